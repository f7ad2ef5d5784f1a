# Mót botta

help-tournament = Halda mót fyrir botta: sömu gjafir fyrir alla, styrkleikastig með 95% öryggisbilum og skýrsla.
help-tournament-bots = Hvaða bottar keppa, eftir sætum eða, ef spilað er í liðum, eftir liðum: { $bots }.
help-tournament-matches = Hversu margar viðureignir hver uppstilling spilar að minnsta kosti.
help-tournament-out = Geyma allt í þessari möppu: journal.jsonl, matches.csv, standings.csv, report.html.
help-tournament-force = Byrja upp á nýtt þótt mót sé þegar í möppunni.
help-cluster = Spila á Dask-klasa; þetta er vistfang verkstjóra hans.
help-bots-sides = Hvaða bottar spila, sæti fyrir sæti (lið fyrir lið ef spilað er í liðum), og aftur frá þeim fyrsta ef þörf er á fleirum: { $bots }.
too-many-bots-teams = Of margir bottar: { $bots }; fjöldi liða: { $teams }.

tournament-deals = Hver gjöf er spiluð í öllum sætaröðum, svo að heppni með spil kemur jafnt niður á öllum.
tournament-line-ups = Jafn margir bottar og sætin (eða liðin) eru ein uppstilling. Séu þeir fleiri keppa allar samsetningar þeirra; séu þeir færri er listinn endurtekinn.
tournament-resume = Með --out heldur sama skipun áfram með mót sem var stöðvað, eða sýnir mót sem er lokið. Annars birtist aðeins taflan og ekkert er geymt.
tournament-examples = Dæmi:
tournament-too-many = Viðureignirnar yrðu { $count } alls; í mesta lagi { $most } eru leyfðar.
tournament-resumed = Haldið áfram: { $done } af { $count } viðureignum er þegar lokið.
tournament-kept = Stöðvað. Geymdar viðureignir: { $done } af { $count }. Sama skipun heldur áfram þaðan.
tournament-lost = Stöðvað. Ekkert er geymt; með --out FOLDER má halda áfram með mót.
tournament-broken = Ferli sem spilaði viðureignir stöðvaðist óvænt.
tournament-saved = Skýrslan: { $file }

report-title = { $game }: mót botta
report-standings = Staðan
report-matches = Viðureignir
report-deals = Gjafir
report-line-ups = Uppstillingar
report-rotations = Sætaraðir hverrar
report-turns = Leikir í viðureign
report-seed = Fræ
report-rating = Styrkleiki
report-firsts = Fyrstu sæti
report-place = Meðalsæti
report-time = Örgjörvatími á leik
report-ratings = Styrkleiki með 95% öryggisbilum
report-ratings-note = Elo-kvarði; meðaltal allra botta er 0.
report-ahead = Hver endar ofar en hver
report-ahead-note = Hversu oft botti línunnar endar ofar en botti dálksins; jöfn sæti teljast til hálfs.
report-scores = Stig
report-scores-note = Hversu oft hver stigafjöldi náðist.
report-seats = Fyrstu sæti eftir sæti við borðið
report-seats-note = Væru sætin jafngóð fengi hvert { $fair } (brotin lína). Ef spilað er í liðum eru þetta númer liðanna.
report-method = Hver gjöf er spiluð í öllum sætaröðum. Sameiginlegur sigur telst að hluta. Styrkleikinn fylgir líkani Placketts og Luce um fyrstu sæti; öryggisbil hans fást með endurteknu úrtaki gjafa (bootstrap), öll önnur af dreifingunni milli gjafa, því að viðureignir með sömu gjöf eru ekki óháðar. Í hverju bili er líka talinn einn tilbúinn sigur hvers botta, svo að fáeinir sigrar séu ekki teknir fyrir vissu.

error-line-up-alone = Í móti þurfa að minnsta kosti tveir ólíkir bottar að keppa.
error-line-up-twice = { $name } er nefndur tvisvar; séu bottarnir fleiri en sætin (eða liðin) skal nefna hvern einu sinni.
error-journal-no-home = Í { $folder } er annað efni en ekkert mót; veldu nýja eða tóma möppu.
error-journal-in-use = Önnur keyrsla er að skrifa í { $file }; bíddu eftir henni eða veldu aðra möppu.
error-journal-damaged = { $file } er skemmd í línu { $line }; --force byrjar upp á nýtt.
error-journal-format = Dagbókin er á sniði { $format }; þetta forrit les snið { $known }.
error-journal-other-plan = Í { $file } er annað mót ({ $what }: { $then }, nú { $now }). Gefðu sömu skipun og þá, veldu aðra möppu, eða notaðu --force til að byrja upp á nýtt.
error-journal-other-version = Útgáfa { $then } byrjaði á { $file }; þetta er { $now } og bottar hennar gætu spilað öðruvísi. --force byrjar upp á nýtt.
error-cluster-missing = Til að nota klasa vantar fleiri pakka: pip install 'bordspil[cluster]'
error-cluster-unreachable = Enginn Dask-verkstjóri svarar á { $address }; vistfang lítur út eins og tcp://192.0.2.1:8786.
error-cluster-idle = Dask-verkstjórinn á { $address } hefur engin vinnuferli.
error-cluster-stranger = Vinnuferlið { $worker } hefur ekki bordspil; settu það líka upp þar.
error-cluster-version = Vinnuferlið { $worker } er með útgáfu { $theirs } af bordspil, hér er { $ours }; settu sömu útgáfu upp alls staðar.
tournament-clocked = { $bot } hugsar eftir klukkunni: önnur keyrsla eða vél gefur aðrar niðurstöður. Með föstum fjölda ítrana má endurtaka allt, til dæmis master:iterations=1000.
