# De woorden van pagina's, opdrachten, weigeringen en spelers.

## The house

page-title = Serenissima
page-lead = Bordspellen in Venetië, om met vrienden of tegen de computer te spelen.
page-skip = Direct naar de inhoud
page-home = Startpagina
page-menu = Menu
page-preferences = Voorkeuren
page-independent = Een onafhankelijke uitvoering, met eigen teksten en tekeningen.
page-language = Taal
page-theme = Weergave
page-theme-light = Licht
page-theme-dark = Donker
page-theme-auto = Volgens apparaat
page-view = Elke tafel opent als
page-sound = Geluid als je aan de beurt bent
page-sound-on = Aan
page-sound-off = Uit
page-pace = Tempo van andermans acties
page-pace-slow = Langzaam
page-pace-normal = Normaal
page-pace-fast = Snel
page-pace-instant = Direct
page-cancel = Annuleren
page-close = Sluiten
list-on = { $first }, { $next }
list-end = { $first } en { $last }
sum = { $total } = { $parts }
sum-on = { $first } + { $next }
sum-part = { $value } { $what }
name = { $seat-is ->
    [you] jij
   *[other] { $seat }
  }
page-you = Jij
page-compiling = { $game } wordt voor het eerste gebruik klaargezet …
page-compiling-left = nog ongeveer { $seconds } s

## Your name and devices

page-me = Je naam en apparaten
page-me-lead = We kennen je aan deze browser. Waar je bent gaan zitten, speel je op elk apparaat dat je hier toevoegt.
page-me-seats = { $count ->
    [one] Deze browser heeft via een link een plaats aan deze tafel:
   *[other] Deze browser heeft via links plaatsen aan deze tafels:
  }
page-me-guest-why = Nog kent niemand hem bij naam: wie de link of de cookies van deze browser kwijtraakt, is de plaats kwijt. Als gast vind je je tafels terug op al je apparaten. Er is alleen een naam voor nodig.
page-me-guest = Gast worden
page-me-nobody = Niemand kent deze browser nog. Zodra je aan een tafel gaat zitten, hoort hij bij jou.
page-me-name-note = Voor de volgende tafels. Waar je al zit, blijft je naam.
page-me-name-keep = Naam bewaren
page-me-link = Op een ander apparaat spelen
page-me-link-lead = Je tafels zijn dan ook daar, en elk apparaat kun je apart afmelden.
page-me-link-make = Link maken
page-me-link-how = Scan dit met het andere apparaat, of open de link daar.
page-me-link-note = Werkt één keer, tien minuten lang. Wie hem opent, speelt als jij: geef hem aan niemand anders.
page-me-devices = Je apparaten
page-me-device = Een browser
page-me-device-here = dit apparaat
page-me-device-seen = laatst gebruikt { $when }
page-me-out = Afmelden
page-me-out-note = Een afgemeld apparaat verliest je tafels. Links naar losse plaatsen die iemand heeft bewaard, blijven werken.
page-out-ask = Afmelden en je tafels verliezen?
page-out-lead = Alleen deze browser kent je. Is hij afgemeld, dan brengt niets je naam, tafels en resultaten terug.
page-out-first = Met een inlognaam en een wachtwoord kun je altijd terugkomen.
page-out-now = Toch afmelden
page-me-take-title = Ben jij dit?
page-me-take-lead = In deze browser speel je dan als { $name }.
page-me-take-instead = Tot nu toe ben je hier { $name }; zonder een ander apparaat zijn die plaatsen verloren.
page-me-take-note = Ga alleen verder als je deze link zojuist zelf hebt gemaakt.
page-me-take = Ja, dat ben ik
page-forget = Jezelf verwijderen
page-forget-lead = Alles wat jou hier noemt, wordt op elk apparaat verwijderd en is niet terug te halen.
page-forget-ask = { $name } verwijderen?
page-forget-played = Partijen die je hebt afgemaakt, blijven voor de anderen bestaan; in plaats van je naam staat daar “{ $gone }”.
page-forget-running = { $count ->
    [one] Eén partij loopt nog. Je plaats daar blijft, maar niemand kan er meer voor jou spelen. De anderen kiezen hoe het verdergaat: met klokken meteen, anders na enkele dagen.
   *[other] { $count } partijen lopen nog. Je plaatsen daar blijven, maar niemand kan er meer voor jou spelen. De anderen kiezen hoe het verdergaat: met klokken meteen, anders na enkele dagen.
  }
page-forget-rest = Ook je resultaten en ratings, de adressen waarop je wordt geroepen, programma’s die voor je spelen en je aangemelde apparaten verdwijnen.
page-forget-first = Misschien wil je eerst je gegevens meenemen.
page-forget-now = Voorgoed verwijderen
page-forget-done = Niets hier noemt jou
page-forget-done-lead = Deze browser is van niemand. Je kunt altijd als iemand nieuws aan een tafel gaan zitten.
page-account = Op elk apparaat terugkomen
page-account-why = Met een inlognaam en een wachtwoord heb je je tafels op elk apparaat terug, ook als je dit kwijtraakt. Verder wordt niets gevraagd, zelfs geen mailadres.
page-account-make = Inlognaam kiezen
page-account-add = Naam en wachtwoord bewaren
page-account-there = Heb je er al een?
page-account-lead = Je meldt je aan als “{ $login }”.
page-login = Inlognaam
page-login-note = Alleen jij gebruikt hem; aan tafel zien de anderen je naam van hierboven. Hoofdletters maken niet uit.
page-password = Wachtwoord
page-password-note = Minstens 8 tekens; een paar woorden zijn beter dan één.
page-password-old = Wachtwoord tot nu toe
page-password-new = Nieuw wachtwoord
page-password-change = Wachtwoord wijzigen
page-password-others = Alle andere apparaten worden dan afgemeld, en een nieuwe herstelcode vervangt de oude.
page-password-passkeys = Je passkeys blijven geldig met een nieuw wachtwoord: wie er een heeft, kan zich nog steeds aanmelden.
page-password-to-passkeys = Passkeys bekijken en verwijderen
page-everywhere = Op alle apparaten afmelden
page-code = Herstelcode
page-code-why = Als je je wachtwoord vergeet, kies je met je inlognaam en deze code een nieuw.
page-code-once = Schrijf hem op: hij wordt alleen nu getoond en werkt één keer.
page-code-make = Een herstelcode maken
page-code-again = Een nieuwe herstelcode maken
page-code-there = Je hebt er een; die werkt niet meer zodra je een andere maakt.
page-code-show = De code tonen
page-forgotten = Wachtwoord vergeten?
page-recovery = Een nieuw wachtwoord kiezen
page-recovery-lead = Met je inlognaam en je herstelcode kun je een ander wachtwoord kiezen.
page-recovery-linked = Kies een nieuw wachtwoord voor „{ $login }”.
page-recovery-out = Alle apparaten worden dan afgemeld.
page-recovery-set = Nieuw wachtwoord bewaren
page-recovery-host = Heb je geen herstelcode, vraag dan degene die deze server beheert om een link.
page-recovery-done = Je nieuwe wachtwoord is bewaard
page-recovery-done-lead = Al je apparaten zijn afgemeld. Je herstelcode is gebruikt; dit is de volgende.
page-passkeys = Passkeys
page-passkeys-lead = Met een passkey meld je je aan met vingerafdruk, gezicht of pincode van een apparaat, zonder je wachtwoord.
page-passkey-add = Een passkey toevoegen
page-passkey-remove = Verwijderen
page-passkey-sign-in = Aanmelden met een passkey
page-passkey-failed = De browser heeft het afgebroken. Probeer het opnieuw of gebruik je wachtwoord.
page-sign-in = Aanmelden
page-sign-in-lead = Met je inlognaam en wachtwoord heb je je tafels op dit apparaat.
page-sign-in-note = Je hebt ze gekozen op een apparaat dat je kent, onder “Je naam en apparaten”.
page-sign-in-as = Welkom terug, { $name }
page-along-lead = Tot nu toe ben je in deze browser { $other }. Neem je mee wat { $other } heeft gespeeld? Die plaatsen en resultaten zijn dan van jou.
page-along-note = Dit is niet ongedaan te maken. Andere apparaten van { $other } worden afgemeld. Speelt hier een ander onder de naam { $other }, laat het dan.
page-along = Meenemen
page-along-not = Niet meenemen
page-instead-lead = Tot nu toe ben je in deze browser { $other }; daarna niet meer.

## Results

page-results = Je resultaten
page-results-none = Je hebt nog geen partij afgemaakt.
page-results-won = { $won } van { $count } gewonnen.
page-results-people = Onder mensen: { $points } punten.
page-results-apart = Met computerspelers: { $points } punten.
page-results-opponents = Het vaakst met { $names }.
page-result-won = Gewonnen.
page-result-shared = Gedeelde winst.
page-result-lost = Verloren.
page-result-lent = Geen punten: een computer heeft voor iemand gespeeld
page-result-retractable = Geen punten: alles mocht worden teruggenomen
page-best = De besten in { $game }
page-best-players = Beste spelers:
page-best-lead = De punten volgen uit alle afgemaakte partijen waarvan de spelers hier bekend zijn: winnen van sterke spelers levert meer op. In de lijst staat wie dat wil en er drie heeft afgemaakt.
page-best-people = Onder mensen
page-best-apart = Met computerspelers
page-best-none = In deze lijst staat nog niemand.
page-best-points = { $points } punten
page-best-matches = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
  }
page-me-shown = Je naam staat in de lijsten van de besten zodra je drie partijen hebt afgemaakt.
page-me-hidden = Alleen jij ziet je resultaten.
page-me-own-data = Je gegevens
page-me-data = Wat over jou wordt bewaard, als bestand
page-tournament = Toernooi
page-tournament-of = Toernooi: { $game }
page-tournament-open = Toernooi openen
page-tournaments = Je toernooien
page-tournament-lead = Je vrienden doen mee via een link. Zodra jij begint, krijgt iedereen ronde na ronde een tafel; de stand volgt uit de uitslagen.
page-tournament-size = Spelers per tafel
page-tournament-rounds = Ronden
page-tournament-rounds-note = Aan tafels voor twee waar iedereen iedereen treft, zijn er zoveel ronden als daarvoor nodig is. Met dezelfde kaarten aan elke tafel is er één.
page-tournament-play-too = Ik doe zelf mee
page-tournament-pairs = Tafels voor twee: iedereen treft iedereen één keer.
page-tournament-system = Wie treft wie
page-tournament-system-meet = Iedereen tegen iedereen
page-tournament-system-meet-note = Aan tafels voor twee één keer. Aan grotere tafels zitten zij samen die elkaar het minst hebben getroffen.
page-tournament-system-swiss = Op punten
page-tournament-system-swiss-note = Wie evenveel punten heeft, treft elkaar, en liefst niemand twee keer: het Zwitserse systeem. Ook voor veel mensen zijn een paar ronden genoeg.
page-tournament-system-deal = Dezelfde kaarten aan elke tafel
page-tournament-system-deal-note = Eén ronde: aan elke tafel komen dezelfde kaarten en dezelfde dobbelstenen, en je wordt vergeleken met wie elders op jouw plaats zat. Niemand kan een andere tafel bekijken voordat iedereen klaar is.
page-tournament-swiss = { $rounds ->
    [one] Eén ronde aan tafels voor { $size }.
   *[other] { $rounds } ronden aan tafels voor { $size }. Wie evenveel punten heeft, treft elkaar: het Zwitserse systeem.
}
page-tournament-deal = Dezelfde kaarten en dobbelstenen aan elke tafel voor { $size }. Niemand kan een andere tafel bekijken voordat iedereen klaar is; dan wordt alles vergeleken.
page-tournament-deal-points-how = Je wordt vergeleken met iedereen die aan een andere tafel op dezelfde plaats zat: je krijgt het deel van hen dat minder van de winst kreeg dan jij; wie evenveel kreeg, telt half. Een partij zonder uitslag telt niet mee.
page-tournament-level = Bij gelijke punten tellen eerst de uitslagen tegen elkaar, dan Buchholz (BH: de punten van wie je hebt getroffen), dan Sonneborn-Berger (SB: de punten van wie je hebt verslagen, en de helft bij gelijkspel).
page-tournament-teams = { $one } spelen samen tegen { $other }: elk paar heeft elke plaats één keer.
page-tournament-teams-result = { $one } { $first }–{ $second } { $other }
page-tournament-compared = De tafels vergeleken
page-tournament-table = Tafel { $number }
page-deal-sealed = Anderen spelen nog met dezelfde kaarten. Wat iedereen had en de vergelijking zie je zodra iedereen klaar is.
page-tournament-tables = { $rounds ->
    [one] Eén ronde aan tafels voor { $size }.
   *[other] { $rounds } ronden aan tafels voor { $size }. Telkens zitten zij bij elkaar die elkaar het minst hebben getroffen.
}
page-tournament-points = Hoe de punten worden geteld
page-tournament-points-how = Winnen levert één punt op, hoeveel er ook aan tafel zitten. Anders krijg je het deel van de anderen dat je achter je hebt gelaten; wie gelijk eindigt, telt half. Een ronde zonder tafel levert een half punt op, een partij zonder uitslag niets.
page-tournament-invite = Wie deze link heeft, kan meedoen tot het toernooi begint.
page-tournament-link = Link voor je vrienden
page-tournament-entered = { $count ->
    [0] Nog niemand doet mee
    [one] Eén persoon doet mee
   *[other] { $count } mensen doen mee
}
page-tournament-enter = Meedoen
page-tournament-in = Je doet mee.
page-tournament-leave = Stoppen
page-tournament-leave-note = Een partij die je speelt, gaat door.
page-tournament-for-good = In een toernooi dat is begonnen, kun je niet terug.
page-tournament-take-out = Eruit halen
page-tournament-begin = Toernooi beginnen
page-tournament-begin-note = Daarna kan niemand meer meedoen.
page-tournament-next = Volgende ronde nu openen
page-tournament-next-note = Zodra alle partijen van deze ronde zijn geëindigd, begint de volgende vanzelf.
page-tournament-standings = Stand
page-tournament-place = Plaats
page-tournament-name = Naam
page-tournament-score = Punten
page-tournament-matches = Partijen
page-tournament-round = Ronde { $number } van { $count }
page-tournament-rests = Geen tafel in deze ronde: { $names }
page-tournament-won = Gewonnen: { $names }
page-tournament-shared = Gedeeld: { $names }
page-tournament-playing = Wordt gespeeld
page-tournament-opening = Wordt geopend
page-tournament-gathering = Je kunt nog meedoen
page-tournament-winner = { $count ->
    [one] { $names } heeft het toernooi gewonnen.
   *[other] { $names } hebben het toernooi samen gewonnen.
}
page-tournament-all-level = Iedereen staat gelijk.
page-tournament-if = Als iemand stopt of nooit speelt
page-tournament-if-note = Wie stopt of zichzelf verwijdert, houdt zijn punten en wordt niet meer geloot; een lopende partij gaat door. Doet iemand niets, dan kunnen de anderen aan tafel een computer laten verder spelen, wat voor die persoon telt, of de partij zonder uitslag beëindigen. Er gaat niets verloren als een tafel lang rust: de partij gaat verder waar ze was.
page-tournament-stuck = Partijen die niemand meer speelt
page-tournament-stuck-note = Waar de tijd om is van iedereen op wie wordt gewacht, of zij al dagen niets hebben gedaan, kun je de partij zonder uitslag beëindigen. Niemand krijgt er punten voor, en de volgende ronde kan beginnen.
page-tournament-over = Het toernooi is afgelopen
page-tournament-out = gestopt
page-me-hide = Mijn naam weghalen
page-me-show = Mijn naam tonen in de lijsten van de besten

## The shelf

page-shelf-empty = Er zijn geen spellen geïnstalleerd.
page-seats = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
  }
page-seats-range = { $least }–{ $most } spelers
page-play = Spelen
page-play-against = tegen { $count ->
    [one] een computer
   *[other] { $count } computers
}
page-play-against-level = tegen { $count ->
    [one] een computer
   *[other] { $count } computers
} ({ $level })
page-your-tables = Jouw tafels
page-no-tables = Je hebt nog geen tafels.
page-finished-matches = Gespeelde partijen
page-with = met { $names }
page-opened = { $when } geopend
page-nobody-else = verder nog niemand
page-turn = Jij bent aan de beurt
page-your-turn = Jij bent aan de beurt.
page-asked-asked = Je wordt gevraagd een zet terug te laten nemen.
page-asked-pause = Je wordt om een pauze gevraagd.
page-asked-end = Je wordt gevraagd de partij zonder uitslag te beëindigen.
page-asked-late = Iemands tijd is om, of iemand is weg: kies hoe het verdergaat.
page-remove = Verwijderen
page-remove-ask = Deze tafel verwijderen?
page-remove-note = Hij verdwijnt op al je apparaten uit je lijst. Je plaats blijft van jou: het adres van de tafel brengt je terug.

## Rules

page-rules = Regels
page-rules-of = Regels van { $game }
page-rules-english = Wat nog niet vertaald is, staat in het Engels.
page-rules-background = Bronnen en andere lezingen
page-rules-asked = Wanneer het spel het vraagt
page-rules-other-reading = Andere lezing
page-rules-readings = Mogelijke lezingen
page-rules-ours = Onze keuze
page-rules-sources = Bronnen
page-rules-search = Zoek in de regels
page-search = Zoeken
page-rules-search-note = Woord of R2.3
page-rules-found = { $count ->
    [one] één regel
   *[other] { $count } regels
  }
page-rules-none = Geen regel noemt „{ $text }”.
page-rules-some = Geen tekst heeft al deze woorden; deze hebben er enkele.
page-rules-near = Bedoelde je
page-rules-all = Alle regels
page-rules-here = De regels die nu gelden
page-rules-page = De pagina met de regels openen
page-guide = In drie minuten
page-guide-turn = Het verloop van een beurt
page-guide-end = Het einde
page-guide-things = Wat alles kost en oplevert
page-guide-thing = Wat
page-guide-costs = Kost
page-guide-brings = Levert op
page-glossary = Begrippen
page-rules-example = Voorbeeld

## A new table

page-new-table = Nieuwe tafel
page-new-table-of = Nieuwe tafel: { $game }
page-who-sits = Wie zit waar?
page-seat-number = Plaats { $number }
page-seat-take = Ga op plaats { $number } zitten
page-seat-nobody = niemand
page-somebody-gone = iemand die er niet meer is
page-sitter-me = Ik
page-sitter-here = Iemand hier
page-sitter-here-note = Jullie geven dit apparaat aan elkaar door. Tussen de beurten verbergt een scherm wat de anderen niet mogen zien.
page-sitter-person = Iemand anders
page-sitter-person-note = Krijgt van jou een link naar deze plaats.
page-your-name = Je naam
page-their-name = Naam
page-name-hint = Zo zien de anderen je aan tafel.
page-how-many = Hoeveel spelers?
page-time = Tijd
page-time-none = Geen limiet
page-time-live = Klokken
page-time-days = Dagen per beurt
page-time-minutes = Minuten per speler
page-time-seconds = Seconden erbij na elke beurt
page-time-each-turn = Dagen per beurt
page-time-window = Alleen tussen deze uren
page-time-opens = Van
page-time-closes = Tot
page-time-zone = Tijdzone
page-time-note = Als de tijd van een speler om is, gebeurt er niets vanzelf: de anderen kiezen om te wachten, een computer te laten spelen of de partij zonder uitslag te beëindigen.
page-time-window-note = Buiten deze uren loopt niemands tijd. Leeg: de hele dag.
page-time-live-told = { $minutes } min per speler{ $seconds ->
    [0] { "" }
   *[other] { " " }en { $seconds } s extra per beurt
  }
page-time-days-told = { $days ->
    [one] Eén dag per beurt
   *[other] { $days } dagen per beurt
  }
page-time-window-told = { $turn }, alleen van { $opens } tot { $closes } uur (UTC{ $zone })
page-options = Opties
page-options-usual = allemaal standaard
page-options-changed = { $count } gewijzigd
page-number-between = Een getal van { $low } tot en met { $high }
page-from-file = Uit een bestand:
page-own = Of vul zelf iets in:

## Links to the seats

page-links = Links om te delen
page-links-note = Wie een link opent, krijgt die plaats. Stuur elke link dus alleen naar de speler voor wie hij bedoeld is.
page-links-here = Het adres van deze pagina werkt alleen op deze computer, dus anderen kunnen de links niet openen. Wil je met vrienden spelen, stop de server dan met Ctrl-C, start hem opnieuw met de opdracht hieronder en laad deze pagina opnieuw.
page-links-elsewhere = Het adres van deze pagina werkt alleen op deze computer. Open de pagina op het adres van deze computer in het netwerk of op internet: dan kunnen anderen de links ook openen.
page-command = Opdracht
page-command-copy = Opdracht kopiëren
page-link-of = Link voor { $name }
page-link-watch = Link voor toeschouwers
page-link-copy = Link kopiëren
page-qr-code = QR-code
page-link-copied = Gekopieerd.
page-link = Link
page-link-moment = Link naar dit moment
page-choose-seat = Kies je plaats
page-sit-down = Ga hier zitten
page-invites = { $count ->
    [one] { $names } nodigt je uit voor een partij { $game }.
   *[other] { $names } nodigen je uit voor een partij { $game }.
  }
page-invited = Je bent uitgenodigd voor een partij { $game }.
page-invited-how = Open de link die je kreeg nog een keer om te gaan zitten. Deze browser moet cookies toestaan.
page-watch-here = Aan de tafel meekijken
page-tables = Open tafels
page-tables-lead = Iedereen mag hier aanschuiven. Een partij begint zodra alle plaatsen bezet zijn.
page-tables-none = Er is nu geen open tafel. Open er zelf een: kies een spel, laat een plaats aan iemand anders en vink „Iedereen mag meedoen” aan.
page-tables-open = Een tafel openen
page-seats-free = { $count ->
    [one] één vrije plaats
   *[other] { $count } vrije plaatsen
  }
page-minutes = ongeveer { $count } minuten
page-minutes-range = { $least } tot { $most } minuten
page-options-are-changed = { $count ->
    [one] { $count } optie gewijzigd
   *[other] { $count } opties gewijzigd
  }
page-hints-here = tips toegestaan
page-public = Iedereen mag meedoen
page-public-note = De tafel staat in de lijst van open tafels tot alle plaatsen bezet zijn. Pas dan begint de partij.
page-gathering = De partij begint zodra alle plaatsen bezet zijn.
page-leave = De tafel verlaten
page-leave-note = De partij is nog niet begonnen. Als je weggaat, komt de plaats weer vrij.
page-seat-gone = Je hebt geen plaats meer aan deze tafel. Je kijkt mee.
page-seat-free = Deze plaats is vrij.
page-waiting-to-sit = Nog niet hier: { $names }

## At the table

page-table = Tafel
page-table-of = { $game }: tafel
page-waiting-for = Wachten op { $names }.
page-thinking = { $name } denkt na …
page-watching = Je kijkt mee.
page-company = De anderen aan tafel
page-board = Bord
page-here = hier
page-away = afwezig
page-has-sat-down = Nieuw aan tafel: { $names }.
page-has-left = Heeft de tafel verlaten: { $names }.
page-chat = Chat
page-chat-unread = ongelezen
page-chat-empty = Er heeft nog niemand iets geschreven.
page-chat-write = Bericht
page-chat-send = Versturen
page-chat-now = nu
page-chat-watches = kijkt mee
page-chat-note-player = Iedereen aan de tafel leest dit, en ook wie meekijkt.
page-chat-note-watcher = De spelers zien pas na afloop van de partij wat je schrijft. Wie nog meer meekijkt, ziet het nu al.
page-chat-note-over = Iedereen ziet dit.
page-chat-off = Chat uitzetten
page-chat-is-off = Je hebt de chat uitgezet. Je ziet aan geen enkele tafel berichten.
page-chat-on = Chat aanzetten
page-chat-none = Geen chat
page-chat-none-note = Niemand kan naast deze tafel berichten schrijven.
page-chat-more = Melden of blokkeren: { $name }
page-chat-report = Melden bij de beheerder
page-chat-reported = Gemeld bij de beheerder.
page-chat-mute = { $name } blokkeren
page-chat-muted = Je hebt { $name } geblokkeerd: je ziet aan geen enkele tafel berichten van deze persoon.
page-chat-unmute = Niet meer blokkeren
page-block-note = Wie je blokkeert, kan niet aan je open tafels gaan zitten en niet meedoen aan je toernooien, en je ziet geen berichten van die persoon.
page-blocked = Je hebt { $name } geblokkeerd.
page-me-blocked = Geblokkeerde personen
page-me-blocked-names = Ze staan hier met de naam die ze hadden toen je ze blokkeerde.
page-report-name = Naam melden
page-programs = Programma’s op je plaats
page-programs-lead = Een programma met een token ziet je hand en kan voor je handelen als je dat toestaat. Niemand anders kan tokens voor je plaats maken.
page-program-token = Token
page-program-once = Het wordt alleen nu getoond. Wie het kent, kan wat je hier toestaat, tot je het intrekt.
page-program-shown = Dit token is al getoond, en elk token wordt maar één keer getoond. Heb je het niet bewaard, trek het dan in en maak een nieuw.
page-program-copied = Gekopieerd
page-program-copy = Token kopiëren
page-program-watch = mag meekijken
page-program-play = mag spelen
page-program-end = Intrekken
page-programs-none = Geen enkel programma heeft een token voor deze plaats.
page-program-name = Naam van het programma
page-program-scope = Wat het mag
page-program-make = Token maken
page-chat-removed = Verwijderd door de beheerder.
page-notes = Notities
page-notes-lead = Niemand anders ziet je notities.
page-notes-shared = Wie dit apparaat gebruikt, ziet deze notities.
page-notes-none = Je hebt bij deze partij nog geen notities gemaakt.
page-notes-moment = Moment { $number }
page-notes-write = Notitie bij moment { $number }
page-notes-keep = Notitie bewaren
page-notes-remove = Notitie verwijderen
page-notes-file = Partijbestand met mijn notities
page-call = Roep mij
page-call-lead = Ben je niet aan een tafel, dan hoor je het als er iets voor je te doen is. Zolang je de tafel open hebt, wordt er niets gestuurd.
page-call-here = Hier word je geroepen
page-call-by-mail = E-mail
page-call-by-webhook = Webhook
page-call-by-push = Browser
page-call-unconfirmed = Nog niet bevestigd: open de link in de mail die daarheen is gestuurd. Anders wordt het adres na een dag vergeten.
page-call-remove = Verwijderen
page-call-push = Roep mij in deze browser
page-call-push-note = Deze browser toont een melding, ook als er geen pagina open is. Zet de pagina op een iPhone of iPad eerst op het beginscherm.
page-call-push-refused = De browser staat het niet toe. Misschien helpen zijn instellingen voor deze site.
page-call-add = Roep mij daar
page-call-mail-note = Eerst gaat daar een mail met een link heen. Voordat je die hebt bevestigd, wordt er niets anders gestuurd.
page-call-webhook-note = Voor programma’s: naar dit adres wordt JSON gestuurd, alleen via HTTPS.
page-call-stored = Bewaard worden het adres, de taal en je plaats. Met ‘Verwijderen’ zijn ze meteen gewist. Een oproep bevat wat je aan tafel mag zien en wordt na verzending gewist.
page-call-confirm-do = Ja, roep mij daar
page-call-stop-do = Geen oproepen meer naar dit adres
page-call-confirmed = Het adres is bevestigd.
page-call-stopped = Het adres is gewist. Daar wordt niets meer heen gestuurd.
page-call-turn = Jij bent aan de beurt: { $game }
page-call-asked = Je wordt gevraagd een zet terug te laten nemen: { $game }
page-call-pause = Je wordt om een pauze gevraagd: { $game }
page-call-end = Je wordt gevraagd de partij zonder uitslag te beëindigen: { $game }
page-call-lent = Een computer speelt voor je: { $game }
page-call-over = De partij is afgelopen: { $game }
page-call-again = Nog een partij? { $game }
page-call-low = Je tijd is bijna om: { $game }
page-call-late = Hoe verder? { $game }
page-call-late-choose = Je kunt meer tijd geven, een computer laten spelen of de partij zonder uitslag beëindigen. Vanzelf gebeurt er niets.
page-call-left-minutes = { $minutes ->
    [one] Je hebt nog ongeveer een minuut.
   *[other] Je hebt nog ongeveer { $minutes } minuten.
  }
page-call-left-hours = { $hours ->
    [one] Je hebt nog ongeveer een uur.
   *[other] Je hebt nog ongeveer { $hours } uur.
  }
page-call-confirm = Is dit jouw adres? { $game }
page-call-confirm-note = Iemand die met anderen bordspellen speelt, heeft dit adres opgegeven om te horen wanneer het zijn beurt is. Was jij dat, open dan deze link en bevestig het. Doe anders niets: er wordt niets meer gestuurd.
page-call-since = Sinds je laatste actie:
page-call-open = Naar de tafel:
page-call-stop = Geen zulke mails meer:
page-clocks = Klokken
page-clock-days = { $days } d { $hours } u
page-clock-soon = Je hebt nog één minuut.
page-late-own = Je tijd is om. Je kunt nog spelen, zolang de anderen niet anders beslissen.
page-late = { $seat-is ->
    [you] Je tijd is om.
   *[other] De tijd van { $seat } is om.
  }
page-absent = { $days ->
    [one] { $seat } heeft al een dag niets gedaan.
   *[other] { $seat } heeft al { $days } dagen niets gedaan.
  }
page-taken-free = Andere plaatsen zijn nog vrij:
page-taken-full = Hier is geen andere plaats voor je vrij. Je kunt toekijken of aan een andere tafel gaan zitten.
page-vacant = Wie op plaats { $number } zat, heeft zich hier verwijderd en kan niet terugkomen.
page-link-renewed = De beheerder heeft een nieuwe link gemaakt voor de plaats van { $seat }.
page-link-renewed-own = De beheerder heeft een nieuwe link gemaakt voor je plaats. Oudere links ernaartoe werken niet meer.
page-late-end-wanted = { $names } wil de partij zonder uitslag beëindigen.
page-late-ask = Hoe verder?
page-late-wait = Meer tijd geven
page-late-computer = Een computer laten spelen
page-late-which = Welke computerspeler
page-late-end = Zonder uitslag beëindigen
page-pause-agree = Akkoord
page-pause-refuse = Weigeren
page-pause-ask = Om een pauze vragen
page-pause-asked = { $seat-is ->
    [you] Je hebt om een pauze gevraagd.
   *[other] { $seat } vraagt om een pauze.
  }
page-pause-on = De partij is onderbroken. De klokken staan stil.
page-pause-end = Verder spelen
page-pause-ended = { $seat } heeft de pauze beëindigd.
page-pause-refused = { $seat } gaat niet akkoord met een pauze.
page-pause-withdrawn = { $seat } vraagt niet meer om een pauze.
page-seat-lent = Een computer speelt voor je.
page-seat-back = Zelf verder spelen
page-ended-without = Zonder uitslag geëindigd
page-ended-without-why = De tijd van een speler was om en de anderen hebben de partij beëindigd.
page-name-computer = { $name } (computer)
page-hand-over = Afdekken en aan { $name } geven
page-hand-over-covered = Geef het apparaat aan { $name }
page-take-over = Ik ben { $name }: toon mijn kant
page-cover-note = Verder mag nu niemand op het scherm kijken.
page-choices = Je keuzes
page-what-happened = Verloop
page-nothing-yet = Er is nog niets gebeurd.
page-fair = Controleerbaar eerlijk
page-commitment = Het toeval in deze partij volgt uit een geheim dat bij het openen van de tafel is vastgelegd; het partijbestand onthult het na afloop. De SHA-256-hash ervan: { $hash }
page-fair-more = Zo controleer je dat
page-fair-start = Bij het openen van de tafel legt de server een geheim vast en toont hij de hash ervan: een vingerafdruk waaruit niemand het geheim kan afleiden en waarbij geen ander geheim past.
page-fair-end = Na afloop wordt het geheim getoond: is de hash die van het begin, dan lag het geheim vast vóór de eerste actie en is het daarna niet veranderd.
page-fair-draws = Alle kaarten en worpen volgen uit het geheim en het nummer van de actie, dus iedereen kan ze opnieuw trekken; dat de server het geheim toevallig heeft gekozen, is niet bewezen.
page-fair-hash = Hash, vanaf het begin getoond
page-fair-secret = Geheim, na afloop getoond
page-fair-not-yet = De partij is nog bezig. Noteer de hash nu en vergelijk hem na afloop.
page-fair-file = Partijbestand dat je hebt bewaard (anders wordt dat van de server gecontroleerd):
page-fair-check = In deze browser controleren
page-fair-right-hash = Het geheim heeft de hash die vanaf het begin is getoond.
page-fair-wrong-hash = Het geheim heeft niet de hash die vanaf het begin is getoond.
page-fair-right-draws = Elke trekking volgt uit het geheim. Gecontroleerde trekkingen:
page-fair-wrong-draws = Een trekking volgt niet uit het geheim. Regel van het bestand:
page-fair-other = Dit is niet het bestand van deze partij.
page-fair-verify = De browser berekent de hash en elke trekking zelf; alleen uit hoeveel kaarten of ogen er te trekken viel, vraagt hij aan de server. Deze opdracht op je eigen computer heeft geen server nodig en controleert ook de regels:
page-view-text = Tekstweergave
page-view-table = Tafelweergave
page-shortcuts = Bediening
page-empty = leeg
page-topics = Begrippen
page-label = { $name }:
page-gauge = { $name }: { $value } van { $limit }
page-gauge-over = { $name }: { $value } ({ $limit } bereikt)
page-tap-again = tik nog eens om te bevestigen
page-lit = nu
page-faded = klaar

## The connection

page-connection-lost = Verbinding verbroken. Opnieuw verbinden …
page-connection-resumed = Weer verbonden.
page-not-loaded = Dat kon niet worden geladen. Probeer het opnieuw.
page-waiting-one = Er wacht een actie op de verbinding.
page-waiting-more = Er wacht al een actie: annuleer die eerst.
page-waiting-sent = De geannuleerde actie is misschien al uitgevoerd.
page-offline = De server is niet bereikbaar
page-offline-note = Je tafels zijn veilig: ga verder zodra er weer verbinding is.
page-offline-again = Opnieuw proberen

## Taking back

page-take-back = Terugnemen
page-take-back-ask = Vraag om terugname
page-take-back-of = { $action } – je hebt sindsdien iets nieuws gezien, dus de anderen moeten akkoord gaan
page-take-back-free = { $action } – je hebt sindsdien niets nieuws gezien, dus niemand hoeft akkoord te gaan
page-take-back-until = Zolang je niets nieuws ziet, kun je terugnemen wat je deed. Daarna moeten de anderen aan tafel akkoord gaan; tegen computers blijft het staan.
page-take-back-asked = { $seat-is ->
    [you] Je hebt gevraagd de laatste actie terug te nemen.
   *[other] { $seat } vraagt de laatste actie terug te nemen.
  }
page-take-back-told = { $seat-is ->
    [you] Je hebt gevraagd dit terug te nemen: „{ $told }”
   *[other] { $seat } vraagt dit terug te nemen: „{ $told }”
  }
page-take-back-later = { $count ->
    [one] Daarmee wordt ook { $count } latere actie teruggenomen.
   *[other] Daarmee worden ook { $count } latere acties teruggenomen.
  }
page-take-back-done = { $seat } heeft een actie teruggenomen.
page-take-back-refused = { $seat } gaat niet akkoord met terugnemen.
page-take-back-withdrawn = { $seat } vraagt niet meer om terug te nemen.
page-take-back-lapsed = { $seat } heeft verder gespeeld: er wordt niets teruggenomen.
page-take-back-agree = Terugnemen toestaan
page-take-back-refuse = Niet toestaan

## Tips

page-loss-all = wat je op tafel ook kiest
page-loss-many = { $count } van de { $ways } keuzes op tafel
page-hint = Tip
page-hint-ask = Wat zou een sterke speler overwegen?
page-hint-thinking = Een tip bedenken …
page-hint-title = Een sterke speler zou overwegen
page-hint-only = Er is maar één mogelijkheid.
page-hint-equal = Ze zijn ongeveer even goed.
page-hint-better = Suggestie 1 lijkt iets beter.
page-hint-clear = Suggestie 1 is duidelijk beter.
page-hint-chance = Ongeveer { $percent } % kans om te winnen.
page-hint-soon = “{ $told }” volgt kort daarna in { $often } van { $deals } pogingen, en in { $otherwise } na “{ $other }”.
page-hint-next = Daarna te verwachten: { $line }
page-hints-allowed = Tips zijn aan deze tafel toegestaan: wie aan de beurt is, kan er een vragen.
page-hints-allow = Tips toestaan
page-back-allow = Alles terugnemen
page-back-allow-note = Tegen alleen de computer mag je ook terugnemen wat je iets nieuws liet zien. Dezelfde dobbelstenen en kaarten komen dan terug.
page-hints-allow-note = Wie aan de beurt is, kan vragen wat een sterke speler zou overwegen. Tegen alleen de computer mag dat altijd.

## The end

page-unplayable = Deze partij kan hier voorlopig niet worden gespeeld, maar blijft bewaard. Vraag ernaar bij degene die deze server beheert.
page-over = De partij is afgelopen.
page-winner = { $seat-is ->
    [you] Je hebt gewonnen!
   *[other] { $seat } heeft gewonnen.
  }
page-shared-by = { $names } delen de winst.
page-share = { $percent } % van de winst
page-again = Nog een keer
page-again-asked = { $seat-is ->
    [you] Je hebt een tafel geopend voor nog een partij.
   *[other] { $seat } wil nog een keer spelen.
  }
page-again-join = Naar de nieuwe tafel
page-again-watch = De volgende partij bekijken
page-lesson = Les
page-lesson-at = Les: { $taken } van { $length }
page-lesson-again = De les herhalen
page-lesson-match = Nu een echte partij spelen
page-learn = Al spelend leren

## Puzzels

page-puzzles = Puzzels
page-puzzles-of = Puzzels: { $game }
page-puzzles-all = Alle puzzels
page-puzzles-lead = Stellingen uit echte partijen waarin één actie duidelijk beter is dan alle andere. Je ziet wat de speler aan zet zag, en verder niets.
page-puzzles-how = Lange zoektochten van computerspelers vonden deze stellingen en de cijfers erbij. De cijfers zijn schattingen.
page-puzzle-number = Puzzel { $number }
page-puzzle-solved = opgelost
page-puzzle-easy = Makkelijk
page-puzzle-medium = Gemiddeld
page-puzzle-hard = Moeilijk
page-puzzle-easy-note = Wie één actie vooruitkijkt, kan die vinden.
page-puzzle-medium-note = Een snelle blik kan die missen.
page-puzzle-hard-note = Een korte zoektocht vindt die niet.
page-puzzle-given = { $grade } · { $count } spelers
page-puzzle-ask = Wat speel je?
page-puzzle-best = Je hebt de beste actie gevonden!
page-puzzle-good = Een goede actie, maar niet de beste
page-puzzle-loses = Niet de beste actie
page-puzzle-yours = “{ $action }” wint { $wins } van de 100 partijen, { $lost } minder dan de beste actie.
page-puzzle-is-best = De beste: “{ $action }” wint { $wins } van de 100 partijen.
page-puzzle-second = Op één na de beste: “{ $action }” wint er { $wins }.
page-puzzle-why = Wat het verschil maakt
page-puzzle-why-note = Hoe vaak het kort daarna gebeurt, met de beste actie en met die op één na, in procenten van 40 of meer pogingen:
page-puzzle-often = beste { $best }, op één na { $other }
page-puzzle-solution = Oplossing tonen
page-puzzle-figures = Alle acties
page-puzzle-action = Actie
page-puzzle-wins = Gewonnen van 100
page-puzzle-next = Volgende puzzel
page-puzzle-again = Nog eens proberen

## Looking back

page-step-through = Stap voor stap
page-zoom-fit = Alles tonen
page-zoom-in = Inzoomen
page-look-back = Terugkijken
page-since-turn = Sinds je laatste beurt
page-since-start = Sinds het begin
page-turn-skip = Jij bent aan de beurt: ga erheen
page-step-back = Terug naar de partij
page-step-play = Afspelen
page-step-pause = Pauzeren
page-step-first = Eerste
page-step-previous = Vorige
page-step-next = Volgende
page-step-last = Laatste
page-step-of = Stap { $step } van { $count }
page-set-up = Beginopstelling
page-seen-by-you = Jij ({ $name })
page-seen-by-all = Toeschouwer
page-match-file = Partijbestand
page-download = Partijbestand downloaden
page-download-note = Alle acties en worpen van de partij, om te bewaren, na te spelen of te controleren.
page-open-file = Partijbestand openen
page-open-file-lead = Bekijk een partij uit een bestand: stap voor stap, door de ogen van elke plaats.
page-open-file-which = Het partijbestand
page-open-file-note = Zoals een tafel het na de partij als download aanbiedt. Wie de link naar de nieuwe tafel heeft, kan de partij ook bekijken.
page-open-file-go = Bekijken
page-read-from-file = Deze partij is uit een partijbestand gelezen.

## More of the pages

page-computer-name = Computer
page-guest = Gast
page-look-again = Terugkijken
page-play-on = Verder spelen
page-contents = Inhoud
page-to-table = Naar de tafel
page-sits-here = Zit hier.
page-sitting-here = Al aanwezig: { $names }.
page-take-seat = Deze plaats innemen
page-take-seat-lead = Deze link is van { $name }. Wie hem gebruikt, speelt op deze plaats.
page-take-seat-instead = Deze browser heeft al een andere plaats aan deze tafel en raakt die dan kwijt.
page-link-own-title = Link naar je eigen plaats
page-link-own-note = Alleen voor jou, om op een ander apparaat verder te spelen.
page-seen-by-whom = Bekijken als
page-step-go = Ga
page-touch-hold = Ingedrukt houden
page-touch-hold-for = Iets uitleggen
page-touch-spread = Twee vingers spreiden
page-touch-spread-for = Inzoomen
page-touch-twice = Dubbeltikken op een vrije plek
page-touch-twice-for = Daar inzoomen, of weer het hele bord tonen
page-key-arrows = Van onderdeel naar onderdeel; bij terugkijken stap voor stap
page-key-enter = Kiezen
page-key-numbers = Het eerste, tweede, … antwoord kiezen; bij een tip wat het nummer ervan draagt
page-key-pause = Acties van anderen pauzeren
page-key-skip = Acties van anderen overslaan
page-key-look-back = Terugkijken; terug naar de partij
page-key-tale = Verloop
page-key-explain = Dingen uitleggen: pijltjes bewegen, Esc stopt
page-key-help = Deze lijst

## In the terminal

term-number = Nummer of actie:
term-help = Typ het nummer of de woorden van een actie om die uit te voeren. undo: je keuze terugnemen. hint: wat een sterke speler zou overwegen. rules: korte uitleg, begrippen en regels; rules R2.3 of rules WOORD: opzoeken. tale: het verloop. help: deze tekst. quit: stoppen.
term-keys = 1 … z kiezen · h tip · r regels · u terug · t verloop · PgUp/Dn · q stoppen
term-rules-keys = Enter opzoeken · ↑↓ PgUp/Dn bladeren · Esc terug
term-nothing-to-undo = Je hebt niets om terug te nemen.
term-undone = Teruggenomen.
term-instead = { $count ->
    [1] Typ 1 of de woorden „{ $words }”: { $label }
   *[other] Typ een nummer van 1 tot { $count } of de woorden van een actie. Bijvoorbeeld { $number } of „{ $words }”: { $label }
  }
term-bye = Tot ziens!
term-puzzle-prompt = Typ het nummer of de woorden van een actie. next: volgende puzzel. quit: stoppen.
term-rules = Noem een van deze, een regel als R2.3 of woorden om te zoeken: { $example }
term-help-title = Hulp

## Refusals

error-account-exists = Wie in deze browser speelt, heeft al een inlognaam.
error-account-code = Inlognaam en herstelcode horen niet bij elkaar.
error-account-link = Deze link is al gebruikt of te oud. Vraag om een andere.
error-account-unknown = Niemand heeft de inlognaam „{ $text }”.
error-passkey-exists = Deze passkey is al bekend.
error-passkey-most = Je kunt niet meer dan { $limit } passkeys hebben. Verwijder er eerst een.
error-passkey-off = Op deze server zijn er geen passkeys.
error-passkey-refused = Deze passkey is hier niet bekend.
error-passkey-stale = Dat duurde te lang. Probeer het opnieuw.
error-server-passkeys = Zo kunnen passkeys niet worden ingesteld.
error-account-name = Dit kan geen inlognaam zijn. Hij heeft 3 tot { $limit } zichtbare tekens.
error-account-none = Zonder inlognaam zou je niet terug kunnen komen. Kies er eerst een.
error-account-password = Een wachtwoord heeft minstens { $limit } en hoogstens 200 tekens.
error-account-taken = Iemand heeft de inlognaam “{ $text }” al.
error-account-tries = Dit is te vaak geprobeerd. Wacht een paar minuten.
error-account-wrong = Inlognaam en wachtwoord horen niet bij elkaar.
error-backup-database = Op „{ $text }” staat geen database die gekopieerd kan worden.
error-backup-exists = „{ $text }” bestaat al: een back-up komt in een nieuw bestand.
error-backup-failed = „{ $text }” kon niet worden gekopieerd.
error-backup-postgresql = Van PostgreSQL maak je een back-up met het eigen programma, pg_dump.
error-board-bridges = Een stippellijn op het bord klopt niet: { $text }.
error-board-covers = De stukken die aan het begin op het bord liggen, kloppen niet: { $text }.
error-board-districts = De stadswijken op het bord moeten vijf door water gescheiden gebieden zijn: { $text }.
error-board-size = Het bord is te groot, of de velden overlappen elkaar: { $text }.
error-board-touches = Een veld van het parcours grenst aan het verkeerde aantal stadswijken: { $text }.
error-board-track = Het parcours van het bord klopt niet: { $text }.
error-board-unreadable = { $text } kan niet als bord worden gelezen.
error-guest-link = Deze link is al gebruikt, of de tien minuten zijn om. Maak een nieuwe.
error-chat-off = Aan deze tafel is geen chat.
error-chat-text = Dit kan niet worden verstuurd. Een bericht heeft 1 tot { $limit } zichtbare tekens.
error-chat-too-fast = Je schrijft sneller dan anderen kunnen lezen. Wacht even en verstuur het dan opnieuw.
error-chat-full = Aan deze tafel is genoeg geschreven: er worden { $limit } berichten bewaard.
error-chat-message = Zo’n bericht is er niet aan deze tafel.
error-chat-report = Er is geen melding met nummer { $text }.
error-note-text = Dit kan niet worden bewaard. Een notitie heeft 1 tot { $limit } zichtbare tekens.
error-note-full = Je hebt bij deze partij genoeg geschreven: er worden { $limit } notities bewaard.
error-tournament-unknown = Zo’n toernooi is er niet.
error-tournament-entrant = Niemand met dit nummer doet mee.
error-tournament-not-yours = Alleen wie het toernooi heeft geopend, beslist dit.
error-tournament-begun = Het toernooi is begonnen. Niemand kan nog meedoen.
error-tournament-declined = Aan dit toernooi kun je niet meedoen. Kies een ander.
error-tournament-full = Het toernooi is vol: hooguit { $limit } mensen.
error-tournament-few = Er zijn nog te weinig mensen: minstens { $limit }.
error-tournament-over = Er is geen ronde meer.
error-tournament-next = Rondes worden een voor een ingedeeld: ronde { $limit } is aan de beurt.
error-tournament-rounds = Een toernooi heeft 1 tot { $limit } ronden.
error-tournament-busy = Anderen veranderen dit toernooi net. Probeer het zo nog eens.
error-tournament-uneven = Voor dezelfde kaarten heeft iedereen een plaats aan een volle tafel nodig, met { $limit } spelers aan elk, en er moeten minstens twee tafels zijn.
error-tournament-system = Zo worden geen ronden geloot.
error-tournament-played = Aan deze tafel kan nog iemand op tijd spelen.
error-tournament-own = Je bent zelf nog aan zet aan deze tafel. Doe eerst je zet, of kies met de anderen hoe het verdergaat.
error-table-sealed = Anderen spelen met dezelfde kaarten. Je kunt hier kijken zodra iedereen klaar is.
error-guest-unknown = Dat kan alleen een gast: word er eerst een.
error-guest-barred = De beheerder heeft je hier uitgesloten. Partijen die je al speelt, gaan door.
error-guest-none = Er is geen gast { $text }.
error-deal-both = Dan had je twee tafels met dezelfde kaarten. Dat kan pas als ze allemaal klaar zijn.
error-time-unreadable = Dit is geen tijdlimiet: “{ $text }”.
error-time-not-up = Er hoeft niets gekozen te worden: deze speler heeft nog tijd.
error-time-own = De anderen beslissen hoe het verdergaat als je tijd om is.
error-call-address = Dit is geen adres waar je geroepen kunt worden.
error-call-private = { $case ->
    [number] “{ $text }” is een adres binnen een privénetwerk. Vanaf hier worden alleen adressen op het internet geroepen.
   *[name] “{ $text }” leidt naar geen adres op het internet: de naam is onbekend of hoort bij een privénetwerk.
  }
error-call-channel = Op deze manier wordt hier niemand geroepen.
error-call-link = Deze link leidt nergens meer heen: het adres is gewist.
error-call-too-many = Je hebt genoeg adressen opgegeven. Verwijder er eerst een.
error-seat-lent = Een computer speelt voor je. Neem eerst je plaats weer in.
error-seat-not-lent = Geen computer heeft deze plaats ingenomen.
error-pause-no-clock = Hier loopt geen klok, dus er valt niets te pauzeren.
error-pause-on = De partij is onderbroken. Iedereen mag de pauze beëindigen.
error-pause-asked = Er vraagt al iemand om een pauze.
error-pause-not-asked = Niemand heeft je gevraagd om met een pauze akkoord te gaan.
error-pause-not-on = De partij is niet onderbroken.
error-pause-wish = Dit wordt hier niet begrepen: “{ $text }”.
error-time-range = Deze tijdlimiet is te kort of te lang: “{ $text }”.
error-title = Dat is niet gelukt
error-hint = Verwacht: { $hint }
error-back = Terug
error-action-illegal = De regels staan „{ $text }” nu niet toe.
error-action-list = Een lijst heeft 1 tot { $limit } acties, niet { $text }.
error-action-unreadable = „{ $text }” is geen actie van dit spel.
error-command-browser = „{ $text }” kan niet in de browser.
error-command-file = Dit bestand kan niet worden gelezen: { $text }.
error-command-key = De sleutel van deze opdracht is te lang of te makkelijk te raden.
error-command-key-used = Deze sleutel is al voor een andere opdracht gebruikt.
error-database-newer = Een nieuwere versie van Serenissima heeft deze database gewijzigd: start die versie, of zet een eerdere reservekopie terug.
error-database-older = Deze database heeft de vorm van een oudere versie van Serenissima.
error-database-unavailable = Dit kon zojuist niet worden opgeslagen. Probeer het opnieuw.
error-database-url = „{ $text }” is geen database die deze server kan gebruiken.
error-decision-stale = De partij is al verder: je keuze kwam te laat.
error-entry-unreadable = In het logboek van deze tafel staat iets wat deze versie van Serenissima niet kan lezen. De partij blijft zoals ze is: met een versie die het wel kan lezen, is ze te zien en gaat ze verder. Laat het weten aan degene die deze server beheert.
error-game-unknown = Er is geen spel dat „{ $text }” heet.
error-hint-not-allowed = Tips zijn aan deze tafel niet toegestaan.
error-language-unknown = „{ $text }” is niet een van de beschikbare talen.
error-live-handshake = Dit verzoek kan geen livekanaal openen.
error-live-message = Het livekanaal begrijpt dit bericht niet.
error-match-answers = Dit kunnen geen uitkomsten van de dobbelstenen zijn.
error-match-format = Dit is geen partijbestand.
error-match-from-position = Een partij die met een zelf geschreven stelling begint, kan hier niet worden bekeken.
error-match-line = Een regel van het partijbestand kan niet worden gelezen: „{ $text }”.
error-match-not-your-turn = Iemand anders is aan de beurt.
error-match-nothing-to-undo = Er is geen actie om terug te nemen.
error-table-lesson-changed = De les is veranderd sinds je hier begon. Begin hem opnieuw.
error-lesson-line = “{ $text }” is geen plaats in deze les.
error-lesson-none = Dit is de tafel van een partij, niet van een les.
error-lesson-other = Kies in deze les wat gemarkeerd is. In een partij mag je dit ook doen.
error-lesson-over = De les is afgelopen.
error-lesson-unknown = Er is geen les “{ $text }”.
error-match-over = De partij is afgelopen.
error-match-result = Het partijbestand vermeldt een andere uitslag dan uit de acties volgt: „{ $text }”.
error-match-rules-version = Deze partij is gespeeld met een andere versie van de regels ({ $text }).
error-match-seat = Er is geen plaats { $text }.
error-match-seats = Dit spel kan niet met { $text } spelers worden gespeeld.
error-match-step = De partij heeft geen stap { $text }.
error-matches-other = „{ $text }” is met andere instellingen begonnen: kies een andere map.
error-matches-plan = „{ $text }” is geen plan van een map met partijen: kies een andere map.
error-matches-running = Een ander proces schrijft naar „{ $text }”.
error-matches-size = { $text } partijen kunnen niet samen worden geschreven: minstens één.
error-mcp-address = „{ $text }” is geen adres van een server.
error-mcp-link = „{ $text }” is geen link naar een plaats.
error-mcp-missing = Het pakket mcp is niet geïnstalleerd.
error-mcp-no-seat = Er is nog geen tafel: open er een, of schuif aan via een link.
error-mcp-server = Op „{ $text }” antwoordt geen server van Serenissima.
error-option-name = Er is geen optie „{ $text }”.
error-option-reserved = Geen optie kan „{ $text }” heten: functies die opties aannemen, gebruiken die naam zelf.
error-option-retired = De optie „{ $text }” wordt niet meer aangeboden; alleen oudere partijen hebben ze nog.
error-option-text = „{ $text }” stelt geen optie in.
error-option-value = „{ $text }” is geen geldige waarde voor deze optie.
error-page-unknown = Deze pagina bestaat niet.
error-picture-theme = Er is geen thema „{ $text }”.
error-redeal-seat = Vanuit een toeschouwer kan niet opnieuw worden gedeeld: alleen een plaats heeft eigen kennis.
error-view-unknown = Dit is geen blik op een partij: ‘{ $text }’.
error-player-own = De speler „{ $text }” kan niet naar een ander proces worden gestuurd: zet de klasse in een module, of speel in één proces.
error-player-setting = „{ $text }” is geen geldige instelling voor deze computerspeler.
error-player-slow = „{ $text }” kan langer nadenken dan deze server toestaat.
error-player-unknown = Er is geen computerspeler die „{ $text }” heet.
error-playouts-matches = Kies minstens één partij.
error-playouts-threads = Kies minstens één thread.
error-position-contradiction = Deze stelling spreekt zichzelf tegen.
error-position-field = Een stelling heeft geen veld „{ $text }”.
error-position-index = Zo’n onderdeel heeft een stelling niet: „{ $text }”.
error-position-many = Een partij kan in hooguit { $limit } stellingen beginnen, niet in { $text }.
error-position-not-conserved = De aantallen in deze stelling kloppen niet.
error-position-range = Een waarde in deze stelling valt buiten de grenzen: { $text }.
error-position-seat = Deze stelling noemt een plaats die niet meespeelt: { $text }.
error-position-value = Een waarde in deze stelling is niet toegestaan: „{ $text }”.
error-position-waits = In deze stelling zijn de verkeerde plaatsen aan zet: { $text }.
error-proof-commitment = Het geheim van de dobbelstenen past niet bij wat vóór de partij is vastgelegd.
error-proof-draw = Een uitkomst van de dobbelstenen volgt niet uit hun geheim.
error-proof-missing = Het bestand bevat geen bewijs van de worpen.
error-proof-position = Een partij die met een stelling begint, heeft geen opzet waarvan de worpen te bewijzen zijn.
error-ray-address = „{ $text }” is geen adres van een Ray-cluster.
error-ray-missing = Ray is hier niet geïnstalleerd.
error-ray-unreachable = Het Ray-cluster op { $text } kan niet worden gebruikt.
error-research-missing = Een pakket dat hiervoor nodig is, is hier niet geïnstalleerd: { $text }.
error-puzzle-action = “{ $text }” kan in deze puzzel niet worden gespeeld.
error-puzzle-format = Dit bestand bevat geen puzzels.
error-puzzle-none = Er zijn geen puzzels voor “{ $text }”.
error-puzzle-number = Er is geen puzzel { $text }.
error-puzzle-told = Een puzzel noemt een gebeurtenis die het spel niet kent: “{ $text }”.
error-ray-nobody = Geen machine van het cluster is klaar om na te denken.
error-request-charset = Dit formulier is niet gecodeerd als UTF-8.
error-request-malformed = Dit verzoek kan niet worden gelezen.
error-request-method = Dat kan op deze pagina niet.
error-request-origin = Dit verzoek kwam van een andere site en is geweigerd.
error-request-slow = Je verzoek is niet op tijd aangekomen. Probeer het opnieuw.
error-request-too-large = Dit verzoek is groter dan de server toestaat.
error-request-too-many = Er zijn te veel verzoeken van jouw netwerk gekomen. Wacht even en probeer het dan opnieuw.
error-restore-damaged = „{ $text }” is geen volledige database met tafels.
error-restore-failed = „{ $text }” kon niet worden teruggezet.
error-restore-file = Op „{ $text }” staat geen back-up.
error-restore-in-use = Een server gebruikt „{ $text }”. Stop eerst alle servers.
error-restore-loses = In „{ $text }” staat wat niet in de back-up staat. Met --replace blijft ze onder een andere naam bewaard.
error-restore-postgresql = PostgreSQL zet je terug met het eigen programma, pg_restore.
error-restore-version = Een nieuwere versie van Serenissima heeft „{ $text }” geschreven. Zet het bestand met die versie terug.
error-rules-unknown = Geen regel heeft dit nummer of deze woorden: „{ $text }”.
error-seat-handed-over = Het apparaat is doorgegeven: deze pagina is van iemand anders. Laad haar opnieuw.
error-seat-invitation = Deze link geeft geen toegang tot een plaats aan deze tafel.
error-seat-name = { $case ->
    [empty] Er staat nog geen naam. Vul er een in van hooguit { $limit } tekens.
    [long] „{ $text }” is te lang voor een naam: hooguit { $limit } tekens.
    [hidden] In deze naam staan tekens die je niet ziet, of die de schrijfrichting omdraaien. Typ hem opnieuw, met alleen letters, cijfers en gewone tekens.
    [bare] „{ $text }” heeft geen letter en geen cijfer: een naam heeft er minstens één.
    [marks] „{ $text }” heeft te veel accenten op één letter: hooguit twee.
    [computer] Alleen computerspelers heten „{ $text }”. Kies een eigen naam.
   *[taken] Aan de tafel heet al iemand „{ $text }”, of bijna zo. Kies een andere naam, of zet er iets bij.
  }
error-seat-not-yours = Bij deze link hoort geen plaats aan deze tafel.
error-seat-nobody = Daar zit niemand die een link kwijt kan zijn.
error-seat-taken = Hier zit al iemand anders.
error-seat-changed = Daar zit nu iemand anders. Kijk nog eens wie het is voordat je iemand meldt of blokkeert.
error-seat-declined = Aan deze tafel kun je niet gaan zitten. Kies een andere.
error-seat-no-guest = Van deze persoon is alleen de link van de plaats bekend, dus er valt niemand te blokkeren.
error-seats-text = „{ $text }” zegt niet wie waar zit.
error-server-address = De server kan niet luisteren op { $text }.
error-server-calls = „{ $text }” zegt niet hoe mensen worden geroepen.
error-server-draining = De server stopt zo meteen.
error-server-fault = Er ging iets mis op de server. Alles wat al was opgeslagen, blijft bewaard.
error-server-full = De server is nu vol. Probeer het zo meteen opnieuw.
error-server-metrics = „{ $text }” is geen poort waarop meetwaarden getoond kunnen worden.
error-server-proxy = „{ $text }” is geen adres van een proxy.
error-server-storage-full = De opslag van deze server ({ $limit } MB) is vol: er kan geen nieuwe tafel worden geopend. Aan de bestaande kun je verder spelen.
error-server-tables-full = Op deze server staan zoveel tafels als de beheerder toelaat ({ $limit }). Aan de bestaande kun je verder spelen.
error-split-least = Te weinig van één soort: { $text }.
error-split-numbers = Een verdeling is één getal per soort, met streepjes ertussen: { $text } is dat niet.
error-split-whole = De getallen van de verdeling geven niet het juiste totaal: { $text }.
error-table-begun = De partij is begonnen: niemand kan meer weg.
error-table-busy = Het is nu te druk aan deze tafel. Probeer het opnieuw.
error-table-crowded = Er kijken nu te veel mensen naar deze tafel. Probeer het later opnieuw.
error-table-enough-open = Vanuit je netwerk wachten al genoeg open tafels op mensen: hooguit { $limit } tegelijk. Nodig mensen uit met een link of wacht tot er een vol is.
error-table-gathering = De partij begint pas als alle plaatsen bezet zijn.
error-table-not-over = Dat kan pas na de partij.
error-table-plan = Zo kunnen de plaatsen niet worden bezet: „{ $text }”.
error-table-private = Aan deze tafel kun je alleen op uitnodiging gaan zitten.
error-table-rematch = Er is al een volgende partij geopend.
error-table-rules-version = Deze tafel is geopend met versie { $text } van de regels, die deze versie van Serenissima niet kan spelen. Er gaat niets verloren: met een versie die deze regels kent, is de partij te zien en gaat ze verder. Laat het weten aan degene die deze server beheert.
error-table-seated-twice = Je kunt maar één plaats innemen. Kies „Iemand hier” voor anderen aan dit apparaat.
error-table-seat = Aan deze tafel is er geen plaats { $text }.
error-table-step = De partij heeft geen stap { $text }.
error-table-unknown = Deze tafel bestaat niet.
error-token-scope = Met dit token kun je alleen meekijken.
error-token-scope-unknown = Een token kan niet de reikwijdte „{ $text }” hebben: watch of play.
error-token-too-many = Deze plaats heeft te veel tokens: trek er eerst een in.
error-token-unknown = Deze plaats heeft zo’n token niet.
error-undo-asked = Er is al gevraagd om terug te nemen.
error-undo-not-asked = Niemand heeft je toestemming gevraagd om terug te nemen.
error-undo-lesson = In een les wordt niets teruggenomen. Je kunt de les opnieuw beginnen.
error-undo-revealed = Er is sindsdien iets aan het licht gekomen, dus dit blijft staan. Wie een tafel tegen alleen de computer opent, kan het toestaan.
error-undo-nothing = Je hebt geen actie die je kunt terugnemen.
error-vector-actions = Voor elke partij is precies één actie nodig.
error-vector-device = Hier is geen bruikbare GPU.
error-vector-device-name = Zo’n apparaat bestaat niet: { $text }.
error-vector-illegal = Een actie is in haar partij niet toegestaan; daarom is er geen uitgevoerd.
error-vector-rows = Kies minstens één rij.
error-vector-steps = Kies minstens één stap.
error-vector-threads = Kies minstens één thread.

## Computer players

level-gentle = makkelijk
level-gentle-note = Neemt wat op dit moment het beste lijkt.
level-steady = gemiddeld
level-steady-note = Denkt vooruit en wint duidelijk vaker dan het makkelijke niveau.
level-strong = sterk
level-strong-note = Denkt het verst vooruit en is het moeilijkst te verslaan.
player-person = Mens
player-uniform = speelt willekeurig
player-uniform-note = Kiest een willekeurige toegestane actie.
player-greedy = beginner, kiest wat het beste lijkt
player-greedy-note = Kiest wat er nu het beste uitziet.
player-ismcts = denkt vooruit
player-ismcts-note = Raadt wat verborgen kan zijn en speelt van daaruit verder, keer op keer.
player-budget-playouts = { $count ->
    [one] { $count } simulatie per actie
   *[other] { $count } simulaties per actie
  }
player-budget-seconds = { $seconds } s per beurt
