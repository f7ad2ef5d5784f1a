# The page in the browser

## On every page

page-skip = Ir al contenido
page-menu = Menú principal
page-home = Inicio
page-settings = Ajustes
page-language = Idioma
page-dismiss = Cerrar
page-cancel = Cancelar
page-save = Guardar
page-nothing-here = No hay nada en esta dirección.
page-no-server = No se puede conectar con el servidor. Puede que no tengas conexión.
page-try-again = Volver a intentarlo
page-went-wrong = Algo ha salido mal. Vuelve a intentarlo.
page-line-lost = Se ha perdido la conexión; vuelve a intentarlo cuando regrese.
page-lost = Conexión perdida.
page-lost-retry = Nuevo intento en { $seconds } s
page-lost-trying = Intentándolo…
page-lost-held = Tu jugada está guardada y se enviará.
page-cut = Sin conexión: podrás seguir en cuanto vuelva.
page-sending = Enviando…
page-try-now = Intentar ahora
page-back = Conexión recuperada. No se ha perdido nada.
page-coming = Un momento…
page-list-and = { $first } y { $last }

## The home page

page-welcome = Siéntate, la mesa está puesta
page-welcome-more = Juega aquí mismo con amigos y bots. Sin registrarte.
page-games = Juegos
page-players = De { $least } a { $most } jugadores
page-play-now = Jugar ya
page-with-friends = Con amigos
page-join-title = Unirse a una mesa
page-join = Unirse
page-join-more = El código o el enlace te lo da quien abrió la mesa.
page-code = Código de la mesa
page-your-name = Tu nombre
page-name-more = Así te verán los demás en la mesa.
page-guest = Invitado
page-who-are-you = ¿Quién eres?
page-myself = Tú: { $name }. Cambiar nombre, cara y color
page-done = Listo
page-your-face = Tu cara
page-face-long-hair = Pelo largo y rubio
page-face-beard = Barba
page-face-curls = Rizos
page-face-glasses = Gafas y moño
page-face-cap = Gorro rojo
page-face-scarf = Pañuelo
page-face-moustache = Bigote
page-face-plaits = Trenzas pelirrojas
page-your-colour = Tu color
page-colour-0 = Naranja
page-colour-1 = Añil
page-colour-2 = Rosa
page-colour-3 = Oliva
page-colour-4 = Ámbar
page-colour-5 = Turquesa
page-colour-6 = Violeta
page-colour-7 = Rojo
page-colour-8 = Verde
page-colour-9 = Marrón
page-colour-10 = Púrpura
page-colour-11 = Azul
page-waiting-seats = Tus asientos te esperan
page-forget-seat = Olvidar la mesa { $code }
page-public-tables = Mesas abiertas
page-running = partida en curso
page-free-seats = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
page-watch = Mirar
page-trademarks = Sushi Go!, Sushi Roll y Sequence son marcas de sus propietarios. Esta es una versión independiente, sin relación con ellos.

## Before the start

page-table = Mesa
page-table-title = Mesa { $code }
page-come-in = Ven a la mesa { $code }
page-no-table = No hay ninguna mesa con el código { $code }.
page-no-table-more = Revisa el código o pide el enlace otra vez. Las mesas a las que nadie vuelve se borran al cabo de un tiempo.
page-gone-title = Ya no estás en esta mesa
page-gone-left = Te has ido.
page-gone-removed = Quien dirige la mesa te ha sacado.
page-gone-closed = Quien dirige la mesa la ha cerrado.
page-gone-flood = Se ha enviado demasiado desde aquí. Recarga la página para volver.
page-seats = Alrededor de la mesa
page-seats-order = Se juega por turnos en este orden.
page-seats-teams = Los asientos con la misma ficha son un equipo; intercambia asientos para cambiar los equipos.
page-seat = Asiento { $number }
page-seat-free = Asiento libre
page-team = Equipo { $team }
page-you = tú
page-host = dirige la mesa
page-away = ausente
page-sit = Sentarse aquí
page-stand = Levantarse
page-stand-more = Un bot sigue jugando en tu lugar.
page-unseat = Dejar libre el asiento
page-add-bot = Añadir bot
page-other-bot = Otro bot
page-no-bot = Sin bot
page-bot-for-seat = Bot para el asiento { $number }
page-bot-level = Nivel de los bots
page-swap-seat = Intercambiar el asiento { $number } con otro
page-swap-with = ¿Con qué asiento se intercambia el asiento { $seat }?
page-swap-here = Intercambiar con el asiento { $number }
page-start = Empezar la partida
page-fill-and-start = { $count ->
    [one] Añadir un bot y empezar
   *[other] Añadir { $count } bots y empezar
}
page-host-starts = Quien dirige la mesa empieza la partida: { $name }
page-people = Personas
page-rename = Cambiar nombre
page-make-host = Pasar el mando de la mesa
page-spectators = { $count ->
    [one] { $count } persona está mirando
   *[other] { $count } personas están mirando
}
page-invite = Invitar
page-invite-more = Comparte el enlace, deja que escaneen el código QR o da el código.
page-qr = Código QR de la mesa { $code }
page-share-link = Compartir el enlace
page-share-watch = Enlace para espectadores
page-copied = Enlace copiado.
page-join-here = Únete aquí
page-watch-join = Si quieres jugar, escanea el código en la pantalla de quien dirige la mesa.
page-waiting-start = Esperando a que empiece
page-watching = Mirando
page-the-game = El juego
page-game = Juego
page-seat-count = Asientos
page-table-settings = Ajustes de la mesa
page-set-public = Abierta a todos
page-about-public = La mesa aparece en la página de inicio y cualquiera puede unirse o mirar.
page-set-hints = Pistas
page-about-hints = Todos pueden pedir consejo para su próxima jugada.
page-set-memory_aid = Ayuda para la memoria
page-about-memory_aid = Muestra las manos que ya has visto.
page-set-seconds_per_move = Tiempo por jugada
page-about-seconds_per_move = Si se acaba el tiempo, la mesa juega por ti.
page-set-grace = Un bot entra tras
page-about-grace = Cuánto tiempo se guarda el asiento de quien pierde la conexión; al volver, lo recupera enseguida.
page-set-stand_in = Nivel del bot suplente
page-about-stand_in = Cómo juega el bot que sustituye a alguien.
page-set-pace = Los bots esperan
page-about-pace = Cuánto esperan los bots antes de jugar, para que se pueda seguir la partida.
page-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
page-no-limit = Sin límite
page-never = Nunca

## During a match

page-controls = Controles de la partida
page-board = El tablero
page-your-turn = Te toca
page-waiting-for = Esperando a: { $names }
page-over = La partida ha terminado
page-see-end = Ver el resultado
page-scores = Jugadores y puntos
page-points-word = puntos
page-choosing = eligiendo
page-bot-plays = juega un bot
page-no-seat = No tienes asiento en esta partida: estás mirando.
page-time-left = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
page-time-soon = Se te acaba el tiempo.
story-turn = Turno { $turn }
story-you = Tú
sheet-rule = Leer la regla
page-hint = Pista
page-hint-thinking = Pensando una pista…
page-hint-move = Muéstrame la jugada
page-hint-best = Yo jugaría: { $move }. Probabilidad de ganar: { $chance }.
page-hint-why = ¿Por qué esta jugada?
page-advised = recomendado
page-hint-compare = Comparar jugadas
page-in-words = La mesa en palabras
page-you-hold = Lo que tienes
page-your-choices = Puedes
page-story = Lo que ha pasado
page-react = Decir algo
page-reaction-hello = ¡Hola!
page-reaction-nice = ¡Muy bien!
page-reaction-wow = ¡Guau!
page-reaction-thanks = ¡Gracias!
page-reaction-ouch = ¡Ay!
page-reaction-sorry = ¡Perdón!
page-reaction-thinking = Estoy pensando…
page-reaction-hurry = ¡Te toca!
page-reacted = { $name }: { $words }
page-go-home = Ir al inicio
page-go-home-more = Tu asiento te espera.
page-leave = Dejar la mesa
page-leave-more = Para siempre: tu asiento queda libre.
page-leave-sure = ¿Dejar la mesa para siempre? Tu asiento queda libre o un bot sigue jugando en él.
page-close = Cerrar la mesa
page-close-more = Para todos; también se borran sus partidas terminadas.
page-close-sure = ¿Cerrar la mesa para todos y borrar todo lo relacionado con ella, incluidas las partidas terminadas?
page-coach-off = Ya sé jugar

## Learn

page-learn = Aprender
page-learn-title = Aprende los juegos
page-learn-more = Lee las reglas con dibujos o juega una primera partida en la que se explica cada paso.
page-learn-rules = Reglas
page-learn-game = Aprender { $game }
page-learn-first = Primera partida guiada
page-learn-first-more = Una partida de verdad contra bots fáciles. Se explica cada paso y hay pistas.
page-learn-contents = Contenido
page-learn-aside = Más para curiosos
page-learn-none = Ahora no se pueden obtener las reglas.
page-learn-print = Imprimir
page-coach-next = Entendido
page-coach-hint = ¿Dudas? «{ page-hint }» dice primero dónde mirar y luego muestra una jugada.

## Settings

settings-you = Tú
settings-look = La mesa
settings-help = Turnos y consejos
sheet-keys = Deja el ratón sobre una carta, un dado o una casilla, mantén pulsado o pulsa I: verás cuánto vale.
page-theme = Colores
page-theme-auto = Según el sistema
page-theme-light = Claros
page-theme-dark = Oscuros
page-motion = Movimiento
page-motion-auto = Según el sistema
page-motion-full = Las piezas se mueven
page-motion-none = Nada se mueve
page-tempo = Ritmo
page-tempo-calm = Tranquilo
page-tempo-normal = Normal
page-tempo-quick = Rápido
page-sound-and-vibration = Sonido y vibración
page-sound = Reproducir sonidos
page-sound-try = Probar un sonido
page-mute = Silenciar los sonidos
page-vibrate = Vibrar
page-signals = Cuando te toca
page-notify = Mostrar una notificación
page-notify-refused = El navegador no permite notificaciones de esta página.
page-coach-again = Volver a explicar las primeras jugadas
page-coach-back = Se volverán a explicar las primeras jugadas.

## About

page-about-title = Acerca de
page-about-what = Una mesa para tres juegos, con amigos y bots. No hace falta una cuenta: basta un nombre.
page-about-fair = Cada reparto queda fijado y sellado antes de la partida; al terminar, cualquiera puede comprobar que no se cambió nada.
page-about-private = Tu navegador recuerda tu nombre, tus ajustes y tus asientos; no se envía nada a ningún sitio, salvo a este servidor.
page-trademarks-title = Marcas
page-trademarks-more = Todos los dibujos se hicieron para este proyecto; ninguno es de las editoriales.
page-licences = Licencias
page-licence = Esta página y su servidor son software libre con licencia MIT. Utilizan:
