# Che cosa dicono le lezioni di Doge.

lesson-first = Il tuo primo anno a Venezia
lesson-first-aim = Tre famiglie vogliono dare a Venezia il prossimo doge. Chi alla fine di un anno ha palazzi in tutti e sei i sestieri vince; bastano anche sette palazzi in cinque sestieri o otto in quattro. Prima tutti votano in segreto: scegli la carta di San Marco.
lesson-first-marker = Vincere una votazione porta case, e con le case si pagano i palazzi. Un segnalino dà tanti voti quanto il suo numero, una volta all’anno. Vuoi vincere San Marco: aggiungi un 3.
lesson-first-more = Su una carta vanno da uno a quattro segnalini. Per sicurezza aggiungi un 1.
lesson-first-secret = Bianca e Matteo scelgono nello stesso momento. Vedranno quanti segnalini posi a San Marco, ma non quali. Posali.
lesson-first-order = Anche Bianca vuole San Marco: lì c’è un suo segnalino, coperto. Ognuno ha quattro schede all’anno (tre se si gioca in quattro), mai due nella stessa zona. L’ordine delle votazioni mostra che Castello vota per quarto: scegli la sua carta.
lesson-first-help = Qui bastano un 2 e un 1: prima che Castello voti, puoi mandarci un aiuto. Aggiungi prima il 2.
lesson-first-weak = Aggiungi l’1.
lesson-first-lay = Posali.
lesson-first-bluff = Matteo ha un segnalino a Castello. Ora un bluff: uno 0 non dà voti, ma gli altri vedono solo un segnalino, e forse sprecheranno voti per batterlo. Scegli uno qualsiasi dei sestieri che ti restano.
lesson-first-zero = Uno 0 non è un voto: da solo non basta nemmeno per il secondo posto. Aggiungi lo 0.
lesson-first-alone = Posalo.
lesson-first-last = La tua ultima scheda dell’anno: nessuno può più rispondere. Scegli la Quarantia. La sua votazione non porta case, ma tre consiglieri.
lesson-first-rest = Aggiungi prima il 3, poi il 2. I segnalini che tieni andrebbero persi; l’anno prossimo li hai di nuovo tutti e sette.
lesson-first-both = E il 2.
lesson-first-vote = Ora le zone votano una dopo l’altra: prima Dorsoduro, poi San Marco. Una parità al primo posto non ha vincitore: ognuno mette fino a due case e il consigliere diventa neutrale. Il primo giocatore, quest’anno tu, le mette soltanto prima degli altri. Posa i tuoi segnalini.
lesson-first-won = Bianca ha vinto a Dorsoduro: ha mandato il consigliere a Cannaregio e messo due case; Matteo, secondo, una. Tu hai vinto San Marco per 4 a 3 (i segnalini tornano l’anno prossimo). Il suo consigliere ti dà un voto in qualsiasi altra zona: mandalo a Castello.
lesson-first-houses = Il tuo anello mostra che vota per te; resta a Castello finché San Marco non vota di nuovo. Ora le case: chi vince ne mette fino a due, il secondo una. Tre tue case in un sestiere vi pagano il primo palazzo. Mettine due.
lesson-first-abstain = Matteo ha vinto Santa Croce contro il tuo 0 e mandato il consigliere a San Polo. A Castello ha deciso il tuo, 4 a 3. Con un altro anello manderesti via anche quello di Castello; lascialo neutrale (senza anello, per forza): così puoi spostare una casa qui o da qui.
lesson-first-lift = Una tua casa può ora andare a Castello. Prendila a San Marco.
lesson-first-drop = Mettila a Castello.
lesson-first-three = Matteo, secondo, metterà poi una casa; i secondi a pari merito ne mettono una a testa. Con altre due avrai tre case a Castello. Mettine due.
lesson-first-build = Puoi costruire solo dove è appena arrivata una tua casa, un palazzo per volta; un sestiere ne contiene cinque. Il primo costa tre case, che tornano in riserva; ogni palazzo successivo qui costa una casa in più del precedente, chiunque lo costruisca. Costruisci.
lesson-first-quarantia = Matteo, secondo a Castello, ha messo una casa. A Cannaregio lui e Bianca, primi a pari merito: due case a testa, consigliere neutrale, nessun secondo. A San Polo è bastato il suo consigliere. Hai vinto la Quarantia: due consiglieri a te, uno a Bianca. Manda il primo in un sestiere.
lesson-first-next = Bianca, seconda, ha mandato il suo a Dorsoduro. Chi qui si astiene o è secondo a pari merito non ha consiglieri, ma può spostare una casa da un sestiere all’altro; chi è primo a pari merito, due. I tuoi restano e votano fino alla prossima votazione qui: manda l’altro.
lesson-first-end = L’anno è finito e nessuno ha raggiunto il traguardo: ne comincia un altro, con tutti e sette i segnalini. Se più giocatori ci arrivano nello stesso anno, vince chi ha più palazzi, poi chi ha più case sul tabellone. Ora gioca una partita vera.
