# Running a server: settings, start, shutdown, mistakes

help-serve = Keyra netþjóninn: vinir og bottar við sama borð, yfir netið.
help-serve-more = Allar stillingar má líka hafa í TOML-skrá (max_tables = 500) eða í umhverfisbreytum (BORDSPIL_MAX_TABLES=500); valkostur í skipuninni gengur fyrir umhverfinu og umhverfið fyrir skránni. Sjálfgefið gildi er í hornklofa. Ctrl-C stöðvar þjóninn og ekkert glatast: öll borð koma aftur við næstu ræsingu.
help-config = TOML-skrá með stillingum; annars segir BORDSPIL_CONFIG til um hana.
help-show-config = Sýna allar stillingar eins og þær yrðu notaðar, sem TOML-skrá, og hætta.

panel-limits = Takmörk
panel-effort = Álag
panel-keeping = Geymsla
panel-watching = Annáll og mælingar

setting-host = Vistfangið sem hlustað er á; 0.0.0.0 hleypir öllum á netinu þínu að.
setting-port = Gáttin sem hlustað er á; 0 tekur einhverja lausa.
setting-database = Hvar allt er geymt: sqlite:///FILE eða postgresql://USER:PASSWORD@HOST/NAME. Annars í skrá í gagnamöppunni þinni.
setting-open_browser = Opna síðuna í vafranum.
setting-public_url = Slóðin sem fólk slær inn ef milliþjónn stendur fyrir framan þjóninn.
setting-allowed_origins = Aðrar vefsíður sem mega tengjast, með kommum á milli: https://example.org. Síða þjónsins sjálfs má það alltaf.
setting-trusted_proxies = Vistföng milliþjóna, með kommum á milli, sem er trúað um það hvaðan fólk tengist.
setting-max_tables = Hámarksfjöldi borða í einu.
setting-max_tables_per_address = Hámarksfjöldi opinna borða frá einu vistfangi.
setting-tables_per_hour = Hámarksfjöldi nýrra borða á klukkustund frá einu vistfangi.
setting-max_people_per_table = Hámarksfjöldi fólks við eitt borð.
setting-max_entries_per_table = Svo mikið má skrá um eitt borð; þá er hægt að ljúka viðureign sem stendur yfir en ekki byrja aðra. Ein viðureign er 100 til 300 færslur.
setting-max_spectators_per_table = Hámarksfjöldi áhorfenda við eitt borð.
setting-max_sockets = Hámarksfjöldi tenginga í einu.
setting-max_sockets_per_address = Hámarksfjöldi tenginga í einu frá einu vistfangi.
setting-messages_per_second = Skilaboð á sekúndu á einni tengingu.
setting-burst = Skilaboð í einni lotu á einni tengingu.
setting-address_messages_per_second = Skilaboð og beiðnir á sekúndu frá einu vistfangi.
setting-address_burst = Skilaboð og beiðnir í einni lotu frá einu vistfangi.
setting-wrong_codes_per_hour = Rangir borðkóðar og hlekkir á klukkustund frá einu vistfangi.
setting-limit_loopback = Hvort takmörk vistfanga gildi líka um þessa tölvu sjálfa.
setting-first_message_seconds = Sekúndur þar til tengingu, sem ekki er komin að neinu borði, er lokað.
setting-thinking_threads = Þræðir fyrir sterka botta og vísbendingar; 0 fyrir einn á hvern kjarna.
setting-master_seconds = Sekúndur sem sterkasti bottinn hugsar um leik.
setting-hint_seconds = Sekúndur sem hugsað er um vísbendingu.
setting-busy_lag = Við þessa töf (í sekúndum) er engum nýjum hleypt að.
setting-overload_lag = Við þessa töf (í sekúndum) er leikjum líka hafnað um stund.
setting-busy_backlog = Þegar svo margar færslur bíða eftir diskinum er engum nýjum hleypt að.
setting-overload_backlog = Þegar svo margar færslur bíða er leikjum líka hafnað um stund.
setting-keep_unstarted_days = Dagar þar til borði er eytt þar sem aldrei var spilað.
setting-keep_unfinished_days = Dagar þar til viðureign, sem enginn heldur áfram með, er eytt.
setting-keep_finished_days = Dagar þar til borð með loknum viðureignum er tekið burt; skrár viðureignanna haldast.
setting-keep_records_days = Dagar þar til skrám lokinna viðureigna er eytt; 0 geymir þær um aldur og ævi.
setting-metrics_public = Hvort aðrar tölvur megi lesa /metrics.
setting-log_format = Hvernig annállinn er skrifaður: console eða json.
setting-log_level = Frá hvaða stigi: debug, info, warning eða error.

serve-here = Bordspil er tilbúið: { $url }
serve-network = Fyrir síma og aðra á netinu þínu: { $url }
serve-how-to-stop = Ctrl-C stöðvar þjóninn; öll borð geymast.
serve-stopped = Stöðvað. Öll borð koma aftur við næstu ræsingu.
serve-port-taken = Gátt { $port } er í notkun, kannski hjá öðrum Bordspil-þjóni. Prófaðu --port { $other }.
serve-port-forbidden = Gátt { $port } er ekki leyfð án sérstakra réttinda; gáttir frá og með 1024 eru leyfðar.
serve-no-host = Ekki er hægt að hlusta á „{ $host }“: þessi tölva hefur ekki það vistfang.

page-about = Spilaborð fyrir Sushi Go!, Sushi Roll og Sequence.
page-no-page = Þjónninn er í gangi en síðan hans hefur ekki verið smíðuð. Forrit geta spilað hér:

error-config-unknown = { $where }: þessi stilling er ekki til. Næst því kemst: { $near }.
error-config-value = { $where }: „{ $value }“ gengur ekki hér; rétt væri: { $right }.
error-config-file = Ekki er hægt að lesa { $file } sem TOML: { $problem }.
error-config-levels = overload_lag og overload_backlog mega ekki vera lægri en busy_lag og busy_backlog.
error-not-found = Hér er ekkert að finna.
error-bad-method = Ekki er hægt að biðja um þetta á þennan hátt.
error-bad-request = Þessi beiðni skilst ekki.
error-failed = Eitthvað fór úrskeiðis hér á þjóninum.
error-bad-query = Gildið á { $name } er ekki rétt; í boði: { $right }.
error-no-such-record = Þessi viðureign er ekki til; kannski var henni eytt.
error-metrics-private = Mælingarnar er aðeins hægt að lesa á tölvu þjónsins sjálfs.
error-too-many-requests = Of margar beiðnir. Reyndu aftur eftir { $retry_after ->
    [one] { $retry_after } sekúndu
   *[other] { $retry_after } sekúndur
}.
