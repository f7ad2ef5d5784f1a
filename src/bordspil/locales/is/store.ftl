# Gagnagrunnur þjónsins: það sem kemur í veg fyrir að hann sé opnaður, lesinn eða skrifað í hann

error-store-bad-url = „{ $url }“ er ekki heiti á gagnagrunni. Rétt væri: { $right }
error-store-in-use = Annar þjónn er að nota { $database }. Stöðvaðu hann fyrst eða veldu annan gagnagrunn.
error-store-not-writable = Ekki er hægt að skrifa í { $database }: { $why }. Veldu annan stað eða gefðu þessum notanda skrifréttindi þar.
error-store-no-database = { $database } er ekki gagnagrunnur frá bordspil ({ $why }). Veldu aðra skrá; við þessari er ekki hreyft.
error-store-foreign = Í { $database } eru töflur úr öðru forriti ({ $found }). Veldu tóman gagnagrunn.
error-store-newer = Nýrri útgáfa af bordspil skrifaði { $database } (töflurnar eru á stigi { $found }, þetta forrit þekkir { $known }). Settu nýrri útgáfuna upp.
error-store-unreachable = Gagnagrunnurinn { $database } svarar ekki: { $why }
error-store-no-driver = Fyrir PostgreSQL vantar fleiri pakka: pip install 'bordspil[postgresql]'
error-store-write-failed = Ekki tókst að vista þetta ({ $why }); ekkert hefur breyst. Reyndu aftur eftir augnablik.
error-store-read-failed = Ekki tókst að lesa þetta úr gagnagrunninum ({ $why }). Reyndu aftur eftir augnablik.
error-store-conflict = Annað var vistað hér í millitíðinni (við { $end }, ekki { $seq }); ekkert af þessu var vistað. Reyndu aftur.
error-store-closed = Verið er að stöðva þjóninn; ekkert meira er vistað.
error-store-file-gone = Skránni { $database } var eytt eða skipt út meðan þjónninn er í gangi. Settu hana aftur á sinn stað eða endurræstu þjóninn.
error-store-away = Ekki er hægt að fletta þessu upp sem stendur. Reyndu aftur eftir augnablik.
