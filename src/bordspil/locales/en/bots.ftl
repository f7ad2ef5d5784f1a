# The names of the bots

bot-greedy = Greedy
bot-uniform = Dicey
bot-first-time = Newcomer
bot-family = Cousin
bot-regular = Regular
bot-master = Master
