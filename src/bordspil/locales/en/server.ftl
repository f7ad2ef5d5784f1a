# What a server says no to, and why

error-table-error = That isn’t possible at this table.
error-bad-message = The message can’t be read: { $problem }
error-bad-frame = Messages are text with JSON, not binary data.
error-too-large = A message may have at most { $most } bytes.
error-not-joined = First say which table you want: open, join, watch or return to one.
error-joined-already = This connection is already at a table; open a new connection for another one.
error-no-such-table = There is no such table. Check the code; the table may have been closed.
error-bad-token = This seat is no longer yours, or its table has been closed. Join again with the code.
error-bad-watch-key = This link doesn’t lead to a table you can watch; it may have been closed.
error-not-allowed = You may not do this at this table.
error-host-only = Only the host of the table may do this.
error-seat-only = Only people with a seat can do this. Take a seat first.
error-not-now = That isn’t possible now.
error-match-running = This must wait until the match is over.
error-match-not-running = No match is being played at this table.
error-seats-empty = Every seat needs a person or a bot before the match can start. Still empty: { $seats }.
error-seat-taken = This seat is taken. Choose a free one.
error-no-such-bot = There is no bot “{ $name }” here; use just the bot’s level.
error-no-such-person = Nobody with that id is at this table.
error-hints-off = Hints are switched off at this table.
error-nothing-to-hint = There is nothing to choose now, so there is no hint.
error-table-full = There is no room for more people at this table.
error-journal-full = This table has been in use for a very long time. Open a new one.
error-name-empty = A name needs at least one letter or digit.
error-busy = The server is busy. Try again in { $retry_after ->
    [one] { $retry_after } second
   *[other] { $retry_after } seconds
}.
error-too-many = That’s too much: a server limit has been reached.
error-too-many-messages = Too many messages: at most { $rate } per second, { $most } in a burst.
error-too-many-tables = Too many tables are open. Close one, or try again later.
error-too-many-sockets = Too many connections from your address: at most { $most }.
error-too-many-spectators = Too many people are watching this table already.
error-too-many-wrong-codes = Too many wrong codes. Try again in { $retry_after ->
    [one] { $retry_after } second
   *[other] { $retry_after } seconds
}.
error-internal = Something went wrong on the server, and nothing was changed. Try again.
error-store-failed = This couldn’t be saved, so nothing was changed. Try again.

# What goes wrong between a client and its server

error-bad-address = “{ $url }” isn’t a server address; expected: { $right }
error-no-server = There is no server at { $url }: { $problem }
error-line-lost = The connection to the server was lost: { $problem }
error-strange-server = { $url } doesn’t answer like a Bordspil server: { $problem }
error-no-free-seat = All seats of this table are taken.
# $why (String) - a word of the protocol such as removed; not to be translated.
error-sent-away = You’re no longer at the table ({ $why }).

help-join = Seat a bot from this computer at a table on a server.
help-join-url = The server’s address, such as https://example.org or ws://localhost:8000/ws.
help-join-code = The table’s code.
help-join-bot = Which bot: { $bots }. master:seconds=5 thinks for five seconds per move.
help-join-name = The bot’s name at the table.
help-join-seat = Which seat, counted from 1 (default: the first free one).
help-join-once = Give up when the connection is lost instead of reconnecting.
# $name (String) - nominative, the subject; $seat (Number) - counted from 1; $game (String) - a title, not declined.
join-seated = { $name } sits in seat { $seat } at table { $code } ({ $game }).
join-waiting = Waiting for the match to start…
join-bad-seat = Seats are numbered 1 to { $last }.
error-table-closed = This table has been closed.
error-seat-of-another = In a running match you can only come back to the seat that you had ({ $seat }).
error-seat-present = This player is here and playing; only the seat of someone who is away can be cleared.
