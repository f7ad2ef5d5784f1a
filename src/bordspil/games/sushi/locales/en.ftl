# Words of both sushi games

### $card (String) - the name of a card in the nominative, from the card-… messages; most start with a lower-case letter.
### $others (String) in why-… - names of players, listed; (Number) in reason-… - how many the other player has.
### $seat (String) - the name of one person or bot, as it was typed: nominative, gender unknown. It is in brackets so that you don’t have to decline it.
### $points (String) - points with their noun, from “count-points”: 3 points.

# The card-… messages name cards in lists and sentences: nominative singular, in lower case unless your language capitalizes nouns.
card-tempura = tempura
card-sashimi = sashimi
card-dumpling = dumpling
card-maki1 = maki 1
card-maki2 = maki 2
card-maki3 = maki 3
card-salmon = salmon nigiri
card-squid = squid nigiri
card-egg = egg nigiri
card-wasabi = wasabi
kind-maki = maki rolls
kind-dumpling = dumplings
kind-pudding = puddings
why-maki-most = { $count ->
    [one] { $count } roll: the most
   *[other] { $count } rolls: the most
}
why-maki-second = { $count ->
    [one] { $count } roll: second
   *[other] { $count } rolls: second
}
why-maki-second-tied = { $count ->
    [one] { $count } roll: second, shared with { $others }
   *[other] { $count } rolls: second, shared with { $others }
}
why-maki-behind = { $count ->
    [one] { $count } roll: too few
   *[other] { $count } rolls: too few
}
why-unused = { $count ->
    [one] unused
   *[other] { $count } unused
}
why-pudding-most = { $count ->
    [one] { $count } pudding: the most
   *[other] { $count } puddings: the most
}
why-pudding-most-tied = { $count ->
    [one] { $count } pudding: the most, shared with { $others }
   *[other] { $count } puddings: the most, shared with { $others }
}
why-pudding-fewest = { $count ->
    [0] no pudding: the fewest
    [one] { $count } pudding: the fewest
   *[other] { $count } puddings: the fewest
}
why-pudding-fewest-tied = { $count ->
    [0] no pudding: the fewest, shared with { $others }
    [one] { $count } pudding: the fewest, shared with { $others }
   *[other] { $count } puddings: the fewest, shared with { $others }
}
why-pudding-fewest-spared = { $count ->
    [0] no pudding; with two players nobody loses points
    [one] { $count } pudding; with two players nobody loses points
   *[other] { $count } puddings; with two players nobody loses points
}
why-pudding-between = { $count ->
    [one] { $count } pudding: neither most nor fewest
   *[other] { $count } puddings: neither most nor fewest
}
why-pudding-all-equal = { $count ->
    [0] no puddings, like everyone
    [one] { $count } pudding, like everyone
   *[other] { $count } puddings, like everyone
}
table-worth = Worth so far
table-puddings = Puddings
# $card (String) - a nigiri that is on a wasabi card, nominative.
tray-dipped = { $card } on wasabi
card-pudding = pudding

reason-nigiri = { $points } right away: { $card }.
reason-dipped = On your wasabi it counts triple: { $points } instead of { $plain } ({ $card }).
reason-maki-lead = { $others ->
    [0] The only maki rolls on the table: { $points } as it stands.
   *[other] The most maki rolls, { $rolls } against { $others } ({ $seat }): { $points } as it stands.
}
reason-maki-tied = Tied on maki rolls at { $rolls } ({ $seat }): { $points } as it stands.
reason-maki-second = Second in maki rolls, { $rolls } against { $others } ({ $seat }): { $points } as it stands.
reason-maki-behind = Still behind in maki rolls, { $rolls } against { $others } ({ $seat }).
reason-pudding-most = The most puddings: { $count } against { $others } ({ $seat }).
reason-pudding-tied = Tied on puddings at { $count } ({ $seat }).
reason-pudding-safe = No longer the fewest puddings: now { $count }.
reason-pudding-behind = Still behind in puddings, { $count } against { $others } ({ $seat }).
look-dipped = Your wasabi is waiting for something.
look-maki = Count the maki rolls.
look-pudding = Think of the dessert.
