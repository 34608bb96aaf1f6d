# La prima partita guidata di Canal Grande.
# Chi impara siede al posto 0, Lucia al posto 1. Tutto si chiama come sul tavolo.

lesson-first = Una prima partita contro Lucia

lesson-first-aim = Due famiglie vogliono la carica di doge: la tua e quella di Lucia. Ogni votazione vinta porta una carta; con carte di tutti e sei i sestieri, o quattro di uno solo, vinci la partita. Lucia ha diviso otto carte in due offerte. Prendi la seconda.
lesson-first-answer = La carta sestiere e la gondola sono nella tua mano, e il tuo traditore ha rubato a caso una carta a Lucia. Con il suo doge lei indice una votazione a San Marco e punta una carta. Per rispondere serve San Marco anche a te: giocane una.
lesson-first-gondola = Ti serve un’altra carta. Tieni l’altra San Marco: la tua gondola può portare carte di un altro sestiere. La gondola in sé non conta e viene consumata. Gioca una carta di un altro sestiere qualsiasi.
lesson-first-higher = Due carte contro una di Lucia. Dopo la tua puntata lei deve puntare di più o passare, e così via a turno, finché qualcuno non passa. Punta 2.
lesson-first-divide = Tieni una carta di San Marco: occupa uno dei tuoi sei posti rotondi; il resto della puntata è consumato. Chi perde ci rimette una carta sestiere e le gondole. In una fase i ruoli cambiano a ogni turno: ora dividi tu. Sposta il doge nella seconda offerta.
lesson-first-tempt = Lucia sceglie per prima. Avrai il doge solo se lei preferisce la prima offerta. Sposta quindi solo un’altra carta che ti aiuti nelle votazioni: una carta sestiere o la gondola.
lesson-first-numbers = Le carte numero non fanno vincere nulla. Ma se alla fine di un turno un totale è 10 o più, la fase finisce, e chi ha il totale più basso pesca tre carte bonus. Lucia ha 5, tu 1. Sposta una carta numero.
lesson-first-present = Puoi dividere come vuoi, purché nessuna offerta resti vuota. Cinque carte, tra cui un traditore, dovrebbero tentare Lucia. Presenta le offerte.
lesson-first-call = Chi sceglie gioca per primo: il traditore di Lucia ti ha rubato Dorsoduro. Ora la tua offerta: con un doge devi indire una votazione, in un sestiere di cui hai una carta. Su San Marco c’è 2/4, la tua seconda delle quattro che vincono: giocala.
lesson-first-enough = Per rispondere a Lucia servono una carta di San Marco e una puntata più alta. Le sue carte che conosci sono scoperte: nessuna San Marco. Un occhio segna le tue che lei conosce. Altre carte si consumerebbero soltanto: punta 1.
lesson-first-phase = Lucia è arrivata a 10: la fase è finita e i due totali ripartono da 0. Avevi di meno e hai pescato tre carte; lei aveva di più e divide per prima. A parità nessuno pesca e divide chi ha scelto per ultimo. Scegli: ogni offerta ha un doge.
lesson-first-spy = La tua spia ha pescato due carte azione senza occhio: Lucia non le conosce. Anche un traditore o un doge pescato agisce; una spia pescata viene solo sostituita. Tocca al tuo doge: gioca ancora San Marco.
lesson-first-save = Anche stavolta basta una carta. Tieni l’altra per dopo: punta 1.
lesson-first-pass = Un sestiere ha al massimo una votazione per turno: San Marco non è più aperto, perciò Lucia ha scelto Castello. Punta 2, a te servirebbe 3. Passare subito non costa nulla: passa e tieni le tue carte.
lesson-first-doges = Hai vinto tre carte di San Marco e ne hai in mano una quarta: ora ti serve un doge. Nel gioco ce ne sono solo sei, e due sono qui. Lucia sceglie per prima, quindi uno in ogni offerta: sposta un doge.
lesson-first-free = Qualunque offerta prenda Lucia, nell’altra c’è un doge per te. Ora sposta altre due carte, a tuo piacere.
lesson-first-more = Ancora una, a tuo piacere.
lesson-first-ready = Tutto pronto: presenta le offerte.
lesson-first-cannot = Con il suo doge Lucia indice una votazione a Santa Croce. Senza una carta di quel sestiere non puoi rispondere, nemmeno con le gondole. Puoi solo passare.
lesson-first-win = Ora l’altra offerta è tua, con il suo doge. Se non avessi carte di un sestiere aperto, la votazione la indirebbe Lucia; se non ne avesse nemmeno lei, il doge andrebbe perso. Sai quale sestiere ti serve: indici la votazione.
lesson-first-last = Per quanto ne sai, Lucia non ha carte di San Marco. Punta 1.
lesson-first-end = Quattro carte di San Marco: hai vinto, e la partita finisce subito. Contano solo le carte vinte nelle votazioni, non quelle in mano. Una partita intera dura una decina di turni, e le puntate salgono più spesso. Ora giocane una vera!
