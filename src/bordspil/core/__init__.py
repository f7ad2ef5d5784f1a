"""What every game is: states, moves, views, events, outcomes, options, errors, chance."""
