# The guided first match of Venedig, three rounds of it.
# The learner sits at seat 0, Lucia at seat 1, Marco at seat 2. Things are called what they are called on the table.

lesson-first = Die ersten drei Runden
lesson-first-aim = Eine Stadt wächst aus dem Sumpf, und jedes Gebäude bewegt die Gondeln aller, die mitgebaut haben. Die Gondel, die in den Kanälen am weitesten kommt, gewinnt. Beginne mit dem kleinsten Gebäude: Wähle deine Casa-Karte.
lesson-first-casa = Eine Casa braucht nur diese eine Karte und bringt einen Punkt. Leg die Karte.
lesson-first-free = Gebaut wird auf freien Baufeldern, aber fast alle liegen noch unter Sumpf. Eine Casa bringt überall gleich viel: Wähle eines der markierten Baufelder.
lesson-first-drain = Dein Punkt hat deine Gondel auf Feld 1 gebracht. Nach dem Bauen darfst du ein oder zwei Baufelder trockenlegen. Plane voraus: Du hast zwei Palazzo-Karten, und ein Palazzo braucht zwei freie Baufelder nebeneinander. Leg das markierte Baufeld trocken.
lesson-first-gold = Du behältst das Plättchen, und nur du siehst sein Gold: diesmal eins, ein Plättchen kann aber auch keines oder zwei haben. Ab dem nächsten Zug ist das Baufeld frei, und jeder darf dort bauen. Leg das Baufeld daneben trocken.
lesson-first-draw = Auf diesem Plättchen ist kein Gold. Bauen und Trockenlegen hättest du auslassen dürfen, den dritten Teil des Zuges nicht: Du musst eine Karte ziehen, außer du hast schon fünf auf der Hand. Zieh eine vom Stapel.
lesson-first-master = Ihre Casa hat Lucias Gondel auf Feld 2 gebracht: Besetzte Felder werden übersprungen und zählen nicht, darum gibt es zwischen Gondeln nie Gleichstand. Marco hat eine Palazzo-Karte gelegt und ist Baumeister des Palazzo geworden. Wer mehr legt, übernimmt die Figur: Wähle eine Palazzo-Karte.
lesson-first-together = Die Karten aller Spieler zählen zusammen: Marcos eine Karte und deine zwei sind die drei, die ein Palazzo braucht. Wähle auch die zweite Karte.
lesson-first-must = Sobald die Karten eines Gebäudes vollständig sind, muss es gebaut werden; ohne Bauplatz sind alle diese Karten verloren, auch die der Helfer. Du hast einen Bauplatz: die zwei Baufelder, die du trockengelegt hast. Leg die Karten.
lesson-first-palazzo = Jetzt bist du Baumeister: Du wählst den Bauplatz und bekommst alle Punkte. Ein Palazzo bringt einen Punkt für jedes angrenzende Baufeld ohne Gebäude: hier acht, wie die Zahl zeigt. Wähle das markierte Baufeld.
lesson-first-treasure = Du bekommst acht Punkte und einen Schatz mit vier Gold (möglich sind drei bis sechs). Einen Schatz bekommen Erbauer und Helfer, deren Gondel vor der Fahrt neben dem Stadtteil liegt. In deinem Zug kannst du fünf Gold für einen Punkt zahlen; Wechselgeld gibt es nicht. Zahl jetzt.
lesson-first-half = Helfer bekommen die Hälfte, abgerundet: Marco erhält vier Punkte. Die Figur steht wieder auf dem Spielplan, bereit für den nächsten Palazzo. Deine Gondel liegt bald neben Dorsoduro, wo du Platz zum Bauen brauchen wirst: Leg dort ein beliebiges Baufeld trocken.
lesson-first-choice = Das sind zwei Gold. Spar sie, bis du fünf hast. Nach Dorsoduro kommt Santa Croce: Leg dort eines der markierten Baufelder trocken.
lesson-first-show = Statt eine Karte zu nehmen, darfst du wie Lucia eine zeigen und drei nehmen. Die gezeigte kommt in die Auslage, wo andere sie nehmen können; ihre Art darf dort noch nicht liegen. Zeig deinen Campo.
lesson-first-take = Nimm zuerst die Karten, die du aus der Auslage willst; die übrigen kommen vom Stapel. Eine Basilica bringt sieben Punkte: Nimm die Basilica-Karte.
lesson-first-ponte = Lucias Ponte brauchte drei Karten und eine gepunktete Linie. Von den zwei Stadtteilen, die er verbindet, wählte Lucia Dorsoduro: ein Punkt für jede Casa dort, egal, wer sie gebaut hat, also zwei. Eine Basilica braucht vier Karten: Wähle die erste.
lesson-first-campo = Marco hat einen Campo begonnen. Er braucht drei Karten und ein Baufeld und bringt einen Punkt für jedes angrenzende Baufeld mit einem Gebäude. Wähle deine zweite Basilica-Karte.
lesson-first-begin = Du hast zwei von vier Karten und kannst noch nicht bauen. Mit allen vieren auf der Hand könntest du allein bauen. Nach dem Bauen darfst du nur Reihen von zwei Arten behalten und musst die anderen aufgeben; dies ist deine erste Reihe. Leg die Karten.
lesson-first-triangle = Eine Basilica braucht drei freie Baufelder, die sich alle berühren. Deine Gondel liegt jetzt neben San Marco: Nur ein Gebäude dort bringt dir einen Schatz. Lucia hat am Ufer ein Baufeld trockengelegt; leg das markierte daneben trocken.
lesson-first-third = Das dritte Baufeld muss diese beiden berühren. Zwei kommen infrage: Leg eines davon trocken.
lesson-first-wait = Nun kann jeder im eigenen Zug die fehlenden Karten legen; du bleibst Baumeister, solange keine andere Reihe länger wird. Zu zweit darfst du in jedem Zug eine Karte für einen imaginären Dritten aufdecken, der mitbaut, aber keine Punkte bekommt. Zieh eine Karte.
lesson-first-joint = In Lucias Zug wurde Marcos Campo fertig: drei Punkte für ihn, einer für sie. Nun legt er zwei Basilica-Karten zu deinen zwei. Bei Gleichstand bleibt die Figur, wo sie ist, also wählst du den Bauplatz, obwohl Marco am Zug ist: Bau in San Marco.
lesson-first-second = Wähle das Baufeld daneben; das dritte wird automatisch gewählt.
lesson-first-end = Sieben Punkte für dich, drei für Marco. Eine Partie dauert, bis eine Gondel Feld 60 erreicht oder das letzte Gebäude einer Art gebaut ist. Dann dürfen alle noch einmal Gold zahlen, und die Gondel, die am weitesten gekommen ist, gewinnt. Spiel nun eine richtige Partie!
