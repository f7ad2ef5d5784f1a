# Sushi Go!: cartas, sucesos, puntuación, la mesa
# Los nombres pueden ser «Tú»: junto a ellos no va ningún verbo en tercera persona ni «con», «de», «para».

game-sushi-go = Quédate con una carta, pasa el resto y prepara la mejor comida con lo que te vaya llegando.
option-both_ways = En la segunda ronda, las manos se pasan a la derecha.
option-invisible = Para dos: un tercer jugador, ficticio, que los dos controlan por turnos.
option-name-both_ways = A ambos lados
option-name-invisible = Tercer jugador ficticio
coach-sushi-go-keep = Toca la carta que quieres guardar. { $name } recibe el resto de tu mano.
coach-sushi-go-chopsticks = Tienes palillos: con «{ go-call }» tomas dos de estas cartas.
coach-sushi-go-wasabi = Tu wasabi espera: { $card } encima vale el triple.
coach-sushi-go-pair = Aquí hay otra tempura: una pareja da 5 puntos.
coach-sushi-go-three = Tres sashimi dan 10 puntos. Ya tienes { $count }, y aquí hay otro.
coach-sushi-go-dumplings = Cada gyoza vale más que la anterior: esta, { $points }.
coach-sushi-go-maki = Tener más rollos de maki da 6 puntos; el segundo, 3. A superar: { $count }.
coach-sushi-go-pudding = { $players ->
    [2] Los púdines esperan al final: quien tiene más gana 6 puntos.
   *[other] Los púdines esperan al final: quien tiene más gana 6; quien tiene menos pierde 6.
}
coach-sushi-go-plate = Aquí están tus cartas. Si la ronda acabara ahora, darían { $points }.
coach-sushi-go-neighbour = { $name } recibe tu mano a continuación: mira lo que junta aquí.
coach-sushi-go-wasabi-card = Wasabi: el próximo nigiri que tomes va encima y vale el triple.
coach-sushi-go-nigiri = Un nigiri siempre puntúa: { $card } da { $points }.
coach-sushi-go-round = Ronda { $round }: los platos vuelven a estar vacíos; quedan los púdines.
go-picture-back = carta boca abajo

card-chopsticks = palillos

invisible-name = Jugador ficticio
move-two = { $first } y luego { $second }
move-invisible = { $own }; para el jugador ficticio: { $card }

event-round-left = Ronda { $round }: todos reciben { $count } cartas. Las manos se pasan a la izquierda.
event-round-right = Ronda { $round }: todos reciben { $count } cartas. Las manos se pasan a la derecha.
event-hand-dealt = Mano inicial, { $name }: { $cards }
event-pile-drawn = Al mando del jugador ficticio, con una carta de la pila: { $name }
event-card-drawn = Carta robada de la pila: { $card }.
event-kept = { $name }: { $cards }
event-last-card = { $name }, última carta: { $card }
event-desserts-scored = Y ahora, los púdines:

table-title = Ronda { $round } de 3, turno { $turn } · { $left ->
    [one] { $left } carta en la mano
   *[other] { $left } cartas en la mano
}
table-tray = Delante
known-title = Manos que has visto
known-missing = { $count ->
    [one] una carta desconocida
   *[other] { $count } cartas desconocidas
}

go-about-set = { $size } juntas dan { $points }
go-about-dumpling = De 1 a { $count } juntas dan { $scores }
go-about-chopsticks = En un turno posterior, toma dos cartas a la vez
go-about-completes = { $count ->
    [one] con la que tienes en la mesa
   *[other] con las { $count } que tienes en la mesa
}
go-about-needs = { $need ->
    [one] Después faltaría una más para { $points }
   *[other] Después faltarían { $need } más para { $points }
}
go-about-number = como número { $count } en tu mesa
go-about-dumplings-full = Tienes { $count }: más no dan nada
go-about-seen = En manos que has visto: { $count }
go-about-known = Conoces { $known } de las { $count } cartas de esta mano
go-about-deck = Mazo
about-deck = Cartas sin repartir: { $count }
about-left = { $count ->
    [0] Ya no vendrán más
    [one] Puede venir { $count } más
   *[other] Pueden venir { $count } más
}

prompt-one = ¿Con qué carta te quedas?
prompt-two = ¿Con qué carta te quedas? Con tus palillos puedes tomar dos: 1 2
prompt-invisible = ¿Con qué carta te quedas y cuál es para el jugador ficticio? Escribe 1/2
prompt-invisible-two = ¿Con qué carta te quedas y cuál es para el jugador ficticio? Escribe 1/2 o, con tus palillos, 1 2/3

why-maki-most-tied = { $count ->
    [one] { $count } rollo: empate en el primer puesto (también { $others }); no hay segundo puesto
   *[other] { $count } rollos: empate en el primer puesto (también { $others }); no hay segundo puesto
}
why-maki-second-void = { $count ->
    [one] { $count } rollo: no hay segundo puesto tras un empate en el primero
   *[other] { $count } rollos: no hay segundo puesto tras un empate en el primero
}
why-tempura = { $card }: { $sets ->
    [0] ninguna pareja
    [one] una pareja
   *[other] { $sets } parejas
}
why-sashimi = { $card }: { $sets ->
    [0] ningún trío
    [one] un trío
   *[other] { $sets } tríos
}

error-unknown-card = No existe la carta «{ $card }». ¿Querías decir: { $cards }?
error-move-shape = «{ $move }» no es una jugada. Escribe squid, wasabi+squid (con palillos) o squid/egg (con el jugador ficticio).
error-typed-no-card = «{ $card }» no es ninguna de tus cartas. Escribe un número del 1 al { $last } o un nombre.
error-move-not-a-pick = Una jugada de Sushi Go! debe ser una elección, no { $kind }.
error-invisible-missing = Controlas al jugador ficticio: añade una carta para él, por ejemplo { $move }/egg.
error-invisible-not-yours = En este turno no controlas al jugador ficticio.
error-not-in-hand = No tienes en la mano (o ya no te queda) esta carta: { $card }.
error-no-chopsticks = Para tomar dos cartas necesitas unos palillos que ya estén delante de ti.
error-invisible-needs-two = El jugador ficticio es para 2 jugadores, no para { $count }.

go-reason-pair = Completa una pareja de tempura: { $points }.
go-reason-three = Completa un trío de sashimi: { $points }.
go-reason-dumpling = Gyoza número { $count }: { $points } más.
go-reason-set = { $need ->
    [one] Con una carta más serán { $points } ({ $card }).
   *[other] Con { $need } cartas más serán { $points } ({ $card }).
}
go-reason-set-risk = El riesgo: { $need ->
    [one] falta { $need } carta
   *[other] faltan { $need } cartas
} ({ $card }), { $turns } y { $seen ->
    [0] no has visto ninguna
   *[other] solo has visto { $seen }
} en las manos que te llegarán.
go-reason-set-hopeless = Pero este grupo ya no se puede completar ({ $card }).
go-reason-wasabi = Tu próximo nigiri valdrá el triple; { $turns } y { $seen ->
    [0] no has visto ningún nigiri en las manos que te llegarán.
    [one] has visto un nigiri en las manos que te llegarán.
   *[other] has visto { $seen } nigiris en las manos que te llegarán.
}
go-reason-chopsticks = Más adelante podrás tomar dos cartas a la vez; { $turns }.
go-reason-chopsticks-gone = Pero los palillos se van con la mano ({ $seat }).
go-reason-denied = { $seat } recibe esta mano a continuación y sacaría { $points } ({ $card }).
go-reason-passed-on = El riesgo: { $seat } recibe esta mano a continuación y sacaría { $points } ({ $card }).
go-reason-invisible = Pero así el jugador ficticio gana { $points } ({ $card }).
go-reason-invisible-nothing = Así el jugador ficticio no gana nada por ahora ({ $card }).
go-look-pair = A una tempura tuya le falta pareja: las dos juntas dan { $points }.
go-look-pair-full = Tus tempura forman parejas ({ $count }): una más por sí sola no da nada.
go-look-three = A dos sashimi tuyos les falta un tercero: el trío da { $points }.
go-look-three-begun = A tu sashimi le faltan dos más para { $points }, y aún puedes tomar { $left } cartas.
go-look-hopeless = A un grupo de { $card } le faltan { $need }, y solo puedes tomar { $left ->
    [one] { $left } carta más
   *[other] { $left } cartas más
}.
go-look-wasabi-alone = Tu wasabi espera, pero en esta mano no hay ningún nigiri.
go-look-dumplings = Tienes { $count } gyoza delante: la próxima suma { $points }.
go-look-dumplings-full = Tienes { $count } gyoza delante: solo puntúan cinco.
go-look-chopsticks = Tus palillos te permiten tomar dos cartas de esta mano.
go-look-chopsticks-hand = En esta mano hay palillos, y { $left ->
    [one] queda { $left } turno
   *[other] quedan { $left } turnos
} para usarlos.
go-look-next = { $seat } recibe esta mano a continuación y sacaría { $points } ({ $card }).
go-look-free = Nadie tiene esto aún: { $card }. En esta mano: { $count }.
go-look-collects = { $seat } tiene { $others } × { $card }, y en esta mano hay más.
go-look-coming = { $seat } tiene { $card } en la mano, que te llega en { $later ->
    [one] { $later } turno
   *[other] { $later } turnos
}.
go-look-same = Todas las cartas de esta mano son iguales: { $card }.
go-look-two-left = Quedan dos cartas, { $first } y { $second }: { $seat } recibe la otra.
go-look-many = { $count } × { $card } en esta mano, que vuelve a ti en { $later } turnos.
go-look-many-once = { $count } × { $card } en esta mano, que ya no vuelve a ti.
go-look-nigiri = En esta mano hay { $card }: { $points } por sí solo.
go-look-wasabi-pair = Wasabi y { $card } en la misma mano: juntos podrían dar { $points }.
go-look-wasabi-hand = En esta mano hay wasabi, y { $left ->
    [one] queda { $left } turno
   *[other] quedan { $left } turnos
} para un nigiri.
go-look-size = Esta mano tiene { $size } cartas, y { $seat } la recibe a continuación.

scored-desserts-scored = Púdines
tiebreak-sushi-go = { $count ->
    [one] { $count } pudin
   *[other] { $count } púdines
}

# On the page

go-turn = turno { $turn } de { $turns }
go-round = Ronda { $round }
go-left = Las manos van a la izquierda
go-right = Las manos van a la derecha
go-score = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
go-tray-empty = Aún no hay nada
go-led-by = En este turno controla { $name }
go-led-by-you = En este turno controlas tú
go-pile = { $count ->
    [one] { $count } carta en la pila
   *[other] { $count } cartas en la pila
}
go-hand = Tu mano
go-ask = Elige una carta
go-ask-back = Toca tu carta para recuperarla
go-revealing = Todos muestran su carta
# $names (String) - one or more names; after a colon if they would need a case.
go-chosen = Ya has elegido. Esperando a { $names }.
# Before a face and a name: who gets the cards that are not kept.
go-rest = el resto pasa a
go-ask-two = Dos cartas: ¿cuál va primero?
go-ask-second = ¿Y cuál va después?
go-ask-invisible = ¿Y qué carta recibe el jugador ficticio?
go-waiting = Falta por elegir: { $names }.
go-call = ¡Sushi Go!
go-call-two = Tomar dos cartas
go-call-off = Solo una carta
go-drawn = robada
go-role-first = va primero
go-role-second = va después
go-role-invisible = para el jugador ficticio
