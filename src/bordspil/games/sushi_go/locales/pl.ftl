# Sushi Go!: cards, events, scoring, the table

game-sushi-go = Zatrzymaj jedną kartę, przekaż resztę dalej i ułóż jak najlepszy posiłek z tego, co do ciebie trafi.
option-both_ways = W drugiej rundzie karty przekazuje się w prawo.
option-invisible = Dla dwóch osób: niewidzialny trzeci gracz, którym kierujecie na zmianę.
option-name-both_ways = W obie strony
option-name-invisible = Niewidzialny trzeci gracz
coach-sushi-go-keep = Poniżej są twoje karty. Wybierz kartę, którą chcesz zatrzymać: zostanie odkryta razem z kartami pozostałych, a pozostałe trafią do następnego gracza.
coach-sushi-go-chopsticks = Masz przed sobą pałeczki: przyciskiem „{ go-call }” bierzesz w tej turze dwie karty. Potem pałeczki wracają do kart, które przekazujesz.
coach-sushi-go-wasabi = Twoje wasabi czeka: następne wyłożone nigiri trafi na nie i policzy się potrójnie.
coach-sushi-go-pudding = Masz na ręce pudding. Puddingi liczą się dopiero na końcu gry: kto ma najwięcej, dostaje 6 punktów, a przy trzech i więcej graczach ten, kto ma najmniej, traci 6.
coach-sushi-go-trays = Masz teraz nowe karty, a twoja karta leży przed tobą. Widać tam, ile na razie warte są karty każdego gracza.
coach-sushi-go-sets = Myśl zestawami: dwie tempury to 5 punktów, trzy sashimi 10, a pierożki gyoza dają tym więcej, im więcej ich masz.
coach-sushi-go-maki = Kto ma najwięcej symboli futomaki, dostaje 6 punktów, a drugi 3. Policz, co leży przed innymi.
coach-sushi-go-neighbour = Karty wracają, ale jest ich coraz mniej. Pomyśl, co przekazujesz dalej: następny gracz też chce dobrej karty.
coach-sushi-go-last = Runda podliczona, zostają tylko puddingi. Jeszcze dwie takie rundy: znasz już całą grę.
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
why-tempura = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}: { $sets ->
    [0] bez pary
    [one] jedna para
    [few] { $sets } pary
    [many] { $sets } par
   *[other] { $sets } pary
}
why-sashimi = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}: { $sets ->
    [0] bez trójki
    [one] jedna trójka
    [few] { $sets } trójki
    [many] { $sets } trójek
   *[other] { $sets } trójki
}
why-dumpling = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
why-nigiri = { $dipped ->
    [0] { $plain ->
        [one] { $plain } karta
        [few] { $plain } karty
        [many] { $plain } kart
       *[other] { $plain } karty
    }
   *[other] { $plain ->
        [0] na wasabi, potrójnie: { $dipped }
       *[other] zwykłe: { $plain }; na wasabi, potrójnie: { $dipped }
    }
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
look-set = W jednym z twoich zestawów brakuje tylko jednej karty.
look-neighbour = { $seat } dostanie twoje karty: zobacz, co tam leży.

scored-desserts-scored = Puddingi
tiebreak-sushi-go = { $count ->
    [one] { $count } pudding
    [few] { $count } puddingi
    [many] { $count } puddingów
   *[other] { $count } puddingu
}

# On the page

go-round = Runda { $round } z 3 · tura { $turn }
go-left = Karty wędrują w lewo
go-right = Karty wędrują w prawo
go-gets-yours = dostanie twoje karty
go-gives-you = poda ci następne karty
go-has-chosen = już po wyborze
go-is-choosing = wybiera
go-you = ty
go-score = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
go-puddings = Zachowane puddingi: { $count }
go-in-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
go-tray-empty = Jeszcze nic tu nie leży
go-just-laid = właśnie wyłożone
go-last-laid = Ostatnio wyłożone: { $cards }
go-led-by = W tej turze kieruje { $name }
go-led-by-you = W tej turze kierujesz ty
go-pile = { $count ->
    [one] { $count } karta w stosie
    [few] { $count } karty w stosie
    [many] { $count } kart w stosie
   *[other] { $count } karty w stosie
}
go-hand = Twoje karty
go-ask-two = Dwie karty: która pierwsza?
go-ask-second = A która druga?
go-ask-invisible = A którą kartę dostaje niewidzialny gracz?
go-chosen = Twój wybór: { $cards }. Możesz go zmienić, dopóki wszyscy nie wybiorą.
go-waiting = Jeszcze bez wyboru: { $names }.
go-call = Sushi Go!
go-call-two = Weź dwie karty
go-call-off = Tylko jedna karta
go-drawn = dobrana
go-role-first = jako pierwsza
go-role-second = jako druga
go-role-invisible = dla niewidzialnego gracza
go-scoring = Punkty ostatniej rundy
go-close = Zamknij
