# Słowa wszystkich stołów

table-player = Gracz
table-score = Wynik
scoring-title = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, razem { $score }
scoring-nothing = nic
event-round-scored = Punktacja rundy { $round }:

count-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
count-turns = { $count ->
    [one] została { $count } tura
    [few] zostały { $count } tury
    [many] zostało { $count } tur
   *[other] zostało { $count } tury
}
look-anywhere = Nic tu nie rozstrzyga samo: porównaj dwa lub trzy najlepsze ruchy.
look-wins = Przyjrzyj się dobrze: można teraz wygrać.
look-scores = Przyjrzyj się temu, co od razu daje punkty.
look-builds = Przyjrzyj się temu, co może jeszcze urosnąć.
look-gains = Rozejrzyj się: jest tu coś przydatnego do wzięcia.
look-denies = Przyjrzyj się temu, na czym zależy innym.
look-keeps = Pomyśl, co warto zachować na później.
look-costs = Pomyśl, ile kosztuje cię każdy ruch.
look-risks = Pomyśl, co może pójść nie tak.
look-forced = Możesz zrobić tylko jedno.
hint-word = rada
hint-move = Ruch
hint-chance = Szansa na wygraną
hint-points = Przewidywany wynik
hint-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
hint-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-best = Moja rada: { $move }. Szansa na wygraną: { $chance }, przewidywany wynik: { $points }.
hint-again = Wpisz { $word } jeszcze raz, żeby zobaczyć ruch.
