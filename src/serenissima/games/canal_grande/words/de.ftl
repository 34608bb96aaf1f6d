# Die Worte von Canal Grande.
# Zu einem Platz `$seat` gehört `$seat-is`: "you" oder "other". Karten und Stadtteile heißen wie auf der Karte.

title = Canal Grande
teaser = Einer teilt die Karten auf, der andere wählt: ein Duell um die Stimmen von sechs Stadtteilen.
goal = Wer zuerst eine Karte aus jedem der sechs Stadtteile gewinnt oder vier aus einem einzigen, wird Doge. Die Karten in den Angeboten sehen beide Spieler: Merk sie dir, teil klug auf und setz Abstimmungen im richtigen Moment an.

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
power-traitor = den Verräter
power-spy = den Spion
power-bonus = den Bonus

## Was man tun kann

do-shift = Ins zweite Angebot: { $card }
do-return = Zurück ins erste Angebot: { $card }
do-present = Angebote vorlegen
do-choose = { $offer-is ->
    [offer-first] Das erste Angebot nehmen
   *[other] Das zweite Angebot nehmen
  }
do-use = Nutzen
do-forgo = Nicht nutzen
do-call = Abstimmung in { $district }
do-lay = { $district } legen
do-bid = Bieten
bid-total = { $total } bieten
waste-card = Dein Gebot ist nicht mehr zu überbieten: Diese Karte würde abgelegt
waste-power = Die Wirkung ginge verloren
do-decline = Passen
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
    [one] eine Karte; { $known ->
        [0] { $seat } kennt sie nicht
       *[other] { $seat } kennt sie
      }
   *[other] { $count } Karten; { $seat } kennt { $known ->
        [0] keine davon
       *[other] { $known } davon
      }
  }
hand-without = sicher keine Karte aus { $districts }
seen-card = { $seat } kennt diese Karte
face-down = eine verdeckte Karte
won = { $count } von 6 Stadtteilen gewonnen
won-most = { $count } aus { $district }; vier zum Sieg
lacking = noch nicht gewonnen
number-cards = Zahlenkarten
districts = Umkämpfte Stadtteile
won-by = { $seat-is ->
    [you] Karten, die du gewonnen hast
   *[other] Karten, die { $seat } gewonnen hat
  }
decides = { $seat-is ->
    [you] Eine Karte hier bringt dir den Sieg.
   *[other] Eine Karte hier bringt { $seat } den Sieg.
  }
decides-both = Eine Karte hier bringt beiden den Sieg.

## Die Angebote und die Stapel

offer-title-first = Erstes Angebot
offer-title-second = Zweites Angebot
offer-worth = Zahlenkarten: { $points }; { $count ->
    [0] keine anderen Karten
    [one] eine andere Karte
   *[other] { $count } andere Karten
  }
offer-now = Damit beträgt die Summe deiner Zahlenkarten { $total }; bei { $limit } oder mehr endet die Phase.
offer-chosen = { $seat-is ->
    [you] Du hast es gewählt.
   *[other] { $seat } hat es gewählt.
  }
offer-left = { $seat-is ->
    [you] Du bekommst das andere Angebot.
   *[other] { $seat } bekommt das andere Angebot.
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

vote-new = Neue Abstimmung
vote-in = Abstimmung in { $district }
vote-by = { $seat-is ->
    [you] Du setzt sie mit einem Dogen an.
   *[other] { $seat } setzt sie mit einem Dogen an.
  }
vote-passed = { $seat-is ->
    [you] Du hast keine Karte eines noch offenen Stadtteils: { $challenger } setzt die Abstimmung für deinen Dogen an.
   *[other] { $challenger-is ->
        [you] { $seat } hat keine Karte eines noch offenen Stadtteils: Du setzt die Abstimmung an.
       *[other] { $seat } hat keine Karte eines noch offenen Stadtteils: { $challenger } setzt die Abstimmung an.
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
vote-barred = Dieser Doge kann keine Abstimmung ansetzen in: { $districts }.
vote-last = Letzte Abstimmung: { $district }
vote-won = { $seat-is ->
    [you] Du hast eine Karte aus { $district } gewonnen.
   *[other] { $seat } hat eine Karte aus { $district } gewonnen.
  }
vote-before = { $seat-is ->
    [you] Letzte Abstimmung: Du hast eine Karte aus { $district } gewonnen, { $total } zu { $rest }.
   *[other] Letzte Abstimmung: { $seat } hat eine Karte aus { $district } gewonnen, { $total } zu { $rest }.
  }
bid-of = { $seat-is ->
    [you] Du
   *[other] { $seat }
  }
bid-carried = per Gondel
drafted = { $count ->
    [one] eine Karte noch nicht geboten
   *[other] { $count } Karten noch nicht geboten
  }
drafted-card = noch nicht geboten
hint-lay = Leg Karten aus deiner Hand. Für die Karten jedes anderen Stadtteils wird automatisch eine deiner Gondeln eingesetzt.
hint-lay-matching = Leg Karten aus deiner Hand.

## Was gefragt ist

aim = Dein Ziel: Abstimmungen gewinnen. Um eine anzusetzen, braucht man einen Dogen. Mit Karten aus allen sechs Stadtteilen oder vier Karten aus einem einzigen gewinnst du die Partie.
ask-divide = Teil die Karten auf: Leg einige ins zweite Angebot und leg dann beide Angebote vor.
ask-choose = { $seat } hat die Karten aufgeteilt. Welches Angebot nimmst du?
ask-traitor = Nutzt du den Verräter, um eine Karte zu stehlen?
ask-spy = Nutzt du den Spion, um zwei Karten zu ziehen?
ask-bonus = Ziehst du drei Bonuskarten?
ask-call = In welchem Stadtteil setzt du eine Abstimmung an? Leg eine Karte dieses Stadtteils.
ask-open = Du eröffnest die Abstimmung in { $district }. Wie viel bietest du?
ask-answer = Abstimmung in { $district }: Bietest du mindestens { $least } oder passt du?
ask-raise = Erhöhen in { $district }: Bietest du mindestens { $least } oder passt du?
ask-hopeless = In { $district } kommst du nicht auf { $least }.
wait-divide = { $seat } teilt die Karten auf.
wait-choose = { $seat } wählt ein Angebot.
wait-traitor = { $seat } entscheidet, ob ein Verräter genutzt wird.
wait-spy = { $seat } entscheidet, ob ein Spion genutzt wird.
wait-bonus = { $seat } entscheidet, ob der Bonus genutzt wird.
wait-call = { $seat } wählt einen Stadtteil für die Abstimmung.
wait-open = { $seat } eröffnet die Abstimmung in { $district }.
wait-answer = { $seat } muss in { $district } mindestens { $least } bieten oder passen.
wait-raise = { $seat } muss in { $district } mindestens { $least } bieten oder passen.

## Das Ende

ending-six-districts = Eine Karte aus jedem der sechs Stadtteile
ending-four-of-one = Vier Karten aus einem Stadtteil
ending-round-cap = Die vereinbarte Zahl von Runden ist erreicht
over = { $seat-is ->
    [you] Du hast gewonnen: Venedig hat einen neuen Dogen!
   *[other] { $seat } hat gewonnen und wird Doge.
  }
over-shared = Unentschieden: Ihr teilt euch den Sieg.
result = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
  }
result-six-districts = { $seat-is ->
    [you] Du gewinnst mit Karten aus allen sechs Stadtteilen
   *[other] { $seat } gewinnt mit Karten aus allen sechs Stadtteilen
  }; { $rival-is ->
    [you] du hast
   *[other] { $rival } hat
  } { $count ->
    [0] keine.
    [one] Karten aus nur einem Stadtteil.
   *[other] Karten aus { $count } Stadtteilen.
  }
result-four-of-one = { $seat-is ->
    [you] Du gewinnst mit vier Karten aus { $district }
   *[other] { $seat } gewinnt mit vier Karten aus { $district }
  }; { $rival-is ->
    [you] du hast
   *[other] { $rival } hat
  } { $most ->
    [0] keine.
   *[other] höchstens { $most } aus einem Stadtteil.
  }
result-shared = Geteilter Sieg

## Was geschah

told-dealt = Jeder bekommt vier Stadtteilkarten.
told-first-divider = { $seat-is ->
    [you] Das Los entscheidet: Du teilst zuerst auf.
   *[other] Das Los entscheidet: { $seat } teilt zuerst auf.
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
    [you] Du erhältst Zahlenkarten im Wert von { $count } und hast jetzt { $total }.
   *[other] { $seat } erhält Zahlenkarten im Wert von { $count } und hat jetzt { $total }.
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
        [you] Der Verräter von { $seat } stiehlt dir eine Karte: { $card }.
       *[other] Der Verräter von { $seat } stiehlt { $victim } eine Karte: { $card }.
      }
  }
told-found-nothing = { $seat-is ->
    [you] Dein Verräter findet eine leere Hand vor.
   *[other] Der Verräter von { $seat } findet eine leere Hand vor.
  }
told-spied = { $seat-is ->
    [you] Du schickst einen Spion aus und ziehst zwei Karten.
   *[other] { $seat } schickt einen Spion aus und zieht zwei Karten.
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
    [you] Du ziehst einen Dogen: Es kommt zu einer Abstimmung.
   *[other] { $seat } zieht einen Dogen: Es kommt zu einer Abstimmung.
  }
told-drew-doge-as-bonus = { $seat-is ->
    [you] Du ziehst einen Dogen als Bonus: Er wird abgelegt und ersetzt.
   *[other] { $seat } zieht einen Dogen als Bonus: Er wird abgelegt und ersetzt.
  }
told-forwent = { $seat-is ->
    [you] Du nutzt { $power } nicht.
   *[other] { $seat } nutzt { $power } nicht.
  }
told-asked = { $seat-is ->
    [you] Du darfst { $power } nutzen.
   *[other] { $seat } darf { $power } nutzen.
  }
told-reshuffled = Der Stapel ist leer: Die Ablage wird gemischt.
told-nothing-left = { $seat-is ->
    [you] Du kannst nicht ziehen: Es sind keine Karten mehr da.
   *[other] { $seat } kann nicht ziehen: Es sind keine Karten mehr da.
  }
told-doges = { $seat-is ->
    [you] { $count ->
        [one] Du hast einen Dogen: Es folgt eine Abstimmung.
       *[other] Du hast { $count } Dogen: Es folgen { $count } Abstimmungen.
      }
   *[other] { $count ->
        [one] { $seat } hat einen Dogen: Es folgt eine Abstimmung.
       *[other] { $seat } hat { $count } Dogen: Es folgen { $count } Abstimmungen.
      }
  }
told-doge-unused = { $seat-is ->
    [you] Keiner der beiden Spieler kann eine Abstimmung ansetzen: Dein Doge wird abgelegt.
   *[other] Keiner der beiden Spieler kann eine Abstimmung ansetzen: Der Doge von { $seat } wird abgelegt.
  }
told-challenge-passed = { $seat-is ->
    [you] Du hast keine Karte eines noch offenen Stadtteils: Stattdessen setzt { $challenger } die Abstimmung an.
   *[other] { $challenger-is ->
        [you] { $seat } hat keine Karte eines noch offenen Stadtteils: Stattdessen setzt du die Abstimmung an.
       *[other] { $seat } hat keine Karte eines noch offenen Stadtteils: Stattdessen setzt { $challenger } die Abstimmung an.
      }
  }
told-challenge = { $seat-is ->
    [you] Du musst eine Abstimmung ansetzen.
   *[other] { $seat } muss eine Abstimmung ansetzen.
  }
told-called = { $seat-is ->
    [you] Du setzt in { $district } eine Abstimmung an.
   *[other] { $seat } setzt in { $district } eine Abstimmung an.
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
    [you] Du legst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } aus { $district }.
   *[other] { $seat } legt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } aus { $district }.
  }
told-reinforced = { $seat-is ->
    [you] Du bringst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } aus { $district } per Gondel ins Gebot.
   *[other] { $seat } bringt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } aus { $district } per Gondel ins Gebot.
  }
told-bid = { $seat-is ->
    [you] Du bietest { $total }.
   *[other] { $seat } bietet { $total }.
  }
told-declined = { $seat-is ->
    [you] Du passt.
   *[other] { $seat } passt.
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
told-phase-ended = Eine Summe von 10 ist erreicht: Die Phase ist zu Ende.
told-bonus = { $seat-is ->
    [you] Du hast die kleinere Summe und darfst drei Bonuskarten ziehen.
   *[other] { $seat } hat die kleinere Summe und darf drei Bonuskarten ziehen.
  }
told-six-districts = { $seat-is ->
    [you] Du hast eine Karte aus jedem Stadtteil und gewinnst!
   *[other] { $seat } hat eine Karte aus jedem Stadtteil und gewinnt.
  }
told-four-of-one = { $seat-is ->
    [you] Du hast vier Karten aus { $district } und gewinnst!
   *[other] { $seat } hat vier Karten aus { $district } und gewinnt.
  }
told-round-cap = Die vereinbarte Zahl von Runden ist erreicht: Der Sieg wird geteilt.

## Was alles ist

won-so-far = Bisher gewonnen: du { $own }, dein Gegner { $other }
at-stake = Gewinnst du diese Abstimmung, hast du { $count } der vier Karten, die du aus einem Stadtteil brauchst
at-stake-district = Gewinnst du diese Abstimmung, hast du { $count } der sechs Stadtteile; mit allen sechs gewinnst du die Partie
about-district = Mit Stadtteilkarten bietest du in Abstimmungen. Wer eine Abstimmung gewinnt, behält eine Karte ihres Stadtteils. Mit je einer gewonnenen Karte aus allen sechs Stadtteilen oder vier aus einem einzigen gewinnt man die Partie.
about-lacking = Um eine Karte eines Stadtteils zu gewinnen, musst du dort eine Abstimmung gewinnen. Mit je einer gewonnenen Karte aus allen sechs Stadtteilen oder vier aus einem einzigen gewinnt man die Partie.
about-gondola = Bei einer Abstimmung bringt eine Gondel Karten eines anderen Stadtteils in dein Gebot. Sie selbst zählt nicht mit und ist danach verbraucht.
about-traitor = Wer ihn nimmt, stiehlt dem Gegner eine zufällige Handkarte. Danach wird der Verräter abgelegt.
about-spy = Wer ihn nimmt, legt ihn ab und zieht zwei Karten vom Stapel. Ein so gezogener Spion wirkt nicht: Er wird nur ersetzt.
about-doge = Wer ihn nimmt, muss eine Abstimmung in einem noch offenen Stadtteil ansetzen, von dem er eine Karte hat; kann er das nicht, tut es der Gegner. Das höhere Gebot gewinnt eine Karte dieses Stadtteils.
about-number = Der Wert der Karte zählt zur Summe des Spielers, der sie nimmt. Wenn ein Spieler am Ende einer Runde 10 oder mehr hat, endet die Phase. Der Spieler mit der kleineren Summe zieht dann drei Bonuskarten; bei Gleichstand zieht keiner.
about-number-cards = Die Summe der Zahlenkarten eines Spielers. Wenn ein Spieler am Ende einer Runde 10 oder mehr hat, endet die Phase. Der Spieler mit der kleineren Summe zieht dann drei Bonuskarten; bei Gleichstand zieht keiner. Für den Sieg zählt die Summe nicht.
about-face-down = Eine Handkarte, die du nicht kennst.
about-vote = Der Stadtteil, über den abgestimmt wird: Das höhere Gebot gewinnt eine seiner Karten.
about-last-vote = Die letzte Abstimmung bleibt hier zu sehen, bis die nächste beginnt: beide Gebote und der Sieger. Die Karten selbst sind gewonnen, abgelegt oder zurückgenommen.
about-bid = Ein Gebot ist so hoch wie die Zahl der gelegten Stadtteilkarten; Gondeln zählen nicht. Der Sieger behält eine Karte des Stadtteils und legt den Rest seines Gebots ab. Der Verlierer legt eine Stadtteilkarte und alle gelegten Gondeln ab und nimmt die anderen Karten zurück.
topic-district = Stadtteilkarte
topic-lacking = Noch nicht gewonnener Stadtteil
topic-gondola = Gondel
topic-traitor = Verräter
topic-spy = Spion
topic-doge = Doge
topic-number = Zahlenkarte
topic-number-cards = Summe der Zahlenkarten
topic-face-down = Verdeckte Karte
topic-vote = Abstimmung
topic-last-vote = Letzte Abstimmung
topic-bid = Gebot

## Optionen

option-numbers = Zahlenkarten
option-numbers-help = Wie viele Einsen, Zweien und Dreien es gibt.
option-numbers-4-5-5 = 4 Einsen, 5 Zweien, 5 Dreien
option-numbers-5-4-5 = 5 Einsen, 4 Zweien, 5 Dreien
option-numbers-5-5-4 = 5 Einsen, 5 Zweien, 4 Dreien
option-spy-replacement = Gezogene Spione
option-spy-replacement-help = Wie viele Karten einen gezogenen Spion ersetzen.
option-spy-replacement-1 = eine Karte
option-spy-replacement-2 = zwei Karten
option-matching-card = Karte des Stadtteils
option-matching-card-help = Ob der Verteidiger eine Karte des Stadtteils braucht, um mitzubieten.
option-matching-card-required = erforderlich
option-matching-card-not-required = nicht erforderlich
option-district-ban = Eine Abstimmung pro Stadtteil
option-district-ban-help = Welche Abstimmungen einer Runde in verschiedenen Stadtteilen stattfinden müssen.
option-district-ban-round = alle Abstimmungen einer Runde
option-district-ban-player = Abstimmungen desselben Spielers
option-powers = Verräter, Spion, Bonus
option-powers-help = Ob sie automatisch genutzt werden oder du jedes Mal gefragt wirst.
option-powers-automatic = automatisch
option-powers-asked = jedes Mal fragen
option-round-cap = Höchstzahl an Runden
option-round-cap-help = Nach so vielen Runden ohne Sieger wird der Sieg geteilt.
option-drawn-traitors = Gezogene Verräter
option-drawn-traitors-help = Ob sie erst stehlen, wenn alle Karten gezogen sind, oder sofort.
option-drawn-traitors-after-drawing = wenn alle Karten gezogen sind
option-drawn-traitors-at-once = sofort

## What players may look a term up by

also-offer = Stapel, Teil, Hälfte, Haufen
also-bid = Einsatz, Auktion, bieten, überbieten, steigern, erhöhen
also-won = Trophäe, Punkt, Siegpunkt, Sieg
also-bonus = Ausgleich, Entschädigung, zusätzliche Karten
also-district = Sestiere, Viertel, Bezirk, Farbe
also-gondola = Boot, Schiff, Joker
also-traitor = Dieb, stehlen, klauen
also-spy = Agent, spionieren, zwei Karten ziehen
also-doge = Herzog, Herrscher, Anführer
also-number-cards = Summe, Punkte, Wert
also-vote = Wahl, Stimmen, Kampf, Duell
also-known = Auge, rote Raute, Zeichen, gesehen, geheim

## Amounts that reasons compare

stake-districts = gewonnene Stadtteile
stake-alike = gewonnene Karten desselben Stadtteils
stake-hand = Handkarten
stake-gondolas = Gondeln auf der Hand
stake-numbers = Punkte auf Zahlenkarten

## Choices of several actions

choice-division = { offer-title-first }: { $first }. { offer-title-second }: { $second }

## The characters of the computer players, and how each plays

character-hasty = Wirft einen Blick auf zwei ihrer Möglichkeiten und nimmt die bessere; die beste entgeht ihr oft.
character-gentle = Nimmt, was im Augenblick am besten aussieht, und denkt nicht an deine Antwort.
character-steady = Stellt sich hundert Kartenhände vor, die du haben könntest, und denkt mit jeder ein Stück voraus.
character-strong = Hat unzählige Partien hinter sich und spielt nach Gefühl, ganz ohne zu rechnen.
character-master = Prüft sein Gefühl durch Rechnen: stellt sich Hunderte Kartenhände vor, die du haben könntest, und verfolgt seine besten Ideen.
