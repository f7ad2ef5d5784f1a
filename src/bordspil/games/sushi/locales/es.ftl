# Palabras de los dos juegos de sushi

card-tempura = tempura
card-sashimi = sashimi
card-dumpling = gyoza
card-maki1 = maki 1
card-maki2 = maki 2
card-maki3 = maki 3
card-salmon = nigiri de salmón
card-squid = nigiri de calamar
card-egg = nigiri de tortilla
card-wasabi = wasabi
kind-maki = maki
kind-dumpling = gyoza
kind-pudding = púdines
why-maki-most = { $count ->
    [one] { $count } rollo: primer puesto
   *[other] { $count } rollos: primer puesto
}
why-maki-second = { $count ->
    [one] { $count } rollo: segundo puesto
   *[other] { $count } rollos: segundo puesto
}
why-maki-second-tied = { $count ->
    [one] { $count } rollo: empate en el segundo puesto (también { $others })
   *[other] { $count } rollos: empate en el segundo puesto (también { $others })
}
why-maki-behind = { $count ->
    [one] { $count } rollo: no basta
   *[other] { $count } rollos: no bastan
}
why-unused = { $count ->
    [one] sin usar
   *[other] { $count } sin usar
}
why-pudding-most = { $count ->
    [one] { $count } pudin: la mayor cantidad
   *[other] { $count } púdines: la mayor cantidad
}
why-pudding-most-tied = { $count ->
    [one] { $count } pudin: la mayor cantidad, con empate (también { $others })
   *[other] { $count } púdines: la mayor cantidad, con empate (también { $others })
}
why-pudding-fewest = { $count ->
    [0] ningún pudin: la menor cantidad
    [one] { $count } pudin: la menor cantidad
   *[other] { $count } púdines: la menor cantidad
}
why-pudding-fewest-tied = { $count ->
    [0] ningún pudin: la menor cantidad, con empate (también { $others })
    [one] { $count } pudin: la menor cantidad, con empate (también { $others })
   *[other] { $count } púdines: la menor cantidad, con empate (también { $others })
}
why-pudding-fewest-spared = { $count ->
    [0] ningún pudin; con dos jugadores nadie pierde puntos
    [one] { $count } pudin; con dos jugadores nadie pierde puntos
   *[other] { $count } púdines; con dos jugadores nadie pierde puntos
}
why-pudding-between = { $count ->
    [one] { $count } pudin: ni la mayor ni la menor cantidad
   *[other] { $count } púdines: ni la mayor ni la menor cantidad
}
why-pudding-all-equal = { $count ->
    [0] ningún pudin, como todos
    [one] { $count } pudin, como todos
   *[other] { $count } púdines, como todos
}
table-worth = Valor actual
table-puddings = Púdines
tray-dipped = { $card } sobre wasabi
card-pudding = pudin

reason-nigiri = { $points } al momento: { $card }.
reason-dipped = Sobre tu wasabi vale el triple: { $points } en vez de { $plain } ({ $card }).
reason-maki-lead = { $others ->
    [0] Los únicos rollos de maki de la mesa: { $points }, tal como están las cosas.
   *[other] La mayor cantidad de rollos de maki, { $rolls } contra { $others } ({ $seat }): { $points }, tal como están las cosas.
}
reason-maki-tied = Empate en rollos de maki a { $rolls } ({ $seat }): { $points }, tal como están las cosas.
reason-maki-second = Segundo puesto en rollos de maki, { $rolls } contra { $others } ({ $seat }): { $points }, tal como están las cosas.
reason-maki-behind = Todavía por detrás en rollos de maki, { $rolls } contra { $others } ({ $seat }).
reason-pudding-most = La mayor cantidad de púdines: { $count } contra { $others } ({ $seat }).
reason-pudding-tied = Empate en púdines a { $count } ({ $seat }).
reason-pudding-safe = Ya no tienes la menor cantidad de púdines: ahora { $count }.
reason-pudding-behind = Todavía por detrás en púdines, { $count } contra { $others } ({ $seat }).
look-dipped = Tu wasabi está esperando algo.
look-maki = Cuenta los rollos de maki.
look-pudding = Piensa en el postre.
