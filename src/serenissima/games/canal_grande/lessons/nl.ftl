# De begeleide eerste partij Canal Grande.
# De leerling zit op plaats 0, Lucia op plaats 1. Alles heet zoals op de tafel.

lesson-first = Een eerste partij tegen Lucia

lesson-first-aim = Twee families strijden om het ambt van doge: de jouwe en die van Lucia. Elke gewonnen stemming levert een kaart op; met kaarten van alle zes wijken, of vier van één wijk, win je de partij. Lucia heeft acht kaarten over twee aanbiedingen verdeeld. Jij kiest eerst: neem de tweede.
lesson-first-answer = De wijkkaart en de gondel zijn in je hand, en je verrader heeft een willekeurige kaart van Lucia gestolen. Lucia roept met haar doge op tot een stemming in San Marco en biedt één kaart. Om te antwoorden heb je ook een kaart van San Marco nodig: speel er een.
lesson-first-gondola = Je hebt nog één kaart nodig. Bewaar je andere kaart van San Marco: je gondel kan in plaats daarvan kaarten van één andere wijk meebrengen. De gondel zelf telt niet mee en wordt verbruikt. Speel een kaart van een andere wijk naar keuze.
lesson-first-higher = Dat zijn twee kaarten tegen één van Lucia. Na jouw bod moet zij hoger bieden of passen, dan jij weer, en zo verder tot een van jullie past. Bied 2.
lesson-first-divide = Je wint één kaart van San Marco: een van je zes ronde vakken is gevuld. De rest van je bod is verbruikt. De verliezer is één wijkkaart en alle gespeelde gondels kwijt. Binnen een fase wisselen de rollen elke ronde: nu verdeel jij. Leg de doge in de tweede aanbieding.
lesson-first-tempt = Elke ronde worden acht kaarten verdeeld: vijf actiekaarten en drie cijferkaarten. Lucia kiest eerst. Je krijgt de doge alleen als zij de eerste aanbieding beter vindt. Leg bij de doge dus maar één kaart die je bij stemmingen helpt: een wijkkaart of de gondel.
lesson-first-numbers = Met cijferkaarten win je geen stemmingen. Maar zijn de cijferkaarten van een speler na een ronde samen 10 of meer waard, dan eindigt de fase en trekt de speler met het laagste totaal drie bonuskaarten. Lucia heeft 5, jij 1. Leg één cijferkaart in de tweede aanbieding.
lesson-first-present = Je mag de kaarten verdelen zoals je wilt, zolang geen aanbieding leeg is. Vijf kaarten, waaronder een verrader, zullen Lucia wel verleiden. Leg de aanbiedingen voor.
lesson-first-call = De kiezer begint: Lucia’s verrader heeft je kaart van Dorsoduro gestolen. Nu jij: met een doge moet je oproepen tot een stemming in een wijk waarvan je een kaart hebt. Bij San Marco staat 2/4: win je, dan heb je twee van de vier benodigde kaarten. Speel San Marco.
lesson-first-enough = Om te antwoorden heeft Lucia een kaart van San Marco en een hoger bod nodig. De kaarten die je van haar kent, liggen open: er is geen San Marco bij. Bij jouw kaarten die zij kent, staat een oog. Extra kaarten zou je alleen maar kwijtraken, dus bied 1.
lesson-first-phase = Lucia heeft 10 bereikt: de fase is voorbij en beide totalen beginnen weer op 0. Jij had minder en trok drie kaarten; zij had meer en verdeelt als eerste. Bij gelijke totalen trekt niemand en verdeelt de laatste kiezer. Neem een aanbieding: in beide ligt een doge.
lesson-first-spy = Je spion heeft twee actiekaarten getrokken. Er staat geen oog bij: Lucia kent ze niet. Ook een verrader of doge die je zo trekt, werkt; een spion wordt alleen vervangen. Nu is je doge aan de beurt: roep weer op tot een stemming in San Marco.
lesson-first-save = Eén kaart is weer genoeg. Bewaar de andere kaart van San Marco voor later: bied 1.
lesson-first-pass = Per ronde is er in elke wijk hoogstens één stemming: San Marco is niet meer open, dus heeft Lucia opgeroepen tot een stemming in Castello. Ze biedt 2; jij zou 3 nodig hebben. Wie past zonder te bieden, houdt alle kaarten: pas.
lesson-first-doges = Je hebt drie kaarten van San Marco gewonnen en een vierde in je hand: nu heb je een doge nodig. Er zijn er maar zes in het spel, en twee liggen hier. Lucia kiest eerst, dus leg in elke aanbieding een doge: verplaats er een.
lesson-first-free = Welke aanbieding Lucia ook neemt, er is nu een doge voor jou. Leg nog twee kaarten naar keuze in de tweede.
lesson-first-more = Leg er nog één kaart naar keuze bij.
lesson-first-ready = Zo is het goed: leg de aanbiedingen voor.
lesson-first-cannot = Met haar doge roept Lucia op tot een stemming in Santa Croce. Zonder kaart van die wijk kun je niet antwoorden, ook niet met gondels. Je kunt alleen passen.
lesson-first-win = Nu krijg je de andere aanbieding, met de doge erin. Had je geen kaart van een open wijk, dan zou Lucia oproepen tot de stemming; had zij er ook geen, dan was de doge verloren. Je weet welke wijk je nodig hebt: roep daar op tot een stemming.
lesson-first-last = Voor zover je weet, heeft Lucia geen kaart van San Marco. Bied 1.
lesson-first-end = Vier kaarten van San Marco: je hebt gewonnen, en de partij eindigt meteen. Alleen kaarten die je in stemmingen wint, tellen, niet die in je hand. Een hele partij duurt een ronde of tien, en je zult vaker worden overboden. Speel nu een echte partij!
