# Running a server: settings, start, shutdown, mistakes

help-serve = Run the server: friends and bots at one table, over the network.
help-serve-more = Every setting can also be given in a TOML file (max_tables = 500) or in the environment (BORDSPIL_MAX_TABLES=500); a flag beats the environment, which beats the file. In brackets: the default. Ctrl-C stops the server and loses nothing: all tables come back at the next start.
help-config = A TOML file with settings. Default: the file that BORDSPIL_CONFIG names.
help-show-config = Print all settings as they would be used, as a TOML file, and exit.

panel-limits = Limits
panel-effort = Load
panel-keeping = Retention
panel-watching = Logs and metrics

setting-host = The address to listen on; 0.0.0.0 lets in everyone on your network.
setting-port = The port to listen on; 0 takes any free one.
setting-database = Where everything is stored: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. Default: a file in your data folder.
setting-open_browser = Open the page in the browser.
setting-public_url = The address that people type, if the server is behind a proxy.
setting-allowed_origins = Other web pages that may connect, comma-separated: https://example.org. The server’s own page always may.
setting-trusted_proxies = Comma-separated addresses of proxies trusted to report the client’s address.
setting-max_tables = Maximum number of tables at a time.
setting-max_tables_per_address = Maximum number of tables open at a time per address.
setting-tables_per_hour = Maximum number of new tables per hour per address.
setting-max_people_per_table = Maximum number of people at one table.
setting-max_entries_per_table = Maximum number of entries per table; after that, a running match can be finished but no new one started. A match takes 100 to 300 entries.
setting-max_spectators_per_table = Maximum number of spectators at one table.
setting-max_sockets = Maximum number of connections at a time.
setting-max_sockets_per_address = Maximum number of connections at a time per address.
setting-messages_per_second = Messages per second on one connection.
setting-burst = Burst of messages on one connection.
setting-address_messages_per_second = Messages and requests per second from one address.
setting-address_burst = Burst of messages and requests from one address.
setting-wrong_codes_per_hour = Wrong table codes and links per hour from one address.
setting-limit_loopback = Whether the per-address limits also apply to this machine.
setting-first_message_seconds = Seconds after which a connection that has not joined a table is closed.
setting-thinking_threads = Threads for strong bots and hints; 0 for one per core.
setting-master_seconds = Seconds that the strongest bot thinks about a move.
setting-hint_seconds = Seconds spent thinking about a hint.
setting-busy_lag = Above this delay (in seconds), newcomers are turned away.
setting-overload_lag = Above this delay (in seconds), moves are briefly refused too.
setting-busy_backlog = With this many writes waiting for the disk, newcomers are turned away.
setting-overload_backlog = With this many writes waiting, moves are briefly refused too.
setting-keep_unstarted_days = Days after which a table where nothing was ever played is deleted.
setting-keep_unfinished_days = Days after which an abandoned match is deleted.
setting-keep_finished_days = Days after which a table with finished matches is removed; the records of its matches stay.
setting-keep_records_days = Days after which the records of finished matches are deleted; 0 keeps them forever.
setting-metrics_public = Whether other machines may read /metrics.
setting-log_format = How the log is written: console or json.
setting-log_level = Lowest level that is logged: debug, info, warning or error.

serve-here = Bordspil is ready: { $url }
serve-network = For phones and others on your network: { $url }
serve-how-to-stop = Ctrl-C stops it; all tables are kept.
serve-stopped = Stopped. All tables come back at the next start.
serve-port-taken = Port { $port } is in use, perhaps by another Bordspil. Try --port { $other }.
serve-port-forbidden = Port { $port } needs special privileges; use 1024 or higher.
serve-no-host = Can’t listen on “{ $host }”: this machine has no such address.

page-about = A games table for Sushi Go!, Sushi Roll and Sequence.
page-no-page = The server is running, but its page hasn’t been built. Programs can play here:

error-config-unknown = { $where }: unknown setting. Did you mean { $near }?
error-config-value = { $where }: “{ $value }” is not valid here; expected: { $right }.
error-config-file = { $file } can’t be read as TOML: { $problem }.
error-config-levels = overload_lag and overload_backlog must not be smaller than busy_lag and busy_backlog.
error-not-found = There is nothing at this address.
error-bad-method = That method isn’t allowed here.
error-bad-request = This request can’t be understood.
error-failed = Something went wrong on the server.
error-bad-query = Invalid { $name }; possible values: { $right }.
error-no-such-record = There is no such match; it may have been deleted.
error-metrics-private = The metrics can only be read on the server itself.
error-too-many-requests = Too many requests. Please try again in { $retry_after ->
    [one] { $retry_after } second
   *[other] { $retry_after } seconds
}.
