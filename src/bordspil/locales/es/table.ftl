# Palabras de todas las mesas

table-player = Jugador
table-score = Puntos
scoring-title = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $score } en total
scoring-nothing = nada
event-round-scored = Puntuación de la ronda { $round }:
