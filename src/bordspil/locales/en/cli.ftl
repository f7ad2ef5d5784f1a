# The command line

help-app = Sushi Go!, Sushi Roll and Sequence: play in the terminal, let bots play, replay and check matches.
help-version = Show the version.
help-lang = Language of all output; works anywhere on the line. Default: BORDSPIL_LANG, then LANG.
help-play = Play a game against bots, here in the terminal.
help-simulate = Let bots play many matches and show the statistics.
help-replay = Retell a recorded match from start to finish.
help-verify = Check records: the deal against its commitment, every move, the outcome.
help-rules = Read the rules of a game, or a single rule.
help-bench = Measure how fast the engines are on this machine.
help-bench-game = The game (default: all).
help-players = Number of players: { $counts } (default: { $default }).
help-bots = Bots, seat by seat; the list repeats if there are more seats: { $bots }. They get stronger from first-time to master; master:seconds=5 thinks for five seconds per move.
help-name = Your name at the table.
help-seed = Any number or word: the same seed gives the same deals. Without one, deals are new and secret.
help-record = Add the finished match to this file.
help-matches = Number of matches.
help-out = Write the records to this file, one per line.
help-force = Overwrite the file if it already exists.
help-workers = Number of processes (default: one per core).
help-file = A file of records, one per line (.jsonl).
help-match = Which match in the file, counted from 1.
help-json = Print the full transcript as JSON.
help-rules-game = The game (default: list all games).
help-rules-id = A rule by its id, such as SG-8 or just 8.

usage-usage = Usage
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-options-short = OPTIONS
usage-command-short = COMMAND
usage-default = default
usage-required = required
usage-help = Show this help.
usage-try-help = See { $command } --help.
usage-did-you-mean = Did you mean { $words }?
usage-no-option = Unknown option { $option }.
# $name (String) - an option or argument as it is typed, such as --seed; neither case nor gender.
usage-missing = { $name } is missing.
usage-bad-value = The value of { $name } must be a whole number.
usage-no-command = Unknown command. Available: { $commands }.
usage-wrong = Couldn’t understand this: { $problem }.
usage-extra = Unexpected: { $words }.
usage-needs-value = { $option } needs a value.
usage-takes-no-value = { $option } takes no value.
file-problem = { $file }: { $problem }
file-missing = { $file } doesn’t exist.
file-forbidden = { $file } can’t be opened: permission denied.
file-is-folder = { $file } is a folder, not a file.
file-disk-full = The disk is full; { $file } was not written.
file-not-ordinary = { $file } is not an ordinary file; records can’t be written there.
data-file-too-long = { $file } is too long for a file of this kind.
data-file-not-text = { $file } is not a text file.
data-file-unreadable = { $file } can’t be read as { $formats }: there is a mistake in line { $line }.
interrupted = Interrupted.
plain-python = The rules run as plain Python: good enough to play, some 300 times slower for random matches. With a C compiler on the machine, install again to compile them.

play-prompt = Your move?
play-you = You
play-no-terminal = Playing needs a terminal with a keyboard. To let bots play, use: bordspil simulate
play-commitment = The deal is fixed; its seal begins with { $commitment }…
play-help-hint = Type ? for help, q to leave.
play-help = Type a number or a name to choose. hint (or !) gives a hint; type it again to see the move. t shows the table, r 8 shows rule 8, q quits.
play-left = You have left the table.
play-saved = The match was added to { $file }.
play-seed = Seed { $seed }. Its SHA-256 is the seal { $commitment }: nobody could change the deal.
end-title = Final ranking
end-rank = Place
# $winners (String) - names of people and bots, listed, nominative; $count (Number) - how many they are.
end-winners = { $count ->
    [one] Winner: { $winners }
   *[other] Shared win: { $winners }
}

simulate-progress = Playing
simulate-seat = Seat
simulate-bot = Bot
simulate-mean = Mean score
simulate-deviation = Deviation
simulate-wins = Wins
simulate-interval = 95 % interval
simulate-summary = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}, { $rate } matches/s on { $workers ->
    [one] { $workers } process
   *[other] { $workers } processes
}, { $turns } turns per match, seed { $seed }. Shared wins count as fractions.
simulate-saved = { $count ->
    [one] { $count } record
   *[other] { $count } records
} written to { $file }.
simulate-matches = The number of matches must be from 1 to { $most }.
simulate-workers = The number of processes must be from 1 to { $most }.
simulate-exists = { $file } already exists; choose another name, or use --force to overwrite it.
too-many-bots = { $bots } bots are too many for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.

record-line = line { $line }: { $problem }
record-file-empty = { $file } has no records.
record-no-such = There is no match { $number } in { $file }: it has { $count }.
# $name (String) - a player; in most languages better nominative and after a colon.
event-time-ran-out = Time ran out for { $name }.
replay-altered = The record was altered after it was written:
verify-progress = Checking
verify-more = … and { $count ->
    [one] { $count } more record
   *[other] { $count } more records
} with errors.
verify-summary = Good records: { $good }. Bad records: { $bad }.
place-head = beginning
place-character = character { $number }
place-move = move { $number }
place-end = end
place-seed = seed
place-outcome = outcome, { $number }

rules-game = Game
rules-players = Players
rules-count = Rules
# $game (String) - the title of a game, such as Sushi Go!; it is never declined.
rules-none = { $game } has no written rules.
rules-no-such = Unknown rule { $rule }. Available: { $known }.

bench-progress = Measuring…
bench-playouts = Random matches/s
bench-decisions = Decisions/s
bench-clone = Copy
bench-memory = State
bench-compiled = The rules run compiled, one thread, CPU time.
bench-plain = The rules run as plain Python, one thread, CPU time.
