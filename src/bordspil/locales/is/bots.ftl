# The names of the bots, as players

bot-greedy = Gráðugur
bot-uniform = Slembi
bot-first-time = Nýliði
bot-family = Frændi
bot-regular = Fastagestur
bot-master = Meistari

# How well they play, for menus

level-first-time = Byrjandi
level-family = Fjölskylda
level-regular = Reyndur
level-master = Meistari
