# Le parole delle pagine, dei comandi, dei rifiuti e dei giocatori.

## The house

page-title = Serenissima
page-lead = Giochi da tavolo ambientati a Venezia, da giocare con gli amici o contro il computer.
page-skip = Vai al contenuto
page-home = Home
page-menu = Menu
page-preferences = Preferenze
page-independent = Una realizzazione indipendente, con testi e illustrazioni propri.
page-language = Lingua
page-theme = Aspetto
page-theme-light = Chiaro
page-theme-dark = Scuro
page-theme-auto = Come il dispositivo
page-view = Ogni tavolo si apre in
page-sound = Suono quando tocca a te
page-sound-on = Attivo
page-sound-off = Spento
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
page-compiling = Preparazione di { $game } per il primo utilizzo…
page-compiling-left = ancora circa { $seconds } s

## Your name and devices

page-me = Il tuo nome e i tuoi dispositivi
page-me-lead = Ti riconosciamo da questo browser. Dove ti sei seduto, giochi su ogni dispositivo che aggiungi qui.
page-me-seats = { $count ->
    [one] Questo browser ha un posto a questo tavolo grazie a un link:
   *[other] Questo browser ha posti a questi tavoli grazie a dei link:
  }
page-me-guest-why = Non è ancora associato a nessun nome: chi perde il link o i cookie di questo browser perde il posto. Come ospite ritrovi i tuoi tavoli su tutti i tuoi dispositivi. Basta un nome.
page-me-guest = Diventa ospite
page-me-nobody = Nessuno conosce ancora questo browser. Appena ti siedi a un tavolo, sarà tuo.
page-me-name-note = Per i prossimi tavoli. Dove sei già seduto, il tuo nome resta.
page-me-name-keep = Tieni questo nome
page-me-link = Giocare su un altro dispositivo
page-me-link-lead = I tuoi tavoli saranno anche lì, e puoi disconnettere ogni dispositivo da solo.
page-me-link-make = Crea un link
page-me-link-how = Inquadralo con l’altro dispositivo, oppure apri lì il link.
page-me-link-note = Vale una volta, per dieci minuti. Chi lo apre gioca al posto tuo: non darlo a nessun altro.
page-me-devices = I tuoi dispositivi
page-me-device = Un browser
page-me-device-here = questo dispositivo
page-me-device-seen = usato l’ultima volta { $when }
page-me-out = Disconnetti
page-me-out-note = Un dispositivo disconnesso perde i tuoi tavoli. I link a un singolo posto che qualcuno ha conservato restano validi.
page-out-ask = Disconnetterti e perdere i tuoi tavoli?
page-out-lead = Solo questo browser ti conosce. Una volta disconnesso, niente ti restituisce il nome, i tavoli e i risultati.
page-out-first = Con un nome utente e una password puoi tornare quando vuoi.
page-out-now = Disconnetti comunque
page-me-take-title = Sei tu?
page-me-take-lead = In questo browser giocherai come { $name }.
page-me-take-instead = Finora qui sei { $name }; senza un altro dispositivo quei posti vanno persi.
page-me-take-note = Continua solo se hai appena creato tu questo link.
page-me-take = Sì, sono io
page-forget = Cancellarti
page-forget-lead = Tutto ciò che ti nomina qui viene cancellato su ogni dispositivo e non si può recuperare.
page-forget-ask = Cancellare { $name }?
page-forget-played = Le partite finite restano agli altri, che al posto del tuo nome vedono «{ $gone }».
page-forget-running = { $count ->
    [one] Una partita è ancora in corso. Il tuo posto lì resta, ma nessuno può più giocarvi. Gli altri scelgono come andare avanti: con gli orologi subito, altrimenti dopo qualche giorno.
   *[other] { $count } partite sono ancora in corso. I tuoi posti lì restano, ma nessuno può più giocarvi. Gli altri scelgono come andare avanti: con gli orologi subito, altrimenti dopo qualche giorno.
  }
page-forget-rest = Spariscono anche i tuoi risultati e punteggi, gli indirizzi a cui vieni chiamato, i programmi che giocano per te e i tuoi dispositivi collegati.
page-forget-first = Forse prima vuoi portare con te i tuoi dati.
page-forget-now = Cancella per sempre
page-forget-done = Niente qui ti nomina
page-forget-done-lead = Questo browser non è di nessuno. Puoi sederti a un tavolo quando vuoi, come qualcuno di nuovo.
page-account = Tornare su qualsiasi dispositivo
page-account-why = Con un nome utente e una password ritrovi i tuoi tavoli su qualsiasi dispositivo, anche se perdi questo. Non si chiede altro, nemmeno un indirizzo e-mail.
page-account-make = Scegli un nome utente
page-account-add = Tieni nome e password
page-account-there = Ne hai già uno?
page-account-lead = Il tuo nome utente è «{ $login }».
page-login = Nome utente
page-login-note = Lo usi solo tu; al tavolo gli altri vedono il tuo nome qui sopra. Le maiuscole non contano.
page-password = Password
page-password-note = Almeno 8 caratteri; più parole sono meglio di una.
page-password-old = Password attuale
page-password-new = Nuova password
page-password-change = Cambia la password
page-password-others = Tutti gli altri dispositivi vengono allora disconnessi e un nuovo codice di recupero sostituisce il vecchio.
page-password-passkeys = Le tue passkey restano valide anche con la nuova password: chi ne ha una può ancora accedere.
page-password-to-passkeys = Vedi e rimuovi le passkey
page-everywhere = Disconnetti tutti i dispositivi
page-code = Codice di recupero
page-code-why = Se dimentichi la password, ne scegli un’altra con il tuo nome utente e questo codice.
page-code-once = Annotalo: viene mostrato solo questa volta e vale una volta sola.
page-code-make = Crea un codice di recupero
page-code-again = Crea un nuovo codice di recupero
page-code-there = Ne hai uno; non vale più appena ne crei un altro.
page-code-show = Mostra il codice
page-forgotten = Password dimenticata?
page-recovery = Scegli una nuova password
page-recovery-lead = Con il tuo nome utente e il tuo codice di recupero puoi scegliere un’altra password.
page-recovery-linked = Scegli una nuova password per «{ $login }».
page-recovery-out = Tutti i dispositivi vengono allora disconnessi.
page-recovery-set = Salva la nuova password
page-recovery-host = Se non hai un codice di recupero, chiedi un link a chi gestisce questo server.
page-recovery-done = La tua nuova password è salvata
page-recovery-done-lead = Tutti i tuoi dispositivi sono disconnessi. Il tuo codice di recupero è stato usato; questo è il prossimo.
page-passkeys = Passkey
page-passkeys-lead = Con una passkey accedi con l’impronta, il volto o il PIN di un dispositivo, senza password.
page-passkey-add = Aggiungi una passkey
page-passkey-remove = Rimuovi
page-passkey-sign-in = Accedi con una passkey
page-passkey-failed = Il browser ha interrotto l’operazione. Riprova, o usa la password.
page-sign-in = Accedi
page-sign-in-lead = Con il nome utente e la password hai i tuoi tavoli su questo dispositivo.
page-sign-in-note = Li hai scelti su un dispositivo che ti conosce, in «Il tuo nome e i tuoi dispositivi».
page-sign-in-as = Ciao di nuovo, { $name }
page-along-lead = Finora in questo browser sei { $other }. Vuoi portare con te ciò che ha giocato { $other }? Quei posti e risultati saranno tuoi.
page-along-note = Non si può annullare. Gli altri dispositivi di { $other } vengono disconnessi. Se qui gioca qualcun altro come { $other }, lascia stare.
page-along = Porta con te
page-along-not = Lascia
page-instead-lead = Finora in questo browser sei { $other }, e non lo sarai più.

## Results

page-results = I tuoi risultati
page-results-none = Non hai ancora finito nessuna partita.
page-results-won = { $won } su { $count } vinte.
page-results-people = Tra persone: { $points } punti.
page-results-apart = Con giocatori del computer: { $points } punti.
page-results-opponents = Più spesso con { $names }.
page-result-won = Vinta.
page-result-shared = Vittoria condivisa.
page-result-lost = Persa.
page-result-lent = Niente punti: un computer ha giocato per qualcuno
page-result-retractable = Niente punti: si poteva annullare tutto
page-best = I migliori a { $game }
page-best-players = Migliori giocatori:
page-best-lead = I punti vengono da tutte le partite finite i cui giocatori sono noti qui: battere i forti rende di più. Nella lista sta chi lo vuole e ne ha finite tre.
page-best-people = Tra persone
page-best-apart = Con giocatori del computer
page-best-none = In questa lista non c’è ancora nessuno.
page-best-points = { $points } punti
page-best-matches = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
  }
page-me-shown = Il tuo nome sta nelle liste dei migliori appena hai finito tre partite.
page-me-hidden = Solo tu vedi i tuoi risultati.
page-me-own-data = I tuoi dati
page-me-data = Ciò che si conserva di te, in un file
page-tournament = Torneo
page-tournament-of = Torneo: { $game }
page-tournament-open = Apri un torneo
page-tournaments = I tuoi tornei
page-tournament-lead = I tuoi amici si iscrivono con un link. Quando cominci, tutti ricevono i loro tavoli, turno dopo turno, e la classifica segue dai risultati.
page-tournament-size = Giocatori per tavolo
page-tournament-rounds = Turni
page-tournament-rounds-note = Ai tavoli da due dove tutti incontrano tutti ci sono tanti turni quanti ne servono. Con la stessa mano a ogni tavolo ce n’è uno.
page-tournament-play-too = Partecipo anch’io
page-tournament-pairs = Tavoli da due: tutti incontrano tutti una volta.
page-tournament-system = Chi incontra chi
page-tournament-system-meet = Tutti contro tutti
page-tournament-system-meet-note = Ai tavoli da due, una volta. Ai tavoli più grandi giocano insieme quelli che si sono incontrati meno.
page-tournament-system-swiss = Per punti
page-tournament-system-swiss-note = Si incontra chi ha gli stessi punti e, se possibile, nessuno due volte: è il sistema svizzero. Bastano pochi turni anche per tante persone.
page-tournament-system-deal = La stessa mano a ogni tavolo
page-tournament-system-deal-note = Un solo turno: a ogni tavolo arrivano le stesse carte e gli stessi dadi, e vieni confrontato con chi altrove sedeva al tuo posto. Nessuno può guardare un altro tavolo prima che tutti abbiano finito.
page-tournament-swiss = { $rounds ->
    [one] Un turno a tavoli da { $size }.
   *[other] { $rounds } turni a tavoli da { $size }. Si incontra chi ha gli stessi punti: è il sistema svizzero.
}
page-tournament-deal = Le stesse carte e gli stessi dadi a ogni tavolo da { $size }. Nessuno può guardare un altro tavolo prima che tutti abbiano finito; poi si confronta tutto.
page-tournament-deal-points-how = Vieni confrontato con tutti quelli che a un altro tavolo sedevano allo stesso posto: ricevi la parte di chi ha ottenuto meno della vittoria di te; chi ne ha ottenuta altrettanta conta la metà. Una partita senza risultato non si confronta.
page-tournament-level = A parità di punti contano prima i risultati negli scontri diretti, poi Buchholz (BH: i punti di chi hai incontrato), poi Sonneborn-Berger (SB: i punti di chi hai battuto, e la metà in caso di parità).
page-tournament-teams = { $one } giocano insieme contro { $other }: ogni coppia occupa ogni posto una volta.
page-tournament-teams-result = { $one } { $first }–{ $second } { $other }
page-tournament-compared = I tavoli a confronto
page-tournament-table = Tavolo { $number }
page-deal-sealed = Altri stanno ancora giocando la stessa mano. Vedrai che cosa aveva ciascuno e il confronto quando tutti avranno finito.
page-tournament-tables = { $rounds ->
    [one] Un turno a tavoli da { $size }.
   *[other] { $rounds } turni a tavoli da { $size }. Ogni volta siedono insieme quelli che si sono incontrati di meno.
}
page-tournament-points = Come si contano i punti
page-tournament-points-how = Una vittoria vale un punto, quanti che siano al tavolo. Altrimenti ricevi la parte degli altri che ti sei lasciato alle spalle; chi è alla pari conta la metà. Un turno senza tavolo vale mezzo punto, una partita senza risultato nulla.
page-tournament-invite = Chi ha questo link può iscriversi finché il torneo non comincia.
page-tournament-link = Link per i tuoi amici
page-tournament-entered = { $count ->
    [0] Non si è ancora iscritto nessuno
    [one] Si è iscritta una persona
   *[other] Si sono iscritte { $count } persone
}
page-tournament-enter = Partecipa
page-tournament-in = Partecipi.
page-tournament-leave = Ritirati
page-tournament-leave-note = La partita che stai giocando continua.
page-tournament-for-good = In un torneo già iniziato non si può rientrare.
page-tournament-take-out = Togli
page-tournament-begin = Comincia il torneo
page-tournament-begin-note = Dopo non si può più iscrivere nessuno.
page-tournament-next = Apri subito il prossimo turno
page-tournament-next-note = Appena tutte le partite di questo turno sono finite, il prossimo si apre da sé.
page-tournament-standings = Classifica
page-tournament-place = Posto
page-tournament-name = Nome
page-tournament-score = Punti
page-tournament-matches = Partite
page-tournament-round = Turno { $number } di { $count }
page-tournament-rests = Senza tavolo in questo turno: { $names }
page-tournament-won = Vittoria: { $names }
page-tournament-shared = Alla pari: { $names }
page-tournament-playing = In corso
page-tournament-opening = Si sta aprendo
page-tournament-gathering = Ci si può ancora iscrivere
page-tournament-winner = { $count ->
    [one] { $names } ha vinto il torneo.
   *[other] { $names } hanno vinto il torneo insieme.
}
page-tournament-all-level = Tutti sono alla pari.
page-tournament-if = Se qualcuno si ritira o non gioca mai
page-tournament-if-note = Chi si ritira o si cancella tiene i suoi punti e non viene più sorteggiato; una partita in corso continua. Se qualcuno non gioca, gli altri al tavolo possono far continuare un computer, il che vale per quella persona, o finire la partita senza risultato. Nulla va perso se un tavolo riposa a lungo: la partita riprende da dov’era.
page-tournament-stuck = Partite che nessuno gioca più
page-tournament-stuck-note = Quando a tutti quelli che si aspettano è scaduto il tempo, o non giocano da giorni, puoi finire la partita senza risultato. Non porta punti a nessuno, e il prossimo turno può cominciare.
page-tournament-over = Il torneo è finito
page-tournament-out = ritirato
page-me-hide = Togli il mio nome
page-me-show = Mostra il mio nome nelle liste dei migliori

## The shelf

page-shelf-empty = Non è installato nessun gioco.
page-seats = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
  }
page-seats-range = { $least }–{ $most } giocatori
page-play = Gioca
page-play-against = contro { $count ->
    [one] un computer
   *[other] { $count } computer
}
page-play-against-level = contro { $count ->
    [one] un computer
   *[other] { $count } computer
} ({ $level })
page-your-tables = I tuoi tavoli
page-no-tables = Non hai ancora nessun tavolo.
page-finished-matches = Partite finite
page-with = con { $names }
page-opened = aperto { $when }
page-nobody-else = ancora nessun altro
page-turn = Tocca a te
page-your-turn = Tocca a te.
page-asked-asked = Ti chiedono il permesso di annullare un’azione.
page-asked-pause = Ti chiedono una pausa.
page-asked-end = Ti chiedono di terminare la partita senza risultato.
page-asked-late = Qualcuno non ha più tempo o non si fa più vivo: scegli come proseguire.
page-remove = Rimuovi
page-remove-ask = Rimuovere questo tavolo?
page-remove-note = Esce dal tuo elenco su tutti i tuoi dispositivi. Il posto resta tuo: l’indirizzo del tavolo ti riporta lì.

## Rules

page-rules = Regole
page-rules-of = Regole di { $game }
page-rules-english = Ciò che non è ancora tradotto è in inglese.
page-rules-background = Fonti e altre interpretazioni
page-rules-asked = Quando il gioco lo chiede
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
page-rules-none = Nessuna regola menziona «{ $text }».
page-rules-some = Nessun testo contiene tutte queste parole; questi ne contengono alcune.
page-rules-near = Forse cercavi
page-rules-all = Tutte le regole
page-rules-here = Le regole che valgono ora
page-rules-page = Apri la pagina delle regole
page-guide = In tre minuti
page-guide-turn = Lo svolgimento di un turno
page-guide-end = La fine
page-guide-things = Che cosa costa e che cosa dà ogni elemento
page-guide-thing = Elemento
page-guide-costs = Costa
page-guide-brings = Dà
page-glossary = Glossario
page-rules-example = Esempio

## A new table

page-new-table = Nuovo tavolo
page-new-table-of = Nuovo tavolo: { $game }
page-who-sits = Chi si siede dove?
page-seat-number = Posto { $number }
page-seat-take = Siediti al posto { $number }
page-seat-nobody = nessuno
page-somebody-gone = qualcuno che se n’è andato
page-sitter-me = Io
page-sitter-here = Qualcuno qui
page-sitter-here-note = Vi passate questo dispositivo. Tra un turno e l’altro una schermata nasconde ciò che gli altri non devono vedere.
page-sitter-person = Un’altra persona
page-sitter-person-note = Le mandi tu un link a questo posto.
page-your-name = Il tuo nome
page-their-name = Il suo nome
page-name-hint = Gli altri lo vedranno al tavolo.
page-how-many = Quanti giocatori?
page-time = Tempo
page-time-none = Senza limite
page-time-live = Orologi
page-time-days = Giorni per turno
page-time-minutes = Minuti per giocatore
page-time-seconds = Secondi aggiunti dopo ogni turno
page-time-each-turn = Giorni per turno
page-time-window = Solo fra queste ore
page-time-opens = Dalle
page-time-closes = Alle
page-time-zone = Fuso orario
page-time-note = Quando il tempo di un giocatore scade, nulla si decide da solo: gli altri scelgono se aspettare, far giocare un computer o terminare la partita senza risultato.
page-time-window-note = Fuori da queste ore il tempo non scorre per nessuno. Vuoto: tutto il giorno.
page-time-live-told = { $minutes } min per giocatore{ $seconds ->
    [0] { "" }
   *[other] { " " }e { $seconds } s in più per ogni turno
  }
page-time-days-told = { $days ->
    [one] Un giorno per turno
   *[other] { $days } giorni per turno
  }
page-time-window-told = { $turn }, solo dalle { $opens } alle { $closes } (UTC{ $zone })
page-options = Opzioni
page-options-usual = tutte predefinite
page-options-changed = { $count ->
    [one] { $count } cambiata
   *[other] { $count } cambiate
  }
page-number-between = Un numero da { $low } a { $high }
page-from-file = Da un file:
page-own = Oppure inserisci il tuo:

## Links to the seats

page-links = Link da condividere
page-links-note = Chi apre un link occupa quel posto: manda ogni link solo al giocatore a cui è destinato.
page-links-here = L’indirizzo di questa pagina funziona solo su questo computer, quindi nessun altro può aprire i link. Per giocare con gli amici ferma il server con Ctrl-C, riavvialo con il comando qui sotto e ricarica questa pagina.
page-links-elsewhere = L’indirizzo di questa pagina funziona solo su questo computer. Apri la pagina all’indirizzo che il computer ha nella rete o su Internet: così anche gli altri potranno aprire i link.
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
page-invited = Hai un invito a una partita di { $game }.
page-invited-how = Per sederti, apri di nuovo il link che hai ricevuto. Questo browser deve accettare i cookie.
page-watch-here = Guarda il tavolo
page-tables = Tavoli aperti
page-tables-lead = Qui può sedersi chiunque. La partita comincia appena tutti i posti sono occupati.
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
page-hints-here = suggerimenti ammessi
page-public = Aperto a tutti
page-public-note = Il tavolo resta nell’elenco dei tavoli aperti finché tutti i posti sono occupati. Solo allora comincia la partita.
page-gathering = La partita comincia appena tutti i posti sono occupati.
page-leave = Lascia il tavolo
page-leave-note = La partita non è cominciata. Se te ne vai, il posto torna libero.
page-seat-gone = Non hai più un posto a questo tavolo. Stai assistendo.
page-seat-free = Questo posto è libero.
page-waiting-to-sit = Devono ancora arrivare: { $names }

## At the table

page-table = Tavolo
page-table-of = { $game }: tavolo
page-waiting-for = In attesa di { $names }.
page-thinking = { $name } sta pensando…
page-watching = Stai assistendo.
page-company = Gli altri al tavolo
page-board = Tabellone
page-here = al tavolo
page-away = assente
page-has-sat-down = Appena arrivato al tavolo: { $names }.
page-has-left = Ha lasciato il tavolo: { $names }.
page-chat = Chat
page-chat-unread = non letti
page-chat-empty = Nessuno ha ancora scritto nulla.
page-chat-write = Messaggio
page-chat-send = Invia
page-chat-now = ora
page-chat-watches = assiste
page-chat-note-player = Lo leggono tutti al tavolo, e anche chi assiste.
page-chat-note-watcher = I giocatori vedranno ciò che scrivi solo a partita finita. Gli altri che assistono lo vedono subito.
page-chat-note-over = Lo vedono tutti.
page-chat-off = Disattiva la chat
page-chat-is-off = Hai disattivato la chat. Non vedi messaggi a nessun tavolo.
page-chat-on = Attiva la chat
page-chat-none = Senza chat
page-chat-none-note = Nessuno può scrivere messaggi accanto a questo tavolo.
page-chat-more = Segnala o blocca: { $name }
page-chat-report = Segnala al gestore
page-chat-reported = Segnalato al gestore.
page-chat-mute = Blocca { $name }
page-chat-muted = Hai bloccato { $name }: non vedi i suoi messaggi a nessun tavolo.
page-chat-unmute = Non bloccare più
page-block-note = Chi è bloccato non può sedersi ai tuoi tavoli aperti né iscriversi ai tuoi tornei, e non vedi i suoi messaggi.
page-blocked = Hai bloccato { $name }.
page-me-blocked = Persone bloccate
page-me-blocked-names = Ogni persona compare con il nome che aveva quando l’hai bloccata.
page-report-name = Segnala un nome
page-programs = Programmi al tuo posto
page-programs-lead = Un programma con un token vede la tua mano e può agire per te, se glielo permetti. Nessun altro può creare token per il tuo posto.
page-program-token = Token
page-program-once = È mostrato solo adesso. Chi lo conosce può fare ciò che permetti qui, finché non lo revochi.
page-program-shown = Questo token è già stato mostrato, e ognuno si mostra una volta sola. Se non l’hai conservato, revocalo e creane un altro.
page-program-copied = Copiato
page-program-copy = Copia il token
page-program-watch = può guardare
page-program-play = può giocare
page-program-end = Revoca
page-programs-none = Nessun programma ha un token per questo posto.
page-program-name = Nome del programma
page-program-scope = Che cosa può fare
page-program-make = Crea un token
page-chat-removed = Rimosso dal gestore.
page-notes = Note
page-notes-lead = Nessun altro vede le tue note.
page-notes-shared = Chi usa questo dispositivo vede queste note.
page-notes-none = Non hai ancora preso note su questa partita.
page-notes-moment = Momento { $number }
page-notes-write = Nota sul momento { $number }
page-notes-keep = Conserva la nota
page-notes-remove = Elimina la nota
page-notes-file = File della partita con le mie note
page-call = Avvisami
page-call-lead = Quando non sei a un tavolo, ti avvisiamo se c’è qualcosa da fare. Finché tieni aperto il tavolo non viene inviato nulla.
page-call-here = Ti avvisiamo qui
page-call-by-mail = E-mail
page-call-by-webhook = Webhook
page-call-by-push = Browser
page-call-unconfirmed = Non ancora confermato: apri il link nel messaggio inviato lì. Altrimenti l’indirizzo viene dimenticato dopo un giorno.
page-call-remove = Rimuovi
page-call-push = Avvisami in questo browser
page-call-push-note = Questo browser mostra una notifica, anche senza pagine aperte. Su iPhone o iPad aggiungi prima la pagina alla schermata Home.
page-call-push-refused = Il browser non lo permette. Forse aiutano le sue impostazioni per questo sito.
page-call-add = Avvisami lì
page-call-mail-note = Prima viene inviato lì un messaggio con un link. Non viene inviato altro finché non lo confermi.
page-call-webhook-note = Per i programmi: a questo indirizzo viene inviato JSON, solo tramite HTTPS.
page-call-stored = Vengono salvati l’indirizzo, la lingua e il tuo posto. «Rimuovi» li cancella subito. Gli avvisi contengono ciò che puoi vedere al tavolo e vengono cancellati dopo l’invio.
page-call-confirm-do = Sì, avvisami lì
page-call-stop-do = Niente più avvisi a questo indirizzo
page-call-confirmed = L’indirizzo è confermato.
page-call-stopped = L’indirizzo è stato cancellato. Lì non verrà inviato più nulla.
page-call-turn = Tocca a te: { $game }
page-call-asked = Ti chiedono il permesso di annullare un’azione: { $game }
page-call-pause = Ti chiedono una pausa: { $game }
page-call-end = Ti chiedono di terminare la partita senza risultato: { $game }
page-call-lent = Un computer gioca per te: { $game }
page-call-over = La partita è finita: { $game }
page-call-again = Un’altra partita? { $game }
page-call-low = Il tuo tempo sta per scadere: { $game }
page-call-late = Come proseguire? { $game }
page-call-late-choose = Puoi dare più tempo, far giocare un computer o terminare la partita senza risultato. Nulla accade da sé.
page-call-left-minutes = { $minutes ->
    [one] Ti resta circa un minuto.
   *[other] Ti restano circa { $minutes } minuti.
  }
page-call-left-hours = { $hours ->
    [one] Ti resta circa un’ora.
   *[other] Ti restano circa { $hours } ore.
  }
page-call-confirm = È questo il tuo indirizzo? { $game }
page-call-confirm-note = Qualcuno che gioca a giochi da tavolo con altri ha indicato questo indirizzo per sapere quando è il suo turno. Se sei stato tu, apri questo link e conferma. Altrimenti non fare nulla: non verrà inviato altro.
page-call-since = Dalla tua ultima azione:
page-call-open = Al tavolo:
page-call-stop = Non ricevere più messaggi come questo:
page-clocks = Orologi
page-clock-days = { $days } g { $hours } h
page-clock-soon = Ti resta un minuto.
page-late-own = Il tuo tempo è scaduto. Puoi ancora agire finché gli altri non decidono diversamente.
page-late = { $seat-is ->
    [you] Il tuo tempo è scaduto.
   *[other] { $seat } non ha più tempo.
  }
page-absent = { $days ->
    [one] { $seat } non gioca da un giorno.
   *[other] { $seat } non gioca da { $days } giorni.
  }
page-taken-free = Altri posti sono ancora liberi:
page-taken-full = Qui non c’è un altro posto per te. Puoi guardare o unirti a un altro tavolo.
page-vacant = Chi sedeva al posto { $number } si è cancellato e non può tornare.
page-link-renewed = Il gestore ha creato un nuovo link per il posto di { $seat }.
page-link-renewed-own = Il gestore ha creato un nuovo link per il tuo posto. I link precedenti non funzionano più.
page-late-end-wanted = Per terminare la partita senza risultato: { $names }.
page-late-ask = Come proseguire?
page-late-wait = Dare più tempo
page-late-computer = Far giocare un computer
page-late-which = Quale giocatore artificiale
page-late-end = Terminare senza risultato
page-pause-agree = Accetta
page-pause-refuse = Rifiuta
page-pause-ask = Chiedere una pausa
page-pause-asked = { $seat-is ->
    [you] Hai chiesto una pausa.
   *[other] { $seat } chiede una pausa.
  }
page-pause-on = La partita è in pausa. Gli orologi sono fermi.
page-pause-end = Riprendere a giocare
page-pause-ended = { $seat } ha messo fine alla pausa.
page-pause-refused = { $seat } non accetta la pausa.
page-pause-withdrawn = { $seat } non chiede più una pausa.
page-seat-lent = Un computer gioca per te.
page-seat-back = Riprendere il posto
page-ended-without = Terminata senza risultato
page-ended-without-why = Il tempo di un giocatore era scaduto e gli altri hanno terminato la partita.
page-name-computer = { $name } (computer)
page-hand-over = Copri e passa a { $name }
page-hand-over-covered = Passa il dispositivo a { $name }
page-take-over = Sono { $name }: mostra la mia parte
page-cover-note = Nessun altro deve guardare lo schermo ora.
page-choices = Le tue scelte
page-what-happened = Cronologia
page-nothing-yet = Non è ancora successo nulla.
page-fair = Casualità verificabile
page-commitment = Il caso in questa partita deriva da un segreto fissato all’apertura del tavolo; il file della partita lo rivela alla fine. Il suo hash SHA-256: { $hash }
page-fair-more = Come verificarlo
page-fair-start = All’apertura del tavolo il server fissa un segreto e ne mostra l’hash: un’impronta da cui nessuno può ricavare il segreto e che non corrisponde a nessun altro.
page-fair-end = A fine partita il segreto viene mostrato: se il suo hash è quello dell’inizio, era fissato prima della prima azione e da allora non è cambiato.
page-fair-draws = Tutte le carte e i tiri derivano dal segreto e dal numero dell’azione, quindi chiunque può ripetere le estrazioni; che il server abbia scelto il segreto a caso non è dimostrato.
page-fair-hash = Hash, mostrato fin dall’inizio
page-fair-secret = Segreto, mostrato alla fine
page-fair-not-yet = La partita è ancora in corso. Annota ora l’hash e confrontalo a fine partita.
page-fair-file = File della partita che hai conservato (altrimenti si verifica quello del server):
page-fair-check = Verifica in questo browser
page-fair-right-hash = Il segreto ha l’hash mostrato fin dall’inizio.
page-fair-wrong-hash = Il segreto non ha l’hash mostrato fin dall’inizio.
page-fair-right-draws = Tutte le estrazioni derivano dal segreto. Estrazioni verificate:
page-fair-wrong-draws = Un’estrazione non deriva dal segreto. Riga del file:
page-fair-other = Questo non è il file di questa partita.
page-fair-verify = Il browser calcola da sé l’hash e ogni estrazione; al server chiede soltanto fra quante carte o facce c’era da estrarre. Questo comando, sul tuo computer, non ha bisogno del server e verifica anche le regole:
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

## The connection

page-connection-lost = Connessione persa. Riconnessione…
page-connection-resumed = Connessione ristabilita.
page-not-loaded = Caricamento non riuscito. Riprova.
page-waiting-one = Un’azione attende la connessione.
page-waiting-more = C’è già un’azione in attesa: prima annullala.
page-waiting-sent = L’azione annullata potrebbe essere già stata eseguita.
page-offline = Il server non è raggiungibile
page-offline-note = I tuoi tavoli sono al sicuro: continua appena torna la connessione.
page-offline-again = Riprova

## Taking back

page-take-back = Annulla la mossa
page-take-back-ask = Chiedi di annullare
page-take-back-of = { $action } – da allora hai visto qualcosa di nuovo: gli altri devono essere d’accordo
page-take-back-free = { $action } – da allora non hai visto nulla di nuovo: non serve l’accordo di nessuno
page-take-back-until = Finché non vedi nulla di nuovo, puoi annullare ciò che hai fatto. Dopo serve l’accordo delle altre persone al tavolo; contro i computer non si torna indietro.
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
page-take-back-refused = { $seat } non accetta l’annullamento.
page-take-back-withdrawn = { $seat } non chiede più l’annullamento.
page-take-back-lapsed = { $seat } ha continuato: nulla viene annullato.
page-take-back-agree = Accetta l’annullamento
page-take-back-refuse = Rifiutalo

## Suggerimenti

page-loss-all = qualunque cosa tu scelga sul tavolo
page-loss-many = { $count } delle { $ways } scelte sul tavolo
page-hint = Suggerimento
page-hint-ask = Che cosa valuterebbe un giocatore forte?
page-hint-thinking = Sto pensando a un suggerimento…
page-hint-title = Un giocatore forte valuterebbe
page-hint-only = C’è una sola possibilità.
page-hint-equal = Si equivalgono, più o meno.
page-hint-better = Il suggerimento 1 sembra un po’ migliore.
page-hint-clear = Il suggerimento 1 è nettamente migliore.
page-hint-chance = Circa { $percent } % di probabilità di vincere.
page-hint-soon = «{ $told }» segue presto in { $often } prove su { $deals }, e in { $otherwise } dopo «{ $other }».
page-hint-next = Poi ci si aspetta: { $line }
page-hints-allowed = A questo tavolo i suggerimenti sono ammessi: chi è di turno può chiederne uno.
page-hints-allow = Ammetti i suggerimenti
page-back-allow = Annullare tutto
page-back-allow-note = Contro il solo computer puoi annullare anche ciò che ti ha rivelato qualcosa. Tornano gli stessi dadi e le stesse carte.
page-hints-allow-note = Chi è di turno può chiedere che cosa valuterebbe un giocatore forte. Contro il solo computer è sempre possibile.

## The end

page-unplayable = Per ora questa partita non si può giocare qui, ma resta conservata. Chiedi a chi gestisce questo server.
page-over = La partita è finita.
page-winner = { $seat-is ->
    [you] Hai vinto!
   *[other] Ha vinto { $seat }.
  }
page-shared-by = { $names } condividono la vittoria.
page-share = { $percent } % della vittoria
page-again = Gioca ancora
page-again-asked = { $seat-is ->
    [you] Hai aperto un tavolo per un’altra partita.
   *[other] { $seat } vuole giocare ancora.
  }
page-again-join = Al nuovo tavolo
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
page-puzzles-lead = Posizioni di partite vere in cui un’azione è nettamente migliore di tutte le altre. Vedi ciò che vedeva chi doveva giocare, e nient’altro.
page-puzzles-how = Lunghe ricerche di giocatori artificiali hanno trovato queste posizioni e le loro cifre. Le cifre sono stime.
page-puzzle-number = Problema { $number }
page-puzzle-solved = risolto
page-puzzle-easy = Facile
page-puzzle-medium = Medio
page-puzzle-hard = Difficile
page-puzzle-easy-note = Basta guardare avanti di un’azione.
page-puzzle-medium-note = Uno sguardo rapido può non vederla.
page-puzzle-hard-note = Una breve ricerca non la trova.
page-puzzle-given = { $grade } · { $count } giocatori
page-puzzle-ask = Che cosa giochi?
page-puzzle-best = Hai trovato l’azione migliore!
page-puzzle-good = Una buona azione, ma non la migliore
page-puzzle-loses = Non è l’azione migliore
page-puzzle-yours = «{ $action }» vince { $wins } partite su 100, { $lost } in meno dell’azione migliore.
page-puzzle-is-best = La migliore: «{ $action }» vince { $wins } partite su 100.
page-puzzle-second = La seconda: «{ $action }» ne vince { $wins }.
page-puzzle-why = Che cosa fa la differenza
page-puzzle-why-note = Quante volte accade poco dopo, con l’azione migliore e con la seconda, in percentuale di 40 o più prove:
page-puzzle-often = migliore { $best }, seconda { $other }
page-puzzle-solution = Mostra la soluzione
page-puzzle-figures = Tutte le azioni
page-puzzle-action = Azione
page-puzzle-wins = Vittorie su 100
page-puzzle-next = Problema successivo
page-puzzle-again = Riprova

## Looking back

page-step-through = Passo dopo passo
page-zoom-fit = Mostra tutto
page-zoom-in = Ingrandisci
page-look-back = Rivedi la partita
page-since-turn = Dal tuo ultimo turno
page-since-start = Dall’inizio
page-turn-skip = Tocca a te: vai al tuo turno
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
page-download-note = Tutte le azioni e tutti i tiri della partita, da conservare, rivedere o verificare.
page-open-file = Apri un file di partita
page-open-file-lead = Rivedi una partita conservata in un file: passo dopo passo, con gli occhi di ogni posto.
page-open-file-which = Il file della partita
page-open-file-note = Come un tavolo lo offre da scaricare dopo la partita. Chi ha il link del nuovo tavolo può rivederla anche lui.
page-open-file-go = Rivedila
page-read-from-file = Questa partita è stata letta da un file di partita.

## More of the pages

page-computer-name = Computer
page-guest = Ospite
page-look-again = Rivedi
page-play-on = Continua
page-contents = Indice
page-to-table = Vai al tavolo
page-sits-here = Occupa questo posto.
page-sitting-here = Già qui: { $names }.
page-take-seat = Prendi questo posto
page-take-seat-lead = Questo link è di un posto già occupato: { $name }. Chi lo usa gioca da quel posto.
page-take-seat-instead = Questo browser ha già un altro posto a questo tavolo e lo perderebbe.
page-link-own-title = Link al tuo posto
page-link-own-note = Solo per te, per continuare su un altro dispositivo.
page-seen-by-whom = Punto di vista
page-step-go = Vai
page-touch-hold = Tenere premuto
page-touch-hold-for = Spiegare un elemento
page-touch-spread = Allargare due dita
page-touch-spread-for = Ingrandire
page-touch-twice = Toccare due volte un punto libero
page-touch-twice-for = Ingrandire lì, o mostrare di nuovo tutto il tabellone
page-key-arrows = Passa da un elemento all’altro; nella revisione, avanza di un passo
page-key-enter = Scegli
page-key-numbers = Scegli la prima, la seconda… risposta; con un suggerimento, ciò che ne porta il numero
page-key-pause = Mettere in pausa le azioni altrui
page-key-skip = Saltare le azioni altrui
page-key-look-back = Rivedi la partita; torna al presente
page-key-tale = Cronologia
page-key-explain = Spiegare gli elementi: frecce per spostarsi, Esc per finire
page-key-help = Mostra questo elenco

## In the terminal

term-number = Numero o azione:
term-help = Scrivi il numero o le parole di un’azione per eseguirla. undo: annulla la tua scelta. hint: che cosa valuterebbe un giocatore forte. rules: guida, glossario e regole; rules R2.3 o rules PAROLA: consulta una regola. tale: cronologia. help: questo aiuto. quit: esci.
term-keys = 1 … z scegli · h aiuto · r regole · u annulla · t cronologia · Pag↑↓ · q esci
term-rules-keys = Invio cerca · ↑↓ Pag↑↓ scorri · Esc indietro
term-nothing-to-undo = Non hai niente da annullare.
term-undone = Annullato.
term-instead = { $count ->
    [1] Scrivi 1 o le parole «{ $words }»: { $label }
   *[other] Scrivi un numero da 1 a { $count } o le parole di un’azione. Per esempio { $number } o «{ $words }»: { $label }
  }
term-bye = A presto!
term-puzzle-prompt = Scrivi il numero o le parole di un’azione. next: problema successivo. quit: esci.
term-rules = Indica uno di questi nomi, una regola come R2.3 o parole da cercare: { $example }
term-help-title = Aiuto

## Refusals

error-account-exists = Chi gioca in questo browser ha già un nome utente.
error-account-code = Il nome utente e il codice di recupero non corrispondono.
error-account-link = Questo link è già stato usato o è troppo vecchio. Chiedine un altro.
error-account-unknown = Nessuno ha il nome utente «{ $text }».
error-passkey-exists = Questa passkey è già nota.
error-passkey-most = Non puoi avere più di { $limit } passkey. Prima rimuovine una.
error-passkey-off = Su questo server non ci sono passkey.
error-passkey-refused = Questa passkey qui non è nota.
error-passkey-stale = Ci è voluto troppo tempo. Riprova.
error-server-passkeys = Le passkey non si possono configurare così.
error-account-name = Questo non può essere un nome utente. Ha da 3 a { $limit } caratteri visibili.
error-account-none = Senza nome utente non potresti tornare. Prima scegline uno.
error-account-password = Una password ha almeno { $limit } caratteri, e al massimo 200.
error-account-taken = Qualcuno ha già il nome utente «{ $text }».
error-account-tries = Troppi tentativi. Aspetta qualche minuto.
error-account-wrong = Il nome utente e la password non corrispondono.
error-backup-database = In «{ $text }» non c’è nessun database da copiare.
error-backup-exists = «{ $text }» esiste già: una copia di sicurezza si scrive in un file nuovo.
error-backup-failed = Non è stato possibile copiare «{ $text }».
error-backup-postgresql = PostgreSQL si salva con il proprio strumento, pg_dump.
error-board-bridges = Una linea punteggiata del tabellone è sbagliata: { $text }.
error-board-covers = I pezzi che iniziano sul tabellone sono sbagliati: { $text }.
error-board-districts = I quartieri del tabellone devono essere cinque zone separate dall’acqua: { $text }.
error-board-size = Il tabellone è troppo grande o le sue caselle si sovrappongono: { $text }.
error-board-touches = Una casella del percorso tocca un numero sbagliato di quartieri: { $text }.
error-board-track = Il percorso del tabellone è sbagliato: { $text }.
error-board-unreadable = Impossibile leggere { $text } come tabellone.
error-guest-link = Questo link è già stato usato, o i suoi dieci minuti sono passati. Creane uno nuovo.
error-chat-off = A questo tavolo non c’è chat.
error-chat-text = Non si può inviare. Un messaggio ha da 1 a { $limit } caratteri visibili.
error-chat-too-fast = Scrivi più in fretta di quanto gli altri leggano. Aspetta un momento e invialo di nuovo.
error-chat-full = A questo tavolo si è scritto abbastanza: conserva { $limit } messaggi.
error-chat-message = A questo tavolo non c’è un messaggio del genere.
error-chat-report = Non c’è una segnalazione con il numero { $text }.
error-note-text = Non si può conservare. Una nota ha da 1 a { $limit } caratteri visibili.
error-note-full = Su questa partita hai scritto abbastanza: si conservano { $limit } note.
error-tournament-unknown = Questo torneo non esiste.
error-tournament-entrant = Nessuno partecipa con questo numero.
error-tournament-not-yours = Lo decide solo chi ha aperto il torneo.
error-tournament-begun = Il torneo è cominciato. Non si può più iscrivere nessuno.
error-tournament-declined = Non puoi iscriverti a questo torneo. Scegline un altro.
error-tournament-full = Il torneo è al completo: al massimo { $limit } persone.
error-tournament-few = Non ci sono ancora abbastanza persone: almeno { $limit }.
error-tournament-over = Non restano altri turni.
error-tournament-next = I turni si sorteggiano uno dopo l’altro: il prossimo è il turno { $limit }.
error-tournament-rounds = Un torneo ha da 1 a { $limit } turni.
error-tournament-busy = Altri stanno modificando questo torneo. Riprova tra un momento.
error-tournament-uneven = Per la stessa mano tutti hanno bisogno di un posto a un tavolo completo da { $limit } giocatori, e i tavoli devono essere almeno due.
error-tournament-system = I turni non si sorteggiano così.
error-tournament-played = A questo tavolo qualcuno può ancora giocare in tempo.
error-tournament-own = A questo tavolo tocca ancora a te. Gioca prima, oppure scegli con gli altri come proseguire.
error-table-sealed = Altri giocano la stessa mano. Potrai guardare questo tavolo quando tutti avranno finito.
error-guest-unknown = Può farlo solo un ospite: diventalo prima.
error-guest-barred = Il gestore ti ha escluso da qui. Le partite che stai già giocando continuano.
error-guest-none = Non c’è nessun ospite { $text }.
error-deal-both = Avresti allora due tavoli con la stessa mano. Sarà possibile quando tutti avranno finito.
error-time-unreadable = Questo non è un limite di tempo: «{ $text }».
error-time-not-up = Non c’è nulla da scegliere: questo giocatore ha ancora tempo.
error-time-own = Gli altri decidono come proseguire quando il tuo tempo è scaduto.
error-call-address = Questo non è un indirizzo a cui si possa avvisarti.
error-call-private = { $case ->
    [number] «{ $text }» è un indirizzo di una rete privata. Da qui si avvisano solo indirizzi di Internet.
   *[name] «{ $text }» non porta a nessun indirizzo di Internet: il nome è sconosciuto o appartiene a una rete privata.
  }
error-call-channel = Qui non si avvisa nessuno in questo modo.
error-call-link = Questo link non porta più da nessuna parte: l’indirizzo è stato cancellato.
error-call-too-many = Hai indicato abbastanza indirizzi. Prima rimuovine uno.
error-seat-lent = Un computer gioca per te. Riprendi prima il tuo posto.
error-seat-not-lent = Nessun computer ha preso questo posto.
error-pause-no-clock = Qui non c’è un orologio, quindi non c’è nulla da fermare.
error-pause-on = La partita è in pausa. Chiunque può mettere fine alla pausa.
error-pause-asked = Qualcuno chiede già una pausa.
error-pause-not-asked = Nessuno ti ha chiesto di accettare una pausa.
error-pause-not-on = La partita non è in pausa.
error-pause-wish = Qui questo non si capisce: «{ $text }».
error-time-range = Questo limite di tempo è troppo breve o troppo lungo: «{ $text }».
error-title = Non ha funzionato
error-hint = Atteso: { $hint }
error-back = Torna indietro
error-action-illegal = Le regole ora non permettono «{ $text }».
error-action-list = Una lista ha da 1 a { $limit } azioni, non { $text }.
error-action-unreadable = «{ $text }» non è un’azione di questo gioco.
error-command-browser = «{ $text }» non è disponibile nel browser.
error-command-file = Impossibile leggere questo file: { $text }.
error-command-key = La chiave di questo comando è troppo lunga o troppo facile da indovinare.
error-command-key-used = Questa chiave è già stata usata per un altro comando.
error-database-newer = Una versione più recente di Serenissima ha modificato questo database: avvia quella versione o ripristina un backup precedente.
error-database-older = Questo database ha la forma di una versione precedente di Serenissima.
error-database-unavailable = Non è stato possibile salvare in questo momento. Riprova.
error-database-url = «{ $text }» non è un database che questo server possa usare.
error-decision-stale = La partita è andata avanti: la tua scelta è arrivata tardi.
error-entry-unreadable = Il registro di questo tavolo contiene una voce che questa versione di Serenissima non sa leggere. La partita resta com’è: con una versione che sa leggere quella voce, si potrà vedere e continuare. Avvisa chi gestisce questo server.
error-game-unknown = Nessun gioco si chiama «{ $text }».
error-hint-not-allowed = A questo tavolo i suggerimenti non sono ammessi.
error-language-unknown = «{ $text }» non è una delle lingue disponibili.
error-live-handshake = Questa richiesta non può aprire un canale dal vivo.
error-live-message = Il canale dal vivo non capisce questo messaggio.
error-match-answers = Il caso non può aver dato questi risultati.
error-match-format = Questo non è un file di partita.
error-match-from-position = Una partita che comincia da una posizione scritta a mano non si può rivedere qui.
error-match-line = Impossibile leggere una riga del file di partita: «{ $text }».
error-match-not-your-turn = Tocca a un altro giocatore.
error-match-nothing-to-undo = Non c’è nessuna azione da annullare.
error-table-lesson-changed = La lezione è cambiata da quando è stata iniziata qui. Ricominciala.
error-lesson-line = «{ $text }» non è un posto di questa lezione.
error-lesson-none = Questo è il tavolo di una partita, non di una lezione.
error-lesson-other = In questa lezione scegli ciò che è evidenziato. In una partita puoi fare anche questo.
error-lesson-over = La lezione è finita.
error-lesson-unknown = Non c’è nessuna lezione «{ $text }».
error-match-over = La partita è finita.
error-match-result = Il file di partita indica un risultato che non segue dalle sue azioni: «{ $text }».
error-match-rules-version = Questa partita è stata giocata con un’altra versione delle regole ({ $text }).
error-match-seat = Non c’è nessun posto { $text }.
error-match-seats = Questo gioco non si può giocare in { $text }.
error-match-step = La partita non ha nessun passo { $text }.
error-matches-other = «{ $text }» è stato iniziato con altre impostazioni: scegli un’altra cartella.
error-matches-plan = «{ $text }» non è il piano di una cartella di partite: scegli un’altra cartella.
error-matches-running = Un altro processo sta scrivendo in «{ $text }».
error-matches-size = Non si possono scrivere insieme { $text } partite: almeno una.
error-mcp-address = «{ $text }» non è l’indirizzo di un server.
error-mcp-link = «{ $text }» non è il link di un posto.
error-mcp-missing = Il pacchetto mcp non è installato.
error-mcp-no-seat = Non c’è ancora un tavolo: aprine uno o unisciti con un link.
error-mcp-server = All’indirizzo «{ $text }» non risponde nessun server di Serenissima.
error-option-name = Non c’è nessuna opzione «{ $text }».
error-option-reserved = Nessuna opzione può chiamarsi «{ $text }»: le funzioni che ricevono opzioni usano quel nome.
error-option-retired = L’opzione «{ $text }» non è più disponibile; la hanno solo le partite precedenti.
error-option-text = «{ $text }» non imposta nessuna opzione.
error-option-value = «{ $text }» non è un valore valido per questa opzione.
error-page-unknown = Questa pagina non esiste.
error-picture-theme = Non c’è nessun tema «{ $text }».
error-redeal-seat = Dalla vista di uno spettatore non si può ridistribuire: solo un posto ha informazioni proprie.
error-view-unknown = Questa non è la vista di una partita: «{ $text }».
error-player-own = Il giocatore «{ $text }» non può essere inviato a un altro processo: definisci la sua classe in un modulo, o gioca in un solo processo.
error-player-setting = «{ $text }» non è un’impostazione valida per questo giocatore virtuale.
error-player-slow = «{ $text }» può pensare più a lungo di quanto consenta questo server.
error-player-unknown = Nessun giocatore virtuale si chiama «{ $text }».
error-playouts-matches = Scegli almeno una partita.
error-playouts-threads = Scegli almeno un thread.
error-position-contradiction = Questa posizione si contraddice.
error-position-field = Una posizione non ha nessun campo «{ $text }».
error-position-index = Una posizione non ha nessun elemento «{ $text }».
error-position-many = Una partita può iniziare al massimo da { $limit } posizioni, non da { $text }.
error-position-not-conserved = I pezzi di questa posizione non tornano.
error-position-range = Un valore di questa posizione è fuori dai limiti: { $text }.
error-position-seat = Questa posizione indica un posto che non è in gioco: { $text }.
error-position-value = Un valore di questa posizione non è ammesso: «{ $text }».
error-position-waits = In questa posizione tocca ai posti sbagliati: { $text }.
error-proof-commitment = Il segreto del caso non corrisponde all’impegno pubblicato prima della partita.
error-proof-draw = Un tiro non segue dal segreto del caso.
error-proof-missing = Il file non contiene nessuna prova dei suoi tiri.
error-proof-position = Una partita che comincia da una posizione non ha una preparazione i cui tiri si possano provare.
error-ray-address = “{ $text }” non è l’indirizzo di un cluster Ray.
error-ray-missing = Ray non è installato qui.
error-ray-unreachable = Il cluster Ray a { $text } non si può usare.
error-research-missing = Un pacchetto necessario non è installato qui: { $text }.
error-puzzle-action = «{ $text }» non si può giocare in questo problema.
error-puzzle-format = Questo file non contiene problemi.
error-puzzle-none = Non ci sono problemi per «{ $text }».
error-puzzle-number = Non c’è nessun problema { $text }.
error-puzzle-told = Un problema parla di un evento che il gioco non ha: «{ $text }».
error-ray-nobody = Nessuna macchina del cluster è pronta a pensare.
error-request-charset = Questo modulo non è codificato in UTF-8.
error-request-malformed = Impossibile leggere questa richiesta.
error-request-method = Questa pagina non lo permette.
error-request-origin = Questa richiesta veniva da un altro sito ed è stata rifiutata.
error-request-slow = La richiesta non è arrivata in tempo. Riprova.
error-request-too-large = Questa richiesta è più grande di quanto il server accetti.
error-request-too-many = Dalla tua rete sono arrivate troppe richieste. Aspetta un momento e riprova.
error-restore-damaged = «{ $text }» non è un database di tavoli completo.
error-restore-failed = Non è stato possibile ripristinare «{ $text }».
error-restore-file = In «{ $text }» non c’è nessuna copia di sicurezza.
error-restore-in-use = Un server usa «{ $text }». Ferma prima tutti i server.
error-restore-loses = «{ $text }» contiene ciò che la copia di sicurezza non contiene. Con --replace viene conservato con un altro nome.
error-restore-postgresql = PostgreSQL si ripristina con il proprio strumento, pg_restore.
error-restore-version = Una versione più recente di Serenissima ha scritto «{ $text }». Ripristina il file con quella versione.
error-rules-unknown = Nessuna regola ha questo numero o queste parole: «{ $text }».
error-seat-handed-over = Il dispositivo è passato di mano: questa pagina è di un’altra persona. Ricaricala.
error-seat-invitation = Questo link non dà accesso a nessun posto di questo tavolo.
error-seat-name = { $case ->
    [empty] Manca il nome. Scrivine uno di { $limit } caratteri al massimo.
    [long] «{ $text }» è troppo lungo per un nome: { $limit } caratteri al massimo.
    [hidden] Questo nome contiene caratteri che non si vedono, o che cambiano il verso della scrittura. Riscrivilo solo con lettere, cifre e segni comuni.
    [bare] «{ $text }» non ha né lettere né cifre: ce ne vuole almeno una.
    [marks] «{ $text }» ha troppi accenti su una lettera: al massimo due.
    [computer] Solo i giocatori del computer si chiamano «{ $text }». Scegli un nome tuo.
   *[taken] Al tavolo c’è già chi si chiama «{ $text }», o quasi. Scegli un altro nome, o aggiungi qualcosa.
  }
error-seat-not-yours = Questo link non corrisponde a nessun posto di questo tavolo.
error-seat-nobody = Lì non siede nessuno che possa aver perso un link.
error-seat-taken = Questo posto è già occupato.
error-seat-changed = Ora a quel posto c’è un’altra persona. Guarda chi è, prima di segnalare o bloccare qualcuno.
error-seat-declined = Non puoi sederti a questo tavolo. Scegline un altro.
error-seat-no-guest = Di questa persona si conosce solo il link del posto: non c’è nessuno da bloccare.
error-seats-text = «{ $text }» non dice chi siede dove.
error-server-address = Il server non può mettersi in ascolto su { $text }.
error-server-calls = «{ $text }» non dice come avvisare le persone.
error-server-draining = Il server sta per essere fermato.
error-server-fault = Qualcosa è andato storto sul server. Tutto ciò che era già salvato resta conservato.
error-server-full = Il server è pieno in questo momento. Riprova tra poco.
error-server-metrics = «{ $text }» non è una porta su cui mostrare le metriche.
error-server-proxy = «{ $text }» non è l’indirizzo di un proxy.
error-server-storage-full = Lo spazio di questo server ({ $limit } MB) è esaurito: non si possono aprire nuovi tavoli. A quelli che ci sono puoi continuare a giocare.
error-server-tables-full = Questo server ha tanti tavoli quanti ne consente chi lo gestisce ({ $limit }). A quelli che ci sono puoi continuare a giocare.
error-split-least = Troppo poche carte di un tipo: { $text }.
error-split-numbers = Una ripartizione è un numero per ogni tipo, separati da trattini: { $text } non lo è.
error-split-whole = I numeri della ripartizione non danno il totale giusto: { $text }.
error-table-begun = La partita è cominciata: nessuno può più andarsene.
error-table-busy = C’è troppa attività a questo tavolo. Riprova.
error-table-crowded = In questo momento troppe persone guardano questo tavolo. Riprova più tardi.
error-table-enough-open = Dalla tua rete ci sono già abbastanza tavoli aperti in attesa: al massimo { $limit } insieme. Invita con un link o aspetta che uno si riempia.
error-table-gathering = La partita comincia solo quando tutti i posti sono occupati.
error-table-not-over = Si può solo a partita finita.
error-table-plan = I posti non si possono occupare così: «{ $text }».
error-table-private = A questo tavolo ci si siede solo su invito.
error-table-rematch = Un’altra partita è già stata aperta.
error-table-rules-version = Questo tavolo è stato aperto con la versione { $text } delle regole, che questa versione di Serenissima non sa giocare. Nulla va perduto: con una versione che conosce quelle regole, la partita si potrà vedere e continuare. Avvisa chi gestisce questo server.
error-table-seated-twice = Puoi prendere un solo posto. Per altri su questo dispositivo scegli «Qualcuno qui».
error-table-seat = A questo tavolo non c’è nessun posto { $text }.
error-table-step = La partita non ha nessun passo { $text }.
error-table-unknown = Questo tavolo non esiste.
error-token-scope = Questo token permette solo di guardare.
error-token-scope-unknown = Un token non può avere l’ambito «{ $text }»: watch o play.
error-token-too-many = Questo posto ha troppi token: revocane prima uno.
error-token-unknown = Questo posto non ha un token simile.
error-undo-asked = C’è già una richiesta di annullamento in sospeso.
error-undo-not-asked = Nessuno ti ha chiesto di accettare un annullamento.
error-undo-lesson = In una lezione non si annulla nulla. Puoi ricominciarla.
error-undo-revealed = Da allora è venuto alla luce qualcosa, quindi resta com’è. Chi apre un tavolo contro il solo computer può permetterlo.
error-undo-nothing = Non hai nessuna azione che si possa annullare.
error-vector-actions = Serve esattamente un’azione per ogni partita.
error-vector-device = Qui non c’è alcuna GPU utilizzabile.
error-vector-device-name = Questo dispositivo non esiste: { $text }.
error-vector-illegal = Un’azione non è permessa nella sua partita; perciò non ne è stata eseguita nessuna.
error-vector-rows = Scegli almeno una riga.
error-vector-steps = Scegli almeno un passo.
error-vector-threads = Scegli almeno un thread.

## Computer players

level-gentle = facile
level-gentle-note = Prende ciò che sembra meglio al momento.
level-steady = medio
level-steady-note = Pensa più mosse avanti e vince nettamente più spesso del livello facile.
level-strong = forte
level-strong-note = Pensa più lontano di tutti: è il più difficile da battere.
player-person = Persona
player-uniform = gioca a caso
player-uniform-note = Sceglie a caso un’azione permessa.
player-greedy = principiante, gioca ciò che sembra meglio
player-greedy-note = Sceglie ciò che al momento sembra meglio.
player-ismcts = pensa più mosse avanti
player-ismcts-note = Immagina che cosa può essere nascosto e continua a giocare da lì, più e più volte.
player-budget-playouts = { $count ->
    [one] { $count } simulazione per azione
   *[other] { $count } simulazioni per azione
  }
player-budget-seconds = { $seconds } s per turno
