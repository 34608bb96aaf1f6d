# Le parole di Doge.
# Un posto `$seat` viene con `$seat-is`: "you" o "other". Una zona si dice come in una frase.

title = Doge
teaser = Voti segreti, consiglieri comprati e palazzi sempre più cari: chi sarà doge di Venezia?
goal = Posa segnalini coperti nei sei sestieri e nella Quarantia. Se vinci una votazione, controlli un consigliere e metti case. Con abbastanza case in un sestiere paghi un palazzo; nello stesso sestiere ogni palazzo costa una casa in più del precedente. Diventi doge con palazzi in tutti e sei i sestieri, con sette palazzi in cinque sestieri o con otto in quattro.

## Zone, consiglieri, segnalini

area-cannaregio = Cannaregio
area-castello = Castello
area-dorsoduro = Dorsoduro
area-san-marco = San Marco
area-san-polo = San Polo
area-santa-croce = Santa Croce
area-quarantia = la Quarantia
label-quarantia = Quarantia
councillor-cannaregio = il consigliere di Cannaregio
councillor-castello = il consigliere di Castello
councillor-dorsoduro = il consigliere di Dorsoduro
councillor-san-marco = il consigliere di San Marco
councillor-san-polo = il consigliere di San Polo
councillor-santa-croce = il consigliere di Santa Croce
councillor-first = un consigliere della Quarantia
councillor-second = un consigliere della Quarantia
councillor-third = un consigliere della Quarantia
which-first = il primo
which-second = il secondo
which-third = il terzo
marker = segnalino { $value }

## Azioni

do-card = Vota { $area-is ->
    [area-quarantia] nella Quarantia
   *[other] a { $area }
  }
do-add = Aggiungi il segnalino { $marker }
do-confirm = Posa la scheda
do-councillor = Scegli { $which }
do-send = Manda il consigliere { $area-is ->
    [area-quarantia] nella Quarantia
   *[other] a { $area }
  }
do-abstain = Astieniti: il consigliere è neutrale
do-lift = Sposta una casa da { $district }
do-drop = Sposta la casa a { $district }
do-stay = Non spostare case
do-place = { $count ->
    [0] Non mettere case
    [one] Metti una casa
   *[other] Metti { $count } case
  }
do-build = Costruisci un palazzo
do-forgo = Non costruire
do-remove = Riprendi il segnalino { $marker }
do-take-back = Scegli un’altra zona
do-put-back = Rimetti la casa dov’era
answer-confirm = { $count ->
    [one] Posa un segnalino
   *[other] Posa { $count } segnalini
  } { $area-is ->
    [area-quarantia] nella Quarantia
   *[other] a { $area }
  }: { $votes ->
    [0] nessun voto
    [one] un voto
   *[other] { $votes } voti
  }
answer-pick = { $seat-is ->
    [you] Scegli il tuo consigliere a { $area }
   *[other] Scegli il consigliere di { $seat } a { $area }
  }
answer-pick-neutral = Scegli un consigliere neutrale
answer-abstain-leave = Lascia neutrale il consigliere
answer-abstain-leave-move = Lascia neutrale il consigliere; poi puoi spostare una casa
answer-abstain-make = Rendi neutrale il consigliere
answer-abstain-make-move = Rendi neutrale il consigliere; poi puoi spostare una casa
answer-drop = Sì, a { $area }
answer-stay = Non spostare case
answer-stay-more = Non spostare una seconda casa
answer-place = { $count ->
    [0] Nessuna casa
    [one] Una casa
    [2] Due case
   *[other] { $count } case
  }
answer-build = Costruisci un palazzo per { $price } case
answer-forgo = Non costruire
waste-barred = Uno 0 ti esclude da questa votazione
waste-ballot = Uno 0 da solo non porta voti
waste-markers = { $count ->
    [one] Qui puoi posare ancora un segnalino, che altrimenti decade
   *[other] Qui puoi posare ancora { $count } segnalini, che altrimenti decadono
  }
waste-councillor = Non hai case da spostare in cambio
waste-vote = Il suo voto andrebbe perso: lì non si voterà più in questa partita
waste-check = Mettendo le case una alla volta potresti costruire un secondo palazzo

## L’ordine delle votazioni

order-title = Ordine delle votazioni
order-now = Anno { $year }
order-next = Anno prossimo
order-down = non ancora scoperta
votes-of = { $seat-is ->
    [you] tu: { $votes }
   *[other] { $seat }: { $votes }
  }
votes-none = nessun voto

## I pezzi nelle zone

site-next = case per il prossimo palazzo
site-later = più tardi
palace-here = { $seat-is ->
    [you] il tuo palazzo sul lotto { $number }
   *[other] palazzo di { $seat } sul lotto { $number }
  }
houses-of = { $seat-is ->
    [you] le tue case
   *[other] case di { $seat }
  }
houses-lacking = { $count ->
    [one] ne manca una per un palazzo
   *[other] ne mancano { $count } per un palazzo
  }
houses-do = abbastanza per un palazzo quando arriva un’altra tua casa
houses-no-site = qui non ci sono più lotti
house-lifted = una di queste si sta spostando
councillor-from = consigliere { $home-is ->
    [area-quarantia] della Quarantia
   *[other] di { $home }
  }
councillor-ring = { $seat-is ->
    [you] porta il tuo anello: un voto per te
   *[other] porta l’anello di { $seat }: un voto per { $seat }
  }
councillor-free = neutrale: nessun voto
neutral = Neutrali
ballot-of = { $seat-is ->
    [you] i tuoi segnalini, coperti
   *[other] segnalini di { $seat }, coperti
  }
marker-unseen = gli altri non ne vedono il valore

## La votazione in corso

election = Votazione { $number }: { $area }
voters = { $seat-is ->
    [you] voti dei tuoi consiglieri
   *[other] voti dei consiglieri di { $seat }
  }
place-first = vittoria
place-first-tied = primo a pari merito
place-second = secondo posto
place-second-tied = secondo a pari merito
place-none = non partecipa
award-district = Il vincitore sceglie che cosa fare del consigliere e può mettere fino a due case. Poi il secondo può metterne una.
award-district-alone = Il vincitore sceglie che cosa fare del consigliere e può mettere fino a due case. Non c’è un secondo.
award-district-seconds = Il vincitore sceglie che cosa fare del consigliere e può mettere fino a due case. Poi ogni secondo a pari merito può metterne una.
award-district-tied = I primi a pari merito possono mettere fino a due case ciascuno. Il consigliere diventa neutrale. Non c’è un secondo.
award-quarantia = Il vincitore sceglie che cosa fare di un consigliere, poi il secondo decide per un altro e infine il vincitore per il terzo.
award-quarantia-alone = Il vincitore sceglie che cosa fare di un consigliere, poi di un altro. Non c’è un secondo.
award-quarantia-seconds = Il vincitore sceglie che cosa fare di un consigliere. Poi ogni secondo a pari merito può spostare una casa, e infine il vincitore sceglie che cosa fare di un altro consigliere.
award-quarantia-tied = I consiglieri restano neutrali. I primi a pari merito possono spostare fino a due case ciascuno.
hint-send = Scegli una zona: il consigliere va lì e porta il tuo anello.
hint-keep = Porta già il tuo anello: scegli dove va, o lascialo dov’è.
hint-lift = Scegli un sestiere in cui hai una casa.
hint-drop = Scegli un sestiere per la casa.

## I pezzi di ogni posto

holdings = { $seat-is ->
    [you] Tu
   *[other] { $seat }
  }
districts-with = sestieri
palaces-where = Palazzi: { $sum }
palaces-built = { $palaces ->
    [one] un palazzo
   *[other] { $palaces } palazzi in { $districts ->
        [one] un sestiere
       *[other] { $districts } sestieri
      }
  }
stock-palace = palazzi in riserva
stock-house = case in riserva
stock-ring = anelli in riserva, ognuno per un consigliere
stock-marker-back = segnalini non posati
turned = Scoperti quest’anno
markers-left = I tuoi segnalini
cards = Le tue carte
card-chosen = La tua scheda
draft = Sulla carta
ballot-chooses = sta scegliendo una scheda
ballot-ready = ha confermato una scheda
ballot-out = niente più segnalini quest’anno
first-among-tied = in caso di parità decide per primo
alert-qualified = { $seat-is ->
    [you] Hai i palazzi per diventare doge: questo è l’ultimo anno
   *[other] Ha i palazzi per diventare doge: questo è l’ultimo anno
  }
alert-near = { $seat-is ->
    [you] Con un altro palazzo puoi diventare doge: { $districts }
   *[other] Manca un solo palazzo: { $districts }
  }
alert-near-many = { $seat-is ->
    [you] Con un altro palazzo puoi diventare doge: { $count } sestieri possibili
   *[other] Manca un solo palazzo: { $count } sestieri possibili
  }

## Domande

reason-won = Vinci { $area-is ->
    [area-quarantia] nella Quarantia
   *[other] a { $area }
  } con { $votes ->
    [one] un voto
   *[other] { $votes } voti
  }
reason-second = Sei al secondo posto { $area-is ->
    [area-quarantia] nella Quarantia
   *[other] a { $area }
  } con { $votes ->
    [one] un voto
   *[other] { $votes } voti
  }
reason-first = Sei al primo posto a pari merito { $area-is ->
    [area-quarantia] nella Quarantia
   *[other] a { $area }
  } con { $votes ->
    [one] un voto
   *[other] { $votes } voti
  }
reason-seconds = Sei al secondo posto a pari merito { $area-is ->
    [area-quarantia] nella Quarantia
   *[other] a { $area }
  } con { $votes ->
    [one] un voto
   *[other] { $votes } voti
  }
aim = Il tuo scopo: vincere votazioni e costruire palazzi. Per vincere la partita servono palazzi in tutti e sei i sestieri, oppure sette palazzi in cinque sestieri o otto in quattro.
ask-card = Scheda { $number } di { $rounds }: per quale zona?
ask-markers = Quali segnalini posi { $area-is ->
    [area-quarantia] nella Quarantia
   *[other] a { $area }
  }? Da uno a quattro, coperti.
ask-markers-last = Quali segnalini posi { $area-is ->
    [area-quarantia] nella Quarantia
   *[other] a { $area }
  }? È l’ultima scheda dell’anno: i segnalini non usati decadono.
ask-pick = { $reason }: quale consigliere scegli?
ask-councillor = { $reason }: che cosa fai del consigliere? { $hint }
ask-councillor-first = { $reason }: che cosa fai del primo consigliere? { $hint }
ask-councillor-one = { $reason }: che cosa fai di un consigliere? { $hint }
ask-councillor-other = { $reason }: che cosa fai di un altro consigliere? { $hint }
ask-move = Il consigliere è neutrale. Sposti una casa da { $area } o verso { $area }? { $hint }
ask-move-forced = Non hai più anelli, quindi il consigliere è neutrale. Sposti una casa da { $area } o verso { $area }? { $hint }
ask-move-free = Il consigliere è neutrale. Sposti una casa in un altro sestiere? { $hint }
ask-move-free-forced = Non hai più anelli, quindi il consigliere è neutrale. Sposti una casa in un altro sestiere? { $hint }
ask-move-tied = { $reason }: sposti { $count ->
    [one] una casa in un altro sestiere
   *[other] fino a { $count } case in altri sestieri
  }? { $hint }
ask-move-tied-one = { $reason }: sposti la tua casa in un altro sestiere? Puoi farlo due volte. { $hint }
ask-move-more = Sposti un’altra casa? { $hint }
ask-move-again = Sposti di nuovo la tua casa? { $hint }
ask-drop = Dove va la casa di { $area }? { $hint }
ask-drop-only = La casa di { $area } va a { $to }?
ask-place = { $reason }: quante case metti?
ask-place-second = Metti la tua seconda casa a { $area }?
ask-build = A { $area } le tue { $houses } case bastano: ne paghi { $price } per costruire un palazzo?
wait-ballot = { $count ->
    [one] { $seats } sta ancora scegliendo una scheda.
   *[other] { $seats } stanno ancora scegliendo le schede.
  }
wait-ballot-laid = { $count ->
    [one] { $seats } sta ancora scegliendo.
   *[other] { $seats } stanno ancora scegliendo.
  }
wait-ballot-out = Quest’anno non hai più segnalini. { $count ->
    [one] { $seats } sta ancora scegliendo una scheda.
   *[other] { $seats } stanno ancora scegliendo le schede.
  }
wait-sealed = La tua decisione è sigillata. { $count ->
    [one] { $seats } sta ancora decidendo.
   *[other] { $seats } stanno ancora decidendo.
  }
wait-pick = { $count ->
    [one] { $seats } sta scegliendo un consigliere della Quarantia.
   *[other] { $seats } stanno scegliendo consiglieri della Quarantia.
  }
wait-councillor = { $count ->
    [one] { $seats } sta decidendo che cosa fare con { $councillor }.
   *[other] { $seats } stanno decidendo che cosa fare con { $councillor }.
  }
wait-move = { $count ->
    [one] { $seats } può spostare una casa.
   *[other] { $seats } possono spostare una casa ciascuno.
  }
wait-place = { $count ->
    [one] { $seats } può mettere case a { $area }.
   *[other] { $seats } possono mettere case a { $area }, ciascuno le proprie.
  }
wait-build = { $count ->
    [one] { $seats } può costruire un palazzo a { $area } per { $price } case.
   *[other] { $seats } possono costruire un palazzo a { $area } per { $price } case.
  }

## La fine della partita

ending-six-districts = Un palazzo in ognuno dei sei sestieri
ending-seven-in-five = Sette palazzi in cinque sestieri
ending-eight-in-four = Otto palazzi in quattro sestieri
ending-palaces-tie-break = Più giocatori possono diventare doge: vince chi ha più palazzi
ending-houses-tie-break = Più giocatori possono diventare doge, con gli stessi palazzi: vince chi ha più case sul tabellone
ending-shared = Più giocatori possono diventare doge, con gli stessi palazzi e le stesse case
ending-year-cap = Gli anni concordati sono passati senza un doge
ending-deadlock = Nessuno può più diventare doge
ending-and = { $ending }. { $decided }.
decided-breadth = Decide la somma di sestieri e palazzi
decided-palaces = Sestieri e palazzi danno la stessa somma: vince chi ha più palazzi
decided-houses = A parità di sestieri e palazzi vince chi ha più case sul tabellone
decided-nothing = Parità di sestieri, palazzi e case
over-doge = { $seat-is ->
    [you] Sei doge di Venezia!
   *[other] { $seat } è doge di Venezia.
  }
over-first = { $seat-is ->
    [you] Nessuno diventa doge, ma tu ci vai più vicino di tutti e vinci.
   *[other] Nessuno diventa doge, ma { $seat } ci va più vicino di tutti e vince.
  }
over-shared = La vittoria è condivisa: { $seats }.
result-doge = { $seat-is ->
    [you] Sei doge
   *[other] { $seat } è doge
  }
result-first = { $seat-is ->
    [you] Vinci
   *[other] { $seat } vince
  }
result-shared = Vittoria condivisa: { $seats }
standing = { $seat-is ->
    [you] Tu
   *[other] { $seat }
  }: { $palaces ->
    [one] un palazzo
   *[other] { $palaces } palazzi
  } in { $districts ->
    [one] un sestiere
   *[other] { $districts } sestieri
  }, { $houses ->
    [one] una casa
   *[other] { $houses } case
  }

## Eventi

told-first-seat = { $seat-is ->
    [you] La sorte ha deciso: il primo giocatore sei tu.
   *[other] La sorte ha deciso: il primo giocatore è { $seat }.
  }
told-year = { $first-is ->
    [you] Anno { $number }: sei il primo giocatore.
   *[other] Anno { $number }: { $first } è il primo giocatore.
  }
told-ballots = Scheda { $number } di { $rounds }: ognuno sceglie in segreto una zona e dei segnalini.
told-sits-out = { $seat-is ->
    [you] Non hai più segnalini e salti il giro.
   *[other] { $seat } non ha più segnalini e salta il giro.
  }
told-chose = { $seat-is ->
    [you] Scegli la carta { $area-is ->
        [area-quarantia] della Quarantia
       *[other] di { $area }
      }.
   *[other] { $seat } sceglie la carta { $area-is ->
        [area-quarantia] della Quarantia
       *[other] di { $area }
      }.
  }
told-added = { $seat-is ->
    [you] Aggiungi il segnalino { $marker }.
   *[other] { $seat } aggiunge il segnalino { $marker }.
  }
told-removed = { $seat-is ->
    [you] Riprendi il segnalino { $marker }.
   *[other] { $seat } riprende il segnalino { $marker }.
  }
told-took-back = { $seat-is ->
    [you] Riprendi la tua scheda.
   *[other] { $seat } riprende la sua scheda.
  }
told-confirmed = { $seat-is ->
    [you] La tua scheda è pronta.
   *[other] La scheda di { $seat } è pronta.
  }
told-laid = { $seat-is ->
    [you] Posi { $count ->
        [one] un segnalino
       *[other] { $count } segnalini
      } { $area-is ->
        [area-quarantia] nella Quarantia
       *[other] a { $area }
      }.
   *[other] { $seat } posa { $count ->
        [one] un segnalino
       *[other] { $count } segnalini
      } { $area-is ->
        [area-quarantia] nella Quarantia
       *[other] a { $area }
      }.
  }
told-lapsed = { $seat-is ->
    [you] { $count ->
        [one] Il tuo unico segnalino non usato decade.
       *[other] I tuoi { $count } segnalini non usati decadono.
      }
   *[other] { $count ->
        [one] L’unico segnalino non usato di { $seat } decade.
       *[other] I { $count } segnalini non usati di { $seat } decadono.
      }
  }
told-vote = Votazione { $number }: { $area }.
told-counted = { $seat-is ->
    [you] Hai { $votes ->
        [one] un voto
       *[other] { $votes } voti
      }
   *[other] { $seat } ha { $votes ->
        [one] un voto
       *[other] { $votes } voti
      }
  }{ $councillors ->
    [0] .
   *[other] : { $markers } dai segnalini, { $councillors } dai consiglieri.
  }
told-only-zero = { $seat-is ->
    [you] Non hai voti e non partecipi.
   *[other] { $seat } non ha voti e non partecipa.
  }
told-barred = { $seat-is ->
    [you] Il tuo 0 ti esclude da questa votazione.
   *[other] { $seat } ha posato uno 0 ed è fuori da questa votazione.
  }
told-nobody = Nessuno ha voti { $area-is ->
    [area-quarantia] nella Quarantia
   *[other] a { $area }
  }: la votazione non ha effetto.
told-won = { $seat-is ->
    [you] Vinci { $area-is ->
        [area-quarantia] nella Quarantia
       *[other] a { $area }
      }.
   *[other] { $seat } vince { $area-is ->
        [area-quarantia] nella Quarantia
       *[other] a { $area }
      }.
  }
told-tied-first = { $seat-is ->
    [you] Sei al primo posto a pari merito { $area-is ->
        [area-quarantia] nella Quarantia
       *[other] a { $area }
      }.
   *[other] { $seat } è al primo posto a pari merito { $area-is ->
        [area-quarantia] nella Quarantia
       *[other] a { $area }
      }.
  }
told-second = { $seat-is ->
    [you] Sei al secondo posto { $area-is ->
        [area-quarantia] nella Quarantia
       *[other] a { $area }
      }.
   *[other] { $seat } è al secondo posto { $area-is ->
        [area-quarantia] nella Quarantia
       *[other] a { $area }
      }.
  }
told-tied-second = { $seat-is ->
    [you] Sei al secondo posto a pari merito { $area-is ->
        [area-quarantia] nella Quarantia
       *[other] a { $area }
      }.
   *[other] { $seat } è al secondo posto a pari merito { $area-is ->
        [area-quarantia] nella Quarantia
       *[other] a { $area }
      }.
  }
told-no-second = Nessun altro ha voti { $area-is ->
    [area-quarantia] nella Quarantia
   *[other] a { $area }
  }: non c’è un secondo.
told-picked = { $seat-is ->
    [you] Decidi che cosa fare con { $councillor }.
   *[other] { $seat } decide che cosa fare con { $councillor }.
  }
told-sent = { $seat-is ->
    [you] Mandi { $councillor } { $area-is ->
        [area-quarantia] nella Quarantia
       *[other] a { $area }
      }.
   *[other] { $seat } manda { $councillor } { $area-is ->
        [area-quarantia] nella Quarantia
       *[other] a { $area }
      }.
  }
told-ring-back = { $seat-is ->
    [you] Perdi { $councillor } e riprendi il tuo anello.
   *[other] { $seat } perde { $councillor } e riprende il suo anello.
  }
told-neutral = Ora { $councillor } è neutrale.
told-abstained = { $seat-is ->
    [you] Rinunci a controllare { $councillor }.
   *[other] { $seat } rinuncia a controllare { $councillor }.
  }
told-must-abstain = { $seat-is ->
    [you] Non hai più anelli per { $councillor }.
   *[other] { $seat } non ha più anelli per { $councillor }.
  }
told-nothing-to-move = { $seat-is ->
    [you] Non hai case da spostare sul tabellone.
   *[other] { $seat } non ha case da spostare sul tabellone.
  }
told-lifted = { $seat-is ->
    [you] Prendi una casa da { $district }.
   *[other] { $seat } prende una casa da { $district }.
  }
told-put-back = { $seat-is ->
    [you] Rimetti la casa dov’era.
   *[other] { $seat } rimette la casa dov’era.
  }
told-moved = { $seat-is ->
    [you] Sposti una casa da { $district } a { $to }.
   *[other] { $seat } sposta una casa da { $district } a { $to }.
  }
told-stayed = { $seat-is ->
    [you] Non sposti case.
   *[other] { $seat } non sposta case.
  }
told-no-house = { $seat-is ->
    [you] Non hai più case in riserva per { $district }.
   *[other] { $seat } non ha più case in riserva per { $district }.
  }
told-placed = { $seat-is ->
    [you] Metti { $count ->
        [one] una casa
       *[other] { $count } case
      } a { $district }.
   *[other] { $seat } mette { $count ->
        [one] una casa
       *[other] { $count } case
      } a { $district }.
  }
told-placed-none = { $seat-is ->
    [you] Non metti case a { $district }.
   *[other] { $seat } non mette case a { $district }.
  }
told-decided = { $seat-is ->
    [you] La tua decisione è sigillata.
   *[other] La decisione di { $seat } è sigillata.
  }
told-built = { $seat-is ->
    [you] Costruisci un palazzo a { $district } per { $price } case.
   *[other] { $seat } costruisce un palazzo a { $district } per { $price } case.
  }
told-forwent = { $seat-is ->
    [you] Non costruisci un palazzo a { $district }.
   *[other] { $seat } non costruisce un palazzo a { $district }.
  }
told-no-site = { $seat-is ->
    [you] A { $district } non ci sono più lotti per te.
   *[other] A { $district } non ci sono più lotti per { $seat }.
  }
told-no-palace = { $seat-is ->
    [you] Non hai più palazzi da costruire a { $district }.
   *[other] { $seat } non ha più palazzi da costruire a { $district }.
  }
told-turned-card = Votazione { $number } dell’anno prossimo: { $area }.
told-year-over = L’anno { $number } è finito.
told-qualified = { $seat-is ->
    [you] Hai i palazzi per diventare doge: { $palaces } in { $districts } sestieri.
   *[other] { $seat } ha i palazzi per diventare doge: { $palaces } in { $districts } sestieri.
  }
told-doge = { $seat-is ->
    [you] Diventi doge!
   *[other] { $seat } diventa doge.
  }
told-doge-by-palaces = { $seat-is ->
    [you] Hai più palazzi di tutti e diventi doge!
   *[other] { $seat } ha più palazzi di tutti e diventa doge.
  }
told-doge-by-houses = { $seat-is ->
    [you] A parità di palazzi hai più case sul tabellone e diventi doge!
   *[other] A parità di palazzi { $seat } ha più case sul tabellone e diventa doge.
  }
told-shared = Parità di palazzi e di case: la vittoria è condivisa.
told-year-cap = Gli anni concordati sono passati.
told-deadlock = Nessuno può più diventare doge: la partita è finita.
told-ranked-first = { $seat-is ->
    [you] Sei tu ad andare più vicino alla carica di doge.
   *[other] È { $seat } ad andare più vicino alla carica di doge.
  }

## Spiegazioni

price-built = { $count ->
    [one] per il palazzo precedente
   *[other] per i palazzi precedenti
  }
price-stood = { $count ->
    [one] per il palazzo che c’era prima
   *[other] per i palazzi che c’erano prima
  }
votes-councillors = dai consiglieri
card-now = Voti dei tuoi consiglieri in questa zona: { $councillors }. Tue case: { $houses }; il prossimo palazzo ne costa { $price }.
card-now-votes = Voti dei tuoi consiglieri in questa zona: { $councillors }.
about-district = La sua votazione decide chi controlla il suo consigliere e chi mette case qui: il vincitore fino a due, il secondo una. Con abbastanza case si paga un palazzo.
about-quarantia = La sua votazione decide chi controlla i suoi tre consiglieri: il vincitore due, il secondo uno. Qui non si costruisce.
about-order = Le zone votano una dopo l’altra, in quest’ordine.
about-order-down = Dopo ogni votazione si scopre una carta: l’anno prossimo la zona mostrata voterà in questa posizione.
about-palace = Un palazzo resta per sempre. A fine anno può diventare doge chi ha palazzi in tutti e sei i sestieri, oppure sette palazzi in cinque sestieri o otto in quattro; se ci riescono più giocatori, vince chi ha più palazzi. Ogni palazzo aumenta di una casa il prezzo del prossimo in questo sestiere.
about-site-next = Il prezzo del prossimo palazzo qui: tre case, e una in più per ogni palazzo che c’è già, di chiunque sia.
about-site-later = Il prezzo che avrà qui un palazzo successivo. In un sestiere c’è posto per cinque palazzi.
about-house = Con le case si paga un palazzo nel loro sestiere; poi tornano in riserva. Quando arriva una tua casa, puoi costruire subito se ne hai abbastanza.
about-councillor = Nella zona in cui si trova dà un voto al giocatore di cui porta l’anello. Se ne ottieni il controllo nella votazione della sua zona d’origine, lo mandi in un’altra zona a tua scelta. Senza anello non vota.
about-ring = Un anello segna un consigliere che controlli. Se non ti restano anelli, non puoi prendere il controllo di altri consiglieri.
about-ballot = I segnalini restano coperti finché la zona non vota. Tutti vedono quanti sono, ma non quanto valgono.
about-marker = Il numero di un segnalino indica quanti voti aggiunge, in una sola votazione. Ogni anno hai uno 0, due 1, due 2 e due 3. Uno 0 serve solo a bluffare. I segnalini non usati decadono; l’anno dopo li hai di nuovo tutti e sette.
about-marker-bars = Il numero di un segnalino indica quanti voti aggiunge, in una sola votazione. Ogni anno hai uno 0, due 1, due 2 e due 3. Uno 0 esclude il suo giocatore dalla votazione. I segnalini non usati decadono; l’anno dopo li hai di nuovo tutti e sette.
about-card = Ogni anno posi al massimo una scheda per zona: scegli la sua carta, poi da uno a quattro segnalini.
about-draft = I voti di questi segnalini. Si aggiungono i voti dei tuoi consiglieri che si trovano in quella zona.
about-voters = I consiglieri che si trovano qui con l’anello di questo giocatore: un voto ciascuno.
about-votes = Segnalini e consiglieri insieme. Chi ha più voti vince la votazione; chi ne ha di più dopo il vincitore è secondo. In caso di parità non c’è spareggio.
about-districts = Per diventare doge servono, alla fine di un anno, palazzi in tutti e sei i sestieri, oppure sette palazzi in cinque sestieri o otto in quattro.
topic-district = Sestiere
topic-quarantia = Quarantia
topic-order = Ordine delle votazioni
topic-order-down = Carta dell’ordine coperta
topic-palace = Palazzo
topic-site-next = Prezzo del prossimo palazzo
topic-site-later = Prezzo di un palazzo successivo
topic-house = Casa
topic-councillor = Consigliere
topic-ring = Anello
topic-ballot = Scheda
topic-marker = Segnalino
topic-marker-bars = Segnalino
topic-card = Carta di una zona
topic-draft = Segnalini sulla carta
topic-voters = Consiglieri in una votazione
topic-votes = Voti di un giocatore
topic-districts = Sestieri con un palazzo

## Opzioni

option-tie-order = Parità
option-tie-order-help = In quale ordine decidono i giocatori a pari merito?
option-tie-order-rotating = dal primo giocatore, che cambia ogni anno
option-tie-order-fixed = sempre nello stesso ordine
option-tie-order-random = ogni volta a sorte
option-tie-order-sealed = tutti insieme e in segreto
option-scarce-sites = Lotti insufficienti
option-scarce-sites-help = Chi costruisce quando i lotti non bastano per tutti quelli che possono costruire?
option-scarce-sites-order = nell’ordine stabilito per le parità
option-scarce-sites-houses = chi ha più case nel sestiere
option-scarce-sites-random = a sorte
option-scarce-sites-nobody = nessuno
option-forced-abstention = Senza anelli
option-forced-abstention-help = Che cosa succede quando si vince un consigliere ma non si hanno più anelli?
option-forced-abstention-move = è neutrale; si può spostare una casa
option-forced-abstention-neutral = è neutrale; non si spostano case
option-forced-abstention-nothing = resta com’è
option-neutralise = Consiglieri della Quarantia
option-neutralise-help = Quando si restituiscono i loro anelli?
option-neutralise-first = tutti insieme, prima della prima decisione
option-neutralise-one-by-one = ognuno quando viene scelto
option-palaces-per-check = Palazzi in una volta
option-palaces-per-check-help = Quanti palazzi può costruire un giocatore in una volta in un sestiere?
option-palaces-per-check-one = uno al massimo
option-palaces-per-check-many = quanti ne può pagare
option-houses-per-check = Quando si costruisce
option-houses-per-check-help = Quando può costruire un palazzo un vincitore che mette due case?
option-houses-per-check-one = dopo ogni casa
option-houses-per-check-all = dopo entrambe le case
option-lone-destination = Casa con una sola destinazione
option-lone-destination-help = La posa il giocatore, o ci va automaticamente?
option-lone-destination-asked = la posa il giocatore
option-lone-destination-taken = ci va automaticamente
option-zero-marker = Segnalino 0
option-zero-marker-help = Che effetto ha uno 0 accanto ad altri segnalini e ai consiglieri?
option-zero-marker-adds-nothing = non aggiunge voti
option-zero-marker-bars = esclude il suo giocatore
option-year-cap = Numero massimo di anni
option-year-cap-help = Dopo questo numero di anni senza doge vince chi ci è andato più vicino.

## Termini di ricerca

also-area = quartiere, regione, casella
also-order = turno, sequenza
also-marker = gettone di voto, zero
also-ballot = voto segreto, puntata, carta di voto
also-councillor = senatore, politico, pedina, figura
also-ring = base, padrone, proprietario, colore, controllo
also-house = edificio, legno, soldi, moneta
also-palace = edificio, punti, vittoria
also-district = quartiere, colore
also-quarantia = consiglio dei quaranta, tribunale, centro

## Amounts that reasons compare

stake-palaces = palazzi
stake-districts = sestieri con un palazzo
stake-houses = case sul tabellone
stake-councillors = consiglieri

## Choices of several actions

choice-ballot = Voto { $area-is ->
    [area-quarantia] nella Quarantia
   *[other] a { $area }
  }: { $markers }
choice-marker = { $value }

## The characters of the computer players, and how each plays

character-hasty = Decide in fretta: di tutte le possibilità ne valuta solo due, e spesso gli sfugge il voto migliore.
character-gentle = Valuta tre delle sue possibilità e prende la migliore; le altre non le nota.
character-steady = Conta le case che mancano ancora a ciascuno e fa quello che al momento gli giova di più.
character-strong = Immagina più e più volte che cosa possono aver votato gli altri, e gioca il seguito dell’anno nella mente prima di decidere.
