# La línea de comandos

help-app = Sushi Go!, Sushi Roll y Sequence: juega en la terminal, deja jugar a los bots, revive y comprueba partidas.
help-version = Muestra la versión.
help-lang = Idioma de todos los textos; puede ir en cualquier lugar de la línea. Por defecto, BORDSPIL_LANG o LANG.
help-play = Juega contra bots, aquí en la terminal.
help-simulate = Deja que los bots jueguen muchas partidas y muestra las estadísticas.
help-replay = Cuenta una partida registrada de principio a fin.
help-verify = Comprueba registros: el reparto con su sello, cada jugada y el resultado.
help-rules = Lee las reglas de un juego, o una sola regla.
help-bench = Mide la velocidad de los motores en este equipo.
help-bench-game = El juego; sin él se miden todos.
help-players = Número de jugadores: { $counts } (normalmente { $default }).
help-bots = Qué bots, asiento por asiento, y otra vez desde el primero si hay más asientos: { $bots }. De first-time a master son cada vez más fuertes; master:seconds=5 piensa cinco segundos por jugada.
help-name = Tu nombre en la mesa.
help-seed = Un número o una palabra cualquiera: la misma semilla da los mismos repartos. Si falta, son secretos y nuevos.
help-record = Añade la partida terminada a este archivo.
help-matches = Número de partidas.
help-out = Escribe los registros en este archivo, uno por línea.
help-force = Sustituye el archivo si ya existe.
help-workers = Número de procesos; si falta, uno por núcleo.
help-file = Un archivo de registros, uno por línea (.jsonl).
help-match = Qué partida del archivo, contando desde 1.
help-json = La transcripción completa en JSON.
help-rules-game = El juego; si falta, se muestra la lista de juegos.
help-rules-id = Una regla por su identificador, como SG-8 o solo 8.

usage-usage = Uso
usage-arguments = Argumentos
usage-options = Opciones
usage-commands = Comandos
usage-options-short = OPCIONES
usage-command-short = COMANDO
usage-default = por defecto
usage-required = obligatorio
usage-help = Muestra esta ayuda.
usage-try-help = Consulta { $command } --help.
usage-did-you-mean = ¿Querías decir { $words }?
usage-no-option = No existe la opción { $option }.
usage-missing = Falta { $name }.
usage-bad-value = El valor de { $name } debe ser un número entero.
usage-no-command = Ese comando no existe; disponibles: { $commands }.
usage-wrong = Esto no se entiende: { $problem }.
usage-extra = Sobra: { $words }.
usage-needs-value = { $option } necesita un valor.
usage-takes-no-value = { $option } no admite ningún valor.
file-problem = { $file }: { $problem }
file-missing = { $file } no existe.
file-forbidden = No se puede abrir { $file }: falta permiso.
file-is-folder = { $file } es una carpeta, no un archivo.
file-disk-full = El disco está lleno; no se ha escrito { $file }.
file-not-ordinary = { $file } no es un archivo normal; ahí no se pueden escribir registros.
data-file-too-long = { $file } es demasiado largo para un archivo de este tipo.
data-file-not-text = { $file } no es un archivo de texto.
data-file-unreadable = { $file } no se puede leer como { $formats }: hay un error en la línea { $line }.
interrupted = Interrumpido.
plain-python = Las reglas se ejecutan en Python puro: basta para jugar, pero es unas 300 veces más lento en partidas al azar. Si el equipo tiene un compilador de C, vuelve a instalar el programa para compilarlas.

play-prompt = ¿Tu jugada?
play-you = Tú
play-no-terminal = Para jugar hace falta una terminal con teclado. Para que jueguen los bots, usa: bordspil simulate
play-commitment = El reparto ya está fijado; su sello empieza por { $commitment }…
play-help-hint = Escribe ? para ver la ayuda o q para salir.
play-help = Elige con un número o un nombre. Con pista (o !) recibes una pista y, si lo repites, la jugada. Con t vuelves a ver la mesa, con r 8 ves la regla 8 y con q sales.
play-left = Has dejado la mesa.
play-saved = La partida se ha añadido a { $file }.
play-seed = Semilla: { $seed }. Su SHA-256 es el sello { $commitment }: nadie ha podido cambiar el reparto.
end-title = Clasificación
end-rank = Puesto
end-winners = { $count ->
    [one] Victoria: { $winners }
   *[other] Victoria compartida: { $winners }
}

simulate-progress = Jugando
simulate-seat = Asiento
simulate-bot = Bot
simulate-mean = Media de puntos
simulate-deviation = Desviación
simulate-wins = Victorias
simulate-interval = Intervalo del 95 %
simulate-summary = { $count ->
    [one] { $count } partida
    [many] { $count } de partidas
   *[other] { $count } partidas
}, { $rate } partidas/s con { $workers ->
    [one] { $workers } proceso
   *[other] { $workers } procesos
}, { $turns } turnos por partida, semilla { $seed }. Una victoria compartida cuenta solo en parte.
simulate-saved = { $count ->
    [one] Se ha escrito { $count } registro
    [many] Se han escrito { $count } de registros
   *[other] Se han escrito { $count } registros
} en { $file }.
simulate-matches = El número de partidas debe estar entre 1 y { $most }.
simulate-workers = El número de procesos debe estar entre 1 y { $most }.
simulate-exists = { $file } ya existe; elige otro nombre o usa --force para sustituirlo.
too-many-bots = Hay demasiados bots ({ $bots }) para los asientos libres ({ $seats }).

record-line = línea { $line }: { $problem }
record-file-empty = { $file } no contiene ningún registro.
record-no-such = No existe la partida { $number } en { $file }; número de partidas: { $count }.
event-time-ran-out = Tiempo agotado: { $name }.
replay-altered = El registro se modificó después de escribirse:
verify-progress = Comprobando
verify-more = { $count ->
    [one] … y { $count } registro más con errores.
    [many] … y { $count } de registros más con errores.
   *[other] … y { $count } registros más con errores.
}
verify-summary = Registros correctos: { $good }. Registros con errores: { $bad }.
place-head = inicio
place-character = carácter { $number }
place-move = jugada { $number }
place-end = final
place-seed = semilla
place-outcome = resultado, { $number }

rules-game = Juego
rules-players = Jugadores
rules-count = Reglas
rules-none = { $game } no tiene reglas escritas.
rules-no-such = No existe la regla «{ $rule }»; disponibles: { $known }.

bench-progress = Midiendo…
bench-playouts = Partidas al azar/s
bench-decisions = Decisiones/s
bench-clone = Copia
bench-memory = Estado
bench-compiled = Reglas compiladas, un solo hilo, tiempo de CPU.
bench-plain = Reglas en Python puro, un solo hilo, tiempo de CPU.
