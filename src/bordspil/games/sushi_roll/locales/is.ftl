# Sushi Roll: teningar, atburðir, stig, líkur, borðið
# Nöfn geta verið „Þú“: með þeim standa aðeins sagnir sem eru eins í 2. og 3. persónu (tekur, kastar, notar).

game-sushi-roll = Taktu tening af færibandinu, réttu færibandið til vinstri og kastaðu á ný.
option-dice = Hliðar teninganna í skrá, JSON eða TOML (sjá reglu SR-30). Sjálfgefna settið er endurgerð: ekki er vitað hvað er prentað á teningana.
coach-sushi-roll-take = Veldu tening af þínu færibandi: hann fer á bakkann þinn með þeirri hlið sem hann sýnir.
coach-sushi-roll-wasabi = Wasabi bíður hjá þér: næsta nigiri sem þú tekur fer ofan á það og gildir þrefalt.
coach-sushi-roll-tokens = Teningar með matseðli eða matprjónum gefa þér skífur fyrir næstu leiki. Í leikslok gefa tvær ónotaðar skífur 1 stig.
coach-sushi-roll-pudding = Búðingsteningur gefur þér búðinga. Þeir telja í leikslok: flestir gefa 6 stig og séu leikmenn þrír eða fleiri missir sá 6 stig sem er með fæsta.
coach-sushi-roll-belts = Allir hafa tekið tening: böndin færðust áfram og öllum teningum á þeim var kastað á ný. Rauða bandið byrjar.
coach-sushi-roll-menu = Ekkert gott á bandinu? Með „{ roll-page-roll }“ merkirðu teninga og kastar þeim á ný. Það kostar matseðil.
coach-sushi-roll-chopsticks = Með „{ roll-page-swap }“ skiptirðu á einum af þínum teningum og teningi af öðru bandi, eins og þeir liggja. Það kostar matprjóna.
coach-sushi-roll-sets = Safnaðu forréttum af einni gerð: þrjár hveitibollur gefa 8 stig, þrjú tempura 10, þrjú sashimi 13.
coach-sushi-roll-maki = Flestar maki-rúllur gefa 6 stig, næstflestar 3. Þau sem eru jöfn fá full stig.
coach-sushi-roll-odds = „{ roll-page-odds }“ segir hvað teningarnir geta enn sýnt.
coach-sushi-roll-last = Stig umferðarinnar hafa verið talin og teningunum er dreift á ný. Tvær umferðir í viðbót eins og þessi: nú kanntu allt spilið.
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
roll-why-set = { $count ->
    [one] { $count } teningur
   *[other] { $count } teningar
}
roll-why-sets = { $count ->
    [one] { $count } teningur
   *[other] { $count } teningar
}, í þrennum: { $parts }
roll-why-nigiri = { $dipped ->
    [0] { $plain ->
        [one] { $plain } teningur
       *[other] { $plain } teningar
    }
   *[other] { $plain ->
        [0] á wasabi, þrefalt: { $dipped }
       *[other] án wasabi: { $plain }; á wasabi, þrefalt: { $dipped }
    }
}
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
roll-look-reroll = Eru teningarnir þínir nógu góðir? Mundu eftir matseðlunum.
roll-look-swap = Skoðaðu færibönd hinna.

scored-rest-scored = Búðingar og skífur
kind-tokens = skífur
tiebreak-sushi-roll = { $count ->
    [one] { $count } búðingur
   *[other] { $count } búðingar
}

roll-page-you = þú
roll-page-due = á leik:
roll-page-red = rauða færibandið
roll-page-score = Stig: { $score }
roll-page-supply = Forði
roll-page-menus = Matseðlar: { $count }
roll-page-chopsticks = Matprjónar: { $count }
roll-page-puddings = Búðingar: { $count }
roll-page-your-belt = Færibandið þitt
roll-page-other-belts = Önnur færibönd
roll-page-belt = Færiband: { $name }
roll-page-tray = Bakki: { $name }
roll-page-tray-empty = Ekkert komið enn
roll-page-worth = { $points ->
    [one] { $points } stigs virði núna
   *[other] { $points } stiga virði núna
}
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
roll-page-scoring = Stigagjöf
roll-page-go-on = Áfram
roll-page-worth-short = nú +{ $points }
roll-page-score-short = { $score } st.
