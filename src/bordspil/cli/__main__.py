"""`python -m bordspil.cli`"""

from bordspil.cli import main

main()
