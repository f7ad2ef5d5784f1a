# Sushi Go!: cards, events, scoring, the table

game-sushi-go = Zatrzymaj jedną kartę, przekaż resztę dalej i ułóż jak najlepszy posiłek z tego, co do ciebie trafi.
option-both_ways = W drugiej rundzie ręce przekazuje się w prawo.
option-invisible = Dla dwóch osób: niewidzialny trzeci gracz, którym kierujecie na zmianę.

card-chopsticks = pałeczki

invisible-name = Niewidzialny gracz
move-two = { $first }, potem { $second }
move-invisible = { $own }; dla niewidzialnego gracza: { $card }

event-round-left = Runda { $round }: każdy dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}. Ręce przekazujemy w lewo.
event-round-right = Runda { $round }: każdy dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}. Ręce przekazujemy w prawo.
event-hand-dealt = Na ręce, { $name }: { $cards }
event-pile-drawn = Niewidzialnym graczem kieruje i kartę ze stosu dobiera: { $name }.
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
known-title = Ręce, które już znasz
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
