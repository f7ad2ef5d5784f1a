# Sushi Go!: cards, events, scoring, the table

game-sushi-go = Haltu eftir einu spili, réttu afganginn áfram og settu saman sem besta máltíð úr því sem berst.
option-both_ways = Í annarri umferð ganga spilin til hægri.
option-invisible = Þegar tveir spila: ósýnilegi spilarinn er þriðji leikmaðurinn og þið stjórnið honum til skiptis.
option-name-both_ways = Í báðar áttir
option-name-invisible = Ósýnilegur þriðji leikmaður
coach-sushi-go-keep = Hér fyrir neðan eru spilin þín. Veldu spilið sem þú vilt halda eftir: það er sýnt um leið og spil hinna og afgangurinn fer til næsta leikmanns.
coach-sushi-go-chopsticks = Matprjónar liggja fyrir framan þig: með „{ go-call }“ tekurðu tvö spil í þessum leik. Síðan fara matprjónarnir aftur á hendi og ganga áfram með hinum spilunum.
coach-sushi-go-wasabi = Wasabi bíður hjá þér: næsta nigiri sem þú leggur niður fer ofan á það og gildir þrefalt.
coach-sushi-go-pudding = Þú ert með búðing á hendi. Búðingar telja aðeins í leikslok: flestir gefa 6 stig og séu leikmenn þrír eða fleiri missir sá 6 stig sem er með fæsta.
coach-sushi-go-trays = Nú ertu með ný spil á hendi; spilið þitt liggur fyrir framan þig. Þar sérðu hvers virði spil hvers og eins eru hingað til.
coach-sushi-go-sets = Safnaðu settum: tvö tempura gefa 5 stig, þrjú sashimi 10, og hveitibollur gefa meira eftir því sem þær eru fleiri.
coach-sushi-go-maki = Sá sem er með flestar maki-rúllur fær 6 stig, sá næsti 3. Teldu það sem liggur fyrir framan hina.
coach-sushi-go-neighbour = Spilin koma aftur, færri en áður. Hugsaðu um hvað þú réttir áfram: næsti leikmaður vill líka gott spil.
coach-sushi-go-last = Stig umferðarinnar hafa verið talin og aðeins búðingarnir verða eftir. Tvær umferðir í viðbót eins og þessi: nú kanntu allt spilið.
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

prompt-one = Hvaða spili heldurðu eftir?
prompt-two = Hvaða spili heldurðu eftir? Með matprjónunum máttu taka tvö: 1 2
prompt-invisible = Hvaða spili heldurðu eftir og hvaða spil fær ósýnilegi spilarinn? Sláðu inn 1/2
prompt-invisible-two = Hvaða spili heldurðu eftir og hvaða spil fær ósýnilegi spilarinn? Sláðu inn 1/2 eða, með matprjónunum, 1 2/3

why-maki-most-tied = flestar rúllur ({ $count }), jafnmargar: { $others }; annað sætið gefur engin stig
why-maki-second-void = næstflestar rúllur ({ $count }): engin stig þegar jafnt er í efsta sæti
why-tempura = { $count } spil: { $sets ->
    [0] engin tvenna
    [one] { $sets } tvenna
   *[other] { $sets } tvennur
}
why-sashimi = { $count } spil: { $sets ->
    [0] engin þrenna
    [one] { $sets } þrenna
   *[other] { $sets } þrennur
}
why-dumpling = { $count } spil
why-nigiri = { $dipped ->
    [0] { $plain } spil
   *[other] { $plain ->
        [0] á wasabi, þrefalt: { $dipped }
       *[other] án wasabi: { $plain }; á wasabi, þrefalt: { $dipped }
    }
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
look-set = Í eitt af settunum þínum vantar aðeins eitt spil.
look-neighbour = { $seat } fær spilin þín næst: skoðaðu hvað er þar á borðinu.

scored-desserts-scored = Búðingar
tiebreak-sushi-go = { $count ->
    [one] { $count } búðingur
   *[other] { $count } búðingar
}

# On the page

go-round = Umferð { $round } af 3 · leikur { $turn }
go-left = Spilin ganga til vinstri
go-right = Spilin ganga til hægri
go-gets-yours = fær spilin þín næst
go-gives-you = réttir þér næstu spil
go-has-chosen = hefur valið
go-is-choosing = er að velja
go-you = þú
go-score = { $points } stig
go-puddings = Geymdir búðingar: { $count }
go-in-hand = { $count } spil á hendi
go-tray-empty = Ekkert á borðinu enn
go-just-laid = nýkomið
go-last-laid = Síðast lagt niður: { $cards }
go-led-by = { $name } stjórnar í þetta sinn
go-led-by-you = Þú stjórnar í þetta sinn
go-pile = { $count } spil í bunkanum
go-hand = Spilin þín
go-ask-two = Tvö spil: hvert kemur á undan?
go-ask-second = Og hvert kemur á eftir?
go-ask-invisible = Og hvaða spil fær ósýnilegi spilarinn?
go-chosen = Valið: { $cards }. Þú mátt breyta þar til allir hafa valið.
go-waiting = Beðið eftir: { $names }.
go-call = Sushi Go!
go-call-two = Taka tvö spil
go-call-off = Bara eitt spil
go-drawn = dregið
go-role-first = kemur á undan
go-role-second = kemur á eftir
go-role-invisible = handa ósýnilega spilaranum
go-scoring = Stig síðustu umferðar
go-close = Loka
