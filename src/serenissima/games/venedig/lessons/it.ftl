# La prima partita guidata di Venedig: tre giri.
# Chi impara siede al posto 0, Lucia al posto 1, Marco al posto 2. Tutto si chiama come sul tavolo.

lesson-first = I primi tre giri
lesson-first-aim = Una città sorge dalla palude, e ogni edificio fa avanzare le gondole di chi lo costruisce. Vince la gondola che arriva più lontano lungo i canali. Comincia dall’edificio più piccolo: scegli la tua carta casa.
lesson-first-casa = Una casa richiede solo questa carta e vale un punto. Gioca la carta.
lesson-first-free = Si costruisce solo su esagoni liberi: per ora ce ne sono pochi, perché la palude copre quasi tutta la città. Una casa vale lo stesso dappertutto: scegli uno degli esagoni evidenziati.
lesson-first-drain = Il tuo punto ha portato la tua gondola alla casella 1. Dopo aver costruito puoi bonificare uno o due esagoni. Pensa al seguito: hai due carte palazzo, e un palazzo richiede due esagoni liberi vicini. Bonifica l’esagono evidenziato.
lesson-first-gold = La tessera resta a te, e solo tu ne vedi l’oro: stavolta c’è una moneta, ma possono essercene anche zero o due. Dal prossimo turno l’esagono è libero, e chiunque può costruirvi. Bonifica l’esagono accanto.
lesson-first-draw = Su questa tessera non c’è oro. Avresti potuto anche non costruire e non bonificare, ma la terza parte del turno è obbligatoria: se non hai già cinque carte in mano, devi pescarne una. Pescala dal mazzo.
lesson-first-master = Con la sua casa Lucia è arrivata alla casella 2: le caselle occupate si saltano e non contano, così due gondole non sono mai alla pari. Marco ha giocato una carta palazzo ed è diventato capomastro del palazzo. Chi gioca più carte palazzo prende la figura: scegli una delle tue.
lesson-first-together = Le carte di tutti si sommano: con quella di Marco e le tue due ci sono le tre carte che servono per un palazzo. Scegli anche la tua seconda carta palazzo.
lesson-first-must = Appena un edificio ha tutte le sue carte, va costruito; senza un sito le carte vanno perse tutte, anche quelle degli aiutanti. Tu un sito ce l’hai: i due esagoni che hai bonificato. Gioca le carte.
lesson-first-palazzo = Ora il capomastro sei tu: scegli il sito e ottieni tutti i punti. Un palazzo vale un punto per ogni esagono vicino senza edificio: qui otto punti, come mostra il numero. Scegli l’esagono evidenziato.
lesson-first-treasure = Hai ottenuto otto punti e un tesoro da quattro monete d’oro (ogni tesoro ne contiene da tre a sei). Costruttore e aiutanti ricevono un tesoro se la loro gondola è accanto al quartiere prima di avanzare. Nel tuo turno cinque monete valgono un punto; non si dà resto. Paga.
lesson-first-half = Gli aiutanti ottengono la metà, arrotondata per difetto: quattro punti per Marco. La figura è di nuovo sul tabellone, pronta per il prossimo palazzo. Presto la tua gondola sarà accanto a Dorsoduro, e lì vorrai spazio per costruire: bonifica un esagono qualsiasi di Dorsoduro.
lesson-first-choice = Questa tessera ha due monete d’oro: tienile finché non ne hai cinque. Dopo Dorsoduro viene Santa Croce: bonifica lì uno degli esagoni evidenziati.
lesson-first-show = Invece di prendere una carta puoi mostrarne una e poi prenderne tre, come ha fatto Lucia. La carta mostrata dev’essere di un tipo che non è ancora fra le carte scoperte, e poi possono prenderla gli altri. Mostra il tuo campo.
lesson-first-take = Prima prendi le carte scoperte che vuoi; le altre vengono dal mazzo. Una basilica vale sette punti: prendi la carta basilica.
lesson-first-ponte = Per il suo ponte Lucia ha avuto bisogno di tre carte e di una linea punteggiata. Fra i due quartieri uniti dal ponte ha scelto Dorsoduro: un punto per ogni casa che vi si trova, chiunque l’abbia costruita. Sono due punti. Una basilica richiede quattro carte: scegli la prima.
lesson-first-campo = Marco ha cominciato un campo. Richiede tre carte e un esagono, e vale un punto per ogni esagono vicino con un edificio. Scegli la tua seconda carta basilica.
lesson-first-begin = Hai due carte su quattro, quindi non puoi ancora costruire. Con tutte e quattro in mano potresti costruire senza aiuto. Queste due saranno la tua prima fila. Dopo aver costruito puoi tenere file di due soli tipi e devi rinunciare alle altre. Gioca le carte.
lesson-first-triangle = Una basilica richiede tre esagoni liberi che si tocchino tutti fra loro. La tua gondola ora è accanto a San Marco: solo un edificio lì ti porta un tesoro. Lucia ha bonificato un esagono sulla riva di San Marco; bonifica quello evidenziato lì accanto.
lesson-first-third = Il terzo esagono deve toccare gli altri due. Ce ne sono due adatti: bonificane uno.
lesson-first-wait = Ora chiunque può aggiungere nel proprio turno le carte che mancano; resti capomastro finché la fila di un altro non diventa più lunga. Nelle partite in due puoi scoprire ogni turno una carta per un terzo giocatore, immaginario, che partecipa ma non fa punti. Pesca una carta.
lesson-first-joint = Il campo di Marco è stato completato nel turno di Lucia: tre punti per lui, uno per lei. Ora Marco aggiunge due carte basilica alle tue due. A parità di carte la figura resta a te, quindi scegli tu il sito, anche nel suo turno: costruisci a San Marco.
lesson-first-second = Scegli l’esagono accanto; il terzo viene scelto automaticamente.
lesson-first-end = Tu ottieni sette punti, Marco tre. Una partita continua finché una gondola non raggiunge la casella 60 o non si costruisce l’ultimo edificio di un tipo. Poi tutti possono pagare oro ancora una volta, e vince la gondola più avanti. Ora gioca una partita vera!
