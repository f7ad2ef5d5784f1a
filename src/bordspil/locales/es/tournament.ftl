# Torneos de bots

help-tournament = Organiza un torneo de bots: los mismos repartos para todos, puntuaciones con intervalos del 95 % y un informe.
help-tournament-bots = Qué bots compiten, por asiento o, en un juego por equipos, por equipo: { $bots }.
help-tournament-matches = Cuántas partidas juega como mínimo cada alineación.
help-tournament-out = Guarda todo en esta carpeta: journal.jsonl, matches.csv, standings.csv, report.html.
help-tournament-force = Empieza de nuevo aunque la carpeta ya contenga un torneo.
help-cluster = Juega en el clúster de Dask cuyo planificador tiene esta dirección.
help-bots-sides = Bots por orden de asiento (en un juego por equipos, de equipo); si faltan, se repiten desde el primero. Disponibles: { $bots }.
too-many-bots-teams = Hay demasiados bots ({ $bots }) para los equipos ({ $teams }).

tournament-deals = Cada reparto se juega con todas las rotaciones de asientos, así la suerte con las cartas afecta a todos por igual.
tournament-line-ups = Tantos bots como asientos (o equipos) forman una alineación. Si hay más, juegan todas las combinaciones; si hay menos, la lista se repite.
tournament-resume = Con --out, el mismo comando continúa un torneo interrumpido o muestra uno terminado. Sin esa opción se muestra la tabla y no se guarda nada.
tournament-examples = Ejemplos:
tournament-too-many = Serían { $count } partidas en total; el máximo es { $most }.
tournament-resumed = Se continúa: ya se han jugado { $done } de { $count } partidas.
tournament-kept = Interrumpido. Partidas guardadas: { $done } de { $count }. El mismo comando continúa desde ahí.
tournament-lost = Interrumpido. No se guarda nada; con --out FOLDER se puede continuar un torneo.
tournament-broken = Ha muerto un proceso que jugaba partidas.
tournament-saved = Informe: { $file }

report-title = { $game }: torneo de bots
report-standings = Clasificación
report-matches = Partidas
report-deals = Repartos
report-line-ups = Alineaciones
report-rotations = Rotaciones de cada una
report-turns = Turnos por partida
report-seed = Semilla
report-rating = Nivel
report-firsts = Primeros puestos
report-place = Puesto medio
report-time = CPU por jugada
report-ratings = Nivel con intervalos del 95 %
report-ratings-note = Escala Elo; la media de todos los bots es 0.
report-ahead = Quién termina por delante de quién
report-ahead-note = Con qué frecuencia el bot de la fila termina por delante del bot de la columna; un empate cuenta la mitad.
report-scores = Puntos
report-scores-note = Con qué frecuencia se alcanzó cada puntuación.
report-seats = Primeros puestos por asiento
report-seats-note = Con asientos iguales, cada uno tendría { $fair } (línea discontinua). En un juego por equipos, los números son los de los equipos.
report-method = Cada reparto se juega con todas las rotaciones de asientos. Una victoria compartida cuenta solo en parte. El nivel sigue el modelo de Plackett y Luce para los primeros puestos; sus intervalos se obtienen remuestreando los repartos (bootstrap) y todos los demás, de la dispersión entre repartos, porque las partidas de un mismo reparto no son independientes. Cada intervalo cuenta además una victoria ficticia de cada bot, para no tomar unas pocas victorias por certeza.

error-line-up-alone = Un torneo necesita al menos dos bots distintos.
error-line-up-twice = { $name } aparece dos veces; si hay más bots que asientos (o equipos), nombra cada uno una sola vez.
error-journal-no-home = { $folder } contiene otras cosas y ningún torneo; elige una carpeta nueva o vacía.
error-journal-in-use = Otra ejecución está escribiendo { $file }; espera a que termine o elige otra carpeta.
error-journal-damaged = { $file } está dañado en la línea { $line }; --force empieza de nuevo.
error-journal-format = El diario tiene el formato { $format }; este programa lee el formato { $known }.
error-journal-other-plan = { $file } contiene otro torneo ({ $what }: { $then }, ahora { $now }). Usa el mismo comando que entonces, elige otra carpeta o usa --force para empezar de nuevo.
error-journal-other-version = { $file } se empezó con la versión { $then }; esta es la { $now } y sus bots pueden jugar de otro modo. --force empieza de nuevo.
error-cluster-missing = Para usar un clúster faltan paquetes: pip install 'bordspil[cluster]'
error-cluster-unreachable = Ningún planificador de Dask responde en { $address }; una dirección tiene la forma tcp://192.0.2.1:8786.
error-cluster-idle = El planificador de Dask en { $address } no tiene trabajadores.
error-cluster-stranger = El trabajador { $worker } no tiene bordspil; instálalo también allí.
error-cluster-version = El trabajador { $worker } tiene la versión { $theirs } de bordspil y esta es la { $ours }; instala la misma en todas partes.
tournament-clocked = { $bot } piensa por reloj: otra ejecución u otra máquina darán otros resultados. Con iteraciones es repetible, por ejemplo master:iterations=1000.
