# Sushi Go!: cartas, sucesos, puntuación, la mesa
# Los nombres pueden ser «Tú»: junto a ellos no va ningún verbo en tercera persona ni «con», «de», «para».

game-sushi-go = Quédate con una carta, pasa el resto y prepara la mejor comida con lo que te vaya llegando.
option-both_ways = En la segunda ronda, las manos se pasan a la derecha.
option-invisible = Para dos: un tercer jugador, ficticio, que los dos controlan por turnos.
option-name-both_ways = A ambos lados
option-name-invisible = Tercer jugador ficticio
coach-sushi-go-keep = Abajo está tu mano. Elige la carta con la que quieres quedarte: se revela a la vez que las de los demás, y el resto de la mano pasa al siguiente jugador.
coach-sushi-go-chopsticks = Tienes palillos delante: con «{ go-call }» tomas dos cartas en este turno. Después, los palillos vuelven a la mano.
coach-sushi-go-wasabi = Tu wasabi espera: el próximo nigiri que coloques va encima y cuenta el triple.
coach-sushi-go-pudding = Hay un pudin en tu mano. Los púdines solo cuentan al final de la partida: quien tiene más gana 6 puntos y, si juegan tres o más, quien tiene menos pierde 6.
coach-sushi-go-trays = Ahora tienes la mano siguiente; tu carta está delante de ti. Ahí ves cuánto valen por ahora las cartas de cada uno.
coach-sushi-go-sets = Junta grupos: dos tempura dan 5 puntos, tres sashimi 10, y las gyoza dan más cuantas más tengas.
coach-sushi-go-maki = Quien tiene más rollos de maki gana 6 puntos; el segundo, 3. Cuenta lo que tienen delante los demás.
coach-sushi-go-neighbour = Las manos vuelven con menos cartas. Piensa en lo que pasas: el siguiente jugador también quiere una buena carta.
coach-sushi-go-last = La ronda ya está puntuada; solo se conservan los púdines. Dos rondas más como esta: ya conoces todo el juego.
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
why-tempura = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}: { $sets ->
    [0] ninguna pareja
    [one] una pareja
   *[other] { $sets } parejas
}
why-sashimi = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}: { $sets ->
    [0] ningún trío
    [one] un trío
   *[other] { $sets } tríos
}
why-dumpling = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
why-nigiri = { $dipped ->
    [0] { $plain ->
        [one] { $plain } carta
       *[other] { $plain } cartas
    }
   *[other] { $plain ->
        [0] sobre wasabi (el triple): { $dipped }
       *[other] sin wasabi: { $plain }; sobre wasabi (el triple): { $dipped }
    }
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
look-set = A uno de tus grupos le falta una sola carta.
look-neighbour = { $seat } recibe tu mano a continuación: fíjate en lo que hay allí.

scored-desserts-scored = Púdines
tiebreak-sushi-go = { $count ->
    [one] { $count } pudin
   *[other] { $count } púdines
}

# On the page

go-round = Ronda { $round } de 3 · turno { $turn }
go-left = Las manos van a la izquierda
go-right = Las manos van a la derecha
go-gets-yours = recibirá tu mano
go-gives-you = te pasará la próxima mano
go-has-chosen = ya ha elegido
go-is-choosing = está eligiendo
go-you = tú
go-score = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
go-puddings = Púdines guardados: { $count }
go-in-hand = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
go-tray-empty = Aún no hay nada
go-just-laid = recién jugada
go-last-laid = Lo último que jugó: { $cards }
go-led-by = En este turno controla { $name }
go-led-by-you = En este turno controlas tú
go-pile = { $count ->
    [one] { $count } carta en la pila
   *[other] { $count } cartas en la pila
}
go-hand = Tu mano
go-ask-two = Dos cartas: ¿cuál va primero?
go-ask-second = ¿Y cuál va después?
go-ask-invisible = ¿Y qué carta recibe el jugador ficticio?
go-chosen = Has elegido: { $cards }. Puedes cambiarlo hasta que todos hayan elegido.
go-waiting = Falta por elegir: { $names }.
go-call = ¡Sushi Go!
go-call-two = Tomar dos cartas
go-call-off = Solo una carta
go-drawn = robada
go-role-first = va primero
go-role-second = va después
go-role-invisible = para el jugador ficticio
go-scoring = Puntos de la última ronda
go-close = Cerrar
