# Keep score: the pad for the box at home

### $who, $player, $before, $after (String) - the name of one person or bot, as it was typed: nominative, gender unknown.
### $thing (String) - what is counted, in the nominative: see the kind-…, pad-… and card-… messages of the games.

pad-title = Keep score
pad-about = Playing with the box at home? Count what’s on the table; the pad adds it up and explains every point.
pad-open = Open a score pad
pad-game = Which game is on the table?
pad-players = Players
pad-teams = Teams
pad-how-many = How many?
pad-player-name = Player { $number }
pad-team-name = Team { $number }
pad-begin = Start scoring
pad-place = Score pad { $code }
pad-code = Score pad code
pad-come-in = Join score pad { $code }
pad-none = There is no score pad with the code { $code }.
pad-none-more = Check the code, or ask for the link again. Unused pads are deleted after a while.
pad-share = Use several phones
pad-share-more = Anyone with the link or the code can enter scores, and everyone sees them right away.
pad-qr = QR code of the score pad { $code }
pad-pages = Pages
pad-whose = Whose count?
pad-counted = counted
pad-to-count = not counted yet
pad-more = One more: { $thing }
pad-less = One fewer: { $thing }
# $player (String) - who is counted next, nominative, after a colon.
pad-next = Done, next: { $player }
pad-next-page = Done, next: { $page }
pad-done = Done
pad-missing = Still to count: { $names }
pad-how = How it’s scored
pad-how-so-far = So far
pad-nothing = Nothing has been counted here yet.
pad-history = Who wrote what
pad-csv = Download as CSV
pad-names = Change names
pad-again = New pad, same players
pad-waiting = Not sent yet. It’s saved on this phone and will be sent when you’re back online.
pad-refused = Not saved: { $why }
pad-kept = Score pad
pad-wrote = { $who } · { $player }, { $page }: { $what }
pad-wrote-nothing = { $who } · { $player }, { $page }: nothing
# $before and $after (String) - two names of the same player, both nominative.
pad-named = { $who } · { $before } is now { $after }

error-is-a-pad = This is a score pad: nothing is played here.
error-no-pad = There is no score pad at this table.
error-no-such-pad = There is no such score pad. Check the code; the pad may have been cleared away.
error-game-without-pad = There is no score pad for this game.
error-no-such-page = This page of the score pad does not exist.
error-no-such-player = That player isn’t on this score pad.
error-pad-full = This score pad has been changed too often. Open a new one.
error-not-counted-here = “{ $name }” is not counted here.
error-more-than-the-box = There can’t be that many: { $count }. The box has at most { $most } ({ $thing }).
