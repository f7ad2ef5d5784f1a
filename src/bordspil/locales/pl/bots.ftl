# The names of the bots

bot-greedy = Łasuch
bot-uniform = Kostek
bot-first-time = Nowicjusz
bot-family = Rodzina
bot-regular = Bywalec
bot-master = Mistrz
