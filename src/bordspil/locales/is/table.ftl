# Orð allra borða

table-player = Leikmaður
table-score = Stig
scoring-title = { $name }: { $points } stig, alls { $score }
scoring-nothing = ekkert
event-round-scored = Stigin fyrir umferð { $round }:

count-points = { $count } stig
count-turns = { $count ->
    [one] { $count } leikur eftir
   *[other] { $count } leikir eftir
}
look-anywhere = Hér ræður ekkert eitt úrslitum: berðu saman tvo eða þrjá bestu kostina.
look-wins = Skoðaðu þetta vel: hægt er að vinna núna.
look-scores = Skoðaðu hvað gefur stig strax.
look-builds = Skoðaðu hvað getur enn vaxið.
look-gains = Hér er eitthvað gagnlegt sem liggur á lausu.
look-denies = Skoðaðu eftir hverju hinir sækjast.
look-keeps = Hugsaðu um hvað borgar sig að geyma.
look-costs = Hugsaðu um hvað hver leikur kostar þig.
look-risks = Hugsaðu um hvað gæti farið úrskeiðis.
look-forced = Þú átt aðeins einn kost.
hint-word = ráð
hint-move = Leikur
hint-chance = Vinningslíkur
hint-points = Líkleg stig
hint-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
hint-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-best = Ég myndi velja: { $move }. Vinningslíkur { $chance }, líkleg stig { $points }.
hint-again = Sláðu aftur inn { $word } til að sjá leikinn.
