# Die Wörter der Seiten, Befehle, Absagen und Mitspieler.

## The house

page-title = Serenissima
page-lead = Brettspiele aus der Lagunenstadt – mit Freunden oder gegen den Computer.
page-skip = Zum Inhalt springen
page-home = Startseite
page-open-alone = In neuem Tab öffnen
page-menu = Menü
page-preferences = Einstellungen
page-independent = Eine unabhängige Umsetzung mit eigenen Texten und Bildern.
page-language = Sprache
page-theme = Darstellung
page-theme-light = Hell
page-theme-dark = Dunkel
page-theme-auto = Wie Gerät
page-view = Tische zeigen als
page-sound = Töne
page-sound-off = Aus
page-sound-quiet = Leise
page-sound-on = Normal
page-sound-loud = Laut
page-pace = Tempo der anderen Spieler
page-pace-slow = Langsam
page-pace-normal = Normal
page-pace-fast = Schnell
page-pace-instant = Sofort
page-cancel = Abbrechen
page-close = Schließen
list-on = { $first }, { $next }
list-end = { $first } und { $last }
sum = { $total } = { $parts }
sum-on = { $first } + { $next }
sum-part = { $value } { $what }
name = { $seat-is ->
    [you] du
   *[other] { $seat }
  }
page-you = Du
page-compiling = { $game } wird für den ersten Gebrauch vorbereitet …
page-compiling-left = noch etwa { $seconds } s

## Friends

page-friends = Freunde
page-friends-no-guest = Hier finden sich Freunde und holen einander an den Tisch. Spiel eine erste Partie oder melde dich an, dann kannst du Freunde hinzufügen.
page-friends-none = Füge deine Freunde hinzu: Du siehst dann, wer gerade da ist, und kannst sie mit einem Klick an den Tisch holen.
page-friend-online = Gerade da
page-friend-play = Spielen oder entfernen
page-friend-remove = { $name } entfernen
page-friends-asked = Von dir angefragt
page-friend-asked = Angefragt
page-friend-withdraw = Zurückziehen
page-friends-find = Freunde hinzufügen
page-friends-find-how = Schick deinen Freunden einen Link. Wer ihn öffnet und zustimmt, ist mit dir befreundet.
page-friend-link = Link, um sich mit dir anzufreunden
page-friend-link-make = Link erstellen
page-friend-link-note = Der Link gilt sieben Tage lang und für mehrere Personen. Ein neuer ersetzt ihn.
page-friend-login = Oder über den Anmeldenamen anfragen
page-friend-login-asked = Falls es den Anmeldenamen { $name } gibt, ist die Anfrage unterwegs.
page-friend-ask = Als Freund anfragen
page-friend-is = Du bist mit { $name } befreundet.
page-friends-online = Wer sieht, dass du da bist
page-friends-shown = Deine Freunde sehen, wenn du hier eine Seite geöffnet hast. Sonst sieht es niemand.
page-friends-hidden = Niemand sieht, wann du da bist.
page-friends-show = Meinen Freunden zeigen, dass ich da bin
page-friends-hide = Nicht zeigen, dass ich da bin
page-friend-of = { $name } möchte mit dir befreundet sein
page-friend-own = Das ist dein eigener Link. Schick ihn jemandem, mit dem du gern spielst.
page-friend-why = Freunde sehen, wer gerade da ist, und holen einander mit einem Klick an den Tisch. Du kannst das jederzeit beenden.
page-friend-become = Freundschaft schließen
page-friend-asks = { $name } möchte mit dir befreundet sein.
page-friend-accept = Annehmen
page-friend-decline = Jetzt nicht
page-invited-by = { $name } hat einen Platz für dich: { $game }
page-friends-invite = Freunde an den Tisch holen
page-friend-invite = Einladen
page-friend-invited = Eingeladen

## Clubs

page-clubs = Clubs
page-clubs-lead = Ein Club hat eigene Tische, eine eigene Rangliste und eigene Turniere.
page-club-members = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
  }
page-club-name = Name des Clubs
page-club-found = Club gründen
page-club-join = Beitreten
page-club-join-of = { $name } beitreten
page-club-join-why = Mitglieder sehen ihre Namen und Ranglistenplätze und können sich an alle Tische des Clubs setzen. Du kannst jederzeit austreten.
page-club-outside = Wer dazugehört, sehen nur Mitglieder. Bitte um Aufnahme oder bitte jemanden im Club um einen Link.
page-club-asked = Du hast um Aufnahme gebeten. Sobald du dabei bist, steht der Club unter „Clubs“.
page-club-ask = Um Aufnahme bitten
page-club-askers = Bitten um Aufnahme
page-club-tables = Tische des Clubs
page-club-no-tables = Noch keine Tische. Eröffne einen: Alle Mitglieder können sich dort hinsetzen.
page-club-tournaments = Turniere des Clubs
page-club-standings = Rangliste
page-club-standings-how = Aus Partien, die Mitglieder miteinander spielen.
page-club-no-standings = Noch keine Partien unter Mitgliedern.
page-club-people = Mitglieder
page-club-leads = Leitet den Club
page-club-appoint = Zur Leitung machen
page-club-link = Link zum Beitreten
page-club-link-note = Wer den Link öffnet, tritt sofort bei. Ein neuer ersetzt ihn.
page-club-change = Umbenennen oder auflösen
page-club-rename = Umbenennen
page-club-dissolve = Club auflösen
page-club-leave = Austreten
page-admin-clubs = Clubs
page-admin-no-clubs = Es gibt keine Clubs.

## Your name and devices

page-me = Dein Name und deine Geräte
page-me-lead = Ändere deinen Namen, füge Geräte hinzu und verwalte deine Daten. Wir erkennen dich an diesem Browser, und deine Tische findest du auf jedem Gerät, das du hinzufügst.
page-me-seats = { $count ->
    [one] Du hast über einen Link einen Platz an diesem Tisch:
   *[other] Du hast über Links Plätze an diesen Tischen:
  }
page-me-guest-why = Wenn du den Link verlierst oder die Cookies dieses Browsers löschst, ist der Platz verloren. Werde Gast, dann findest du deine Tische auf all deinen Geräten. Dazu brauchst du nur einen Namen.
page-me-guest = Gast werden
page-me-nobody = Sobald du einen Platz an einem Tisch hast, kannst du hier deinen Namen ändern und Geräte hinzufügen.
page-me-name-note = Der neue Name gilt nur für neue Tische. Wo du schon sitzt, bleibt der alte.
page-me-name-keep = Namen speichern
page-portrait = Dein Bild
page-portrait-note = Andere sehen es neben deinem Namen.
page-portrait-none = Kein Bild
page-portrait-number = Bild { $number }
page-colour = Farbe deiner Plätze
page-colour-note = Dein Platz hat an jedem Tisch diese Farbe, außer jemand, der schon sitzt, hat sie. Die Form bleibt.
page-colour-any = Egal
page-colour-0 = Blau
page-colour-1 = Orange
page-colour-2 = Grün
page-colour-3 = Rosa
page-colour-4 = Gelb
page-me-link = Auf einem anderen Gerät spielen
page-me-link-lead = Deine Tische findest du dann auch dort, und jedes Gerät lässt sich einzeln abmelden.
page-me-link-make = Link erstellen
page-me-link-how = Scanne diesen Code mit dem anderen Gerät oder öffne dort den Link.
page-me-link-note = Der Link gilt nur einmal und nur zehn Minuten lang. Wer ihn öffnet, spielt als du: Gib ihn nicht weiter.
page-me-devices = Deine Geräte
page-me-device = Ein Browser
page-me-device-here = dieses Gerät
page-me-device-seen = zuletzt benutzt { $when }
page-me-out = Abmelden
page-me-out-note = Wenn du ein Gerät abmeldest, verschwinden deine Tische dort. Gespeicherte Links zu einzelnen Plätzen gelten weiter.
page-out-ask = Abmelden und deine Tische verlieren?
page-out-lead = Nur an diesem Browser erkennen wir dich. Nach dem Abmelden bekommst du deinen Namen, deine Tische und deine Ergebnisse nicht zurück.
page-out-first = Mit Anmeldename und Passwort kannst du jederzeit wiederkommen.
page-out-now = Trotzdem abmelden
page-me-take-title = Bist du das?
page-me-take-lead = Wenn ja, spielst du in diesem Browser künftig als { $name }.
page-me-take-instead = Bisher warst du hier { $name }. Deine Plätze als { $name } gehen verloren, es sei denn, du spielst als { $name } auch auf einem anderen Gerät.
page-me-take-note = Mach nur weiter, wenn du diesen Link gerade selbst erstellt hast.
page-me-take = Ja, das bin ich
page-forget = Meine Daten löschen
page-forget-lead = Alles, woran wir dich hier erkennen, wird auf allen Geräten gelöscht und lässt sich nicht wiederherstellen.
page-forget-ask = { $name } löschen?
page-forget-played = Deine beendeten Partien können die anderen weiter ansehen; statt deines Namens steht dort „{ $gone }“.
page-forget-running = { $count ->
    [one] Eine Partie läuft noch. Dein Platz bleibt, aber niemand kann dort mehr spielen. Die anderen entscheiden, wie es weitergeht: bei einer Partie mit Bedenkzeit sofort, sonst nach einigen Tagen.
   *[other] { $count } Partien laufen noch. Deine Plätze bleiben, aber niemand kann dort mehr spielen. Die anderen entscheiden, wie es weitergeht: bei einer Partie mit Bedenkzeit sofort, sonst nach einigen Tagen.
  }
page-forget-rest = Auch deine Ergebnisse und Wertungen, die Adressen für deine Benachrichtigungen, die Tokens deiner Programme und deine angemeldeten Geräte werden gelöscht.
page-forget-first = Vielleicht möchtest du vorher eine Kopie.
page-forget-now = Endgültig löschen
page-forget-done = Deine Daten sind gelöscht
page-forget-done-lead = Dieser Browser ist jetzt niemandem mehr zugeordnet. Du kannst jederzeit als neuer Gast an einem Tisch Platz nehmen.
page-account = Auf jedem Gerät anmelden
page-account-why = Mit Anmeldename und Passwort bekommst du deine Tische auf jedem Gerät zurück, auch wenn du dieses verlierst. Eine Mailadresse brauchst du nicht.
page-account-make = Anmeldenamen wählen
page-account-add = Name und Passwort speichern
page-account-there = Hast du schon einen?
page-account-lead = Du meldest dich als „{ $login }“ an.
page-login = Anmeldename
page-login-note = Nur du benutzt ihn. Am Tisch sehen die anderen den Namen, den du oben angibst. Groß- und Kleinschreibung spielt keine Rolle.
page-password = Passwort
page-password-note = Mindestens 8 Zeichen; ein paar Wörter sind besser als eines.
page-password-old = Bisheriges Passwort
page-password-new = Neues Passwort
page-password-change = Passwort ändern
page-password-others = Alle deine anderen Geräte werden abgemeldet, und du bekommst einen neuen Wiederherstellungscode anstelle des alten.
page-password-passkeys = Deine Passkeys gelten weiter, wenn du dein Passwort änderst: Wer einen davon hat, kann sich anmelden.
page-password-to-passkeys = Passkeys prüfen oder entfernen
page-everywhere = Auf allen Geräten abmelden
page-code = Wiederherstellungscode
page-code-why = Wenn du dein Passwort vergisst, kannst du mit deinem Anmeldenamen und diesem Code ein neues wählen.
page-code-once = Schreib den Code jetzt auf: Du siehst ihn nicht noch einmal, und er gilt nur einmal.
page-code-make = Wiederherstellungscode erstellen
page-code-again = Neuer Wiederherstellungscode
page-code-there = Du hast schon einen Wiederherstellungscode. Er gilt nicht mehr, sobald du einen neuen erstellst.
page-code-show = Code zeigen
page-forgotten = Passwort vergessen?
page-recovery = Neues Passwort wählen
page-recovery-lead = Wähle mit deinem Anmeldenamen und deinem Wiederherstellungscode ein neues Passwort.
page-recovery-linked = Wähle ein neues Passwort für „{ $login }“.
page-recovery-out = Alle deine Geräte werden abgemeldet.
page-recovery-set = Neues Passwort speichern
page-recovery-host = Wenn du keinen Wiederherstellungscode hast, bitte den Betreiber dieses Servers um einen Link.
page-recovery-done = Dein Passwort ist geändert
page-recovery-done-lead = Alle deine Geräte sind abgemeldet. Dein alter Wiederherstellungscode gilt nicht mehr; hier ist dein neuer.
page-passkeys = Passkeys
page-passkeys-lead = Mit einem Passkey meldest du dich ohne Passwort an: mit Fingerabdruck, Gesicht oder der PIN deines Geräts.
page-passkey-add = Passkey hinzufügen
page-passkey-remove = Entfernen
page-passkey-sign-in = Mit einem Passkey anmelden
page-passkey-failed = Der Browser hat abgebrochen. Versuch es noch einmal oder nimm dein Passwort.
page-sign-in = Anmelden
page-sign-in-lead = Gib Anmeldename und Passwort ein, dann hast du deine Tische auf diesem Gerät.
page-sign-in-note = Beides wählst du unter „Dein Name und deine Geräte“ auf einem Gerät, auf dem du schon spielst.
page-sign-in-as = Willkommen zurück, { $name }
page-along-lead = Bisher warst du in diesem Browser { $other }. Möchtest du die Plätze und Ergebnisse von { $other } übernehmen?
page-along-note = Das lässt sich nicht rückgängig machen. Alle anderen Geräte von { $other } werden abgemeldet. Wenn hier jemand anders unter dem Namen { $other } spielt, wähle „Nicht übernehmen“.
page-along = Übernehmen
page-along-not = Nicht übernehmen
page-instead-lead = Bisher warst du in diesem Browser { $other }. Nach dem Anmelden bist du hier nicht mehr { $other }.

## Results

page-results = Deine Ergebnisse
page-results-none = Du hast noch keine Partie beendet.
page-results-people = Unter Menschen: { $points } Punkte.
page-results-apart = Mit Computerspielern: { $points } Punkte.
page-practice = Was du üben könntest
page-practice-go = Üben
page-practice-mistakes = { $count ->
    [one] Eine teure Entscheidung aus deinen eigenen Partien von { $game } wartet auf dich.
   *[other] { $count } teure Entscheidungen aus deinen eigenen Partien von { $game } warten auf dich.
  }
page-practice-missed = { $game }: Bei Rätseln wie „{ $question }“ hast du die beste Aktion in { $missed } von { $count } ersten Versuchen verfehlt.
page-practice-weakest = { $game }: Dein Anteil am Sieg liegt { $percent } Prozentpunkte unter einem gleichen Anteil.
page-practice-daily = In deinen Ergebnissen fällt nichts auf. Die heutigen Rätsel sind immer eine gute Übung.
page-results-matches = Partien
page-results-bars = Jeder Balken ist dein Anteil am Sieg; ein geteilter Sieg zählt anteilig. Der Strich darauf ist das 95-%-Intervall, die gestrichelte Marke ein gleicher Anteil für alle.
page-results-games = Nach Spiel
page-results-seats = Nach Zahl der Spieler
page-results-opponents = Nach Gegner
page-results-figure = { $share } (gleicher Anteil: { $even }) · { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }
page-results-time = Im Lauf der Zeit
page-results-course = { $more ->
    [yes] Mittel der letzten { $count } Partien: { $percent } Prozentpunkte mehr vom Sieg als ein gleicher Anteil.
   *[no] Mittel der letzten { $count } Partien: { $percent } Prozentpunkte weniger vom Sieg als ein gleicher Anteil.
  }
page-results-points-how = Wie die Punkte entstehen
page-results-points-what = Punkte schätzen deine Stärke aus deinen gewerteten Partien, getrennt nach Partien unter Menschen und mit Computerspielern. Gegen stärkere Spieler gewinnst du mehr Punkte. Die Schätzung ist vorsichtig: Sie beginnt bei 0 und steigt, je sicherer sie wird. Eine Partie wird gewertet, wenn alle Menschen darin Gäste sind und niemand vertreten wurde.
page-results-tries = Beste Aktion im ersten Versuch: { $found } von { $count }
page-result-won = Gewonnen.
page-result-shared = Geteilter Sieg.
page-result-lost = Verloren.
page-result-lent = Keine Punkte: Ein Computer hat jemanden vertreten
page-result-retractable = Keine Punkte: Alles durfte zurückgenommen werden
page-best = Bestenliste von { $game }
page-best-players = Bestenlisten:
page-best-lead = Hier kannst du die Spieler nach Punkten vergleichen. Eine beendete Partie zählt, wenn alle Menschen am Tisch Gäste sind. Ein Sieg über stärkere Spieler bringt mehr Punkte. Um hier zu erscheinen, beende drei Partien und wähle „Mich in den Bestenlisten zeigen“ unter „Dein Name und deine Geräte“.
page-best-people = Unter Menschen
page-best-apart = Mit Computerspielern
page-best-none = In dieser Liste steht noch niemand.
page-best-points = { $points } Punkte
page-best-matches = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }
page-me-shown = Dein Name erscheint in den Bestenlisten, sobald du drei Partien beendet hast.
page-me-hidden = Nur du siehst deine Ergebnisse.
page-me-own-data = Deine Daten
page-me-data = Deine Daten herunterladen
page-tournament = Turnier
page-tournament-of = Turnier: { $game }
page-tournament-open = Turnier eröffnen
page-tournaments = Deine Turniere
page-tournament-lead = Lade deine Freunde mit einem Link ein. Sobald du das Turnier beginnst, bekommen alle in jeder Runde einen Tisch; die Tabelle ergibt sich aus den Ergebnissen.
page-tournament-size = Spieler pro Tisch
page-tournament-rounds = Runden
page-tournament-rounds-note = Wenn an Zweiertischen alle gegen alle spielen, bestimmt die Zahl der Spieler die Zahl der Runden. Wenn alle Tische dieselben Karten bekommen, gibt es nur eine Runde.
page-tournament-play-too = Ich spiele selbst mit
page-tournament-pairs = Zweiertische: Alle spielen einmal gegen alle.
page-tournament-system = Modus
page-tournament-system-meet = Alle gegen alle
page-tournament-system-meet-note = An Zweiertischen spielen alle einmal gegen alle. An größeren Tischen sitzen diejenigen zusammen, die sich bisher am seltensten begegnet sind.
page-tournament-system-swiss = Schweizer System
page-tournament-system-swiss-note = Spieler mit ähnlich vielen Punkten treffen aufeinander, dieselben zwei Spieler aber möglichst nur einmal. Auch bei vielen Spielern genügen wenige Runden.
page-tournament-system-deal = Überall dieselben Karten
page-tournament-system-deal-note = Eine Runde: Alle Tische bekommen dieselben Karten und Zufallsereignisse, und du wirst mit den Spielern verglichen, die an den anderen Tischen auf deinem Platz sitzen. Einen anderen Tisch kannst du erst ansehen, wenn alle fertig sind.
page-tournament-swiss = { $rounds ->
    [one] Eine Runde an Tischen mit je { $size } Spielern.
   *[other] { $rounds } Runden an Tischen mit je { $size } Spielern. Dabei treffen Spieler mit ähnlich vielen Punkten aufeinander (Schweizer System).
}
page-tournament-deal = Alle Tische mit je { $size } Spielern bekommen dieselben Karten und Zufallsereignisse. Einen anderen Tisch kannst du erst ansehen, wenn alle fertig sind; dann werden alle Tische verglichen.
page-tournament-deal-points-how = Du wirst mit allen Spielern verglichen, die an einem anderen Tisch auf deinem Platz sitzen. Deine Punktzahl ist der Anteil derer, die schlechter abgeschnitten haben als du; wer gleich gut abgeschnitten hat, zählt halb. Partien ohne Ergebnis zählen nicht mit.
page-tournament-level = Bei Punktgleichheit entscheiden die Ergebnisse untereinander, dann Buchholz (BH: die Punkte deiner Gegner), dann Sonneborn-Berger (SB: die Punkte der Gegner, die du geschlagen hast, und die halben Punkte derer, mit denen du gleichauf lagst).
page-tournament-teams = { $one } spielen als Team gegen { $other }: Jedes Team spielt einmal auf jedem Platz.
page-tournament-teams-result = { $one } { $first }–{ $second } { $other }
page-tournament-compared = Tische im Vergleich
page-tournament-table = Tisch { $number }
page-deal-sealed = Andere spielen noch mit denselben Karten. Sobald alle fertig sind, siehst du alles, was verdeckt war, und den Vergleich.
page-tournament-tables = { $rounds ->
    [one] Eine Runde an Tischen mit je { $size } Spielern.
   *[other] { $rounds } Runden an Tischen mit je { $size } Spielern. In jeder Runde sitzen diejenigen zusammen, die sich bisher am seltensten begegnet sind.
}
page-tournament-points = Wie die Punkte gezählt werden
page-tournament-points-how = Ein Sieg bringt einen Punkt, egal, wie viele mitspielen. Sonst ist deine Punktzahl der Anteil der Gegner, die hinter dir liegen; wer mit dir gleichauf liegt, zählt halb. Eine spielfreie Runde bringt einen halben Punkt, eine Partie ohne Ergebnis keinen.
page-tournament-invite = Wer diesen Link hat, kann sich anmelden, bis das Turnier beginnt.
page-tournament-link = Link für deine Freunde
page-tournament-entered = { $count ->
    [0] Noch keine Anmeldungen
    [one] Eine Person ist angemeldet
   *[other] { $count } Personen sind angemeldet
}
page-tournament-enter = Mitmachen
page-tournament-in = Du machst mit.
page-tournament-leave = Aussteigen
page-tournament-leave-note = Wenn du gerade eine Partie spielst, geht sie weiter.
page-tournament-for-good = In ein Turnier, das begonnen hat, kann niemand wieder einsteigen.
page-tournament-take-out = Entfernen
page-tournament-begin = Turnier beginnen
page-tournament-begin-note = Danach kann sich niemand mehr anmelden.
page-tournament-next = Nächste Runde beginnen
page-tournament-next-note = Die nächste Runde beginnt von selbst, sobald alle Partien dieser Runde zu Ende sind.
page-tournament-standings = Tabelle
page-tournament-place = Platz
page-tournament-name = Name
page-tournament-score = Punkte
page-tournament-matches = Partien
page-tournament-round = Runde { $number } von { $count }
page-tournament-rests = Spielfrei: { $names }
page-tournament-won = Gewonnen: { $names }
page-tournament-shared = Geteilt: { $names }
page-tournament-playing = Läuft
page-tournament-opening = Beginnt
page-tournament-gathering = Anmeldung offen
page-tournament-winner = { $count ->
    [one] { $names } hat das Turnier gewonnen.
   *[other] { $names } haben das Turnier gemeinsam gewonnen.
}
page-tournament-all-level = Alle liegen gleichauf.
page-tournament-if = Wenn jemand aussteigt oder nicht spielt
page-tournament-if-note = Wer aussteigt oder seine Daten löscht, behält seine Punkte, bekommt aber keine neuen Gegner; eine laufende Partie geht weiter. Spielt jemand nicht, können die anderen am Tisch einen Computer als Vertretung spielen lassen (das Ergebnis zählt dann für den Vertretenen) oder die Partie ohne Ergebnis beenden. Eine lange Unterbrechung schadet nicht: Die Partie geht dort weiter, wo sie aufgehört hat.
page-tournament-stuck = Verlassene Partien
page-tournament-stuck-note = Wenn alle, auf die eine Partie wartet, keine Zeit mehr haben oder seit Tagen nicht gespielt haben, kannst du die Partie ohne Ergebnis beenden. Sie bringt dann keine Punkte, und die nächste Runde kann beginnen.
page-tournament-over = Das Turnier ist zu Ende
page-tournament-out = ausgestiegen
page-me-hide = Meinen Namen verbergen
page-me-show = Mich in den Bestenlisten zeigen

## The shelf

page-shelf-empty = Es sind keine Spiele installiert.
page-seats = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
  }
page-seats-range = { $least }–{ $most } Spieler
page-play = Spielen
page-play-against = gegen { $count ->
    [one] einen Computer
   *[other] { $count } Computer
}
page-play-against-level = gegen { $names } ({ $level })
page-your-tables = Deine Tische
page-no-tables = Du hast noch keine Tische.
page-finished-matches = Beendete Partien
page-with = mit { $names }
page-opened = { $when } eröffnet
page-nobody-else = noch niemand sonst
page-turn = Du bist am Zug
page-your-turn = Du bist am Zug.
page-asked-asked = Erlaubst du eine Rücknahme?
page-asked-pause = Stimmst du einer Pause zu?
page-asked-end = Partie ohne Ergebnis beenden?
page-asked-late = Ein Spieler ist weg oder hat keine Zeit mehr: Entscheide, wie es weitergeht.
page-remove = Entfernen
page-remove-ask = Diesen Tisch entfernen?
page-remove-note = Der Tisch verschwindet auf all deinen Geräten aus deiner Liste. Deinen Platz behältst du: Die Adresse des Tisches führt dich zurück.

## Rules

page-rules = Regeln
page-rules-of = Regeln von { $game }
page-rules-english = Was noch nicht übersetzt ist, steht auf Englisch.
page-rules-background = Quellen und andere Lesarten
page-rules-asked = Wann gefragt wird
page-rules-other-reading = Andere Lesart
page-rules-readings = Mögliche Lesarten
page-rules-ours = Unsere Entscheidung
page-rules-sources = Quellen
page-rules-search = In den Regeln suchen
page-search = Suchen
page-rules-search-note = Wort oder R2.3
page-rules-found = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
  }
page-rules-none = Keine Regel erwähnt „{ $text }“.
page-rules-some = Kein Eintrag enthält alle diese Wörter; die folgenden enthalten einige davon.
page-rules-near = Meintest du
page-rules-all = Alle Regeln
page-rules-here = Die Regeln, die jetzt gelten
page-rules-page = Seite mit den Regeln öffnen
page-guide = In drei Minuten
page-guide-turn = Wie ein Zug abläuft
page-guide-end = Wie die Partie endet
page-guide-things = Was alles kostet und bringt
page-guide-thing = Was
page-guide-costs = Kostet
page-guide-brings = Bringt
page-glossary = Glossar
page-rules-example = Beispiel

## A new table

page-new-table = Neuer Tisch
page-new-table-of = Neuer Tisch: { $game }
page-who-sits = Wer sitzt wo?
page-seat-number = Platz { $number }
page-seat-take = Auf Platz { $number } setzen
page-seat-nobody = niemand
page-somebody-gone = jemand, der nicht mehr da ist
page-sitter-me = Ich
page-sitter-here = Jemand hier
page-sitter-here-note = Ihr gebt dieses Gerät herum. Zwischen den Zügen ist der Bildschirm verdeckt, damit niemand die Geheimnisse der anderen sieht.
page-sitter-person = Andere Person
page-sitter-person-note = Du schickst ihr einen Link zu diesem Platz.
page-your-name = Dein Name
page-their-name = Name
page-name-hint = Diesen Namen sehen die anderen am Tisch.
page-how-many = Wie viele spielen?
page-time = Bedenkzeit
page-time-none = Kein Limit
page-time-live = Mit Uhren
page-time-days = Tage pro Zug
page-time-minutes = Minuten pro Person
page-time-seconds = Sekunden dazu pro Zug
page-time-each-turn = Tage pro Zug
page-time-window = Nur zwischen diesen Uhrzeiten
page-time-opens = Von
page-time-closes = Bis
page-time-zone = Zeitzone
page-time-note = Wer keine Zeit mehr hat, verliert nicht: Die anderen können warten, einen Computer spielen lassen oder die Partie ohne Ergebnis beenden.
page-time-window-note = Die Uhren laufen nur zwischen diesen Zeiten. Lass beide Felder leer, wenn die Uhren den ganzen Tag laufen sollen.
page-time-live-told = { $minutes } min pro Person{ $seconds ->
    [0] { "" }
   *[other] , plus { $seconds } s pro Zug
  }
page-time-days-told = { $days ->
    [one] Ein Tag pro Zug
   *[other] { $days } Tage pro Zug
  }
page-time-window-told = { $turn }, nur von { $opens } bis { $closes } Uhr ({ $zone })
page-time-window-here = in deiner Zeitzone:
page-options = Optionen
page-options-usual = Standard
page-options-changed = { $count } geändert
page-number-between = Eine Zahl von { $low } bis { $high }
page-from-file = Aus einer Datei laden:
page-own = Oder selbst eingeben:

## Links to the seats

page-links = Links zum Weitergeben
page-links-note = Wer einen Link öffnet, nimmt den Platz ein, zu dem der Link gehört. Schick also jeden Link nur der Person, für die er gedacht ist.
page-links-here = Die Adresse dieser Seite funktioniert nur auf diesem Rechner, darum können andere die Links nicht öffnen. Um mit Freunden zu spielen, beende den Server mit Strg-C, starte ihn mit dem folgenden Befehl neu und lade diese Seite noch einmal.
page-links-elsewhere = Die Adresse dieser Seite funktioniert nur auf diesem Rechner. Öffne die Seite unter der Adresse, die dieser Rechner in deinem Netzwerk oder im Internet hat, dann können auch andere die Links öffnen.
page-command = Befehl
page-command-copy = Befehl kopieren
page-link-of = Link für { $name }
page-link-watch = Link für Zuschauer
page-link-copy = Link kopieren
page-qr-code = QR-Code
page-link-copied = Kopiert.
page-link = Link
page-link-moment = Link zu dieser Stelle
page-choose-seat = Wähle deinen Platz
page-sit-down = Hier hinsetzen
page-invites = { $count ->
    [one] { $names } lädt dich zu einer Partie { $game } ein.
   *[other] { $names } laden dich zu einer Partie { $game } ein.
  }
page-invited = Du bist zu einer Partie { $game } eingeladen.
page-invited-how = Öffne den Link, den du bekommen hast, noch einmal, um deinen Platz einzunehmen. Dieser Browser muss Cookies erlauben.
page-watch-here = Am Tisch zuschauen
page-watch = Partien zum Zuschauen
page-watch-lead = Bei diesen Partien dürfen alle zuschauen. Du siehst, was offen liegt, aber keine Geheimnisse.
page-watch-none = Gerade läuft keine öffentliche Partie. Wenn du einen Tisch eröffnest, kannst du andere zuschauen lassen.
page-watch-since = Eröffnet { $when }
page-watch-count = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } schauen zu
  }
page-watch-go = Zuschauen
page-show = Alle dürfen zuschauen
page-show-note = Die Partie steht unter „Partien zum Zuschauen“. Deine Hand sieht dabei niemand.
page-shown-here = Bei dieser Partie dürfen alle zuschauen.
page-tables = Offene Tische
page-tables-lead = Setz dich auf einen freien Platz an einem dieser Tische. Eine Partie beginnt, sobald alle Plätze besetzt sind.
page-tables-none = Zurzeit ist kein Tisch offen. Eröffne selbst einen: Wähle ein Spiel, lass einen Platz für eine andere Person frei und kreuze „Für alle offen“ an.
page-tables-open = Einen Tisch eröffnen
page-seats-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
  }
page-minutes = etwa { $count } Minuten
page-minutes-range = { $least } bis { $most } Minuten
page-options-are-changed = { $count ->
    [one] { $count } Option geändert
   *[other] { $count } Optionen geändert
  }
page-hints-here = Tipps erlaubt
page-public = Für alle offen
page-public-note = Dein Tisch steht unter „Offene Tische“, bis alle Plätze besetzt sind. Erst dann beginnt die Partie.
page-gathering = Die Partie beginnt, sobald alle Plätze besetzt sind.
page-leave = Den Tisch verlassen
page-leave-note = Die Partie hat noch nicht begonnen. Wenn du gehst, wird dein Platz wieder frei.
page-seat-gone = Du hast an diesem Tisch keinen Platz mehr. Du schaust zu.
page-seat-free = Dieser Platz ist frei.
page-waiting-to-sit = Noch nicht da: { $names }

## At the table

page-table = Tisch
page-table-of = { $game }: Tisch
page-waiting-for = Warten auf { $names }.
page-thinking = { $name } überlegt …
page-watching = Du schaust zu.
page-company = Die anderen am Tisch
page-board = Spielplan
page-here = da
page-away = nicht da
page-has-sat-down = Neu am Tisch: { $names }.
page-has-left = Nicht mehr am Tisch: { $names }.
page-chat = Chat
page-chat-unread = ungelesen
page-chat-empty = Noch keine Nachrichten.
page-chat-write = Nachricht
page-chat-send = Senden
page-chat-now = jetzt
page-chat-watches = schaut zu
page-chat-note-player = Was du schreibst, können alle am Tisch lesen, auch die Zuschauer.
page-chat-note-watcher = Andere Zuschauer können deine Nachrichten schon jetzt lesen, die Spieler erst nach der Partie.
page-chat-note-over = Was du schreibst, können alle lesen.
page-chat-off = Chat ausschalten
page-chat-is-off = Du hast den Chat ausgeschaltet. Du siehst an keinem Tisch Nachrichten.
page-chat-on = Chat einschalten
page-chat-none = Kein Chat
page-chat-none-note = An diesem Tisch können Spieler und Zuschauer keine Nachrichten schreiben.
page-chat-more = Melden oder blockieren: { $name }
page-chat-report = Dem Betreiber melden
page-chat-reported = Dem Betreiber gemeldet.
page-chat-mute = { $name } blockieren
page-chat-muted = Du hast { $name } blockiert. Du siehst an keinem Tisch Nachrichten dieser Person.
page-chat-unmute = Nicht mehr blockieren
page-block-note = Personen, die du blockierst, können sich nicht an deine offenen Tische setzen und nicht an deinen Turnieren teilnehmen. Auch ihre Nachrichten siehst du nicht.
page-blocked = Du hast { $name } blockiert.
page-me-blocked = Blockierte Personen
page-me-blocked-names = Du siehst die Namen, unter denen du diese Personen blockiert hast.
page-report-name = Namen melden
page-programs = Programme an deinem Platz
page-programs-lead = Gib einem Programm ein Token, damit es deine Hand sehen und, wenn du willst, für dich spielen kann. Nur du kannst Tokens für deinen Platz erstellen.
page-program-token = Token
page-program-once = Kopiere das Token jetzt: Du siehst es nicht noch einmal. Wer es hat, kann alles tun, was du hier erlaubst, bis du das Token widerrufst.
page-program-shown = Dieses Token hast du schon gesehen, und jedes Token wird nur einmal gezeigt. Wenn du es nicht gespeichert hast, widerrufe es und erstelle ein neues.
page-program-copied = Kopiert
page-program-copy = Token kopieren
page-program-watch = darf zuschauen
page-program-play = darf spielen
page-program-end = Widerrufen
page-programs-none = Kein Programm hat ein Token für diesen Platz.
page-program-name = Name des Programms
page-program-scope = Berechtigung
page-program-make = Token erstellen
page-chat-removed = Vom Betreiber entfernt.
page-notes = Notizen
page-notes-lead = Nur du siehst deine Notizen.
page-notes-shared = Wer dieses Gerät benutzt, sieht diese Notizen.
page-notes-none = Du hast zu dieser Partie noch keine Notizen geschrieben.
page-notes-moment = Stelle { $number }
page-notes-write = Notiz zu Stelle { $number }
page-notes-keep = Notiz speichern
page-notes-remove = Notiz löschen
page-notes-file = Partiedatei mit meinen Notizen
page-call = Benachrichtigen
page-call-lead = Du bekommst eine Benachrichtigung, wenn es am Tisch etwas für dich zu tun gibt. Solange du den Tisch geöffnet hast, bekommst du keine.
page-call-here = Benachrichtigungen gehen an
page-call-by-mail = E-Mail
page-call-by-webhook = Webhook
page-call-by-push = Browser
page-call-unconfirmed = Noch nicht bestätigt: Öffne den Link in der Mail, die wir dorthin geschickt haben. Sonst wird diese Adresse nach einem Tag gelöscht.
page-call-remove = Entfernen
page-call-push = Diesen Browser hinzufügen
page-call-push-note = Dieser Browser zeigt Benachrichtigungen, auch wenn keine Seite offen ist. Auf iPhone und iPad musst du die Seite vorher zum Home-Bildschirm hinzufügen.
page-call-push-refused = Dein Browser erlaubt keine Benachrichtigungen. Sieh in seinen Einstellungen für diese Website nach.
page-call-add = Adresse hinzufügen
page-call-mail-note = Du bekommst eine Mail mit einem Link. Benachrichtigungen werden erst gesendet, wenn du ihn geöffnet und die Adresse bestätigt hast.
page-call-webhook-note = Für Programme: Benachrichtigungen gehen als JSON an diese Adresse, nur über HTTPS.
page-call-stored = Der Server speichert die Adresse, ihre Sprache und deinen Platz, bis du „Entfernen“ wählst. Eine Benachrichtigung enthält nur, was du am Tisch sehen kannst, und wird nach dem Senden gelöscht.
page-call-confirm-do = Ja, benachrichtigen
page-call-stop-do = Abbestellen
page-call-confirmed = Die Adresse wurde bestätigt.
page-call-stopped = Die Adresse wurde gelöscht. Dorthin werden keine Benachrichtigungen mehr gesendet.
page-call-failing-gone = Wird nicht mehr zugestellt: Diese Adresse gibt es nicht mehr.
page-call-failing-refused = Nicht zugestellt: Der Dienst lehnt unsere Benachrichtigungen ab. Wir versuchen es weiter.
page-call-failing-late = Die letzte Benachrichtigung konnte nicht zugestellt werden.
page-call-failing-push = Zum Beheben drücke in jenem Browser auf „Diesen Browser hinzufügen“.
page-call-again-do = Erneut versuchen
page-push-failing = Benachrichtigungen erreichen diesen Browser nicht mehr. Sein Push-Dienst stellt sie nicht mehr zu.
page-push-lost = Dieser Browser bekommt keine Benachrichtigungen mehr, obwohl du sie hier eingeschaltet hast.
page-push-denied = Dein Browser blockiert Benachrichtigungen dieser Website. Erlaube sie in seinen Einstellungen für diese Website und drücke dann auf den Knopf.
page-push-repair = Wieder einschalten
page-call-turn = Du bist am Zug: { $game }
page-call-asked = Erlaubst du eine Rücknahme? { $game }
page-call-pause = Stimmst du einer Pause zu? { $game }
page-call-end = Partie ohne Ergebnis beenden? { $game }
page-call-lent = Ein Computer spielt für dich: { $game }
page-call-over = Die Partie ist zu Ende: { $game }
page-call-again = Noch eine Partie? { $game }
page-call-low = Deine Zeit läuft ab: { $game }
page-call-invited = Jemand hat einen Platz für dich: { $game }
page-call-late = Wie soll es weitergehen? { $game }
page-call-late-choose = Du kannst die Bedenkzeit verlängern, einen Computer spielen lassen oder die Partie ohne Ergebnis beenden. Die Partie wartet, bis sich jemand entscheidet.
page-call-left-minutes = { $minutes ->
    [one] Du hast noch etwa eine Minute.
   *[other] Du hast noch etwa { $minutes } Minuten.
  }
page-call-left-hours = { $hours ->
    [one] Du hast noch etwa eine Stunde.
   *[other] Du hast noch etwa { $hours } Stunden.
  }
page-call-confirm = Ist das deine Adresse? { $game }
page-call-confirm-note = Jemand, der mit Freunden Brettspiele spielt, möchte unter dieser Adresse erfahren, wann er am Zug ist. Wenn du das bist, öffne diesen Link und bestätige die Adresse. Wenn nicht, ignoriere diese Mail einfach: Du bekommst keine weitere.
page-call-since = Seit deiner letzten Aktion:
page-call-open = Zum Tisch:
page-call-stop = Diese Mails abbestellen:
page-clocks = Uhren
page-clock-days = { $days } T { $hours } Std
page-clock-soon = Du hast noch eine Minute.
page-late-own = Deine Zeit ist abgelaufen. Du kannst weiterspielen, solange die anderen nichts anderes entscheiden.
page-late = { $seat-is ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $seat } ist abgelaufen.
  }
page-absent = { $days ->
    [one] { $seat } hat seit einem Tag nicht gespielt.
   *[other] { $seat } hat seit { $days } Tagen nicht gespielt.
  }
page-taken-free = Andere Plätze sind noch frei:
page-taken-full = Hier kannst du keinen anderen Platz einnehmen. Du kannst zuschauen oder dich an einen anderen Tisch setzen.
page-vacant = Wer auf Platz { $number } saß, hat diesen Server endgültig verlassen und kann nicht zurückkommen.
page-link-renewed = Der Betreiber hat für den Platz von { $seat } einen neuen Link erstellt.
page-link-renewed-own = Der Betreiber hat für deinen Platz einen neuen Link erstellt. Ältere Links zu diesem Platz gelten nicht mehr.
page-late-end-wanted = Für ein Ende ohne Ergebnis: { $names }.
page-late-ask = Wie geht es weiter?
page-late-wait = Mehr Zeit geben
page-late-computer = Computer spielen lassen
page-late-which = Welcher Computerspieler
page-late-end = Ohne Ergebnis beenden
page-pause-agree = Zustimmen
page-pause-refuse = Ablehnen
page-pause-ask = Um eine Pause bitten
page-pause-asked = { $seat-is ->
    [you] Du hast um eine Pause gebeten.
   *[other] { $seat } möchte eine Pause.
  }
page-pause-on = Die Partie ist unterbrochen. Die Uhren stehen.
page-pause-end = Weiterspielen
page-pause-ended = { $seat } hat die Pause beendet.
page-pause-refused = { $seat } stimmt der Pause nicht zu.
page-pause-withdrawn = { $seat } möchte keine Pause mehr.
page-seat-lent = Ein Computer spielt für dich.
page-seat-back = Selbst weiterspielen
page-ended-without = Ohne Ergebnis beendet
page-ended-file = Die Partiedatei endet hier.
page-ended-without-why = Die Partie wurde vorzeitig beendet: Die Zeit eines Spielers war abgelaufen, oder der Betreiber dieses Servers hat den Tisch geschlossen.
page-name-computer = { $name } (Computer)
page-hand-over = Verdecken und an { $name } geben
page-hand-over-covered = Gib das Gerät an { $name } weiter
page-take-over = Ich bin { $name }: meine Ansicht zeigen
page-cover-note = Achte darauf, dass sonst niemand auf den Bildschirm sieht.
page-choices = Deine Möglichkeiten
page-what-happened = Verlauf
page-nothing-yet = Noch ist nichts passiert.
page-fair = Nachprüfbar fair
page-commitment = Alle Zufallsereignisse in dieser Partie ergeben sich aus einem Geheimnis, das beim Öffnen des Tisches festgelegt wurde; die Partiedatei verrät es am Ende. Sein SHA-256-Hash: { $hash }
page-fair-more = So prüfst du es
page-fair-start = Beim Öffnen des Tisches legt der Server ein Geheimnis fest und zeigt dessen Hash: einen Fingerabdruck, der das Geheimnis nicht verrät und zu keinem anderen passt.
page-fair-end = Nach der Partie zeigt der Server das Geheimnis. Stimmt dessen Hash mit dem vom Anfang überein, stand das Geheimnis vor der ersten Aktion fest und hat sich seitdem nicht geändert.
page-fair-draws = Alle Zufallsereignisse ergeben sich aus dem Geheimnis und der Nummer der Aktion, sodass jeder sie nachrechnen kann. Dass der Server das Geheimnis zufällig gewählt hat, ist damit nicht bewiesen.
page-fair-hash = Hash, von Anfang an gezeigt
page-fair-secret = Geheimnis, am Ende gezeigt
page-fair-not-yet = Die Partie läuft noch. Notiere dir jetzt den Hash und vergleiche ihn nach der Partie.
page-fair-file = Partiedatei, die du gespeichert hast (sonst wird die des Servers geprüft):
page-fair-check = In diesem Browser prüfen
page-fair-right-hash = Das Geheimnis passt zu dem Hash, der von Anfang an gezeigt wurde.
page-fair-wrong-hash = Das Geheimnis passt nicht zu dem Hash, der von Anfang an gezeigt wurde.
page-fair-right-draws = Jede Ziehung folgt aus dem Geheimnis. Geprüfte Ziehungen:
page-fair-wrong-draws = Eine Ziehung folgt nicht aus dem Geheimnis. Zeile der Datei:
page-fair-other = Das ist nicht die Datei dieser Partie.
page-fair-verify = Dein Browser berechnet den Hash und jede Ziehung selbst. Den Server fragt er nur, wie viele Möglichkeiten es bei jeder Ziehung gab. Der folgende Befehl läuft auf deinem eigenen Rechner, braucht keinen Server und prüft auch, ob die Regeln eingehalten wurden:
page-view-text = Textansicht
page-view-table = Tischansicht
page-shortcuts = Bedienung
page-empty = leer
page-topics = Glossar
page-label = { $name }:
page-gauge = { $name }: { $value } von { $limit }
page-gauge-over = { $name }: { $value } ({ $limit } erreicht)
page-tap-again = zum Bestätigen erneut tippen
page-lit = aktuell
page-faded = erledigt

## The connection

page-connection-lost = Verbindung unterbrochen. Neuer Versuch …
page-connection-resumed = Wieder verbunden.
page-not-loaded = Das konnte nicht geladen werden. Versuch es noch einmal.
page-waiting-one = Eine Aktion wartet auf die Verbindung.
page-waiting-more = Eine Aktion wartet schon: Brich sie zuerst ab.
page-waiting-sent = Die abgebrochene Aktion wurde vielleicht schon ausgeführt.
page-offline = Der Server ist nicht erreichbar
page-offline-note = Deine Tische sind sicher. Du kannst weiterspielen, sobald du wieder online bist.
page-offline-again = Erneut versuchen
page-unreachable = Der Server ist nicht erreichbar. Deine Eingaben sind noch da. Neuer Versuch …
page-reachable = Der Server ist wieder erreichbar. Drücke noch einmal auf den Knopf.

## Taking back

page-take-back = Zurücknehmen
page-take-back-ask = Um Rücknahme bitten
page-take-back-of = { $action } – du hast seitdem etwas Neues gesehen, also müssen die anderen zustimmen
page-take-back-free = { $action } – du hast seitdem nichts Neues gesehen, also muss niemand zustimmen
page-take-back-until = Du kannst etwas zurücknehmen, bis du etwas Neues siehst. Danach müssen die anderen Menschen am Tisch zustimmen. Wenn du nur gegen Computer spielst, geht es danach nicht mehr.
page-take-back-asked = { $seat-is ->
    [you] Du hast darum gebeten, die letzte Aktion zurückzunehmen.
   *[other] { $seat } möchte die letzte Aktion zurücknehmen.
  }
page-take-back-told = { $seat-is ->
    [you] Du hast darum gebeten, dies zurückzunehmen: „{ $told }“
   *[other] { $seat } möchte dies zurücknehmen: „{ $told }“
  }
page-take-back-later = { $count ->
    [one] Damit wird auch { $count } spätere Aktion zurückgenommen.
   *[other] Damit werden auch { $count } spätere Aktionen zurückgenommen.
  }
page-take-back-done = { $seat } hat eine Aktion zurückgenommen.
page-take-back-refused = { $seat } hat die Rücknahme nicht erlaubt.
page-take-back-withdrawn = { $seat } möchte nichts mehr zurücknehmen.
page-take-back-lapsed = { $seat } hat weitergespielt: Zum Zurücknehmen ist es zu spät.
page-take-back-agree = Rücknahme erlauben
page-take-back-refuse = Nicht erlauben

## Tipps

page-loss-all = jede Möglichkeit am Tisch
page-loss-many = { $count } von { $ways } Möglichkeiten am Tisch
page-hint = Tipp
page-hint-ask = Was würde ein starker Spieler erwägen?
page-hint-thinking = Ein Tipp wird gesucht …
page-hint-title = Ein starker Spieler würde erwägen
page-hint-only = Es gibt nur eine Möglichkeit.
page-hint-equal = Sie sind etwa gleich gut.
page-hint-equal-why = Die Vorschläge 1 und 2 sind etwa gleich gut: Beide bringen bald im Mittel { $amounts }.
page-hint-amount = { $amount } { $stake }
page-hint-better = Vorschlag 1 scheint etwas besser zu sein.
page-hint-clear = Vorschlag 1 ist deutlich besser.
page-hint-chance = Etwa { $percent } % Gewinnchance.
page-play-on-here = Ab hier weiterspielen
page-play-on-from = Die Partie beginnt wie nach Schritt { $step } einer früheren. Sie zählt nicht für die Punkte.
page-play-puzzle = Die Partie beginnt wie in Rätsel { $number }. Die verdeckten Karten werden neu gegeben. Sie zählt nicht für die Punkte.
page-play-study = Die Partie beginnt in einer Stellung dieser Studie. Sie zählt nicht für die Punkte.
page-play-position = In einer Stellung beginnen
page-play-position-note = Die Partie zählt dann nicht für die Punkte.
page-in-position = Diese Partie hat in einer Stellung begonnen. Dass ihr Zufall fair ist, lässt sich nicht beweisen, und sie zählt nicht für die Punkte.
page-played-on = Diese Partie spielt eine andere weiter; darum gibt es keinen Beweis für den Zufall.
page-analysis = Analyse
page-analysis-working = Die Partie wird analysiert …
page-analysis-failed = Diese Partie lässt sich gerade nicht analysieren.
page-analysis-how = Ein starker Computerspieler hat jede Entscheidung geprüft und wusste dabei nur, was auch die Person am Zug wissen konnte. Alle Chancen sind Schätzungen.
page-analysis-whole = Gewinnchancen, wenn alles bekannt ist
page-analysis-known = Gewinnchancen nach dem, was alle jeweils wissen konnten
page-analysis-known-short = Nach ihrem Wissen
page-analysis-costly = Teure Entscheidungen
page-analysis-cost = { $seat-is ->
    [you] Du verschenkst { $percent } Prozentpunkte Gewinnchance
   *[other] { $seat } verschenkt { $percent } Prozentpunkte Gewinnchance
  }
page-analysis-better = Besser:
page-analysis-played = Gespielt:
page-analysis-soon = Im Mittel bringt das bald { $amounts }.
page-analysis-instead = { $best } { $stake } statt { $played }
page-analysis-theirs = { $seat-is ->
    [you] { $amount } für dich
   *[other] { $amount } für { $seat }
  }
page-analysis-none = In dieser Partie war keine Entscheidung teuer.
page-analysis-luck = Glück
page-analysis-luck-note = So viel hat der Zufall nach dem Austeilen an den Gewinnchancen geändert
page-analysis-lucky = { $seat-is ->
    [you] Du gewinnst durch Glück { $percent } Prozentpunkte Gewinnchance hinzu
   *[other] { $seat } gewinnt durch Glück { $percent } Prozentpunkte Gewinnchance hinzu
  }
page-analysis-points = { $percent } %
page-analysis-step = Schritt { $step } zeigen
page-analysis-all = Ganze Analyse
page-analysis-previous = Voriger markierter Moment
page-analysis-next = Nächster markierter Moment
page-analysis-on-device = Auf deinem Gerät analysiert.
page-analysis-on-server = Auf dem Server analysiert.
page-hints-allowed = An diesem Tisch sind Tipps erlaubt: Wer am Zug ist, kann sich einen Tipp geben lassen.
page-hints-allow = Tipps erlauben
page-back-allow = Alles zurücknehmen
page-back-allow-note = Wenn du nur gegen Computer spielst, kannst du Aktionen auch dann zurücknehmen, wenn sie dir etwas Neues gezeigt haben. Danach kommen noch einmal dieselben Karten und Zufallsereignisse.
page-hints-allow-note = Wer am Zug ist, kann fragen, welche Aktionen ein starker Spieler erwägen würde. Wenn du nur gegen Computer spielst, sind Tipps immer erlaubt.

## The end

page-unplayable = Diese Partie lässt sich hier zurzeit nicht spielen, ist aber noch gespeichert. Frag den Betreiber dieses Servers danach.
page-over = Die Partie ist zu Ende.
page-winner = { $seat-is ->
    [you] Du hast gewonnen!
   *[other] { $seat } hat gewonnen.
  }
page-shared-by = { $names } teilen sich den Sieg.
page-share = { $percent } % des Sieges
page-again = Noch einmal spielen
page-again-asked = { $seat-is ->
    [you] Du hast einen Tisch für eine weitere Partie eröffnet.
   *[other] { $seat } möchte noch einmal spielen.
  }
page-again-join = Zum neuen Tisch
page-again-watch = Nächste Partie ansehen
page-lesson = Lektion
page-lesson-at = Lektion: { $taken } von { $length }
page-lesson-again = Lektion wiederholen
page-lesson-match = Eine richtige Partie spielen
page-learn = Spielend lernen

## Rätsel

page-puzzles = Rätsel
page-puzzles-of = Rätsel: { $game }
page-puzzles-all = Alle Rätsel
page-puzzles-lead = Finde die beste Aktion in Stellungen aus echten Partien. In jeder Stellung ist eine Aktion deutlich besser als alle anderen. Du siehst nur so viel wie der Spieler damals.
page-puzzles-how = Computerspieler haben diese Stellungen in langen Suchen gefunden. Die Gewinnchancen sind ihre Schätzungen.
page-puzzle-number = Rätsel { $number }
page-puzzle-solved = gelöst
page-puzzle-easy = Leicht
page-puzzle-medium = Mittel
page-puzzle-hard = Schwer
page-puzzle-easy-note = Du findest die Lösung, wenn du eine Aktion vorausschaust.
page-puzzle-medium-note = Wer nur kurz hinsieht, kann die Lösung übersehen.
page-puzzle-hard-note = Auch der Computer übersieht die Lösung, wenn er nur kurz sucht.
page-puzzle-given = { $grade } · { $count } Spieler
page-puzzle-ask = Was spielst du?
page-puzzle-best = Du hast die beste Aktion gefunden!
page-puzzle-good = Eine gute Aktion, aber nicht die beste
page-puzzle-loses = Nicht die beste Aktion
page-puzzle-yours = „{ $action }“ gewinnt { $wins } von 100 Partien, { $lost } weniger als die beste Aktion.
page-puzzle-is-best = Beste Aktion: „{ $action }“ gewinnt { $wins } von 100 Partien.
page-puzzle-second = Zweitbeste Aktion: „{ $action }“ gewinnt { $wins } von 100.
page-puzzle-why = Was den Unterschied macht
page-puzzle-why-note = Wie oft Folgendes bald nach der besten und wie oft bald nach der zweitbesten Aktion geschieht, in Prozent von mindestens 40 Versuchen:
page-puzzle-often = beste { $best } %, zweitbeste { $other } %
page-puzzle-solution = Lösung zeigen
page-puzzle-figures = Alle Aktionen
page-puzzle-action = Aktion
page-puzzle-wins = Siege von 100
page-puzzle-next = Nächstes Rätsel
page-puzzle-again = Noch einmal
page-daily = Rätsel des Tages
page-daily-all = Rätsel des Tages
page-daily-lead = Eine Stellung aus jedem Spiel, für alle dieselbe. Um Mitternacht in deiner Zeitzone kommen neue.
page-daily-done = Damit hast du eines der heutigen Rätsel gelöst.
page-daily-history = Die letzten sieben Tage
page-daily-history-note = Du kannst diese Rätsel noch lösen. Sie zählen für deine Wertung, aber nicht mehr für die Tage in Folge.
page-streak-days = { $count ->
    [one] Du hast heute ein Rätsel des Tages gelöst.
   *[other] { $count } Tage in Folge mit einem gelösten Rätsel des Tages.
  }
page-streak-longest = { $count ->
    [one] Deine längste Serie: { $count } Tag.
   *[other] Deine längste Serie: { $count } Tage.
  }
page-streak-puzzles = { $count ->
    [one] { $count } Rätsel in Folge im ersten Versuch gelöst.
   *[other] { $count } Rätsel in Folge im ersten Versuch gelöst.
  }
page-streak-puzzles-longest = { $count ->
    [one] Die meisten Rätsel in Folge im ersten Versuch: { $count }.
   *[other] Die meisten Rätsel in Folge im ersten Versuch: { $count }.
  }
page-rating = { $points } ± { $margin }
page-rating-yours = Deine Wertung in diesen Rätseln: { $rating }
page-rating-change = Erster Versuch: { $change }. Deine Wertung in den Rätseln von { $game }: { $rating }.
page-rating-puzzle = Wertung dieses Rätsels: { $rating }.
page-rating-run = Du hast dieses Rätsel zuerst in einem Lauf auf Zeit gesehen, darum ändert es deine Wertung nicht.
page-rating-how = Wie die Wertung der Rätsel entsteht
page-rating-what = Rätsel haben eine Wertung wie Spieler. Findest du die beste Aktion im ersten Versuch, gewinnst du gegen das Rätsel: Deine Wertung steigt, seine sinkt. Sonst ist es umgekehrt. Eine gute Aktion, die nicht die beste ist, zählt als Unentschieden. Alle beginnen in jedem Spiel mit 1500.
page-rating-margin = „1512 ± 140“ bedeutet, dass deine Stärke mit einer Wahrscheinlichkeit von 95 % zwischen 1372 und 1652 liegt. Je mehr Rätsel du versuchst, desto kleiner wird die Spanne.
page-rating-first = Nur dein erster Versuch zählt. Du kannst Rätsel also beliebig oft wiederholen. Läufe auf Zeit ändern die Wertung nicht.
page-rating-course = Deine Wertung nach jedem Rätsel, jetzt { $rating }. Das Band zeigt die Spanne.
page-puzzle-fitting = Ein Rätsel, das zu mir passt
page-run = Lauf auf Zeit
page-run-lead = Wie viele Rätsel löst du in { $minutes } Minuten? Sie werden immer schwerer, und nach { $mistakes } Fehlern endet der Lauf. Eine gute Aktion, die nicht die beste ist, ist kein Fehler. Läufe ändern deine Wertung nicht.
page-run-start = Starten
page-run-score = Gelöst: { $count } · Fehler: { $missed } von { $most }
page-run-right = Richtig!
page-run-good = Gut, aber nicht die beste
page-run-wrong = Nicht die beste Aktion
page-run-solved = { $count ->
    [one] Du hast { $count } Rätsel gelöst
   *[other] Du hast { $count } Rätsel gelöst
  }
page-run-record = Dein bisher bester Lauf!
page-run-best = { $count ->
    [one] Bester Lauf: { $count } Rätsel
   *[other] Bester Lauf: { $count } Rätsel
  }
page-run-look = Öffne ein Rätsel, um es ohne Uhr noch einmal zu versuchen.
page-run-again = Noch ein Lauf
page-mistakes = Aus eigenen Fehlern lernen
page-mistakes-lead = Jede dieser Entscheidungen hat in einer deiner beendeten Partien Gewinnchancen verschenkt. Finde eine bessere. Wenn du sie löst, kommt sie nach 1, 7 und 30 Tagen wieder.
page-mistake-line = { $percent } Prozentpunkte · { $when }
page-mistakes-later = { $count ->
    [one] Eine gelöste Entscheidung kommt später wieder.
   *[other] { $count } gelöste Entscheidungen kommen später wieder.
  }
page-mistakes-learned = { $count ->
    [one] Eine hast du gelernt.
   *[other] { $count } hast du gelernt.
  }
page-mistakes-look = { $count ->
    [one] Eine weitere Partie analysieren
   *[other] { $count } weitere Partien analysieren
  }
page-mistakes-looking = { $count ->
    [one] Eine Partie wird analysiert …
   *[other] { $count } Partien werden analysiert …
  }
page-mistake-given = Aus deiner Partie { $when }: Deine Entscheidung hat hier { $percent } Prozentpunkte Gewinnchance verschenkt.
page-mistake-taken = Bisher:
page-mistake-over = Von vorn
page-mistake-best = Du hast die beste Entscheidung gefunden!
page-mistake-good = Etwa so gut wie die beste Entscheidung!
page-mistake-loses = Das verschenkt { $percent } Prozentpunkte
page-mistake-played = Wie in der Partie: Das verschenkt { $percent } Prozentpunkte
page-mistake-yours = Deine Antwort:
page-mistake-again = Sie kommt { $when } wieder.
page-mistake-learned = Viermal nacheinander gelöst: Das sitzt.
page-mistake-next = Weiter
page-puzzle-by = vorgeschlagen von { $name }
page-puzzles-ours = Aus unseren Partien
page-puzzles-ours-note = Diese Stellungen haben Spieler dieser Website aus eigenen Partien vorgeschlagen. Lange Suchen haben bestätigt, dass eine Aktion klar die beste ist.
page-submission = Als Rätsel vorschlagen
page-submission-note = Die Admins wählen aus, welche Stellungen alle lösen können. Das Rätsel zeigt, was du damals gesehen hast, ohne die Namen der Spieler.
page-submission-named = Meinen Namen dazu nennen
page-submission-send = Abschicken
page-submission-sent = Als Rätsel vorgeschlagen. Ein Admin sieht es sich an.
page-submission-accepted = Als Rätsel angenommen. Lange Suchen prüfen es.
page-submission-confirmed = Alle können dieses Rätsel lösen.
page-submission-unclear = Angenommen, aber lange Suchen fanden keine klar beste Aktion. Darum wird kein Rätsel daraus.
page-submission-refused = Die Admins haben diese Stellung nicht als Rätsel ausgewählt.
page-statistics = Statistik
page-statistics-of = Was gewinnt { $game }?
page-statistics-lead = Wie Partien enden, welche Plätze gewinnen und welcher frühe Vorsprung sich lohnt.
page-statistics-how = Jeder Balken zeigt einen Anteil, der Strich darauf das 95-%-Intervall: Darin liegt wahrscheinlich der wahre Anteil. Ein langer Strich bedeutet wenige Fälle. Die gestrichelte Marke ist ein gleicher Anteil für alle.
page-statistics-none = Noch ist keine Partie gezählt.
page-statistics-computer = Computer
page-statistics-site = Diese Website
page-statistics-own = Du
page-statistics-of-computer = { $count ->
    [one] Eine Partie gleich starker Computerspieler. { $player }
   *[other] { $count } Partien gleich starker Computerspieler. { $player }
  }
page-statistics-of-site = { $count ->
    [one] Eine Partie auf dieser Website
   *[other] { $count } Partien auf dieser Website
  }
page-statistics-of-own = { $count ->
    [one] Eine Partie von dir
   *[other] Deine letzten { $count } Partien
  }
page-statistics-figure = { $share } ({ $low } bis { $high }) von { $count }
page-statistics-order = Reihenfolge der Züge
page-statistics-order-note = Wie oft jeder Platz in der Reihenfolge gewonnen hat
page-statistics-begins = Wer beginnt
page-statistics-place = Spieler { $place } in der Reihenfolge
page-statistics-ahead = Vorsprung
page-statistics-ahead-note = Wie oft gewann, wer allein vorn lag, als ein Teil der Aktionen der Partie gespielt war
page-statistics-most = Am meisten: { $stake }
page-statistics-least = Am wenigsten: { $stake }
page-statistics-third = Nach einem Drittel
page-statistics-half = Nach der Hälfte
page-statistics-two-thirds = Nach zwei Dritteln
page-statistics-openings = Erste Aktionen
page-statistics-openings-note = Wie oft Spieler nach den häufigsten ersten Aktionen gewonnen haben
page-statistics-endings = Enden
page-statistics-endings-note = Der Anteil der Partien, die auf jede Weise endeten
page-statistics-length = Länge
page-statistics-actions = etwa { $median } Aktionen; 9 von 10 Partien haben { $low } bis { $high }

## Looking back

page-step-through = Schritt für Schritt
page-zoom-fit = Ganz zeigen
page-zoom-in = Vergrößern
page-look-back = Zurückblicken
page-since-turn = Seit deinem letzten Zug
page-since-start = Seit Beginn
page-turn-skip = Zu deinem Zug springen
page-step-back = Zurück zur Partie
page-step-play = Abspielen
page-step-pause = Anhalten
page-step-first = Anfang
page-step-previous = Zurück
page-step-next = Weiter
page-step-last = Ende
page-step-of = Schritt { $step } von { $count }
page-set-up = Aufbau
page-seen-by-you = Du ({ $name })
page-seen-by-all = Zuschauer
page-match-file = Partiedatei
page-download = Partiedatei herunterladen
page-download-note = Die Datei enthält alle Aktionen und Zufallsereignisse der Partie, zum Speichern, Nachspielen und Prüfen.
page-open-file = Partiedatei öffnen
page-open-file-lead = Spiel eine Partie aus einer Datei nach, Schritt für Schritt und aus der Sicht jedes Spielers.
page-open-file-which = Partiedatei
page-open-file-note = Die Datei kannst du nach der Partie am Tisch herunterladen. Wer den Link zum neuen Tisch hat, kann die Partie auch nachspielen.
page-open-file-go = Nachspielen
page-read-from-file = Diese Partie wurde aus einer Partiedatei geladen.

## Studien

page-study = Studie
page-studies = Studien
page-studies-lead = Geh eine Partie durch, probiere für alle am Tisch andere Züge aus und schreib Kommentare, allein oder gemeinsam. Alle Karten liegen offen.
page-studies-own = Deine Studien
page-studies-none = Du hast noch keine Studien. Beginne eine hier, bei einer beendeten Partie oder bei einem Rätsel.
page-study-new = Neue Studie
page-study-new-of = Neue Studie: { $game }
page-study-open = Studie
page-study-title = Titel
page-study-position = Stellung
page-study-position-note = Lass das Feld leer, um neu zu geben. Sonst schreib ein Feld der Stellung je Zeile, wie in einer Partiedatei. Was sich aus dem Rest ergibt, kannst du weglassen.
page-study-begin = Studie beginnen
page-study-line = Zeile { $number }:
page-study-acts = { $name } am Zug
page-study-act-for = Für { $name } ziehen
page-study-beginning = Anfang
page-study-ways = Fortsetzungen
page-study-main = Hauptvariante
page-study-moves = Züge
page-study-comment = Kommentar
page-study-theirs = Inzwischen von jemand anderem gespeichert:
page-study-comment-save = Kommentar speichern
page-study-edit = Diese Stellung bearbeiten
page-study-promote = Variante nach vorn
page-study-delete = Ab hier löschen
page-study-delete-note = { $count ->
    [one] Das löscht eine Stellung mit ihrem Kommentar, und zwar endgültig.
   *[other] Das löscht { $count } Stellungen mit ihren Kommentaren, und zwar endgültig.
  }
page-study-roll = Noch einmal würfeln
page-study-share = Teilen und Einstellungen
page-study-read-link = Link zum Lesen
page-study-read-note = Wer diesen Link hat, kann die Studie durchgehen.
page-study-edit-link = Link zum Bearbeiten
page-study-edit-note = Wer diesen Link hat, kann die Studie ändern.
page-study-edit-new = Neuen Link zum Bearbeiten erstellen
page-study-edit-new-note = Der alte Link funktioniert dann nicht mehr.
page-study-file = Partiedatei mit Varianten
page-study-as-text = Stellung als Text
page-study-remove = Studie löschen
page-study-remove-note = Das löscht die Studie für alle, und zwar endgültig.
page-study-title-save = Titel speichern
page-study-reading = Du siehst dir diese Studie an. Um sie zu ändern, brauchst du ihren Link zum Bearbeiten.

## More of the pages

page-computer-name = Computer
page-guest = Gast
page-look-again = Ansehen
page-play-on = Weiterspielen
page-contents = Inhalt
page-to-table = Zum Tisch
page-sits-here = Sitzt hier.
page-sitting-here = Schon da: { $names }.
page-take-seat = Diesen Platz einnehmen
page-take-seat-lead = Dieser Link gehört zu { $name }. Wer ihn benutzt, spielt auf diesem Platz.
page-take-seat-instead = Dieser Browser hat an diesem Tisch schon einen anderen Platz, den du dann verlierst.
page-link-own-title = Link zum eigenen Platz
page-link-own-note = Nur für dich: Öffne diesen Link, um auf einem anderen Gerät weiterzuspielen.
page-seen-by-whom = Ansicht von
page-step-go = Los
page-touch-hold = Gedrückt halten
page-touch-hold-for = Ein Element erklären
page-touch-spread = Zwei Finger spreizen
page-touch-spread-for = Vergrößern
page-touch-twice = Freie Stelle doppelt antippen
page-touch-twice-for = Dort vergrößern oder wieder den ganzen Spielplan zeigen
page-key-arrows = Von Element zu Element; beim Nachspielen einen Schritt vor oder zurück
page-key-enter = Auswählen
page-key-numbers = Die erste, zweite … Antwort wählen; bei einem Tipp den Vorschlag mit dieser Nummer
page-key-pause = Züge der anderen anhalten
page-key-skip = Züge der anderen überspringen
page-key-look-back = Rückblick öffnen oder schließen
page-key-tale = Verlauf
page-key-explain = Elemente erklären: weiter mit den Pfeilen, Ende mit Esc
page-key-help = Diese Liste zeigen

## In the terminal

term-number = Nummer oder Aktion:
term-help = Gib die Nummer oder den Wortlaut einer Aktion ein, um sie auszuführen. undo: deine Wahl zurücknehmen. hint: starke Aktionen zeigen. rules: Kurzfassung, Glossar und Regeln; rules R2.3 oder rules WORT: nachschlagen. tale: Verlauf. help: dieser Text. quit: beenden.
term-keys = 1 … z wählen · h Tipp · r Regeln · u zurück · t Verlauf · Bild↑↓ · q beenden
term-rules-keys = Enter nachschlagen · ↑↓ Bild↑↓ blättern · Esc zurück
term-nothing-to-undo = Es gibt nichts zurückzunehmen.
term-undone = Zurückgenommen.
term-instead = { $count ->
    [1] Gib 1 oder „{ $words }“ ein: { $label }
   *[other] Gib eine Nummer von 1 bis { $count } oder den Wortlaut einer Aktion ein. Zum Beispiel { $number } oder „{ $words }“: { $label }
  }
term-bye = Bis bald!
term-puzzle-prompt = Gib die Nummer oder den Wortlaut einer Aktion ein. next: nächstes Rätsel. quit: beenden.
term-rules = Gib einen dieser Einträge, eine Regel wie R2.3 oder Suchwörter ein: { $example }
term-help-title = Hilfe

## The host’s words, and the admin pages

page-imprint = Impressum
page-privacy = Datenschutz
page-announced-down-back = Wartung: { $from } – { $until }.
page-announced-down = Wartung ab: { $from }.
page-announced-back = Wieder online: { $until }.
page-announced-safe = Alles ist gespeichert, und deine Partien gehen danach weiter.
page-admin = Verwaltung
page-admin-status = Status
page-admin-guests = Gäste
page-admin-tables = Tische
page-admin-reports = Meldungen
page-admin-submissions = Vorgeschlagene Rätsel
page-admin-no-submissions = Es warten keine Vorschläge.
page-admin-position = Stellung
page-admin-accept = Annehmen
page-admin-refuse = Ablehnen
page-admin-accepted = Angenommen
page-admin-take-off = Entfernen
page-admin-announcements = Ankündigungen
page-admin-site = Website
page-admin-become = Admin werden
page-admin-become-lead = Als Admin verwaltest du Gäste, Tische, Meldungen und Ankündigungen, auf all deinen Geräten. Verdeckte Karten siehst du nicht.
page-admin-become-known = In diesem Browser bist du { $name }.
page-admin-become-new = Dieser Browser ist hier noch kein Gast: Wähle einen Namen. Wenn du einen Anmeldenamen hast, melde dich zuerst an und öffne dann den Link noch einmal.
page-admin-version = Version
page-admin-backup = Letzte Sicherung
page-admin-backup-none = unbekannt
page-admin-database = Datenbank
page-admin-size = { $kind }, { $size } MB, Schema { $schema }
page-admin-tables-count = { $count } ({ $running } laufend, { $archived } archiviert)
page-admin-guests-count = { $count } ({ $accounts } mit Anmeldename, { $visitors } in den letzten zwei Tagen hier)
page-admin-waiting = Wartende Benachrichtigungen
page-admin-process = Serverprozess { $number }
page-admin-started = Gestartet
page-admin-memory = Arbeitsspeicher
page-admin-pace = Aktionen pro Sekunde, letzte Minute
page-admin-open-pages = Offene Tischseiten
page-admin-cached = Tische im Speicher
page-admin-thinking = Computerspieler
page-admin-thoughts = { $running } denken, { $waiting } warten
page-admin-failures = Datenbankfehler
page-admin-metrics = Wenn mehrere Prozesse diese Website bedienen, siehst du einen davon. Mit der Option --metrics veröffentlicht jeder Prozess seine eigenen Zahlen.
page-admin-find = Teil eines Namens, oder eine Kennung
page-admin-search = Suchen
page-admin-seen = zuletzt hier
page-admin-since = Gast seit
page-admin-seats = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
  }
page-admin-nobody = Keine Gäste gefunden.
page-admin-tag-banned = gesperrt
page-admin-tag-deactivated = deaktiviert
page-admin-tag-admin = Admin
page-admin-id = Kennung
page-admin-name = Name
page-admin-rename = Umbenennen
page-admin-rename-note = Der neue Name ersetzt den alten an allen Tischen, in Chats und in Turnieren.
page-admin-access = Zugang
page-admin-ban = Sperren
page-admin-unban = Sperre aufheben
page-admin-ban-note = Ein gesperrter Gast kann keine Tische eröffnen, sich nicht setzen, nicht chatten und an keinen Turnieren teilnehmen, aber seine Partien zu Ende spielen.
page-admin-deactivate = Deaktivieren
page-admin-activate = Wieder aktivieren
page-admin-deactivate-note = Ein deaktivierter Gast wird auf allen Geräten abgemeldet und kann sich nicht anmelden. Seine Daten bleiben.
page-admin-delete = Löschen …
page-admin-delete-guest = Gast löschen
page-admin-delete-guest-note = Der Name { $name } verschwindet überall, mit Nachrichten, Notizen, Geräten und Anmeldename. Du kannst das nicht rückgängig machen.
page-admin-running-only = Nur laufende Partien
page-admin-over-too = Auch beendete Partien
page-admin-no-tables = Keine Tische.
page-admin-state = Zustand
page-admin-state-gathers = wartet auf Spieler
page-admin-state-runs = läuft
page-admin-state-paused = pausiert
page-admin-state-over = beendet
page-admin-state-ended = ohne Ergebnis beendet
page-admin-state-unreadable = für diese Version unlesbar
page-admin-opened = Eröffnet
page-admin-latest = Letzte Änderung
page-admin-to-act = ist am Zug
page-admin-end = Schließen oder löschen
page-admin-close = Ohne Ergebnis beenden
page-admin-close-note = Die Partie endet für alle am Tisch, ohne Ergebnis. Wie nach jeder Partie werden die Karten sichtbar.
page-admin-delete-table = Tisch löschen
page-admin-delete-table-note = Der Tisch verschwindet mit Partie, Chat und Notizen, auch aus den Ergebnissen der Spieler. Du kannst das nicht rückgängig machen.
page-admin-table = Tisch
page-admin-no-reports = Keine offenen Meldungen.
page-admin-reported-name = Name, gemeldet von { $reporter }
page-admin-reported-message = Nachricht, gemeldet von { $reporter }
page-admin-removed = (entfernt)
page-admin-remove-message = Nachricht entfernen
page-admin-settle = Meldung schließen
page-admin-announce-lead = Ankündigungen erscheinen auf jeder Seite, in der Sprache der Besucher und mit den Uhrzeiten ihrer Zeitzone.
page-admin-shown = wird gezeigt
page-admin-not-shown = wird gerade nicht gezeigt
page-admin-withdraw = Entfernen
page-admin-announce-new = Neue Ankündigung
page-admin-announce-text = Deine eigenen Worte
page-admin-announce-text-note = Freiwillig, wenn du eine Zeit angibst. Sie werden nicht übersetzt.
page-admin-down-at = Server aus ab
page-admin-back-at = Server wieder da ab
page-admin-shown-from = Zeigen ab
page-admin-shown-until = Zeigen bis
page-admin-announce-times = Alle Zeiten sind freiwillig. Ohne die letzten beiden wird die Ankündigung ab jetzt gezeigt, bis der Server wieder da ist, ganz ohne Zeiten, bis du sie entfernst.
page-admin-utc = Die Zeiten sind in UTC.
page-admin-announce = Ankündigen
page-admin-site-lead = Das sind deine Texte als Betreiber. Impressum und Datenschutz sind am Fuß jeder Seite verlinkt.
page-admin-every-language = Alle Sprachen
page-admin-site-name = Name der Website
page-admin-site-note = Reiner Text: Leerzeilen trennen Absätze, eine Zeile, die mit # beginnt, ist eine Überschrift, und Webadressen werden zu Links. Eine Sprache ohne Text zeigt den für alle Sprachen.
page-admin-save = Speichern

page-private = Diese Website ist privat
page-private-lead = Um hineinzukommen, brauchst du eine Einladung des Betreibers.
page-private-lead-password = Gib das Passwort der Website ein oder öffne eine Einladung des Betreibers.
page-private-seat = Auch der Link zu einem Platz, den dir jemand von hier geschickt hat, lässt dich hinein.
page-private-password = Passwort der Website
page-private-enter = Eintreten
page-private-known = Hast du hier schon einen Anmeldenamen?
page-admin-private = Private Website
page-admin-private-lead = Auf einer privaten Website sehen Fremde nur eine Seite, die nach einer Einladung oder dem Passwort der Website fragt. Gäste, die hier schon spielen, bleiben drin.
page-admin-private-on = Diese Website ist privat.
page-admin-private-off = Diese Website ist für alle offen.
page-admin-private-make = Website privat machen
page-admin-private-open = Website für alle öffnen
page-admin-private-invitation = Einladung
page-admin-private-invitation-note = Wer diesen Link öffnet, kommt hinein. Er gilt, bis du einen neuen erstellst oder das Passwort änderst.
page-admin-private-renew = Neue Einladung erstellen
page-admin-private-renew-note = Der alte Link gilt dann nicht mehr, und wer damit oder mit dem Passwort hereinkam, braucht den neuen. Gäste bleiben drin.
page-admin-private-set = Ein Passwort ist gesetzt.
page-admin-private-none = Es ist kein Passwort gesetzt, also braucht man eine Einladung.
page-admin-private-save = Passwort setzen
page-admin-private-remove = Passwort entfernen

page-mail-add = E-Mail-Adresse hinzufügen
page-mail-change = E-Mail-Adresse ändern
page-mail-why = Wenn du dein Passwort vergisst, können wir dir einen Link für ein neues schicken. Die Adresse dient zu nichts anderem.
page-mail-is = Links gehen an { $address }.
page-mail-wanted = Wir haben an { $address } geschrieben. Öffne den Link in dieser Nachricht innerhalb eines Tages, um die Adresse zu bestätigen.
page-mail-address = E-Mail-Adresse
page-mail-confirm-send = Bestätigung senden
page-mail-remove = Adresse entfernen
page-mail-confirm = Bestätige deine E-Mail-Adresse
page-mail-confirm-lead = Links für ein neues Passwort von „{ $login }“ gehen dann an { $address }.
page-mail-confirm-do = Adresse bestätigen
page-mail-confirmed = Deine E-Mail-Adresse ist bestätigt
page-mail-confirmed-lead = Wenn du dein Passwort vergisst, bekommst du unter „Anmelden“ einen Link für ein neues.
page-mail-ask = Link per E-Mail bekommen
page-mail-ask-lead = Wenn dein Konto eine E-Mail-Adresse hat, schicken wir dir einen Link, mit dem du ein neues Passwort wählst.
page-mail-login = Anmeldename oder E-Mail-Adresse
page-mail-send = Link senden
page-mail-code = Stattdessen einen Wiederherstellungscode verwenden
page-mail-sent = Sieh in deine E-Mails
page-mail-sent-lead = Wenn es ein Konto mit diesem Namen oder dieser Adresse gibt und die Adresse bestätigt ist, ist ein Link unterwegs. Er gilt einmal, innerhalb einer Stunde.
page-mail-confirm-subject = Bestätige deine E-Mail-Adresse
page-mail-confirm-why = Jemand, vermutlich du, hat diese Adresse für das Konto „{ $login }“ auf { $site } angegeben. Wenn du es nicht warst, ignoriere diese Nachricht.
page-mail-confirm-opens = Öffne diesen Link innerhalb eines Tages, um die Adresse zu bestätigen:
page-mail-reset-subject = Neues Passwort für „{ $login }“
page-mail-reset-why = Jemand, vermutlich du, möchte auf { $site } ein neues Passwort. Wenn du es nicht warst, ignoriere diese Nachricht: Dein Passwort bleibt, wie es ist.
page-mail-reset-opens = Wähle mit diesem Link ein neues Passwort; er gilt einmal, innerhalb einer Stunde:

page-oidc = Mit { $name } anmelden
page-oidc-lead = Auch mit deinem Konto bei { $name } kommst du auf jedem Gerät zu deinen Tischen zurück.
page-oidc-add = Mit { $name } verbinden
page-oidc-sign-in = Mit { $name } anmelden
page-oidc-go = Weiter zu { $name }
page-oidc-on = Weiter
page-oidc-guest = Gast

## Refusals

error-analysis-findings = Dein Gerät hat eine Analyse geschickt, die nicht zu dieser Partie passt. Lade die Seite neu.
error-admin-link = Dieser Link wurde schon benutzt oder ist älter als eine Stunde. Erstelle auf dem Server einen neuen.
error-guest-deactivated = Der Betreiber dieses Servers hat diesen Gast deaktiviert, deshalb kannst du dich nicht anmelden.
error-command-time = „{ $text }“ ist keine Zeit.
error-site-invitation = Diese Einladung gilt nicht mehr. Bitte den Betreiber um eine neue.
error-site-password = Das ist nicht das Passwort der Website.
error-site-private = Diese Website ist privat. Melde dich an oder bitte den Betreiber um eine Einladung.
error-account-mail-off = Dieser Server verschickt keine E-Mails.
error-oidc-exists = Dieses Konto ist hier schon mit einem anderen Gast verbunden.
error-oidc-off = Auf diesem Server kann man sich so nicht anmelden.
error-oidc-refused = Der andere Dienst hat nicht bestätigt, wer du bist. Versuch es noch einmal.
error-oidc-unavailable = Der andere Dienst antwortet nicht. Versuch es später noch einmal oder melde dich anders an.
error-site-text = Dieser Text ist zu lang: höchstens { $limit } Zeichen.
error-site-no-announcement = Es gibt keine Ankündigung { $text }.
error-site-announcement = { $case ->
    [empty] Eine Ankündigung braucht einen Text oder eine Zeit.
    [long] „{ $text }“ ist zu lang für eine Ankündigung.
    [order] Der Server kann nicht wieder da sein, bevor er abgeschaltet wird.
   *[over] Diese Ankündigung würde nie gezeigt: Ihr Ende liegt in der Vergangenheit oder vor ihrem Beginn.
  }
error-table-tournament = Dieser Tisch gehört zu einem Turnier, du kannst ihn nicht löschen. Die Partie kannst du beenden.
error-account-exists = Du hast in diesem Browser schon einen Anmeldenamen.
error-account-code = Anmeldename und Wiederherstellungscode passen nicht zusammen.
error-account-link = Dieser Link wurde schon benutzt oder ist zu alt. Lass dir einen neuen geben.
error-account-unknown = Den Anmeldenamen „{ $text }“ gibt es nicht.
error-passkey-exists = Diesen Passkey hast du schon hinzugefügt.
error-passkey-most = Mehr als { $limit } Passkeys kannst du nicht haben. Entferne zuerst einen.
error-passkey-off = Dieser Server verwendet keine Passkeys.
error-passkey-refused = Dieser Server kennt diesen Passkey nicht.
error-passkey-stale = Das hat zu lange gedauert. Versuch es noch einmal.
error-server-oidc = So lässt sich die Anmeldung über OpenID Connect nicht einrichten.
error-server-passkeys = So lassen sich Passkeys nicht einrichten.
error-account-name = Das kann kein Anmeldename sein. Nimm 3 bis { $limit } sichtbare Zeichen.
error-account-none = Ohne Anmeldenamen könntest du nicht wiederkommen. Wähle zuerst einen.
error-account-password = Ein Passwort braucht mindestens { $limit } und höchstens 200 Zeichen.
error-account-taken = Der Anmeldename „{ $text }“ ist vergeben. Wähle einen anderen.
error-account-tries = Zu viele Versuche. Warte einige Minuten.
error-account-wrong = Anmeldename und Passwort passen nicht zusammen.
error-backup-database = Unter „{ $text }“ gibt es keine Datenbank zum Kopieren.
error-backup-exists = „{ $text }“ gibt es schon. Eine Sicherung braucht eine neue Datei.
error-backup-failed = „{ $text }“ konnte nicht kopiert werden.
error-backup-postgresql = Sichere PostgreSQL mit dem eigenen Werkzeug pg_dump.
error-board-bridges = Eine gepunktete Linie auf dem Spielplan stimmt nicht: { $text }.
error-board-covers = Die Teile, die anfangs auf dem Spielplan liegen, stimmen nicht: { $text }.
error-board-districts = Der Spielplan muss fünf durch Wasser getrennte Stadtteile haben: { $text }.
error-board-size = Der Spielplan ist zu groß, oder seine Baufelder überlappen sich: { $text }.
error-board-touches = Ein Feld der Strecke berührt die falsche Anzahl von Stadtteilen: { $text }.
error-board-track = Die Strecke des Spielplans stimmt nicht: { $text }.
error-board-unreadable = { $text } lässt sich nicht als Spielplan lesen.
error-guest-link = Dieser Link wurde schon benutzt, oder seine zehn Minuten sind um. Erstelle einen neuen.
error-chat-off = An diesem Tisch gibt es keinen Chat.
error-chat-text = Diese Nachricht lässt sich nicht senden. Nimm 1 bis { $limit } sichtbare Zeichen.
error-chat-too-fast = Du schreibst zu schnell. Warte einen Moment und sende die Nachricht dann noch einmal.
error-chat-full = Der Chat dieses Tisches ist voll: Er fasst { $limit } Nachrichten.
error-chat-message = Eine solche Nachricht gibt es an diesem Tisch nicht.
error-chat-report = Es gibt keine Meldung mit der Nummer { $text }.
error-note-text = Diese Notiz lässt sich nicht speichern. Nimm 1 bis { $limit } sichtbare Zeichen.
error-note-full = Mehr als { $limit } Notizen zu dieser Partie kannst du nicht speichern. Lösche zuerst eine.
error-study-comment = Dieser Kommentar ist zu lang. Nimm höchstens { $limit } Zeichen.
error-study-enough = Mehr als { $limit } Studien kannst du nicht haben. Lösche zuerst eine.
error-friend-link = Dieser Link wurde ersetzt oder ist zu alt. Bitte um einen neuen.
error-friend-none = Mit dieser Person bist du nicht mehr befreundet.
error-friend-too-many = Mehr als { $limit } Freunde und Anfragen kannst du nicht haben.
error-club-enough = Mehr als { $limit } Clubs kannst du nicht angehören.
error-club-full = Dieser Club hat schon { $limit } Mitglieder.
error-club-link = Dieser Link wurde ersetzt. Bitte um einen neuen.
error-club-not-yours = Das kann nur, wer den Club leitet.
error-club-unknown = Diesen Club gibt es nicht. Vielleicht wurde er aufgelöst.
error-study-not-yours = Du kannst diese Studie ansehen. Ändern können sie nur Leute mit dem Link zum Bearbeiten, und löschen kann sie nur, wem sie gehört.
error-study-title = Dieser Titel lässt sich nicht speichern. Nimm höchstens { $limit } sichtbare Zeichen.
error-study-unknown = Diese Studie gibt es nicht, oder sie wurde gelöscht.
error-study-full = Diese Studie ist voll: Die Varianten sind zu tief verschachtelt, oder es sind zu viele Stellungen oder Kommentare. Die Grenze liegt bei { $limit }.
error-study-position = Diese Stellung gibt es in der Studie nicht mehr.
error-study-stale = { $case ->
    [comment] Inzwischen hat jemand anders diesen Kommentar geändert. Es ist noch nichts gespeichert. Vergleiche beide Fassungen und speichere dann noch einmal.
   *[branch] Inzwischen hat jemand anders diese Variante geändert. Es wurde nichts gelöscht. Sieh sie dir an, bevor du sie löschst.
  }
error-mistake-unknown = Hier gibt es keine Entscheidung, die du üben kannst. Deine findest du auf der Seite der Rätsel.
error-submission-full = Bei den Admins warten zu viele Vorschläge. Versuch es in ein paar Tagen wieder.
error-run-unknown = Diesen Lauf auf Zeit gibt es bei dir nicht.
error-submission-unknown = Dieses vorgeschlagene Rätsel gibt es nicht.
error-statistics-format = Diese Datei enthält keine Statistik.
error-tournament-unknown = Dieses Turnier gibt es nicht.
error-tournament-entrant = In diesem Turnier hat kein Spieler diese Nummer.
error-tournament-not-yours = Das kann nur, wer das Turnier eröffnet hat.
error-tournament-begun = Das Turnier hat begonnen. Niemand kann sich mehr anmelden.
error-tournament-declined = An diesem Turnier kannst du nicht teilnehmen. Such dir ein anderes aus.
error-tournament-full = Das Turnier ist voll: Höchstens { $limit } Personen können mitmachen.
error-tournament-few = Es sind noch zu wenige Spieler: Du brauchst mindestens { $limit }.
error-tournament-over = Es gibt keine weiteren Runden.
error-tournament-next = Runden beginnen nacheinander: Die nächste ist Runde { $limit }.
error-tournament-rounds = Ein Turnier hat 1 bis { $limit } Runden.
error-tournament-busy = Gerade ändern andere dieses Turnier. Versuch es gleich noch einmal.
error-tournament-uneven = Damit alle Tische dieselben Karten bekommen, brauchst du mindestens zwei Tische und an jedem genau { $limit } Spieler.
error-tournament-system = Diesen Turniermodus gibt es nicht.
error-tournament-played = An diesem Tisch hat noch jemand Zeit für seinen Zug.
error-tournament-own = Du bist an diesem Tisch am Zug. Mach zuerst deinen Zug, oder entscheide mit den anderen, wie es weitergeht.
error-table-sealed = Andere spielen noch mit denselben Karten. Diesen Tisch kannst du ansehen, sobald alle fertig sind.
error-guest-unknown = Das können nur Gäste: Werde zuerst Gast.
error-guest-barred = Der Betreiber dieses Servers hat dich gesperrt. Partien, die du schon spielst, gehen weiter.
error-guest-none = Es gibt keinen Gast { $text }.
error-deal-both = Solange nicht alle fertig sind, kannst du nicht an zwei Tischen mit denselben Karten sitzen.
error-time-unreadable = „{ $text }“ ist keine Bedenkzeit.
error-time-not-up = Dieser Spieler hat noch Zeit, du brauchst also nichts zu entscheiden.
error-time-own = Wenn deine Zeit abgelaufen ist, entscheiden die anderen, wie es weitergeht.
error-call-address = An diese Adresse können keine Benachrichtigungen gesendet werden.
error-call-private = { $case ->
    [number] „{ $text }“ ist eine Adresse in einem privaten Netz. Dieser Server sendet Benachrichtigungen nur an Adressen im Internet.
   *[name] „{ $text }“ führt zu keiner Adresse im Internet: Der Name ist unbekannt oder gehört zu einem privaten Netz.
  }
error-call-channel = Solche Benachrichtigungen kann dieser Server nicht senden.
error-call-link = Dieser Link gilt nicht mehr: Die Adresse ist gelöscht.
error-call-too-many = Mehr Adressen kannst du nicht hinzufügen. Entferne zuerst eine.
error-seat-lent = Ein Computer spielt für dich. Nimm erst deinen Platz wieder ein.
error-seat-not-lent = Auf diesem Platz spielt kein Computer als Vertretung.
error-pause-no-clock = Dieser Tisch hat keine Uhren, also gibt es nichts anzuhalten.
error-pause-on = Die Partie ist unterbrochen. Jeder Spieler kann die Pause beenden.
error-pause-asked = Ein Spieler bittet schon um eine Pause.
error-pause-not-asked = Niemand hat dich um Zustimmung zu einer Pause gebeten.
error-pause-not-on = Die Partie ist nicht unterbrochen.
error-pause-wish = „{ $text }“ ist kein Befehl für eine Pause.
error-time-range = Die Bedenkzeit „{ $text }“ ist zu kurz oder zu lang.
error-time-zone = Eine Zeitzone „{ $text }“ gibt es nicht. Wähle eine andere.
error-title = Das hat nicht geklappt
error-hint = Erwartet: { $hint }
error-back = Zurück
error-action-illegal = Die Regeln erlauben „{ $text }“ jetzt nicht.
error-action-list = Eine Liste hat 1 bis { $limit } Aktionen, nicht { $text }.
error-action-unreadable = „{ $text }“ ist keine Aktion dieses Spiels.
error-arena-question = Die Arena kann die Frage nach „{ $text }“ nicht beantworten: Der Gewinnanteil oder die Fehlerquote ist unmöglich.
error-code-folder = In „{ $text }“ lässt sich kein kompilierter Code speichern. Setze SERENISSIMA_CACHE auf einen anderen Ordner.
error-command-browser = „{ $text }“ gibt es im Browser nicht.
error-command-file = Diese Datei lässt sich nicht lesen: { $text }.
error-command-output = Die Ausgabe kann nicht geschrieben werden.
error-command-key = Der Schlüssel dieses Befehls ist zu lang oder zu leicht zu erraten.
error-command-key-used = Ein anderer Befehl hat diesen Schlüssel schon verwendet.
error-database-newer = Eine neuere Version von Serenissima hat diese Datenbank verändert. Starte die neuere Version, oder spiele eine Sicherung von vor der Änderung ein.
error-database-missing = Unter „{ $text }“ gibt es keine Datenbank.
error-database-older = Diese Datenbank stammt von einer älteren Version von Serenissima.
error-database-unavailable = Das konnte gerade nicht gespeichert werden. Versuch es noch einmal.
error-database-url = „{ $text }“ ist keine Datenbank, die dieser Server verwenden kann.
error-decision-stale = Die Partie ist schon weiter: Deine Wahl kam zu spät.
error-entry-unreadable = Das Protokoll dieses Tisches enthält einen Eintrag, den diese Version von Serenissima nicht lesen kann. Die Partie ist sicher: Eine Version, die den Eintrag versteht, kann die Partie zeigen und fortsetzen. Bitte sag dem Betreiber dieses Servers Bescheid.
error-game-own = Das Spiel „{ $text }“ lässt sich nicht an einen anderen Prozess übergeben: Definiere es als GAME in einem Modul, oder verwende nur einen Prozess.
error-game-unknown = Es gibt kein Spiel namens „{ $text }“.
error-hint-not-allowed = An diesem Tisch sind keine Tipps erlaubt.
error-language-unknown = „{ $text }“ ist keine der verfügbaren Sprachen.
error-live-handshake = Diese Anfrage kann keinen Live-Kanal öffnen.
error-live-message = Der Live-Kanal versteht diese Nachricht nicht.
error-match-answers = Dieses Ergebnis ist bei der Zufallsziehung nicht möglich.
error-match-format = Das ist keine Partiedatei.
error-match-line = Eine Zeile der Partiedatei lässt sich nicht lesen: „{ $text }“.
error-match-not-your-turn = Ein anderer Spieler ist am Zug.
error-match-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-table-lesson-changed = Die Lektion hat sich geändert, seit du sie begonnen hast. Beginne sie neu.
error-lesson-line = „{ $text }“ ist kein Platz dieser Lektion.
error-lesson-none = An diesem Tisch läuft eine Partie, keine Lektion.
error-lesson-other = Wähle in dieser Lektion bitte eine markierte Aktion. In einer Partie könntest du auch das tun.
error-lesson-over = Die Lektion ist zu Ende.
error-lesson-unknown = Es gibt keine Lektion „{ $text }“.
error-match-over = Die Partie ist zu Ende.
error-match-result = Das Ergebnis in der Partiedatei passt nicht zu ihren Aktionen: „{ $text }“.
error-match-rules-version = Diese Partie wurde nach einer anderen Version der Regeln gespielt ({ $text }).
error-match-seat = Es gibt keinen Platz { $text }.
error-match-seats = Dieses Spiel lässt sich nicht mit { $text } Personen spielen.
error-match-step = Die Partie hat keinen Schritt { $text }.
error-matches-other = „{ $text }“ wurde mit anderen Einstellungen begonnen. Wähle einen anderen Ordner.
error-matches-plan = „{ $text }“ ist kein Plan eines Ordners mit Partien. Wähle einen anderen Ordner.
error-matches-running = Ein anderer Prozess schreibt gerade in „{ $text }“.
error-matches-size = Du kannst nicht { $text } Partien auf einmal schreiben: Schreib mindestens eine.
error-mcp-address = „{ $text }“ ist keine Adresse eines Servers.
error-mcp-link = „{ $text }“ ist kein Link zu einem Platz.
error-mcp-missing = Das Paket mcp ist nicht installiert.
error-mcp-no-seat = Du sitzt noch an keinem Tisch: Eröffne einen, oder setz dich über einen Link dazu.
error-mcp-server = Unter „{ $text }“ antwortet kein Serenissima-Server.
error-option-name = Es gibt keine Option „{ $text }“.
error-option-reserved = Eine Option kann nicht „{ $text }“ heißen: Funktionen, die Optionen entgegennehmen, verwenden diesen Namen selbst.
error-option-retired = Die Option „{ $text }“ wird nicht mehr angeboten; es gibt sie nur noch in älteren Partien.
error-option-text = „{ $text }“ stellt keine Option ein.
error-option-value = „{ $text }“ ist kein gültiger Wert für diese Option.
error-page-outdated = Die Website wurde aktualisiert. Lade diese Seite neu, um die neue Version zu nutzen.
error-page-unknown = Diese Seite gibt es nicht.
error-picture-theme = Es gibt keine Darstellung „{ $text }“.
error-redeal-seat = Die Sicht eines Zuschauers lässt sich nicht neu austeilen: Verdeckte Informationen gibt es nur für einen Platz, nicht für Zuschauer.
error-view-unknown = „{ $text }“ ist keine Sicht auf eine Partie.
error-player-network = Für das Spiel „{ $text }“ gibt es kein Netz, deshalb kann dieser Computerspieler es nicht spielen.
error-player-own = Der Spieler „{ $text }“ lässt sich nicht an einen anderen Prozess übergeben: Definiere seine Klasse in einem Modul, oder verwende nur einen Prozess.
error-player-setting = „{ $text }“ ist keine gültige Einstellung für diesen Computerspieler.
error-player-slow = „{ $text }“ könnte länger nachdenken, als dieser Server erlaubt.
error-player-unknown = Es gibt keinen Computerspieler namens „{ $text }“.
error-playouts-matches = Wähle mindestens eine Partie.
error-playouts-threads = Wähle mindestens einen Thread.
error-position-contradiction = Diese Stellung widerspricht sich selbst.
error-position-field = Eine Stellung hat kein Feld „{ $text }“.
error-position-index = Eine Stellung hat keinen solchen Eintrag: „{ $text }“.
error-position-many = Eine Partie kann höchstens mit { $limit } Stellungen beginnen, nicht mit { $text }.
error-position-not-conserved = Die Anzahl der Teile in dieser Stellung stimmt nicht.
error-position-range = Ein Wert in dieser Stellung liegt außerhalb seiner Grenzen: { $text }.
error-position-seat = Diese Stellung nennt einen Platz, der nicht mitspielt: { $text }.
error-position-seats = Das ist eine Stellung für { $limit } Personen. Wähle diese Zahl statt { $text }.
error-position-value = Ein Wert in dieser Stellung ist nicht erlaubt: „{ $text }“.
error-position-waits = In dieser Stellung sind die falschen Plätze am Zug: { $text }.
error-proof-commitment = Das Geheimnis der Ziehungen passt nicht zu dem Hash, der vor der Partie veröffentlicht wurde.
error-proof-draw = Eine Ziehung folgt nicht aus dem Geheimnis.
error-proof-missing = Die Datei enthält keinen Nachweis ihrer Ziehungen.
error-proof-position = Bei einer Partie, die mit einer Stellung beginnt, lassen sich die Ziehungen nicht nachweisen.
error-ray-address = „{ $text }“ ist keine Adresse eines Ray-Clusters.
error-ray-missing = Ray ist hier nicht installiert.
error-ray-unreachable = Der Ray-Cluster unter { $text } lässt sich nicht nutzen.
error-research-missing = Dafür ist ein Paket nötig, das hier nicht installiert ist: { $text }.
error-reset-option = reset hat keine Option „{ $text }“: Es gibt nur position.
error-reset-over = In dieser Stellung ist die Partie schon vorbei, niemand könnte mehr handeln.
error-puzzle-action = Du kannst „{ $text }“ in diesem Rätsel nicht spielen.
error-puzzle-format = Diese Datei enthält keine Rätsel.
error-puzzle-none = Zu „{ $text }“ gibt es keine Rätsel.
error-puzzle-number = Es gibt kein Rätsel { $text }.
error-puzzle-told = Ein Rätsel nennt ein Ereignis, das es im Spiel nicht gibt: „{ $text }“.
error-ray-nobody = Kein Rechner im Cluster ist zum Nachdenken bereit.
error-request-charset = Dieses Formular ist nicht in UTF-8 kodiert.
error-request-malformed = Diese Anfrage lässt sich nicht lesen.
error-request-framed = Diese Website lässt sich nicht innerhalb einer anderen Seite anzeigen.
error-request-host = Dieser Server antwortet nicht für „{ $text }“. Ruf ihn unter seiner eigenen Adresse auf.
error-request-method = Das ist auf dieser Seite nicht möglich.
error-request-cookies = Dein Browser hat keine Cookies mitgeschickt. Ohne sie gingen dein Platz und dein Name sofort verloren. Erlaube Cookies für diese Website und versuche es dann noch einmal.
error-request-origin = Diese Anfrage kam von einer anderen Website und wurde abgelehnt.
error-request-slow = Deine Anfrage ist nicht rechtzeitig angekommen. Versuch es noch einmal.
error-request-too-large = Diese Anfrage ist größer, als der Server erlaubt.
error-request-too-many = Aus deinem Netz kamen zu viele Anfragen. Warte einen Moment und versuche es dann noch einmal.
error-restore-damaged = „{ $text }“ ist keine vollständige Datenbank mit Tischen.
error-restore-failed = „{ $text }“ konnte nicht wiederhergestellt werden.
error-restore-file = Unter „{ $text }“ gibt es keine Sicherung.
error-restore-in-use = Ein Server benutzt „{ $text }“. Beende zuerst alle Server.
error-restore-loses = „{ $text }“ enthält Daten, die nicht in der Sicherung sind. Um die Sicherung trotzdem einzuspielen, nimm --replace: Die jetzige Datenbank wird dann unter einem anderen Namen gespeichert.
error-restore-postgresql = Stelle PostgreSQL mit dem eigenen Werkzeug pg_restore wieder her.
error-restore-version = Eine neuere Version von Serenissima hat „{ $text }“ geschrieben. Stelle die Datei mit der neueren Version wieder her.
error-rules-unknown = Keine Regel hat diese Nummer oder enthält diese Wörter: „{ $text }“.
error-seat-handed-over = Du hast das Gerät weitergegeben, darum gehört diese Seite jemand anderem. Lade sie neu.
error-seat-invitation = Dieser Link lädt zu keinem Platz an diesem Tisch ein.
error-seat-name = { $case ->
    [empty] Gib einen Namen mit höchstens { $limit } Zeichen ein.
    [long] „{ $text }“ ist als Name zu lang: höchstens { $limit } Zeichen.
    [hidden] Dieser Name enthält Zeichen, die unsichtbar sind oder die Schreibrichtung ändern. Gib ihn neu ein, nur mit Buchstaben, Ziffern und üblichen Zeichen.
    [bare] „{ $text }“ enthält weder Buchstaben noch Ziffern. Ein Name braucht mindestens eines davon.
    [marks] „{ $text }“ hat zu viele Akzente auf einem Buchstaben: höchstens zwei.
    [computer] Nur Computerspieler heißen „{ $text }“. Wähle einen anderen Namen.
   *[taken] Am Tisch heißt schon jemand „{ $text }“ oder fast so. Wähle einen anderen Namen, oder ergänze ihn.
  }
error-seat-not-yours = Zu diesem Link gehört kein Platz an diesem Tisch.
error-seat-nobody = Auf diesem Platz sitzt kein Mensch, also gibt es keinen Link zu ersetzen.
error-seat-taken = Diesen Platz hat schon jemand anders.
error-seat-changed = Dort sitzt jetzt jemand anders. Sieh noch einmal nach, bevor du jemanden meldest oder blockierst.
error-seat-declined = An diesen Tisch kannst du dich nicht setzen. Such dir einen anderen aus.
error-seat-no-guest = Von dieser Person ist nur der Link zu ihrem Platz bekannt, darum kannst du sie nicht blockieren.
error-seats-text = „{ $text }“ beschreibt nicht, wer wo sitzt.
error-server-address = Der Server kann unter { $text } keine Verbindungen annehmen.
error-server-calls = „{ $text }“ lässt sich nicht zum Senden von Benachrichtigungen verwenden.
error-server-draining = Der Server wird gleich heruntergefahren.
error-server-fault = Auf dem Server ist etwas schiefgegangen. Alles bisher Gespeicherte ist sicher.
error-server-full = Der Server ist gerade voll. Versuch es gleich noch einmal.
error-server-metrics = „{ $text }“ ist kein Port, der Messwerte zeigen kann.
error-server-proxy = „{ $text }“ ist keine Adresse eines Proxys.
error-server-public = „{ $text }“ ist nicht die Adresse einer Website.
error-server-root-path = Unter „{ $text }“ können keine Seiten bereitgestellt werden.
error-server-storage-full = Der Speicher dieses Servers ({ $limit } MB) ist voll, darum kannst du keinen neuen Tisch eröffnen. An den vorhandenen Tischen kannst du weiterspielen.
error-server-tables-full = Dieser Server hat schon { $limit } Tische; mehr lässt sein Betreiber nicht zu. An den vorhandenen Tischen kannst du weiterspielen.
error-split-least = Zu wenige von einer Art: { $text }.
error-split-numbers = „{ $text }“ ist keine Aufteilung: Gib eine Zahl je Art an, mit Bindestrichen dazwischen.
error-split-whole = Die Zahlen der Aufteilung ergeben nicht die richtige Summe: { $text }.
error-table-begun = Die Partie hat begonnen: Du kannst den Tisch nicht mehr verlassen.
error-table-busy = An diesem Tisch ist gerade zu viel los. Versuch es noch einmal.
error-table-crowded = An diesem Tisch sind gerade zu viele Zuschauer. Versuch es später noch einmal.
error-table-enough-open = Aus deinem Netz warten schon zu viele offene Tische auf Spieler (höchstens { $limit } zugleich). Lade Spieler mit einem Link ein, oder warte, bis ein Tisch voll ist.
error-table-gathering = Die Partie beginnt erst, wenn alle Plätze besetzt sind.
error-table-not-over = Das geht erst nach der Partie.
error-table-plan = So lassen sich die Plätze nicht besetzen: „{ $text }“.
error-table-private = An diesen Tisch kannst du dich nur auf Einladung setzen.
error-table-rematch = Für eine weitere Partie gibt es schon einen Tisch.
error-table-rules-version = Dieser Tisch wurde nach Version { $text } der Regeln eröffnet, die diese Version von Serenissima nicht spielen kann. Die Partie ist sicher: Eine Version mit diesen Regeln kann die Partie zeigen und fortsetzen. Bitte sag dem Betreiber dieses Servers Bescheid.
error-table-seated-twice = Du kannst nur einen Platz einnehmen. Wähle für andere an diesem Gerät „Jemand hier“.
error-table-seat = An diesem Tisch gibt es keinen Platz { $text }.
error-table-step = Die Partie hat keinen Schritt { $text }.
error-table-unknown = Diesen Tisch gibt es nicht.
error-token-scope = Dieses Token erlaubt nur das Zuschauen.
error-token-scope-unknown = „{ $text }“ ist keine Berechtigung für ein Token: Nimm watch oder play.
error-token-too-many = Dieser Platz hat zu viele Tokens. Widerrufe zuerst eines.
error-token-unknown = Dieser Platz hat kein solches Token.
error-training-other = In diesem Ordner ist ein anderer Lauf: { $text }.
error-training-torch = Zum Trainieren ist ein Paket nötig, das hier nicht installiert ist: { $text }.
error-undo-asked = Ein Spieler hat schon um eine Rücknahme gebeten.
error-undo-not-asked = Niemand hat dich um Zustimmung zu einer Rücknahme gebeten.
error-undo-lesson = In einer Lektion kannst du nichts zurücknehmen, sie aber neu beginnen.
error-undo-revealed = Du hast seitdem etwas Neues gesehen, darum kannst du das nicht zurücknehmen. Damit es geht, wähle „Alles zurücknehmen“, wenn du einen Tisch nur gegen Computer eröffnest.
error-undo-nothing = Es gibt nichts, was du zurücknehmen kannst.
error-vector-actions = Gib für jede Partie eine Aktion an.
error-vector-device = Hier ist keine GPU verfügbar.
error-vector-device-name = So ein Gerät gibt es nicht: { $text }.
error-vector-illegal = Eine Aktion ist in ihrer Partie nicht erlaubt, darum wurde keine ausgeführt.
error-vector-row = Es gibt keine Zeile { $text }.
error-vector-rows = Wähle mindestens eine Zeile.
error-vector-saved = Diese Zeilen passen nicht in diesen Stapel.
error-vector-steps = Wähle mindestens einen Schritt.
error-vector-threads = Wähle mindestens einen Thread.

## Computer players

level-hasty = Stufe hastig
level-hasty-note = Sieht sich nur einige seiner Aktionen an und übersieht die anderen. Gut für die erste Partie.
level-gentle = Stufe leicht
level-gentle-note = Übersieht weniger als der hastige Spieler, denkt aber kaum voraus.
level-steady = Stufe mittel
level-steady-note = Gewinnt deutlich öfter als der leichte Spieler.
level-strong = Stufe stark
level-strong-note = Gewinnt deutlich öfter als die Stufen darunter.
level-master = Stufe Meister
level-master-note = Der stärkste Spieler des Spiels und am schwersten zu schlagen.
page-computer-player = Computerspieler
page-rating-of-level = Wertung { $points }.
page-rating-about = Wertung { $points } ± { $margin }.
page-rating-by-seats = Wertung nach Zahl der Mitspieler: { $figures }.
page-suggested = Vorschlag für dich: { $name }
page-suggested-first = Ein guter Gegner für die erste Partie.
page-suggested-lesson = Du hast die Lektion abgeschlossen und kannst den leichtesten Gegner überspringen.
page-suggested-results = Nach { $count ->
        [one] deiner letzten Partie
       *[other] deinen letzten { $count } Partien
    } gegen Computerspieler zu urteilen, würdest du in { $percent } % der Fälle gewinnen.
page-suggested-choose = { $name } wählen
player-person = Mensch
player-uniform = spielt zufällig
player-uniform-note = Wählt zufällig eine erlaubte Aktion.
player-hasty = in Eile
player-hasty-note = Sieht sich nur einige seiner Aktionen an und übersieht die anderen.
player-greedy = Anfänger, spielt, was am besten aussieht
player-greedy-note = Wählt, was gerade am besten aussieht.
player-ismcts = denkt voraus
player-ismcts-note = Errät die verdeckten Informationen und spielt von dort aus weiter, immer wieder.
player-neural = spielt aus Erfahrung
player-neural-note = Hat gelernt, indem er gegen sich selbst spielte, und denkt die Züge voraus, die ihm am besten gefallen.
player-budget-playouts = { $count ->
    [one] { $count } Simulation pro Aktion
   *[other] { $count } Simulationen pro Aktion
  }
player-budget-considered = { $count ->
    [one] sieht sich eine Aktion an
   *[other] sieht sich { $count } Aktionen an
  }
player-budget-seconds = { $seconds } s pro Zug
