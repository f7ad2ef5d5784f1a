# Lo que el servidor rechaza, y por qué

error-table-error = Eso no se puede hacer en esta mesa.
error-bad-message = No se puede leer el mensaje: { $problem }
error-bad-frame = Los mensajes son texto con JSON, no datos binarios.
error-too-large = Un mensaje puede tener como máximo { $most } bytes.
error-not-joined = Di primero a qué mesa te refieres: abre una, únete, mira o vuelve.
error-joined-already = Esta conexión ya está en una mesa; abre otra para otra mesa.
error-no-such-table = No existe esa mesa. Revisa el código; puede que la mesa se haya cerrado.
error-bad-token = Este asiento ya no es tuyo o su mesa se ha cerrado. Vuelve a unirte con el código.
error-bad-watch-key = Con este enlace no se puede ver ninguna mesa; puede que se haya cerrado.
error-not-allowed = No puedes hacer eso en esta mesa.
error-host-only = Solo puede hacerlo quien dirige la mesa.
error-seat-only = Solo puede hacerlo quien tiene un asiento. Siéntate primero.
error-not-now = Eso no se puede hacer ahora.
error-match-running = Eso tiene que esperar a que termine la partida.
error-match-not-running = En esta mesa no se está jugando ninguna partida.
error-seats-empty = Cada asiento necesita una persona o un bot antes de empezar la partida. Siguen vacíos: { $seats }.
error-seat-taken = Este asiento está ocupado. Elige uno libre.
error-no-such-bot = Aquí no existe el bot «{ $name }»; un bot se nombra solo por su nivel.
error-no-such-person = No hay nadie con ese identificador en esta mesa.
error-hints-off = Las pistas están desactivadas en esta mesa.
error-nothing-to-hint = Ahora no hay nada que elegir, así que no hay pista.
error-table-full = No cabe más gente en esta mesa.
error-journal-full = Esta mesa lleva ya muchísimo uso. Abre una nueva.
error-name-empty = Un nombre necesita al menos una letra o una cifra.
error-busy = El servidor tiene demasiado trabajo. Vuelve a intentarlo dentro de { $retry_after ->
    [one] { $retry_after } segundo
   *[other] { $retry_after } segundos
}.
error-too-many = Es demasiado; se ha alcanzado un límite del servidor.
error-too-many-messages = Demasiados mensajes: como máximo { $rate } por segundo y { $most } a la vez.
error-too-many-tables = Hay demasiadas mesas abiertas. Cierra una o vuelve a intentarlo más tarde.
error-too-many-sockets = Demasiadas conexiones desde tu dirección: como máximo { $most }.
error-too-many-spectators = Ya hay demasiada gente mirando esta mesa.
error-too-many-wrong-codes = Demasiados códigos incorrectos. Vuelve a intentarlo dentro de { $retry_after ->
    [one] { $retry_after } segundo
   *[other] { $retry_after } segundos
}.
error-internal = Algo ha fallado en el servidor y no se ha cambiado nada. Vuelve a intentarlo.
error-store-failed = No se pudo guardar y no se ha cambiado nada. Vuelve a intentarlo.

# Lo que falla entre un cliente y su servidor

error-bad-address = «{ $url }» no es la dirección de un servidor; lo correcto sería: { $right }
error-no-server = No hay ningún servidor en { $url }: { $problem }
error-line-lost = Se ha perdido la conexión con el servidor: { $problem }
error-strange-server = { $url } no responde como un servidor de esta mesa de juegos: { $problem }
error-no-free-seat = Todos los asientos de esta mesa están ocupados.
error-sent-away = Ya no estás en la mesa ({ $why }).

help-join = Sienta un bot de este equipo a una mesa de un servidor.
help-join-url = La dirección del servidor, por ejemplo https://example.org o ws://localhost:8000/ws.
help-join-code = El código de la mesa.
help-join-bot = Qué bot: { $bots }. master:seconds=5 piensa cinco segundos por jugada.
help-join-name = El nombre del bot en la mesa.
help-join-seat = Qué asiento, contando desde 1; si no, el primero libre.
help-join-once = Abandona cuando se pierde la conexión, en lugar de volver.
join-seated = { $name } ocupa el asiento { $seat } de la mesa { $code } ({ $game }).
join-waiting = Esperando a que empiece la partida…
join-bad-seat = Los asientos se cuentan del 1 al { $last }.
error-table-closed = Esta mesa se ha cerrado.
error-seat-of-another = Durante una partida solo puedes volver al asiento que tenías ({ $seat }).
error-seat-present = Esta persona está aquí y juega: solo se puede liberar el asiento de quien está ausente.
