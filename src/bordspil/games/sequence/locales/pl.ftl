# Sequence: karty, zdarzenia, stół
# Imieniem może być „Ty”: nie stoi przy nim żaden czasownik w trzeciej osobie.

game-sequence = Zagraj kartę, połóż żeton na jej polu i niech twoja drużyna jako pierwsza ułoży linię z pięciu pól (przy dwóch drużynach: dwie linie).
option-teams = Ile drużyn: automatycznie (dwie, jeśli to możliwe), 2 albo 3; wybierać można tylko przy 6 lub 12 graczach.
option-draw_yourself = Dobranie karty jest osobnym ruchem: kto o nim zapomni, traci tę kartę. Boty na ciebie czekają.
option-no_table_talk = Stół może wydać orzeczenie przeciw drużynie, w której podpowiadano: każdy jej członek traci kartę.
option-advanced = Walety jednookie mogą usunąć także żeton z ukończonej linii.
option-name-teams = Drużyny
option-name-draw_yourself = Samodzielne dobieranie
option-name-no_table_talk = Bez podpowiadania
option-name-advanced = Dla zaawansowanych
option-value-auto = Automatycznie
coach-sequence-card = Wybierz kartę: podświetlą się wolne pola, które ją pokazują. Wybierz jedno z nich, a trafi tam twój żeton.
coach-sequence-dead = Jedna z twoich kart jest martwa: wszystkie jej pola są zajęte. Wybierz ją i wymień; potem twoja tura trwa dalej.
coach-sequence-choice = Jest więcej niż pięć z rzędu: wybierz, które pięć utworzy twoją linię.
coach-sequence-made = Linia jest gotowa: jej żetony zostają odwrócone i nikt nie może ich usunąć.
coach-sequence-wild = Masz waleta dwuokiego: kładzie żeton na dowolnym wolnym polu. Jest mocny, więc zachowaj go na linię.
coach-sequence-remover = Masz waleta jednookiego: usuwa cudzy żeton, ale nie z gotowej linii.
coach-sequence-line = Pięć z rzędu tworzy linię: poziomo, pionowo lub na ukos. Rogi są wspólne dla wszystkich. { $teams ->
    [2] Do wygranej potrzeba dwóch linii.
   *[other] Do wygranej potrzeba jednej linii.
}
coach-sequence-twice = Każda karta jest dwa razy na planszy i dwa razy w talii. Zagrane karty leżą odkryte: mówią, co jeszcze może przyjść.
coach-sequence-block = Patrz też na cudze żetony: gdzie leżą cztery z pięciu, twój żeton w luce zatrzymuje linię.
coach-sequence-last = Znasz już całą grę: buduj, blokuj i zachowaj walety na właściwą chwilę.

seq-move-dead = wymiana karty { $card }
seq-move-lose = oddanie karty { $card }
seq-move-draw = dobranie karty
seq-move-pass = pas

seq-event-cut = Kto rozdaje? Przekładanie talii: { $cards }
seq-event-dealt = Każdy dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}. Rozdanie: { $name }. Pierwsza tura: { $first }
seq-event-hand = Na ręce, { $name }: { $cards }
seq-event-placed = { $name }: { $card } → { $cell }
seq-event-removed = { $name }: { $card } usuwa żeton drużyny { $team } z { $cell }
seq-event-line = Linia drużyny { $team }: od { $first } do { $last }
seq-event-broken = Linia drużyny { $team } od { $first } do { $last } została przerwana.
seq-event-dead = { $name }, wymiana martwej karty: { $card }
seq-event-received = { $name }, nowa karta: { $card }
seq-event-lost = { $name }, oddana karta: { $card }
seq-event-renewed = Z kart odrzuconych powstaje nowa talia.
seq-event-draw-lost = Za późno na dobranie karty: { $name }
seq-event-passed = Brak karty do zagrania: { $name }
seq-event-ruling = Orzeczenie stołu przeciw drużynie { $team }: każdy jej członek oddaje jedną kartę.
seq-event-blocked = Nikt nie może już nic zagrać.

seq-table-title = Talia: { $deck } · karty odrzucone: { $discards }
seq-table-team = Drużyna
seq-table-cards = Karty
seq-table-top = Ostatnia karta
seq-table-lines = Linie
seq-board-title = Plansza (› twoje karty, ✶ wolne pola narożne)
seq-reach-wild = dowolne wolne pole
seq-reach-remover = usuwa żeton
seq-reach-dead = martwa

seq-prompt = Którą kartę zagrywasz i na które pole? Wpisz 1 b9 (albo samo 1, jeśli pole jest tylko jedno)
seq-prompt-dead = Możesz wymienić martwą kartę: d 1
seq-prompt-draw = Wpisz draw, żeby dobrać swoją kartę.
seq-prompt-pass = Nie możesz zagrać żadnej karty: wpisz pass.
seq-prompt-line = Które pięć pól staje się twoją linią?
seq-prompt-lose = Orzeczenie: którą kartę oddajesz?
seq-help = 1 b9 albo 7s b9 zagrywa kartę na pole (kolumny od a do j, rzędy od 1 do 10, licząc od góry). d 1 wymienia martwą kartę. Polecenia draw, pass, lose 1 i line b2-f6 wpisuje się dokładnie w tej postaci. Z opcją --no-table-talk polecenie ruling 1 orzeka przeciw drużynie 1 (zob. kolumnę Drużyna).

error-sequence-move-shape = „{ $move }” nie jest ruchem. Napisz 7S b9, dead 7S, draw, pass, line a1-e1 albo lose 7S.
error-typed-no-playing-card = „{ $value }” nie jest żadną z twoich kart. Wpisz numer od 1 do { $last } albo kartę, na przykład 7S.
error-typed-wrong-cell = „{ $value }” nie jest polem: kolumny to a–j, rzędy 1–10.
error-typed-no-cell = Podaj też pole, na przykład { $move }.
error-move-not-a-play = Ruch w Sequence to karta i pole, a nie { $kind }.
error-teams-dont-fit = Gdy drużyny są { $teams }, liczba graczy może wynosić { $allowed }, a nie { $count }.
error-nothing-to-lose = Żadne orzeczenie nie wymaga od ciebie oddania karty.
error-nothing-to-draw = Nie masz teraz żadnej karty do dobrania.
error-no-pass = Możesz spasować tylko wtedy, gdy nie możesz ani zagrać, ani wymienić żadnej karty.
error-no-such-line = { $line } nie jest linią, którą można teraz wybrać.
error-ruling-by-seat = Orzeczenie nie jest niczyim ruchem: wydaje je stół.
error-typed-no-ruling = Nie można teraz wydać takiego orzeczenia: „{ $move }”. Możliwe: { $known }
error-choose-line-first = Najpierw wybierz swoją linię.
error-ruling-first = Najpierw trzeba oddać karty zgodnie z orzeczeniem.
error-not-your-turn = To nie jest twoja tura.
error-corner = { $cell } to pole narożne: należy do wszystkich i zawsze pozostaje wolne.
error-no-chip = Na polu { $cell } nie ma żetonu.
error-own-chip = Żeton na polu { $cell } należy do twojej własnej drużyny.
error-safe-chip = Żeton na polu { $cell } jest częścią linii i jest bezpieczny.
error-cell-taken = Pole { $cell } jest zajęte.
error-wrong-cell = Pole { $cell } pokazuje { $shows }, a nie { $card }.
error-no-chips-left = Twoja drużyna nie ma już żadnego żetonu.
error-no-exchange-now = Nie możesz teraz wymienić karty.
error-exchanged-already = W jednej turze można wymienić tylko jedną martwą kartę.
error-jack-not-dead = Walet nigdy nie jest martwą kartą.
error-not-dead = { $card } nie jest martwą kartą: jedno z jej pól jest wolne.
error-card-not-in-hand = Nie masz na ręce karty { $card }.

seq-reason-wins = Linia { $line } wygrywa partię.
seq-reason-line = Kończy linię { $line }.
seq-reason-double = Dwie drogi do linii naraz: { $cells }.
seq-reason-four = Cztery z pięciu: brakuje tylko pola { $cell }, a karty { $card } jeszcze nie masz.
seq-reason-four-held = Cztery z pięciu: brakuje tylko pola { $cell }, a masz na nie kartę { $card }.
seq-reason-four-wild = Cztery z pięciu: brakuje tylko pola { $cell }, a możesz tam zagrać waleta dwuokiego.
seq-reason-three = { $count ->
    [one] Trzy z pięciu w { $count } otwartej linii.
    [few] Trzy z pięciu w { $count } otwartych liniach.
    [many] Trzy z pięciu w { $count } otwartych liniach.
   *[other] Trzy z pięciu w { $count } otwartej linii.
}
seq-reason-open = { $count ->
    [one] Przez to pole biegnie jeszcze { $count } otwarta linia.
    [few] Przez to pole biegną jeszcze { $count } otwarte linie.
    [many] Przez to pole biegnie jeszcze { $count } otwartych linii.
   *[other] Przez to pole biegnie jeszcze { $count } otwartej linii.
}
seq-reason-freed = Znów otwiera twojej drużynie { $count } z pięciu.
seq-reason-stops-four = Nie pozwala drużynie { $team } uzupełnić { $line }.
seq-reason-stops-win = Nie pozwala drużynie { $team } wygrać linią { $line }.
seq-reason-stops-three = Staje na drodze drużynie { $team }: trzy z pięciu na { $line }.
seq-reason-cuts-four = Zabiera jeden z czterech żetonów drużyny { $team } na { $line }.
seq-reason-cuts-win = Zabiera żeton z { $line }, a drużyna { $team } mogła tam wygrać.
seq-reason-cuts-three = Zabiera jeden z trzech żetonów drużyny { $team } na { $line }.
seq-reason-breaks = Przerywa linię { $line } drużyny { $team }.
seq-reason-taken = Ryzyko: inni mogą zająć { $cell }; niewidziane egzemplarze { $card }: { $count }.
seq-reason-removers = Niewidziane walety jednookie, które mogą usunąć żeton: { $count }.
seq-reason-put-back = Ryzyko: żeton może wrócić na { $cell }; niewidziane egzemplarze { $card }: { $count }.
seq-reason-jack = Ale kosztuje waleta, { $card }; walety, które ci zostają: { $count }.
seq-reason-jacks = { $count ->
    [one] Zachowujesz waleta na później.
    [few] Zachowujesz { $count } walety na później.
    [many] Zachowujesz { $count } waletów na później.
   *[other] Zachowujesz { $count } waleta na później.
}
seq-reason-last-cell = Ostatnie wolne pole karty { $card }: gdy ktoś je zajmie, karta będzie martwa.
seq-reason-fresh = Karta { $card } jest martwa: dostajesz nową za darmo i grasz dalej.
seq-reason-draw = Ta karta ci się należy: dobierz ją, zanim przepadnie.
seq-reason-pass = Nic nie da się zagrać.
seq-reason-line-choice = Na drugą linię zostaje { $held } z pięciu.
seq-reason-lost-dead = Karta { $card } i tak jest martwa.
seq-reason-lost = { $held ->
    [0] Kosztuje waleta: { $card }.
   *[other] Z kartą { $card } można było mieć najwyżej { $held } z pięciu.
}
seq-look-threat = Zobacz, co buduje drużyna { $team }.
seq-look-line = Sprawdź, którą linię możesz teraz ukończyć.
seq-look-double = Jeden żeton może służyć dwóm liniom.
seq-look-four = Poszukaj swojej linii, która jest prawie gotowa.

tally-chip-placed = Położone żetony
tally-chip-removed = Usunięte żetony
tally-line-completed = Ukończone linie
tally-dead-card-shown = Wymienione martwe karty
score-sequence = { $count ->
    [one] { $count } linia
    [few] { $count } linie
    [many] { $count } linii
   *[other] { $count } linii
}
hint-best-sequence = Moja rada: { $move }. Szansa na wygraną: { $chance }, przewidywane linie: { $points }.
hint-points-sequence = Przewidywane linie

# The page
seq-card = { $rank ->
    [A] as
    [K] król
    [Q] dama
    [J] walet
    [10] dziesiątka
    [9] dziewiątka
    [8] ósemka
    [7] siódemka
    [6] szóstka
    [5] piątka
    [4] czwórka
    [3] trójka
    [2] dwójka
   *[other] { $rank }
} { $suit ->
    [S] pik
    [H] kier
    [D] karo
   *[C] trefl
}
seq-teams-name = Drużyny
seq-team-lines = { $count ->
    [one] { $count } linia
    [few] { $count } linie
    [many] { $count } linii
   *[other] { $count } linii
}
seq-cell-corner = wolny róg
seq-cell-free = wolne
seq-cell-chip = żeton drużyny { $team }
seq-cell-line = w linii
seq-cell-last = ostatni ruch
seq-cell-open = można wybrać
seq-board-name = Plansza
seq-board-keys = Strzałki przesuwają, Enter wybiera, Escape cofa wybór.
seq-hand-name = Twoje karty
seq-note-wild = dowolne pole
seq-note-remover = usuwa
seq-turn-mine = Twoja kolej: wybierz kartę albo pole.
seq-turn-pass = Nie możesz zagrać żadnej karty.
seq-turn-other = Teraz gra { $name }.
seq-turn-losing = Orzeczenie. Jeszcze do oddania karta: { $names }
seq-turn-choosing = { $name } wybiera linię.
seq-over-won = Wygrywa drużyna { $team }!
seq-over-shared = Remis: wspólna wygrana.
seq-ask-card = Która karta na { $cell }?
seq-ask-dead = { $card } to martwa karta: oba jej pola są zajęte.
seq-ask-later = Pola karty { $card } są zaznaczone.
seq-ask-none = Karty { $card } nie można teraz zagrać.
seq-ask-remover = { $card }: który żeton usuwasz?
seq-ask-wild = { $card }: wybierz dowolne wolne pole.
seq-ask-cell = { $card }: gdzie położyć żeton?
seq-do-place = Połóż na { $cell }
seq-do-remove = Usuń z { $cell }
seq-do-dead = Wymień ją
seq-do-draw = Dobierz kartę
seq-do-pass = Pasuję
seq-do-lose = Oddaj { $card }
seq-do-line = Wybierz tę linię
seq-do-cancel = Anuluj
seq-line-name = { $first } do { $last }
seq-do-rule = Orzeknij przeciw drużynie { $team }
seq-rule-name = Ktoś podpowiadał? Wydaj orzeczenie
seq-rule-why = Tylko za zgodą stołu i na początku tury: każdy członek drużyny oddaje jedną kartę.
seq-seats-name = Gracze w kolejności gry
seq-seat-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
seq-seat-you = ty
seq-seat-plays = gra teraz
seq-seat-loses = oddaje kartę
seq-seat-draws = może jeszcze dobrać
seq-seat-dealer = rozdający
seq-seat-top = Ostatnia karta: { $card }
seq-deck = Talia: { $count }
seq-discards = Odrzucone: { $count }

# Na karcie wyników

seq-pad-match = Partia { $round }
seq-pad-lines = linie
seq-pad-wins = { $count ->
    [one] { $count } wygrana partia
    [few] { $count } wygrane partie
    [many] { $count } wygranych partii
   *[other] { $count } wygranej partii
}
seq-pad-title = { $name }: { $count ->
    [one] { $count } wygrana partia
    [few] { $count } wygrane partie
    [many] { $count } wygranych partii
   *[other] { $count } wygranej partii
}
seq-pad-won = { $lines }: wygrywa partię
seq-pad-shared = { $lines }: dzieli zwycięstwo
seq-pad-lost = { $lines }: przegrywa partię
seq-pad-open = { $lines } jak dotąd
error-two-winners = Partia kończy się, gdy pierwsza drużyna ma dość linii ({ $count }), więc może je mieć tylko jedna.
