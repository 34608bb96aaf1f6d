# Was die Lektionen von Doge sagen.

lesson-first = Dein erstes Jahr in Venedig
lesson-first-aim = Drei Familien wollen den nächsten Dogen stellen. Wer am Ende eines Jahres in allen sechs Stadtteilen einen Palazzo hat, gewinnt; auch sieben Palazzi in fünf Stadtteilen oder acht in vier genügen. Zuerst geben alle geheim Stimmen ab: Wähle die Karte von San Marco.
lesson-first-marker = Wer eine Wahl gewinnt, bekommt Häuser, und mit Häusern bezahlt man Palazzi. Ein Stimmstein bringt so viele Stimmen, wie er zeigt, einmal im Jahr. San Marco willst du gewinnen: Lege eine 3 auf die Karte.
lesson-first-more = Auf eine Karte kommen ein bis vier Stimmsteine. Lege zur Sicherheit eine 1 dazu.
lesson-first-secret = Bianca und Matteo wählen gleichzeitig. Sie werden sehen, wie viele Stimmsteine du in San Marco abgibst, aber nicht welche. Gib sie ab.
lesson-first-order = Auch Bianca will San Marco: Dort liegt verdeckt ein Stimmstein von ihr. Jeder gibt viermal im Jahr Stimmen ab (zu viert dreimal), nie zweimal im selben Gebiet. Die Reihenfolge der Wahlen zeigt: Castello wählt als viertes. Wähle seine Karte.
lesson-first-help = Hier genügen eine 2 und eine 1: Bevor Castello wählt, kannst du Hilfe schicken. Lege zuerst die 2 auf die Karte.
lesson-first-weak = Lege die 1 dazu.
lesson-first-lay = Gib sie ab.
lesson-first-bluff = Matteo hat einen Stimmstein in Castello. Als Nächstes bluffst du: Eine 0 bringt keine Stimme, doch die anderen sehen nur einen Stimmstein und vergeuden vielleicht Stimmen dagegen. Wähle irgendeinen der übrigen Stadtteile.
lesson-first-zero = Eine 0 ist keine Stimme: Mit ihr allein wird man nicht einmal Zweiter. Lege die 0 auf die Karte.
lesson-first-alone = Gib sie ab.
lesson-first-last = Deine letzte Stimmabgabe in diesem Jahr: Niemand kann mehr darauf antworten. Wähle die Quarantia. Ihre Wahl bringt keine Häuser, aber drei Ratsherren.
lesson-first-rest = Lege zuerst die 3, dann die 2 auf die Karte. Was du behältst, würde verfallen; nächstes Jahr hast du wieder alle sieben Stimmsteine.
lesson-first-both = Und die 2.
lesson-first-vote = Nun wählen die Gebiete nacheinander: zuerst Dorsoduro, dann San Marco. Bei Gleichstand um Platz eins siegt niemand: Jeder davon setzt bis zu zwei Häuser, und der Ratsherr wird neutral. Der Startspieler, dieses Jahr du, setzt dann nur als Erster. Gib deine Stimmsteine ab.
lesson-first-won = Bianca hat in Dorsoduro gewonnen, den Ratsherrn nach Cannaregio geschickt und zwei Häuser gesetzt; Matteo, der Zweite, eines. Du gewinnst San Marco mit 4 zu 3 (die Stimmsteine kommen nächstes Jahr zurück). Sein Ratsherr bringt dir in einem beliebigen anderen Gebiet eine Stimme: Schicke ihn nach Castello.
lesson-first-houses = Dein Ring zeigt, dass er für dich stimmt; er bleibt in Castello, bis San Marco wieder wählt. Nun die Häuser: Der Sieger setzt bis zu zwei, der Zweite eines. Drei eigene in einem Stadtteil bezahlen dort den ersten Palazzo. Setze zwei.
lesson-first-abstain = Matteo hat Santa Croce gegen deine 0 gewonnen und den Ratsherrn nach San Polo geschickt. In Castello hat deiner entschieden, 4 zu 3. Mit einem weiteren Ring könntest du auch Castellos wegschicken; lass ihn lieber neutral (ohne Ring Pflicht): Dann darfst du ein Haus hierher oder von hier weg versetzen.
lesson-first-lift = Eines deiner Häuser darf jetzt nach Castello. Nimm es in San Marco auf.
lesson-first-drop = Setze es in Castello ab.
lesson-first-three = Matteo, der Zweite, setzt danach ein Haus; bei Gleichstand auf Platz zwei setzt jeder eines. Mit zwei weiteren hast du drei Häuser in Castello. Setze zwei.
lesson-first-build = Bauen darfst du nur dort, wo gerade ein Haus von dir angekommen ist, jedes Mal einen Palazzo; ein Stadtteil hat Platz für fünf. Der erste kostet drei Häuser, die in deinen Vorrat zurückkehren; jeder weitere hier kostet eines mehr als der vorige, wer auch immer baut. Baue.
lesson-first-quarantia = Matteo, in Castello Zweiter, setzte ein Haus. In Cannaregio lagen er und Bianca gleichauf vorn: je zwei Häuser, der Ratsherr neutral, niemand Zweiter. In San Polo genügte ihm sein Ratsherr. Du hast die Quarantia gewonnen: zwei Ratsherren für dich, einer für Bianca. Schicke deinen ersten in irgendeinen Stadtteil.
lesson-first-next = Bianca, die Zweite, hat ihren nach Dorsoduro geschickt. Wer hier verzichtet oder sich Platz zwei teilt, bekommt keinen Ratsherrn, darf aber ein Haus in einen beliebigen Stadtteil versetzen; wer sich Platz eins teilt, zwei. Deine bleiben und stimmen mit, bis die Quarantia wieder wählt: Schicke deinen anderen.
lesson-first-end = Das Jahr ist um, und niemand ist am Ziel: Ein neues beginnt, mit allen sieben Stimmsteinen. Erreichen es mehrere im selben Jahr, entscheiden die meisten Palazzi, dann die meisten Häuser auf dem Spielplan. Spiel nun eine eigene Partie.
