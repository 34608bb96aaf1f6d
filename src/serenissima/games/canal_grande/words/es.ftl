# Las palabras de Canal Grande.
# Un sitio `$seat` viene con `$seat-is`: "you" u "other". Cartas y barrios se llaman como dice la carta.

title = Canal Grande
teaser = Uno reparte las cartas, el otro elige: un duelo por los votos de seis barrios.
goal = Quien gane primero una carta de cada uno de los seis barrios, o cuatro de uno solo, será dux. Las cartas de las ofertas las ven ambos: recuérdalas, reparte con tino y convoca la votación en el momento justo.

## Cartas y lugares

card-cannaregio = Cannaregio
card-castello = Castello
card-dorsoduro = Dorsoduro
card-san-marco = San Marco
card-san-polo = San Polo
card-santa-croce = Santa Croce
card-gondola = Góndola
card-traitor = Traidor
card-spy = Espía
card-doge = Dux
card-one = Número 1
card-two = Número 2
card-three = Número 3
district-cannaregio = Cannaregio
district-castello = Castello
district-dorsoduro = Dorsoduro
district-san-marco = San Marco
district-san-polo = San Polo
district-santa-croce = Santa Croce
offer-first = la primera oferta
offer-second = la segunda oferta
power-none = nada
power-traitor = un traidor
power-spy = un espía
power-bonus = la bonificación

## Lo que se puede hacer

do-shift = A la segunda oferta: { $card }
do-return = De vuelta a la primera oferta: { $card }
do-present = Presentar las ofertas
do-choose = Tomar { $offer }
do-use = Usarlo
do-forgo = Dejarlo pasar
do-call = Convocar votación en { $district }
do-lay = Poner { $district }
do-bid = Pujar
bid-total = Pujar { $total }
do-decline = Rendirse
do-withdraw = Recoger las cartas

## Las cartas de alguien

hand = { $seat-is ->
    [you] Tu mano
   *[other] { $seat }
  }
hand-known = { $count ->
    [0] sin cartas en la mano
    [one] una carta, { $known ->
        [0] desconocida
       *[other] conocida
      }
   *[other] { $count } cartas, { $known ->
        [0] todas desconocidas
        [one] { $known } conocida
       *[other] { $known } conocidas
      }
  }
hand-seen = { $count ->
    [0] sin cartas en la mano
    [one] una carta; { $seat } { $known ->
        [0] no la conoce
       *[other] la conoce
      }
   *[other] { $count } cartas; { $seat } { $known ->
        [0] no conoce ninguna
       *[other] conoce { $known }
      }
  }
hand-without = seguro que nada de { $districts }
seen-card = { $seat } conoce esta carta
face-down = una carta boca abajo
won = { $count } de 6 barrios ganados
won-most = { $count } de { $district }; con cuatro se gana
lacking = aún no
number-cards = cartas de número

## Las ofertas y los mazos

offer-title-first = Primera oferta
offer-title-second = Segunda oferta
offer-worth = { $count ->
    [0] ninguna carta de acción
    [one] una carta de acción
   *[other] { $count } cartas de acción
  }; { $points } en cartas de número
offer-chosen = { $seat-is ->
    [you] La has elegido tú.
   *[other] La ha elegido { $seat }.
  }
offer-left = { $seat-is ->
    [you] El resto, para ti.
   *[other] El resto, para { $seat }.
  }
drawn = { $seat-is ->
    [you] Has robado del mazo
   *[other] { $seat } ha robado del mazo
  }
phase-round = Fase { $phase }, ronda { $round }
pile = { $count ->
    [0] El mazo está vacío.
    [one] Queda una carta en el mazo.
   *[other] Quedan { $count } cartas en el mazo.
  }
discards = Descartes ({ $count })

## La votación

vote-new = Una votación
vote-in = Votación en { $district }
vote-by = { $seat-is ->
    [you] La convocas con tu dux.
   *[other] La convoca { $seat } con su dux.
  }
vote-passed = { $seat-is ->
    [you] No tienes carta para tu dux: convoca { $challenger }.
   *[other] { $challenger-is ->
        [you] { $seat } no tiene carta para su dux: convocas tú.
       *[other] { $seat } no tiene carta para su dux: convoca { $challenger }.
      }
  }
vote-leads = { $seat-is ->
    [you] Vas por delante con { $total }.
   *[other] { $seat } va por delante con { $total }.
  }
vote-more = { $count ->
    [one] Sigue otra votación.
   *[other] Siguen otras { $count } votaciones.
  }
vote-barred = Ya no en esta ronda: { $districts }.
bid-of = { $seat-is ->
    [you] Tú { $total }
   *[other] { $seat } { $total }
  }
drafted = { $count ->
    [one] una carta aún sin pujar
   *[other] { $count } cartas aún sin pujar
  }
drafted-card = aún sin pujar
hint-call = Una carta de tu mano señala el barrio y abre tu puja.
hint-lay = Pon cartas de tu mano. Con cada otro barrio va por sí sola una de tus góndolas.
hint-lay-matching = Pon cartas de tu mano.

## Lo que se pregunta

ask-divide = Reparte las cartas: pasa algunas a la segunda oferta y presenta las dos.
ask-choose = { $seat } ha repartido las cartas. ¿Qué oferta tomas?
ask-traitor = ¿Dejas que el traidor robe una carta?
ask-spy = ¿Dejas que el espía saque dos cartas del mazo?
ask-bonus = ¿Sacas la bonificación de tres cartas?
ask-call = ¿En qué barrio convocas la votación?
ask-open = Abres la votación en { $district }. ¿Cuánto pujas?
ask-answer = Tu respuesta en { $district }: ¿pujas { $least } o más, o te rindes?
ask-raise = Sigues en { $district }: ¿pujas { $least } o más, o te rindes?
ask-hopeless = No puedes llegar a { $least } en { $district }.
wait-divide = { $seat } reparte las cartas.
wait-choose = { $seat } elige una oferta.
wait-traitor = { $seat } decide sobre un traidor.
wait-spy = { $seat } decide sobre un espía.
wait-bonus = { $seat } decide sobre la bonificación.
wait-call = { $seat } elige un barrio para la votación.
wait-open = { $seat } abre la votación en { $district }.
wait-answer = { $seat } debe pujar { $least } o más en { $district }, o se rinde.
wait-raise = { $seat } debe pujar { $least } o más en { $district }, o se rinde.

## El final

ending-six-districts = Una carta de cada uno de los seis barrios
ending-four-of-one = Cuatro cartas de un mismo barrio
ending-round-cap = Se ha llegado al número de rondas acordado
over = { $seat-is ->
    [you] Has ganado: ¡Venecia tiene un nuevo dux!
   *[other] { $seat } ha ganado y será dux.
  }
over-shared = Nadie ha ganado: se comparte la victoria.
result = { $seat-is ->
    [you] Ganas tú
   *[other] Gana { $seat }
  }
result-shared = Una victoria compartida
standing = { $seat-is ->
    [you] Tú
   *[other] { $seat }
  }: { $count ->
    [one] un barrio
   *[other] { $count } barrios
  }, { $most } de { $district }
standing-none = { $seat-is ->
    [you] Tú: ningún barrio
   *[other] { $seat }: ningún barrio
  }

## Lo que ha pasado

told-dealt = Cada uno recibe cuatro cartas de barrio.
told-first-divider = { $seat-is ->
    [you] Por sorteo, repartes primero.
   *[other] Por sorteo, { $seat } reparte primero.
  }
told-phase = Empieza la fase { $number }: se barajan todas las cartas de número y los descartes.
told-round = { $seat-is ->
    [you] Ronda { $number }: repartes tú.
   *[other] Ronda { $number }: reparte { $seat }.
  }
told-shifted = { $seat-is ->
    [you] Pasas una carta a la segunda oferta: { $card }.
   *[other] { $seat } pasa una carta a la segunda oferta: { $card }.
  }
told-returned = { $seat-is ->
    [you] Devuelves una carta a la primera oferta: { $card }.
   *[other] { $seat } devuelve una carta a la primera oferta: { $card }.
  }
told-presented = { $seat-is ->
    [you] Repartes las cartas: { $count } y { $rest }.
   *[other] { $seat } reparte las cartas: { $count } y { $rest }.
  }
told-chose = { $seat-is ->
    [you] Tomas { $offer }.
   *[other] { $seat } toma { $offer }.
  }
told-took-rest = { $seat-is ->
    [you] La otra oferta es para ti.
   *[other] La otra oferta es para { $seat }.
  }
told-laid-numbers = { $seat-is ->
    [you] Tus cartas de número suben { $count }, hasta { $total }.
   *[other] { $seat } suma { $count } en cartas de número, { $total } en total.
  }
told-took = { $seat-is ->
    [you] Te llevas { $count ->
        [one] una carta
       *[other] { $count } cartas
      } a la mano.
   *[other] { $seat } se lleva { $count ->
        [one] una carta
       *[other] { $count } cartas
      } a la mano.
  }
told-stole = { $seat-is ->
    [you] Tu traidor le roba una carta a { $victim }: { $card }.
   *[other] { $victim-is ->
        [you] El traidor de { $seat } te roba una carta: { $card }.
       *[other] El traidor de { $seat } le roba una carta a { $victim }: { $card }.
      }
  }
told-found-nothing = { $seat-is ->
    [you] Tu traidor encuentra una mano vacía.
   *[other] El traidor de { $seat } encuentra una mano vacía.
  }
told-spied = { $seat-is ->
    [you] Envías a un espía: dos cartas.
   *[other] { $seat } envía a un espía: dos cartas.
  }
told-drew = { $seat-is ->
    [you] Sacas una carta del mazo: { $card }.
   *[other] { $seat } saca una carta del mazo: { $card }.
  }
told-drew-hidden = { $seat-is ->
    [you] Sacas una carta del mazo.
   *[other] { $seat } saca una carta del mazo.
  }
told-drew-traitor = { $seat-is ->
    [you] Sacas un traidor.
   *[other] { $seat } saca un traidor.
  }
told-drew-spy = { $seat-is ->
    [you] Sacas un espía: se descarta y se repone.
   *[other] { $seat } saca un espía: se descarta y se repone.
  }
told-drew-doge = { $seat-is ->
    [you] Sacas un dux: habrá votación.
   *[other] { $seat } saca un dux: habrá votación.
  }
told-drew-doge-as-bonus = { $seat-is ->
    [you] Sacas un dux: como bonificación se descarta y se repone.
   *[other] { $seat } saca un dux: como bonificación se descarta y se repone.
  }
told-forwent = { $seat-is ->
    [you] Dejas pasar { $power }.
   *[other] { $seat } deja pasar { $power }.
  }
told-asked = { $seat-is ->
    [you] Puedes usar { $power }.
   *[other] { $seat } puede usar { $power }.
  }
told-reshuffled = El mazo está vacío: se barajan los descartes.
told-nothing-left = { $seat-is ->
    [you] No te queda nada que sacar.
   *[other] A { $seat } no le queda nada que sacar.
  }
told-doges = { $seat-is ->
    [you] { $count ->
        [one] Hay un dux ante ti: una votación.
       *[other] Hay { $count } dux ante ti: otras tantas votaciones.
      }
   *[other] { $count ->
        [one] Hay un dux ante { $seat }: una votación.
       *[other] Hay { $count } dux ante { $seat }: otras tantas votaciones.
      }
  }
told-doge-unused = { $seat-is ->
    [you] Nadie puede convocar una votación: tu dux se descarta.
   *[other] Nadie puede convocar una votación: el dux de { $seat } se descarta.
  }
told-challenge-passed = { $seat-is ->
    [you] No tienes carta para una votación: convoca { $challenger }.
   *[other] { $challenger-is ->
        [you] { $seat } no tiene carta para una votación: convocas tú.
       *[other] { $seat } no tiene carta para una votación: convoca { $challenger }.
      }
  }
told-challenge = { $seat-is ->
    [you] Te toca convocar una votación.
   *[other] A { $seat } le toca convocar una votación.
  }
told-called = { $seat-is ->
    [you] Convocas una votación en { $district }.
   *[other] { $seat } convoca una votación en { $district }.
  }
told-drafted = { $seat-is ->
    [you] Preparas una carta: { $district }.
   *[other] { $seat } prepara una carta: { $district }.
  }
told-withdrew = { $seat-is ->
    [you] Recoges las cartas preparadas.
   *[other] { $seat } recoge las cartas preparadas.
  }
told-laid = { $seat-is ->
    [you] Pones { $count } de { $district }.
   *[other] { $seat } pone { $count } de { $district }.
  }
told-reinforced = { $seat-is ->
    [you] Traes { $count } de { $district } en góndola.
   *[other] { $seat } trae { $count } de { $district } en góndola.
  }
told-bid = { $seat-is ->
    [you] Pujas { $total }.
   *[other] { $seat } puja { $total }.
  }
told-declined = { $seat-is ->
    [you] Te rindes.
   *[other] { $seat } se rinde.
  }
told-won-vote = { $seat-is ->
    [you] Ganas una carta de { $district }.
   *[other] { $seat } gana una carta de { $district }.
  }
told-took-back = { $seat-is ->
    [you] Recuperas { $count ->
        [one] una carta
       *[other] { $count } cartas
      }.
   *[other] { $seat } recupera { $count ->
        [one] una carta
       *[other] { $count } cartas
      }.
  }
told-phase-ended = Se ha llegado a 10: termina la fase.
told-bonus = { $seat-is ->
    [you] Tienes la suma más baja: tres cartas de bonificación.
   *[other] { $seat } tiene la suma más baja: tres cartas de bonificación.
  }
told-six-districts = { $seat-is ->
    [you] Tienes una carta de cada barrio: ¡has ganado!
   *[other] { $seat } tiene una carta de cada barrio y gana.
  }
told-four-of-one = { $seat-is ->
    [you] Tienes cuatro de { $district }: ¡has ganado!
   *[other] { $seat } tiene cuatro de { $district } y gana.
  }
told-round-cap = Se ha llegado al número de rondas acordado: se comparte la victoria.

## Opciones

option-numbers = Cartas de número
option-numbers-help = Cuántos unos, doses y treses hay.
option-numbers-4-5-5 = 4 unos, 5 doses, 5 treses
option-numbers-5-4-5 = 5 unos, 4 doses, 5 treses
option-numbers-5-5-4 = 5 unos, 5 doses, 4 treses
option-spy-replacement = Un espía sacado del mazo
option-spy-replacement-help = Cuántas cartas se sacan en su lugar.
option-spy-replacement-1 = una carta en su lugar
option-spy-replacement-2 = dos cartas en su lugar
option-matching-card = Carta del barrio
option-matching-card-help = Si quien defiende necesita una carta del barrio para participar en la votación.
option-matching-card-required = necesaria
option-matching-card-not-required = no necesaria
option-district-ban = Una votación por barrio
option-district-ban-help = Qué votaciones de una ronda han de ser en barrios distintos.
option-district-ban-round = todas las de la ronda
option-district-ban-player = las del mismo jugador
option-powers = Traidor, espía, bonificación
option-powers-help = Si se usan por sí solos o se te pregunta cada vez.
option-powers-automatic = usar sin preguntar
option-powers-asked = preguntar cada vez
option-round-cap = Máximo de rondas
option-round-cap-help = Tras tantas rondas sin ganador se comparte la victoria.
option-drawn-traitors = Los traidores sacados del mazo
option-drawn-traitors-help = Si actúan cuando se han sacado todas las cartas o en cuanto aparecen.
option-drawn-traitors-after-drawing = cuando se han sacado todas las cartas
option-drawn-traitors-at-once = en cuanto aparecen
