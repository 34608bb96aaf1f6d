# The guided first match of Venedig, three rounds of it.
# The learner sits at seat 0, Lucia at seat 1, Marco at seat 2. Things are called what they are called on the table.

lesson-first = I primi tre giri
lesson-first-aim = Una città sorge dalla palude, e ogni edificio fa avanzare le gondole di chi vi partecipa. Vince la gondola che arriva più lontano lungo i canali. Comincia dall’edificio più piccolo: scegli la tua carta casa.
lesson-first-casa = Una casa richiede solo questa carta e vale un punto. Gioca la carta.
lesson-first-free = Si costruisce su esagoni liberi, e la palude li copre ancora quasi tutti. Una casa rende lo stesso dappertutto: scegli uno degli esagoni evidenziati.
lesson-first-drain = Un punto ha portato la tua gondola alla casella 1. Dopo aver costruito puoi bonificare uno o due esagoni. Pensa al seguito: hai due carte palazzo, e un palazzo richiede due esagoni liberi vicini. Bonifica quello evidenziato.
lesson-first-gold = Tieni la tessera, e solo tu ne vedi l’oro: stavolta uno, ma può essercene da zero a due. Dal turno seguente l’esagono è libero, per tutti. Bonifica quello accanto.
lesson-first-draw = Stavolta niente oro. Potevi anche non costruire e non bonificare, ma la terza parte del turno è d’obbligo: prendi una carta, a meno che tu ne abbia cinque in mano. Pescane una dal mazzo.
lesson-first-master = La casa di Lucia l’ha portata alla casella 2: le caselle occupate si saltano e non contano: non ci sono pareggi. Marco ha giocato una carta palazzo e ne è il capomastro. Chi ne gioca di più gli toglie la figura: scegli una carta palazzo.
lesson-first-together = Le carte di tutti si sommano: la sua e le tue due sono le tre che servono per un palazzo. Scegli anche la seconda carta.
lesson-first-must = Appena ha tutte le sue carte, un edificio va costruito; senza un posto vanno perse tutte, anche quelle degli aiutanti. Tu il posto ce l’hai: i due esagoni che hai bonificato. Gioca le carte.
lesson-first-palazzo = Ora il capomastro sei tu: scegli il posto e ottieni tutti i punti. Un palazzo dà un punto per ogni esagono accanto senza edificio: otto, come dice la cifra. Scegli l’esagono evidenziato.
lesson-first-treasure = Otto punti e un tesoro da quattro d’oro (vanno da tre a sei): costruttore e aiutanti ne ricevono uno se la loro gondola sta accanto al quartiere prima di muoversi. Nel tuo turno cinque d’oro valgono un punto; non si dà resto. Paga.
lesson-first-half = Gli aiutanti ottengono la metà, arrotondata per difetto: quattro punti a Marco. La figura è di nuovo sul tabellone, per chi comincerà il prossimo palazzo. Presto la tua gondola sarà accanto a Dorsoduro, dove vorrai costruire: bonifica lì un esagono a scelta.
lesson-first-choice = Due d’oro; tienili finché ne hai cinque. Dopo Dorsoduro viene Santa Croce: bonifica lì un esagono evidenziato a scelta.
lesson-first-show = Invece di prendere una carta puoi mostrarne una e prenderne tre, come ha fatto Lucia. Dev’essere di un tipo che non è ancora nell’esposizione, e altri possono prenderla da lì. Mostra il tuo campo.
lesson-first-take = Prendi prima ciò che vuoi dall’esposizione; il resto viene dal mazzo. Una basilica vale sette punti: prendi la sua carta.
lesson-first-ponte = Il ponte di Lucia ha richiesto tre carte e una linea punteggiata. Dei due quartieri che unisce lei ha scelto Dorsoduro: un punto per ogni casa lì, chiunque l’abbia costruita, quindi due. Una basilica richiede quattro carte: scegli la prima.
lesson-first-campo = Marco ha cominciato un campo. Richiede tre carte e un esagono e dà un punto per ogni esagono accanto con un edificio. Scegli la tua seconda carta basilica.
lesson-first-begin = Due carte su quattro: non si costruisce ancora niente. Con tutte e quattro in mano potresti costruire senza aiuto. Dopo aver costruito tieni file di due soli tipi e rinunci alle altre; questa è la prima. Gioca le carte.
lesson-first-triangle = Una basilica richiede tre esagoni liberi che si toccano tutti tra loro. La tua gondola è accanto a San Marco: solo un edificio lì ti porta un tesoro. Lucia ne ha bonificato uno sulla riva; bonifica quello evidenziato accanto.
lesson-first-third = Il terzo esagono deve toccare questi due. Ce ne sono due: bonificane uno.
lesson-first-wait = Ora chiunque può aggiungere nel proprio turno le carte che mancano; resti capomastro finché nessuna fila è più lunga. In due puoi rivelare una carta a turno per un terzo immaginario, che partecipa ma non fa punti. Pesca una carta.
lesson-first-joint = Nel turno di Lucia è stato completato il campo di Marco: tre punti a lui, uno a lei. Ora lui aggiunge due carte basilica alle tue due. In caso di parità la figura resta, perciò scegli tu: costruisci a San Marco.
lesson-first-second = Scegli l’esagono accanto; il terzo viene da sé.
lesson-first-end = Sette punti a te, tre a Marco. Una partita dura finché una gondola raggiunge la casella 60 o un tipo di edificio è esaurito. Allora tutti possono pagare oro ancora una volta, e vince la gondola più avanti. Ora gioca una partita vera!
