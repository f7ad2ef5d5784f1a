# The language about itself

# The language’s own name, as its readers look for it in a list: Deutsch, Português (Brasil).
language-name = English
# Some browsers don’t know every language. The code of one that writes numbers as yours does (2.5 or 2,5); your own code is fine if browsers know it.
language-numbers-like = en
# The same for dates and times.
language-dates-like = en
