# Það sem netþjónninn neitar, og hvers vegna

error-table-error = Þetta er ekki hægt við þetta borð.
error-bad-message = Ekki er hægt að lesa skilaboðin: { $problem }
error-bad-frame = Skilaboð eiga að vera texti með JSON, ekki tvíundargögn.
error-too-large = Skilaboð mega vera í mesta lagi { $most } bæti.
error-not-joined = Segðu fyrst hvaða borð þú átt við: opnaðu borð, vertu með, horfðu á eða komdu aftur.
error-joined-already = Þessi tenging er þegar við borð; opnaðu aðra fyrir annað borð.
error-no-such-table = Þetta borð er ekki til. Athugaðu kóðann; borðinu gæti hafa verið lokað.
error-bad-token = Þú átt þetta sæti ekki lengur eða borðinu hefur verið lokað. Komdu aftur að borðinu með kóðanum.
error-bad-watch-key = Með þessum hlekk er ekki hægt að horfa á neitt borð; því gæti hafa verið lokað.
error-not-allowed = Þú mátt ekki gera þetta við þetta borð.
error-host-only = Aðeins gestgjafi borðsins má gera þetta.
error-seat-only = Aðeins þau sem eiga sæti mega gera þetta. Fáðu þér sæti fyrst.
error-not-now = Þetta er ekki hægt núna.
error-match-running = Þetta verður að bíða þar til viðureigninni er lokið.
error-match-not-running = Engin viðureign er í gangi við þetta borð.
error-seats-empty = Í hverju sæti þarf að vera manneskja eða botti áður en viðureignin getur hafist. Enn autt: { $seats }.
error-seat-taken = Þetta sæti er upptekið. Veldu laust sæti.
error-no-such-bot = Bottinn „{ $name }“ er ekki til hér; botti er aðeins nefndur eftir styrk.
error-no-such-person = Enginn með þetta auðkenni er við borðið.
error-hints-off = Slökkt er á vísbendingum við þetta borð.
error-nothing-to-hint = Nú er ekkert að velja og því engin vísbending.
error-table-full = Ekki er pláss fyrir fleira fólk við þetta borð.
error-journal-full = Þetta borð hefur verið mjög lengi í notkun. Opnaðu nýtt.
error-name-empty = Í nafni þarf að vera að minnsta kosti einn bókstafur eða tölustafur.
error-busy = Netþjónninn hefur of mikið að gera. Reyndu aftur eftir { $retry_after ->
    [one] { $retry_after } sekúndu
   *[other] { $retry_after } sekúndur
}.
error-too-many = Þetta er of mikið; hámarki netþjónsins er náð.
error-too-many-messages = Of mörg skilaboð: í mesta lagi { $rate } á sekúndu og { $most } í einu.
error-too-many-tables = Of mörg borð eru opin. Lokaðu einu eða reyndu aftur síðar.
error-too-many-sockets = Of margar tengingar frá nettengingu þinni: í mesta lagi { $most }.
error-too-many-spectators = Of margir horfa nú þegar á þetta borð.
error-too-many-wrong-codes = Of margir rangir kóðar. Reyndu aftur eftir { $retry_after ->
    [one] { $retry_after } sekúndu
   *[other] { $retry_after } sekúndur
}.
error-internal = Eitthvað fór úrskeiðis í netþjóninum og engu var breytt. Reyndu aftur.
error-store-failed = Ekki tókst að vista þetta og því gerðist það ekki. Reyndu aftur.

# Það sem fer úrskeiðis milli biðlara og netþjóns

error-bad-address = „{ $url }“ er ekki slóð netþjóns; rétt væri: { $right }
error-no-server = Enginn netþjónn svarar á { $url }: { $problem }
error-line-lost = Sambandið við netþjóninn rofnaði: { $problem }
error-strange-server = { $url } svarar ekki eins og netþjónn spilaborðsins: { $problem }
error-no-free-seat = Öll sæti við þetta borð eru upptekin.
error-sent-away = Þú ert ekki lengur við borðið ({ $why }).

help-join = Láta botta á þessari tölvu setjast við borð á netþjóni.
help-join-url = Slóð netþjónsins, til dæmis https://example.org eða ws://localhost:8000/ws.
help-join-code = Kóði borðsins.
help-join-bot = Hvaða botti: { $bots }. master:seconds=5 hugsar í fimm sekúndur um hvern leik.
help-join-name = Nafn bottans við borðið.
help-join-seat = Hvaða sæti, talið frá 1; annars það fyrsta sem er laust.
help-join-once = Hætta þegar sambandið rofnar í stað þess að koma aftur.
join-seated = { $name } situr í sæti { $seat } við borðið { $code } ({ $game }).
join-waiting = Beðið eftir að viðureignin hefjist…
join-bad-seat = Sætin eru talin frá 1 til { $last }.
error-table-closed = Þessu borði hefur verið lokað.
error-seat-of-another = Í miðri viðureign geturðu aðeins snúið aftur í sætið sem þú hafðir ({ $seat }).
error-seat-present = Þessi leikmaður er hér að spila: aðeins er hægt að losa sæti þess sem er fjarverandi.
