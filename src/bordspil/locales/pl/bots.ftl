# The names of the bots

bot-greedy = Łasuch
bot-uniform = Kostek
bot-first-time = Nowicjusz
bot-family = Domownik
bot-regular = Bywalec
bot-master = Mistrz
