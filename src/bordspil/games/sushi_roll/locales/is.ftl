# Sushi Roll: teningar, atburðir, stig, líkur, borðið
# Nöfn geta verið „Þú“: með þeim standa aðeins sagnir sem eru eins í 2. og 3. persónu (tekur, kastar, notar).

game-sushi-roll = Taktu tening af færibandinu, réttu færibandið til vinstri og kastaðu á ný.
option-dice = Hliðar teninganna í skrá, JSON eða TOML (sjá reglu SR-30). Sjálfgefna settið er endurgerð: ekki er vitað hvað er prentað á teningana.
coach-sushi-roll-take = Veldu tening á bandinu þínu: hann fer á bakkann eins og hann liggur.
coach-sushi-roll-wasabi = Wasabi bíður hjá þér: { $card } ofan á það gildir þrefalt.
coach-sushi-roll-belts = Böndin færðust áfram: þetta er nú þitt og teningunum var kastað á ný.
coach-sushi-roll-menu = Fyrir matseðil máttu kasta teningum aftur áður en þú tekur einn.
coach-sushi-roll-chopsticks = Fyrir matprjóna máttu skipta á þínum teningi og teningi af öðru bandi.
coach-sushi-roll-set = Þú safnar þessu og hér er einn enn: þrír gefa { $points } stig ({ $card }).
coach-sushi-roll-maki = Flestar maki-rúllur gefa 6 stig, næstflestar 3. Mest hjá hinum: { $count }.
coach-sushi-roll-pudding = { $players ->
    [2] Búðingar telja í leikslok: flestir gefa 6 stig.
   *[other] Búðingar telja í leikslok: flestir gefa 6 stig, fæstir kosta 6.
}
coach-sushi-roll-tokens = Þessi gefur skífur til að kasta aftur eða skipta: { $card }.
coach-sushi-roll-collect = Safnaðu þremur eins: þrír svona gefa { $points } stig ({ $card }).
coach-sushi-roll-nigiri = Nigiri gefur alltaf stig: { $card } gefur { $points }.
coach-sushi-roll-round = Umferð { $round }: bakkinn er tómur á ný; skífur og búðingar verða eftir.
roll-picture-token = { $kind ->
    [menu] matseðilsskífa
    [chopsticks] matprjónaskífa
   *[pudding] búðingsskífa
}

card-menu1 = matseðill 1
card-menu2 = matseðill 2
card-menu3 = matseðill 3
card-chopsticks1 = matprjónar 1
card-chopsticks2 = matprjónar 2
card-chopsticks3 = matprjónar 3
card-pudding1 = búðingur 1
card-pudding2 = búðingur 2
card-pudding3 = búðingur 3
die-nigiri = nigiri
die-maki = maki
die-special = sérréttur
die-pudding = búðingur
die-appetizer = forréttur

roll-tokens = ónotaðar skífur
roll-reconstruction = Hliðar teninganna eru endurgerð, ekki þær prentuðu (regla 30).
roll-own-dice = Hliðar teninganna eru úr þínu eigin setti.
roll-supply = Í forðanum: matseðlar ({ $menus }), matprjónar ({ $chopsticks }), búðingar ({ $puddings })
roll-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
roll-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

roll-move-reroll = kasta aftur: { $faces }
roll-move-swap = skipta á teningum ({ $name }): { $give } út, { $get } inn

roll-event-round = Umferð { $round }: nýir teningar á öllum færiböndum. { $name } byrjar með rauða færibandið.
roll-event-moved = Færiböndin færast til vinstri og öllum teningunum er kastað. { $name } byrjar með rauða færibandið.
roll-event-belt = { $name }, á færibandinu: { $faces }
roll-event-reroll = { $name } notar matseðil og kastar aftur: { $faces }. Útkoman: { $rolled }
roll-event-swap = { $name } notar matprjóna: { $gave } út, { $got } inn. Skipt við: { $other }
roll-event-taken = { $name } tekur: { $face }
roll-event-dipped = { $name } tekur: { $face }, ofan á wasabi
roll-event-short = { $name } tekur: { $face }; { $count ->
    [0] ekkert var eftir í forðanum
    [one] aðeins { $count } var eftir í forðanum
   *[other] aðeins { $count } voru eftir í forðanum
}
roll-event-rest-scored = Og þá eru það búðingarnir og skífurnar sem eftir eru:

roll-table-title = Umferð { $round } af 3, leikur { $turn } · { $left ->
    [one] { $left } teningur á færibandinu
   *[other] { $left } teningar á færibandinu
}
roll-table-tray = Bakki
roll-table-menus = Matseðlar
roll-table-chopsticks = Matprjónar
roll-belts-title = Færibönd hinna (● merkir það rauða)
roll-belt-empty = tómt

roll-prompt = Hvaða tening tekurðu?
roll-prompt-menu = Matseðilsskífur eftir: { $count }. Til að kasta teningum aftur: m 1 2 (öllum: m *)
roll-prompt-chopsticks = Matprjónaskífur eftir: { $count }. Til að skipta á teningi 1 hjá þér og teningi a hjá öðrum: x 1 a
roll-help = m 1 1 3 kastar aftur tveimur teningum með hlið númer 1 og einum með hlið númer 3 (kostar matseðilsskífu). x 2 b skiptir á teningi 2 hjá þér og teningi b (kostar matprjónaskífu). o sýnir líkurnar fyrir alla teninga og hverjum best er að kasta aftur, o 1 3 sýnir líkurnar ef þessum tveimur er kastað aftur.

roll-odds-dice = Líkur á hverri hlið eftir gerð teninga. { $source }
roll-odds-roll = Kastað aftur: { $faces }. { $source }
roll-odds-face = Hlið
roll-odds-some = Minnst einu sinni
roll-odds-mean = Að meðaltali
roll-odds-none = Ekkert endurkast gerir besta teninginn betri.
roll-odds-reroll = Hverju það skilar að kasta aftur, í stigum við fyrstu sýn; matseðilsskífa er metin á { $token }
roll-odds-faces = Teningar
roll-odds-now = Besti teningur nú
roll-odds-then = Eftir kast
roll-odds-better = Líkur á betri
roll-odds-gain = Ávinningur

roll-why-maki-most-tied = flestar rúllur ({ $count }), jafnmargar: { $others }; stigin eru óskert
roll-why-sets = { $card }, í þrennum: { $parts }
roll-why-tokens = { $count ->
    [0] engin eftir
    [one] { $count } skífa: stig fyrir hverjar tvær
   *[other] { $count } skífur: stig fyrir hverjar tvær
}

error-roll-move-shape = „{ $move }“ skilst ekki. Skrifaðu squid, reroll egg+maki1 (með matseðli) eða swap egg for squid of 2 (með matprjónum).
error-unknown-face-near = Hliðin „{ $value }“ er ekki til. Áttirðu við { $faces }?
error-unknown-face = Hliðin „{ $value }“ er ekki til; til eru: { $faces }.
error-typed-no-die = „{ $value }“ er ekki meðal teninganna þinna. Sláðu inn tölu frá 1 til { $last } eða heiti.
error-typed-no-dice = Segðu hvaða teninga: m 1 2, eða m * fyrir alla.
error-typed-no-swap = Til að skipta slærðu inn x, númer teningsins þíns og bókstaf hins teningsins: x 1 a. „{ $move }“ skilst ekki.
error-move-not-a-roll = Í Sushi Roll er teningur tekinn, kastað aftur eða skipt; { $kind } er ekkert af þessu.
error-move-half-made = Aðgerð er hálfnuð: ljúktu henni skref fyrir skref.
error-no-menu = Það kostar matseðilsskífu að kasta aftur og þú átt enga.
error-no-chopsticks-token = Það kostar matprjónaskífu að skipta og þú átt enga.
error-swap-with-nobody = Skipta verður við annan leikmann við borðið.
error-not-on-belt = Þú ert ekki (lengur) með þennan tening á færibandinu: { $card }.
error-not-on-other-belt = Þessi teningur er ekki á færibandi þess leikmanns: { $card }.

error-dice-not-a-set = Í teningasetti er liður fyrir hverja gerð teninga; { $value } er ekki teningasett.
error-dice-unknown-kind = Teningagerðin „{ $value }“ er ekki til; í boði: { $known }.
error-dice-missing-kind = Í teningasettið vantar þessa gerð: { $die }.
error-dice-not-a-die = Teningar, { $die }: skrifaðu hve margir þeir eru og hliðarnar sex: dice = { $right }, faces = […]
error-dice-wrong-total = Teningarnir í kassanum eru { $right }, ekki { $value }; af gerðinni { $die } eru { $count }, ekki { $given }.
error-dice-wrong-count = Teningar, { $die }: í kassanum eru { $right }, ekki { $value }.
error-dice-wrong-faces = Teningar, { $die }: teningur hefur 6 hliðar, ekki { $value }.
error-dice-wrong-icons = Teningar, { $die }: á hverri hlið eru 1 til 3 tákn, svo að „{ $value }“ gengur ekki. Í boði: { $known }.
error-dice-wrong-face = Teningar, { $die }: þeir geta ekki sýnt „{ $value }“. Í boði: { $known }.
error-dice-wrong-source = Uppruni (source) þessa teningasetts er { $right }, ekki „{ $value }“; slepptu honum.

roll-reason-set = Nú { $count } × { $card }: { $points } í viðbót.
roll-reason-set-next = Næsti slíki teningur gefur { $points } í viðbót ({ $card }).
roll-reason-set-nothing = Einn og sér gefur hann ekkert ({ $card }).
roll-reason-wasabi = Næsta nigiri hjá þér gildir þrefalt; { $turns }.
roll-reason-supply = Forðinn er tómur: þessi teningur gefur ekkert ({ $card }).
roll-reason-menus = Matseðlar til að kasta aftur: { $count } í viðbót.
roll-reason-chopsticks = Matprjónar til að skipta: { $count } í viðbót.
roll-reason-reroll = Besti teningurinn þinn núna er { $card }. Líkur á betri: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; { $hope }: { NUMBER($some, style: "percent", maximumFractionDigits: 0) }.
roll-reason-reroll-nothing = Enginn teningur getur orðið betri en sá besti sem þú ert með: { $card }.
roll-reason-swap = Þá geturðu tekið: { $card }.
roll-reason-swap-denied = { $seat } á eftir að velja og þar gæfi { $card } { $points }.
roll-reason-swap-gift = Áhættan: { $seat } á eftir að velja og þar gæfi { $card } { $points }.
roll-reason-menu-price = Kostar matseðilsskífu, eftir: { $left }{ $lost ->
    [0] .
   *[other] , og eitt stig í lokin nema þú fáir aðra skífu.
}
roll-reason-chopsticks-price = Kostar matprjónaskífu, eftir: { $left }{ $lost ->
    [0] .
   *[other] , og eitt stig í lokin nema þú fáir aðra skífu.
}

name-menu = Matseðill
roll-about-set = 1, 2 eða 3 eins gefa { $scores }
roll-about-menu = Matseðill kastar teningum á bandinu þínu aftur
roll-about-chopsticks = Matprjónar skipta á teningi við annað band
roll-about-now-set = { $count ->
    [0] sem sá fyrsti á bakkanum
    [one] með þeim sem er á bakkanum
   *[other] með þeim { $count } sem eru á bakkanum
}
roll-about-gets = { $short ->
    [1] Lítið er eftir í forðanum: þú fengir { $count }
   *[other] Þú fengir { $count }
}
roll-about-dice = { $count ->
    [one] { $count } teningur á böndunum getur sýnt þetta, á { $sides } af { $of } hliðum
   *[other] { $count } teningar á böndunum geta sýnt þetta, á { $sides } af { $of } hliðum
}
roll-about-belt = Teningar: { $count }. Færist næst til vinstri ({ $seat })
roll-about-red = Rauða bandið byrjar í hvert sinn
roll-about-belt-of = Færiband: { $seat }
roll-about-unused = í leikslok fyrir hverjar { $count } ónotaðar skífur
roll-about-held = Þú átt { $count }
roll-about-supply = { $count ->
    [0] Ekkert eftir í forðanum
   *[other] { $count } í forðanum
}
roll-about-supply-name = Forði
roll-about-supply-all = Matseðlar { $menus }, matprjónar { $chopsticks }, búðingar { $puddings }
roll-about-tokens = Matseðlar: { $menus }, matprjónar: { $chopsticks }

roll-look-set = { $count } × { $card } á bakkanum þínum: einn í viðbót gefur { $points }.
roll-look-set-first = Á bandinu þínu: { $card }. Fyrsti gefur { $points }, þrír saman { $full }.
roll-look-set-nothing = Á bandinu þínu: { $card }. Einn og sér gefur hann ekkert, { $need } gefa { $points }.
roll-look-wasabi-alone = Wasabi bíður hjá þér en enginn teningur á bandinu sýnir nigiri.
roll-look-wasabi-die = Wasabi er á bandinu þínu og svo { $left ->
    [one] tekurðu { $left } tening
   *[other] tekurðu { $left } teninga
} enn.
roll-look-nigiri = Á bandinu þínu er { $card }: { $points } eitt og sér.
roll-look-menus = { $count ->
    [one] Þú átt { $count } matseðil
   *[other] Þú átt { $count } matseðla
} og besti teningurinn gæfi { $points } núna.
roll-look-belts = Á bandinu þínu: { $card }. Mest á öðru bandi: { $other } ({ $seat }).
roll-look-belt = Á öðru bandi ({ $seat }): { $card }. Matprjónarnir þínir geta náð í hann.
roll-look-supply = { $card } gæfi minna en hann sýnir: { $left } eftir í forðanum.
roll-look-token = Á bandinu þínu: { $card }. { $count ->
    [one] Hann gefur { $count } skífu.
   *[other] Hann gefur { $count } skífur.
}
roll-look-last = Aðeins einn teningur er eftir á bandinu þínu: { $card }.
roll-look-many = { $count } × { $card } á bandinu þínu, og þú mátt taka einn þeirra.

roll-story-moved = Böndin færðust
scored-rest-scored = Búðingar og skífur
kind-tokens = skífur
tiebreak-sushi-roll = { $count ->
    [one] { $count } búðingur
   *[other] { $count } búðingar
}

roll-page-due = á leik:
roll-page-red = rauða færibandið
roll-page-supply = Forði
roll-page-menus = Matseðlar: { $count }
roll-page-chopsticks = Matprjónar: { $count }
roll-page-puddings = Búðingar: { $count }
roll-page-your-belt = Færibandið þitt
roll-page-other-belts = Önnur færibönd
roll-page-belt = Færiband: { $name }
roll-page-tray = Bakki: { $name }
roll-page-take = Taka: { $face }
roll-page-mark = Kasta aftur: { $face }
roll-page-give = Láta af hendi: { $face }
roll-page-get = Fá frá öðrum: { $face } ({ $name })
roll-page-prompt-wait = { $name } er að velja.
roll-page-prompt-take = Veldu tening til að taka.
roll-page-prompt-tokens = Veldu tening til að taka eða notaðu skífu fyrst.
roll-page-prompt-roll = Merktu teningana sem þú vilt kasta aftur.
roll-page-prompt-swap = Veldu einn af þínum teningum og einn af öðru færibandi.
roll-page-prompt-swap-get = Veldu nú tening af öðru færibandi.
roll-page-prompt-swap-give = Veldu nú hvaða tening þú lætur í staðinn.
roll-page-roll = Kasta aftur
roll-page-roll-count = { $count ->
    [0] Kasta
    [one] Kasta { $count } teningi
   *[other] Kasta { $count } teningum
}
roll-page-all = Allir
roll-page-swap = Skipta
roll-page-cancel = Hætta við
roll-page-odds = Líkur
roll-page-odds-title = Hvað geta teningarnir sýnt?
roll-page-odds-kind = { $die }: { $count ->
    [one] { $count } teningur
   *[other] { $count } teningar
}
roll-page-odds-face = { $count } af { $sides } hliðum, { $percent }%
roll-page-dice-left = { $count ->
    [one] { $count } teningur
   *[other] { $count } teningar
}
roll-page-prompt-held = Ýttu aftur til að hætta við.
roll-page-most-maki = Flestar rúllur núna
roll-story-swap = { $seat } sótti sér tening með matprjónum í umferð { $round }: { $card } (band: { $other }).
