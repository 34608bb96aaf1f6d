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
lesson-first-zero = Voeg de 0 toe.
lesson-first-alone = Leg hem.
lesson-first-last = Je laatste stembiljet van dit jaar: niemand kan er nog op antwoorden. Kies de Quarantia. Die stemming levert geen huizen op, maar drie raadsheren.
lesson-first-rest = Voeg de 3 en de 2 toe. Wat je houdt, zou vervallen; volgend jaar heb je alle zeven stemschijven weer.
lesson-first-both = En de 2.
lesson-first-vote = Nu stemmen de gebieden één voor één, in de volgorde van de stemmingen: eerst Dorsoduro, dan San Marco. Leg je stemschijven.
lesson-first-won = Bianca won in Dorsoduro: ze stuurde de raadsheer naar Cannaregio en plaatste twee huizen; Matteo, als tweede, één. Jij wint San Marco met 4 tegen 3. De raadsheer geeft je één stem in een ander gebied naar keuze: stuur hem naar Castello.
lesson-first-houses = Hij draagt jouw ring en blijft in Castello tot San Marco weer stemt. Nu de huizen: de winnaar plaatst er hoogstens twee, de tweede één. Met drie eigen huizen in een wijk betaal je daar het eerste paleis. Plaats er twee.
lesson-first-abstain = Je raadsheer gaf de doorslag, 4 tegen 3. Voor de raadsheer van Castello heb je nog een van je zes ringen nodig; zonder ring moet je hem neutraal laten. Dan mag je een huis hierheen of hiervandaan verplaatsen. Dat is nu meer waard: laat hem neutraal.
lesson-first-lift = Een van je huizen mag nu naar Castello. Pak het op in San Marco.
lesson-first-drop = Zet het neer in Castello.
lesson-first-three = Met nog twee erbij heb je drie huizen in Castello. Plaats er twee.
lesson-first-build = Je mag alleen bouwen waar net een huis van jou is aangekomen. Het eerste paleis kost drie huizen, die teruggaan naar je voorraad; elk volgend paleis hier kost er één meer dan het vorige, wie het ook bouwt. Bouw.
lesson-first-quarantia = In Cannaregio eindigden Bianca en Matteo samen als eerste: elk twee huizen, en de raadsheer bleef neutraal. Een gedeelde tweede plaats levert elk één huis op. Jij wint de Quarantia: twee raadsheren voor jou, één voor Bianca. Stuur je eerste naar een wijk naar keuze.
lesson-first-next = Bianca, de tweede, stuurde de hare naar Dorsoduro. Wie in de Quarantia gelijk eindigt, krijgt geen raadsheer, maar mag een huis verplaatsen, als gedeelde eerste twee. De jouwe blijven en stemmen mee tot de Quarantia weer stemt: stuur je andere.
lesson-first-end = Het jaar is om en niemand heeft het doel gehaald: er begint een nieuw, met alle zeven stemschijven. Halen meerderen het in hetzelfde jaar, dan beslissen de meeste paleizen, daarna de meeste huizen op het bord. Speel nu zelf een partij.
