# Errors: what is wrong, and what would be valid

### $place (String) - where in a record or file something is, from the place-… messages: it may begin the sentence.
### $known, $right (String) - valid values, as a list or a range such as 1…5; don’t decline them.

error-invalid-move = “{ $move }” is not a move of this game.
# $kind (String) - a type of Python such as int; don’t translate it.
error-move-not-text = A move is text, not { $kind }.
error-typed-no-move = “{ $move }” isn’t one of the moves. Type a number from 1 to { $last }.
error-illegal-move = “{ $move }” is not allowed now.
error-no-such-ruling = That ruling isn’t possible now.
# $due (String) - names of players, listed, nominative: put them after a colon.
error-not-due = There’s nothing for you to choose right now. Waiting for: { $due }.
error-nothing-to-take-back = It’s too late to take that back: everyone has chosen.
error-unknown-piece = { $game } has no piece “{ $piece }”.
error-no-such-seat = There is no such seat.
error-match-over = The match is over.
error-stale-view = Too late: the match has moved on.
error-bad-option-value = Option { $option } must be { $right }, not { $value }.
error-unknown-option = Unknown option “{ $option }”. Available: { $known }.
error-options-not-a-mapping = Options must be names with values, not { $value }.
error-bad-clock = The time for a move must be more than 0 and at most { $most } seconds, not { $value }.
# $game (String) - the title of a game, not declined; $allowed (String) - a list of numbers, 2, 3, 4.
error-bad-seat-count = { $game } is for { $allowed } players, not { $count }.
error-names-dont-fit = There must be a name for each of the { $count } seats.
error-bad-seed = A seed is 32 bytes, not { $size }.
error-bad-time = Time can’t run backwards.
error-out-of-time = Time has run out; this move comes too late.
error-unknown-game = Unknown game “{ $name }”. Available: { $known }.
error-unknown-rules = { $game } was played by version { $version } of its rules here. This program has: { $known }. Update it to read this match.
error-unknown-bot = Unknown bot “{ $name }”. Available: { $known }.
error-no-such-language = Unknown language “{ $language }”. Available: { $known }.
error-unknown-setting = The bot { $name } has no setting “{ $setting }”. Settings: { $known }.
error-bad-setting = The bot { $name } can’t use { $setting }={ $value }; expected: { $known }.
error-bad-data = { $place } must be { $right }, not { $value }.
error-data-missing = { $place } is missing.
error-line-too-long = The line is too long for a record.
error-line-not-text = The line is not text.
error-record-cut-off = The line is cut off ({ $place }).
error-record-not-json = This is not JSON ({ $place }).
error-record-format = The record has format { $format }; this program reads formats { $known }.
error-record-key-missing = “{ $key }” is missing.
error-record-key-unknown = “{ $key }” does not belong here.
error-record-key-twice = “{ $key }” appears twice.
error-record-shape = { $place } must be { $right }.
error-record-unfinished = The match was not over, so its seed is secret and it can’t be replayed.
# $place (String) - such as “move 17”; $why (String) - a whole sentence of its own.
error-record-illegal = { $place } can’t be played: { $why }
error-record-changed = Something was changed here after the record was written.
error-record-seed = The seed does not match the commitment.
error-record-timeout = After a time-out the move here is { $right }, not { $move }.
error-record-repeated = This move appears twice or was taken back.
error-record-not-over = The match is not over after the last move.
error-record-outcome = The record says { $said }, but the moves give { $right }.
error-thinking-full = The bots have too much to think about right now. Try again in a moment.
