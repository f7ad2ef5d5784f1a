# The command line

help-app = Sushi Go!, Sushi Roll og Sequence: spilaðu í skipanaglugga, láttu botta spila, rifjaðu upp viðureignir og farðu yfir þær.
help-version = Sýna útgáfunúmerið.
help-lang = Tungumálið á öllu sem forritið skrifar; má standa hvar sem er í línunni. Annars ræður BORDSPIL_LANG eða LANG.
help-play = Spila við botta, hér í skipanaglugganum.
help-simulate = Láta botta spila margar viðureignir og sýna tölfræðina.
help-replay = Segja frá skráðri viðureign frá upphafi til enda.
help-verify = Fara yfir skráðar viðureignir: gjöfina og innsigli hennar, hvern leik og úrslitin.
help-rules = Lesa reglur spils eða eina staka reglu.
help-bench = Mæla hversu hratt forritið spilar á þessari tölvu.
help-bench-game = Spilið; án þess eru öll mæld.
help-players = Fjöldi leikmanna: { $counts } (yfirleitt { $default }).
help-bots = Hvaða bottar, sæti fyrir sæti, og aftur frá þeim fyrsta ef sætin eru fleiri: { $bots }. Frá first-time til master verða þeir sterkari; master:seconds=5 hugsar í fimm sekúndur í hverjum leik.
help-name = Nafnið þitt við borðið.
help-seed = Hvaða tala eða orð sem er: sama fræ gefur alltaf sömu gjöf. Annars er gjöfin ný og leynileg.
help-record = Bæta viðureigninni við þessa skrá þegar henni er lokið.
help-matches = Fjöldi viðureigna.
help-out = Skrifa viðureignirnar í þessa skrá, eina í hverja línu.
help-force = Skrifa yfir skrána ef hún er þegar til.
help-workers = Fjöldi ferla; annars eitt á hvern kjarna.
help-file = Skrá með viðureignum, ein færsla í hverri línu (.jsonl).
help-match = Hvaða viðureign í skránni, talið frá 1.
help-json = Öll viðureignin, skref fyrir skref, sem JSON.
help-rules-game = Spilið; sé því sleppt eru öll spilin talin upp.
help-rules-id = Regla eftir auðkenni, til dæmis SG-8 eða bara 8.

usage-usage = Notkun
usage-arguments = Viðföng
usage-options = Valkostir
usage-commands = Skipanir
usage-options-short = VALKOSTIR
usage-command-short = SKIPUN
usage-default = sjálfgefið
usage-required = nauðsynlegt
usage-help = Sýna þessa hjálp.
usage-try-help = Sjá { $command } --help.
usage-did-you-mean = Áttirðu við { $words }?
usage-no-option = Valkosturinn { $option } er ekki til.
usage-missing = Hér vantar { $name }.
usage-bad-value = Gildi { $name } verður að vera heil tala.
usage-no-command = Þessi skipun er ekki til; í boði: { $commands }.
usage-wrong = Þetta skilst ekki: { $problem }.
usage-extra = Hér er ofaukið: { $words }.
usage-needs-value = { $option } þarf gildi.
usage-takes-no-value = { $option } tekur ekki við gildi.
file-problem = { $file }: { $problem }
file-missing = { $file } er ekki til.
file-forbidden = Ekki er hægt að opna { $file }: heimild vantar.
file-is-folder = { $file } er mappa, ekki skrá.
file-disk-full = Diskurinn er fullur; { $file } var ekki skrifuð.
file-not-ordinary = { $file } er ekki venjuleg skrá; ekki er hægt að skrifa þangað.
data-file-too-long = { $file } er of löng fyrir skrá af þessu tagi.
data-file-not-text = { $file } er ekki textaskrá.
data-file-unreadable = Ekki er hægt að lesa { $file } sem { $formats }: villa er í línu { $line }.
interrupted = Stöðvað.
plain-python = Reglurnar eru keyrðar sem hreint Python: það dugar til að spila en er um 300 sinnum hægara þegar spilað er af handahófi í miklu magni. Sé C-þýðandi á tölvunni skaltu setja forritið upp aftur; þá verða þær þýddar.

play-prompt = Þú átt leik:
play-you = Þú
play-no-terminal = Til að spila þarf skipanaglugga með lyklaborði. Til að láta botta spila skaltu nota: bordspil simulate
play-commitment = Gjöfin er ákveðin; innsigli hennar byrjar á { $commitment }…
play-help-hint = Sláðu inn ? til að fá hjálp, q til að hætta.
play-help = Veldu með tölu eða heiti. ráð (eða !) gefur vísbendingu og sé það slegið inn aftur sjálfan leikinn. t sýnir borðið aftur, r 8 sýnir reglu 8 og með q hættirðu.
play-left = Þú hefur yfirgefið borðið.
play-saved = Viðureigninni var bætt við skrána { $file }.
play-seed = Fræið er { $seed }. SHA-256 af því er innsiglið { $commitment }: enginn gat breytt gjöfinni.
end-title = Lokaröðin
end-rank = Sæti
end-winners = { $count ->
    [one] Sigurvegari: { $winners }
   *[other] Sameiginlegur sigur: { $winners }
}

simulate-progress = Bottar spila
simulate-seat = Sæti
simulate-bot = Botti
simulate-mean = Meðalstig
simulate-deviation = Staðalfrávik
simulate-wins = Sigrar
simulate-interval = 95% öryggisbil
simulate-summary = { $count ->
    [one] { $count } viðureign
   *[other] { $count } viðureignir
}, { $rate } á sekúndu í { $workers ->
    [one] { $workers } ferli
   *[other] { $workers } ferlum
}, { $turns } leikir að meðaltali í viðureign, fræ { $seed }. Sameiginlegur sigur telst að hluta.
simulate-saved = { $count ->
    [one] { $count } viðureign skrifuð
   *[other] { $count } viðureignir skrifaðar
} í skrána { $file }.
simulate-matches = Fjöldi viðureigna verður að vera á bilinu 1 til { $most }.
simulate-workers = Fjöldi ferla verður að vera á bilinu 1 til { $most }.
simulate-exists = Skráin { $file } er þegar til; veldu annað nafn, eða --force til að skrifa yfir hana.
too-many-bots = Of margir bottar: { $bots }; laus sæti: { $seats }.

record-line = lína { $line }: { $problem }
record-file-empty = Engar viðureignir eru í skránni { $file }.
record-no-such = Viðureign { $number } er ekki til í skránni { $file }: þar { $count ->
    [one] er { $count } viðureign
   *[other] eru { $count } viðureignir
}.
event-time-ran-out = { $name }: tíminn rann út.
replay-altered = Þessari færslu var breytt eftir að hún var skrifuð:
verify-progress = Yfirferð
verify-more = … og { $count ->
    [one] { $count } gölluð færsla
   *[other] { $count } gallaðar færslur
} til viðbótar.
verify-summary = Færslur í lagi: { $good }. Gallaðar færslur: { $bad }.
place-head = upphaf
place-character = stafur nr. { $number }
place-move = leikur { $number }
place-end = lok
place-seed = fræ
place-outcome = úrslit, { $number }

rules-game = Spil
rules-players = Leikmenn
rules-count = Reglur
rules-none = { $game }: engar skrifaðar reglur eru til.
rules-no-such = Regla { $rule } er ekki til; í boði: { $known }.

bench-progress = Mæling stendur yfir…
bench-playouts = Slembiviðureignir/s
bench-decisions = Ákvarðanir/s
bench-clone = Afritun
bench-memory = Staða
bench-compiled = Reglurnar eru þýddar í vélarmál; einn þráður, örgjörvatími.
bench-plain = Reglurnar eru keyrðar sem hreint Python; einn þráður, örgjörvatími.
