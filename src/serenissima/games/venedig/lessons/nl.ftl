# The guided first match of Venedig, three rounds of it.
# The learner sits at seat 0, Lucia at seat 1, Marco at seat 2. Things are called what they are called on the table.

lesson-first = De eerste drie rondes
lesson-first-aim = Uit het moeras rijst een stad op, en elk gebouw verplaatst de gondels van de spelers die eraan bouwen. De gondel die het verst door de kanalen komt, wint. Begin met het kleinste gebouw, een casa (huis): kies je casakaart.
lesson-first-casa = Een casa kost alleen deze ene kaart en levert één punt op. Leg de kaart.
lesson-first-free = Je bouwt op vrije bouwvelden, en bijna alle liggen nog onder moeras. Een casa levert overal evenveel op: kies een van de gemarkeerde bouwvelden.
lesson-first-drain = Dat ene punt heeft je gondel naar veld 1 gebracht. Na het bouwen mag je een of twee bouwvelden droogleggen. Denk vooruit: je hebt twee palazzokaarten, en voor een palazzo zijn twee vrije bouwvelden naast elkaar nodig. Leg het gemarkeerde bouwveld droog.
lesson-first-gold = Je houdt de tegel, en alleen jij ziet het goud erop: deze keer één goud, maar het kan ook nul of twee zijn. Vanaf de volgende beurt is het bouwveld vrij en mag iedereen er bouwen. Leg het bouwveld ernaast droog.
lesson-first-draw = Op deze tegel ligt geen goud. Bouwen en droogleggen had je mogen overslaan, het derde deel van een beurt niet: je trekt een kaart, tenzij je er vijf in de hand hebt. Trek er een van de voorraadstapel.
lesson-first-master = Lucia’s casa bracht haar op veld 2: bezette velden worden overgeslagen en tellen niet, dus liggen twee gondels nooit gelijk. Marco legde één palazzokaart en werd bouwmeester van het palazzo. Wie er meer legt, neemt de figuur van de bouwmeester over: kies een palazzokaart.
lesson-first-together = De kaarten van alle spelers tellen samen: die ene van Marco en jouw twee zijn samen de drie die voor een palazzo nodig zijn. Kies ook de tweede kaart.
lesson-first-must = Zodra alle kaarten voor een gebouw er liggen, moet het worden gebouwd; is er geen bouwplaats, dan gaan ze allemaal verloren, ook die van de anderen. Jij hebt een bouwplaats: de twee bouwvelden die je hebt drooggelegd. Leg de kaarten.
lesson-first-palazzo = Nu ben jij bouwmeester: jij kiest de bouwplaats en krijgt alle punten. Een palazzo levert één punt op voor elk aangrenzend bouwveld zonder gebouw: hier acht, zoals het getal laat zien. Kies het gemarkeerde bouwveld.
lesson-first-treasure = Je krijgt acht punten en een goudschat met vier goud (het kunnen er drie tot zes zijn). Bouwer en helpers krijgen elk zo’n schat als hun gondel vóór het varen naast de wijk ligt. In je beurt koop je voor vijf goud één punt; er wordt niets teruggegeven. Betaal.
lesson-first-half = Helpers krijgen de helft, naar beneden afgerond: Marco krijgt vier punten. De figuur staat weer op het bord, klaar voor het volgende palazzo. Je gondel ligt straks naast Dorsoduro, en daar wil je dan kunnen bouwen: leg er een bouwveld naar keuze droog.
lesson-first-choice = Op deze tegel ligt twee goud: bewaar het tot je er vijf hebt. Na Dorsoduro komt je gondel bij Santa Croce: leg daar een van de gemarkeerde bouwvelden droog.
lesson-first-show = In plaats van één kaart te nemen mag je een kaart tonen en er drie nemen, zoals Lucia deed. De getoonde kaart komt in de vitrine, waar anderen die kunnen nemen; de soort mag daar nog niet liggen. Toon je campo.
lesson-first-take = Neem eerst wat je uit de vitrine wilt; de rest komt van de voorraadstapel. Een basilica is zeven punten waard: neem die kaart.
lesson-first-ponte = Lucia’s ponte had drie kaarten en een stippellijn nodig. Van de twee wijken die hij verbindt, koos ze Dorsoduro. Elke casa daar leverde één punt op, wie die ook had gebouwd: samen twee. Voor een basilica zijn vier kaarten nodig: kies de eerste kaart.
lesson-first-campo = Marco is aan een campo begonnen. Een campo kost drie kaarten en één bouwveld en levert één punt op voor elk aangrenzend bouwveld met een gebouw. Kies je tweede basilicakaart.
lesson-first-begin = Je hebt twee van de vier kaarten, dus je kunt nog niet bouwen. Met alle vier in de hand zou je in je eentje kunnen bouwen. Dit wordt je eerste rij. Na het bouwen houd je rijen van hoogstens twee soorten en geef je de andere op. Leg de kaarten.
lesson-first-triangle = Voor een basilica zijn drie vrije bouwvelden nodig die elkaar alle raken. Je gondel ligt nu naast San Marco: alleen een gebouw daar levert je een goudschat op. Lucia heeft daar aan de oever een bouwveld drooggelegd; leg het gemarkeerde bouwveld ernaast droog.
lesson-first-third = Het derde bouwveld moet deze twee raken. Dat geldt voor twee bouwvelden: leg een daarvan droog.
lesson-first-wait = Nu kan iedereen in de eigen beurt de ontbrekende kaarten leggen; jij blijft bouwmeester zolang niemand een langere rij heeft. Met z’n tweeën mag je elke beurt een kaart omdraaien voor een fictieve derde speler, die meebouwt maar geen punten krijgt. Trek een kaart.
lesson-first-joint = In Lucia’s beurt werd Marco’s campo voltooid: drie punten voor hem, één voor haar. Nu legt hij twee basilicakaarten bij jouw twee. Jullie rijen zijn even lang, dus blijft de figuur bij jou en kies jij de bouwplaats, ook al is Marco aan de beurt: bouw in San Marco.
lesson-first-second = Kies het bouwveld ernaast; het derde wordt automatisch gekozen.
lesson-first-end = Zeven punten voor jou, drie voor Marco. Een partij duurt tot een gondel veld 60 bereikt of het laatste gebouw van een soort er staat. Dan mag iedereen nog één keer goud betalen, en de gondel die het verst is, wint. Speel nu een echte partij!
