# The names of the bots

bot-greedy = Glotón
bot-uniform = Al tuntún
bot-first-time = Principiante
bot-family = Pariente
bot-regular = Habitual
bot-master = Maestro
