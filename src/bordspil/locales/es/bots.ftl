# The names of the bots

bot-greedy = Glotón
bot-uniform = Tuntún
bot-first-time = Principiante
bot-family = Familia
bot-regular = Habitual
bot-master = Maestro
