# The names of the bots

bot-greedy = Gráðugur
bot-uniform = Slembi
bot-first-time = Nýliði
bot-family = Heimilisvinur
bot-regular = Fastagestur
bot-master = Meistari
