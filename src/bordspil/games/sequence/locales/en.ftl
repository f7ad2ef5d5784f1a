# Sequence: cards, events, the table

### $name, $first in seq-event-dealt (String) - the name of one person or bot, as it was typed: nominative, gender unknown.
### $team (String) - a team’s number, 2, or 2 (Anna) if the team is one player. Put your word for team in front of it to carry the case.
### $card (String) - a card in signs such as 7♠; $cell (String) - a place on the board such as b9; $line (String) - two cells, a1–e1. None of them has gender or case.

game-sequence = Play a card, put a chip on one of its cells, and be the first team with five in a row (with two teams, it takes two lines).
option-teams = How many teams. Automatic means two if possible; only 6 or 12 players can choose.
option-draw_yourself = Drawing is a separate move: forget it and you lose the card. Bots wait for you.
option-no_table_talk = If a team gives itself advice, the table may rule against it: each member loses a card.
option-advanced = One-eyed jacks may also take a chip out of a completed line.
option-name-teams = Teams
option-name-draw_yourself = Draw it yourself
option-name-no_table_talk = No table talk
option-name-advanced = Advanced
option-value-auto = Automatic
# Tips of a first match: one short line on a phone, at most about 90 letters.
# $card (String) - a card in signs: 7♥.
coach-sequence-card = Choose a card, { $card } for example: the free cells that show it light up.
coach-sequence-choice = More than five in a row: choose the five that become your line.
coach-sequence-dead = Both cells of { $card } are taken: choose it and exchange it, then play on.
# $cell (String) - the name of a cell.
coach-sequence-four = Four of five are yours: only { $cell } is missing for a line.
coach-sequence-block = Another team has four of five here: a chip on { $cell } stops the line.
coach-sequence-made = This line is complete: nobody can take its chips away.
# $count (Number) - 1 or 2 lines to win.
coach-sequence-line = Your chips: five in a row make a line. { $count ->
    [one] One line wins.
   *[other] { $count } lines win.
}
coach-sequence-wild = { $card } has two eyes: it puts a chip on any free cell. Save it for a line.
coach-sequence-remover = { $card } has one eye: it takes an opponent’s chip away.
coach-sequence-twice = Every card is on the board twice: { $card } fits on both of these cells.
coach-sequence-corner = The corner counts for everyone: with { $card } you start a line beside it.

seq-move-dead = exchange { $card }
seq-move-lose = lose { $card }
seq-move-draw = draw
seq-move-pass = pass

seq-event-cut = Cutting for the deal: { $cards }
seq-event-dealt = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} each. Dealer: { $name }. First: { $first }
# $name (String) - who gets the cards; after a colon or with a preposition that leaves the name as it is.
seq-event-hand = Dealt to { $name }: { $cards }
seq-event-placed = { $name }: { $card } → { $cell }
# $team (String) - whose chip is taken away.
seq-event-removed = { $name }: { $card } removes a chip of Team { $team } from { $cell }
seq-event-line = A line for Team { $team }: { $first } to { $last }
seq-event-broken = The line of Team { $team } from { $first } to { $last } is broken.
seq-event-dead = { $name }, dead card exchanged: { $card }
seq-event-received = { $name }, new card: { $card }
seq-event-lost = { $name }, card given up: { $card }
seq-event-renewed = The discards are shuffled into a new deck.
seq-event-draw-lost = Too late to draw: { $name }
seq-event-passed = No card to play: { $name }
# $team (String) - the team that loses a card for each member.
seq-event-ruling = The table rules against Team { $team }: each member gives up a card.
seq-event-blocked = Nobody can play any more.

seq-table-title = Deck: { $deck } · discards: { $discards }
seq-table-team = Team
seq-table-cards = Cards
seq-table-top = Last card
seq-table-lines = Lines
seq-board-title = The board (› your cards, ✶ free corners)
seq-reach-wild = any free cell
seq-reach-remover = takes a chip away
seq-reach-dead = dead

seq-prompt = Which card, and where? Type 1 b9 (or just 1 if there is only one cell)
seq-prompt-dead = You may exchange a dead card: d 1
seq-prompt-draw = Type draw to take your card.
seq-prompt-pass = You can’t play anything: type pass.
seq-prompt-line = Which five become your line?
seq-prompt-lose = A ruling: which card do you give up?
seq-help = 1 b9 or 7s b9 plays a card onto a cell (columns a to j, rows 1 to 10 from the top). d 1 exchanges a dead card. Type draw, pass, lose 1 and line b2-f6 exactly like that. With --no-table-talk, ruling 1 rules against team 1 (see the Team column).

error-sequence-move-shape = “{ $move }” is not a move. Write 7S b9, dead 7S, draw, pass, line a1-e1 or lose 7S.
error-typed-no-playing-card = “{ $value }” isn’t one of your cards. Type a number from 1 to { $last } or a card such as 7S.
error-typed-wrong-cell = “{ $value }” isn’t a cell: columns are a to j, rows 1 to 10.
error-typed-no-cell = Say the cell too, such as { $move }.
error-move-not-a-play = A move in Sequence is a card with a cell, not { $kind }.
error-teams-dont-fit = { $teams } teams are for { $allowed } players, not { $count }.
error-nothing-to-lose = No ruling asks you for a card.
error-nothing-to-draw = You have no card to draw.
error-no-pass = You can only pass if you can’t play or exchange anything.
error-no-such-line = { $line } isn’t a line you can choose now.
error-ruling-by-seat = A ruling is nobody’s move: the table makes it.
error-typed-no-ruling = That ruling isn’t possible now: “{ $move }”. Possible: { $known }
error-choose-line-first = First choose your line.
error-ruling-first = First, the cards for the ruling must be given up.
error-not-your-turn = It is not your turn.
error-corner = { $cell } is a corner: it belongs to everyone and stays free.
error-no-chip = There is no chip on { $cell }.
error-own-chip = The chip on { $cell } is your own team’s.
error-safe-chip = The chip on { $cell } is part of a line and safe.
error-cell-taken = { $cell } is taken.
error-wrong-cell = { $cell } shows { $shows }, not { $card }.
error-no-chips-left = Your team has no chip left.
error-no-exchange-now = You can’t exchange a card now.
error-exchanged-already = Only one dead card per turn.
error-jack-not-dead = A jack is never dead.
error-not-dead = { $card } is not dead: one of its cells is free.
error-card-not-in-hand = { $card } is not in your hand.

seq-reason-wins = The line { $line } wins the match.
seq-reason-line = Completes the line { $line }.
seq-reason-double = Two ways to finish a line: { $cells }.
seq-reason-four = Four of five: only { $cell } is missing, and you don’t hold { $card } yet.
seq-reason-four-held = Four of five: only { $cell } is missing, and you hold { $card } for it.
seq-reason-four-wild = Four of five: only { $cell } is missing, and your two-eyed jack can go there.
seq-reason-three = { $count ->
    [one] Three of five in one open line.
   *[other] Three of five in { $count } open lines.
}
seq-reason-open = { $count ->
    [one] One line of five is still open through this cell.
   *[other] { $count } lines of five are still open through this cell.
}
seq-reason-freed = Reopens a line where you have { $count } of five.
# $team (String) - the other team. If it is one player, the message that ends in -player takes its place.
seq-reason-stops-four = Stops Team { $team } from completing { $line }.
# $seat (String) - a player, nominative, gender unknown; also in the other messages that end in -player.
seq-reason-stops-four-player = Stops { $seat } from completing { $line }.
seq-reason-stops-win = Stops Team { $team } from winning with { $line }.
seq-reason-stops-win-player = Stops { $seat } from winning with { $line }.
seq-reason-stops-three = Blocks Team { $team }: three of five on { $line }.
seq-reason-stops-three-player = Blocks { $seat }: three of five on { $line }.
seq-reason-cuts-four = Removes one of the four chips of Team { $team } on { $line }.
seq-reason-cuts-four-player = Removes a chip from { $line }, where { $seat } has four of five.
seq-reason-cuts-win = Removes a chip from { $line }, where Team { $team } was about to win.
seq-reason-cuts-win-player = Removes a chip from { $line }, where { $seat } was about to win.
seq-reason-cuts-three = Removes one of the three chips of Team { $team } on { $line }.
seq-reason-cuts-three-player = Removes a chip from { $line }, where { $seat } has three of five.
seq-reason-breaks = Breaks the line { $line } of Team { $team }.
seq-reason-breaks-player = Breaks a line: { $seat }, { $line }.
seq-reason-taken = The risk: others can take { $cell }; unseen copies of { $card }: { $count }.
seq-reason-removers = One-eyed jacks that could take a chip away, unseen: { $count }.
seq-reason-put-back = The risk: the chip can come back to { $cell }; unseen copies of { $card }: { $count }.
seq-reason-jack = But it costs a jack, { $card }; jacks left in your hand: { $count }.
seq-reason-jacks = { $count ->
    [one] You keep your jack for later.
   *[other] You keep your { $count } jacks for later.
}
seq-reason-last-cell = The last free cell of { $card }: once it is taken, the card is dead.
seq-reason-fresh = { $card } is dead: you get a new card for free, and your turn goes on.
seq-reason-draw = The card is yours: draw it before it is lost.
seq-reason-pass = Nothing can be played.
seq-reason-line-choice = Leaves { $held } of five towards a second line.
seq-reason-lost-dead = { $card } is dead anyway.
seq-reason-lost = { $held ->
    [0] It costs a jack: { $card }.
   *[other] With { $card } you would have had at most { $held } of five.
}
# $line (String) - a line by its ends: b2-f2; $cell (String) - the name of a cell; $card (String) - a card in signs: 7♥.
seq-look-four = Your line { $line } lacks one chip: { $cell }, the cell of { $card }.
seq-look-four-other = Team { $team } lacks one chip on { $line }: { $cell }, the cell of { $card }.
seq-look-four-player = { $seat } lacks one chip on { $line }: { $cell }, the cell of { $card }.
seq-look-three = You have three of five on { $line }; still free: { $cells }.
seq-look-three-other = Team { $team } has three of five on { $line }; still free: { $cells }.
seq-look-three-player = { $seat } has three of five on { $line }; still free: { $cells }.
seq-look-dead = Both cells of { $card } are taken: the card is dead.
# $count (Number) - free cells on the board.
seq-look-wild = Your two-eyed jack { $card } can go to any free cell, { $count } of them now.
seq-look-remover = Your { $card } can take a chip away: Team { $team } has { $held } of five on { $line }.
seq-look-remover-player = Your { $card } can take a chip away: { $seat } has { $held } of five on { $line }.
# $corner (String) - the name of a corner cell.
seq-look-corner = The corner { $corner } counts for you too: on { $line } this fits beside it: { $cards }.
seq-look-fit = These cards of yours fit on one line, { $line }: { $cards }.
seq-look-fit-held = On { $line } you have { $held } of five, and this fits there too: { $cards }.
seq-look-twice = You hold { $card } twice, and both its cells are free.
seq-look-last-cell = Only one cell of { $card } is still free: { $cell }.
seq-look-only-you = Only you hold { $card }: the other one has been played.
seq-look-cells = Your { $card } has two free cells: { $cells }.
# $count, $less (Number) - lines that can still be completed through $cell (String) and $other (String).
seq-look-roomier = More lines are open through { $cell } ({ $count }) than through { $other } ({ $less }), both cells of { $card }.
# $count (Number) - lines to choose from.
seq-look-choose = Through { $cell } there are { $count } lines to choose from: only one counts.
seq-look-draw = Your card is still to be drawn; cards in the deck: { $left }.
seq-look-pass = None of your cards has a cell to go to: { $cards }.
seq-look-lose = A ruling costs you one of these: { $cards }.

# The sheet of a card, cell or pile: short lines, without a full stop.
# $cell (String) - the name of a cell: d6; $line (String) - a line by its ends: b2-f2; $held (Number) - chips on it, of five.
seq-about-cell-line = { $cell }: with it, { $held } of five on { $line }
seq-about-cell-free = { $cell }: free
seq-about-cell-taken = { $cell }: taken by Team { $team }
seq-about-dead = Dead: exchange it on your turn
seq-about-wild = Puts a chip on any free cell
seq-about-remover = Takes a chip of another team away, but none of a line
seq-about-remover-advanced = Takes a chip of another team away, even from a line
# Copies in the deck or in other hands.
seq-about-copies = { $count ->
    [0] No other copy is to come
    [one] { $count } copy may still come
   *[other] { $count } copies may still come
}
# $count, $all (Number) - jacks.
seq-about-jacks = Jacks like it you haven’t seen: { $count } of { $all }
seq-about-jacks-all = Jacks you haven’t seen: { $count } of { $all }
seq-about-cell = { $cell } · { $card }
seq-about-cell-corner = { $cell } · free corner
seq-about-corner = Counts for every team
seq-about-free = Free
seq-about-chip = Chip of Team { $team }
seq-about-safe = In a line: no jack can take it away
seq-about-in-line = In a line
seq-about-own-line = Yours: { $held } of five on { $line }
seq-about-line = Team { $team }: { $held } of five on { $line }
seq-about-in-hand = { $count ->
    [one] In your hand
   *[other] { $count } in your hand
}
seq-about-team = Team { $team }
# $done, $needed (Number) - lines that a team has and needs.
seq-about-team-lines = Lines: { $done } of { $needed }
seq-about-deck = When it is empty, the discards are shuffled
seq-about-discard-jacks = Jacks among them: { $count }

# The story with pictures: these words stand between a name and pictures of cards and chips. The subject’s gender is unknown.
seq-log-line = a line,
seq-log-broken = broken:
seq-log-dead = dead
seq-log-new = new card
seq-log-lost = given up:

tally-chip-placed = Chips placed
tally-chip-removed = Chips taken away
tally-line-completed = Lines completed
tally-dead-card-shown = Dead cards exchanged
score-sequence = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
hint-best-sequence = I’d play this: { $move }. Chance to win: { $chance }, likely lines: { $points }.
hint-points-sequence = Likely lines

# The page
seq-card = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
   *[other] { $rank }
} of { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
seq-teams-name = Teams
# $done, $needed (Number) - lines that a team has and needs.
seq-team-of = { $done } of { $needed }
seq-team-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
seq-cell-corner = free corner
seq-cell-free = free
seq-cell-chip = chip of Team { $team }
seq-cell-line = in a line
seq-cell-last = last move
seq-cell-open = can be chosen
seq-board-name = Board
seq-board-keys = Arrow keys move, Enter chooses, Escape takes the choice back.
seq-hand-name = Your cards
seq-note-wild = wild
seq-note-remover = removes
seq-turn-mine = Your turn: choose a card or a cell.
seq-turn-pass = You can’t play any card.
# $name (String) - nominative, the subject; gender unknown.
seq-turn-other = { $name } is playing.
# $names (String) - one or more names, nominative, after a colon.
seq-turn-losing = A ruling. Still to give up a card: { $names }
seq-turn-choosing = { $name } is choosing a line.
seq-over-won = Team { $team } wins!
seq-over-shared = A draw: the win is shared.
seq-ask-card = Which card for { $cell }?
seq-ask-dead = { $card } is dead: both its cells are taken.
seq-ask-later = The cells of { $card } are marked.
seq-ask-none = { $card } can’t be played now.
seq-ask-remover = { $card }: which chip do you take away?
seq-ask-wild = { $card }: choose any free cell.
seq-ask-cell = { $card }: where does the chip go?
seq-ask-back = Choose the cell again to take it back.
seq-do-back = Take back
seq-do-place = Place on { $cell }
seq-do-remove = Take from { $cell }
seq-do-dead = Exchange it
seq-do-draw = Draw your card
seq-do-pass = Pass
# $card (String) - the label of a button; a card in signs, 7♠.
seq-do-lose = Give up { $card }
seq-do-line = Take this line
seq-do-cancel = Cancel
seq-line-name = { $first } to { $last }
seq-do-rule = Rule against Team { $team }
seq-rule-name = Table talk? Make a ruling
seq-rule-why = Only if the table agrees, at the beginning of a turn: each member of the team gives up a card.
seq-seats-name = Players in turn order
seq-seat-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
seq-seat-you = you
seq-seat-turn = your turn
seq-seat-next = next
seq-seat-partner = partner
seq-seat-plays = to play
seq-seat-loses = gives up a card
seq-seat-draws = may still draw
seq-seat-top = Last card: { $card }
seq-deck = Deck: { $count }
seq-discards = Discards: { $count }

# On a score pad

seq-pad-match = Match { $round }
seq-pad-lines = lines
seq-pad-wins = { $count ->
    [one] { $count } match won
   *[other] { $count } matches won
}
seq-pad-title = { $name }: { $count ->
    [one] { $count } match won
   *[other] { $count } matches won
}
seq-pad-won = { $lines }: wins the match
seq-pad-shared = { $lines }: shares the win
seq-pad-lost = { $lines }: loses the match
seq-pad-open = { $lines } so far
error-two-winners = A match ends with the first team that has enough lines ({ $count }), so only one team can have them.

# After a match

# The story of a match: short sentences, true of the whole match. $line (String) - a line by its ends: b2–f2.
seq-story-first = The first line was Team { $team }’s, { $line }.
seq-story-first-lost = Team { $team } had the first line, { $line }, and yet it was not enough.
seq-story-broken = { $seat } broke the line { $line } of Team { $team } with { $card }.
seq-story-removed = { $seat } broke up Team { $team }’s four of five: { $card } takes { $cell }.
seq-story-stopped = { $seat } stopped Team { $team } at four of five: { $card } on { $cell }.
seq-story-opening = It began with { $card } on { $cell } ({ $seat }).
seq-story-length = { $count } chips were placed in this match.
seq-story-taker = { $seat } took the most chips away: { $count }.
seq-story-blocked = Nobody could make another move: the win is shared.
seq-story-blocked-won = Nobody could make another move; Team { $team } had the most lines: { $count }.
seq-story-won = { $seat } finished it with { $card } on { $cell }: the line { $line }.
seq-story-won-line = The line { $line } won the match for Team { $team }.
# How close somebody ended to the others; stands alone under the headline.
seq-close-shared = all level
# $count, $others (Number) - lines of the winners and of the next.
seq-close-won = { $count } to { $others }
# Only a reader who lost sees these two. $mates (Number) - players in the reader’s team; 1 if they played alone.
seq-close-chip = { $mates ->
    [1] You were one chip short
   *[other] Your team was one chip short
}: { $cell } on { $line }
seq-close-lines = { $mates ->
    [1] You were
   *[other] Your team was
} { $count ->
    [one] { $count } line short
   *[other] { $count } lines short
}
