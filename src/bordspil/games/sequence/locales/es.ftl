# Sequence: cartas, sucesos, la mesa
# Los nombres pueden ser «Tú»: junto a ellos no va ningún verbo en tercera persona ni «con», «de», «para».

game-sequence = Juega una carta, pon una ficha en su casilla y haz que tu equipo sea el primero en tener cinco en línea (dos líneas si hay dos equipos).
option-teams = Número de equipos: automático (dos si es posible), 2 o 3; solo se puede elegir con 6 o 12 jugadores.
option-draw_yourself = Robar es una jugada aparte: quien lo olvida pierde la carta. Los bots te esperan.
option-no_table_talk = La mesa puede sancionar a un equipo en el que se han dado consejos: cada miembro pierde una carta.
option-advanced = Las jotas de un ojo también pueden retirar una ficha de una línea completa.
option-name-teams = Equipos
option-name-draw_yourself = Robar por cuenta propia
option-name-no_table_talk = Sin consejos en la mesa
option-name-advanced = Nivel avanzado
option-value-auto = Automático
coach-sequence-card = Elige una carta, por ejemplo { $card }: se iluminan sus casillas libres.
coach-sequence-choice = Hay más de cinco seguidas: elige las cinco que forman tu línea.
coach-sequence-dead = Las dos casillas de { $card } están ocupadas: elígela, cámbiala y sigue jugando.
coach-sequence-four = Cuatro de cinco son tuyas: solo falta { $cell } para una línea.
coach-sequence-block = Otro equipo tiene aquí cuatro de cinco: una ficha en { $cell } lo detiene.
coach-sequence-made = Esta línea está completa: nadie puede retirar sus fichas.
coach-sequence-line = Tus fichas: cinco seguidas forman una línea. { $count ->
    [one] Se gana con una.
   *[other] Se gana con { $count }.
}
coach-sequence-wild = { $card } tiene dos ojos: va a cualquier casilla libre. Guárdala para una línea.
coach-sequence-remover = { $card } tiene un ojo: retira una ficha ajena.
coach-sequence-twice = Cada carta está dos veces en el tablero: { $card } cabe en estas dos casillas.
coach-sequence-corner = La esquina cuenta para todos: con { $card } empiezas una línea junto a ella.

seq-move-dead = cambiar { $card }
seq-move-lose = entregar { $card }
seq-move-draw = robar
seq-move-pass = pasar

seq-event-cut = Corte para ver quién reparte: { $cards }
seq-event-dealt = Todos reciben { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}. Reparto: { $name }. Primer turno: { $first }
seq-event-hand = Mano inicial, { $name }: { $cards }
seq-event-placed = { $name }: { $card } → { $cell }
seq-event-removed = { $name }: { $card } retira una ficha del equipo { $team } de { $cell }
seq-event-line = Línea del equipo { $team }: de { $first } a { $last }
seq-event-broken = La línea del equipo { $team } de { $first } a { $last } queda rota.
seq-event-dead = { $name }, cambio de una carta muerta: { $card }
seq-event-received = { $name }, carta nueva: { $card }
seq-event-lost = { $name }, carta entregada: { $card }
seq-event-renewed = Los descartes forman una nueva pila de cartas.
seq-event-draw-lost = Demasiado tarde para robar: { $name }
seq-event-passed = Sin cartas que se puedan jugar: { $name }
seq-event-ruling = Sanción de la mesa contra el equipo { $team }: cada miembro entrega una carta.
seq-event-blocked = Ya nadie puede jugar.

seq-table-title = Pila de cartas: { $deck } · descartes: { $discards }
seq-table-team = Equipo
seq-table-cards = Cartas
seq-table-top = Última carta
seq-table-lines = Líneas
seq-board-title = El tablero (› tus cartas, ✶ esquinas libres)
seq-reach-wild = cualquier casilla libre
seq-reach-remover = retira una ficha
seq-reach-dead = muerta

seq-prompt = ¿Qué carta juegas y dónde? Escribe 1 b9 (o solo 1, si hay una única casilla)
seq-prompt-dead = Puedes cambiar una carta muerta: d 1
seq-prompt-draw = Escribe draw para robar tu carta.
seq-prompt-pass = No puedes jugar ninguna carta: escribe pass.
seq-prompt-line = ¿Qué cinco casillas forman tu línea?
seq-prompt-lose = Sanción: ¿qué carta entregas?
seq-help = Con 1 b9 o 7s b9 juegas una carta en una casilla (columnas de la a a la j, filas de la 1 a la 10 desde arriba). Con d 1 cambias una carta muerta. Los comandos draw, pass, lose 1 y line b2-f6 se escriben tal cual. Con --no-table-talk, ruling 1 sanciona al equipo 1 (véase la columna Equipo).

error-sequence-move-shape = «{ $move }» no es una jugada. Escribe 7S b9, dead 7S, draw, pass, line a1-e1 o lose 7S.
error-typed-no-playing-card = «{ $value }» no es ninguna de tus cartas. Escribe un número del 1 al { $last } o una carta, por ejemplo 7S.
error-typed-wrong-cell = «{ $value }» no es una casilla: las columnas van de la a a la j y las filas, del 1 al 10.
error-typed-no-cell = Di también la casilla, por ejemplo { $move }.
error-move-not-a-play = Una jugada de Sequence debe ser una carta con una casilla, no { $kind }.
error-teams-dont-fit = La partida con { $teams } equipos es para { $allowed } jugadores, no para { $count }.
error-nothing-to-lose = Ninguna sanción te exige una carta.
error-nothing-to-draw = No tienes ninguna carta pendiente de robar.
error-no-pass = Solo puedes pasar si no puedes jugar ni cambiar ninguna carta.
error-no-such-line = { $line } no es una línea que se pueda elegir ahora.
error-ruling-by-seat = Una sanción no es jugada de nadie: la decide la mesa.
error-typed-no-ruling = Esa sanción no es posible ahora: «{ $move }». Posibles: { $known }
error-choose-line-first = Primero elige tu línea.
error-ruling-first = Primero hay que entregar las cartas de la sanción.
error-not-your-turn = No es tu turno.
error-corner = { $cell } es una esquina: pertenece a todos y queda siempre libre.
error-no-chip = No hay ninguna ficha en { $cell }.
error-own-chip = La ficha de { $cell } es de tu propio equipo.
error-safe-chip = La ficha de { $cell } forma parte de una línea y está a salvo.
error-cell-taken = La casilla { $cell } está ocupada.
error-wrong-cell = La casilla { $cell } muestra { $shows }, no { $card }.
error-no-chips-left = A tu equipo no le queda ninguna ficha.
error-no-exchange-now = Ahora no puedes cambiar ninguna carta.
error-exchanged-already = Solo se puede cambiar una carta muerta por turno.
error-jack-not-dead = Una jota nunca es una carta muerta.
error-not-dead = { $card } no es una carta muerta: una de sus casillas está libre.
error-card-not-in-hand = No tienes { $card } en la mano.

seq-reason-wins = La línea { $line } gana la partida.
seq-reason-line = Completa la línea { $line }.
seq-reason-double = Dos caminos hacia una línea a la vez: { $cells }.
seq-reason-four = Cuatro de cinco: solo falta { $cell }, y aún no tienes { $card }.
seq-reason-four-held = Cuatro de cinco: solo falta { $cell }, y tienes { $card } en la mano.
seq-reason-four-wild = Cuatro de cinco: solo falta { $cell }, y tu jota de dos ojos puede ir allí.
seq-reason-three = { $count ->
    [one] Tres de cinco en una línea abierta.
   *[other] Tres de cinco en { $count } líneas abiertas.
}
seq-reason-open = { $count ->
    [one] Por esta casilla aún pasa una línea de cinco abierta.
   *[other] Por esta casilla aún pasan { $count } líneas de cinco abiertas.
}
seq-reason-freed = Reabre una línea en la que tienes { $count } de cinco.
seq-reason-stops-four = Impide que el equipo { $team } complete { $line }.
seq-reason-stops-four-player = Impide que { $seat } complete { $line }.
seq-reason-stops-win = Impide que el equipo { $team } gane con { $line }.
seq-reason-stops-win-player = Impide que { $seat } gane con { $line }.
seq-reason-stops-three = Cierra el paso al equipo { $team }: tres de cinco en { $line }.
seq-reason-stops-three-player = Cierra el paso a { $seat }: tres de cinco en { $line }.
seq-reason-cuts-four = Retira una ficha de las cuatro del equipo { $team } en { $line }.
seq-reason-cuts-four-player = Retira una ficha de { $line }, donde { $seat } tiene cuatro de cinco.
seq-reason-cuts-win = Retira una ficha de { $line }, con la que el equipo { $team } iba a ganar.
seq-reason-cuts-win-player = Retira una ficha de { $line }, con la que { $seat } iba a ganar.
seq-reason-cuts-three = Retira una ficha de las tres del equipo { $team } en { $line }.
seq-reason-cuts-three-player = Retira una ficha de { $line }, donde { $seat } tiene tres de cinco.
seq-reason-breaks = Rompe la línea { $line } del equipo { $team }.
seq-reason-breaks-player = Rompe la línea { $line } de { $seat }.
seq-reason-taken = El riesgo: otros pueden ocupar { $cell }; copias de { $card } sin ver: { $count }.
seq-reason-removers = Jotas de un ojo sin ver que podrían retirar una ficha: { $count }.
seq-reason-put-back = El riesgo: la ficha puede volver a { $cell }; copias de { $card } sin ver: { $count }.
seq-reason-jack = Pero cuesta una jota, { $card }; jotas que te quedan: { $count }.
seq-reason-jacks = { $count ->
    [one] Guardas tu jota para más adelante.
   *[other] Guardas tus { $count } jotas para más adelante.
}
seq-reason-last-cell = La última casilla libre de { $card }: si se ocupa, la carta queda muerta.
seq-reason-fresh = { $card } está muerta: recibes otra carta gratis y sigues jugando.
seq-reason-draw = La carta es tuya: róbala antes de perderla.
seq-reason-pass = No se puede jugar nada.
seq-reason-line-choice = Para una segunda línea quedan { $held } de cinco.
seq-reason-lost-dead = { $card } está muerta de todos modos.
seq-reason-lost = { $held ->
    [0] Cuesta una jota: { $card }.
   *[other] Con { $card } habrías tenido como mucho { $held } de cinco.
}
seq-look-four = A tu línea { $line } le falta una ficha: { $cell }, la casilla de { $card }.
seq-look-four-other = Al equipo { $team } le falta una ficha en { $line }: { $cell }, la casilla de { $card }.
seq-look-four-player = A { $seat } le falta una ficha en { $line }: { $cell }, la casilla de { $card }.
seq-look-three = Tienes tres de cinco en { $line }; aún libres: { $cells }.
seq-look-three-other = El equipo { $team } tiene tres de cinco en { $line }; aún libres: { $cells }.
seq-look-three-player = { $seat } tiene tres de cinco en { $line }; aún libres: { $cells }.
seq-look-dead = Las dos casillas de { $card } están ocupadas: la carta está muerta.
seq-look-wild = Tu jota de dos ojos { $card } puede ir a cualquier casilla libre; ahora hay { $count }.
seq-look-remover = Tu { $card } puede retirar una ficha: el equipo { $team } tiene { $held } de cinco en { $line }.
seq-look-remover-player = Tu { $card } puede retirar una ficha: { $seat } tiene { $held } de cinco en { $line }.
seq-look-corner = La esquina { $corner } también cuenta para ti: en { $line } encaja con ella: { $cards }.
seq-look-fit = Estas cartas tuyas encajan en una misma línea, { $line }: { $cards }.
seq-look-fit-held = En { $line } tienes { $held } de cinco, y allí encaja también: { $cards }.
seq-look-twice = Tienes { $card } dos veces, y sus dos casillas están libres.
seq-look-last-cell = Solo queda libre una casilla de { $card }: { $cell }.
seq-look-only-you = Solo tú tienes { $card }: la otra ya se ha jugado.
seq-look-cells = Tu { $card } tiene dos casillas libres: { $cells }.
seq-look-roomier = Por { $cell } pasan más líneas abiertas ({ $count }) que por { $other } ({ $less }), ambas de { $card }.
seq-look-choose = En { $cell } se puede elegir entre { $count } líneas: solo cuenta una.
seq-look-draw = Aún no has robado tu carta; cartas en la pila: { $left }.
seq-look-pass = Ninguna de tus cartas tiene adónde ir: { $cards }.
seq-look-lose = La sanción te cuesta una de estas: { $cards }.

seq-about-cell-line = { $cell }: serían { $held } de cinco en { $line }
seq-about-cell-free = { $cell }: libre
seq-about-cell-taken = { $cell }: del equipo { $team }
seq-about-dead = Muerta: cámbiala en tu turno
seq-about-wild = Pone una ficha en cualquier casilla libre
seq-about-remover = Retira una ficha de otro equipo, pero no de una línea
seq-about-remover-advanced = Retira una ficha de otro equipo, también de una línea
seq-about-copies = { $count ->
    [0] Ya no vendrá otra igual
    [one] Puede venir { $count } igual
   *[other] Pueden venir { $count } iguales
}
seq-about-jacks = Jotas como esta sin ver: { $count } de { $all }
seq-about-jacks-all = Jotas sin ver: { $count } de { $all }
seq-about-cell = { $cell } · { $card }
seq-about-cell-corner = { $cell } · esquina libre
seq-about-corner = Cuenta para todos los equipos
seq-about-free = Libre
seq-about-chip = Ficha del equipo { $team }
seq-about-safe = En una línea: ninguna jota puede retirarla
seq-about-in-line = En una línea
seq-about-own-line = La tuya: { $held } de cinco en { $line }
seq-about-line = Equipo { $team }: { $held } de cinco en { $line }
seq-about-in-hand = { $count ->
    [one] En tu mano
   *[other] { $count } en tu mano
}
seq-about-team = Equipo { $team }
seq-about-team-lines = Líneas: { $done } de { $needed }
seq-about-deck = Cuando se acaba, se barajan los descartes
seq-about-discard-jacks = Jotas entre ellas: { $count }

seq-log-line = línea,
seq-log-broken = rota:
seq-log-dead = muerta
seq-log-new = carta nueva
seq-log-lost = entregada:

tally-chip-placed = Fichas puestas
tally-chip-removed = Fichas retiradas
tally-line-completed = Líneas completadas
tally-dead-card-shown = Cartas muertas cambiadas
score-sequence = { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
}
hint-best-sequence = Yo jugaría: { $move }. Probabilidad de ganar: { $chance }; líneas probables: { $points }.
hint-points-sequence = Líneas probables

# The page
seq-card = { $rank ->
    [A] as
    [K] rey
    [Q] reina
    [J] jota
   *[other] { $rank }
} de { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
}
seq-teams-name = Equipos
# $done, $needed (Number) - lines that a team has and needs.
seq-team-of = { $done } de { $needed }
seq-team-lines = { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
}
seq-cell-corner = esquina libre
seq-cell-free = libre
seq-cell-chip = ficha del equipo { $team }
seq-cell-line = en una línea
seq-cell-last = última jugada
seq-cell-open = se puede elegir
seq-board-name = Tablero
seq-board-keys = Las flechas mueven, Intro elige, Escape deshace la elección.
seq-hand-name = Tus cartas
seq-note-wild = comodín
seq-note-remover = retira
seq-turn-mine = Te toca: elige una carta o una casilla.
seq-turn-pass = No puedes jugar ninguna carta.
seq-turn-other = Le toca a { $name }.
seq-turn-losing = Sanción. Falta por entregar carta: { $names }
seq-turn-choosing = { $name } elige una línea.
seq-over-won = ¡Gana el equipo { $team }!
seq-over-shared = Empate: la victoria se comparte.
seq-ask-card = ¿Qué carta para { $cell }?
seq-ask-dead = { $card } está muerta: sus dos casillas están ocupadas.
seq-ask-later = Las casillas de { $card } están marcadas.
seq-ask-none = { $card } no se puede jugar ahora.
seq-ask-remover = { $card }: ¿qué ficha retiras?
seq-ask-wild = { $card }: elige cualquier casilla libre.
seq-ask-cell = { $card }: ¿dónde va la ficha?
seq-ask-back = Elige la casilla otra vez para deshacer.
seq-do-back = Deshacer
seq-do-place = Poner en { $cell }
seq-do-remove = Retirar de { $cell }
seq-do-dead = Cambiarla
seq-do-draw = Robar tu carta
seq-do-pass = Pasar
seq-do-lose = Entregar { $card }
seq-do-line = Elegir esta línea
seq-do-cancel = Cancelar
seq-line-name = { $first } a { $last }
seq-do-rule = Sancionar al equipo { $team }
seq-rule-name = ¿Alguien ha dado consejos? Sancionar
seq-rule-why = Solo si la mesa está de acuerdo y al comienzo de un turno: cada miembro del equipo entrega una carta.
seq-seats-name = Jugadores por orden de turno
seq-seat-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
seq-seat-you = tú
seq-seat-turn = te toca
seq-seat-next = siguiente
seq-seat-partner = compañía
seq-seat-plays = le toca
seq-seat-loses = entrega una carta
seq-seat-draws = aún puede robar
seq-seat-top = Última carta: { $card }
seq-deck = Pila de cartas: { $count }
seq-discards = Descartes: { $count }

# En la hoja de puntos

seq-pad-match = Partida { $round }
seq-pad-lines = líneas
seq-pad-wins = { $count ->
    [one] { $count } partida ganada
   *[other] { $count } partidas ganadas
}
seq-pad-title = { $name }: { $count ->
    [one] { $count } partida ganada
   *[other] { $count } partidas ganadas
}
seq-pad-won = { $lines }: gana la partida
seq-pad-shared = { $lines }: comparte la victoria
seq-pad-lost = { $lines }: pierde la partida
seq-pad-open = { $lines } por ahora
error-two-winners = La partida termina con el primer equipo que tiene suficientes líneas ({ $count }), así que solo un equipo puede tenerlas.

seq-story-first = La primera línea fue del equipo { $team }: { $line }.
seq-story-first-lost = La primera línea fue del equipo { $team }, { $line }, pero no le bastó.
seq-story-broken = { $seat } rompió la línea { $line } del equipo { $team } con { $card }.
seq-story-removed = { $seat } deshizo un cuatro de cinco del equipo { $team }: { $card } retira { $cell }.
seq-story-stopped = { $seat } frenó al equipo { $team } con cuatro de cinco: { $card } en { $cell }.
seq-story-opening = Todo empezó con { $card } en { $cell } ({ $seat }).
seq-story-length = Fichas colocadas en esta partida: { $count }.
seq-story-taker = { $seat } retiró más fichas que nadie: { $count }.
seq-story-blocked = Ya nadie podía jugar: victoria compartida.
seq-story-blocked-won = Ya nadie podía jugar; el equipo { $team } tenía más líneas: { $count }.
seq-story-won = { $seat } remató con { $card } en { $cell }: la línea { $line }.
seq-story-won-line = La línea { $line } dio la victoria al equipo { $team }.
seq-close-shared = todo igualado
seq-close-won = { $count } a { $others }
seq-close-chip = { $mates ->
    [1] Te quedaste a una ficha de la victoria
   *[other] Tu equipo se quedó a una ficha de la victoria
}: { $cell } en { $line }
seq-close-lines = { $mates ->
    [1] Te quedaste a
   *[other] Tu equipo se quedó a
} { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
} de la victoria
