"""`python -m bordspil`"""

from bordspil.cli import main

main()
