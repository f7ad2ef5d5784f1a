# After the match: the end, the replay, plain tables

### $name (String) - the name of one person or bot, as it was typed: nominative, gender unknown.
### $names (String) - one or more such names, listed with “page-list-and”. Where your grammar would decline a name, put it after a colon.

after-won-you = You win!
# $names (String) - the others of the team, one or more; “you” is the reader, whose gender is unknown.
after-won-your-team = Your team wins: you and { $names }!
# $names (String) - the winners, nominative, the subject; $count (Number) - how many they are, which chooses the form of the verb.
after-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
# $names (String) - the others, nominative or after a colon; “you” is the reader.
after-shared-you = A shared win: you and { $names }!
after-shared = A shared win: { $names }
after-won-nobody = Nobody wins.
decided-puddings = Tied on points; the puddings decided it.
decided-shared = Tied on points and on puddings.
decided-blocked = Nobody could make another move.
after-place = { $rank ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $rank }th place
}
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
after-replay = Replay
after-story = The match in short
# Labels of buttons, below a picture: one short word each.
after-points = Points
# Instead of points, in games without any.
after-figures = Figures
after-picture = Picture
after-seats = Seats
# What the matches at this table add up to; stands before the faces of the players and their wins.
after-evening = This evening
after-wins = { $count ->
    [0] no win
    [one] { $count } win
   *[other] { $count } wins
}
after-share = Share
after-save = Save
after-share-link = Link to the replay
after-no-picture = The picture could not be drawn here.
after-copied = Link copied.
after-not-shared = Your browser can’t share from here. Copy the replay link instead.
# $name (String) - the host, nominative, the subject.
after-wait = { $name } can start the rematch.
after-wait-host = The host can start the rematch.
after-no-answer = The server isn’t answering. Try again in a moment.
after-honest = Was the deal fair?
after-honest-about = Every card and every roll was fixed and sealed before the first move. Now the seal is open, and anyone can check.
after-verify = Check the deal
after-verifying = Replaying the match to check it…
after-verified = Everything checks out: the deal matches its seal, every move was legal, and the result is correct.
after-not-verified = Something is wrong with this record:
after-download = Download the record
after-numbers = The numbers
after-sealed = Seal (SHA-256 of the seed), known from the start
after-seed = Seed, revealed at the end

replay-title = Replay
replay-eyes = As seen by
replay-spectator = a spectator
replay-everyone = everyone (all hands face up)
replay-hands = All hands
replay-more = More
replay-story = What happened
replay-controls = Replay controls
replay-slider = Position in the match
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
replay-loading = Loading the match…
replay-again = Try again
replay-home = Home

plain-table = The table in words
plain-waiting = Describing the table…
plain-happened = What just happened
plain-choices = What you can do
view-due = To move
view-scores = Scores
dialog-close = Close

offline-title = You are offline.
offline-about = This page works offline, but tables need the server. You’ll be reconnected automatically.
offline-back = The connection is back.
