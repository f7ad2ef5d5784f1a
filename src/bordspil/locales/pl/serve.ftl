# Running a server: settings, start, shutdown, mistakes

help-serve = Uruchom serwer: znajomi i boty przy jednym stole, przez sieć.
help-serve-more = Każde ustawienie można też podać w pliku TOML (max_tables = 500) albo w środowisku (BORDSPIL_MAX_TABLES=500); opcja ma pierwszeństwo przed środowiskiem, a środowisko przed plikiem. W nawiasach kwadratowych podano wartość domyślną. Ctrl-C zatrzymuje serwer i nic nie ginie: wszystkie stoły wracają przy następnym uruchomieniu.
help-config = Plik TOML z ustawieniami; w przeciwnym razie wskazuje go BORDSPIL_CONFIG.
help-show-config = Pokaż wszystkie ustawienia tak, jak zostałyby użyte, w postaci pliku TOML, i zakończ.

panel-limits = Ograniczenia
panel-effort = Obciążenie
panel-keeping = Przechowywanie
panel-watching = Dziennik i pomiary

knob-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 wpuszcza całą twoją sieć.
knob-port = Port, na którym serwer nasłuchuje; 0 wybiera dowolny wolny.
knob-database = Gdzie wszystko jest przechowywane: sqlite:///FILE albo postgresql://USER:PASSWORD@HOST/NAME. W przeciwnym razie w pliku w twoim folderze danych.
knob-open_browser = Otwórz stronę w przeglądarce.
knob-public_url = Adres, który wpisują ludzie, jeśli przed serwerem stoi proxy.
knob-allowed_origins = Inne strony, które mogą się łączyć, po przecinkach: https://example.org. Własna strona serwera może zawsze.
knob-trusted_proxies = Adresy serwerów proxy, po przecinkach, którym ufamy przy ustalaniu adresu klienta.
knob-max_tables = Maksymalna liczba stołów naraz.
knob-max_tables_per_address = Maksymalna liczba stołów naraz otwartych z jednego adresu.
knob-tables_per_hour = Maksymalna liczba nowych stołów na godzinę z jednego adresu.
knob-max_people_per_table = Maksymalna liczba osób przy jednym stole.
knob-max_entries_per_table = Ile wpisów może mieć jeden stół; potem można dokończyć trwającą partię, ale nie zacząć kolejnej. Partia to od 100 do 300 wpisów.
knob-max_spectators_per_table = Maksymalna liczba widzów przy jednym stole.
knob-max_sockets = Maksymalna liczba połączeń naraz.
knob-max_sockets_per_address = Maksymalna liczba połączeń naraz z jednego adresu.
knob-messages_per_second = Wiadomości na sekundę w jednym połączeniu.
knob-burst = Wiadomości jednym ciągiem w jednym połączeniu.
knob-address_messages_per_second = Wiadomości i żądania na sekundę z jednego adresu.
knob-address_burst = Wiadomości i żądania jednym ciągiem z jednego adresu.
knob-wrong_codes_per_hour = Błędne kody stołów i linki na godzinę z jednego adresu.
knob-limit_loopback = Czy ograniczenia adresów obowiązują też ten komputer.
knob-first_message_seconds = Po ilu sekundach zamyka się połączenie, które nie trafiło do żadnego stołu.
knob-thinking_threads = Wątki dla silnych botów i podpowiedzi; 0 oznacza jeden na rdzeń.
knob-master_seconds = Ile sekund najsilniejszy bot myśli nad ruchem.
knob-hint_seconds = Ile sekund trwa namysł nad podpowiedzią.
knob-busy_lag = Od tego opóźnienia (w sekundach) nikt nowy nie jest wpuszczany.
knob-overload_lag = Od tego opóźnienia (w sekundach) przez chwilę odrzucane są też ruchy.
knob-busy_backlog = Gdy tyle zapisów czeka na dysk, nikt nowy nie jest wpuszczany.
knob-overload_backlog = Gdy tyle zapisów czeka, przez chwilę odrzucane są też ruchy.
knob-keep_unstarted_days = Po ilu dniach usuwa się stół, przy którym nigdy nie zagrano.
knob-keep_unfinished_days = Po ilu dniach usuwa się partię, której nikt nie kontynuuje.
knob-keep_finished_days = Po ilu dniach znika stół z zakończonymi partiami; zapisy partii zostają.
knob-keep_records_days = Po ilu dniach usuwa się zapisy zakończonych partii; 0 zachowuje je na zawsze.
knob-metrics_public = Czy inne komputery mogą czytać /metrics.
knob-log_format = Jak pisany jest dziennik: console albo json.
knob-log_level = Od jakiego poziomu: debug, info, warning albo error.

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
