# De woorden van Canal Grande.
# Bij een plaats `$seat` hoort `$seat-is`: "you" of "other". Een kaart of wijk is een naam, zoals op de kaart.

title = Canal Grande
teaser = De een verdeelt de kaarten, de ander kiest: een tweestrijd om de stemmen van zes wijken.
goal = Wie als eerste een kaart van elk van de zes wijken wint, of vier van één wijk, wordt doge. De kaarten in de aanbiedingen zien jullie allebei: onthoud ze, verdeel slim en kies het juiste moment om tot een stemming op te roepen.

## Kaarten en plaatsen

card-cannaregio = Cannaregio
card-castello = Castello
card-dorsoduro = Dorsoduro
card-san-marco = San Marco
card-san-polo = San Polo
card-santa-croce = Santa Croce
card-gondola = Gondel
card-traitor = Verrader
card-spy = Spion
card-doge = Doge
card-one = Cijfer 1
card-two = Cijfer 2
card-three = Cijfer 3
district-cannaregio = Cannaregio
district-castello = Castello
district-dorsoduro = Dorsoduro
district-san-marco = San Marco
district-san-polo = San Polo
district-santa-croce = Santa Croce
offer-first = de eerste aanbieding
offer-second = de tweede aanbieding
power-none = niets
power-traitor = de verrader
power-spy = de spion
power-bonus = de bonus

## Wat je kunt doen

do-shift = Naar de tweede aanbieding: { $card }
do-return = Terug naar de eerste aanbieding: { $card }
do-present = Aanbiedingen voorleggen
do-choose = { $offer-is ->
    [offer-first] De eerste aanbieding nemen
   *[other] De tweede aanbieding nemen
  }
do-use = Gebruiken
do-forgo = Niet gebruiken
do-call = Stemming in { $district }
do-lay = { $district } spelen
do-bid = Bieden
bid-total = { $total } bieden
waste-card = Je bod is niet meer te overtreffen: deze kaart wordt afgelegd
waste-power = Het effect gaat verloren
do-decline = Passen
do-withdraw = Kaarten terugnemen

## Iemands kaarten

hand = { $seat-is ->
    [you] Jouw hand
   *[other] { $seat }
  }
hand-known = { $count ->
    [0] geen kaarten in de hand
    [one] één kaart, { $known ->
        [0] onbekend
       *[other] bekend
      }
   *[other] { $count } kaarten, { $known ->
        [0] allemaal onbekend
       *[other] waarvan { $known } bekend
      }
  }
hand-seen = { $count ->
    [0] geen kaarten in de hand
    [one] één kaart; { $seat } kent die { $known ->
        [0] niet
       *[other] wel
      }
   *[other] { $count } kaarten; { $seat } kent er { $known ->
        [0] geen
       *[other] { $known }
      }
  }
hand-without = zeker geen kaart van { $districts }
seen-card = { $seat } kent deze kaart
face-down = een dichte kaart
won = { $count } van de 6 wijken gewonnen
won-most = { $count } van { $district }; vier om te winnen
lacking = nog niet gewonnen
number-cards = cijferkaarten
districts = Wijken op het spel
won-by = { $seat-is ->
    [you] kaarten die je hebt gewonnen
   *[other] kaarten die { $seat } heeft gewonnen
  }
decides = { $seat-is ->
    [you] Met één kaart hier win je de partij.
   *[other] Met één kaart hier wint { $seat } de partij.
  }
decides-both = Met één kaart hier wint elk van beiden de partij.

## De aanbiedingen en de stapels

offer-title-first = Eerste aanbieding
offer-title-second = Tweede aanbieding
offer-worth = cijferkaarten ter waarde van { $points }; { $count ->
    [0] geen andere kaarten
    [one] één andere kaart
   *[other] { $count } andere kaarten
  }
offer-now = Daarmee komen je cijferkaarten samen op { $total }; bij { $limit } of meer eindigt de fase.
offer-chosen = { $seat-is ->
    [you] Jij hebt deze gekozen.
   *[other] { $seat } heeft deze gekozen.
  }
offer-left = { $seat-is ->
    [you] Jij krijgt de andere aanbieding.
   *[other] { $seat } krijgt de andere aanbieding.
  }
drawn = { $seat-is ->
    [you] Door jou getrokken
   *[other] Door { $seat } getrokken
  }
phase-round = Fase { $phase }, ronde { $round }
pile = { $count ->
    [0] De stapel is leeg.
    [one] Er ligt nog één kaart op de stapel.
   *[other] Er liggen nog { $count } kaarten op de stapel.
  }
discards = Aflegstapel ({ $count })

## De stemming

vote-new = Nieuwe stemming
vote-in = Stemming in { $district }
vote-by = { $seat-is ->
    [you] Jij roept met een doge op tot deze stemming.
   *[other] { $seat } roept met een doge op tot deze stemming.
  }
vote-passed = { $seat-is ->
    [you] Je hebt geen kaart van een wijk waarin nog gestemd mag worden: { $challenger } roept met jouw doge op tot de stemming.
   *[other] { $challenger-is ->
        [you] { $seat } heeft geen kaart van een wijk waarin nog gestemd mag worden: jij roept op tot de stemming.
       *[other] { $seat } heeft geen kaart van een wijk waarin nog gestemd mag worden: { $challenger } roept op tot de stemming.
      }
  }
vote-leads = { $seat-is ->
    [you] Jij staat voor met { $total }.
   *[other] { $seat } staat voor met { $total }.
  }
vote-more = { $count ->
    [one] Er volgt nog één stemming.
   *[other] Er volgen nog { $count } stemmingen.
  }
vote-barred = Met deze doge kun je niet oproepen tot een stemming in: { $districts }.
vote-last = Laatste stemming: { $district }
vote-won = { $seat-is ->
    [you] Je hebt een kaart van { $district } gewonnen.
   *[other] { $seat } heeft een kaart van { $district } gewonnen.
  }
vote-before = { $seat-is ->
    [you] Laatste stemming: je hebt een kaart van { $district } gewonnen, { $total } tegen { $rest }.
   *[other] Laatste stemming: { $seat } heeft een kaart van { $district } gewonnen, { $total } tegen { $rest }.
  }
bid-of = { $seat-is ->
    [you] Jij
   *[other] { $seat }
  }
bid-carried = per gondel
drafted = { $count ->
    [one] één kaart is nog niet geboden
   *[other] { $count } kaarten zijn nog niet geboden
  }
drafted-card = nog niet geboden
hint-lay = Speel kaarten uit je hand. Voor de kaarten van elke andere wijk wordt automatisch een van je gondels ingezet.
hint-lay-matching = Speel kaarten uit je hand.

## Wat er gevraagd wordt

aim = Je doel: stemmingen winnen. Voor elke stemming is een doge nodig. Met kaarten van alle zes wijken, of vier van één wijk, win je de partij.
ask-divide = Verdeel de kaarten: leg er een paar in de tweede aanbieding en leg dan beide aanbiedingen voor.
ask-choose = { $seat } heeft de kaarten verdeeld. Welke aanbieding neem je?
ask-traitor = Gebruik je de verrader om een kaart te stelen?
ask-spy = Gebruik je de spion om twee kaarten te trekken?
ask-bonus = Gebruik je de bonus om drie kaarten te trekken?
ask-call = In welke wijk roep je op tot een stemming? Speel een kaart van die wijk.
ask-open = Je hebt opgeroepen tot een stemming in { $district }. Hoeveel bied je?
ask-answer = Stemming in { $district }: bied je { $least } of meer, of pas je?
ask-raise = Verhogen in { $district }: bied je { $least } of meer, of pas je?
ask-hopeless = Je kunt in { $district } niet tot { $least } komen.
wait-divide = { $seat } verdeelt de kaarten.
wait-choose = { $seat } kiest een aanbieding.
wait-traitor = { $seat } beslist of een verrader wordt gebruikt.
wait-spy = { $seat } beslist of een spion wordt gebruikt.
wait-bonus = { $seat } beslist of de bonus wordt gebruikt.
wait-call = { $seat } kiest een wijk voor de stemming.
wait-open = { $seat } heeft opgeroepen tot een stemming in { $district } en bepaalt het bod.
wait-answer = { $seat } moet in { $district } { $least } of meer bieden, of passen.
wait-raise = { $seat } moet in { $district } { $least } of meer bieden, of passen.

## Het einde

ending-six-districts = Een kaart van elk van de zes wijken
ending-four-of-one = Vier kaarten van één wijk
ending-round-cap = Het afgesproken aantal rondes is gespeeld
over = { $seat-is ->
    [you] Je hebt gewonnen: Venetië heeft een nieuwe doge!
   *[other] { $seat } heeft gewonnen en wordt doge.
  }
over-shared = Gelijkspel: de overwinning wordt gedeeld.
result = { $seat-is ->
    [you] Jij wint
   *[other] { $seat } wint
  }
result-six-districts = { $seat-is ->
    [you] Jij wint met kaarten van alle zes wijken
   *[other] { $seat } wint met kaarten van alle zes wijken
  }; { $rival-is ->
    [you] jij hebt
   *[other] { $rival } heeft
  } { $count ->
    [0] er geen.
   *[other] er { $count } van de zes.
  }
result-four-of-one = { $seat-is ->
    [you] Jij wint met vier kaarten van { $district }
   *[other] { $seat } wint met vier kaarten van { $district }
  }; { $rival-is ->
    [you] jij hebt
   *[other] { $rival } heeft
  } { $most ->
    [0] er geen.
   *[other] er hoogstens { $most } van één wijk.
  }
result-shared = Gedeelde overwinning

## Wat er gebeurde

told-dealt = Iedere speler krijgt vier wijkkaarten.
told-first-divider = { $seat-is ->
    [you] Het lot beslist: jij verdeelt als eerste.
   *[other] Het lot beslist: { $seat } verdeelt als eerste.
  }
told-phase = Fase { $number } begint: alle cijferkaarten en de aflegstapel worden geschud.
told-round = { $seat-is ->
    [you] Ronde { $number }: jij verdeelt.
   *[other] Ronde { $number }: { $seat } verdeelt.
  }
told-shifted = { $seat-is ->
    [you] Je legt een kaart in de tweede aanbieding: { $card }.
   *[other] { $seat } legt een kaart in de tweede aanbieding: { $card }.
  }
told-returned = { $seat-is ->
    [you] Je legt een kaart terug in de eerste aanbieding: { $card }.
   *[other] { $seat } legt een kaart terug in de eerste aanbieding: { $card }.
  }
told-presented = { $seat-is ->
    [you] Je verdeelt de kaarten: { $count } en { $rest }.
   *[other] { $seat } verdeelt de kaarten: { $count } en { $rest }.
  }
told-chose = { $seat-is ->
    [you] Je neemt { $offer }.
   *[other] { $seat } neemt { $offer }.
  }
told-took-rest = { $seat-is ->
    [you] De andere aanbieding is voor jou.
   *[other] De andere aanbieding is voor { $seat }.
  }
told-laid-numbers = { $seat-is ->
    [you] Je cijferkaarten zijn { $count } meer waard: { $total } in totaal.
   *[other] De cijferkaarten van { $seat } zijn { $count } meer waard: { $total } in totaal.
  }
told-took = { $seat-is ->
    [you] Je neemt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
      } in de hand.
   *[other] { $seat } neemt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
      } in de hand.
  }
told-stole = { $seat-is ->
    [you] Je verrader steelt een kaart van { $victim }: { $card }.
   *[other] { $victim-is ->
        [you] De verrader van { $seat } steelt een kaart van jou: { $card }.
       *[other] De verrader van { $seat } steelt een kaart van { $victim }: { $card }.
      }
  }
told-found-nothing = { $seat-is ->
    [you] Je verrader treft een lege hand aan.
   *[other] De verrader van { $seat } treft een lege hand aan.
  }
told-spied = { $seat-is ->
    [you] Je stuurt een spion uit en trekt twee kaarten.
   *[other] { $seat } stuurt een spion uit en trekt twee kaarten.
  }
told-drew = { $seat-is ->
    [you] Je trekt een kaart: { $card }.
   *[other] { $seat } trekt een kaart: { $card }.
  }
told-drew-hidden = { $seat-is ->
    [you] Je trekt een kaart.
   *[other] { $seat } trekt een kaart.
  }
told-drew-traitor = { $seat-is ->
    [you] Je trekt een verrader.
   *[other] { $seat } trekt een verrader.
  }
told-drew-spy = { $seat-is ->
    [you] Je trekt een spion: die wordt afgelegd en vervangen.
   *[other] { $seat } trekt een spion: die wordt afgelegd en vervangen.
  }
told-drew-doge = { $seat-is ->
    [you] Je trekt een doge: er komt een stemming.
   *[other] { $seat } trekt een doge: er komt een stemming.
  }
told-drew-doge-as-bonus = { $seat-is ->
    [you] Je trekt een doge als bonus: die wordt afgelegd en vervangen.
   *[other] { $seat } trekt een doge als bonus: die wordt afgelegd en vervangen.
  }
told-forwent = { $seat-is ->
    [you] Je gebruikt { $power } niet.
   *[other] { $seat } gebruikt { $power } niet.
  }
told-asked = { $seat-is ->
    [you] Je mag { $power } gebruiken.
   *[other] { $seat } mag { $power } gebruiken.
  }
told-reshuffled = De stapel is leeg: de aflegstapel wordt geschud.
told-nothing-left = { $seat-is ->
    [you] Je kunt niets trekken: er zijn geen kaarten meer.
   *[other] { $seat } kan niets trekken: er zijn geen kaarten meer.
  }
told-doges = { $seat-is ->
    [you] { $count ->
        [one] Je hebt één doge: er volgt één stemming.
       *[other] Je hebt { $count } doges: er volgen { $count } stemmingen.
      }
   *[other] { $count ->
        [one] { $seat } heeft één doge: er volgt één stemming.
       *[other] { $seat } heeft { $count } doges: er volgen { $count } stemmingen.
      }
  }
told-doge-unused = { $seat-is ->
    [you] Geen van beide spelers kan tot een stemming oproepen: je doge wordt afgelegd.
   *[other] Geen van beide spelers kan tot een stemming oproepen: de doge van { $seat } wordt afgelegd.
  }
told-challenge-passed = { $seat-is ->
    [you] Je hebt geen kaart van een wijk waarin nog gestemd mag worden: { $challenger } roept in jouw plaats op tot de stemming.
   *[other] { $challenger-is ->
        [you] { $seat } heeft geen kaart van een wijk waarin nog gestemd mag worden: jij roept nu op tot de stemming.
       *[other] { $seat } heeft geen kaart van een wijk waarin nog gestemd mag worden: { $challenger } roept nu op tot de stemming.
      }
  }
told-challenge = { $seat-is ->
    [you] Je moet tot een stemming oproepen.
   *[other] { $seat } moet tot een stemming oproepen.
  }
told-called = { $seat-is ->
    [you] Je roept op tot een stemming in { $district }.
   *[other] { $seat } roept op tot een stemming in { $district }.
  }
told-drafted = { $seat-is ->
    [you] Je voegt een kaart toe aan je bod: { $district }.
   *[other] { $seat } voegt een kaart toe aan het bod: { $district }.
  }
told-withdrew = { $seat-is ->
    [you] Je neemt de kaarten van je bod terug.
   *[other] { $seat } neemt de kaarten van het bod terug.
  }
told-laid = { $seat-is ->
    [you] Je speelt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
      } van { $district }.
   *[other] { $seat } speelt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
      } van { $district }.
  }
told-reinforced = { $seat-is ->
    [you] Je brengt per gondel { $count ->
        [one] één kaart
       *[other] { $count } kaarten
      } van { $district } mee.
   *[other] { $seat } brengt per gondel { $count ->
        [one] één kaart
       *[other] { $count } kaarten
      } van { $district } mee.
  }
told-bid = { $seat-is ->
    [you] Je biedt { $total }.
   *[other] { $seat } biedt { $total }.
  }
told-declined = { $seat-is ->
    [you] Je past.
   *[other] { $seat } past.
  }
told-won-vote = { $seat-is ->
    [you] Je wint een kaart van { $district }.
   *[other] { $seat } wint een kaart van { $district }.
  }
told-took-back = { $seat-is ->
    [you] Je neemt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
      } terug.
   *[other] { $seat } neemt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
      } terug.
  }
told-phase-ended = Een totaal heeft 10 bereikt: de fase is voorbij.
told-bonus = { $seat-is ->
    [you] Je hebt het laagste totaal en mag drie bonuskaarten trekken.
   *[other] { $seat } heeft het laagste totaal en mag drie bonuskaarten trekken.
  }
told-six-districts = { $seat-is ->
    [you] Je hebt een kaart van elke wijk en wint!
   *[other] { $seat } heeft een kaart van elke wijk en wint.
  }
told-four-of-one = { $seat-is ->
    [you] Je hebt vier kaarten van { $district } en wint!
   *[other] { $seat } heeft vier kaarten van { $district } en wint.
  }
told-round-cap = Het afgesproken aantal rondes is gespeeld: de overwinning wordt gedeeld.

## Wat alles is

won-so-far = Tot nu toe gewonnen: jij { $own }, je tegenstander { $other }
at-stake = Win je deze stemming, dan heb je { $count } van de vier kaarten van één wijk waarmee je de partij wint
at-stake-district = Win je deze stemming, dan heb je { $count } van de zes wijken; met alle zes win je de partij
about-district = Met wijkkaarten bied je bij een stemming. Wie de stemming wint, houdt één kaart van die wijk; met een gewonnen kaart van elk van de zes wijken, of vier van één wijk, win je de partij.
about-lacking = Je wint een kaart van een wijk door daar een stemming te winnen. Met een gewonnen kaart van elk van de zes wijken, of vier van één wijk, win je de partij.
about-gondola = Bij een stemming brengt één gondel kaarten van één andere wijk mee in je bod. De gondel zelf telt niet mee, en hij wordt verbruikt.
about-traitor = Wie deze kaart neemt, steelt een willekeurige kaart uit de hand van de tegenstander. Daarna wordt de verrader afgelegd.
about-spy = Wie deze kaart neemt, legt die af en trekt twee kaarten van de stapel. Zit daar een spion bij, dan doet die niets: hij wordt alleen vervangen.
about-doge = Wie deze kaart neemt, moet oproepen tot een stemming. Dat kan alleen in een wijk die nog open is en waarvan die speler een kaart heeft. Is er geen wijk waarvoor dat geldt, dan roept de tegenstander op. Het hoogste bod wint een kaart van die wijk.
about-number = Het cijfer komt bij het totaal van de speler die de kaart neemt. Is een totaal aan het einde van een ronde 10 of meer, dan eindigt de fase. De speler met het laagste totaal trekt dan drie bonuskaarten; bij gelijke totalen trekt niemand.
about-number-cards = De som van iemands cijferkaarten. Is een totaal aan het einde van een ronde 10 of meer, dan eindigt de fase. De speler met het laagste totaal trekt dan drie bonuskaarten; bij gelijke totalen trekt niemand. Voor de overwinning telt het totaal niet mee.
about-face-down = Een handkaart die je niet kent.
about-vote = De wijk waarin wordt gestemd. Wie het hoogste bod doet, wint er een kaart van.
about-last-vote = Beide biedingen en de winnaar van de laatste stemming blijven hier staan tot de volgende stemming begint. De kaarten zelf zijn gewonnen, afgelegd of teruggenomen.
about-bid = De waarde van een bod is het aantal gespeelde wijkkaarten; gondels tellen niet mee. De winnaar houdt één kaart van de wijk en legt de rest van het bod af. De verliezer legt één wijkkaart en alle gespeelde gondels af en neemt de andere kaarten terug.
topic-district = Wijkkaart
topic-lacking = Nog niet gewonnen wijk
topic-gondola = Gondel
topic-traitor = Verrader
topic-spy = Spion
topic-doge = Doge
topic-number = Cijferkaart
topic-number-cards = Totaal van de cijferkaarten
topic-face-down = Dichte kaart
topic-vote = Stemming
topic-last-vote = Laatste stemming
topic-bid = Bod

## Opties

option-numbers = Cijferkaarten
option-numbers-help = Hoeveel enen, tweeën en drieën er zijn.
option-numbers-4-5-5 = 4 enen, 5 tweeën, 5 drieën
option-numbers-5-4-5 = 5 enen, 4 tweeën, 5 drieën
option-numbers-5-5-4 = 5 enen, 5 tweeën, 4 drieën
option-spy-replacement = Getrokken spionnen
option-spy-replacement-help = Door hoeveel kaarten een getrokken spion wordt vervangen.
option-spy-replacement-1 = één kaart
option-spy-replacement-2 = twee kaarten
option-matching-card = Kaart van de wijk
option-matching-card-help = Of de verdediger een kaart van de wijk nodig heeft om bij een stemming te bieden.
option-matching-card-required = verplicht
option-matching-card-not-required = niet verplicht
option-district-ban = Eén stemming per wijk
option-district-ban-help = Welke stemmingen van een ronde in verschillende wijken moeten plaatsvinden.
option-district-ban-round = alle stemmingen van een ronde
option-district-ban-player = stemmingen van dezelfde speler
option-powers = Verrader, spion, bonus
option-powers-help = Of ze automatisch worden gebruikt of dat de speler het telkens beslist.
option-powers-automatic = automatisch
option-powers-asked = telkens vragen
option-round-cap = Maximumaantal rondes
option-round-cap-help = Na zoveel rondes zonder winnaar wordt de overwinning gedeeld.
option-drawn-traitors = Getrokken verraders
option-drawn-traitors-help = Of ze meteen stelen of pas als alle kaarten zijn getrokken.
option-drawn-traitors-after-drawing = als alle kaarten getrokken zijn
option-drawn-traitors-at-once = meteen

## What players may look a term up by

also-offer = stapel, deel, helft
also-bid = veiling, inzet, overbieden
also-won = trofee, punt, overwinning
also-bonus = compensatie, extra kaarten
also-district = sestiere, wijk, kleur
also-gondola = boot, schip, joker
also-traitor = dief, stelen
also-spy = agent, spionage
also-doge = hertog, heerser
also-number-cards = som, punten, waarde
also-vote = verkiezing, strijd, duel
also-known = oog, rode ruit, teken, gezien, geheim

## Amounts that reasons compare

stake-districts = gewonnen wijken
stake-alike = gewonnen kaarten van dezelfde wijk
stake-hand = handkaarten
stake-gondolas = gondels in de hand
stake-numbers = punten aan cijferkaarten

## Choices of several actions

choice-division = { offer-title-first }: { $first }. { offer-title-second }: { $second }

## The characters of the computer players, and how each plays

character-hasty = Bekijkt vluchtig twee van haar mogelijkheden en neemt de beste van die twee; de allerbeste ontgaat haar vaak.
character-gentle = Neemt wat er op dat moment het best uitziet en denkt niet aan jouw antwoord.
character-steady = Stelt zich honderd handen voor die jij zou kunnen hebben en denkt met elk daarvan een stukje vooruit.
character-strong = Heeft ontelbare partijen achter de rug en speelt op gevoel, zonder iets te berekenen.
character-master = Toetst zijn gevoel met rekenwerk: stelt zich honderden handen voor die jij zou kunnen hebben en volgt zijn beste ideeën.
