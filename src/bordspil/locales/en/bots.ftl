# The names of the bots

bot-greedy = Greedy
bot-uniform = Dicey
bot-first-time = Newcomer
bot-family = Family
bot-regular = Regular
bot-master = Master
