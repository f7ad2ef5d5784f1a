# Baza danych serwera: co nie pozwala jej otworzyć, odczytać albo zapisać

error-store-bad-url = „{ $url }” nie wskazuje żadnej bazy danych. Poprawnie byłoby: { $right }
error-store-in-use = Inny serwer używa { $database }. Najpierw go zatrzymaj albo wybierz inną bazę danych.
error-store-not-writable = Nie można zapisywać w { $database }: { $why }. Wybierz inne miejsce albo nadaj temu użytkownikowi prawo zapisu.
error-store-no-database = { $database } nie jest bazą danych programu bordspil ({ $why }). Wybierz inny plik; ten pozostaje bez zmian.
error-store-foreign = { $database } zawiera tabele innego programu ({ $found }). Wybierz pustą bazę danych.
error-store-newer = { $database } pochodzi z nowszej wersji programu bordspil (jej tabele mają wersję { $found }, ten program zna { $known }). Zainstaluj nowszą wersję.
error-store-unreachable = Baza danych { $database } nie odpowiada: { $why }
error-store-no-driver = PostgreSQL wymaga dodatkowych pakietów: pip install 'bordspil[postgresql]'
error-store-write-failed = Nie udało się tego zapisać ({ $why }); nic się nie zmieniło. Spróbuj ponownie za chwilę.
error-store-read-failed = Nie udało się tego odczytać z bazy danych ({ $why }). Spróbuj ponownie za chwilę.
error-store-conflict = W międzyczasie zapisano tu coś innego (od { $end }, nie od { $seq }); nic z tego nie zostało zapisane. Spróbuj ponownie.
error-store-closed = Serwer właśnie się zatrzymuje; nic więcej nie jest zapisywane.
error-store-file-gone = Plik { $database } usunięto lub podmieniono podczas pracy serwera. Przywróć go albo uruchom serwer ponownie.
error-store-away = Nie można tego teraz odczytać. Spróbuj ponownie za chwilę.
