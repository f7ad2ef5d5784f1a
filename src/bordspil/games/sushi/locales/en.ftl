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
# Why something scored, as one says it at the table: “2 eggs”, “squid on wasabi”. $count (Number) - how many of them.
piece-tempura = { $count } tempura
piece-sashimi = { $count } sashimi
piece-dumpling = { $count ->
    [one] dumpling
   *[other] { $count } dumplings
}
piece-salmon = { $count ->
    [one] salmon
   *[other] { $count } salmon
}
piece-squid = { $count ->
    [one] squid
   *[other] { $count } squid
}
piece-egg = { $count ->
    [one] egg
   *[other] { $count } eggs
}
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

# The sheet of a card or die: short lines, without a full stop. Where a line has points, they stand before it: “+9 on your wasabi”.
# $most, $second (Number) - points.
about-maki = The most rolls score { $most }, the second most { $second }
# $players (Number) - how many play; $most (Number) - points.
about-pudding = { $players ->
    [2] At the end: the most score { $most }
   *[other] At the end: the most score { $most }, the fewest lose { $most }
}
# $points (String) - points with their noun; $tripled (Number) - the points on wasabi.
about-nigiri = { $points }, on wasabi { $tripled }
about-wasabi = Your next nigiri goes onto it and counts triple
# Stands after points.
about-now-dipped = on your wasabi
# Stands after points.
about-now-nigiri = right away
# $count, $others (Number) - rolls that the reader would have and that another player has. Points as it stands may come before it.
about-now-maki = Rolls then: { $count }, against { $others } ({ $seat })
about-now-pudding = Puddings then: { $count }, against { $others } ({ $seat })
about-wasabi-open = { $count ->
    [one] waiting for a nigiri
   *[other] { $count } waiting for a nigiri each
}
# Stands after points.
about-next = with one more
# $seat (String) - the name of a player, as a title.
about-place = { $seat }
# $points (String) - points with their noun.
about-score = { $points } so far
# Stands after points.
about-worth = from what lies here now
about-puddings = Puddings: { $count }

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
# Hints first name something to look at: look-…, go-look-… and roll-look-…. Keep them short, a line or two on a phone.
# $card (String) - a nigiri; $points (String) - what it would score there.
look-wasabi = Your wasabi is waiting: { $card } on it would score { $points }.
# $count, $others (Number) - rolls or puddings of the reader and of another player.
look-maki = Maki rolls: you have { $count }, { $seat } has { $others }.
look-maki-none = Nobody has maki rolls yet, and here is { $card }.
look-pudding = Puddings: you have { $count }, { $seat } has { $others }.
look-pudding-none = Nobody has puddings yet, and here is { $card }.

# On the page: short names that fit on a card, capitalized
name-tempura = Tempura
name-sashimi = Sashimi
name-dumpling = Dumpling
name-maki = Maki
name-salmon = Salmon
name-squid = Squid
name-egg = Egg
name-wasabi = Wasabi
name-chopsticks = Chopsticks
name-pudding = Pudding

# The tables of both games
mat-you = you
# $name (String) - whose mat is shown larger.
mat-enlarge = { $name }: show it larger
# Stands after a number.
mat-points = { $points ->
    [one] pt
   *[other] pts
}
# Stands between two pictures: a nigiri on a wasabi.
story-on = on
# How much of a set is there, after a picture.
story-set = { $count } of { $size }
slot-take-back = Take your choice back
slot-chosen = has chosen
slot-choosing = is choosing
race-lane = { $name }: { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
race-lane-pudding = { $name }: { $count ->
    [one] { $count } pudding
   *[other] { $count } puddings
}
race-maki = Most maki rolls
# $players (Number) - how many play; of two nobody loses points for the fewest.
race-pudding = { $players ->
    [2] Most puddings
   *[other] Most and fewest puddings
}
counting-title = Counting round { $round }
counting-done = Round { $round } is counted
counting-now = counting
counting-read = All points
counting-totals = Points in all
counting-next = Next round
counting-last = Points of the last round

# After a match
# The story of a match: short sentences, true of the whole match. $seat (String) - a name, nominative, gender unknown.
# $kind (String) - what scored, as in the scoring: maki rolls; $points (String) - 9 points.
sushi-story-led = { $seat } led after round { $round }: { $points } for { $kind }.
sushi-story-round = The best round of all: { $seat }, { $points } in round { $round }.
sushi-story-line = The biggest bite: { $points } for { $kind } ({ $seat }, round { $round }).
sushi-story-puddings = { $seat } had the most puddings ({ $count }): { $points }.
# $points (String) - how many they lost.
sushi-story-no-puddings = The fewest puddings ({ $count }) cost { $seat } { $points }.
# $points (String) - how many they were behind the best.
sushi-story-comeback = { $seat } came from behind: last after round { $round }, { $points } off the lead.
sushi-story-always = { $seat } led from the first round to the last.
sushi-story-tied = After round { $round }, { $seat } and { $rival } shared the lead with { $points }.
sushi-story-total = Nobody got more out of { $kind } than { $seat }: { $points } in all.
sushi-story-spread = Between first and last lay { $points }.
sushi-story-standing = After round { $round }, the scores ran from { $others } to { $points }.
sushi-story-all-level = After round { $round }, everyone had { $points }.
sushi-story-shared = Level to the end: { $points } and just as many puddings. A shared win.
# $count, $others (Number) - puddings of the winner and of the next.
sushi-story-level = Level at { $points }: the puddings decided it, { $count } to { $others } for { $seat }.
# $rival (String) - the name of another player; $points (String), $others (Number) - of both in the last round.
sushi-story-last-round = { $seat } pulled ahead of { $rival } in the last round: { $points } to { $others }.
# $behind (Number) - points behind before the puddings; $points (String) - ahead after them.
sushi-story-end = The puddings turned it: { $seat } was { $behind } behind before them and won by { $points }.
sushi-story-end-level = Level before the puddings; after them { $seat } was { $points } ahead.
# $gain (Number) - points, more than the lead.
sushi-story-needed = { $seat } beat { $rival } by { $points }: { $gain } came from { $kind } in round { $round }.
sushi-story-needed-end = { $seat } beat { $rival } by { $points }: { $gain } came from { $kind } at the very end.
sushi-story-ahead = In the end { $seat } was { $points } ahead of { $rival }.
# How close somebody ended to the others; stands alone under the headline or on the winner’s step.
sushi-close-shared = all level
sushi-close-ahead = { $points } ahead
# $count, $others (Number) - puddings.
sushi-close-level = puddings: { $count } to { $others }
# Only the reader who lost sees these: “you” is the reader.
sushi-close-short = You were { $points } short
sushi-close-short-of = You were { $points } short: { $kind } in round { $round }
