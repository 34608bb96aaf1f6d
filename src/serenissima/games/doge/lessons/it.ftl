# La prima partita guidata di Doge.

lesson-first = Il tuo primo anno a Venezia
lesson-first-aim = Tre famiglie vogliono dare a Venezia il prossimo doge. Per vincere devi avere, alla fine di un anno, palazzi in tutti e sei i sestieri; bastano anche sette palazzi in cinque sestieri o otto in quattro. Ogni anno comincia con schede segrete: scegli la carta di San Marco.
lesson-first-marker = Chi vince una votazione mette case sul tabellone, e con le case si pagano i palazzi. Ogni segnalino dà tanti voti quanti ne indica il suo numero, ma una sola volta all’anno. Vuoi vincere a San Marco: aggiungi un 3.
lesson-first-more = Con ogni carta puoi posare da uno a quattro segnalini. Per sicurezza aggiungi un 1.
lesson-first-secret = Bianca e Matteo scelgono nello stesso momento. Vedranno quanti segnalini posi a San Marco, ma non quali. Posa la scheda.
lesson-first-order = Anche Bianca vuole San Marco: lì c’è un suo segnalino, coperto. Ognuno posa quattro schede all’anno (tre se si gioca in quattro), mai due nella stessa zona. L’ordine delle votazioni mostra che Castello vota per quarto: scegli la sua carta.
lesson-first-help = Qui bastano un 2 e un 1, perché potrai mandare un rinforzo a Castello prima che voti. Comincia dal 2.
lesson-first-weak = Ora aggiungi l’1.
lesson-first-lay = Posa la scheda.
lesson-first-bluff = Matteo ha un segnalino a Castello. La tua prossima scheda è un bluff: uno 0 non porta voti, ma gli altri vedono solo un segnalino e forse sprecheranno voti per batterlo. Scegli un sestiere qualsiasi fra quelli che ti restano.
lesson-first-zero = Uno 0 da solo non basta nemmeno per il secondo posto: è soltanto un bluff. Aggiungilo.
lesson-first-alone = Posa lo 0 da solo.
lesson-first-last = È l’ultima scheda dell’anno: gli altri non possono più rispondere. Scegli la Quarantia. La sua votazione non porta case, ma decide chi controlla tre consiglieri.
lesson-first-rest = I segnalini non usati decadono, ma l’anno prossimo li avrai di nuovo tutti e sette. Usa quindi i due che ti restano: aggiungi prima il 3.
lesson-first-both = Ora aggiungi il 2.
lesson-first-vote = Ora le zone votano una dopo l’altra: prima Dorsoduro, poi San Marco. Se più giocatori sono primi a pari merito, nessuno vince: ciascuno di loro mette fino a due case, e il consigliere diventa neutrale. Fra loro comincia il primo giocatore, che quest’anno sei tu. Posa la scheda.
lesson-first-won = Bianca ha vinto a Dorsoduro: ha mandato il consigliere a Cannaregio e messo due case; Matteo, secondo, ne ha messa una. Tu hai vinto a San Marco, 4 a 3 (i segnalini tornano l’anno prossimo). Il consigliere di San Marco ti dà un voto in un’altra zona: mandalo a Castello.
lesson-first-houses = Il tuo anello mostra che il consigliere vota per te; resta a Castello finché San Marco non vota di nuovo. Ora le case: il vincitore ne mette fino a due, il secondo una. Con tre delle tue case in un sestiere puoi pagare il suo primo palazzo. Mettine due.
lesson-first-abstain = A Santa Croce Matteo ha battuto il tuo 0 e mandato il consigliere a San Polo. Il tuo consigliere ti ha fatto vincere Castello, 4 a 3. Con un altro anello potresti mandarne via il consigliere. Lascialo invece neutrale (obbligatorio senza anelli): potrai spostare una casa da o verso Castello.
lesson-first-lift = Ora puoi spostare a Castello una delle tue case. Prendine una a San Marco.
lesson-first-drop = Mettila a Castello.
lesson-first-three = Dopo di te Matteo, secondo, metterà una casa; se ci fossero secondi a pari merito, ne metterebbero una a testa. Con altre due case ne avrai tre a Castello: mettine due.
lesson-first-build = Puoi costruire solo dove è appena arrivata una tua casa: un palazzo per volta, al massimo cinque per sestiere. Il primo costa tre case, che tornano nella tua riserva. Nello stesso sestiere ogni palazzo successivo costa una casa in più, chiunque lo costruisca. Costruisci.
lesson-first-quarantia = Matteo, secondo a Castello, ha messo una casa. A Cannaregio lui e Bianca, primi a pari merito, hanno messo due case ciascuno; il consigliere resta neutrale. Matteo ha vinto San Polo con il suo consigliere. Hai vinto la Quarantia: ricevi due consiglieri, Bianca uno. Manda il primo in un sestiere.
lesson-first-next = Bianca, seconda, ha mandato un consigliere a Dorsoduro. Nella Quarantia chi si astiene o è secondo a pari merito non ne riceve, ma può spostare una casa fra due sestieri; chi è primo a pari merito, due. I tuoi consiglieri votano finché la Quarantia non vota di nuovo: manda l’altro.
lesson-first-end = L’anno è finito e nessuno ha raggiunto il traguardo: ne comincia un altro, e hai di nuovo tutti e sette i segnalini. Se più giocatori lo raggiungono nello stesso anno, vince chi ha più palazzi; a parità di palazzi, chi ha più case sul tabellone. Ora gioca una partita vera!
