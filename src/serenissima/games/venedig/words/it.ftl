# Le parole di Venedig.
# Un posto `$seat` viene con `$seat-is`: "you" o "other". Il giocatore immaginario ha frasi sue.
# Un edificio `$kind` viene con `$kind-is`, come "kind-casa": la casa e la basilica, ma il palazzo, il campo, il ponte.

title = Venedig
teaser = Case, palazzi, campi, ponti e basiliche sorgono dalla palude, e le gondole avanzano.
goal = Gioca carte, senza aiuto o insieme ad altri, per costruire su esagoni bonificati. Ogni edificio fa avanzare lungo i canali le gondole di chi vi ha partecipato: il costruttore ottiene tutti i punti, ogni aiutante la metà. Se costruisci in un quartiere accanto alla tua gondola, ricevi un tesoro. Anche con l’oro compri punti. Vince la gondola che arriva più lontano.

## Edifici, quartieri, elenchi

kind-casa = casa
kind-palazzo = palazzo
kind-campo = campo
kind-ponte = ponte
kind-basilica = basilica
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
side-first = primo quartiere
side-second = secondo quartiere
imaginary-name = il giocatore immaginario
number-of = { $count ->
    [one] una carta { $kind }
   *[other] { $count } carte { $kind }
  }
set-of = le carte per costruire { $kind-is ->
    [kind-casa] una casa
    [kind-basilica] una basilica
   *[other] un { $kind }
  } senza aiuto

## Azioni

do-reveal = Scopri una carta per il giocatore immaginario
do-skip = Non scoprire carte
do-lay = { $kind-is ->
    [kind-casa] Gioca una carta e costruisci una casa
   *[other] Gioca una carta { $kind } nella fila
  }
do-solo = Costruisci { $kind-is ->
    [kind-casa] una casa
    [kind-basilica] una basilica
   *[other] un { $kind }
  } senza aiuto
do-done = Gioca le carte scelte
do-raise = Costruisci { $kind-is ->
    [kind-casa] una casa
    [kind-basilica] una basilica
   *[other] un { $kind }
  }
do-raise-jointly = Costruisci { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] il { $kind }
  } con le file
do-site = Costruisci sull’esagono { $hex }
do-bridge = Costruisci sulla linea punteggiata { $bridge }
do-count = Conta le case del { $side }
do-go-on = Continua senza pagare
do-pay-most = Compra più punti possibile
do-open-purse = Scegli con che cosa pagare
do-give = Metti { $value ->
    [one] una moneta
   *[other] { $value } monete
  }
do-pay = Paga
do-dump = Rinuncia alla fila { $kind }
do-drain = Bonifica l’esagono { $hex }
do-stop = Smetti di bonificare
do-take = Prendi la carta { $kind }
do-draw = Pesca una carta dal mazzo
do-show = Mostra la carta { $kind } e prendine tre
do-shed = Scarta la carta { $kind }
do-sail = { $points ->
    [0] Non avanzare
    [one] Avanza di un punto
   *[other] Avanza di { $points } punti
  }
do-take-back = Cambia la scelta
do-unpick = Scegli un altro sito
do-keep = Riprendi { $value ->
    [one] una moneta
   *[other] { $value } monete
  }
do-close-purse = Non pagare niente
answer-skip-now = Non prima del turno
answer-skip = Non scoprirne nessuna in questo turno
answer-solo = Costruisci { $kind-is ->
    [kind-casa] una casa
    [kind-basilica] una basilica
   *[other] un { $kind }
  } senza aiuto: { $count } carte
answer-done = Gioca { $cards }
answer-none = Non giocare carte
answer-raise-casa = { $kind-is ->
    [kind-casa] Costruisci una casa
   *[other] Costruisci un { $kind }
  }
answer-raise = Costruisci { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] il { $kind }
  } senza aiuto
answer-raise-row = Costruisci { $kind-is ->
    [kind-basilica] la basilica
   *[other] il { $kind }
  } con la tua fila
answer-jointly = Costruisci { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] il { $kind }
  } insieme: { $seats }
answer-count-none = Conta { $district }: nessuna casa
answer-count = { $casas ->
    [one] Conta { $district }: una casa
   *[other] Conta { $district }: { $casas } case
  } – { $gains }
answer-stop = Non bonificare
answer-stop-second = Una sola
answer-draw = { $count ->
    [one] Pesca una carta dal mazzo
   *[other] Pesca { $count } carte dal mazzo
  }
answer-go-on = Continua senza pagare
answer-go-on-all = Continua finché tutte le gondole non si sono mosse
answer-sail = { $points ->
    [0] Resta dove sei
    [one] Avanza di una casella
   *[other] Avanza di { $points } caselle
  }
answer-keep-gold = Tieni l’oro
answer-end-turn = Finisci il turno
answer-pay = Paga { $gold } monete per { $points ->
    [one] un punto
   *[other] { $points } punti
  }{ $lost ->
    [0] {""}
    [one] ; una sprecata
   *[other] ; { $lost } sprecate
  }

## Il tabellone

board = Il tabellone
board-ours = Il tabellone, la ripartizione delle carte e i valori dell’oro sono nostre ricostruzioni: vedi le regole.
building = { $kind } a { $districts }
dotted-line = linea punteggiata { $number } per un ponte, da { $first } a { $second }
hex-swamp = esagono { $hex }, palude
hex-free = esagono { $hex }, libero
hex-stones = esagono { $hex }, libero dall’inizio
hex-built = esagono { $hex }, { $kind }
hex-around = vicini: { $built } con edificio, { $open } vuoti
site-brings = { $gains }
site-best = al massimo – { $gains }
site-ponte = { $first } ha { $one ->
    [0] nessuna casa
    [one] una casa
   *[other] { $one } case
  }, { $second } { $other ->
    [0] nessuna
    [one] una
   *[other] { $other }
  } – { $gains }
gain = { $seat-is ->
    [you] tu
   *[other] { $seat }
  }: { $points ->
    [one] un punto
   *[other] { $points } punti
  }
gain-and-treasure = { $seat-is ->
    [you] tu
   *[other] { $seat }
  }: { $points ->
    [one] un punto
   *[other] { $points } punti
  } e un tesoro
gain-treasure = { $seat-is ->
    [you] tu
   *[other] { $seat }
  }: un tesoro
gain-nobody = nessun punto per nessuno
field = casella
field-start = partenza
field-crossing = casella 10, e poi casella 45
beside = accanto a { $districts }
beside-none = accanto a nessun quartiere
pole = casella { $number }, un palo oltre il traguardo
field-beyond = { $number }, oltre il traguardo
gondola-of = { $seat-is ->
    [you] la tua gondola
   *[other] gondola di { $seat }
  }
at-start = alla partenza
at-field = sulla casella { $number }
at-field-beside = sulla casella { $number }, accanto a { $districts }

## Carte, edifici e figure accanto al tabellone

market = Carte
display = Carte scoperte
display-empty = nessuna
piles = Mazzo e scarti
pile = mazzo
discards = scarti
just-shown = appena mostrata
supply = Riserva
supply-pieces = Da costruire
supply-builders = Capimastri
supply-of = { $kind }, ancora da costruire
alert-last = Ancora uno e la partita finisce: { $kinds }
waste-kinds = Non c’è spazio per costruire: andrebbero perse carte ({ $kinds })
waste-card = Non c’è spazio per costruire: questa carta andrebbe persa
waste-cards = Non c’è spazio per costruire: le carte andrebbero perse
waste-room = { $free ->
    [one] C’è un solo esagono libero: non si potrebbe costruire tutto
   *[other] Ci sono solo { $free } esagoni liberi: non si potrebbe costruire tutto
  }
waste-row = Puoi tenere file di due soli tipi: dovresti rinunciare a una
waste-points = Non porta punti: solo l’altro quartiere ha case
waste-piece = Potresti tenere un pezzo e avere gli stessi punti
waste-gold = Dopo la partita l’oro non vale più nulla
figure = capomastro ({ $kind })

## I pezzi di ogni posto

person = { $seat-is ->
    [you] Tu
   *[other] { $seat }
  }
hand-of = { $seat-is ->
    [you] La tua mano
   *[other] Mano di { $seat }
  }
face-down = una carta coperta
card-taken = presa dalle carte scoperte
card-known = gli altri la conoscono
own-hand = Mano
own-adding = Per le file
own-solo = Senza aiuto
rows = File
row-lacks = { $kind }: carte ancora necessarie
hand-empty = nessuna carta in mano
stock-gondola = casella della gondola
stock-treasure-back = tesori
stock-tile = tessere palude
remark-turn = { $seat-is ->
    [you] tocca a te
   *[other] è il suo turno
  }
remark-asked = { $seat-is ->
    [you] decidi tu
   *[other] decide ora
  }
remark-purse = { $seat-is ->
    [you] la tua borsa è aperta
   *[other] conta l’oro
  }
imaginary = Giocatore immaginario
imaginary-nothing = nessuna fila
purse = Oro
purse-offered = Da pagare
purse-points = { $points ->
    [0] ancora nessun punto
    [one] un punto
   *[other] { $points } punti
  }
gold-tile = tessera palude, oro
gold-treasure = tesoro, oro

## Domande

aim = Il tuo scopo: arrivare con la tua gondola più lontano di tutti lungo i canali. Ogni edificio fa avanzare le gondole di chi vi partecipa.
ask-before = Prima del tuo turno: scopri una carta per il giocatore immaginario?
ask-after = Dopo il tuo turno: scopri una carta per il giocatore immaginario?
ask-lay = Quali carte giochi? Poi si costruisce ogni edificio che ha tutte le sue carte.
ask-lay-must = La tua mano è piena: quali carte giochi?
ask-next = Qual è il prossimo edificio?
ask-next-only = Ora si costruisce questo edificio, ma il sito non lo scegli tu. { $gold ->
    [0] Non hai abbastanza oro per pagare prima.
   *[other] Vuoi prima pagare oro?
  }
ask-site = Dove va { $kind-is ->
    [kind-casa] la tua casa
    [kind-basilica] la tua basilica
   *[other] il tuo { $kind }
  }?{ $kind-is ->
    [kind-ponte] {" "}Scegli una linea punteggiata.
    [kind-palazzo] {" "}Scegli due esagoni, uno dopo l’altro.
    [kind-basilica] {" "}Scegli tre esagoni, uno dopo l’altro.
   *[other] {""}
  }
ask-site-joint = Costruisci tu: dove va { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] il { $kind }
  }?{ $kind-is ->
    [kind-ponte] {" "}Scegli una linea punteggiata.
    [kind-palazzo] {" "}Scegli due esagoni, uno dopo l’altro.
    [kind-basilica] {" "}Scegli tre esagoni, uno dopo l’altro.
   *[other] {""}
  }
ask-site-master = È il turno di { $seat }, ma il capomastro sei tu: dove va { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] il { $kind }
  }?{ $kind-is ->
    [kind-ponte] {" "}Scegli una linea punteggiata.
    [kind-palazzo] {" "}Scegli due esagoni, uno dopo l’altro.
    [kind-basilica] {" "}Scegli tre esagoni, uno dopo l’altro.
   *[other] {""}
  }
ask-site-imaginary = Per il giocatore immaginario: dove va { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] il { $kind }
  }?{ $kind-is ->
    [kind-ponte] {" "}Scegli una linea punteggiata.
    [kind-palazzo] {" "}Scegli due esagoni, uno dopo l’altro.
    [kind-basilica] {" "}Scegli tre esagoni, uno dopo l’altro.
   *[other] {""}
  }
ask-site-next = { $count ->
    [one] Quale esagono completa { $kind-is ->
        [kind-casa] la casa
        [kind-basilica] la basilica
       *[other] il { $kind }
      }?
   *[other] Qual è il prossimo esagono per { $kind-is ->
        [kind-casa] la casa
        [kind-basilica] la basilica
       *[other] il { $kind }
      }? Ne mancano { $count }.
  }
ask-span = Di quale quartiere il ponte conta le case?
ask-steer = Di quanto avanza la tua gondola? Hai { $points ->
    [one] un punto.
   *[other] { $points } punti.
  }
ask-between = { $seat-is ->
    [you] Ora avanza la tua gondola.
   *[other] Ora avanza la gondola di { $seat }.
  } { $gold ->
    [0] Non hai abbastanza oro per pagare prima.
   *[other] Vuoi prima pagare oro?
  }
ask-surplus = Hai file di { $count } tipi, ma puoi tenerne solo due: a quale rinunci?
ask-drain = Quale tessera palude prendi? Puoi prenderne fino a due.
ask-drain-second = Prendi una seconda tessera palude?
ask-draw = Quale carta prendi: una di quelle scoperte o una del mazzo?
ask-draw-pile = Prendi una carta dal mazzo: non ci sono carte scoperte.
ask-draw-show = Prendi una carta; oppure mostrane una della tua mano e prendi tre carte.
ask-draw-nothing = La tua mano è piena, quindi non peschi. { $gold ->
    [0] Non hai abbastanza oro per pagare prima della fine del turno.
   *[other] Vuoi pagare oro prima della fine del turno?
  }
ask-fill = { $count ->
    [one] Prendi ancora una carta: fra quelle scoperte o dal mazzo?
   *[other] Prendi ancora { $count } carte: fra quelle scoperte, o tutte dal mazzo?
  }
ask-shed = Hai una carta di troppo: quale scarti?
ask-pay = Con che cosa paghi? Hai { $gold ->
    [one] una moneta d’oro
   *[other] { $gold } monete d’oro
  }; cinque valgono un punto.
ask-pay-more = Hai messo { $gold ->
    [one] una moneta d’oro
   *[other] { $gold } monete d’oro
  }: { $points ->
    [0] ancora nessun punto
    [one] un punto
   *[other] { $points } punti
  }. Altro?
ask-final = Il pagamento finale: paghi oro per avere punti?
wait-before = { $seat } può scoprire una carta per il giocatore immaginario.
wait-lay = { $seat } sta scegliendo le carte da giocare.
wait-next = { $seat } sta scegliendo il prossimo edificio.
wait-site = { $seat } sta scegliendo un sito per { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] il { $kind }
  }.
wait-site-master = { $turn-is ->
    [you] È il tuo turno, ma il capomastro è { $seat } e sta scegliendo un sito per { $kind-is ->
        [kind-casa] la casa
        [kind-basilica] la basilica
       *[other] il { $kind }
      }.
   *[other] È il turno di { $turn }, ma il capomastro è { $seat } e sta scegliendo un sito per { $kind-is ->
        [kind-casa] la casa
        [kind-basilica] la basilica
       *[other] il { $kind }
      }.
  }
wait-site-imaginary = { $seat } sta scegliendo un sito per { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] il { $kind }
  } del giocatore immaginario.
wait-span = { $seat } sta scegliendo di quale quartiere il ponte conta le case.
wait-steer = { $seat } sta scegliendo di quanto avanzare.
wait-between = { $next-is ->
    [you] Ora avanza la tua gondola; prima { $seat } può pagare oro.
   *[other] Ora avanza la gondola di { $next }; prima { $seat } può pagare oro.
  }
wait-surplus = { $seat } ha file di troppi tipi e deve rinunciare a una.
wait-drain = { $seat } può bonificare esagoni.
wait-draw = { $seat } sta pescando carte.
wait-draw-nothing = { $seat } ha la mano piena e può pagare oro prima della fine del turno.
wait-fill = { $seat } ha mostrato una carta e sta prendendo tre carte.
wait-shed = { $seat } ha una carta di troppo e ne sta scartando una.
wait-pay = { $seat } sta contando l’oro con cui pagare.
wait-final = Il pagamento finale: { $seat } può pagare oro per avere punti.

## La fine della partita

ending-sixty-by-building = La gondola di un costruttore ha raggiunto la casella 60
ending-sixty-by-helping = La gondola di un aiutante ha raggiunto la casella 60
ending-sixty-by-gold = Una gondola ha raggiunto la casella 60 con l’oro
ending-casa-exhausted = È stata costruita l’ultima casa
ending-palazzo-exhausted = È stato costruito l’ultimo palazzo
ending-campo-exhausted = È stato costruito l’ultimo campo
ending-ponte-exhausted = È stato costruito l’ultimo ponte
ending-basilica-exhausted = È stata costruita l’ultima basilica
ending-turn-cap = I turni concordati sono finiti
over-won = { $seat-is ->
    [you] Vinci: la tua gondola è arrivata più lontano di tutte, alla casella { $field }.
   *[other] Vince { $seat }: la sua gondola è arrivata più lontano di tutte, alla casella { $field }.
  }
over-shared = Nessuna gondola ha lasciato la partenza: tutti condividono la vittoria.
result-won = { $seat-is ->
    [you] Vinci: la tua gondola è sulla casella { $field }
   *[other] Vince { $seat }: la sua gondola è sulla casella { $field }
  }
result-shared = Vittoria condivisa
standing = { $seat-is ->
    [you] Tu
   *[other] { $seat }
  }: { $field ->
    [0] alla partenza
   *[other] casella { $field }
  }

## Eventi

told-dealt = Ogni giocatore riceve tre carte.
told-turn = { $seat-is ->
    [you] Turno { $number }: giochi tu.
   *[other] Turno { $number }: gioca { $seat }.
  }
told-chose-card = { $seat-is ->
    [you] Scegli una carta { $kind }.
   *[other] { $seat } sceglie una carta { $kind }.
  }
told-chose-solo = { $seat-is ->
    [you] Scegli le carte per costruire { $kind-is ->
        [kind-casa] una casa
        [kind-basilica] una basilica
       *[other] un { $kind }
      } senza aiuto.
   *[other] { $seat } sceglie le carte per costruire { $kind-is ->
        [kind-casa] una casa
        [kind-basilica] una basilica
       *[other] un { $kind }
      } senza aiuto.
  }
told-took-back = { $seat-is ->
    [you] Riprendi le carte scelte.
   *[other] { $seat } riprende le carte scelte.
  }
told-laid = { $seat-is ->
    [you] Giochi { $count ->
        [one] una carta { $kind }
       *[other] { $count } carte { $kind }
      }.
   *[other] { $seat } gioca { $count ->
        [one] una carta { $kind }
       *[other] { $count } carte { $kind }
      }.
  }
told-laid-solo = { $seat-is ->
    [you] Giochi { $count ->
        [one] una carta { $kind }
       *[other] { $count } carte { $kind }
      } per costruire senza aiuto.
   *[other] { $seat } gioca { $count ->
        [one] una carta { $kind }
       *[other] { $count } carte { $kind }
      } per costruire senza aiuto.
  }
told-laid-nothing = { $seat-is ->
    [you] Non giochi carte.
   *[other] { $seat } non gioca carte.
  }
told-master = { $seat-is ->
    [you] Diventi capomastro { $kind-is ->
        [kind-casa] della casa
        [kind-basilica] della basilica
       *[other] del { $kind }
      }.
   *[other] { $seat } diventa capomastro { $kind-is ->
        [kind-casa] della casa
        [kind-basilica] della basilica
       *[other] del { $kind }
      }.
  }
told-master-taken = { $seat-is ->
    [you] Ora hai la fila più lunga e diventi capomastro { $kind-is ->
        [kind-basilica] della basilica
       *[other] del { $kind }
      }.
   *[other] { $seat } ha ora la fila più lunga e diventa capomastro { $kind-is ->
        [kind-basilica] della basilica
       *[other] del { $kind }
      }.
  }
told-master-inherited = { $seat-is ->
    [you] Hai la più lunga delle file rimaste e diventi capomastro { $kind-is ->
        [kind-basilica] della basilica
       *[other] del { $kind }
      }.
   *[other] { $seat } ha la più lunga delle file rimaste e diventa capomastro { $kind-is ->
        [kind-basilica] della basilica
       *[other] del { $kind }
      }.
  }
told-imaginary-master = Il giocatore immaginario diventa capomastro { $kind-is ->
    [kind-casa] della casa
    [kind-basilica] della basilica
   *[other] del { $kind }
  }.
told-figure-back = Il capomastro { $kind-is ->
    [kind-basilica] della basilica
   *[other] del { $kind }
  } torna sul tabellone.
told-building = { $seat-is ->
    [you] Si costruisce { $kind-is ->
        [kind-casa] una casa
        [kind-basilica] una basilica
       *[other] un { $kind }
      }: il sito lo scegli tu.
   *[other] Si costruisce { $kind-is ->
        [kind-casa] una casa
        [kind-basilica] una basilica
       *[other] un { $kind }
      }: il sito lo sceglie { $seat }.
  }
told-no-space = { $kind-is ->
    [kind-casa] Non c’è un sito per la casa: la sua carta va persa.
    [kind-basilica] Non c’è un sito per la basilica: le sue carte vanno perse.
   *[other] Non c’è un sito per il { $kind }: le sue carte vanno perse.
  }
told-picked = { $seat-is ->
    [you] Scegli l’esagono { $hex }.
   *[other] { $seat } sceglie l’esagono { $hex }.
  }
told-unpicked = { $seat-is ->
    [you] Scegli un altro sito.
   *[other] { $seat } sceglie un altro sito.
  }
told-built = Ora sorge { $kind-is ->
    [kind-casa] una casa
    [kind-basilica] una basilica
   *[other] un { $kind }
  } a { $points ->
    [0] { $district }.
    [one] { $district }: un punto.
   *[other] { $district }: { $points } punti.
  }
told-built-ponte = Ora un ponte unisce { $district } e { $other }.
told-counts = { $seat-is ->
    [you] Conti le case di { $district }: { $count }.
   *[other] { $seat } conta le case di { $district }: { $count }.
  }
told-treasure = { $seat-is ->
    [you] Ricevi un tesoro da { $value } monete d’oro.
   *[other] { $seat } riceve un tesoro da { $value } monete d’oro.
  }
told-treasure-hidden = { $seat-is ->
    [you] Ricevi un tesoro.
   *[other] { $seat } riceve un tesoro.
  }
told-no-treasure = { $seat-is ->
    [you] Per te non ci sono più tesori.
   *[other] Per { $seat } non ci sono più tesori.
  }
told-moved = { $seat-is ->
    [you] { $points ->
        [one] Un punto
       *[other] { $points } punti
      }: la tua gondola avanza fino alla casella { $field }.
   *[other] { $points ->
        [one] Un punto
       *[other] { $points } punti
      }: la gondola di { $seat } avanza fino alla casella { $field }.
  }
field-jumped = { $count ->
    [one] saltata
   *[other] saltate
  }
points-palazzo = { $count ->
    [one] esagono vicino senza edificio
   *[other] esagoni vicini senza edificio
  }
points-campo = { $count ->
    [one] esagono vicino con un edificio
   *[other] esagoni vicini con un edificio
  }
points-half = (la metà di { $whole })
points-half-down = (la metà di { $whole }, arrotondata per difetto)
told-stayed = { $seat-is ->
    [you] La tua gondola resta ferma.
   *[other] La gondola di { $seat } resta ferma.
  }
told-went-on = { $seat-is ->
    [you] Ora non paghi.
   *[other] { $seat } ora non paga.
  }
told-cards-away = { $kind-is ->
    [kind-casa] La carta casa viene scartata.
   *[other] Le carte { $kind } vengono scartate.
  }
told-dumped = { $seat-is ->
    [you] Rinunci alla tua fila { $kind }: { $count ->
        [one] una carta
       *[other] { $count } carte
      }.
   *[other] { $seat } rinuncia alla sua fila { $kind }: { $count ->
        [one] una carta
       *[other] { $count } carte
      }.
  }
told-opened-purse = { $seat-is ->
    [you] Apri la tua borsa.
   *[other] { $seat } apre la borsa.
  }
told-offered = { $seat-is ->
    [you] Metti { $value ->
        [one] una moneta d’oro
       *[other] { $value } monete d’oro
      }.
   *[other] { $seat } mette { $value ->
        [one] una moneta d’oro
       *[other] { $value } monete d’oro
      }.
  }
told-kept = { $seat-is ->
    [you] Riprendi { $value ->
        [one] una moneta d’oro
       *[other] { $value } monete d’oro
      }.
   *[other] { $seat } riprende { $value ->
        [one] una moneta d’oro
       *[other] { $value } monete d’oro
      }.
  }
told-closed-purse = { $seat-is ->
    [you] Chiudi la tua borsa.
   *[other] { $seat } chiude la borsa.
  }
gold-in-treasures = in tesori
told-paid = { $seat-is ->
    [you] Paghi { $gold } monete d’oro per { $points ->
        [one] un punto
       *[other] { $points } punti
      }.
   *[other] { $seat } paga { $gold } monete d’oro per { $points ->
        [one] un punto
       *[other] { $points } punti
      }.
  }
told-drained = { $seat-is ->
    [you] Bonifichi l’esagono { $hex }.
   *[other] { $seat } bonifica l’esagono { $hex }.
  }
told-found = { $value ->
    [0] { $seat-is ->
        [you] Sulla tessera non c’è oro.
       *[other] { $seat } non trova oro sulla tessera.
      }
   *[other] { $seat-is ->
        [you] Sulla tessera { $value ->
            [one] c’è una moneta d’oro
           *[other] ci sono { $value } monete d’oro
          }.
       *[other] { $seat } trova { $value ->
            [one] una moneta d’oro
           *[other] { $value } monete d’oro
          } sulla tessera.
      }
  }
told-found-hidden = { $seat-is ->
    [you] Guardi la tessera.
   *[other] { $seat } guarda la tessera.
  }
told-stopped = { $seat-is ->
    [you] Smetti di bonificare.
   *[other] { $seat } smette di bonificare.
  }
told-took = { $seat-is ->
    [you] Prendi la carta { $kind } scoperta.
   *[other] { $seat } prende la carta { $kind } scoperta.
  }
told-drew = { $seat-is ->
    [you] Peschi una carta { $kind }.
   *[other] { $seat } pesca una carta { $kind }.
  }
told-drew-hidden = { $seat-is ->
    [you] Peschi una carta.
   *[other] { $seat } pesca una carta.
  }
told-showed = { $seat-is ->
    [you] Mostri una carta { $kind }.
   *[other] { $seat } mostra una carta { $kind }.
  }
told-hand-full = { $seat-is ->
    [you] La tua mano è piena: non peschi.
   *[other] { $seat } ha la mano piena: non pesca.
  }
told-shed = { $seat-is ->
    [you] Scarti una carta { $kind }.
   *[other] { $seat } scarta una carta { $kind }.
  }
told-reshuffled = Gli scarti diventano il mazzo.
told-display-away = Le carte scoperte sono quattro: vengono scartate tutte.
told-revealed = Per il giocatore immaginario si scopre una carta { $kind }.
told-not-revealed = { $seat-is ->
    [you] Non scopri carte.
   *[other] { $seat } non scopre carte.
  }
told-revealed-in-vain = Per il giocatore immaginario si scopre una carta { $kind }, che viene scartata.
told-goal = { $seat-is ->
    [you] La tua gondola ha raggiunto il traguardo.
   *[other] La gondola di { $seat } ha raggiunto il traguardo.
  }
told-exhausted = Era { $kind-is ->
    [kind-casa] l’ultima casa
    [kind-basilica] l’ultima basilica
   *[other] l’ultimo { $kind }
  }.
told-last-exchange = Comincia il pagamento finale.
told-keeps-gold = { $seat-is ->
    [you] Non paghi oro.
   *[other] { $seat } non paga oro.
  }
told-turn-cap = I turni concordati sono finiti.
told-won = { $seat-is ->
    [you] Vinci: la tua gondola è arrivata più lontano di tutte, alla casella { $field }.
   *[other] Vince { $seat }: la sua gondola è arrivata più lontano di tutte, alla casella { $field }.
  }

## Spiegazioni

cards-so-far = Carte nelle file: { $count } su { $needed }
about-casa = Richiede una carta e un esagono libero. Vale un punto. Non appartiene a nessun giocatore, e conta per ogni ponte che unisce il suo quartiere a un altro.
about-palazzo = Richiede tre carte e due esagoni liberi che si toccano. Vale un punto per ogni esagono vicino senza edificio, libero o palude.
about-campo = Richiede tre carte e un esagono libero. Vale un punto per ogni esagono vicino con un edificio.
about-ponte = Richiede tre carte e i due capi liberi di una linea punteggiata. Vale un punto per ogni casa in uno dei due quartieri che unisce, a scelta del costruttore.
about-basilica = Richiede quattro carte e tre esagoni liberi che si toccano tutti tra loro. Vale sette punti.
about-basilica-connected = Richiede quattro carte e tre esagoni liberi collegati. Vale sette punti.
about-swamp = Un esagono sotto la palude. Dopo aver costruito puoi bonificarne uno o due: l’oro della tessera è tuo, e l’esagono è libero dal turno successivo. Il nome di un esagono indica la sua riga, con la A in alto, e la distanza da sinistra in mezzi esagoni.
about-free = Un esagono libero: qui si può costruire, ma per un ponte serve una linea punteggiata. Il nome di un esagono indica la sua riga, con la A in alto, e la distanza da sinistra in mezzi esagoni.
about-stones = Un esagono libero fin dall’inizio: qui si può costruire, ma per un ponte serve una linea punteggiata. Il nome di un esagono indica la sua riga, con la A in alto, e la distanza da sinistra in mezzi esagoni.
about-dotted-line = Un ponte può unire questi due esagoni finché sono entrambi liberi. Qualsiasi altro edificio su uno di essi chiude la linea.
about-field = Una casella del percorso delle gondole. Se la tua gondola è accanto al quartiere di un edificio a cui partecipi, ricevi un tesoro, finché ce ne sono. Le caselle occupate si saltano.
about-start = Tutte le gondole partono da qui.
about-crossing = Qui il canale incrocia sé stesso: le caselle 10 e 45 sono lo stesso luogo, con spazio per una gondola.
about-pole = Una casella oltre il traguardo. Vince la gondola che arriva più lontano.
about-gondola = Avanza di tanti punti quanti ne ottiene il suo giocatore. Il costruttore ottiene tutti i punti di un edificio, ogni aiutante la metà; cinque monete d’oro valgono un punto. Vince la gondola che arriva più lontano. La partita finisce quando una raggiunge la casella 60 o un tipo di edificio si esaurisce.
about-tile = La tessera palude di un esagono bonificato, con al massimo due monete d’oro. Cinque monete d’oro valgono un punto; non si dà resto.
about-treasure = Un tesoro contiene da tre a sei monete d’oro. Ne ricevi uno, finché ce ne sono, se partecipi a un edificio in un quartiere accanto alla tua gondola. Cinque monete d’oro valgono un punto; non si dà resto.
about-display = Alla fine del tuo turno puoi prendere queste carte scoperte. Se a turno finito sono quattro, si scartano tutte.
about-pile = Alla fine del turno peschi una carta da qui o ne prendi una scoperta; oppure mostri una carta e poi prendi tre carte. Non puoi avere più di cinque carte in mano.
about-discards = Carte usate. Si mescolano quando il mazzo è vuoto.
about-master-builder = Chi ha la fila più lunga di un tipo ne è il capomastro: sceglie il sito e ottiene tutti i punti, anche nel turno di un altro. Gli altri con una fila di quel tipo ne ottengono la metà. In caso di parità la figura resta dov’è.
about-row-lacks = Appena le file di tutti i giocatori hanno insieme abbastanza carte, l’edificio va costruito nello stesso turno. Se non c’è un sito, le carte vanno perse.
about-face-down = Una carta in mano che gli altri non conoscono con certezza.
about-purse = Cinque monete d’oro valgono un punto; non si dà resto.
topic-casa = Casa
topic-palazzo = Palazzo
topic-campo = Campo
topic-ponte = Ponte
topic-basilica = Basilica
topic-basilica-connected = Basilica
topic-swamp = Palude
topic-free = Esagono libero
topic-stones = Esagono libero dall’inizio
topic-dotted-line = Linea punteggiata
topic-field = Casella
topic-start = Partenza
topic-crossing = Incrocio
topic-pole = Palo
topic-gondola = Gondola
topic-tile = Tessera palude
topic-treasure = Tesoro
topic-display = Carte scoperte
topic-pile = Mazzo
topic-discards = Scarti
topic-master-builder = Capomastro
topic-row-lacks = Carte ancora necessarie in una fila
topic-face-down = Carta coperta
topic-purse = Oro

## Opzioni

option-board = Tabellone
option-board-help = Il nome di un tabellone, o il testo di un tabellone tuo.
option-cards = Carte
option-cards-help = Quante carte ci sono per casa, palazzo, campo, ponte e basilica?
option-cards-7-8-8-9-10 = 7, 8, 8, 9, 10
option-cards-10-8-8-8-8 = 10, 8, 8, 8, 8
option-cards-14-7-7-7-7 = 14, 7, 7, 7, 7: più breve
option-cards-6-9-9-9-9 = 6, 9, 9, 9, 9: le case non si esauriscono quasi mai
option-cards-19-6-6-6-5 = 19, 6, 6, 6, 5: una per ogni pezzo
option-tiles = Tessere palude
option-tiles-help = Quante contengono zero, una e due monete d’oro?
option-tiles-29-29-28 = 29, 29, 28
option-tiles-43-29-14 = 43, 29, 14: metà sono vuote
option-tiles-0-86-0 = una moneta ciascuna
option-treasures = Tesori
option-treasures-help = Quanti contengono tre, quattro, cinque e sei monete d’oro?
option-treasures-5-4-4-5 = 5, 4, 4, 5
option-treasures-6-6-3-3 = 6, 6, 3, 3: più piccoli
option-treasures-3-3-6-6 = 3, 3, 6, 6: più grandi
option-basilica = Forma della basilica
option-basilica-help = Come possono essere disposti i suoi tre esagoni?
option-basilica-triangle = triangolo: ogni esagono tocca gli altri due
option-basilica-connected = qualsiasi forma contigua
option-full-hand = Con la mano piena
option-full-hand-help = Come si pesca con cinque carte in mano?
option-full-hand-no-draw = non pescare
option-full-hand-swap = pescare una carta e scartarne una
option-full-hand-must-lay = prima giocare una carta
option-imaginary-casa = Case del giocatore immaginario
option-imaginary-casa-help = Che effetto ha una carta casa scoperta per il giocatore immaginario?
option-imaginary-casa-built = la casa si costruisce, senza punti
option-imaginary-casa-discarded = la carta viene scartata
option-turn-cap = Numero massimo di turni
option-turn-cap-help = La partita finisce dopo questo numero di turni, contando quelli di tutti i giocatori.
option-moves = Movimento delle gondole
option-moves-help = Una gondola può avanzare di meno dei suoi punti?
option-moves-all = si devono usare tutti i punti
option-moves-up-to-all = fin dove vuole il giocatore
option-gold-asked = Domande sull’oro
option-gold-asked-help = Quando ti viene chiesto se vuoi pagare oro, anche se non devi decidere altro?
option-gold-asked-whenever-it-counts = ogni volta che può contare
option-gold-asked-as-in-version-1 = come nella versione 1 di queste regole

## Termini di ricerca

also-row = carte giocate, linea
also-set = edificio completo, da solo
also-draining = prosciugare, drenare, togliere la palude
also-exchange = cambio, cambiare, scambiare, comprare punti, denaro
also-master-builder = architetto, primo
also-casa = abitazione
also-palazzo = palazzi, villa
also-campo = piazza
also-ponte = ponti
also-basilica = chiesa, cattedrale, cupola
also-swamp = fango, acqua, acquitrino
also-tile = tassello, gettone, moneta
also-treasure = forziere, oro, denaro
also-display = esposizione, mercato, carte aperte
also-field = esagono, posto, spazio
also-gondola = barca, barche, segnapunti, punti
also-pole = ormeggio, bricola
also-crossing = incontro, salto

## Amounts that reasons compare

stake-field = caselle lungo i canali
stake-gold = monete d’oro
stake-hand = carte in mano
stake-laid = carte nelle file
stake-figures = capomastri

## The characters of the computer players, and how each plays

character-hasty = Ogni volta confronta solo due delle sue possibilità e spesso non vede un posto migliore per costruire.
character-gentle = Prima di ogni azione prova a mente una trentina di seguiti, quanto basta per guardare un po’ avanti.
character-steady = Prima di ogni azione prova a mente duecento seguiti, con le carte che gli altri potrebbero avere.
character-strong = Prima di ogni azione prova a mente duemila seguiti e sceglie ciò che regge meglio.
