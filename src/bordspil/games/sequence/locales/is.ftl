# Sequence: spil, atburðir, borðið
# Nöfn geta verið „Þú“: með þeim standa aðeins sagnir sem eru eins í 2. og 3. persónu (byrjar, skiptir, lætur).

game-sequence = Leggðu út spil, settu leikpeð á reit þess og vertu í liðinu sem er fyrst til að ná fimm í röð (séu liðin tvö þarf tvær raðir).
option-teams = Fjöldi liða: sjálfvirkt (tvö ef hægt er), 2 eða 3; aðeins 6 eða 12 leikmenn geta valið.
option-draw_yourself = Það að draga spil er leikur út af fyrir sig: sá sem gleymir því missir af spilinu. Bottar bíða eftir þér.
option-no_table_talk = Við borðið má úrskurða gegn liði þar sem ábendingar voru gefnar: hver liðsmaður missir eitt spil.
option-advanced = Með eineygðum gosa má einnig fjarlægja leikpeð úr fullgerðri röð.
option-name-teams = Lið
option-name-draw_yourself = Hver dregur fyrir sig
option-name-no_table_talk = Engar ábendingar við borðið
option-name-advanced = Fyrir lengra komna
option-value-auto = Sjálfvirkt
coach-sequence-card = Veldu spil, til dæmis { $card }: lausu reitirnir sem sýna það lýsast upp.
coach-sequence-choice = Fleiri en fimm í beinni línu: veldu hvaða fimm verða röðin þín.
coach-sequence-dead = Báðir reitir { $card } eru teknir: veldu spilið, skiptu því út og leiktu svo.
coach-sequence-four = Fjögur af fimm eru þín: aðeins { $cell } vantar í röð.
coach-sequence-block = Annað lið er hér með fjögur af fimm: leikpeð á { $cell } stöðvar röðina.
coach-sequence-made = Þessi röð er fullgerð: enginn getur fjarlægt leikpeð hennar.
coach-sequence-line = Leikpeðin þín: fimm í beinni línu mynda röð. { $count ->
    [one] Ein röð vinnur.
   *[other] { $count } raðir vinna.
}
coach-sequence-wild = { $card } er tvíeygður: leikpeð á hvaða lausa reit sem er. Geymdu hann fyrir röð.
coach-sequence-remover = { $card } er eineygður: með honum fjarlægirðu leikpeð annarra.
coach-sequence-twice = Hvert spil er tvisvar á borðinu: { $card } kemst á báða þessa reiti.
coach-sequence-corner = Hornið gildir fyrir alla: með { $card } byrjarðu röð við það.

seq-move-dead = skipta út { $card }
seq-move-lose = láta af hendi { $card }
seq-move-draw = draga
seq-move-pass = pass

seq-event-cut = Hver gefur? Bunkanum er skipt: { $cards }
seq-event-dealt = Allir fá { $count } spil. Gjafari: { $name }. { $first } byrjar.
seq-event-hand = { $name }, á hendi: { $cards }
seq-event-placed = { $name }: { $card } → { $cell }
seq-event-removed = { $name }: { $card } fjarlægir leikpeð liðs { $team } af { $cell }
seq-event-line = Röð hjá liði { $team }: frá { $first } til { $last }
seq-event-broken = Röðin hjá liði { $team } frá { $first } til { $last } er rofin.
seq-event-dead = { $name } skiptir út dauðu spili: { $card }
seq-event-received = { $name }, nýtt spil: { $card }
seq-event-lost = { $name } lætur af hendi: { $card }
seq-event-renewed = Kastbunkarnir verða að nýjum stokki.
seq-event-draw-lost = Of seint að draga: { $name }
seq-event-passed = Ekkert spil til að leggja út: { $name }
seq-event-ruling = Úrskurður borðsins gegn liði { $team }: hver liðsmaður lætur eitt spil af hendi.
seq-event-blocked = Enginn getur lagt út lengur.

seq-table-title = Spil í stokki: { $deck } · í kastbunkum: { $discards }
seq-table-team = Lið
seq-table-cards = Spil
seq-table-top = Síðasta spil
seq-table-lines = Raðir
seq-board-title = Leikborðið (› spilin þín, ✶ bónusreitir)
seq-reach-wild = hvaða lausi reitur sem er
seq-reach-remover = fjarlægir leikpeð
seq-reach-dead = dautt

seq-prompt = Hvaða spil leggurðu út og hvar? Sláðu inn 1 b9 (eða bara 1 ef reiturinn er aðeins einn)
seq-prompt-dead = Þú mátt skipta út dauðu spili: d 1
seq-prompt-draw = Sláðu inn draw til að draga spilið þitt.
seq-prompt-pass = Þú getur ekki lagt út neitt spil: sláðu inn pass.
seq-prompt-line = Hvaða fimm reitir verða röðin þín?
seq-prompt-lose = Úrskurður: hvaða spil læturðu af hendi?
seq-help = 1 b9 eða 7s b9 leggur spil út á reit (dálkar a til j, línur 1 til 10 að ofan talið). d 1 skiptir út dauðu spili. Skipanirnar draw, pass, lose 1 og line b2-f6 eru slegnar inn eins og þær standa hér. Með --no-table-talk úrskurðar ruling 1 gegn liði 1 (sjá dálkinn Lið).

error-sequence-move-shape = „{ $move }“ er ekki leikur. Skrifaðu 7S b9, dead 7S, draw, pass, line a1-e1 eða lose 7S.
error-typed-no-playing-card = „{ $value }“ er ekki meðal spilanna þinna. Sláðu inn tölu frá 1 til { $last } eða spil, til dæmis 7S.
error-typed-wrong-cell = „{ $value }“ er ekki reitur: dálkar eru a til j, línur 1 til 10.
error-typed-no-cell = Nefndu reitinn líka, til dæmis { $move }.
error-move-not-a-play = Leikur í Sequence er spil ásamt reit, ekki { $kind }.
error-teams-dont-fit = { $teams } lið eru fyrir { $allowed } leikmenn, ekki { $count }.
error-nothing-to-lose = Enginn úrskurður krefur þig um spil.
error-nothing-to-draw = Þú átt ekkert spil ódregið.
error-no-pass = Þú mátt aðeins segja pass ef þú getur hvorki lagt út spil né skipt út spili.
error-no-such-line = { $line } er ekki röð sem hægt er að velja núna.
error-ruling-by-seat = Úrskurður er ekki leikur neins: hann er kveðinn upp við borðið.
error-typed-no-ruling = Ekki er hægt að kveða upp þennan úrskurð núna: „{ $move }“. Mögulegt: { $known }
error-choose-line-first = Veldu fyrst röðina þína.
error-ruling-first = Fyrst þarf að láta spil af hendi vegna úrskurðarins.
error-not-your-turn = Þú átt ekki leik núna.
error-corner = { $cell } er bónusreitur: hann tilheyrir öllum og er alltaf laus.
error-no-chip = Ekkert leikpeð er á { $cell }.
error-own-chip = Þitt eigið lið á leikpeðið á { $cell }.
error-safe-chip = Leikpeðið á { $cell } er hluti af röð og óhult.
error-cell-taken = Reiturinn { $cell } er tekinn.
error-wrong-cell = Reiturinn { $cell } sýnir { $shows }, ekki { $card }.
error-no-chips-left = Lið þitt á ekkert leikpeð eftir.
error-no-exchange-now = Þú getur ekki skipt út spili núna.
error-exchanged-already = Aðeins má skipta út einu dauðu spili í hverjum leik.
error-jack-not-dead = Gosi er aldrei dautt spil.
error-not-dead = { $card } er ekki dautt spil: einn af reitum þess er laus.
error-card-not-in-hand = Þú ert ekki með { $card } á hendi.

seq-reason-wins = Röðin { $line } vinnur viðureignina.
seq-reason-line = Röðin { $line } er fullgerð.
seq-reason-double = Tvær leiðir að röð í einu: { $cells }.
seq-reason-four = Fjögur af fimm: aðeins { $cell } vantar og þú ert ekki enn með { $card }.
seq-reason-four-held = Fjögur af fimm: aðeins { $cell } vantar og þú ert með { $card } á hendi.
seq-reason-four-wild = Fjögur af fimm: aðeins { $cell } vantar og tvíeygði gosinn þinn kemst þangað.
seq-reason-three = { $count ->
    [one] Þrjú af fimm í { $count } opinni röð.
   *[other] Þrjú af fimm í { $count } opnum röðum.
}
seq-reason-open = { $count ->
    [one] { $count } fimm reita röð er enn opin um þennan reit.
   *[other] { $count } fimm reita raðir eru enn opnar um þennan reit.
}
seq-reason-freed = Opnar aftur röð þar sem þið eruð með { $count } af fimm.
seq-reason-stops-four = Kemur í veg fyrir að lið { $team } ljúki við { $line }.
seq-reason-stops-four-player = Kemur í veg fyrir að { $seat } ljúki við { $line }.
seq-reason-stops-win = Kemur í veg fyrir að lið { $team } vinni með { $line }.
seq-reason-stops-win-player = Kemur í veg fyrir að { $seat } vinni með { $line }.
seq-reason-stops-three = Lokar á lið { $team }: þrjú af fimm á { $line }.
seq-reason-stops-three-player = Lokar á { $line }, þar sem { $seat } er með þrjú af fimm.
seq-reason-cuts-four = Tekur leikpeð af liði { $team } á { $line }: þar voru fjögur af fimm komin.
seq-reason-cuts-four-player = Tekur leikpeð af { $line }, þar sem { $seat } er með fjögur af fimm.
seq-reason-cuts-win = Tekur leikpeð úr { $line }; þar var lið { $team } við það að vinna.
seq-reason-cuts-win-player = Tekur leikpeð úr { $line }; þar var { $seat } við það að vinna.
seq-reason-cuts-three = Tekur leikpeð af liði { $team } á { $line }: þar voru þrjú af fimm komin.
seq-reason-cuts-three-player = Tekur leikpeð af { $line }, þar sem { $seat } er með þrjú af fimm.
seq-reason-breaks = Rýfur röðina { $line } hjá liði { $team }.
seq-reason-breaks-player = Rýfur röðina { $line }, sem { $seat } á.
seq-reason-taken = Áhættan: aðrir geta tekið { $cell }; óséð eintök af { $card }: { $count }.
seq-reason-removers = Óséðir eineygðir gosar sem gætu fjarlægt leikpeð: { $count }.
seq-reason-put-back = Áhættan: leikpeðið getur komið aftur á { $cell }; óséð eintök af { $card }: { $count }.
seq-reason-jack = En það kostar gosa, { $card }; gosar eftir á hendi: { $count }.
seq-reason-jacks = { $count ->
    [one] Þú geymir gosann þinn.
   *[other] Þú geymir gosana þína ({ $count }).
}
seq-reason-last-cell = Síðasti lausi reiturinn fyrir { $card }: verði hann tekinn er spilið dautt.
seq-reason-fresh = { $card } er dautt spil: þú færð nýtt án þess að það kosti neitt og heldur áfram.
seq-reason-draw = Þú átt spilið: dragðu það áður en það verður of seint.
seq-reason-pass = Ekkert er hægt að leggja út.
seq-reason-line-choice = Fyrir aðra röð eru { $held } af fimm eftir.
seq-reason-lost-dead = { $card } er hvort sem er dautt spil.
seq-reason-lost = { $held ->
    [0] Það kostar gosa: { $card }.
   *[other] Með { $card } hefðirðu mest náð { $held } af fimm.
}
seq-look-four = Röðina þína { $line } vantar eitt leikpeð: { $cell }, reitinn fyrir { $card }.
seq-look-four-other = Lið { $team } vantar eitt leikpeð á { $line }: { $cell }, reitinn fyrir { $card }.
seq-look-four-player = { $seat }: á { $line } vantar eitt leikpeð, á { $cell }, reitinn fyrir { $card }.
seq-look-three = Þú ert með þrjú af fimm á { $line }; enn laust: { $cells }.
seq-look-three-other = Lið { $team } er með þrjú af fimm á { $line }; enn laust: { $cells }.
seq-look-three-player = { $seat } er með þrjú af fimm á { $line }; enn laust: { $cells }.
seq-look-dead = Báðir reitir { $card } eru teknir: spilið er dautt.
seq-look-wild = Tvíeygði gosinn þinn { $card } kemst á hvaða lausa reit sem er; þeir eru { $count } núna.
seq-look-remover = Með { $card } geturðu fjarlægt leikpeð: lið { $team } er með { $held } af fimm á { $line }.
seq-look-remover-player = Með { $card } geturðu fjarlægt leikpeð: { $seat } er með { $held } af fimm á { $line }.
seq-look-corner = Hornið { $corner } gildir líka fyrir þig: á { $line } passar þetta með því: { $cards }.
seq-look-fit = Þessi spil þín passa í sömu röð, { $line }: { $cards }.
seq-look-fit-held = Á { $line } ertu með { $held } af fimm og þetta passar þar líka: { $cards }.
seq-look-twice = Þú ert með { $card } tvisvar og báðir reitirnir eru lausir.
seq-look-last-cell = Aðeins einn reitur er enn laus fyrir { $card }: { $cell }.
seq-look-only-you = Aðeins þú ert með { $card }: hitt hefur verið lagt út.
seq-look-cells = { $card } hjá þér á tvo lausa reiti: { $cells }.
seq-look-roomier = Fleiri opnar raðir liggja um { $cell } ({ $count }) en um { $other } ({ $less }), báðir fyrir { $card }.
seq-look-choose = Um { $cell } má velja milli { $count } raða: aðeins ein gildir.
seq-look-draw = Þú átt eftir að draga spilið þitt; spil í stokknum: { $left }.
seq-look-pass = Ekkert spilanna þinna kemst á reit: { $cards }.
seq-look-lose = Úrskurðurinn kostar þig eitt þessara: { $cards }.

seq-about-cell-line = { $cell }: þá { $held } af fimm á { $line }
seq-about-cell-free = { $cell }: laus
seq-about-cell-taken = { $cell }: lið { $team } á reitinn
seq-about-dead = Dautt spil: skiptu því út þegar þú átt leik
seq-about-wild = Setur leikpeð á hvaða lausa reit sem er
seq-about-remover = Fjarlægir leikpeð annars liðs, þó ekki úr röð
seq-about-remover-advanced = Fjarlægir leikpeð annars liðs, líka úr röð
seq-about-copies = { $count ->
    [0] Fleiri eintök koma ekki
    [one] { $count } eintak gæti enn komið
   *[other] { $count } eintök gætu enn komið
}
seq-about-jacks = Óséðir gosar af þessu tagi: { $count } af { $all }
seq-about-jacks-all = Óséðir gosar: { $count } af { $all }
seq-about-cell = { $cell } · { $card }
seq-about-cell-corner = { $cell } · frítt horn
seq-about-corner = Gildir fyrir öll lið
seq-about-free = Laus
seq-about-chip = Leikpeð liðs { $team }
seq-about-safe = Í röð: enginn gosi fjarlægir það
seq-about-in-line = Í röð
seq-about-own-line = Þið: { $held } af fimm á { $line }
seq-about-line = Lið { $team }: { $held } af fimm á { $line }
seq-about-in-hand = { $count ->
    [one] Á hendi
   *[other] { $count } á hendi
}
seq-about-team = Lið { $team }
seq-about-team-lines = Raðir: { $done } af { $needed }
seq-about-deck = Þegar hann tæmist eru kastbunkarnir stokkaðir
seq-about-discard-jacks = Gosar í þeim: { $count }

seq-log-line = röð,
seq-log-broken = rofin:
seq-log-dead = dautt
seq-log-new = nýtt spil
seq-log-lost = gefið eftir:

tally-chip-placed = Leikpeð sett á borðið
tally-chip-removed = Leikpeð fjarlægð
tally-line-completed = Fullgerðar raðir
tally-dead-card-shown = Dauðum spilum skipt út
score-sequence = { $count ->
    [one] { $count } röð
   *[other] { $count } raðir
}
hint-best-sequence = Ég myndi velja: { $move }. Vinningslíkur { $chance }, líklegar raðir { $points }.
hint-points-sequence = Líklegar raðir

# The page
seq-card = { $suit ->
    [S] spaða
    [H] hjarta
    [D] tígul
   *[C] laufa
}{ $rank ->
    [A] ás
    [K] kóngur
    [Q] drottning
    [J] gosi
    [10] tía
    [9] nía
    [8] átta
    [7] sjöa
    [6] sexa
    [5] fimma
    [4] fjarki
    [3] þristur
    [2] tvistur
   *[other] { $rank }
}
seq-teams-name = Lið
# $done, $needed (Number) - lines that a team has and needs.
seq-team-of = { $done } af { $needed }
seq-team-lines = { $count ->
    [one] { $count } röð
   *[other] { $count } raðir
}
seq-cell-corner = bónusreitur
seq-cell-free = laus
seq-cell-chip = leikpeð liðs { $team }
seq-cell-line = í röð
seq-cell-last = síðasti leikur
seq-cell-open = hægt að velja
seq-board-name = Leikborð
seq-board-keys = Örvalyklar færa, Enter velur, Escape tekur valið til baka.
seq-hand-name = Spilin þín
seq-note-wild = hvar sem er
seq-note-remover = fjarlægir
seq-turn-mine = Þú átt leik: veldu spil eða reit.
seq-turn-pass = Þú getur ekki lagt út neitt spil.
seq-turn-other = { $name } á leik.
seq-turn-losing = Úrskurður. Eiga eftir að láta spil af hendi: { $names }
seq-turn-choosing = { $name } velur röð.
seq-over-won = Lið { $team } vinnur!
seq-over-shared = Jafntefli: sigrinum er deilt.
seq-ask-card = Hvaða spil á { $cell }?
seq-ask-dead = { $card } er dautt spil: báðir reitir þess eru teknir.
seq-ask-later = Reitirnir fyrir { $card } eru merktir.
seq-ask-none = Ekki er hægt að leggja út { $card } núna.
seq-ask-remover = { $card }: hvaða leikpeð fjarlægirðu?
seq-ask-wild = { $card }: veldu hvaða lausa reit sem er.
seq-ask-cell = { $card }: hvert fer leikpeðið?
seq-ask-back = Veldu reitinn aftur til að hætta við.
seq-do-back = Taka aftur
seq-do-place = Setja á { $cell }
seq-do-remove = Taka af { $cell }
seq-do-dead = Skipta því út
seq-do-draw = Draga spilið þitt
seq-do-pass = Segja pass
seq-do-lose = Láta { $card } af hendi
seq-do-line = Velja þessa röð
seq-do-cancel = Hætta við
seq-line-name = { $first } til { $last }
seq-do-rule = Úrskurða gegn liði { $team }
seq-rule-name = Var gefin ábending? Kveða upp úrskurð
seq-rule-why = Aðeins ef allir við borðið eru sammála og í upphafi leiks: hver liðsmaður lætur eitt spil af hendi.
seq-seats-name = Leikmenn í réttri röð
seq-seat-cards = { $count } spil
seq-seat-you = þú
seq-seat-turn = þú átt leik
seq-seat-next = næst
seq-seat-partner = félagi
seq-seat-plays = á leik
seq-seat-loses = lætur spil af hendi
seq-seat-draws = má enn draga
seq-seat-top = Síðasta spil: { $card }
seq-deck = Stokkur: { $count }
seq-discards = Í kastbunkum: { $count }

# Á stigablaði

seq-pad-match = Viðureign { $round }
seq-pad-lines = raðir
seq-pad-wins = { $count ->
    [one] { $count } sigur
   *[other] { $count } sigrar
}
seq-pad-title = { $name }: { $count ->
    [one] { $count } sigur
   *[other] { $count } sigrar
}
seq-pad-won = { $lines }: vinnur viðureignina
seq-pad-shared = { $lines }: deilir sigrinum
seq-pad-lost = { $lines }: tapar viðureigninni
seq-pad-open = { $lines } hingað til
error-two-winners = Spilinu lýkur um leið og lið er komið með nógu margar raðir ({ $count }), svo aðeins eitt lið getur átt þær.

seq-story-first = Lið { $team } átti fyrstu röðina, { $line }.
seq-story-first-lost = Lið { $team } átti fyrstu röðina, { $line }, en það dugði ekki til.
seq-story-broken = { $seat } rauf röð liðs { $team }, { $line }, með { $card }.
seq-story-removed = { $seat } rauf fjögur af fimm hjá liði { $team }: { $card } tók { $cell }.
seq-story-stopped = { $seat } stöðvaði lið { $team } á fjórum af fimm: { $card } á { $cell }.
seq-story-opening = Fyrsti leikurinn: { $seat } lagði { $card } á { $cell }.
seq-story-length = { $count ->
    [one] { $count } leikpeð var lagt í þessari viðureign.
   *[other] { $count } leikpeð voru lögð í þessari viðureign.
}
seq-story-taker = { $seat } tók flest leikpeð af borðinu: { $count }.
seq-story-blocked = Enginn gat lengur leikið: sigurinn er sameiginlegur.
seq-story-blocked-won = Enginn gat lengur leikið; lið { $team } átti flestar raðir: { $count }.
seq-story-won = { $seat } kláraði þetta með { $card } á { $cell }: röðin { $line }.
seq-story-won-line = Röðin { $line } tryggði liði { $team } sigur.
seq-close-shared = allt jafnt
seq-close-won = { $count } gegn { $others }
seq-close-chip = { $mates ->
    [1] Þig vantaði eitt leikpeð
   *[other] Liðið þitt vantaði eitt leikpeð
}: { $cell } á { $line }
seq-close-lines = { $mates ->
    [1] Þig vantaði
   *[other] Liðið þitt vantaði
} { $count ->
    [one] { $count } röð
   *[other] { $count } raðir
}
