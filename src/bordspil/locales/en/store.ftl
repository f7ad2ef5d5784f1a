# The database of the server: what keeps it from being opened, read or written

error-store-bad-url = “{ $url }” isn’t a database address. Expected: { $right }
error-store-in-use = Another server is using { $database }. Stop it first, or choose another database.
error-store-not-writable = { $database } can’t be written: { $why }. Choose another place, or give this user permission to write there.
error-store-no-database = { $database } is not a database of bordspil ({ $why }). Choose another file; this one is left as it is.
error-store-foreign = { $database } holds tables of another program ({ $found }). Choose an empty database.
error-store-newer = { $database } was written by a newer bordspil (its tables are at { $found }, this program knows { $known }). Install the newer one.
error-store-unreachable = The database { $database } does not answer: { $why }
error-store-no-driver = PostgreSQL needs more packages: pip install 'bordspil[postgresql]'
error-store-write-failed = This could not be saved ({ $why }); nothing has changed. Try again in a moment.
error-store-read-failed = This could not be read from the database ({ $why }). Try again in a moment.
error-store-conflict = Something else was saved here in the meantime (at { $end }, not { $seq }); none of this was saved. Try again.
error-store-closed = The server is stopping; nothing more will be saved.
error-store-file-gone = The file { $database } was deleted or replaced while the server was running. Put it back, or start the server again.
error-store-away = This can’t be looked up at the moment. Try again shortly.
