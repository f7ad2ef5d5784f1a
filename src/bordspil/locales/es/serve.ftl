# Running a server: settings, start, shutdown, mistakes

help-serve = Pone en marcha el servidor: amigos y bots en una misma mesa, por la red.
help-serve-more = Cada ajuste puede estar también en un archivo TOML (max_tables = 500) o en el entorno (BORDSPIL_MAX_TABLES=500); una opción manda sobre el entorno y el entorno sobre el archivo. Entre corchetes, el valor predeterminado. Ctrl-C detiene el servidor sin perder nada: todas las mesas vuelven al arrancar de nuevo.
help-config = Un archivo TOML con ajustes; si no, lo indica BORDSPIL_CONFIG.
help-show-config = Muestra todos los ajustes tal como se usarían, en forma de archivo TOML, y termina.

panel-limits = Límites
panel-effort = Carga
panel-keeping = Conservación
panel-watching = Registro y métricas

setting-host = La dirección en la que se escucha; 0.0.0.0 deja entrar a toda tu red.
setting-port = El puerto en el que se escucha; 0 toma uno libre.
setting-database = Dónde se guarda todo: sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME. Si no, en un archivo de tu carpeta de datos.
setting-open_browser = Abre la página en el navegador.
setting-public_url = La dirección que teclea la gente, si hay un proxy delante del servidor.
setting-allowed_origins = Otras páginas web que pueden conectarse, separadas por comas: https://example.org. La del propio servidor siempre puede.
setting-trusted_proxies = Direcciones de proxies, separadas por comas, a los que se cree cuando dicen de dónde viene un cliente.
setting-max_tables = Máximo de mesas a la vez.
setting-max_tables_per_address = Máximo de mesas a la vez abiertas desde una dirección.
setting-tables_per_hour = Máximo de mesas nuevas por hora desde una dirección.
setting-max_people_per_table = Máximo de personas en una mesa.
setting-max_entries_per_table = Cuánto puede escribirse sobre una mesa; después se puede acabar la partida en curso, pero no empezar otra. Una partida son de 100 a 300 entradas.
setting-max_spectators_per_table = Máximo de espectadores en una mesa.
setting-max_sockets = Máximo de conexiones a la vez.
setting-max_sockets_per_address = Máximo de conexiones a la vez desde una dirección.
setting-messages_per_second = Mensajes por segundo en una conexión.
setting-burst = Ráfaga máxima de mensajes en una conexión.
setting-address_messages_per_second = Mensajes y peticiones por segundo desde una dirección.
setting-address_burst = Ráfaga máxima de mensajes y peticiones desde una dirección.
setting-wrong_codes_per_hour = Códigos y enlaces de mesa equivocados por hora desde una dirección.
setting-limit_loopback = Si los límites por dirección valen también para este mismo equipo.
setting-first_message_seconds = Segundos tras los que se cierra una conexión que no ha llegado a ninguna mesa.
setting-thinking_threads = Hilos para los bots fuertes y las pistas; 0 para uno por núcleo.
setting-master_seconds = Segundos que el bot más fuerte piensa una jugada.
setting-hint_seconds = Segundos que se piensa una pista.
setting-busy_lag = A partir de este retraso (en segundos) no entra nadie nuevo.
setting-overload_lag = A partir de este retraso (en segundos) también se rechazan jugadas por un momento.
setting-busy_backlog = Con tantas escrituras esperando al disco no entra nadie nuevo.
setting-overload_backlog = Con tantas escrituras en espera también se rechazan jugadas por un momento.
setting-keep_unstarted_days = Días tras los que se borra una mesa en la que nunca se jugó.
setting-keep_unfinished_days = Días tras los que se borra una partida que nadie continúa.
setting-keep_finished_days = Días tras los que se retira una mesa con partidas terminadas; los registros de sus partidas se conservan.
setting-keep_records_days = Días tras los que se borran los registros de partidas terminadas; 0 los conserva para siempre.
setting-metrics_public = Si otros equipos pueden leer /metrics.
setting-log_format = Cómo se escribe el registro: console o json.
setting-log_level = Desde qué nivel: debug, info, warning o error.

serve-here = Bordspil está listo: { $url }
serve-network = Para móviles y otros equipos de tu red: { $url }
serve-how-to-stop = Ctrl-C lo detiene; todas las mesas se conservan.
serve-stopped = Detenido. Todas las mesas vuelven al arrancar de nuevo.
serve-port-taken = El puerto { $port } está en uso, quizá por otro Bordspil. Prueba con --port { $other }.
serve-port-forbidden = El puerto { $port } no está permitido sin permisos especiales; a partir del 1024, sí.
serve-no-host = No se puede escuchar en «{ $host }»: este equipo no tiene esa dirección.

page-about = Una mesa de juegos para Sushi Go!, Sushi Roll y Sequence.
page-no-page = El servidor está en marcha; su página no está compilada. Los programas pueden jugar aquí:

error-config-unknown = { $where }: ese ajuste no existe. El más parecido es: { $near }.
error-config-value = { $where }: «{ $value }» no es posible aquí; lo correcto sería: { $right }.
error-config-file = { $file } no se puede leer como TOML: { $problem }.
error-config-levels = overload_lag y overload_backlog no pueden ser menores que busy_lag y busy_backlog.
error-not-found = No hay nada en esta dirección.
error-bad-method = Esto no se puede pedir de esta manera.
error-bad-request = Esta petición no se entiende.
error-failed = Algo ha fallado aquí, en el servidor.
error-bad-query = El valor de { $name } no es correcto; es posible: { $right }.
error-no-such-record = Esa partida no existe; puede que se haya borrado.
error-metrics-private = Las métricas solo se pueden leer en el propio equipo del servidor.
error-too-many-requests = Demasiadas peticiones. Inténtalo de nuevo dentro de { $retry_after ->
    [one] { $retry_after } segundo
   *[other] { $retry_after } segundos
}.
