# Orð beggja sushi-spilanna

card-tempura = tempura
card-sashimi = sashimi
card-dumpling = hveitibolla
card-maki1 = maki 1
card-maki2 = maki 2
card-maki3 = maki 3
card-salmon = laxa-nigiri
card-squid = smokkfisks-nigiri
card-egg = eggja-nigiri
card-wasabi = wasabi
kind-maki = maki-rúllur
kind-dumpling = hveitibollur
kind-pudding = búðingar
why-maki-most = flestar rúllur ({ $count })
why-maki-second = næstflestar rúllur ({ $count })
why-maki-second-tied = næstflestar rúllur ({ $count }), jafnmargar: { $others }
why-maki-behind = of fáar rúllur ({ $count })
why-unused = { $count ->
    [one] { $count } ónotað
   *[other] { $count } ónotuð
}
why-pudding-most = flestir búðingar ({ $count })
why-pudding-most-tied = flestir búðingar ({ $count }), jafnmargir: { $others }
why-pudding-fewest = fæstir búðingar ({ $count })
why-pudding-fewest-tied = fæstir búðingar ({ $count }), jafnmargir: { $others }
why-pudding-fewest-spared = fæstir búðingar ({ $count }); þegar tveir spila tapar enginn stigum
why-pudding-between = hvorki flestir né fæstir búðingar ({ $count })
why-pudding-all-equal = { $count ->
    [0] enginn búðingur, eins og hjá öllum
    [one] { $count } búðingur, eins og hjá öllum
   *[other] { $count } búðingar, eins og hjá öllum
}
table-worth = Virði nú
table-puddings = Búðingar
tray-dipped = { $card } á wasabi
card-pudding = búðingur

reason-nigiri = { $points } strax: { $card }.
reason-dipped = Gildir þrefalt á wasabi hjá þér: { $points } í stað { $plain } ({ $card }).
reason-maki-lead = { $others ->
    [0] Einu maki-rúllurnar á borðinu: { $points } eins og staðan er.
   *[other] Flestar maki-rúllur, { $rolls } á móti { $others } ({ $seat }): { $points } eins og staðan er.
}
reason-maki-tied = Jafnt í maki-rúllum, { $rolls } ({ $seat }): { $points } eins og staðan er.
reason-maki-second = Næstflestar maki-rúllur, { $rolls } á móti { $others } ({ $seat }): { $points } eins og staðan er.
reason-maki-behind = Enn á eftir í maki-rúllum, { $rolls } á móti { $others } ({ $seat }).
reason-pudding-most = Flestir búðingar: { $count } á móti { $others } ({ $seat }).
reason-pudding-tied = Jafnt í búðingum, { $count } ({ $seat }).
reason-pudding-safe = Ekki lengur fæstir búðingar: nú { $count }.
reason-pudding-behind = Enn á eftir í búðingum, { $count } á móti { $others } ({ $seat }).
look-dipped = Wasabi-ið þitt bíður eftir einhverju.
look-maki = Teldu maki-rúllurnar.
look-pudding = Hugsaðu um eftirréttinn.
