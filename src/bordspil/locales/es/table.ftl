# Palabras de todas las mesas

table-player = Jugador
table-score = Puntos
scoring-title = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $score } en total
scoring-nothing = nada
event-round-scored = Puntuación de la ronda { $round }:

count-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
count-turns = { $count ->
    [one] queda { $count } turno
   *[other] quedan { $count } turnos
}
look-anywhere = Aquí no hay nada que decida por sí solo: compara tus dos o tres mejores jugadas.
look-wins = Mira bien: la partida se puede ganar ahora.
look-scores = Fíjate en lo que da puntos al momento.
look-builds = Fíjate en lo que todavía puede crecer.
look-gains = Fíjate: hay algo útil a tu alcance.
look-denies = Fíjate en lo que buscan los demás.
look-keeps = Piensa en lo que te conviene guardar.
look-costs = Piensa en lo que te cuesta cada jugada.
look-risks = Piensa en lo que podría salir mal.
look-forced = Solo puedes hacer una cosa.
hint-word = pista
hint-move = Jugada
hint-chance = Probabilidad de ganar
hint-points = Puntos probables
hint-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
hint-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-best = Yo jugaría: { $move }. Probabilidad de ganar: { $chance }; puntos probables: { $points }.
hint-again = Escribe { $word } otra vez para ver la jugada.
