# Sushi Roll: dados, sucesos, puntuación, probabilidades, la mesa
# Los nombres pueden ser «Tú»: junto a ellos no va ningún verbo en tercera persona ni «con», «de», «para».

game-sushi-roll = Toma un dado de la cinta, pasa la cinta a la izquierda y vuelve a tirar.
option-dice = Las caras de los dados en un archivo, JSON o TOML (consulta la regla SR-30). El conjunto predeterminado es una reconstrucción: no se conocen las caras impresas.
coach-sushi-roll-take = Toca un dado de tu cinta: pasa a tu bandeja tal como está.
coach-sushi-roll-wasabi = Tu wasabi espera: { $card } encima vale el triple.
coach-sushi-roll-belts = Las cintas han avanzado: esta es ahora la tuya, con los dados tirados otra vez.
coach-sushi-roll-menu = Con un menú puedes volver a tirar dados antes de tomar uno.
coach-sushi-roll-chopsticks = Con palillos cambias uno de tus dados por uno de otra cinta.
coach-sushi-roll-set = Ya reúnes { $card }, y aquí hay más: tres dan { $points }.
coach-sushi-roll-maki = Tener más rollos de maki da 6 puntos; el segundo, 3. A superar: { $count }.
coach-sushi-roll-pudding = { $players ->
    [2] Los púdines cuentan al final: quien tiene más gana 6 puntos.
   *[other] Los púdines cuentan al final: quien tiene más gana 6; quien tiene menos pierde 6.
}
coach-sushi-roll-tokens = Este dado da fichas para volver a tirar o intercambiar: { $card }.
coach-sushi-roll-collect = Reúne tres iguales: tres de estos dan { $points } ({ $card }).
coach-sushi-roll-nigiri = Un nigiri siempre puntúa: { $card } da { $points }.
coach-sushi-roll-round = Ronda { $round }: tu bandeja vuelve a estar vacía; quedan fichas y púdines.
roll-picture-token = { $kind ->
    [menu] ficha de menú
    [chopsticks] ficha de palillos
   *[pudding] ficha de pudin
}

card-menu1 = menú 1
card-menu2 = menú 2
card-menu3 = menú 3
card-chopsticks1 = palillos 1
card-chopsticks2 = palillos 2
card-chopsticks3 = palillos 3
card-pudding1 = pudin 1
card-pudding2 = pudin 2
card-pudding3 = pudin 3
die-nigiri = nigiri
die-maki = maki
die-special = especial
die-pudding = pudin
die-appetizer = entrante

roll-tokens = fichas sin usar
roll-reconstruction = Las caras de los dados son una reconstrucción, no las impresas (regla 30).
roll-own-dice = Las caras de los dados son las de tu propio conjunto.
roll-supply = En la reserva: menús ({ $menus }), palillos ({ $chopsticks }), púdines ({ $puddings })
roll-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
roll-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

roll-move-reroll = volver a tirar: { $faces }
roll-move-swap = intercambiar { $give } por { $get } ({ $name })

roll-event-round = Ronda { $round }: dados nuevos en todas las cintas. Empieza la cinta roja: { $name }
roll-event-moved = Las cintas se pasan a la izquierda y se tiran todos los dados. Empieza la cinta roja: { $name }
roll-event-belt = Cinta, { $name }: { $faces }
roll-event-reroll = { $name }, nueva tirada con un menú: { $faces }. Resultado: { $rolled }
roll-event-swap = { $name }, intercambio con palillos: { $gave } por { $got } (cinta: { $other })
roll-event-taken = { $name }, a la bandeja: { $face }
roll-event-dipped = { $name }, a la bandeja: { $face }, sobre wasabi
roll-event-short = { $name }, a la bandeja: { $face }; { $count ->
    [0] en la reserva no quedaba nada
    [one] en la reserva solo quedaba { $count }
   *[other] en la reserva solo quedaban { $count }
}
roll-event-rest-scored = Y ahora, los púdines y las fichas sobrantes:

roll-table-title = Ronda { $round } de 3, turno { $turn } · { $left ->
    [one] { $left } dado en la cinta
   *[other] { $left } dados en la cinta
}
roll-table-tray = Bandeja
roll-table-menus = Menús
roll-table-chopsticks = Palillos
roll-belts-title = Las cintas de los demás (● es la roja)
roll-belt-empty = vacía

roll-prompt = ¿Qué dado tomas?
roll-prompt-menu = Fichas de menú restantes: { $count }. Para volver a tirar dados: m 1 2 (todos: m *)
roll-prompt-chopsticks = Fichas de palillos restantes: { $count }. Para intercambiar tu dado 1 por el dado «a» de otro jugador: x 1 a
roll-help = Con m 1 1 3 vuelves a tirar dos dados de la cara 1 y uno de la cara 3 (una ficha de menú). Con x 2 b intercambias tu dado 2 por el dado b (una ficha de palillos). Con o ves las probabilidades de todos los dados y cuáles conviene más volver a tirar; con o 1 3, las de volver a tirar esos dos.

roll-odds-dice = Lo que muestra cada dado. { $source }
roll-odds-roll = Al volver a tirar: { $faces }. { $source }
roll-odds-face = Cara
roll-odds-some = Al menos una vez
roll-odds-mean = De media
roll-odds-none = Ninguna nueva tirada mejora el mejor dado.
roll-odds-reroll = Lo que aporta volver a tirar, en puntos y a primera vista; una ficha de menú cuenta como { $token }
roll-odds-faces = Dados
roll-odds-now = Mejor dado ahora
roll-odds-then = Después
roll-odds-better = Prob. de mejora
roll-odds-gain = Ganancia

roll-why-maki-most-tied = { $count ->
    [one] { $count } rollo: empate en el primer puesto (también { $others }); puntos íntegros para todos
   *[other] { $count } rollos: empate en el primer puesto (también { $others }); puntos íntegros para todos
}
roll-why-sets = { $card }, en tríos: { $parts }
roll-why-tokens = { $count ->
    [0] no queda ninguna
    [one] { $count } ficha: un punto por cada dos
   *[other] { $count } fichas: un punto por cada dos
}

error-roll-move-shape = «{ $move }» no es una jugada. Escribe squid, reroll egg+maki1 (con un menú) o swap egg for squid of 2 (con palillos).
error-unknown-face-near = No existe la cara «{ $value }». ¿Querías decir { $faces }?
error-unknown-face = No existe la cara «{ $value }»; existen: { $faces }.
error-typed-no-die = «{ $value }» no es ninguno de tus dados. Escribe un número del 1 al { $last } o un nombre.
error-typed-no-dice = Di qué dados: m 1 2, o m * para todos.
error-typed-no-swap = Para un intercambio, escribe x, el número de tu dado y la letra del otro dado: x 1 a. «{ $move }» no se entiende.
error-move-not-a-roll = Una jugada de Sushi Roll es tomar un dado, volver a tirar o intercambiar; { $kind } no es nada de eso.
error-move-half-made = Hay una jugada a medias: termínala paso a paso.
error-no-menu = Para volver a tirar hace falta una ficha de menú, y no tienes ninguna.
error-no-chopsticks-token = Para un intercambio hace falta una ficha de palillos, y no tienes ninguna.
error-swap-with-nobody = Un intercambio debe ser con otro jugador de la mesa.
error-not-on-belt = No tienes en la cinta (o ya no te queda) este dado: { $card }.
error-not-on-other-belt = En la cinta de ese jugador no está este dado: { $card }.

error-dice-not-a-set = Un conjunto de dados tiene una entrada para cada tipo de dado; { $value } no es un conjunto de dados.
error-dice-unknown-kind = No existe el tipo de dado «{ $value }»; disponibles: { $known }.
error-dice-missing-kind = Al conjunto de dados le falta un tipo: { $die }.
error-dice-not-a-die = Dados, { $die }: escribe cuántos hay y sus seis caras: dice = { $right }, faces = […]
error-dice-wrong-total = En la caja hay { $right } dados, no { $value }; del tipo { $die } hay { $count }, no { $given }.
error-dice-wrong-count = Dados, { $die }: en la caja hay { $right }, no { $value }.
error-dice-wrong-faces = Dados, { $die }: un dado tiene 6 caras, no { $value }.
error-dice-wrong-icons = Dados, { $die }: una cara tiene de 1 a 3 iconos, así que «{ $value }» no es posible. Disponibles: { $known }.
error-dice-wrong-face = Dados, { $die }: no pueden mostrar «{ $value }». Disponibles: { $known }.
error-dice-wrong-source = El origen (source) de este conjunto de dados es { $right }, no «{ $value }»; omítelo.

roll-reason-set = Ahora { $count } × { $card }: { $points } más.
roll-reason-set-next = El próximo dado igual dará { $points } más ({ $card }).
roll-reason-set-nothing = Por sí solo no da nada ({ $card }).
roll-reason-wasabi = Tu próximo nigiri valdrá el triple; { $turns }.
roll-reason-supply = La reserva está vacía: este dado no da nada ({ $card }).
roll-reason-menus = Menús para volver a tirar: { $count } más.
roll-reason-chopsticks = Palillos para intercambiar: { $count } más.
roll-reason-reroll = Tu mejor dado ahora es { $card }. Probabilidad de uno mejor: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; { $hope }: { NUMBER($some, style: "percent", maximumFractionDigits: 0) }.
roll-reason-reroll-nothing = Ningún dado puede superar al mejor que ya tienes: { $card }.
roll-reason-swap = Así podrás tomar { $card }.
roll-reason-swap-denied = { $seat } aún tiene que elegir y sacaría { $points } ({ $card }).
roll-reason-swap-gift = El riesgo: { $seat } aún tiene que elegir y sacaría { $points } ({ $card }).
roll-reason-menu-price = Cuesta un menú (quedan: { $left }){ $lost ->
    [0] .
   *[other] , y un punto al final si no consigues otra ficha.
}
roll-reason-chopsticks-price = Cuesta unos palillos (quedan: { $left }){ $lost ->
    [0] .
   *[other] , y un punto al final si no consigues otra ficha.
}

roll-about-set = 1, 2 o 3 iguales dan { $scores }
name-menu = Menú
roll-about-menu = Un menú te deja volver a tirar dados de tu cinta
roll-about-chopsticks = Los palillos cambian un dado tuyo por uno de otra cinta
roll-about-now-set = { $count ->
    [0] como primero en tu bandeja
    [one] con el que tienes en la bandeja
   *[other] con los { $count } que tienes en la bandeja
}
roll-about-gets = { $short ->
    [1] La reserva no alcanza: recibirías { $count }
   *[other] Recibirías { $count }
}
roll-about-dice = { $count ->
    [one] { $count } dado de las cintas puede mostrarlo, en { $sides } de { $of } caras
   *[other] { $count } dados de las cintas pueden mostrarlo, en { $sides } de { $of } caras
}
roll-about-belt = Dados: { $count }. Pasa a la izquierda ({ $seat })
roll-about-red = La cinta roja empieza cada turno
roll-about-belt-of = Cinta: { $seat }
roll-about-unused = al final por cada { $count } fichas sin usar
roll-about-held = Tienes { $count }
roll-about-supply = { $count ->
    [0] No queda ninguna en la reserva
    [one] Queda { $count } en la reserva
   *[other] Quedan { $count } en la reserva
}
roll-about-supply-name = Reserva
roll-about-supply-all = Menús { $menus }, palillos { $chopsticks }, púdines { $puddings }
roll-about-tokens = Menús: { $menus }, palillos: { $chopsticks }

roll-look-set = { $count } × { $card } en tu bandeja: uno más da { $points }.
roll-look-set-first = En tu cinta: { $card }. El primero da { $points }, tres juntos { $full }.
roll-look-set-nothing = En tu cinta: { $card }. Uno solo no da nada, { $need } dan { $points }.
roll-look-wasabi-alone = Tu wasabi espera, pero ningún dado de tu cinta muestra un nigiri.
roll-look-wasabi-die = En tu cinta hay wasabi, y después { $left ->
    [one] tomas { $left } dado más
   *[other] tomas { $left } dados más
}.
roll-look-nigiri = En tu cinta hay { $card }: { $points } por sí solo.
roll-look-menus = { $count ->
    [one] Tienes { $count } menú
   *[other] Tienes { $count } menús
}, y tu mejor dado daría ahora { $points }.
roll-look-belts = En tu cinta: { $card }. Lo máximo en otra cinta: { $other } ({ $seat }).
roll-look-belt = En otra cinta ({ $seat }): { $card }. Tus palillos pueden traerlo.
roll-look-supply = { $card } daría menos de lo que muestra: en la reserva quedan { $left }.
roll-look-token = En tu cinta: { $card }. { $count ->
    [one] Da { $count } ficha.
   *[other] Da { $count } fichas.
}
roll-look-last = En tu cinta queda un solo dado: { $card }.
roll-look-many = { $count } × { $card } en tu cinta, y puedes tomar uno.

roll-story-moved = Las cintas avanzan
scored-rest-scored = Púdines y fichas
kind-tokens = fichas
tiebreak-sushi-roll = { $count ->
    [one] { $count } pudin
   *[other] { $count } púdines
}

roll-page-due = le toca a:
roll-page-red = cinta roja
roll-page-supply = Reserva
roll-page-menus = Menús: { $count }
roll-page-chopsticks = Palillos: { $count }
roll-page-puddings = Púdines: { $count }
roll-page-your-belt = Tu cinta
roll-page-other-belts = Otras cintas
roll-page-belt = Cinta de { $name }
roll-page-tray = Bandeja de { $name }
roll-page-take = Tomar: { $face }
roll-page-mark = Volver a tirar: { $face }
roll-page-give = Entregar: { $face }
roll-page-get = Conseguir: { $face } ({ $name })
roll-page-prompt-wait = { $name } está eligiendo.
roll-page-prompt-take = Elige el dado que tomas.
roll-page-prompt-tokens = Elige el dado que tomas o usa antes una ficha.
roll-page-prompt-roll = Marca los dados que quieres volver a tirar.
roll-page-prompt-swap = Elige uno de tus dados y uno de otra cinta.
roll-page-prompt-swap-get = Ahora elige un dado de otra cinta.
roll-page-prompt-swap-give = Ahora elige cuál de tus dados das a cambio.
roll-page-roll = Volver a tirar
roll-page-roll-count = { $count ->
    [0] Tirar
    [one] Tirar { $count } dado
   *[other] Tirar { $count } dados
}
roll-page-all = Todos
roll-page-swap = Intercambiar
roll-page-cancel = Cancelar
roll-page-odds = Probabilidades
roll-page-odds-title = Lo que pueden mostrar los dados
roll-page-odds-kind = { $die }: { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
roll-page-odds-face = { $count } de { $sides } caras, { $percent } %
roll-page-dice-left = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
roll-page-prompt-held = Tócalo otra vez para devolverlo.
roll-page-most-maki = Más maki ahora
roll-story-swap = { $seat } usó los palillos en la ronda { $round }: { $card } (cinta: { $other }).
