# How well they play, for menus

level-first-time = Początkujący
level-family = Rodzinny
level-regular = Zaawansowany
level-master = Mistrzowski

# Bots for experiments

level-greedy = Zachłanny
level-uniform = Losowy
