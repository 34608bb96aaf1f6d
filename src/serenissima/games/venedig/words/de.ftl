# Die Worte von Venedig.
# Zu einem Platz `$seat` gehört `$seat-is`: "you" oder "other". Der imaginäre Spieler hat eigene Sätze.
# Zu einem Gebäude `$kind` gehört `$kind-is`, etwa "kind-casa": die Casa und die Basilica, aber der Palazzo, der Campo, der Ponte.

title = Venedig
teaser = Case, Palazzi, Campi, Ponti und Basiliche wachsen aus dem Sumpf und bringen die Gondeln voran.
goal = Leg Karten, allein oder mit anderen, und bau auf trockengelegten Baufeldern Case (Häuser), Palazzi (Paläste), Campi (Plätze), Ponti (Brücken) und Basiliche. Jedes Gebäude bewegt die Gondeln aller, die mitgebaut haben, durch die Kanäle: die des Erbauers um alle Punkte, die der Helfer um die Hälfte. Baust du in einem Stadtteil neben deiner Gondel, bekommst du einen Schatz; auch Gold bringt Punkte. Die Gondel, die am weitesten kommt, gewinnt.

## Gebäude, Stadtteile, Aufzählungen

kind-casa = Casa
kind-palazzo = Palazzo
kind-campo = Campo
kind-ponte = Ponte
kind-basilica = Basilica
card-casa = Casa
card-palazzo = Palazzo
card-campo = Campo
card-ponte = Ponte
card-basilica = Basilica
district-a = San Marco
district-b = Cannaregio
district-c = Castello
district-d = Dorsoduro
district-e = Santa Croce
side-first = des ersten Stadtteils
side-second = des zweiten Stadtteils
imaginary-name = der imaginäre Spieler
number-of = { $count ->
    [one] eine { $kind }-Karte
   *[other] { $count } { $kind }-Karten
  }
set-of = alle Karten für { $kind-is ->
    [kind-casa] eine Casa
    [kind-basilica] eine Basilica
   *[other] einen { $kind }
  }

## Was man tun kann

do-reveal = Karte für den imaginären Spieler aufdecken
do-skip = Keine Karte aufdecken
do-lay = { $kind-is ->
    [kind-casa] Karte legen und Casa bauen
   *[other] { $kind }-Karte in die Reihe legen
  }
do-solo = { $kind-is ->
    [kind-casa] Eine Casa
    [kind-basilica] Eine Basilica
   *[other] Einen { $kind }
  } allein bauen
do-done = Gewählte Karten legen
do-raise = { $kind-is ->
    [kind-casa] Eine Casa
    [kind-basilica] Eine Basilica
   *[other] Einen { $kind }
  } bauen
do-raise-jointly = { $kind-is ->
    [kind-casa] Die Casa
    [kind-basilica] Die Basilica
   *[other] Den { $kind }
  } aus den Reihen bauen
do-site = Auf Baufeld { $hex } bauen
do-bridge = Über die gepunktete Linie { $bridge } bauen
do-count = Die Case { $side } zählen
do-go-on = Weiter, ohne zu zahlen
do-pay-most = Für möglichst viele Punkte zahlen
do-open-purse = Gold selbst auswählen
do-give = { $value } Gold einsetzen
do-pay = Zahlen
do-dump = Die { $kind }-Reihe aufgeben
do-drain = Baufeld { $hex } trockenlegen
do-stop = Nicht weiter trockenlegen
do-take = Die { $kind }-Karte nehmen
do-draw = Karte vom Stapel ziehen
do-show = { $kind }-Karte zeigen und drei nehmen
do-shed = Die { $kind }-Karte ablegen
do-sail = { $points ->
    [0] Stehen bleiben
    [one] Für einen Punkt fahren
   *[other] Für { $points } Punkte fahren
  }
do-take-back = Andere Karten wählen
do-unpick = Anderen Bauplatz wählen
do-keep = { $value } Gold zurücknehmen
do-close-purse = Nichts zahlen
answer-skip-now = Nicht vor dem Zug
answer-skip = In diesem Zug keine aufdecken
answer-solo = { $kind-is ->
    [kind-casa] Eine Casa
    [kind-basilica] Eine Basilica
   *[other] Einen { $kind }
  } allein bauen: { $count } Karten
answer-done = Legen: { $cards }
answer-none = Nichts legen
answer-raise-casa = { $kind-is ->
    [kind-casa] Eine Casa bauen
   *[other] Einen { $kind } bauen
  }
answer-raise = { $kind-is ->
    [kind-casa] Die Casa
    [kind-basilica] Die Basilica
   *[other] Den { $kind }
  } allein bauen
answer-raise-row = { $kind-is ->
    [kind-basilica] Die Basilica
   *[other] Den { $kind }
  } aus deiner Reihe bauen
answer-jointly = { $kind-is ->
    [kind-casa] Die Casa
    [kind-basilica] Die Basilica
   *[other] Den { $kind }
  } gemeinsam bauen: { $seats }
answer-count-none = In { $district } zählen: keine Casa
answer-count = { $casas ->
    [one] In { $district } zählen: eine Casa
   *[other] In { $district } zählen: { $casas } Case
  } – { $gains }
answer-stop = Nichts trockenlegen
answer-stop-second = Nur eins
answer-draw = { $count ->
    [one] Eine Karte vom Stapel ziehen
   *[other] { $count } Karten vom Stapel ziehen
  }
answer-go-on = Weiter, ohne zu zahlen
answer-go-on-all = Weiter, bis alle Gondeln gefahren sind
answer-sail = { $points ->
    [0] Stehen bleiben
    [one] Ein Feld weit fahren
   *[other] { $points } Felder weit fahren
  }
answer-keep-gold = Gold behalten
answer-end-turn = Zug beenden
answer-pay = { $gold } Gold für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } zahlen{ $lost ->
    [0] {""}
   *[other] ; { $lost } verschenkt
  }

## Der Spielplan

board = Spielplan
board-ours = Spielplan, Kartenverteilung und Goldwerte haben wir selbst rekonstruiert: siehe Regeln.
building = { $kind } in { $districts }
dotted-line = gepunktete Linie { $number } für einen Ponte, von { $first } nach { $second }
hex-swamp = Baufeld { $hex }, Sumpf
hex-free = Baufeld { $hex }, frei
hex-stones = Baufeld { $hex }, von Anfang an frei
hex-built = Baufeld { $hex }, { $kind }
hex-around = Nachbarfelder: { $built } bebaut, { $open } unbebaut
site-brings = { $gains }
site-best = bestenfalls – { $gains }
site-ponte = { $first } hat { $one ->
    [0] keine Casa
    [one] eine Casa
   *[other] { $one } Case
  }, { $second } { $other ->
    [0] keine
    [one] eine
   *[other] { $other }
  } – { $gains }
gain = { $seat-is ->
    [you] du
   *[other] { $seat }
  }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
gain-and-treasure = { $seat-is ->
    [you] du
   *[other] { $seat }
  }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  } und ein Schatz
gain-treasure = { $seat-is ->
    [you] du
   *[other] { $seat }
  }: ein Schatz
gain-nobody = niemand erhält Punkte
field = Feld
field-start = Start
field-crossing = Feld 10 und später Feld 45
beside = neben { $districts }
beside-none = neben keinem Stadtteil
pole = Feld { $number }, ein Pfahl hinter dem Ziel
field-beyond = { $number }, hinter dem Ziel
gondola-of = { $seat-is ->
    [you] deine Gondel
   *[other] Gondel von { $seat }
  }
at-start = am Start
at-field = auf Feld { $number }
at-field-beside = auf Feld { $number }, neben { $districts }

## Karten, Gebäude und Figuren neben dem Spielplan

market = Karten
display = Auslage
display-empty = leer
piles = Stapel und Ablage
pile = Stapel
discards = Ablage
just-shown = eben gezeigt
supply = Vorrat
supply-pieces = Noch zu bauen
supply-builders = Baumeister
supply-of = { $kind-is ->
    [kind-casa] Casa (Haus)
    [kind-palazzo] Palazzo (Palast)
    [kind-campo] Campo (Platz)
    [kind-ponte] Ponte (Brücke)
   *[other] { $kind } (Basilika)
  }, noch zu bauen
alert-last = Noch ein Gebäude dieser Art beendet die Partie: { $kinds }
waste-kinds = Kein Bauplatz ist frei, Karten wären verloren: { $kinds }
waste-card = Kein Bauplatz ist frei: Diese Karte wäre verloren
waste-cards = Kein Bauplatz ist frei: Die Karten wären verloren
waste-room = { $free ->
    [one] Nur ein Baufeld ist frei: Du könntest nicht alles bauen
   *[other] Nur { $free } Baufelder sind frei: Du könntest nicht alles bauen
  }
waste-row = Du darfst nur Reihen von zwei Arten behalten: Eine müsstest du aufgeben
waste-points = Bringt keine Punkte: Nur im anderen Stadtteil stehen Case
waste-piece = Du könntest ein Plättchen oder einen Schatz behalten und bekämst ebenso viele Punkte
waste-gold = Nach der Partie ist Gold nichts mehr wert
figure = Baumeister ({ $kind })

## Was jemand hat

person = { $seat-is ->
    [you] Du
   *[other] { $seat }
  }
hand-of = { $seat-is ->
    [you] Deine Hand
   *[other] Hand von { $seat }
  }
face-down = eine verdeckte Karte
card-taken = aus der Auslage genommen
card-known = die anderen kennen sie
own-hand = Hand
own-adding = Für die Reihen
own-solo = Allein
rows = Reihen
row-lacks = { $kind }: noch nötige Karten
hand-empty = keine Karten auf der Hand
stock-gondola = Feld der Gondel
stock-treasure-back = Schätze
stock-tile = Sumpfplättchen
remark-turn = { $seat-is ->
    [you] dein Zug
   *[other] ist am Zug
  }
remark-asked = { $seat-is ->
    [you] du entscheidest jetzt
   *[other] entscheidet jetzt
  }
remark-purse = { $seat-is ->
    [you] dein Beutel ist offen
   *[other] zählt Gold
  }
imaginary = Imaginärer Spieler
imaginary-nothing = keine Reihen
purse = Gold
purse-offered = Zu zahlen
purse-points = { $points ->
    [0] noch kein Punkt
    [one] ein Punkt
   *[other] { $points } Punkte
  }
gold-tile = Sumpfplättchen, Gold
gold-treasure = Schatz, Gold

## Was gefragt wird

aim = Dein Ziel: mit deiner Gondel am weitesten kommen. Jedes Gebäude bewegt die Gondeln aller, die daran beteiligt sind.
ask-before = Vor deinem Zug: Deckst du eine Karte für den imaginären Spieler auf?
ask-after = Nach deinem Zug: Deckst du eine Karte für den imaginären Spieler auf?
ask-lay = Welche Karten legst du? Gebäude, deren Karten vollständig sind, werden dann gebaut.
ask-lay-must = Deine Hand ist voll: Welche Karten legst du?
ask-next = Welches Gebäude kommt als Nächstes?
ask-next-only = Dieses Gebäude wird als Nächstes gebaut; den Bauplatz wählst nicht du. { $gold ->
    [0] Du hast nicht genug Gold, um vorher zu zahlen.
   *[other] Zahlst du vorher Gold?
  }
ask-site = Wo soll { $kind-is ->
    [kind-casa] deine Casa
    [kind-basilica] deine Basilica
   *[other] dein { $kind }
  } stehen?{ $kind-is ->
    [kind-ponte] {" "}Wähle eine gepunktete Linie.
    [kind-palazzo] {" "}Wähle zwei Baufelder, eins nach dem anderen.
    [kind-basilica] {" "}Wähle drei Baufelder, eins nach dem anderen.
   *[other] {""}
  }
ask-site-joint = Du baust: Wo soll { $kind-is ->
    [kind-casa] die Casa
    [kind-basilica] die Basilica
   *[other] der { $kind }
  } stehen?{ $kind-is ->
    [kind-ponte] {" "}Wähle eine gepunktete Linie.
    [kind-palazzo] {" "}Wähle zwei Baufelder, eins nach dem anderen.
    [kind-basilica] {" "}Wähle drei Baufelder, eins nach dem anderen.
   *[other] {""}
  }
ask-site-master = Im Zug von { $seat } bist du Baumeister: Wo soll { $kind-is ->
    [kind-casa] die Casa
    [kind-basilica] die Basilica
   *[other] der { $kind }
  } stehen?{ $kind-is ->
    [kind-ponte] {" "}Wähle eine gepunktete Linie.
    [kind-palazzo] {" "}Wähle zwei Baufelder, eins nach dem anderen.
    [kind-basilica] {" "}Wähle drei Baufelder, eins nach dem anderen.
   *[other] {""}
  }
ask-site-imaginary = Für den imaginären Spieler: Wo soll { $kind-is ->
    [kind-casa] die Casa
    [kind-basilica] die Basilica
   *[other] der { $kind }
  } stehen?{ $kind-is ->
    [kind-ponte] {" "}Wähle eine gepunktete Linie.
    [kind-palazzo] {" "}Wähle zwei Baufelder, eins nach dem anderen.
    [kind-basilica] {" "}Wähle drei Baufelder, eins nach dem anderen.
   *[other] {""}
  }
ask-site-next = { $count ->
    [one] Welches Baufeld vollendet { $kind-is ->
        [kind-casa] die Casa
        [kind-basilica] die Basilica
       *[other] den { $kind }
      }?
   *[other] Welches Baufeld ist das nächste für { $kind-is ->
        [kind-casa] die Casa
        [kind-basilica] die Basilica
       *[other] den { $kind }
      }? { $count } Baufelder fehlen noch.
  }
ask-span = In welchem Stadtteil zählt der Ponte die Case?
ask-steer = Wie weit fährt deine Gondel? Du hast { $points ->
    [one] einen Punkt.
   *[other] { $points } Punkte.
  }
ask-between = { $seat-is ->
    [you] Als Nächstes fährt deine Gondel.
   *[other] Als Nächstes fährt die Gondel von { $seat }.
  } { $gold ->
    [0] Du hast nicht genug Gold, um vorher zu zahlen.
   *[other] Zahlst du vorher Gold?
  }
ask-surplus = Du hast Reihen von { $count } Arten, darfst aber nur zwei behalten: Welche Reihe gibst du auf?
ask-drain = Welches Sumpfplättchen nimmst du? Du darfst bis zu zwei nehmen.
ask-drain-second = Nimmst du ein zweites Sumpfplättchen?
ask-draw = Nimmst du eine Karte aus der Auslage oder vom Stapel?
ask-draw-pile = Zieh eine Karte vom Stapel: Die Auslage ist leer.
ask-draw-show = Nimm eine Karte oder zeig eine aus deiner Hand und nimm drei.
ask-draw-nothing = Deine Hand ist voll: Du ziehst keine Karte. { $gold ->
    [0] Du hast nicht genug Gold, um noch zu zahlen.
   *[other] Zahlst du noch Gold, bevor dein Zug endet?
  }
ask-fill = { $count ->
    [one] Du nimmst noch eine Karte: aus der Auslage oder vom Stapel?
   *[other] Du nimmst noch { $count } Karten: aus der Auslage oder alle vom Stapel?
  }
ask-shed = Du hast eine Karte zu viel: Welche legst du ab?
ask-pay = Womit zahlst du? Du hast { $gold } Gold; fünf Gold bringen einen Punkt.
ask-pay-more = Du setzt { $gold } Gold ein: { $points ->
    [0] noch kein Punkt
    [one] ein Punkt
   *[other] { $points } Punkte
  }. Noch etwas?
ask-final = Letzte Zahlung: Zahlst du Gold für Punkte?
wait-before = { $seat } darf eine Karte für den imaginären Spieler aufdecken.
wait-lay = { $seat } wählt Karten zum Legen.
wait-next = { $seat } wählt das nächste Gebäude.
wait-site = { $seat } wählt, wo { $kind-is ->
    [kind-casa] die Casa
    [kind-basilica] die Basilica
   *[other] der { $kind }
  } stehen soll.
wait-site-master = { $turn-is ->
    [you] In deinem Zug wählt { $seat } als Baumeister, wo { $kind-is ->
        [kind-casa] die Casa
        [kind-basilica] die Basilica
       *[other] der { $kind }
      } stehen soll.
   *[other] Im Zug von { $turn } wählt { $seat } als Baumeister, wo { $kind-is ->
        [kind-casa] die Casa
        [kind-basilica] die Basilica
       *[other] der { $kind }
      } stehen soll.
  }
wait-site-imaginary = { $seat } wählt für den imaginären Spieler, wo { $kind-is ->
    [kind-casa] die Casa
    [kind-basilica] die Basilica
   *[other] der { $kind }
  } stehen soll.
wait-span = { $seat } wählt, in welchem Stadtteil der Ponte die Case zählt.
wait-steer = { $seat } wählt, wie weit die Gondel fährt.
wait-between = { $next-is ->
    [you] Als Nächstes fährt deine Gondel; { $seat } darf vorher Gold zahlen.
   *[other] Als Nächstes fährt die Gondel von { $next }; { $seat } darf vorher Gold zahlen.
  }
wait-surplus = { $seat } hat Reihen von zu vielen Arten und gibt eine Reihe auf.
wait-drain = { $seat } darf Baufelder trockenlegen.
wait-draw = { $seat } zieht Karten.
wait-draw-nothing = { $seat } hat eine volle Hand und darf noch Gold zahlen, bevor der Zug endet.
wait-fill = { $seat } hat eine Karte gezeigt und nimmt drei.
wait-shed = { $seat } hat eine Karte zu viel und legt eine ab.
wait-pay = { $seat } zählt Gold zum Zahlen.
wait-final = Letzte Zahlung: { $seat } darf Gold für Punkte zahlen.

## Das Ende

ending-sixty-by-building = Die Gondel eines Erbauers hat Feld 60 erreicht
ending-sixty-by-helping = Die Gondel eines Helfers hat Feld 60 erreicht
ending-sixty-by-gold = Eine Gondel hat durch Gold Feld 60 erreicht
ending-casa-exhausted = Die letzte Casa ist gebaut
ending-palazzo-exhausted = Der letzte Palazzo ist gebaut
ending-campo-exhausted = Der letzte Campo ist gebaut
ending-ponte-exhausted = Der letzte Ponte ist gebaut
ending-basilica-exhausted = Die letzte Basilica ist gebaut
ending-turn-cap = Die vereinbarte Zahl von Zügen ist erreicht
over-won = { $seat-is ->
    [you] Du gewinnst: Deine Gondel ist am weitesten gekommen, bis Feld { $field }.
   *[other] { $seat } gewinnt mit der Gondel, die am weitesten gekommen ist: bis Feld { $field }.
  }
over-shared = Keine Gondel hat den Start verlassen: Alle teilen sich den Sieg.
result-won = { $seat-is ->
    [you] Du gewinnst: Deine Gondel ist auf Feld { $field }
   *[other] { $seat } gewinnt: Die Gondel ist auf Feld { $field }
  }
result-shared = Geteilter Sieg
standing = { $seat-is ->
    [you] Du
   *[other] { $seat }
  }: { $field ->
    [0] am Start
   *[other] Feld { $field }
  }

## Was geschehen ist

told-dealt = Alle bekommen drei Karten.
told-turn = { $seat-is ->
    [you] Zug { $number }: du.
   *[other] Zug { $number }: { $seat }.
  }
told-chose-card = { $seat-is ->
    [you] Du wählst eine { $kind }-Karte.
   *[other] { $seat } wählt eine { $kind }-Karte.
  }
told-chose-solo = { $seat-is ->
    [you] Du wählst die Karten, um allein { $kind-is ->
        [kind-casa] eine Casa
        [kind-basilica] eine Basilica
       *[other] einen { $kind }
      } zu bauen.
   *[other] { $seat } wählt die Karten, um allein { $kind-is ->
        [kind-casa] eine Casa
        [kind-basilica] eine Basilica
       *[other] einen { $kind }
      } zu bauen.
  }
told-took-back = { $seat-is ->
    [you] Du nimmst die gewählten Karten zurück.
   *[other] { $seat } nimmt die gewählten Karten zurück.
  }
told-laid = { $seat-is ->
    [you] Du legst { $count ->
        [one] eine { $kind }-Karte
       *[other] { $count } { $kind }-Karten
      }.
   *[other] { $seat } legt { $count ->
        [one] eine { $kind }-Karte
       *[other] { $count } { $kind }-Karten
      }.
  }
told-laid-solo = { $seat-is ->
    [you] Du legst { $count ->
        [one] eine { $kind }-Karte
       *[other] { $count } { $kind }-Karten
      }, um allein zu bauen.
   *[other] { $seat } legt { $count ->
        [one] eine { $kind }-Karte
       *[other] { $count } { $kind }-Karten
      }, um allein zu bauen.
  }
told-laid-nothing = { $seat-is ->
    [you] Du legst keine Karte.
   *[other] { $seat } legt keine Karte.
  }
told-master = { $seat-is ->
    [you] Du wirst Baumeister { $kind-is ->
        [kind-casa] der Casa
        [kind-basilica] der Basilica
       *[other] des { $kind }
      }.
   *[other] { $seat } wird Baumeister { $kind-is ->
        [kind-casa] der Casa
        [kind-basilica] der Basilica
       *[other] des { $kind }
      }.
  }
told-master-taken = { $seat-is ->
    [you] Du hast jetzt die längere Reihe und wirst Baumeister { $kind-is ->
        [kind-basilica] der Basilica
       *[other] des { $kind }
      }.
   *[other] { $seat } hat jetzt die längere Reihe und wird Baumeister { $kind-is ->
        [kind-basilica] der Basilica
       *[other] des { $kind }
      }.
  }
told-master-inherited = { $seat-is ->
    [you] Du hast die längste verbliebene Reihe und wirst Baumeister { $kind-is ->
        [kind-basilica] der Basilica
       *[other] des { $kind }
      }.
   *[other] { $seat } hat die längste verbliebene Reihe und wird Baumeister { $kind-is ->
        [kind-basilica] der Basilica
       *[other] des { $kind }
      }.
  }
told-imaginary-master = Der imaginäre Spieler wird Baumeister { $kind-is ->
    [kind-casa] der Casa
    [kind-basilica] der Basilica
   *[other] des { $kind }
  }.
told-figure-back = Die Figur des Baumeisters { $kind-is ->
    [kind-basilica] der Basilica
   *[other] des { $kind }
  } kommt zurück auf den Spielplan.
told-building = { $seat-is ->
    [you] { $kind-is ->
        [kind-casa] Eine Casa
        [kind-basilica] Eine Basilica
       *[other] Ein { $kind }
      } wird gebaut: Du wählst den Bauplatz.
   *[other] { $kind-is ->
        [kind-casa] Eine Casa
        [kind-basilica] Eine Basilica
       *[other] Ein { $kind }
      } wird gebaut: { $seat } wählt den Bauplatz.
  }
told-no-space = { $kind-is ->
    [kind-casa] Für die Casa ist kein Bauplatz frei: Die Karte ist verloren.
    [kind-basilica] Für die Basilica ist kein Bauplatz frei: Die Karten sind verloren.
   *[other] Für den { $kind } ist kein Bauplatz frei: Die Karten sind verloren.
  }
told-picked = { $seat-is ->
    [you] Du wählst Baufeld { $hex }.
   *[other] { $seat } wählt Baufeld { $hex }.
  }
told-unpicked = { $seat-is ->
    [you] Du wählst einen anderen Bauplatz.
   *[other] { $seat } wählt einen anderen Bauplatz.
  }
told-built = { $kind-is ->
    [kind-casa] Eine Casa
    [kind-basilica] Eine Basilica
   *[other] Ein { $kind }
  } steht jetzt in { $points ->
    [0] { $district }.
    [one] { $district }: ein Punkt.
   *[other] { $district }: { $points } Punkte.
  }
told-built-ponte = Ein Ponte verbindet jetzt { $district } und { $other }.
told-counts = { $seat-is ->
    [you] Du zählst die Case in { $district }: { $count }.
   *[other] { $seat } zählt die Case in { $district }: { $count }.
  }
told-treasure = { $seat-is ->
    [you] Du bekommst einen Schatz mit { $value } Gold.
   *[other] { $seat } bekommt einen Schatz mit { $value } Gold.
  }
told-treasure-hidden = { $seat-is ->
    [you] Du bekommst einen Schatz.
   *[other] { $seat } bekommt einen Schatz.
  }
told-no-treasure = { $seat-is ->
    [you] Für dich ist kein Schatz mehr da.
   *[other] Für { $seat } ist kein Schatz mehr da.
  }
told-moved = { $seat-is ->
    [you] { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
      }: Deine Gondel fährt auf Feld { $field }.
   *[other] { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
      }: Die Gondel von { $seat } fährt auf Feld { $field }.
  }
field-jumped = { $count ->
    [one] Feld übersprungen
   *[other] Felder übersprungen
  }
points-palazzo = { $count ->
    [one] angrenzendes Baufeld ohne Gebäude
   *[other] angrenzende Baufelder ohne Gebäude
  }
points-campo = { $count ->
    [one] angrenzendes Baufeld mit einem Gebäude
   *[other] angrenzende Baufelder mit einem Gebäude
  }
points-half = (die Hälfte von { $whole })
points-half-down = (die Hälfte von { $whole }, abgerundet)
told-stayed = { $seat-is ->
    [you] Deine Gondel bleibt stehen.
   *[other] Die Gondel von { $seat } bleibt stehen.
  }
told-went-on = { $seat-is ->
    [you] Du zahlst jetzt nichts.
   *[other] { $seat } zahlt jetzt nichts.
  }
told-cards-away = { $kind-is ->
    [kind-casa] Die Casa-Karte wird abgelegt.
   *[other] Die { $kind }-Karten werden abgelegt.
  }
told-dumped = { $seat-is ->
    [you] Du gibst deine { $kind }-Reihe auf: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      }.
   *[other] { $seat } gibt die { $kind }-Reihe auf: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      }.
  }
told-opened-purse = { $seat-is ->
    [you] Du öffnest deinen Beutel.
   *[other] { $seat } öffnet den Beutel.
  }
told-offered = { $seat-is ->
    [you] Du setzt { $value } Gold ein.
   *[other] { $seat } setzt { $value } Gold ein.
  }
told-kept = { $seat-is ->
    [you] Du nimmst { $value } Gold zurück.
   *[other] { $seat } nimmt { $value } Gold zurück.
  }
told-closed-purse = { $seat-is ->
    [you] Du schließt deinen Beutel.
   *[other] { $seat } schließt den Beutel.
  }
gold-in-treasures = in Schätzen
told-paid = { $seat-is ->
    [you] Du zahlst { $gold } Gold für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
      }.
   *[other] { $seat } zahlt { $gold } Gold für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
      }.
  }
told-drained = { $seat-is ->
    [you] Du legst Baufeld { $hex } trocken.
   *[other] { $seat } legt Baufeld { $hex } trocken.
  }
told-found = { $value ->
    [0] { $seat-is ->
        [you] Auf dem Plättchen ist kein Gold.
       *[other] { $seat } findet kein Gold auf dem Plättchen.
      }
   *[other] { $seat-is ->
        [you] Auf dem Plättchen ist { $value } Gold.
       *[other] { $seat } findet { $value } Gold auf dem Plättchen.
      }
  }
told-found-hidden = { $seat-is ->
    [you] Du siehst dir das Plättchen an.
   *[other] { $seat } sieht sich das Plättchen an.
  }
told-stopped = { $seat-is ->
    [you] Du legst nichts mehr trocken.
   *[other] { $seat } legt nichts mehr trocken.
  }
told-took = { $seat-is ->
    [you] Du nimmst die { $kind }-Karte aus der Auslage.
   *[other] { $seat } nimmt die { $kind }-Karte aus der Auslage.
  }
told-drew = { $seat-is ->
    [you] Du ziehst eine { $kind }-Karte.
   *[other] { $seat } zieht eine { $kind }-Karte.
  }
told-drew-hidden = { $seat-is ->
    [you] Du ziehst eine Karte.
   *[other] { $seat } zieht eine Karte.
  }
told-showed = { $seat-is ->
    [you] Du zeigst eine { $kind }-Karte.
   *[other] { $seat } zeigt eine { $kind }-Karte.
  }
told-hand-full = { $seat-is ->
    [you] Deine Hand ist voll: Du ziehst keine Karte.
   *[other] Die Hand von { $seat } ist voll: Es wird keine Karte gezogen.
  }
told-shed = { $seat-is ->
    [you] Du legst eine { $kind }-Karte ab.
   *[other] { $seat } legt eine { $kind }-Karte ab.
  }
told-reshuffled = Die Ablage wird zum Stapel.
told-display-away = In der Auslage liegen vier Karten: Sie werden abgelegt.
told-revealed = Für den imaginären Spieler wird eine { $kind }-Karte aufgedeckt.
told-not-revealed = { $seat-is ->
    [you] Du deckst keine Karte auf.
   *[other] { $seat } deckt keine Karte auf.
  }
told-revealed-in-vain = Für den imaginären Spieler wird eine { $kind }-Karte aufgedeckt und abgelegt.
told-goal = { $seat-is ->
    [you] Deine Gondel hat das Ziel erreicht.
   *[other] Die Gondel von { $seat } hat das Ziel erreicht.
  }
told-exhausted = Das war { $kind-is ->
    [kind-casa] die letzte Casa
    [kind-basilica] die letzte Basilica
   *[other] der letzte { $kind }
  }.
told-last-exchange = Die letzte Zahlung beginnt.
told-keeps-gold = { $seat-is ->
    [you] Du zahlst kein Gold.
   *[other] { $seat } zahlt kein Gold.
  }
told-turn-cap = Die vereinbarte Zahl von Zügen ist erreicht.
told-won = { $seat-is ->
    [you] Du gewinnst: Deine Gondel ist am weitesten gekommen, bis Feld { $field }.
   *[other] { $seat } gewinnt mit der Gondel, die am weitesten gekommen ist: bis Feld { $field }.
  }

## Was alles ist

cards-so-far = Karten in den Reihen: { $count } von { $needed }
about-casa = Eine Casa braucht eine Karte und ein freies Baufeld und bringt einen Punkt. Sie gehört keinem Spieler, und jeder Ponte zu ihrem Stadtteil kann sie zählen.
about-palazzo = Ein Palazzo braucht drei Karten und zwei freie Baufelder nebeneinander. Er bringt einen Punkt für jedes angrenzende Baufeld ohne Gebäude, ob frei oder Sumpf.
about-campo = Ein Campo braucht drei Karten und ein freies Baufeld. Er bringt einen Punkt für jedes angrenzende Baufeld mit einem Gebäude.
about-ponte = Ein Ponte braucht drei Karten und die zwei freien Enden einer gepunkteten Linie. Er bringt einen Punkt für jede Casa in einem der beiden Stadtteile; der Erbauer wählt, in welchem.
about-basilica = Eine Basilica braucht vier Karten und drei freie Baufelder, die sich alle gegenseitig berühren. Sie bringt sieben Punkte.
about-basilica-connected = Eine Basilica braucht vier Karten und drei freie, zusammenhängende Baufelder. Sie bringt sieben Punkte.
about-swamp = Ein Baufeld mit einem Sumpfplättchen. Nach dem Bauen darfst du ein oder zwei solche Baufelder trockenlegen: Du bekommst das Gold auf den Plättchen, und die Baufelder sind ab dem nächsten Zug frei. Der Name eines Baufelds nennt die Zeile (A ist ganz oben) und den Abstand vom linken Rand in halben Baufeldern.
about-free = Ein freies Baufeld: Hier kannst du bauen, einen Ponte aber nur über eine gepunktete Linie. Der Name eines Baufelds nennt die Zeile (A ist ganz oben) und den Abstand vom linken Rand in halben Baufeldern.
about-stones = Ein Baufeld, das von Anfang an frei ist: Hier kannst du bauen, einen Ponte aber nur über eine gepunktete Linie. Der Name eines Baufelds nennt die Zeile (A ist ganz oben) und den Abstand vom linken Rand in halben Baufeldern.
about-dotted-line = Ein Ponte darf diese zwei Baufelder verbinden, solange beide frei sind. Jedes andere Gebäude auf einem dieser Baufelder sperrt die Linie.
about-field = Ein Feld auf der Strecke der Gondeln. Liegt deine Gondel neben einem Stadtteil, wenn du dort an einem Gebäude beteiligt bist, bekommst du einen Schatz, solange noch welche da sind. Besetzte Felder werden übersprungen.
about-start = Hier beginnen alle Gondeln.
about-crossing = Hier kreuzt sich der Kanal: Die Felder 10 und 45 sind derselbe Ort, mit Platz für eine Gondel.
about-pole = Ein Feld hinter dem Ziel. Die Gondel, die am weitesten kommt, gewinnt.
about-gondola = Eine Gondel fährt so weit, wie ihr Spieler Punkte bekommt: alle Punkte eines Gebäudes als Erbauer, die Hälfte als Helfer und einen Punkt für je fünf Gold, die er zahlt. Die Gondel, die am weitesten kommt, gewinnt; die Partie endet, wenn eine Gondel Feld 60 erreicht oder eine Art von Gebäuden aufgebraucht ist.
about-tile = Ein Sumpfplättchen von einem trockengelegten Baufeld, mit höchstens zwei Gold. Fünf Gold bringen einen Punkt; Wechselgeld gibt es nicht.
about-treasure = Ein Schatz enthält drei bis sechs Gold. Solange noch Schätze da sind, bekommst du einen, wenn du an einem Gebäude in einem Stadtteil neben deiner Gondel beteiligt bist. Fünf Gold bringen einen Punkt; Wechselgeld gibt es nicht.
about-display = Diese offenen Karten kannst du am Ende deines Zuges nehmen. Liegen nach einem Zug vier Karten hier, werden alle abgelegt.
about-pile = Am Ende eines Zuges ziehst du hier eine Karte oder nimmst eine aus der Auslage; oder du zeigst eine Karte und nimmst drei. Mehr als fünf Karten darfst du nicht auf der Hand haben.
about-discards = Hier liegen gebrauchte Karten. Ist der Stapel leer, werden sie gemischt und bilden einen neuen.
about-master-builder = Wer die längste Reihe einer Art hat, ist ihr Baumeister: Er wählt den Bauplatz und bekommt alle Punkte, auch wenn ein anderer am Zug ist. Die anderen Spieler mit einer Reihe dieser Art bekommen je die Hälfte. Bei Gleichstand bleibt die Figur, wo sie ist.
about-row-lacks = Sobald die Reihen aller Spieler zusammen genug Karten haben, muss das Gebäude noch in diesem Zug gebaut werden; ohne Bauplatz sind die Karten verloren.
about-face-down = Eine Handkarte, die den anderen nicht sicher bekannt ist.
about-purse = Fünf Gold bringen einen Punkt; Wechselgeld gibt es nicht.
topic-casa = Casa
topic-palazzo = Palazzo
topic-campo = Campo
topic-ponte = Ponte
topic-basilica = Basilica
topic-basilica-connected = Basilica
topic-swamp = Sumpf
topic-free = Freies Baufeld
topic-stones = Von Anfang an freies Baufeld
topic-dotted-line = Gepunktete Linie
topic-field = Feld
topic-start = Start
topic-crossing = Kreuzung
topic-pole = Pfahl
topic-gondola = Gondel
topic-tile = Sumpfplättchen
topic-treasure = Schatz
topic-display = Auslage
topic-pile = Stapel
topic-discards = Ablage
topic-master-builder = Baumeister
topic-row-lacks = Karten, die einer Reihe noch fehlen
topic-face-down = Verdeckte Karte
topic-purse = Gold

## Optionen

option-board = Spielplan
option-board-help = Der Name eines Spielplans oder ein eigener Spielplan als Text.
option-cards = Karten
option-cards-help = Wie viele Karten es von Casa, Palazzo, Campo, Ponte und Basilica gibt.
option-cards-7-8-8-9-10 = 7, 8, 8, 9, 10
option-cards-10-8-8-8-8 = 10, 8, 8, 8, 8
option-cards-14-7-7-7-7 = 14, 7, 7, 7, 7: kürzer
option-cards-6-9-9-9-9 = 6, 9, 9, 9, 9: die Case gehen fast nie aus
option-cards-19-6-6-6-5 = 19, 6, 6, 6, 5: eine pro Gebäude
option-tiles = Sumpfplättchen
option-tiles-help = Wie viele davon kein Gold, ein Gold und zwei Gold enthalten.
option-tiles-29-29-28 = 29, 29, 28
option-tiles-43-29-14 = 43, 29, 14: die Hälfte ist leer
option-tiles-0-86-0 = je ein Gold
option-treasures = Schätze
option-treasures-help = Wie viele davon drei, vier, fünf und sechs Gold enthalten.
option-treasures-5-4-4-5 = 5, 4, 4, 5
option-treasures-6-6-3-3 = 6, 6, 3, 3: kleinere
option-treasures-3-3-6-6 = 3, 3, 6, 6: größere
option-basilica = Form der Basilica
option-basilica-help = Wie ihre drei Baufelder liegen dürfen.
option-basilica-triangle = Dreieck: jedes Baufeld berührt die beiden anderen
option-basilica-connected = beliebig zusammenhängend
option-full-hand = Mit voller Hand
option-full-hand-help = Was geschieht, wenn du mit fünf Handkarten ziehen sollst.
option-full-hand-no-draw = keine Karte ziehen
option-full-hand-swap = eine ziehen und eine ablegen
option-full-hand-must-lay = vorher eine Karte legen
option-imaginary-casa = Casa des imaginären Spielers
option-imaginary-casa-help = Was mit einer Casa-Karte geschieht, die für den imaginären Spieler aufgedeckt wird.
option-imaginary-casa-built = die Casa wird für niemanden gebaut
option-imaginary-casa-discarded = die Karte wird abgelegt
option-turn-cap = Höchstzahl an Zügen
option-turn-cap-help = Nach so vielen Zügen aller Spieler zusammen endet die Partie.
option-moves = Bewegung der Gondeln
option-moves-help = Ob eine Gondel auch weniger weit fahren darf, als sie Punkte hat.
option-moves-all = alle Punkte müssen genutzt werden
option-moves-up-to-all = so weit der Spieler will
option-gold-asked = Fragen zum Gold
option-gold-asked-help = Wann du gefragt wirst, ob du zahlst, auch wenn sonst nichts zu entscheiden ist.
option-gold-asked-whenever-it-counts = immer, wenn es zählen kann
option-gold-asked-as-in-version-1 = wie in Version 1 dieser Regeln

## What players may look a term up by

also-row = Zeile, gelegte Karten
also-set = vollständiges Gebäude, allein
also-draining = trockenlegen, Sumpf entfernen, Moor
also-exchange = Tausch, tauschen, Punkte kaufen, verkaufen, Geld
also-master-builder = Architekt, Erster
also-casa = Haus, Wohnhaus
also-palazzo = Palast
also-campo = Platz
also-ponte = Brücke, Brücken
also-basilica = Kirche, Dom, Kuppel
also-swamp = Moor, Schlamm, Wasser
also-tile = Plättchen, Chip, Münze
also-treasure = Truhe, Kiste, Gold, Geld
also-display = offene Karten, Markt
also-field = Feld, Sechseck, Platz
also-gondola = Boot, Schiff, Zählstein, Punkte
also-pole = Pfahl, Pfosten, Anleger
also-crossing = Kreuzung, Sprung

## Amounts that reasons compare

stake-field = Felder in den Kanälen
stake-gold = Gold
stake-hand = Handkarten
stake-laid = Karten in den Reihen
stake-figures = Baumeister

## The characters of the computer players, and how each plays

character-hasty = Vergleicht jedes Mal nur zwei seiner Möglichkeiten und übersieht oft einen besseren Bauplatz.
character-gentle = Spielt vor jeder Aktion rund dreißig Fortsetzungen im Kopf durch, genug für einen kurzen Blick nach vorn.
character-steady = Spielt vor jeder Aktion zweihundert Fortsetzungen im Kopf durch, mit Karten, die die anderen haben könnten.
character-strong = Spielt vor jeder Aktion zweitausend Fortsetzungen im Kopf durch und wählt, was sich am besten bewährt.
