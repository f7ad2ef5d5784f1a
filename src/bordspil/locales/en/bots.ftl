# The names of the bots, as players

bot-greedy = Greedy
bot-uniform = Dicey
bot-first-time = Newcomer
bot-family = Cousin
bot-regular = Veteran
bot-master = Master

# How well they play, for menus

level-first-time = Beginner
level-family = Family
level-regular = Regular
level-master = Master
