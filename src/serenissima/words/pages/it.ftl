# Le parole delle pagine, dei comandi, dei rifiuti e dei giocatori.

## The house

page-title = Serenissima
page-lead = Giochi ambientati a Venezia, da giocare con gli amici e contro il computer.
page-skip = Vai al contenuto
page-home = Inizio
page-menu = Menu
page-independent = Una realizzazione indipendente, con parole e immagini proprie.
page-language = Lingua
page-theme = Aspetto
page-theme-light = Chiaro
page-theme-dark = Scuro
page-theme-auto = Come il dispositivo
page-cancel = Annulla
page-close = Chiudi
list-on = { $first }, { $next }
list-end = { $first } e { $last }
name = { $seat-is ->
    [you] tu
   *[other] { $seat }
  }
page-loading = Un momento…
page-compiling = Preparazione delle regole di { $game } per la prima volta…

## The shelf

page-shelf-empty = Non c’è nessun gioco sullo scaffale.
page-seats = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
  }
page-seats-range = { $least }–{ $most } giocatori
page-play = Gioca
page-your-tables = I tuoi tavoli
page-no-tables = Non siedi ancora a nessun tavolo.

## Rules

page-rules = Regole
page-rules-of = Regole di { $game }
page-rules-english = Il testo delle regole è solo in inglese.
page-rules-other-reading = Altra lettura
page-rules-sources = Fonti

## A new table

page-new-table = Nuovo tavolo
page-new-table-of = Nuovo tavolo: { $game }
page-who-sits = Chi siede dove?
page-seat-number = Posto { $number }
page-sitter-me = Io
page-sitter-person = Una persona
page-sitter-computer = Il computer
page-sitter-person-note = Riceve da te un link a questo posto.
page-your-name = Il tuo nome
page-name-hint = Gli altri lo vedono al tavolo.
page-how-many = Quanti giocano?
page-options = Opzioni
page-number-between = Un numero da { $low } a { $high }
page-from-file = Da un file:
page-own = O le proprie:

## Links to the seats

page-links = Link da condividere
page-links-note = Chi apre il link occupa quel posto: manda ciascuno solo al suo giocatore.
page-links-here = Questo server risponde solo su questo computer: altri non possono aprire i link. Per giocare con amici avvialo con `serenissima serve --host 0.0.0.0`.
page-link-of = Link per { $name }
page-link-watch = Link per guardare
page-link-copy = Copia il link
page-link-copied = Copiato.
page-sit-down = Siediti qui
page-seat-free = Questo posto è libero.
page-waiting-to-sit = Non ancora qui: { $names }

## At the table

page-table = Tavolo
page-table-of = { $game }: il tavolo
page-waiting-for = In attesa di { $names }.
page-thinking = { $name } sta pensando…
page-watching = Stai guardando.
page-choices = Le tue scelte
page-what-happened = Che cosa è successo
page-nothing-yet = Non è ancora successo nulla.
page-view-text = Come testo
page-view-table = Come tavolo
page-shortcuts = Tasti
page-empty = niente
page-gauge = { $name }: { $value } su { $limit }
page-tap-again = tocca di nuovo
page-lit = adesso
page-faded = già fatto

## The connection

page-connection-lost = La connessione si è interrotta. Nuovo tentativo…
page-connection-resumed = La connessione è tornata.

## Taking back

page-take-back = Annulla la mossa
page-take-back-ask = Chiedi di annullare
page-take-back-asked = { $seat-is ->
    [you] Vorresti annullare l’ultima azione.
   *[other] { $seat } vorrebbe annullare l’ultima azione.
  }
page-take-back-agree = Accetta
page-take-back-refuse = Rifiuta

## The end

page-over = La partita è finita.
page-winner = { $seat-is ->
    [you] Hai vinto!
   *[other] Ha vinto { $seat }.
  }
page-shared-by = { $names } condividono la vittoria.
page-share = { $percent } % della vittoria
page-again = Gioca ancora

## Looking back

page-step-through = Passo per passo
page-step-first = Primo
page-step-previous = Precedente
page-step-next = Successivo
page-step-last = Ultimo
page-step-of = Passo { $step } di { $count }
page-set-up = Preparazione
page-seen-by = Visto da { $name }
page-seen-by-all = Visto da tutti
page-download = Scarica la partita
page-download-note = Il file contiene ogni azione e ogni tiro della partita, per conservarla, rivederla e verificarla.

## More of the pages

page-computer-name = Computer
page-guest = Ospite
page-look-again = Rivedi
page-play-on = Continua la partita
page-contents = Indice
page-to-table = Al tavolo
page-sits-here = Seduto qui.
page-sitting-here = Già qui: { $names }.
page-link-own-title = Link al tuo posto
page-link-own-note = Solo per te, per continuare su un altro dispositivo.
page-seen-by-whom = Chi guarda?
page-step-go = Vai lì
page-key-arrows = Passare da una cosa all’altra; riguardando, passo per passo
page-key-enter = Sceglierla
page-key-numbers = Dare la prima, la seconda… risposta
page-key-tale = Che cosa è successo
page-key-help = Questo elenco

## In the terminal

term-number = Numero o azione:
term-help = Un numero, o le parole stesse dell’azione, la eseguono. undo: annulla la tua scelta. rules R2.3: leggi una regola. tale: che cosa è successo. help: questo aiuto. quit: esci.
term-keys = 1 … z scegliere · u annulla · t il racconto · Pag↑↓ pagine · q esce
term-nothing-to-undo = Ora non hai niente da annullare.
term-undone = Annullato.
term-bye = A presto in laguna!
term-help-title = Aiuto

## Refusals

error-board-bridges = Una linea punteggiata del tabellone non è giusta: { $text }.
error-board-covers = Ciò che sta all’inizio sul tabellone non è giusto: { $text }.
error-board-districts = I sestieri del tabellone non sono cinque pezzi separati dall’acqua: { $text }.
error-board-size = Il tabellone è troppo grande o le sue caselle si sovrappongono: { $text }.
error-board-touches = Una casella del percorso tocca un numero sbagliato di sestieri: { $text }.
error-board-track = Il percorso del tabellone non è giusto: { $text }.
error-board-unreadable = { $text } non si può leggere come tabellone.
error-title = Non ha funzionato
error-hint = Giusto sarebbe: { $hint }
error-back = Torna indietro
error-action-illegal = Le regole ora non permettono «{ $text }».
error-action-unreadable = «{ $text }» non è un’azione di questo gioco.
error-command-browser = «{ $text }» non si può usare con il browser.
error-command-file = Questo file non è leggibile: { $text }.
error-command-key = Questa chiave di un comando si può indovinare, o è troppo lunga.
error-command-key-used = Un altro comando aveva già questa chiave.
error-database-url = «{ $text }» non è un database utilizzabile qui.
error-decision-stale = La partita è andata avanti: questa scelta è arrivata tardi.
error-event-unreadable = Il registro di questo tavolo contiene qualcosa che questa versione non sa leggere.
error-game-unknown = Nessun gioco si chiama «{ $text }».
error-language-unknown = «{ $text }» non è una lingua che si parla qui.
error-live-message = Il canale dal vivo non capisce questo messaggio.
error-match-answers = Il caso non può aver risposto così.
error-match-format = Questo non è il file di una partita.
error-match-line = Una riga del file della partita non è leggibile: «{ $text }».
error-match-not-your-turn = Tocca a qualcun altro.
error-match-nothing-to-undo = Non c’è nessuna azione da annullare.
error-match-over = La partita è finita.
error-match-result = Il file della partita dice un risultato diverso da quello delle sue azioni: «{ $text }».
error-match-rules-version = Questa partita è stata giocata con un’altra versione delle regole ({ $text }).
error-match-seat = Non c’è nessun posto { $text }.
error-match-seats = Questo gioco non è per { $text } giocatori.
error-match-step = La partita non ha nessun passo { $text }.
error-option-name = Non c’è nessuna opzione «{ $text }».
error-option-text = «{ $text }» non imposta nulla.
error-option-value = «{ $text }» non è un valore di questa opzione.
error-page-unknown = Questa pagina non esiste.
error-player-setting = Questo giocatore artificiale non si regola con «{ $text }».
error-player-unknown = Nessun giocatore artificiale si chiama «{ $text }».
error-position-field = Una posizione non ha nessun campo «{ $text }».
error-position-index = Una posizione non ha questa riga: «{ $text }».
error-position-not-conserved = Le parti di questa posizione non tornano: { $text }.
error-position-range = Un valore di questa posizione è fuori dai suoi limiti: { $text }.
error-position-seat = Questa posizione nomina un posto che non gioca: { $text }.
error-position-value = Un valore di questa posizione non è ammesso: «{ $text }».
error-position-waits = In questa posizione tocca ai posti sbagliati: { $text }.
error-proof-commitment = Il segreto del caso non è quello promesso.
error-proof-draw = Il caso ha detto altro da ciò che il suo segreto gli fa dire.
error-proof-missing = Il file non contiene la prova dei suoi tiri.
error-request-malformed = Il modulo non è leggibile.
error-request-method = Con questa pagina non si può.
error-request-origin = Questo viene da un altro sito e non è accettato.
error-request-too-large = È più di quanto il server accetti.
error-rules-unknown = Nessuna regola ha il numero «{ $text }».
error-seat-invitation = Questo link non invita a nessun posto di questo tavolo.
error-seat-name = A questo tavolo nessuno può chiamarsi «{ $text }».
error-seat-not-yours = Nessun posto di questo tavolo appartiene a questo link.
error-seat-taken = Qui siede già qualcun altro.
error-seats-text = «{ $text }» non dice chi siede dove.
error-server-address = Non si può ascoltare su { $text }.
error-server-fault = Qui qualcosa è andato storto. La tua partita è al sicuro.
error-server-preparing = Le regole sono in preparazione. Ancora un momento.
error-split-least = Troppo pochi di un tipo: { $text }.
error-split-numbers = Una ripartizione è fatta di numeri separati da trattini, uno per ogni tipo: { $text } non lo è.
error-split-whole = La somma dei numeri della ripartizione non è giusta: { $text }.
error-table-busy = A questo tavolo succedono troppe cose insieme. Riprova.
error-table-not-over = Lo si potrà vedere a partita finita.
error-table-plan = Nessuno può sedere così: «{ $text }».
error-table-rules-version = Questo tavolo è stato aperto con un’altra versione delle regole ({ $text }).
error-table-step = La partita non ha nessun passo { $text }.
error-table-unknown = Questo tavolo non esiste.
error-undo-asked = C’è già una richiesta di annullare in sospeso.
error-undo-not-asked = Nessuno te lo chiede.
error-undo-nothing = Non hai fatto nessuna azione da annullare.

## Computer players

player-person = Persona
player-uniform = gioca a caso
player-uniform-note = Sceglie un’azione permessa qualsiasi.
player-greedy = principiante, prende ciò che sembra meglio
player-greedy-note = Sceglie ciò che al momento sembra meglio.
player-ismcts = forte, pensa in anticipo
player-ismcts-note = Immagina che cosa può essere nascosto e lo prova, ancora e ancora.
player-budget-playouts = { $count } prove per azione
player-budget-seconds = { $seconds } secondi per azione
