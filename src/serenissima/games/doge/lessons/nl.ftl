# Wat de lessen van Doge zeggen.

lesson-first = Je eerste jaar in Venetië
lesson-first-aim = Drie families willen de volgende doge leveren. Wie aan het einde van een jaar paleizen heeft in alle zes de wijken, wint; zeven paleizen in vijf wijken of acht in vier zijn ook genoeg. Elk jaar begint met geheime stembiljetten: kies de kaart van San Marco.
lesson-first-marker = Wie een stemming wint, plaatst huizen, en met huizen betaal je paleizen. Een stemschijf is het aantal stemmen waard dat erop staat, één keer per jaar. Je wilt San Marco winnen: voeg een 3 toe.
lesson-first-more = Op een kaart leg je één tot vier stemschijven. Voeg voor de zekerheid een 1 toe.
lesson-first-secret = Bianca en Matteo kiezen tegelijk met jou. Ze zien straks hoeveel stemschijven je in San Marco legt, maar niet welke. Leg je stembiljet.
lesson-first-order = Ook Bianca wil San Marco: daar ligt verdekt een stemschijf van haar. Iedereen legt vier stembiljetten per jaar (drie bij vier spelers), elk in een ander gebied. De volgorde van de stemmingen laat zien dat er in Castello als vierde wordt gestemd: kies die kaart.
lesson-first-help = Een 2 en een 1 zijn hier genoeg: voordat er in Castello wordt gestemd, kun je er hulp naartoe sturen. Voeg eerst de 2 toe.
lesson-first-weak = Voeg nu de 1 toe.
lesson-first-lay = Leg je stembiljet.
lesson-first-bluff = Matteo heeft één stemschijf in Castello. Je volgende stembiljet is bluf: een 0 levert geen stemmen op, maar de anderen zien alleen een stemschijf en verspillen er misschien stemmen aan. Kies een wijk waarin je nog geen stembiljet hebt gelegd.
lesson-first-zero = Met alleen een 0 word je niet eens tweede. Voeg de 0 toe.
lesson-first-alone = Leg alleen die 0.
lesson-first-last = Dit is het laatste stembiljet van het jaar: de anderen kunnen er niet meer op antwoorden. Kies de Quarantia. Die stemming levert geen huizen op, maar bepaalt wie de controle krijgt over drie raadsheren, elk goed voor één stem.
lesson-first-rest = Voeg eerst de 3 toe, dan de 2. Ongebruikte stemschijven zouden vervallen; volgend jaar heb je ze alle zeven weer.
lesson-first-both = Voeg nu de 2 toe.
lesson-first-vote = Nu wordt er per gebied gestemd: eerst in Dorsoduro, dan in San Marco. Delen spelers de eerste plaats, dan is er geen winnaar: elk van hen plaatst hoogstens twee huizen en de raadsheer wordt neutraal. Ze plaatsen na elkaar, vanaf de startspeler (dit jaar jij). Leg je stembiljet.
lesson-first-won = Bianca heeft Dorsoduro gewonnen: ze stuurde de raadsheer naar Cannaregio en plaatste twee huizen; Matteo, de tweede, plaatste er één. Jij wint San Marco, 4 tegen 3 (je stemschijven krijg je volgend jaar terug). De raadsheer geeft je één stem in een ander gebied naar keuze: stuur hem naar Castello.
lesson-first-houses = Aan je ring zie je dat de raadsheer voor jou stemt; hij blijft in Castello tot er weer in San Marco wordt gestemd. Nu de huizen: de winnaar plaatst er hoogstens twee, de tweede één. Met drie huizen in een wijk betaal je daar het eerste paleis. Plaats er twee.
lesson-first-abstain = Matteo versloeg jouw 0 in Santa Croce; de raadsheer ging naar San Polo. Jouw raadsheer bezorgde je Castello, 4 tegen 3. Met nog een ring kun je de raadsheer van Castello wegsturen. Laat hem liever neutraal (zonder ring moet je wel): dan mag je een huis hierheen of hiervandaan verplaatsen.
lesson-first-lift = Een van je huizen mag nu naar Castello. Pak het op in San Marco.
lesson-first-drop = Zet het neer in Castello.
lesson-first-three = Matteo, de tweede, plaatst daarna één huis; bij een gedeelde tweede plaats mag ieder er één plaatsen. Met nog twee erbij heb je drie huizen in Castello. Plaats er twee.
lesson-first-build = Je mag alleen bouwen waar net een huis van jou is aangekomen, telkens één paleis; in een wijk is plaats voor vijf. Het eerste kost drie huizen, die teruggaan naar je voorraad; elk volgend paleis daar kost er één meer dan het vorige, wie het ook bouwt. Bouw.
lesson-first-quarantia = In Cannaregio waren Matteo en Bianca gedeeld eerste: ze plaatsten elk twee huizen, de raadsheer werd neutraal en er was geen tweede. In San Polo won Matteo met alleen zijn raadsheer. Jij wint de Quarantia: twee raadsheren voor jou, één voor Bianca. Stuur je eerste naar een wijk naar keuze.
lesson-first-next = Bianca, de tweede, stuurde haar raadsheer naar Dorsoduro. Wie hier afziet of de tweede plaats deelt, krijgt geen raadsheer, maar mag een huis van wijk naar wijk verplaatsen; wie de eerste plaats deelt, twee huizen. Jouw raadsheren blijven en stemmen mee tot hier weer wordt gestemd: stuur nu je andere.
lesson-first-end = Het jaar is om en niemand heeft het doel gehaald, dus er begint een nieuw jaar, met zeven stemschijven. Halen meerdere spelers het in hetzelfde jaar, dan wint wie de meeste paleizen heeft; is dat gelijk, dan wie de meeste huizen op het bord heeft. Speel nu een echte partij!
