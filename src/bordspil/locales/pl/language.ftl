# Język o sobie samym

language-name = Polski
language-numbers-like = pl
language-dates-like = pl
