# Le parole delle pagine, dei comandi, dei rifiuti e dei giocatori.

## Ogni pagina

page-title = Serenissima
page-lead = Giochi da tavolo ambientati a Venezia, da giocare con gli amici o contro il computer.
page-skip = Vai al contenuto
page-home = Home
page-open-alone = Apri in una nuova scheda
page-menu = Menu
page-preferences = Preferenze
page-independent = Una realizzazione indipendente, con testi e illustrazioni propri.
page-language = Lingua
page-theme = Aspetto
page-theme-light = Chiaro
page-theme-dark = Scuro
page-theme-auto = Come il dispositivo
page-view = Vista dei tavoli
page-sound = Suoni
page-sound-off = Spenti
page-sound-quiet = Bassi
page-sound-on = Normali
page-sound-loud = Alti
page-pace = Ritmo delle azioni altrui
page-pace-slow = Lento
page-pace-normal = Normale
page-pace-fast = Veloce
page-pace-instant = Immediato
page-cancel = Annulla
page-close = Chiudi
list-on = { $first }, { $next }
list-end = { $first } { E($last) }
sum = { $total } = { $parts }
sum-on = { $first } + { $next }
sum-part = { $value } { $what }
name = { $seat-is ->
    [you] tu
   *[other] { $seat }
  }
page-you = Tu
page-compiling = Preparo { $game } per il primo utilizzo…
page-compiling-left = ancora circa { $seconds } s

## Nome e dispositivi

## Friends

page-friends = Amici
page-friends-no-guest = Qui gli amici si ritrovano e si invitano a un tavolo. Gioca una prima partita o accedi per aggiungere i tuoi.
page-friends-none = Aggiungi i tuoi amici: vedrai quando sono online e potrai invitarli a un tavolo con un clic.
page-friend-online = Online
page-friend-play = Gioca o rimuovi
page-friend-remove = Rimuovi { $name }
page-friends-asked = Le tue richieste
page-friend-asked = Richiesta inviata
page-friend-withdraw = Ritira
page-friends-find = Aggiungi amici
page-friends-find-how = Manda un link ai tuoi amici. Chi lo apre e accetta entra tra i tuoi amici.
page-friend-link = Link per diventare amici
page-friend-link-make = Crea link
page-friend-link-note = Vale sette giorni e per più persone. Un link nuovo lo sostituisce.
page-friend-login = Oppure chiedi con il nome utente
page-friend-login-asked = Se esiste il nome utente { $name }, la richiesta è partita.
page-friend-ask = Chiedi l’amicizia
page-friend-is = Tu e { $name } siete amici.
page-friends-online = Chi ti vede online
page-friends-shown = I tuoi amici vedono quando hai una pagina aperta qui. Nessun altro lo vede.
page-friends-hidden = Nessuno vede quando sei online.
page-friends-show = Mostra agli amici quando sono online
page-friends-hide = Nascondi che sono online
page-friend-of = { $name } ti chiede l’amicizia
page-friend-own = Questo è il tuo link. Mandalo a chi vorresti al tuo tavolo.
page-friend-why = Tra amici si vede chi è online e ci si invita a un tavolo con un clic. Puoi smettere quando vuoi.
page-friend-become = Stringi amicizia
page-friend-asks = { $name } ti chiede l’amicizia.
page-friend-accept = Accetta
page-friend-decline = Non ora
page-invited-by = { $name } ha un posto per te: { $game }
page-friends-invite = Invita un amico al tavolo
page-friend-invite = Invita
page-friend-invited = Invito inviato

## Clubs

page-clubs = Circoli
page-clubs-lead = Un circolo ha i suoi tavoli, la sua classifica e i suoi tornei.
page-club-members = { $count ->
    [one] { $count } membro
   *[other] { $count } membri
  }
page-club-name = Nome del circolo
page-club-found = Fonda un circolo
page-club-join = Entra nel circolo
page-club-join-of = Entra in { $name }
page-club-join-why = I membri vedono i nomi e la classifica e possono sedersi a tutti i tavoli del circolo. Puoi uscire quando vuoi.
page-club-outside = Solo i membri vedono chi fa parte del circolo. Chiedi di entrare o chiedi un link a qualcuno del circolo.
page-club-asked = Hai chiesto di entrare. Quando ti accettano, trovi il circolo sotto “Circoli”.
page-club-ask = Chiedi di entrare
page-club-askers = Chiedono di entrare
page-club-tables = Tavoli del circolo
page-club-no-tables = Ancora nessun tavolo. Aprine uno: tutti i membri possono sedersi.
page-club-tournaments = Tornei del circolo
page-club-standings = Classifica
page-club-standings-how = In base alle partite dei membri tra loro.
page-club-no-standings = Ancora nessuna partita tra membri.
page-club-people = Membri
page-club-leads = Guida il circolo
page-club-appoint = Nomina responsabile
page-club-link = Link per entrare
page-club-link-note = Chi apre il link entra subito. Un link nuovo lo sostituisce.
page-club-change = Rinomina o sciogli
page-club-rename = Rinomina
page-club-dissolve = Sciogli il circolo
page-club-leave = Esci dal circolo
page-admin-clubs = Circoli
page-admin-no-clubs = Non ci sono circoli.

page-me = Nome e dispositivi
page-me-lead = Cambia il tuo nome, aggiungi dispositivi e gestisci i tuoi dati. Ti riconosciamo tramite questo browser. Ritrovi i tuoi tavoli anche su ogni dispositivo che aggiungi.
page-me-seats = { $count ->
    [one] Un link ti dà un posto a questo tavolo:
   *[other] I tuoi link ti danno un posto a questi tavoli:
  }
page-me-guest-why = Se perdi il link o cancelli i cookie di questo browser, perdi il posto. Se diventi ospite, ritrovi i tuoi tavoli su tutti i tuoi dispositivi. Basta scegliere un nome.
page-me-guest = Diventa ospite
page-me-nobody = Appena avrai un posto a un tavolo, qui potrai cambiare il tuo nome e aggiungere dispositivi.
page-me-name-note = Vale solo per i nuovi tavoli. Ai tavoli in cui hai già un posto il tuo nome non cambia.
page-me-name-keep = Salva il nome
page-portrait = La tua immagine
page-portrait-note = Si vede accanto al tuo nome.
page-portrait-none = Nessuna immagine
page-portrait-number = Immagine { $number }
page-colour = Colore dei tuoi posti
page-colour-note = A ogni tavolo il tuo posto ha questo colore, a meno che non lo abbia già chi si è seduto prima. La forma non cambia.
page-colour-any = Qualsiasi
page-colour-0 = Blu
page-colour-1 = Arancione
page-colour-2 = Verde
page-colour-3 = Rosa
page-colour-4 = Giallo
page-me-link = Gioca su un altro dispositivo
page-me-link-lead = Ritrovi i tuoi tavoli anche sull’altro dispositivo, e puoi disconnettere ogni dispositivo separatamente.
page-me-link-make = Crea un link
page-me-link-how = Inquadra questo codice con l’altro dispositivo, oppure apri il link su quel dispositivo.
page-me-link-note = Il link funziona una volta sola, entro dieci minuti. Chi lo apre può giocare al posto tuo: non condividerlo.
page-me-devices = I tuoi dispositivi
page-me-device = Un browser
page-me-device-here = questo dispositivo
page-me-device-seen = usato l’ultima volta { $when }
page-me-out = Disconnetti
page-me-out-note = Un dispositivo disconnesso non mostra più i tuoi tavoli. I link salvati per i singoli posti funzionano ancora.
page-out-ask = Vuoi disconnetterti e perdere i tuoi tavoli?
page-out-lead = Ti riconosciamo solo tramite questo browser. Se ti disconnetti, non potrai recuperare né il tuo nome, né i tavoli, né i risultati.
page-out-first = Con un nome utente e una password puoi tornare quando vuoi.
page-out-now = Disconnetti comunque
page-me-take-title = Sei tu?
page-me-take-lead = In questo browser giocherai come { $name }.
page-me-take-instead = Finora qui eri { $name }. I tuoi posti come { $name } vanno persi, a meno che tu non giochi come { $name } anche su un altro dispositivo.
page-me-take-note = Continua solo se hai appena creato tu questo link.
page-me-take = Sì, sono io
page-forget = Cancella i miei dati
page-forget-lead = Tutto ciò che qui ti identifica viene cancellato, su ogni dispositivo, e non si può recuperare.
page-forget-ask = Cancellare { $name }?
page-forget-played = Gli altri giocatori possono ancora vedere le partite che hai finito, con «{ $gone }» al posto del tuo nome.
page-forget-running = { $count ->
    [one] Una partita è ancora in corso. Il tuo posto resterà senza giocatore. Gli altri sceglieranno come proseguire: subito se la partita è a tempo, altrimenti dopo qualche giorno.
   *[other] { $count } partite sono ancora in corso. I tuoi posti resteranno senza giocatore. Gli altri sceglieranno come proseguire: subito nelle partite a tempo, nelle altre dopo qualche giorno.
  }
page-forget-rest = Vengono cancellati anche i tuoi risultati e punteggi, gli indirizzi per le tue notifiche, i token dei tuoi programmi e i tuoi dispositivi collegati.
page-forget-first = Forse prima vuoi scaricare una copia dei tuoi dati.
page-forget-now = Cancella per sempre
page-forget-done = I tuoi dati sono stati cancellati
page-forget-done-lead = Questo browser non è più collegato a te. Puoi sederti a un tavolo quando vuoi, ripartendo da zero.
page-account = Accedi da qualsiasi dispositivo
page-account-why = Con un nome utente e una password ritrovi i tuoi tavoli su qualsiasi dispositivo, anche se perdi questo. Non serve un indirizzo e-mail.
page-account-make = Scegli un nome utente
page-account-add = Salva nome e password
page-account-there = Hai già un nome utente?
page-account-lead = Il tuo nome utente è «{ $login }».
page-login = Nome utente
page-login-note = Serve solo per accedere. Al tavolo gli altri vedono il nome che hai scelto qui sopra. Maiuscole e minuscole non fanno differenza.
page-password = Password
page-password-note = Almeno 8 caratteri; più parole sono meglio di una sola.
page-password-old = Password attuale
page-password-new = Nuova password
page-password-change = Cambia password
page-password-others = Tutti gli altri tuoi dispositivi vengono disconnessi, e un nuovo codice di recupero sostituisce quello vecchio.
page-password-passkeys = Le tue passkey funzionano anche dopo il cambio della password: chi ne ha una può accedere.
page-password-to-passkeys = Controlla o rimuovi le passkey
page-everywhere = Disconnetti tutti i dispositivi
page-code = Codice di recupero
page-code-why = Se dimentichi la password, puoi sceglierne una nuova con il tuo nome utente e questo codice.
page-code-once = Annotalo adesso: non lo vedrai più, e funziona una volta sola.
page-code-make = Crea un codice di recupero
page-code-again = Crea un nuovo codice di recupero
page-code-there = Hai già un codice di recupero. Se ne crei uno nuovo, quello vecchio non vale più.
page-code-show = Mostra il codice
page-forgotten = Password dimenticata?
page-recovery = Scegli una nuova password
page-recovery-lead = Scegli una nuova password con il tuo nome utente e il tuo codice di recupero.
page-recovery-linked = Scegli una nuova password per «{ $login }».
page-recovery-out = Tutti i tuoi dispositivi vengono disconnessi.
page-recovery-set = Salva la nuova password
page-recovery-host = Se non hai un codice di recupero, chiedi un link al gestore di questo server.
page-recovery-done = La tua password è stata cambiata
page-recovery-done-lead = Tutti i tuoi dispositivi sono stati disconnessi. Il vecchio codice di recupero non vale più; ecco quello nuovo.
page-passkeys = Passkey
page-passkeys-lead = Con una passkey accedi con l’impronta, il volto o il PIN del tuo dispositivo invece che con la password.
page-passkey-add = Aggiungi una passkey
page-passkey-remove = Rimuovi
page-passkey-sign-in = Accedi con una passkey
page-passkey-failed = Il browser non ha completato l’operazione. Riprova, o usa la password.
page-sign-in = Accedi
page-sign-in-lead = Inserisci nome utente e password per avere i tuoi tavoli su questo dispositivo.
page-sign-in-note = Il nome utente e la password si scelgono in «Nome e dispositivi», su un dispositivo da cui giochi già.
page-sign-in-as = Rieccoti, { $name }
page-along-lead = Finora in questo browser eri { $other }. Vuoi aggiungere i posti e i risultati di { $other } ai tuoi?
page-along-note = L’operazione è irreversibile. Tutti gli altri dispositivi di { $other } vengono disconnessi. Se qui qualcun altro gioca come { $other }, scegli «Non aggiungere».
page-along = Aggiungi
page-along-not = Non aggiungere
page-instead-lead = Finora in questo browser eri { $other }. Quando accedi, qui non sarai più { $other }.

## I risultati

page-results = I tuoi risultati
page-results-none = Non hai ancora finito nessuna partita.
page-results-people = Solo persone: { $points } punti.
page-results-apart = Con giocatori virtuali: { $points } punti.
page-practice = Che cosa potresti esercitare
page-practice-go = Esercitati
page-practice-mistakes = { $count ->
    [one] Una scelta costosa dalle tue partite di { $game } ti aspetta.
   *[other] { $count } scelte costose dalle tue partite di { $game } ti aspettano.
  }
page-practice-missed = { $game }: nei problemi come «{ $question }» hai mancato l’azione migliore in { $missed } primi tentativi su { $count }.
page-practice-weakest = { $game }: la tua quota di vittoria è { $percent } punti percentuali sotto una quota uguale.
page-practice-daily = Nei tuoi risultati non spicca nulla. I problemi di oggi sono sempre un buon esercizio.
page-results-matches = Partite
page-results-bars = Ogni barra è la tua quota di vittoria; una vittoria condivisa conta in parte. La linea è l’intervallo al 95%, il segno tratteggiato una quota uguale per tutti.
page-results-games = Per gioco
page-results-seats = Per numero di giocatori
page-results-opponents = Per avversario
page-results-figure = { $share } (quota uguale: { $even }) · { $count ->
    [one] { $count } partita
   *[other] { $count } partite
  }
page-results-time = Nel tempo
page-results-course = { $more ->
    [yes] Media delle ultime { $count } partite: { $percent } punti percentuali di vittoria in più di una quota uguale.
   *[no] Media delle ultime { $count } partite: { $percent } punti percentuali di vittoria in meno di una quota uguale.
  }
page-results-points-how = Come funzionano i punti
page-results-points-what = I punti stimano la tua forza dalle partite valide, separatamente fra persone e con giocatori virtuali. Contro giocatori più forti vinci più punti. La stima è prudente: parte da 0 e sale man mano che diventa sicura. Una partita vale se tutte le persone sono ospiti e nessuno è stato sostituito.
page-results-tries = Azione migliore al primo tentativo: { $found } su { $count }
page-result-won = Vinta.
page-result-shared = Vittoria condivisa.
page-result-lost = Persa.
page-result-lent = Niente punti: un giocatore virtuale ha sostituito qualcuno
page-result-retractable = Niente punti: si poteva annullare qualsiasi azione
page-best = Classifica di { $game }
page-best-players = Classifiche:
page-best-lead = Confronta i giocatori in base ai loro punti. Una partita finita conta se tutte le persone che l’hanno giocata sono ospiti. Chi batte giocatori più forti ottiene più punti. Per comparire qui, finisci tre partite e scegli «Mostrami nelle classifiche» in «Nome e dispositivi».
page-best-people = Solo persone
page-best-apart = Con giocatori virtuali
page-best-none = Qui non c’è ancora nessuno.
page-best-points = { $points } punti
page-best-matches = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
  }
page-me-shown = Il tuo nome compare nelle classifiche quando hai finito tre partite.
page-me-hidden = Solo tu puoi vedere i tuoi risultati.
page-me-own-data = I tuoi dati
page-me-data = Scarica i tuoi dati
page-tournament = Torneo
page-tournament-of = Torneo: { $game }
page-tournament-open = Crea un torneo
page-tournaments = I tuoi tornei
page-tournament-lead = Invita i tuoi amici con un link. Una volta cominciato il torneo, in ogni turno tutti hanno un tavolo, e i risultati decidono la classifica.
page-tournament-size = Giocatori per tavolo
page-tournament-rounds = Turni
page-tournament-rounds-note = Se ai tavoli da due si gioca tutti contro tutti, i turni dipendono dal numero dei giocatori. Se ogni tavolo riceve la stessa distribuzione, c’è un solo turno.
page-tournament-play-too = Gioco anch’io
page-tournament-pairs = Tavoli da due: ognuno gioca una volta contro ciascuno degli altri.
page-tournament-system = Formula
page-tournament-system-meet = Tutti contro tutti
page-tournament-system-meet-note = Ai tavoli da due ognuno gioca una volta contro ciascuno degli altri. Ai tavoli più grandi siedono insieme i giocatori che si sono incontrati meno volte.
page-tournament-system-swiss = Sistema svizzero
page-tournament-system-swiss-note = Si affrontano giocatori con punteggi simili e, se possibile, nessuno incontra due volte lo stesso avversario. Bastano pochi turni, anche con molti giocatori.
page-tournament-system-deal = Stessa distribuzione ovunque
page-tournament-system-deal-note = Un solo turno: ogni tavolo riceve le stesse carte e le stesse estrazioni casuali, e il tuo risultato si confronta con quello di chi ha il tuo posto agli altri tavoli. Puoi guardare un altro tavolo solo quando tutti hanno finito.
page-tournament-swiss = { $rounds ->
    [one] Un turno a tavoli da { $size }.
   *[other] { $rounds } turni a tavoli da { $size }. Si incontrano giocatori con punteggi simili (sistema svizzero).
}
page-tournament-deal = Ogni tavolo da { $size } riceve le stesse carte e le stesse estrazioni casuali. Puoi guardare un altro tavolo solo quando tutti hanno finito; poi si confrontano tutti i tavoli.
page-tournament-deal-points-how = Il tuo risultato si confronta con quello di tutti i giocatori che hanno il tuo posto a un altro tavolo. Il tuo punteggio è la quota di quelli che hanno fatto peggio di te; chi ha fatto come te conta la metà. Le partite terminate senza risultato sono escluse.
page-tournament-level = A parità di punti contano prima gli scontri diretti, poi il Buchholz (BH: i punti dei tuoi avversari), poi il Sonneborn-Berger (SB: i punti degli avversari che hai battuto, più la metà dei punti di quelli con cui hai pareggiato).
page-tournament-teams = { $one } giocano in squadra contro { $other }: ogni squadra occupa ogni posto una volta.
page-tournament-teams-result = { $one } { $first }–{ $second } { $other }
page-tournament-compared = I tavoli a confronto
page-tournament-table = Tavolo { $number }
page-deal-sealed = Altri stanno ancora giocando con la stessa distribuzione. Quando tutti avranno finito, vedrai tutto ciò che era nascosto e il confronto fra i tavoli.
page-tournament-tables = { $rounds ->
    [one] Un turno a tavoli da { $size }.
   *[other] { $rounds } turni a tavoli da { $size }. In ogni turno siedono insieme i giocatori che si sono incontrati meno volte.
}
page-tournament-points = Come si contano i punti
page-tournament-points-how = Una vittoria vale un punto, qualunque sia il numero dei giocatori. Altrimenti il tuo punteggio è la quota degli avversari che finiscono dietro di te; quelli alla pari con te contano la metà. Un turno di riposo vale mezzo punto, una partita senza risultato non vale punti.
page-tournament-invite = Chi ha questo link può iscriversi finché il torneo non comincia.
page-tournament-link = Link per i tuoi amici
page-tournament-entered = { $count ->
    [0] Ancora nessun iscritto
    [one] Si è iscritta una persona
   *[other] Si sono iscritte { $count } persone
}
page-tournament-enter = Iscriviti
page-tournament-in = Partecipi al torneo.
page-tournament-leave = Ritirati
page-tournament-leave-note = La partita che stai giocando, se ce n’è una, continua.
page-tournament-for-good = Chi si ritira da un torneo già cominciato non può rientrare.
page-tournament-take-out = Rimuovi
page-tournament-begin = Comincia il torneo
page-tournament-begin-note = Quando il torneo è cominciato, nessun altro può iscriversi.
page-tournament-next = Comincia il prossimo turno
page-tournament-next-note = Il prossimo turno comincia da solo appena finiscono tutte le partite di quello in corso.
page-tournament-standings = Classifica
page-tournament-place = Pos.
page-tournament-name = Nome
page-tournament-score = Punti
page-tournament-matches = Partite
page-tournament-round = Turno { $number } di { $count }
page-tournament-rests = Riposo: { $names }
page-tournament-won = Vinta: { $names }
page-tournament-shared = Condivisa: { $names }
page-tournament-playing = In corso
page-tournament-opening = In avvio
page-tournament-gathering = Iscrizioni aperte
page-tournament-winner = { $count ->
    [one] { $names } ha vinto il torneo.
   *[other] { $names } hanno vinto il torneo insieme.
}
page-tournament-all-level = Sono tutti alla pari.
page-tournament-if = Se un giocatore se ne va o non gioca
page-tournament-if-note = Chi si ritira o cancella i suoi dati mantiene i suoi punti, ma non viene più abbinato; la partita che sta giocando continua. Se un giocatore non gioca, gli altri al tavolo possono terminare la partita senza risultato o farlo sostituire da un giocatore virtuale. In questo caso il risultato vale per il giocatore sostituito. Una lunga pausa non è un problema: la partita riprende da dove si era fermata.
page-tournament-stuck = Partite abbandonate
page-tournament-stuck-note = Se in una partita tutti i giocatori a cui tocca hanno esaurito il tempo o non giocano da giorni, puoi terminarla senza risultato. In tal caso non vale punti, e il prossimo turno può cominciare.
page-tournament-over = Il torneo è finito
page-tournament-out = ritirato
page-me-hide = Nascondi il mio nome
page-me-show = Mostrami nelle classifiche

## Lo scaffale

page-shelf-empty = Non è installato nessun gioco.
page-seats = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
  }
page-seats-range = { $least }–{ $most } giocatori
page-play = Gioca
page-play-against = contro { $count ->
    [one] il computer
   *[other] { $count } computer
}
page-play-against-level = contro { $names } ({ $level })
page-your-tables = I tuoi tavoli
page-no-tables = Non hai ancora nessun tavolo.
page-finished-matches = Partite finite
page-with = con { $names }
page-opened = aperto { $when }
page-nobody-else = ancora nessun altro
page-turn = Tocca a te
page-your-turn = Tocca a te.
page-asked-asked = Permetti di annullare un’azione?
page-asked-pause = Accetti una pausa?
page-asked-end = Terminare la partita senza risultato?
page-asked-late = Un giocatore ha esaurito il tempo o non c’è più: scegli come proseguire.
page-remove = Rimuovi
page-remove-ask = Rimuovere questo tavolo?
page-remove-note = Il tavolo sparisce dal tuo elenco su tutti i tuoi dispositivi. Il posto resta tuo: puoi tornarci con l’indirizzo del tavolo.

## Le regole

page-rules = Regole
page-rules-of = Regole di { $game }
page-rules-english = I testi non ancora tradotti sono in inglese.
page-rules-background = Fonti e altre interpretazioni
page-rules-asked = Domande al giocatore
page-rules-other-reading = Altra interpretazione
page-rules-readings = Interpretazioni possibili
page-rules-ours = La nostra scelta
page-rules-sources = Fonti
page-rules-search = Cerca nelle regole
page-search = Cerca
page-rules-search-note = Parola o R2.3
page-rules-found = { $count ->
    [one] una regola
   *[other] { $count } regole
  }
page-rules-none = Nessuna regola parla di «{ $text }».
page-rules-some = Nessuna voce contiene tutte queste parole; le seguenti ne contengono alcune.
page-rules-near = Forse cercavi
page-rules-all = Tutte le regole
page-rules-here = Le regole che valgono ora
page-rules-page = Apri la pagina delle regole
page-guide = In tre minuti
page-guide-turn = Come si svolge un turno
page-guide-end = Come finisce
page-guide-things = Costi e vantaggi
page-guide-thing = Elemento
page-guide-costs = Costo
page-guide-brings = Vantaggio
page-glossary = Glossario
page-rules-example = Esempio

## Un nuovo tavolo

page-new-table = Nuovo tavolo
page-new-table-of = Nuovo tavolo: { $game }
page-who-sits = Chi si siede dove?
page-seat-number = Posto { $number }
page-seat-take = Siediti al posto { $number }
page-seat-nobody = nessuno
page-somebody-gone = un giocatore che è andato via
page-sitter-me = Io
page-sitter-here = Qualcuno qui
page-sitter-here-note = Vi passate questo dispositivo. Fra un turno e l’altro lo schermo viene coperto, così nessuno vede i segreti degli altri.
page-sitter-person = Un’altra persona
page-sitter-person-note = Mandale il link per questo posto.
page-your-name = Il tuo nome
page-their-name = Il suo nome
page-name-hint = Gli altri giocatori vedono questo nome al tavolo.
page-how-many = Quanti giocatori?
page-time = Tempo
page-time-none = Senza limite
page-time-live = Orologi
page-time-days = Giorni per turno
page-time-minutes = Minuti per giocatore
page-time-seconds = Secondi in più per turno
page-time-each-turn = Giorni per turno
page-time-window = Solo fra queste ore
page-time-opens = Dalle
page-time-closes = Alle
page-time-zone = Fuso orario
page-time-note = Chi esaurisce il tempo non perde: gli altri possono aspettare, far giocare il computer al suo posto o terminare la partita senza risultato.
page-time-window-note = Gli orologi vanno avanti solo fra queste ore, d’estate come d’inverno. Se lasci vuoti i due campi, vanno avanti tutto il giorno.
page-time-live-told = { $minutes } min per giocatore{ $seconds ->
    [0] { "" }
   *[other] , più { $seconds } s per turno
  }
page-time-days-told = { $days ->
    [one] Un giorno per turno
   *[other] { $days } giorni per turno
  }
page-time-window-told = { $turn }, solo dalle { $opens } alle { $closes } ({ $zone })
page-time-window-here = nel tuo fuso orario:
page-options = Opzioni
page-options-usual = tutte predefinite
page-options-changed = { $count ->
    [one] { $count } modificata
   *[other] { $count } modificate
  }
page-number-between = Un numero da { $low } a { $high }
page-from-file = Carica da un file:
page-own = Oppure inserisci il tuo:

## I link dei posti

page-links = Link da condividere
page-links-note = Chi apre un link prende quel posto: manda ogni link solo al giocatore a cui è destinato.
page-links-here = L’indirizzo di questa pagina funziona solo su questo computer, quindi gli altri non possono aprire i link. Per giocare con gli amici ferma il server con Ctrl-C, riavvialo con il comando qui sotto e ricarica questa pagina.
page-links-elsewhere = L’indirizzo di questa pagina funziona solo su questo computer. Apri la pagina con l’indirizzo di questo computer nella tua rete o su Internet: così anche gli altri potranno aprire i link.
page-command = Comando
page-command-copy = Copia il comando
page-link-of = Link per { $name }
page-link-watch = Link per gli spettatori
page-link-copy = Copia link
page-qr-code = Codice QR
page-link-copied = Copiato.
page-link = Link
page-link-moment = Link a questo momento
page-choose-seat = Scegli il tuo posto
page-sit-down = Siediti qui
page-invites = { $count ->
    [one] { $names } ti invita a una partita di { $game }.
   *[other] { $names } ti invitano a una partita di { $game }.
  }
page-invited = Hai ricevuto un invito a una partita di { $game }.
page-invited-how = Per sederti, apri di nuovo il link che hai ricevuto. Questo browser deve accettare i cookie.
page-watch-here = Guarda il tavolo
page-watch = Partite da guardare
page-watch-lead = Chiunque può guardare queste partite. Vedi ciò che è scoperto per tutti, mai i segreti.
page-watch-none = In questo momento non c’è nessuna partita pubblica. Quando apri un tavolo, puoi lasciar guardare gli altri.
page-watch-since = Aperto { $when }
page-watch-count = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
  }
page-watch-go = Guarda
page-show = Chiunque può guardare
page-show-note = La partita compare in «Partite da guardare». Nessuno vede la tua mano.
page-shown-here = Chiunque può guardare questa partita.
page-tables = Tavoli aperti
page-tables-lead = Prendi un posto libero a uno di questi tavoli. La partita comincia appena tutti i posti sono occupati.
page-tables-none = Al momento non c’è nessun tavolo aperto. Aprine uno: scegli un gioco, lascia un posto a un’altra persona e spunta «Aperto a tutti».
page-tables-open = Apri un tavolo
page-seats-free = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
  }
page-minutes = circa { $count } minuti
page-minutes-range = da { $least } a { $most } minuti
page-options-are-changed = { $count ->
    [one] { $count } opzione modificata
   *[other] { $count } opzioni modificate
  }
page-hints-here = suggerimenti permessi
page-public = Aperto a tutti
page-public-note = Il tuo tavolo compare in «Tavoli aperti» finché non sono occupati tutti i posti. La partita comincia solo allora.
page-gathering = La partita comincia appena tutti i posti sono occupati.
page-leave = Lascia il tavolo
page-leave-note = La partita non è cominciata. Se te ne vai, il posto torna libero.
page-seat-gone = Non hai più un posto a questo tavolo. Stai guardando.
page-seat-free = Questo posto è libero.
page-waiting-to-sit = In attesa di: { $names }

## Al tavolo

page-table = Tavolo
page-table-of = { $game }: tavolo
page-waiting-for = In attesa di { $names }.
page-thinking = { $name } sta pensando…
page-watching = Stai guardando.
page-company = Gli altri al tavolo
page-board = Tabellone
page-here = al tavolo
page-away = assente
page-has-sat-down = Ora al tavolo: { $names }.
page-has-left = Non più al tavolo: { $names }.
page-chat = Chat
page-chat-unread = non letti
page-chat-empty = Ancora nessun messaggio.
page-chat-write = Messaggio
page-chat-send = Invia
page-chat-now = ora
page-chat-watches = guarda
page-chat-note-player = Tutti al tavolo possono leggere il tuo messaggio, anche gli spettatori.
page-chat-note-watcher = Gli altri spettatori possono leggere subito i tuoi messaggi, i giocatori solo dopo la partita.
page-chat-note-over = Tutti possono leggere il tuo messaggio.
page-chat-off = Disattiva la chat
page-chat-is-off = Hai disattivato la chat: non vedi più messaggi, a nessun tavolo.
page-chat-on = Attiva la chat
page-chat-none = Senza chat
page-chat-none-note = A questo tavolo giocatori e spettatori non possono scrivere messaggi.
page-chat-more = Segnala o blocca: { $name }
page-chat-report = Segnala al gestore
page-chat-reported = Segnalato al gestore.
page-chat-mute = Blocca { $name }
page-chat-muted = Hai bloccato { $name }: non vedi più i suoi messaggi, a nessun tavolo.
page-chat-unmute = Sblocca
page-block-note = Chi blocchi non può sedersi ai tuoi tavoli aperti né iscriversi ai tuoi tornei. Inoltre non vedi più i suoi messaggi.
page-blocked = Hai bloccato { $name }.
page-me-blocked = Persone bloccate
page-me-blocked-names = Qui compaiono i nomi che queste persone avevano quando le hai bloccate.
page-report-name = Segnala un nome
page-programs = Programmi al tuo posto
page-programs-lead = Dai un token a un programma perché possa vedere la tua mano e, se vuoi, giocare per te. Solo tu puoi creare token per il tuo posto.
page-program-token = Token
page-program-once = Copialo ora: non lo vedrai più. Finché non lo revochi, chi lo possiede può fare tutto ciò che permetti qui.
page-program-shown = Ogni token viene mostrato una volta sola, e questo l’hai già visto. Se non l’hai salvato, revocalo e creane un altro.
page-program-copied = Copiato
page-program-copy = Copia il token
page-program-watch = può guardare
page-program-play = può giocare
page-program-end = Revoca
page-programs-none = Nessun programma ha un token per questo posto.
page-program-name = Nome del programma
page-program-scope = Permesso
page-program-make = Crea un token
page-chat-removed = Rimosso dal gestore.
page-notes = Note
page-notes-lead = Solo tu puoi vedere le tue note.
page-notes-shared = Chiunque usi questo dispositivo può vedere queste note.
page-notes-none = Non hai ancora scritto note su questa partita.
page-notes-moment = Momento { $number }
page-notes-write = Nota sul momento { $number }
page-notes-keep = Salva la nota
page-notes-remove = Elimina la nota
page-notes-file = File della partita con le mie note
page-call = Avvisami
page-call-lead = Ricevi una notifica quando devi fare qualcosa a questo tavolo. Mentre guardi il tavolo non ricevi notifiche.
page-call-here = Le notifiche arrivano qui
page-call-by-mail = E-mail
page-call-by-webhook = Webhook
page-call-by-push = Browser
page-call-unconfirmed = Non ancora confermato: apri il link nell’e-mail che abbiamo inviato a questo indirizzo. Altrimenti l’indirizzo viene cancellato dopo un giorno.
page-call-remove = Rimuovi
page-call-push = Avvisami su questo browser
page-call-push-note = Questo browser mostra le notifiche anche quando non è aperta nessuna pagina. Su iPhone o iPad aggiungi prima la pagina alla schermata Home.
page-call-push-refused = Il tuo browser non permette le notifiche. Controlla le sue impostazioni per questo sito.
page-call-add = Aggiungi indirizzo
page-call-mail-note = Riceverai un’e-mail con un link. Aprilo e conferma l’indirizzo: da quel momento ricevi le notifiche.
page-call-webhook-note = Per i programmi: le notifiche arrivano a questo indirizzo come JSON, solo tramite HTTPS.
page-call-stored = Il server conserva l’indirizzo, la lingua delle notifiche e il tuo posto finché non scegli «Rimuovi». Una notifica contiene solo ciò che puoi vedere al tavolo, e viene cancellata dopo l’invio.
page-call-confirm-do = Sì, avvisami
page-call-stop-do = Ferma le notifiche
page-call-confirmed = L’indirizzo è stato confermato.
page-call-stopped = L’indirizzo è stato cancellato. Non riceverà più notifiche.
page-call-failing-gone = Non inviamo più notifiche: questo indirizzo non esiste più.
page-call-failing-refused = Notifiche non recapitate: il servizio le rifiuta. Continuiamo a provare.
page-call-failing-late = Non è stato possibile recapitare l’ultima notifica.
page-call-failing-push = Per rimediare, premi «Avvisami su questo browser» in quel browser.
page-call-again-do = Riprova
page-push-failing = Le notifiche non raggiungono più questo browser: il suo servizio push non le recapita.
page-push-lost = Questo browser non riceve più notifiche, anche se le avevi attivate qui.
page-push-denied = Il tuo browser blocca le notifiche di questo sito. Consentile nelle sue impostazioni per il sito, poi premi il pulsante.
page-push-repair = Riattiva
page-call-turn = Tocca a te: { $game }
page-call-asked = Permetti di annullare un’azione? { $game }
page-call-pause = Accetti una pausa? { $game }
page-call-end = Terminare la partita senza risultato? { $game }
page-call-lent = Il computer gioca per te: { $game }
page-call-over = La partita è finita: { $game }
page-call-again = Un’altra partita? { $game }
page-call-low = Il tuo tempo sta per scadere: { $game }
page-call-invited = Un amico ha un posto per te: { $game }
page-call-late = Come vuoi proseguire? { $game }
page-call-late-choose = Puoi dare più tempo, far giocare il computer o terminare la partita senza risultato. La partita aspetta finché qualcuno non sceglie.
page-call-left-minutes = { $minutes ->
    [one] Ti resta circa un minuto.
   *[other] Ti restano circa { $minutes } minuti.
  }
page-call-left-hours = { $hours ->
    [one] Ti resta circa un’ora.
   *[other] Ti restano circa { $hours } ore.
  }
page-call-confirm = È questo il tuo indirizzo? { $game }
page-call-confirm-note = Qualcuno che gioca a giochi da tavolo con gli amici ha inserito questo indirizzo per ricevere un avviso quando è il suo turno. Se sei tu, apri questo link e conferma l’indirizzo. Altrimenti ignora questa e-mail: non ne riceverai altre.
page-call-since = Dalla tua ultima azione:
page-call-open = Vai al tavolo:
page-call-stop = Ferma queste e-mail:
page-clocks = Orologi
page-clock-days = { $days } g { $hours } h
page-clock-soon = Ti resta un minuto.
page-late-own = Il tuo tempo è scaduto. Puoi ancora giocare finché gli altri non decidono diversamente.
page-late = { $seat-is ->
    [you] Il tuo tempo è scaduto.
   *[other] { $seat } ha esaurito il tempo.
  }
page-absent = { $days ->
    [one] { $seat } non gioca da un giorno.
   *[other] { $seat } non gioca da { $days } giorni.
  }
page-taken-free = Altri posti sono ancora liberi:
page-taken-full = Qui non puoi prendere un altro posto. Puoi guardare o andare a un altro tavolo.
page-vacant = Il giocatore al posto { $number } ha lasciato per sempre questo server e non può tornare.
page-link-renewed = Il gestore ha creato un nuovo link per il posto di { $seat }.
page-link-renewed-own = Il gestore ha creato un nuovo link per il tuo posto. I link precedenti non funzionano più.
page-late-end-wanted = D’accordo per terminare la partita senza risultato: { $names }.
page-late-ask = E adesso?
page-late-wait = Dai più tempo
page-late-computer = Fai giocare il computer
page-late-which = Quale giocatore virtuale
page-late-end = Termina senza risultato
page-pause-agree = Accetta
page-pause-refuse = Rifiuta
page-pause-ask = Chiedi una pausa
page-pause-asked = { $seat-is ->
    [you] Hai chiesto una pausa.
   *[other] { $seat } chiede una pausa.
  }
page-pause-on = La partita è in pausa. Gli orologi sono fermi.
page-pause-end = Riprendi
page-pause-ended = { $seat } ha terminato la pausa.
page-pause-refused = { $seat } non accetta la pausa.
page-pause-withdrawn = { $seat } non chiede più una pausa.
page-seat-lent = Il computer gioca per te.
page-seat-back = Riprendi il tuo posto
page-ended-without = Terminata senza risultato
page-ended-file = Il file della partita finisce qui.
page-ended-without-why = La partita è finita in anticipo: un giocatore ha esaurito il tempo, o il gestore di questo server ha chiuso il tavolo.
page-name-computer = { $name } (computer)
page-hand-over = Copri e passa a { $name }
page-hand-over-covered = Passa il dispositivo a { $name }
page-take-over = Sono { $name }: mostrami il tavolo
page-cover-note = Controlla che nessun altro stia guardando lo schermo.
page-choices = Le tue scelte
page-what-happened = Cronologia
page-nothing-yet = Non è ancora successo nulla.
page-fair = Equità verificabile
page-commitment = Tutte le estrazioni casuali di questa partita derivano da un segreto fissato all’apertura del tavolo; il file della partita lo rivela alla fine. Hash SHA-256 del segreto: { $hash }
page-fair-more = Come verificarlo
page-fair-start = All’apertura del tavolo il server fissa un segreto e ne mostra l’hash: un’impronta che non rivela il segreto e non corrisponde a nessun altro segreto.
page-fair-end = Dopo la partita il server mostra il segreto. Se il suo hash è quello mostrato all’inizio, il segreto è stato fissato prima della prima azione e da allora non è cambiato.
page-fair-draws = Tutte le estrazioni derivano dal segreto e dal numero dell’azione, quindi chiunque può ripeterle. Questo non dimostra che il server abbia scelto il segreto a caso.
page-fair-hash = Hash, mostrato fin dall’inizio
page-fair-secret = Segreto, mostrato alla fine
page-fair-not-yet = La partita non è ancora finita. Annota ora l’hash e confrontalo dopo la partita.
page-fair-file = File della partita che hai salvato (senza file si controlla quello del server):
page-fair-check = Controlla in questo browser
page-fair-right-hash = Il segreto corrisponde all’hash mostrato fin dall’inizio.
page-fair-wrong-hash = Il segreto non corrisponde all’hash mostrato fin dall’inizio.
page-fair-right-draws = Tutte le estrazioni corrispondono al segreto. Estrazioni controllate:
page-fair-wrong-draws = Un’estrazione non corrisponde al segreto. Riga del file:
page-fair-other = Questo non è il file di questa partita.
page-fair-verify = Il browser calcola da solo l’hash e ogni estrazione. Al server chiede soltanto quanti risultati erano possibili in ogni estrazione. Il comando qui sotto si esegue sul tuo computer, non ha bisogno di un server e controlla anche le regole:
page-view-text = Vista testo
page-view-table = Vista tavolo
page-shortcuts = Scorciatoie
page-empty = vuoto
page-topics = Glossario
page-label = { $name }:
page-gauge = { $name }: { $value } su { $limit }
page-gauge-over = { $name }: { $value } (soglia di { $limit } raggiunta)
page-tap-again = tocca di nuovo per confermare
page-lit = in corso
page-faded = fatto

## La connessione

page-connection-lost = Connessione persa. Riconnessione…
page-connection-resumed = Di nuovo in linea.
page-not-loaded = Caricamento non riuscito. Riprova.
page-waiting-one = Un’azione attende la connessione.
page-waiting-more = C’è già un’azione in attesa: prima annullala.
page-waiting-sent = L’azione annullata potrebbe essere già stata eseguita.
page-offline = Il server non è raggiungibile
page-offline-note = I tuoi tavoli sono al sicuro. Continua appena torni in linea.
page-offline-again = Riprova
page-unreachable = Il server non è raggiungibile. Quello che hai scritto è ancora qui. Nuovo tentativo…
page-reachable = Il server è di nuovo raggiungibile. Premi ancora il pulsante.

## Annullare

page-take-back = Annulla l’azione
page-take-back-ask = Chiedi di annullare
page-take-back-of = { $action } – da allora hai visto qualcosa di nuovo: gli altri devono essere d’accordo
page-take-back-free = { $action } – da allora non hai visto nulla di nuovo: puoi annullare liberamente
page-take-back-until = Puoi annullare finché non vedi qualcosa di nuovo. Dopo devono essere d’accordo le altre persone al tavolo; se giochi solo contro giocatori virtuali, non puoi più annullare.
page-take-back-asked = { $seat-is ->
    [you] Hai chiesto di annullare l’ultima azione.
   *[other] { $seat } chiede di annullare l’ultima azione.
  }
page-take-back-told = { $seat-is ->
    [you] Hai chiesto di annullare questa azione: «{ $told }»
   *[other] { $seat } chiede di annullare questa azione: «{ $told }»
  }
page-take-back-later = { $count ->
    [one] Così si annulla anche { $count } azione successiva.
   *[other] Così si annullano anche { $count } azioni successive.
  }
page-take-back-done = { $seat } ha annullato un’azione.
page-take-back-refused = { $seat } non permette di annullare.
page-take-back-withdrawn = { $seat } non chiede più di annullare.
page-take-back-lapsed = { $seat } ha continuato a giocare: ormai è tardi per annullare.
page-take-back-agree = Permettilo
page-take-back-refuse = Non permetterlo

## Suggerimenti

page-loss-all = qualsiasi scelta sul tavolo
page-loss-many = { $count } delle { $ways } scelte sul tavolo
page-hint = Suggerimento
page-hint-ask = Che cosa farebbe un giocatore forte?
page-hint-thinking = Sto pensando a un suggerimento…
page-hint-title = Le idee di un giocatore forte
page-hint-only = È possibile una sola azione.
page-hint-equal = I suggerimenti sono più o meno equivalenti.
page-hint-equal-why = I suggerimenti 1 e 2 sono più o meno equivalenti: in media portano presto a { $amounts }.
page-hint-amount = { $amount } { $stake }
page-hint-better = Il suggerimento 1 sembra un po’ migliore.
page-hint-clear = Il suggerimento 1 è nettamente migliore.
page-hint-chance = Probabilità di vittoria: circa { $percent }%.
page-play-on-here = Gioca da qui
page-play-on-from = La partita comincia come dopo il passo { $step } di una partita precedente. Non vale per i punti.
page-play-puzzle = La partita comincia come nel problema { $number }. Le carte nascoste vengono ridistribuite. Non vale per i punti.
page-play-study = La partita comincia in una posizione di questo studio. Non vale per i punti.
page-play-position = Comincia in una posizione
page-play-position-note = In questo caso la partita non vale per i punti.
page-in-position = Questa partita è cominciata in una posizione. Nulla prova che il caso sia equo, e non vale per i punti.
page-played-on = Questa partita ne riprende un’altra, perciò i suoi sorteggi non hanno prova.
page-analysis = Analisi
page-analysis-working = Analisi della partita…
page-analysis-failed = Al momento questa partita non si può analizzare.
page-analysis-how = Un giocatore virtuale forte ha esaminato ogni scelta, sapendo solo ciò che poteva sapere chi giocava. Tutte le probabilità sono stime.
page-analysis-whole = Probabilità di vittoria, conoscendo tutto
page-analysis-known = Probabilità di vittoria in base a ciò che ciascuno poteva sapere
page-analysis-known-short = Per quel che sapevano
page-analysis-costly = Scelte costose
page-analysis-cost = { $seat-is ->
    [you] Hai regalato { $percent } punti percentuali
   *[other] { $seat } ha regalato { $percent } punti percentuali
  }
page-analysis-better = Meglio:
page-analysis-played = Giocato:
page-analysis-soon = In media, poco dopo si arriva a { $amounts }.
page-analysis-instead = { $best } { $stake } invece di { $played }
page-analysis-theirs = { $seat-is ->
    [you] { $amount } per te
   *[other] { $amount } per { $seat }
  }
page-analysis-none = In questa partita nessuna scelta è costata molto.
page-analysis-luck = Fortuna
page-analysis-luck-note = Quanto il caso ha cambiato le probabilità di vittoria dopo la distribuzione
page-analysis-lucky = { $seat-is ->
    [you] Hai guadagnato { $percent } punti percentuali per fortuna
   *[other] { $seat } ha guadagnato { $percent } punti percentuali per fortuna
  }
page-analysis-points = { $percent }%
page-analysis-step = Mostra il passo { $step }
page-analysis-all = Analisi completa
page-analysis-previous = Momento segnato precedente
page-analysis-next = Momento segnato successivo
page-analysis-on-device = Analizzato sul tuo dispositivo.
page-analysis-on-server = Analizzato sul server.
page-hints-allowed = A questo tavolo i suggerimenti sono permessi: ogni giocatore può chiederne uno quando tocca a lui.
page-hints-allow = Permetti suggerimenti
page-back-allow = Tutto annullabile
page-back-allow-note = Se giochi solo contro giocatori virtuali, puoi annullare un’azione anche se ti ha mostrato qualcosa di nuovo. Quando la ripeti, le estrazioni casuali danno gli stessi risultati.
page-hints-allow-note = Quando tocca a loro, i giocatori possono chiedere quali azioni prenderebbe in considerazione un giocatore forte. Se giochi solo contro giocatori virtuali, i suggerimenti sono sempre permessi.

## La fine

page-unplayable = Per ora questa partita non si può giocare qui, ma resta salvata. Chiedi al gestore di questo server.
page-over = La partita è finita.
page-winner = { $seat-is ->
    [you] Hai vinto!
   *[other] Ha vinto { $seat }.
  }
page-shared-by = { $names } condividono la vittoria.
page-share = { $percent }% di una vittoria
page-again = Gioca ancora
page-again-asked = { $seat-is ->
    [you] Hai aperto un tavolo per un’altra partita.
   *[other] { $seat } vuole giocare ancora.
  }
page-again-join = Vai al nuovo tavolo
page-again-watch = Guarda la prossima partita
page-lesson = Lezione
page-lesson-at = Lezione: { $taken } di { $length }
page-lesson-again = Ripeti la lezione
page-lesson-match = Gioca ora una partita vera
page-learn = Impara giocando

## Problemi

page-puzzles = Problemi
page-puzzles-of = Problemi: { $game }
page-puzzles-all = Tutti i problemi
page-puzzles-lead = Trova l’azione migliore in posizioni di partite vere. In ogni problema un’azione è nettamente migliore delle altre. Tu vedi solo ciò che vedeva il giocatore.
page-puzzles-how = Queste posizioni sono state trovate da giocatori virtuali con lunghe ricerche. Sono loro ad aver stimato le probabilità di vittoria.
page-puzzle-number = Problema { $number }
page-puzzle-solved = risolto
page-puzzle-easy = Facile
page-puzzle-medium = Medio
page-puzzle-hard = Difficile
page-puzzle-easy-note = Per trovare l’azione migliore basta guardare avanti di un’azione.
page-puzzle-medium-note = L’azione migliore può sfuggire a un’occhiata veloce.
page-puzzle-hard-note = L’azione migliore sfugge anche a una breve ricerca.
page-puzzle-given = { $grade } · { $count } giocatori
page-puzzle-ask = Che cosa giochi?
page-puzzle-best = Hai trovato l’azione migliore!
page-puzzle-good = Una buona azione, ma non la migliore
page-puzzle-loses = Non è l’azione migliore
page-puzzle-yours = Con «{ $action }» si vincono { $wins } partite su 100, { $lost } in meno che con l’azione migliore.
page-puzzle-is-best = La migliore: con «{ $action }» si vincono { $wins } partite su 100.
page-puzzle-second = La seconda: con «{ $action }» si vincono { $wins } partite su 100.
page-puzzle-why = Che cosa fa la differenza
page-puzzle-why-note = Quanto spesso ognuno di questi eventi si verifica poco dopo l’azione migliore e poco dopo la seconda, in percentuale su almeno 40 prove:
page-puzzle-often = migliore { $best }%, seconda { $other }%
page-puzzle-solution = Mostra la soluzione
page-puzzle-figures = Tutte le azioni
page-puzzle-action = Azione
page-puzzle-wins = Vittorie su 100
page-puzzle-next = Problema successivo
page-puzzle-again = Riprova
page-daily = Problema del giorno
page-daily-all = Problemi del giorno
page-daily-lead = Una posizione per ogni gioco, la stessa per tutti. A mezzanotte, nel tuo fuso orario, ne arrivano di nuove.
page-daily-done = Hai risolto uno dei problemi di oggi.
page-daily-history = Gli ultimi sette giorni
page-daily-history-note = Puoi ancora risolvere questi problemi. Contano per il tuo punteggio, ma non più per i giorni di fila.
page-streak-days = { $count ->
    [one] Oggi hai risolto un problema del giorno.
   *[other] { $count } giorni di fila con un problema del giorno risolto.
  }
page-streak-longest = { $count ->
    [one] La tua serie più lunga: { $count } giorno.
   *[other] La tua serie più lunga: { $count } giorni.
  }
page-streak-puzzles = { $count ->
    [one] { $count } problema di fila risolto al primo tentativo.
   *[other] { $count } problemi di fila risolti al primo tentativo.
  }
page-streak-puzzles-longest = { $count ->
    [one] Record di problemi di fila al primo tentativo: { $count }.
   *[other] Record di problemi di fila al primo tentativo: { $count }.
  }
page-rating = { $points } ± { $margin }
page-rating-yours = Il tuo punteggio in questi problemi: { $rating }
page-rating-change = Primo tentativo: { $change }. Il tuo punteggio nei problemi di { $game }: { $rating }.
page-rating-puzzle = Punteggio di questo problema: { $rating }.
page-rating-run = Hai visto questo problema per la prima volta in una prova a tempo, perciò non cambia il tuo punteggio.
page-rating-how = Come funziona il punteggio
page-rating-what = I problemi hanno un punteggio, come i giocatori. Se trovi l’azione migliore al primo tentativo, batti il problema: il tuo punteggio sale e il suo scende. Altrimenti succede il contrario. Una buona azione che non è la migliore vale come un pareggio. Tutti partono da 1500 in ogni gioco.
page-rating-margin = «1512 ± 140» significa che la tua forza è fra 1372 e 1652, con una probabilità del 95%. Più problemi provi, più il margine si riduce.
page-rating-first = Conta solo il tuo primo tentativo, quindi puoi ripetere i problemi quanto vuoi. Le prove a tempo non cambiano il punteggio.
page-rating-course = Il tuo punteggio dopo ogni problema, ora { $rating }. La fascia mostra il margine.
page-puzzle-fitting = Un problema al mio livello
page-run = Prova a tempo
page-run-lead = Quanti problemi risolvi in { $minutes } minuti? Diventano sempre più difficili, e la prova finisce dopo { $mistakes } errori. Una buona azione che non è la migliore non è un errore. Le prove non cambiano il tuo punteggio.
page-run-start = Inizia
page-run-score = Risolti: { $count } · Errori: { $missed } su { $most }
page-run-right = Giusto!
page-run-good = Buona, ma non la migliore
page-run-wrong = Non è l’azione migliore
page-run-solved = { $count ->
    [one] Hai risolto { $count } problema
   *[other] Hai risolto { $count } problemi
  }
page-run-record = La tua prova migliore finora!
page-run-best = { $count ->
    [one] Prova migliore: { $count } problema
   *[other] Prova migliore: { $count } problemi
  }
page-run-look = Apri un problema per riprovarlo senza limite di tempo.
page-run-again = Un’altra prova
page-mistakes = Impara dai tuoi errori
page-mistakes-lead = Ognuna di queste scelte ha regalato probabilità di vittoria in una tua partita finita. Trovane una migliore. Quando la risolvi, torna dopo 1, 7 e 30 giorni.
page-mistake-line = { $percent } punti · { $when }
page-mistakes-later = { $count ->
    [one] Una scelta risolta tornerà più avanti.
   *[other] { $count } scelte risolte torneranno più avanti.
  }
page-mistakes-learned = { $count ->
    [one] Ne hai imparata una.
   *[other] Ne hai imparate { $count }.
  }
page-mistakes-look = { $count ->
    [one] Analizza un’altra tua partita
   *[other] Analizza altre { $count } tue partite
  }
page-mistakes-looking = { $count ->
    [one] Analisi di una partita…
   *[other] Analisi di { $count } partite…
  }
page-mistake-given = Dalla tua partita di { $when }: la tua scelta ha regalato qui { $percent } punti percentuali.
page-mistake-taken = Finora:
page-mistake-over = Ricomincia
page-mistake-best = Hai trovato la scelta migliore!
page-mistake-good = Buona quasi quanto la scelta migliore!
page-mistake-loses = Questo regala { $percent } punti
page-mistake-played = Come nella partita: questo regala { $percent } punti
page-mistake-yours = La tua risposta:
page-mistake-again = Torna { $when }.
page-mistake-learned = L’hai risolta quattro volte di fila: imparata.
page-mistake-next = Prossima
page-puzzle-by = proposto da { $name }
page-puzzles-ours = Dalle nostre partite
page-puzzles-ours-note = I giocatori di questo sito hanno proposto queste posizioni dalle proprie partite. Lunghe ricerche hanno confermato che un’azione è chiaramente la migliore.
page-submission = Proponi come rompicapo
page-submission-note = Gli amministratori scelgono quali posizioni possono risolvere tutti. Il rompicapo mostra ciò che hai visto allora, senza i nomi dei giocatori.
page-submission-named = Mostra il mio nome
page-submission-send = Invia
page-submission-sent = Proposto come rompicapo. Un amministratore lo esaminerà.
page-submission-accepted = Accettato come rompicapo. Lunghe ricerche lo stanno verificando.
page-submission-confirmed = Tutti possono risolvere questo rompicapo.
page-submission-unclear = Accettato, ma lunghe ricerche non hanno trovato un’azione chiaramente migliore. Perciò non può diventare un rompicapo.
page-submission-refused = Gli amministratori non hanno scelto questa posizione.
page-statistics = Statistiche
page-statistics-of = Che cosa fa vincere a { $game }?
page-statistics-lead = Come finiscono le partite, quali posti vincono e quali vantaggi iniziali contano.
page-statistics-how = Ogni barra mostra una quota e la linea il suo intervallo al 95%: la quota vera è probabilmente al suo interno. Una linea lunga significa pochi casi. Il segno tratteggiato è una quota uguale per tutti.
page-statistics-none = Nessuna partita è stata ancora contata.
page-statistics-computer = Computer
page-statistics-site = Questo sito
page-statistics-own = Tu
page-statistics-of-computer = { $count ->
    [one] Una partita fra giocatori computer di pari forza. { $player }
   *[other] { $count } partite fra giocatori computer di pari forza. { $player }
  }
page-statistics-of-site = { $count ->
    [one] Una partita su questo sito
   *[other] { $count } partite su questo sito
  }
page-statistics-of-own = { $count ->
    [one] Una tua partita
   *[other] Le tue ultime { $count } partite
  }
page-statistics-figure = { $share } (da { $low } a { $high }) su { $count }
page-statistics-order = Ordine di turno
page-statistics-order-note = Quante volte ha vinto ogni posto nell’ordine
page-statistics-begins = Chi comincia
page-statistics-place = Giocatore { $place } nell’ordine
page-statistics-ahead = Essere in testa
page-statistics-ahead-note = Quante volte ha vinto chi era da solo in testa, dopo una parte delle azioni della partita
page-statistics-most = Di più: { $stake }
page-statistics-least = Di meno: { $stake }
page-statistics-third = Dopo un terzo
page-statistics-half = Dopo metà
page-statistics-two-thirds = Dopo due terzi
page-statistics-openings = Prime azioni
page-statistics-openings-note = Quante volte si è vinto dopo le prime azioni più frequenti
page-statistics-endings = Finali
page-statistics-endings-note = La quota di partite finite in ciascun modo
page-statistics-length = Durata
page-statistics-actions = circa { $median } azioni; 9 partite su 10 ne hanno da { $low } a { $high }

## Rivedere la partita

page-step-through = Passo dopo passo
page-zoom-fit = Mostra tutto
page-zoom-in = Ingrandisci
page-look-back = Rivedi la partita
page-since-turn = Dal tuo ultimo turno
page-since-start = Dall’inizio
page-turn-skip = Vai al tuo turno
page-step-back = Torna alla partita
page-step-play = Riproduci
page-step-pause = Metti in pausa
page-step-first = Inizio
page-step-previous = Precedente
page-step-next = Successivo
page-step-last = Fine
page-step-of = Passo { $step } di { $count }
page-set-up = Preparazione
page-seen-by-you = Tu ({ $name })
page-seen-by-all = Spettatore
page-match-file = File
page-download = Scarica il file della partita
page-download-note = Tutte le azioni e le estrazioni casuali della partita, da salvare, rivedere o verificare.
page-open-file = Apri un file di partita
page-open-file-lead = Rivedi una partita da un file, passo dopo passo e dal punto di vista di ogni giocatore.
page-open-file-which = File della partita
page-open-file-note = Puoi scaricarlo da un tavolo dopo la partita. Qui la partita si apre su un nuovo tavolo: può rivederla anche chi ha il link di quel tavolo.
page-open-file-go = Rivedila
page-read-from-file = Questa partita è stata caricata da un file.

## Studi

page-study = Studio
page-studies = Studi
page-studies-lead = Ripercorri una partita, prova altre mosse per ogni giocatore e scrivi commenti, da solo o con altri. Tutte le carte sono scoperte.
page-studies-own = I tuoi studi
page-studies-none = Non hai ancora nessuno studio. Iniziane uno qui, da una partita finita o da un problema.
page-study-new = Nuovo studio
page-study-new-of = Nuovo studio: { $game }
page-study-open = Studio
page-study-title = Titolo
page-study-position = Posizione
page-study-position-note = Lascia vuoto per distribuire di nuovo. Altrimenti scrivi un campo per riga, come in un file di partita. Puoi omettere ciò che si ricava dal resto.
page-study-begin = Inizia lo studio
page-study-line = Riga { $number }:
page-study-acts = Tocca a { $name }
page-study-act-for = Gioca per { $name }
page-study-beginning = Inizio
page-study-ways = Continuazioni
page-study-main = variante principale
page-study-moves = Mosse
page-study-comment = Commento
page-study-theirs = Salvato nel frattempo da qualcun altro:
page-study-comment-save = Salva il commento
page-study-edit = Modifica questa posizione
page-study-promote = Porta avanti la variante
page-study-delete = Elimina da qui
page-study-delete-note = { $count ->
    [one] Elimina una posizione e il suo commento. Non si può annullare.
   *[other] Elimina { $count } posizioni e i loro commenti. Non si può annullare.
  }
page-study-roll = Rilancia i dadi
page-study-share = Condivisione e impostazioni
page-study-read-link = Link per leggere
page-study-read-note = Chi ha questo link può ripercorrere lo studio.
page-study-edit-link = Link per la modifica
page-study-edit-note = Chi ha questo link può modificare lo studio.
page-study-edit-new = Crea un nuovo link per la modifica
page-study-edit-new-note = Il vecchio link non funzionerà più.
page-study-file = File della partita con varianti
page-study-as-text = Posizione come testo
page-study-remove = Elimina lo studio
page-study-remove-note = Elimina lo studio per tutti. Non si può annullare.
page-study-title-save = Salva il titolo
page-study-reading = Stai guardando questo studio. Per modificarlo ti serve il suo link per la modifica.

## Altre parti delle pagine

page-computer-name = Computer
page-guest = Ospite
page-look-again = Rivedi
page-play-on = Continua
page-contents = Indice
page-to-table = Vai al tavolo
page-sits-here = Siede qui.
page-sitting-here = Già qui: { $names }.
page-take-seat = Prendi questo posto
page-take-seat-lead = Questo link è di { $name }. Chi lo usa occupa il suo posto al tavolo.
page-take-seat-instead = In questo browser hai già un altro posto a questo tavolo. Se prendi questo, perdi l’altro.
page-link-own-title = Link del tuo posto
page-link-own-note = Solo per te: aprilo per continuare su un altro dispositivo.
page-seen-by-whom = Punto di vista
page-step-go = Vai
page-touch-hold = Tieni premuto
page-touch-hold-for = Spiega un elemento
page-touch-spread = Allarga due dita
page-touch-spread-for = Ingrandisci
page-touch-twice = Tocca due volte un punto libero
page-touch-twice-for = Ingrandisci lì, o mostra di nuovo tutto il tabellone
page-key-arrows = Passa da un elemento all’altro; quando rivedi una partita, avanza o torna di un passo
page-key-enter = Scegli
page-key-numbers = Scegli la risposta con quel numero o, dopo un suggerimento, la proposta
page-key-pause = Metti in pausa le azioni altrui
page-key-skip = Salta le azioni altrui
page-key-look-back = Rivedi la partita; torna alla partita
page-key-tale = Cronologia
page-key-explain = Spiega gli elementi: frecce per spostarti, Esc per finire
page-key-help = Mostra questo elenco

## Nel terminale

term-number = Numero o azione:
term-help = Scrivi il numero o le parole di un’azione per eseguirla. undo: annulla la tua scelta. hint: mostra azioni forti. rules: guida, glossario e regole; rules R2.3 o rules PAROLA: cerca una regola. tale: cronologia. help: questo aiuto. quit: esci.
term-keys = 1 … z scegli · h suggerisci · r regole · u annulla · t cronologia · Pag↑↓ · q esci
term-rules-keys = Invio cerca · ↑↓ Pag↑↓ scorri · Esc indietro
term-nothing-to-undo = Non c’è niente da annullare.
term-undone = Annullato.
term-instead = { $count ->
    [1] Scrivi 1 o le parole «{ $words }»: { $label }
   *[other] Scrivi un numero da 1 a { $count } o le parole di un’azione. Per esempio { $number } o «{ $words }»: { $label }
  }
term-bye = A presto!
term-puzzle-prompt = Scrivi il numero o le parole di un’azione. next: problema successivo. quit: esci.
term-rules = Scrivi uno di questi nomi, una regola come R2.3 o parole da cercare: { $example }
term-help-title = Aiuto

## The host’s words, and the admin pages

page-imprint = Note legali
page-privacy = Privacy
page-announced-down-back = Manutenzione: { $from } – { $until }.
page-announced-down = Manutenzione a partire da: { $from }.
page-announced-back = Di nuovo online: { $until }.
page-announced-safe = Tutto è salvato: dopo la manutenzione le tue partite continueranno.
page-admin = Amministrazione
page-admin-status = Stato
page-admin-guests = Ospiti
page-admin-tables = Tavoli
page-admin-reports = Segnalazioni
page-admin-submissions = Rompicapi proposti
page-admin-no-submissions = Nessuna proposta in attesa.
page-admin-position = Posizione
page-admin-accept = Accetta
page-admin-refuse = Rifiuta
page-admin-accepted = Accettati
page-admin-take-off = Rimuovi
page-admin-announcements = Avvisi
page-admin-site = Sito
page-admin-become = Diventa amministratore
page-admin-become-lead = Da amministratore gestisci ospiti, tavoli, segnalazioni e avvisi da tutti i tuoi dispositivi. Non vedi le carte nascoste dei giocatori.
page-admin-become-known = In questo browser sei { $name }.
page-admin-become-new = In questo browser non sei ancora ospite: scegli un nome. Se hai un nome utente, accedi prima e poi riapri il link.
page-admin-version = Versione
page-admin-backup = Ultimo backup
page-admin-backup-none = sconosciuto
page-admin-database = Database
page-admin-size = { $kind }, { $size } MB, schema { $schema }
page-admin-tables-count = { $count } ({ $running } in corso, { $archived } archiviati)
page-admin-guests-count = { $count } ({ $accounts } con nome utente, { $visitors } qui negli ultimi due giorni)
page-admin-waiting = Notifiche in attesa
page-admin-process = Processo del server { $number }
page-admin-started = Avviato
page-admin-memory = Memoria
page-admin-pace = Azioni al secondo, ultimo minuto
page-admin-open-pages = Pagine di tavoli aperte
page-admin-cached = Tavoli in memoria
page-admin-thinking = Giocatori virtuali
page-admin-thoughts = al lavoro: { $running }, in attesa: { $waiting }
page-admin-failures = Errori del database
page-admin-metrics = Se il sito usa più processi, qui ne vedi uno solo. Con l’opzione --metrics ogni processo pubblica i propri dati.
page-admin-find = Parte di un nome, o un id
page-admin-search = Cerca
page-admin-seen = ultima visita
page-admin-since = ospite dal
page-admin-seats = { $count ->
    [one] { $count } tavolo
   *[other] { $count } tavoli
  }
page-admin-nobody = Nessun ospite trovato.
page-admin-tag-banned = bandito
page-admin-tag-deactivated = disattivato
page-admin-tag-admin = amministratore
page-admin-id = Id
page-admin-name = Nome
page-admin-rename = Rinomina
page-admin-rename-note = Il nuovo nome sostituisce il vecchio a tutti i tavoli, nelle chat e nei tornei.
page-admin-access = Accesso
page-admin-ban = Bandisci
page-admin-unban = Riammetti
page-admin-ban-note = Un ospite bandito non può aprire tavoli, sedersi, chattare o iscriversi ai tornei, ma può finire le sue partite.
page-admin-deactivate = Disattiva
page-admin-activate = Riattiva
page-admin-deactivate-note = Un ospite disattivato viene disconnesso da tutti i dispositivi e non può accedere. I suoi dati vengono conservati.
page-admin-delete = Elimina…
page-admin-delete-guest = Elimina l’ospite
page-admin-delete-guest-note = Il nome { $name } scompare ovunque, insieme a messaggi, note, dispositivi e nome utente. L’operazione è irreversibile.
page-admin-running-only = Solo le partite in corso
page-admin-over-too = Anche le partite finite
page-admin-no-tables = Nessun tavolo.
page-admin-state = Stato
page-admin-state-gathers = attende giocatori
page-admin-state-runs = in corso
page-admin-state-paused = in pausa
page-admin-state-over = finita
page-admin-state-ended = finita senza risultato
page-admin-state-unreadable = illeggibile per questa versione
page-admin-opened = Aperto
page-admin-latest = Ultima modifica
page-admin-to-act = deve agire
page-admin-end = Chiudi o elimina
page-admin-close = Termina senza risultato
page-admin-close-note = La partita finisce per tutti al tavolo, senza risultato. Come dopo ogni partita, le mani diventano visibili.
page-admin-delete-table = Elimina il tavolo
page-admin-delete-table-note = Il tavolo scompare insieme alla partita, alla chat e alle note, e anche dai risultati dei giocatori. L’operazione è irreversibile.
page-admin-table = tavolo
page-admin-no-reports = Nessuna segnalazione aperta.
page-admin-reported-name = nome, segnalato da { $reporter }
page-admin-reported-message = messaggio, segnalato da { $reporter }
page-admin-removed = (rimosso)
page-admin-remove-message = Rimuovi il messaggio
page-admin-settle = Chiudi la segnalazione
page-admin-announce-lead = Gli avvisi compaiono su ogni pagina, nella lingua del visitatore e con gli orari nel suo fuso orario.
page-admin-shown = visibile ora
page-admin-not-shown = non visibile ora
page-admin-withdraw = Rimuovi
page-admin-announce-new = Nuovo avviso
page-admin-announce-text = Testo
page-admin-announce-text-note = Facoltativo se indichi un orario. Non viene tradotto.
page-admin-down-at = Server fermo dalle
page-admin-back-at = Server di nuovo attivo
page-admin-shown-from = Mostra da
page-admin-shown-until = Mostra fino a
page-admin-announce-times = Tutti gli orari sono facoltativi. Se non indichi gli ultimi due, l’avviso è visibile da subito e fino al ritorno del server; senza alcun orario, finché non lo rimuovi.
page-admin-utc = Gli orari sono in UTC.
page-admin-announce = Pubblica
page-admin-site-lead = Questi testi li scrivi tu, come gestore. In fondo a ogni pagina c’è un link alle note legali e alla privacy.
page-admin-every-language = Tutte le lingue
page-admin-site-name = Nome del sito
page-admin-site-note = Testo semplice: le righe vuote separano i paragrafi, una riga che inizia con # è un titolo e gli indirizzi web diventano link. Nelle lingue senza un proprio testo compare quello per tutte le lingue.
page-admin-save = Salva
page-private = Questo sito è privato
page-private-lead = Per entrare ti serve un invito del gestore.
page-private-lead-password = Inserisci la password del sito oppure apri un invito del gestore.
page-private-seat = Puoi entrare anche con il link a un posto che ti ha mandato chi gioca qui.
page-private-password = Password del sito
page-private-enter = Entra
page-private-known = Hai già un nome utente qui?
page-admin-private = Sito privato
page-admin-private-lead = Su un sito privato gli estranei vedono solo una pagina che chiede un invito o la password del sito. Gli ospiti che giocano già qui mantengono l’accesso.
page-admin-private-on = Questo sito è privato.
page-admin-private-off = Questo sito è aperto a tutti.
page-admin-private-make = Rendi privato il sito
page-admin-private-open = Apri il sito a tutti
page-admin-private-invitation = Invito
page-admin-private-invitation-note = Chi apre questo link può entrare. Funziona finché non ne crei un altro o cambi la password.
page-admin-private-renew = Crea un nuovo invito
page-admin-private-renew-note = Il vecchio link smette di funzionare e chi è entrato con quello o con la password ha bisogno del nuovo. Gli ospiti mantengono l’accesso.
page-admin-private-set = È impostata una password.
page-admin-private-none = Non è impostata alcuna password, quindi serve un invito.
page-admin-private-save = Imposta la password
page-admin-private-remove = Rimuovi la password
page-mail-add = Aggiungi un indirizzo e-mail
page-mail-change = Cambia l’indirizzo e-mail
page-mail-why = Se dimentichi la password, possiamo mandarti un link per sceglierne un’altra. L’indirizzo non serve ad altro.
page-mail-is = I link vanno a { $address }.
page-mail-wanted = Abbiamo scritto a { $address }. Apri il link di quel messaggio entro un giorno per confermare l’indirizzo.
page-mail-address = Indirizzo e-mail
page-mail-confirm-send = Invia la conferma
page-mail-remove = Rimuovi l’indirizzo
page-mail-confirm = Conferma il tuo indirizzo e-mail
page-mail-confirm-lead = I link per una nuova password di «{ $login }» andranno a { $address }.
page-mail-confirm-do = Conferma l’indirizzo
page-mail-confirmed = Il tuo indirizzo e-mail è confermato
page-mail-confirmed-lead = Se dimentichi la password, in «Accedi» puoi ricevere un link per sceglierne un’altra.
page-mail-ask = Ricevi un link per e-mail
page-mail-ask-lead = Se il tuo account ha un indirizzo e-mail, ti mandiamo un link per scegliere una nuova password.
page-mail-login = Nome utente o indirizzo e-mail
page-mail-send = Invia il link
page-mail-code = Usa invece un codice di recupero
page-mail-sent = Controlla la posta
page-mail-sent-lead = Se esiste un account con questo nome o indirizzo, e l’indirizzo è confermato, un link è in arrivo. Funziona una volta sola, entro un’ora.
page-mail-confirm-subject = Conferma il tuo indirizzo e-mail
page-mail-confirm-why = Qualcuno, probabilmente tu, ha indicato questo indirizzo per l’account «{ $login }» su { $site }. Se non sei stato tu, ignora questo messaggio.
page-mail-confirm-opens = Apri questo link entro un giorno per confermare l’indirizzo:
page-mail-reset-subject = Nuova password per «{ $login }»
page-mail-reset-why = Qualcuno, probabilmente tu, ha chiesto una nuova password su { $site }. Se non sei stato tu, ignora questo messaggio: la tua password resta com’è.
page-mail-reset-opens = Scegli una nuova password con questo link, che funziona una volta sola, entro un’ora:
page-oidc = Accedi con { $name }
page-oidc-lead = Anche con il tuo account { $name } ritrovi i tuoi tavoli su qualsiasi dispositivo.
page-oidc-add = Collega { $name }
page-oidc-sign-in = Accedi con { $name }
page-oidc-go = Vai a { $name }
page-oidc-on = Continua
page-oidc-guest = Ospite

## Rifiuti

error-analysis-findings = Il tuo dispositivo ha inviato un’analisi che non riguarda questa partita. Ricarica la pagina.
error-admin-link = Questo link è già stato usato o ha più di un’ora. Creane uno nuovo sul server.
error-guest-deactivated = Il gestore di questo server ha disattivato questo ospite, quindi non puoi accedere.
error-command-time = «{ $text }» non è un orario.
error-site-invitation = Questo invito non funziona più. Chiedine un altro al gestore.
error-site-password = Questa non è la password del sito.
error-site-private = Questo sito è privato. Accedi oppure chiedi un invito al gestore.
error-account-mail-off = Questo server non invia e-mail.
error-oidc-exists = Questo account è già collegato qui a un altro ospite.
error-oidc-off = Su questo server non si può accedere così.
error-oidc-refused = L’altro servizio non ha confermato chi sei. Riprova.
error-oidc-unavailable = L’altro servizio non risponde. Riprova più tardi oppure accedi in un altro modo.
error-site-text = Questo testo è troppo lungo: usa al massimo { $limit } caratteri.
error-site-no-announcement = L’avviso { $text } non esiste.
error-site-announcement = { $case ->
    [empty] Un avviso ha bisogno di un testo o di un orario.
    [long] «{ $text }» è troppo lungo per un avviso. Accorcialo.
    [order] Il server non può tornare prima di fermarsi.
   *[over] Questo avviso non sarebbe mai visibile: la sua fine è già passata o precede l’inizio.
  }
error-table-tournament = Questo tavolo appartiene a un torneo, quindi non puoi eliminarlo. Puoi però terminare la sua partita.
error-account-exists = In questo browser hai già un nome utente.
error-account-code = Il nome utente e il codice di recupero non corrispondono.
error-account-link = Questo link è già stato usato o è scaduto. Chiedine un altro.
error-account-unknown = Il nome utente «{ $text }» non esiste.
error-passkey-exists = Questa passkey è già stata aggiunta.
error-passkey-most = Non puoi avere più di { $limit } passkey. Prima rimuovine una.
error-passkey-off = Questo server non usa passkey.
error-passkey-refused = Questo server non riconosce questa passkey.
error-passkey-stale = Ci è voluto troppo tempo. Riprova.
error-server-oidc = Non è possibile configurare l’accesso con OpenID Connect in questo modo.
error-server-passkeys = Non è possibile configurare le passkey in questo modo.
error-account-name = Questo nome utente non è valido. Usa da 3 a { $limit } caratteri visibili.
error-account-none = Senza un nome utente non potresti più accedere. Prima scegline uno.
error-account-password = La password deve avere da { $limit } a 200 caratteri.
error-account-taken = Il nome utente «{ $text }» è già preso. Scegline un altro.
error-account-tries = Troppi tentativi. Aspetta qualche minuto.
error-account-wrong = Il nome utente e la password non corrispondono.
error-backup-database = In «{ $text }» non c’è nessun database da copiare.
error-backup-exists = «{ $text }» esiste già. Per la copia di sicurezza scegli un altro nome.
error-backup-failed = Non è stato possibile copiare «{ $text }».
error-backup-postgresql = Per copiare un database PostgreSQL usa il suo strumento, pg_dump.
error-board-bridges = Una linea punteggiata del tabellone è sbagliata: { $text }.
error-board-covers = I pezzi che sono sul tabellone fin dall’inizio sono sbagliati: { $text }.
error-board-districts = I quartieri del tabellone devono essere cinque zone separate dall’acqua: { $text }.
error-board-size = Il tabellone è troppo grande o i suoi esagoni si sovrappongono: { $text }.
error-board-touches = Una casella del percorso tocca un numero sbagliato di quartieri: { $text }.
error-board-track = Il percorso del tabellone è sbagliato: { $text }.
error-board-unreadable = Impossibile leggere { $text } come tabellone.
error-guest-link = Questo link è già stato usato o è scaduto: vale solo dieci minuti. Creane uno nuovo.
error-chat-off = A questo tavolo non c’è chat.
error-chat-text = Questo messaggio non si può inviare. Usa da 1 a { $limit } caratteri visibili.
error-chat-too-fast = Scrivi troppo in fretta. Aspetta un momento, poi invialo di nuovo.
error-chat-full = La chat di questo tavolo è piena: contiene già { $limit } messaggi.
error-chat-message = Questo messaggio non esiste a questo tavolo.
error-chat-report = La segnalazione { $text } non esiste.
error-note-text = Questa nota non si può salvare. Usa da 1 a { $limit } caratteri visibili.
error-note-full = Su questa partita non puoi salvare più di { $limit } note. Prima eliminane una.
error-study-comment = Questo commento è troppo lungo. Usa al massimo { $limit } caratteri.
error-study-enough = Non puoi avere più di { $limit } studi. Prima eliminane uno.
error-friend-link = Questo link è stato sostituito o è scaduto. Chiedine uno nuovo.
error-friend-none = Questa persona non è più tra i tuoi amici.
error-friend-too-many = Non puoi avere più di { $limit } amici e richieste.
error-club-enough = Non puoi far parte di più di { $limit } circoli.
error-club-full = Questo circolo ha già { $limit } membri.
error-club-link = Questo link è stato sostituito. Chiedine uno nuovo.
error-club-not-yours = Può farlo solo chi guida il circolo.
error-club-unknown = Questo circolo non esiste. Forse è stato sciolto.
error-study-not-yours = Puoi guardare questo studio. Può modificarlo solo chi ha il link per la modifica, e può eliminarlo solo chi l’ha creato.
error-study-title = Questo titolo non si può salvare. Usa al massimo { $limit } caratteri visibili.
error-study-unknown = Questo studio non esiste o è stato eliminato.
error-study-full = Questo studio è pieno: le varianti sono annidate troppo in profondità, oppure ci sono troppe posizioni o troppi commenti. Il limite è { $limit }.
error-study-position = Questa posizione non fa più parte dello studio.
error-study-stale = { $case ->
    [comment] Nel frattempo qualcun altro ha modificato questo commento. Non è stato ancora salvato nulla. Confronta le due versioni, poi salva di nuovo.
   *[branch] Nel frattempo qualcun altro ha modificato questa variante. Non è stato eliminato nulla. Guardala prima di eliminarla.
  }
error-mistake-unknown = Qui non hai scelte su cui esercitarti. Le tue sono nella pagina dei rompicapi.
error-submission-full = Troppe proposte sono in attesa degli amministratori. Riprova tra qualche giorno.
error-run-unknown = Non hai nessuna prova a tempo a questo indirizzo.
error-submission-unknown = Questo rompicapo proposto non esiste.
error-statistics-format = Questo file non contiene statistiche.
error-tournament-unknown = Questo torneo non esiste.
error-tournament-entrant = In questo torneo nessun giocatore ha questo numero.
error-tournament-not-yours = Può farlo solo chi ha creato il torneo.
error-tournament-begun = Il torneo è già cominciato: le iscrizioni sono chiuse.
error-tournament-declined = Non puoi iscriverti a questo torneo. Scegline un altro.
error-tournament-full = Il torneo è al completo: possono iscriversi al massimo { $limit } persone.
error-tournament-few = Non ci sono ancora abbastanza giocatori: ne servono almeno { $limit }.
error-tournament-over = Questo torneo non ha altri turni.
error-tournament-next = I turni cominciano uno dopo l’altro: il prossimo è il turno { $limit }.
error-tournament-rounds = Un torneo ha da 1 a { $limit } turni.
error-tournament-busy = Qualcun altro sta modificando questo torneo. Riprova fra poco.
error-tournament-uneven = Per giocare tutti con la stessa distribuzione servono almeno due tavoli, ognuno con esattamente { $limit } giocatori.
error-tournament-system = Questa formula di torneo non esiste.
error-tournament-played = A questo tavolo un giocatore ha ancora tempo per giocare.
error-tournament-own = A questo tavolo tocca a te. Prima gioca, o decidi con gli altri come proseguire.
error-table-sealed = Altri stanno ancora giocando con la stessa distribuzione. Potrai guardare qui quando tutti avranno finito.
error-guest-unknown = Possono farlo solo gli ospiti: prima diventa ospite.
error-guest-barred = Il gestore di questo server ti ha bandito. Le partite che stai già giocando continuano.
error-guest-none = L’ospite { $text } non esiste.
error-deal-both = Non puoi avere un posto a due tavoli con la stessa distribuzione: prima devono finire tutti i tavoli che la giocano.
error-time-unreadable = «{ $text }» non è un limite di tempo valido. Scegline un altro.
error-time-not-up = Non c’è nulla da scegliere: questo giocatore ha ancora tempo.
error-time-own = Se il tuo tempo è scaduto, sono gli altri a decidere come proseguire.
error-call-address = A questo indirizzo non si possono inviare notifiche. Indicane un altro.
error-call-private = { $case ->
    [number] «{ $text }» è un indirizzo di rete privata. Questo server invia notifiche solo a indirizzi Internet.
   *[name] «{ $text }» non corrisponde a un indirizzo Internet: il nome è sconosciuto o appartiene a una rete privata.
  }
error-call-channel = Questo server non può inviare questo tipo di notifiche.
error-call-link = Questo link non funziona più: l’indirizzo è stato cancellato.
error-call-too-many = Non puoi aggiungere altri indirizzi. Prima rimuovine uno.
error-seat-lent = Ora il computer gioca per te. Per giocare, prima riprendi il tuo posto.
error-seat-not-lent = Nessun giocatore virtuale sta sostituendo il giocatore di questo posto.
error-pause-no-clock = Questo tavolo non ha orologi, quindi non c’è nulla da mettere in pausa.
error-pause-on = La partita è in pausa. Qualsiasi giocatore può farla riprendere.
error-pause-asked = Un giocatore sta già chiedendo una pausa.
error-pause-not-asked = Nessuno ti ha chiesto di accettare una pausa.
error-pause-not-on = La partita non è in pausa.
error-pause-wish = «{ $text }» non è un comando per una pausa.
error-time-range = Il limite di tempo «{ $text }» è troppo breve o troppo lungo. Scegline un altro.
error-time-zone = Non esiste il fuso orario «{ $text }». Scegline un altro.
error-title = Qualcosa non ha funzionato
error-hint = Atteso: { $hint }
error-back = Torna indietro
error-action-illegal = Le regole ora non permettono «{ $text }».
error-action-list = Una lista deve contenere da 1 a { $limit } azioni: questa ne contiene { $text }.
error-action-unreadable = «{ $text }» non è un’azione di questo gioco.
error-arena-question = L’arena non può rispondere alla domanda su «{ $text }»: la quota di vittoria o il tasso di errore è impossibile.
error-code-folder = In «{ $text }» non è possibile salvare codice compilato. Indica un’altra cartella in SERENISSIMA_CACHE.
error-command-browser = «{ $text }» non è disponibile nel browser.
error-command-file = Impossibile leggere questo file: { $text }.
error-command-output = Non è possibile scrivere l’output.
error-command-key = La chiave di questo comando è troppo lunga o troppo facile da indovinare.
error-command-key-used = Questa chiave è già stata usata per un altro comando.
error-database-missing = In «{ $text }» non c’è nessun database.
error-database-newer = Una versione più recente di Serenissima ha modificato questo database. Avvia quella versione, o ripristina una copia di sicurezza precedente alla modifica.
error-database-older = Questo database è di una versione precedente di Serenissima.
error-database-unavailable = Il salvataggio non è riuscito. Riprova.
error-database-url = «{ $text }» non è un database che questo server possa usare.
error-decision-stale = La partita è andata avanti: la tua scelta è arrivata tardi.
error-entry-unreadable = Il registro di questo tavolo contiene una voce che questa versione di Serenissima non sa leggere. La partita è al sicuro: una versione che legge quella voce può mostrarla e continuarla. Avvisa il gestore di questo server.
error-game-own = Il gioco «{ $text }» non può essere inviato a un altro processo: definiscilo come GAME in un modulo, o usa un solo processo.
error-game-unknown = Nessun gioco si chiama «{ $text }».
error-hint-not-allowed = A questo tavolo i suggerimenti non sono permessi.
error-language-unknown = «{ $text }» non è una delle lingue disponibili.
error-live-handshake = Questa richiesta non può aprire un canale in diretta.
error-live-message = Il canale in diretta non capisce questo messaggio.
error-match-answers = Un’estrazione casuale non può aver dato questo risultato.
error-match-format = Questo non è il file di una partita.
error-match-line = Impossibile leggere una riga del file della partita: «{ $text }».
error-match-not-your-turn = Tocca a un altro giocatore.
error-match-nothing-to-undo = Non c’è niente da annullare.
error-table-lesson-changed = La lezione è cambiata da quando l’hai cominciata. Ricominciala.
error-lesson-line = «{ $text }» non è un posto di questa lezione.
error-lesson-none = Questo è il tavolo di una partita, non di una lezione.
error-lesson-other = In questa lezione devi scegliere un’azione evidenziata. In una partita potresti fare anche questo.
error-lesson-over = La lezione è finita.
error-lesson-unknown = La lezione «{ $text }» non esiste.
error-match-over = La partita è finita.
error-match-result = Il file della partita contiene un risultato che non corrisponde alle azioni: «{ $text }».
error-match-rules-version = Questa partita è stata giocata con un’altra versione delle regole ({ $text }).
error-match-seat = Il posto { $text } non esiste.
error-match-seats = Non si può giocare a questo gioco in { $text }.
error-match-step = In questa partita il passo { $text } non esiste.
error-matches-other = La cartella «{ $text }» è stata iniziata con altre impostazioni. Scegline un’altra.
error-matches-plan = Impossibile leggere «{ $text }» come piano di una cartella di partite. Scegli un’altra cartella.
error-matches-running = Un altro processo sta scrivendo in «{ $text }».
error-matches-size = Impossibile scrivere { $text } partite alla volta: indica un numero da 1 in su.
error-mcp-address = «{ $text }» non è l’indirizzo di un server.
error-mcp-link = «{ $text }» non è il link di un posto.
error-mcp-missing = Il pacchetto mcp non è installato.
error-mcp-no-seat = Non hai ancora un posto: apri un tavolo, o siediti a uno con un link.
error-mcp-server = All’indirizzo «{ $text }» non risponde nessun server Serenissima.
error-option-name = L’opzione «{ $text }» non esiste.
error-option-reserved = Nessuna opzione può chiamarsi «{ $text }»: questo nome è già usato dalle funzioni che ricevono opzioni.
error-option-retired = L’opzione «{ $text }» non è più disponibile: compare solo in partite meno recenti.
error-option-text = «{ $text }» non imposta nessuna opzione.
error-option-value = «{ $text }» non è un valore valido per questa opzione. Scegline un altro.
error-page-outdated = Il sito è stato aggiornato. Ricarica questa pagina per usare la nuova versione.
error-page-unknown = Questa pagina non esiste.
error-picture-theme = Il tema «{ $text }» non esiste.
error-redeal-seat = Uno spettatore non può ridistribuire le carte: si può fare solo dal posto di un giocatore.
error-view-unknown = «{ $text }» non è la vista di una partita.
error-player-network = Per il gioco «{ $text }» non c’è una rete: questo giocatore virtuale non può giocarlo.
error-player-own = Il giocatore «{ $text }» non può essere inviato a un altro processo: definisci la sua classe in un modulo, o usa un solo processo.
error-player-setting = «{ $text }» non è un’impostazione valida per questo giocatore virtuale.
error-player-slow = Il giocatore virtuale «{ $text }» potrebbe pensare più a lungo di quanto questo server consenta.
error-player-unknown = Nessun giocatore virtuale si chiama «{ $text }».
error-playouts-matches = Scegli almeno una partita.
error-playouts-threads = Scegli almeno un thread.
error-position-contradiction = Questa posizione contiene una contraddizione.
error-position-field = Il campo «{ $text }» non esiste nelle posizioni.
error-position-index = L’elemento «{ $text }» non esiste in questa posizione.
error-position-many = Una partita può avere al massimo { $limit } posizioni iniziali possibili, non { $text }.
error-position-not-conserved = In questa posizione il conto dei pezzi non torna.
error-position-range = Un valore di questa posizione è fuori dai limiti: { $text }.
error-position-seat = Questa posizione si riferisce a un posto che non è in gioco: { $text }.
error-position-seats = Questa posizione è per { $limit } giocatori. Scegli questo numero invece di { $text }.
error-position-value = Un valore di questa posizione non è ammesso: «{ $text }».
error-position-waits = In questa posizione toccherebbe ai posti sbagliati: { $text }.
error-proof-commitment = Il segreto delle estrazioni non corrisponde all’hash pubblicato prima della partita.
error-proof-draw = Un’estrazione casuale non corrisponde al segreto.
error-proof-missing = Il file non contiene una prova delle sue estrazioni casuali.
error-proof-position = Una partita che comincia da una posizione non può avere estrazioni verificabili.
error-ray-address = «{ $text }» non è l’indirizzo di un cluster Ray.
error-ray-missing = Ray non è installato qui.
error-ray-unreachable = Impossibile usare il cluster Ray all’indirizzo { $text }.
error-research-missing = Serve un pacchetto che qui non è installato: { $text }.
error-reset-option = reset non ha l’opzione «{ $text }»: esiste solo position.
error-reset-over = In questa posizione la partita è già finita: nessuno potrebbe agire.
error-puzzle-action = In questo problema non puoi giocare «{ $text }».
error-puzzle-format = Questo file non contiene problemi.
error-puzzle-none = Non ci sono problemi per «{ $text }».
error-puzzle-number = Il problema { $text } non esiste.
error-puzzle-told = Un problema cita un evento che nel gioco non esiste: «{ $text }».
error-ray-nobody = Nessuna macchina del cluster è disponibile per calcolare azioni.
error-request-charset = Questo modulo non è codificato in UTF-8.
error-request-malformed = Impossibile leggere questa richiesta.
error-request-framed = Questo sito non può essere mostrato all’interno di un’altra pagina.
error-request-host = Questo server non risponde all’indirizzo «{ $text }». Usa quello del server.
error-request-method = Questa pagina non accetta richieste di questo tipo.
error-request-cookies = Il tuo browser non ha inviato cookie: perderesti subito il tuo posto e il tuo nome. Consenti i cookie per questo sito, poi riprova.
error-request-origin = Questa richiesta veniva da un altro sito ed è stata rifiutata.
error-request-slow = La tua richiesta non è arrivata in tempo. Riprova.
error-request-too-large = Questa richiesta è più grande di quanto il server accetti.
error-request-too-many = Dalla tua rete sono arrivate troppe richieste. Aspetta un momento e riprova.
error-restore-damaged = «{ $text }» non è un database di tavoli completo.
error-restore-failed = Non è stato possibile ripristinare «{ $text }».
error-restore-file = In «{ $text }» non c’è nessuna copia di sicurezza.
error-restore-in-use = Un server sta usando «{ $text }». Prima ferma tutti i server.
error-restore-loses = «{ $text }» contiene dati che non sono nella copia di sicurezza. Per ripristinare comunque usa --replace: il database attuale viene salvato con un altro nome.
error-restore-postgresql = Per ripristinare un database PostgreSQL usa il suo strumento, pg_restore.
error-restore-version = «{ $text }» è stato scritto da una versione più recente di Serenissima. Per ripristinarlo usa quella versione.
error-rules-unknown = Nessuna regola ha questo numero o queste parole: «{ $text }».
error-seat-handed-over = Hai passato il dispositivo: ora questa pagina è di un altro giocatore. Ricaricala.
error-seat-invitation = Questo link non è un invito a questo tavolo.
error-seat-name = { $case ->
    [empty] Scrivi un nome di { $limit } caratteri al massimo.
    [long] «{ $text }» è troppo lungo per un nome: usa { $limit } caratteri al massimo.
    [hidden] Questo nome contiene caratteri invisibili o che cambiano il verso della scrittura. Riscrivilo solo con lettere, cifre e segni comuni.
    [bare] «{ $text }» non ha né lettere né cifre. Un nome deve averne almeno una.
    [marks] «{ $text }» ha troppi accenti su una lettera: usane due al massimo.
    [computer] Solo i giocatori virtuali si chiamano «{ $text }». Scegli un altro nome.
   *[taken] Al tavolo qualcuno si chiama già «{ $text }» o in modo molto simile. Scegli un altro nome, o aggiungi qualcosa.
  }
error-seat-not-yours = Questo link non appartiene a nessun posto di questo tavolo.
error-seat-nobody = A quel posto non siede una persona, quindi non c’è un link da sostituire.
error-seat-taken = Qualcun altro ha già questo posto.
error-seat-changed = Ora lì siede qualcun altro. Ricontrolla prima di segnalare o bloccare qualcuno.
error-seat-declined = Non puoi sederti a questo tavolo. Scegline un altro.
error-seat-no-guest = Di questo giocatore si conosce solo il link del suo posto: non c’è nessuno da bloccare.
error-seats-text = «{ $text }» non indica chi siede dove.
error-server-address = Il server non può mettersi in ascolto su { $text }.
error-server-calls = «{ $text }» non si può usare per inviare notifiche.
error-server-draining = Il server sta per fermarsi.
error-server-fault = Qualcosa è andato storto sul server. Tutto ciò che era già salvato è al sicuro.
error-server-full = In questo momento il server è pieno. Riprova fra poco.
error-server-metrics = Non è possibile mostrare metriche sulla porta «{ $text }».
error-server-proxy = «{ $text }» non è l’indirizzo di un proxy.
error-server-public = «{ $text }» non è l’indirizzo di un sito web.
error-server-root-path = Non è possibile pubblicare pagine sotto «{ $text }».
error-server-storage-full = Lo spazio di { $limit } MB di questo server è esaurito, quindi non puoi aprire un nuovo tavolo. A quelli esistenti puoi ancora giocare.
error-server-tables-full = Questo server ha già { $limit } tavoli, quanti ne consente il suo gestore. A quelli esistenti puoi ancora giocare.
error-split-least = Un numero della ripartizione è troppo basso: { $text }. Aumentalo.
error-split-numbers = «{ $text }» non è una ripartizione: indica un numero per ogni tipo, separati da trattini.
error-split-whole = I numeri della ripartizione non danno il totale giusto: { $text }. Correggili.
error-table-begun = La partita è cominciata, quindi non puoi più andartene.
error-table-busy = In questo momento c’è troppa attività a questo tavolo. Riprova.
error-table-crowded = In questo momento questo tavolo ha troppi spettatori. Riprova più tardi.
error-table-enough-open = Dalla tua rete ci sono già troppi tavoli aperti in attesa di giocatori (al massimo { $limit }). Invita qualcuno con un link, o aspetta che un tavolo si riempia.
error-table-gathering = La partita comincia solo quando tutti i posti sono occupati.
error-table-not-over = Puoi farlo solo dopo la partita.
error-table-plan = I posti non si possono occupare così: «{ $text }».
error-table-private = A questo tavolo puoi sederti solo su invito.
error-table-rematch = C’è già un tavolo per un’altra partita.
error-table-rules-version = Questo tavolo è stato aperto con la versione { $text } delle regole, che questa versione di Serenissima non sa giocare. La partita è al sicuro: una versione di Serenissima che ha quelle regole può mostrarla e continuarla. Avvisa il gestore di questo server.
error-table-seated-twice = Puoi prendere un solo posto. Per gli altri che giocano su questo dispositivo scegli «Qualcuno qui».
error-table-seat = A questo tavolo il posto { $text } non esiste.
error-table-step = In questa partita il passo { $text } non esiste.
error-table-unknown = Questo tavolo non esiste.
error-token-scope = Questo token permette solo di guardare.
error-token-scope-unknown = «{ $text }» non è un permesso per un token: usa watch o play.
error-token-too-many = Questo posto ha troppi token. Prima revocane uno.
error-token-unknown = Questo token non appartiene a questo posto.
error-training-other = In questa cartella c’è un altro addestramento: { $text }.
error-training-torch = Per l’addestramento serve un pacchetto che qui non è installato: { $text }.
error-undo-asked = Un giocatore ha già chiesto di annullare un’azione.
error-undo-not-asked = Nessuno ti ha chiesto il permesso di annullare un’azione.
error-undo-lesson = In una lezione non si può annullare, ma puoi ricominciarla.
error-undo-revealed = Da allora hai visto qualcosa di nuovo, quindi non puoi annullare questa azione. Per poterlo fare, scegli «Tutto annullabile» quando apri un tavolo solo contro giocatori virtuali.
error-undo-nothing = Non c’è niente che tu possa annullare.
error-vector-actions = Indica un’azione per ogni partita.
error-vector-device = Qui non è disponibile nessuna GPU.
error-vector-device-name = Questo dispositivo non esiste: { $text }.
error-vector-illegal = Una delle azioni non è permessa nella sua partita, quindi non ne è stata eseguita nessuna.
error-vector-row = Non c’è la riga { $text }.
error-vector-rows = Scegli almeno una riga.
error-vector-saved = Queste righe non sono adatte a questo gruppo.
error-vector-steps = Scegli almeno un passo.
error-vector-threads = Scegli almeno un thread.

## Giocatori virtuali

level-hasty = livello frettoloso
level-hasty-note = Considera solo alcune delle sue azioni e non vede le altre. Adatto a una prima partita.
level-gentle = livello facile
level-gentle-note = Trascura meno possibilità del livello frettoloso, ma quasi non guarda avanti.
level-steady = livello medio
level-steady-note = Vince nettamente più spesso del livello facile.
level-strong = livello forte
level-strong-note = Vince nettamente più spesso dei livelli inferiori.
level-master = livello maestro
level-master-note = Il giocatore più forte del gioco e il più difficile da battere.
page-computer-player = Giocatore virtuale
page-rating-of-level = Punteggio: { $points }.
page-rating-about = Punteggio: { $points } ± { $margin }.
page-rating-by-seats = Punteggio secondo il numero di giocatori: { $figures }.
page-suggested = Avversario consigliato: { $name }
page-suggested-first = Un buon avversario per una prima partita.
page-suggested-lesson = Hai finito la lezione, quindi puoi saltare l’avversario più facile.
page-suggested-results = A giudicare { $count ->
        [one] dalla tua ultima partita
       *[other] dalle tue ultime { $count } partite
    } contro giocatori virtuali, vinceresti nel { $percent } % dei casi.
page-suggested-choose = Scegli { $name }
player-person = Persona
player-uniform = gioca a caso
player-uniform-note = Sceglie a caso un’azione permessa.
player-hasty = di fretta
player-hasty-note = Considera solo alcune delle sue azioni e non vede le altre.
player-greedy = principiante, gioca ciò che sembra meglio
player-greedy-note = Sceglie ciò che al momento sembra meglio.
player-ismcts = guarda avanti
player-ismcts-note = Immagina le informazioni nascoste e continua a giocare da lì, più e più volte.
player-neural = gioca d’esperienza
player-neural-note = Ha imparato giocando contro sé stesso e prevede il seguito delle scelte che preferisce.
player-budget-playouts = { $count ->
    [one] { $count } simulazione per azione
   *[other] { $count } simulazioni per azione
  }
player-budget-considered = { $count ->
    [one] considera un’azione
   *[other] considera { $count } azioni
  }
player-budget-seconds = { $seconds } s per turno
