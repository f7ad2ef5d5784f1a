# Sushi Go!

game-sushi-go = Behalte eine Karte, gib die übrigen weiter und stelle aus dem, was herumkommt, das beste Menü zusammen.
card-chopsticks = Stäbchen
prompt-one = Welche Karte behältst du?
