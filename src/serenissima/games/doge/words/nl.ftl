# De woorden van Doge.
# Bij een plaats `$seat` hoort `$seat-is`: "you" of "other". Een gebied staat er zoals het in een zin staat.

title = Doge
teaser = Geheime stembiljetten, omgekochte raadsheren en steeds duurdere paleizen: wie wordt doge van Venetië?
goal = Leg verdekt stemschijven in zes wijken en de Quarantia. Wie een stemming wint, krijgt de controle over een raadsheer en plaatst huizen. Met genoeg huizen in een wijk betaal je een paleis, en elk paleis daar kost één huis meer dan het vorige. Met paleizen in alle zes de wijken, zeven in vijf of acht in vier word je doge.

## Gebieden, raadsheren, stemschijven

area-cannaregio = Cannaregio
area-castello = Castello
area-dorsoduro = Dorsoduro
area-san-marco = San Marco
area-san-polo = San Polo
area-santa-croce = Santa Croce
area-quarantia = de Quarantia
label-quarantia = Quarantia
councillor-cannaregio = de raadsheer van Cannaregio
councillor-castello = de raadsheer van Castello
councillor-dorsoduro = de raadsheer van Dorsoduro
councillor-san-marco = de raadsheer van San Marco
councillor-san-polo = de raadsheer van San Polo
councillor-santa-croce = de raadsheer van Santa Croce
councillor-first = een raadsheer van de Quarantia
councillor-second = een raadsheer van de Quarantia
councillor-third = een raadsheer van de Quarantia
which-first = de eerste
which-second = de tweede
which-third = de derde
marker = stemschijf { $value }

## Wat je kunt doen

do-card = Stemmen in { $area }
do-add = Stemschijf { $marker } toevoegen
do-confirm = Stembiljet leggen
do-councillor = Over { $which } beslissen
do-send = De raadsheer naar { $area } sturen
do-abstain = Afzien: de raadsheer is neutraal
do-lift = Huis uit { $district } verplaatsen
do-drop = Huis naar { $district } verplaatsen
do-stay = Geen huis verplaatsen
do-place = { $count ->
    [0] Geen huis plaatsen
    [one] Eén huis plaatsen
   *[other] { $count } huizen plaatsen
  }
do-build = Paleis bouwen
do-forgo = Niet bouwen
do-remove = Stemschijf { $marker } terugnemen
do-take-back = Ander gebied kiezen
do-put-back = Huis terugzetten
answer-confirm = { $count ->
    [one] Eén stemschijf in { $area } leggen: { $votes ->
        [0] geen stemmen
        [one] één stem
       *[other] { $votes } stemmen
      }
   *[other] { $count } stemschijven in { $area } leggen: { $votes ->
        [0] geen stemmen
        [one] één stem
       *[other] { $votes } stemmen
      }
  }
answer-pick = { $seat-is ->
    [you] Over je raadsheer in { $area } beslissen
   *[other] Over de raadsheer van { $seat } in { $area } beslissen
  }
answer-pick-neutral = Over een neutrale raadsheer beslissen
answer-abstain-leave = Raadsheer neutraal laten
answer-abstain-leave-move = Raadsheer neutraal laten; daarna mag je een huis verplaatsen
answer-abstain-make = Raadsheer neutraal maken
answer-abstain-make-move = Raadsheer neutraal maken; daarna mag je een huis verplaatsen
answer-drop = Ja, naar { $area }
answer-stay = Geen huis verplaatsen
answer-stay-more = Geen tweede huis verplaatsen
answer-place = { $count ->
    [0] Geen huis
    [one] Eén huis
    [2] Twee huizen
   *[other] { $count } huizen
  }
answer-build = Paleis bouwen voor { $price } huizen
answer-forgo = Niet bouwen
waste-barred = Een 0 sluit je uit van deze stemming
waste-ballot = Alleen een 0 leggen levert geen stemmen op
waste-markers = { $count ->
    [one] Je kunt hier nog één stemschijf leggen, die anders vervalt
   *[other] Je kunt hier nog { $count } stemschijven leggen, die anders vervallen
  }
waste-councillor = Je hebt geen huis om in plaats daarvan te verplaatsen
waste-vote = Zijn stem gaat verloren: daar wordt in deze partij niet meer gestemd
waste-check = Plaats je ze één voor één, dan kun je een tweede paleis bouwen

## De volgorde van de stemmingen

order-title = Volgorde van de stemmingen
order-now = Jaar { $year }
order-next = Volgend jaar
order-down = nog niet omgedraaid
votes-of = { $seat-is ->
    [you] jij: { $votes }
   *[other] { $seat }: { $votes }
  }
votes-none = geen stemmen

## Wat er in de gebieden staat

site-next = huizen voor het volgende paleis
site-later = later
palace-here = { $seat-is ->
    [you] jouw paleis op bouwplaats { $number }
   *[other] paleis van { $seat } op bouwplaats { $number }
  }
houses-of = { $seat-is ->
    [you] jouw huizen
   *[other] huizen van { $seat }
  }
houses-lacking = { $count ->
    [one] nog één voor een paleis
   *[other] nog { $count } voor een paleis
  }
houses-do = genoeg voor een paleis zodra er nog een huis bij komt
houses-no-site = hier is geen bouwplaats meer vrij
house-lifted = één ervan wordt verplaatst
councillor-from = raadsheer uit { $home }
councillor-ring = { $seat-is ->
    [you] draagt jouw ring: één stem voor jou
   *[other] draagt de ring van { $seat }: één stem voor { $seat }
  }
councillor-free = neutraal: geen stem
neutral = Neutraal
ballot-of = { $seat-is ->
    [you] jouw stemschijven, verdekt
   *[other] stemschijven van { $seat }, verdekt
  }
marker-unseen = de anderen zien de waarde niet

## De stemming

election = Stemming { $number }: { $area }
voters = { $seat-is ->
    [you] stemmen van jouw raadsheren
   *[other] stemmen van de raadsheren van { $seat }
  }
place-first = winnaar
place-first-tied = gedeeld eerste
place-second = tweede
place-second-tied = gedeeld tweede
place-none = doet niet mee
award-district = De winnaar beslist over de raadsheer en mag hoogstens twee huizen plaatsen. Daarna mag de tweede er één plaatsen.
award-district-alone = De winnaar beslist over de raadsheer en mag hoogstens twee huizen plaatsen. Er is geen tweede.
award-district-seconds = De winnaar beslist over de raadsheer en mag hoogstens twee huizen plaatsen. Daarna mag ieder die de tweede plaats deelt, er één plaatsen.
award-district-tied = Ieder die de eerste plaats deelt, mag hoogstens twee huizen plaatsen. De raadsheer wordt neutraal. Er is geen tweede.
award-quarantia = De winnaar beslist over een raadsheer, dan de tweede over een andere, en ten slotte de winnaar over de derde.
award-quarantia-alone = De winnaar beslist over een raadsheer, en daarna over nog een. Er is geen tweede.
award-quarantia-seconds = De winnaar beslist over een raadsheer. Daarna mag ieder die de tweede plaats deelt, een huis verplaatsen, en ten slotte beslist de winnaar over nog een raadsheer.
award-quarantia-tied = De raadsheren blijven neutraal. Ieder die de eerste plaats deelt, mag hoogstens twee huizen verplaatsen.
hint-send = Kies een gebied: de raadsheer gaat erheen en draagt jouw ring.
hint-keep = Hij draagt jouw ring al: kies waar hij naartoe gaat, of laat hem staan.
hint-lift = Kies een wijk met een huis van jou.
hint-drop = Kies een wijk voor het huis.

## Wat iemand heeft

holdings = { $seat-is ->
    [you] Jij
   *[other] { $seat }
  }
districts-with = wijken
palaces-where = Paleizen: { $sum }
palaces-built = { $palaces ->
    [one] één paleis
   *[other] { $palaces } paleizen in { $districts ->
        [one] één wijk
       *[other] { $districts } wijken
      }
  }
stock-palace = paleizen in de voorraad
stock-house = huizen in de voorraad
stock-ring = ringen in de voorraad, één per raadsheer
stock-marker-back = niet gelegde stemschijven
turned = Dit jaar omgedraaid
markers-left = Jouw stemschijven
cards = Jouw kaarten
card-chosen = Jouw stembiljet
draft = Op de kaart
ballot-chooses = kiest een stembiljet
ballot-ready = heeft een stembiljet bevestigd
ballot-out = dit jaar geen stemschijven meer
first-among-tied = beslist bij gelijke stand als eerste
alert-qualified = { $seat-is ->
    [you] Je hebt genoeg paleizen om doge te worden: dit is het laatste jaar
   *[other] Genoeg paleizen om doge te worden: dit is het laatste jaar
  }
alert-near = { $seat-is ->
    [you] Met nog één paleis heb je genoeg om doge te worden: { $districts }
   *[other] Nog één paleis nodig om doge te worden: { $districts }
  }
alert-near-many = { $seat-is ->
    [you] Met nog één paleis in een van { $count } wijken heb je genoeg om doge te worden
   *[other] Nog één paleis nodig om doge te worden, in een van { $count } wijken
  }

## Wat er gevraagd wordt

reason-won = Je wint in { $area } met { $votes ->
    [one] één stem
   *[other] { $votes } stemmen
  }
reason-second = Je bent tweede in { $area } met { $votes ->
    [one] één stem
   *[other] { $votes } stemmen
  }
reason-first = Je bent gedeeld eerste in { $area } met { $votes ->
    [one] één stem
   *[other] { $votes } stemmen
  }
reason-seconds = Je bent gedeeld tweede in { $area } met { $votes ->
    [one] één stem
   *[other] { $votes } stemmen
  }
aim = Je doel: stemmingen winnen en paleizen bouwen. Met paleizen in alle zes de wijken, zeven in vijf of acht in vier win je de partij.
ask-card = Stembiljet { $number } van { $rounds }: voor welk gebied?
ask-markers = Welke stemschijven leg je in { $area }? Kies er één tot vier; ze liggen verdekt.
ask-markers-last = Welke stemschijven leg je in { $area }? Dit is het laatste stembiljet van het jaar: ongebruikte stemschijven vervallen.
ask-pick = { $reason }: over welke raadsheer van de Quarantia beslis je?
ask-councillor = { $reason }: wat doe je met de raadsheer? { $hint }
ask-councillor-first = { $reason }: wat doe je met de eerste raadsheer? { $hint }
ask-councillor-one = { $reason }: wat doe je met een raadsheer? { $hint }
ask-councillor-other = { $reason }: wat doe je met de volgende raadsheer? { $hint }
ask-move = De raadsheer is neutraal. Verplaats je een huis uit { $area }, of ernaartoe? { $hint }
ask-move-forced = Je hebt geen ring meer, dus de raadsheer is neutraal. Verplaats je een huis uit { $area }, of ernaartoe? { $hint }
ask-move-free = De raadsheer is neutraal. Verplaats je een huis naar een andere wijk? { $hint }
ask-move-free-forced = Je hebt geen ring meer, dus de raadsheer is neutraal. Verplaats je een huis naar een andere wijk? { $hint }
ask-move-tied = { $reason }: verplaats je { $count ->
    [one] een huis naar een andere wijk
   *[other] hoogstens { $count } huizen naar andere wijken
  }? { $hint }
ask-move-tied-one = { $reason }: verplaats je je huis naar een andere wijk? Je mag het twee keer doen. { $hint }
ask-move-more = Verplaats je nog een huis? { $hint }
ask-move-again = Verplaats je je huis nog een keer? { $hint }
ask-drop = Waar gaat het huis uit { $area } naartoe? { $hint }
ask-drop-only = Gaat het huis uit { $area } naar { $to }?
ask-place = { $reason }: hoeveel huizen plaats je?
ask-place-second = Plaats je je tweede huis in { $area }?
ask-build = Je { $houses } huizen in { $area } zijn genoeg: bouw je een paleis voor { $price }?
wait-ballot = { $count ->
    [one] { $seats } kiest nog een stembiljet.
   *[other] { $seats } kiezen nog stembiljetten.
  }
wait-ballot-laid = { $count ->
    [one] { $seats } kiest nog.
   *[other] { $seats } kiezen nog.
  }
wait-ballot-out = Je hebt dit jaar geen stemschijven meer. { $count ->
    [one] { $seats } kiest nog een stembiljet.
   *[other] { $seats } kiezen nog stembiljetten.
  }
wait-sealed = Je beslissing is verzegeld. { $count ->
    [one] { $seats } beslist nog.
   *[other] { $seats } beslissen nog.
  }
wait-pick = { $count ->
    [one] { $seats } kiest een raadsheer van de Quarantia.
   *[other] { $seats } kiezen raadsheren van de Quarantia.
  }
wait-councillor = { $count ->
    [one] { $seats } beslist over { $councillor }.
   *[other] { $seats } beslissen over { $councillor }.
  }
wait-move = { $count ->
    [one] { $seats } mag een huis verplaatsen.
   *[other] { $seats } mogen elk een huis verplaatsen.
  }
wait-place = { $count ->
    [one] { $seats } mag huizen plaatsen in { $area }.
   *[other] { $seats } mogen elk huizen plaatsen in { $area }.
  }
wait-build = { $count ->
    [one] { $seats } mag een paleis bouwen in { $area } voor { $price } huizen.
   *[other] { $seats } mogen elk een paleis bouwen in { $area } voor { $price } huizen.
  }

## Het einde

ending-six-districts = Een paleis in elk van de zes wijken
ending-seven-in-five = Zeven paleizen in vijf wijken
ending-eight-in-four = Acht paleizen in vier wijken
ending-palaces-tie-break = Meerdere spelers hebben genoeg paleizen om doge te worden: wie de meeste heeft, wint
ending-houses-tie-break = Meerdere spelers hebben evenveel paleizen, genoeg om doge te worden: wie de meeste huizen op het bord heeft, wint
ending-shared = Meerdere spelers hebben genoeg paleizen om doge te worden en staan gelijk, in paleizen én in huizen
ending-year-cap = Het afgesproken aantal jaren is voorbij zonder doge
ending-deadlock = Niemand kan nog doge worden
ending-and = { $ending }. { $decided }.
decided-breadth = De som van wijken en paleizen beslist
decided-palaces = De som van wijken en paleizen is gelijk: wie de meeste paleizen heeft, wint
decided-houses = Evenveel wijken en paleizen: wie de meeste huizen op het bord heeft, wint
decided-nothing = Evenveel wijken, paleizen en huizen
over-doge = { $seat-is ->
    [you] Jij bent doge van Venetië!
   *[other] { $seat } is doge van Venetië.
  }
over-first = { $seat-is ->
    [you] Venetië heeft geen doge, maar jij bent het verst gekomen en wint.
   *[other] Venetië heeft geen doge, maar { $seat } is het verst gekomen en wint.
  }
over-shared = De overwinning wordt gedeeld: { $seats }.
result-doge = { $seat-is ->
    [you] Jij bent doge
   *[other] { $seat } is doge
  }
result-first = { $seat-is ->
    [you] Jij wint
   *[other] { $seat } wint
  }
result-shared = Gedeelde overwinning: { $seats }
standing = { $seat-is ->
    [you] Jij
   *[other] { $seat }
  }: { $palaces ->
    [one] één paleis
   *[other] { $palaces } paleizen
  } in { $districts ->
    [one] één wijk
   *[other] { $districts } wijken
  }, { $houses ->
    [one] één huis
   *[other] { $houses } huizen
  }

## Wat er gebeurde

told-first-seat = { $seat-is ->
    [you] Het lot beslist: jij bent startspeler.
   *[other] Het lot beslist: { $seat } is startspeler.
  }
told-year = { $first-is ->
    [you] Jaar { $number }: jij bent startspeler.
   *[other] Jaar { $number }: { $first } is startspeler.
  }
told-ballots = Stembiljet { $number } van { $rounds }: iedereen kiest in het geheim een gebied en stemschijven.
told-sits-out = { $seat-is ->
    [you] Je hebt geen stemschijven meer en slaat deze ronde over.
   *[other] { $seat } heeft geen stemschijven meer en slaat deze ronde over.
  }
told-chose = { $seat-is ->
    [you] Je kiest de kaart van { $area }.
   *[other] { $seat } kiest de kaart van { $area }.
  }
told-added = { $seat-is ->
    [you] Je voegt stemschijf { $marker } toe.
   *[other] { $seat } voegt stemschijf { $marker } toe.
  }
told-removed = { $seat-is ->
    [you] Je neemt stemschijf { $marker } terug.
   *[other] { $seat } neemt stemschijf { $marker } terug.
  }
told-took-back = { $seat-is ->
    [you] Je neemt je stembiljet terug.
   *[other] { $seat } neemt een stembiljet terug.
  }
told-confirmed = { $seat-is ->
    [you] Je stembiljet ligt klaar.
   *[other] Het stembiljet van { $seat } ligt klaar.
  }
told-laid = { $seat-is ->
    [you] Je legt { $count ->
        [one] één stemschijf
       *[other] { $count } stemschijven
      } in { $area }.
   *[other] { $seat } legt { $count ->
        [one] één stemschijf
       *[other] { $count } stemschijven
      } in { $area }.
  }
told-lapsed = { $seat-is ->
    [you] { $count ->
        [one] Je ene ongebruikte stemschijf vervalt.
       *[other] Je { $count } ongebruikte stemschijven vervallen.
      }
   *[other] { $count ->
        [one] De ene ongebruikte stemschijf van { $seat } vervalt.
       *[other] De { $count } ongebruikte stemschijven van { $seat } vervallen.
      }
  }
told-vote = Stemming { $number }: { $area }.
told-counted = { $seat-is ->
    [you] Je hebt { $votes ->
        [one] één stem
       *[other] { $votes } stemmen
      }
   *[other] { $seat } heeft { $votes ->
        [one] één stem
       *[other] { $votes } stemmen
      }
  }{ $councillors ->
    [0] .
   *[other] : { $markers } van stemschijven, { $councillors } van raadsheren.
  }
told-only-zero = { $seat-is ->
    [you] Je hebt geen stemmen en doet niet mee.
   *[other] { $seat } heeft geen stemmen en doet niet mee.
  }
told-barred = { $seat-is ->
    [you] Je 0 sluit je uit van deze stemming.
   *[other] { $seat } heeft een 0 gelegd en is uitgesloten van deze stemming.
  }
told-nobody = Er zijn geen stemmen in { $area }: de stemming heeft geen gevolgen.
told-won = { $seat-is ->
    [you] Je wint in { $area }.
   *[other] { $seat } wint in { $area }.
  }
told-tied-first = { $seat-is ->
    [you] Je bent gedeeld eerste in { $area }.
   *[other] { $seat } is gedeeld eerste in { $area }.
  }
told-second = { $seat-is ->
    [you] Je bent tweede in { $area }.
   *[other] { $seat } is tweede in { $area }.
  }
told-tied-second = { $seat-is ->
    [you] Je bent gedeeld tweede in { $area }.
   *[other] { $seat } is gedeeld tweede in { $area }.
  }
told-no-second = Niemand anders heeft stemmen in { $area }: er is geen tweede.
told-picked = { $seat-is ->
    [you] Je beslist over { $councillor }.
   *[other] { $seat } beslist over { $councillor }.
  }
told-sent = { $seat-is ->
    [you] Je stuurt { $councillor } naar { $area }.
   *[other] { $seat } stuurt { $councillor } naar { $area }.
  }
told-ring-back = { $seat-is ->
    [you] Je verliest { $councillor } en krijgt je ring terug.
   *[other] { $seat } verliest { $councillor } en krijgt de ring terug.
  }
told-neutral = Nu is { $councillor } neutraal.
told-abstained = { $seat-is ->
    [you] Je ziet af van de controle over { $councillor }.
   *[other] { $seat } ziet af van de controle over { $councillor }.
  }
told-must-abstain = { $seat-is ->
    [you] Je hebt geen ring meer voor { $councillor }.
   *[other] { $seat } heeft geen ring meer voor { $councillor }.
  }
told-nothing-to-move = { $seat-is ->
    [you] Je hebt geen huis op het bord om te verplaatsen.
   *[other] { $seat } heeft geen huis op het bord om te verplaatsen.
  }
told-lifted = { $seat-is ->
    [you] Je pakt een huis op in { $district }.
   *[other] { $seat } pakt een huis op in { $district }.
  }
told-put-back = { $seat-is ->
    [you] Je zet het huis terug.
   *[other] { $seat } zet het huis terug.
  }
told-moved = { $seat-is ->
    [you] Je verplaatst een huis van { $district } naar { $to }.
   *[other] { $seat } verplaatst een huis van { $district } naar { $to }.
  }
told-stayed = { $seat-is ->
    [you] Je verplaatst geen huis.
   *[other] { $seat } verplaatst geen huis.
  }
told-no-house = { $seat-is ->
    [you] Je hebt geen huis meer in de voorraad voor { $district }.
   *[other] { $seat } heeft geen huis meer in de voorraad voor { $district }.
  }
told-placed = { $seat-is ->
    [you] Je plaatst { $count ->
        [one] één huis
       *[other] { $count } huizen
      } in { $district }.
   *[other] { $seat } plaatst { $count ->
        [one] één huis
       *[other] { $count } huizen
      } in { $district }.
  }
told-placed-none = { $seat-is ->
    [you] Je plaatst geen huis in { $district }.
   *[other] { $seat } plaatst geen huis in { $district }.
  }
told-decided = { $seat-is ->
    [you] Je beslissing is verzegeld.
   *[other] De beslissing van { $seat } is verzegeld.
  }
told-built = { $seat-is ->
    [you] Je bouwt een paleis in { $district } voor { $price } huizen.
   *[other] { $seat } bouwt een paleis in { $district } voor { $price } huizen.
  }
told-forwent = { $seat-is ->
    [you] Je bouwt geen paleis in { $district }.
   *[other] { $seat } bouwt geen paleis in { $district }.
  }
told-no-site = { $seat-is ->
    [you] Voor jou is er in { $district } geen bouwplaats meer.
   *[other] Voor { $seat } is er in { $district } geen bouwplaats meer.
  }
told-no-palace = { $seat-is ->
    [you] Je hebt geen paleis meer om in { $district } te bouwen.
   *[other] { $seat } heeft geen paleis meer om in { $district } te bouwen.
  }
told-turned-card = Stemming { $number } van volgend jaar: { $area }.
told-year-over = Jaar { $number } is voorbij.
told-qualified = { $seat-is ->
    [you] Je hebt genoeg paleizen om doge te worden: { $palaces } in { $districts } wijken.
   *[other] { $seat } heeft genoeg paleizen om doge te worden: { $palaces } in { $districts } wijken.
  }
told-doge = { $seat-is ->
    [you] Jij wordt doge!
   *[other] { $seat } wordt doge.
  }
told-doge-by-palaces = { $seat-is ->
    [you] Jij hebt de meeste paleizen en wordt doge!
   *[other] { $seat } heeft de meeste paleizen en wordt doge.
  }
told-doge-by-houses = { $seat-is ->
    [you] Evenveel paleizen; jij hebt de meeste huizen op het bord en wordt doge!
   *[other] Evenveel paleizen; { $seat } heeft de meeste huizen op het bord en wordt doge.
  }
told-shared = Evenveel paleizen en evenveel huizen: de overwinning wordt gedeeld.
told-year-cap = Het afgesproken aantal jaren is voorbij.
told-deadlock = Niemand kan nog doge worden: de partij is afgelopen.
told-ranked-first = { $seat-is ->
    [you] Jij bent het verst gekomen.
   *[other] { $seat } is het verst gekomen.
  }

## Wat alles is

price-built = { $count ->
    [one] voor het paleis ervoor
   *[other] voor de paleizen ervoor
  }
price-stood = { $count ->
    [one] voor het paleis dat er eerder stond
   *[other] voor de paleizen die er eerder stonden
  }
votes-councillors = van raadsheren
card-now = Stemmen van je raadsheren daar: { $councillors }. Je huizen daar: { $houses }; het volgende paleis kost { $price }.
card-now-votes = Stemmen van je raadsheren daar: { $councillors }.
about-district = De stemming in een wijk bepaalt wie de raadsheer ervan controleert en wie er huizen plaatst: de winnaar hoogstens twee, de tweede één. Met genoeg huizen betaal je een paleis.
about-quarantia = De stemming hier bepaalt wie de drie raadsheren van de Quarantia controleren: de winnaar twee, de tweede één. Bouwen kun je hier niet.
about-order = In de gebieden wordt één voor één gestemd, in deze volgorde.
about-order-down = Na elke stemming wordt een kaart omgedraaid: die laat zien in welk gebied volgend jaar op dat moment wordt gestemd.
about-palace = Een paleis blijft voorgoed staan. Met paleizen in alle zes de wijken, zeven in vijf of acht in vier heb je er aan het einde van het jaar genoeg om doge te worden; is dat bij meerdere spelers zo, dan wint wie van hen de meeste paleizen heeft. Elk paleis maakt het volgende hier één huis duurder.
about-site-next = De prijs van het volgende paleis hier: drie huizen, en één meer voor elk paleis dat hier al staat, van wie het ook is.
about-site-later = De prijs van een later paleis hier. In een wijk is plaats voor vijf paleizen.
about-house = Met huizen betaal je een paleis in hun wijk; daarna gaan ze terug naar je voorraad. Zodra een huis van jou in een wijk aankomt, mag je daar meteen bouwen als je er genoeg hebt.
about-councillor = Een raadsheer geeft één stem aan de speler van wie hij de ring draagt, in het gebied waar hij staat. Wie bij de stemming in zijn woonplaats de controle over hem krijgt, stuurt hem naar een ander gebied naar keuze. Zonder ring heeft hij geen stem.
about-ring = Een ring toont dat je een raadsheer controleert. Heb je geen ringen meer, dan kun je er geen raadsheer bij nemen.
about-ballot = Stemschijven blijven verdekt tot er in het gebied wordt gestemd. Iedereen ziet hoeveel het er zijn, maar niet wat ze waard zijn.
about-marker = Een stemschijf levert bij één stemming het aantal stemmen op dat erop staat. Elk jaar heb je één 0, twee keer een 1, twee keer een 2 en twee keer een 3. Een 0 is alleen bluf. Ongebruikte stemschijven vervallen; volgend jaar heb je ze alle zeven weer.
about-marker-bars = Een stemschijf levert bij één stemming het aantal stemmen op dat erop staat. Elk jaar heb je één 0, twee keer een 1, twee keer een 2 en twee keer een 3. Een 0 sluit de speler uit van de stemming. Ongebruikte stemschijven vervallen; volgend jaar heb je ze alle zeven weer.
about-card = Per jaar leg je in elk gebied hoogstens één stembiljet: kies de kaart van het gebied en leg er één tot vier stemschijven op.
about-draft = De stemmen die deze stemschijven opleveren. De stemmen van je raadsheren in dat gebied komen erbij.
about-voters = De raadsheren die hier staan met de ring van deze speler. Elk van hen geeft één stem.
about-votes = Stemschijven en raadsheren samen. Wie de meeste stemmen heeft, wint de stemming; wie daarna de meeste heeft, wordt tweede. Een gelijke stand wordt niet doorbroken.
about-districts = Om doge te worden heb je aan het einde van een jaar paleizen nodig in alle zes de wijken, zeven in vijf wijken, of acht in vier.
topic-district = Wijk
topic-quarantia = Quarantia
topic-order = Volgorde van de stemmingen
topic-order-down = Verdekte volgordekaart
topic-palace = Paleis
topic-site-next = Prijs van het volgende paleis
topic-site-later = Prijs van een later paleis
topic-house = Huis
topic-councillor = Raadsheer
topic-ring = Ring
topic-ballot = Stembiljet
topic-marker = Stemschijf
topic-marker-bars = Stemschijf
topic-card = Kaart van een gebied
topic-draft = Stemschijven op de kaart
topic-voters = Raadsheren bij een stemming
topic-votes = Stemmen van een speler
topic-districts = Wijken met een paleis

## Opties

option-tie-order = Gelijke stand
option-tie-order-help = In welke volgorde spelers die gelijkstaan, beslissen.
option-tie-order-rotating = vanaf de startspeler, die elk jaar wisselt
option-tie-order-fixed = altijd in dezelfde volgorde
option-tie-order-random = telkens door loting
option-tie-order-sealed = allemaal tegelijk en in het geheim
option-scarce-sites = Te weinig bouwplaatsen
option-scarce-sites-help = Wie bouwt als er niet genoeg bouwplaatsen zijn voor iedereen die kan bouwen.
option-scarce-sites-order = in de volgorde voor gelijke stand
option-scarce-sites-houses = wie daar de meeste huizen heeft
option-scarce-sites-random = door loting
option-scarce-sites-nobody = niemand
option-forced-abstention = Zonder ring
option-forced-abstention-help = Wat er gebeurt als de winnaar geen ring meer heeft voor de raadsheer.
option-forced-abstention-move = hij is neutraal, er mag een huis worden verplaatst
option-forced-abstention-neutral = hij is neutraal, er wordt geen huis verplaatst
option-forced-abstention-nothing = hij blijft zoals hij is
option-neutralise = Raadsheren van de Quarantia
option-neutralise-help = Op welk moment hun ringen worden teruggegeven.
option-neutralise-first = allemaal tegelijk, vóór de eerste beslissing
option-neutralise-one-by-one = één voor één, als over hen wordt beslist
option-palaces-per-check = Paleizen tegelijk
option-palaces-per-check-help = Hoeveel paleizen een speler tegelijk in een wijk mag bouwen.
option-palaces-per-check-one = hoogstens één
option-palaces-per-check-many = zoveel als de speler kan betalen
option-houses-per-check = Wanneer er gebouwd wordt
option-houses-per-check-help = Op welk moment een winnaar die twee huizen plaatst, een paleis mag bouwen.
option-houses-per-check-one = na elk huis
option-houses-per-check-all = na beide huizen
option-lone-destination = Huis met maar één bestemming
option-lone-destination-help = Of de speler het neerzet of dat het er automatisch naartoe gaat.
option-lone-destination-asked = de speler zet het neer
option-lone-destination-taken = het gaat er automatisch naartoe
option-zero-marker = Stemschijf 0
option-zero-marker-help = Wat een 0 doet naast andere stemschijven en raadsheren.
option-zero-marker-adds-nothing = hij levert geen stemmen op
option-zero-marker-bars = hij sluit de speler uit
option-year-cap = Maximumaantal jaren
option-year-cap-help = Na zoveel jaren zonder doge wint wie het verst is gekomen.

## What players may look a term up by

also-area = wijk, veld
also-order = volgorde, beurt
also-marker = stemfiche, nul
also-ballot = stemkaart, geheime stem, bod
also-councillor = senator, politicus, pion, figuur
also-ring = voet, eigenaar, kleur
also-house = gebouw, geld
also-palace = palazzo, gebouw, punten, overwinning
also-district = sestiere, wijk, kleur
also-quarantia = raad van veertig, rechtbank, midden

## Amounts that reasons compare

stake-palaces = palazzi
stake-districts = wijken met een palazzo
stake-houses = huizen op het bord
stake-councillors = raadsheren

## Choices of several actions

choice-ballot = Stemmen in { $area }: { $markers }
choice-marker = { $value }

## The characters of the computer players, and how each plays

character-hasty = Beslist gehaast: van al zijn mogelijkheden weegt hij er maar twee af, en vaak mist hij de beste stem.
character-gentle = Weegt drie van haar mogelijkheden af en neemt de beste daarvan; de andere merkt ze niet op.
character-steady = Telt de huizen die iedereen nog nodig heeft en doet wat hem op dat moment het meest oplevert.
character-strong = Stelt zich telkens opnieuw voor wat de anderen hebben gestemd, en speelt het jaar in haar hoofd verder voordat ze beslist.
