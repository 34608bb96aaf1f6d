# De begeleide eerste partij Canal Grande.
# De leerling zit op plaats 0, Lucia op plaats 1. Alles heet zoals op de tafel.

lesson-first = Een eerste partij tegen Lucia

lesson-first-aim = Twee families willen de doge leveren: de jouwe en die van Lucia. Elke gewonnen stemming levert een kaart op; met kaarten van alle zes wijken, of vier van één wijk, win je de partij. Lucia heeft acht kaarten over twee aanbiedingen verdeeld. Neem de tweede.
lesson-first-answer = De wijkkaart en de gondel zitten in je hand, en je verrader heeft een willekeurige kaart van Lucia gestolen. Met haar doge roept zij nu op tot een stemming in San Marco. Ze biedt één kaart. Ook jij hebt San Marco nodig: speel er een.
lesson-first-gondola = Je hebt nog één kaart nodig. Houd je andere San Marco: je gondel kan kaarten van één andere wijk meebrengen. De gondel zelf telt niet en wordt verbruikt. Speel een kaart van een andere wijk, welke je maar wilt.
lesson-first-higher = Twee kaarten tegen één van Lucia. Na jouw bod moet zij hoger bieden of passen, en zo om de beurt verder, tot iemand past. Bied 2.
lesson-first-divide = Je houdt één kaart van San Marco: die vult een van je zes ronde plaatsen; de rest van je bod is verbruikt. Wie verliest, is één wijkkaart en de gondels kwijt. Binnen een fase wisselen de rollen elke ronde: nu verdeel jij. Leg de doge in de tweede aanbieding.
lesson-first-tempt = Lucia kiest eerst. Je krijgt de doge alleen als zij de eerste aanbieding beter vindt. Leg er dus nog maar één kaart bij die je bij stemmingen helpt: een wijkkaart of de gondel.
lesson-first-numbers = Cijferkaarten winnen niets. Maar heeft iemand aan het einde van een ronde 10 of meer, dan eindigt de fase, en wie het laagste totaal heeft, trekt drie bonuskaarten. Lucia heeft 5, jij 1. Leg één cijferkaart in de tweede aanbieding.
lesson-first-present = Je mag verdelen zoals je wilt, als er maar geen aanbieding leeg blijft. Vijf kaarten met een verrader erbij zullen Lucia wel lokken. Leg de aanbiedingen voor.
lesson-first-call = Wie kiest, speelt eerst: Lucia’s verrader stal Dorsoduro van je. Nu jouw aanbieding: met een doge moet je oproepen tot een stemming, in een wijk waarvan je een kaart hebt. Op San Marco staat 2/4, je tweede van de vier om te winnen: speel die.
lesson-first-enough = Om te antwoorden heeft Lucia een kaart van San Marco en een hoger bod nodig. De kaarten die je van haar kent, liggen open: geen San Marco. Een oog markeert jouw kaarten die zij kent. Meer kaarten raak je alleen maar kwijt, dus bied 1.
lesson-first-phase = Lucia haalde 10: de fase is voorbij en beide totalen beginnen weer op 0. Jij had minder en trok drie kaarten; zij had meer en verdeelt eerst. Bij gelijke totalen trekt niemand en verdeelt wie het laatst koos. Neem een aanbieding: beide hebben een doge.
lesson-first-spy = Je spion trok twee actiekaarten zonder oog: Lucia kent ze niet. Een getrokken verrader of doge werkt ook; een getrokken spion wordt alleen vervangen. Nu je doge: speel weer San Marco.
lesson-first-save = Weer is één kaart genoeg. Bewaar de andere voor later: bied 1.
lesson-first-pass = Een wijk heeft hoogstens één stemming per ronde: San Marco is niet meer open, dus koos Lucia Castello. Ze biedt 2, jij zou 3 nodig hebben. Meteen passen kost niets: pas en houd je kaarten.
lesson-first-doges = Je hebt drie kaarten van San Marco gewonnen en een vierde in je hand: nu heb je een doge nodig. Er zijn er maar zes in het spel, en twee liggen hier. Lucia kiest eerst, dus één in elke aanbieding: verplaats een doge.
lesson-first-free = Welke aanbieding Lucia ook neemt, in de andere ligt een doge voor jou. Leg nu nog twee kaarten in de tweede, welke je maar wilt.
lesson-first-more = Nog één, welke je maar wilt.
lesson-first-ready = Klaar: leg de aanbiedingen voor.
lesson-first-cannot = Met haar doge roept Lucia op tot een stemming in Santa Croce. Zonder kaart van die wijk kun je niet antwoorden, ook niet met gondels. Je kunt alleen passen.
lesson-first-win = Nu is de andere aanbieding van jou, met haar doge. Had je geen kaart van een open wijk, dan riep Lucia op tot de stemming; kon zij ook niet, dan was de doge verloren. Je weet welke wijk je nodig hebt: roep op.
lesson-first-last = Lucia heeft voor zover je weet geen San Marco. Bied 1.
lesson-first-end = Vier kaarten van San Marco: je hebt gewonnen, en de partij eindigt meteen. Alleen in stemmingen gewonnen kaarten tellen, niet die in je hand. Een hele partij duurt een ronde of tien, en je wordt vaker overboden. Speel nu een echte!
