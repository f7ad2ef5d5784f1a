error-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Code; vielleicht wurde er geschlossen.
