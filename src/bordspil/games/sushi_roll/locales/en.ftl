# Sushi Roll: dice, events, scoring, odds, the table

### $name, $other (String) - the name of one person or bot, as it was typed: nominative, gender unknown; $seat in roll-reason-… the same.
### $face, $card (String) - what a die shows, in the nominative, from the card-… messages; $faces - several, listed. Where your grammar would decline them, put them after a colon or in brackets.
### $points (String) - points with their noun, from “count-points”: 3 points.

game-sushi-roll = Take a die from the belt, move the belts on, roll again.
option-dice = The faces of the dice as a file, JSON or TOML (see rule SR-30). The default set is a reconstruction, because the printed faces aren’t known.
coach-sushi-roll-take = Choose a die from your belt: it moves to your tray with the face that it shows.
coach-sushi-roll-wasabi = Your wasabi is waiting: the next nigiri that you take goes onto it and counts triple.
coach-sushi-roll-tokens = Menu and chopsticks dice give you tokens for later turns. At the end, two unused tokens score 1 point.
coach-sushi-roll-pudding = A pudding die gives you puddings. They count at the very end: whoever has the most scores 6 and, with three or more players, whoever has the fewest loses 6.
coach-sushi-roll-belts = Everyone has taken a die: the belts moved on, and all the dice on them were rolled again. The red belt starts.
coach-sushi-roll-menu = Nothing good on your belt? With “{ roll-page-roll }” you mark dice and roll them again. It costs a menu token.
coach-sushi-roll-chopsticks = With “{ roll-page-swap }” you swap one of your dice for a die on another belt, without turning either. It costs a chopsticks token.
coach-sushi-roll-sets = Collect appetizers of one kind: three dumplings score 8, three tempura 10, three sashimi 13.
coach-sushi-roll-maki = The most maki rolls score 6, the second most 3. Whoever ties gets the full points.
coach-sushi-roll-odds = “{ roll-page-odds }” shows what the dice can still roll.
coach-sushi-roll-last = The round is scored, and new dice are drawn. Two more rounds like this one to go. Now you know the whole game.
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
roll-why-set = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
roll-why-sets = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}, in threes: { $parts }
roll-why-nigiri = { $dipped ->
    [0] { $plain ->
        [one] { $plain } die
       *[other] { $plain } dice
    }
   *[other] { $plain ->
        [0] on wasabi, tripled: { $dipped }
       *[other] plain: { $plain }, on wasabi, tripled: { $dipped }
    }
}
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
roll-look-reroll = Happy with your dice? Remember your menus.
roll-look-swap = Look at the other belts.

scored-rest-scored = Puddings and tokens
kind-tokens = tokens
tiebreak-sushi-roll = { $count ->
    [one] { $count } pudding
   *[other] { $count } puddings
}

roll-page-you = you
roll-page-due = to move:
roll-page-red = red belt
roll-page-score = Score: { $score }
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
roll-page-tray-empty = Nothing taken yet
roll-page-worth = { $points ->
    [one] Worth { $points } point now
   *[other] Worth { $points } points now
}
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
roll-page-scoring = Scoring
roll-page-go-on = Continue
roll-page-worth-short = now +{ $points }
roll-page-score-short = { $score } pts
