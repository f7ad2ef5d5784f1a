# Sushi Roll: dice, events, scoring, odds, the table

### $name, $other (String) - the name of one person or bot, as it was typed: nominative, gender unknown; $seat in roll-reason-… the same.
### $face, $card (String) - what a die shows, in the nominative, from the card-… messages; $faces - several, listed. Where your grammar would decline them, put them after a colon or in brackets.
### $points (String) - points with their noun, from “count-points”: 3 points.

game-sushi-roll = Take a die from the belt, move the belts on, roll again.
option-dice = The faces of the dice as a file, JSON or TOML (see rule SR-30). The default set is a reconstruction, because the printed faces aren’t known.
# Tips of a first match: one short line on a phone, at most about 90 letters.
coach-sushi-roll-take = Tap a die on your belt: it moves to your tray as it lies.
# $card (String) - a nigiri on the belt.
coach-sushi-roll-wasabi = Your wasabi is waiting: { $card } on it counts triple.
coach-sushi-roll-belts = The belts have moved on: this one is yours now, with its dice rolled again.
coach-sushi-roll-menu = A menu lets you roll dice again before you take one.
coach-sushi-roll-chopsticks = Chopsticks let you swap one of your dice for one on another belt.
# $card (String) - an appetizer; $points (Number) - of three.
coach-sushi-roll-set = You collect { $card }, and here is another: three score { $points }.
# $count (Number) - rolls of the player pointed at.
coach-sushi-roll-maki = The most maki rolls score 6, the second most 3. The most to beat: { $count }.
# $players (Number) - how many play.
coach-sushi-roll-pudding = { $players ->
    [2] Puddings count at the very end: the most score 6.
   *[other] Puddings count at the very end: the most score 6, the fewest lose 6.
}
# $card (String) - a die that brings tokens.
coach-sushi-roll-tokens = This die brings tokens for re-rolling or swapping: { $card }.
coach-sushi-roll-collect = Collect three alike: three of these score { $points } ({ $card }).
# $card (String) - a nigiri; $points (Number) - 1 to 3.
coach-sushi-roll-nigiri = Nigiri always score: { $card } brings { $points }.
coach-sushi-roll-round = Round { $round }: your tray is empty again; tokens and puddings stay.
roll-picture-token = { $kind ->
    [menu] menu token
    [chopsticks] chopsticks token
   *[pudding] pudding token
}

card-menu1 = menu 1
card-menu2 = menu 2
card-menu3 = menu 3
card-chopsticks1 = chopsticks 1
card-chopsticks2 = chopsticks 2
card-chopsticks3 = chopsticks 3
card-pudding1 = pudding 1
card-pudding2 = pudding 2
card-pudding3 = pudding 3
die-nigiri = nigiri
die-maki = maki
die-special = special
die-pudding = pudding
die-appetizer = appetizer

roll-tokens = unused tokens
roll-reconstruction = The faces of the dice are a reconstruction, not the printed ones (rule 30).
roll-own-dice = The faces of the dice are those of your own set.
roll-supply = Supply: menus { $menus }, chopsticks { $chopsticks }, puddings { $puddings }
roll-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
roll-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

roll-move-reroll = roll again: { $faces }
roll-move-swap = swap { $give } for { $get } ({ $name })

# $name (String) - who has the red belt, nominative, after a colon.
roll-event-round = Round { $round }: new dice on all belts. The red belt starts: { $name }
roll-event-moved = The belts move on, all dice are rolled. The red belt starts: { $name }
roll-event-belt = { $name }, belt: { $faces }
roll-event-reroll = { $name }, with a menu: { $faces } → { $rolled }
# $gave, $got (String) - the dice that changed places, nominative; $other (String) - the other player, in brackets.
roll-event-swap = { $name }, with chopsticks: { $gave } ⇄ { $got } ({ $other })
roll-event-taken = { $name }: { $face }
roll-event-dipped = { $name }: { $face } on wasabi
roll-event-short = { $name }: { $face }; { $count ->
    [0] the supply was empty
   *[other] the supply had only { $count }
}
roll-event-rest-scored = And now the puddings and the tokens left over:

roll-table-title = Round { $round } of 3, turn { $turn } · { $left ->
    [one] { $left } die on the belt
   *[other] { $left } dice on the belt
}
roll-table-tray = Tray
roll-table-menus = Menus
roll-table-chopsticks = Chopsticks
roll-belts-title = The other belts (● is the red one)
roll-belt-empty = empty

roll-prompt = Which die do you take?
roll-prompt-menu = Menus left: { $count }. To roll dice again: m 1 2 (all: m *)
roll-prompt-chopsticks = Chopsticks left: { $count }. To swap your die 1 for someone else’s die a: x 1 a
roll-help = m 1 1 3 rolls two dice of face 1 and one of face 3 again (a menu token). x 2 b swaps your die 2 for die b (chopsticks). o shows the odds of all dice and the best re-rolls, o 1 3 those of rolling these two.

roll-odds-dice = What each die shows. { $source }
roll-odds-roll = Rolling again: { $faces }. { $source }
roll-odds-face = Face
roll-odds-some = At least once
roll-odds-mean = On average
roll-odds-none = No re-roll makes the best die any better.
roll-odds-reroll = What rolling again gains, in estimated points; a menu token counts as { $token }
roll-odds-faces = Dice
roll-odds-now = Best die now
roll-odds-then = Afterwards
roll-odds-better = Better
roll-odds-gain = Gain

roll-why-maki-most-tied = { $count ->
    [one] { $count } roll: the most, shared with { $others }; full points for all
   *[other] { $count } rolls: the most, shared with { $others }; full points for all
}
# $card (String) - what it is, counted: 5 tempura; $parts (String) - points: 8 + 3.
roll-why-sets = { $card }, in threes: { $parts }
roll-why-tokens = { $count ->
    [0] none left
    [one] { $count } token: a point for every two
   *[other] { $count } tokens: a point for every two
}

error-roll-move-shape = “{ $move }” is not a move. Write squid, reroll egg+maki1 (with a menu) or swap egg for squid of 2 (with chopsticks).
error-unknown-face-near = There is no face “{ $value }”. Did you mean { $faces }?
error-unknown-face = Unknown face “{ $value }”. Available: { $faces }.
error-typed-no-die = “{ $value }” isn’t one of your dice. Type a number from 1 to { $last } or a name.
error-typed-no-dice = Say which dice: m 1 2, or m * for all.
error-typed-no-swap = For a swap type x, the number of your die and the letter of the other die: x 1 a. “{ $move }” can’t be read.
error-move-not-a-roll = A move of Sushi Roll takes a die, rolls again or swaps; { $kind } does none of these.
error-move-half-made = A move is half made: finish it step by step.
error-no-menu = Rolling again takes a menu token, and you have none.
error-no-chopsticks-token = A swap takes chopsticks, and you have none.
error-swap-with-nobody = A swap is with another player at the table.
error-not-on-belt = There is no { $card } (left) on your belt.
error-not-on-other-belt = There is no { $card } on that player’s belt.

error-dice-not-a-set = A dice set has an entry for each kind of die; { $value } isn’t one.
error-dice-unknown-kind = Unknown kind of die “{ $value }”. Available: { $known }.
error-dice-missing-kind = The dice set lacks a kind: { $die }.
error-dice-not-a-die = Dice, { $die }: write how many there are and their six faces: dice = { $right }, faces = […]
error-dice-wrong-total = There are { $right } dice in the box, not { $value }; of the kind { $die } there are { $count }, not { $given }.
error-dice-wrong-count = Dice, { $die }: there are { $right } in the box, not { $value }.
error-dice-wrong-faces = Dice, { $die }: a die has 6 faces, not { $value }.
error-dice-wrong-icons = Dice, { $die }: a face has 1 to 3 icons, so “{ $value }” isn’t possible. Available: { $known }.
error-dice-wrong-face = Dice, { $die }: they can’t show “{ $value }”. Available: { $known }.
error-dice-wrong-source = The source of this dice set is { $right }, not “{ $value }”; leave it out.

roll-reason-set = Now { $count } × { $card }: { $points } more.
roll-reason-set-next = The next one will bring { $points } more ({ $card }).
roll-reason-set-nothing = On its own it brings nothing ({ $card }).
roll-reason-wasabi = Your next nigiri will count triple; { $turns }.
roll-reason-supply = The supply is empty: this die brings nothing ({ $card }).
roll-reason-menus = Menus for rolling again: { $count } more.
roll-reason-chopsticks = Chopsticks for swapping: { $count } more.
roll-reason-reroll = Your best die now is { $card }. Chance of a better one: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; of { $hope }: { NUMBER($some, style: "percent", maximumFractionDigits: 0) }.
roll-reason-reroll-nothing = No die can become better than the best you have: { $card }.
roll-reason-swap = Then you can take { $card }.
# $seat (String) - another player, nominative, the subject; gender unknown.
roll-reason-swap-denied = { $seat } is still to choose and could score { $points } ({ $card }).
roll-reason-swap-gift = The risk: { $seat } is still to choose and could score { $points } ({ $card }).
roll-reason-menu-price = It costs a menu ({ $left } left){ $lost ->
    [0] .
   *[other] , and a point at the end unless you get another token.
}
roll-reason-chopsticks-price = It costs chopsticks ({ $left } left){ $lost ->
    [0] .
   *[other] , and a point at the end unless you get another token.
}

name-menu = Menu
# The sheet of a die or token: short lines, without a full stop.
# $scores (String) - points for 1, 2 and 3 alike, listed.
roll-about-set = 1, 2 or 3 alike score { $scores }
roll-about-menu = A menu lets you roll dice of your belt again
roll-about-chopsticks = Chopsticks let you swap a die with another belt
# Stands after points. $count (Number) - dice with this face on the reader’s tray.
roll-about-now-set = { $count ->
    [0] as the first on your tray
    [one] with the one on your tray
   *[other] with the { $count } on your tray
}
# $count (Number) - tokens that the reader would get; $short - 1 if the supply has too few.
roll-about-gets = { $short ->
    [1] The supply is short: you’d get { $count }
   *[other] You’d get { $count }
}
# $count (Number) - dice; $sides, $of (Number) - faces of each that show it, of all.
roll-about-dice = { $count ->
    [one] { $count } die on the belts can show it, on { $sides } of { $of } faces
   *[other] { $count } dice on the belts can show it, on { $sides } of { $of } faces
}
# $seat (String) - who gets the belt next, in brackets.
roll-about-belt = Dice: { $count }. It moves on to the left ({ $seat })
roll-about-red = The red belt starts each turn
# $seat (String) - whose belt it is.
roll-about-belt-of = Belt: { $seat }
# Stands after points. $count (Number) - tokens.
roll-about-unused = at the end for every { $count } unused tokens
roll-about-held = You hold { $count }
roll-about-supply = { $count ->
    [0] None left in the supply
   *[other] { $count } left in the supply
}
roll-about-supply-name = Supply
roll-about-supply-all = Menus { $menus }, chopsticks { $chopsticks }, puddings { $puddings }
roll-about-tokens = Menus: { $menus }, chopsticks: { $chopsticks }

# $card (String) - a face of a die; $count (Number) - how many are on the tray.
roll-look-set = { $count } × { $card } on your tray: one more scores { $points }.
# $full (Number) - points of three together.
roll-look-set-first = On your belt: { $card }. The first scores { $points }, three together { $full }.
# $need (Number) - 3.
roll-look-set-nothing = On your belt: { $card }. A single one scores nothing, { $need } score { $points }.
roll-look-wasabi-alone = Your wasabi is waiting, but no die on your belt shows a nigiri.
roll-look-wasabi-die = A wasabi is on your belt, with { $left ->
    [one] { $left } more die
   *[other] { $left } more dice
} to take after it.
roll-look-nigiri = On your belt: { $card }, which scores { $points } on its own.
roll-look-menus = { $count ->
    [one] You hold { $count } menu
   *[other] You hold { $count } menus
}, and your best die would score { $points } now.
# $card, $other (String) - faces with maki rolls or with puddings.
roll-look-belts = On your belt: { $card }. The most on another belt: { $other } ({ $seat }).
roll-look-belt = On another belt ({ $seat }): { $card }. Your chopsticks could fetch it.
roll-look-supply = { $card } would bring less than it shows: { $left } left in the supply.
roll-look-token = On your belt: { $card }. { $count ->
    [one] It brings { $count } token.
   *[other] It brings { $count } tokens.
}
roll-look-last = Only one die is left on your belt: { $card }.
roll-look-many = { $count } × { $card } on your belt, and you can take one of them.

roll-story-moved = The belts moved on
scored-rest-scored = Puddings and tokens
kind-tokens = tokens
tiebreak-sushi-roll = { $count ->
    [one] { $count } pudding
   *[other] { $count } puddings
}

roll-page-due = to move:
roll-page-red = red belt
roll-page-supply = Supply
roll-page-menus = Menus: { $count }
roll-page-chopsticks = Chopsticks: { $count }
roll-page-puddings = Puddings: { $count }
roll-page-your-belt = Your belt
roll-page-other-belts = Other belts
# $name (String) - whose belt; if your language has no possessive that leaves names alone, write “Belt: { $name }”.
roll-page-belt = { $name }’s belt
# $name (String) - whose tray; as for the belt.
roll-page-tray = { $name }’s tray
# $face (String) - nominative; the label of a button, so a colon is fine: “Take: { $face }”.
roll-page-take = Take { $face }
roll-page-mark = Roll again: { $face }
roll-page-give = Give away: { $face }
# $face (String) - nominative; $name (String) - whose belt it lies on, undeclined.
roll-page-get = Get { $face } from { $name }
# $name (String) - nominative, the subject; gender unknown.
roll-page-prompt-wait = { $name } is choosing.
roll-page-prompt-take = Choose a die to take.
roll-page-prompt-tokens = Choose a die to take, or use a token first.
roll-page-prompt-roll = Mark the dice that you want to roll again.
roll-page-prompt-swap = Choose one of your dice and one on another belt.
roll-page-prompt-swap-get = Now choose a die on another belt.
roll-page-prompt-swap-give = Now choose which of your dice you give for it.
roll-page-roll = Roll again
roll-page-roll-count = { $count ->
    [0] Roll
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
roll-page-all = All
roll-page-swap = Swap
roll-page-cancel = Cancel
roll-page-odds = Odds
roll-page-odds-title = What the dice can show
roll-page-odds-kind = { $die }: { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
roll-page-odds-face = { $count } of { $sides } sides, { $percent }%
roll-page-dice-left = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
roll-page-prompt-held = Tap it again to take it back.
roll-page-most-maki = Most maki now

# $card (String) - a face of a die, nominative; $other (String) - whose belt it lay on.
roll-story-swap = { $seat } fetched { $card } from { $other } with chopsticks in round { $round }.
