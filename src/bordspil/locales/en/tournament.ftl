# Tournaments of bots

help-tournament = Let bots play a tournament: the same deals for all, ratings with 95 % intervals, a report.
help-tournament-bots = Bots, by seat or, in team games, by team: { $bots }.
help-tournament-matches = Minimum number of matches for each line-up.
help-tournament-out = Keep everything in this folder: journal.jsonl, matches.csv, standings.csv, report.html.
help-tournament-force = Start over if the folder already has a tournament.
help-cluster = Play on the Dask cluster whose scheduler has this address.
help-bots-sides = Bots, seat by seat (in team games, team by team); the list repeats if more are needed: { $bots }.
too-many-bots-teams = { $bots } bots are too many for { $teams } teams.

tournament-deals = Every deal is played in all rotations of seats, so luck with the cards affects everyone equally.
tournament-line-ups = A line-up has as many bots as there are seats (or teams). With more bots, every combination plays; with fewer, the list repeats.
tournament-resume = With --out, the same command continues an interrupted tournament, or shows a finished one. Without it the table is shown and nothing is kept.
tournament-examples = Examples:
tournament-too-many = That would be { $count } matches in total; the maximum is { $most }.
tournament-resumed = Continuing: { $done } of { $count } matches already played.
tournament-kept = Interrupted. Kept: { $done } of { $count } matches. Run the same command to continue.
tournament-lost = Interrupted. Nothing is kept; use --out FOLDER to be able to continue a tournament.
tournament-broken = One of the worker processes has died.
tournament-saved = The report: { $file }

# $game (String) - the title of a game; it is never declined.
report-title = { $game }: bot tournament
report-standings = Standings
report-matches = Matches
report-deals = Deals
report-line-ups = Line-ups
report-rotations = Rotations per line-up
report-turns = Turns per match
report-seed = Seed
report-rating = Rating
report-firsts = First places
report-place = Mean place
report-time = CPU time per move
report-ratings = Ratings with 95 % intervals
report-ratings-note = Elo scale; the mean of all bots is 0.
report-ahead = Who finishes ahead of whom
report-ahead-note = How often the bot in the row finishes ahead of the bot in the column; ties count half.
report-scores = Scores
report-scores-note = How often each score was reached.
report-seats = First places by seat
report-seats-note = If all seats were equal, each would have { $fair } (dashed line). In team games the numbers are those of the teams.
report-method = Every deal is played in all rotations of seats. Shared wins count as fractions. Ratings follow the Plackett–Luce model of first places; their intervals come from resampling deals (bootstrap), all others from the spread between deals, because matches of the same deal are not independent. Every interval also counts one pseudo-win for each bot, so that a few wins are not taken for certainty.

error-line-up-alone = A tournament needs at least two different bots.
error-line-up-twice = { $name } is named twice; with more bots than seats (or teams), name each once.
error-journal-no-home = { $folder } isn’t empty and has no tournament in it; choose a new or empty folder.
error-journal-in-use = Another run is writing { $file }; wait for it, or choose another folder.
error-journal-damaged = { $file } is damaged in line { $line }; --force starts over.
error-journal-format = The journal has format { $format }; this program reads format { $known }.
error-journal-other-plan = { $file } has another tournament ({ $what }: { $then }, now { $now }). Run the same command as then, choose another folder, or use --force to start over.
error-journal-other-version = { $file } was begun by version { $then }; this is { $now }, and its bots may play differently. --force starts over.
error-cluster-missing = A cluster needs more packages: pip install 'bordspil[cluster]'
error-cluster-unreachable = No Dask scheduler answers at { $address }; an address looks like tcp://192.0.2.1:8786.
error-cluster-idle = The Dask scheduler at { $address } has no workers.
error-cluster-stranger = The worker { $worker } has no bordspil; install it there too.
error-cluster-version = The worker { $worker } has version { $theirs } of bordspil, this is { $ours }; install the same everywhere.
tournament-clocked = { $bot } thinks for a fixed time, so another run or machine gives other results. For repeatable results set iterations, such as master:iterations=1000.
