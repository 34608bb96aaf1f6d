# De begeleide eerste partij Canal Grande.
# De leerling zit op plaats 0, Lucia op plaats 1. Alles heet zoals op de tafel.

lesson-first = Een eerste partij tegen Lucia

lesson-first-aim = Twee families willen de doge leveren: de jouwe en die van Lucia. Elke gewonnen stemming levert een kaart op; met kaarten van alle zes wijken, of vier van één wijk, win je de partij. Lucia heeft acht kaarten over twee aanbiedingen verdeeld. Neem de tweede.
lesson-first-answer = De wijkkaart en de gondel zitten in je hand, en je verrader heeft een willekeurige kaart van Lucia gestolen. Met haar doge roept zij nu op tot een stemming in San Marco. Ze biedt één kaart. Ook jij hebt San Marco nodig: speel er een.
lesson-first-gondola = Je hebt nog één kaart nodig. Houd je andere San Marco: je gondel kan kaarten van één andere wijk meebrengen. De gondel zelf telt niet en wordt verbruikt. Speel een kaart van een andere wijk, welke je maar wilt.
lesson-first-higher = Twee kaarten tegen één van Lucia. Na jouw bod moet zij hoger bieden of passen, en zo om de beurt verder, tot iemand past. Bied 2.
lesson-first-divide = Gewonnen! Je houdt één kaart van San Marco, de rest van je bod is verbruikt. Wie verliest, raakt één wijkkaart en alle gondels kwijt en neemt de rest terug. Nu verdeel jij en kiest Lucia. Begin met de doge: leg hem in de tweede aanbieding.
lesson-first-tempt = Lucia kiest eerst. Je krijgt de doge alleen als zij de eerste aanbieding beter vindt. Leg er dus nog maar één kaart bij die je bij stemmingen helpt: een wijkkaart of de gondel.
lesson-first-numbers = Cijferkaarten winnen niets. Maar heeft iemand aan het einde van een ronde 10 of meer, dan eindigt de fase, en wie het laagste totaal heeft, trekt drie bonuskaarten. Lucia heeft 5, jij 1. Leg één cijferkaart in de tweede aanbieding.
lesson-first-present = Je mag verdelen zoals je wilt, als er maar geen aanbieding leeg blijft. Vijf kaarten met een verrader erbij zullen Lucia wel lokken. Leg de aanbiedingen voor.
lesson-first-call = Wie kiest, speelt eerst: Lucia’s verrader heeft Dorsoduro van je gestolen. De andere aanbieding is voor jou. Met de doge moet je oproepen tot een stemming, in een wijk waarvan je een kaart hebt. Op San Marco staat 2/4: je tweede van de vier om te winnen. Speel die.
lesson-first-enough = Om te antwoorden heeft Lucia een kaart van San Marco en een hoger bod nodig. De kaarten die je van haar kent, liggen open: geen San Marco. Een rode ruit markeert jouw kaarten die zij kent. Meer kaarten raak je alleen maar kwijt, dus bied 1.
lesson-first-phase = Lucia haalde 10: de fase eindigde en de totalen beginnen weer op 0. Jij had het laagste totaal en trok drie kaarten; zij verdeelt eerst. Bij een gelijke stand trekt niemand en verdeelt wie het laatst koos. In beide aanbiedingen ligt een doge: kies vrij.
lesson-first-spy = Je spion heeft twee kaarten van de stapel getrokken. Ze hebben geen rode ruit: Lucia kent ze niet. Een getrokken verrader of doge werkt ook; een getrokken spion wordt alleen vervangen. Je hebt nu twee kaarten van San Marco. Nu is je doge aan de beurt: speel weer San Marco.
lesson-first-save = Weer is één kaart genoeg. Bewaar de andere voor later: bied 1.
lesson-first-pass = In elke wijk is er per ronde maar één stemming; daarom koos Lucia Castello. Ze biedt 2, jij zou 3 nodig hebben. Meteen passen kost niets: pas en houd je kaarten.
lesson-first-doges = Je hebt drie kaarten van San Marco gewonnen en een vierde in je hand. Nu heb je een doge nodig, maar Lucia kiest eerst. Doe zoals zij: één doge in elke aanbieding. Leg een doge in de tweede.
lesson-first-free = Welke aanbieding Lucia ook neemt, in de andere ligt een doge voor jou. Leg nu nog twee kaarten in de tweede, welke je maar wilt.
lesson-first-more = Nog één, welke je maar wilt.
lesson-first-ready = Klaar: leg de aanbiedingen voor.
lesson-first-cannot = Lucia nam de eerste aanbieding, en met haar doge roept ze op tot een stemming in Santa Croce. Je hebt geen kaart van die wijk en kunt dus niet antwoorden, ook niet met gondels. Je kunt alleen passen.
lesson-first-win = Nu is de andere aanbieding van jou, en daarmee de doge. Je weet welke wijk je nodig hebt: roep op tot de stemming.
lesson-first-last = Lucia heeft voor zover je weet geen San Marco. Bied 1.
lesson-first-end = Vier kaarten van San Marco: je hebt gewonnen. Een hele partij duurt meestal een ronde of tien. Je tegenstander zal je overbieden en onthouden welke kaarten je neemt: doe jij dat ook. Je kunt nu alles voor een echte partij.
