# La prima partita guidata di Canal Grande.
# Chi impara siede al posto 0, Lucia al posto 1. Tutto si chiama come sul tavolo.

lesson-first = Una prima partita contro Lucia

lesson-first-aim = Due famiglie si contendono la carica di doge: la tua e quella di Lucia. Ogni votazione vinta ti porta una carta: con una di ogni sestiere, o quattro di uno solo, vinci. Lucia ha diviso otto carte in due offerte: ora scegli tu. Prendi la seconda offerta.
lesson-first-answer = Hai in mano la carta sestiere e la gondola, e il tuo traditore ha rubato a Lucia una carta a caso. Con il suo doge Lucia indice una votazione a San Marco e punta una carta. Per rispondere ti serve una carta di San Marco: giocane una.
lesson-first-gondola = Ti serve ancora una carta. Risparmia l’altra carta di San Marco: con la gondola puoi aggiungere carte di un solo altro sestiere. La gondola in sé non conta, e dopo l’uso si scarta. Gioca una carta di un altro sestiere qualsiasi.
lesson-first-higher = Ora hai giocato due carte, Lucia una sola. Dopo la tua puntata lei deve puntare di più o passare, poi tocca a te, e così via finché uno dei due non passa. Punta 2.
lesson-first-divide = Hai vinto: tieni una carta di San Marco, in uno dei sei spazi rotondi, e scarti il resto della puntata. Chi perde scarta una carta sestiere e tutte le gondole. All’interno di una fase i ruoli si scambiano a ogni turno: ora dividi tu. Sposta il doge nella seconda offerta.
lesson-first-tempt = Lucia sceglie per prima. Avrai il doge solo se lei preferisce la prima offerta: sposta quindi soltanto un’altra carta utile nelle votazioni, cioè una carta sestiere o la gondola.
lesson-first-numbers = Le carte numero non fanno vincere votazioni. Ma se alla fine di un turno un totale è 10 o più, la fase finisce, e chi ha il totale più basso pesca tre carte bonus. Il totale di Lucia è 5, il tuo 1. Sposta una carta numero.
lesson-first-present = Puoi dividere come vuoi, purché nessuna offerta resti vuota. Cinque carte, tra cui un traditore, dovrebbero tentare Lucia. Presenta le offerte.
lesson-first-call = Chi sceglie risolve la sua offerta per primo: il traditore di Lucia ti ha rubato Dorsoduro. Ora tocca alla tua: con il doge devi indire una votazione in un sestiere di cui hai una carta. Su San Marco c’è 2/4: vincendo avresti due delle quattro carte necessarie. Gioca San Marco.
lesson-first-enough = Per rispondere, a Lucia servono una carta di San Marco e una puntata più alta. Le carte della sua mano che conosci sono scoperte: nessuna è di San Marco. Un occhio segna le tue carte che lei conosce. Aggiungere altre carte sarebbe uno spreco: punta 1.
lesson-first-phase = Lucia è arrivata a 10: la fase è finita, i totali ripartono da 0. Avevi il totale più basso e hai pescato tre carte; lei, con il più alto, divide per prima. A parità nessuno pesca, e divide chi ha scelto per ultimo. Prendi un’offerta: in entrambe c’è un doge.
lesson-first-spy = La tua spia ha pescato due carte azione. Non hanno l’occhio: Lucia non le conosce. Anche un traditore o un doge pescato così ha effetto; una spia viene solo sostituita. Ora tocca al tuo doge: indici di nuovo una votazione a San Marco.
lesson-first-save = Anche stavolta basta una carta di San Marco. Tieni l’altra per dopo: punta 1.
lesson-first-pass = In un sestiere si vota al massimo una volta per turno: San Marco non è più aperto, perciò Lucia ha indetto una votazione a Castello. Lei punta 2; per rispondere dovresti puntare 3. Se passi senza puntare, tieni tutte le tue carte: passa.
lesson-first-doges = Hai vinto tre carte di San Marco e ne hai in mano una quarta: ora ti serve un doge. Nel gioco ce ne sono solo sei, e due sono qui. Lucia sceglie per prima, quindi mettine uno in ogni offerta: sposta un doge.
lesson-first-free = Ora un doge sarà tuo, qualunque offerta prenda Lucia. Sposta altre due carte a tua scelta.
lesson-first-more = Sposta ancora una carta a tua scelta.
lesson-first-ready = Così va bene: presenta le offerte.
lesson-first-cannot = Con il suo doge Lucia indice una votazione a Santa Croce. Senza una carta di quel sestiere non puoi rispondere, nemmeno con le gondole. Puoi solo passare.
lesson-first-win = Ora sono tuoi l’altra offerta e il suo doge. Se tu non avessi carte di un sestiere aperto, la votazione la indirebbe Lucia; se non ne avesse nemmeno lei, il doge andrebbe perso. Sai quale sestiere ti serve: indici lì la votazione.
lesson-first-last = Per quanto ne sai, Lucia non ha carte di San Marco. Punta 1.
lesson-first-end = Quattro carte di San Marco: hai vinto, e la partita finisce subito. Contano solo le carte vinte nelle votazioni, non quelle in mano. Una partita intera dura una decina di turni, e l’avversario supererà più spesso le tue puntate. Ora giocane una vera!
