# Garden Party

### $name, $seat (String) - the name of one person or bot, as it was typed: nominative, gender unknown.
### $card (String) - the name of a card, nominative; $cards - several, listed.
### $points (String) - a number with its noun, from “count-points”: 3 points.

game-garden-party = Lay three of your cards on your blanket and serve the best party.
option-garden-party-hand_size = How many cards everyone is dealt.
option-name-garden-party-hand_size = Cards in hand

garden-party-cake = cake
garden-party-sandwich = sandwich
garden-party-lemonade = lemonade
garden-party-cakes = cakes
garden-party-sandwiches = sandwiches
garden-party-lemonades = lemonades
garden-party-blanket = Blanket
garden-party-blankets = Blankets

garden-party-dealt = Dealt to { $name }: { $cards }
garden-party-laid = { $name }: { $card }
garden-party-scored = The party is over:
garden-party-prompt = Which card do you lay on your blanket?

error-garden-party-no-such-card = There is no card “{ $move }”. Did you mean: { $known }?

garden-party-reason-only = You have only this kind of card.
garden-party-reason-cake = A cake always scores: { $points }.
garden-party-reason-pair = Completes a pair of sandwiches: { $points }.
garden-party-reason-most = Nobody has more lemonade then: { $points }.
garden-party-reason-half = With another sandwich from your hand it will make { $points }.
garden-party-reason-single = But a single sandwich scores nothing, and you have no other one to lay.
garden-party-reason-behind = But somebody has more lemonade, so it scores nothing yet.
garden-party-reason-overtaken = { $seat } no longer has the most lemonade and loses { $points }.

coach-garden-party-lay = Below is your hand. Choose a card to lay on your blanket; everyone lays three.
coach-garden-party-sandwich = Two sandwiches score 6 together, but a single one scores nothing.
coach-garden-party-lemonade = Somebody has lemonade. Whoever has the most of it scores 4, and everyone who ties does too.
coach-garden-party-last = This is your last card. The rest of your hand doesn’t count. Now you know the whole game.

# On the page

garden-party-hand = Your hand
garden-party-empty = Nothing here yet
garden-party-you = you
garden-party-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $names (String) - who is to move; after a colon if the name would need a case.
garden-party-waiting = Waiting for { $names }.
