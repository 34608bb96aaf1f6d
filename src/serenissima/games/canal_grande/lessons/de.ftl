# Die geführte erste Partie Canal Grande.
# Der Lernende sitzt auf Platz 0, Lucia auf Platz 1. Alles heißt so wie auf dem Tisch.

lesson-first = Eine erste Partie gegen Lucia

lesson-first-aim = Zwei Familien wollen den Dogen stellen: deine und Lucias. Jede gewonnene Abstimmung bringt dir eine Karte; mit Karten aus allen sechs Stadtteilen oder vier aus einem einzigen gewinnst du die Partie. Lucia hat acht Karten in zwei Angebote aufgeteilt, und du wählst zuerst. Nimm das zweite Angebot.
lesson-first-answer = Die Stadtteilkarte und die Gondel hast du jetzt auf der Hand, und dein Verräter hat Lucia eine zufällige Karte gestohlen. Mit ihrem Dogen setzt sie eine Abstimmung in San Marco an und bietet eine Karte. Um zu antworten, brauchst auch du eine San-Marco-Karte: Leg eine.
lesson-first-gondola = Dir fehlt noch eine Karte. Spar dir deine zweite San-Marco-Karte: Deine Gondel kann stattdessen Karten eines anderen Stadtteils bringen. Sie selbst zählt nicht und ist danach verbraucht. Leg eine Karte aus irgendeinem anderen Stadtteil.
lesson-first-higher = Damit liegen zwei Karten von dir gegen eine von Lucia. Nach deinem Gebot muss sie höher bieten oder passen, dann bist wieder du dran, und so weiter, bis jemand passt. Biete 2.
lesson-first-divide = Du gewinnst und behältst eine San-Marco-Karte, die einen deiner sechs runden Plätze füllt; der Rest deines Gebots ist verbraucht. Wer verliert, büßt eine Stadtteilkarte und alle Gondeln ein. Innerhalb einer Phase (mehrere Runden) wechseln die Rollen nach jeder Runde: Jetzt teilst du auf. Leg den Dogen ins zweite Angebot.
lesson-first-tempt = In jeder Runde werden acht Karten aufgeteilt: fünf Aktionskarten und drei Zahlenkarten. Lucia wählt zuerst. Du bekommst den Dogen nur, wenn ihr das erste Angebot besser gefällt. Leg also nur noch eine Karte dazu, die dir bei Abstimmungen hilft: eine Stadtteilkarte oder die Gondel.
lesson-first-numbers = Zahlenkarten gewinnen keine Abstimmung. Wenn aber einer von euch am Ende einer Runde 10 oder mehr hat, endet die Phase, und wer die kleinere Summe hat, zieht drei Bonuskarten. Lucias Summe ist 5, deine 1. Leg eine Zahlenkarte ins zweite Angebot.
lesson-first-present = Du darfst die Karten aufteilen, wie du willst, solange kein Angebot leer bleibt. Fünf Karten, darunter ein Verräter, dürften Lucia locken. Leg die Angebote vor.
lesson-first-call = Wer wählt, kommt zuerst dran: Lucias Verräter hat dir eine Dorsoduro-Karte gestohlen. Nun kommt dein Angebot: Mit dem Dogen musst du eine Abstimmung in einem Stadtteil ansetzen, von dem du eine Karte hast. San Marco zeigt 2/4: Mit einem Sieg hättest du zwei der vier nötigen Karten. Leg San Marco.
lesson-first-enough = Um zu antworten, braucht Lucia eine San-Marco-Karte und ein höheres Gebot. Die Handkarten, die du von ihr kennst, liegen offen: San Marco ist nicht dabei. (Die Karten auf deiner Hand, die Lucia kennt, tragen ein Auge.) Weitere Karten wären verschwendet, also biete 1.
lesson-first-phase = Lucia hat 10 erreicht: Die Phase endet, und beide Summen beginnen wieder bei 0. Du hattest weniger und hast drei Karten gezogen; sie hatte mehr und teilt zuerst auf. Bei Gleichstand zieht keiner, und wer zuletzt gewählt hat, teilt auf. Nimm ein beliebiges Angebot: In beiden liegt ein Doge.
lesson-first-spy = Dein Spion hat zwei Aktionskarten gezogen. Sie tragen kein Auge, denn Lucia kennt sie nicht. Auch ein so gezogener Verräter oder Doge wirkt; ein Spion wird nur ersetzt. Jetzt ist dein Doge an der Reihe: Setz wieder eine Abstimmung in San Marco an.
lesson-first-save = Wieder genügt eine Karte. Spar dir die andere San-Marco-Karte für später: Biete 1.
lesson-first-pass = In jedem Stadtteil gibt es höchstens eine Abstimmung pro Runde: San Marco ist nicht mehr offen, darum hat Lucia eine in Castello angesetzt. Sie bietet 2, du müsstest also 3 bieten. Wenn du passt, ohne zu bieten, behältst du alle Karten: Passe.
lesson-first-doges = Du hast drei San-Marco-Karten gewonnen und eine vierte auf der Hand: Jetzt brauchst du einen Dogen. Im ganzen Spiel gibt es nur sechs Dogen, und zwei davon liegen hier. Lucia wählt zuerst, also gehört in jedes Angebot einer: Leg einen Dogen ins zweite Angebot.
lesson-first-free = Ein Doge ist dir jetzt sicher, egal, welches Angebot Lucia nimmt. Leg noch zwei Karten deiner Wahl ins zweite Angebot.
lesson-first-more = Leg noch eine Karte deiner Wahl dazu.
lesson-first-ready = Das genügt. Leg jetzt die Angebote vor.
lesson-first-cannot = Mit ihrem Dogen setzt Lucia eine Abstimmung in Santa Croce an. Ohne eine Karte dieses Stadtteils kannst du nicht antworten, auch nicht mit Gondeln. Dir bleibt nur zu passen.
lesson-first-win = Jetzt gehört dir das andere Angebot mit seinem Dogen. Hättest du keine Karte eines offenen Stadtteils, würde Lucia die Abstimmung ansetzen; hätte auch sie keine, wäre der Doge verloren. Du weißt, welchen Stadtteil du brauchst: Setz die Abstimmung an.
lesson-first-last = Soweit du weißt, hat Lucia keine San-Marco-Karte. Biete 1.
lesson-first-end = Vier San-Marco-Karten: Du hast gewonnen, und die Partie endet sofort. Es zählen nur Karten, die du in Abstimmungen gewonnen hast, nicht die auf der Hand. Eine ganze Partie dauert etwa zehn Runden, und du wirst öfter überboten. Spiel jetzt eine richtige Partie!
