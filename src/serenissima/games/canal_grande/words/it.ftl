# Le parole di Canal Grande.
# Un posto `$seat` viene con `$seat-is`: "you" o "other". Carte e sestieri si chiamano come sulla carta.

title = Canal Grande
teaser = Uno divide le carte, l’altro sceglie: un duello per i voti dei sei sestieri.
goal = Chi per primo vince una carta di ognuno dei sei sestieri, o quattro di uno solo, diventa doge. Le carte delle offerte le vedono entrambi: ricordale, dividi con cura e indici la votazione al momento giusto.

## Carte e luoghi

card-cannaregio = Cannaregio
card-castello = Castello
card-dorsoduro = Dorsoduro
card-san-marco = San Marco
card-san-polo = San Polo
card-santa-croce = Santa Croce
card-gondola = Gondola
card-traitor = Traditore
card-spy = Spia
card-doge = Doge
card-one = Numero 1
card-two = Numero 2
card-three = Numero 3
district-cannaregio = Cannaregio
district-castello = Castello
district-dorsoduro = Dorsoduro
district-san-marco = San Marco
district-san-polo = San Polo
district-santa-croce = Santa Croce
offer-first = la prima offerta
offer-second = la seconda offerta
power-none = niente
power-traitor = un traditore
power-spy = una spia
power-bonus = il bonus

## Che cosa si può fare

do-shift = Alla seconda offerta: { $card }
do-return = Di nuovo alla prima offerta: { $card }
do-present = Presenta le offerte
do-choose = Prendi { $offer }
do-use = Usa
do-forgo = Rinuncia
do-call = Indici la votazione a { $district }
do-lay = Metti { $district }
do-bid = Punta
bid-total = Punta { $total }
do-decline = Lascia
do-withdraw = Riprendi le carte

## Le carte di ciascuno

hand = { $seat-is ->
    [you] La tua mano
   *[other] { $seat }
  }
hand-known = { $count ->
    [0] nessuna carta in mano
    [one] una carta, { $known ->
        [0] ignota
       *[other] nota
      }
   *[other] { $count } carte, { $known ->
        [0] tutte ignote
        [one] { $known } nota
       *[other] { $known } note
      }
  }
hand-seen = { $count ->
    [0] nessuna carta in mano
    [one] una carta; { $seat } { $known ->
        [0] non la conosce
       *[other] la conosce
      }
   *[other] { $count } carte; { $seat } { $known ->
        [0] non ne conosce nessuna
       *[other] ne conosce { $known }
      }
  }
hand-without = di certo niente di { $districts }
seen-card = { $seat } conosce questa carta
face-down = una carta coperta
won = { $count ->
    [one] { $count } sestiere vinto su 6
   *[other] { $count } sestieri vinti su 6
  }
won-most = { $count } di { $district }; con quattro si vince
lacking = non ancora
number-cards = carte numero

## Le offerte e i mazzi

offer-title-first = Prima offerta
offer-title-second = Seconda offerta
offer-worth = { $count ->
    [0] nessuna carta azione
    [one] una carta azione
   *[other] { $count } carte azione
  }; { $points } in carte numero
offer-chosen = { $seat-is ->
    [you] L’hai scelta tu.
   *[other] L’ha scelta { $seat }.
  }
offer-left = { $seat-is ->
    [you] Il resto, per te.
   *[other] Il resto, per { $seat }.
  }
drawn = { $seat-is ->
    [you] Hai pescato
   *[other] { $seat } ha pescato
  }
phase-round = Fase { $phase }, turno { $round }
pile = { $count ->
    [0] Il mazzo è vuoto.
    [one] Nel mazzo resta una carta.
   *[other] Nel mazzo restano { $count } carte.
  }
discards = Scarti ({ $count })

## La votazione

vote-new = Una votazione
vote-in = Votazione a { $district }
vote-by = { $seat-is ->
    [you] La indici con il tuo doge.
   *[other] La indice { $seat } con il suo doge.
  }
vote-passed = { $seat-is ->
    [you] Ti manca una carta per il tuo doge: la votazione la indice { $challenger }.
   *[other] { $challenger-is ->
        [you] A { $seat } manca una carta per il suo doge: la votazione la indici tu.
       *[other] A { $seat } manca una carta per il suo doge: la votazione la indice { $challenger }.
      }
  }
vote-leads = { $seat-is ->
    [you] Sei in testa con { $total }.
   *[other] { $seat } è in testa con { $total }.
  }
vote-more = { $count ->
    [one] Segue un’altra votazione.
   *[other] Seguono altre { $count } votazioni.
  }
vote-barred = Non più in questo turno: { $districts }.
bid-of = { $seat-is ->
    [you] Tu { $total }
   *[other] { $seat } { $total }
  }
drafted = { $count ->
    [one] una carta non è ancora puntata
   *[other] { $count } carte non sono ancora puntate
  }
drafted-card = non ancora puntata
hint-call = Una carta della tua mano indica il sestiere e apre la tua puntata.
hint-lay = Metti carte della tua mano. Ogni altro sestiere porta con sé, da solo, una delle tue gondole.
hint-lay-matching = Metti carte della tua mano.

## Che cosa si chiede

ask-divide = Dividi le carte: spostane alcune nella seconda offerta, poi presentale entrambe.
ask-choose = { $seat } ha diviso le carte. Quale offerta prendi?
ask-traitor = Lasci che il traditore rubi una carta?
ask-spy = Lasci che la spia peschi due carte?
ask-bonus = Peschi il bonus di tre carte?
ask-call = In quale sestiere indici la votazione?
ask-open = Apri la votazione a { $district }. Quanto punti?
ask-answer = La tua risposta a { $district }: punti { $least } o più, o lasci?
ask-raise = Ancora a { $district }: punti { $least } o più, o lasci?
ask-hopeless = Non puoi arrivare a { $least } a { $district }.
wait-divide = { $seat } divide le carte.
wait-choose = { $seat } sceglie un’offerta.
wait-traitor = { $seat } decide su un traditore.
wait-spy = { $seat } decide su una spia.
wait-bonus = { $seat } decide sul bonus.
wait-call = { $seat } sceglie un sestiere per la votazione.
wait-open = { $seat } apre la votazione a { $district }.
wait-answer = { $seat } deve puntare { $least } o più a { $district }, o lascia.
wait-raise = { $seat } deve puntare { $least } o più a { $district }, o lascia.

## La fine

ending-six-districts = Una carta di ognuno dei sei sestieri
ending-four-of-one = Quattro carte di uno stesso sestiere
ending-round-cap = Si è giunti al numero di turni convenuto
over = { $seat-is ->
    [you] Hai vinto: Venezia ha un nuovo doge!
   *[other] { $seat } ha vinto e diventa doge.
  }
over-shared = Nessuno ha vinto: la vittoria è divisa.
result = { $seat-is ->
    [you] Vinci tu
   *[other] Vince { $seat }
  }
result-shared = Una vittoria divisa
standing = { $seat-is ->
    [you] Tu
   *[other] { $seat }
  }: { $count ->
    [one] un sestiere
   *[other] { $count } sestieri
  }, { $most } di { $district }
standing-none = { $seat-is ->
    [you] Tu: nessun sestiere
   *[other] { $seat }: nessun sestiere
  }

## Che cosa è successo

told-dealt = Ognuno riceve quattro carte sestiere.
told-first-divider = { $seat-is ->
    [you] A sorte, dividi per primo tu.
   *[other] A sorte si decide chi divide per primo: { $seat }.
  }
told-phase = Comincia la fase { $number }: si mescolano tutte le carte numero e gli scarti.
told-round = { $seat-is ->
    [you] Turno { $number }: dividi tu.
   *[other] Turno { $number }: divide { $seat }.
  }
told-shifted = { $seat-is ->
    [you] Sposti una carta nella seconda offerta: { $card }.
   *[other] { $seat } sposta una carta nella seconda offerta: { $card }.
  }
told-returned = { $seat-is ->
    [you] Riporti una carta nella prima offerta: { $card }.
   *[other] { $seat } riporta una carta nella prima offerta: { $card }.
  }
told-presented = { $seat-is ->
    [you] Dividi le carte: { $count } e { $rest }.
   *[other] { $seat } divide le carte: { $count } e { $rest }.
  }
told-chose = { $seat-is ->
    [you] Prendi { $offer }.
   *[other] { $seat } prende { $offer }.
  }
told-took-rest = { $seat-is ->
    [you] L’altra offerta è tua.
   *[other] L’altra offerta va a { $seat }.
  }
told-laid-numbers = { $seat-is ->
    [you] Le tue carte numero salgono di { $count }, a { $total }.
   *[other] { $seat } guadagna { $count } in carte numero, { $total } in tutto.
  }
told-took = { $seat-is ->
    [you] Prendi in mano { $count ->
        [one] una carta
       *[other] { $count } carte
      }.
   *[other] { $seat } prende in mano { $count ->
        [one] una carta
       *[other] { $count } carte
      }.
  }
told-stole = { $seat-is ->
    [you] Il tuo traditore ruba una carta a { $victim }: { $card }.
   *[other] { $victim-is ->
        [you] Il traditore di { $seat } ti ruba una carta: { $card }.
       *[other] Il traditore di { $seat } ruba una carta a { $victim }: { $card }.
      }
  }
told-found-nothing = { $seat-is ->
    [you] Il tuo traditore trova una mano vuota.
   *[other] Il traditore di { $seat } trova una mano vuota.
  }
told-spied = { $seat-is ->
    [you] Mandi una spia: due carte.
   *[other] { $seat } manda una spia: due carte.
  }
told-drew = { $seat-is ->
    [you] Peschi una carta: { $card }.
   *[other] { $seat } pesca una carta: { $card }.
  }
told-drew-hidden = { $seat-is ->
    [you] Peschi una carta.
   *[other] { $seat } pesca una carta.
  }
told-drew-traitor = { $seat-is ->
    [you] Peschi un traditore.
   *[other] { $seat } pesca un traditore.
  }
told-drew-spy = { $seat-is ->
    [you] Peschi una spia: si scarta e si sostituisce.
   *[other] { $seat } pesca una spia: si scarta e si sostituisce.
  }
told-drew-doge = { $seat-is ->
    [you] Peschi un doge: ci sarà una votazione.
   *[other] { $seat } pesca un doge: ci sarà una votazione.
  }
told-drew-doge-as-bonus = { $seat-is ->
    [you] Peschi un doge: come bonus si scarta e si sostituisce.
   *[other] { $seat } pesca un doge: come bonus si scarta e si sostituisce.
  }
told-forwent = { $seat-is ->
    [you] Lasci perdere { $power }.
   *[other] { $seat } lascia perdere { $power }.
  }
told-asked = { $seat-is ->
    [you] Puoi usare { $power }.
   *[other] { $seat } può usare { $power }.
  }
told-reshuffled = Il mazzo è vuoto: si mescolano gli scarti.
told-nothing-left = { $seat-is ->
    [you] Non ti resta niente da pescare.
   *[other] A { $seat } non resta niente da pescare.
  }
told-doges = { $seat-is ->
    [you] { $count ->
        [one] C’è un doge davanti a te: una votazione.
       *[other] Ci sono { $count } dogi davanti a te: altrettante votazioni.
      }
   *[other] { $count ->
        [one] C’è un doge davanti a { $seat }: una votazione.
       *[other] Ci sono { $count } dogi davanti a { $seat }: altrettante votazioni.
      }
  }
told-doge-unused = { $seat-is ->
    [you] Nessuno può indire una votazione: il tuo doge si scarta.
   *[other] Nessuno può indire una votazione: il doge di { $seat } si scarta.
  }
told-challenge-passed = { $seat-is ->
    [you] Ti manca una carta per una votazione: la indice { $challenger }.
   *[other] { $challenger-is ->
        [you] A { $seat } manca una carta per una votazione: la indici tu.
       *[other] A { $seat } manca una carta per una votazione: la indice { $challenger }.
      }
  }
told-challenge = { $seat-is ->
    [you] Tocca a te indire una votazione.
   *[other] Tocca a { $seat } indire una votazione.
  }
told-called = { $seat-is ->
    [you] Indici una votazione a { $district }.
   *[other] { $seat } indice una votazione a { $district }.
  }
told-drafted = { $seat-is ->
    [you] Prepari una carta: { $district }.
   *[other] { $seat } prepara una carta: { $district }.
  }
told-withdrew = { $seat-is ->
    [you] Riprendi le carte preparate.
   *[other] { $seat } riprende le carte preparate.
  }
told-laid = { $seat-is ->
    [you] Metti { $count } di { $district }.
   *[other] { $seat } mette { $count } di { $district }.
  }
told-reinforced = { $seat-is ->
    [you] Porti { $count } di { $district } in gondola.
   *[other] { $seat } porta { $count } di { $district } in gondola.
  }
told-bid = { $seat-is ->
    [you] Punti { $total }.
   *[other] { $seat } punta { $total }.
  }
told-declined = { $seat-is ->
    [you] Lasci.
   *[other] { $seat } lascia.
  }
told-won-vote = { $seat-is ->
    [you] Vinci una carta di { $district }.
   *[other] { $seat } vince una carta di { $district }.
  }
told-took-back = { $seat-is ->
    [you] Riprendi { $count ->
        [one] una carta
       *[other] { $count } carte
      }.
   *[other] { $seat } riprende { $count ->
        [one] una carta
       *[other] { $count } carte
      }.
  }
told-phase-ended = Si è arrivati a 10: la fase è finita.
told-bonus = { $seat-is ->
    [you] Hai il totale più basso: tre carte in bonus.
   *[other] { $seat } ha il totale più basso: tre carte in bonus.
  }
told-six-districts = { $seat-is ->
    [you] Hai una carta di ogni sestiere: hai vinto!
   *[other] { $seat } ha una carta di ogni sestiere e vince.
  }
told-four-of-one = { $seat-is ->
    [you] Ne hai quattro di { $district }: hai vinto!
   *[other] { $seat } ne ha quattro di { $district } e vince.
  }
told-round-cap = Si è giunti al numero di turni convenuto: la vittoria è divisa.

## Opzioni

option-numbers = Carte numero
option-numbers-help = Quanti uno, due e tre ci sono.
option-numbers-4-5-5 = quattro 1, cinque 2, cinque 3
option-numbers-5-4-5 = cinque 1, quattro 2, cinque 3
option-numbers-5-5-4 = cinque 1, cinque 2, quattro 3
option-spy-replacement = Una spia pescata
option-spy-replacement-help = Quante carte si pescano al suo posto.
option-spy-replacement-1 = una carta al suo posto
option-spy-replacement-2 = due carte al suo posto
option-matching-card = Carta del sestiere
option-matching-card-help = Se a chi difende serve una carta del sestiere per prendere parte alla votazione.
option-matching-card-required = necessaria
option-matching-card-not-required = non necessaria
option-district-ban = Una votazione per sestiere
option-district-ban-help = Quali votazioni di un turno devono essere in sestieri diversi.
option-district-ban-round = tutte quelle del turno
option-district-ban-player = quelle dello stesso giocatore
option-powers = Traditore, spia, bonus
option-powers-help = Se agiscono da sé o ti viene chiesto ogni volta.
option-powers-automatic = usare senza chiedere
option-powers-asked = chiedere ogni volta
option-round-cap = Massimo di turni
option-round-cap-help = Dopo tanti turni senza vincitore la vittoria è divisa.
option-drawn-traitors = I traditori pescati
option-drawn-traitors-help = Se agiscono quando tutte le carte sono state pescate o appena compaiono.
option-drawn-traitors-after-drawing = quando tutte le carte sono pescate
option-drawn-traitors-at-once = subito
