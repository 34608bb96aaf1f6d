# Die geführte erste Partie Canal Grande.
# Der Lernende sitzt auf Platz 0, Lucia auf Platz 1. Alles heißt so wie auf dem Tisch.

lesson-first = Eine erste Partie gegen Lucia

lesson-first-aim = Zwei Familien wollen den Dogen stellen: deine und Lucias. Jede gewonnene Abstimmung bringt eine Karte; Karten aus allen sechs Stadtteilen oder vier aus einem gewinnen die Partie. Lucia hat acht Karten in zwei Angebote aufgeteilt: Du wählst. Nimm das zweite Angebot.
lesson-first-answer = Stadtteilkarte und Gondel hast du auf der Hand, und dein Verräter hat Lucia eine zufällige Karte gestohlen. Mit ihrem Dogen setzt sie nun eine Abstimmung in San Marco an und bietet eine Karte. Zum Antworten brauchst auch du San Marco: Leg eine Karte davon.
lesson-first-gondola = Dir fehlt noch eine Karte. Heb dein zweites San Marco auf: Deine Gondel kann Karten eines anderen Stadtteils bringen. Sie selbst zählt nicht und ist danach verbraucht. Leg eine Karte irgendeines anderen Stadtteils.
lesson-first-higher = Zwei Karten gegen Lucias eine. Nach deinem Gebot muss sie höher bieten oder passen, und so geht es reihum, bis jemand passt. Biete 2.
lesson-first-divide = Du behältst eine Karte San Marco: Sie füllt einen deiner sechs runden Plätze; der Rest deines Gebots ist verbraucht. Wer verliert, büßt eine Stadtteilkarte und die Gondeln ein. In einer Phase wechseln die Rollen jede Runde: Nun teilst du auf. Leg den Dogen ins zweite Angebot.
lesson-first-tempt = Lucia wählt zuerst. Du bekommst den Dogen nur, wenn ihr das erste Angebot besser gefällt. Leg also nur noch eine Karte dazu, die dir bei Abstimmungen hilft: eine Stadtteilkarte oder die Gondel.
lesson-first-numbers = Zahlenkarten gewinnen nichts. Hat aber am Ende einer Runde jemand 10 oder mehr, endet die Phase, und wer die kleinere Summe hat, zieht drei Bonuskarten. Lucia hat 5, du hast 1. Leg eine Zahlenkarte ins zweite Angebot.
lesson-first-present = Du darfst aufteilen, wie du willst; nur leer darf kein Angebot sein. Fünf Karten, darunter ein Verräter, dürften Lucia locken. Leg die Angebote vor.
lesson-first-call = Wer wählt, spielt zuerst: Lucias Verräter hat dir Dorsoduro gestohlen. Nun dein Angebot: Mit einem Dogen musst du eine Abstimmung ansetzen, in einem Stadtteil, von dem du eine Karte hast. Auf San Marco steht 2/4, deine zweite von vier zum Sieg: Leg es.
lesson-first-enough = Um zu antworten, braucht Lucia eine Karte San Marco und ein höheres Gebot. Ihre Karten, die du kennst, liegen offen: kein San Marco. Ein Auge markiert Karten von dir, die sie kennt. Weitere Karten wären nur verbraucht, also biete 1.
lesson-first-phase = Lucia kam auf 10: Die Phase ist zu Ende, beide Summen beginnen wieder bei 0. Du hattest weniger und hast drei Karten gezogen; sie hatte mehr und teilt zuerst auf. Bei Gleichstand zieht niemand, und wer zuletzt gewählt hat, teilt auf. Nimm eines: Beide enthalten einen Dogen.
lesson-first-spy = Dein Spion hat zwei Aktionskarten ohne Auge gezogen: Lucia kennt sie nicht. Ein gezogener Verräter oder Doge wirkt ebenfalls; ein gezogener Spion wird nur ersetzt. Jetzt dein Doge: Leg wieder San Marco.
lesson-first-save = Wieder genügt eine Karte. Heb die andere für später auf: Biete 1.
lesson-first-pass = Ein Stadtteil hat höchstens eine Abstimmung pro Runde: San Marco ist nicht mehr offen, darum hat Lucia Castello gewählt. Sie bietet 2, du bräuchtest 3. Wer gleich passt, verliert nichts: Passe und behalte deine Karten.
lesson-first-doges = Du hast drei Karten San Marco gewonnen und eine vierte auf der Hand: Jetzt brauchst du einen Dogen. Im Spiel sind nur sechs, zwei davon liegen hier. Lucia wählt zuerst, also einer in jedes Angebot: Leg einen Dogen ins zweite.
lesson-first-free = Egal, was Lucia nimmt: Im anderen Angebot liegt ein Doge für dich. Leg jetzt noch zwei Karten ins zweite Angebot, ganz wie du willst.
lesson-first-more = Noch eine, ganz wie du willst.
lesson-first-ready = Fertig: Leg die Angebote vor.
lesson-first-cannot = Mit ihrem Dogen setzt Lucia eine Abstimmung in Santa Croce an. Ohne Karte dieses Stadtteils kannst du nicht antworten, auch nicht mit Gondeln. Du kannst nur passen.
lesson-first-win = Jetzt ist das andere Angebot deins, mit seinem Dogen. Hättest du keine Karte eines offenen Stadtteils, würde Lucia die Abstimmung ansetzen; könnte auch sie nicht, wäre der Doge verloren. Du weißt, welcher Stadtteil dir fehlt: Setz die Abstimmung an.
lesson-first-last = Soweit du weißt, hat Lucia kein San Marco. Biete 1.
lesson-first-end = Vier Karten San Marco: Du hast gewonnen, und die Partie endet sofort. Es zählen nur Karten, die du in Abstimmungen gewonnen hast, nicht die auf der Hand. Eine ganze Partie dauert etwa zehn Runden, und du wirst öfter überboten. Spiel nun eine richtige!
