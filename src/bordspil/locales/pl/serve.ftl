# Running a server: settings, start, shutdown, mistakes

help-serve = Uruchom serwer: znajomi i boty przy jednym stole, przez sieć.
help-serve-more = Każde ustawienie można też podać w pliku TOML (max_tables = 500) albo w środowisku (BORDSPIL_MAX_TABLES=500); opcja ma pierwszeństwo przed środowiskiem, a środowisko przed plikiem. W nawiasach kwadratowych podano wartość domyślną. Ctrl-C zatrzymuje serwer i nic nie ginie: wszystkie stoły wracają przy następnym uruchomieniu.
help-config = Plik TOML z ustawieniami; w przeciwnym razie wskazuje go BORDSPIL_CONFIG.
help-show-config = Pokaż wszystkie ustawienia tak, jak zostałyby użyte, w postaci pliku TOML, i zakończ.

panel-limits = Ograniczenia
panel-effort = Obciążenie
panel-keeping = Przechowywanie
panel-watching = Dziennik i pomiary

setting-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 wpuszcza całą twoją sieć.
setting-port = Port, na którym serwer nasłuchuje; 0 wybiera dowolny wolny.
setting-database = Gdzie wszystko jest przechowywane: sqlite:///FILE albo postgresql://USER:PASSWORD@HOST/NAME. W przeciwnym razie w pliku w twoim folderze danych.
setting-open_browser = Otwórz stronę w przeglądarce.
setting-public_url = Adres, który wpisują ludzie, jeśli przed serwerem stoi proxy.
setting-allowed_origins = Inne strony, które mogą się łączyć, po przecinkach: https://example.org. Własna strona serwera może zawsze.
setting-trusted_proxies = Adresy serwerów proxy, po przecinkach, którym ufamy przy ustalaniu adresu klienta.
setting-max_tables = Maksymalna liczba stołów naraz.
setting-max_tables_per_address = Maksymalna liczba stołów naraz otwartych z jednego adresu.
setting-tables_per_hour = Maksymalna liczba nowych stołów na godzinę z jednego adresu.
setting-max_people_per_table = Maksymalna liczba osób przy jednym stole.
setting-max_entries_per_table = Ile wpisów może mieć jeden stół; potem można dokończyć trwającą partię, ale nie zacząć kolejnej. Partia to od 100 do 300 wpisów.
setting-max_spectators_per_table = Maksymalna liczba widzów przy jednym stole.
setting-max_sockets = Maksymalna liczba połączeń naraz.
setting-max_sockets_per_address = Maksymalna liczba połączeń naraz z jednego adresu.
setting-messages_per_second = Wiadomości na sekundę w jednym połączeniu.
setting-burst = Wiadomości jednym ciągiem w jednym połączeniu.
setting-address_messages_per_second = Wiadomości i żądania na sekundę z jednego adresu.
setting-address_burst = Wiadomości i żądania jednym ciągiem z jednego adresu.
setting-wrong_codes_per_hour = Błędne kody stołów i linki na godzinę z jednego adresu.
setting-limit_loopback = Czy ograniczenia adresów obowiązują też ten komputer.
setting-first_message_seconds = Po ilu sekundach zamyka się połączenie, które nie trafiło do żadnego stołu.
setting-thinking_threads = Wątki dla silnych botów i podpowiedzi; 0 oznacza jeden na rdzeń.
setting-master_seconds = Ile sekund najsilniejszy bot myśli nad ruchem.
setting-hint_seconds = Ile sekund trwa namysł nad podpowiedzią.
setting-busy_lag = Od tego opóźnienia (w sekundach) nikt nowy nie jest wpuszczany.
setting-overload_lag = Od tego opóźnienia (w sekundach) przez chwilę odrzucane są też ruchy.
setting-busy_backlog = Gdy tyle zapisów czeka na dysk, nikt nowy nie jest wpuszczany.
setting-overload_backlog = Gdy tyle zapisów czeka, przez chwilę odrzucane są też ruchy.
setting-keep_unstarted_days = Po ilu dniach usuwa się stół, przy którym nigdy nie zagrano.
setting-keep_unfinished_days = Po ilu dniach usuwa się partię, której nikt nie kontynuuje.
setting-keep_finished_days = Po ilu dniach znika stół z zakończonymi partiami; zapisy partii zostają.
setting-keep_records_days = Po ilu dniach usuwa się zapisy zakończonych partii; 0 zachowuje je na zawsze.
setting-metrics_public = Czy inne komputery mogą czytać /metrics.
setting-log_format = Jak pisany jest dziennik: console albo json.
setting-log_level = Od jakiego poziomu: debug, info, warning albo error.

serve-here = Bordspil jest gotowy: { $url }
serve-network = Dla telefonów i innych urządzeń w twojej sieci: { $url }
serve-how-to-stop = Ctrl-C zatrzymuje serwer; wszystkie stoły zostają zachowane.
serve-stopped = Zatrzymano. Wszystkie stoły wrócą przy następnym uruchomieniu.
serve-port-taken = Port { $port } jest zajęty, być może przez inny serwer Bordspil. Spróbuj --port { $other }.
serve-port-forbidden = Port { $port } jest niedozwolony bez specjalnych uprawnień; porty od 1024 są dozwolone.
serve-no-host = Nie można nasłuchiwać na „{ $host }”: ten komputer nie ma takiego adresu.

page-about = Stół do gier Sushi Go!, Sushi Roll i Sequence.
page-no-page = Serwer działa; jego strona nie została zbudowana. Programy mogą grać tutaj:

error-config-unknown = { $where }: nie ma takiego ustawienia. Najbliższe to: { $near }.
error-config-value = { $where }: „{ $value }” nie jest tu możliwe; poprawnie byłoby: { $right }.
error-config-file = Nie można odczytać { $file } jako TOML: { $problem }.
error-config-levels = overload_lag i overload_backlog nie mogą być mniejsze niż busy_lag i busy_backlog.
error-not-found = Pod tym adresem nic nie ma.
error-bad-method = O to nie można prosić w ten sposób.
error-bad-request = Tego żądania nie da się zrozumieć.
error-failed = Coś poszło nie tak tutaj, na serwerze.
error-bad-query = Wartość { $name } jest niepoprawna; możliwe: { $right }.
error-no-such-record = Nie ma takiej partii; być może ją usunięto.
error-metrics-private = Pomiary można odczytać tylko na komputerze serwera.
error-too-many-requests = Zbyt wiele żądań. Spróbuj ponownie za { $retry_after ->
    [one] { $retry_after } sekundę
    [few] { $retry_after } sekundy
   *[many] { $retry_after } sekund
}.
