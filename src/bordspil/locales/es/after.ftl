# Después de la partida: el final, la repetición, mesas sencillas

after-won-you = ¡Has ganado!
after-won-your-team = ¡Gana tu equipo: { $names } y tú!
after-won = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
}
after-shared-you = ¡Victoria compartida: { $names } y tú!
after-shared = Victoria compartida: { $names }
after-won-nobody = No gana nadie.
decided-puddings = Empate a puntos: decidieron los púdines.
decided-shared = Empate a puntos y a púdines.
decided-blocked = Ya nadie podía jugar.
after-place = Puesto { $rank }
after-you = (tú)
after-winner = victoria
after-chart = De dónde salieron los puntos
after-by-round = Por rondas
after-by-kind = Por tipos
after-round = Ronda { $round }
after-total = Total
after-as-table = En una tabla
after-tally = Lo que hizo cada cual
after-rematch = Revancha
after-lobby = Cambiar asientos u opciones
after-replay = Repetición
after-story = La partida en breve
after-points = Puntos
after-figures = Cifras
after-picture = Imagen
after-seats = Asientos
after-evening = Esta tarde
after-wins = { $count ->
    [0] ninguna victoria
    [one] { $count } victoria
   *[other] { $count } victorias
}
after-share = Compartir
after-save = Guardar
after-share-link = Enlace a la repetición
after-no-picture = No se pudo dibujar la imagen aquí.
after-copied = Enlace copiado.
after-not-shared = El navegador no permite compartir aquí. Copia el enlace de la repetición.
after-wait = { $name } puede empezar la revancha.
after-wait-host = Quien dirige la mesa puede empezar la revancha.
after-no-answer = El servidor no responde. Vuelve a intentarlo en un momento.
after-honest = ¿Fue limpio el reparto?
after-honest-about = Las cartas y las tiradas quedaron fijadas y selladas antes de la primera jugada. Ahora el sello está abierto y cualquiera puede comprobarlo.
after-verify = Comprobar el reparto
after-verifying = Repitiendo la partida para comprobarla…
after-verified = Todo está en orden: el reparto coincide con su sello, cada jugada fue válida y el resultado es correcto.
after-not-verified = Hay algo mal en este registro:
after-download = Descargar el registro
after-numbers = Los números
after-sealed = Sello (SHA-256 de la semilla), conocido desde el principio
after-seed = Semilla, revelada al final

replay-title = Repetición
replay-eyes = Vista por
replay-spectator = el público
replay-everyone = todos (manos a la vista)
replay-hands = Todas las manos
replay-more = Más
replay-story = Lo que pasó
replay-controls = Controles de la repetición
replay-slider = Momento de la partida
replay-where = { $step } de { $last }
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausar
replay-forward = Un paso adelante
replay-last = Al final
replay-speed = Velocidad
replay-times = { $speed }×
replay-line = Línea { $number }
replay-loading = Cargando la partida…
replay-again = Intentar de nuevo
replay-home = Inicio

plain-table = La mesa en palabras
plain-waiting = Describiendo la mesa…
plain-happened = Lo último que pasó
plain-choices = Lo que puedes hacer
view-due = Le toca a
view-scores = Puntos
dialog-close = Cerrar

offline-title = Sin conexión.
offline-about = Esta página funciona sin conexión, pero las mesas necesitan el servidor. La conexión se recuperará sola.
offline-back = Ha vuelto la conexión.
