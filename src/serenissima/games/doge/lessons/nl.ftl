# Wat de lessen van Doge zeggen.

lesson-first = Je eerste jaar in Venetië
lesson-first-aim = Drie families willen de volgende doge leveren. Wie aan het einde van een jaar paleizen heeft in alle zes wijken, wint; zeven paleizen in vijf wijken of acht in vier volstaan ook. Eerst vult iedereen in het geheim stembiljetten in: kies de kaart van San Marco.
lesson-first-marker = Wie een stemming wint, krijgt huizen, en met huizen betaal je paleizen. Een stemschijf geeft zijn getal aan stemmen, één keer per jaar. San Marco wil je winnen: voeg een 3 toe.
lesson-first-more = Op een kaart leg je één tot vier stemschijven. Voeg voor de zekerheid een 1 toe.
lesson-first-secret = Bianca en Matteo kiezen tegelijk met jou. Ze zien straks hoeveel stemschijven je in San Marco legt, maar niet welke. Leg ze.
lesson-first-order = Ook Bianca wil San Marco: daar ligt verdekt een stemschijf van haar. Ieder heeft vier stembiljetten per jaar (drie met z’n vieren), en nooit twee in hetzelfde gebied. De volgorde van de stemmingen laat zien dat Castello als vierde stemt: kies die kaart.
lesson-first-help = Een 2 en een 1 zijn hier genoeg: voordat Castello stemt, kun je er hulp heen sturen. Voeg eerst de 2 toe.
lesson-first-weak = Voeg de 1 toe.
lesson-first-lay = Leg ze.
lesson-first-bluff = Matteo heeft één stemschijf in Castello. Nu ga je bluffen: een 0 geeft geen stem, maar de anderen zien alleen een stemschijf en verspillen er misschien stemmen tegen. Kies een van de overige wijken.
lesson-first-zero = Een 0 is geen stem: met alleen een 0 word je niet eens tweede. Voeg de 0 toe.
lesson-first-alone = Leg hem.
lesson-first-last = Je laatste stembiljet van dit jaar: niemand kan er nog op antwoorden. Kies de Quarantia. Die stemming levert geen huizen op, maar drie raadsheren.
lesson-first-rest = Voeg eerst de 3 toe, dan de 2. Wat je houdt, zou vervallen; volgend jaar heb je alle zeven stemschijven weer.
lesson-first-both = En de 2.
lesson-first-vote = Nu stemmen de gebieden één voor één: eerst Dorsoduro, dan San Marco. Bij een gelijke eerste plaats wint niemand: ieder van hen plaatst hooguit twee huizen en de raadsheer wordt neutraal. De startspeler, dit jaar jij, plaatst dan alleen als eerste. Leg je stemschijven.
lesson-first-won = Bianca won in Dorsoduro: ze stuurde de raadsheer naar Cannaregio en plaatste twee huizen; Matteo, als tweede, één. Jij wint San Marco met 4 tegen 3 (volgend jaar zijn de stemschijven terug). De raadsheer geeft je één stem in een ander gebied naar keuze: stuur hem naar Castello.
lesson-first-houses = Jouw ring laat zien dat hij voor jou stemt; hij blijft in Castello tot San Marco weer stemt. Nu de huizen: de winnaar plaatst er hoogstens twee, wie tweede is, plaatst er één. Met drie eigen huizen in een wijk betaal je daar het eerste paleis. Plaats er twee.
lesson-first-abstain = Matteo won Santa Croce van jouw 0 en stuurde de raadsheer naar San Polo. In Castello besliste je raadsheer, 4 tegen 3. Met nog een ring kun je ook die van Castello wegsturen; laat hem liever neutraal, (zonder ring verplicht): dan mag je een huis hierheen of hiervandaan verplaatsen.
lesson-first-lift = Een van je huizen mag nu naar Castello. Pak het op in San Marco.
lesson-first-drop = Zet het neer in Castello.
lesson-first-three = Matteo, de tweede, plaatst daarna één huis; een gedeelde tweede plaats levert elk één huis op. Met nog twee erbij heb je drie huizen in Castello. Plaats er twee.
lesson-first-build = Je mag alleen bouwen waar net een huis van jou is aangekomen, telkens één paleis; in een wijk is plaats voor vijf. Het eerste kost drie huizen, die teruggaan naar je voorraad; elk volgend paleis hier kost er één meer dan het vorige, wie het ook bouwt. Bouw.
lesson-first-quarantia = Matteo, tweede in Castello, plaatste een huis. In Cannaregio eindigden hij en Bianca samen als eerste: elk twee huizen, de raadsheer neutraal, niemand tweede. In San Polo was zijn raadsheer genoeg. Jij wint de Quarantia: twee raadsheren voor jou, één voor Bianca. Stuur je eerste naar een wijk naar keuze.
lesson-first-next = Bianca, de tweede, stuurde de hare naar Dorsoduro. Wie hier afziet of de tweede plaats deelt, krijgt geen raadsheer, maar mag een huis van wijk naar wijk verplaatsen; wie de eerste deelt, twee. De jouwe blijven en stemmen mee tot de Quarantia weer stemt: stuur je andere.
lesson-first-end = Het jaar is om en niemand heeft het doel gehaald: er begint een nieuw, met alle zeven stemschijven. Halen meerderen het in hetzelfde jaar, dan beslissen de meeste paleizen, daarna de meeste huizen op het bord. Speel nu zelf een partij.
