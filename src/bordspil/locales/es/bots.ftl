# The names of the bots, as players

bot-greedy = Glotón
bot-uniform = Tuntún
bot-first-time = Novato
bot-family = Pariente
bot-regular = Veterano
bot-master = Maestro

# How well they play, for menus

level-first-time = Principiante
level-family = Familiar
level-regular = Habitual
level-master = Maestro
