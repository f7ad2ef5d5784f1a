# The names of the bots, as players

bot-greedy = Łasuch
bot-uniform = Kostek
bot-first-time = Nowicjusz
bot-family = Kuzyn
bot-regular = Bywalec
bot-master = Mistrz

# How well they play, for menus

level-first-time = Początkujący
level-family = Rodzinny
level-regular = Zaawansowany
level-master = Mistrzowski
