# Sushi Go!: cards, events, scoring, the table

game-sushi-go = Zatrzymaj jedną kartę, przekaż resztę dalej i ułóż jak najlepszy posiłek z tego, co do ciebie trafi.
option-both_ways = W drugiej rundzie karty przekazuje się w prawo.
option-invisible = Dla dwóch osób: niewidzialny trzeci gracz, którym kierujecie na zmianę.
option-name-both_ways = W obie strony
option-name-invisible = Niewidzialny trzeci gracz
coach-sushi-go-keep = Dotknij karty, którą chcesz zatrzymać. Resztę dostanie { $name }.
coach-sushi-go-chopsticks = Masz pałeczki: przyciskiem „{ go-call }” weźmiesz dwie z tych kart.
coach-sushi-go-wasabi = Twoje wasabi czeka: { $card } liczy się na nim potrójnie.
coach-sushi-go-pair = Tu jest druga tempura: para to 5 punktów.
coach-sushi-go-three = Trzy sashimi to 10 punktów. Masz już { $count }, a tu jest następne.
coach-sushi-go-dumplings = Każde pierożki dają więcej niż poprzednie: te { $points }.
coach-sushi-go-maki = Najwięcej futomaki daje 6 punktów, drugie miejsce 3. Do przebicia: { $count }.
coach-sushi-go-pudding = { $players ->
    [2] Puddingi czekają do końca: najwięcej daje 6 punktów.
   *[other] Puddingi czekają do końca: najwięcej daje 6 punktów, najmniej zabiera 6.
}
coach-sushi-go-plate = Tu leżą twoje karty. Gdyby runda skończyła się teraz, ich punkty: { $points }.
coach-sushi-go-neighbour = Twoje karty dostanie { $name }: zobacz, co się tu zbiera.
coach-sushi-go-wasabi-card = Wasabi: następne nigiri trafi na nie i policzy się potrójnie.
coach-sushi-go-nigiri = Nigiri zawsze daje punkty: { $card } daje { $points }.
coach-sushi-go-round = Runda { $round }: talerze są znów puste, zostają tylko puddingi.
go-picture-back = zakryta karta

card-chopsticks = pałeczki

invisible-name = Niewidzialny gracz
move-two = { $first }, potem { $second }
move-invisible = { $own }; dla niewidzialnego gracza: { $card }

event-round-left = Runda { $round }: każdy dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}. Karty przekazujemy w lewo.
event-round-right = Runda { $round }: każdy dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}. Karty przekazujemy w prawo.
event-hand-dealt = Na ręce, { $name }: { $cards }
event-pile-drawn = Niewidzialnym graczem kieruje (i dobiera kartę ze stosu): { $name }
event-card-drawn = Karta dobrana ze stosu: { $card }.
event-kept = { $name }: { $cards }
event-last-card = { $name }, ostatnia karta: { $card }
event-desserts-scored = A teraz puddingi:

table-title = Runda { $round } z 3, tura { $turn } · { $left ->
    [one] { $left } karta na ręce
    [few] { $left } karty na ręce
    [many] { $left } kart na ręce
   *[other] { $left } karty na ręce
}
table-tray = Przed graczem
known-title = Karty, które już znasz
known-missing = { $count ->
    [one] jedna nieznana karta
    [few] { $count } nieznane karty
    [many] { $count } nieznanych kart
   *[other] { $count } nieznanej karty
}

go-about-set = { $size } razem dają { $points }
go-about-dumpling = Od 1 do { $count } sztuk daje { $scores }
go-about-chopsticks = W późniejszej turze weźmiesz dwie karty naraz
go-about-completes = { $count ->
    [one] z tą, która już u ciebie leży
    [few] z tymi { $count }, które już u ciebie leżą
    [many] z tymi { $count }, które już u ciebie leżą
   *[other] z tymi { $count }, które już u ciebie leżą
}
go-about-needs = { $need ->
    [one] Potem jeszcze jedna i będzie { $points }
    [few] Potem jeszcze { $need } i będzie { $points }
    [many] Potem jeszcze { $need } i będzie { $points }
   *[other] Potem jeszcze { $need } i będzie { $points }
}
go-about-number = jako { $count }. na twoim talerzu
go-about-dumplings-full = Masz już { $count }: więcej nic nie da
go-about-seen = W kartach innych graczy, które znasz: { $count }
go-about-known = Znasz { $known } z { $count } kart na tej ręce
go-about-deck = Talia
about-deck = Karty jeszcze nierozdane: { $count }
about-left = { $count ->
    [0] Więcej już nie przyjdzie
    [one] Może przyjść jeszcze { $count }
    [few] Mogą przyjść jeszcze { $count }
    [many] Może przyjść jeszcze { $count }
   *[other] Może przyjść jeszcze { $count }
}

prompt-one = Którą kartę zatrzymujesz?
prompt-two = Którą kartę zatrzymujesz? Dzięki pałeczkom możesz wziąć dwie: 1 2
prompt-invisible = Którą kartę zatrzymujesz, a którą dostaje niewidzialny gracz? Wpisz 1/2
prompt-invisible-two = Którą kartę zatrzymujesz, a którą dostaje niewidzialny gracz? Wpisz 1/2 albo, z użyciem pałeczek, 1 2/3

why-maki-most-tied = { $count ->
    [one] { $count } symbol: najwięcej, remis (tyle samo: { $others }); nie ma drugiego miejsca
    [few] { $count } symbole: najwięcej, remis (tyle samo: { $others }); nie ma drugiego miejsca
    [many] { $count } symboli: najwięcej, remis (tyle samo: { $others }); nie ma drugiego miejsca
   *[other] { $count } symbolu: najwięcej, remis (tyle samo: { $others }); nie ma drugiego miejsca
}
why-maki-second-void = { $count ->
    [one] { $count } symbol: po remisie na pierwszym miejscu nie ma drugiego
    [few] { $count } symbole: po remisie na pierwszym miejscu nie ma drugiego
    [many] { $count } symboli: po remisie na pierwszym miejscu nie ma drugiego
   *[other] { $count } symbolu: po remisie na pierwszym miejscu nie ma drugiego
}
why-tempura = { $card }: { $sets ->
    [0] bez pary
    [one] jedna para
    [few] { $sets } pary
    [many] { $sets } par
   *[other] { $sets } pary
}
why-sashimi = { $card }: { $sets ->
    [0] bez trójki
    [one] jedna trójka
    [few] { $sets } trójki
    [many] { $sets } trójek
   *[other] { $sets } trójki
}

error-unknown-card = Nie ma karty „{ $card }”. Może chodziło o: { $cards }?
error-move-shape = „{ $move }” nie jest ruchem. Napisz squid, wasabi+squid (z pałeczkami) albo squid/egg (z niewidzialnym graczem).
error-typed-no-card = „{ $card }” nie jest żadną z twoich kart. Wpisz numer od 1 do { $last } albo nazwę.
error-move-not-a-pick = Ruch w Sushi Go! to wybór karty, a nie { $kind }.
error-invisible-missing = Kierujesz niewidzialnym graczem: dodaj kartę dla niego, na przykład { $move }/egg.
error-invisible-not-yours = W tej turze nie kierujesz niewidzialnym graczem.
error-not-in-hand = Nie masz (już) na ręce takiej karty: { $card }.
error-no-chopsticks = Żeby wziąć dwie karty, musisz już mieć przed sobą pałeczki.
error-invisible-needs-two = Niewidzialny trzeci gracz jest dla 2 graczy, a nie dla { $count }.

go-reason-pair = Uzupełnia parę tempury: { $points }.
go-reason-three = Uzupełnia trójkę sashimi: { $points }.
go-reason-dumpling = To { $count }. karta pierożków gyoza: dodatkowo { $points }.
go-reason-set = { $need ->
    [one] Jeszcze { $need } karta i będzie { $points } ({ $card }).
    [few] Jeszcze { $need } karty i będzie { $points } ({ $card }).
    [many] Jeszcze { $need } kart i będzie { $points } ({ $card }).
   *[other] Jeszcze { $need } karty i będzie { $points } ({ $card }).
}
go-reason-set-risk = Ryzyko: { $need ->
    [one] brakuje jeszcze { $need } karty
    [few] brakuje jeszcze { $need } kart
    [many] brakuje jeszcze { $need } kart
   *[other] brakuje jeszcze { $need } karty
} ({ $card }), { $turns }, a w kartach, które do ciebie trafią, { $seen ->
    [0] nie widać żadnej
    [one] widać tylko { $seen }
    [few] widać tylko { $seen }
    [many] widać tylko { $seen }
   *[other] widać tylko { $seen }
}.
go-reason-set-hopeless = Ale tego zestawu nie da się już uzupełnić ({ $card }).
go-reason-wasabi = Twoje następne nigiri będzie liczyć się potrójnie; { $turns }, a w kartach, które do ciebie trafią, { $seen ->
    [0] nie widać żadnego nigiri.
    [one] widać { $seen } nigiri.
    [few] widać { $seen } nigiri.
    [many] widać { $seen } nigiri.
   *[other] widać { $seen } nigiri.
}
go-reason-chopsticks = Później możesz wziąć dwie karty naraz; { $turns }.
go-reason-chopsticks-gone = Ale pałeczki wędrują dalej razem z kartami ({ $seat }).
go-reason-denied = { $seat } dostanie te karty i może mieć z tego { $points } ({ $card }).
go-reason-passed-on = Ryzyko: { $seat } dostanie te karty i może mieć z tego { $points } ({ $card }).
go-reason-invisible = Ale niewidzialny gracz ma z tego { $points } ({ $card }).
go-reason-invisible-nothing = Niewidzialny gracz nic na razie z tego nie ma ({ $card }).
go-look-pair = Jedna tempura przed tobą czeka na drugą: para da { $points }.
go-look-pair-full = Twoje tempury tworzą pary ({ $count }): jeszcze jedna sama nic nie da.
go-look-three = Dwóm sashimi przed tobą brakuje trzeciego: trójka da { $points }.
go-look-three-begun = Twojemu sashimi brakuje dwóch na { $points }, a możesz wziąć jeszcze kart: { $left }.
go-look-hopeless = Do zestawu ({ $card }) brakuje { $need }, a możesz wziąć jeszcze tylko { $left ->
    [one] { $left } kartę
    [few] { $left } karty
    [many] { $left } kart
   *[other] { $left } karty
}.
go-look-wasabi-alone = Twoje wasabi czeka, ale na ręce nie ma żadnego nigiri.
go-look-dumplings = Masz przed sobą pierożki gyoza ({ $count }): następne dodadzą { $points }.
go-look-dumplings-full = Masz przed sobą pierożki gyoza ({ $count }): punktuje tylko pięć kart.
go-look-chopsticks = Dzięki swoim pałeczkom możesz wziąć dwie karty z tej ręki.
go-look-chopsticks-hand = Na ręce są pałeczki, a na ich użycie { $left ->
    [one] zostaje { $left } tura
    [few] zostają { $left } tury
    [many] zostaje { $left } tur
   *[other] zostaje { $left } tury
}.
go-look-next = { $seat } dostanie te karty i może mieć z tego { $points } ({ $card }).
go-look-free = Tego nikt jeszcze nie ma: { $card }. Na ręce: { $count }.
go-look-collects = { $seat } zbiera: { $others } × { $card }. Na ręce jest tego więcej.
go-look-coming = { $seat } ma na ręce: { $card }. Te karty trafią do ciebie za { $later ->
    [one] { $later } turę
    [few] { $later } tury
    [many] { $later } tur
   *[other] { $later } tury
}.
go-look-same = Wszystkie karty na ręce są takie same: { $card }.
go-look-two-left = Zostały dwie karty, { $first } i { $second }: tę drugą dostanie { $seat }.
go-look-many = { $count } × { $card } na ręce, a te karty wrócą do ciebie za { $later ->
    [one] { $later } turę
    [few] { $later } tury
    [many] { $later } tur
   *[other] { $later } tury
}.
go-look-many-once = { $count } × { $card } na ręce, a te karty już do ciebie nie wrócą.
go-look-nigiri = Na ręce jest { $card }: samo da { $points }.
go-look-wasabi-pair = Wasabi i { $card } na jednej ręce: razem mogą dać { $points }.
go-look-wasabi-hand = Na ręce jest wasabi, a na nigiri { $left ->
    [one] zostaje { $left } tura
    [few] zostają { $left } tury
    [many] zostaje { $left } tur
   *[other] zostaje { $left } tury
}.
go-look-size = Na ręce są karty ({ $size }), a dostanie je { $seat }.

scored-desserts-scored = Puddingi
tiebreak-sushi-go = { $count ->
    [one] { $count } pudding
    [few] { $count } puddingi
    [many] { $count } puddingów
   *[other] { $count } puddingu
}

# On the page

go-turn = tura { $turn } z { $turns }
go-round = Runda { $round }
go-left = Karty wędrują w lewo
go-right = Karty wędrują w prawo
go-score = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
go-tray-empty = Jeszcze nic tu nie leży
go-led-by = W tej turze kieruje { $name }
go-led-by-you = W tej turze kierujesz ty
go-pile = { $count ->
    [one] { $count } karta w stosie
    [few] { $count } karty w stosie
    [many] { $count } kart w stosie
   *[other] { $count } karty w stosie
}
go-hand = Twoje karty
go-ask = Wybierz kartę dla siebie
go-ask-back = Dotknij karty, aby ją cofnąć
go-revealing = Wszyscy pokazują karty
# $names (String) - one or more names; after a colon if they would need a case.
go-chosen = Wybrano. Czekamy: { $names }
# Before a face and a name: who gets the cards that are not kept.
go-rest = resztę dostaje
go-ask-two = Dwie karty: która pierwsza?
go-ask-second = A która druga?
go-ask-invisible = A którą kartę dostaje niewidzialny gracz?
go-waiting = Jeszcze bez wyboru: { $names }.
go-call = Sushi Go!
go-call-two = Weź dwie karty
go-call-off = Tylko jedna karta
go-drawn = dobrana
go-role-first = jako pierwsza
go-role-second = jako druga
go-role-invisible = dla niewidzialnego gracza
