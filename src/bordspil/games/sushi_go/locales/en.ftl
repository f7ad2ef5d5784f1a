# Sushi Go!: cards, events, scoring, the table

### $name (String) - the name of one person or bot, as it was typed: nominative, gender unknown; $seat (String) the same.
### $card (String) - the name of a card in the nominative, from the card-… messages; $cards - several, listed. Where your grammar would decline them, put them after a colon or in brackets.
### $points, $turns (String) - a number with its noun, from “count-points” and “count-turns”: 3 points.

game-sushi-go = Keep one card, pass the rest on, and make the best meal out of what comes round.
option-both_ways = Hands go to the right in the second round.
option-invisible = For two players: an invisible third player, whom you control in turn.
option-name-both_ways = Both ways
option-name-invisible = Invisible third player
# Tips of a first match: one short line on a phone, at most about 90 letters.
# $name (String) - who gets the hand next, nominative.
coach-sushi-go-keep = Tap the card you want to keep. { $name } gets the rest of your hand.
coach-sushi-go-chopsticks = You have chopsticks: “{ go-call }” lets you take two of these cards.
# $card (String) - a nigiri in the hand.
coach-sushi-go-wasabi = Your wasabi is waiting: { $card } on it counts triple.
coach-sushi-go-pair = Here is a second tempura: a pair scores 5.
# $count (Number) - 1 or 2 that lie there already.
coach-sushi-go-three = Three sashimi score 10. You have { $count } towards it, and here is another.
# $points (Number) - 2 to 5.
coach-sushi-go-dumplings = Every dumpling scores more than the last: this one { $points }.
# $count (Number) - rolls of the player pointed at.
coach-sushi-go-maki = The most maki rolls score 6, the second most 3. The most to beat: { $count }.
# $players (Number) - how many play, the invisible player included.
coach-sushi-go-pudding = { $players ->
    [2] Puddings stay until the end: then the most score 6.
   *[other] Puddings stay until the end: then the most score 6, the fewest lose 6.
}
# $points (Number) - may be 0.
coach-sushi-go-plate = Your cards lie here. If the round ended now, they would score { $points }.
coach-sushi-go-neighbour = { $name } gets your hand next: look at what is collected here.
coach-sushi-go-wasabi-card = Wasabi: the next nigiri you take goes onto it and counts triple.
# $card (String) - a nigiri; $points (Number) - 1 to 3.
coach-sushi-go-nigiri = Nigiri always score: { $card } brings { $points }.
coach-sushi-go-round = Round { $round }: the plates are empty again, only puddings stay.
go-picture-back = face-down card

card-chopsticks = chopsticks

invisible-name = Invisible player
# $first, $second (String) - names of cards, nominative: first this, then that.
move-two = { $first }, then { $second }
# $own (String) - the reader’s own choice, one card or two; $card (String) - the one for the invisible player.
move-invisible = { $own }; for the invisible player { $card }

event-round-left = Round { $round }: everyone is dealt { $count } cards. Hands go to the left.
event-round-right = Round { $round }: everyone is dealt { $count } cards. Hands go to the right.
# $name (String) - who gets the cards; nominative if possible.
event-hand-dealt = Dealt to { $name }: { $cards }
# $name (String) - who plays for the invisible player, nominative, after a colon.
event-pile-drawn = Playing for the invisible player (and drawing from the pile): { $name }
event-card-drawn = The card drawn from the pile: { $card }.
event-kept = { $name }: { $cards }
event-last-card = { $name }, last card: { $card }
event-desserts-scored = And now the puddings:

table-title = Round { $round } of 3, turn { $turn } · { $left ->
    [one] { $left } card in hand
   *[other] { $left } cards in hand
}
table-tray = In front
known-title = Hands you have seen
known-missing = { $count ->
    [one] one unknown card
   *[other] { $count } unknown cards
}

# The sheet of a card: short lines, without a full stop.
# $size (Number) - cards in a set; $points (String) - points with their noun.
go-about-set = { $size } of them score { $points }
# $scores (String) - points for 1, 2, 3 … dumplings, listed; $count (Number) - how many count.
go-about-dumpling = 1 to { $count } of them score { $scores }
go-about-chopsticks = In a later turn, take two cards at once
# Stands after points. $count (Number) - cards on the reader’s plate that wait to be completed: 1 or 2.
go-about-completes = { $count ->
    [one] with the one on your plate
   *[other] with the { $count } on your plate
}
# $need (Number) - 1 or 2 further cards; $points (String) - points with their noun.
go-about-needs = { $need ->
    [one] After it, one more for { $points }
   *[other] After it, { $need } more for { $points }
}
# Stands after points.
go-about-number = as number { $count } on your plate
go-about-dumplings-full = You have { $count }: more score nothing
# How many cards of this kind are in other hands that the reader has seen.
go-about-seen = In hands you have seen: { $count }
# $known, $count (Number) - cards of a hand: those that the reader knows, and all.
go-about-known = You know { $known } of { $count } cards in this hand
go-about-deck = Deck
about-deck = Cards nobody has been dealt: { $count }
about-left = { $count ->
    [0] No more to come
    [one] { $count } more may come
   *[other] { $count } more may come
}

prompt-one = Which card do you keep?
prompt-two = Which card do you keep? With your chopsticks you may take two: 1 2
prompt-invisible = Which card do you keep, and which does the invisible player get? Type 1/2
prompt-invisible-two = Which card do you keep, and which does the invisible player get? Type 1/2 or, with your chopsticks, 1 2/3

why-maki-most-tied = { $count ->
    [one] { $count } roll: the most, shared with { $others }; no second place
   *[other] { $count } rolls: the most, shared with { $others }; no second place
}
why-maki-second-void = { $count ->
    [one] { $count } roll: no second place after a tie for the most
   *[other] { $count } rolls: no second place after a tie for the most
}
# $card (String) - what it is, counted: 2 tempura.
why-tempura = { $card }: { $sets ->
    [0] no pair
    [one] one pair
   *[other] { $sets } pairs
}
why-sashimi = { $card }: { $sets ->
    [0] no set of three
    [one] one set of three
   *[other] { $sets } sets of three
}

error-unknown-card = There is no card “{ $card }”. Did you mean: { $cards }?
error-move-shape = “{ $move }” is not a move. Write squid, wasabi+squid (with chopsticks) or squid/egg (with the invisible player).
error-typed-no-card = “{ $card }” isn’t one of your cards. Type a number from 1 to { $last } or a name.
error-move-not-a-pick = A move of Sushi Go! is a pick, not { $kind }.
error-invisible-missing = You’re playing for the invisible player: add a card for it, such as { $move }/egg.
error-invisible-not-yours = You’re not playing for the invisible player this turn.
# $card (String) - nominative singular; if your language would need another case after “no”, use quotation marks or a colon.
error-not-in-hand = You have no { $card } (left) in your hand.
error-no-chopsticks = To take two cards, you must already have chopsticks in front of you.
error-invisible-needs-two = The invisible third player is for 2 players, not { $count }.

go-reason-pair = Completes a pair of tempura: { $points }.
go-reason-three = Completes three sashimi: { $points }.
go-reason-dumpling = Dumpling number { $count }: { $points } more.
go-reason-set = { $need ->
    [one] One more { $card } will make { $points }.
   *[other] { $need } more { $card } will make { $points }.
}
go-reason-set-risk = The risk: { $need } more needed ({ $card }), { $turns }, and { $seen ->
    [0] you have seen none
   *[other] you have seen only { $seen }
} in the hands still to come.
go-reason-set-hopeless = But this set can’t be completed any more ({ $card }).
go-reason-wasabi = Your next nigiri will count triple; { $turns }, and { $seen ->
    [0] you have seen no nigiri in the hands still to come.
    [one] you have seen one nigiri in the hands still to come.
   *[other] you have seen { $seen } nigiri in the hands still to come.
}
go-reason-chopsticks = Later you can take two cards at once; { $turns }.
# $seat (String) - who gets the hand, in brackets and undeclined.
go-reason-chopsticks-gone = But the chopsticks are passed on with the hand (to { $seat }).
# $seat (String) - the next player, nominative, the subject; gender unknown.
go-reason-denied = { $seat } gets this hand next and could score { $points } ({ $card }).
go-reason-passed-on = The risk: { $seat } gets this hand next and could score { $points } ({ $card }).
go-reason-invisible = But it gives the invisible player { $points } ({ $card }).
go-reason-invisible-nothing = It gives the invisible player nothing for now ({ $card }).
go-look-pair = A tempura before you lacks its partner: the pair scores { $points }.
go-look-pair-full = Your tempura make pairs ({ $count }): one more alone scores nothing.
go-look-three = Two sashimi before you lack a third: the three score { $points }.
go-look-three-begun = Your sashimi needs two more for { $points }, and you can still take { $left } cards.
# $need (Number) - 2 or 3 cards missing; $left (Number) - cards that the reader can still take.
go-look-hopeless = A set of { $card } needs { $need } more, and you can take only { $left ->
    [one] { $left } more card
   *[other] { $left } more cards
}.
go-look-wasabi-alone = Your wasabi is waiting, but there is no nigiri in this hand.
go-look-dumplings = { $count ->
    [one] { $count } dumpling lies before you: the next one adds { $points }.
   *[other] { $count } dumplings lie before you: the next one adds { $points }.
}
go-look-dumplings-full = { $count } dumplings lie before you: only five of them score.
go-look-chopsticks = Your chopsticks let you take two cards from this hand.
go-look-chopsticks-hand = Chopsticks are in this hand, with { $left ->
    [one] { $left } turn
   *[other] { $left } turns
} left to use them.
go-look-next = { $seat } gets this hand next and would score { $points } with { $card }.
go-look-free = Nobody has any of this yet: { $card }. In this hand: { $count }.
go-look-collects = { $seat } has { $others } × { $card }, and there is more of it in this hand.
go-look-coming = { $seat } holds { $card }, and that hand reaches you in { $later ->
    [one] { $later } turn
   *[other] { $later } turns
}.
go-look-same = All the cards in this hand are the same: { $card }.
go-look-two-left = Two cards are left, { $first } and { $second }: { $seat } gets the other one.
go-look-many = { $count } × { $card } in this hand, and it comes back to you in { $later } turns.
go-look-many-once = { $count } × { $card } in this hand, and it won’t come back to you.
go-look-nigiri = In this hand: { $card }, which scores { $points } on its own.
go-look-wasabi-pair = A wasabi and { $card } in one hand: together they could score { $points }.
go-look-wasabi-hand = A wasabi is in this hand, with { $left ->
    [one] { $left } more turn
   *[other] { $left } more turns
} for a nigiri.
go-look-size = This hand has { $size } cards, and { $seat } gets it next.

scored-desserts-scored = Puddings
tiebreak-sushi-go = { $count ->
    [one] { $count } pudding
   *[other] { $count } puddings
}

# On the page

go-turn = turn { $turn } of { $turns }
go-round = Round { $round }
go-left = Hands go to the left
go-right = Hands go to the right
go-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
go-tray-empty = Nothing played yet
# $name (String) - who played for the invisible player; after a colon if the name would need a case.
go-led-by = Played by { $name } this turn
go-led-by-you = Played by you this turn
go-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
go-hand = Your hand
go-ask = Choose a card to keep
go-ask-back = Tap your card to take it back
# While all cards turn over and the hands travel on.
go-revealing = Everyone shows their card
# $names (String) - one or more names; after a colon if they would need a case.
go-chosen = You have chosen. Waiting for { $names }.
# Before a face and a name: who gets the cards that are not kept.
go-rest = the rest go to
go-ask-two = Two cards: which one first?
go-ask-second = And which one second?
go-ask-invisible = And which card does the invisible player get?
# $names (String) - one or more names; after a colon if they would need a case.
go-waiting = Waiting for { $names }.
go-call = Sushi Go!
go-call-two = Take two cards
go-call-off = Just one card
go-drawn = drawn
go-role-first = chosen first
go-role-second = chosen second
go-role-invisible = for the invisible player
