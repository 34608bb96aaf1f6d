# Die Wörter der Seiten, Befehle, Absagen und Mitspieler.

## The house

page-title = Serenissima
page-lead = Brettspiele aus der Lagunenstadt – mit Freunden oder gegen den Computer.
page-skip = Zum Inhalt springen
page-home = Startseite
page-menu = Menü
page-preferences = Einstellungen
page-independent = Eine unabhängige Umsetzung mit eigenen Texten und Bildern.
page-language = Sprache
page-theme = Darstellung
page-theme-light = Hell
page-theme-dark = Dunkel
page-theme-auto = Wie Gerät
page-view = Jeder Tisch öffnet sich als
page-sound = Klang, wenn du am Zug bist
page-sound-on = An
page-sound-off = Aus
page-pace = Tempo fremder Züge
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

## Your name and devices

page-me = Dein Name und deine Geräte
page-me-lead = Wir erkennen dich an diesem Browser. Deine Tische hast du auf jedem Gerät, das du hier hinzufügst.
page-me-seats = { $count ->
    [one] Dieser Browser hat durch einen Link einen Platz an diesem Tisch:
   *[other] Dieser Browser hat durch Links Plätze an diesen Tischen:
  }
page-me-guest-why = Noch gehört er niemandem: Wer den Link oder die Cookies dieses Browsers verliert, verliert den Platz. Als Gast findest du deine Tische auf all deinen Geräten wieder. Dazu braucht es nur einen Namen.
page-me-guest = Gast werden
page-me-nobody = Noch kennt niemand diesen Browser. Sobald du an einem Tisch Platz nimmst, gehört er zu dir.
page-me-name-note = Für die nächsten Tische. Wo du schon sitzt, bleibt dein Name.
page-me-name-keep = Namen übernehmen
page-me-link = Auf einem anderen Gerät spielen
page-me-link-lead = Deine Tische sind dann auch dort, und jedes Gerät lässt sich einzeln abmelden.
page-me-link-make = Link erstellen
page-me-link-how = Scanne das mit dem anderen Gerät oder öffne dort den Link.
page-me-link-note = Gilt einmal und zehn Minuten lang. Wer ihn öffnet, spielt als du: Gib ihn niemandem sonst.
page-me-devices = Deine Geräte
page-me-device = Ein Browser
page-me-device-here = dieses Gerät
page-me-device-seen = zuletzt benutzt { $when }
page-me-out = Abmelden
page-me-out-note = Ein abgemeldetes Gerät verliert deine Tische. Links zu einzelnen Plätzen, die jemand aufgehoben hat, gelten weiter.
page-out-ask = Abmelden und deine Tische verlieren?
page-out-lead = Nur dieser Browser kennt dich. Ist er abgemeldet, bringt nichts deinen Namen, deine Tische und Ergebnisse zurück.
page-out-first = Mit Anmeldename und Passwort kannst du jederzeit wiederkommen.
page-out-now = Trotzdem abmelden
page-me-take-title = Bist du das?
page-me-take-lead = In diesem Browser spielst du dann als { $name }.
page-me-take-instead = Bisher bist du hier { $name }; ohne ein weiteres Gerät gehen diese Plätze verloren.
page-me-take-note = Mach nur weiter, wenn du diesen Link eben selbst erstellt hast.
page-me-take = Ja, das bin ich
page-forget = Dich löschen
page-forget-lead = Alles, was dich hier nennt, wird auf allen Geräten gelöscht und lässt sich nicht zurückholen.
page-forget-ask = { $name } löschen?
page-forget-played = Beendete Partien bleiben den anderen erhalten; statt deines Namens steht dort „{ $gone }“.
page-forget-running = { $count ->
    [one] Eine Partie läuft noch. Dein Platz dort bleibt, aber niemand kann mehr für dich spielen. Die anderen entscheiden, wie es weitergeht: mit Uhren sofort, sonst nach einigen Tagen.
   *[other] { $count } Partien laufen noch. Deine Plätze dort bleiben, aber niemand kann mehr für dich spielen. Die anderen entscheiden, wie es weitergeht: mit Uhren sofort, sonst nach einigen Tagen.
  }
page-forget-rest = Auch deine Ergebnisse und Wertungen, die Adressen, unter denen du gerufen wirst, Programme, die für dich spielen, und deine angemeldeten Geräte verschwinden.
page-forget-first = Vielleicht möchtest du deine Daten vorher mitnehmen.
page-forget-now = Endgültig löschen
page-forget-done = Nichts hier nennt dich
page-forget-done-lead = Dieser Browser gehört niemandem. Du kannst jederzeit als jemand Neues an einem Tisch Platz nehmen.
page-account = Auf jedem Gerät wiederkommen
page-account-why = Mit Anmeldename und Passwort hast du deine Tische auf jedem Gerät wieder, auch wenn dieses verloren geht. Sonst wird nichts gefragt, nicht einmal eine Mailadresse.
page-account-make = Anmeldenamen wählen
page-account-add = Name und Passwort übernehmen
page-account-there = Du hast schon einen?
page-account-lead = Du meldest dich als „{ $login }“ an.
page-login = Anmeldename
page-login-note = Nur du benutzt ihn; am Tisch sehen die anderen deinen Namen von oben. Großschreibung ist gleichgültig.
page-password = Passwort
page-password-note = Mindestens 8 Zeichen; ein paar Wörter sind besser als eines.
page-password-old = Bisheriges Passwort
page-password-new = Neues Passwort
page-password-change = Passwort ändern
page-password-others = Alle anderen Geräte werden dann abgemeldet, und ein neuer Wiederherstellungscode ersetzt den alten.
page-password-passkeys = Deine Passkeys gelten auch mit neuem Passwort weiter: Wer einen hat, kann sich damit anmelden.
page-password-to-passkeys = Passkeys ansehen und entfernen
page-everywhere = Auf allen Geräten abmelden
page-code = Wiederherstellungscode
page-code-why = Wenn du dein Passwort vergisst, wählst du mit deinem Anmeldenamen und diesem Code ein neues.
page-code-once = Schreib ihn auf: Er wird nur dieses eine Mal gezeigt und gilt einmal.
page-code-make = Wiederherstellungscode anlegen
page-code-again = Neuen Wiederherstellungscode anlegen
page-code-there = Du hast einen; er gilt nicht mehr, sobald du einen anderen anlegst.
page-code-show = Code zeigen
page-forgotten = Passwort vergessen?
page-recovery = Neues Passwort wählen
page-recovery-lead = Mit deinem Anmeldenamen und deinem Wiederherstellungscode kannst du ein anderes Passwort wählen.
page-recovery-linked = Wähle ein neues Passwort für „{ $login }“.
page-recovery-out = Dann werden alle Geräte abgemeldet.
page-recovery-set = Neues Passwort behalten
page-recovery-host = Wenn du keinen Wiederherstellungscode hast, bitte den Betreiber dieses Servers um einen Link.
page-recovery-done = Dein neues Passwort ist gespeichert
page-recovery-done-lead = Alle deine Geräte sind abgemeldet. Dein Wiederherstellungscode ist verbraucht; dies ist der nächste.
page-passkeys = Passkeys
page-passkeys-lead = Mit einem Passkey meldest du dich mit Fingerabdruck, Gesicht oder PIN eines Geräts an, ohne dein Passwort.
page-passkey-add = Passkey hinzufügen
page-passkey-remove = Entfernen
page-passkey-sign-in = Mit einem Passkey anmelden
page-passkey-failed = Der Browser hat abgebrochen. Versuch es noch einmal, oder nimm dein Passwort.
page-sign-in = Anmelden
page-sign-in-lead = Mit Anmeldename und Passwort hast du deine Tische auf diesem Gerät.
page-sign-in-note = Beides hast du auf einem Gerät gewählt, das dich kennt, unter „Dein Name und deine Geräte“.
page-sign-in-as = Willkommen zurück, { $name }
page-along-lead = Bisher bist du in diesem Browser { $other }. Möchtest du mitnehmen, was { $other } gespielt hat? Diese Plätze und Ergebnisse gehören dann dir.
page-along-note = Das lässt sich nicht rückgängig machen. Andere Geräte von { $other } werden abgemeldet. Spielt hier eine andere Person unter dem Namen { $other }, dann lass es.
page-along = Mitnehmen
page-along-not = Nicht mitnehmen
page-instead-lead = Bisher bist du in diesem Browser { $other }, danach nicht mehr.

## Results

page-results = Deine Ergebnisse
page-results-none = Du hast noch keine Partie beendet.
page-results-won = { $won } von { $count } gewonnen.
page-results-people = Unter Menschen: { $points } Punkte.
page-results-apart = Mit Computerspielern: { $points } Punkte.
page-results-opponents = Am häufigsten mit { $names }.
page-result-won = Gewonnen.
page-result-shared = Geteilter Sieg.
page-result-lost = Verloren.
page-result-lent = Keine Punkte: Ein Computer hat für jemanden gespielt
page-result-retractable = Keine Punkte: Alles durfte zurückgenommen werden
page-best = Die Besten in { $game }
page-best-players = Bestenlisten:
page-best-lead = Die Punkte folgen aus allen beendeten Partien, deren Spieler hier bekannt sind: Siege gegen Starke bringen mehr. In der Liste steht, wer das will und drei beendet hat.
page-best-people = Unter Menschen
page-best-apart = Mit Computerspielern
page-best-none = In dieser Liste steht noch niemand.
page-best-points = { $points } Punkte
page-best-matches = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }
page-me-shown = Dein Name steht in den Listen der Besten, sobald du drei Partien beendet hast.
page-me-hidden = Deine Ergebnisse siehst nur du.
page-me-own-data = Deine Daten
page-me-data = Was über dich gespeichert ist, als Datei
page-tournament = Turnier
page-tournament-of = Turnier: { $game }
page-tournament-open = Turnier eröffnen
page-tournaments = Deine Turniere
page-tournament-lead = Deine Freunde melden sich über einen Link an. Sobald du beginnst, bekommen alle Runde für Runde ihre Tische; die Tabelle folgt aus den Ergebnissen.
page-tournament-size = Spieler an einem Tisch
page-tournament-rounds = Runden
page-tournament-rounds-note = An Zweiertischen, an denen alle gegen alle spielen, gibt es so viele Runden, wie dafür nötig sind. Mit demselben Blatt an jedem Tisch gibt es eine.
page-tournament-play-too = Ich spiele selbst mit
page-tournament-pairs = Zweiertische: alle spielen einmal gegen alle.
page-tournament-system = Wer auf wen trifft
page-tournament-system-meet = Alle gegen alle
page-tournament-system-meet-note = An Zweiertischen je einmal. An größeren Tischen sitzen die zusammen, die sich am seltensten getroffen haben.
page-tournament-system-swiss = Nach Punkten
page-tournament-system-swiss-note = Wer gleich viele Punkte hat, trifft aufeinander, und möglichst niemand zweimal: das Schweizer System. Auch für viele Leute genügen wenige Runden.
page-tournament-system-deal = An jedem Tisch dasselbe Blatt
page-tournament-system-deal-note = Eine Runde: An jedem Tisch kommen dieselben Karten und dieselben Würfel, und du wirst mit denen verglichen, die anderswo auf deinem Platz saßen. Niemand kann einen anderen Tisch ansehen, bevor alle fertig sind.
page-tournament-swiss = { $rounds ->
    [one] Eine Runde an Tischen für { $size }.
   *[other] { $rounds } Runden an Tischen für { $size }. Wer gleich viele Punkte hat, trifft aufeinander: das Schweizer System.
}
page-tournament-deal = Dieselben Karten und Würfel an jedem Tisch für { $size }. Niemand kann einen anderen Tisch ansehen, bevor alle fertig sind; dann wird alles verglichen.
page-tournament-deal-points-how = Du wirst mit allen verglichen, die an einem anderen Tisch auf demselben Platz saßen: Du bekommst den Anteil derer, die weniger vom Sieg bekamen als du; wer gleich viel bekam, zählt halb. Eine Partie ohne Ergebnis bleibt außer Betracht.
page-tournament-level = Bei gleichen Punkten zählen zuerst die Ergebnisse gegeneinander, dann Buchholz (BH: die Punkte derer, auf die du getroffen bist), dann Sonneborn-Berger (SB: die Punkte derer, die du geschlagen hast, und die Hälfte bei Gleichstand).
page-tournament-teams = { $one } spielen zusammen gegen { $other }: Jedes Paar hat jeden Platz einmal.
page-tournament-teams-result = { $one } { $first }–{ $second } { $other }
page-tournament-compared = Die Tische im Vergleich
page-tournament-table = Tisch { $number }
page-deal-sealed = Andere spielen noch mit demselben Blatt. Was alle hatten und den Vergleich siehst du, sobald alle fertig sind.
page-tournament-tables = { $rounds ->
    [one] Eine Runde an Tischen zu { $size }.
   *[other] { $rounds } Runden an Tischen zu { $size }. Zusammen sitzen jeweils die, die sich am seltensten begegnet sind.
}
page-tournament-points = Wie die Punkte gezählt werden
page-tournament-points-how = Ein Sieg bringt einen Punkt, wie viele auch am Tisch sitzen. Sonst bekommst du den Anteil der anderen, die du hinter dir gelassen hast; wer gleichauf liegt, zählt halb. Eine Runde ohne Tisch bringt einen halben Punkt, eine Partie ohne Ergebnis nichts.
page-tournament-invite = Wer diesen Link hat, kann sich anmelden, bis das Turnier beginnt.
page-tournament-link = Link für deine Freunde
page-tournament-entered = { $count ->
    [0] Noch hat sich niemand angemeldet
    [one] Eine Person ist angemeldet
   *[other] { $count } Leute sind angemeldet
}
page-tournament-enter = Mitmachen
page-tournament-in = Du machst mit.
page-tournament-leave = Aussteigen
page-tournament-leave-note = Eine Partie, die du gerade spielst, geht weiter.
page-tournament-for-good = In ein Turnier, das begonnen hat, führt kein Weg zurück.
page-tournament-take-out = Herausnehmen
page-tournament-begin = Turnier beginnen
page-tournament-begin-note = Danach kann sich niemand mehr anmelden.
page-tournament-next = Nächste Runde jetzt eröffnen
page-tournament-next-note = Sobald alle Partien dieser Runde zu Ende sind, beginnt von selbst die nächste.
page-tournament-standings = Tabelle
page-tournament-place = Platz
page-tournament-name = Name
page-tournament-score = Punkte
page-tournament-matches = Partien
page-tournament-round = Runde { $number } von { $count }
page-tournament-rests = Ohne Tisch in dieser Runde: { $names }
page-tournament-won = Gewonnen: { $names }
page-tournament-shared = Geteilt: { $names }
page-tournament-playing = Läuft
page-tournament-opening = Wird eröffnet
page-tournament-gathering = Man kann sich noch anmelden
page-tournament-winner = { $count ->
    [one] { $names } hat das Turnier gewonnen.
   *[other] { $names } haben das Turnier gemeinsam gewonnen.
}
page-tournament-all-level = Alle liegen gleichauf.
page-tournament-if = Wenn jemand aussteigt oder nie zieht
page-tournament-if-note = Wer aussteigt oder sich löscht, behält die Punkte und wird nicht mehr ausgelost; eine laufende Partie geht weiter. Handelt jemand nicht, können die anderen am Tisch einen Computer weiterspielen lassen, was für diese Person zählt, oder die Partie ohne Ergebnis beenden. Nichts geht verloren, wenn ein Tisch lange ruht: die Partie geht weiter, wo sie stand.
page-tournament-stuck = Partien, die niemand mehr spielt
page-tournament-stuck-note = Wo allen, auf die gewartet wird, die Zeit abgelaufen ist oder sie seit Tagen nicht gehandelt haben, kannst du die Partie ohne Ergebnis beenden. Sie bringt niemandem Punkte, und die nächste Runde kann beginnen.
page-tournament-over = Das Turnier ist zu Ende
page-tournament-out = ausgestiegen
page-me-hide = Meinen Namen herausnehmen
page-me-show = Meinen Namen in den Listen der Besten zeigen

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
page-play-against-level = gegen { $count ->
    [one] einen Computer
   *[other] { $count } Computer
} ({ $level })
page-your-tables = Deine Tische
page-no-tables = Du hast noch keine Tische.
page-finished-matches = Beendete Partien
page-with = mit { $names }
page-opened = { $when } eröffnet
page-nobody-else = noch niemand sonst
page-turn = Du bist am Zug
page-your-turn = Du bist am Zug.
page-asked-asked = Du wirst um eine Rücknahme gebeten.
page-asked-pause = Du wirst um eine Pause gebeten.
page-asked-end = Du wirst gefragt, ob die Partie ohne Ergebnis enden soll.
page-asked-late = Jemand hat keine Zeit mehr oder ist nicht mehr da: Wähle, wie es weitergeht.
page-remove = Entfernen
page-remove-ask = Diesen Tisch entfernen?
page-remove-note = Er verschwindet auf all deinen Geräten aus deiner Liste. Dein Platz bleibt dir: Die Adresse des Tisches führt dich zurück.

## Rules

page-rules = Regeln
page-rules-of = Regeln von { $game }
page-rules-english = Was noch nicht übersetzt ist, steht auf Englisch.
page-rules-background = Quellen und andere Lesarten
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
page-rules-some = Kein Text enthält alle diese Wörter; diese enthalten einige davon.
page-rules-near = Meintest du
page-rules-all = Alle Regeln
page-rules-here = Die Regeln, die jetzt gelten
page-rules-page = Die Seite mit den Regeln öffnen
page-guide = In drei Minuten
page-guide-turn = Der Ablauf eines Zuges
page-guide-end = Das Ende
page-guide-things = Was alles kostet und bringt
page-guide-thing = Was
page-guide-costs = Kostet
page-guide-brings = Bringt
page-glossary = Begriffe
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
page-sitter-here-note = Ihr gebt euch dieses Gerät weiter. Dazwischen verdeckt ein Sichtschutz, was die anderen nicht sehen dürfen.
page-sitter-person = Jemand anders
page-sitter-person-note = Bekommt von dir einen Link zu diesem Platz.
page-your-name = Dein Name
page-their-name = Name
page-name-hint = So sehen dich die anderen am Tisch.
page-how-many = Wie viele spielen?
page-time = Zeit
page-time-none = Kein Limit
page-time-live = Uhren
page-time-days = Tage pro Zug
page-time-minutes = Minuten pro Person
page-time-seconds = Sekunden nach jedem Zug dazu
page-time-each-turn = Tage pro Zug
page-time-window = Nur zwischen diesen Uhrzeiten
page-time-opens = Von
page-time-closes = Bis
page-time-zone = Zeitzone
page-time-note = Wenn jemandes Zeit abgelaufen ist, geschieht nichts von selbst: Die anderen entscheiden, ob sie warten, einen Computer spielen lassen oder die Partie ohne Ergebnis beenden.
page-time-window-note = Außerhalb dieser Zeiten läuft keine Uhr. Leer: den ganzen Tag.
page-time-live-told = { $minutes } min pro Person{ $seconds ->
    [0] { "" }
   *[other] { " " }und { $seconds } s mehr für jeden Zug
  }
page-time-days-told = { $days ->
    [one] Ein Tag pro Zug
   *[other] { $days } Tage pro Zug
  }
page-time-window-told = { $turn }, nur von { $opens } bis { $closes } Uhr (UTC{ $zone })
page-options = Optionen
page-options-usual = Standard
page-options-changed = { $count } geändert
page-number-between = Eine Zahl von { $low } bis { $high }
page-from-file = Aus einer Datei:
page-own = Oder selbst eingeben:

## Links to the seats

page-links = Links zum Weitergeben
page-links-note = Wer einen Link öffnet, bekommt diesen Platz. Schick also jeden Link nur der Person, für die er gedacht ist.
page-links-here = Die Adresse dieser Seite gilt nur auf diesem Rechner, darum kann sonst niemand die Links öffnen. Um mit Freunden zu spielen, beende den Server mit Strg-C, starte ihn mit dem folgenden Befehl wieder und lade diese Seite neu.
page-links-elsewhere = Die Adresse dieser Seite gilt nur auf diesem Rechner. Öffne die Seite unter der Adresse, die dieser Rechner im Netzwerk oder im Internet hat: Dann können auch andere die Links öffnen.
page-command = Befehl
page-command-copy = Befehl kopieren
page-link-of = Link für { $name }
page-link-watch = Link für Zuschauer
page-link-copy = Link kopieren
page-qr-code = QR-Code
page-link-copied = Kopiert.
page-link = Link
page-link-moment = Link zu diesem Moment
page-choose-seat = Wähle deinen Platz
page-sit-down = Hier hinsetzen
page-invites = { $count ->
    [one] { $names } lädt dich zu einer Partie { $game } ein.
   *[other] { $names } laden dich zu einer Partie { $game } ein.
  }
page-invited = Du bist zu einer Partie { $game } eingeladen.
page-invited-how = Öffne den Link, den du bekommen hast, noch einmal, um dich zu setzen. Dieser Browser muss Cookies erlauben.
page-watch-here = Am Tisch zuschauen
page-tables = Offene Tische
page-tables-lead = Hier kann sich jeder dazusetzen. Eine Partie beginnt, sobald alle Plätze besetzt sind.
page-tables-none = Zurzeit ist kein Tisch offen. Eröffne selbst einen: Wähle ein Spiel, überlass einen Platz einer anderen Person und kreuze „Für alle offen“ an.
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
page-public-note = Der Tisch steht in der Liste der offenen Tische, bis alle Plätze besetzt sind. Erst dann beginnt die Partie.
page-gathering = Die Partie beginnt, sobald alle Plätze besetzt sind.
page-leave = Den Tisch verlassen
page-leave-note = Die Partie hat noch nicht begonnen. Wenn du gehst, wird der Platz wieder frei.
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
page-has-left = Hat den Tisch verlassen: { $names }.
page-chat = Chat
page-chat-unread = ungelesen
page-chat-empty = Noch hat niemand etwas geschrieben.
page-chat-write = Nachricht
page-chat-send = Senden
page-chat-now = jetzt
page-chat-watches = schaut zu
page-chat-note-player = Das lesen alle am Tisch und alle, die zuschauen.
page-chat-note-watcher = Die Spieler sehen erst nach dem Ende der Partie, was du schreibst. Wer sonst zuschaut, sieht es sofort.
page-chat-note-over = Das sehen alle.
page-chat-off = Chat ausschalten
page-chat-is-off = Du hast den Chat ausgeschaltet. Du siehst an keinem Tisch Nachrichten.
page-chat-on = Chat einschalten
page-chat-none = Kein Chat
page-chat-none-note = Niemand kann neben diesem Tisch Nachrichten schreiben.
page-chat-more = Melden oder blockieren: { $name }
page-chat-report = Dem Betreiber melden
page-chat-reported = Dem Betreiber gemeldet.
page-chat-mute = { $name } blockieren
page-chat-muted = Du hast { $name } blockiert: Du siehst an keinem Tisch Nachrichten von dieser Person.
page-chat-unmute = Nicht mehr blockieren
page-block-note = Wen du blockierst, kann sich nicht an deine offenen Tische setzen und nicht an deinen Turnieren teilnehmen, und du siehst keine Nachrichten dieser Person.
page-blocked = Du hast { $name } blockiert.
page-me-blocked = Blockierte Personen
page-me-blocked-names = Sie stehen hier mit dem Namen, den sie hatten, als du sie blockiert hast.
page-report-name = Namen melden
page-programs = Programme an deinem Platz
page-programs-lead = Ein Programm mit einem Token sieht deine Hand und kann für dich handeln, wenn du es zulässt. Niemand sonst kann Tokens für deinen Platz erstellen.
page-program-token = Token
page-program-once = Er wird nur jetzt gezeigt. Wer ihn kennt, kann alles, was du hier erlaubst, bis du ihn widerrufst.
page-program-shown = Dieser Token wurde schon gezeigt, und jeder wird nur einmal gezeigt. Hast du ihn nicht aufbewahrt, dann widerrufe ihn und erstelle einen neuen.
page-program-copied = Kopiert
page-program-copy = Token kopieren
page-program-watch = darf zusehen
page-program-play = darf spielen
page-program-end = Widerrufen
page-programs-none = Kein Programm hat einen Token für diesen Platz.
page-program-name = Name des Programms
page-program-scope = Was es darf
page-program-make = Token erstellen
page-chat-removed = Vom Betreiber entfernt.
page-notes = Notizen
page-notes-lead = Niemand sonst sieht deine Notizen.
page-notes-shared = Wer dieses Gerät benutzt, sieht diese Notizen.
page-notes-none = Du hast zu dieser Partie noch keine Notizen gemacht.
page-notes-moment = Moment { $number }
page-notes-write = Notiz zu Moment { $number }
page-notes-keep = Notiz behalten
page-notes-remove = Notiz löschen
page-notes-file = Partiedatei mit meinen Notizen
page-call = Ruf mich
page-call-lead = Wenn du nicht am Tisch bist, erfährst du, dass es dort etwas für dich zu tun gibt. Solange du den Tisch offen hast, wird nichts gesendet.
page-call-here = Hier wirst du gerufen
page-call-by-mail = E-Mail
page-call-by-webhook = Webhook
page-call-by-push = Browser
page-call-unconfirmed = Noch nicht bestätigt: Öffne den Link in der Mail, die dorthin ging. Sonst wird die Adresse nach einem Tag vergessen.
page-call-remove = Entfernen
page-call-push = In diesem Browser rufen
page-call-push-note = Dieser Browser zeigt einen Hinweis, auch wenn keine Seite offen ist. Auf iPhone und iPad muss die Seite vorher auf dem Home-Bildschirm liegen.
page-call-push-refused = Der Browser lässt das nicht zu. Vielleicht helfen seine Einstellungen für diese Seite.
page-call-add = Dort rufen
page-call-mail-note = Zuerst geht eine Mail mit einem Link dorthin. Bevor du ihn bestätigt hast, wird nichts anderes gesendet.
page-call-webhook-note = Für Programme: An diese Adresse wird JSON gesendet, nur über HTTPS.
page-call-stored = Gespeichert werden die Adresse, ihre Sprache und dein Platz. „Entfernen“ löscht sie sofort. Gesendet wird, was du am Tisch sehen darfst; danach wird es gelöscht.
page-call-confirm-do = Ja, dort rufen
page-call-stop-do = Keine Rufe mehr an diese Adresse
page-call-confirmed = Die Adresse ist bestätigt.
page-call-stopped = Die Adresse ist gelöscht. Dorthin wird nichts mehr gesendet.
page-call-turn = Du bist am Zug: { $game }
page-call-asked = Du wirst um eine Rücknahme gebeten: { $game }
page-call-pause = Du wirst um eine Pause gebeten: { $game }
page-call-end = Soll die Partie ohne Ergebnis enden? { $game }
page-call-lent = Ein Computer spielt für dich: { $game }
page-call-over = Die Partie ist zu Ende: { $game }
page-call-again = Noch eine Partie? { $game }
page-call-low = Deine Zeit läuft ab: { $game }
page-call-late = Wie weiter? { $game }
page-call-late-choose = Du kannst mehr Zeit geben, einen Computer spielen lassen oder die Partie ohne Ergebnis beenden. Von selbst geschieht nichts.
page-call-left-minutes = { $minutes ->
    [one] Du hast noch etwa eine Minute.
   *[other] Du hast noch etwa { $minutes } Minuten.
  }
page-call-left-hours = { $hours ->
    [one] Du hast noch etwa eine Stunde.
   *[other] Du hast noch etwa { $hours } Stunden.
  }
page-call-confirm = Ist das deine Adresse? { $game }
page-call-confirm-note = Jemand, der mit anderen Brettspiele spielt, hat diese Adresse angegeben, um zu erfahren, wann er am Zug ist. Warst du das, dann öffne diesen Link und bestätige. Sonst tu nichts: Es wird nichts mehr gesendet.
page-call-since = Seit deiner letzten Aktion:
page-call-open = Zum Tisch:
page-call-stop = Keine solchen Mails mehr:
page-clocks = Uhren
page-clock-days = { $days } T { $hours } Std
page-clock-soon = Du hast noch eine Minute.
page-late-own = Deine Zeit ist abgelaufen. Du kannst noch handeln, solange die anderen nicht anders entscheiden.
page-late = { $seat-is ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $seat } ist abgelaufen.
  }
page-absent = { $days ->
    [one] { $seat } hat seit einem Tag nicht gespielt.
   *[other] { $seat } hat seit { $days } Tagen nicht gespielt.
  }
page-taken-free = Andere Plätze sind noch frei:
page-taken-full = Hier steht dir kein anderer Platz offen. Du kannst zuschauen oder dich an einen anderen Tisch setzen.
page-vacant = Wer auf Platz { $number } saß, hat sich hier gelöscht und kann nicht zurückkommen.
page-link-renewed = Der Betreiber hat für den Platz von { $seat } einen neuen Link erstellt.
page-link-renewed-own = Der Betreiber hat für deinen Platz einen neuen Link erstellt. Ältere Links dorthin gelten nicht mehr.
page-late-end-wanted = Für ein Ende ohne Ergebnis: { $names }.
page-late-ask = Wie weiter?
page-late-wait = Mehr Zeit geben
page-late-computer = Computer spielen lassen
page-late-which = Welcher Computerspieler
page-late-end = Ohne Ergebnis beenden
page-pause-agree = Zustimmen
page-pause-refuse = Ablehnen
page-pause-ask = Um eine Pause bitten
page-pause-asked = { $seat-is ->
    [you] Du hast um eine Pause gebeten.
   *[other] { $seat } bittet um eine Pause.
  }
page-pause-on = Die Partie ist unterbrochen. Die Uhren stehen.
page-pause-end = Weiterspielen
page-pause-ended = { $seat } hat die Pause beendet.
page-pause-refused = { $seat } stimmt der Pause nicht zu.
page-pause-withdrawn = { $seat } bittet nicht mehr um eine Pause.
page-seat-lent = Ein Computer spielt für dich.
page-seat-back = Selbst weiterspielen
page-ended-without = Ohne Ergebnis beendet
page-ended-without-why = Jemandes Zeit war abgelaufen, und die anderen haben die Partie beendet.
page-name-computer = { $name } (Computer)
page-hand-over = Verdecken und { $name } geben
page-hand-over-covered = Gib das Gerät an { $name } weiter
page-take-over = Ich bin { $name }: meine Seite zeigen
page-cover-note = Niemand sonst sollte jetzt auf den Bildschirm sehen.
page-choices = Deine Möglichkeiten
page-what-happened = Verlauf
page-nothing-yet = Noch ist nichts passiert.
page-fair = Nachprüfbar fair
page-commitment = Der Zufall in dieser Partie folgt aus einem Geheimnis, das beim Öffnen des Tisches festgelegt wurde; die Partiedatei verrät es am Ende. Sein SHA-256-Hash: { $hash }
page-fair-more = So lässt es sich prüfen
page-fair-start = Beim Öffnen des Tisches legt der Server ein Geheimnis fest und zeigt dessen Hash: einen Fingerabdruck, aus dem niemand das Geheimnis erschließen kann und zu dem kein anderes Geheimnis passt.
page-fair-end = Nach der Partie wird das Geheimnis gezeigt: Ist sein Hash der vom Anfang, stand es vor der ersten Aktion fest und wurde seitdem nicht geändert.
page-fair-draws = Alle Karten und Würfe folgen aus dem Geheimnis und der Nummer der Aktion, sodass alle sie noch einmal ziehen können; dass der Server das Geheimnis zufällig gewählt hat, ist nicht bewiesen.
page-fair-hash = Hash, von Anfang an gezeigt
page-fair-secret = Geheimnis, am Ende gezeigt
page-fair-not-yet = Die Partie läuft noch. Notiere jetzt den Hash und vergleiche ihn nach der Partie.
page-fair-file = Partiedatei, die du aufgehoben hast (sonst wird die des Servers geprüft):
page-fair-check = In diesem Browser prüfen
page-fair-right-hash = Das Geheimnis hat den Hash, der von Anfang an gezeigt wurde.
page-fair-wrong-hash = Das Geheimnis hat nicht den Hash, der von Anfang an gezeigt wurde.
page-fair-right-draws = Alles Gezogene folgt aus dem Geheimnis. Geprüft:
page-fair-wrong-draws = Etwas Gezogenes folgt nicht aus dem Geheimnis. Zeile der Datei:
page-fair-other = Das ist nicht die Datei dieser Partie.
page-fair-verify = Der Browser berechnet den Hash und alles Gezogene selbst; nur aus wie vielen Karten oder Augen zu ziehen war, fragt er den Server. Dieser Befehl auf dem eigenen Rechner braucht keinen Server und prüft auch die Regeln:
page-view-text = Textansicht
page-view-table = Tischansicht
page-shortcuts = Bedienung
page-empty = leer
page-topics = Glossar
page-label = { $name }:
page-gauge = { $name }: { $value } von { $limit }
page-gauge-over = { $name }: { $value } ({ $limit } erreicht)
page-tap-again = zum Bestätigen noch einmal tippen
page-lit = aktuell
page-faded = erledigt

## The connection

page-connection-lost = Verbindung unterbrochen. Neuer Versuch …
page-connection-resumed = Wieder verbunden.
page-not-loaded = Das ließ sich nicht laden. Versuche es noch einmal.
page-waiting-one = Eine Aktion wartet auf die Verbindung.
page-waiting-more = Eine Aktion wartet schon: brich sie zuerst ab.
page-waiting-sent = Die abgebrochene Aktion wurde vielleicht schon ausgeführt.
page-offline = Der Server ist nicht erreichbar
page-offline-note = Deine Tische sind sicher: Es geht weiter, sobald die Verbindung wieder da ist.
page-offline-again = Erneut versuchen

## Taking back

page-take-back = Zurücknehmen
page-take-back-ask = Rücknahme erbitten
page-take-back-of = { $action } – du hast seither etwas Neues gesehen: Die anderen müssen zustimmen
page-take-back-free = { $action } – du hast seither nichts Neues gesehen: Niemand muss zustimmen
page-take-back-until = Bis du etwas Neues siehst, kannst du zurücknehmen, was du getan hast. Danach müssen die anderen am Tisch zustimmen; gegen Computer bleibt es dabei.
page-take-back-asked = { $seat-is ->
    [you] Du hast darum gebeten, die letzte Aktion zurückzunehmen.
   *[other] { $seat } bittet darum, die letzte Aktion zurückzunehmen.
  }
page-take-back-told = { $seat-is ->
    [you] Du hast darum gebeten, dies zurückzunehmen: „{ $told }“
   *[other] { $seat } bittet darum, dies zurückzunehmen: „{ $told }“
  }
page-take-back-later = { $count ->
    [one] Damit wird auch { $count } spätere Aktion zurückgenommen.
   *[other] Damit werden auch { $count } spätere Aktionen zurückgenommen.
  }
page-take-back-done = { $seat } hat eine Aktion zurückgenommen.
page-take-back-refused = { $seat } stimmt der Rücknahme nicht zu.
page-take-back-withdrawn = { $seat } bittet nicht mehr um die Rücknahme.
page-take-back-lapsed = { $seat } hat weitergespielt: nichts wird zurückgenommen.
page-take-back-agree = Rücknahme erlauben
page-take-back-refuse = Nicht erlauben

## Tipps

page-loss-all = was du auf dem Tisch auch wählst
page-loss-many = { $count } von { $ways } Möglichkeiten auf dem Tisch
page-hint = Tipp
page-hint-ask = Was würde ein starker Spieler erwägen?
page-hint-thinking = Ein Tipp wird überlegt …
page-hint-title = Ein starker Spieler würde erwägen
page-hint-only = Es gibt nur eine Möglichkeit.
page-hint-equal = Sie sind etwa gleich gut.
page-hint-better = Vorschlag 1 scheint etwas besser.
page-hint-clear = Vorschlag 1 ist deutlich besser.
page-hint-chance = Etwa { $percent } % Gewinnaussicht.
page-hint-soon = „{ $told }“ folgt bald in { $often } von { $deals } Versuchen, nach „{ $other }“ in { $otherwise }.
page-hint-next = Danach zu erwarten: { $line }
page-hints-allowed = An diesem Tisch sind Tipps erlaubt: Wer am Zug ist, kann sich einen geben lassen.
page-hints-allow = Tipps erlauben
page-back-allow = Alles zurücknehmen
page-back-allow-note = Gegen den Computer allein darfst du auch zurücknehmen, was dir etwas Neues gezeigt hat. Dieselben Würfel und Karten kommen dann wieder.
page-hints-allow-note = Wer am Zug ist, kann fragen, was ein starker Spieler erwägen würde. Gegen den Computer allein geht das immer.

## The end

page-unplayable = Diese Partie lässt sich hier zurzeit nicht spielen, bleibt aber erhalten. Frag den Betreiber dieses Servers danach.
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
page-again-watch = Bei der nächsten Partie zuschauen
page-lesson = Lektion
page-lesson-at = Lektion: { $taken } von { $length }
page-lesson-again = Lektion wiederholen
page-lesson-match = Jetzt eine richtige Partie spielen
page-learn = Spielend lernen

## Rätsel

page-puzzles = Rätsel
page-puzzles-of = Rätsel: { $game }
page-puzzles-all = Alle Rätsel
page-puzzles-lead = Stellungen aus echten Partien, in denen eine Aktion deutlich besser ist als alle anderen. Du siehst, was die Person am Zug sah, und sonst nichts.
page-puzzles-how = Lange Suchen von Computerspielern haben diese Stellungen und die Zahlen dazu gefunden. Die Zahlen sind Schätzungen.
page-puzzle-number = Rätsel { $number }
page-puzzle-solved = gelöst
page-puzzle-easy = Leicht
page-puzzle-medium = Mittel
page-puzzle-hard = Schwer
page-puzzle-easy-note = Wer eine Aktion weit vorausschaut, kann sie finden.
page-puzzle-medium-note = Ein schneller Blick kann sie übersehen.
page-puzzle-hard-note = Eine kurze Suche findet sie nicht.
page-puzzle-given = { $grade } · { $count } Spieler
page-puzzle-ask = Was spielst du?
page-puzzle-best = Du hast die beste Aktion gefunden!
page-puzzle-good = Eine gute Aktion, aber nicht die beste
page-puzzle-loses = Nicht die beste Aktion
page-puzzle-yours = „{ $action }“ gewinnt { $wins } von 100 Partien, { $lost } weniger als die beste Aktion.
page-puzzle-is-best = Am besten: „{ $action }“ gewinnt { $wins } von 100 Partien.
page-puzzle-second = Zweitbeste Aktion: „{ $action }“ gewinnt { $wins }.
page-puzzle-why = Was den Unterschied macht
page-puzzle-why-note = Wie oft es bald darauf geschieht, mit der besten und mit der zweitbesten Aktion, in Prozent von 40 oder mehr Versuchen:
page-puzzle-often = beste { $best }, zweitbeste { $other }
page-puzzle-solution = Lösung zeigen
page-puzzle-figures = Alle Aktionen
page-puzzle-action = Aktion
page-puzzle-wins = Siege von 100
page-puzzle-next = Nächstes Rätsel
page-puzzle-again = Noch einmal

## Looking back

page-step-through = Schritt für Schritt
page-zoom-fit = Ganz zeigen
page-zoom-in = Vergrößern
page-look-back = Zurückblicken
page-since-turn = Seit deinem letzten Zug
page-since-start = Seit Beginn
page-turn-skip = Du bist am Zug: dorthin springen
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
page-download-note = Alle Aktionen und Würfe der Partie: zum Aufheben, Nachspielen und Prüfen.
page-open-file = Partiedatei öffnen
page-open-file-lead = Sieh dir eine Partie aus einer Datei an: Schritt für Schritt, mit den Augen jedes Platzes.
page-open-file-which = Die Partiedatei
page-open-file-note = So, wie ein Tisch sie nach der Partie zum Herunterladen anbietet. Wer den Link zum neuen Tisch hat, kann sie ebenfalls ansehen.
page-open-file-go = Ansehen
page-read-from-file = Diese Partie wurde aus einer Partiedatei gelesen.

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
page-take-seat-lead = Dieser Link gehört zu diesem Platz: { $name }. Wer ihn benutzt, spielt dort.
page-take-seat-instead = Dieser Browser hat an diesem Tisch schon einen anderen Platz und würde ihn verlieren.
page-link-own-title = Link zum eigenen Platz
page-link-own-note = Nur für dich, um auf einem anderen Gerät weiterzuspielen.
page-seen-by-whom = Ansicht von
page-step-go = Los
page-touch-hold = Gedrückt halten
page-touch-hold-for = Etwas erklären
page-touch-spread = Zwei Finger spreizen
page-touch-spread-for = Vergrößern
page-touch-twice = Freie Stelle doppelt antippen
page-touch-twice-for = Dort vergrößern oder wieder den ganzen Plan zeigen
page-key-arrows = Von Element zu Element; beim Nachspielen ein Schritt
page-key-enter = Auswählen
page-key-numbers = Die erste, zweite … Antwort wählen; bei einem Tipp, was dessen Nummer trägt
page-key-pause = Züge der anderen anhalten
page-key-skip = Züge der anderen überspringen
page-key-look-back = Zurückblicken; zurück zur Partie
page-key-tale = Verlauf
page-key-explain = Dinge erklären: Pfeile wechseln, Esc beendet
page-key-help = Diese Liste

## In the terminal

term-number = Nummer oder Aktion:
term-help = Gib die Nummer oder die Worte einer Aktion ein, um sie auszuführen. undo: eigene Wahl zurücknehmen. hint: was ein starker Spieler erwägen würde. rules: Kurzfassung, Begriffe und Regeln; rules R2.3 oder rules WORT: nachschlagen. tale: Verlauf. help: dieser Text. quit: beenden.
term-keys = 1 … z wählen · h Tipp · r Regeln · u zurück · t Verlauf · Bild↑↓ · q beenden
term-rules-keys = Enter nachschlagen · ↑↓ Bild↑↓ blättern · Esc zurück
term-nothing-to-undo = Du hast nichts zurückzunehmen.
term-undone = Zurückgenommen.
term-instead = { $count ->
    [1] Gib 1 oder die Worte „{ $words }“ ein: { $label }
   *[other] Gib eine Nummer von 1 bis { $count } oder die Worte einer Aktion ein. Zum Beispiel { $number } oder „{ $words }“: { $label }
  }
term-bye = Bis bald!
term-puzzle-prompt = Gib die Nummer oder die Worte einer Aktion ein. next: nächstes Rätsel. quit: beenden.
term-rules = Gib eines davon an, eine Regel wie R2.3 oder gesuchte Wörter: { $example }
term-help-title = Hilfe

## Refusals

error-account-exists = Wer in diesem Browser spielt, hat schon einen Anmeldenamen.
error-account-code = Anmeldename und Wiederherstellungscode gehören nicht zusammen.
error-account-link = Dieser Link wurde schon benutzt oder ist zu alt. Bitte um einen anderen.
error-account-unknown = Niemand hat den Anmeldenamen „{ $text }“.
error-passkey-exists = Dieser Passkey ist schon bekannt.
error-passkey-most = Mehr als { $limit } Passkeys sind nicht möglich. Entferne zuerst einen.
error-passkey-off = Auf diesem Server gibt es keine Passkeys.
error-passkey-refused = Dieser Passkey ist hier nicht bekannt.
error-passkey-stale = Das hat zu lange gedauert. Versuch es noch einmal.
error-server-passkeys = So lassen sich Passkeys nicht einrichten.
error-account-name = Das geht nicht als Anmeldename. Er hat 3 bis { $limit } sichtbare Zeichen.
error-account-none = Ohne Anmeldenamen könntest du nicht wiederkommen. Wähle zuerst einen.
error-account-password = Ein Passwort hat mindestens { $limit } und höchstens 200 Zeichen.
error-account-taken = Den Anmeldenamen „{ $text }“ hat schon jemand.
error-account-tries = Das wurde zu oft versucht. Warte einige Minuten.
error-account-wrong = Anmeldename und Passwort gehören nicht zusammen.
error-backup-database = Unter „{ $text }“ gibt es keine Datenbank, die kopiert werden könnte.
error-backup-exists = „{ $text }“ gibt es schon: Eine Sicherung wird in eine neue Datei geschrieben.
error-backup-failed = „{ $text }“ konnte nicht kopiert werden.
error-backup-postgresql = PostgreSQL wird mit dem eigenen Werkzeug pg_dump gesichert.
error-board-bridges = Eine gepunktete Linie auf dem Spielplan stimmt nicht: { $text }.
error-board-covers = Die Teile, die anfangs auf dem Spielplan liegen, stimmen nicht: { $text }.
error-board-districts = Die Stadtteile müssen fünf durch Wasser getrennte Gebiete sein: { $text }.
error-board-size = Der Spielplan ist zu groß, oder seine Felder überlappen sich: { $text }.
error-board-touches = Ein Feld der Strecke berührt die falsche Anzahl von Stadtteilen: { $text }.
error-board-track = Die Strecke des Spielplans stimmt nicht: { $text }.
error-board-unreadable = { $text } lässt sich nicht als Spielplan lesen.
error-guest-link = Dieser Link wurde schon benutzt, oder seine zehn Minuten sind um. Erstelle einen neuen.
error-chat-off = An diesem Tisch gibt es keinen Chat.
error-chat-text = Das lässt sich nicht senden. Eine Nachricht hat 1 bis { $limit } sichtbare Zeichen.
error-chat-too-fast = Du schreibst schneller, als andere lesen können. Warte einen Moment und sende es dann noch einmal.
error-chat-full = An diesem Tisch wurde genug geschrieben: Er behält { $limit } Nachrichten.
error-chat-message = Eine solche Nachricht gibt es an diesem Tisch nicht.
error-chat-report = Es gibt keine Meldung mit der Nummer { $text }.
error-note-text = Das lässt sich nicht behalten. Eine Notiz hat 1 bis { $limit } sichtbare Zeichen.
error-note-full = Du hast zu dieser Partie genug geschrieben: { $limit } Notizen werden behalten.
error-tournament-unknown = So ein Turnier gibt es nicht.
error-tournament-entrant = Niemand mit dieser Nummer macht mit.
error-tournament-not-yours = Darüber entscheidet nur, wer das Turnier eröffnet hat.
error-tournament-begun = Das Turnier hat begonnen. Niemand kann sich mehr anmelden.
error-tournament-declined = An diesem Turnier kannst du nicht teilnehmen. Such dir ein anderes aus.
error-tournament-full = Das Turnier ist voll: höchstens { $limit } Leute.
error-tournament-few = Es sind noch zu wenige Leute: mindestens { $limit }.
error-tournament-over = Es gibt keine weitere Runde.
error-tournament-next = Runden werden nacheinander ausgelost: Die nächste ist Runde { $limit }.
error-tournament-rounds = Ein Turnier hat 1 bis { $limit } Runden.
error-tournament-busy = Gerade ändern andere dieses Turnier. Versuche es gleich noch einmal.
error-tournament-uneven = Für dasselbe Blatt brauchen alle einen Platz an einem vollen Tisch mit je { $limit } Spielern, und es müssen mindestens zwei Tische sein.
error-tournament-system = So werden keine Runden ausgelost.
error-tournament-played = An diesem Tisch kann noch jemand rechtzeitig handeln.
error-tournament-own = Du bist an diesem Tisch selbst noch am Zug. Ziehe zuerst, oder entscheide mit den anderen, wie es weitergeht.
error-table-sealed = Andere spielen mit demselben Blatt. Ansehen kannst du diesen Tisch, sobald alle fertig sind.
error-guest-unknown = Das kann nur ein Gast: werde zuerst einer.
error-guest-barred = Der Betreiber hat dich hier ausgeschlossen. Partien, die du schon spielst, gehen weiter.
error-guest-none = Es gibt keinen Gast { $text }.
error-deal-both = Dann hättest du zwei Tische mit demselben Blatt. Das geht erst, wenn alle fertig sind.
error-time-unreadable = Das ist keine Bedenkzeit: „{ $text }“.
error-time-not-up = Hier ist nichts zu entscheiden: Es ist noch Zeit.
error-time-own = Wie es weitergeht, wenn deine Zeit abgelaufen ist, entscheiden die anderen.
error-call-address = Das ist keine Adresse, unter der du gerufen werden kannst.
error-call-private = { $case ->
    [number] „{ $text }“ ist eine Adresse in einem privaten Netz. Von hier aus werden nur Adressen im Internet gerufen.
   *[name] „{ $text }“ führt zu keiner Adresse im Internet: Der Name ist unbekannt oder gehört zu einem privaten Netz.
  }
error-call-channel = Auf diesem Weg wird hier niemand gerufen.
error-call-link = Dieser Link führt nirgends mehr hin: Die Adresse ist gelöscht.
error-call-too-many = Du hast genug Adressen angegeben. Entferne zuerst eine.
error-seat-lent = Ein Computer spielt für dich. Nimm erst deinen Platz wieder ein.
error-seat-not-lent = Kein Computer hat diesen Platz übernommen.
error-pause-no-clock = Hier läuft keine Uhr, also gibt es nichts anzuhalten.
error-pause-on = Die Partie ist unterbrochen. Jeder darf die Pause beenden.
error-pause-asked = Es bittet schon jemand um eine Pause.
error-pause-not-asked = Niemand hat dich um Zustimmung zu einer Pause gebeten.
error-pause-not-on = Die Partie ist nicht unterbrochen.
error-pause-wish = Das wird hier nicht verstanden: „{ $text }“.
error-time-range = Diese Bedenkzeit ist zu kurz oder zu lang: „{ $text }“.
error-title = Das hat nicht geklappt
error-hint = Erwartet: { $hint }
error-back = Zurück
error-action-illegal = Die Regeln erlauben „{ $text }“ jetzt nicht.
error-action-list = Eine Liste hat 1 bis { $limit } Aktionen, nicht { $text }.
error-action-unreadable = „{ $text }“ ist keine Aktion dieses Spiels.
error-command-browser = „{ $text }“ geht im Browser nicht.
error-command-file = Diese Datei lässt sich nicht lesen: { $text }.
error-command-key = Der Schlüssel dieses Befehls ist zu lang oder zu leicht zu erraten.
error-command-key-used = Dieser Schlüssel wurde schon für einen anderen Befehl verwendet.
error-database-newer = Eine neuere Version von Serenissima hat diese Datenbank verändert: Starte diese Version oder spiele eine frühere Sicherung ein.
error-database-older = Diese Datenbank hat die Form einer älteren Version von Serenissima.
error-database-unavailable = Das konnte gerade nicht gespeichert werden. Versuch es noch einmal.
error-database-url = „{ $text }“ ist keine Datenbank, die dieser Server verwenden kann.
error-decision-stale = Die Partie ist schon weiter: Deine Wahl kam zu spät.
error-entry-unreadable = Im Protokoll dieses Tisches steht ein Eintrag, den diese Version von Serenissima nicht lesen kann. Die Partie bleibt, wie sie ist: Mit einer Version, die den Eintrag lesen kann, ist sie zu sehen und geht weiter. Bitte sag dem Betreiber dieses Servers Bescheid.
error-game-unknown = Es gibt kein Spiel namens „{ $text }“.
error-hint-not-allowed = An diesem Tisch sind keine Tipps erlaubt.
error-language-unknown = „{ $text }“ gehört nicht zu den verfügbaren Sprachen.
error-live-handshake = Diese Anfrage kann keinen Live-Kanal öffnen.
error-live-message = Der Live-Kanal versteht diese Nachricht nicht.
error-match-answers = Das können keine Ergebnisse der Würfel sein.
error-match-format = Das ist keine Partiedatei.
error-match-from-position = Eine Partie, die mit einer von Hand geschriebenen Stellung beginnt, kann man sich hier nicht ansehen.
error-match-line = Eine Zeile der Partiedatei lässt sich nicht lesen: „{ $text }“.
error-match-not-your-turn = Jemand anders ist am Zug.
error-match-nothing-to-undo = Es gibt keine Aktion, die sich zurücknehmen ließe.
error-table-lesson-changed = Die Lektion hat sich geändert, seit sie hier begonnen wurde. Beginne sie neu.
error-lesson-line = „{ $text }“ ist kein Platz dieser Lektion.
error-lesson-none = An diesem Tisch läuft eine Partie, keine Lektion.
error-lesson-other = Wähle in dieser Lektion, was markiert ist. In einer Partie darfst du auch das tun.
error-lesson-over = Die Lektion ist zu Ende.
error-lesson-unknown = Es gibt keine Lektion „{ $text }“.
error-match-over = Die Partie ist zu Ende.
error-match-result = Die Partiedatei nennt ein anderes Ergebnis, als ihre Aktionen ergeben: „{ $text }“.
error-match-rules-version = Diese Partie wurde nach einer anderen Version der Regeln gespielt ({ $text }).
error-match-seat = Es gibt keinen Platz { $text }.
error-match-seats = Dieses Spiel lässt sich nicht zu { $text } spielen.
error-match-step = Die Partie hat keinen Schritt { $text }.
error-matches-other = „{ $text }“ wurde mit anderen Einstellungen begonnen: Wähle einen anderen Ordner.
error-matches-plan = „{ $text }“ ist kein Plan eines Ordners mit Partien: Wähle einen anderen Ordner.
error-matches-running = Ein anderer Prozess schreibt gerade in „{ $text }“.
error-matches-size = { $text } Partien können nicht zusammen geschrieben werden: mindestens eine.
error-mcp-address = „{ $text }“ ist keine Adresse eines Servers.
error-mcp-link = „{ $text }“ ist kein Link zu einem Platz.
error-mcp-missing = Das Paket mcp ist nicht installiert.
error-mcp-no-seat = Es gibt noch keinen Tisch: Öffne einen oder setze dich über einen Link dazu.
error-mcp-server = Unter „{ $text }“ antwortet kein Server von Serenissima.
error-option-name = Es gibt keine Option „{ $text }“.
error-option-reserved = Keine Option kann „{ $text }“ heißen: Funktionen, die Optionen entgegennehmen, brauchen den Namen selbst.
error-option-retired = Die Option „{ $text }“ wird nicht mehr angeboten; es gibt sie nur noch in älteren Partien.
error-option-text = „{ $text }“ setzt keine Option.
error-option-value = „{ $text }“ ist kein gültiger Wert für diese Option.
error-page-unknown = Diese Seite gibt es nicht.
error-picture-theme = Es gibt keine Darstellung „{ $text }“.
error-redeal-seat = Die Sicht eines Zuschauers lässt sich nicht neu austeilen: Nur ein Platz hat eigenes Wissen.
error-view-unknown = Das ist keine Sicht auf eine Partie: „{ $text }“.
error-player-own = Der Spieler „{ $text }“ kann keinem anderen Prozess übergeben werden: Definiere seine Klasse in einem Modul oder spiele in einem Prozess.
error-player-setting = „{ $text }“ ist keine gültige Einstellung für diesen Computerspieler.
error-player-slow = „{ $text }“ kann länger nachdenken, als dieser Server erlaubt.
error-player-unknown = Es gibt keinen Computerspieler namens „{ $text }“.
error-playouts-matches = Wähle mindestens eine Partie.
error-playouts-threads = Wähle mindestens einen Thread.
error-position-contradiction = Diese Stellung widerspricht sich selbst.
error-position-field = Eine Stellung hat kein Feld „{ $text }“.
error-position-index = Einen solchen Eintrag hat eine Stellung nicht: „{ $text }“.
error-position-many = Eine Partie kann höchstens mit { $limit } Stellungen beginnen, nicht mit { $text }.
error-position-not-conserved = Die Anzahlen in dieser Stellung stimmen nicht.
error-position-range = Ein Wert in dieser Stellung liegt außerhalb seiner Grenzen: { $text }.
error-position-seat = Diese Stellung nennt einen Platz, der nicht mitspielt: { $text }.
error-position-value = Ein Wert in dieser Stellung ist nicht erlaubt: „{ $text }“.
error-position-waits = In dieser Stellung sind die falschen Plätze am Zug: { $text }.
error-proof-commitment = Das Geheimnis der Würfel passt nicht zu dem, was vor der Partie festgelegt wurde.
error-proof-draw = Ein Ergebnis der Würfel folgt nicht aus ihrem Geheimnis.
error-proof-missing = Die Datei enthält keinen Nachweis ihrer Würfe.
error-proof-position = Eine Partie, die mit einer Stellung beginnt, hat keinen Aufbau, dessen Würfe sich nachweisen lassen.
error-ray-address = „{ $text }“ ist keine Adresse eines Ray-Clusters.
error-ray-missing = Ray ist hier nicht installiert.
error-ray-unreachable = Der Ray-Cluster unter { $text } lässt sich nicht nutzen.
error-research-missing = Ein Paket, das dafür nötig ist, ist hier nicht installiert: { $text }.
error-puzzle-action = „{ $text }“ kann in diesem Rätsel nicht gespielt werden.
error-puzzle-format = Diese Datei enthält keine Rätsel.
error-puzzle-none = Zu „{ $text }“ gibt es keine Rätsel.
error-puzzle-number = Es gibt kein Rätsel { $text }.
error-puzzle-told = Ein Rätsel spricht von einem Ereignis, das es im Spiel nicht gibt: „{ $text }“.
error-ray-nobody = Kein Rechner des Clusters ist zum Nachdenken bereit.
error-request-charset = Dieses Formular ist nicht in UTF-8 kodiert.
error-request-malformed = Diese Anfrage lässt sich nicht lesen.
error-request-method = Das geht auf dieser Seite nicht.
error-request-origin = Diese Anfrage kam von einer anderen Website und wurde abgelehnt.
error-request-slow = Deine Anfrage ist nicht rechtzeitig angekommen. Versuche es noch einmal.
error-request-too-large = Diese Anfrage ist größer, als der Server erlaubt.
error-request-too-many = Aus deinem Netz kamen zu viele Anfragen. Warte einen Moment und versuche es dann noch einmal.
error-restore-damaged = „{ $text }“ ist keine vollständige Datenbank mit Tischen.
error-restore-failed = „{ $text }“ konnte nicht wiederhergestellt werden.
error-restore-file = Unter „{ $text }“ gibt es keine Sicherung.
error-restore-in-use = Ein Server benutzt „{ $text }“. Beende zuerst alle Server.
error-restore-loses = „{ $text }“ enthält, was die Sicherung nicht enthält. Mit --replace bleibt sie unter einem anderen Namen erhalten.
error-restore-postgresql = PostgreSQL wird mit dem eigenen Werkzeug pg_restore wiederhergestellt.
error-restore-version = Eine neuere Version von Serenissima hat „{ $text }“ geschrieben. Stelle die Datei mit dieser Version wieder her.
error-rules-unknown = Keine Regel hat diese Nummer oder diese Wörter: „{ $text }“.
error-seat-handed-over = Das Gerät wurde weitergegeben: Diese Seite gehört jemand anderem. Lade sie neu.
error-seat-invitation = Dieser Link lädt zu keinem Platz an diesem Tisch ein.
error-seat-name = { $case ->
    [empty] Es fehlt noch ein Name. Gib einen mit höchstens { $limit } Zeichen ein.
    [long] „{ $text }“ ist als Name zu lang: höchstens { $limit } Zeichen.
    [hidden] Dieser Name enthält Zeichen, die man nicht sieht oder die die Schreibrichtung umkehren. Gib ihn neu ein, nur mit Buchstaben, Ziffern und üblichen Zeichen.
    [bare] „{ $text }“ hat weder Buchstaben noch Ziffer: Ein Name hat mindestens eines davon.
    [marks] „{ $text }“ hat zu viele Akzente auf einem Buchstaben: höchstens zwei.
    [computer] Nur Computerspieler heißen „{ $text }“. Wähle einen eigenen Namen.
   *[taken] Am Tisch heißt schon jemand „{ $text }“ oder so ähnlich. Wähle einen anderen Namen, oder ergänze ihn.
  }
error-seat-not-yours = Zu diesem Link gehört kein Platz an diesem Tisch.
error-seat-nobody = Dort sitzt niemand, der einen Link verloren haben könnte.
error-seat-taken = Hier sitzt schon jemand anders.
error-seat-changed = Dort sitzt jetzt jemand anders. Sieh noch einmal nach, bevor du jemanden meldest oder blockierst.
error-seat-declined = An diesen Tisch kannst du dich nicht setzen. Such dir einen anderen aus.
error-seat-no-guest = Von dieser Person ist nur der Link ihres Platzes bekannt, also lässt sich niemand blockieren.
error-seats-text = „{ $text }“ sagt nicht, wer wo sitzt.
error-server-address = Der Server kann unter { $text } keine Verbindungen annehmen.
error-server-calls = „{ $text }“ sagt nicht, wie Leute gerufen werden.
error-server-draining = Der Server wird gleich beendet.
error-server-fault = Auf dem Server ist etwas schiefgegangen. Alles bisher Gespeicherte bleibt erhalten.
error-server-full = Der Server ist gerade voll. Versuche es gleich noch einmal.
error-server-metrics = „{ $text }“ ist kein Port, an dem Messwerte gezeigt werden könnten.
error-server-proxy = „{ $text }“ ist keine Adresse eines Proxys.
error-server-storage-full = Der Speicher dieses Servers ({ $limit } MB) ist voll: Es kann kein neuer Tisch eröffnet werden. An den vorhandenen kannst du weiterspielen.
error-server-tables-full = Auf diesem Server stehen so viele Tische, wie sein Betreiber zulässt ({ $limit }). An den vorhandenen kannst du weiterspielen.
error-split-least = Zu wenige von einer Art: { $text }.
error-split-numbers = Eine Aufteilung ist eine Zahl je Art, mit Bindestrichen dazwischen: { $text } ist keine.
error-split-whole = Die Zahlen der Aufteilung ergeben nicht die richtige Summe: { $text }.
error-table-begun = Die Partie hat begonnen: Niemand kann mehr gehen.
error-table-busy = An diesem Tisch ist gerade zu viel los. Versuch es noch einmal.
error-table-crowded = An diesem Tisch schauen gerade zu viele zu. Versuche es später noch einmal.
error-table-enough-open = Aus deinem Netz warten schon genug offene Tische auf Leute, höchstens { $limit } zugleich. Lade mit einem Link ein oder warte, bis einer voll ist.
error-table-gathering = Die Partie beginnt erst, wenn alle Plätze besetzt sind.
error-table-not-over = Das geht erst nach der Partie.
error-table-plan = So lassen sich die Plätze nicht besetzen: „{ $text }“.
error-table-private = An diesen Tisch setzt man sich nur auf Einladung.
error-table-rematch = Eine weitere Partie ist schon eröffnet.
error-table-rules-version = Dieser Tisch wurde nach Version { $text } der Regeln eröffnet, die diese Version von Serenissima nicht spielen kann. Von der Partie geht nichts verloren: Mit einer Version, die diese Regeln kennt, ist sie zu sehen und geht weiter. Bitte sag dem Betreiber dieses Servers Bescheid.
error-table-seated-twice = Du kannst nur einen Platz einnehmen. Für andere an diesem Gerät wähle „Jemand hier“.
error-table-seat = An diesem Tisch gibt es keinen Platz { $text }.
error-table-step = Die Partie hat keinen Schritt { $text }.
error-table-unknown = Diesen Tisch gibt es nicht.
error-token-scope = Mit diesem Token kann man nur zusehen.
error-token-scope-unknown = Ein Token kann nicht den Umfang „{ $text }“ haben: watch oder play.
error-token-too-many = Dieser Platz hat zu viele Token: Widerrufe zuerst eines.
error-token-unknown = Dieser Platz hat kein solches Token.
error-undo-asked = Es ist schon eine Bitte um Zurücknahme offen.
error-undo-not-asked = Niemand hat dich um Zustimmung zum Zurücknehmen gebeten.
error-undo-lesson = In einer Lektion wird nichts zurückgenommen. Du kannst sie neu beginnen.
error-undo-revealed = Seitdem ist etwas ans Licht gekommen, deshalb bleibt es dabei. Wer einen Tisch gegen den Computer allein eröffnet, kann es erlauben.
error-undo-nothing = Du hast keine Aktion, die sich zurücknehmen ließe.
error-vector-actions = Für jede Partie wird genau eine Aktion gebraucht.
error-vector-device = Hier ist keine nutzbare GPU.
error-vector-device-name = So ein Gerät gibt es nicht: { $text }.
error-vector-illegal = Eine Aktion ist in ihrer Partie nicht erlaubt; deshalb wurde keine ausgeführt.
error-vector-rows = Wähle mindestens eine Zeile.
error-vector-steps = Wähle mindestens einen Schritt.
error-vector-threads = Wähle mindestens einen Thread.

## Computer players

level-gentle = leicht
level-gentle-note = Nimmt, was gerade am besten aussieht.
level-steady = mittel
level-steady-note = Denkt voraus und gewinnt deutlich öfter als der leichte.
level-strong = stark
level-strong-note = Denkt am weitesten voraus und ist am schwersten zu schlagen.
player-person = Mensch
player-uniform = spielt zufällig
player-uniform-note = Wählt zufällig eine erlaubte Aktion.
player-greedy = Anfänger, spielt, was am besten aussieht
player-greedy-note = Wählt, was gerade am besten aussieht.
player-ismcts = denkt voraus
player-ismcts-note = Rät, was verdeckt sein könnte, und spielt von dort aus weiter, immer wieder.
player-budget-playouts = { $count ->
    [one] { $count } Simulation je Aktion
   *[other] { $count } Simulationen je Aktion
  }
player-budget-seconds = { $seconds } s je Zug
