# Die Befehlszeile

help-version = Die Version zeigen.
help-rules = Die Regeln eines Spiels lesen, oder eine einzelne.
usage-usage = Aufruf
usage-options = Optionen
usage-commands = Befehle
usage-help = Diese Hilfe zeigen.
end-title = Rangliste
