# How well they play, for menus

level-first-time = Beginner
level-family = Family
level-regular = Regular
level-master = Master

# Bots for experiments

level-greedy = Greedy
level-uniform = Random
