# Turnieje botów

help-tournament = Zorganizuj turniej botów: te same rozdania dla wszystkich, rankingi z przedziałami 95% i raport.
help-tournament-bots = Które boty grają, według miejsc albo, w grze drużynowej, według drużyn: { $bots }.
help-tournament-matches = Ile co najmniej partii rozgrywa każdy skład.
help-tournament-out = Zachowaj wszystko w tym folderze: journal.jsonl, matches.csv, standings.csv, report.html.
help-tournament-force = Zacznij od nowa, nawet jeśli w folderze jest już turniej.
help-cluster = Graj na klastrze Dask, którego planista ma ten adres.
help-bots-sides = Które boty, miejsce po miejscu (w grze drużynowej drużyna po drużynie), a gdy trzeba więcej, znowu od pierwszego: { $bots }.
too-many-bots-teams = Za dużo botów: { $bots }; liczba drużyn: { $teams }.

tournament-deals = Każde rozdanie jest grane we wszystkich rotacjach miejsc, więc szczęście w kartach sprzyja wszystkim jednakowo.
tournament-line-ups = Tyle botów, ile miejsc (lub drużyn), to jeden skład. Gdy jest ich więcej, gra każda ich kombinacja; gdy mniej, lista się powtarza.
tournament-resume = Z --out to samo polecenie kontynuuje przerwany turniej albo pokazuje zakończony. Bez tej opcji widać samą tabelę i nic nie jest zachowywane.
tournament-examples = Przykłady:
tournament-too-many = Partii byłoby razem { $count }; najwyżej może ich być { $most }.
tournament-resumed = Ciąg dalszy: rozegrane partie: { $done } z { $count }.
tournament-kept = Przerwano. Zachowane partie: { $done } z { $count }. To samo polecenie zacznie od tego miejsca.
tournament-lost = Przerwano. Nic nie zostało zachowane; z --out FOLDER turniej można kontynuować.
tournament-broken = Proces rozgrywający partie nagle się zakończył.
tournament-saved = Raport: { $file }

report-title = { $game }: turniej botów
report-standings = Klasyfikacja
report-matches = Partie
report-deals = Rozdania
report-line-ups = Składy
report-rotations = Rotacje każdego
report-turns = Tury na partię
report-seed = Ziarno
report-rating = Ranking
report-firsts = Pierwsze miejsca
report-place = Średnie miejsce
report-time = CPU na ruch
report-ratings = Rankingi z przedziałami 95%
report-ratings-note = Skala Elo; średnia wszystkich botów to 0.
report-ahead = Kto kończy przed kim
report-ahead-note = Jak często bot z wiersza kończy przed botem z kolumny; równe miejsca liczą się w połowie.
report-scores = Wyniki
report-scores-note = Jak często osiągano każdy wynik.
report-seats = Pierwsze miejsca według miejsca przy stole
report-seats-note = Przy równych miejscach każde miałoby { $fair } (linia przerywana). W grze drużynowej są to numery drużyn.
report-method = Każde rozdanie jest grane we wszystkich rotacjach miejsc. Wspólne zwycięstwo liczy się częściowo. Rankingi opierają się na modelu Placketta i Luce’a dla pierwszych miejsc; ich przedziały pochodzą z ponownego losowania rozdań (bootstrap), wszystkie pozostałe z rozrzutu między rozdaniami, bo partie z tego samego rozdania nie są niezależne. W każdym przedziale liczy się też jedna zmyślona wygrana każdego z botów, żeby kilku wygranych nie brać za pewność.

error-line-up-alone = Turniej wymaga co najmniej dwóch różnych botów.
error-line-up-twice = { $name } występuje dwa razy; gdy botów jest więcej niż miejsc (lub drużyn), wymień każdego raz.
error-journal-no-home = W { $folder } są inne rzeczy i nie ma turnieju; wybierz nowy albo pusty folder.
error-journal-in-use = Inny proces zapisuje { $file }; poczekaj na niego albo wybierz inny folder.
error-journal-damaged = Plik { $file } jest uszkodzony w wierszu { $line }; --force zaczyna od nowa.
error-journal-format = Dziennik ma format { $format }; ten program czyta format { $known }.
error-journal-other-plan = W { $file } jest inny turniej ({ $what }: { $then }, teraz { $now }). Podaj to samo polecenie co wtedy, wybierz inny folder albo dodaj --force, żeby zacząć od nowa.
error-journal-other-version = Plik { $file } zaczęła wersja { $then }; to jest { $now }, a jej boty mogą grać inaczej. --force zaczyna od nowa.
error-cluster-missing = Klaster wymaga dodatkowych pakietów: pip install 'bordspil[cluster]'
error-cluster-unreachable = Pod adresem { $address } nie odpowiada żaden planista Dask; adres wygląda tak: tcp://192.0.2.1:8786.
error-cluster-idle = Planista Dask pod adresem { $address } nie ma żadnych procesów roboczych.
error-cluster-stranger = Proces roboczy { $worker } nie ma pakietu bordspil; zainstaluj go także tam.
error-cluster-version = Proces roboczy { $worker } ma wersję { $theirs } pakietu bordspil, a tutaj jest { $ours }; zainstaluj wszędzie tę samą.
tournament-clocked = { $bot } myśli według zegara: inne uruchomienie lub inna maszyna dadzą inne wyniki. Z liczbą iteracji wszystko jest powtarzalne, na przykład master:iterations=1000.
