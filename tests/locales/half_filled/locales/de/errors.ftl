error-unknown-game = Es gibt kein Spiel „{ $name }“. Vorhanden: { $known }.
error-no-such-language = Es gibt keine Sprache „{ $language }“. Vorhanden: { $known }.
