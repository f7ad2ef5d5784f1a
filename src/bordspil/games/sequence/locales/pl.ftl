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
coach-sequence-card = Wybierz kartę, na przykład { $card }: podświetlą się jej wolne pola.
coach-sequence-choice = Więcej niż pięć z rzędu: wybierz pięć, które utworzą twoją linię.
coach-sequence-dead = Oba pola karty { $card } są zajęte: wybierz ją, wymień ją i graj dalej.
coach-sequence-four = Cztery z pięciu są twoje: do linii brakuje tylko pola { $cell }.
coach-sequence-block = Inna drużyna ma tu cztery z pięciu: żeton na { $cell } zatrzyma linię.
coach-sequence-made = Ta linia jest gotowa: nikt nie może usunąć jej żetonów.
coach-sequence-line = Twoje żetony: pięć z rzędu tworzy linię. { $count ->
    [one] Wygrywa { $count } linia.
    [few] Wygrywają { $count } linie.
    [many] Wygrywa { $count } linii.
   *[other] Wygrywa { $count } linii.
}
coach-sequence-wild = { $card } ma dwoje oczu: kładzie żeton na każde wolne pole. Zachowaj ją na linię.
coach-sequence-remover = { $card } ma jedno oko: usuwa cudzy żeton.
coach-sequence-twice = Każda karta jest na planszy dwa razy: { $card } pasuje na oba te pola.
coach-sequence-corner = Róg liczy się dla wszystkich: z kartą { $card } zaczniesz przy nim linię.

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
seq-reason-freed = Znów otwiera linię, na której masz { $count } z pięciu.
seq-reason-stops-four = Nie pozwala drużynie { $team } uzupełnić { $line }.
seq-reason-stops-four-player = { $seat } nie dokończy linii { $line }.
seq-reason-stops-win = Nie pozwala drużynie { $team } wygrać linią { $line }.
seq-reason-stops-win-player = { $seat } nie wygra linią { $line }.
seq-reason-stops-three = Staje na drodze drużynie { $team }: trzy z pięciu na { $line }.
seq-reason-stops-three-player = Zamyka { $line }, gdzie { $seat } ma trzy z pięciu.
seq-reason-cuts-four = Zabiera jeden z czterech żetonów drużyny { $team } na { $line }.
seq-reason-cuts-four-player = Zabiera żeton z { $line }, gdzie { $seat } ma cztery z pięciu.
seq-reason-cuts-win = Zabiera żeton z { $line }, a drużyna { $team } mogła tam wygrać.
seq-reason-cuts-win-player = Zabiera żeton z { $line }, gdzie { $seat } może wygrać.
seq-reason-cuts-three = Zabiera jeden z trzech żetonów drużyny { $team } na { $line }.
seq-reason-cuts-three-player = Zabiera żeton z { $line }, gdzie { $seat } ma trzy z pięciu.
seq-reason-breaks = Przerywa linię { $line } drużyny { $team }.
seq-reason-breaks-player = Przerywa linię { $line }, którą ma { $seat }.
seq-reason-taken = Ryzyko: inni mogą zająć { $cell }; kart { $card }, których nie widać: { $count }.
seq-reason-removers = Walety jednookie, których nie widać, a mogą zabrać żeton: { $count }.
seq-reason-put-back = Ryzyko: żeton może wrócić na { $cell }; kart { $card }, których nie widać: { $count }.
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
seq-look-four = Twojej linii { $line } brakuje jednego żetonu: { $cell }, pole karty { $card }.
seq-look-four-other = Drużynie { $team } brakuje jednego żetonu na { $line }: { $cell }, pole karty { $card }.
seq-look-four-player = { $seat } ma cztery z pięciu na { $line }; brakuje { $cell }, pola karty { $card }.
seq-look-three = Masz trzy z pięciu na { $line }; jeszcze wolne: { $cells }.
seq-look-three-other = Drużyna { $team } ma trzy z pięciu na { $line }; jeszcze wolne: { $cells }.
seq-look-three-player = { $seat } ma trzy z pięciu na { $line }; jeszcze wolne: { $cells }.
seq-look-dead = Oba pola karty { $card } są zajęte: karta jest martwa.
seq-look-wild = Twój walet dwuoki { $card } może trafić na każde wolne pole; jest ich teraz { $count }.
seq-look-remover = Karta { $card } może zabrać żeton: drużyna { $team } ma { $held } z pięciu na { $line }.
seq-look-remover-player = Karta { $card } może zabrać żeton: { $seat } ma { $held } z pięciu na { $line }.
seq-look-corner = Róg { $corner } liczy się też dla ciebie: na { $line } pasuje do niego: { $cards }.
seq-look-fit = Te twoje karty pasują do jednej linii, { $line }: { $cards }.
seq-look-fit-held = Na { $line } masz { $held } z pięciu, a pasuje tam też: { $cards }.
seq-look-twice = Masz kartę { $card } dwa razy, a oba jej pola są wolne.
seq-look-last-cell = Wolne jest już tylko jedno pole karty { $card }: { $cell }.
seq-look-only-you = Tylko ty masz kartę { $card }: drugą już zagrano.
seq-look-cells = Twoja karta { $card } ma dwa wolne pola: { $cells }.
seq-look-roomier = Przez { $cell } biegnie więcej otwartych linii ({ $count }) niż przez { $other } ({ $less }): to pola karty { $card }.
seq-look-choose = Przez { $cell } można wybrać spośród linii: { $count }. Liczy się tylko jedna.
seq-look-draw = Twoja karta czeka na dobranie; karty w talii: { $left }.
seq-look-pass = Żadna z twoich kart nie ma dokąd trafić: { $cards }.
seq-look-lose = Orzeczenie kosztuje cię jedną z tych kart: { $cards }.

seq-about-cell-line = { $cell }: będzie { $held } z pięciu na { $line }
seq-about-cell-free = { $cell }: wolne
seq-about-cell-taken = { $cell }: zajęte, drużyna { $team }
seq-about-dead = Martwa: wymień ją w swojej turze
seq-about-wild = Kładzie żeton na dowolnym wolnym polu
seq-about-remover = Zabiera żeton innej drużyny, ale nie z linii
seq-about-remover-advanced = Zabiera żeton innej drużyny, nawet z linii
seq-about-copies = { $count ->
    [0] Druga taka już nie przyjdzie
    [one] Może przyjść jeszcze { $count } taka karta
    [few] Mogą przyjść jeszcze { $count } takie karty
    [many] Może przyjść jeszcze { $count } takich kart
   *[other] Może przyjść jeszcze { $count } takiej karty
}
seq-about-jacks = Takie walety, których nie widać: { $count } z { $all }
seq-about-jacks-all = Walety, których nie widać: { $count } z { $all }
seq-about-cell = { $cell } · { $card }
seq-about-cell-corner = { $cell } · wolny róg
seq-about-corner = Liczy się dla każdej drużyny
seq-about-free = Wolne
seq-about-chip = Żeton drużyny { $team }
seq-about-safe = W linii: żaden walet go nie zabierze
seq-about-in-line = W linii
seq-about-own-line = Twoja linia: { $held } z pięciu na { $line }
seq-about-line = Drużyna { $team }: { $held } z pięciu na { $line }
seq-about-in-hand = { $count ->
    [one] Na twojej ręce
    [few] { $count } na twojej ręce
    [many] { $count } na twojej ręce
   *[other] { $count } na twojej ręce
}
seq-about-team = Drużyna { $team }
seq-about-team-lines = Linie: { $done } z { $needed }
seq-about-deck = Gdy się skończy, tasuje się odrzucone karty
seq-about-discard-jacks = Walety wśród nich: { $count }

seq-log-line = linia,
seq-log-broken = przerwana:
seq-log-dead = martwa
seq-log-new = nowa karta
seq-log-lost = oddana:

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
# $done, $needed (Number) - lines that a team has and needs.
seq-team-of = { $done } z { $needed }
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
seq-ask-back = Wybierz pole ponownie, aby cofnąć ruch.
seq-do-back = Cofnij
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
seq-seat-turn = twoja kolej
seq-seat-next = w kolejce
seq-seat-partner = w drużynie
seq-seat-plays = gra teraz
seq-seat-loses = oddaje kartę
seq-seat-draws = może jeszcze dobrać
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

seq-story-first = Pierwsza linia: drużyna { $team }, { $line }.
seq-story-first-lost = Pierwsza linia: drużyna { $team }, { $line }, ale to nie wystarczyło.
seq-story-broken = { $seat } przerywa linię { $line } drużyny { $team } kartą { $card }.
seq-story-removed = { $seat } rozbija cztery z pięciu drużyny { $team }: { $card } zdejmuje { $cell }.
seq-story-stopped = { $seat } zatrzymuje drużynę { $team } przy czterech z pięciu: { $card } na { $cell }.
seq-story-opening = Na początek { $card } na { $cell } ({ $seat }).
seq-story-length = Żetony położone w tej partii: { $count }.
seq-story-taker = Najwięcej zdjętych żetonów: { $seat }, { $count }.
seq-story-blocked = Nikt nie mógł już zagrać: wspólne zwycięstwo.
seq-story-blocked-won = Nikt nie mógł już zagrać; najwięcej linii ma drużyna { $team }: { $count }.
seq-story-won = { $seat } kończy kartą { $card } na { $cell }: linia { $line }.
seq-story-won-line = Linia { $line } dała zwycięstwo drużynie { $team }.
seq-close-shared = po równo
seq-close-won = { $count } do { $others }
seq-close-chip = { $mates ->
    [1] Zabrakło ci jednego żetonu
   *[other] Twojej drużynie zabrakło jednego żetonu
}: { $cell } na { $line }
seq-close-lines = { $mates ->
    [1] Zabrakło ci
   *[other] Twojej drużynie zabrakło
} { $count ->
    [one] { $count } linii
    [few] { $count } linii
    [many] { $count } linii
   *[other] { $count } linii
}
