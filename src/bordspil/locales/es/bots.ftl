# How well they play, for menus

level-first-time = Principiante
level-family = Familiar
level-regular = Habitual
level-master = Maestro

# Bots for experiments

level-greedy = Voraz
level-uniform = Al azar
