# Orð beggja sushi-spilanna

card-tempura = tempura
card-sashimi = sashimi
card-dumpling = hveitibolla
card-maki1 = maki 1
card-maki2 = maki 2
card-maki3 = maki 3
card-salmon = laxa-nigiri
card-squid = smokkfisks-nigiri
card-egg = eggja-nigiri
card-wasabi = wasabi
kind-maki = maki-rúllur
kind-dumpling = hveitibollur
kind-pudding = búðingar
piece-tempura = { $count } tempura
piece-sashimi = { $count } sashimi
piece-dumpling = { $count ->
    [one] hveitibolla
   *[other] { $count } hveitibollur
}
piece-salmon = { $count ->
    [one] laxa-nigiri
   *[other] { $count } laxa-nigiri
}
piece-squid = { $count ->
    [one] smokkfisks-nigiri
   *[other] { $count } smokkfisks-nigiri
}
piece-egg = { $count ->
    [one] eggja-nigiri
   *[other] { $count } eggja-nigiri
}
why-maki-most = flestar rúllur ({ $count })
why-maki-second = næstflestar rúllur ({ $count })
why-maki-second-tied = næstflestar rúllur ({ $count }), jafnmargar: { $others }
why-maki-behind = of fáar rúllur ({ $count })
why-unused = { $count ->
    [one] { $count } ónotað
   *[other] { $count } ónotuð
}
why-pudding-most = flestir búðingar ({ $count })
why-pudding-most-tied = flestir búðingar ({ $count }), jafnmargir: { $others }
why-pudding-fewest = fæstir búðingar ({ $count })
why-pudding-fewest-tied = fæstir búðingar ({ $count }), jafnmargir: { $others }
why-pudding-fewest-spared = fæstir búðingar ({ $count }); þegar tveir spila tapar enginn stigum
why-pudding-between = hvorki flestir né fæstir búðingar ({ $count })
why-pudding-all-equal = { $count ->
    [0] enginn búðingur, eins og hjá öllum
    [one] { $count } búðingur, eins og hjá öllum
   *[other] { $count } búðingar, eins og hjá öllum
}
table-worth = Virði nú
table-puddings = Búðingar
tray-dipped = { $card } á wasabi
card-pudding = búðingur

# Spjald um spil eða tening: stuttar línur án punkts. Þar sem stig fylgja standa þau á undan: „+9 á wasabi hjá þér“.
about-maki = Flestar rúllur gefa { $most } stig, næstflestar { $second }
about-pudding = { $players ->
    [2] Í leikslok: flestir gefa { $most } stig
   *[other] Í leikslok: flestir gefa { $most } stig, fæstir kosta { $most }
}
about-nigiri = { $points }, á wasabi { $tripled }
about-wasabi = Næsta nigiri fer ofan á það og gildir þrefalt
about-now-dipped = á wasabi hjá þér
about-now-nigiri = strax
about-now-maki = Rúllur þá: { $count } á móti { $others } ({ $seat })
about-now-pudding = Búðingar þá: { $count } á móti { $others } ({ $seat })
about-wasabi-open = { $count ->
    [one] bíður eftir nigiri
   *[other] { $count } bíða eftir nigiri
}
about-next = með einu í viðbót
about-place = { $seat }
about-score = { $points } komin
about-worth = fyrir það sem liggur hér núna
about-puddings = Búðingar: { $count }

reason-nigiri = { $points } strax: { $card }.
reason-dipped = Gildir þrefalt á wasabi hjá þér: { $points } í stað { $plain } ({ $card }).
reason-maki-lead = { $others ->
    [0] Einu maki-rúllurnar á borðinu: { $points } eins og staðan er.
   *[other] Flestar maki-rúllur, { $rolls } á móti { $others } ({ $seat }): { $points } eins og staðan er.
}
reason-maki-tied = Jafnt í maki-rúllum, { $rolls } ({ $seat }): { $points } eins og staðan er.
reason-maki-second = Næstflestar maki-rúllur, { $rolls } á móti { $others } ({ $seat }): { $points } eins og staðan er.
reason-maki-behind = Enn á eftir í maki-rúllum, { $rolls } á móti { $others } ({ $seat }).
reason-pudding-most = Flestir búðingar: { $count } á móti { $others } ({ $seat }).
reason-pudding-tied = Jafnt í búðingum, { $count } ({ $seat }).
reason-pudding-safe = Ekki lengur fæstir búðingar: nú { $count }.
reason-pudding-behind = Enn á eftir í búðingum, { $count } á móti { $others } ({ $seat }).
look-wasabi = Wasabi bíður hjá þér: { $card } ofan á það gæfi { $points }.
look-maki = Maki-rúllur: þú með { $count }, { $seat } með { $others }.
look-maki-none = Enginn er enn með maki-rúllur og hér er { $card }.
look-pudding = Búðingar: þú með { $count }, { $seat } með { $others }.
look-pudding-none = Enginn er enn með búðinga og hér er { $card }.

# On the page: short names that fit on a card, capitalized
name-tempura = Tempura
name-sashimi = Sashimi
name-dumpling = Hveitibolla
name-maki = Maki
name-salmon = Lax
name-squid = Smokkfiskur
name-egg = Egg
name-wasabi = Wasabi
name-chopsticks = Matprjónar
name-pudding = Búðingur

# The tables of both games
mat-you = þú
# $name (String) - whose mat is shown larger.
mat-enlarge = { $name }: sýna stærra
# Stands after a number.
story-on = á
story-set = { $count } af { $size }
mat-points = { $points ->
   *[other] stig
}
slot-take-back = Taka valið til baka
slot-chosen = hefur valið
slot-choosing = er að velja
race-lane = { $name }: { $count ->
    [one] { $count } rúlla
   *[other] { $count } rúllur
}
race-lane-pudding = { $name }: { $count ->
    [one] { $count } búðingur
   *[other] { $count } búðingar
}
race-maki = Flestar maki-rúllur
race-pudding = { $players ->
    [2] Flestir búðingar
   *[other] Flestir og fæstir búðingar
}
counting-title = Stig { $round }. umferðar talin
counting-done = { $round }. umferð er talin
counting-now = talning
counting-read = Öll stigin
counting-totals = Stig alls
counting-next = Næsta umferð
counting-last = Stig síðustu umferðar

sushi-story-led = { $seat } leiddi eftir umferð { $round }; mest gaf { $kind }: { $points }.
sushi-story-round = Besta umferðin: { $seat } fékk { $points } í umferð { $round }.
sushi-story-line = Stærsti bitinn: { $seat } fékk { $points } í umferð { $round } ({ $kind }).
sushi-story-puddings = Flestir búðingar: { $seat } ({ $count }), { $points }.
sushi-story-no-puddings = Fæstir búðingar: { $seat } ({ $count }). Það kostaði { $points }.
sushi-story-comeback = { $seat } vann úr síðasta sæti: eftir umferð { $round } vantaði { $points } í efsta sætið.
sushi-story-always = { $seat } leiddi frá fyrstu umferð til þeirrar síðustu.
sushi-story-tied = Eftir umferð { $round } deildu { $seat } og { $rival } efsta sætinu: { $points }.
sushi-story-total = Mest alls ({ $kind }): { $seat }, { $points }.
sushi-story-spread = Munurinn á fyrsta og síðasta sæti: { $points }.
sushi-story-standing = Staðan eftir umferð { $round }: frá { $others } upp í { $points }.
sushi-story-all-level = Eftir umferð { $round } voru öll jöfn: { $points }.
sushi-story-shared = Jafnt allt til loka: { $points } og jafnmargir búðingar. Sameiginlegur sigur.
sushi-story-level = Jafnt, { $points }: búðingarnir réðu úrslitum, { $count } gegn { $others } ({ $seat }).
sushi-story-last-round = Síðasta umferðin réð: { $seat } fékk { $points }, { $rival } { $others }.
sushi-story-end = Búðingarnir sneru þessu við: { $seat } var undir (−{ $behind }) en vann. Munurinn: { $points }.
sushi-story-end-level = Jafnt fyrir búðingana; eftir þá var { $seat } á undan. Munurinn: { $points }.
sushi-story-needed = { $seat } vann, { $rival } kom næst. Munurinn: { $points }. Umferð { $round }, { $kind }: +{ $gain }.
sushi-story-needed-end = { $seat } vann, { $rival } kom næst. Munurinn: { $points }. Í lokin, { $kind }: +{ $gain }.
sushi-story-ahead = { $seat } vann, { $rival } kom næst. Munurinn: { $points }.
sushi-close-shared = allt jafnt
sushi-close-ahead = munurinn: { $points }
sushi-close-level = búðingar: { $count } gegn { $others }
sushi-close-short = Þig vantaði { $points }
sushi-close-short-of = Þig vantaði { $points }: { $kind } í umferð { $round }
