# De woorden van Venedig.
# Bij een zitplaats `$seat` hoort `$seat-is`: "you" of "other". De denkbeeldige speler heeft eigen zinnen.
# Bij een soort gebouw `$kind` hoort `$kind-is`, zoals "kind-casa": het palazzo, maar de casa, de campo, de ponte, de basilica.

title = Venedig
teaser = Casa’s, palazzi, campi, ponti en basilica’s rijzen op uit het moeras, en de gondels varen verder.
goal = Leg kaarten, alleen of samen met anderen, en bouw op drooggelegde zeshoeken: casa’s (huizen), palazzi (paleizen), campi (pleinen), ponti (bruggen) en basilica’s. Elk gebouw laat de gondels van iedereen die meedeed door de kanalen varen: die van de bouwer zoveel velden als het punten oplevert, die van helpers de helft. Wie bouwt in een wijk waar de eigen gondel naast ligt, krijgt een goudschat, en goud wordt ook punten. Wie het verst komt, wint.

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
imaginary-name = de denkbeeldige speler
number-of = { $count ->
    [one] een { $kind }kaart
   *[other] { $count } { $kind }kaarten
  }
set-of = de kaarten voor een { $kind } alleen

## Wat je kunt doen

do-reveal = Een kaart omdraaien voor de denkbeeldige speler
do-skip = Geen kaart omdraaien
do-lay = { $kind-is ->
    [kind-casa] Een kaart leggen en een casa bouwen
   *[other] Een { $kind }kaart in de rij leggen
  }
do-solo = Een { $kind } alleen bouwen
do-done = De gekozen kaarten leggen
do-raise = Een { $kind } bouwen
do-raise-jointly = { $kind-is ->
    [kind-palazzo] Het palazzo
   *[other] De { $kind }
  } van de rijen bouwen
do-site = Op zeshoek { $hex } bouwen
do-bridge = Over stippellijn { $bridge } bouwen
do-count = De casa’s van { $side } tellen
do-go-on = Verder zonder te betalen
do-pay-most = Voor zoveel mogelijk punten betalen
do-open-purse = Met goud betalen
do-give = { $value } goud neerleggen
do-pay = Betalen
do-dump = De { $kind }rij opgeven
do-drain = Zeshoek { $hex } droogleggen
do-stop = Niets meer droogleggen
do-take = De { $kind }kaart nemen
do-draw = Een kaart van de voorraadstapel trekken
do-show = De { $kind }kaart tonen en er drie nemen
do-shed = De { $kind }kaart wegleggen
do-sail = { $points ->
    [0] Blijven liggen
    [one] Eén punt varen
   *[other] { $points } punten varen
  }
do-take-back = De kaarten opnieuw kiezen
do-unpick = De bouwplaats opnieuw kiezen
do-keep = { $value } goud weer oppakken
do-close-purse = Niets betalen
answer-skip-now = Niet vóór de beurt
answer-skip = Deze beurt geen kaart omdraaien
answer-solo = Een { $kind } alleen bouwen: { $count } kaarten
answer-solo-vain = Een { $kind } alleen bouwen: er is geen bouwplaats vrij, de { $count } kaarten zijn dan verloren
answer-done = Leggen: { $cards }
answer-none = Niets leggen
answer-raise-casa = Een { $kind } bouwen
answer-raise = { $kind-is ->
    [kind-palazzo] Het palazzo
   *[other] De { $kind }
  } alleen bouwen
answer-raise-row = { $kind-is ->
    [kind-palazzo] Het palazzo
   *[other] De { $kind }
  } van je rij bouwen
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
answer-stop-second = Het bij één laten
answer-draw = { $count ->
    [one] Een kaart van de voorraadstapel trekken
   *[other] { $count } kaarten van de voorraadstapel trekken
  }
answer-go-on = Verder zonder te betalen
answer-sail = { $points ->
    [0] Blijven liggen
    [one] Eén veld varen
   *[other] { $points } velden varen
  }
answer-keep-gold = Het goud houden
answer-end-turn = De beurt beëindigen
answer-purse = Met goud betalen: je hebt { $gold }
answer-pay = { $gold } goud betalen voor { $points ->
    [one] één punt
   *[other] { $points } punten
  }{ $lost ->
    [0] {""}
   *[other] ; { $lost } te veel
  }

## Het bord

board = Het bord
board-ours = Het bord, de verdeling van de kaarten en de waarden van het goud zijn onze reconstructie: zie de regels.
building = { $kind } in { $districts }
dotted-line = stippellijn { $number } voor een ponte, { $first } naar { $second }
hex-swamp = zeshoek { $number }, moeras
hex-free = zeshoek { $number }, vrij
hex-stones = zeshoek { $number }, vrij vanaf het begin
hex-built = zeshoek { $number }, { $kind }
hex-around = eromheen { $built } bebouwd, { $open } onbebouwd
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
gain-nobody = niets voor wie dan ook
field = veld
field-start = start
field-crossing = veld 10, en opnieuw als 45
beside = naast { $districts }
beside-none = naast geen wijk
pole = veld { $number }, een paal achter het doel
gondola-of = { $seat-is ->
    [you] jouw gondel
   *[other] gondel van { $seat }
  }
at-start = op de start
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
alert-last = Nog één en het is uit: { $kinds }
alert-vain = Geen bouwplaats vrij, kaarten gaan verloren: { $kinds }
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
face-down = een gedekte kaart
card-taken = uit de vitrine genomen
card-known = de anderen kennen hem
card-vain = er is geen bouwplaats voor: de kaarten zijn dan verloren
own-hand = Hand
own-adding = Voor de rijen
own-solo = Alleen
rows = Rijen
row-lacks = { $kind }: kaarten nog nodig
hand-empty = geen kaarten op handen
stock-gondola = veld van de gondel
stock-treasure-back = goudschatten
stock-tile = moerastegels
remark-turn = { $seat-is ->
    [you] jouw beurt
   *[other] is aan de beurt
  }
remark-asked = { $seat-is ->
    [you] jij beslist nu
   *[other] beslist nu
  }
remark-purse = { $seat-is ->
    [you] je beurs is open
   *[other] telt goud
  }
imaginary = Denkbeeldige speler
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

ask-before = Vóór je beurt: draai je een kaart om voor de denkbeeldige speler?
ask-after = Na je beurt: draai je een kaart om voor de denkbeeldige speler?
ask-lay = Welke kaarten leg je? Wat compleet is, wordt gebouwd.
ask-lay-must = Je hand is vol: welke kaarten leg je?
ask-next = Wat wordt er nu gebouwd?
ask-next-only = Nu wordt er gebouwd, en jij kiest de bouwplaats niet. Betaal je eerst goud?
ask-site = Waar komt { $kind-is ->
    [kind-palazzo] je palazzo
   *[other] je { $kind }
  }?{ $kind-is ->
    [kind-ponte] {" "}Kies een stippellijn.
    [kind-palazzo] {" "}Kies twee zeshoeken, een voor een.
    [kind-basilica] {" "}Kies drie zeshoeken, een voor een.
   *[other] {""}
  }
ask-site-joint = Jij bouwt: waar komt { $kind-is ->
    [kind-palazzo] het palazzo
   *[other] de { $kind }
  }?{ $kind-is ->
    [kind-ponte] {" "}Kies een stippellijn.
    [kind-palazzo] {" "}Kies twee zeshoeken, een voor een.
    [kind-basilica] {" "}Kies drie zeshoeken, een voor een.
   *[other] {""}
  }
ask-site-master = In de beurt van { $seat } ben jij bouwmeester: waar komt { $kind-is ->
    [kind-palazzo] het palazzo
   *[other] de { $kind }
  }?{ $kind-is ->
    [kind-ponte] {" "}Kies een stippellijn.
    [kind-palazzo] {" "}Kies twee zeshoeken, een voor een.
    [kind-basilica] {" "}Kies drie zeshoeken, een voor een.
   *[other] {""}
  }
ask-site-imaginary = Voor de denkbeeldige speler: waar komt { $kind-is ->
    [kind-palazzo] het palazzo
   *[other] de { $kind }
  }?{ $kind-is ->
    [kind-ponte] {" "}Kies een stippellijn.
    [kind-palazzo] {" "}Kies twee zeshoeken, een voor een.
    [kind-basilica] {" "}Kies drie zeshoeken, een voor een.
   *[other] {""}
  }
ask-site-next = { $count ->
    [one] Welke zeshoek maakt { $kind-is ->
        [kind-palazzo] het palazzo
       *[other] de { $kind }
      } compleet?
   *[other] Welke zeshoek is de volgende van { $kind-is ->
        [kind-palazzo] het palazzo
       *[other] de { $kind }
      }? Er ontbreken er { $count }.
  }
ask-span = De casa’s van welke wijk telt de ponte?
ask-steer = Hoe ver vaart je gondel? Je hebt { $points ->
    [one] één punt.
   *[other] { $points } punten.
  }
ask-between = { $seat-is ->
    [you] Nu vaart jouw gondel. Betaal je eerst goud?
   *[other] Nu vaart de gondel van { $seat }. Betaal je eerst goud?
  }
ask-surplus = Je hebt rijen van { $count } soorten en mag er twee houden: welke geef je op?
ask-drain = Welke moerastegel neem je? Twee mogen.
ask-drain-second = Neem je een tweede moerastegel?
ask-draw = Welke kaart neem je: uit de vitrine of van de voorraadstapel?
ask-draw-show = Neem een kaart, of toon er een uit je hand en neem er drie.
ask-draw-nothing = Je hand is vol, dus je trekt geen kaart. Betaal je nog goud voor het einde van je beurt?
ask-fill = { $count ->
    [one] Je neemt nog één kaart: uit de vitrine of van de voorraadstapel?
   *[other] Je neemt nog { $count } kaarten: uit de vitrine, of alle van de voorraadstapel?
  }
ask-shed = Je hebt een kaart te veel: welke leg je weg?
ask-pay = Waarmee betaal je? Je hebt { $gold } goud, vijf is een punt.
ask-pay-more = Je legt { $gold } goud neer: { $points ->
    [0] nog geen punt
    [one] één punt
   *[other] { $points } punten
  }. Nog iets?
ask-final = De laatste ruil: betaal je goud voor punten?
wait-before = { $seat } mag een kaart omdraaien voor de denkbeeldige speler.
wait-lay = { $seat } kiest kaarten om te leggen.
wait-next = { $seat } kiest wat er nu gebouwd wordt.
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
wait-site-imaginary = { $seat } kiest voor de denkbeeldige speler waar { $kind-is ->
    [kind-palazzo] het palazzo
   *[other] de { $kind }
  } komt.
wait-span = { $seat } kiest de casa’s van welke wijk de ponte telt.
wait-steer = { $seat } kiest hoe ver de gondel vaart.
wait-between = { $next-is ->
    [you] Nu vaart jouw gondel; { $seat } mag eerst goud betalen.
   *[other] Nu vaart de gondel van { $next }; { $seat } mag eerst goud betalen.
  }
wait-surplus = { $seat } heeft rijen van te veel soorten en geeft er een op.
wait-drain = { $seat } mag zeshoeken droogleggen.
wait-draw = { $seat } trekt kaarten.
wait-draw-nothing = { $seat } heeft een volle hand en mag nog goud betalen voor het einde van de beurt.
wait-fill = { $seat } heeft een kaart getoond en neemt er drie.
wait-shed = { $seat } heeft een kaart te veel en legt er een weg.
wait-pay = { $seat } telt goud om te betalen.
wait-final = De laatste ruil: { $seat } mag goud betalen voor punten.

## Het einde

ending-sixty-by-building = De gondel van een bouwer heeft veld 60 bereikt
ending-sixty-by-helping = De gondel van een helper heeft veld 60 bereikt
ending-sixty-by-gold = Een gondel heeft met goud veld 60 bereikt
ending-casa-exhausted = De laatste casa is gebouwd
ending-palazzo-exhausted = Het laatste palazzo is gebouwd
ending-campo-exhausted = De laatste campo is gebouwd
ending-ponte-exhausted = De laatste ponte is gebouwd
ending-basilica-exhausted = De laatste basilica is gebouwd
ending-turn-cap = Het afgesproken aantal beurten is voorbij
over-won = { $seat-is ->
    [you] Jij wint: jouw gondel is het verst gekomen, tot veld { $field }.
   *[other] { $seat } wint: geen gondel is verder gekomen dan veld { $field }.
  }
over-shared = Geen gondel is van de start gekomen: allen delen de winst.
result-won = { $seat-is ->
    [you] Jij wint op veld { $field }
   *[other] { $seat } wint op veld { $field }
  }
result-shared = Gedeelde winst
standing = { $seat-is ->
    [you] Jij
   *[other] { $seat }
  }: { $field ->
    [0] op de start
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
    [you] Je kiest de kaarten voor een { $kind } alleen.
   *[other] { $seat } kiest de kaarten voor een { $kind } alleen.
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
      } om alleen te bouwen.
   *[other] { $seat } legt { $count ->
        [one] een { $kind }kaart
       *[other] { $count } { $kind }kaarten
      } om alleen te bouwen.
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
told-imaginary-master = De denkbeeldige speler wordt bouwmeester van { $kind-is ->
    [kind-palazzo] het palazzo
   *[other] de { $kind }
  }.
told-figure-back = De figuur van de bouwmeester van { $kind-is ->
    [kind-palazzo] het palazzo
   *[other] de { $kind }
  } gaat terug naar het bord.
told-building = { $seat-is ->
    [you] Er wordt een { $kind } gebouwd: jij kiest de plaats.
   *[other] Er wordt een { $kind } gebouwd: { $seat } kiest de plaats.
  }
told-no-space = { $kind-is ->
    [kind-casa] Er is geen plaats voor de casa: de kaart levert niets op.
    [kind-palazzo] Er is geen plaats voor het palazzo: de kaarten leveren niets op.
   *[other] Er is geen plaats voor de { $kind }: de kaarten leveren niets op.
  }
told-picked = { $seat-is ->
    [you] Je kiest zeshoek { $hex }.
   *[other] { $seat } kiest zeshoek { $hex }.
  }
told-unpicked = { $seat-is ->
    [you] Je kiest de bouwplaats opnieuw.
   *[other] { $seat } kiest de bouwplaats opnieuw.
  }
told-built = Er staat een { $kind } in { $district }.
told-built-ponte = Een ponte verbindt { $district } en { $other }.
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
told-stayed = { $seat-is ->
    [you] Je gondel blijft liggen.
   *[other] De gondel van { $seat } blijft liggen.
  }
told-went-on = { $seat-is ->
    [you] Je betaalt nu niets.
   *[other] { $seat } betaalt nu niets.
  }
told-cards-away = { $kind-is ->
    [kind-casa] De casakaart wordt weggelegd.
   *[other] De { $kind }kaarten worden weggelegd.
  }
told-dumped = { $seat-is ->
    [you] Je geeft je { $kind }rij op: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
      }.
   *[other] { $seat } geeft een { $kind }rij op: { $count ->
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
    [you] Je pakt { $value } goud weer op.
   *[other] { $seat } pakt { $value } goud weer op.
  }
told-closed-purse = { $seat-is ->
    [you] Je sluit je beurs.
   *[other] { $seat } sluit de beurs.
  }
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
    [you] Je legt zeshoek { $hex } droog.
   *[other] { $seat } legt zeshoek { $hex } droog.
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
   *[other] De hand van { $seat } is vol: geen kaart.
  }
told-shed = { $seat-is ->
    [you] Je legt een { $kind }kaart weg.
   *[other] { $seat } legt een { $kind }kaart weg.
  }
told-reshuffled = De aflegstapel wordt de voorraadstapel.
told-display-away = Er liggen vier kaarten in de vitrine: ze worden weggelegd.
told-revealed = Voor de denkbeeldige speler wordt een { $kind }kaart omgedraaid.
told-not-revealed = { $seat-is ->
    [you] Je draait geen kaart om.
   *[other] { $seat } draait geen kaart om.
  }
told-revealed-in-vain = Voor de denkbeeldige speler wordt een { $kind }kaart omgedraaid en weggelegd.
told-goal = { $seat-is ->
    [you] Jouw gondel heeft het doel bereikt.
   *[other] De gondel van { $seat } heeft het doel bereikt.
  }
told-exhausted = Dat was { $kind-is ->
    [kind-palazzo] het laatste palazzo
   *[other] de laatste { $kind }
  }.
told-last-exchange = De laatste ruil van goud.
told-keeps-gold = { $seat-is ->
    [you] Je betaalt geen goud.
   *[other] { $seat } betaalt geen goud.
  }
told-turn-cap = Het afgesproken aantal beurten is voorbij.
told-won = { $seat-is ->
    [you] Jij wint: jouw gondel is het verst gekomen, tot veld { $field }.
   *[other] { $seat } wint: de gondel is het verst gekomen, tot veld { $field }.
  }

## Opties

option-board = Bord
option-board-help = De naam van een bord, of een eigen bord als tekst.
option-cards = Kaarten
option-cards-help = Hoeveel kaarten er zijn van casa, palazzo, campo, ponte en basilica.
option-cards-7-8-8-9-10 = 7, 8, 8, 9, 10
option-cards-10-8-8-8-8 = 10, 8, 8, 8, 8
option-cards-14-7-7-7-7 = 14, 7, 7, 7, 7: korter
option-cards-6-9-9-9-9 = 6, 9, 9, 9, 9: eindigt bijna nooit door de casa’s
option-cards-19-6-6-6-5 = 19, 6, 6, 6, 5: zoveel als gebouwen
option-tiles = Moerastegels
option-tiles-help = Op hoeveel daarvan geen, één en twee goud ligt.
option-tiles-29-29-28 = 29, 29, 28
option-tiles-43-29-14 = 43, 29, 14: de helft is leeg
option-tiles-0-86-0 = op elke tegel één
option-treasures = Goudschatten
option-treasures-help = Hoeveel daarvan drie, vier, vijf en zes goud waard zijn.
option-treasures-5-4-4-5 = 5, 4, 4, 5
option-treasures-6-6-3-3 = 6, 6, 3, 3: eerder klein
option-treasures-3-3-6-6 = 3, 3, 6, 6: eerder groot
option-basilica = Vorm van de basilica
option-basilica-help = Hoe de drie zeshoeken liggen.
option-basilica-triangle = elk raakt de beide andere
option-basilica-connected = ze hangen samen
option-full-hand = Met een volle hand
option-full-hand-help = Wat er bij het trekken gebeurt met vijf kaarten op handen.
option-full-hand-no-draw = er wordt geen kaart getrokken
option-full-hand-swap = er wordt één getrokken en één weggelegd
option-full-hand-must-lay = er moet eerst één gelegd worden
option-imaginary-casa = Een casa van de denkbeeldige speler
option-imaginary-casa-help = Wat er gebeurt met een casakaart die voor hem wordt omgedraaid.
option-imaginary-casa-built = ze wordt voor niemand gebouwd
option-imaginary-casa-discarded = ze wordt weggelegd
option-turn-cap = Meeste beurten
option-turn-cap-help = Na zoveel beurten van alle spelers samen eindigt de partij.
option-moves = Varen van de gondels
option-moves-help = Of een gondel punten mag laten liggen.
option-moves-all = alle punten worden gevaren
option-moves-up-to-all = zo ver je wilt
option-gold-asked = Vragen naar goud
option-gold-asked-help = Wanneer er gevraagd wordt of je betaalt, ook als er verder niets te kiezen is.
option-gold-asked-whenever-it-counts = telkens als het kan tellen
option-gold-asked-as-in-version-1 = zoals in versie 1 van deze regels
