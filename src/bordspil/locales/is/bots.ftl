# How well they play, for menus

level-first-time = Byrjandi
level-family = Fjölskylda
level-regular = Reyndur
level-master = Meistari

# Bots for experiments

level-greedy = Gráðugur
level-uniform = Slembinn
