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
