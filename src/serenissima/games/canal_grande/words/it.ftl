# Le parole di Canal Grande.
# Un posto `$seat` viene con `$seat-is`: "you" o "other". Carte e sestieri si chiamano come sulla carta.

title = Canal Grande
teaser = Uno divide le carte, l’altro sceglie: un duello per i voti dei sei sestieri.
goal = Vinci prima dell’avversario una carta di ognuno dei sei sestieri, o quattro di uno solo, e diventa doge. Vedete entrambi le carte delle offerte: ricordale, dividi con cura e indici le votazioni al momento giusto.

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
power-traitor = il traditore
power-spy = la spia
power-bonus = il bonus

## Azioni

do-shift = Nella seconda offerta: { $card }
do-return = Riporta nella prima offerta: { $card }
do-present = Presenta le offerte
do-choose = Prendi { $offer }
do-use = Usa
do-forgo = Non usare
do-call = Votazione a { $district }
do-lay = Gioca { $district }
do-bid = Punta
bid-total = Punta { $total }
waste-card = La tua puntata non può più essere superata: questa carta andrebbe scartata
waste-power = Il suo effetto andrebbe perso
do-decline = Passa
do-withdraw = Riprendi le tue carte

## Le carte di ciascuno

hand = { $seat-is ->
    [you] La tua mano
   *[other] { $seat }
  }
hand-known = { $count ->
    [0] nessuna carta in mano
    [one] una carta, { $known ->
        [0] sconosciuta
       *[other] nota
      }
   *[other] { $count } carte, { $known ->
        [0] tutte sconosciute
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
hand-without = di certo nessuna carta di { $districts }
seen-card = { $seat } conosce questa carta
face-down = una carta coperta
won = { $count ->
    [one] { $count } sestiere vinto su 6
   *[other] { $count } sestieri vinti su 6
  }
won-most = { $count } carte di { $district }; ne servono 4
lacking = non ancora vinto
number-cards = carte numero
districts = Sestieri in gioco
won-by = { $seat-is ->
    [you] carte che hai vinto
   *[other] carte vinte da { $seat }
  }
decides = { $seat-is ->
    [you] Con una carta qui vinci la partita.
   *[other] Con una carta qui { $seat } vince la partita.
  }
decides-both = Una carta qui dà la vittoria all’uno o all’altro.

## Le offerte e i mazzi

offer-title-first = Prima offerta
offer-title-second = Seconda offerta
offer-worth = { $points ->
    [0] nessun punto
    [one] un punto
   *[other] { $points } punti
  } dalle carte numero; { $count ->
    [0] nessun’altra carta
    [one] un’altra carta
   *[other] altre { $count } carte
  }
offer-now = Con questa offerta le tue carte numero varrebbero in tutto { $total }; con { $limit } o più finisce la fase.
offer-chosen = { $seat-is ->
    [you] L’hai scelta tu.
   *[other] L’ha scelta { $seat }.
  }
offer-left = { $seat-is ->
    [you] L’altra offerta va a te.
   *[other] L’altra offerta va { A($seat) }.
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

vote-new = Nuova votazione
vote-in = Votazione a { $district }
vote-by = { $seat-is ->
    [you] La indici tu con un doge.
   *[other] La indice { $seat } con un doge.
  }
vote-passed = { $seat-is ->
    [you] Non hai carte di sestieri in cui si possa ancora votare: { $challenger } indice la votazione del tuo doge.
   *[other] { $challenger-is ->
        [you] { $seat } non ha carte di sestieri in cui si possa ancora votare: la votazione la indici tu.
       *[other] { $seat } non ha carte di sestieri in cui si possa ancora votare: la votazione la indice { $challenger }.
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
vote-barred = Con questo doge non si può indire una votazione a: { $districts }.
vote-last = Ultima votazione: { $district }
vote-won = { $seat-is ->
    [you] Hai vinto una carta di { $district }.
   *[other] { $seat } ha vinto una carta di { $district }.
  }
vote-before = { $seat-is ->
    [you] Ultima votazione: hai vinto una carta di { $district }, { $total } a { $rest }.
   *[other] Ultima votazione: { $seat } ha vinto una carta di { $district }, { $total } a { $rest }.
  }
bid-of = { $seat-is ->
    [you] Tu
   *[other] { $seat }
  }
bid-carried = in gondola
drafted = { $count ->
    [one] una carta non è ancora puntata
   *[other] { $count } carte non sono ancora puntate
  }
drafted-card = non ancora puntata
hint-lay = Gioca carte dalla tua mano. Per le carte di ogni altro sestiere si usa automaticamente una delle tue gondole.
hint-lay-matching = Gioca carte dalla tua mano.

## Domande

aim = Il tuo scopo: vincere votazioni. Per indirne una serve un doge. Con carte di tutti e sei i sestieri, o quattro di uno solo, vinci la partita.
ask-divide = Dividi le carte: spostane alcune nella seconda offerta, poi presenta entrambe.
ask-choose = { $seat } ha diviso le carte. Quale offerta prendi?
ask-traitor = Usi il traditore per rubare una carta?
ask-spy = Usi la spia per pescare due carte?
ask-bonus = Peschi le tre carte bonus?
ask-call = In quale sestiere indici una votazione? Gioca una carta di quel sestiere.
ask-open = Hai indetto una votazione a { $district }. Quanto punti?
ask-answer = Votazione a { $district }: punti almeno { $least }, o passi?
ask-raise = Rilanci a { $district }? Punta almeno { $least }, oppure passa.
ask-hopeless = Le tue carte non bastano per puntare { $least } a { $district }.
wait-divide = { $seat } sta dividendo le carte.
wait-choose = { $seat } sta scegliendo un’offerta.
wait-traitor = { $seat } sta decidendo se usare un traditore.
wait-spy = { $seat } sta decidendo se usare una spia.
wait-bonus = { $seat } sta decidendo se pescare le carte bonus.
wait-call = { $seat } sta scegliendo un sestiere per la votazione.
wait-open = { $seat } ha indetto una votazione a { $district } e sta scegliendo quanto puntare.
wait-answer = Votazione a { $district }: { $seat } deve puntare almeno { $least }, o passare.
wait-raise = Votazione a { $district }: { $seat } deve puntare almeno { $least }, o passare.

## La fine della partita

ending-six-districts = Una carta di ognuno dei sei sestieri
ending-four-of-one = Quattro carte di uno stesso sestiere
ending-round-cap = I turni concordati sono finiti
over = { $seat-is ->
    [you] Hai vinto: Venezia ha un nuovo doge!
   *[other] { $seat } ha vinto e diventa doge.
  }
over-shared = Pareggio: la vittoria è condivisa.
result = { $seat-is ->
    [you] Vinci tu
   *[other] Vince { $seat }
  }
result-six-districts = { $seat-is ->
    [you] Vinci tu con carte di tutti e sei i sestieri
   *[other] Vince { $seat } con carte di tutti e sei i sestieri
  }; { $rival-is ->
    [you] tu { $count ->
        [0] non ne hai nessuna.
        [one] hai carte di un solo sestiere.
       *[other] hai carte di { $count } sestieri.
      }
   *[other] { $rival } { $count ->
        [0] non ne ha nessuna.
        [one] ha carte di un solo sestiere.
       *[other] ha carte di { $count } sestieri.
      }
  }
result-four-of-one = { $seat-is ->
    [you] Vinci tu con quattro carte di { $district }
   *[other] Vince { $seat } con quattro carte di { $district }
  }; { $rival-is ->
    [you] tu { $most ->
        [0] non ne hai nessuna.
       *[other] ne hai al massimo { $most } di uno stesso sestiere.
      }
   *[other] { $rival } { $most ->
        [0] non ne ha nessuna.
       *[other] ne ha al massimo { $most } di uno stesso sestiere.
      }
  }
result-shared = Vittoria condivisa

## Eventi

told-dealt = Ogni giocatore riceve quattro carte sestiere.
told-first-divider = { $seat-is ->
    [you] La sorte ha deciso: cominci tu a dividere.
   *[other] La sorte ha deciso: comincia { $seat } a dividere.
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
   *[other] L’altra offerta va { A($seat) }.
  }
told-laid-numbers = { $seat-is ->
    [you] Le tue nuove carte numero valgono { $count }: il tuo totale è { $total }.
   *[other] Le nuove carte numero di { $seat } valgono { $count }: il suo totale è { $total }.
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
    [you] Il tuo traditore ruba una carta { A($victim) }: { $card }.
   *[other] { $victim-is ->
        [you] Il traditore di { $seat } ti ruba una carta: { $card }.
       *[other] Il traditore di { $seat } ruba una carta { A($victim) }: { $card }.
      }
  }
told-found-nothing = { $seat-is ->
    [you] Il tuo traditore trova una mano vuota.
   *[other] Il traditore di { $seat } trova una mano vuota.
  }
told-spied = { $seat-is ->
    [you] Mandi una spia e peschi due carte.
   *[other] { $seat } manda una spia e pesca due carte.
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
    [you] Peschi una spia: viene scartata e sostituita.
   *[other] { $seat } pesca una spia: viene scartata e sostituita.
  }
told-drew-doge = { $seat-is ->
    [you] Peschi un doge: ci sarà una votazione.
   *[other] { $seat } pesca un doge: ci sarà una votazione.
  }
told-drew-doge-as-bonus = { $seat-is ->
    [you] Peschi un doge come bonus: viene scartato e sostituito.
   *[other] { $seat } pesca un doge come bonus: viene scartato e sostituito.
  }
told-forwent = { $seat-is ->
    [you] Non usi { $power }.
   *[other] { $seat } non usa { $power }.
  }
told-asked = { $seat-is ->
    [you] Puoi usare { $power }.
   *[other] { $seat } può usare { $power }.
  }
told-reshuffled = Il mazzo è vuoto: si mescolano gli scarti.
told-nothing-left = { $seat-is ->
    [you] Non puoi pescare: non ci sono più carte.
   *[other] { $seat } non può pescare: non ci sono più carte.
  }
told-doges = { $seat-is ->
    [you] { $count ->
        [one] Hai un doge: segue una votazione.
       *[other] Hai { $count } dogi: seguono { $count } votazioni.
      }
   *[other] { $count ->
        [one] { $seat } ha un doge: segue una votazione.
       *[other] { $seat } ha { $count } dogi: seguono { $count } votazioni.
      }
  }
told-doge-unused = { $seat-is ->
    [you] Nessuno dei due può indire una votazione: il tuo doge viene scartato.
   *[other] Nessuno dei due può indire una votazione: il doge di { $seat } viene scartato.
  }
told-challenge-passed = { $seat-is ->
    [you] Non hai carte di sestieri in cui si possa ancora votare: la votazione la indice { $challenger } al posto tuo.
   *[other] { $challenger-is ->
        [you] { $seat } non ha carte di sestieri in cui si possa ancora votare: la votazione la indici tu.
       *[other] { $seat } non ha carte di sestieri in cui si possa ancora votare: la votazione la indice { $challenger }.
      }
  }
told-challenge = { $seat-is ->
    [you] Devi indire una votazione.
   *[other] { $seat } deve indire una votazione.
  }
told-called = { $seat-is ->
    [you] Indici una votazione a { $district }.
   *[other] { $seat } indice una votazione a { $district }.
  }
told-drafted = { $seat-is ->
    [you] Aggiungi una carta alla tua puntata: { $district }.
   *[other] { $seat } aggiunge una carta alla puntata: { $district }.
  }
told-withdrew = { $seat-is ->
    [you] Riprendi le carte della tua puntata.
   *[other] { $seat } riprende le carte della puntata.
  }
told-laid = { $seat-is ->
    [you] Giochi { $count ->
        [one] una carta
       *[other] { $count } carte
      } di { $district }.
   *[other] { $seat } gioca { $count ->
        [one] una carta
       *[other] { $count } carte
      } di { $district }.
  }
told-reinforced = { $seat-is ->
    [you] Porti in gondola { $count ->
        [one] una carta
       *[other] { $count } carte
      } di { $district }.
   *[other] { $seat } porta in gondola { $count ->
        [one] una carta
       *[other] { $count } carte
      } di { $district }.
  }
told-bid = { $seat-is ->
    [you] Punti { $total }.
   *[other] { $seat } punta { $total }.
  }
told-declined = { $seat-is ->
    [you] Passi.
   *[other] { $seat } passa.
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
told-phase-ended = Un totale è arrivato a 10: la fase è finita.
told-bonus = { $seat-is ->
    [you] Hai il totale più basso e puoi pescare tre carte bonus.
   *[other] { $seat } ha il totale più basso e può pescare tre carte bonus.
  }
told-six-districts = { $seat-is ->
    [you] Hai una carta di ogni sestiere e vinci!
   *[other] { $seat } ha una carta di ogni sestiere e vince.
  }
told-four-of-one = { $seat-is ->
    [you] Hai quattro carte di { $district } e vinci!
   *[other] { $seat } ha quattro carte di { $district } e vince.
  }
told-round-cap = I turni concordati sono finiti: la vittoria è condivisa.

## Spiegazioni

won-so-far = Carte vinte: tu { $own }, l’avversario { $other }
at-stake = Se vinci questa votazione, avrai { $count } delle 4 carte di uno stesso sestiere che servono per vincere
at-stake-district = Se vinci questa votazione, avrai carte di { $count } dei 6 sestieri; con tutti e sei vinci la partita
about-district = Con le carte sestiere si punta nelle votazioni. Chi vince una votazione tiene una carta di quel sestiere; una carta vinta in ciascuno dei sei sestieri, o quattro nello stesso, fa vincere la partita.
about-lacking = Vinci una carta di questo sestiere se qui vinci una votazione. Una carta vinta in ciascuno dei sei sestieri, o quattro nello stesso, fa vincere la partita.
about-gondola = In una votazione una gondola ti permette di aggiungere alla puntata carte di un solo altro sestiere. La gondola in sé non conta e dopo l’uso si scarta.
about-traitor = Chi lo prende ruba una carta a caso dalla mano dell’avversario. Poi il traditore viene scartato.
about-spy = Chi la prende la scarta e pesca due carte dal mazzo. Una spia pescata così non ha effetto: viene solo sostituita.
about-doge = Chi prende un doge deve indire una votazione: in un sestiere di cui ha una carta e in cui si può ancora votare. Se non può, la indice l’avversario. La puntata più alta vince una carta di quel sestiere.
about-number = Aggiunge il suo numero al totale di chi la prende. Se alla fine di un turno un totale è 10 o più, la fase finisce. Chi ha il totale più basso pesca allora tre carte bonus; in caso di parità non pesca nessuno.
about-number-cards = La somma delle carte numero di un giocatore. Se alla fine di un turno un totale è 10 o più, la fase finisce. Chi ha il totale più basso pesca allora tre carte bonus; in caso di parità non pesca nessuno. Il totale non conta per la vittoria.
about-face-down = Una carta in mano che non conosci.
about-vote = Il sestiere in cui si vota: chi punta di più vince una carta di quel sestiere.
about-last-vote = Qui restano le due puntate e il vincitore dell’ultima votazione, finché non comincia la prossima. Le carte vere e proprie sono già state vinte, scartate o riprese.
about-bid = Il valore di una puntata è il numero delle carte sestiere giocate; le gondole non contano. Chi vince tiene una carta del sestiere e scarta il resto della puntata. Chi perde scarta una carta sestiere e tutte le gondole giocate, e riprende le altre carte.
topic-district = Carta sestiere
topic-lacking = Sestiere non ancora vinto
topic-gondola = Gondola
topic-traitor = Traditore
topic-spy = Spia
topic-doge = Doge
topic-number = Carta numero
topic-number-cards = Totale delle carte numero
topic-face-down = Carta coperta
topic-vote = Votazione
topic-last-vote = Ultima votazione
topic-bid = Puntata

## Opzioni

option-numbers = Carte numero
option-numbers-help = Quante carte numero da uno, da due e da tre ci sono nel gioco?
option-numbers-4-5-5 = quattro 1, cinque 2, cinque 3
option-numbers-5-4-5 = cinque 1, quattro 2, cinque 3
option-numbers-5-5-4 = cinque 1, cinque 2, quattro 3
option-spy-replacement = Spie pescate
option-spy-replacement-help = Quante carte sostituiscono una spia pescata?
option-spy-replacement-1 = una carta
option-spy-replacement-2 = due carte
option-matching-card = Carta del sestiere
option-matching-card-help = Al difensore serve una carta del sestiere per puntare in una votazione?
option-matching-card-required = obbligatoria
option-matching-card-not-required = non obbligatoria
option-district-ban = Una votazione per sestiere
option-district-ban-help = Quali votazioni di un turno devono essere in sestieri diversi?
option-district-ban-round = tutte le votazioni del turno
option-district-ban-player = le votazioni dello stesso giocatore
option-powers = Traditore, spia, bonus
option-powers-help = Si usano automaticamente, o ti viene chiesto ogni volta?
option-powers-automatic = automatico
option-powers-asked = chiedi ogni volta
option-round-cap = Numero massimo di turni
option-round-cap-help = Dopo questo numero di turni senza vincitore la vittoria è condivisa.
option-drawn-traitors = Traditori pescati
option-drawn-traitors-help = Agiscono appena pescati, o solo quando sono state pescate tutte le carte?
option-drawn-traitors-after-drawing = dopo aver pescato tutte le carte
option-drawn-traitors-at-once = subito

## Termini di ricerca

also-offer = mucchio, mazzetto, parte, metà, divisione
also-bid = puntare, asta, rilancio, rilanciare, offrire di più
also-won = trofeo, punto, punteggio, vittoria
also-bonus = compenso, carte in più
also-district = quartiere, colore, seme
also-gondola = barca, barche, jolly
also-traitor = ladro, rubare
also-spy = agente, spiare, pescare due
also-doge = duca, capo, sovrano
also-number-cards = somma, punti, valore
also-vote = elezione, scontro, duello
also-known = occhio, rombo rosso, segno, vista, segreto

## Amounts that reasons compare

stake-districts = sestieri vinti
stake-alike = carte vinte di uno stesso sestiere
stake-hand = carte in mano
stake-gondolas = gondole in mano
stake-numbers = punti di carte numero

## Choices of several actions

choice-division = { offer-title-first }: { $first }. { offer-title-second }: { $second }

## The characters of the computer players, and how each plays

character-hasty = Dà un’occhiata a due sole possibilità e sceglie la migliore delle due: spesso quella giusta le sfugge.
character-gentle = Prende quello che al momento sembra il meglio, senza pensare alla tua risposta.
character-steady = Immagina cento mani che potresti avere e, con ognuna, ragiona un po’ in avanti.
character-strong = Ha alle spalle innumerevoli partite e gioca d’istinto, senza calcolare nulla.
character-master = Mette alla prova il suo istinto con il calcolo: immagina centinaia di mani che potresti avere e segue le idee migliori.
