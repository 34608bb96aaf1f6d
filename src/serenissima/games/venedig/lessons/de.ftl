# The guided first match of Venedig, three rounds of it.
# The learner sits at seat 0, Lucia at seat 1, Marco at seat 2. Things are called what they are called on the table.

lesson-first = Die ersten drei Runden
lesson-first-aim = Eine Stadt wächst aus dem Sumpf, und jedes Gebäude bewegt die Gondeln aller, die mitgebaut haben. Wessen Gondel in den Kanälen am weitesten kommt, gewinnt. Beginne mit dem kleinsten Gebäude: Wähle deine Casa-Karte.
lesson-first-casa = Eine Casa braucht nur diese eine Karte und bringt einen Punkt. Lege die Karte.
lesson-first-free = Gebaut wird auf freien Baufeldern, und fast alle liegen noch unter Sumpf. Eine Casa bringt überall gleich viel: Wähle eines der markierten Baufelder.
lesson-first-drain = Dein Punkt hat die Gondel auf Feld 1 gebracht. Nach dem Bauen darfst du ein oder zwei Baufelder trockenlegen. Du hast zwei Palazzo-Karten, und ein Palazzo braucht zwei freie Baufelder nebeneinander: Lege das markierte trocken.
lesson-first-gold = Du behältst das Plättchen, und nur du siehst sein Gold: diesmal eins, möglich sind null bis zwei. Ab dem nächsten Zug ist das Baufeld frei, und jeder darf dort bauen. Lege das daneben trocken.
lesson-first-draw = Auf diesem liegt kein Gold. Bauen und Trockenlegen hättest du auslassen dürfen, den dritten Teil eines Zuges nicht: Du ziehst eine Karte, außer mit fünf auf der Hand. Zieh eine vom Stapel.
lesson-first-master = Lucias Casa hat sie auf Feld 2 gebracht: Besetzte Felder werden übersprungen und zählen nicht; so gibt es nie Gleichstand. Marco hat eine Palazzo-Karte gelegt und ist dessen Baumeister. Wer mehr legt, übernimmt die Figur: Wähle eine Palazzo-Karte.
lesson-first-together = Die Karten aller Spieler zählen zusammen: seine eine und deine zwei sind die drei, die ein Palazzo braucht. Wähle auch die zweite Karte.
lesson-first-must = Sobald seine Karten vollständig sind, muss ein Gebäude errichtet werden; ohne Bauplatz sind alle Karten verloren, auch die der Helfer. Du hast einen: die zwei Baufelder, die du trockengelegt hast. Lege die Karten.
lesson-first-palazzo = Jetzt bist du Baumeister: Du wählst den Bauplatz und bekommst alle Punkte. Ein Palazzo bringt einen Punkt für jedes angrenzende Baufeld ohne Gebäude: acht, wie die Zahl sagt. Wähle das markierte Baufeld.
lesson-first-treasure = Acht Punkte und ein Schatz mit vier Gold (drei bis sechs sind es): Erbauer und Helfer bekommen je einen, wenn ihre Gondel vor der Fahrt neben dem Stadtteil liegt. In deinem Zug sind fünf Gold ein Punkt; herausgegeben wird nichts. Zahle.
lesson-first-half = Helfer bekommen die Hälfte, abgerundet: Marco erhält vier Punkte. Die Figur steht wieder auf dem Spielplan, für den, der den nächsten Palazzo beginnt. Deine Gondel liegt bald neben Dorsoduro, wo du bauen willst: Lege ein beliebiges Baufeld dort trocken.
lesson-first-choice = Zwei Gold; heb es auf, bis es fünf sind. Nach Dorsoduro kommt Santa Croce: Lege dort ein beliebiges der markierten Baufelder trocken.
lesson-first-show = Statt eine Karte zu nehmen, darfst du eine zeigen und drei nehmen, wie Lucia. Ihre Art darf noch nicht in der Auslage liegen, und andere können sie dort nehmen. Zeig deinen Campo.
lesson-first-take = Nimm zuerst, was du aus der Auslage willst; der Rest kommt vom Stapel. Eine Basilica bringt sieben Punkte: Nimm ihre Karte.
lesson-first-ponte = Lucias Ponte brauchte drei Karten und eine gepunktete Linie. Von den zwei Stadtteilen, die er verbindet, wählte sie Dorsoduro: ein Punkt für jede Casa dort, egal wer sie gebaut hat, also zwei. Eine Basilica braucht vier Karten: Wähle die erste.
lesson-first-campo = Marco hat einen Campo begonnen. Er braucht drei Karten und ein Baufeld und bringt einen Punkt für jedes angrenzende Baufeld mit einem Gebäude. Wähle deine zweite Basilica-Karte.
lesson-first-begin = Zwei von vier Karten: Noch wird nichts gebaut. Mit allen vieren auf der Hand könntest du allein bauen. Nach dem Bauen behältst du Reihen von nur zwei Arten und gibst die übrigen auf; das ist deine erste. Lege die Karten.
lesson-first-triangle = Eine Basilica braucht drei freie Baufelder, die sich alle berühren. Deine Gondel liegt jetzt neben San Marco: Nur ein Gebäude dort bringt dir einen Schatz. Lucia hat eines am Ufer trockengelegt; lege das markierte daneben trocken.
lesson-first-third = Das dritte Baufeld muss diese beiden berühren. Zwei tun das: Lege eines davon trocken.
lesson-first-wait = Nun kann jeder im eigenen Zug die fehlenden Karten legen; du bleibst Baumeister, solange keine Reihe länger ist. Zu zweit darfst du in jedem Zug eine Karte für einen imaginären Dritten aufdecken, der mitbaut, aber keine Punkte bekommt. Zieh eine Karte.
lesson-first-joint = In Lucias Zug wurde Marcos Campo fertig: drei Punkte für ihn, einer für sie. Nun legt er zwei Basilica-Karten zu deinen zwei. Bei Gleichstand bleibt die Figur, also wählst du, obwohl er am Zug ist: Baue in San Marco.
lesson-first-second = Wähle das Baufeld daneben; das dritte ergibt sich von selbst.
lesson-first-end = Sieben Punkte für dich, drei für Marco. Eine Partie dauert, bis eine Gondel Feld 60 erreicht oder das letzte Gebäude einer Art steht. Dann darf jeder noch einmal Gold zahlen, und die weiteste Gondel gewinnt. Spiel nun eine richtige!
