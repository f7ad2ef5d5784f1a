# Słowa obu gier o sushi

card-tempura = tempura
card-sashimi = sashimi
card-dumpling = pierożki gyoza
card-maki1 = futomaki 1
card-maki2 = futomaki 2
card-maki3 = futomaki 3
card-salmon = nigiri z łososiem
card-squid = nigiri z kalmarem
card-egg = nigiri z jajkiem
card-wasabi = wasabi
kind-maki = futomaki
kind-dumpling = pierożki gyoza
kind-pudding = puddingi
piece-tempura = { $count ->
    [one] { $count } tempura
    [few] { $count } tempury
    [many] { $count } tempur
   *[other] { $count } tempury
}
piece-sashimi = { $count } sashimi
piece-dumpling = { $count ->
    [one] pierożek gyoza
    [few] { $count } pierożki gyoza
    [many] { $count } pierożków gyoza
   *[other] { $count } pierożki gyoza
}
piece-salmon = { $count ->
    [one] nigiri z łososiem
   *[other] { $count } nigiri z łososiem
}
piece-squid = { $count ->
    [one] nigiri z kalmarem
   *[other] { $count } nigiri z kalmarem
}
piece-egg = { $count ->
    [one] nigiri z jajkiem
   *[other] { $count } nigiri z jajkiem
}
why-maki-most = { $count ->
    [one] { $count } symbol: najwięcej
    [few] { $count } symbole: najwięcej
    [many] { $count } symboli: najwięcej
   *[other] { $count } symbolu: najwięcej
}
why-maki-second = { $count ->
    [one] { $count } symbol: drugie miejsce
    [few] { $count } symbole: drugie miejsce
    [many] { $count } symboli: drugie miejsce
   *[other] { $count } symbolu: drugie miejsce
}
why-maki-second-tied = { $count ->
    [one] { $count } symbol: drugie miejsce, remis (tyle samo: { $others })
    [few] { $count } symbole: drugie miejsce, remis (tyle samo: { $others })
    [many] { $count } symboli: drugie miejsce, remis (tyle samo: { $others })
   *[other] { $count } symbolu: drugie miejsce, remis (tyle samo: { $others })
}
why-maki-behind = { $count ->
    [one] { $count } symbol: za mało
    [few] { $count } symbole: za mało
    [many] { $count } symboli: za mało
   *[other] { $count } symbolu: za mało
}
why-unused = { $count ->
    [one] niewykorzystane
    [few] { $count } niewykorzystane
    [many] { $count } niewykorzystanych
   *[other] { $count } niewykorzystanej
}
why-pudding-most = { $count ->
    [one] { $count } pudding: najwięcej
    [few] { $count } puddingi: najwięcej
    [many] { $count } puddingów: najwięcej
   *[other] { $count } puddingu: najwięcej
}
why-pudding-most-tied = { $count ->
    [one] { $count } pudding: najwięcej, remis (tyle samo: { $others })
    [few] { $count } puddingi: najwięcej, remis (tyle samo: { $others })
    [many] { $count } puddingów: najwięcej, remis (tyle samo: { $others })
   *[other] { $count } puddingu: najwięcej, remis (tyle samo: { $others })
}
why-pudding-fewest = { $count ->
    [0] bez puddingu: najmniej
    [one] { $count } pudding: najmniej
    [few] { $count } puddingi: najmniej
    [many] { $count } puddingów: najmniej
   *[other] { $count } puddingu: najmniej
}
why-pudding-fewest-tied = { $count ->
    [0] bez puddingu: najmniej, remis (tyle samo: { $others })
    [one] { $count } pudding: najmniej, remis (tyle samo: { $others })
    [few] { $count } puddingi: najmniej, remis (tyle samo: { $others })
    [many] { $count } puddingów: najmniej, remis (tyle samo: { $others })
   *[other] { $count } puddingu: najmniej, remis (tyle samo: { $others })
}
why-pudding-fewest-spared = { $count ->
    [0] bez puddingu; przy dwóch graczach nikt nie traci punktów
    [one] { $count } pudding; przy dwóch graczach nikt nie traci punktów
    [few] { $count } puddingi; przy dwóch graczach nikt nie traci punktów
    [many] { $count } puddingów; przy dwóch graczach nikt nie traci punktów
   *[other] { $count } puddingu; przy dwóch graczach nikt nie traci punktów
}
why-pudding-between = { $count ->
    [one] { $count } pudding: ani najwięcej, ani najmniej
    [few] { $count } puddingi: ani najwięcej, ani najmniej
    [many] { $count } puddingów: ani najwięcej, ani najmniej
   *[other] { $count } puddingu: ani najwięcej, ani najmniej
}
why-pudding-all-equal = { $count ->
    [0] bez puddingu, jak wszyscy
    [one] { $count } pudding, jak wszyscy
    [few] { $count } puddingi, jak wszyscy
    [many] { $count } puddingów, jak wszyscy
   *[other] { $count } puddingu, jak wszyscy
}
table-worth = Obecna wartość
table-puddings = Puddingi
tray-dipped = { $card } na wasabi
card-pudding = pudding

# Kartka o karcie lub kości: krótkie linijki bez kropki. Punkty stoją przed tekstem: „+9 na twoim wasabi”.
about-maki = Najwięcej symboli daje { $most }, drugie miejsce { $second }
about-pudding = { $players ->
    [2] Na końcu: najwięcej daje { $most }
   *[other] Na końcu: najwięcej daje { $most }, najmniej zabiera { $most }
}
about-nigiri = { $points }, na wasabi { $tripled }
about-wasabi = Następne nigiri trafi na nie i liczy się potrójnie
about-now-dipped = na twoim wasabi
about-now-nigiri = od razu
about-now-maki = Symbole po wzięciu: { $count } do { $others } ({ $seat })
about-now-pudding = Puddingi po wzięciu: { $count } do { $others } ({ $seat })
about-wasabi-open = { $count ->
    [one] czeka na nigiri
    [few] { $count } czekają na nigiri
    [many] { $count } czeka na nigiri
   *[other] { $count } czeka na nigiri
}
about-next = z jeszcze jedną sztuką
about-place = { $seat }
about-score = Dotąd { $points }
about-worth = za to, co tu teraz leży
about-puddings = Puddingi: { $count }

reason-nigiri = { $points } od razu: { $card }.
reason-dipped = Na twoim wasabi liczy się potrójnie: { $points } zamiast { $plain } ({ $card }).
reason-maki-lead = { $others ->
    [0] Jedyne symbole futomaki na stole: na razie { $points }.
   *[other] Najwięcej symboli futomaki, { $rolls } do { $others } ({ $seat }): na razie { $points }.
}
reason-maki-tied = Remis w futomaki, po { $rolls } ({ $seat }): na razie { $points }.
reason-maki-second = Drugie miejsce w futomaki, { $rolls } do { $others } ({ $seat }): na razie { $points }.
reason-maki-behind = Wciąż za mało symboli futomaki, { $rolls } do { $others } ({ $seat }).
reason-pudding-most = Najwięcej puddingów: { $count } do { $others } ({ $seat }).
reason-pudding-tied = Remis w puddingach, po { $count } ({ $seat }).
reason-pudding-safe = Już nie najmniej puddingów: teraz { $count }.
reason-pudding-behind = Wciąż mniej puddingów, { $count } do { $others } ({ $seat }).
look-wasabi = Twoje wasabi czeka: { $card } da na nim { $points }.
look-maki = Symbole futomaki: ty masz { $count }, { $seat } ma { $others }.
look-maki-none = Nikt nie ma jeszcze futomaki, a tu jest { $card }.
look-pudding = Puddingi: ty masz { $count }, { $seat } ma { $others }.
look-pudding-none = Nikt nie ma jeszcze puddingów, a tu jest { $card }.

# On the page: short names that fit on a card, capitalized
name-tempura = Tempura
name-sashimi = Sashimi
name-dumpling = Gyoza
name-maki = Futomaki
name-salmon = Łosoś
name-squid = Kalmar
name-egg = Jajko
name-wasabi = Wasabi
name-chopsticks = Pałeczki
name-pudding = Pudding

# The tables of both games
mat-you = ty
# $name (String) - whose mat is shown larger.
mat-enlarge = { $name }: pokaż większe
# Stands after a number.
story-on = na
story-set = { $count } z { $size }
mat-points = { $points ->
   *[other] pkt
}
slot-take-back = Cofnij swój wybór
slot-chosen = już po wyborze
slot-choosing = wybiera
race-lane = { $name }: { $count ->
    [one] { $count } rolka
    [few] { $count } rolki
   *[other] { $count } rolek
}
race-lane-pudding = { $name }: { $count ->
    [one] { $count } pudding
    [few] { $count } puddingi
   *[other] { $count } puddingów
}
race-maki = Najwięcej futomaki
race-pudding = { $players ->
    [2] Najwięcej puddingów
   *[other] Najwięcej i najmniej puddingów
}
counting-title = Liczenie rundy { $round }
counting-done = Runda { $round } policzona
counting-now = liczenie
counting-read = Wszystkie punkty
counting-totals = Suma punktów
counting-next = Następna runda
counting-last = Punkty ostatniej rundy

sushi-story-led = Po rundzie { $round } prowadzi { $seat }: { $points } ({ $kind }).
sushi-story-round = Najlepsza runda: { $seat }, { $points } w rundzie { $round }.
sushi-story-line = Największy kęs: { $seat }, { $points } w rundzie { $round } ({ $kind }).
sushi-story-puddings = Najwięcej puddingów: { $seat } ({ $count }), { $points }.
sushi-story-no-puddings = Najmniej puddingów: { $seat } ({ $count }). Strata: { $points }.
sushi-story-comeback = Z ostatniego miejsca po zwycięstwo: { $seat }. Strata po rundzie { $round }: { $points }.
sushi-story-always = Od pierwszej do ostatniej rundy prowadzi { $seat }.
sushi-story-tied = Po rundzie { $round } prowadzą razem { $seat } i { $rival }: { $points }.
sushi-story-total = Najwięcej w całej partii ({ $kind }): { $seat }, { $points }.
sushi-story-spread = Różnica między pierwszym a ostatnim miejscem: { $points }.
sushi-story-standing = Po rundzie { $round } najlepszy wynik to { $points }, najsłabszy { $others }.
sushi-story-all-level = Po rundzie { $round } wszyscy mają tyle samo: { $points }.
sushi-story-shared = Remis do końca: { $points } i tyle samo puddingów. Wspólne zwycięstwo.
sushi-story-level = Remis, { $points }: zdecydowały puddingi, { $count } do { $others } ({ $seat }).
sushi-story-last-round = Zdecydowała ostatnia runda: { $seat } { $points }, { $rival } { $others }.
sushi-story-end = Puddingi odwróciły wynik ({ $seat }): przed nimi strata { $behind }, po nich przewaga: { $points }.
sushi-story-end-level = Przed puddingami remis; po nich prowadzi { $seat }. Przewaga: { $points }.
sushi-story-needed = Pierwsze miejsce: { $seat }, drugie: { $rival }. Różnica: { $points }; runda { $round }, { $kind }: +{ $gain }.
sushi-story-ahead = Pierwsze miejsce: { $seat }, drugie: { $rival }. Różnica: { $points }.
sushi-close-shared = po równo
sushi-close-ahead = przewaga: { $points }
sushi-close-level = puddingi: { $count } do { $others }
sushi-close-short = Twoja strata: { $points }
sushi-close-short-of = Twoja strata: { $points } ({ $kind }, runda { $round })
sushi-story-needed-end = Pierwsze miejsce: { $seat }, drugie: { $rival }. Różnica: { $points }; na końcu { $kind }: +{ $gain }.
