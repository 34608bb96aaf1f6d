# Die Worte von Canal Grande.
# Zu einem Platz `$seat` gehört `$seat-is`: "you" oder "other". Karten und Stadtteile heißen wie auf der Karte.

title = Canal Grande
teaser = Einer teilt die Karten auf, der andere wählt: ein Duell um die Stimmen von sechs Stadtteilen.
goal = Wer zuerst eine Karte aus jedem der sechs Stadtteile gewinnt oder vier aus einem, wird Doge. Karten aus den Angeboten sehen beide: Merk sie dir, teile mit Bedacht und ruf im richtigen Augenblick zur Abstimmung.

## Karten und Orte

card-cannaregio = Cannaregio
card-castello = Castello
card-dorsoduro = Dorsoduro
card-san-marco = San Marco
card-san-polo = San Polo
card-santa-croce = Santa Croce
card-gondola = Gondel
card-traitor = Verräter
card-spy = Spion
card-doge = Doge
card-one = Zahl 1
card-two = Zahl 2
card-three = Zahl 3
district-cannaregio = Cannaregio
district-castello = Castello
district-dorsoduro = Dorsoduro
district-san-marco = San Marco
district-san-polo = San Polo
district-santa-croce = Santa Croce
offer-first = das erste Angebot
offer-second = das zweite Angebot
power-none = nichts
power-traitor = einen Verräter
power-spy = einen Spion
power-bonus = den Bonus

## Was man tun kann

do-shift = Ins zweite Angebot: { $card }
do-return = Zurück ins erste Angebot: { $card }
do-present = Angebote vorlegen
do-choose = Nimm { $offer }
do-use = Einsetzen
do-forgo = Verzichten
do-call = Abstimmung in { $district }
do-lay = { $district } legen
do-bid = Bieten
bid-total = { $total } bieten
do-decline = Aufgeben
do-withdraw = Karten zurücknehmen

## Jemandes Karten

hand = { $seat-is ->
    [you] Deine Hand
   *[other] { $seat }
  }
hand-known = { $count ->
    [0] keine Karten auf der Hand
    [one] eine Karte, { $known ->
        [0] unbekannt
       *[other] bekannt
      }
   *[other] { $count } Karten, { $known ->
        [0] alle unbekannt
       *[other] davon { $known } bekannt
      }
  }
hand-seen = { $count ->
    [0] keine Karten auf der Hand
    [one] eine Karte; { $seat } kennt sie { $known ->
        [0] nicht
       *[other] schon
      }
   *[other] { $count } Karten; { $seat } kennt { $known ->
        [0] keine davon
       *[other] { $known } davon
      }
  }
hand-without = sicher nichts aus { $districts }
seen-card = { $seat } kennt diese Karte
face-down = eine verdeckte Karte
won = { $count } von 6 Stadtteilen gewonnen
won-most = { $count } aus { $district }; vier gewinnen
lacking = fehlt noch
number-cards = Zahlenkarten

## Die Angebote und die Stapel

offer-title-first = Erstes Angebot
offer-title-second = Zweites Angebot
offer-worth = { $count ->
    [0] keine Aktionskarten
    [one] eine Aktionskarte
   *[other] { $count } Aktionskarten
  }; Zahlenkarten im Wert von { $points }
offer-chosen = { $seat-is ->
    [you] Du hast es gewählt.
   *[other] { $seat } hat es gewählt.
  }
offer-left = { $seat-is ->
    [you] Der Rest, für dich.
   *[other] Der Rest, für { $seat }.
  }
drawn = { $seat-is ->
    [you] Von dir gezogen
   *[other] Von { $seat } gezogen
  }
phase-round = Phase { $phase }, Runde { $round }
pile = { $count ->
    [0] Der Stapel ist leer.
    [one] Im Stapel liegt noch eine Karte.
   *[other] Im Stapel liegen noch { $count } Karten.
  }
discards = Ablage ({ $count })

## Die Abstimmung

vote-new = Eine Abstimmung
vote-in = Abstimmung in { $district }
vote-by = { $seat-is ->
    [you] Dein Doge ruft zur Abstimmung.
   *[other] { $seat } ruft mit einem Dogen zur Abstimmung.
  }
vote-passed = { $seat-is ->
    [you] Dir fehlt eine Karte für deinen Dogen: { $challenger } ruft zur Abstimmung.
   *[other] { $challenger-is ->
        [you] { $seat } hat keine Karte für den Dogen: Du rufst zur Abstimmung.
       *[other] { $seat } hat keine Karte für den Dogen: { $challenger } ruft zur Abstimmung.
      }
  }
vote-leads = { $seat-is ->
    [you] Du führst mit { $total }.
   *[other] { $seat } führt mit { $total }.
  }
vote-more = { $count ->
    [one] Eine weitere Abstimmung folgt.
   *[other] { $count } weitere Abstimmungen folgen.
  }
vote-barred = In dieser Runde nicht mehr: { $districts }.
bid-of = { $seat-is ->
    [you] Du { $total }
   *[other] { $seat } { $total }
  }
drafted = { $count ->
    [one] eine Karte ist noch nicht geboten
   *[other] { $count } Karten sind noch nicht geboten
  }
drafted-card = noch nicht geboten
hint-call = Eine Karte deiner Hand nennt den Stadtteil und eröffnet dein Gebot.
hint-lay = Lege Karten aus deiner Hand. Mit jedem anderen Stadtteil fährt von selbst eine deiner Gondeln mit.
hint-lay-matching = Lege Karten aus deiner Hand.

## Was gefragt ist

ask-divide = Teile die Karten auf: Leg einige ins zweite Angebot, dann leg beide vor.
ask-choose = { $seat } hat die Karten aufgeteilt. Welches Angebot nimmst du?
ask-traitor = Soll der Verräter eine Karte stehlen?
ask-spy = Soll der Spion zwei Karten ziehen?
ask-bonus = Ziehst du den Bonus von drei Karten?
ask-call = In welchem Stadtteil lässt du abstimmen?
ask-open = Du eröffnest die Abstimmung in { $district }. Wie hoch ist dein Gebot?
ask-answer = Deine Antwort in { $district }: { $least } oder mehr bieten – oder aufgeben?
ask-raise = Weiter in { $district }: { $least } oder mehr bieten – oder aufgeben?
ask-hopeless = In { $district } kommst du nicht auf { $least }.
wait-divide = { $seat } teilt die Karten auf.
wait-choose = { $seat } wählt ein Angebot.
wait-traitor = { $seat } entscheidet über einen Verräter.
wait-spy = { $seat } entscheidet über einen Spion.
wait-bonus = { $seat } entscheidet über den Bonus.
wait-call = { $seat } wählt einen Stadtteil für die Abstimmung.
wait-open = { $seat } eröffnet die Abstimmung in { $district }.
wait-answer = { $seat } muss in { $district } { $least } oder mehr bieten – oder gibt auf.
wait-raise = { $seat } muss in { $district } { $least } oder mehr bieten – oder gibt auf.

## Das Ende

ending-six-districts = Eine Karte aus jedem der sechs Stadtteile
ending-four-of-one = Vier Karten aus einem Stadtteil
ending-round-cap = Die vereinbarte Zahl von Runden ist gespielt
over = { $seat-is ->
    [you] Du hast gewonnen: Venedig hat einen neuen Dogen!
   *[other] { $seat } hat gewonnen und wird Doge.
  }
over-shared = Niemand hat gewonnen: Der Sieg wird geteilt.
result = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
  }
result-shared = Ein geteilter Sieg
standing = { $seat-is ->
    [you] Du
   *[other] { $seat }
  }: { $count ->
    [one] ein Stadtteil
   *[other] { $count } Stadtteile
  }, { $most } aus { $district }
standing-none = { $seat-is ->
    [you] Du: kein Stadtteil
   *[other] { $seat }: kein Stadtteil
  }

## Was geschah

told-dealt = Jeder bekommt vier Stadtteilkarten.
told-first-divider = { $seat-is ->
    [you] Das Los bestimmt, wer zuerst aufteilt: du.
   *[other] Das Los bestimmt, wer zuerst aufteilt: { $seat }.
  }
told-phase = Phase { $number } beginnt: Alle Zahlenkarten und die Ablage werden gemischt.
told-round = { $seat-is ->
    [you] Runde { $number }: Du teilst auf.
   *[other] Runde { $number }: { $seat } teilt auf.
  }
told-shifted = { $seat-is ->
    [you] Du legst eine Karte ins zweite Angebot: { $card }.
   *[other] { $seat } legt eine Karte ins zweite Angebot: { $card }.
  }
told-returned = { $seat-is ->
    [you] Du legst eine Karte zurück ins erste Angebot: { $card }.
   *[other] { $seat } legt eine Karte zurück ins erste Angebot: { $card }.
  }
told-presented = { $seat-is ->
    [you] Du teilst die Karten auf: { $count } und { $rest }.
   *[other] { $seat } teilt die Karten auf: { $count } und { $rest }.
  }
told-chose = { $seat-is ->
    [you] Du nimmst { $offer }.
   *[other] { $seat } nimmt { $offer }.
  }
told-took-rest = { $seat-is ->
    [you] Du bekommst das andere Angebot.
   *[other] { $seat } bekommt das andere Angebot.
  }
told-laid-numbers = { $seat-is ->
    [you] Deine Zahlenkarten steigen um { $count } auf { $total }.
   *[other] { $seat } erhält { $count } in Zahlenkarten, zusammen { $total }.
  }
told-took = { $seat-is ->
    [you] Du nimmst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } auf die Hand.
   *[other] { $seat } nimmt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } auf die Hand.
  }
told-stole = { $seat-is ->
    [you] Dein Verräter stiehlt { $victim } eine Karte: { $card }.
   *[other] { $victim-is ->
        [you] { $seat } lässt dir von einem Verräter eine Karte stehlen: { $card }.
       *[other] { $seat } lässt { $victim } von einem Verräter eine Karte stehlen: { $card }.
      }
  }
told-found-nothing = { $seat-is ->
    [you] Dein Verräter findet eine leere Hand vor.
   *[other] Der Verräter von { $seat } findet eine leere Hand vor.
  }
told-spied = { $seat-is ->
    [you] Du schickst einen Spion aus: zwei Karten.
   *[other] { $seat } schickt einen Spion aus: zwei Karten.
  }
told-drew = { $seat-is ->
    [you] Du ziehst eine Karte: { $card }.
   *[other] { $seat } zieht eine Karte: { $card }.
  }
told-drew-hidden = { $seat-is ->
    [you] Du ziehst eine Karte.
   *[other] { $seat } zieht eine Karte.
  }
told-drew-traitor = { $seat-is ->
    [you] Du ziehst einen Verräter.
   *[other] { $seat } zieht einen Verräter.
  }
told-drew-spy = { $seat-is ->
    [you] Du ziehst einen Spion: Er wird abgelegt und ersetzt.
   *[other] { $seat } zieht einen Spion: Er wird abgelegt und ersetzt.
  }
told-drew-doge = { $seat-is ->
    [you] Du ziehst einen Dogen: Es wird abgestimmt.
   *[other] { $seat } zieht einen Dogen: Es wird abgestimmt.
  }
told-drew-doge-as-bonus = { $seat-is ->
    [you] Du ziehst einen Dogen: Als Bonus wird er abgelegt und ersetzt.
   *[other] { $seat } zieht einen Dogen: Als Bonus wird er abgelegt und ersetzt.
  }
told-forwent = { $seat-is ->
    [you] Du verzichtest auf { $power }.
   *[other] { $seat } verzichtet auf { $power }.
  }
told-asked = { $seat-is ->
    [you] Du darfst { $power } einsetzen.
   *[other] { $seat } darf { $power } einsetzen.
  }
told-reshuffled = Der Stapel ist leer: Die Ablage wird gemischt.
told-nothing-left = { $seat-is ->
    [you] Für dich ist nichts mehr zu ziehen.
   *[other] Für { $seat } ist nichts mehr zu ziehen.
  }
told-doges = { $seat-is ->
    [you] { $count ->
        [one] Vor dir liegt ein Doge: eine Abstimmung.
       *[other] Vor dir liegen { $count } Dogen: ebenso viele Abstimmungen.
      }
   *[other] { $count ->
        [one] Vor { $seat } liegt ein Doge: eine Abstimmung.
       *[other] Vor { $seat } liegen { $count } Dogen: ebenso viele Abstimmungen.
      }
  }
told-doge-unused = { $seat-is ->
    [you] Niemand kann zur Abstimmung rufen: Dein Doge wird abgelegt.
   *[other] Niemand kann zur Abstimmung rufen: Der Doge von { $seat } wird abgelegt.
  }
told-challenge-passed = { $seat-is ->
    [you] Dir fehlt eine Karte zum Abstimmen: { $challenger } ruft dazu auf.
   *[other] { $challenger-is ->
        [you] { $seat } fehlt eine Karte zum Abstimmen: Du rufst dazu auf.
       *[other] { $seat } fehlt eine Karte zum Abstimmen: { $challenger } ruft dazu auf.
      }
  }
told-challenge = { $seat-is ->
    [you] Du darfst zur Abstimmung rufen.
   *[other] { $seat } darf zur Abstimmung rufen.
  }
told-called = { $seat-is ->
    [you] Du lässt in { $district } abstimmen.
   *[other] { $seat } lässt in { $district } abstimmen.
  }
told-drafted = { $seat-is ->
    [you] Du legst eine Karte bereit: { $district }.
   *[other] { $seat } legt eine Karte bereit: { $district }.
  }
told-withdrew = { $seat-is ->
    [you] Du nimmst die bereitgelegten Karten zurück.
   *[other] { $seat } nimmt die bereitgelegten Karten zurück.
  }
told-laid = { $seat-is ->
    [you] Du legst { $count } { $district }.
   *[other] { $seat } legt { $count } { $district }.
  }
told-reinforced = { $seat-is ->
    [you] Du bringst { $count } { $district } mit der Gondel.
   *[other] { $seat } bringt { $count } { $district } mit der Gondel.
  }
told-bid = { $seat-is ->
    [you] Du bietest { $total }.
   *[other] { $seat } bietet { $total }.
  }
told-declined = { $seat-is ->
    [you] Du gibst auf.
   *[other] { $seat } gibt auf.
  }
told-won-vote = { $seat-is ->
    [you] Du gewinnst eine Karte aus { $district }.
   *[other] { $seat } gewinnt eine Karte aus { $district }.
  }
told-took-back = { $seat-is ->
    [you] Du nimmst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } zurück.
   *[other] { $seat } nimmt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } zurück.
  }
told-phase-ended = Die 10 ist erreicht: Die Phase ist zu Ende.
told-bonus = { $seat-is ->
    [you] Du hast die kleinere Summe: drei Karten als Bonus.
   *[other] { $seat } hat die kleinere Summe: drei Karten als Bonus.
  }
told-six-districts = { $seat-is ->
    [you] Du hast eine Karte aus jedem Stadtteil und gewinnst!
   *[other] { $seat } hat eine Karte aus jedem Stadtteil und gewinnt.
  }
told-four-of-one = { $seat-is ->
    [you] Du hast vier aus { $district } und gewinnst!
   *[other] { $seat } hat vier aus { $district } und gewinnt.
  }
told-round-cap = Die vereinbarte Zahl von Runden ist gespielt: Der Sieg wird geteilt.

## Optionen

option-numbers = Zahlenkarten
option-numbers-help = Wie viele Einsen, Zweien und Dreien es gibt.
option-numbers-4-5-5 = 4 Einsen, 5 Zweien, 5 Dreien
option-numbers-5-4-5 = 5 Einsen, 4 Zweien, 5 Dreien
option-numbers-5-5-4 = 5 Einsen, 5 Zweien, 4 Dreien
option-spy-replacement = Ein gezogener Spion
option-spy-replacement-help = Wie viele Karten an seiner Stelle gezogen werden.
option-spy-replacement-1 = eine Karte dafür
option-spy-replacement-2 = zwei Karten dafür
option-matching-card = Karte des Stadtteils
option-matching-card-help = Ob man zum Verteidigen eine Karte des Stadtteils braucht, in dem abgestimmt wird.
option-matching-card-required = nötig
option-matching-card-not-required = nicht nötig
option-district-ban = Eine Abstimmung je Stadtteil
option-district-ban-help = Wessen Abstimmungen einer Runde in verschiedenen Stadtteilen sein müssen.
option-district-ban-round = alle Abstimmungen einer Runde
option-district-ban-player = die desselben Spielers
option-powers = Verräter, Spion, Bonus
option-powers-help = Ob sie von selbst wirken oder ob du jedes Mal gefragt wirst.
option-powers-automatic = ohne Frage einsetzen
option-powers-asked = jedes Mal fragen
option-round-cap = Höchstzahl der Runden
option-round-cap-help = Nach so vielen Runden ohne Sieger wird der Sieg geteilt.
option-drawn-traitors = Gezogene Verräter
option-drawn-traitors-help = Ob sie handeln, wenn alle Karten gezogen sind, oder sobald sie auftauchen.
option-drawn-traitors-after-drawing = wenn alle Karten gezogen sind
option-drawn-traitors-at-once = sofort
