# Die Seite im Browser: halb übersetzt, damit Tests sehen, was dann geschieht

page-skip = Zum Inhalt springen
page-menu = Hauptmenü
page-home = Startseite
page-settings = Einstellungen
page-language = Sprache
page-list-and = { $first } und { $last }
page-welcome = Setz dich, der Tisch ist gedeckt
page-games = Spiele
page-players = { $least } bis { $most } Personen
page-play-now = Jetzt spielen
page-with-friends = Mit Freunden
page-join-title = An einen Tisch setzen
page-your-name = Dein Name
page-guest = Gast
page-free-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
page-board = Das Spielfeld
page-your-turn = Du bist dran
page-learn-title = Die Spiele lernen
# Der Knopf heißt noch englisch: page-hint fehlt hier.
page-coach-hint = Unsicher? „{ page-hint }“ sagt erst, wohin du schauen sollst, und zeigt dann einen Zug.
