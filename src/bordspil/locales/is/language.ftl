# Tungumálið um sjálft sig

language-name = Íslenska
language-numbers-like = nl
language-dates-like = de
