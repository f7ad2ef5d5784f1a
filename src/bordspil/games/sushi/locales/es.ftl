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
piece-tempura = { $count ->
    [one] { $count } tempura
   *[other] { $count } tempuras
}
piece-sashimi = { $count } sashimi
piece-dumpling = { $count ->
    [one] gyoza
   *[other] { $count } gyoza
}
piece-salmon = { $count ->
    [one] nigiri de salmón
   *[other] { $count } nigiris de salmón
}
piece-squid = { $count ->
    [one] nigiri de calamar
   *[other] { $count } nigiris de calamar
}
piece-egg = { $count ->
    [one] nigiri de tortilla
   *[other] { $count } nigiris de tortilla
}
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

# La ficha informativa de una carta o un dado: líneas cortas, sin punto final. Si hay puntos, van delante: «+9 sobre tu wasabi».
about-maki = Tener más rollos da { $most } puntos; el segundo puesto, { $second }
about-pudding = { $players ->
    [2] Al final: quien tiene más gana { $most }
   *[other] Al final: quien tiene más gana { $most }; quien tiene menos pierde { $most }
}
about-nigiri = { $points }; sobre wasabi, { $tripled }
about-wasabi = Tu próximo nigiri va encima y vale el triple
about-now-dipped = sobre tu wasabi
about-now-nigiri = al momento
about-now-maki = Rollos entonces: { $count } contra { $others } ({ $seat })
about-now-pudding = Púdines entonces: { $count } contra { $others } ({ $seat })
about-wasabi-open = { $count ->
    [one] espera un nigiri
   *[other] { $count } esperan un nigiri
}
about-next = con uno más
about-place = { $seat }
about-score = { $points } hasta ahora
about-worth = por lo que hay aquí ahora
about-puddings = Púdines: { $count }

reason-nigiri = { $points } al momento: { $card }.
reason-dipped = Sobre tu wasabi vale el triple: { $points } en vez de { $plain } ({ $card }).
reason-maki-lead = { $others ->
    [0] Los únicos rollos de maki de la mesa: { $points } de momento.
   *[other] La mayor cantidad de rollos de maki, { $rolls } contra { $others } ({ $seat }): { $points } de momento.
}
reason-maki-tied = Empate en rollos de maki a { $rolls } ({ $seat }): { $points } de momento.
reason-maki-second = Segundo puesto en rollos de maki, { $rolls } contra { $others } ({ $seat }): { $points } de momento.
reason-maki-behind = Todavía por detrás en rollos de maki, { $rolls } contra { $others } ({ $seat }).
reason-pudding-most = La mayor cantidad de púdines: { $count } contra { $others } ({ $seat }).
reason-pudding-tied = Empate en púdines a { $count } ({ $seat }).
reason-pudding-safe = Ya no tienes la menor cantidad de púdines: ahora { $count }.
reason-pudding-behind = Todavía por detrás en púdines, { $count } contra { $others } ({ $seat }).
look-wasabi = Tu wasabi espera: { $card } encima daría { $points }.
look-maki = Rollos de maki: tú tienes { $count }, { $seat } tiene { $others }.
look-maki-none = Nadie tiene aún rollos de maki, y aquí hay { $card }.
look-pudding = Púdines: tú tienes { $count }, { $seat } tiene { $others }.
look-pudding-none = Nadie tiene aún púdines, y aquí hay { $card }.

# On the page: short names that fit on a card, capitalized
name-tempura = Tempura
name-sashimi = Sashimi
name-dumpling = Gyoza
name-maki = Maki
name-salmon = Salmón
name-squid = Calamar
name-egg = Tortilla
name-wasabi = Wasabi
name-chopsticks = Palillos
name-pudding = Pudin

# The tables of both games
mat-you = tú
# $name (String) - whose mat is shown larger.
mat-enlarge = { $name }: ver en grande
# Stands after a number.
mat-points = { $points ->
    [one] pto.
   *[other] ptos.
}
story-on = sobre
story-set = { $count } de { $size }
slot-take-back = Retirar tu elección
slot-chosen = ya ha elegido
slot-choosing = está eligiendo
race-lane = { $name }: { $count ->
    [one] { $count } rollo
   *[other] { $count } rollos
}
race-lane-pudding = { $name }: { $count ->
    [one] { $count } pudin
   *[other] { $count } púdines
}
race-maki = Más rollos de maki
race-pudding = { $players ->
    [2] Más púdines
   *[other] Más y menos púdines
}
counting-title = Recuento de la ronda { $round }
counting-done = Ronda { $round } contada
counting-now = recuento
counting-read = Todos los puntos
counting-totals = Puntos en total
counting-next = Siguiente ronda
counting-last = Puntos de la última ronda

sushi-story-led = { $seat } iba por delante tras la ronda { $round }: { $points } por { $kind }.
sushi-story-round = La mejor ronda: { $seat }, { $points } en la ronda { $round }.
sushi-story-line = El mejor bocado: { $points } por { $kind } ({ $seat }, ronda { $round }).
sushi-story-puddings = Más púdines que nadie: { $seat } ({ $count }), { $points }.
sushi-story-no-puddings = Menos púdines que nadie: { $seat } ({ $count }). Le costó { $points }.
sushi-story-comeback = Remontada de { $seat }: tras la ronda { $round } iba en último lugar, a { $points }.
sushi-story-always = { $seat } fue por delante desde la primera ronda hasta la última.
sushi-story-tied = Tras la ronda { $round }, { $seat } y { $rival } compartían el liderato con { $points }.
sushi-story-total = Nadie sacó más de { $kind } que { $seat }: { $points } en total.
sushi-story-spread = Del primero al último puesto: { $points }.
sushi-story-standing = Tras la ronda { $round }, los marcadores iban de { $others } a { $points }.
sushi-story-all-level = Tras la ronda { $round }, todos tenían { $points }.
sushi-story-shared = Empate hasta el final: { $points } y los mismos púdines. Victoria compartida.
sushi-story-level = Empate a { $points }: decidieron los púdines, { $count } a { $others } para { $seat }.
sushi-story-last-round = { $seat } se adelantó a { $rival } en la última ronda: { $points } contra { $others }.
sushi-story-end = Los púdines le dieron la vuelta: { $seat } perdía por { $behind } y ganó por { $points }.
sushi-story-end-level = Empate antes de los púdines; después ganó { $seat } por { $points }.
sushi-story-needed = { $seat } ganó a { $rival } por { $points }: { $gain } vinieron de { $kind } en la ronda { $round }.
sushi-story-needed-end = { $seat } ganó a { $rival } por { $points }: { $gain } vinieron de { $kind } al final.
sushi-story-ahead = Al final { $seat } le sacó { $points } a { $rival }.
sushi-close-shared = todo igualado
sushi-close-ahead = { $points } de ventaja
sushi-close-level = púdines: { $count } a { $others }
sushi-close-short = Te quedaste a { $points } de la victoria
sushi-close-short-of = Te quedaste a { $points } de la victoria: { $kind } en la ronda { $round }
