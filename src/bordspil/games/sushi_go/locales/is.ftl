# Sushi Go!: cards, events, scoring, the table

game-sushi-go = Haltu eftir einu spili, réttu afganginn áfram og settu saman sem besta máltíð úr því sem berst.
option-both_ways = Í annarri umferð ganga spilin til hægri.
option-invisible = Þegar tveir spila: ósýnilegi spilarinn er þriðji leikmaðurinn og þið stjórnið honum til skiptis.
option-name-both_ways = Í báðar áttir
option-name-invisible = Ósýnilegur þriðji leikmaður
coach-sushi-go-keep = Veldu spilið sem þú vilt halda. { $name } fær hin spilin þín.
coach-sushi-go-chopsticks = Þú ert með matprjóna: með „{ go-call }“ tekurðu tvö af þessum spilum.
coach-sushi-go-wasabi = Wasabi bíður hjá þér: { $card } ofan á það gildir þrefalt.
coach-sushi-go-pair = Hér er annað tempura: tvennan gefur 5 stig.
coach-sushi-go-three = Þrjú sashimi gefa 10 stig. Þú ert með { $count } og hér er eitt enn.
coach-sushi-go-dumplings = Hver hveitibolla gefur meira en sú síðasta: þessi { $points }.
coach-sushi-go-maki = Flestar maki-rúllur gefa 6 stig, næstflestar 3. Mest hjá hinum: { $count }.
coach-sushi-go-pudding = { $players ->
    [2] Búðingar bíða til leiksloka: þá gefa flestir 6 stig.
   *[other] Búðingar bíða til leiksloka: flestir gefa 6 stig, fæstir kosta 6.
}
coach-sushi-go-plate = Hér liggja spilin þín. Lyki umferðinni núna gæfu þau { $points } stig.
coach-sushi-go-neighbour = { $name } fær spilin þín næst: skoðaðu hverju hér er safnað.
coach-sushi-go-wasabi-card = Wasabi: næsta nigiri sem þú tekur fer ofan á það og gildir þrefalt.
coach-sushi-go-nigiri = Nigiri gefur alltaf stig: { $card } gefur { $points }.
coach-sushi-go-round = Umferð { $round }: allt er autt á ný, aðeins búðingarnir verða eftir.
go-picture-back = spil á hvolfi

card-chopsticks = matprjónar

invisible-name = Ósýnilegi spilarinn
move-two = { $first }, svo { $second }
move-invisible = { $own }; handa ósýnilega spilaranum: { $card }

event-round-left = Umferð { $round }: allir fá { $count } spil. Spilin ganga til vinstri.
event-round-right = Umferð { $round }: allir fá { $count } spil. Spilin ganga til hægri.
event-hand-dealt = { $name }, á hendi: { $cards }
event-pile-drawn = { $name } stjórnar ósýnilega spilaranum og dregur úr bunkanum.
event-card-drawn = Spilið sem dregið var úr bunkanum: { $card }.
event-kept = { $name }: { $cards }
event-last-card = { $name }, síðasta spilið: { $card }
event-desserts-scored = Og þá eru það búðingarnir:

table-title = Umferð { $round } af 3, leikur { $turn } · { $left } spil á hendi
table-tray = Fyrir framan
known-title = Spil sem þú hefur séð
known-missing = { $count } óþekkt spil

go-about-set = { $size } saman gefa { $points }
go-about-dumpling = 1 til { $count } saman gefa { $scores }
go-about-chopsticks = Síðar geturðu tekið tvö spil í einu
go-about-completes = { $count ->
    [one] með því sem liggur hjá þér
   *[other] með þeim { $count } sem liggja hjá þér
}
go-about-needs = { $need ->
    [one] Svo vantar eitt í viðbót fyrir { $points }
   *[other] Svo vantar { $need } í viðbót fyrir { $points }
}
go-about-number = sem númer { $count } hjá þér
go-about-dumplings-full = Þú ert með { $count }: fleiri gefa ekkert
go-about-seen = Í spilum sem þú hefur séð hjá öðrum: { $count }
go-about-known = Þú þekkir { $known } af { $count } spilum á þessari hendi
go-about-deck = Stokkur
about-deck = Ógefin spil: { $count }
about-left = { $count ->
    [0] Ekki von á fleiri
    [one] { $count } gæti enn komið
   *[other] { $count } gætu enn komið
}

prompt-one = Hvaða spili heldurðu eftir?
prompt-two = Hvaða spili heldurðu eftir? Með matprjónunum máttu taka tvö: 1 2
prompt-invisible = Hvaða spili heldurðu eftir og hvaða spil fær ósýnilegi spilarinn? Sláðu inn 1/2
prompt-invisible-two = Hvaða spili heldurðu eftir og hvaða spil fær ósýnilegi spilarinn? Sláðu inn 1/2 eða, með matprjónunum, 1 2/3

why-maki-most-tied = flestar rúllur ({ $count }), jafnmargar: { $others }; annað sætið gefur engin stig
why-maki-second-void = næstflestar rúllur ({ $count }): engin stig þegar jafnt er í efsta sæti
why-tempura = { $card }: { $sets ->
    [0] engin tvenna
    [one] { $sets } tvenna
   *[other] { $sets } tvennur
}
why-sashimi = { $card }: { $sets ->
    [0] engin þrenna
    [one] { $sets } þrenna
   *[other] { $sets } þrennur
}

error-unknown-card = Spilið „{ $card }“ er ekki til. Áttirðu við: { $cards }?
error-move-shape = „{ $move }“ er ekki leikur. Skrifaðu squid, wasabi+squid (með matprjónum) eða squid/egg (með ósýnilega spilaranum).
error-typed-no-card = „{ $card }“ er ekki meðal spilanna þinna. Sláðu inn tölu frá 1 til { $last } eða heiti.
error-move-not-a-pick = Leikur í Sushi Go! er val á spili, ekki { $kind }.
error-invisible-missing = Þú stjórnar ósýnilega spilaranum: bættu við spili handa honum, til dæmis { $move }/egg.
error-invisible-not-yours = Þú stjórnar ekki ósýnilega spilaranum í þessum leik.
error-not-in-hand = Þú ert ekki (lengur) með þetta spil á hendi: { $card }.
error-no-chopsticks = Þú mátt aðeins taka tvö spil ef þú ert þegar með matprjóna fyrir framan þig.
error-invisible-needs-two = Ósýnilegi spilarinn er aðeins með þegar leikmenn eru 2, ekki { $count }.

go-reason-pair = Tempura-tvennan er komin: { $points }.
go-reason-three = Sashimi-þrennan er komin: { $points }.
go-reason-dumpling = Hveitibolla númer { $count }: { $points } í viðbót.
go-reason-set = { $need ->
    [one] Eitt spil í viðbót gefur { $points } ({ $card }).
   *[other] { $need } spil í viðbót gefa { $points } ({ $card }).
}
go-reason-set-risk = Áhættan: { $need } spil vantar enn ({ $card }), { $turns } og { $seen ->
    [0] þú hefur ekki séð neitt slíkt
   *[other] þú hefur aðeins séð { $seen }
} í spilum sem eiga eftir að berast þér.
go-reason-set-hopeless = En þetta sett næst ekki lengur ({ $card }).
go-reason-wasabi = Næsta nigiri hjá þér gildir þrefalt; { $turns } og { $seen ->
    [0] þú hefur ekkert nigiri séð í spilum sem eiga eftir að berast þér.
    [one] þú hefur séð { $seen } nigiri í spilum sem eiga eftir að berast þér.
   *[other] þú hefur séð { $seen } nigiri í spilum sem eiga eftir að berast þér.
}
go-reason-chopsticks = Síðar geturðu tekið tvö spil í einu; { $turns }.
go-reason-chopsticks-gone = En matprjónarnir fara áfram með spilunum ({ $seat }).
go-reason-denied = { $seat } fær þessi spil næst og þar gæfi { $card } { $points }.
go-reason-passed-on = Áhættan: { $seat } fær þessi spil næst og þar gæfi { $card } { $points }.
go-reason-invisible = En ósýnilegi spilarinn fær { $points } fyrir það ({ $card }).
go-reason-invisible-nothing = Ósýnilegi spilarinn fær ekkert fyrir það að svo stöddu ({ $card }).
go-look-pair = Eitt tempura hjá þér vantar félaga: tvennan gefur { $points }.
go-look-pair-full = Tempura liggja hjá þér í tvennum ({ $count }): eitt í viðbót gefur ekkert eitt og sér.
go-look-three = Tvö sashimi hjá þér vantar það þriðja: þrennan gefur { $points }.
go-look-three-begun = Sashimi hjá þér vantar tvö í viðbót fyrir { $points }, og þú getur enn tekið { $left } spil.
go-look-hopeless = Í settið ({ $card }) vantar { $need }, en þú getur aðeins tekið { $left } spil í viðbót.
go-look-wasabi-alone = Wasabi bíður hjá þér en ekkert nigiri er á hendi.
go-look-dumplings = { $count ->
    [one] { $count } hveitibolla liggur hjá þér: sú næsta gefur { $points } í viðbót.
   *[other] { $count } hveitibollur liggja hjá þér: sú næsta gefur { $points } í viðbót.
}
go-look-dumplings-full = { $count } hveitibollur liggja hjá þér: aðeins fimm þeirra gefa stig.
go-look-chopsticks = Með matprjónunum þínum geturðu tekið tvö af þessum spilum.
go-look-chopsticks-hand = Matprjónar eru á hendi og { $left ->
    [one] { $left } leikur eftir
   *[other] { $left } leikir eftir
} til að nota þá.
go-look-next = { $seat } fær þessi spil næst og þar gæfi { $card } { $points }.
go-look-free = Þetta er enn hjá engum: { $card }. Á hendi: { $count }.
go-look-collects = { $seat } er að safna: { $others } × { $card }. Á hendi er meira af því.
go-look-coming = { $seat } er með þetta á hendi: { $card }. Þú færð þau spil eftir { $later ->
    [one] { $later } leik
   *[other] { $later } leiki
}.
go-look-same = Öll spilin á hendi eru eins: { $card }.
go-look-two-left = Tvö spil eru eftir, { $first } og { $second }: { $seat } fær hitt.
go-look-many = { $count } × { $card } á hendi, og spilin koma aftur til þín eftir { $later } leiki.
go-look-many-once = { $count } × { $card } á hendi, og þessi spil koma ekki aftur til þín.
go-look-nigiri = Á hendi er { $card }: { $points } eitt og sér.
go-look-wasabi-pair = Wasabi og { $card } á sömu hendi: saman gætu þau gefið { $points }.
go-look-wasabi-hand = Wasabi er á hendi og { $left ->
    [one] { $left } leikur eftir
   *[other] { $left } leikir eftir
} til að ná í nigiri.
go-look-size = Á hendi eru { $size } spil og { $seat } fær þau næst.

scored-desserts-scored = Búðingar
tiebreak-sushi-go = { $count ->
    [one] { $count } búðingur
   *[other] { $count } búðingar
}

# On the page

go-turn = leikur { $turn } af { $turns }
go-round = Umferð { $round }
go-left = Spilin ganga til vinstri
go-right = Spilin ganga til hægri
go-score = { $points } stig
go-tray-empty = Ekkert á borðinu enn
go-led-by = { $name } stjórnar í þetta sinn
go-led-by-you = Þú stjórnar í þetta sinn
go-pile = { $count } spil í bunkanum
go-hand = Spilin þín
go-ask = Veldu spil til að halda
go-ask-back = Ýttu á spilið til að taka það aftur
go-revealing = Allir sýna spilin sín
# $names (String) - one or more names; after a colon if they would need a case.
go-chosen = Þú hefur valið. Beðið eftir: { $names }
# Before a face and a name: who gets the cards that are not kept.
go-rest = hin fara til
go-ask-two = Tvö spil: hvert kemur á undan?
go-ask-second = Og hvert kemur á eftir?
go-ask-invisible = Og hvaða spil fær ósýnilegi spilarinn?
go-waiting = Beðið eftir: { $names }.
go-call = Sushi Go!
go-call-two = Taka tvö spil
go-call-off = Bara eitt spil
go-drawn = dregið
go-role-first = kemur á undan
go-role-second = kemur á eftir
go-role-invisible = handa ósýnilega spilaranum
