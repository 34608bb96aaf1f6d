# Die Worte von Doge.
# Zu einem Platz `$seat` gehört `$seat-is`: "you" oder "other". Gebiete stehen im dritten Fall, Ratsherren im vierten.

title = Doge
teaser = Geheime Stimmen, bestochene Ratsherren und immer teurere Palazzi: Wer wird Doge von Venedig?
goal = Gib in sechs Stadtteilen und der Quarantia verdeckt Stimmsteine ab. Gewinnst du eine Wahl, kontrollierst du einen Ratsherrn und setzt Häuser. Mit genug Häusern in einem Stadtteil bezahlst du einen Palazzo, und jeder Palazzo dort kostet ein Haus mehr als der vorige. Mit Palazzi in allen sechs Stadtteilen, sieben in fünf oder acht in vier wirst du Doge.

## Gebiete, Ratsherren, Stimmsteine

area-cannaregio = Cannaregio
area-castello = Castello
area-dorsoduro = Dorsoduro
area-san-marco = San Marco
area-san-polo = San Polo
area-santa-croce = Santa Croce
area-quarantia = der Quarantia
label-quarantia = Quarantia
councillor-cannaregio = den Ratsherrn von Cannaregio
councillor-castello = den Ratsherrn von Castello
councillor-dorsoduro = den Ratsherrn von Dorsoduro
councillor-san-marco = den Ratsherrn von San Marco
councillor-san-polo = den Ratsherrn von San Polo
councillor-santa-croce = den Ratsherrn von Santa Croce
councillor-first = einen Ratsherrn der Quarantia
councillor-second = einen Ratsherrn der Quarantia
councillor-third = einen Ratsherrn der Quarantia
which-first = den ersten
which-second = den zweiten
which-third = den dritten
marker = Stimmstein { $value }

## Was man tun kann

do-card = In { $area } Stimmen abgeben
do-add = Stimmstein { $marker } dazulegen
do-confirm = Stimmsteine abgeben
do-councillor = Über { $which } entscheiden
do-send = Den Ratsherrn { $area-is ->
    [area-quarantia] in die Quarantia
   *[other] nach { $area }
  } schicken
do-abstain = Verzichten: Der Ratsherr ist neutral
do-lift = Haus aus { $district } versetzen
do-drop = Haus nach { $district } versetzen
do-stay = Kein Haus versetzen
do-place = { $count ->
    [0] Kein Haus setzen
    [one] Ein Haus setzen
   *[other] { $count } Häuser setzen
  }
do-build = Palazzo bauen
do-forgo = Nicht bauen
do-remove = Stimmstein { $marker } zurücknehmen
do-take-back = Anderes Gebiet wählen
do-put-back = Haus zurückstellen
answer-confirm = { $count ->
    [one] Einen Stimmstein in { $area } abgeben: { $votes ->
        [0] keine Stimmen
        [one] eine Stimme
       *[other] { $votes } Stimmen
      }
   *[other] { $count } Stimmsteine in { $area } abgeben: { $votes ->
        [0] keine Stimmen
        [one] eine Stimme
       *[other] { $votes } Stimmen
      }
  }
answer-pick = { $seat-is ->
    [you] Über deinen Ratsherrn in { $area } entscheiden
   *[other] Über den Ratsherrn von { $seat } in { $area } entscheiden
  }
answer-pick-neutral = Über einen neutralen Ratsherrn entscheiden
answer-abstain-leave = Ratsherrn neutral lassen
answer-abstain-leave-move = Ratsherrn neutral lassen; dann darfst du ein Haus versetzen
answer-abstain-make = Ratsherrn neutral machen
answer-abstain-make-move = Ratsherrn neutral machen; dann darfst du ein Haus versetzen
answer-drop = Ja, nach { $area }
answer-stay = Kein Haus versetzen
answer-stay-more = Kein zweites Haus versetzen
answer-place = { $count ->
    [0] Kein Haus
    [one] Ein Haus
    [2] Zwei Häuser
   *[other] { $count } Häuser
  }
answer-build = Palazzo für { $price } Häuser bauen
answer-forgo = Nicht bauen
waste-barred = Eine 0 schließt dich von dieser Wahl aus
waste-ballot = Eine 0 allein bringt keine Stimme
waste-markers = { $count ->
    [one] Du kannst hier noch einen Stimmstein abgeben, der sonst verfällt
   *[other] Du kannst hier noch { $count } Stimmsteine abgeben, die sonst verfallen
  }
waste-councillor = Du hast kein Haus, das du dafür versetzen könntest
waste-vote = Die Stimme des Ratsherrn ginge verloren: Dort wird in dieser Partie nicht mehr gewählt
waste-check = Einzeln gesetzt, würden die Häuser einen zweiten Palazzo erlauben

## Die Reihenfolge der Wahlen

order-title = Reihenfolge der Wahlen
order-now = Jahr { $year }
order-next = Nächstes Jahr
order-down = Gebiet noch nicht aufgedeckt
votes-of = { $seat-is ->
    [you] du: { $votes }
   *[other] { $seat }: { $votes }
  }
votes-none = keine Stimmen

## Was in den Gebieten steht

site-next = Häuser für den nächsten Palazzo
site-later = später
palace-here = { $seat-is ->
    [you] dein Palazzo auf Bauplatz { $number }
   *[other] Palazzo von { $seat } auf Bauplatz { $number }
  }
houses-of = { $seat-is ->
    [you] deine Häuser
   *[other] Häuser von { $seat }
  }
houses-lacking = { $count ->
    [one] noch eines für einen Palazzo
   *[other] noch { $count } für einen Palazzo
  }
houses-do = genug für einen Palazzo, sobald ein weiteres Haus hinzukommt
houses-no-site = hier kein Bauplatz mehr frei
house-lifted = eines davon wird gerade versetzt
councillor-from = Ratsherr aus { $home }
councillor-ring = { $seat-is ->
    [you] trägt deinen Ring: eine Stimme für dich
   *[other] trägt den Ring von { $seat }: eine Stimme für { $seat }
  }
councillor-free = neutral: keine Stimme
neutral = Neutral
ballot-of = { $seat-is ->
    [you] deine Stimmsteine, verdeckt
   *[other] Stimmsteine von { $seat }, verdeckt
  }
marker-unseen = die anderen sehen seinen Wert nicht

## Die laufende Wahl

election = Wahl { $number } in { $area }
voters = { $seat-is ->
    [you] Stimmen deiner Ratsherren
   *[other] Stimmen der Ratsherren von { $seat }
  }
place-first = 1. Platz
place-first-tied = 1. Platz, geteilt
place-second = 2. Platz
place-second-tied = 2. Platz, geteilt
place-none = nimmt nicht teil
award-district = Der Sieger entscheidet über den Ratsherrn und setzt bis zu zwei Häuser, dann darf der Zweite eines setzen.
award-district-alone = Der Sieger entscheidet über den Ratsherrn und setzt bis zu zwei Häuser; einen Zweiten gibt es nicht.
award-district-seconds = Der Sieger entscheidet über den Ratsherrn und setzt bis zu zwei Häuser, dann darf jeder auf dem geteilten 2. Platz eines setzen.
award-district-tied = Jeder auf dem geteilten 1. Platz setzt bis zu zwei Häuser; der Ratsherr wird neutral, und einen Zweiten gibt es nicht.
award-quarantia = Der Sieger entscheidet über einen Ratsherrn, dann der Zweite über einen anderen, zuletzt der Sieger über den dritten.
award-quarantia-alone = Der Sieger entscheidet über einen Ratsherrn, dann über einen weiteren; einen Zweiten gibt es nicht.
award-quarantia-seconds = Der Sieger entscheidet über einen Ratsherrn, dann darf jeder auf dem geteilten 2. Platz ein Haus versetzen, zuletzt entscheidet der Sieger über einen weiteren Ratsherrn.
award-quarantia-tied = Die Ratsherren bleiben neutral; jeder auf dem geteilten 1. Platz darf bis zu zwei Häuser versetzen.
hint-send = Wähle ein Gebiet: Der Ratsherr geht dorthin und trägt deinen Ring.
hint-keep = Er trägt schon deinen Ring: Wähle, wohin er geht, oder lass ihn stehen.
hint-lift = Wähle einen Stadtteil, in dem du ein Haus hast.
hint-drop = Wähle einen Stadtteil für das Haus.

## Was jemand hat

holdings = { $seat-is ->
    [you] Du
   *[other] { $seat }
  }
districts-with = Stadtteile
palaces-where = Palazzi: { $sum }
palaces-built = { $palaces ->
    [one] ein Palazzo
   *[other] { $palaces } Palazzi in { $districts ->
        [one] einem Stadtteil
       *[other] { $districts } Stadtteilen
      }
  }
stock-palace = Palazzi im Vorrat
stock-house = Häuser im Vorrat
stock-ring = Ringe im Vorrat, jeder für einen Ratsherrn
stock-marker-back = nicht abgegebene Stimmsteine
turned = Dieses Jahr aufgedeckt
markers-left = Deine Stimmsteine
cards = Deine Karten
card-chosen = Deine Stimmabgabe
draft = Auf der Karte
ballot-chooses = wählt noch
ballot-ready = hat die Stimmabgabe bestätigt
ballot-out = dieses Jahr keine Stimmsteine mehr
first-among-tied = kommt bei Gleichstand zuerst dran
alert-qualified = { $seat-is ->
    [you] Du hast genug Palazzi, um Doge zu werden: Dies ist das letzte Jahr
   *[other] Genug Palazzi, um Doge zu werden: Dies ist das letzte Jahr
  }
alert-near = { $seat-is ->
    [you] Dir fehlt nur ein Palazzo, um Doge zu werden, möglich in: { $districts }
   *[other] Es fehlt nur ein Palazzo, möglich in: { $districts }
  }
alert-near-many = { $seat-is ->
    [you] Mit einem weiteren Palazzo in einem beliebigen von { $count } Stadtteilen hast du genug, um Doge zu werden
   *[other] Es fehlt nur ein Palazzo in einem beliebigen von { $count } Stadtteilen
  }

## Was gefragt ist

reason-won = Du gewinnst in { $area } mit { $votes ->
    [one] einer Stimme
   *[other] { $votes } Stimmen
  }
reason-second = Du belegst in { $area } mit { $votes ->
    [one] einer Stimme
   *[other] { $votes } Stimmen
  } den 2. Platz
reason-first = Du liegst in { $area } mit { $votes ->
    [one] einer Stimme
   *[other] { $votes } Stimmen
  } auf dem geteilten 1. Platz
reason-seconds = Du liegst in { $area } mit { $votes ->
    [one] einer Stimme
   *[other] { $votes } Stimmen
  } auf dem geteilten 2. Platz
aim = Dein Ziel: Wahlen gewinnen und Palazzi bauen. Mit Palazzi in allen sechs Stadtteilen, sieben in fünf oder acht in vier gewinnst du die Partie.
ask-card = Stimmabgabe { $number } von { $rounds }: Für welches Gebiet?
ask-markers = Welche Stimmsteine gibst du in { $area } ab? Einen bis vier, verdeckt.
ask-markers-last = Welche Stimmsteine gibst du in { $area } ab? Es ist die letzte Stimmabgabe des Jahres: Übrige Stimmsteine verfallen.
ask-pick = { $reason }: Über welchen Ratsherrn der Quarantia entscheidest du?
ask-councillor = { $reason }: Was machst du mit dem Ratsherrn? { $hint }
ask-councillor-first = { $reason }: Was machst du mit dem ersten Ratsherrn? { $hint }
ask-councillor-one = { $reason }: Was machst du mit einem Ratsherrn? { $hint }
ask-councillor-other = { $reason }: Was machst du mit einem weiteren Ratsherrn? { $hint }
ask-move = Der Ratsherr ist neutral. Versetzt du ein Haus aus { $area } oder dorthin? { $hint }
ask-move-forced = Du hast keinen Ring mehr, also ist der Ratsherr neutral. Versetzt du ein Haus aus { $area } oder dorthin? { $hint }
ask-move-free = Der Ratsherr ist neutral. Versetzt du ein Haus in einen anderen Stadtteil? { $hint }
ask-move-free-forced = Du hast keinen Ring mehr, also ist der Ratsherr neutral. Versetzt du ein Haus in einen anderen Stadtteil? { $hint }
ask-move-tied = { $reason }: Versetzt du { $count ->
    [one] ein Haus in einen anderen Stadtteil
   *[other] bis zu { $count } Häuser in andere Stadtteile
  }? { $hint }
ask-move-tied-one = { $reason }: Versetzt du dein Haus in einen anderen Stadtteil? Du darfst es zweimal versetzen. { $hint }
ask-move-more = Versetzt du noch ein Haus? { $hint }
ask-move-again = Versetzt du dein Haus noch einmal? { $hint }
ask-drop = Wohin kommt das Haus aus { $area }? { $hint }
ask-drop-only = Kommt das Haus aus { $area } nach { $to }?
ask-place = { $reason }: Wie viele Häuser setzt du?
ask-place-second = Setzt du dein zweites Haus in { $area }?
ask-build = Deine { $houses } Häuser in { $area } reichen: Baust du einen Palazzo für { $price } Häuser?
wait-ballot = { $count ->
    [one] { $seats } gibt noch Stimmen ab.
   *[other] { $seats } geben noch Stimmen ab.
  }
wait-ballot-laid = { $count ->
    [one] { $seats } wählt noch.
   *[other] { $seats } wählen noch.
  }
wait-ballot-out = Du hast dieses Jahr keine Stimmsteine mehr. { $count ->
    [one] { $seats } gibt noch Stimmen ab.
   *[other] { $seats } geben noch Stimmen ab.
  }
wait-sealed = Deine Entscheidung ist versiegelt. { $count ->
    [one] { $seats } entscheidet noch.
   *[other] { $seats } entscheiden noch.
  }
wait-pick = { $count ->
    [one] { $seats } wählt einen Ratsherrn der Quarantia.
   *[other] { $seats } wählen Ratsherren der Quarantia.
  }
wait-councillor = { $count ->
    [one] { $seats } entscheidet über { $councillor }.
   *[other] { $seats } entscheiden über { $councillor }.
  }
wait-move = { $count ->
    [one] { $seats } darf ein Haus versetzen.
   *[other] { $seats } dürfen je ein Haus versetzen.
  }
wait-place = { $count ->
    [one] { $seats } darf Häuser in { $area } setzen.
   *[other] { $seats } dürfen jeweils Häuser in { $area } setzen.
  }
wait-build = { $count ->
    [one] { $seats } darf in { $area } einen Palazzo für { $price } Häuser bauen.
   *[other] { $seats } dürfen in { $area } je einen Palazzo für { $price } Häuser bauen.
  }

## Das Ende

ending-six-districts = Ein Palazzo in jedem der sechs Stadtteile
ending-seven-in-five = Sieben Palazzi in fünf Stadtteilen
ending-eight-in-four = Acht Palazzi in vier Stadtteilen
ending-palaces-tie-break = Mehrere Spieler haben genug Palazzi, um Doge zu werden: Die meisten Palazzi entscheiden
ending-houses-tie-break = Mehrere Spieler haben genug Palazzi, und zwar gleich viele: Die meisten Häuser auf dem Spielplan entscheiden
ending-shared = Mehrere Spieler haben genug Palazzi, und zwar gleich viele, und auch gleich viele Häuser
ending-year-cap = Die vereinbarten Jahre sind ohne Dogen vergangen
ending-deadlock = Kein Spieler kann mehr Doge werden
ending-and = { $ending }. { $decided }.
decided-breadth = Die Summe aus Stadtteilen und Palazzi entscheidet
decided-palaces = Gleichstand bei der Summe aus Stadtteilen und Palazzi: Die meisten Palazzi entscheiden
decided-houses = Gleich viele Stadtteile und Palazzi: Die meisten Häuser auf dem Spielplan entscheiden
decided-nothing = Gleich viele Stadtteile, Palazzi und Häuser
over-doge = { $seat-is ->
    [you] Du bist Doge von Venedig!
   *[other] { $seat } ist Doge von Venedig.
  }
over-first = { $seat-is ->
    [you] Venedig hat keinen Dogen, aber du bist dem Amt am nächsten gekommen und gewinnst.
   *[other] Venedig hat keinen Dogen, aber { $seat } ist dem Amt am nächsten gekommen und gewinnt.
  }
over-shared = Der Sieg wird geteilt: { $seats }.
result-doge = { $seat-is ->
    [you] Du bist Doge
   *[other] { $seat } ist Doge
  }
result-first = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
  }
result-shared = Geteilter Sieg: { $seats }
standing = { $seat-is ->
    [you] Du
   *[other] { $seat }
  }: { $palaces ->
    [one] ein Palazzo
   *[other] { $palaces } Palazzi
  } in { $districts ->
    [one] einem Stadtteil
   *[other] { $districts } Stadtteilen
  }, { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
  }

## Was geschah

told-first-seat = { $seat-is ->
    [you] Das Los entscheidet: Du bist Startspieler.
   *[other] Das Los entscheidet: { $seat } ist Startspieler.
  }
told-year = { $first-is ->
    [you] Jahr { $number }: Du bist Startspieler.
   *[other] Jahr { $number }: { $first } ist Startspieler.
  }
told-ballots = Stimmabgabe { $number } von { $rounds }: Alle wählen geheim ein Gebiet und Stimmsteine.
told-sits-out = { $seat-is ->
    [you] Du hast keine Stimmsteine mehr und setzt aus.
   *[other] { $seat } hat keine Stimmsteine mehr und setzt aus.
  }
told-chose = { $seat-is ->
    [you] Du wählst die Karte von { $area }.
   *[other] { $seat } wählt die Karte von { $area }.
  }
told-added = { $seat-is ->
    [you] Du legst einen Stimmstein { $marker } dazu.
   *[other] { $seat } legt einen Stimmstein { $marker } dazu.
  }
told-removed = { $seat-is ->
    [you] Du nimmst einen Stimmstein { $marker } zurück.
   *[other] { $seat } nimmt einen Stimmstein { $marker } zurück.
  }
told-took-back = { $seat-is ->
    [you] Du nimmst deine Stimmabgabe zurück.
   *[other] { $seat } nimmt die Stimmabgabe zurück.
  }
told-confirmed = { $seat-is ->
    [you] Deine Stimmabgabe steht fest.
   *[other] Die Stimmabgabe von { $seat } steht fest.
  }
told-laid = { $seat-is ->
    [you] Du gibst in { $area } { $count ->
        [one] einen Stimmstein
       *[other] { $count } Stimmsteine
      } ab.
   *[other] { $seat } gibt in { $area } { $count ->
        [one] einen Stimmstein
       *[other] { $count } Stimmsteine
      } ab.
  }
told-lapsed = { $seat-is ->
    [you] { $count ->
        [one] Dein übriger Stimmstein verfällt.
       *[other] Deine { $count } übrigen Stimmsteine verfallen.
      }
   *[other] { $count ->
        [one] Der übrige Stimmstein von { $seat } verfällt.
       *[other] Die { $count } übrigen Stimmsteine von { $seat } verfallen.
      }
  }
told-vote = Wahl { $number } in { $area }.
told-counted = { $seat-is ->
    [you] Du hast { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
      }
   *[other] { $seat } hat { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
      }
  }{ $councillors ->
    [0] .
   *[other] : { $markers } durch Stimmsteine, { $councillors } durch Ratsherren.
  }
told-only-zero = { $seat-is ->
    [you] Du hast keine Stimmen und nimmst nicht teil.
   *[other] { $seat } hat keine Stimmen und nimmt nicht teil.
  }
told-barred = { $seat-is ->
    [you] Deine 0 schließt dich von dieser Wahl aus.
   *[other] { $seat } hat eine 0 abgegeben und ist von dieser Wahl ausgeschlossen.
  }
told-nobody = In { $area } gibt es keine Stimmen: Die Wahl bleibt ohne Wirkung.
told-won = { $seat-is ->
    [you] Du gewinnst in { $area }.
   *[other] { $seat } gewinnt in { $area }.
  }
told-tied-first = { $seat-is ->
    [you] Du liegst in { $area } auf dem geteilten 1. Platz.
   *[other] { $seat } liegt in { $area } auf dem geteilten 1. Platz.
  }
told-second = { $seat-is ->
    [you] Du belegst in { $area } den 2. Platz.
   *[other] { $seat } belegt in { $area } den 2. Platz.
  }
told-tied-second = { $seat-is ->
    [you] Du liegst in { $area } auf dem geteilten 2. Platz.
   *[other] { $seat } liegt in { $area } auf dem geteilten 2. Platz.
  }
told-no-second = Sonst hat niemand Stimmen in { $area }: Es gibt keinen Zweiten.
told-picked = { $seat-is ->
    [you] Du entscheidest über { $councillor }.
   *[other] { $seat } entscheidet über { $councillor }.
  }
told-sent = { $seat-is ->
    [you] Du schickst { $councillor } { $area-is ->
        [area-quarantia] in die Quarantia
       *[other] nach { $area }
      }.
   *[other] { $seat } schickt { $councillor } { $area-is ->
        [area-quarantia] in die Quarantia
       *[other] nach { $area }
      }.
  }
told-ring-back = { $seat-is ->
    [you] Du verlierst { $councillor } und bekommst deinen Ring zurück.
   *[other] { $seat } verliert { $councillor } und bekommt den Ring zurück.
  }
told-neutral = Das macht { $councillor } neutral.
told-abstained = { $seat-is ->
    [you] Du verzichtest auf { $councillor }.
   *[other] { $seat } verzichtet auf { $councillor }.
  }
told-must-abstain = { $seat-is ->
    [you] Du hast keinen Ring mehr für { $councillor }.
   *[other] { $seat } hat keinen Ring mehr für { $councillor }.
  }
told-nothing-to-move = { $seat-is ->
    [you] Du hast auf dem Spielplan kein Haus zum Versetzen.
   *[other] { $seat } hat auf dem Spielplan kein Haus zum Versetzen.
  }
told-lifted = { $seat-is ->
    [you] Du nimmst in { $district } ein Haus auf.
   *[other] { $seat } nimmt in { $district } ein Haus auf.
  }
told-put-back = { $seat-is ->
    [you] Du stellst das Haus zurück.
   *[other] { $seat } stellt das Haus zurück.
  }
told-moved = { $seat-is ->
    [you] Du versetzt ein Haus von { $district } nach { $to }.
   *[other] { $seat } versetzt ein Haus von { $district } nach { $to }.
  }
told-stayed = { $seat-is ->
    [you] Du versetzt kein Haus.
   *[other] { $seat } versetzt kein Haus.
  }
told-no-house = { $seat-is ->
    [you] Du hast für { $district } kein Haus mehr im Vorrat.
   *[other] { $seat } hat für { $district } kein Haus mehr im Vorrat.
  }
told-placed = { $seat-is ->
    [you] Du setzt { $count ->
        [one] ein Haus
       *[other] { $count } Häuser
      } in { $district }.
   *[other] { $seat } setzt { $count ->
        [one] ein Haus
       *[other] { $count } Häuser
      } in { $district }.
  }
told-placed-none = { $seat-is ->
    [you] Du setzt kein Haus in { $district }.
   *[other] { $seat } setzt kein Haus in { $district }.
  }
told-decided = { $seat-is ->
    [you] Deine Entscheidung ist versiegelt.
   *[other] Die Entscheidung von { $seat } ist versiegelt.
  }
told-built = { $seat-is ->
    [you] Du baust in { $district } einen Palazzo für { $price } Häuser.
   *[other] { $seat } baut in { $district } einen Palazzo für { $price } Häuser.
  }
told-forwent = { $seat-is ->
    [you] Du baust in { $district } keinen Palazzo.
   *[other] { $seat } baut in { $district } keinen Palazzo.
  }
told-no-site = { $seat-is ->
    [you] Für dich ist in { $district } kein Bauplatz mehr frei.
   *[other] Für { $seat } ist in { $district } kein Bauplatz mehr frei.
  }
told-no-palace = { $seat-is ->
    [you] Du hast keinen Palazzo mehr für { $district }.
   *[other] { $seat } hat keinen Palazzo mehr für { $district }.
  }
told-turned-card = Wahl { $number } im nächsten Jahr: in { $area }.
told-year-over = Jahr { $number } ist vorbei.
told-qualified = { $seat-is ->
    [you] Du hast genug Palazzi, um Doge zu werden: { $palaces } in { $districts } Stadtteilen.
   *[other] { $seat } hat genug Palazzi, um Doge zu werden: { $palaces } in { $districts } Stadtteilen.
  }
told-doge = { $seat-is ->
    [you] Du bist Doge!
   *[other] { $seat } ist Doge.
  }
told-doge-by-palaces = { $seat-is ->
    [you] Du hast die meisten Palazzi und bist Doge!
   *[other] { $seat } hat die meisten Palazzi und ist Doge.
  }
told-doge-by-houses = { $seat-is ->
    [you] Bei gleich vielen Palazzi hast du die meisten Häuser auf dem Spielplan und bist Doge!
   *[other] Bei gleich vielen Palazzi hat { $seat } die meisten Häuser auf dem Spielplan und ist Doge.
  }
told-shared = Gleich viele Palazzi und Häuser: Der Sieg wird geteilt.
told-year-cap = Die vereinbarten Jahre sind vergangen.
told-deadlock = Kein Spieler kann mehr Doge werden: Die Partie ist zu Ende.
told-ranked-first = { $seat-is ->
    [you] Du bist dem Dogenamt am nächsten gekommen.
   *[other] { $seat } ist dem Dogenamt am nächsten gekommen.
  }

## Was alles ist

price-built = { $count ->
    [one] für den Palazzo davor
   *[other] für die Palazzi davor
  }
price-stood = { $count ->
    [one] für den Palazzo, der vorher dort stand
   *[other] für die Palazzi, die vorher dort standen
  }
votes-councillors = durch Ratsherren
card-now = Stimmen deiner Ratsherren dort: { $councillors }. Deine Häuser dort: { $houses }; der nächste Palazzo kostet { $price }.
card-now-votes = Stimmen deiner Ratsherren dort: { $councillors }.
about-district = Die Wahl hier entscheidet, wer den Ratsherrn des Stadtteils bekommt und wer hier Häuser setzt: der Sieger bis zu zwei, der Zweite eines. Mit genug Häusern bezahlt man einen Palazzo.
about-quarantia = Die Wahl hier entscheidet, wer die drei Ratsherren der Quarantia bekommt: der Sieger zwei, der Zweite einen. Bauen kannst du hier nicht.
about-order = Die Gebiete wählen nacheinander, in dieser Reihenfolge.
about-order-down = Nach jeder Wahl wird eine Karte aufgedeckt: Sie zeigt, welches Gebiet nächstes Jahr an dieser Stelle wählt.
about-palace = Ein Palazzo bleibt für immer stehen. Palazzi in allen sechs Stadtteilen, sieben in fünf oder acht in vier reichen am Jahresende, um Doge zu werden; haben mehrere Spieler genug, gewinnen die meisten Palazzi. Jeder Palazzo macht den nächsten hier um ein Haus teurer.
about-site-next = Der Preis des nächsten Palazzo hier: drei Häuser und eines mehr für jeden Palazzo, der hier schon steht, egal, wem er gehört.
about-site-later = Der Preis eines späteren Palazzo hier. Ein Stadtteil hat Platz für fünf.
about-house = Mit Häusern bezahlst du einen Palazzo in ihrem Stadtteil; sie gehen dann zurück in deinen Vorrat. Kommt ein Haus von dir hinzu, darfst du sofort bauen, falls deine Häuser dort reichen.
about-councillor = Ein Ratsherr bringt dem Spieler, dessen Ring er trägt, eine Stimme in dem Gebiet, in dem er steht. Wer durch die Wahl in der Heimat des Ratsherrn die Kontrolle über ihn bekommt, schickt ihn in ein beliebiges anderes Gebiet. Ohne Ring stimmt er für niemanden.
about-ring = Ein Ring kennzeichnet einen Ratsherrn, den du kontrollierst. Hast du keinen Ring mehr, bekommst du keinen weiteren Ratsherrn.
about-ballot = Stimmsteine liegen verdeckt, bis das Gebiet wählt. Alle sehen, wie viele es sind, aber nicht ihren Wert.
about-marker = Ein Stimmstein bringt in einer Wahl so viele Stimmen, wie er zeigt. Jedes Jahr hast du eine Null, zwei Einsen, zwei Zweien und zwei Dreien. Eine Null dient nur zum Bluffen. Übrige Stimmsteine verfallen; im nächsten Jahr hast du wieder alle sieben.
about-marker-bars = Ein Stimmstein bringt in einer Wahl so viele Stimmen, wie er zeigt. Jedes Jahr hast du eine Null, zwei Einsen, zwei Zweien und zwei Dreien. Wer in einem Gebiet eine Null abgibt, ist von der Wahl dort ausgeschlossen. Übrige Stimmsteine verfallen; im nächsten Jahr hast du wieder alle sieben.
about-card = In jedem Gebiet gibst du höchstens einmal im Jahr Stimmen ab: Wähle die Karte, dann ein bis vier Stimmsteine.
about-draft = So viele Stimmen bringen diese Stimmsteine. Die Stimmen deiner Ratsherren dort kommen noch hinzu.
about-voters = Jeder Ratsherr, der hier steht und den Ring dieses Spielers trägt, bringt eine Stimme.
about-votes = Die Stimmen der Stimmsteine und der Ratsherren zusammen. Wer die meisten Stimmen hat, gewinnt die Wahl; wer die zweitmeisten hat, wird Zweiter. Ein Gleichstand wird nicht aufgelöst.
about-districts = Um Doge zu werden, brauchst du am Ende eines Jahres Palazzi in allen sechs Stadtteilen, sieben in fünf oder acht in vier.
topic-district = Stadtteil
topic-quarantia = Quarantia
topic-order = Reihenfolge der Wahlen
topic-order-down = Verdeckte Karte der Reihenfolge
topic-palace = Palazzo
topic-site-next = Preis des nächsten Palazzo
topic-site-later = Preis eines späteren Palazzo
topic-house = Haus
topic-councillor = Ratsherr
topic-ring = Ring
topic-ballot = Stimmabgabe
topic-marker = Stimmstein
topic-marker-bars = Stimmstein
topic-card = Karte eines Gebiets
topic-draft = Stimmsteine auf der Karte
topic-voters = Ratsherren bei einer Wahl
topic-votes = Stimmen eines Spielers
topic-districts = Stadtteile mit einem Palazzo

## Optionen

option-tie-order = Gleichstand
option-tie-order-help = In welcher Reihenfolge Spieler bei Gleichstand entscheiden.
option-tie-order-rotating = ab dem Startspieler, der jedes Jahr wechselt
option-tie-order-fixed = immer in derselben Reihenfolge
option-tie-order-random = jedes Mal ausgelost
option-tie-order-sealed = alle gleichzeitig und geheim
option-scarce-sites = Zu wenige Bauplätze
option-scarce-sites-help = Wer baut, wenn die Bauplätze nicht für alle reichen.
option-scarce-sites-order = nach der Reihenfolge bei Gleichstand
option-scarce-sites-houses = wer dort die meisten Häuser hat
option-scarce-sites-random = ausgelost
option-scarce-sites-nobody = niemand
option-forced-abstention = Ohne Ring
option-forced-abstention-help = Was geschieht, wenn jemand einen Ratsherrn gewinnt, aber keinen Ring mehr hat.
option-forced-abstention-move = er ist neutral, ein Haus darf versetzt werden
option-forced-abstention-neutral = er ist neutral, kein Haus wird versetzt
option-forced-abstention-nothing = er bleibt, wie er ist
option-neutralise = Ratsherren der Quarantia
option-neutralise-help = Wann ihre Ringe zurückgegeben werden.
option-neutralise-first = alle auf einmal, vor der ersten Entscheidung
option-neutralise-one-by-one = einzeln, wenn über sie entschieden wird
option-palaces-per-check = Palazzi auf einmal
option-palaces-per-check-help = Wie viele Palazzi ein Spieler in einem Stadtteil auf einmal bauen darf.
option-palaces-per-check-one = höchstens einer
option-palaces-per-check-many = so viele, wie er bezahlen kann
option-houses-per-check = Wann gebaut wird
option-houses-per-check-help = Nach welchen Häusern ein Sieger, der zwei setzt, einen Palazzo bauen darf.
option-houses-per-check-one = nach jedem Haus
option-houses-per-check-all = nach beiden Häusern
option-lone-destination = Haus mit nur einem Ziel
option-lone-destination-help = Ob der Spieler das Haus selbst absetzt oder ob es automatisch dorthin kommt.
option-lone-destination-asked = der Spieler setzt es ab
option-lone-destination-taken = es kommt automatisch dorthin
option-zero-marker = Stimmstein 0
option-zero-marker-help = Was eine 0 neben anderen Stimmsteinen und Ratsherren bewirkt.
option-zero-marker-adds-nothing = sie zählt nichts
option-zero-marker-bars = wer sie abgibt, ist ausgeschlossen
option-year-cap = Höchstzahl an Jahren
option-year-cap-help = Nach so vielen Jahren ohne Dogen gewinnt, wer dem Amt am nächsten gekommen ist.

## What players may look a term up by

also-area = Viertel, Feld, Region
also-order = Spielreihenfolge, Ablauf
also-marker = Wahlstein, Marker, Chip, Null
also-ballot = Wahlkarte, Stimmzettel, geheime Wahl, Gebot
also-councillor = Senator, Ratsmitglied, Politiker, Figur, Spielfigur
also-ring = Sockel, Besitzer, Farbe, Kontrolle
also-house = Gebäude, Holz, Geld, Münze
also-palace = Palazzo, Gebäude, Punkte, Sieg
also-district = Sestiere, Viertel, Farbe
also-quarantia = Rat der Vierzig, Gericht, Mitte

## Amounts that reasons compare

stake-palaces = Palazzi
stake-districts = Stadtteile mit Palazzo
stake-houses = Häuser auf dem Plan
stake-councillors = Ratsherren

## Choices of several actions

choice-ballot = Stimmen in { $area }: { $markers }
choice-marker = { $value }

## The characters of the computer players, and how each plays

character-hasty = Entscheidet in Eile: Von allen Möglichkeiten erwägt er nur zwei und übersieht oft die beste Stimme.
character-gentle = Erwägt drei ihrer Möglichkeiten und nimmt die beste davon; die anderen bemerkt sie nicht.
character-steady = Zählt die Häuser, die jedem noch fehlen, und tut, was ihm im Augenblick am meisten nützt.
character-strong = Stellt sich immer wieder vor, was auf den Stimmzetteln der anderen steht, und spielt das Jahr im Kopf weiter, bevor sie entscheidet.
