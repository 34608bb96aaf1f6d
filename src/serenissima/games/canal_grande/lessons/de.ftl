# Die geführte erste Partie Canal Grande.
# Der Lernende sitzt auf Platz 0, Lucia auf Platz 1. Alles heißt so wie auf dem Tisch.

lesson-first = Eine erste Partie gegen Lucia

lesson-first-aim = Zwei Familien wollen den Dogen stellen: deine und Lucias. Jede gewonnene Abstimmung bringt eine Karte; Karten aus allen sechs Stadtteilen oder vier aus einem gewinnen die Partie. Lucia hat acht Karten in zwei Angebote aufgeteilt: Du wählst. Nimm das zweite Angebot.
lesson-first-answer = Stadtteilkarte und Gondel hast du auf der Hand, und dein Verräter hat Lucia eine zufällige Karte gestohlen. Mit ihrem Dogen setzt sie nun eine Abstimmung in San Marco an und bietet eine Karte. Zum Antworten brauchst auch du San Marco: Leg eine Karte davon.
lesson-first-gondola = Dir fehlt noch eine Karte. Heb dein zweites San Marco auf: Deine Gondel kann Karten eines anderen Stadtteils bringen. Sie selbst zählt nicht und ist danach verbraucht. Leg eine Karte irgendeines anderen Stadtteils.
lesson-first-higher = Zwei Karten gegen Lucias eine. Nach deinem Gebot muss sie höher bieten oder passen, und so geht es reihum, bis jemand passt. Biete 2.
lesson-first-divide = Gewonnen! Du behältst eine Karte San Marco, der Rest deines Gebots ist verbraucht. Wer verliert, gibt eine Stadtteilkarte und alle Gondeln ab und nimmt den Rest zurück. Nun teilst du auf, und Lucia wählt. Fang mit dem Dogen an: Leg ihn ins zweite Angebot.
lesson-first-tempt = Lucia wählt zuerst. Du bekommst den Dogen nur, wenn ihr das erste Angebot besser gefällt. Leg also nur noch eine Karte dazu, die dir bei Abstimmungen hilft: eine Stadtteilkarte oder die Gondel.
lesson-first-numbers = Zahlenkarten gewinnen nichts. Hat aber am Ende einer Runde jemand 10 oder mehr, endet die Phase, und wer die kleinere Summe hat, zieht drei Bonuskarten. Lucia hat 5, du hast 1. Leg eine Zahlenkarte ins zweite Angebot.
lesson-first-present = Du darfst aufteilen, wie du willst; nur leer darf kein Angebot sein. Fünf Karten, darunter ein Verräter, dürften Lucia locken. Leg die Angebote vor.
lesson-first-call = Wer wählt, spielt zuerst: Lucias Verräter hat dir Dorsoduro gestohlen. Das andere Angebot ist deins. Mit dem Dogen musst du eine Abstimmung ansetzen, in einem Stadtteil, von dem du eine Karte hast. Auf San Marco steht 2/4: Es wäre deine zweite von vier zum Sieg. Leg es.
lesson-first-enough = Um zu antworten, braucht Lucia eine Karte San Marco und ein höheres Gebot. Ihre Karten, die du kennst, liegen offen: kein San Marco. Eine rote Raute markiert Karten von dir, die sie kennt. Weitere Karten wären nur verbraucht, also biete 1.
lesson-first-phase = Lucia kam auf 10, die Phase endete, und die Summen beginnen wieder bei 0. Du hattest die kleinere Summe und hast drei Karten gezogen; sie teilt zuerst auf. Bei Gleichstand zieht niemand, und wer zuletzt gewählt hat, teilt auf. Beide Angebote enthalten einen Dogen: Wähl frei.
lesson-first-spy = Dein Spion hat zwei Karten vom Stapel gezogen. Sie haben keine rote Raute: Lucia kennt sie nicht. Ein gezogener Verräter oder Doge wirkt ebenfalls; ein gezogener Spion wird nur ersetzt. Du hast nun zwei Karten San Marco. Jetzt ist dein Doge dran: Leg wieder San Marco.
lesson-first-save = Wieder genügt eine Karte. Heb die andere für später auf: Biete 1.
lesson-first-pass = In jedem Stadtteil gibt es höchstens eine Abstimmung pro Runde; darum hat Lucia Castello gewählt. Sie bietet 2, du bräuchtest 3. Wer gleich passt, verliert nichts: Passe und behalte deine Karten.
lesson-first-doges = Du hast drei Karten San Marco gewonnen und eine vierte auf der Hand. Jetzt brauchst du einen Dogen, doch Lucia wählt zuerst. Mach es wie sie: in jedes Angebot einen Dogen. Leg einen ins zweite.
lesson-first-free = Egal, was Lucia nimmt: Im anderen Angebot liegt ein Doge für dich. Leg jetzt noch zwei Karten ins zweite Angebot, ganz wie du willst.
lesson-first-more = Noch eine, ganz wie du willst.
lesson-first-ready = Fertig: Leg die Angebote vor.
lesson-first-cannot = Lucia hat das erste Angebot genommen und setzt mit ihrem Dogen eine Abstimmung in Santa Croce an. Du hast keine Karte dieses Stadtteils und kannst nicht antworten, auch nicht mit Gondeln. Du kannst nur passen.
lesson-first-win = Jetzt ist das andere Angebot deins und mit ihm der Doge. Du weißt, welcher Stadtteil dir fehlt: Setz die Abstimmung an.
lesson-first-last = Soweit du weißt, hat Lucia kein San Marco. Biete 1.
lesson-first-end = Vier Karten San Marco: Du hast gewonnen. Eine ganze Partie dauert meist etwa zehn Runden. Dein Gegenüber wird dich überbieten und sich merken, welche Karten du nimmst: Mach es auch so. Jetzt kannst du alles für eine richtige Partie.
