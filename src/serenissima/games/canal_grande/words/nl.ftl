# De woorden van Canal Grande.
# Bij een plaats `$seat` hoort `$seat-is`: "you" of "other". Een kaart of wijk is een naam, zoals op de kaart.

title = Canal Grande
teaser = De een verdeelt de kaarten, de ander kiest: een tweestrijd om de stemmen van zes wijken.
goal = Wie als eerste een kaart van elk van de zes wijken wint, of vier van één wijk, wordt doge. Kaarten uit de aanbiedingen ziet iedereen: onthoud ze, verdeel met beleid en roep op het juiste moment de stemming uit.

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
power-traitor = een verrader
power-spy = een spion
power-bonus = de bonus

## Wat je kunt doen

do-shift = Naar de tweede aanbieding: { $card }
do-return = Terug naar de eerste aanbieding: { $card }
do-present = Aanbieden
do-choose = { $offer } nemen
do-use = Gebruiken
do-forgo = Ervan afzien
do-call = Stemming in { $district } uitroepen
do-lay = { $district } leggen
do-bid = Bieden
bid-total = { $total } bieden
do-decline = Opgeven
do-withdraw = De kaarten terugnemen

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
        [0] alle onbekend
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
hand-without = zeker niets van { $districts }
seen-card = { $seat } kent deze kaart
face-down = een dichte kaart
won = { $count } van 6 wijken gewonnen
won-most = { $count } van { $district }; met vier win je
lacking = nog niet
number-cards = cijferkaarten

## De aanbiedingen en de stapels

offer-title-first = Eerste aanbieding
offer-title-second = Tweede aanbieding
offer-worth = { $count ->
    [0] geen actiekaarten
    [one] één actiekaart
   *[other] { $count } actiekaarten
  }; { $points } aan cijferkaarten
offer-chosen = { $seat-is ->
    [you] Jij koos deze.
   *[other] { $seat } koos deze.
  }
offer-left = { $seat-is ->
    [you] De rest, voor jou.
   *[other] De rest, voor { $seat }.
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

vote-new = Een stemming
vote-in = Een stemming in { $district }
vote-by = { $seat-is ->
    [you] Door jou uitgeroepen, met je doge.
   *[other] Door { $seat } uitgeroepen, met een doge.
  }
vote-passed = { $seat-is ->
    [you] Je hebt geen kaart voor de stemming van je doge: { $challenger } roept die uit.
   *[other] { $challenger-is ->
        [you] { $seat } heeft geen kaart voor de stemming van de doge: jij roept die uit.
       *[other] { $seat } heeft geen kaart voor de stemming van de doge: { $challenger } roept die uit.
      }
  }
vote-leads = { $seat-is ->
    [you] Jij ligt voor met { $total }.
   *[other] { $seat } ligt voor met { $total }.
  }
vote-more = { $count ->
    [one] Er volgt nog één stemming.
   *[other] Er volgen nog { $count } stemmingen.
  }
vote-barred = Niet meer in deze ronde: { $districts }.
bid-of = { $seat-is ->
    [you] Jij { $total }
   *[other] { $seat } { $total }
  }
drafted = { $count ->
    [one] één kaart is nog niet geboden
   *[other] { $count } kaarten zijn nog niet geboden
  }
drafted-card = nog niet geboden
hint-call = Een kaart uit je hand wijst de wijk aan en opent je bod.
hint-lay = Leg kaarten uit je hand. Voor elke andere wijk gaat vanzelf een van je gondels mee.
hint-lay-matching = Leg kaarten uit je hand.

## Wat er gevraagd wordt

ask-divide = Verdeel de kaarten: leg er een paar bij de tweede aanbieding en bied ze dan aan.
ask-choose = { $seat } heeft de kaarten verdeeld. Welke aanbieding neem jij?
ask-traitor = Laat je de verrader een kaart stelen?
ask-spy = Laat je de spion twee kaarten trekken?
ask-bonus = Trek je de bonus van drie kaarten?
ask-call = In welke wijk laat je stemmen?
ask-open = Jij opent de stemming in { $district }. Hoe hoog is je bod?
ask-answer = Antwoord in { $district }: bied je { $least } of meer, of geef je op?
ask-raise = Verder in { $district }: bied je { $least } of meer, of geef je op?
ask-hopeless = Je kunt in { $district } niet tot { $least } komen.
wait-divide = { $seat } verdeelt de kaarten.
wait-choose = { $seat } kiest een aanbieding.
wait-traitor = { $seat } beslist over een verrader.
wait-spy = { $seat } beslist over een spion.
wait-bonus = { $seat } beslist over de bonus.
wait-call = { $seat } kiest een wijk voor de stemming.
wait-open = { $seat } opent de stemming in { $district }.
wait-answer = { $seat } moet in { $district } { $least } of meer bieden, of geeft op.
wait-raise = { $seat } moet in { $district } { $least } of meer bieden, of geeft op.

## Het einde

ending-six-districts = Een kaart van elk van de zes wijken
ending-four-of-one = Vier kaarten van één wijk
ending-round-cap = Het afgesproken aantal ronden is voorbij
over = { $seat-is ->
    [you] Je hebt gewonnen: Venetië heeft een nieuwe doge!
   *[other] { $seat } heeft gewonnen en wordt doge.
  }
over-shared = Niemand heeft gewonnen: de zege wordt gedeeld.
result = { $seat-is ->
    [you] Jij wint
   *[other] { $seat } wint
  }
result-shared = Een gedeelde zege
standing = { $seat-is ->
    [you] Jij
   *[other] { $seat }
  }: { $count ->
    [one] één wijk
   *[other] { $count } wijken
  }, { $most } van { $district }
standing-none = { $seat-is ->
    [you] Jij: geen wijk
   *[other] { $seat }: geen wijk
  }

## Wat er gebeurde

told-dealt = Iedere speler krijgt vier wijkkaarten.
told-first-divider = { $seat-is ->
    [you] Het lot laat jou als eerste verdelen.
   *[other] Het lot laat { $seat } als eerste verdelen.
  }
told-phase = Fase { $number } begint: alle cijferkaarten en afgelegde kaarten worden geschud.
told-round = { $seat-is ->
    [you] Ronde { $number }: jij verdeelt.
   *[other] Ronde { $number }: { $seat } verdeelt.
  }
told-shifted = { $seat-is ->
    [you] Je legt een kaart bij de tweede aanbieding: { $card }.
   *[other] { $seat } legt een kaart bij de tweede aanbieding: { $card }.
  }
told-returned = { $seat-is ->
    [you] Je legt een kaart terug bij de eerste aanbieding: { $card }.
   *[other] { $seat } legt een kaart terug bij de eerste aanbieding: { $card }.
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
    [you] Je cijferkaarten gaan met { $count } omhoog naar { $total }.
   *[other] { $seat } krijgt { $count } aan cijferkaarten, samen { $total }.
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
        [you] { $seat } laat een verrader een kaart van jou stelen: { $card }.
       *[other] { $seat } laat een verrader een kaart van { $victim } stelen: { $card }.
      }
  }
told-found-nothing = { $seat-is ->
    [you] Je verrader treft een lege hand.
   *[other] De verrader van { $seat } treft een lege hand.
  }
told-spied = { $seat-is ->
    [you] Je stuurt een spion uit: twee kaarten.
   *[other] { $seat } stuurt een spion uit: twee kaarten.
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
    [you] Je trekt een doge: als bonus wordt die afgelegd en vervangen.
   *[other] { $seat } trekt een doge: als bonus wordt die afgelegd en vervangen.
  }
told-forwent = { $seat-is ->
    [you] Je ziet af van { $power }.
   *[other] { $seat } ziet af van { $power }.
  }
told-asked = { $seat-is ->
    [you] Je mag { $power } gebruiken.
   *[other] { $seat } mag { $power } gebruiken.
  }
told-reshuffled = De stapel is op: de afgelegde kaarten worden geschud.
told-nothing-left = { $seat-is ->
    [you] Er is niets meer dat je kunt trekken.
   *[other] Er is niets meer dat { $seat } kan trekken.
  }
told-doges = { $seat-is ->
    [you] { $count ->
        [one] Voor jou ligt één doge: een stemming.
       *[other] Voor jou liggen { $count } doges: evenveel stemmingen.
      }
   *[other] { $count ->
        [one] Voor { $seat } ligt één doge: een stemming.
       *[other] Voor { $seat } liggen { $count } doges: evenveel stemmingen.
      }
  }
told-doge-unused = { $seat-is ->
    [you] Niemand kan een stemming uitroepen: je doge wordt afgelegd.
   *[other] Niemand kan een stemming uitroepen: de doge van { $seat } wordt afgelegd.
  }
told-challenge-passed = { $seat-is ->
    [you] Je hebt geen kaart voor een stemming: { $challenger } roept die uit.
   *[other] { $challenger-is ->
        [you] { $seat } heeft geen kaart voor een stemming: jij roept die uit.
       *[other] { $seat } heeft geen kaart voor een stemming: { $challenger } roept die uit.
      }
  }
told-challenge = { $seat-is ->
    [you] Jij mag een stemming uitroepen.
   *[other] { $seat } mag een stemming uitroepen.
  }
told-called = { $seat-is ->
    [you] Je roept een stemming uit in { $district }.
   *[other] { $seat } roept een stemming uit in { $district }.
  }
told-drafted = { $seat-is ->
    [you] Je legt een kaart klaar: { $district }.
   *[other] { $seat } legt een kaart klaar: { $district }.
  }
told-withdrew = { $seat-is ->
    [you] Je neemt de klaargelegde kaarten terug.
   *[other] { $seat } neemt de klaargelegde kaarten terug.
  }
told-laid = { $seat-is ->
    [you] Je legt { $count } { $district }.
   *[other] { $seat } legt { $count } { $district }.
  }
told-reinforced = { $seat-is ->
    [you] Je brengt { $count } { $district } per gondel.
   *[other] { $seat } brengt { $count } { $district } per gondel.
  }
told-bid = { $seat-is ->
    [you] Je biedt { $total }.
   *[other] { $seat } biedt { $total }.
  }
told-declined = { $seat-is ->
    [you] Je geeft op.
   *[other] { $seat } geeft op.
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
told-phase-ended = Iemand heeft 10 bereikt: de fase is voorbij.
told-bonus = { $seat-is ->
    [you] Jij hebt het laagste totaal: drie kaarten als bonus.
   *[other] { $seat } heeft het laagste totaal: drie kaarten als bonus.
  }
told-six-districts = { $seat-is ->
    [you] Je hebt een kaart van elke wijk en wint!
   *[other] { $seat } heeft een kaart van elke wijk en wint.
  }
told-four-of-one = { $seat-is ->
    [you] Je hebt er vier van { $district } en wint!
   *[other] { $seat } heeft er vier van { $district } en wint.
  }
told-round-cap = Het afgesproken aantal ronden is voorbij: de zege wordt gedeeld.

## Opties

option-numbers = Cijferkaarten
option-numbers-help = Hoeveel enen, tweeën en drieën er zijn.
option-numbers-4-5-5 = 4 enen, 5 tweeën, 5 drieën
option-numbers-5-4-5 = 5 enen, 4 tweeën, 5 drieën
option-numbers-5-5-4 = 5 enen, 5 tweeën, 4 drieën
option-spy-replacement = Een getrokken spion
option-spy-replacement-help = Hoeveel kaarten ervoor in de plaats komen.
option-spy-replacement-1 = één kaart ervoor
option-spy-replacement-2 = twee kaarten ervoor
option-matching-card = Kaart van de wijk
option-matching-card-help = Of de verdediger een kaart van de wijk nodig heeft om mee te stemmen.
option-matching-card-required = nodig
option-matching-card-not-required = niet nodig
option-district-ban = Eén stemming per wijk
option-district-ban-help = Wiens stemmingen in een ronde over verschillende wijken moeten gaan.
option-district-ban-round = alle stemmingen van een ronde
option-district-ban-player = die van dezelfde speler
option-powers = Verrader, spion, bonus
option-powers-help = Of ze vanzelf gebruikt worden, of dat je het telkens gevraagd wordt.
option-powers-automatic = gebruikt zonder vragen
option-powers-asked = telkens vragen
option-round-cap = Hoogste aantal ronden
option-round-cap-help = Na zoveel ronden zonder winnaar wordt de zege gedeeld.
option-drawn-traitors = Getrokken verraders
option-drawn-traitors-help = Of ze toeslaan als alle kaarten getrokken zijn, of zodra ze opduiken.
option-drawn-traitors-after-drawing = als alle kaarten getrokken zijn
option-drawn-traitors-at-once = meteen
