# Die Wörter der Seiten, Befehle, Absagen und Mitspieler.

## The house

page-title = Serenissima
page-lead = Spiele aus der Lagunenstadt – mit Freunden und gegen den Computer.
page-skip = Zum Inhalt springen
page-home = Start
page-menu = Menü
page-independent = Eine unabhängige Umsetzung mit eigenen Worten und Bildern.
page-language = Sprache
page-theme = Darstellung
page-theme-light = Hell
page-theme-dark = Dunkel
page-theme-auto = Wie das Gerät
page-cancel = Abbrechen
page-close = Schließen
list-on = { $first }, { $next }
list-end = { $first } und { $last }
name = { $seat-is ->
    [you] du
   *[other] { $seat }
  }
page-loading = Einen Augenblick …
page-compiling = Die Regeln von { $game } werden zum ersten Mal vorbereitet …

## The shelf

page-shelf-empty = Im Regal steht kein Spiel.
page-seats = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
  }
page-seats-range = { $least }–{ $most } Spieler
page-play = Spielen
page-your-tables = Deine Tische
page-no-tables = Du sitzt noch an keinem Tisch.

## Rules

page-rules = Regeln
page-rules-of = Regeln von { $game }
page-rules-english = Den Text der Regeln gibt es nur auf Englisch.
page-rules-other-reading = Andere Lesart
page-rules-sources = Quellen

## A new table

page-new-table = Neuer Tisch
page-new-table-of = Neuer Tisch: { $game }
page-who-sits = Wer sitzt wo?
page-seat-number = Platz { $number }
page-sitter-me = Ich
page-sitter-person = Ein Mensch
page-sitter-computer = Der Computer
page-sitter-person-note = Bekommt von dir einen Link zu diesem Platz.
page-your-name = Dein Name
page-name-hint = Die anderen sehen ihn am Tisch.
page-how-many = Wie viele spielen mit?
page-options = Optionen
page-number-between = Eine Zahl von { $low } bis { $high }
page-from-file = Aus einer Datei:
page-own = Oder eigene:

## Links to the seats

page-links = Links zum Weitergeben
page-links-note = Wer den Link öffnet, sitzt auf diesem Platz: Schick jeden nur der Person, für die er ist.
page-links-here = Dieser Server antwortet nur auf diesem Rechner, andere können die Links nicht öffnen. Für ein Spiel mit Freunden starte ihn mit `serenissima serve --host 0.0.0.0`.
page-link-of = Link für { $name }
page-link-watch = Link zum Zuschauen
page-link-copy = Link kopieren
page-link-copied = Kopiert.
page-sit-down = Hier Platz nehmen
page-seat-free = Dieser Platz ist frei.
page-waiting-to-sit = Noch nicht da: { $names }

## At the table

page-table = Tisch
page-table-of = { $game }: der Tisch
page-waiting-for = Warten auf { $names }.
page-thinking = { $name } überlegt …
page-watching = Du schaust zu.
page-choices = Deine Möglichkeiten
page-what-happened = Was geschah
page-nothing-yet = Noch ist nichts geschehen.
page-view-text = Als Text
page-view-table = Als Tisch
page-shortcuts = Tasten
page-empty = nichts
page-gauge = { $name }: { $value } von { $limit }
page-tap-again = noch einmal tippen
page-lit = jetzt dran
page-faded = erledigt

## The connection

page-connection-lost = Die Verbindung ist abgerissen. Neuer Versuch …
page-connection-resumed = Die Verbindung steht wieder.

## Taking back

page-take-back = Zurücknehmen
page-take-back-ask = Um Zurücknehmen bitten
page-take-back-asked = { $seat-is ->
    [you] Du möchtest die letzte Aktion zurücknehmen.
   *[other] { $seat } möchte die letzte Aktion zurücknehmen.
  }
page-take-back-agree = Zustimmen
page-take-back-refuse = Ablehnen

## The end

page-over = Die Partie ist zu Ende.
page-winner = { $seat-is ->
    [you] Du hast gewonnen!
   *[other] { $seat } hat gewonnen.
  }
page-shared-by = { $names } teilen sich den Sieg.
page-share = { $percent } % des Sieges
page-again = Noch einmal

## Looking back

page-step-through = Schritt für Schritt
page-step-first = Anfang
page-step-previous = Zurück
page-step-next = Weiter
page-step-last = Ende
page-step-of = Schritt { $step } von { $count }
page-set-up = Aufbau
page-seen-by = Aus der Sicht von { $name }
page-seen-by-all = Was alle sehen
page-download = Partiedatei herunterladen
page-download-note = Sie enthält alle Aktionen und Würfe der Partie: zum Aufheben, Nachspielen und Prüfen.

## More of the pages

page-computer-name = Computer
page-guest = Gast
page-look-again = Noch einmal ansehen
page-play-on = Weiterspielen
page-contents = Inhalt
page-to-table = Zum Tisch
page-sits-here = Sitzt hier.
page-sitting-here = Schon da: { $names }.
page-link-own-title = Link zum eigenen Platz
page-link-own-note = Nur für dich, um auf einem anderen Gerät weiterzuspielen.
page-seen-by-whom = Wer schaut?
page-step-go = Dorthin
page-key-arrows = Von einem zum anderen; beim Zurückschauen Schritt für Schritt
page-key-enter = Auswählen
page-key-numbers = Die erste, zweite … Antwort geben
page-key-tale = Was geschah
page-key-help = Diese Liste

## In the terminal

term-number = Nummer oder Aktion:
term-help = Eine Nummer oder die Worte der Aktion selbst führen sie aus. undo: eigene Wahl zurücknehmen. rules R2.3: eine Regel lesen. tale: was geschah. help: dieser Text. quit: gehen.
term-keys = 1 … z wählen · u nimmt zurück · t was geschah · Bild↑↓ blättern · q beendet
term-nothing-to-undo = Du hast gerade nichts zurückzunehmen.
term-undone = Zurückgenommen.
term-bye = Bis bald in der Lagune!
term-help-title = Hilfe

## Refusals

error-board-bridges = Eine gepunktete Linie des Spielplans stimmt nicht: { $text }.
error-board-covers = Was anfangs auf dem Spielplan liegt, stimmt nicht: { $text }.
error-board-districts = Die Stadtteile des Spielplans sind nicht fünf Stücke, die Wasser trennt: { $text }.
error-board-size = Der Spielplan ist zu groß, oder seine Felder überlappen sich: { $text }.
error-board-touches = Ein Feld des Kurses berührt die falsche Zahl von Stadtteilen: { $text }.
error-board-track = Der Kurs des Spielplans stimmt nicht: { $text }.
error-board-unreadable = { $text } lässt sich nicht als Spielplan lesen.
error-title = Das ging nicht
error-hint = Richtig wäre: { $hint }
error-back = Zurück
error-action-illegal = „{ $text }“ erlauben die Regeln jetzt nicht.
error-action-unreadable = „{ $text }“ ist keine Aktion dieses Spiels.
error-command-browser = „{ $text }“ geht nicht zusammen mit dem Browser.
error-command-file = Diese Datei ist nicht lesbar: { $text }.
error-command-key = Dieser Schlüssel eines Befehls ist zu erraten oder zu lang.
error-command-key-used = Ein anderer Befehl hatte diesen Schlüssel schon.
error-database-url = „{ $text }“ ist keine Datenbank, die sich hier verwenden lässt.
error-decision-stale = Das Spiel ist schon weiter: Diese Wahl kam zu spät.
error-event-unreadable = Im Protokoll dieses Tisches steht etwas, das diese Version nicht lesen kann.
error-game-unknown = Es gibt kein Spiel namens „{ $text }“.
error-language-unknown = „{ $text }“ ist keine Sprache, die hier gesprochen wird.
error-live-message = Der Live-Kanal versteht diese Nachricht nicht.
error-match-answers = Das können die Würfel nicht gesagt haben.
error-match-format = Das ist keine Partiedatei.
error-match-line = Eine Zeile der Partiedatei ist nicht lesbar: „{ $text }“.
error-match-not-your-turn = Jemand anders ist am Zug.
error-match-nothing-to-undo = Es gibt keine Aktion, die sich zurücknehmen ließe.
error-match-over = Die Partie ist zu Ende.
error-match-result = Die Partiedatei nennt ein anderes Ergebnis, als ihre Aktionen ergeben: „{ $text }“.
error-match-rules-version = Diese Partie wurde nach einer anderen Fassung der Regeln gespielt ({ $text }).
error-match-seat = Es gibt keinen Platz { $text }.
error-match-seats = Dieses Spiel ist nicht für { $text } Personen.
error-match-step = Die Partie hat keinen Schritt { $text }.
error-option-name = Es gibt keine Option „{ $text }“.
error-option-text = „{ $text }“ stellt nichts ein.
error-option-value = „{ $text }“ ist kein Wert dieser Option.
error-page-unknown = Diese Seite gibt es nicht.
error-player-setting = So lässt sich dieser Computerspieler nicht einstellen: „{ $text }“.
error-player-unknown = Es gibt keinen Computerspieler namens „{ $text }“.
error-position-field = Eine Stellung hat kein Feld „{ $text }“.
error-position-index = Eine Stellung hat keine solche Zeile: „{ $text }“.
error-position-not-conserved = Die Teile dieser Stellung ergeben nicht die richtige Zahl: { $text }.
error-position-range = Ein Wert dieser Stellung liegt außerhalb seiner Grenzen: { $text }.
error-position-seat = Diese Stellung nennt einen Platz, der nicht mitspielt: { $text }.
error-position-value = Ein Wert dieser Stellung ist nicht erlaubt: „{ $text }“.
error-position-waits = In dieser Stellung sind die falschen Plätze am Zug: { $text }.
error-proof-commitment = Das Geheimnis der Würfel ist nicht das versprochene.
error-proof-draw = Die Würfel haben etwas anderes gesagt, als aus dem Geheimnis folgt.
error-proof-missing = Die Datei enthält keinen Beweis für ihre Würfe.
error-request-malformed = Das Formular ist nicht lesbar.
error-request-method = Das geht mit dieser Seite nicht.
error-request-origin = Das kam von einer anderen Website und wird nicht angenommen.
error-request-too-large = Das ist mehr, als der Server annimmt.
error-rules-unknown = Keine Regel hat die Nummer „{ $text }“.
error-seat-invitation = Dieser Link lädt zu keinem Platz an diesem Tisch ein.
error-seat-name = An diesem Tisch kann niemand „{ $text }“ heißen.
error-seat-not-yours = Zu diesem Link gehört kein Platz an diesem Tisch.
error-seat-taken = Hier sitzt schon jemand anders.
error-seats-text = „{ $text }“ sagt nicht, wer wo sitzt.
error-server-address = Unter { $text } lässt sich nichts anbieten.
error-server-fault = Hier ist etwas schiefgegangen. Deine Partie ist sicher.
error-server-preparing = Die Regeln werden vorbereitet. Noch einen Augenblick.
error-split-least = Zu wenige von einer Art: { $text }.
error-split-numbers = Eine Aufteilung sind Zahlen mit Bindestrichen dazwischen, eine für jede Art: { $text } ist keine.
error-split-whole = Die Zahlen der Aufteilung ergeben nicht die richtige Summe: { $text }.
error-table-busy = An diesem Tisch geschieht zu viel auf einmal. Versuch es noch einmal.
error-table-not-over = Das ist zu sehen, wenn die Partie zu Ende ist.
error-table-plan = So kann niemand sitzen: „{ $text }“.
error-table-rules-version = Dieser Tisch wurde nach einer anderen Fassung der Regeln eröffnet ({ $text }).
error-table-step = Die Partie hat keinen Schritt { $text }.
error-table-unknown = Diesen Tisch gibt es nicht.
error-undo-asked = Es steht schon eine Bitte um Zurücknehmen offen.
error-undo-not-asked = Danach fragt dich niemand.
error-undo-nothing = Du hast keine Aktion gemacht, die sich zurücknehmen ließe.

## Computer players

player-person = Mensch
player-uniform = spielt aufs Geratewohl
player-uniform-note = Wählt irgendeine erlaubte Aktion.
player-greedy = Anfänger, nimmt das gerade Beste
player-greedy-note = Wählt, was im Augenblick am besten aussieht.
player-ismcts = stark, denkt voraus
player-ismcts-note = Stellt sich vor, was verdeckt sein kann, und probiert es aus, wieder und wieder.
player-budget-playouts = { $count } Versuche je Aktion
player-budget-seconds = { $seconds } Sekunden je Aktion
