# Eftir viðureignina: lokin, endursýningin, einföld borð

after-won-you = Þú vinnur!
after-won-your-team = Liðið þitt vinnur: þú og { $names }!
after-won = { $count ->
    [one] { $names } vinnur!
   *[other] { $names } vinna!
}
after-shared-you = Sameiginlegur sigur: þú og { $names }!
after-shared = Sameiginlegur sigur: { $names }
after-won-nobody = Enginn vinnur.
decided-puddings = Jafnt að stigum: búðingarnir réðu úrslitum.
decided-shared = Jafnt að stigum og búðingum.
decided-blocked = Enginn gat lengur leikið.
after-place = { $rank }. sæti
after-you = (þú)
after-winner = sigurvegari
after-chart = Hvaðan stigin komu
after-by-round = Eftir umferðum
after-by-kind = Eftir tegundum
after-round = Umferð { $round }
after-total = Alls
after-as-table = Sem tafla
after-tally = Hvað hver gerði
after-rematch = Spila aftur
after-lobby = Breyta sætum eða reglum
after-replay = Endursýning
after-story = Viðureignin í stuttu máli
after-points = Stig
after-figures = Tölur
after-picture = Mynd
after-seats = Sæti
after-evening = Í kvöld
after-wins = { $count ->
    [0] enginn sigur
    [one] { $count } sigur
   *[other] { $count } sigrar
}
after-share = Deila
after-save = Vista
after-share-link = Hlekkur á endursýningu
after-no-picture = Ekki tókst að teikna myndina hér.
after-copied = Hlekkurinn var afritaður.
after-not-shared = Vafrinn leyfir ekki deilingu hér. Afritaðu frekar hlekkinn á endursýninguna.
after-wait = { $name } getur byrjað næstu viðureign.
after-wait-host = Gestgjafinn getur byrjað næstu viðureign.
after-no-answer = Netþjónninn svarar ekki. Reyndu aftur eftir smástund.
after-honest = Var rétt gefið?
after-honest-about = Gjöfin og öll köst voru ákveðin og innsigluð fyrir fyrsta leik. Nú hefur innsiglið verið rofið og hver sem er getur gengið úr skugga um að allt sé rétt.
after-verify = Sannreyna gjöfina
after-verifying = Viðureignin er leikin aftur…
after-verified = Allt er í lagi: gjöfin passar við innsiglið, hver leikur var löglegur og úrslitin eru rétt.
after-not-verified = Eitthvað er athugavert við þessa skráningu:
after-download = Sækja skráninguna
after-numbers = Tölurnar
after-sealed = Innsiglið (SHA-256 af fræinu), þekkt frá byrjun
after-seed = Fræið, birt í lokin

replay-title = Endursýning
replay-eyes = Sjónarhorn
replay-spectator = áhorfandi
replay-everyone = allir (öll spil sýnileg)
replay-hands = Öll spil á hendi
replay-more = Meira
replay-story = Hvað gerðist
replay-controls = Stjórntakkar endursýningar
replay-slider = Staða í viðureigninni
replay-where = { $step } af { $last }
replay-first = Fremst
replay-back = Eitt skref aftur á bak
replay-play = Spila
replay-pause = Gera hlé
replay-forward = Eitt skref áfram
replay-last = Aftast
replay-speed = Hraði
replay-times = { $speed }×
replay-line = Röð { $number }
replay-loading = Viðureignin er sótt…
replay-again = Reyna aftur
replay-home = Heim

plain-table = Borðið í orðum
plain-waiting = Borðinu er lýst…
plain-happened = Hvað gerðist síðast
plain-choices = Það sem þú getur gert
view-due = Á leik
view-scores = Stig
dialog-close = Loka

offline-title = Ekkert samband.
offline-about = Síðan virkar án nettengingar en borðin þurfa netþjóninn. Sambandið kemst sjálfkrafa á aftur.
offline-back = Sambandið er komið aftur.
