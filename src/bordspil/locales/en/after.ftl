# After the match: the end, the replay, plain tables

after-won-you = You win!
after-won-your-team = Your team wins: you and { $names }!
after-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
after-shared-you = A shared win: you and { $names }!
after-shared = A shared win: { $names }
after-won-nobody = Nobody wins.
decided-puddings = Level on points: the puddings decided.
decided-shared = Level on points and puddings.
decided-blocked = Nobody could play any more.
after-place = Place { $rank }
after-you = (you)
after-winner = winner
after-chart = Where the points came from
after-by-round = By round
after-by-kind = By kind
after-round = Round { $round }
after-total = Total
after-as-table = As a table
after-tally = What everyone did
after-rematch = Rematch
after-lobby = Change seats or options
after-replay = Watch the replay
after-share = Share
after-copied = The link is copied.
after-not-shared = The browser does not allow sharing here. Copy the link of the replay instead.
after-wait = { $name } can start the rematch.
after-wait-host = The host can start the rematch.
after-no-answer = The server does not answer. Try again in a moment.
after-honest = Was the deal honest?
after-honest-about = Chance was fixed and sealed before the first move. Now the seal is open and anyone can check it.
after-verify = Check the deal
after-verifying = Playing the match again…
after-verified = All is in order: the deal fits its seal, every move was legal, and the result is right.
after-not-verified = Something is wrong with this record:
after-download = Download the record
after-numbers = The numbers
after-sealed = Seal (SHA-256 of the seed), known from the start
after-seed = Seed, opened at the end

replay-title = The match once more
replay-eyes = As seen by
replay-spectator = a spectator
replay-everyone = everyone (all hands open)
replay-table = The table
replay-hands = All hands
replay-story = What happened
replay-controls = Controls of the replay
replay-slider = Place in the match
replay-where = { $step } of { $last }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-speed = Speed
replay-times = { $speed }×
replay-line = Line { $number }
replay-loading = Fetching the match…
replay-again = Try again
replay-home = Home

plain-table = The table in words
plain-waiting = The table is being described…
plain-happened = What just happened
plain-choices = What you can do
view-due = To move
view-scores = Scores
dialog-close = Close

offline-title = You are offline.
offline-about = The page is here, but tables need the server. It comes back by itself.
offline-back = The connection is back.
