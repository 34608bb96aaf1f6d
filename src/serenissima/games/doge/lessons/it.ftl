# La prima partita guidata di Doge.

lesson-first = Il tuo primo anno a Venezia
lesson-first-aim = Tre famiglie vogliono dare a Venezia il prossimo doge. Per vincere devi avere, alla fine di un anno, palazzi in tutti e sei i sestieri; bastano anche sette palazzi in cinque sestieri o otto in quattro. Ogni anno comincia con schede segrete: scegli la carta di San Marco.
lesson-first-marker = Se vinci una votazione, metti case, e con le case si pagano i palazzi. Il numero di un segnalino indica quanti voti dà, una volta all’anno. Vuoi vincere San Marco: aggiungi un 3.
lesson-first-more = Con ogni carta puoi posare da uno a quattro segnalini. Per sicurezza aggiungi un 1.
lesson-first-secret = Bianca e Matteo scelgono nello stesso momento. Vedranno quanti segnalini posi a San Marco, ma non quali. Posa la scheda.
lesson-first-order = Anche Bianca vuole San Marco: lì c’è un suo segnalino, coperto. Ognuno posa quattro schede all’anno (tre se si gioca in quattro), mai due nella stessa zona. L’ordine delle votazioni mostra che Castello vota per quarto: scegli la sua carta.
lesson-first-help = Qui bastano un 2 e un 1, perché potrai mandare un rinforzo a Castello prima che voti. Comincia dal 2.
lesson-first-weak = Ora aggiungi l’1.
lesson-first-lay = Posa la scheda.
lesson-first-bluff = Matteo ha un segnalino a Castello. La tua prossima scheda è un bluff: uno 0 non porta voti, ma gli altri vedono solo un segnalino e forse sprecheranno voti per batterlo. Scegli un sestiere qualsiasi fra quelli che ti restano.
lesson-first-zero = Con il solo 0 non puoi nemmeno arrivare secondo: è soltanto un bluff. Aggiungilo.
lesson-first-alone = Posa lo 0 da solo.
lesson-first-last = È l’ultima scheda dell’anno: gli altri non possono più rispondere. Scegli la Quarantia. La sua votazione non porta case, ma decide chi controlla tre consiglieri.
lesson-first-rest = Aggiungi prima il 3, poi il 2. I segnalini non usati decadono; l’anno prossimo li hai di nuovo tutti e sette.
lesson-first-both = Ora aggiungi il 2.
lesson-first-vote = Ora le zone votano una dopo l’altra: prima Dorsoduro, poi San Marco. A parità al primo posto non c’è un vincitore: ognuno dei primi mette fino a due case, e il consigliere diventa neutrale. Il primo giocatore, che quest’anno sei tu, serve solo a stabilire chi comincia. Posa la scheda.
lesson-first-won = Bianca ha vinto Dorsoduro: ha mandato il consigliere a Cannaregio e ha messo due case; Matteo, secondo, ne ha messa una. Hai vinto San Marco per 4 a 3 (i segnalini tornano l’anno prossimo). Il consigliere di San Marco ti dà un voto in qualsiasi altra zona: mandalo a Castello.
lesson-first-houses = Il tuo anello mostra che il consigliere vota per te; resta a Castello finché San Marco non vota di nuovo. Ora le case: il vincitore ne mette fino a due, il secondo una. Con tre tue case in un sestiere paghi il suo primo palazzo. Mettine due.
lesson-first-abstain = A Santa Croce Matteo ha battuto il tuo 0 e mandato il consigliere a San Polo. Grazie al tuo consigliere hai vinto Castello, 4 a 3. Con un altro anello manderesti via anche quello di Castello. Lascialo neutrale (obbligatorio senza anelli): potrai spostare una casa da qui o verso qui.
lesson-first-lift = Ora una tua casa può andare a Castello. Prendila a San Marco.
lesson-first-drop = Mettila a Castello.
lesson-first-three = Poi Matteo, secondo, mette una casa; se ci fossero secondi a pari merito, ne metterebbero una a testa. Con altre due case ne hai tre a Castello: mettine due.
lesson-first-build = Puoi costruire solo dove è appena arrivata una tua casa: un palazzo per volta, al massimo cinque per sestiere. Il primo costa tre case, che tornano nella tua riserva. Nello stesso sestiere ogni palazzo successivo costa una casa in più, chiunque lo costruisca. Costruisci.
lesson-first-quarantia = Matteo, secondo a Castello, mette una casa. A Cannaregio lui e Bianca sono primi a pari merito: due case ciascuno, consigliere neutrale. A San Polo Matteo vince con il suo consigliere. Hai vinto la Quarantia: due consiglieri vanno a te, uno a Bianca. Manda il primo in un sestiere.
lesson-first-next = Bianca, seconda, ha mandato il suo a Dorsoduro. Se qui ti astieni o sei secondo a pari merito, puoi invece spostare una casa fra due sestieri; se sei primo a pari merito, due. I tuoi consiglieri restano e votano finché la Quarantia non vota di nuovo: manda l’altro.
lesson-first-end = L’anno è finito e nessuno ha raggiunto il traguardo: ne comincia un altro, con tutti e sette i segnalini. Se più giocatori lo raggiungono nello stesso anno, vince chi ha più palazzi, poi chi ha più case sul tabellone. Ora gioca una partita vera!
