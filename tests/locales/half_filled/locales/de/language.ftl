language-name = Deutsch
language-numbers-like = de
language-dates-like = de
