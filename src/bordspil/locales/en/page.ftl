# The page in the browser

### $name (String) - the name of one person or bot, as it was typed: nominative, gender unknown.
### $names (String) - one or more such names, listed with “page-list-and”. Where your grammar would decline a name, put it after a colon.
### $code (String) - what a table is found by, such as ABCD-EFGH.

## On every page

page-skip = Skip to the content
page-menu = Main menu
page-home = Home
page-settings = Settings
page-language = Language
page-dismiss = Dismiss
page-cancel = Cancel
page-save = Save
page-nothing-here = There is nothing at this address.
page-no-server = The server can’t be reached. You may be offline.
page-try-again = Try again
page-went-wrong = Something went wrong. Try again.
page-line-lost = You’re offline. Try again when the connection is back.
page-lost = Connection lost.
page-lost-retry = Trying again in { $seconds } s
page-lost-trying = Trying…
page-lost-held = Your move is saved and will be sent.
page-cut = No connection. You can carry on as soon as it’s back.
page-sending = Sending…
page-try-now = Try now
page-back = Back online. Nothing was lost.
page-coming = One moment…
# $first (String) - all but the last, with commas; $last (String) - the last: “Anna, Jón and Ewa”. The names are in the nominative.
page-list-and = { $first } and { $last }

## The home page

page-welcome = Sit down, the table is set
page-welcome-more = Play with friends and bots, right here. No account needed.
page-games = Games
# $least, $most (Number) - two numbers, such as 2 to 5; there are always several players.
page-players = { $least } to { $most } players
page-play-now = Play now
page-with-friends = With friends
page-join-title = Join a table
page-join = Join
page-join-more = Ask whoever opened the table for the code or link.
page-code = Table code
page-your-name = Your name
page-name-more = The others at the table will see this name.
page-guest = Guest
page-who-are-you = Who are you?
# $name (String) - the reader’s own name, or the word for a guest.
page-myself = You: { $name }. Change name, face and colour
page-done = Done
page-your-face = Your face
page-face-long-hair = Long fair hair
page-face-beard = Beard
page-face-curls = Curls
page-face-glasses = Glasses and a bun
page-face-cap = Red cap
page-face-scarf = Headscarf
page-face-moustache = Moustache
page-face-plaits = Red plaits
page-your-colour = Your colour
page-colour-0 = Orange
page-colour-1 = Indigo
page-colour-2 = Pink
page-colour-3 = Olive
page-colour-4 = Amber
page-colour-5 = Teal
page-colour-6 = Violet
page-colour-7 = Red
page-colour-8 = Green
page-colour-9 = Brown
page-colour-10 = Purple
page-colour-11 = Blue
page-waiting-seats = Your seats are waiting
page-forget-seat = Forget table { $code }
page-public-tables = Open tables
page-running = in progress
page-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
page-watch = Watch
page-trademarks = Sushi Go!, Sushi Roll and Sequence are trademarks of their owners. This is an independent implementation, not affiliated with them.

## Before the start

page-table = Table
page-table-title = Table { $code }
page-come-in = Join table { $code }
page-no-table = There is no table with the code { $code }.
page-no-table-more = Check the code, or ask for the link again. Tables that nobody returns to are deleted after a while.
page-gone-title = You are no longer at this table
page-gone-left = You left the table.
page-gone-removed = The host removed you.
page-gone-closed = The host has closed the table.
page-gone-flood = Too many messages were sent from this device. Reload the page to come back.
page-seats = Around the table
page-seats-order = Play goes round in this order.
page-seats-teams = Seats with the same chip are one team; swap seats to change the teams.
# $number (Number) - counted from 1; a number that names a seat, not how many there are.
page-seat = Seat { $number }
page-seat-free = Free seat
page-team = Team { $team }
page-you = you
page-host = host
# Beside a person’s name; gender unknown, so choose a form that fits all.
page-away = away
page-sit = Sit here
page-stand = Stand up
page-stand-more = A bot takes over for you.
page-unseat = Remove from seat
page-add-bot = Add a bot
page-other-bot = Another bot
page-no-bot = No bot
page-bot-for-seat = Bot for seat { $number }
page-bot-level = Bot level
page-swap-seat = Swap seat { $number } with another
page-swap-with = Swap seat { $seat } with which seat?
page-swap-here = Swap with seat { $number }
page-start = Start the match
page-fill-and-start = { $count ->
    [one] Add a bot and start
   *[other] Add { $count } bots and start
}
# $name (String) - the host, nominative, after a colon.
page-host-starts = Waiting for the host to start: { $name }
page-people = People
page-rename = Rename
page-make-host = Make host
page-spectators = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
page-invite = Invite
page-invite-more = Share the link, let others scan the QR code, or tell them the code.
page-qr = QR code of table { $code }
page-share-link = Share the link
page-share-watch = Link for spectators
page-copied = Link copied.
page-join-here = Join here
page-watch-join = If you want to play, scan the code on the host’s screen.
page-waiting-start = Waiting for the start
page-watching = Watching
page-the-game = The game
page-game = Game
page-seat-count = Seats
page-table-settings = Table settings
page-set-public = Open to everyone
page-about-public = The table is listed on the home page, and anyone may join or watch.
page-set-hints = Hints
page-about-hints = Everyone may ask for advice on the next move.
page-set-memory_aid = Memory aid
page-about-memory_aid = Shows the hands you’ve already seen.
page-set-seconds_per_move = Time per move
page-about-seconds_per_move = When time runs out, the table plays for you.
page-set-grace = A bot steps in after
page-about-grace = How long a seat is kept for someone who loses their connection. They get it back as soon as they return.
page-set-stand_in = Stand-in bot level
page-about-stand_in = How well the stand-in bot plays.
page-set-pace = Bots pause for
page-about-pace = How long bots wait before a move, so that people can follow.
page-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
page-no-limit = No limit
page-never = Never

## During a match

page-controls = Controls of the match
page-board = The board
page-your-turn = Your turn
# $names (String) - one or more names, nominative, after a colon.
page-waiting-for = Waiting for: { $names }
page-over = The match is over
page-see-end = See the result
page-scores = Players and scores
# Stands alone, beside or below a number; the form that goes with most numbers.
page-points-word = points
# Beside a person’s name: this player is choosing now. Gender unknown.
page-choosing = choosing
page-bot-plays = a bot plays
page-no-seat = You don’t have a seat in this match; you’re watching.
page-time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
page-time-soon = Your time is nearly up.
story-turn = Turn { $turn }
story-you = You
sheet-rule = Read the rule
page-hint = Hint
page-hint-thinking = Thinking of a hint…
page-hint-move = Show me the move
# $move (String) - the move in words, after a colon; $chance (String) - a percentage.
page-hint-best = I’d play this: { $move }. Chance to win: { $chance }.
page-hint-why = Why this move?
page-advised = suggested
page-hint-compare = Compare moves
page-in-words = The table in words
page-you-hold = What you have
page-your-choices = Your options
page-story = What happened
page-react = Say something
page-reaction-hello = Hello!
page-reaction-nice = Nice!
page-reaction-wow = Wow!
page-reaction-thanks = Thanks!
page-reaction-ouch = Ouch!
page-reaction-sorry = Sorry!
page-reaction-thinking = Thinking…
page-reaction-hurry = Your move!
# For screen readers. $name (String) - who reacts; $words (String) - a reaction, such as “Nice!”.
page-reacted = { $name }: { $words }
page-go-home = Go home
page-go-home-more = Your seat will be kept.
page-leave = Leave the table
page-leave-more = For good: your seat becomes free.
page-leave-sure = Leave the table for good? Your seat becomes free, or a bot takes it over.
page-close = Close the table
page-close-more = For everyone; its finished matches are deleted too.
page-close-sure = Close the table for everyone and delete everything about it, finished matches too?
page-coach-off = I know the game

## Learn

page-learn = Learn
page-learn-title = Learn the games
page-learn-more = Read the rules with pictures, or play a first game in which every step is explained.
page-learn-rules = Rules
# $game (String) - the title of a game, such as Sequence; it is never declined.
page-learn-game = Learn { $game }
page-learn-first = Guided first game
page-learn-first-more = A real match against easy bots. Every step is explained, and hints are on.
page-learn-contents = Contents
page-learn-aside = More for the curious
page-learn-none = The rules can’t be loaded right now.
page-learn-print = Print
page-coach-next = Got it
# { page-hint } is the label of a button: quote it, don’t decline it.
page-coach-hint = Not sure? “{ page-hint }” first says where to look and then shows a move.

## Settings

settings-you = You
settings-look = The table
settings-help = Turns and tips
sheet-keys = On a card, die or cell, rest the mouse, press long, or press I: you read what it is worth.
page-theme = Colours
page-theme-auto = Same as system
page-theme-light = Light
page-theme-dark = Dark
page-motion = Animation
page-motion-auto = Same as system
page-motion-full = Pieces move
page-motion-none = Nothing moves
page-tempo = Tempo
page-tempo-calm = Calm
page-tempo-normal = Normal
page-tempo-quick = Quick
page-sound-and-vibration = Sound and vibration
page-sound = Play sounds
page-sound-try = Try a sound
# The name of a toggle button that is pressed while the sounds are off.
page-mute = Mute sounds
page-vibrate = Vibrate
page-signals = When it is your turn
page-notify = Show a notification
page-notify-refused = Your browser blocks notifications from this page.
page-coach-again = Explain the first moves again
page-coach-back = The first moves will be explained again.

## About

page-about-title = About
page-about-what = A table for three games, with friends and bots. It needs no account: a name is enough.
page-about-fair = Every deal is fixed and sealed before the match; when it is over, anyone can check that nothing was changed.
page-about-private = Your browser remembers your name, your settings and your seats; nothing is sent anywhere but to this server.
page-trademarks-title = Trademarks
page-trademarks-more = All drawings were made for this project; none are the publishers’.
page-licences = Licences
page-licence = This page and its server are free software under the MIT licence. They use:
