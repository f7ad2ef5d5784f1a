# Słowa obu gier o sushi

card-tempura = tempura
card-sashimi = sashimi
card-dumpling = pierożki gyoza
card-maki1 = futomaki 1
card-maki2 = futomaki 2
card-maki3 = futomaki 3
card-salmon = nigiri z łososiem
card-squid = nigiri z kalmarem
card-egg = nigiri z jajkiem
card-wasabi = wasabi
kind-maki = futomaki
kind-dumpling = pierożki gyoza
kind-pudding = puddingi
why-maki-most = { $count ->
    [one] { $count } symbol: najwięcej
    [few] { $count } symbole: najwięcej
    [many] { $count } symboli: najwięcej
   *[other] { $count } symbolu: najwięcej
}
why-maki-second = { $count ->
    [one] { $count } symbol: drugie miejsce
    [few] { $count } symbole: drugie miejsce
    [many] { $count } symboli: drugie miejsce
   *[other] { $count } symbolu: drugie miejsce
}
why-maki-second-tied = { $count ->
    [one] { $count } symbol: drugie miejsce, remis (tyle samo: { $others })
    [few] { $count } symbole: drugie miejsce, remis (tyle samo: { $others })
    [many] { $count } symboli: drugie miejsce, remis (tyle samo: { $others })
   *[other] { $count } symbolu: drugie miejsce, remis (tyle samo: { $others })
}
why-maki-behind = { $count ->
    [one] { $count } symbol: za mało
    [few] { $count } symbole: za mało
    [many] { $count } symboli: za mało
   *[other] { $count } symbolu: za mało
}
why-unused = { $count ->
    [one] niewykorzystane
    [few] { $count } niewykorzystane
    [many] { $count } niewykorzystanych
   *[other] { $count } niewykorzystanej
}
why-pudding-most = { $count ->
    [one] { $count } pudding: najwięcej
    [few] { $count } puddingi: najwięcej
    [many] { $count } puddingów: najwięcej
   *[other] { $count } puddingu: najwięcej
}
why-pudding-most-tied = { $count ->
    [one] { $count } pudding: najwięcej, remis (tyle samo: { $others })
    [few] { $count } puddingi: najwięcej, remis (tyle samo: { $others })
    [many] { $count } puddingów: najwięcej, remis (tyle samo: { $others })
   *[other] { $count } puddingu: najwięcej, remis (tyle samo: { $others })
}
why-pudding-fewest = { $count ->
    [0] bez puddingu: najmniej
    [one] { $count } pudding: najmniej
    [few] { $count } puddingi: najmniej
    [many] { $count } puddingów: najmniej
   *[other] { $count } puddingu: najmniej
}
why-pudding-fewest-tied = { $count ->
    [0] bez puddingu: najmniej, remis (tyle samo: { $others })
    [one] { $count } pudding: najmniej, remis (tyle samo: { $others })
    [few] { $count } puddingi: najmniej, remis (tyle samo: { $others })
    [many] { $count } puddingów: najmniej, remis (tyle samo: { $others })
   *[other] { $count } puddingu: najmniej, remis (tyle samo: { $others })
}
why-pudding-fewest-spared = { $count ->
    [0] bez puddingu; przy dwóch graczach nikt nie traci punktów
    [one] { $count } pudding; przy dwóch graczach nikt nie traci punktów
    [few] { $count } puddingi; przy dwóch graczach nikt nie traci punktów
    [many] { $count } puddingów; przy dwóch graczach nikt nie traci punktów
   *[other] { $count } puddingu; przy dwóch graczach nikt nie traci punktów
}
why-pudding-between = { $count ->
    [one] { $count } pudding: ani najwięcej, ani najmniej
    [few] { $count } puddingi: ani najwięcej, ani najmniej
    [many] { $count } puddingów: ani najwięcej, ani najmniej
   *[other] { $count } puddingu: ani najwięcej, ani najmniej
}
why-pudding-all-equal = { $count ->
    [0] bez puddingu, jak wszyscy
    [one] { $count } pudding, jak wszyscy
    [few] { $count } puddingi, jak wszyscy
    [many] { $count } puddingów, jak wszyscy
   *[other] { $count } puddingu, jak wszyscy
}
table-worth = Obecna wartość
table-puddings = Puddingi
tray-dipped = { $card } na wasabi
card-pudding = pudding

reason-nigiri = { $points } od razu: { $card }.
reason-dipped = Na twoim wasabi liczy się potrójnie: { $points } zamiast { $plain } ({ $card }).
reason-maki-lead = { $others ->
    [0] Jedyne symbole futomaki na stole: na razie { $points }.
   *[other] Najwięcej symboli futomaki, { $rolls } do { $others } ({ $seat }): na razie { $points }.
}
reason-maki-tied = Remis w futomaki, po { $rolls } ({ $seat }): na razie { $points }.
reason-maki-second = Drugie miejsce w futomaki, { $rolls } do { $others } ({ $seat }): na razie { $points }.
reason-maki-behind = Wciąż za mało symboli futomaki, { $rolls } do { $others } ({ $seat }).
reason-pudding-most = Najwięcej puddingów: { $count } do { $others } ({ $seat }).
reason-pudding-tied = Remis w puddingach, po { $count } ({ $seat }).
reason-pudding-safe = Już nie najmniej puddingów: teraz { $count }.
reason-pudding-behind = Wciąż mniej puddingów, { $count } do { $others } ({ $seat }).
look-dipped = Twoje wasabi na coś czeka.
look-maki = Policz symbole futomaki.
look-pudding = Pomyśl o deserze.
