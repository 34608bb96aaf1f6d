# De woorden van Venedig.
# Bij een zitplaats `$seat` hoort `$seat-is`: "you" of "other". De fictieve speler heeft eigen zinnen.
# Bij een soort gebouw `$kind` hoort `$kind-is`, zoals "kind-casa": het palazzo, maar de casa, de campo, de ponte, de basilica.

title = Venedig
teaser = Casa’s, palazzo’s, campo’s, pontes en basilica’s verrijzen uit het moeras en brengen de gondels vooruit.
goal = Leg kaarten, in je eentje of samen met anderen, en bouw op drooggelegde bouwvelden: casa’s (huizen), palazzo’s (paleizen), campo’s (pleinen), pontes (bruggen) en basilica’s. Elk gebouw brengt de gondels van iedereen die meebouwde verder door de kanalen: die van de bouwer met alle punten, die van elke helper met de helft. Bouw je in een wijk naast je gondel, dan krijg je een goudschat, en ook met goud koop je punten. De gondel die het verst komt, wint.

## Soorten, wijken, opsommingen

kind-casa = casa
kind-palazzo = palazzo
kind-campo = campo
kind-ponte = ponte
kind-basilica = basilica
card-casa = Casa
card-palazzo = Palazzo
card-campo = Campo
card-ponte = Ponte
card-basilica = Basilica
district-a = San Marco
district-b = Cannaregio
district-c = Castello
district-d = Dorsoduro
district-e = Santa Croce
side-first = de eerste wijk
side-second = de tweede wijk
imaginary-name = de fictieve speler
number-of = { $count ->
    [one] een { $kind }kaart
   *[other] { $count } { $kind }kaarten
  }
set-of = de kaarten om in je eentje een { $kind } te bouwen

## Wat je kunt doen

do-reveal = Kaart omdraaien voor de fictieve speler
do-skip = Geen kaart omdraaien
do-lay = { $kind-is ->
    [kind-casa] Kaart leggen en een casa bouwen
   *[other] { $kind }kaart in de rij leggen
  }
do-solo = Een { $kind } in je eentje bouwen
do-done = Gekozen kaarten leggen
do-raise = Een { $kind } bouwen
do-raise-jointly = { $kind-is ->
    [kind-palazzo] Het palazzo
   *[other] De { $kind }
  } uit de rijen bouwen
do-site = Op bouwveld { $hex } bouwen
do-bridge = Op stippellijn { $bridge } bouwen
do-count = De casa’s van { $side } tellen
do-go-on = Verder zonder te betalen
do-pay-most = Zoveel mogelijk punten kopen
do-open-purse = Kiezen waarmee je betaalt
do-give = { $value } goud neerleggen
do-pay = Betalen
do-dump = De { $kind }rij opgeven
do-drain = Bouwveld { $hex } droogleggen
do-stop = Niets meer droogleggen
do-take = De { $kind }kaart nemen
do-draw = Kaart van de voorraadstapel trekken
do-show = { $kind }kaart tonen en er drie nemen
do-shed = De { $kind }kaart afleggen
do-sail = { $points ->
    [0] Blijven liggen
    [one] Eén punt varen
   *[other] { $points } punten varen
  }
do-take-back = Andere kaarten kiezen
do-unpick = Andere bouwplaats kiezen
do-keep = { $value } goud terugnemen
do-close-purse = Niets betalen
answer-skip-now = Niet vóór de beurt
answer-skip = Deze beurt geen kaart omdraaien
answer-solo = Een { $kind } in je eentje bouwen: { $count } kaarten
answer-done = Leggen: { $cards }
answer-none = Niets leggen
answer-raise-casa = Een { $kind } bouwen
answer-raise = { $kind-is ->
    [kind-palazzo] Het palazzo
   *[other] De { $kind }
  } in je eentje bouwen
answer-raise-row = { $kind-is ->
    [kind-palazzo] Het palazzo
   *[other] De { $kind }
  } uit je rij bouwen
answer-jointly = { $kind-is ->
    [kind-palazzo] Het palazzo
   *[other] De { $kind }
  } samen bouwen: { $seats }
answer-count-none = { $district } tellen: geen casa
answer-count = { $casas ->
    [one] { $district } tellen: één casa
   *[other] { $district } tellen: { $casas } casa’s
  } – { $gains }
answer-stop = Niets droogleggen
answer-stop-second = Eén is genoeg
answer-draw = { $count ->
    [one] Een kaart van de voorraadstapel trekken
   *[other] { $count } kaarten van de voorraadstapel trekken
  }
answer-go-on = Verder zonder te betalen
answer-go-on-all = Doorgaan tot alle gondels gevaren hebben
answer-sail = { $points ->
    [0] Blijven liggen
    [one] Eén veld varen
   *[other] { $points } velden varen
  }
answer-keep-gold = Goud houden
answer-end-turn = Beurt beëindigen
answer-pay = { $gold } goud betalen voor { $points ->
    [one] één punt
   *[other] { $points } punten
  }{ $lost ->
    [0] {""}
   *[other] ; { $lost } te veel
  }

## Het bord

board = Het bord
board-ours = Het bord, de kaartverdeling en de goudwaarden hebben we zelf gereconstrueerd: zie de regels.
building = { $kind } in { $districts }
dotted-line = stippellijn { $number } voor een ponte, van { $first } naar { $second }
hex-swamp = bouwveld { $hex }, moeras
hex-free = bouwveld { $hex }, vrij
hex-stones = bouwveld { $hex }, vrij vanaf het begin
hex-built = bouwveld { $hex }, { $kind }
hex-around = buurvelden: { $built } bebouwd, { $open } onbebouwd
site-brings = { $gains }
site-best = op zijn best – { $gains }
site-ponte = { $first } heeft { $one ->
    [0] geen casa
    [one] één casa
   *[other] { $one } casa’s
  }, { $second } { $other ->
    [0] geen
    [one] één
   *[other] { $other }
  } – { $gains }
gain = { $seat-is ->
    [you] jij
   *[other] { $seat }
  }: { $points ->
    [one] één punt
   *[other] { $points } punten
  }
gain-and-treasure = { $seat-is ->
    [you] jij
   *[other] { $seat }
  }: { $points ->
    [one] één punt
   *[other] { $points } punten
  } en een goudschat
gain-treasure = { $seat-is ->
    [you] jij
   *[other] { $seat }
  }: een goudschat
gain-nobody = niemand krijgt punten
field = veld
field-start = start
field-crossing = veld 10, en later veld 45
beside = naast { $districts }
beside-none = naast geen enkele wijk
pole = veld { $number }, een gondelpaal voorbij het doel
field-beyond = { $number }, voorbij het doel
gondola-of = { $seat-is ->
    [you] jouw gondel
   *[other] gondel van { $seat }
  }
at-start = bij de start
at-field = op veld { $number }
at-field-beside = op veld { $number }, naast { $districts }

## Kaarten, gebouwen en figuren naast het bord

market = Kaarten
display = Vitrine
display-empty = leeg
piles = Voorraadstapel en aflegstapel
pile = voorraadstapel
discards = aflegstapel
just-shown = zojuist getoond
supply = Voorraad
supply-pieces = Nog te bouwen
supply-builders = Bouwmeesters
supply-of = { $kind-is ->
    [kind-casa] casa (huis)
    [kind-palazzo] palazzo (paleis)
    [kind-campo] campo (plein)
    [kind-ponte] ponte (brug)
   *[other] { $kind }
  }, nog te bouwen
alert-last = Nog één en de partij is afgelopen: { $kinds }
waste-kinds = Geen bouwplaats vrij, kaarten gaan verloren: { $kinds }
waste-card = Er is geen bouwplaats vrij: deze kaart gaat verloren
waste-cards = Er is geen bouwplaats vrij: de kaarten gaan verloren
waste-room = { $free ->
    [one] Er is maar één bouwveld vrij: niet alles kan gebouwd worden
   *[other] Er zijn maar { $free } bouwvelden vrij: niet alles kan gebouwd worden
  }
waste-row = Je mag rijen van maar twee soorten houden: je moet dan een rij opgeven
waste-points = Levert geen punten op: alleen de andere wijk heeft casa’s
waste-piece = Ook met een tegel of schat minder krijg je evenveel punten
waste-gold = Na de partij is goud niets meer waard
figure = bouwmeester ({ $kind })

## Wat iemand heeft

person = { $seat-is ->
    [you] Jij
   *[other] { $seat }
  }
hand-of = { $seat-is ->
    [you] Jouw hand
   *[other] Hand van { $seat }
  }
face-down = een dichte kaart
card-taken = uit de vitrine genomen
card-known = de anderen kennen deze kaart
own-hand = Hand
own-adding = Voor de rijen
own-solo = In je eentje
rows = Rijen
row-lacks = { $kind }: kaarten nog nodig
hand-empty = geen kaarten in de hand
stock-gondola = veld van de gondel
stock-treasure-back = goudschatten
stock-tile = moerastegels
remark-turn = { $seat-is ->
    [you] jouw beurt
   *[other] aan de beurt
  }
remark-asked = { $seat-is ->
    [you] jij beslist nu
   *[other] beslist nu
  }
remark-purse = { $seat-is ->
    [you] je beurs is open
   *[other] telt goud
  }
imaginary = Fictieve speler
imaginary-nothing = geen rijen
purse = Goud
purse-offered = Te betalen
purse-points = { $points ->
    [0] nog geen punt
    [one] één punt
   *[other] { $points } punten
  }
gold-tile = moerastegel, goud
gold-treasure = goudschat, goud

## Wat er gevraagd wordt

aim = Je doel: met je gondel het verst door de kanalen komen. Elk gebouw verplaatst de gondels van iedereen die eraan meebouwt.
ask-before = Vóór je beurt: draai je een kaart om voor de fictieve speler?
ask-after = Na je beurt: draai je een kaart om voor de fictieve speler?
ask-lay = Welke kaarten leg je? Gebouwen waarvan alle kaarten er zijn, worden daarna gebouwd.
ask-lay-must = Je hand is vol: welke kaarten leg je?
ask-next = Welk gebouw komt als volgende?
ask-next-only = Dit wordt nu gebouwd, maar de bouwplaats kies jij niet. { $gold ->
    [0] Je hebt niet genoeg goud om eerst te betalen.
   *[other] Betaal je eerst goud?
  }
ask-site = Waar komt { $kind-is ->
    [kind-palazzo] je palazzo
   *[other] je { $kind }
  }?{ $kind-is ->
    [kind-ponte] {" "}Kies een stippellijn.
    [kind-palazzo] {" "}Kies twee bouwvelden, één voor één.
    [kind-basilica] {" "}Kies drie bouwvelden, één voor één.
   *[other] {""}
  }
ask-site-joint = Jij bouwt: waar komt { $kind-is ->
    [kind-palazzo] het palazzo
   *[other] de { $kind }
  }?{ $kind-is ->
    [kind-ponte] {" "}Kies een stippellijn.
    [kind-palazzo] {" "}Kies twee bouwvelden, één voor één.
    [kind-basilica] {" "}Kies drie bouwvelden, één voor één.
   *[other] {""}
  }
ask-site-master = In de beurt van { $seat } ben jij bouwmeester: waar komt { $kind-is ->
    [kind-palazzo] het palazzo
   *[other] de { $kind }
  }?{ $kind-is ->
    [kind-ponte] {" "}Kies een stippellijn.
    [kind-palazzo] {" "}Kies twee bouwvelden, één voor één.
    [kind-basilica] {" "}Kies drie bouwvelden, één voor één.
   *[other] {""}
  }
ask-site-imaginary = Voor de fictieve speler: waar komt { $kind-is ->
    [kind-palazzo] het palazzo
   *[other] de { $kind }
  }?{ $kind-is ->
    [kind-ponte] {" "}Kies een stippellijn.
    [kind-palazzo] {" "}Kies twee bouwvelden, één voor één.
    [kind-basilica] {" "}Kies drie bouwvelden, één voor één.
   *[other] {""}
  }
ask-site-next = { $count ->
    [one] Welk bouwveld maakt { $kind-is ->
        [kind-palazzo] het palazzo
       *[other] de { $kind }
      } compleet?
   *[other] Welk bouwveld is het volgende van { $kind-is ->
        [kind-palazzo] het palazzo
       *[other] de { $kind }
      }? Er zijn er nog { $count } nodig.
  }
ask-span = Van welke wijk telt de ponte de casa’s?
ask-steer = Hoe ver vaart je gondel? Je hebt { $points ->
    [one] één punt.
   *[other] { $points } punten.
  }
ask-between = { $seat-is ->
    [you] Jouw gondel vaart als volgende.
   *[other] De gondel van { $seat } vaart als volgende.
  } { $gold ->
    [0] Je hebt niet genoeg goud om eerst te betalen.
   *[other] Betaal je eerst goud?
  }
ask-surplus = Je hebt rijen van { $count } soorten, maar mag er maar twee houden: welke geef je op?
ask-drain = Welke moerastegel neem je? Je mag er twee nemen.
ask-drain-second = Neem je een tweede moerastegel?
ask-draw = Welke kaart neem je: uit de vitrine of van de voorraadstapel?
ask-draw-pile = Neem een kaart van de voorraadstapel: de vitrine is leeg.
ask-draw-show = Neem een kaart, of toon er een uit je hand en neem er drie.
ask-draw-nothing = Je hand is vol, dus je trekt geen kaart. { $gold ->
    [0] Je hebt niet genoeg goud om nog te betalen.
   *[other] Betaal je vóór het einde van je beurt nog goud?
  }
ask-fill = { $count ->
    [one] Je neemt nog één kaart: uit de vitrine of van de voorraadstapel?
   *[other] Je neemt nog { $count } kaarten: uit de vitrine, of allemaal van de voorraadstapel?
  }
ask-shed = Je hebt een kaart te veel: welke leg je af?
ask-pay = Waarmee betaal je? Je hebt { $gold } goud; voor vijf goud koop je één punt.
ask-pay-more = Je legt { $gold } goud neer: { $points ->
    [0] nog geen punt
    [one] één punt
   *[other] { $points } punten
  }. Nog iets?
ask-final = Laatste betaling: betaal je goud voor punten?
wait-before = { $seat } mag een kaart omdraaien voor de fictieve speler.
wait-lay = { $seat } kiest kaarten om te leggen.
wait-next = { $seat } kiest het volgende gebouw.
wait-site = { $seat } kiest waar { $kind-is ->
    [kind-palazzo] het palazzo
   *[other] de { $kind }
  } komt.
wait-site-master = { $turn-is ->
    [you] In jouw beurt kiest { $seat } als bouwmeester waar { $kind-is ->
        [kind-palazzo] het palazzo
       *[other] de { $kind }
      } komt.
   *[other] In de beurt van { $turn } kiest { $seat } als bouwmeester waar { $kind-is ->
        [kind-palazzo] het palazzo
       *[other] de { $kind }
      } komt.
  }
wait-site-imaginary = { $seat } kiest voor de fictieve speler waar { $kind-is ->
    [kind-palazzo] het palazzo
   *[other] de { $kind }
  } komt.
wait-span = { $seat } kiest van welke wijk de ponte de casa’s telt.
wait-steer = { $seat } kiest hoe ver de gondel vaart.
wait-between = { $next-is ->
    [you] Jouw gondel vaart als volgende; { $seat } mag eerst goud betalen.
   *[other] De gondel van { $next } vaart als volgende; { $seat } mag eerst goud betalen.
  }
wait-surplus = { $seat } heeft rijen van te veel soorten en geeft er een op.
wait-drain = { $seat } mag bouwvelden droogleggen.
wait-draw = { $seat } trekt kaarten.
wait-draw-nothing = { $seat } heeft een volle hand en mag vóór het einde van de beurt nog goud betalen.
wait-fill = { $seat } heeft een kaart getoond en neemt er drie.
wait-shed = { $seat } heeft een kaart te veel en legt er een af.
wait-pay = { $seat } telt goud om te betalen.
wait-final = Laatste betaling: { $seat } mag goud betalen voor punten.

## Het einde

ending-sixty-by-building = De gondel van een bouwer heeft veld 60 bereikt
ending-sixty-by-helping = De gondel van een helper heeft veld 60 bereikt
ending-sixty-by-gold = Een gondel heeft met goud veld 60 bereikt
ending-casa-exhausted = De laatste casa is gebouwd
ending-palazzo-exhausted = Het laatste palazzo is gebouwd
ending-campo-exhausted = De laatste campo is gebouwd
ending-ponte-exhausted = De laatste ponte is gebouwd
ending-basilica-exhausted = De laatste basilica is gebouwd
ending-turn-cap = Het afgesproken aantal beurten is gespeeld
over-won = { $seat-is ->
    [you] Jij wint: jouw gondel is het verst gekomen, tot veld { $field }.
   *[other] { $seat } wint met de gondel die het verst is gekomen: tot veld { $field }.
  }
over-shared = Geen gondel heeft de start verlaten: iedereen deelt de overwinning.
result-won = { $seat-is ->
    [you] Jij wint: je gondel ligt op veld { $field }
   *[other] { $seat } wint met de gondel op veld { $field }
  }
result-shared = Gedeelde overwinning
standing = { $seat-is ->
    [you] Jij
   *[other] { $seat }
  }: { $field ->
    [0] bij de start
   *[other] veld { $field }
  }

## Wat er gebeurde

told-dealt = Iedereen krijgt drie kaarten.
told-turn = { $seat-is ->
    [you] Beurt { $number }: jij.
   *[other] Beurt { $number }: { $seat }.
  }
told-chose-card = { $seat-is ->
    [you] Je kiest een { $kind }kaart.
   *[other] { $seat } kiest een { $kind }kaart.
  }
told-chose-solo = { $seat-is ->
    [you] Je kiest de kaarten om in je eentje een { $kind } te bouwen.
   *[other] { $seat } kiest de kaarten om zonder helpers een { $kind } te bouwen.
  }
told-took-back = { $seat-is ->
    [you] Je neemt de gekozen kaarten terug.
   *[other] { $seat } neemt de gekozen kaarten terug.
  }
told-laid = { $seat-is ->
    [you] Je legt { $count ->
        [one] een { $kind }kaart
       *[other] { $count } { $kind }kaarten
      }.
   *[other] { $seat } legt { $count ->
        [one] een { $kind }kaart
       *[other] { $count } { $kind }kaarten
      }.
  }
told-laid-solo = { $seat-is ->
    [you] Je legt { $count ->
        [one] een { $kind }kaart
       *[other] { $count } { $kind }kaarten
      } om in je eentje te bouwen.
   *[other] { $seat } legt { $count ->
        [one] een { $kind }kaart
       *[other] { $count } { $kind }kaarten
      } om zonder helpers te bouwen.
  }
told-laid-nothing = { $seat-is ->
    [you] Je legt geen kaart.
   *[other] { $seat } legt geen kaart.
  }
told-master = { $seat-is ->
    [you] Je wordt bouwmeester van { $kind-is ->
        [kind-palazzo] het palazzo
       *[other] de { $kind }
      }.
   *[other] { $seat } wordt bouwmeester van { $kind-is ->
        [kind-palazzo] het palazzo
       *[other] de { $kind }
      }.
  }
told-master-taken = { $seat-is ->
    [you] Je hebt nu de langere rij en wordt bouwmeester van { $kind-is ->
        [kind-palazzo] het palazzo
       *[other] de { $kind }
      }.
   *[other] { $seat } heeft nu de langere rij en wordt bouwmeester van { $kind-is ->
        [kind-palazzo] het palazzo
       *[other] de { $kind }
      }.
  }
told-master-inherited = { $seat-is ->
    [you] Je hebt de langste rij die overblijft en wordt bouwmeester van { $kind-is ->
        [kind-palazzo] het palazzo
       *[other] de { $kind }
      }.
   *[other] { $seat } heeft de langste rij die overblijft en wordt bouwmeester van { $kind-is ->
        [kind-palazzo] het palazzo
       *[other] de { $kind }
      }.
  }
told-imaginary-master = De fictieve speler wordt bouwmeester van { $kind-is ->
    [kind-palazzo] het palazzo
   *[other] de { $kind }
  }.
told-figure-back = De figuur van de bouwmeester van { $kind-is ->
    [kind-palazzo] het palazzo
   *[other] de { $kind }
  } gaat terug naar het bord.
told-building = { $seat-is ->
    [you] Er wordt een { $kind } gebouwd: jij kiest de bouwplaats.
   *[other] Er wordt een { $kind } gebouwd: { $seat } kiest de bouwplaats.
  }
told-no-space = { $kind-is ->
    [kind-casa] Er is geen bouwplaats voor de casa: de kaart gaat verloren.
    [kind-palazzo] Er is geen bouwplaats voor het palazzo: de kaarten gaan verloren.
   *[other] Er is geen bouwplaats voor de { $kind }: de kaarten gaan verloren.
  }
told-picked = { $seat-is ->
    [you] Je kiest bouwveld { $hex }.
   *[other] { $seat } kiest bouwveld { $hex }.
  }
told-unpicked = { $seat-is ->
    [you] Je kiest een andere bouwplaats.
   *[other] { $seat } kiest een andere bouwplaats.
  }
told-built = Er staat nu een { $kind } in { $points ->
    [0] { $district }.
    [one] { $district }: één punt.
   *[other] { $district }: { $points } punten.
  }
told-built-ponte = Een ponte verbindt nu { $district } en { $other }.
told-counts = { $seat-is ->
    [you] Je telt de casa’s van { $district }: { $count }.
   *[other] { $seat } telt de casa’s van { $district }: { $count }.
  }
told-treasure = { $seat-is ->
    [you] Je krijgt een goudschat met { $value } goud.
   *[other] { $seat } krijgt een goudschat met { $value } goud.
  }
told-treasure-hidden = { $seat-is ->
    [you] Je krijgt een goudschat.
   *[other] { $seat } krijgt een goudschat.
  }
told-no-treasure = { $seat-is ->
    [you] Er is geen goudschat meer voor jou.
   *[other] Er is geen goudschat meer voor { $seat }.
  }
told-moved = { $seat-is ->
    [you] { $points ->
        [one] Eén punt
       *[other] { $points } punten
      }: jouw gondel vaart naar veld { $field }.
   *[other] { $points ->
        [one] Eén punt
       *[other] { $points } punten
      }: de gondel van { $seat } vaart naar veld { $field }.
  }
field-jumped = { $count ->
    [one] veld overgeslagen
   *[other] velden overgeslagen
  }
points-palazzo = { $count ->
    [one] aangrenzend bouwveld zonder gebouw
   *[other] aangrenzende bouwvelden zonder gebouw
  }
points-campo = { $count ->
    [one] aangrenzend bouwveld met een gebouw
   *[other] aangrenzende bouwvelden met een gebouw
  }
points-half = (de helft van { $whole })
points-half-down = (de helft van { $whole }, naar beneden afgerond)
told-stayed = { $seat-is ->
    [you] Je gondel blijft liggen.
   *[other] De gondel van { $seat } blijft liggen.
  }
told-went-on = { $seat-is ->
    [you] Je betaalt nu niets.
   *[other] { $seat } betaalt nu niets.
  }
told-cards-away = { $kind-is ->
    [kind-casa] De casakaart wordt afgelegd.
   *[other] De { $kind }kaarten worden afgelegd.
  }
told-dumped = { $seat-is ->
    [you] Je geeft je { $kind }rij op: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
      }.
   *[other] { $seat } geeft de { $kind }rij op: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
      }.
  }
told-opened-purse = { $seat-is ->
    [you] Je opent je beurs.
   *[other] { $seat } opent de beurs.
  }
told-offered = { $seat-is ->
    [you] Je legt { $value } goud neer.
   *[other] { $seat } legt { $value } goud neer.
  }
told-kept = { $seat-is ->
    [you] Je neemt { $value } goud terug.
   *[other] { $seat } neemt { $value } goud terug.
  }
told-closed-purse = { $seat-is ->
    [you] Je sluit je beurs.
   *[other] { $seat } sluit de beurs.
  }
gold-in-treasures = in goudschatten
told-paid = { $seat-is ->
    [you] Je betaalt { $gold } goud voor { $points ->
        [one] één punt
       *[other] { $points } punten
      }.
   *[other] { $seat } betaalt { $gold } goud voor { $points ->
        [one] één punt
       *[other] { $points } punten
      }.
  }
told-drained = { $seat-is ->
    [you] Je legt bouwveld { $hex } droog.
   *[other] { $seat } legt bouwveld { $hex } droog.
  }
told-found = { $value ->
    [0] { $seat-is ->
        [you] Er ligt geen goud op de tegel.
       *[other] { $seat } vindt geen goud op de tegel.
      }
   *[other] { $seat-is ->
        [you] Er ligt { $value } goud op de tegel.
       *[other] { $seat } vindt { $value } goud op de tegel.
      }
  }
told-found-hidden = { $seat-is ->
    [you] Je bekijkt de tegel.
   *[other] { $seat } bekijkt de tegel.
  }
told-stopped = { $seat-is ->
    [you] Je legt niets meer droog.
   *[other] { $seat } legt niets meer droog.
  }
told-took = { $seat-is ->
    [you] Je neemt de { $kind }kaart uit de vitrine.
   *[other] { $seat } neemt de { $kind }kaart uit de vitrine.
  }
told-drew = { $seat-is ->
    [you] Je trekt een { $kind }kaart.
   *[other] { $seat } trekt een { $kind }kaart.
  }
told-drew-hidden = { $seat-is ->
    [you] Je trekt een kaart.
   *[other] { $seat } trekt een kaart.
  }
told-showed = { $seat-is ->
    [you] Je toont een { $kind }kaart.
   *[other] { $seat } toont een { $kind }kaart.
  }
told-hand-full = { $seat-is ->
    [you] Je hand is vol: je trekt geen kaart.
   *[other] De hand van { $seat } is vol: er wordt geen kaart getrokken.
  }
told-shed = { $seat-is ->
    [you] Je legt een { $kind }kaart af.
   *[other] { $seat } legt een { $kind }kaart af.
  }
told-reshuffled = De aflegstapel wordt de voorraadstapel.
told-display-away = Er liggen vier kaarten in de vitrine: ze worden afgelegd.
told-revealed = Voor de fictieve speler wordt een { $kind }kaart omgedraaid.
told-not-revealed = { $seat-is ->
    [you] Je draait geen kaart om.
   *[other] { $seat } draait geen kaart om.
  }
told-revealed-in-vain = Voor de fictieve speler wordt een { $kind }kaart omgedraaid en afgelegd.
told-goal = { $seat-is ->
    [you] Jouw gondel heeft het doel bereikt.
   *[other] De gondel van { $seat } heeft het doel bereikt.
  }
told-exhausted = Dat was { $kind-is ->
    [kind-palazzo] het laatste palazzo
   *[other] de laatste { $kind }
  }.
told-last-exchange = De laatste betaling begint.
told-keeps-gold = { $seat-is ->
    [you] Je betaalt geen goud.
   *[other] { $seat } betaalt geen goud.
  }
told-turn-cap = Het afgesproken aantal beurten is gespeeld.
told-won = { $seat-is ->
    [you] Jij wint: jouw gondel is het verst gekomen, tot veld { $field }.
   *[other] { $seat } wint met de gondel die het verst is gekomen: tot veld { $field }.
  }

## Wat alles is

cards-so-far = Kaarten in de rijen: { $count } van { $needed }
about-casa = Eén kaart, één vrij bouwveld: één punt. Een casa is van niemand en telt mee voor elke ponte die haar wijk verbindt.
about-palazzo = Drie kaarten, twee vrije bouwvelden naast elkaar: één punt voor elk aangrenzend bouwveld zonder gebouw, vrij of moeras.
about-campo = Drie kaarten, één vrij bouwveld: één punt voor elk aangrenzend bouwveld met een gebouw.
about-ponte = Drie kaarten, de twee vrije uiteinden van een stippellijn: één punt voor elke casa in een van de twee wijken, naar keuze van de bouwer.
about-basilica = Vier kaarten, drie vrije bouwvelden die elkaar alle raken: zeven punten.
about-basilica-connected = Vier kaarten, drie vrije aaneengesloten bouwvelden: zeven punten.
about-swamp = Een bouwveld onder moeras. Na het bouwen mag je een of twee bouwvelden droogleggen: het goud op de tegel is voor jou, en het bouwveld is vrij vanaf de volgende beurt. De naam van een bouwveld geeft de rij, met A bovenaan, en de afstand vanaf links in halve bouwvelden.
about-free = Een vrij bouwveld: hier kun je bouwen, maar voor een ponte is een stippellijn nodig. De naam van een bouwveld geeft de rij, met A bovenaan, en de afstand vanaf links in halve bouwvelden.
about-stones = Een bouwveld dat vanaf het begin vrij is: hier kun je bouwen, maar voor een ponte is een stippellijn nodig. De naam van een bouwveld geeft de rij, met A bovenaan, en de afstand vanaf links in halve bouwvelden.
about-dotted-line = Een ponte mag deze twee bouwvelden verbinden zolang beide vrij zijn. Elk ander gebouw op een ervan sluit de lijn af.
about-field = Een veld op het parcours van de gondels. Ligt je gondel naast een wijk waarin je meebouwt, dan krijg je een goudschat, zolang er nog schatten zijn. Bezette velden worden overgeslagen.
about-start = Hier beginnen alle gondels.
about-crossing = Hier kruist het kanaal zichzelf: de velden 10 en 45 zijn dezelfde plaats, met ruimte voor één gondel.
about-pole = Een veld voorbij het doel. De gondel die het verst komt, wint.
about-gondola = Een gondel vaart zoveel velden als de speler punten krijgt: alle punten van een gebouw voor de bouwer, de helft voor elke helper, en één punt voor elke vijf goud. De gondel die het verst komt, wint; de partij eindigt als een gondel veld 60 bereikt of als een soort gebouwen op is.
about-tile = Een moerastegel van een drooggelegd bouwveld, met hoogstens twee goud. Voor vijf goud koop je één punt; er wordt niets teruggegeven.
about-treasure = Een goudschat bevat drie tot zes goud. Zolang er nog schatten zijn, krijg je er een als je meebouwt in een wijk naast je gondel. Voor vijf goud koop je één punt; er wordt niets teruggegeven.
about-display = Deze open kaarten kun je aan het einde van je beurt nemen. Liggen er na een beurt vier, dan worden ze allemaal afgelegd.
about-pile = Aan het einde van een beurt trek je hier een kaart of neem je er een uit de vitrine; of je toont een kaart en neemt er drie. Je mag hoogstens vijf kaarten in de hand hebben.
about-discards = Gebruikte kaarten. Is de voorraadstapel op, dan worden ze geschud en vormen ze de nieuwe.
about-master-builder = Wie de langste rij van een soort heeft, is de bouwmeester: die kiest de bouwplaats en krijgt alle punten, ook in de beurt van een ander. De anderen met een rij van die soort krijgen de helft. Bij gelijke stand blijft de figuur waar hij is.
about-row-lacks = Zodra de rijen van alle spelers samen genoeg kaarten tellen, moet het gebouw nog in die beurt worden gebouwd; is er geen bouwplaats, dan gaan de kaarten verloren.
about-face-down = Een handkaart die de anderen niet zeker kennen.
about-purse = Voor vijf goud koop je één punt; er wordt niets teruggegeven.
topic-casa = Casa
topic-palazzo = Palazzo
topic-campo = Campo
topic-ponte = Ponte
topic-basilica = Basilica
topic-basilica-connected = Basilica
topic-swamp = Moeras
topic-free = Vrij bouwveld
topic-stones = Vanaf het begin vrij bouwveld
topic-dotted-line = Stippellijn
topic-field = Veld
topic-start = Start
topic-crossing = Kruising
topic-pole = Gondelpaal
topic-gondola = Gondel
topic-tile = Moerastegel
topic-treasure = Goudschat
topic-display = Vitrine
topic-pile = Voorraadstapel
topic-discards = Aflegstapel
topic-master-builder = Bouwmeester
topic-row-lacks = Ontbrekende kaarten in een rij
topic-face-down = Dichte kaart
topic-purse = Goud

## Opties

option-board = Bord
option-board-help = De naam van een bord, of een eigen bord als tekst.
option-cards = Kaarten
option-cards-help = Hoeveel kaarten er van elke soort zijn: casa, palazzo, campo, ponte en basilica.
option-cards-7-8-8-9-10 = 7, 8, 8, 9, 10
option-cards-10-8-8-8-8 = 10, 8, 8, 8, 8
option-cards-14-7-7-7-7 = 14, 7, 7, 7, 7: korter
option-cards-6-9-9-9-9 = 6, 9, 9, 9, 9: de casa’s raken bijna nooit op
option-cards-19-6-6-6-5 = 19, 6, 6, 6, 5: één per gebouw
option-tiles = Moerastegels
option-tiles-help = Hoeveel tegels er zijn zonder goud, met één goud en met twee goud.
option-tiles-29-29-28 = 29, 29, 28
option-tiles-43-29-14 = 43, 29, 14: de helft is leeg
option-tiles-0-86-0 = elk één goud
option-treasures = Goudschatten
option-treasures-help = Hoeveel goudschatten er zijn met drie, vier, vijf en zes goud.
option-treasures-5-4-4-5 = 5, 4, 4, 5
option-treasures-6-6-3-3 = 6, 6, 3, 3: kleiner
option-treasures-3-3-6-6 = 3, 3, 6, 6: groter
option-basilica = Vorm van de basilica
option-basilica-help = Hoe de drie bouwvelden mogen liggen.
option-basilica-triangle = driehoek: elk bouwveld raakt de twee andere
option-basilica-connected = elke aaneengesloten vorm
option-full-hand = Met een volle hand
option-full-hand-help = Wat er gebeurt als je met vijf handkaarten moet trekken.
option-full-hand-no-draw = geen kaart trekken
option-full-hand-swap = één trekken en één afleggen
option-full-hand-must-lay = eerst een kaart leggen
option-imaginary-casa = Casa’s van de fictieve speler
option-imaginary-casa-help = Wat er gebeurt met een casakaart die voor de fictieve speler wordt omgedraaid.
option-imaginary-casa-built = de casa wordt voor niemand gebouwd
option-imaginary-casa-discarded = de kaart wordt afgelegd
option-turn-cap = Maximumaantal beurten
option-turn-cap-help = Na zoveel beurten van alle spelers samen eindigt de partij.
option-moves = Gondels verplaatsen
option-moves-help = Of een gondel minder ver mag varen dan zijn punten toelaten.
option-moves-all = alle punten moeten worden gebruikt
option-moves-up-to-all = zo ver als de speler wil
option-gold-asked = Vragen over goud
option-gold-asked-help = In welke gevallen je wordt gevraagd of je betaalt, ook als er verder niets te beslissen valt.
option-gold-asked-whenever-it-counts = telkens als het kan meetellen
option-gold-asked-as-in-version-1 = zoals in versie 1 van deze regels

## What players may look a term up by

also-row = rij, gelegde kaarten
also-set = compleet gebouw, alleen
also-draining = droogleggen, moeras weghalen
also-exchange = ruilen, omruilen, punten kopen, geld
also-master-builder = architect, eerste
also-casa = huis, woning
also-palazzo = paleis
also-campo = plein
also-ponte = brug, bruggen
also-basilica = basiliek, kerk, kathedraal, koepel
also-swamp = modder, water
also-tile = plaatje, fiche, munt
also-treasure = kist, goud, geld
also-display = open kaarten, markt
also-field = vak, zeshoek, plaats
also-gondola = boot, schip, puntensteen, punten
also-pole = paal, meerpaal
also-crossing = kruispunt, springen

## Amounts that reasons compare

stake-field = vakken door de kanalen
stake-gold = goud
stake-hand = handkaarten
stake-laid = kaarten in de rijen
stake-figures = bouwmeesters

## The characters of the computer players, and how each plays

character-hasty = Vergelijkt telkens maar twee van zijn mogelijkheden en ziet vaak een betere bouwplaats over het hoofd.
character-gentle = Speelt voor elke actie zo’n dertig vervolgen in haar hoofd door, genoeg om even vooruit te kijken.
character-steady = Speelt voor elke actie tweehonderd vervolgen in zijn hoofd door, met kaarten die de anderen zouden kunnen hebben.
character-strong = Speelt voor elke actie tweeduizend vervolgen in haar hoofd door en kiest wat het best standhoudt.
