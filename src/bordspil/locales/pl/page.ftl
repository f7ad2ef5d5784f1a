# The page in the browser

## On every page

page-skip = Przejdź do treści
page-menu = Menu główne
page-home = Strona główna
page-settings = Ustawienia
page-language = Język
page-dismiss = Zamknij
page-cancel = Anuluj
page-save = Zapisz
page-nothing-here = Pod tym adresem nic nie ma.
page-no-server = Nie można połączyć się z serwerem. Być może nie masz połączenia z siecią.
page-try-again = Spróbuj ponownie
page-went-wrong = Coś poszło nie tak. Spróbuj ponownie.
page-line-lost = Utracono połączenie; spróbuj ponownie, gdy wróci.
page-lost = Utracono połączenie.
page-lost-retry = Kolejna próba za { $seconds } s
page-lost-trying = Próbuję…
page-lost-held = Twój ruch czeka i zostanie wysłany.
page-cut = Brak połączenia: zagrasz dalej, gdy tylko wróci.
page-sending = Wysyłam…
page-try-now = Spróbuj teraz
page-back = Połączenie wróciło. Nic nie przepadło.
page-coming = Chwileczkę…
page-list-and = { $first } i { $last }

## The home page

page-welcome = Siadaj, stół już nakryty
page-welcome-more = Graj ze znajomymi i botami prosto w przeglądarce. Bez zakładania konta.
page-games = Gry
page-players = Od { $least } do { $most } graczy
page-play-now = Graj teraz
page-with-friends = Ze znajomymi
page-join-title = Dołącz do stołu
page-join = Dołącz
page-join-more = Kod albo link dostaniesz od osoby, która otworzyła stół.
page-code = Kod stołu
page-your-name = Twoje imię
page-name-more = Tak zobaczą cię inni przy stole.
page-guest = Gość
page-who-are-you = Kim jesteś?
page-myself = Ty: { $name }. Zmień imię, twarz i kolor
page-done = Gotowe
page-your-face = Twoja twarz
page-face-long-hair = Długie jasne włosy
page-face-beard = Broda
page-face-curls = Loki
page-face-glasses = Okulary i kok
page-face-cap = Czerwona czapka
page-face-scarf = Chusta
page-face-moustache = Wąsy
page-face-plaits = Rude warkocze
page-your-colour = Twój kolor
page-colour-0 = Pomarańczowy
page-colour-1 = Granatowy
page-colour-2 = Różowy
page-colour-3 = Oliwkowy
page-colour-4 = Bursztynowy
page-colour-5 = Morski
page-colour-6 = Fioletowy
page-colour-7 = Czerwony
page-colour-8 = Zielony
page-colour-9 = Brązowy
page-colour-10 = Purpurowy
page-colour-11 = Niebieski
page-waiting-seats = Twoje miejsca czekają
page-forget-seat = Zapomnij o stole { $code }
page-public-tables = Otwarte stoły
page-running = trwa partia
page-free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
page-watch = Oglądaj
page-trademarks = Sushi Go!, Sushi Roll i Sequence są znakami towarowymi swoich właścicieli. To niezależna realizacja, niezwiązana z nimi.

## Before the start

page-table = Stół
page-table-title = Stół { $code }
page-come-in = Dołącz do stołu { $code }
page-no-table = Nie ma stołu o kodzie { $code }.
page-no-table-more = Sprawdź kod albo poproś jeszcze raz o link. Stoły, do których nikt nie wraca, są po pewnym czasie usuwane.
page-gone-title = Nie ma cię już przy tym stole
page-gone-left = Na własne życzenie.
page-gone-removed = Gospodarz usunął cię od stołu.
page-gone-closed = Gospodarz zamknął stół.
page-gone-flood = Wysłano stąd za dużo. Odśwież stronę, żeby wrócić.
page-seats = Wokół stołu
page-seats-order = Gra toczy się wokół stołu w tej kolejności.
page-seats-teams = Miejsca z takim samym żetonem to jedna drużyna; zamień miejsca, żeby zmienić drużyny.
page-seat = Miejsce { $number }
page-seat-free = Wolne miejsce
page-team = Drużyna { $team }
page-you = ty
page-host = gospodarz
page-away = chwilowo nie ma
page-sit = Usiądź tutaj
page-stand = Wstań
page-stand-more = Bot zagra dalej za ciebie.
page-unseat = Zwolnij to miejsce
page-add-bot = Dodaj bota
page-other-bot = Inny bot
page-no-bot = Bez bota
page-bot-for-seat = Bot na miejsce { $number }
page-bot-level = Poziom botów
page-swap-seat = Zamień miejsce { $number } z innym
page-swap-with = Z którym miejscem zamienić miejsce { $seat }?
page-swap-here = Zamień z miejscem { $number }
page-start = Zacznij partię
page-fill-and-start = { $count ->
    [one] Dodaj bota i zacznij
    [few] Dodaj { $count } boty i zacznij
    [many] Dodaj { $count } botów i zacznij
   *[other] Dodaj { $count } bota i zacznij
}
page-host-starts = Partię zaczyna gospodarz: { $name }
page-people = Osoby
page-rename = Zmień imię
page-make-host = Przekaż rolę gospodarza
page-spectators = { $count ->
    [one] Ogląda { $count } osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
}
page-invite = Zaproś
page-invite-more = Wyślij link, daj zeskanować kod QR albo podaj kod stołu.
page-qr = Kod QR stołu { $code }
page-share-link = Udostępnij link
page-share-watch = Link dla widzów
page-copied = Link skopiowano.
page-join-here = Dołącz tutaj
page-watch-join = Chcesz zagrać? Zeskanuj kod z ekranu gospodarza.
page-waiting-start = Czekamy na początek
page-watching = Oglądasz
page-the-game = Gra
page-game = Gra
page-seat-count = Miejsca
page-table-settings = Ustawienia stołu
page-set-public = Otwarty dla wszystkich
page-about-public = Stół jest na liście na stronie głównej i każdy może dołączyć albo oglądać.
page-set-hints = Podpowiedzi
page-about-hints = Każdy może poprosić o radę przed swoim ruchem.
page-set-memory_aid = Ściąga z kart
page-about-memory_aid = Pokazuje karty, które już przeszły przez twoje ręce.
page-set-seconds_per_move = Czas na ruch
page-about-seconds_per_move = Gdy czas minie, stół zagra za ciebie.
page-set-grace = Bot zastępuje po
page-about-grace = Tyle czasu miejsce czeka na osobę, która straciła połączenie; po powrocie odzyska je ona od razu.
page-set-stand_in = Poziom tego bota
page-about-stand_in = Jak dobrze gra bot, który kogoś zastępuje.
page-set-pace = Boty czekają
page-about-pace = Jak długo boty czekają przed ruchem, żeby można było nadążyć.
page-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
page-no-limit = Bez limitu
page-never = Nigdy

## During a match

page-controls = Przyciski partii
page-board = Plansza
page-your-turn = Twoja kolej
page-waiting-for = Czekamy na: { $names }
page-over = Koniec partii
page-see-end = Zobacz wyniki
page-scores = Gracze i wyniki
page-points-word = pkt
page-choosing = wybiera
page-bot-plays = gra bot
page-no-seat = Nie masz miejsca w tej partii: oglądasz.
page-time-left = { $seconds ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
}
page-time-soon = Twój czas się kończy.
story-turn = Tura { $turn }
story-you = Ty
sheet-rule = Przeczytaj zasadę
page-hint = Podpowiedź
page-hint-thinking = Szukam podpowiedzi…
page-hint-move = Pokaż ruch
page-hint-best = Moja rada: { $move }. Szansa na wygraną: { $chance }.
page-hint-why = Dlaczego ten ruch?
page-advised = zalecane
page-hint-compare = Porównaj ruchy
page-in-words = Opis stołu
page-you-hold = Co masz
page-your-choices = Możesz
page-story = Co się wydarzyło
page-react = Powiedz coś
page-reaction-hello = Cześć!
page-reaction-nice = Ładnie!
page-reaction-wow = O rany!
page-reaction-thanks = Dzięki!
page-reaction-ouch = Ała!
page-reaction-sorry = Przepraszam!
page-reaction-thinking = Myślę…
page-reaction-hurry = Twój ruch!
page-reacted = { $name }: { $words }
page-go-home = Na stronę główną
page-go-home-more = Twoje miejsce poczeka.
page-leave = Opuść stół
page-leave-more = Na dobre: twoje miejsce się zwolni.
page-leave-sure = Opuścić stół na dobre? Twoje miejsce się zwolni albo bot zagra dalej.
page-close = Zamknij stół
page-close-more = Dla wszystkich; zakończone partie też zostaną usunięte.
page-close-sure = Zamknąć stół dla wszystkich i usunąć wszystko, co go dotyczy, także zakończone partie?
page-coach-off = Znam tę grę

## Learn

page-learn = Nauka
page-learn-title = Poznaj gry
page-learn-more = Przeczytaj zasady z obrazkami albo rozegraj pierwszą partię, w której każdy krok jest objaśniany.
page-learn-rules = Zasady
page-learn-game = Nauka gry: { $game }
page-learn-first = Pierwsza gra z objaśnieniami
page-learn-first-more = Prawdziwa gra z łatwymi botami. Każdy krok jest objaśniany, są też podpowiedzi.
page-learn-contents = Spis treści
page-learn-aside = Więcej dla ciekawych
page-learn-none = Nie można teraz pobrać zasad.
page-learn-print = Drukuj
page-coach-next = Jasne
page-coach-hint = Nie wiesz, co zagrać? „{ page-hint }” najpierw mówi, gdzie patrzeć, a potem pokazuje ruch.

## Settings

settings-you = Ty
settings-look = Stół
settings-help = Tury i podpowiedzi
sheet-keys = Zatrzymaj mysz na karcie, kości lub polu, przytrzymaj palec albo naciśnij I: zobaczysz, ile są warte.
page-theme = Kolory
page-theme-auto = Jak w systemie
page-theme-light = Jasne
page-theme-dark = Ciemne
page-motion = Ruch na ekranie
page-motion-auto = Jak w systemie
page-motion-full = Elementy się poruszają
page-motion-none = Nic się nie porusza
page-tempo = Tempo
page-tempo-calm = Spokojne
page-tempo-normal = Zwykłe
page-tempo-quick = Szybkie
page-sound-and-vibration = Dźwięk i wibracje
page-sound = Odtwarzaj dźwięki
page-sound-try = Wypróbuj dźwięk
page-mute = Wycisz dźwięki
page-vibrate = Wibracje
page-signals = Gdy jest twoja kolej
page-notify = Pokaż powiadomienie
page-notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
page-coach-again = Objaśnij pierwsze ruchy od nowa
page-coach-back = Pierwsze ruchy będą znów objaśniane.

## About

page-about-title = O stronie
page-about-what = Stół do trzech gier, ze znajomymi i botami. Nie trzeba konta: wystarczy imię.
page-about-fair = Każde rozdanie jest ustalone i zapieczętowane przed partią; po jej końcu każdy może sprawdzić, że niczego nie zmieniono.
page-about-private = Przeglądarka pamięta twoje imię, ustawienia i miejsca; nic nie jest wysyłane nigdzie poza ten serwer.
page-trademarks-title = Znaki towarowe
page-trademarks-more = Wszystkie rysunki powstały na potrzeby tego projektu; żaden nie pochodzi od wydawców.
page-licences = Licencje
page-licence = Ta strona i jej serwer to wolne oprogramowanie na licencji MIT. Korzystają z:
