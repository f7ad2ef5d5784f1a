# The page in the browser

## On every page

page-skip = Beint í efnið
page-menu = Valmynd
page-home = Heim
page-settings = Stillingar
page-language = Tungumál
page-dismiss = Loka
page-cancel = Hætta við
page-save = Vista
page-nothing-here = Það er ekkert á þessari slóð.
page-no-server = Ekki næst samband við netþjóninn. Kannski ertu án nettengingar.
page-try-again = Reyna aftur
page-went-wrong = Eitthvað fór úrskeiðis. Reyndu aftur.
page-line-lost = Sambandið rofnaði; reyndu aftur þegar það er komið á ný.
page-lost = Sambandið rofnaði.
page-lost-retry = Reynt aftur eftir { $seconds } sek.
page-lost-trying = Reyni…
page-lost-held = Leikurinn þinn er geymdur og verður sendur.
page-cut = Ekkert samband: þú getur haldið áfram um leið og það er komið á aftur.
page-sending = Sendi…
page-try-now = Reyna núna
page-back = Samband komið á aftur. Ekkert tapaðist.
page-coming = Augnablik…
page-list-and = { $first } og { $last }

## The home page

page-welcome = Sestu, borðið er dekkað
page-welcome-more = Spilaðu við vini og botta, beint í vafranum. Þú þarft ekki að skrá þig.
page-games = Spil
page-players = { $least } til { $most } leikmenn
page-play-now = Spila núna
page-with-friends = Með vinum
page-join-title = Setjast að borði
page-join = Vera með
page-join-more = Kóðann eða hlekkinn færðu hjá þeim sem opnaði borðið.
page-code = Kóði borðs
page-your-name = Nafnið þitt
page-name-more = Þetta nafn sjá aðrir við borðið.
page-guest = Gestur
page-who-are-you = Hver ert þú?
page-myself = Þú: { $name }. Breyta nafni, andliti og lit
page-done = Tilbúið
page-your-face = Andlitið þitt
page-face-long-hair = Sítt ljóst hár
page-face-beard = Skegg
page-face-curls = Krullur
page-face-glasses = Gleraugu og snúður
page-face-cap = Rauð húfa
page-face-scarf = Höfuðklútur
page-face-moustache = Yfirvaraskegg
page-face-plaits = Rauðar fléttur
page-your-colour = Liturinn þinn
page-colour-0 = Appelsínugulur
page-colour-1 = Dimmblár
page-colour-2 = Bleikur
page-colour-3 = Ólífugrænn
page-colour-4 = Gulur
page-colour-5 = Blágrænn
page-colour-6 = Fjólublár
page-colour-7 = Rauður
page-colour-8 = Grænn
page-colour-9 = Brúnn
page-colour-10 = Purpurarauður
page-colour-11 = Blár
page-waiting-seats = Sætin þín bíða
page-forget-seat = Gleyma borði { $code }
page-public-tables = Opin borð
page-running = viðureign í gangi
page-free-seats = { $count ->
    [one] { $count } laust sæti
   *[other] { $count } laus sæti
}
page-watch = Horfa á
page-trademarks = Sushi Go!, Sushi Roll og Sequence eru vörumerki eigenda sinna. Þetta er sjálfstæð útfærsla sem tengist þeim ekki.

## Before the start

page-table = Borð
page-table-title = Borð { $code }
page-come-in = Komdu að borði { $code }
page-no-table = Ekkert borð er með kóðann { $code }.
page-no-table-more = Athugaðu kóðann eða biddu aftur um hlekkinn. Borðum sem enginn kemur aftur að er eytt eftir nokkurn tíma.
page-gone-title = Þú ert ekki lengur við þetta borð
page-gone-left = Þú fórst frá borðinu.
page-gone-removed = Gestgjafinn vísaði þér frá borðinu.
page-gone-closed = Gestgjafinn lokaði borðinu.
page-gone-flood = Of mikið var sent héðan. Endurhladdu síðuna til að koma aftur.
page-seats = Við borðið
page-seats-order = Leikurinn gengur hringinn í þessari röð.
page-seats-teams = Sæti með eins leikpeði eru saman í liði; víxlaðu sætum til að breyta liðunum.
page-seat = Sæti { $number }
page-seat-free = Laust sæti
page-team = Lið { $team }
page-you = þú
page-host = gestgjafi
page-away = fjarverandi
page-sit = Setjast hér
page-stand = Standa upp
page-stand-more = Botti heldur áfram fyrir þig.
page-unseat = Losa sætið
page-add-bot = Bæta við botta
page-other-bot = Annan botta
page-no-bot = Enginn botti
page-bot-for-seat = Botti í sæti { $number }
page-bot-level = Styrkur bottanna
page-swap-seat = Skipta á sæti { $number } og öðru sæti
page-swap-with = Hvaða sæti á að skipta við sæti { $seat }?
page-swap-here = Skipta við sæti { $number }
page-start = Hefja viðureignina
page-fill-and-start = { $count ->
    [one] Bæta við { $count } botta og byrja
   *[other] Bæta við { $count } bottum og byrja
}
page-host-starts = Gestgjafinn byrjar viðureignina: { $name }
page-people = Fólk
page-rename = Breyta nafni
page-make-host = Gera að gestgjafa
page-spectators = { $count ->
    [one] { $count } áhorfandi
   *[other] { $count } áhorfendur
}
page-invite = Bjóða öðrum
page-invite-more = Deildu hlekknum, leyfðu öðrum að skanna QR-kóðann eða segðu þeim kóðann.
page-qr = QR-kóði fyrir borð { $code }
page-share-link = Deila hlekknum
page-share-watch = Hlekkur fyrir áhorfendur
page-copied = Hlekkurinn var afritaður.
page-join-here = Vertu með hér
page-watch-join = Til að vera með skannar þú kóðann á skjá gestgjafans.
page-waiting-start = Beðið eftir að viðureignin hefjist
page-watching = Þú ert að horfa
page-the-game = Spilið
page-game = Spil
page-seat-count = Sæti
page-table-settings = Stillingar borðsins
page-set-public = Opið öllum
page-about-public = Borðið er á lista á forsíðunni og hver sem er má vera með eða horfa á.
page-set-hints = Vísbendingar
page-about-hints = Allir mega biðja um ráð fyrir næsta leik.
page-set-memory_aid = Minnishjálp
page-about-memory_aid = Sýnir spil sem þú hefur áður haft á hendi.
page-set-seconds_per_move = Tími fyrir hvern leik
page-about-seconds_per_move = Þegar tíminn rennur út er leikið fyrir þig.
page-set-grace = Botti tekur við eftir
page-about-grace = Svona lengi bíður sæti þess sem missir sambandið; eigandinn fær það strax aftur þegar hann snýr til baka.
page-set-stand_in = Styrkur bottans sem tekur við
page-about-stand_in = Hversu vel bottinn sem hleypur í skarðið spilar.
page-set-pace = Bottar bíða
page-about-pace = Hve lengi bottar bíða fyrir hvern leik svo að fólk geti fylgst með.
page-seconds = { $count ->
    [one] { $count } sekúnda
   *[other] { $count } sekúndur
}
page-no-limit = Engin tímamörk
page-never = Aldrei

## During a match

page-controls = Stjórntakkar leiksins
page-board = Leikborðið
page-your-turn = Þú átt leik
page-waiting-for = Beðið eftir: { $names }
page-over = Viðureigninni er lokið
page-see-end = Sjá úrslitin
page-scores = Leikmenn og stig
page-points-word = stig
page-choosing = að velja
page-bot-plays = botti spilar
page-no-seat = Þú átt ekki sæti í þessari viðureign og horfir á.
page-time-left = { $seconds ->
    [one] { $seconds } sekúnda eftir
   *[other] { $seconds } sekúndur eftir
}
page-time-soon = Tíminn þinn er að renna út.
story-turn = Leikur { $turn }
story-you = Þú
sheet-rule = Lesa regluna
page-hint = Vísbending
page-hint-thinking = Leita að vísbendingu…
page-hint-move = Sýndu mér leikinn
page-hint-best = Ég myndi velja: { $move }. Vinningslíkur: { $chance }.
page-hint-why = Hvers vegna þennan leik?
page-advised = ráðlagt
page-hint-compare = Bera saman leiki
page-in-words = Borðið í orðum
page-you-hold = Það sem þú ert með
page-your-choices = Þú getur
page-story = Það sem gerðist
page-react = Segja eitthvað
page-reaction-hello = Hæ!
page-reaction-nice = Vel gert!
page-reaction-wow = Vá!
page-reaction-thanks = Takk!
page-reaction-ouch = Ái!
page-reaction-sorry = Fyrirgefðu!
page-reaction-thinking = Ég er að hugsa…
page-reaction-hurry = Þú átt leik!
page-reacted = { $name }: { $words }
page-go-home = Á forsíðuna
page-go-home-more = Sætið þitt bíður.
page-leave = Fara frá borðinu
page-leave-more = Fyrir fullt og allt: sætið þitt losnar.
page-leave-sure = Viltu fara frá borðinu fyrir fullt og allt? Sætið þitt losnar eða botti spilar áfram í því.
page-close = Loka borðinu
page-close-more = Fyrir alla; viðureignum sem er lokið er líka eytt.
page-close-sure = Viltu loka borðinu fyrir alla og eyða öllu sem því tengist, einnig viðureignum sem er lokið?
page-coach-off = Ég kann spilið

## Learn

page-learn = Læra
page-learn-title = Lærðu spilin
page-learn-more = Lestu reglurnar með myndum eða spilaðu fyrstu viðureign þar sem hvert skref er útskýrt.
page-learn-rules = Reglur
page-learn-game = Að læra { $game }
page-learn-first = Fyrsta viðureign með leiðsögn
page-learn-first-more = Alvöru viðureign við auðvelda botta. Hvert skref er útskýrt og hægt er að fá vísbendingar.
page-learn-contents = Efnisyfirlit
page-learn-aside = Meira fyrir forvitna
page-learn-none = Ekki tókst að sækja reglurnar að svo stöddu.
page-learn-print = Prenta
page-coach-next = Ég skil
page-coach-hint = Ertu í vafa? „{ page-hint }“ segir fyrst hvert gott er að horfa og sýnir svo leik.

## Settings

settings-you = Þú
settings-look = Borðið
settings-help = Leikir og ábendingar
sheet-keys = Haltu músinni yfir spili, teningi eða reit, ýttu lengi eða ýttu á I: þá sérðu hvers virði það er.
page-theme = Litir
page-theme-auto = Eins og í kerfinu
page-theme-light = Ljósir
page-theme-dark = Dökkir
page-motion = Hreyfing
page-motion-auto = Eins og í kerfinu
page-motion-full = Hlutir hreyfast
page-motion-none = Ekkert hreyfist
page-tempo = Hraði
page-tempo-calm = Rólegur
page-tempo-normal = Venjulegur
page-tempo-quick = Mikill
page-sound-and-vibration = Hljóð og titringur
page-sound = Spila hljóð
page-sound-try = Prófa hljóð
page-mute = Slökkva á hljóði
page-vibrate = Titra
page-signals = Þegar þú átt leik
page-notify = Sýna tilkynningu
page-notify-refused = Vafrinn leyfir ekki tilkynningar frá þessari síðu.
page-coach-again = Útskýra fyrstu leikina aftur
page-coach-back = Fyrstu leikirnir verða útskýrðir aftur.

## About

page-about-title = Um síðuna
page-about-what = Borð fyrir þrjú spil, með vinum og bottum. Þú þarft ekki að skrá þig: nafn er nóg.
page-about-fair = Gjöfin er ákveðin og innsigluð áður en viðureign hefst; þegar henni er lokið getur hver sem er gengið úr skugga um að engu hafi verið breytt.
page-about-private = Vafrinn man nafnið þitt, stillingarnar og sætin; ekkert er sent annað en til þessa netþjóns.
page-trademarks-title = Vörumerki
page-trademarks-more = Allar teikningar voru gerðar fyrir þetta verkefni; engin þeirra er frá útgefendunum.
page-licences = Leyfi
page-licence = Þessi síða og netþjónn hennar eru frjáls hugbúnaður með MIT-leyfi. Þau nota:
