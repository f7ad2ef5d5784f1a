# The command line

help-app = Sushi Go!, Sushi Roll i Sequence: graj w terminalu, daj zagrać botom, odtwarzaj i sprawdzaj partie.
help-version = Pokaż wersję.
help-lang = Język wszystkich komunikatów, w dowolnym miejscu wiersza poleceń; bez tej opcji decyduje BORDSPIL_LANG albo LANG.
help-play = Zagraj przeciwko botom, tutaj w terminalu.
help-simulate = Daj botom rozegrać wiele partii i zobacz statystyki.
help-replay = Prześledź zapisaną partię od początku do końca.
help-verify = Sprawdź zapisy: zgodność rozdania z pieczęcią, każdy ruch i wynik.
help-rules = Przeczytaj zasady gry albo jedną wybraną zasadę.
help-bench = Zmierz, jak szybko działają silniki gier na tym komputerze.
help-bench-game = Gra; bez niej mierzone są wszystkie.
help-players = Ilu graczy: { $counts } (zwykle { $default }).
help-bots = Które boty, miejsce po miejscu, i znów od pierwszego, jeśli miejsc jest więcej: { $bots }. Od first-time do master są coraz silniejsze; master:seconds=5 myśli pięć sekund nad ruchem.
help-name = Twoje imię przy stole.
help-seed = Dowolna liczba lub słowo: to samo ziarno daje te same rozdania. Bez tej opcji rozdania są tajne i za każdym razem nowe.
help-record = Dopisz zakończoną partię do tego pliku.
help-matches = Ile partii.
help-out = Zapisz partie w tym pliku, każdą w osobnym wierszu.
help-force = Zastąp plik, jeśli już istnieje.
help-workers = Ile procesów; bez tej opcji po jednym na rdzeń.
help-file = Plik z zapisami partii, po jednym w wierszu (.jsonl).
help-match = Która partia z pliku, licząc od 1.
help-json = Pełny przebieg partii jako JSON.
help-rules-game = Gra; bez niej zobaczysz listę wszystkich gier.
help-rules-id = Oznaczenie zasady, na przykład SG-8 albo samo 8.

usage-usage = Użycie
usage-arguments = Argumenty
usage-options = Opcje
usage-commands = Polecenia
usage-options-short = OPCJE
usage-command-short = POLECENIE
usage-default = domyślnie
usage-required = wymagane
usage-help = Pokaż tę pomoc.
usage-try-help = Zobacz { $command } --help.
usage-did-you-mean = Może chodziło o: { $words }?
usage-no-option = Nie ma opcji { $option }.
usage-missing = Brakuje: { $name }.
usage-bad-value = Wartość { $name } musi być liczbą całkowitą.
usage-no-command = Nie ma takiego polecenia; do wyboru: { $commands }.
usage-wrong = Tego nie da się odczytać: { $problem }.
usage-extra = Zbędne słowa: { $words }.
usage-needs-value = { $option } wymaga wartości.
usage-takes-no-value = { $option } nie przyjmuje wartości.
file-problem = { $file }: { $problem }
file-missing = Nie ma pliku { $file }.
file-forbidden = Nie można otworzyć { $file }: brak uprawnień.
file-is-folder = { $file } to folder, a nie plik.
file-disk-full = Dysk jest pełny; plik { $file } nie został zapisany.
file-not-ordinary = { $file } to nie jest zwykły plik; nie można tam zapisywać.
data-file-too-long = { $file }: plik jest za długi jak na plik tego rodzaju.
data-file-not-text = { $file } nie jest plikiem tekstowym.
data-file-unreadable = Pliku { $file } nie da się odczytać jako { $formats }: błąd w wierszu { $line }.
interrupted = Przerwano.
plain-python = Reguły działają w czystym Pythonie: do gry wystarczy, ale losowe partie są rozgrywane około 300 razy wolniej. Jeśli na komputerze jest kompilator C, zainstaluj program ponownie, aby je skompilować.

play-prompt = Twój ruch?
play-you = Ty
play-no-terminal = Do gry potrzebny jest terminal z klawiaturą. Jeśli mają zagrać same boty, użyj: bordspil simulate
play-commitment = Rozdanie jest już ustalone; jego pieczęć zaczyna się od { $commitment }…
play-help-hint = Wpisz ?, żeby zobaczyć pomoc, albo q, żeby wyjść.
play-help = Wybierasz numerem albo nazwą. rada (albo !) daje podpowiedź, a wpisana ponownie pokazuje ruch. t pokazuje stół jeszcze raz, r 8 pokazuje zasadę 8, q kończy grę.
play-left = Odchodzisz od stołu.
play-saved = Partia została dopisana do pliku { $file }.
play-seed = Ziarno { $seed }. Jego SHA-256 to pieczęć { $commitment }: nikt nie mógł zmienić rozdania.
end-title = Klasyfikacja
end-rank = Miejsce
end-winners = { $count ->
    [one] Zwycięstwo: { $winners }
    [few] Wspólne zwycięstwo: { $winners }
    [many] Wspólne zwycięstwo: { $winners }
   *[other] Wspólne zwycięstwo: { $winners }
}

simulate-progress = Rozgrywanie
simulate-seat = Miejsce
simulate-bot = Bot
simulate-mean = Średni wynik
simulate-deviation = Odchylenie
simulate-wins = Wygrane
simulate-interval = Przedział 95%
simulate-summary = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}, { $rate } partii/s w { $workers ->
    [one] { $workers } procesie
    [few] { $workers } procesach
    [many] { $workers } procesach
   *[other] { $workers } procesu
}, średnio tur na partię: { $turns }, ziarno { $seed }. Wspólne zwycięstwo liczy się częściowo.
simulate-saved = Zapisano { $count ->
    [one] { $count } partię
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
} w pliku { $file }.
simulate-matches = Liczba partii musi wynosić od 1 do { $most }.
simulate-workers = Liczba procesów musi wynosić od 1 do { $most }.
simulate-exists = Plik { $file } już istnieje; wybierz inną nazwę albo dodaj --force, żeby go zastąpić.
too-many-bots = Za dużo botów: { $bots }; wolnych miejsc: { $seats }.

record-line = wiersz { $line }: { $problem }
record-file-empty = W pliku { $file } nie ma żadnych zapisów.
record-no-such = W pliku { $file } nie ma partii { $number }; liczba partii w tym pliku: { $count }.
event-time-ran-out = Czas minął: { $name }.
replay-altered = Zapis zmieniono po jego utworzeniu:
verify-progress = Sprawdzanie
verify-more = … i jeszcze { $count ->
    [one] { $count } zapis z błędami
    [few] { $count } zapisy z błędami
    [many] { $count } zapisów z błędami
   *[other] { $count } zapisu z błędami
}.
verify-summary = Dobre zapisy: { $good }. Błędne zapisy: { $bad }.
place-head = początek
place-character = znak { $number }
place-move = ruch { $number }
place-end = koniec
place-seed = ziarno
place-outcome = wynik, { $number }

rules-game = Gra
rules-players = Gracze
rules-count = Zasady
rules-none = Gra { $game } nie ma spisanych zasad.
rules-no-such = Nie ma zasady { $rule }; do wyboru: { $known }.

bench-progress = Pomiar …
bench-playouts = Losowe partie/s
bench-decisions = Decyzje/s
bench-clone = Kopia
bench-memory = Stan
bench-compiled = Zasady działają w wersji skompilowanej, jeden wątek, czas procesora.
bench-plain = Zasady działają w zwykłym Pythonie, jeden wątek, czas procesora.
