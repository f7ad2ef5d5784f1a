# Sushi Roll: kości, zdarzenia, punktacja, szanse, stół
# Imieniem może być „Ty”: nie stoi przy nim żaden czasownik w trzeciej osobie.

game-sushi-roll = Weź kość z taśmy, przesuń taśmę w lewo i rzuć od nowa.
option-dice = Ścianki kości w pliku, JSON albo TOML (zobacz zasadę SR-30). Domyślny zestaw jest rekonstrukcją: nie wiadomo, co jest nadrukowane na kościach.
coach-sushi-roll-take = Dotknij kości na swojej taśmie: trafi na tackę tak, jak leży.
coach-sushi-roll-wasabi = Twoje wasabi czeka: { $card } liczy się na nim potrójnie.
coach-sushi-roll-belts = Taśmy przesunęły się: ta jest teraz twoja, a jej kośćmi rzucono od nowa.
coach-sushi-roll-menu = Za menu możesz przerzucić kości, zanim jedną weźmiesz.
coach-sushi-roll-chopsticks = Za pałeczki zamienisz swoją kość na kość z innej taśmy.
coach-sushi-roll-set = Zbierasz to, a tu jest następna: trzy dają { $points } ({ $card }).
coach-sushi-roll-maki = Najwięcej futomaki daje 6 punktów, drugie miejsce 3. Do przebicia: { $count }.
coach-sushi-roll-pudding = { $players ->
    [2] Puddingi liczą się na końcu: najwięcej daje 6 punktów.
   *[other] Puddingi liczą się na końcu: najwięcej daje 6 punktów, najmniej zabiera 6.
}
coach-sushi-roll-tokens = Ta kość daje żetony do przerzutów lub wymian: { $card }.
coach-sushi-roll-collect = Zbieraj po trzy takie same: trzy takie dają { $points } ({ $card }).
coach-sushi-roll-nigiri = Nigiri zawsze daje punkty: { $card } daje { $points }.
coach-sushi-roll-round = Runda { $round }: twoja tacka jest znów pusta; żetony i puddingi zostają.
roll-picture-token = { $kind ->
    [menu] żeton menu
    [chopsticks] żeton pałeczek
   *[pudding] żeton puddingu
}

card-menu1 = menu 1
card-menu2 = menu 2
card-menu3 = menu 3
card-chopsticks1 = pałeczki 1
card-chopsticks2 = pałeczki 2
card-chopsticks3 = pałeczki 3
card-pudding1 = pudding 1
card-pudding2 = pudding 2
card-pudding3 = pudding 3
die-nigiri = nigiri
die-maki = futomaki
die-special = dodatki
die-pudding = pudding
die-appetizer = przystawka

roll-tokens = niewykorzystane żetony
roll-reconstruction = Ścianki kości są rekonstrukcją, a nie kopią nadrukowanych (zasada 30).
roll-own-dice = Ścianki kości pochodzą z twojego własnego zestawu.
roll-supply = W puli: menu ({ $menus }), pałeczki ({ $chopsticks }), puddingi ({ $puddings })
roll-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
roll-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

roll-move-reroll = przerzut: { $faces }
roll-move-swap = wymiana ({ $name }): oddana kość: { $give }, otrzymana: { $get }

roll-event-round = Runda { $round }: nowe kości na wszystkich taśmach. Zaczyna czerwona taśma: { $name }
roll-event-moved = Taśmy przesuwają się w lewo i rzucamy wszystkimi kośćmi. Zaczyna czerwona taśma: { $name }
roll-event-belt = Na taśmie, { $name }: { $faces }
roll-event-reroll = { $name }, przerzut za żeton menu: { $faces }. Teraz: { $rolled }
roll-event-swap = { $name }, wymiana za żeton pałeczek; oddana kość: { $gave }, otrzymana: { $got } (taśma: { $other })
roll-event-taken = { $name }, na tackę: { $face }
roll-event-dipped = { $name }, na tackę: { $face } (na wasabi)
roll-event-short = { $name }, na tackę: { $face }; { $count ->
    [0] w puli nie było już nic
    [one] w puli był już tylko { $count }
    [few] w puli były już tylko { $count }
    [many] w puli było już tylko { $count }
   *[other] w puli było już tylko { $count }
}
roll-event-rest-scored = A teraz puddingi i żetony, które zostały:

roll-table-title = Runda { $round } z 3, tura { $turn } · { $left ->
    [one] { $left } kość na taśmie
    [few] { $left } kości na taśmie
    [many] { $left } kości na taśmie
   *[other] { $left } kości na taśmie
}
roll-table-tray = Tacka
roll-table-menus = Menu
roll-table-chopsticks = Pałeczki
roll-belts-title = Taśmy pozostałych graczy (● to czerwona)
roll-belt-empty = pusta

roll-prompt = Którą kość bierzesz?
roll-prompt-menu = Pozostałe żetony menu: { $count }. Żeby przerzucić kości: m 1 2 (wszystkie: m *)
roll-prompt-chopsticks = Pozostałe żetony pałeczek: { $count }. Żeby wymienić swoją kość 1 na cudzą kość a: x 1 a
roll-help = m 1 1 3 przerzuca dwie kości ze ścianką 1 i jedną ze ścianką 3 (za żeton menu). x 2 b wymienia twoją kość 2 na kość b (za żeton pałeczek). o pokazuje szanse dla wszystkich kości i najlepsze przerzuty, o 1 3 pokazuje szanse przy rzucie tymi dwiema.

roll-odds-dice = Co pokazuje każda kość. { $source }
roll-odds-roll = Przerzut: { $faces }. { $source }
roll-odds-face = Ścianka
roll-odds-some = Co najmniej raz
roll-odds-mean = Średnio
roll-odds-none = Żaden przerzut nie poprawi najlepszej kości.
roll-odds-reroll = Co daje przerzut, w punktach, na pierwszy rzut oka; żeton menu liczy się jako { $token }
roll-odds-faces = Kości
roll-odds-now = Najlepsza kość teraz
roll-odds-then = Po przerzucie
roll-odds-better = Szansa na lepszą
roll-odds-gain = Zysk

roll-why-maki-most-tied = { $count ->
    [one] { $count } symbol: najwięcej, remis (tyle samo: { $others }); każdy dostaje całość
    [few] { $count } symbole: najwięcej, remis (tyle samo: { $others }); każdy dostaje całość
    [many] { $count } symboli: najwięcej, remis (tyle samo: { $others }); każdy dostaje całość
   *[other] { $count } symbolu: najwięcej, remis (tyle samo: { $others }); każdy dostaje całość
}
roll-why-sets = { $card }, trójkami: { $parts }
roll-why-tokens = { $count ->
    [0] żaden nie został
    [one] { $count } żeton: punkt za każde dwa
    [few] { $count } żetony: punkt za każde dwa
    [many] { $count } żetonów: punkt za każde dwa
   *[other] { $count } żetonu: punkt za każde dwa
}

error-roll-move-shape = „{ $move }” nie jest ruchem. Napisz squid, reroll egg+maki1 (za żeton menu) albo swap egg for squid of 2 (za żeton pałeczek).
error-unknown-face-near = Nie ma ścianki „{ $value }”. Może chodziło o { $faces }?
error-unknown-face = Nie ma ścianki „{ $value }”; są: { $faces }.
error-typed-no-die = „{ $value }” nie jest żadną z twoich kości. Wpisz numer od 1 do { $last } albo nazwę.
error-typed-no-dice = Podaj, które kości: m 1 2 albo m * (wszystkie).
error-typed-no-swap = Żeby wymienić kość, wpisz x, numer swojej kości i literę tej drugiej: x 1 a. Nie da się odczytać: „{ $move }”.
error-move-not-a-roll = Ruch w Sushi Roll to wzięcie kości, przerzut albo wymiana, a nie { $kind }.
error-move-half-made = Ruch jest wykonany w połowie: dokończ go krok po kroku.
error-no-menu = Przerzut wymaga żetonu menu, a ty nie masz żadnego.
error-no-chopsticks-token = Wymiana wymaga żetonu pałeczek, a ty nie masz żadnego.
error-swap-with-nobody = Wymiana jest możliwa tylko z innym graczem przy stole.
error-not-on-belt = Na twojej taśmie nie ma (już) takiej kości: { $card }.
error-not-on-other-belt = Na taśmie tego gracza nie ma takiej kości: { $card }.

error-dice-not-a-set = W zestawie kości każdy rodzaj kości ma swój wpis; { $value } nie jest takim zestawem.
error-dice-unknown-kind = Nie ma rodzaju kości „{ $value }”; do wyboru: { $known }.
error-dice-missing-kind = W zestawie kości brakuje rodzaju: { $die }.
error-dice-not-a-die = Kości, { $die }: napisz, ile ich jest, i podaj ich sześć ścianek: dice = { $right }, faces = […]
error-dice-wrong-total = W pudełku jest { $right } kości, a nie { $value }; liczba kości rodzaju „{ $die }” to { $count }, a nie { $given }.
error-dice-wrong-count = Kości, { $die }: ich liczba w pudełku to { $right }, a nie { $value }.
error-dice-wrong-faces = Kości, { $die }: kość ma 6 ścianek, a nie { $value }.
error-dice-wrong-icons = Kości, { $die }: na ściance jest od 1 do 3 ikon, więc „{ $value }” jest niemożliwe. Do wyboru: { $known }.
error-dice-wrong-face = Kości, { $die }: nie mogą pokazać „{ $value }”. Do wyboru: { $known }.
error-dice-wrong-source = Źródło (source) tego zestawu kości to { $right }, a nie „{ $value }”; pomiń je.

roll-reason-set = Teraz { $count } × { $card }: dodatkowo { $points }.
roll-reason-set-next = Następna taka kość da dodatkowo { $points } ({ $card }).
roll-reason-set-nothing = Sama nic nie daje ({ $card }).
roll-reason-wasabi = Twoje następne nigiri będzie liczyć się potrójnie; { $turns }.
roll-reason-supply = Pula jest pusta: ta kość nic nie daje ({ $card }).
roll-reason-menus = Żetony menu do przerzutów: jeszcze { $count }.
roll-reason-chopsticks = Żetony pałeczek do wymian: jeszcze { $count }.
roll-reason-reroll = Twoja najlepsza kość to teraz { $card }. Szansa na lepszą: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; { $hope }: { NUMBER($some, style: "percent", maximumFractionDigits: 0) }.
roll-reason-reroll-nothing = Żadna kość nie będzie lepsza od najlepszej, którą masz: { $card }.
roll-reason-swap = Wtedy możesz wziąć: { $card }.
roll-reason-swap-denied = { $seat } będzie jeszcze wybierać i może mieć z tego { $points } ({ $card }).
roll-reason-swap-gift = Ryzyko: { $seat } będzie jeszcze wybierać i może mieć z tego { $points } ({ $card }).
roll-reason-menu-price = Kosztuje żeton menu (zostaje { $left }){ $lost ->
    [0] .
   *[other] {" "}i punkt na końcu, jeśli nie zdobędziesz innego żetonu.
}
roll-reason-chopsticks-price = Kosztuje żeton pałeczek (zostaje { $left }){ $lost ->
    [0] .
   *[other] {" "}i punkt na końcu, jeśli nie zdobędziesz innego żetonu.
}

name-menu = Menu
roll-about-set = 1, 2 lub 3 takie same dają { $scores }
roll-about-menu = Za menu przerzucisz kości ze swojej taśmy
roll-about-chopsticks = Za pałeczki zamienisz kość na inną, z cudzej taśmy
roll-about-now-set = { $count ->
    [0] jako pierwsza na tacce
    [one] z tą, którą masz na tacce
    [few] z tymi { $count }, które masz na tacce
    [many] z tymi { $count }, które masz na tacce
   *[other] z tymi { $count }, które masz na tacce
}
roll-about-gets = { $short ->
    [1] W puli brakuje: dostaniesz { $count }
   *[other] Dostaniesz { $count }
}
roll-about-dice = { $count ->
    [one] Może to pokazać { $count } kość z taśm, na { $sides } z { $of } ścianek
    [few] Mogą to pokazać { $count } kości z taśm, na { $sides } z { $of } ścianek
    [many] Może to pokazać { $count } kości z taśm, na { $sides } z { $of } ścianek
   *[other] Może to pokazać { $count } kości z taśm, na { $sides } z { $of } ścianek
}
roll-about-belt = Kości: { $count }. Przesunie się w lewo ({ $seat })
roll-about-red = Czerwona taśma zaczyna każdą kolejkę
roll-about-belt-of = Taśma: { $seat }
roll-about-unused = na końcu za każde { $count } niewykorzystane żetony
roll-about-held = Masz { $count }
roll-about-supply = { $count ->
    [0] W puli nie ma już żadnego
   *[other] W puli: { $count }
}
roll-about-supply-name = Pula
roll-about-supply-all = Menu { $menus }, pałeczki { $chopsticks }, puddingi { $puddings }
roll-about-tokens = Menu: { $menus }, pałeczki: { $chopsticks }

roll-look-set = { $count } × { $card } na twojej tacce: jeszcze jedna da { $points }.
roll-look-set-first = Na twojej taśmie: { $card }. Pierwsza kość da { $points }, trzy razem { $full }.
roll-look-set-nothing = Na twojej taśmie: { $card }. Jedna kość nic nie da, { $need } dadzą { $points }.
roll-look-wasabi-alone = Twoje wasabi czeka, ale żadna kość na taśmie nie pokazuje nigiri.
roll-look-wasabi-die = Na twojej taśmie jest wasabi, a potem weźmiesz jeszcze { $left ->
    [one] { $left } kość
    [few] { $left } kości
    [many] { $left } kości
   *[other] { $left } kości
}.
roll-look-nigiri = Na twojej taśmie jest { $card }: samo da { $points }.
roll-look-menus = Masz żetony menu ({ $count }), a najlepsza kość da teraz { $points }.
roll-look-belts = Na twojej taśmie: { $card }. Najwięcej na innej taśmie: { $other } ({ $seat }).
roll-look-belt = Na innej taśmie ({ $seat }): { $card }. Twoje pałeczki mogą po nią sięgnąć.
roll-look-supply = { $card } da mniej, niż pokazuje: w puli zostało { $left }.
roll-look-token = Na twojej taśmie: { $card }. { $count ->
    [one] Da { $count } żeton.
    [few] Da { $count } żetony.
    [many] Da { $count } żetonów.
   *[other] Da { $count } żetonu.
}
roll-look-last = Na twojej taśmie została jedna kość: { $card }.
roll-look-many = { $count } × { $card } na twojej taśmie, a możesz wziąć jedną.

roll-story-moved = Taśmy się przesunęły
scored-rest-scored = Puddingi i żetony
kind-tokens = żetony
tiebreak-sushi-roll = { $count ->
    [one] { $count } pudding
    [few] { $count } puddingi
    [many] { $count } puddingów
   *[other] { $count } puddingu
}

roll-page-due = teraz gra:
roll-page-red = czerwona taśma
roll-page-supply = Pula
roll-page-menus = Menu: { $count }
roll-page-chopsticks = Pałeczki: { $count }
roll-page-puddings = Puddingi: { $count }
roll-page-your-belt = Twoja taśma
roll-page-other-belts = Inne taśmy
roll-page-belt = Taśma: { $name }
roll-page-tray = Tacka: { $name }
roll-page-take = Weź: { $face }
roll-page-mark = Przerzuć: { $face }
roll-page-give = Oddaj: { $face }
roll-page-get = Weź w zamian: { $face } ({ $name })
roll-page-prompt-wait = Teraz wybiera { $name }.
roll-page-prompt-take = Wybierz kość, którą bierzesz.
roll-page-prompt-tokens = Wybierz kość, którą bierzesz, albo najpierw użyj żetonu.
roll-page-prompt-roll = Zaznacz kości, którymi chcesz rzucić ponownie.
roll-page-prompt-swap = Wybierz jedną ze swoich kości i jedną z innej taśmy.
roll-page-prompt-swap-get = Teraz wybierz kość z innej taśmy.
roll-page-prompt-swap-give = Teraz wybierz, którą kość oddajesz w zamian.
roll-page-roll = Przerzuć
roll-page-roll-count = { $count ->
    [0] Rzuć
    [one] Rzuć { $count } kością
   *[other] Rzuć { $count } kośćmi
}
roll-page-all = Wszystkie
roll-page-swap = Wymień
roll-page-cancel = Anuluj
roll-page-odds = Szanse
roll-page-odds-title = Co mogą pokazać kości
roll-page-odds-kind = { $die }: { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[other] { $count } kości
}
roll-page-odds-face = { $count } z { $sides } ścianek, { $percent }%
roll-page-dice-left = { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[many] { $count } kości
}
roll-page-prompt-held = Dotknij jeszcze raz, aby cofnąć.
roll-page-most-maki = Teraz najwięcej maki
roll-story-swap = Pałeczki w rundzie { $round }: { $seat } bierze { $card } (taśma: { $other }).
