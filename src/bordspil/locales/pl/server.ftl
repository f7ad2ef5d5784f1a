# Czego serwer odmawia i dlaczego

error-table-error = Przy tym stole nie można tego zrobić.
error-bad-message = Nie można odczytać wiadomości: { $problem }
error-bad-frame = Wiadomości to tekst w formacie JSON, a nie dane binarne.
error-too-large = Wiadomość może mieć najwyżej { $most } B.
error-not-joined = Najpierw powiedz, o który stół chodzi: otwórz stół, dołącz, oglądaj albo wróć.
error-joined-already = To połączenie jest już przy stole; do innego stołu otwórz osobne połączenie.
error-no-such-table = Nie ma takiego stołu. Sprawdź kod; stół mógł zostać zamknięty.
error-bad-token = To miejsce nie jest już twoje albo stół został zamknięty. Dołącz ponownie, podając kod.
error-bad-watch-key = Pod tym linkiem nie ma stołu do oglądania; mógł zostać zamknięty.
error-not-allowed = Nie możesz tego zrobić przy tym stole.
error-host-only = Może to zrobić tylko gospodarz stołu.
error-seat-only = Może to zrobić tylko ktoś, kto zajmuje miejsce. Najpierw usiądź.
error-not-now = Teraz nie można tego zrobić.
error-match-running = Z tym trzeba poczekać do końca partii.
error-match-not-running = Przy tym stole nie toczy się żadna partia.
error-seats-empty = Zanim partia się zacznie, na każdym miejscu musi być człowiek albo bot. Nadal puste: { $seats }.
error-seat-taken = To miejsce jest zajęte. Wybierz wolne.
error-no-such-bot = Nie ma tu bota „{ $name }”; bota określa się samym poziomem.
error-no-such-person = Przy tym stole nie ma nikogo o takim identyfikatorze.
error-hints-off = Podpowiedzi są przy tym stole wyłączone.
error-nothing-to-hint = Nie ma teraz nic do wyboru, więc nie ma podpowiedzi.
error-table-full = Przy tym stole nie ma już miejsca dla kolejnych osób.
error-journal-full = Ten stół jest już w użyciu bardzo długo. Otwórz nowy.
error-name-empty = Imię musi zawierać co najmniej jedną literę lub cyfrę.
error-busy = Serwer ma za dużo pracy. Spróbuj ponownie za { $retry_after ->
    [one] { $retry_after } sekundę
    [few] { $retry_after } sekundy
    [many] { $retry_after } sekund
   *[other] { $retry_after } sekundy
}.
error-too-many = To za dużo; osiągnięto limit serwera.
error-too-many-messages = Za dużo wiadomości. Limit na sekundę: { $rate }, naraz: { $most }.
error-too-many-tables = Otwarto za dużo stołów. Zamknij któryś albo spróbuj później.
error-too-many-sockets = Za dużo połączeń z twojego adresu. Limit: { $most }.
error-too-many-spectators = Ten stół ogląda już za dużo osób.
error-too-many-wrong-codes = Za dużo błędnych kodów. Spróbuj ponownie za { $retry_after ->
    [one] { $retry_after } sekundę
    [few] { $retry_after } sekundy
    [many] { $retry_after } sekund
   *[other] { $retry_after } sekundy
}.
error-internal = Coś poszło nie tak na serwerze i niczego nie zmieniono. Spróbuj ponownie.
error-store-failed = Nie udało się tego zapisać i niczego nie zmieniono. Spróbuj ponownie.

# Co psuje się między klientem a serwerem

error-bad-address = „{ $url }” nie jest adresem serwera; poprawnie byłoby: { $right }
error-no-server = Pod adresem { $url } nie ma serwera: { $problem }
error-line-lost = Połączenie z serwerem zostało zerwane: { $problem }
error-strange-server = { $url } nie odpowiada jak serwer stołu do gier: { $problem }
error-no-free-seat = Wszystkie miejsca przy tym stole są zajęte.
error-sent-away = Nie ma cię już przy stole ({ $why }).

help-join = Posadź bota z tego komputera przy stole na serwerze.
help-join-url = Adres serwera, na przykład https://example.org albo ws://localhost:8000/ws.
help-join-code = Kod stołu.
help-join-bot = Który bot: { $bots }. master:seconds=5 myśli pięć sekund nad każdym ruchem.
help-join-name = Imię bota przy stole.
help-join-seat = Które miejsce, licząc od 1; w przeciwnym razie pierwsze wolne.
help-join-once = Zrezygnuj po zerwaniu połączenia, zamiast wracać.
join-seated = { $name } zajmuje miejsce { $seat } przy stole { $code } ({ $game }).
join-waiting = Czekam na początek partii…
join-bad-seat = Miejsca są numerowane od 1 do { $last }.
error-table-closed = Ten stół został zamknięty.
error-seat-of-another = W trakcie partii możesz wrócić tylko na swoje poprzednie miejsce ({ $seat }).
error-seat-present = Ta osoba jest obecna i gra: zwolnić można tylko miejsce kogoś nieobecnego.
