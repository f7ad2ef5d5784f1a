# La lengua sobre sí misma

language-name = Español
language-numbers-like = es
language-dates-like = es
