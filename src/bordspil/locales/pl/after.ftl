# Po partii: zakończenie, powtórka, proste stoły

after-won-you = Wygrywasz!
after-won-your-team = Wygrywa twoja drużyna: ty i { $names }!
after-won = { $count ->
    [one] Wygrywa { $names }!
    [few] Wygrywają { $names }!
    [many] Wygrywają { $names }!
   *[other] Wygrywają { $names }!
}
after-shared-you = Wspólne zwycięstwo: ty i { $names }!
after-shared = Wspólne zwycięstwo: { $names }
after-won-nobody = Nikt nie wygrywa.
decided-puddings = Remis w punktach: zdecydowały puddingi.
decided-shared = Remis w punktach i puddingach.
decided-blocked = Nikt nie mógł już zagrać.
after-place = Miejsce { $rank }
after-you = (ty)
after-winner = zwycięstwo
after-chart = Skąd wzięły się punkty
after-by-round = Według rund
after-by-kind = Według rodzajów
after-round = Runda { $round }
after-total = Razem
after-as-table = Jako tabela
after-tally = Kto co zrobił
after-rematch = Rewanż
after-lobby = Zmień miejsca lub opcje
after-replay = Powtórka
after-story = Partia w skrócie
after-points = Punkty
after-figures = Liczby
after-picture = Obrazek
after-seats = Miejsca
after-evening = Dziś wieczorem
after-wins = { $count ->
    [0] bez zwycięstwa
    [one] { $count } zwycięstwo
    [few] { $count } zwycięstwa
    [many] { $count } zwycięstw
   *[other] { $count } zwycięstwa
}
after-share = Udostępnij
after-save = Zapisz
after-share-link = Link do powtórki
after-no-picture = Nie udało się tu narysować obrazka.
after-copied = Link skopiowano.
after-not-shared = Przeglądarka nie pozwala tu udostępniać. Skopiuj link do powtórki.
after-wait = { $name } może rozpocząć rewanż.
after-wait-host = Gospodarz stołu może rozpocząć rewanż.
after-no-answer = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
after-honest = Czy rozdanie było uczciwe?
after-honest-about = Wszystkie karty i rzuty ustalono i zapieczętowano przed pierwszym ruchem. Teraz pieczęć jest złamana i każdy może to sprawdzić.
after-verify = Sprawdź rozdanie
after-verifying = Odtwarzanie partii…
after-verified = Wszystko w porządku: rozdanie zgadza się z pieczęcią, każdy ruch był zgodny z zasadami, a wynik jest prawidłowy.
after-not-verified = Z tym zapisem coś jest nie tak:
after-download = Pobierz zapis
after-numbers = Liczby
after-sealed = Pieczęć (SHA-256 ziarna), znana od początku
after-seed = Ziarno, ujawnione na końcu

replay-title = Powtórka
replay-eyes = Perspektywa
replay-spectator = widz
replay-everyone = wszyscy (odkryte karty)
replay-hands = Karty wszystkich graczy
replay-more = Więcej
replay-story = Co się wydarzyło
replay-controls = Sterowanie powtórką
replay-slider = Moment partii
replay-where = { $step } z { $last }
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = Krok naprzód
replay-last = Na koniec
replay-speed = Prędkość
replay-times = { $speed }×
replay-line = Linia { $number }
replay-loading = Pobieranie partii…
replay-again = Spróbuj ponownie
replay-home = Strona główna

plain-table = Opis stołu
plain-waiting = Trwa opisywanie stołu…
plain-happened = Co się właśnie wydarzyło
plain-choices = Co możesz zrobić
view-due = Teraz gra
view-scores = Wyniki
dialog-close = Zamknij

offline-title = Brak połączenia.
offline-about = Ta strona działa bez połączenia, ale stoły wymagają serwera. Połączenie wróci samo.
offline-back = Połączenie wróciło.
