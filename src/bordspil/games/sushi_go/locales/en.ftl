# Sushi Go!: cards, events, scoring, the table

### $name (String) - the name of one person or bot, as it was typed: nominative, gender unknown; $seat (String) the same.
### $card (String) - the name of a card in the nominative, from the card-… messages; $cards - several, listed. Where your grammar would decline them, put them after a colon or in brackets.
### $points, $turns (String) - a number with its noun, from “count-points” and “count-turns”: 3 points.

game-sushi-go = Keep one card, pass the rest on, and make the best meal out of what comes round.
option-both_ways = Hands go to the right in the second round.
option-invisible = For two players: an invisible third player, whom you control in turn.
option-name-both_ways = Both ways
option-name-invisible = Invisible third player
coach-sushi-go-keep = Below is your hand. Choose the card you want to keep. It’s revealed together with everyone else’s, and the rest of your hand goes to the next player.
coach-sushi-go-chopsticks = You have chopsticks in front of you: with “{ go-call }” you take two cards this turn. The chopsticks then go back into the hand you pass on.
coach-sushi-go-wasabi = Your wasabi is waiting: the next nigiri you play goes onto it and counts triple.
coach-sushi-go-pudding = There is a pudding in your hand. Puddings count only at the end of the match: whoever has the most scores 6 and, with three or more players, whoever has the fewest loses 6.
coach-sushi-go-trays = You now hold the next hand, and your card lies in front of you. The number beside it shows what everyone’s cards are worth so far.
coach-sushi-go-sets = Think in sets: two tempura score 5, three sashimi 10, and the more dumplings you have, the more they score.
coach-sushi-go-maki = Whoever has the most maki rolls scores 6, the second 3. Count what lies in front of the others.
coach-sushi-go-neighbour = The hands come round again with fewer cards. Think of what you pass on: the next player would like a good card, too.
coach-sushi-go-last = The round is scored, and only the puddings stay. Two more rounds like this one to go. Now you know the whole game.
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
why-tempura = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $sets ->
    [0] no pair
    [one] one pair
   *[other] { $sets } pairs
}
why-sashimi = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $sets ->
    [0] no set of three
    [one] one set of three
   *[other] { $sets } sets of three
}
why-dumpling = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
why-nigiri = { $dipped ->
    [0] { $plain ->
        [one] { $plain } card
       *[other] { $plain } cards
    }
   *[other] { $plain ->
        [0] on wasabi, tripled: { $dipped }
       *[other] plain: { $plain }, on wasabi, tripled: { $dipped }
    }
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
look-set = One of your sets is just one card short.
# $seat (String) - the next player, nominative, the subject; “they” is that player, gender unknown.
look-neighbour = { $seat } gets your hand next: look at what they’ve collected.

scored-desserts-scored = Puddings
tiebreak-sushi-go = { $count ->
    [one] { $count } pudding
   *[other] { $count } puddings
}

# On the page

go-round = Round { $round } of 3 · turn { $turn }
go-left = Hands go to the left
go-right = Hands go to the right
go-gets-yours = gets your hand next
go-gives-you = passes you the next hand
go-has-chosen = has chosen
go-is-choosing = is choosing
go-you = you
go-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
go-puddings = Puddings kept: { $count }
go-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
go-tray-empty = Nothing played yet
go-just-laid = just played
go-last-laid = Last played: { $cards }
# $name (String) - who played for the invisible player; after a colon if the name would need a case.
go-led-by = Played by { $name } this turn
go-led-by-you = Played by you this turn
go-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
go-hand = Your hand
go-ask-two = Two cards: which one first?
go-ask-second = And which one second?
go-ask-invisible = And which card does the invisible player get?
go-chosen = Chosen: { $cards }. You can change it until everyone has chosen.
# $names (String) - one or more names; after a colon if they would need a case.
go-waiting = Waiting for { $names }.
go-call = Sushi Go!
go-call-two = Take two cards
go-call-off = Just one card
go-drawn = drawn
go-role-first = chosen first
go-role-second = chosen second
go-role-invisible = for the invisible player
go-scoring = Points of the last round
go-close = Close
