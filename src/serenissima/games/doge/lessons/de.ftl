# Was die Lektionen von Doge sagen.

lesson-first = Dein erstes Jahr in Venedig
lesson-first-aim = Drei Familien wollen den nächsten Dogen stellen. Um zu gewinnen, brauchst du am Ende eines Jahres Palazzi (Paläste) in allen sechs Stadtteilen, sieben Palazzi in fünf Stadtteilen oder acht in vier. Jedes Jahr beginnt mit geheimen Stimmabgaben: Wähle die Karte von San Marco.
lesson-first-marker = Wenn du eine Wahl gewinnst, setzt du Häuser, und mit Häusern bezahlst du Palazzi. Ein Stimmstein bringt einmal im Jahr so viele Stimmen, wie er zeigt. San Marco willst du gewinnen: Leg eine 3 auf die Karte.
lesson-first-more = Auf eine Karte kommen ein bis vier Stimmsteine. Leg zur Sicherheit eine 1 dazu.
lesson-first-secret = Bianca und Matteo wählen gleichzeitig. Sie werden sehen, wie viele Stimmsteine du in San Marco abgibst, aber nicht welche. Gib deine Stimmsteine ab.
lesson-first-order = Auch Bianca will San Marco: Dort liegt verdeckt ein Stimmstein von ihr. Alle geben viermal im Jahr Stimmen ab (bei vier Spielern dreimal), jedes Mal in einem anderen Gebiet. Die Reihenfolge der Wahlen zeigt, dass Castello als Viertes dran ist: Wähle die Karte von Castello.
lesson-first-help = Hier genügen eine 2 und eine 1, denn bevor Castello wählt, kannst du Hilfe schicken. Leg zuerst die 2 auf die Karte.
lesson-first-weak = Leg jetzt die 1 dazu.
lesson-first-lay = Gib die Stimmsteine ab.
lesson-first-bluff = Matteo hat einen Stimmstein in Castello. Als Nächstes bluffst du: Eine 0 bringt keine Stimme, doch die anderen sehen nur einen Stimmstein und vergeuden vielleicht Stimmen dagegen. Wähle einen beliebigen Stadtteil, in dem du noch nichts abgegeben hast.
lesson-first-zero = Mit einer 0 allein wirst du nicht einmal Zweiter. Leg die 0 auf die Karte.
lesson-first-alone = Gib die 0 allein ab.
lesson-first-last = Das ist die letzte Stimmabgabe des Jahres: Die anderen können nicht mehr darauf antworten. Wähle die Quarantia. Ihre Wahl bringt keine Häuser, entscheidet aber über drei Ratsherren, die je eine Stimme bringen.
lesson-first-rest = Leg zuerst die 3, dann die 2 auf die Karte. Übrige Stimmsteine würden verfallen; nächstes Jahr hast du wieder alle sieben.
lesson-first-both = Leg jetzt die 2 dazu.
lesson-first-vote = Nun wählen die Gebiete nacheinander: zuerst Dorsoduro, dann San Marco. Bei Gleichstand auf Platz eins gibt es keinen Sieger: Wer sich den Platz teilt, setzt bis zu zwei Häuser, und der Ratsherr wird neutral. Der Startspieler, dieses Jahr du, ist dabei nur als Erster dran. Gib deine Stimmsteine ab.
lesson-first-won = Bianca hat Dorsoduro gewonnen, den Ratsherrn nach Cannaregio geschickt und zwei Häuser gesetzt, Matteo als Zweiter eines. Du hast San Marco mit 4 zu 3 gewonnen (deine Stimmsteine kommen nächstes Jahr zurück). Der Ratsherr von San Marco bringt dir anderswo eine Stimme: Schick ihn nach Castello.
lesson-first-houses = Dein Ring zeigt, dass der Ratsherr für dich stimmt; er bleibt in Castello, bis San Marco wieder wählt. Nun die Häuser: Der Sieger setzt bis zu zwei, der Zweite eines. Mit drei Häusern in einem Stadtteil bezahlst du dort den ersten Palazzo. Setz zwei.
lesson-first-abstain = Matteo hat Santa Croce gegen deine 0 gewonnen und den Ratsherrn nach San Polo geschickt. Dein Ratsherr brachte dir Castello mit 4 zu 3. Auch Castellos Ratsherrn könntest du wegschicken. Lass ihn lieber neutral (ohne Ring müsstest du): Dann darfst du ein Haus nach Castello oder von dort versetzen.
lesson-first-lift = Eines deiner Häuser darf jetzt nach Castello. Nimm es in San Marco auf.
lesson-first-drop = Setz es in Castello ab.
lesson-first-three = Matteo ist Zweiter und setzt nach dir ein Haus; bei geteiltem Platz zwei setzt jeder eines. Mit zwei weiteren Häusern hast du in Castello drei. Setz zwei Häuser.
lesson-first-build = Bauen darfst du nur dort, wo gerade ein Haus von dir angekommen ist, und jedes Mal nur einen Palazzo. Ein Stadtteil hat Platz für fünf: Der erste kostet drei Häuser, jeder weitere eines mehr, egal, wer ihn baut. Die Häuser gehen in deinen Vorrat zurück. Bau den Palazzo.
lesson-first-quarantia = Matteo setzte als Zweiter in Castello ein Haus. In Cannaregio lagen er und Bianca gleichauf vorn: Beide setzten zwei Häuser, der Ratsherr wurde neutral, Zweiter wurde niemand. San Polo gewann Matteo allein durch seinen Ratsherrn. In der Quarantia gewinnst du zwei Ratsherren, Bianca einen. Schick deinen ersten in irgendeinen Stadtteil.
lesson-first-next = Bianca hat als Zweite ihren Ratsherrn nach Dorsoduro geschickt. Wer hier verzichtet oder sich Platz zwei teilt, darf stattdessen ein Haus in einen anderen Stadtteil versetzen; bei geteiltem Platz eins sind es zwei Häuser. Deine Ratsherren bleiben und stimmen mit, bis die Quarantia wieder wählt: Schick deinen zweiten.
lesson-first-end = Das Jahr ist um, und niemand ist am Ziel: Ein neues beginnt, mit allen sieben Stimmsteinen. Erreichen mehrere Spieler das Ziel im selben Jahr, entscheiden die meisten Palazzi, dann die meisten Häuser auf dem Spielplan. Spiel nun eine richtige Partie!
