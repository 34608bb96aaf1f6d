# De woorden van pagina's, opdrachten, weigeringen en spelers.

## The house

page-title = Serenissima
page-lead = Bordspellen over Venetië, met vrienden of tegen de computer.
page-skip = Direct naar de inhoud
page-home = Startpagina
page-open-alone = Openen in een nieuw tabblad
page-menu = Menu
page-preferences = Voorkeuren
page-independent = Een onafhankelijke uitvoering, met eigen teksten en tekeningen.
page-language = Taal
page-theme = Weergave
page-theme-light = Licht
page-theme-dark = Donker
page-theme-auto = Volgens apparaat
page-view = Tafels openen als
page-sound = Geluiden
page-sound-off = Uit
page-sound-quiet = Zacht
page-sound-on = Normaal
page-sound-loud = Hard
page-pace = Tempo van acties van anderen
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

## Friends

page-friends = Vrienden
page-friends-no-guest = Hier vinden vrienden elkaar en vragen ze elkaar aan tafel. Speel een eerste partij of log in, dan kun je vrienden toevoegen.
page-friends-none = Voeg je vrienden toe: je ziet dan wie er online is en vraagt ze met één klik aan tafel.
page-friend-online = Online
page-friend-play = Spelen of verwijderen
page-friend-remove = { $name } verwijderen
page-friends-asked = Door jou gevraagd
page-friend-asked = Gevraagd
page-friend-withdraw = Intrekken
page-friends-find = Vrienden toevoegen
page-friends-find-how = Stuur je vrienden een link. Wie hem opent en instemt, is met je bevriend.
page-friend-link = Link om vrienden te worden
page-friend-link-make = Link maken
page-friend-link-note = Werkt zeven dagen, ook voor meerdere mensen. Een nieuwe link vervangt hem.
page-friend-login = Of vraag het via de inlognaam
page-friend-login-asked = Als de inlognaam { $name } bestaat, is de vraag onderweg.
page-friend-ask = Vragen om vrienden te worden
page-friend-is = Jij en { $name } zijn vrienden.
page-friends-online = Wie ziet dat je online bent
page-friends-shown = Je vrienden zien wanneer je hier een pagina open hebt. Anderen zien dat niet.
page-friends-hidden = Niemand ziet wanneer je online bent.
page-friends-show = Laat vrienden zien dat ik online ben
page-friends-hide = Verbergen dat ik online ben
page-friend-of = { $name } wil vrienden worden
page-friend-own = Dit is je eigen link. Stuur hem naar iemand met wie je graag speelt.
page-friend-why = Vrienden zien wie er online is en vragen elkaar met één klik aan tafel. Je kunt er altijd mee stoppen.
page-friend-become = Vrienden worden
page-friend-asks = { $name } wil vrienden worden.
page-friend-accept = Accepteren
page-friend-decline = Nu niet
page-invited-by = { $name } heeft een plaats voor je: { $game }
page-friends-invite = Vraag een vriend aan tafel
page-friend-invite = Uitnodigen
page-friend-invited = Uitgenodigd

## Clubs

page-clubs = Clubs
page-clubs-lead = Een club heeft eigen tafels, een eigen stand en eigen toernooien.
page-club-members = { $count ->
    [one] { $count } lid
   *[other] { $count } leden
  }
page-club-name = Naam van de club
page-club-found = Club oprichten
page-club-join = Lid worden
page-club-join-of = Lid worden van { $name }
page-club-join-why = Leden zien elkaars naam en stand en kunnen aan alle tafels van de club gaan zitten. Je kunt altijd opstappen.
page-club-outside = Alleen leden zien wie erbij hoort. Vraag of je lid mag worden, of vraag iemand van de club om een link.
page-club-asked = Je hebt gevraagd of je lid mag worden. Zodra dat mag, staat de club onder “Clubs”.
page-club-ask = Vragen om lid te worden
page-club-askers = Willen lid worden
page-club-tables = Tafels van de club
page-club-no-tables = Nog geen tafels. Open er een: alle leden kunnen er gaan zitten.
page-club-tournaments = Toernooien van de club
page-club-standings = Stand
page-club-standings-how = Uit partijen die leden met elkaar spelen.
page-club-no-standings = Nog geen partijen onder leden.
page-club-people = Leden
page-club-leads = Leidt de club
page-club-appoint = Laten meeleiden
page-club-link = Link om lid te worden
page-club-link-note = Wie de link opent, is meteen lid. Een nieuwe link vervangt hem.
page-club-change = Naam wijzigen of opheffen
page-club-rename = Naam wijzigen
page-club-dissolve = Club opheffen
page-club-leave = Club verlaten
page-admin-clubs = Clubs
page-admin-no-clubs = Er zijn geen clubs.

## Your name and devices

page-me = Je naam en apparaten
page-me-lead = Wijzig je naam, voeg apparaten toe en beheer je gegevens. We herkennen je aan deze browser, en op elk apparaat dat je toevoegt, vind je je tafels terug.
page-me-seats = { $count ->
    [one] Je hebt via een link een plaats aan deze tafel:
   *[other] Je hebt via links plaatsen aan deze tafels:
  }
page-me-guest-why = Raak je de link naar een plaats kwijt of wis je de cookies van deze browser, dan ben je die plaats kwijt. Als gast vind je je tafels op al je apparaten terug. Je hebt er alleen een naam voor nodig.
page-me-guest = Gast worden
page-me-nobody = Zodra je een plaats aan een tafel hebt, kun je hier je naam wijzigen en apparaten toevoegen.
page-me-name-note = Geldt alleen voor nieuwe tafels. Waar je al een plaats hebt, blijft je naam hetzelfde.
page-me-name-keep = Naam opslaan
page-portrait = Je afbeelding
page-portrait-note = Anderen zien die naast je naam.
page-portrait-none = Geen afbeelding
page-portrait-number = Afbeelding { $number }
page-colour = Kleur van je plaatsen
page-colour-note = Je plaats heeft aan elke tafel deze kleur, tenzij iemand die er al zat hem heeft. De vorm blijft.
page-colour-any = Maakt niet uit
page-colour-0 = Blauw
page-colour-1 = Oranje
page-colour-2 = Groen
page-colour-3 = Roze
page-colour-4 = Geel
page-me-link = Op een ander apparaat spelen
page-me-link-lead = Je tafels staan dan ook op dat apparaat, en je kunt elk apparaat apart uitloggen.
page-me-link-make = Link maken
page-me-link-how = Scan deze code met het andere apparaat, of open de link daar.
page-me-link-note = De link werkt maar één keer, en alleen de komende tien minuten. Wie hem opent, speelt onder jouw naam: deel hem dus met niemand.
page-me-devices = Je apparaten
page-me-device = Een browser
page-me-device-here = dit apparaat
page-me-device-seen = laatst gebruikt { $when }
page-me-out = Uitloggen
page-me-out-note = Op een uitgelogd apparaat zie je je tafels niet meer. Opgeslagen links naar losse plaatsen blijven werken.
page-out-ask = Uitloggen en je tafels verliezen?
page-out-lead = Je bent alleen aan deze browser te herkennen. Log je uit, dan krijg je je naam, tafels en resultaten niet meer terug.
page-out-first = Met een inlognaam en een wachtwoord kun je altijd terugkomen.
page-out-now = Toch uitloggen
page-me-take-title = Ben jij dit?
page-me-take-lead = Als je verdergaat, speel je in deze browser als { $name }.
page-me-take-instead = Tot nu toe was je hier { $name }. Je plaatsen als { $name } raak je kwijt, tenzij je ook op een ander apparaat als { $name } speelt.
page-me-take-note = Ga alleen verder als je deze link zojuist zelf hebt gemaakt.
page-me-take = Ja, dat ben ik
page-forget = Gegevens verwijderen
page-forget-lead = Alles waaraan je hier te herkennen bent, wordt op elk apparaat verwijderd, en je krijgt het niet terug.
page-forget-ask = { $name } verwijderen?
page-forget-played = Partijen die je hebt uitgespeeld, blijven voor de andere spelers zichtbaar, met “{ $gone }” in plaats van je naam.
page-forget-running = { $count ->
    [one] Eén partij loopt nog. Je plaats blijft bestaan, maar niemand kan er nog spelen. De anderen mogen kiezen hoe het verdergaat: bij een partij met klokken meteen, anders na enkele dagen.
   *[other] { $count } partijen lopen nog. Je plaatsen blijven bestaan, maar niemand kan er nog spelen. De anderen mogen kiezen hoe het verdergaat: bij een partij met klokken meteen, anders na enkele dagen.
  }
page-forget-rest = Ook je resultaten en ratings, de adressen voor je meldingen, de tokens van je programma’s en je ingelogde apparaten worden verwijderd.
page-forget-first = Misschien wil je eerst een kopie.
page-forget-now = Voorgoed verwijderen
page-forget-done = Je gegevens zijn verwijderd
page-forget-done-lead = Deze browser hoort nu bij niemand. Je kunt altijd als iemand nieuws aan een tafel gaan zitten.
page-account = Op elk apparaat inloggen
page-account-why = Met een inlognaam en een wachtwoord krijg je je tafels op elk apparaat terug, ook als je dit apparaat kwijtraakt. Een e-mailadres heb je niet nodig.
page-account-make = Inlognaam kiezen
page-account-add = Naam en wachtwoord opslaan
page-account-there = Heb je al een inlognaam?
page-account-lead = Je logt in als “{ $login }”.
page-login = Inlognaam
page-login-note = Alleen jij gebruikt je inlognaam. Aan tafel zien anderen de naam die je hierboven hebt gekozen. Hoofdletters maken niet uit.
page-password = Wachtwoord
page-password-note = Minstens 8 tekens; een paar woorden zijn beter dan één.
page-password-old = Huidig wachtwoord
page-password-new = Nieuw wachtwoord
page-password-change = Wachtwoord wijzigen
page-password-others = Al je andere apparaten worden uitgelogd, en je krijgt een nieuwe herstelcode in plaats van de oude.
page-password-passkeys = Je passkeys blijven werken als je je wachtwoord wijzigt: wie zo’n passkey heeft, kan nog steeds inloggen.
page-password-to-passkeys = Passkeys bekijken of verwijderen
page-everywhere = Op alle apparaten uitloggen
page-code = Herstelcode
page-code-why = Vergeet je je wachtwoord, dan kun je met je inlognaam en deze code een nieuw kiezen.
page-code-once = Schrijf hem nu op: je krijgt hem niet nog eens te zien, en hij werkt maar één keer.
page-code-make = Een herstelcode maken
page-code-again = Een nieuwe herstelcode maken
page-code-there = Je hebt al een herstelcode. Die werkt niet meer zodra je een nieuwe maakt.
page-code-show = Code tonen
page-forgotten = Wachtwoord vergeten?
page-recovery = Een nieuw wachtwoord kiezen
page-recovery-lead = Kies met je inlognaam en je herstelcode een nieuw wachtwoord.
page-recovery-linked = Kies een nieuw wachtwoord voor “{ $login }”.
page-recovery-out = Al je apparaten worden uitgelogd.
page-recovery-set = Nieuw wachtwoord opslaan
page-recovery-host = Heb je geen herstelcode, vraag dan de beheerder van deze server om een link.
page-recovery-done = Je wachtwoord is gewijzigd
page-recovery-done-lead = Al je apparaten zijn uitgelogd. Je oude herstelcode werkt niet meer; dit is je nieuwe.
page-passkeys = Passkeys
page-passkeys-lead = Met een passkey log je in met de vingerafdruk, de gezichtsherkenning of de pincode van je apparaat in plaats van met je wachtwoord.
page-passkey-add = Een passkey toevoegen
page-passkey-remove = Verwijderen
page-passkey-sign-in = Inloggen met een passkey
page-passkey-failed = Dat is in de browser niet gelukt. Probeer het opnieuw of gebruik je wachtwoord.
page-sign-in = Inloggen
page-sign-in-lead = Vul je inlognaam en wachtwoord in om je tafels op dit apparaat terug te vinden.
page-sign-in-note = Je kiest ze onder “Je naam en apparaten”, op een apparaat waarop je al speelt.
page-sign-in-as = Welkom terug, { $name }
page-along-lead = Tot nu toe was je in deze browser { $other }. Wil je de plaatsen en resultaten van { $other } bij die van jou voegen?
page-along-note = Dit kun je niet ongedaan maken. Alle andere apparaten van { $other } worden uitgelogd. Speelt hier iemand anders als { $other }, kies dan “Niet toevoegen”.
page-along = Toevoegen
page-along-not = Niet toevoegen
page-instead-lead = Tot nu toe was je in deze browser { $other }. Zodra je inlogt, ben je hier { $other } niet meer.

## Results

page-results = Je resultaten
page-results-none = Je hebt nog geen partij uitgespeeld.
page-results-people = Alleen mensen: { $points } punten.
page-results-apart = Met computerspelers: { $points } punten.
page-practice = Wat je kunt oefenen
page-practice-go = Oefenen
page-practice-mistakes = { $count ->
    [one] Er wacht één dure keuze uit je eigen partijen { $game } op je.
   *[other] Er wachten { $count } dure keuzes uit je eigen partijen { $game } op je.
  }
page-practice-missed = { $game }: bij puzzels als “{ $question }” miste je de beste actie in { $missed } van { $count } eerste pogingen.
page-practice-weakest = { $game }: je aandeel in de winst ligt { $percent } procentpunten onder een gelijk aandeel.
page-practice-daily = In je resultaten valt niets op. De puzzels van vandaag zijn altijd een goede oefening.
page-results-matches = Partijen
page-results-bars = Elke balk is je aandeel in de winst; een gedeelde overwinning telt voor een deel. De lijn erop is het 95%-interval, de streepjeslijn een gelijk aandeel voor iedereen.
page-results-games = Per spel
page-results-seats = Per aantal spelers
page-results-opponents = Per tegenstander
page-results-figure = { $share } (gelijk aandeel: { $even }) · { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
  }
page-results-time = In de loop van de tijd
page-results-course = { $more ->
    [yes] Gemiddelde van de laatste { $count } partijen: { $percent } procentpunten meer van de winst dan een gelijk aandeel.
   *[no] Gemiddelde van de laatste { $count } partijen: { $percent } procentpunten minder van de winst dan een gelijk aandeel.
  }
page-results-points-how = Zo werken punten
page-results-points-what = Punten schatten je sterkte uit je meetellende partijen, apart voor partijen tussen mensen en met computerspelers. Tegen sterkere spelers win je meer punten. De schatting is voorzichtig: ze begint bij 0 en stijgt naarmate ze zekerder wordt. Een partij telt mee als alle mensen erin gast zijn en niemand is vervangen.
page-results-tries = Beste actie bij de eerste poging: { $found } van { $count }
page-result-won = Gewonnen.
page-result-shared = Gedeelde overwinning.
page-result-lost = Verloren.
page-result-lent = Geen punten: een computerspeler is voor iemand ingevallen
page-result-retractable = Geen punten: elke actie mocht worden teruggenomen
page-best = Ranglijst: { $game }
page-best-players = Ranglijsten:
page-best-lead = Vergelijk spelers op hun punten. Een uitgespeelde partij telt mee als alle menselijke spelers gast zijn. Winnen van sterkere spelers levert meer punten op. Wil je hier staan, speel dan drie partijen uit en kies “Mij tonen in de ranglijsten” onder “Je naam en apparaten”.
page-best-people = Alleen mensen
page-best-apart = Met computerspelers
page-best-none = Hier staat nog niemand.
page-best-points = { $points } punten
page-best-matches = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
  }
page-me-shown = Je naam staat in de ranglijsten zodra je drie partijen hebt uitgespeeld.
page-me-hidden = Alleen jij ziet je resultaten.
page-me-own-data = Je gegevens
page-me-data = Je gegevens downloaden
page-tournament = Toernooi
page-tournament-of = Toernooi: { $game }
page-tournament-open = Toernooi maken
page-tournaments = Je toernooien
page-tournament-lead = Nodig je vrienden uit met een link. Zodra jij begint, krijgt iedereen in elke ronde een tafel, en de uitslagen bepalen de stand.
page-tournament-size = Spelers per tafel
page-tournament-rounds = Rondes
page-tournament-rounds-note = Speelt iedereen tegen iedereen aan tafels voor twee, dan bepaalt het aantal spelers hoeveel rondes er zijn. Met dezelfde kaarten aan elke tafel is er één ronde.
page-tournament-play-too = Ik doe zelf mee
page-tournament-pairs = Tafels voor twee: iedereen speelt één keer tegen iedereen.
page-tournament-system = Toernooivorm
page-tournament-system-meet = Iedereen tegen iedereen
page-tournament-system-meet-note = Aan tafels voor twee speelt iedereen één keer tegen iedereen. Aan grotere tafels zitten spelers bij elkaar die elkaar het minst zijn tegengekomen.
page-tournament-system-swiss = Zwitsers
page-tournament-system-swiss-note = Spelers met ongeveer evenveel punten spelen tegen elkaar, zo mogelijk nooit twee keer. Ook met veel spelers zijn een paar rondes genoeg.
page-tournament-system-deal = Dezelfde kaarten aan elke tafel
page-tournament-system-deal-note = Eén ronde: elke tafel krijgt dezelfde kaarten en dezelfde trekkingen, en je wordt vergeleken met de spelers op jouw plaats aan de andere tafels. Een andere tafel kun je pas bekijken als iedereen klaar is.
page-tournament-swiss = { $rounds ->
    [one] Eén ronde aan tafels voor { $size }.
   *[other] { $rounds } rondes aan tafels voor { $size }. Spelers met ongeveer evenveel punten spelen tegen elkaar (het Zwitserse systeem).
  }
page-tournament-deal = Elke tafel voor { $size } krijgt dezelfde kaarten en dezelfde trekkingen. Een andere tafel kun je pas bekijken als iedereen klaar is; dan worden alle tafels vergeleken.
page-tournament-deal-points-how = Je wordt vergeleken met elke speler die aan een andere tafel jouw plaats heeft. Je score is het deel van deze spelers dat het slechter deed dan jij; wie het even goed deed, telt half. Partijen zonder uitslag tellen niet mee.
page-tournament-level = Bij gelijke punten tellen eerst de onderlinge uitslagen, dan Buchholz (BH: de punten van je tegenstanders), dan Sonneborn-Berger (SB: de punten van de tegenstanders die je hebt verslagen, plus de helft van de punten van degenen met wie je gelijk eindigde).
page-tournament-teams = { $one } spelen als team tegen { $other }: elk team speelt één keer op elke plaats.
page-tournament-teams-result = { $one } { $first }–{ $second } { $other }
page-tournament-compared = De tafels vergeleken
page-tournament-table = Tafel { $number }
page-deal-sealed = Anderen spelen nog met dezelfde kaarten. Zodra iedereen klaar is, zie je alles wat verborgen was, en de vergelijking.
page-tournament-tables = { $rounds ->
    [one] Eén ronde aan tafels voor { $size }.
   *[other] { $rounds } rondes aan tafels voor { $size }. In elke ronde zitten spelers bij elkaar die elkaar het minst zijn tegengekomen.
  }
page-tournament-points = Hoe de punten worden geteld
page-tournament-points-how = Een overwinning is één punt waard, hoeveel spelers er ook zijn. Anders krijg je het deel van je tegenstanders dat achter je eindigt; wie gelijk met je eindigt, telt half. Een vrije ronde is een half punt waard, een partij zonder uitslag niets.
page-tournament-invite = Wie deze link heeft, kan meedoen tot het toernooi begint.
page-tournament-link = Link voor je vrienden
page-tournament-entered = { $count ->
    [0] Nog geen deelnemers
    [one] Eén deelnemer
   *[other] { $count } deelnemers
  }
page-tournament-enter = Meedoen
page-tournament-in = Je doet mee.
page-tournament-leave = Stoppen
page-tournament-leave-note = Zit je midden in een partij, dan gaat die door.
page-tournament-for-good = In een toernooi dat is begonnen, kun je niet terugkomen.
page-tournament-take-out = Verwijderen
page-tournament-begin = Toernooi beginnen
page-tournament-begin-note = Daarna kan niemand meer meedoen.
page-tournament-next = Volgende ronde nu beginnen
page-tournament-next-note = De volgende ronde begint vanzelf zodra elke partij van deze ronde is afgelopen.
page-tournament-standings = Stand
page-tournament-place = Plaats
page-tournament-name = Naam
page-tournament-score = Punten
page-tournament-matches = Partijen
page-tournament-round = Ronde { $number } van { $count }
page-tournament-rests = Vrij: { $names }
page-tournament-won = Gewonnen: { $names }
page-tournament-shared = Gedeeld: { $names }
page-tournament-playing = Wordt gespeeld
page-tournament-opening = Begint
page-tournament-gathering = Meedoen kan nog
page-tournament-winner = { $count ->
    [one] { $names } heeft het toernooi gewonnen.
   *[other] { $names } hebben het toernooi samen gewonnen.
  }
page-tournament-all-level = Iedereen staat gelijk.
page-tournament-if = Als een speler stopt of nooit iets doet
page-tournament-if-note = Spelers die stoppen of hun gegevens verwijderen, houden hun punten maar worden niet meer ingedeeld; een partij die ze spelen, gaat door. Doet een speler niets, dan kunnen de anderen aan tafel een computerspeler laten invallen (de uitslag telt voor die speler) of de partij zonder uitslag beëindigen. Een lange pauze kan geen kwaad: de partij gaat verder waar die gebleven was.
page-tournament-stuck = Stilgevallen partijen
page-tournament-stuck-note = Als alle spelers op wie een partij wacht, geen tijd meer hebben of al dagen niets hebben gedaan, kun je de partij zonder uitslag beëindigen. Die levert dan geen punten op, en de volgende ronde kan beginnen.
page-tournament-over = Het toernooi is afgelopen
page-tournament-out = gestopt
page-me-hide = Mijn naam verbergen
page-me-show = Mij tonen in de ranglijsten

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
page-play-against-level = tegen { $names } ({ $level })
page-your-tables = Jouw tafels
page-no-tables = Je hebt nog geen tafels.
page-finished-matches = Gespeelde partijen
page-with = met { $names }
page-opened = { $when } geopend
page-nobody-else = verder nog niemand
page-turn = Jij bent aan de beurt
page-your-turn = Jij bent aan de beurt.
page-asked-asked = Mag er een actie worden teruggenomen?
page-asked-pause = Ga je akkoord met een pauze?
page-asked-end = De partij zonder uitslag beëindigen?
page-asked-late = De tijd van een speler is om, of iemand is weg: kies hoe het verdergaat.
page-remove = Verwijderen
page-remove-ask = Deze tafel verwijderen?
page-remove-note = De tafel verdwijnt op al je apparaten uit je lijst. Je houdt je plaats: via het adres van de tafel kom je weer terug.

## Rules

page-rules = Regels
page-rules-of = Regels van { $game }
page-rules-english = Wat nog niet vertaald is, staat in het Engels.
page-rules-background = Bronnen en andere lezingen
page-rules-asked = Wanneer je iets wordt gevraagd
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
page-rules-none = In geen enkele regel staat “{ $text }”.
page-rules-some = Geen enkele tekst bevat al deze woorden. In de volgende teksten staan er enkele.
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
page-somebody-gone = een vertrokken speler
page-sitter-me = Ik
page-sitter-here = Iemand hier
page-sitter-here-note = Jullie geven dit apparaat aan elkaar door. Tussen de beurten is het scherm afgedekt, zodat niemand de geheimen van een ander ziet.
page-sitter-person = Iemand anders
page-sitter-person-note = Je stuurt deze persoon een link naar de plaats.
page-your-name = Je naam
page-their-name = Naam
page-name-hint = Deze naam zien de andere spelers aan tafel.
page-how-many = Hoeveel spelers?
page-time = Tijd
page-time-none = Geen limiet
page-time-live = Klokken
page-time-days = Dagen per beurt
page-time-minutes = Minuten per speler
page-time-seconds = Seconden erbij per beurt
page-time-each-turn = Dagen per beurt
page-time-window = Alleen tussen deze uren
page-time-opens = Van
page-time-closes = Tot
page-time-zone = Tijdzone
page-time-note = Een speler verliest niet als de tijd om is: de anderen kunnen wachten, een computer laten invallen of de partij zonder uitslag beëindigen.
page-time-window-note = De klokken lopen alleen tussen deze uren, in zomer- en wintertijd. Laat beide leeg voor de hele dag.
page-time-live-told = { $minutes } min per speler{ $seconds ->
    [0] { "" }
   *[other] { " " }en { $seconds } s extra per beurt
  }
page-time-days-told = { $days ->
    [one] Eén dag per beurt
   *[other] { $days } dagen per beurt
  }
page-time-window-told = { $turn }, alleen van { $opens } tot { $closes } uur ({ $zone })
page-time-window-here = in jouw tijdzone:
page-options = Opties
page-options-usual = allemaal standaard
page-options-changed = { $count } gewijzigd
page-number-between = Een getal van { $low } tot en met { $high }
page-from-file = Uit een bestand laden:
page-own = Of vul zelf iets in:

## Links to the seats

page-links = Links om te delen
page-links-note = Wie een link opent, krijgt die plaats. Stuur elke link dus alleen naar de speler voor wie hij bedoeld is.
page-links-here = Het adres van deze pagina werkt alleen op deze computer, dus anderen kunnen de links niet openen. Wil je met vrienden spelen, stop de server dan met Ctrl-C, start hem opnieuw met de opdracht hieronder en laad deze pagina opnieuw.
page-links-elsewhere = Het adres van deze pagina werkt alleen op deze computer. Open je de pagina op het adres van de computer in je netwerk of op internet, dan kunnen anderen de links ook openen.
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
page-invited-how = Open de link uit je uitnodiging nog een keer om je plaats in te nemen. Deze browser moet cookies accepteren.
page-watch-here = Aan deze tafel meekijken
page-watch = Partijen om te bekijken
page-watch-lead = Iedereen mag deze partijen bekijken. Je ziet wat open ligt, nooit de geheimen.
page-watch-none = Er is nu geen openbare partij bezig. Als je een tafel opent, kun je anderen laten meekijken.
page-watch-since = Geopend { $when }
page-watch-count = { $count ->
    [one] { $count } kijker
   *[other] { $count } kijkers
  }
page-watch-go = Meekijken
page-show = Iedereen mag meekijken
page-show-note = De partij staat onder “Partijen om te bekijken”. Niemand ziet daarbij je hand.
page-shown-here = Iedereen mag deze partij bekijken.
page-tables = Open tafels
page-tables-lead = Neem een vrije plaats aan een van deze tafels. Een partij begint zodra alle plaatsen bezet zijn.
page-tables-none = Er zijn nu geen open tafels. Open er zelf een: kies een spel, laat een plaats vrij voor iemand anders en vink “Iedereen mag meedoen” aan.
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
page-public-note = Je tafel staat onder “Open tafels” tot alle plaatsen bezet zijn. Pas dan begint de partij.
page-gathering = De partij begint zodra alle plaatsen bezet zijn.
page-leave = De tafel verlaten
page-leave-note = De partij is nog niet begonnen. Als je weggaat, komt je plaats weer vrij.
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
page-has-left = Niet meer aan tafel: { $names }.
page-chat = Chat
page-chat-unread = ongelezen
page-chat-empty = Nog geen berichten.
page-chat-write = Bericht
page-chat-send = Versturen
page-chat-now = nu
page-chat-watches = kijkt mee
page-chat-note-player = Iedereen aan de tafel kan dit lezen, en toeschouwers ook.
page-chat-note-watcher = Andere toeschouwers kunnen je berichten nu al lezen, spelers pas na de partij.
page-chat-note-over = Iedereen kan dit lezen.
page-chat-off = Chat uitzetten
page-chat-is-off = Je hebt de chat uitgezet. Je ziet aan geen enkele tafel berichten.
page-chat-on = Chat aanzetten
page-chat-none = Geen chat
page-chat-none-note = Spelers en toeschouwers kunnen aan deze tafel geen berichten schrijven.
page-chat-more = Melden of blokkeren: { $name }
page-chat-report = Melden bij de beheerder
page-chat-reported = Gemeld bij de beheerder.
page-chat-mute = { $name } blokkeren
page-chat-muted = Je hebt { $name } geblokkeerd. Je ziet aan geen enkele tafel berichten van deze persoon.
page-chat-unmute = Deblokkeren
page-block-note = Mensen die je blokkeert, kunnen niet aan je open tafels gaan zitten en niet meedoen aan je toernooien, en je ziet hun berichten niet.
page-blocked = Je hebt { $name } geblokkeerd.
page-me-blocked = Geblokkeerde personen
page-me-blocked-names = Je ziet de namen die ze hadden toen je ze blokkeerde.
page-report-name = Naam melden
page-programs = Programma’s op je plaats
page-programs-lead = Geef een programma een token, dan ziet het je hand en kan het, als je wilt, voor je spelen. Alleen jij kunt tokens voor je plaats maken.
page-program-token = Token
page-program-once = Kopieer het token nu: je krijgt het niet nog eens te zien. Wie het token heeft, kan alles doen wat je hier toestaat, tot je het intrekt.
page-program-shown = Je hebt dit token al gezien, en elk token wordt maar één keer getoond. Heb je het niet opgeslagen, trek het dan in en maak een nieuw token.
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
page-notes-lead = Alleen jij ziet je notities.
page-notes-shared = Iedereen die dit apparaat gebruikt, ziet deze notities.
page-notes-none = Je hebt bij deze partij nog geen notities gemaakt.
page-notes-moment = Moment { $number }
page-notes-write = Notitie bij moment { $number }
page-notes-keep = Notitie opslaan
page-notes-remove = Notitie verwijderen
page-notes-file = Partijbestand met mijn notities
page-call = Waarschuw mij
page-call-lead = Krijg een melding als er aan de tafel iets voor je te doen is. Terwijl je de tafel bekijkt, krijg je er geen.
page-call-here = Meldingen gaan naar
page-call-by-mail = E-mail
page-call-by-webhook = Webhook
page-call-by-push = Browser
page-call-unconfirmed = Nog niet bevestigd: open de link in de e-mail die we daarheen hebben gestuurd. Anders wordt dit adres na een dag verwijderd.
page-call-remove = Verwijderen
page-call-push = Meldingen in deze browser
page-call-push-note = Deze browser toont meldingen, ook als er geen pagina open is. Zet de pagina op een iPhone of iPad eerst op het beginscherm.
page-call-push-refused = Je browser staat geen meldingen toe. Controleer de instellingen voor deze site.
page-call-add = Adres toevoegen
page-call-mail-note = Je krijgt een e-mail met een link. De meldingen beginnen zodra je die hebt geopend en het adres hebt bevestigd.
page-call-webhook-note = Voor programma’s: meldingen gaan als JSON naar dit adres, alleen via HTTPS.
page-call-stored = De server bewaart het adres, de taal van je meldingen en je plaats tot je “Verwijderen” kiest. Een melding bevat alleen wat je aan de tafel kunt zien en wordt na verzending verwijderd.
page-call-confirm-do = Ja, waarschuw mij
page-call-stop-do = Meldingen stopzetten
page-call-confirmed = Het adres is bevestigd.
page-call-stopped = Het adres is verwijderd. Er gaan geen meldingen meer naartoe.
page-call-failing-gone = Wordt niet meer bezorgd: dit adres bestaat niet meer.
page-call-failing-refused = Niet bezorgd: de dienst weigert onze meldingen. We blijven het proberen.
page-call-failing-late = De laatste melding kon niet worden bezorgd.
page-call-failing-push = Herstel dit door in die browser op ‘Meldingen in deze browser’ te drukken.
page-call-again-do = Opnieuw proberen
page-push-failing = Meldingen bereiken deze browser niet meer. De pushdienst van je browser bezorgt ze niet langer.
page-push-lost = Deze browser krijgt geen meldingen meer, hoewel je ze hier had aangezet.
page-push-denied = Je browser blokkeert meldingen van deze site. Sta ze toe in de instellingen voor deze site en druk daarna op de knop.
page-push-repair = Weer aanzetten
page-call-turn = Jij bent aan de beurt: { $game }
page-call-asked = Mag er een actie worden teruggenomen? { $game }
page-call-pause = Ga je akkoord met een pauze? { $game }
page-call-end = De partij zonder uitslag beëindigen? { $game }
page-call-lent = Een computer valt voor je in: { $game }
page-call-over = De partij is afgelopen: { $game }
page-call-again = Nog een partij? { $game }
page-call-low = Je tijd is bijna om: { $game }
page-call-invited = Een vriend heeft een plaats voor je: { $game }
page-call-late = Hoe wil je verder? { $game }
page-call-late-choose = Je kunt meer tijd geven, een computer laten invallen of de partij zonder uitslag beëindigen. De partij wacht tot iemand kiest.
page-call-left-minutes = { $minutes ->
    [one] Je hebt nog ongeveer een minuut.
   *[other] Je hebt nog ongeveer { $minutes } minuten.
  }
page-call-left-hours = { $hours ->
    [one] Je hebt nog ongeveer een uur.
   *[other] Je hebt nog ongeveer { $hours } uur.
  }
page-call-confirm = Is dit jouw adres? { $game }
page-call-confirm-note = Iemand die met vrienden bordspellen speelt, heeft dit adres opgegeven om bij elke beurt een melding te krijgen. Was jij dat, open dan deze link en bevestig het adres. Zo niet, negeer dan deze e-mail: je krijgt er geen meer.
page-call-since = Sinds je laatste actie:
page-call-open = Naar de tafel:
page-call-stop = Deze e-mails stopzetten:
page-clocks = Klokken
page-clock-days = { $days } d { $hours } u
page-clock-soon = Je hebt nog één minuut.
page-late-own = Je tijd is om. Je kunt nog steeds spelen, tenzij de anderen anders beslissen.
page-late = { $seat-is ->
    [you] Je tijd is om.
   *[other] De tijd van { $seat } is om.
  }
page-absent = { $days ->
    [one] { $seat } heeft al een dag niets gedaan.
   *[other] { $seat } heeft al { $days } dagen niets gedaan.
  }
page-taken-free = Andere plaatsen zijn nog vrij:
page-taken-full = Je kunt hier geen andere plaats innemen. Je kunt meekijken of aan een andere tafel gaan zitten.
page-vacant = De speler op plaats { $number } heeft deze server voorgoed verlaten en kan niet terugkomen.
page-link-renewed = De beheerder heeft een nieuwe link gemaakt voor de plaats van { $seat }.
page-link-renewed-own = De beheerder heeft een nieuwe link gemaakt voor je plaats. Oudere links ernaartoe werken niet meer.
page-late-end-wanted = Verzoek om zonder uitslag te stoppen: { $names }.
page-late-ask = Hoe verder?
page-late-wait = Meer tijd geven
page-late-computer = Een computer laten invallen
page-late-which = Welke computerspeler
page-late-end = Zonder uitslag beëindigen
page-pause-agree = Akkoord
page-pause-refuse = Weigeren
page-pause-ask = Om een pauze vragen
page-pause-asked = { $seat-is ->
    [you] Je hebt om een pauze gevraagd.
   *[other] { $seat } wil graag een pauze.
  }
page-pause-on = De partij is gepauzeerd. De klokken staan stil.
page-pause-end = Verder spelen
page-pause-ended = { $seat } heeft de pauze beëindigd.
page-pause-refused = { $seat } gaat niet akkoord met een pauze.
page-pause-withdrawn = { $seat } wil geen pauze meer.
page-seat-lent = Een computer valt voor je in.
page-seat-back = Zelf verder spelen
page-ended-without = Zonder uitslag geëindigd
page-ended-file = Het partijbestand stopt hier.
page-ended-without-why = De partij is voortijdig beëindigd: de tijd van een speler was om, of de beheerder van deze server heeft de tafel gesloten.
page-name-computer = { $name } (computer)
page-hand-over = Afdekken en aan { $name } geven
page-hand-over-covered = Geef het apparaat aan { $name }
page-take-over = Ik ben { $name }: toon mijn weergave
page-cover-note = Zorg dat niemand anders naar het scherm kijkt.
page-choices = Je keuzes
page-what-happened = Verloop
page-nothing-yet = Er is nog niets gebeurd.
page-fair = Controleerbaar eerlijk
page-commitment = Alle trekkingen in deze partij volgen uit een geheim dat bij het openen van de tafel is vastgelegd; het partijbestand onthult dat geheim na afloop. De SHA-256-hash van het geheim: { $hash }
page-fair-more = Zo controleer je het
page-fair-start = Bij het openen van de tafel legt de server een geheim vast en toont hij de hash ervan: een vingerafdruk die het geheim niet verraadt en bij geen ander geheim past.
page-fair-end = Na de partij toont de server het geheim. Komt de hash ervan overeen met die van het begin, dan lag het geheim al vast vóór de eerste actie en is het daarna niet veranderd.
page-fair-draws = Alle trekkingen volgen uit het geheim en het nummer van de actie, dus iedereen kan ze narekenen. Dit bewijst niet dat de server het geheim willekeurig heeft gekozen.
page-fair-hash = Hash, vanaf het begin getoond
page-fair-secret = Geheim, na afloop getoond
page-fair-not-yet = De partij is nog niet afgelopen. Noteer de hash nu en vergelijk hem na de partij.
page-fair-file = Partijbestand dat je hebt opgeslagen (anders wordt dat van de server gecontroleerd):
page-fair-check = In deze browser controleren
page-fair-right-hash = Het geheim past bij de hash die vanaf het begin is getoond.
page-fair-wrong-hash = Het geheim past niet bij de hash die vanaf het begin is getoond.
page-fair-right-draws = Elke trekking volgt uit het geheim. Gecontroleerde trekkingen:
page-fair-wrong-draws = Een trekking volgt niet uit het geheim. Regel van het bestand:
page-fair-other = Dit is niet het bestand van deze partij.
page-fair-verify = Je browser berekent zelf de hash en elke trekking. Aan de server vraagt hij alleen hoeveel mogelijkheden er bij elke trekking waren. Met deze opdracht controleer je op je eigen computer, zonder server, de trekkingen en ook of de regels zijn gevolgd:
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
page-offline-note = Je tafels zijn veilig. Speel verder zodra je weer online bent.
page-offline-again = Opnieuw proberen
page-unreachable = De server is niet bereikbaar. Wat je hebt ingevuld, staat er nog. Nieuwe poging …
page-reachable = De server is weer bereikbaar. Druk nog een keer op de knop.

## Taking back

page-take-back = Terugnemen
page-take-back-ask = Om terugnemen vragen
page-take-back-of = { $action } – je hebt sindsdien iets nieuws gezien, dus de anderen moeten akkoord gaan
page-take-back-free = { $action } – je hebt sindsdien niets nieuws gezien, dus je kunt dit vrij terugnemen
page-take-back-until = Je kunt een actie terugnemen tot je iets nieuws ziet. Daarna moeten de andere mensen aan tafel akkoord gaan; speel je alleen tegen computers, dan kan het niet meer.
page-take-back-asked = { $seat-is ->
    [you] Je hebt gevraagd om de laatste actie terug te nemen.
   *[other] { $seat } wil de laatste actie terugnemen.
  }
page-take-back-told = { $seat-is ->
    [you] Je hebt gevraagd om dit terug te nemen: “{ $told }”
   *[other] { $seat } wil dit terugnemen: “{ $told }”
  }
page-take-back-later = { $count ->
    [one] Daarmee wordt ook { $count } latere actie teruggenomen.
   *[other] Daarmee worden ook { $count } latere acties teruggenomen.
  }
page-take-back-done = { $seat } heeft een actie teruggenomen.
page-take-back-refused = { $seat } heeft het terugnemen niet toegestaan.
page-take-back-withdrawn = { $seat } wil niets meer terugnemen.
page-take-back-lapsed = { $seat } heeft verder gespeeld, dus terugnemen kan niet meer.
page-take-back-agree = Terugnemen toestaan
page-take-back-refuse = Niet toestaan

## Tips

page-loss-all = wat je op tafel ook kiest
page-loss-many = { $count } van de { $ways } keuzes op tafel
page-hint = Tip
page-hint-ask = Wat zou een sterke speler overwegen?
page-hint-thinking = Er wordt een tip bedacht …
page-hint-title = Een sterke speler zou overwegen
page-hint-only = Er is maar één actie mogelijk.
page-hint-equal = De suggesties zijn ongeveer even goed.
page-hint-equal-why = Suggesties 1 en 2 zijn ongeveer even goed: gemiddeld leveren beide al gauw { $amounts } op.
page-hint-amount = { $amount } { $stake }
page-hint-better = Suggestie 1 lijkt iets beter.
page-hint-clear = Suggestie 1 is duidelijk beter.
page-hint-chance = Ongeveer { $percent }% kans om te winnen.
page-play-on-here = Vanaf hier verder spelen
page-play-on-from = De partij begint zoals na stap { $step } van een eerdere. Ze telt niet mee voor de punten.
page-play-puzzle = De partij begint zoals in puzzel { $number }. De verborgen kaarten worden opnieuw gedeeld. Ze telt niet mee voor de punten.
page-play-study = De partij begint in een stelling uit deze studie. Ze telt niet mee voor de punten.
page-play-position = Beginnen in een stelling
page-play-position-note = De partij telt dan niet mee voor de punten.
page-in-position = Deze partij is in een stelling begonnen. Dat het toeval eerlijk is, valt niet te bewijzen, en ze telt niet mee voor de punten.
page-played-on = Deze partij speelt een andere verder; daarom is er geen bewijs voor het toeval.
page-analysis = Analyse
page-analysis-working = De partij wordt geanalyseerd…
page-analysis-failed = Deze partij kan nu niet worden geanalyseerd.
page-analysis-how = Een sterke computerspeler heeft elke keuze bekeken en wist daarbij alleen wat de speler zelf kon weten. Alle kansen zijn schattingen.
page-analysis-whole = Winkansen als alles bekend is
page-analysis-known = Winkansen volgens wat elke speler kon weten
page-analysis-known-short = Wat ze wisten
page-analysis-costly = Dure keuzes
page-analysis-cost = { $seat-is ->
    [you] Je gaf { $percent } procentpunten winkans weg
   *[other] { $seat } gaf { $percent } procentpunten winkans weg
  }
page-analysis-better = Beter:
page-analysis-played = Gespeeld:
page-analysis-soon = Gemiddeld levert dit al gauw { $amounts } op.
page-analysis-instead = { $best } { $stake } in plaats van { $played }
page-analysis-theirs = { $seat-is ->
    [you] { $amount } voor jou
   *[other] { $amount } voor { $seat }
  }
page-analysis-none = In deze partij was geen enkele keuze duur.
page-analysis-luck = Geluk
page-analysis-luck-note = Zoveel heeft het toeval na het delen aan de winkansen veranderd
page-analysis-lucky = { $seat-is ->
    [you] Je kreeg er door geluk { $percent } procentpunten winkans bij
   *[other] { $seat } kreeg er door geluk { $percent } procentpunten winkans bij
  }
page-analysis-points = { $percent }%
page-analysis-step = Toon stap { $step }
page-analysis-all = Hele analyse
page-analysis-previous = Vorig gemarkeerd moment
page-analysis-next = Volgend gemarkeerd moment
page-analysis-on-device = Op je eigen apparaat geanalyseerd.
page-analysis-on-server = Op de server geanalyseerd.
page-hints-allowed = Tips zijn aan deze tafel toegestaan: wie aan de beurt is, kan erom vragen.
page-hints-allow = Tips toestaan
page-back-allow = Alles terugnemen
page-back-allow-note = Speel je alleen tegen computers, dan kun je ook acties terugnemen die je iets nieuws lieten zien. Je krijgt dan dezelfde trekkingen opnieuw.
page-hints-allow-note = Wie aan de beurt is, kan vragen welke acties een sterke speler zou overwegen. Speel je alleen tegen computers, dan zijn tips altijd toegestaan.

## The end

page-unplayable = Deze partij kan hier voorlopig niet worden gespeeld, maar blijft bewaard. Vraag ernaar bij de beheerder van de server.
page-over = De partij is afgelopen.
page-winner = { $seat-is ->
    [you] Je hebt gewonnen!
   *[other] { $seat } heeft gewonnen.
  }
page-shared-by = { $names } delen de overwinning.
page-share = { $percent }% van de overwinning
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
page-puzzles-lead = Vind de beste actie in stellingen uit echte partijen. In elke stelling is één actie duidelijk beter dan alle andere, en je ziet alleen wat de speler zag.
page-puzzles-how = Computerspelers hebben deze stellingen na lang rekenen gevonden. De winstkansen zijn hun schattingen.
page-puzzle-number = Puzzel { $number }
page-puzzle-solved = opgelost
page-puzzle-easy = Makkelijk
page-puzzle-medium = Gemiddeld
page-puzzle-hard = Moeilijk
page-puzzle-easy-note = Eén actie vooruitkijken is genoeg.
page-puzzle-medium-note = Wie maar kort kijkt, kan dit missen.
page-puzzle-hard-note = Zelfs wie even doorrekent, mist dit.
page-puzzle-given = { $grade } · { $count } spelers
page-puzzle-ask = Wat speel je?
page-puzzle-best = Je hebt de beste actie gevonden!
page-puzzle-good = Een goede actie, maar niet de beste
page-puzzle-loses = Niet de beste actie
page-puzzle-yours = “{ $action }” wint { $wins } van de 100 partijen, { $lost } minder dan de beste actie.
page-puzzle-is-best = De beste: “{ $action }” wint { $wins } van de 100 partijen.
page-puzzle-second = De op één na beste: “{ $action }” wint er { $wins }.
page-puzzle-why = Wat het verschil maakt
page-puzzle-why-note = Hoe vaak dit kort na de beste actie gebeurt en hoe vaak kort na de op één na beste, in procenten van minstens 40 pogingen:
page-puzzle-often = beste { $best }%, op één na beste { $other }%
page-puzzle-solution = Oplossing tonen
page-puzzle-figures = Alle acties
page-puzzle-action = Actie
page-puzzle-wins = Gewonnen per 100
page-puzzle-next = Volgende puzzel
page-puzzle-again = Nog eens proberen
page-daily = Puzzel van de dag
page-daily-all = Puzzels van de dag
page-daily-lead = Eén stelling uit elk spel, voor iedereen dezelfde. Om middernacht in jouw tijdzone komen er nieuwe.
page-daily-done = Je hebt een van de puzzels van vandaag opgelost.
page-daily-history = De afgelopen zeven dagen
page-daily-history-note = Je kunt deze puzzels nog oplossen. Ze tellen mee voor je rating, maar niet meer voor je dagen op rij.
page-streak-days = { $count ->
    [one] Je hebt vandaag een puzzel van de dag opgelost.
   *[other] { $count } dagen op rij met een opgeloste puzzel van de dag.
  }
page-streak-longest = { $count ->
    [one] Je langste reeks: { $count } dag.
   *[other] Je langste reeks: { $count } dagen.
  }
page-streak-puzzles = { $count ->
    [one] { $count } puzzel op rij bij de eerste poging opgelost.
   *[other] { $count } puzzels op rij bij de eerste poging opgelost.
  }
page-streak-puzzles-longest = { $count ->
    [one] De meeste puzzels op rij bij de eerste poging: { $count }.
   *[other] De meeste puzzels op rij bij de eerste poging: { $count }.
  }
page-rating = { $points } ± { $margin }
page-rating-yours = Je rating in deze puzzels: { $rating }
page-rating-change = Eerste poging: { $change }. Je rating in de puzzels van { $game }: { $rating }.
page-rating-puzzle = Rating van deze puzzel: { $rating }.
page-rating-run = Je zag deze puzzel voor het eerst in een ronde op tijd, dus hij verandert je rating niet.
page-rating-how = Zo werkt de rating van puzzels
page-rating-what = Puzzels hebben een rating, net als spelers. Vind je de beste actie bij je eerste poging, dan win je van de puzzel: jouw rating stijgt en die van de puzzel daalt. Anders is het omgekeerd. Een goede actie die niet de beste is, telt als gelijkspel. Iedereen begint in elk spel met 1500.
page-rating-margin = “1512 ± 140” betekent dat je sterkte met een kans van 95% tussen 1372 en 1652 ligt. Hoe meer puzzels je probeert, hoe kleiner de marge.
page-rating-first = Alleen je eerste poging telt, dus je kunt puzzels zo vaak herhalen als je wilt. Rondes op tijd veranderen de rating niet.
page-rating-course = Je rating na elke puzzel, nu { $rating }. De band toont de marge.
page-puzzle-fitting = Een puzzel op mijn niveau
page-run = Ronde op tijd
page-run-lead = Hoeveel puzzels los je in { $minutes } minuten op? Ze worden steeds moeilijker, en na { $mistakes } fouten is de ronde voorbij. Een goede actie die niet de beste is, is geen fout. Rondes veranderen je rating niet.
page-run-start = Starten
page-run-score = Opgelost: { $count } · Fouten: { $missed } van { $most }
page-run-right = Goed!
page-run-good = Goed, maar niet de beste
page-run-wrong = Niet de beste actie
page-run-solved = { $count ->
    [one] Je hebt { $count } puzzel opgelost
   *[other] Je hebt { $count } puzzels opgelost
  }
page-run-record = Je beste ronde tot nu toe!
page-run-best = { $count ->
    [one] Beste ronde: { $count } puzzel
   *[other] Beste ronde: { $count } puzzels
  }
page-run-look = Open een puzzel om hem zonder klok nog eens te proberen.
page-run-again = Nog een ronde
page-mistakes = Leer van je fouten
page-mistakes-lead = Elk van deze keuzes gaf in een van je afgelopen partijen winkans weg. Vind een betere. Als je die oplost, komt ze na 1, 7 en 30 dagen terug.
page-mistake-line = { $percent } punten · { $when }
page-mistakes-later = { $count ->
    [one] Eén opgeloste keuze komt later terug.
   *[other] { $count } opgeloste keuzes komen later terug.
  }
page-mistakes-learned = { $count ->
    [one] Je hebt er één geleerd.
   *[other] Je hebt er { $count } geleerd.
  }
page-mistakes-look = { $count ->
    [one] Nog een partij analyseren
   *[other] Nog { $count } partijen analyseren
  }
page-mistakes-looking = { $count ->
    [one] Eén partij wordt geanalyseerd…
   *[other] { $count } partijen worden geanalyseerd…
  }
page-mistake-given = Uit je partij van { $when }: je keuze gaf hier { $percent } procentpunten winkans weg.
page-mistake-taken = Tot nu toe:
page-mistake-over = Opnieuw beginnen
page-mistake-best = Je hebt de beste keuze gevonden!
page-mistake-good = Ongeveer even goed als de beste keuze!
page-mistake-loses = Dit geeft { $percent } punten weg
page-mistake-played = Net als in de partij: dit geeft { $percent } punten weg
page-mistake-yours = Jouw antwoord:
page-mistake-again = Hij komt { $when } terug.
page-mistake-learned = Vier keer achter elkaar opgelost: deze ken je.
page-mistake-next = Volgende
page-puzzle-by = voorgesteld door { $name }
page-puzzles-ours = Uit onze partijen
page-puzzles-ours-note = Spelers van deze site hebben deze stellingen uit hun eigen partijen voorgesteld. Lange zoekacties hebben bevestigd dat één actie duidelijk de beste is.
page-submission = Als puzzel voorstellen
page-submission-note = De beheerders kiezen welke stellingen iedereen kan oplossen. De puzzel toont wat je toen zag, zonder de namen van de spelers.
page-submission-named = Mijn naam erbij vermelden
page-submission-send = Versturen
page-submission-sent = Voorgesteld als puzzel. Een beheerder bekijkt hem.
page-submission-accepted = Aangenomen als puzzel. Lange zoekacties controleren hem.
page-submission-confirmed = Iedereen kan deze puzzel oplossen.
page-submission-unclear = Aangenomen, maar lange zoekacties vonden geen actie die duidelijk de beste is. Daarom wordt het geen puzzel.
page-submission-refused = De beheerders hebben deze stelling niet als puzzel gekozen.
page-statistics = Statistiek
page-statistics-of = Wat wint { $game }?
page-statistics-lead = Hoe partijen eindigen, welke plaatsen winnen en welke vroege voorsprong loont.
page-statistics-how = Elke balk toont een aandeel, de lijn erop het 95%-interval: daarin ligt waarschijnlijk het ware aandeel. Een lange lijn betekent weinig gevallen. De streepjeslijn is een gelijk aandeel.
page-statistics-none = Er is nog geen partij geteld.
page-statistics-computer = Computer
page-statistics-site = Deze site
page-statistics-own = Jij
page-statistics-of-computer = { $count ->
    [one] Eén partij van even sterke computerspelers. { $player }
   *[other] { $count } partijen van even sterke computerspelers. { $player }
  }
page-statistics-of-site = { $count ->
    [one] Eén partij op deze site
   *[other] { $count } partijen op deze site
  }
page-statistics-of-own = { $count ->
    [one] Eén partij van jou
   *[other] Je laatste { $count } partijen
  }
page-statistics-figure = { $share } ({ $low } tot { $high }) van { $count }
page-statistics-order = Volgorde van de beurten
page-statistics-order-note = Hoe vaak elke plaats in de volgorde won
page-statistics-begins = Wie begint
page-statistics-place = Speler { $place } in de volgorde
page-statistics-ahead = Voorsprong
page-statistics-ahead-note = Hoe vaak de speler won die als enige voorlag, toen een deel van de acties van de partij was gespeeld
page-statistics-most = Meeste: { $stake }
page-statistics-least = Minste: { $stake }
page-statistics-third = Na een derde
page-statistics-half = Na de helft
page-statistics-two-thirds = Na twee derde
page-statistics-openings = Eerste acties
page-statistics-openings-note = Hoe vaak spelers wonnen na de meest voorkomende eerste acties
page-statistics-endings = Eindes
page-statistics-endings-note = Het aandeel partijen dat op elke manier eindigde
page-statistics-length = Lengte
page-statistics-actions = ongeveer { $median } acties; 9 van de 10 partijen hebben er { $low } tot { $high }

## Looking back

page-step-through = Stap voor stap
page-zoom-fit = Alles tonen
page-zoom-in = Inzoomen
page-look-back = Terugkijken
page-since-turn = Sinds je laatste beurt
page-since-start = Sinds het begin
page-turn-skip = Naar jouw beurt
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
page-download-note = Elke actie en elke trekking van de partij, om op te slaan, na te spelen of te controleren.
page-open-file = Partijbestand openen
page-open-file-lead = Bekijk een partij uit een bestand: stap voor stap en vanuit het oogpunt van elke speler.
page-open-file-which = Partijbestand
page-open-file-note = Je kunt het bestand na de partij bij de tafel downloaden. Wie de link heeft naar de tafel die hier wordt geopend, kan de partij ook bekijken.
page-open-file-go = Bekijken
page-read-from-file = Deze partij is uit een partijbestand geladen.

## Studies

page-study = Studie
page-studies = Studies
page-studies-lead = Loop een partij door, probeer voor elke speler andere zetten en schrijf opmerkingen, alleen of samen. Alle kaarten liggen open.
page-studies-own = Jouw studies
page-studies-none = Je hebt nog geen studies. Begin er hier een, bij een afgelopen partij of bij een puzzel.
page-study-new = Nieuwe studie
page-study-new-of = Nieuwe studie: { $game }
page-study-open = Studie
page-study-title = Titel
page-study-position = Stelling
page-study-position-note = Laat dit leeg om opnieuw te delen. Schrijf anders één veld per regel, zoals in een partijbestand. Wat uit de rest volgt, kun je weglaten.
page-study-begin = Studie beginnen
page-study-line = Regel { $number }:
page-study-acts = { $name } is aan zet
page-study-act-for = Spelen voor { $name }
page-study-beginning = Begin
page-study-ways = Vervolgen
page-study-main = hoofdvariant
page-study-moves = Zetten
page-study-comment = Opmerking
page-study-theirs = Intussen door iemand anders opgeslagen:
page-study-comment-save = Opmerking opslaan
page-study-edit = Deze stelling bewerken
page-study-promote = Variant naar voren
page-study-delete = Vanaf hier verwijderen
page-study-delete-note = { $count ->
    [one] Dit verwijdert één stelling met de opmerking. Je kunt dit niet ongedaan maken.
   *[other] Dit verwijdert { $count } stellingen met hun opmerkingen. Je kunt dit niet ongedaan maken.
  }
page-study-roll = Opnieuw dobbelen
page-study-share = Delen en instellingen
page-study-read-link = Leeslink
page-study-read-note = Iedereen met deze link kan de studie doorlopen.
page-study-edit-link = Bewerklink
page-study-edit-note = Iedereen met deze link kan de studie wijzigen.
page-study-edit-new = Nieuwe bewerklink maken
page-study-edit-new-note = De oude link werkt dan niet meer.
page-study-file = Partijbestand met varianten
page-study-as-text = Stelling als tekst
page-study-remove = Studie verwijderen
page-study-remove-note = Dit verwijdert de studie voor iedereen. Je kunt dit niet ongedaan maken.
page-study-title-save = Titel opslaan
page-study-reading = Je bekijkt deze studie. Om ze te wijzigen heb je de bewerklink nodig.

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
page-take-seat-lead = Deze link is voor { $name }. Wie hem gebruikt, speelt op deze plaats.
page-take-seat-instead = Deze browser heeft al een andere plaats aan deze tafel. Die raak je dan kwijt.
page-link-own-title = Link naar je eigen plaats
page-link-own-note = Alleen voor jou: open hem om op een ander apparaat verder te spelen.
page-seen-by-whom = Bekijken als
page-step-go = Ga
page-touch-hold = Ingedrukt houden
page-touch-hold-for = Uitleg tonen
page-touch-spread = Twee vingers spreiden
page-touch-spread-for = Inzoomen
page-touch-twice = Dubbeltikken op een vrije plek
page-touch-twice-for = Daar inzoomen, of weer het hele bord tonen
page-key-arrows = Naar het volgende of vorige onderdeel; bij het terugkijken een stap verder of terug
page-key-enter = Kiezen
page-key-numbers = Het eerste, tweede, … antwoord kiezen; bij een tip de suggestie met dat nummer
page-key-pause = Acties van anderen pauzeren
page-key-skip = Acties van anderen overslaan
page-key-look-back = Terugkijken; terug naar de partij
page-key-tale = Verloop
page-key-explain = Uitleg per onderdeel: bladeren met de pijltjes, stoppen met Esc
page-key-help = Deze lijst

## In the terminal

term-number = Nummer of actie:
term-help = Typ het nummer of de woorden van een actie om die uit te voeren. undo: je keuze terugnemen. hint: sterke acties tonen. rules: korte uitleg, begrippen en regels; rules R2.3 of rules WOORD: opzoeken. tale: het verloop. help: deze tekst. quit: stoppen.
term-keys = 1 … z kiezen · h tip · r regels · u terug · t verloop · PgUp/Dn · q stoppen
term-rules-keys = Enter opzoeken · ↑↓ PgUp/Dn bladeren · Esc terug
term-nothing-to-undo = Er is niets om terug te nemen.
term-undone = Teruggenomen.
term-instead = { $count ->
    [1] Typ 1 of de woorden “{ $words }”: { $label }
   *[other] Typ een nummer van 1 tot { $count } of de woorden van een actie. Bijvoorbeeld { $number } of “{ $words }”: { $label }
  }
term-bye = Tot ziens!
term-puzzle-prompt = Typ het nummer of de woorden van een actie. next: volgende puzzel. quit: stoppen.
term-rules = Typ een trefwoord uit deze lijst, een regel als R2.3 of woorden om te zoeken: { $example }
term-help-title = Hulp

## The host’s words, and the admin pages

page-imprint = Colofon
page-privacy = Privacy
page-announced-down-back = Onderhoud: { $from } – { $until }.
page-announced-down = Onderhoud vanaf: { $from }.
page-announced-back = Weer online: { $until }.
page-announced-safe = Alles is opgeslagen, en je partijen gaan daarna verder.
page-admin = Beheer
page-admin-status = Status
page-admin-guests = Gasten
page-admin-tables = Tafels
page-admin-reports = Meldingen
page-admin-submissions = Voorgestelde puzzels
page-admin-no-submissions = Er wachten geen voorstellen.
page-admin-position = Stelling
page-admin-accept = Aannemen
page-admin-refuse = Afwijzen
page-admin-accepted = Aangenomen
page-admin-take-off = Verwijderen
page-admin-announcements = Aankondigingen
page-admin-site = Site
page-admin-become = Admin worden
page-admin-become-lead = Als admin beheer je gasten, tafels, meldingen en aankondigingen, op al je apparaten. Verborgen kaarten zie je niet.
page-admin-become-known = In deze browser ben je { $name }.
page-admin-become-new = Deze browser is hier nog geen gast: kies een naam. Heb je een inlognaam, log dan eerst in en open daarna de link opnieuw.
page-admin-version = Versie
page-admin-backup = Laatste back-up
page-admin-backup-none = onbekend
page-admin-database = Database
page-admin-size = { $kind }, { $size } MB, schema { $schema }
page-admin-tables-count = { $count } ({ $running } lopend, { $archived } gearchiveerd)
page-admin-guests-count = { $count } ({ $accounts } met een inlognaam, { $visitors } hier in de afgelopen twee dagen)
page-admin-waiting = Wachtende meldingen
page-admin-process = Serverproces { $number }
page-admin-started = Gestart
page-admin-memory = Geheugen
page-admin-pace = Acties per seconde, afgelopen minuut
page-admin-open-pages = Open tafelpagina’s
page-admin-cached = Tafels in het geheugen
page-admin-thinking = Computerspelers
page-admin-thoughts = { $running } denken na, { $waiting } wachten
page-admin-failures = Databasefouten
page-admin-metrics = Als meerdere processen deze site bedienen, zie je er één van. Met de optie --metrics publiceert elk proces zijn eigen cijfers.
page-admin-find = Deel van een naam, of een id
page-admin-search = Zoeken
page-admin-seen = laatst hier
page-admin-since = gast sinds
page-admin-seats = { $count ->
    [one] { $count } tafel
   *[other] { $count } tafels
  }
page-admin-nobody = Geen gasten gevonden.
page-admin-tag-banned = uitgesloten
page-admin-tag-deactivated = gedeactiveerd
page-admin-tag-admin = admin
page-admin-id = Id
page-admin-name = Naam
page-admin-rename = Naam wijzigen
page-admin-rename-note = De nieuwe naam vervangt de oude aan alle tafels, in chats en in toernooien.
page-admin-access = Toegang
page-admin-ban = Uitsluiten
page-admin-unban = Uitsluiting opheffen
page-admin-ban-note = Een uitgesloten gast kan geen tafels openen, niet gaan zitten, niet chatten en niet aan toernooien meedoen, maar wel zijn partijen afmaken.
page-admin-deactivate = Deactiveren
page-admin-activate = Weer activeren
page-admin-deactivate-note = Een gedeactiveerde gast wordt op alle apparaten uitgelogd en kan niet inloggen. De gegevens blijven.
page-admin-delete = Verwijderen …
page-admin-delete-guest = Gast verwijderen
page-admin-delete-guest-note = De naam { $name } verdwijnt overal, met berichten, notities, apparaten en inlognaam. Je kunt dit niet ongedaan maken.
page-admin-running-only = Alleen lopende partijen
page-admin-over-too = Ook afgelopen partijen
page-admin-no-tables = Geen tafels.
page-admin-state = Toestand
page-admin-state-gathers = wacht op spelers
page-admin-state-runs = loopt
page-admin-state-paused = gepauzeerd
page-admin-state-over = afgelopen
page-admin-state-ended = zonder uitslag beëindigd
page-admin-state-unreadable = onleesbaar voor deze versie
page-admin-opened = Geopend
page-admin-latest = Laatste wijziging
page-admin-to-act = is aan zet
page-admin-end = Sluiten of verwijderen
page-admin-close = Zonder uitslag beëindigen
page-admin-close-note = De partij eindigt voor iedereen aan tafel, zonder uitslag. Zoals na elke partij worden de kaarten zichtbaar.
page-admin-delete-table = Tafel verwijderen
page-admin-delete-table-note = De tafel verdwijnt met partij, chat en notities, ook uit de resultaten van de spelers. Je kunt dit niet ongedaan maken.
page-admin-table = tafel
page-admin-no-reports = Geen open meldingen.
page-admin-reported-name = naam, gemeld door { $reporter }
page-admin-reported-message = bericht, gemeld door { $reporter }
page-admin-removed = (verwijderd)
page-admin-remove-message = Bericht verwijderen
page-admin-settle = Melding sluiten
page-admin-announce-lead = Aankondigingen verschijnen op elke pagina, in de taal van de bezoeker en met tijden in de eigen tijdzone.
page-admin-shown = nu zichtbaar
page-admin-not-shown = nu niet zichtbaar
page-admin-withdraw = Verwijderen
page-admin-announce-new = Nieuwe aankondiging
page-admin-announce-text = Je eigen woorden
page-admin-announce-text-note = Niet nodig als je een tijd opgeeft. Ze worden niet vertaald.
page-admin-down-at = Server uit vanaf
page-admin-back-at = Server terug om
page-admin-shown-from = Tonen vanaf
page-admin-shown-until = Tonen tot
page-admin-announce-times = Alle tijden zijn optioneel. Zonder de laatste twee is de aankondiging vanaf nu zichtbaar tot de server terug is, helemaal zonder tijden tot je haar verwijdert.
page-admin-utc = De tijden zijn in UTC.
page-admin-announce = Aankondigen
page-admin-site-lead = Dit zijn jouw teksten als beheerder. Colofon en privacy staan onderaan elke pagina.
page-admin-every-language = Alle talen
page-admin-site-name = Naam van de site
page-admin-site-note = Gewone tekst: witregels scheiden alinea’s, een regel die met # begint is een kop, en webadressen worden links. Een taal zonder tekst toont die voor alle talen.
page-admin-save = Opslaan

page-private = Deze site is besloten
page-private-lead = Om binnen te komen heb je een uitnodiging van de beheerder nodig.
page-private-lead-password = Vul het wachtwoord van de site in of open een uitnodiging van de beheerder.
page-private-seat = Ook met een link naar een plaats, van een vriend die hier speelt, kom je binnen.
page-private-password = Wachtwoord van de site
page-private-enter = Naar binnen
page-private-known = Heb je hier al een inlognaam?
page-admin-private = Besloten site
page-admin-private-lead = Op een besloten site zien bezoekers alleen een pagina die om een uitnodiging of het wachtwoord van de site vraagt. Gasten die hier al spelen, houden toegang.
page-admin-private-on = Deze site is besloten.
page-admin-private-off = Deze site is open voor iedereen.
page-admin-private-make = Site besloten maken
page-admin-private-open = Site openstellen voor iedereen
page-admin-private-invitation = Uitnodiging
page-admin-private-invitation-note = Iedereen die deze link opent, komt binnen. Hij werkt tot je een nieuwe maakt of het wachtwoord wijzigt.
page-admin-private-renew = Nieuwe uitnodiging maken
page-admin-private-renew-note = De oude link werkt dan niet meer, en wie daarmee of met het wachtwoord binnenkwam, heeft de nieuwe nodig. Gasten houden toegang.
page-admin-private-set = Er is een wachtwoord ingesteld.
page-admin-private-none = Er is geen wachtwoord ingesteld, dus bezoekers hebben een uitnodiging nodig.
page-admin-private-save = Wachtwoord instellen
page-admin-private-remove = Wachtwoord verwijderen

page-mail-add = E-mailadres toevoegen
page-mail-change = E-mailadres wijzigen
page-mail-why = Als je je wachtwoord vergeet, kunnen we je een link voor een nieuw wachtwoord sturen. Het adres wordt nergens anders voor gebruikt.
page-mail-is = Links gaan naar { $address }.
page-mail-wanted = We hebben naar { $address } geschreven. Open de link in dat bericht binnen een dag om het adres te bevestigen.
page-mail-address = E-mailadres
page-mail-confirm-send = Bevestiging sturen
page-mail-remove = Adres verwijderen
page-mail-confirm = Bevestig je e-mailadres
page-mail-confirm-lead = Links voor een nieuw wachtwoord van “{ $login }” gaan dan naar { $address }.
page-mail-confirm-do = Adres bevestigen
page-mail-confirmed = Je e-mailadres is bevestigd
page-mail-confirmed-lead = Als je je wachtwoord vergeet, krijg je onder “Inloggen” een link voor een nieuw wachtwoord.
page-mail-ask = Link per e-mail krijgen
page-mail-ask-lead = Als je account een e-mailadres heeft, sturen we je een link waarmee je een nieuw wachtwoord kiest.
page-mail-login = Inlognaam of e-mailadres
page-mail-send = Link sturen
page-mail-code = Liever een herstelcode gebruiken
page-mail-sent = Bekijk je e-mail
page-mail-sent-lead = Als er een account met deze naam of dit adres is en het adres is bevestigd, dan is er een link onderweg. Hij werkt één keer, binnen een uur.
page-mail-confirm-subject = Bevestig je e-mailadres
page-mail-confirm-why = Iemand, waarschijnlijk jij, heeft dit adres opgegeven voor het account “{ $login }” op { $site }. Was jij het niet, negeer dit bericht dan.
page-mail-confirm-opens = Open deze link binnen een dag om het adres te bevestigen:
page-mail-reset-subject = Nieuw wachtwoord voor “{ $login }”
page-mail-reset-why = Iemand, waarschijnlijk jij, heeft op { $site } om een nieuw wachtwoord gevraagd. Was jij het niet, negeer dit bericht dan: je wachtwoord blijft zoals het is.
page-mail-reset-opens = Kies met deze link een nieuw wachtwoord; hij werkt één keer, binnen een uur:

page-oidc = Inloggen met { $name }
page-oidc-lead = Ook met je account bij { $name } kom je op elk apparaat terug bij je tafels.
page-oidc-add = Koppelen aan { $name }
page-oidc-sign-in = Inloggen met { $name }
page-oidc-go = Naar { $name }
page-oidc-on = Verder
page-oidc-guest = Gast

## Refusals

error-analysis-findings = Je apparaat stuurde een analyse die niet bij deze partij hoort. Laad de pagina opnieuw.
error-admin-link = Deze link is al gebruikt of ouder dan een uur. Maak op de server een nieuwe.
error-guest-deactivated = De beheerder van deze server heeft deze gast gedeactiveerd, dus je kunt niet inloggen.
error-command-time = “{ $text }” is geen tijd.
error-site-invitation = Deze uitnodiging werkt niet meer. Vraag de beheerder om een nieuwe.
error-site-password = Dit is niet het wachtwoord van de site.
error-site-private = Deze site is besloten. Log in of vraag de beheerder om een uitnodiging.
error-account-mail-off = Deze server verstuurt geen e-mail.
error-oidc-exists = Dit account is hier al aan een andere gast gekoppeld.
error-oidc-off = Op deze server kun je niet zo inloggen.
error-oidc-refused = De andere dienst heeft niet bevestigd wie je bent. Probeer het opnieuw.
error-oidc-unavailable = De andere dienst antwoordt niet. Probeer het later opnieuw of log op een andere manier in.
error-site-text = Deze tekst is te lang: gebruik hoogstens { $limit } tekens.
error-site-no-announcement = Er is geen aankondiging { $text }.
error-site-announcement = { $case ->
    [empty] Een aankondiging heeft een tekst of een tijd nodig.
    [long] “{ $text }” is te lang voor een aankondiging.
    [order] De server kan niet terug zijn voordat hij uitgaat.
   *[over] Deze aankondiging zou nooit zichtbaar zijn: het einde is voorbij, of ligt voor het begin.
  }
error-table-tournament = Deze tafel hoort bij een toernooi, dus je kunt hem niet verwijderen. De partij kun je wel beëindigen.
error-account-exists = Je hebt in deze browser al een inlognaam.
error-account-code = Inlognaam en herstelcode horen niet bij elkaar.
error-account-link = Deze link is al gebruikt of te oud. Vraag om een andere.
error-account-unknown = De inlognaam “{ $text }” bestaat niet.
error-passkey-exists = Deze passkey is al toegevoegd.
error-passkey-most = Je kunt niet meer dan { $limit } passkeys hebben. Verwijder er eerst een.
error-passkey-off = Deze server gebruikt geen passkeys.
error-passkey-refused = Deze server herkent deze passkey niet.
error-passkey-stale = Dat duurde te lang. Probeer het opnieuw.
error-server-oidc = Zo kan inloggen via OpenID Connect niet worden ingesteld.
error-server-passkeys = Zo kunnen passkeys niet worden ingesteld.
error-account-name = Dit kan geen inlognaam zijn. Gebruik 3 tot { $limit } zichtbare tekens.
error-account-none = Zonder inlognaam zou je niet terug kunnen komen. Kies er eerst een.
error-account-password = Een wachtwoord heeft minstens { $limit } en hoogstens 200 tekens.
error-account-taken = De inlognaam “{ $text }” is al in gebruik. Kies een andere.
error-account-tries = Te veel pogingen. Wacht een paar minuten.
error-account-wrong = Inlognaam en wachtwoord horen niet bij elkaar.
error-backup-database = Op “{ $text }” staat geen database die gekopieerd kan worden.
error-backup-exists = “{ $text }” bestaat al. Een back-up komt in een nieuw bestand.
error-backup-failed = “{ $text }” kon niet worden gekopieerd.
error-backup-postgresql = Van een PostgreSQL-database maak je een back-up met het bijbehorende programma, pg_dump.
error-board-bridges = Een stippellijn op het bord klopt niet: { $text }.
error-board-covers = De stukken die aan het begin op het bord liggen, kloppen niet: { $text }.
error-board-districts = De wijken op het bord moeten vijf door water gescheiden gebieden zijn: { $text }.
error-board-size = Het bord is te groot, of de bouwvelden overlappen elkaar: { $text }.
error-board-touches = Een veld van het parcours grenst aan het verkeerde aantal wijken: { $text }.
error-board-track = Het parcours van het bord klopt niet: { $text }.
error-board-unreadable = { $text } kan niet als bord worden gelezen.
error-guest-link = Deze link is al gebruikt, of de tien minuten zijn om. Maak een nieuwe.
error-chat-off = Aan deze tafel kun je niet chatten.
error-chat-text = Dit bericht kan niet worden verstuurd. Gebruik 1 tot { $limit } zichtbare tekens.
error-chat-too-fast = Je schrijft te snel. Wacht even en verstuur het dan opnieuw.
error-chat-full = De chat van deze tafel is vol: er passen { $limit } berichten in.
error-chat-message = Dat bericht staat niet in de chat van deze tafel.
error-chat-report = Er is geen melding met nummer { $text } bij de beheerder.
error-note-text = Deze notitie kan niet worden opgeslagen. Gebruik 1 tot { $limit } zichtbare tekens.
error-note-full = Je kunt bij deze partij niet meer dan { $limit } notities opslaan. Verwijder er eerst een.
error-study-comment = Deze opmerking is te lang. Gebruik hoogstens { $limit } tekens.
error-study-enough = Je kunt niet meer dan { $limit } studies hebben. Verwijder er eerst een.
error-friend-link = Deze link is vervangen of te oud. Vraag om een nieuwe.
error-friend-none = Met deze persoon ben je niet meer bevriend.
error-friend-too-many = Je kunt niet meer dan { $limit } vrienden en verzoeken hebben.
error-club-enough = Je kunt van niet meer dan { $limit } clubs lid zijn.
error-club-full = Deze club heeft al { $limit } leden.
error-club-link = Deze link is vervangen. Vraag om een nieuwe.
error-club-not-yours = Dit kan alleen wie de club leidt.
error-club-unknown = Deze club bestaat niet. Misschien is ze opgeheven.
error-study-not-yours = Je kunt deze studie bekijken. Alleen mensen met de bewerklink kunnen ze wijzigen, en alleen de eigenaar kan ze verwijderen.
error-study-title = Deze titel kan niet worden opgeslagen. Gebruik hoogstens { $limit } zichtbare tekens.
error-study-unknown = Deze studie bestaat niet of is verwijderd.
error-study-full = Deze studie is vol: de varianten zijn te diep genest, of er zijn te veel stellingen of opmerkingen. De grens is { $limit }.
error-study-position = Deze stelling staat niet meer in de studie.
error-study-stale = { $case ->
    [comment] Iemand anders heeft deze opmerking intussen gewijzigd. Er is nog niets opgeslagen. Vergelijk beide versies en sla dan opnieuw op.
   *[branch] Iemand anders heeft deze variant intussen gewijzigd. Er is niets verwijderd. Bekijk de variant voordat je die verwijdert.
  }
error-mistake-unknown = Hier heb je geen keuze om te oefenen. De jouwe staan op de puzzelpagina.
error-submission-full = Er wachten te veel voorstellen op de beheerders. Probeer het over een paar dagen opnieuw.
error-run-unknown = Je hebt geen ronde op tijd met dit adres.
error-submission-unknown = Deze voorgestelde puzzel bestaat niet.
error-statistics-format = Dit bestand bevat geen statistiek.
error-tournament-unknown = Dit toernooi bestaat niet.
error-tournament-entrant = Dit toernooi heeft geen speler met dat nummer.
error-tournament-not-yours = Alleen de speler die het toernooi heeft gemaakt, kan dit doen.
error-tournament-begun = Het toernooi is begonnen. Meedoen is niet meer mogelijk.
error-tournament-declined = Aan dit toernooi kun je niet meedoen. Kies een ander.
error-tournament-full = Het toernooi is vol: er kunnen hoogstens { $limit } mensen meedoen.
error-tournament-few = Er zijn nog niet genoeg spelers: je hebt er minstens { $limit } nodig.
error-tournament-over = Er zijn geen rondes meer.
error-tournament-next = Rondes beginnen één voor één: de volgende is ronde { $limit }.
error-tournament-rounds = Een toernooi heeft 1 tot { $limit } rondes.
error-tournament-busy = Anderen zijn dit toernooi net aan het wijzigen. Probeer het zo nog eens.
error-tournament-uneven = Voor dezelfde kaarten aan elke tafel heb je minstens twee tafels nodig, met precies { $limit } spelers per tafel.
error-tournament-system = Deze toernooivorm bestaat niet.
error-tournament-played = Een speler aan deze tafel heeft nog tijd om iets te doen.
error-tournament-own = Jij bent aan deze tafel aan de beurt. Doe eerst je actie, of beslis met de anderen hoe het verdergaat.
error-table-sealed = Anderen spelen nog met dezelfde kaarten. Je kunt hier kijken zodra iedereen klaar is.
error-guest-unknown = Dit kan alleen als gast. Word eerst gast.
error-guest-barred = De beheerder van deze server heeft je uitgesloten. Partijen die je al speelt, gaan door.
error-guest-none = Er is geen gast { $text }.
error-deal-both = Je kunt niet aan twee tafels met dezelfde kaarten een plaats hebben zolang ze niet allemaal klaar zijn.
error-time-unreadable = “{ $text }” is geen tijdlimiet.
error-time-not-up = Je hoeft niet te kiezen: deze speler heeft nog tijd.
error-time-own = Als je tijd om is, beslissen de anderen hoe het verdergaat.
error-call-address = Naar dit adres kunnen geen meldingen worden gestuurd.
error-call-private = { $case ->
    [number] “{ $text }” is een adres in een privénetwerk. Deze server stuurt alleen meldingen naar adressen op internet.
   *[name] “{ $text }” leidt niet naar een adres op internet: de naam is onbekend of hoort bij een privénetwerk.
  }
error-call-channel = Deze server kan zulke meldingen niet sturen.
error-call-link = Deze link werkt niet meer: het adres is verwijderd.
error-call-too-many = Je kunt geen adressen meer toevoegen. Verwijder er eerst een.
error-seat-lent = Een computer valt voor je in. Neem eerst je plaats weer in.
error-seat-not-lent = Op deze plaats is geen computerspeler ingevallen.
error-pause-no-clock = Deze tafel heeft geen klokken, dus er valt niets te pauzeren.
error-pause-on = De partij is gepauzeerd. Elke speler mag de pauze beëindigen.
error-pause-asked = Een speler vraagt al om een pauze.
error-pause-not-asked = Er is je niet gevraagd om akkoord te gaan met een pauze.
error-pause-not-on = De partij is niet gepauzeerd.
error-pause-wish = “{ $text }” is geen opdracht voor een pauze.
error-time-range = De tijdlimiet “{ $text }” is te kort of te lang.
error-time-zone = Er is geen tijdzone “{ $text }”. Kies een andere.
error-title = Dat is niet gelukt
error-hint = Verwacht: { $hint }
error-back = Terug
error-action-illegal = De regels staan “{ $text }” nu niet toe.
error-action-list = Een lijst heeft 1 tot { $limit } acties, niet { $text }.
error-action-unreadable = “{ $text }” is geen actie van dit spel.
error-arena-question = De arena kan de vraag over “{ $text }” niet beantwoorden: het winstaandeel of de foutkans is onmogelijk.
error-command-browser = “{ $text }” is niet beschikbaar in de browser.
error-code-folder = In “{ $text }” kan geen gecompileerde code worden opgeslagen. Stel SERENISSIMA_CACHE in op een andere map.
error-command-file = Dit bestand kan niet worden gelezen: { $text }.
error-command-output = De uitvoer kan niet worden weggeschreven.
error-command-key = De sleutel van deze opdracht is te lang of te makkelijk te raden.
error-command-key-used = Een andere opdracht heeft deze sleutel al gebruikt.
error-database-missing = Op “{ $text }” staat geen database.
error-database-newer = Een nieuwere versie van Serenissima heeft deze database gewijzigd. Start die versie, of zet een back-up van vóór de wijziging terug.
error-database-older = Deze database is van een oudere versie van Serenissima.
error-database-unavailable = Dit kon zojuist niet worden opgeslagen. Probeer het opnieuw.
error-database-url = “{ $text }” is geen database die deze server kan gebruiken.
error-decision-stale = De partij is al verder: je keuze kwam te laat.
error-entry-unreadable = In het logboek van deze tafel staat iets wat deze versie van Serenissima niet kan lezen. De partij is veilig: in een versie die dat wel kan lezen, kun je de partij bekijken en verder spelen. Laat het de beheerder van deze server weten.
error-game-own = Het spel “{ $text }” kan niet naar een ander proces worden gestuurd: definieer het als GAME in een module, of gebruik maar één proces.
error-game-unknown = Er is geen spel dat “{ $text }” heet.
error-hint-not-allowed = Aan deze tafel zijn tips niet toegestaan.
error-language-unknown = De taal “{ $text }” is niet beschikbaar.
error-live-handshake = Dit verzoek kan geen livekanaal openen.
error-live-message = Het livekanaal begrijpt dit bericht niet.
error-match-answers = Deze trekking is niet mogelijk.
error-match-format = Dit is geen partijbestand.
error-match-line = Een regel van het partijbestand kan niet worden gelezen: “{ $text }”.
error-match-not-your-turn = Een andere speler is aan de beurt.
error-match-nothing-to-undo = Er is niets om terug te nemen.
error-table-lesson-changed = De les is gewijzigd nadat je eraan was begonnen. Begin opnieuw.
error-lesson-line = “{ $text }” is geen plaats in deze les.
error-lesson-none = Dit is de tafel van een partij, niet van een les.
error-lesson-other = Kies in deze les een gemarkeerde actie. In een partij mag je dit ook doen.
error-lesson-over = De les is afgelopen.
error-lesson-unknown = Er is geen les “{ $text }”.
error-match-over = De partij is afgelopen.
error-match-result = De uitslag in het partijbestand volgt niet uit de acties: “{ $text }”.
error-match-rules-version = Deze partij is gespeeld met een andere versie van de regels ({ $text }).
error-match-seat = Plaats { $text } bestaat niet.
error-match-seats = Dit spel kan niet met { $text } spelers worden gespeeld.
error-match-step = De partij heeft geen stap { $text }.
error-matches-other = “{ $text }” is met andere instellingen begonnen. Kies een andere map.
error-matches-plan = Het bestand “{ $text }” is geen geldig plan voor een map met partijen. Kies een andere map.
error-matches-running = Een ander proces schrijft naar “{ $text }”.
error-matches-size = Je kunt niet { $text } partijen tegelijk schrijven: het moet er minstens één zijn.
error-mcp-address = “{ $text }” is geen adres van een server.
error-mcp-link = “{ $text }” is geen link naar een plaats.
error-mcp-missing = Het pakket mcp is niet geïnstalleerd.
error-mcp-no-seat = Je zit nog niet aan een tafel: open er een, of schuif aan met een link.
error-mcp-server = Op “{ $text }” antwoordt geen server van Serenissima.
error-option-name = Er is geen optie “{ $text }”.
error-option-reserved = Een optie kan niet “{ $text }” heten: functies die opties aannemen, gebruiken die naam zelf.
error-option-retired = De optie “{ $text }” wordt niet meer aangeboden. Ze komt alleen nog voor in oudere partijen.
error-option-text = Met “{ $text }” stel je geen optie in.
error-option-value = “{ $text }” is geen geldige waarde voor deze optie.
error-page-outdated = De website is bijgewerkt. Vernieuw deze pagina om de nieuwe versie te gebruiken.
error-page-unknown = Deze pagina bestaat niet.
error-picture-theme = Er is geen thema “{ $text }”.
error-redeal-seat = De weergave van een toeschouwer kan niet opnieuw worden gedeeld: alleen een plaats heeft eigen informatie.
error-view-unknown = “{ $text }” is geen weergave van een partij.
error-player-network = Voor het spel “{ $text }” is er geen netwerk, dus deze computerspeler kan het niet spelen.
error-player-own = De speler “{ $text }” kan niet naar een ander proces worden gestuurd: zet de klasse in een module, of gebruik maar één proces.
error-player-setting = “{ $text }” is geen geldige instelling voor deze computerspeler.
error-player-slow = “{ $text }” kan langer nadenken dan deze server toestaat.
error-player-unknown = Er is geen computerspeler die “{ $text }” heet.
error-playouts-matches = Kies minstens één partij.
error-playouts-threads = Kies minstens één thread.
error-position-contradiction = Deze stelling spreekt zichzelf tegen.
error-position-field = Een stelling heeft geen veld “{ $text }”.
error-position-index = Een stelling heeft geen onderdeel “{ $text }”.
error-position-many = Een partij kan hoogstens { $limit } mogelijke beginstellingen hebben, niet { $text }.
error-position-not-conserved = De aantallen in deze stelling kloppen niet.
error-position-range = Een waarde in deze stelling valt buiten het toegestane bereik: { $text }.
error-position-seat = Deze stelling noemt een plaats die niet meespeelt: { $text }.
error-position-seats = Dit is een stelling voor { $limit } spelers. Kies dat aantal in plaats van { $text }.
error-position-value = Een waarde in deze stelling is niet toegestaan: “{ $text }”.
error-position-waits = In deze stelling zijn de verkeerde plaatsen aan de beurt: { $text }.
error-proof-commitment = Het geheim van de trekkingen past niet bij de hash die vóór de partij is getoond.
error-proof-draw = Een trekking volgt niet uit het geheim.
error-proof-missing = Het bestand bevat geen bewijs van de trekkingen.
error-proof-position = Bij een partij die in een stelling begint, kunnen de trekkingen niet bewezen worden.
error-ray-address = “{ $text }” is geen adres van een Ray-cluster.
error-ray-missing = Ray is hier niet geïnstalleerd.
error-ray-unreachable = Het Ray-cluster op { $text } kan niet worden gebruikt.
error-research-missing = Hiervoor is een pakket nodig dat hier niet is geïnstalleerd: { $text }.
error-reset-option = reset heeft geen optie ‘{ $text }’: er is alleen position.
error-reset-over = In deze stelling is de partij al voorbij, dus niemand zou iets kunnen doen.
error-puzzle-action = Je kunt “{ $text }” in deze puzzel niet spelen.
error-puzzle-format = Dit bestand bevat geen puzzels.
error-puzzle-none = Er zijn geen puzzels voor “{ $text }”.
error-puzzle-number = Er is geen puzzel { $text }.
error-puzzle-told = Een puzzel noemt een gebeurtenis die het spel niet heeft: “{ $text }”.
error-ray-nobody = Geen machine in het cluster is beschikbaar om acties te berekenen.
error-request-charset = Dit formulier is niet gecodeerd als UTF-8.
error-request-malformed = Dit verzoek kan niet worden gelezen.
error-request-method = Deze pagina accepteert zulke verzoeken niet.
error-request-framed = Deze website kan niet binnen een andere pagina worden getoond.
error-request-host = Deze server antwoordt niet voor “{ $text }”. Gebruik het eigen adres van de server.
error-request-cookies = Je browser heeft geen cookies meegestuurd. Zonder cookies zou je je plaats en je naam meteen kwijt zijn. Sta cookies toe voor deze site en probeer het opnieuw.
error-request-origin = Dit verzoek kwam van een andere site en is geweigerd.
error-request-slow = Je verzoek is niet op tijd aangekomen. Probeer het opnieuw.
error-request-too-large = Dit verzoek is groter dan de server toestaat.
error-request-too-many = Er zijn te veel verzoeken van je netwerk gekomen. Wacht even en probeer het dan opnieuw.
error-restore-damaged = “{ $text }” is geen volledige database met tafels.
error-restore-failed = “{ $text }” kon niet worden teruggezet.
error-restore-file = Op “{ $text }” staat geen back-up.
error-restore-in-use = Een server gebruikt “{ $text }”. Stop eerst alle servers.
error-restore-loses = “{ $text }” bevat gegevens die niet in de back-up staan. Wil je toch terugzetten, gebruik dan --replace: de huidige database wordt dan onder een andere naam bewaard.
error-restore-postgresql = Een PostgreSQL-database zet je terug met het bijbehorende programma, pg_restore.
error-restore-version = Een nieuwere versie van Serenissima heeft “{ $text }” geschreven. Zet het bestand terug met die versie.
error-rules-unknown = Er is geen regel met dit nummer of deze woorden: “{ $text }”.
error-seat-handed-over = Je hebt het apparaat doorgegeven, dus deze pagina is van een andere speler. Laad de pagina opnieuw.
error-seat-invitation = Deze link nodigt je niet uit voor een plaats aan deze tafel.
error-seat-name = { $case ->
    [empty] Typ een naam van hoogstens { $limit } tekens.
    [long] “{ $text }” is te lang voor een naam: gebruik hoogstens { $limit } tekens.
    [hidden] In deze naam staan tekens die je niet ziet, of die de schrijfrichting omdraaien. Typ hem opnieuw, met alleen letters, cijfers en gewone tekens.
    [bare] “{ $text }” heeft geen letter en geen cijfer. Een naam heeft er minstens één nodig.
    [marks] “{ $text }” heeft te veel accenten op één letter: gebruik er hoogstens twee.
    [computer] Alleen computerspelers heten “{ $text }”. Kies een andere naam.
   *[taken] Aan de tafel heet al iemand “{ $text }”, of iets wat er sterk op lijkt. Kies een andere naam, of zet er iets bij.
  }
error-seat-not-yours = Bij deze link hoort geen plaats aan deze tafel.
error-seat-nobody = Op die plaats zit geen mens, dus er is geen link om te vervangen.
error-seat-taken = Iemand anders heeft deze plaats al.
error-seat-changed = Daar zit nu iemand anders. Kijk nog eens wie het is voordat je iemand meldt of blokkeert.
error-seat-declined = Aan deze tafel kun je niet gaan zitten. Kies een andere.
error-seat-no-guest = Deze speler is alleen bekend door de link naar de plaats, dus er valt niemand te blokkeren.
error-seats-text = “{ $text }” beschrijft niet wie waar zit.
error-server-address = De server kan niet luisteren op { $text }.
error-server-calls = “{ $text }” kan niet worden gebruikt om meldingen te sturen.
error-server-draining = De server stopt zo meteen.
error-server-fault = Er ging iets mis op de server. Alles wat al was opgeslagen, is veilig.
error-server-full = De server is nu vol. Probeer het zo meteen opnieuw.
error-server-metrics = “{ $text }” is geen poort waarop meetwaarden getoond kunnen worden.
error-server-proxy = “{ $text }” is geen adres van een proxy.
error-server-public = “{ $text }” is niet het adres van een website.
error-server-root-path = Onder “{ $text }” kunnen geen pagina’s worden aangeboden.
error-server-storage-full = De opslag van deze server ({ $limit } MB) is vol, dus je kunt geen nieuwe tafel openen. Aan bestaande tafels kun je verder spelen.
error-server-tables-full = Deze server heeft al { $limit } tafels, zoveel als de beheerder toestaat. Aan bestaande tafels kun je verder spelen.
error-split-least = Te weinig van één soort: { $text }.
error-split-numbers = “{ $text }” is geen verdeling: geef één getal per soort, met streepjes ertussen.
error-split-whole = De getallen van de verdeling geven niet het juiste totaal: { $text }.
error-table-begun = De partij is begonnen, dus je kunt niet meer weg.
error-table-busy = Het is nu te druk aan deze tafel. Probeer het opnieuw.
error-table-crowded = Deze tafel heeft nu te veel toeschouwers. Probeer het later opnieuw.
error-table-enough-open = Vanuit je netwerk wachten al te veel open tafels op spelers (toegestaan: { $limit }). Nodig mensen uit met een link, of wacht tot een tafel vol is.
error-table-gathering = De partij begint pas als alle plaatsen bezet zijn.
error-table-not-over = Dit kan pas na de partij.
error-table-plan = Zo kunnen de plaatsen niet worden bezet: “{ $text }”.
error-table-private = Aan deze tafel kun je alleen op uitnodiging meedoen.
error-table-rematch = Er is al een tafel voor nog een partij.
error-table-rules-version = Deze tafel gebruikt versie { $text } van de regels, en die wordt door deze versie van Serenissima niet ondersteund. De partij is veilig: in een versie die deze regels wel ondersteunt, kun je de partij bekijken en verder spelen. Laat het de beheerder van deze server weten.
error-table-seated-twice = Je kunt maar één plaats innemen. Kies “Iemand hier” voor anderen aan dit apparaat.
error-table-seat = Deze tafel heeft geen plaats { $text }.
error-table-step = De partij heeft geen stap { $text }.
error-table-unknown = Deze tafel bestaat niet.
error-token-scope = Met dit token kun je alleen meekijken.
error-token-scope-unknown = “{ $text }” is geen bevoegdheid voor een token: gebruik watch of play.
error-token-too-many = Deze plaats heeft te veel tokens. Trek er eerst een in.
error-token-unknown = Deze plaats heeft dit token niet.
error-training-other = In deze map staat een andere training: { $text }.
error-training-torch = Voor het trainen is een pakket nodig dat hier niet is geïnstalleerd: { $text }.
error-undo-asked = Een speler heeft al gevraagd om iets terug te nemen.
error-undo-not-asked = Er is je niet gevraagd om het terugnemen toe te staan.
error-undo-lesson = In een les kun je niets terugnemen, maar je kunt de les opnieuw beginnen.
error-undo-revealed = Je hebt sindsdien iets nieuws gezien, dus je kunt dit niet terugnemen. Wil je dat wel kunnen, kies dan “Alles terugnemen” als je een tafel tegen alleen computers opent.
error-undo-nothing = Er is niets wat je kunt terugnemen.
error-vector-actions = Geef voor elke partij één actie.
error-vector-device = Hier is geen GPU beschikbaar.
error-vector-device-name = Er is geen apparaat “{ $text }”.
error-vector-illegal = In een van de partijen is de actie niet toegestaan, dus er is geen enkele actie uitgevoerd.
error-vector-row = Er is geen rij { $text }.
error-vector-rows = Kies minstens één rij.
error-vector-saved = Deze rijen passen niet in deze batch.
error-vector-steps = Kies minstens één stap.
error-vector-threads = Kies minstens één thread.

## Computer players

level-hasty = niveau gehaast
level-hasty-note = Bekijkt maar een paar van zijn acties en ziet de andere over het hoofd. Goed voor een eerste partij.
level-gentle = niveau makkelijk
level-gentle-note = Ziet minder over het hoofd dan het gehaaste niveau, maar denkt nauwelijks vooruit.
level-steady = niveau gemiddeld
level-steady-note = Wint duidelijk vaker dan het makkelijke niveau.
level-strong = niveau sterk
level-strong-note = Wint duidelijk vaker dan de niveaus eronder.
level-master = niveau meester
level-master-note = De sterkste speler van het spel en het moeilijkst te verslaan.
page-computer-player = Computerspeler
page-rating-of-level = Rating { $points }.
page-rating-about = Rating { $points } ± { $margin }.
page-rating-by-seats = Rating naar aantal spelers: { $figures }.
page-suggested = Aanrader voor jou: { $name }
page-suggested-first = Een goede tegenstander voor een eerste partij.
page-suggested-lesson = Je hebt de les afgerond, dus je kunt de makkelijkste tegenstander overslaan.
page-suggested-results = Afgaand op { $count ->
        [one] je laatste partij
       *[other] je laatste { $count } partijen
    } tegen computerspelers zou je { $percent }% van de keren winnen.
page-suggested-choose = Kies { $name }
player-person = Mens
player-uniform = speelt willekeurig
player-uniform-note = Kiest een willekeurige toegestane actie.
player-hasty = gehaast
player-hasty-note = Bekijkt maar een paar van zijn acties en ziet de andere over het hoofd.
player-greedy = beginner, speelt wat het beste lijkt
player-greedy-note = Kiest wat op dit moment het beste lijkt.
player-ismcts = denkt vooruit
player-ismcts-note = Raadt de verborgen informatie en speelt van daaruit verder, keer op keer.
player-neural = speelt op ervaring
player-neural-note = Heeft het geleerd door tegen zichzelf te spelen, en kijkt vooruit vanaf de keuzes die het het beste vindt.
player-budget-playouts = { $count ->
    [one] { $count } simulatie per actie
   *[other] { $count } simulaties per actie
  }
player-budget-considered = { $count ->
    [one] bekijkt één actie
   *[other] bekijkt { $count } acties
  }
player-budget-seconds = { $seconds } s per beurt
