# La prima partita guidata di Canal Grande.
# Chi impara siede al posto 0, Lucia al posto 1. Tutto si chiama come sul tavolo.

lesson-first = Una prima partita contro Lucia

lesson-first-aim = Tu e Lucia siete a capo di due famiglie: solo una darà il prossimo doge. Ogni votazione vinta ti dà una carta: per vincere servono carte di tutti e sei i sestieri, o quattro dello stesso. Lucia ha diviso otto carte in due offerte; scegli tu: prendi la seconda.
lesson-first-answer = La carta sestiere e la gondola sono ora nella tua mano, e il tuo traditore ha rubato a Lucia una carta a caso. Con il suo doge Lucia indice una votazione a San Marco e punta una carta. Per rispondere serve una carta di San Marco: giocane una.
lesson-first-gondola = Ti serve ancora una carta. Tieni da parte l’altra carta di San Marco: grazie alla gondola puoi puntare carte di un altro sestiere, ma di uno solo. La gondola non conta come carta puntata, e dopo l’uso si scarta. Gioca una carta di un altro sestiere qualsiasi.
lesson-first-higher = Ora hai giocato due carte, Lucia una sola. Dopo la tua puntata lei deve puntare di più o passare; poi tocca di nuovo a te, e così via finché uno dei due non passa. Punta 2.
lesson-first-divide = Hai vinto: tieni una carta di San Marco, che occupa uno dei tuoi sei spazi rotondi, e scarti il resto della puntata. Chi perde scarta una carta sestiere e tutte le gondole. All’interno di una fase i ruoli si alternano: ora dividi tu. Sposta il doge nella seconda offerta.
lesson-first-tempt = A ogni turno si dividono otto carte: cinque carte azione e tre carte numero. Lucia sceglie per prima. Avrai il doge solo se lei preferisce la prima offerta. Sposta quindi soltanto un’altra carta utile nelle votazioni: una carta sestiere o la gondola.
lesson-first-numbers = Le carte numero non fanno vincere votazioni, ma si sommano. Se alla fine di un turno il totale di un giocatore è 10 o più, la fase finisce, e chi ha il totale più basso pesca tre carte bonus. Lucia è a 5, tu a 1. Sposta una carta numero.
lesson-first-present = Puoi dividere come vuoi, purché nessuna offerta resti vuota. Cinque carte, tra cui un traditore, dovrebbero tentare Lucia. Presenta le offerte.
lesson-first-call = Chi sceglie comincia: il traditore di Lucia ti ha rubato una carta di Dorsoduro. Ora il tuo doge ti obbliga a indire una votazione in un sestiere di cui hai una carta. A San Marco c’è 2/4: vincendo avresti due delle quattro carte necessarie. Gioca una carta di San Marco.
lesson-first-enough = Per rispondere, a Lucia servono una carta di San Marco e una puntata più alta. Le carte della sua mano che conosci sono scoperte, e nessuna è di San Marco. (Un occhio segna le tue carte che lei conosce.) Aggiungere altre carte sarebbe uno spreco: punta 1.
lesson-first-phase = Lucia è arrivata a 10: la fase è finita e i totali ripartono da 0. Il tuo era più basso: hai pescato tre carte. Il suo era più alto: divide per prima. Se sono uguali, nessuno pesca e divide l’ultimo a scegliere. Prendi un’offerta: in entrambe c’è un doge.
lesson-first-spy = La tua spia ha pescato due carte azione. Non hanno l’occhio: Lucia non le conosce. Anche un traditore o un doge pescato in questo modo ha effetto; una spia viene soltanto sostituita. Ora usa il tuo doge: indici di nuovo una votazione a San Marco.
lesson-first-save = Anche stavolta basta una carta di San Marco. Tieni l’altra per dopo: punta 1.
lesson-first-pass = In un sestiere si vota al massimo una volta per turno: San Marco non è più aperto, perciò Lucia ha indetto una votazione a Castello. Lei punta 2; per rispondere dovresti puntare 3. Se passi senza puntare, tieni tutte le tue carte: passa.
lesson-first-doges = Hai vinto tre carte di San Marco e ne hai in mano una quarta: ora ti serve un doge. Nel gioco ci sono solo sei dogi, e due sono qui. Lucia sceglie per prima, quindi metti un doge in ogni offerta: spostane uno.
lesson-first-free = Ora un doge sarà tuo, qualunque offerta prenda Lucia. Sposta altre due carte a tua scelta.
lesson-first-more = Sposta ancora una carta a tua scelta.
lesson-first-ready = Così va bene: presenta le offerte.
lesson-first-cannot = Con il suo doge Lucia indice una votazione a Santa Croce. Senza una carta di quel sestiere non puoi rispondere, nemmeno con le gondole. Puoi solo passare.
lesson-first-win = Ora l’altra offerta, con il suo doge, è tua. Se tu non avessi carte di un sestiere aperto, sarebbe Lucia a indire la votazione; se non ne avesse nemmeno lei, il doge andrebbe perso. Sai quale sestiere ti serve: indici lì la votazione.
lesson-first-last = Per quanto ne sai, Lucia non ha carte di San Marco. Punta 1.
lesson-first-end = Quattro carte di San Marco: hai vinto, e la partita finisce subito. Contano solo le carte vinte nelle votazioni, non quelle in mano. Una partita intera dura una decina di turni, e le tue puntate verranno superate più spesso di qui. Ora gioca una partita vera!
