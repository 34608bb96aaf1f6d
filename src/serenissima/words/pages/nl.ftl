# De woorden van pagina's, opdrachten, weigeringen en spelers.

## The house

page-title = Serenissima
page-lead = Spellen die in Venetië spelen, met vrienden en tegen de computer.
page-skip = Direct naar de inhoud
page-home = Begin
page-menu = Menu
page-independent = Een onafhankelijke uitvoering, met eigen woorden en beelden.
page-language = Taal
page-theme = Weergave
page-theme-light = Licht
page-theme-dark = Donker
page-theme-auto = Zoals het apparaat
page-cancel = Annuleren
page-close = Sluiten
list-on = { $first }, { $next }
list-end = { $first } en { $last }
name = { $seat-is ->
    [you] jij
   *[other] { $seat }
  }
page-loading = Een ogenblik …
page-compiling = De regels van { $game } worden voor het eerst klaargezet …

## The shelf

page-shelf-empty = Er staat geen spel op de plank.
page-seats = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
  }
page-seats-range = { $least }–{ $most } spelers
page-play = Spelen
page-your-tables = Jouw tafels
page-no-tables = Je zit nog niet aan een tafel.

## Rules

page-rules = Regels
page-rules-of = Regels van { $game }
page-rules-english = De tekst van de regels is er alleen in het Engels.
page-rules-other-reading = Andere lezing
page-rules-sources = Bronnen

## A new table

page-new-table = Nieuwe tafel
page-new-table-of = Nieuwe tafel: { $game }
page-who-sits = Wie zit waar?
page-seat-number = Plaats { $number }
page-sitter-me = Ik
page-sitter-person = Een mens
page-sitter-computer = De computer
page-sitter-person-note = Krijgt van jou een link naar deze plaats.
page-your-name = Je naam
page-name-hint = De anderen zien hem aan tafel.
page-how-many = Hoeveel spelers?
page-options = Opties
page-number-between = Een getal van { $low } tot en met { $high }
page-from-file = Uit een bestand:
page-own = Of je eigen:

## Links to the seats

page-links = Links om te delen
page-links-note = Wie de link opent, zit op die plaats: stuur elke link alleen aan zijn speler.
page-links-here = Deze server antwoordt alleen op deze computer: anderen kunnen de links niet openen. Start hem voor een spel met vrienden met `serenissima serve --host 0.0.0.0`.
page-link-of = Link voor { $name }
page-link-watch = Link om mee te kijken
page-link-copy = Link kopiëren
page-link-copied = Gekopieerd.
page-sit-down = Hier gaan zitten
page-seat-free = Deze plaats is vrij.
page-waiting-to-sit = Nog niet hier: { $names }

## At the table

page-table = Tafel
page-table-of = { $game }: de tafel
page-waiting-for = Wachten op { $names }.
page-thinking = { $name } denkt na …
page-watching = Je kijkt mee.
page-choices = Je keuzes
page-what-happened = Wat er gebeurde
page-nothing-yet = Er is nog niets gebeurd.
page-view-text = Als tekst
page-view-table = Als tafel
page-shortcuts = Toetsen
page-empty = niets
page-gauge = { $name }: { $value } van { $limit }
page-tap-again = tik nog eens
page-lit = nu aan de beurt
page-faded = klaar

## The connection

page-connection-lost = De verbinding is verbroken. Nieuwe poging …
page-connection-resumed = De verbinding is hersteld.

## Taking back

page-take-back = Terugnemen
page-take-back-ask = Vragen om terug te nemen
page-take-back-asked = { $seat-is ->
    [you] Je wilt de laatste handeling terugnemen.
   *[other] { $seat } wil de laatste handeling terugnemen.
  }
page-take-back-agree = Akkoord
page-take-back-refuse = Weigeren

## The end

page-over = De partij is afgelopen.
page-winner = { $seat-is ->
    [you] Je hebt gewonnen!
   *[other] { $seat } heeft gewonnen.
  }
page-shared-by = { $names } delen de winst.
page-share = { $percent } % van de winst
page-again = Nog een keer

## Looking back

page-step-through = Stap voor stap
page-step-first = Eerste
page-step-previous = Vorige
page-step-next = Volgende
page-step-last = Laatste
page-step-of = Stap { $step } van { $count }
page-set-up = Opzet
page-seen-by = Gezien door { $name }
page-seen-by-all = Gezien door iedereen
page-download = Partijbestand downloaden
page-download-note = Daarin staan alle handelingen en worpen van de partij, om te bewaren, na te spelen en te controleren.

## More of the pages

page-computer-name = Computer
page-guest = Gast
page-look-again = Terugkijken
page-play-on = Verder spelen
page-contents = Inhoud
page-to-table = Naar de tafel
page-sits-here = Zit hier.
page-sitting-here = Al aanwezig: { $names }.
page-link-own-title = Link naar je eigen plaats
page-link-own-note = Voor jezelf, om op een ander apparaat verder te spelen.
page-seen-by-whom = Wie kijkt er?
page-step-go = Ga daarheen
page-key-arrows = Van het ene ding naar het andere; bij terugkijken stap voor stap
page-key-enter = Kies het
page-key-numbers = Geef het eerste, tweede, … antwoord
page-key-tale = Wat er gebeurde
page-key-help = Deze lijst

## In the terminal

term-number = Nummer of actie:
term-help = Een nummer of de woorden van de actie zelf voeren die uit. undo: je keuze terugnemen. rules R2.3: een regel lezen. tale: wat er gebeurde. help: deze tekst. quit: weggaan.
term-keys = 1 … z kiezen · u neemt terug · t het verhaal · PgUp PgDn bladeren · q stopt
term-nothing-to-undo = Er is nu niets van jou om terug te nemen.
term-undone = Teruggenomen.
term-bye = Tot gauw aan de lagune!
term-help-title = Hulp

## Refusals

error-board-bridges = Een stippellijn van het bord klopt niet: { $text }.
error-board-covers = Wat er in het begin op het bord ligt, klopt niet: { $text }.
error-board-districts = De stadswijken van het bord zijn geen vijf stukken, gescheiden door water: { $text }.
error-board-size = Het bord is te groot of zijn velden overlappen: { $text }.
error-board-touches = Een veld van het parcours grenst aan het verkeerde aantal stadswijken: { $text }.
error-board-track = Het parcours van het bord klopt niet: { $text }.
error-board-unreadable = { $text } is niet als bord te lezen.
error-title = Dit ging niet
error-hint = Goed zou zijn: { $hint }
error-back = Terug naar waar je was
error-action-illegal = De regels staan „{ $text }” nu niet toe.
error-action-unreadable = „{ $text }” is geen actie van dit spel.
error-command-browser = „{ $text }” kan niet samen met de browser worden gebruikt.
error-command-file = Dit bestand is onleesbaar: { $text }.
error-command-key = Deze sleutel van een opdracht is te raden, of te lang.
error-command-key-used = Een andere opdracht had deze sleutel al.
error-database-url = „{ $text }” is geen databank die hier gebruikt kan worden.
error-decision-stale = Het spel is al verder: deze keuze kwam te laat.
error-event-unreadable = In het verslag van deze tafel staat iets wat deze versie niet kan lezen.
error-game-unknown = Er is geen spel dat „{ $text }” heet.
error-language-unknown = „{ $text }” is geen taal die hier gesproken wordt.
error-live-message = Het live kanaal begrijpt dit bericht niet.
error-match-answers = Dit kunnen de dobbelstenen niet gezegd hebben.
error-match-format = Dit is geen partijbestand.
error-match-line = Een regel van het partijbestand is onleesbaar: „{ $text }”.
error-match-not-your-turn = Iemand anders is aan de beurt.
error-match-nothing-to-undo = Er is geen handeling om terug te nemen.
error-match-over = De partij is afgelopen.
error-match-result = Het partijbestand noemt een andere uitslag dan de handelingen geven: „{ $text }”.
error-match-rules-version = Deze partij is gespeeld met een andere versie van de regels ({ $text }).
error-match-seat = Er is geen plaats { $text }.
error-match-seats = Dit spel is niet voor { $text } spelers.
error-match-step = De partij heeft geen stap { $text }.
error-option-name = Er is geen optie „{ $text }”.
error-option-text = „{ $text }” stelt niets in.
error-option-value = „{ $text }” is geen waarde van deze optie.
error-page-unknown = Deze pagina bestaat niet.
error-player-setting = Zo wordt deze computerspeler niet ingesteld: „{ $text }”.
error-player-unknown = Er is geen computerspeler die „{ $text }” heet.
error-position-field = Een stelling heeft geen veld „{ $text }”.
error-position-index = Een stelling heeft niet zo’n rij: „{ $text }”.
error-position-not-conserved = De onderdelen van deze stelling kloppen niet bij elkaar: { $text }.
error-position-range = Een waarde van deze stelling valt buiten haar grenzen: { $text }.
error-position-seat = Deze stelling noemt een plaats die niet meespeelt: { $text }.
error-position-value = Een waarde in deze stelling is niet toegestaan: „{ $text }”.
error-position-waits = In deze stelling zijn de verkeerde plaatsen aan zet: { $text }.
error-proof-commitment = Het geheim van de dobbelstenen is niet wat beloofd was.
error-proof-draw = De dobbelstenen zeiden iets anders dan uit het geheim volgt.
error-proof-missing = Het bestand bevat geen bewijs van zijn worpen.
error-request-malformed = Het formulier is onleesbaar.
error-request-method = Dat kan niet met deze pagina.
error-request-origin = Dit kwam van een andere site en wordt niet aangenomen.
error-request-too-large = Dit is meer dan de server aanneemt.
error-rules-unknown = Geen regel heeft het nummer „{ $text }”.
error-seat-invitation = Deze link nodigt uit voor geen enkele plaats aan deze tafel.
error-seat-name = Aan deze tafel kan niemand „{ $text }” heten.
error-seat-not-yours = Bij deze link hoort geen plaats aan deze tafel.
error-seat-taken = Hier zit al iemand anders.
error-seats-text = „{ $text }” zegt niet wie waar zit.
error-server-address = Op { $text } kan niet geluisterd worden.
error-server-fault = Hier ging iets mis. Je partij is veilig.
error-server-preparing = De regels worden klaargezet. Een ogenblik nog.
error-split-least = Te weinig van één soort: { $text }.
error-split-numbers = Een verdeling bestaat uit getallen met streepjes ertussen, één per soort: { $text } niet.
error-split-whole = De getallen van de verdeling kloppen niet samen: { $text }.
error-table-busy = Er gebeurt te veel tegelijk aan deze tafel. Probeer het opnieuw.
error-table-not-over = Dat is te zien als de partij afgelopen is.
error-table-plan = Zo kan niemand zitten: „{ $text }”.
error-table-rules-version = Deze tafel begon met een andere versie van de regels ({ $text }).
error-table-step = De partij heeft geen stap { $text }.
error-table-unknown = Deze tafel bestaat niet.
error-undo-asked = Er loopt al een vraag om terug te nemen.
error-undo-not-asked = Niemand vraagt je dat.
error-undo-nothing = Je hebt geen handeling die je kunt terugnemen.

## Computer players

player-person = Mens
player-uniform = doet maar wat
player-uniform-note = Kiest zomaar een toegestane actie.
player-greedy = beginner, neemt wat nu het beste lijkt
player-greedy-note = Kiest wat er nu het best uitziet.
player-ismcts = sterk, denkt vooruit
player-ismcts-note = Stelt zich voor wat verborgen kan zijn en probeert het uit, keer op keer.
player-budget-playouts = { $count } pogingen per actie
player-budget-seconds = { $seconds } seconden per actie
