# Las palabras de Canal Grande.
# Un sitio `$seat` viene con `$seat-is`: "you" u "other". Cartas y distritos se llaman como dice la carta.

title = Canal Grande
teaser = Uno divide las cartas, el otro elige: un duelo por los votos de seis distritos.
goal = Gana antes que tu rival una carta de cada uno de los seis distritos, o cuatro de un mismo distrito, y serás dux. Los dos jugadores ven todas las cartas de las ofertas: recuérdalas, divide con cuidado y convoca votaciones en el momento justo.

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
do-use = Usar
do-forgo = No usar
do-call = Convocar votación en { $district }
do-lay = Jugar { $district }
do-bid = Pujar
bid-total = Pujar { $total }
waste-card = Tu puja ya no se puede superar: esta carta se descartaría
waste-power = Su efecto se perdería
do-decline = Pasar
do-withdraw = Recuperar las cartas

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
hand-without = seguro que ninguna carta de { $districts }
seen-card = { $seat } conoce esta carta
face-down = una carta boca abajo
won = { $count ->
    [one] { $count } de 6 distritos ganado
   *[other] { $count } de 6 distritos ganados
  }
won-most = { $count } de { $district }; se gana con 4
lacking = aún sin ganar
number-cards = cartas de número
districts = Distritos en juego
won-by = { $seat-is ->
    [you] cartas que has ganado
   *[other] cartas que ha ganado { $seat }
  }
decides = { $seat-is ->
    [you] Con una carta aquí ganas la partida.
   *[other] Con una carta aquí { $seat } gana la partida.
  }
decides-both = Con una carta aquí gana cualquiera de los dos.

## Las ofertas y los mazos

offer-title-first = Primera oferta
offer-title-second = Segunda oferta
offer-worth = cartas de número: { $points }; { $count ->
    [0] ninguna otra carta
    [one] otra carta
   *[other] otras { $count } cartas
  }
offer-now = Con esta oferta, tus cartas de número sumarían { $total }; con { $limit } o más acaba la fase.
offer-chosen = { $seat-is ->
    [you] La has elegido tú.
   *[other] La ha elegido { $seat }.
  }
offer-left = { $seat-is ->
    [you] Te quedas con la otra oferta.
   *[other] { $seat } se queda con la otra oferta.
  }
drawn = { $seat-is ->
    [you] Has robado
   *[other] { $seat } ha robado
  }
phase-round = Fase { $phase }, ronda { $round }
pile = { $count ->
    [0] El mazo está vacío.
    [one] Queda una carta en el mazo.
   *[other] Quedan { $count } cartas en el mazo.
  }
discards = Descartes ({ $count })

## La votación

vote-new = Nueva votación
vote-in = Votación en { $district }
vote-by = { $seat-is ->
    [you] La convocas tú con un dux.
   *[other] La convoca { $seat } con un dux.
  }
vote-passed = { $seat-is ->
    [you] No tienes cartas de ningún distrito aún abierto: { $challenger } convoca la votación de tu dux.
   *[other] { $challenger-is ->
        [you] { $seat } no tiene cartas de ningún distrito aún abierto: tú convocas la votación.
       *[other] { $seat } no tiene cartas de ningún distrito aún abierto: { $challenger } convoca la votación.
      }
  }
vote-leads = { $seat-is ->
    [you] Vas por delante con { $total }.
   *[other] { $seat } va por delante con { $total }.
  }
vote-more = { $count ->
    [one] Después hay otra votación.
   *[other] Después hay otras { $count } votaciones.
  }
vote-barred = Este dux no puede convocar votaciones en: { $districts }.
vote-last = Última votación: { $district }
vote-won = { $seat-is ->
    [you] Has ganado una carta de { $district }.
   *[other] { $seat } ha ganado una carta de { $district }.
  }
vote-before = { $seat-is ->
    [you] Última votación: has ganado una carta de { $district } por { $total } a { $rest }.
   *[other] Última votación: { $seat } ha ganado una carta de { $district } por { $total } a { $rest }.
  }
bid-of = { $seat-is ->
    [you] Tú
   *[other] { $seat }
  }
bid-carried = traída en góndola
drafted = { $count ->
    [one] una carta aún sin pujar
   *[other] { $count } cartas aún sin pujar
  }
drafted-card = aún sin pujar
hint-lay = Juega cartas de tu mano. Por cada distrito adicional se usa automáticamente una de tus góndolas.
hint-lay-matching = Juega cartas de tu mano.

## Lo que se pregunta

aim = El objetivo: ganar votaciones. Para convocar una hace falta un dux. Con cartas de los seis distritos, o con cuatro de un mismo distrito, ganas la partida.
ask-divide = Divide las cartas: mueve algunas a la segunda oferta y luego presenta las dos.
ask-choose = { $seat } ha dividido las cartas. ¿Qué oferta tomas?
ask-traitor = ¿Usas el traidor para quitar una carta?
ask-spy = ¿Usas el espía para robar dos cartas?
ask-bonus = ¿Robas tres cartas de bonificación?
ask-call = ¿En qué distrito convocas una votación? Juega una de sus cartas.
ask-open = Has convocado una votación en { $district }. ¿Cuánto pujas?
ask-answer = Votación en { $district }: ¿pujas { $least } o más, o pasas?
ask-raise = Te han superado en { $district }: ¿pujas { $least } o más, o pasas?
ask-hopeless = No puedes llegar a { $least } en { $district }.
wait-divide = { $seat } está dividiendo las cartas.
wait-choose = { $seat } está eligiendo una oferta.
wait-traitor = { $seat } está decidiendo si usa un traidor.
wait-spy = { $seat } está decidiendo si usa un espía.
wait-bonus = { $seat } está decidiendo si roba las cartas de bonificación.
wait-call = { $seat } está eligiendo un distrito para la votación.
wait-open = { $seat } ha convocado una votación en { $district } y está eligiendo su puja.
wait-answer = { $seat } debe pujar { $least } o más en { $district }, o pasar.
wait-raise = { $seat } debe pujar { $least } o más en { $district }, o pasar.

## El final

ending-six-districts = Una carta de cada uno de los seis distritos
ending-four-of-one = Cuatro cartas de un mismo distrito
ending-round-cap = Se ha jugado el número de rondas acordado
over = { $seat-is ->
    [you] Has ganado: ¡Venecia tiene un nuevo dux!
   *[other] { $seat } ha ganado y será dux.
  }
over-shared = Empate: la victoria se comparte.
result = { $seat-is ->
    [you] Ganas tú
   *[other] Gana { $seat }
  }
result-six-districts = { $seat-is ->
    [you] Ganas tú con cartas de los seis distritos
   *[other] Gana { $seat } con cartas de los seis distritos
  }; { $rival-is ->
    [you] tú { $count ->
        [0] no tienes ninguna.
        [one] las tienes de uno solo.
       *[other] las tienes de { $count }.
      }
   *[other] { $rival } { $count ->
        [0] no tiene ninguna.
        [one] las tiene de uno solo.
       *[other] las tiene de { $count }.
      }
  }
result-four-of-one = { $seat-is ->
    [you] Ganas tú con cuatro cartas de { $district }
   *[other] Gana { $seat } con cuatro cartas de { $district }
  }; { $rival-is ->
    [you] tú { $most ->
        [0] no tienes ninguna.
       *[other] tienes como mucho { $most } de un mismo distrito.
      }
   *[other] { $rival } { $most ->
        [0] no tiene ninguna.
       *[other] tiene como mucho { $most } de un mismo distrito.
      }
  }
result-shared = Victoria compartida

## Lo que ha pasado

told-dealt = Cada jugador recibe cuatro cartas de distrito.
told-first-divider = { $seat-is ->
    [you] Por sorteo, tú divides primero.
   *[other] Por sorteo, { $seat } divide primero.
  }
told-phase = Empieza la fase { $number }: se barajan todas las cartas de número y los descartes.
told-round = { $seat-is ->
    [you] Ronda { $number }: divides tú.
   *[other] Ronda { $number }: divide { $seat }.
  }
told-shifted = { $seat-is ->
    [you] Mueves una carta a la segunda oferta: { $card }.
   *[other] { $seat } mueve una carta a la segunda oferta: { $card }.
  }
told-returned = { $seat-is ->
    [you] Devuelves una carta a la primera oferta: { $card }.
   *[other] { $seat } devuelve una carta a la primera oferta: { $card }.
  }
told-presented = { $seat-is ->
    [you] Divides las cartas en { $count } y { $rest }.
   *[other] { $seat } divide las cartas en { $count } y { $rest }.
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
    [you] Tus cartas de número suman { $count } más: { $total } en total.
   *[other] Las cartas de número de { $seat } suman { $count } más: { $total } en total.
  }
told-took = { $seat-is ->
    [you] Añades { $count ->
        [one] una carta
       *[other] { $count } cartas
      } a tu mano.
   *[other] { $seat } añade { $count ->
        [one] una carta
       *[other] { $count } cartas
      } a su mano.
  }
told-stole = { $seat-is ->
    [you] Tu traidor le quita una carta a { $victim }: { $card }.
   *[other] { $victim-is ->
        [you] El traidor de { $seat } te quita una carta: { $card }.
       *[other] El traidor de { $seat } le quita una carta a { $victim }: { $card }.
      }
  }
told-found-nothing = { $seat-is ->
    [you] Tu traidor encuentra una mano vacía.
   *[other] El traidor de { $seat } encuentra una mano vacía.
  }
told-spied = { $seat-is ->
    [you] Envías un espía y robas dos cartas.
   *[other] { $seat } envía un espía y roba dos cartas.
  }
told-drew = { $seat-is ->
    [you] Robas una carta: { $card }.
   *[other] { $seat } roba una carta: { $card }.
  }
told-drew-hidden = { $seat-is ->
    [you] Robas una carta.
   *[other] { $seat } roba una carta.
  }
told-drew-traitor = { $seat-is ->
    [you] Robas un traidor.
   *[other] { $seat } roba un traidor.
  }
told-drew-spy = { $seat-is ->
    [you] Robas un espía: se descarta y se sustituye.
   *[other] { $seat } roba un espía: se descarta y se sustituye.
  }
told-drew-doge = { $seat-is ->
    [you] Robas un dux: habrá una votación.
   *[other] { $seat } roba un dux: habrá una votación.
  }
told-drew-doge-as-bonus = { $seat-is ->
    [you] Robas un dux como bonificación: se descarta y se sustituye.
   *[other] { $seat } roba un dux como bonificación: se descarta y se sustituye.
  }
told-forwent = { $seat-is ->
    [you] No usas { $power }.
   *[other] { $seat } no usa { $power }.
  }
told-asked = { $seat-is ->
    [you] Puedes usar { $power }.
   *[other] { $seat } puede usar { $power }.
  }
told-reshuffled = El mazo está vacío: se barajan los descartes.
told-nothing-left = { $seat-is ->
    [you] No puedes robar: no quedan cartas.
   *[other] { $seat } no puede robar: no quedan cartas.
  }
told-doges = { $seat-is ->
    [you] { $count ->
        [one] Tienes un dux: habrá una votación.
       *[other] Tienes { $count } dux: habrá { $count } votaciones.
      }
   *[other] { $count ->
        [one] { $seat } tiene un dux: habrá una votación.
       *[other] { $seat } tiene { $count } dux: habrá { $count } votaciones.
      }
  }
told-doge-unused = { $seat-is ->
    [you] Ningún jugador puede convocar una votación: tu dux se descarta.
   *[other] Ningún jugador puede convocar una votación: el dux de { $seat } se descarta.
  }
told-challenge-passed = { $seat-is ->
    [you] No tienes cartas de ningún distrito aún abierto: { $challenger } convoca la votación en tu lugar.
   *[other] { $challenger-is ->
        [you] { $seat } no tiene cartas de ningún distrito aún abierto: tú convocas la votación en su lugar.
       *[other] { $seat } no tiene cartas de ningún distrito aún abierto: { $challenger } convoca la votación en su lugar.
      }
  }
told-challenge = { $seat-is ->
    [you] Debes convocar una votación.
   *[other] { $seat } debe convocar una votación.
  }
told-called = { $seat-is ->
    [you] Convocas una votación en { $district }.
   *[other] { $seat } convoca una votación en { $district }.
  }
told-drafted = { $seat-is ->
    [you] Añades una carta a tu puja: { $district }.
   *[other] { $seat } añade una carta a su puja: { $district }.
  }
told-withdrew = { $seat-is ->
    [you] Recuperas las cartas de tu puja.
   *[other] { $seat } recupera las cartas de su puja.
  }
told-laid = { $seat-is ->
    [you] Juegas { $count ->
        [one] una carta de { $district }
       *[other] { $count } cartas de { $district }
      }.
   *[other] { $seat } juega { $count ->
        [one] una carta de { $district }
       *[other] { $count } cartas de { $district }
      }.
  }
told-reinforced = { $seat-is ->
    [you] Traes en góndola { $count ->
        [one] una carta de { $district }
       *[other] { $count } cartas de { $district }
      }.
   *[other] { $seat } trae en góndola { $count ->
        [one] una carta de { $district }
       *[other] { $count } cartas de { $district }
      }.
  }
told-bid = { $seat-is ->
    [you] Pujas { $total }.
   *[other] { $seat } puja { $total }.
  }
told-declined = { $seat-is ->
    [you] Pasas.
   *[other] { $seat } pasa.
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
told-phase-ended = Un total ha llegado a 10: termina la fase.
told-bonus = { $seat-is ->
    [you] Tienes el total más bajo y puedes robar tres cartas de bonificación.
   *[other] { $seat } tiene el total más bajo y puede robar tres cartas de bonificación.
  }
told-six-districts = { $seat-is ->
    [you] ¡Tienes una carta de cada distrito y ganas!
   *[other] { $seat } tiene una carta de cada distrito y gana.
  }
told-four-of-one = { $seat-is ->
    [you] ¡Tienes cuatro de { $district } y ganas!
   *[other] { $seat } tiene cuatro de { $district } y gana.
  }
told-round-cap = Se ha jugado el número de rondas acordado: se comparte la victoria.

## Qué es cada cosa

won-so-far = Ganadas hasta ahora: tú { $own }, tu rival { $other }
at-stake = Si ganas esta votación, tendrás { $count } de las cuatro cartas de un mismo distrito con las que se gana la partida
at-stake-district = Si ganas esta votación, tendrás { $count } de los seis distritos; con los seis ganas la partida
about-district = En las votaciones se puja con cartas de distrito. Quien gana una votación conserva una carta del distrito en el que se vota. Gana la partida quien consigue así cartas de los seis distritos, o cuatro de un mismo distrito.
about-lacking = Una carta de un distrito se consigue ganando allí una votación. Gana la partida quien consigue cartas de los seis distritos, o cuatro de un mismo distrito.
about-gondola = En una votación, con una góndola puedes pujar cartas de otro distrito. La góndola no cuenta para la puja, y se gasta.
about-traitor = Quien toma un traidor le quita al rival una carta de la mano, al azar. Después, el traidor se descarta.
about-spy = Quien toma un espía lo descarta y roba dos cartas del mazo. Un espía robado así no tiene efecto: solo se sustituye.
about-doge = Quien toma un dux debe convocar una votación en un distrito aún abierto del que tenga una carta; si no puede, lo hace el rival. La puja más alta gana una carta de ese distrito.
about-number = Una carta de número suma su valor al total de quien la toma. Si al final de una ronda un total es 10 o más, acaba la fase, y quien tiene el total más bajo roba tres cartas de bonificación; si los totales son iguales, no roba nadie.
about-number-cards = Lo que suman las cartas de número de un jugador. Si al final de una ronda un total es 10 o más, acaba la fase, y quien tiene el total más bajo roba tres cartas de bonificación; si los totales son iguales, no roba nadie. El total no cuenta para la victoria.
about-face-down = Una carta en mano que no conoces.
about-vote = El distrito en el que se vota: el jugador con la puja más alta gana una de sus cartas.
about-last-vote = Aquí se ven las dos pujas y el ganador de la última votación hasta que empieza la siguiente. Las cartas en sí ya se han ganado, descartado o recuperado.
about-bid = Una puja vale uno por cada carta de distrito jugada; las góndolas no cuentan. El ganador conserva una carta del distrito y descarta el resto de la puja. El perdedor descarta una carta de distrito y todas las góndolas jugadas, y recupera las demás cartas.
topic-district = Carta de distrito
topic-lacking = Distrito aún sin ganar
topic-gondola = Góndola
topic-traitor = Traidor
topic-spy = Espía
topic-doge = Dux
topic-number = Carta de número
topic-number-cards = Total de las cartas de número
topic-face-down = Carta boca abajo
topic-vote = Votación
topic-last-vote = Última votación
topic-bid = Puja

## Opciones

option-numbers = Cartas de número
option-numbers-help = Cuántos unos, doses y treses hay.
option-numbers-4-5-5 = 4 unos, 5 doses, 5 treses
option-numbers-5-4-5 = 5 unos, 4 doses, 5 treses
option-numbers-5-5-4 = 5 unos, 5 doses, 4 treses
option-spy-replacement = Espías robados del mazo
option-spy-replacement-help = Cuántas cartas sustituyen a un espía robado del mazo.
option-spy-replacement-1 = una carta
option-spy-replacement-2 = dos cartas
option-matching-card = Carta del distrito
option-matching-card-help = Si el defensor necesita una carta del distrito para pujar en una votación.
option-matching-card-required = obligatoria
option-matching-card-not-required = no obligatoria
option-district-ban = Una votación por distrito
option-district-ban-help = Qué votaciones de una ronda deben celebrarse en distritos distintos.
option-district-ban-round = todas las votaciones de la ronda
option-district-ban-player = las votaciones del mismo jugador
option-powers = Traidor, espía, bonificación
option-powers-help = Si se usan automáticamente o se te pregunta cada vez.
option-powers-automatic = automático
option-powers-asked = preguntar cada vez
option-round-cap = Número máximo de rondas
option-round-cap-help = Tras este número de rondas sin ganador se comparte la victoria.
option-drawn-traitors = Traidores robados del mazo
option-drawn-traitors-help = Si actúan cuando se han robado todas las cartas o en cuanto se roba cada uno.
option-drawn-traitors-after-drawing = tras robar todas las cartas
option-drawn-traitors-at-once = de inmediato

## What players may look a term up by

also-offer = montón, parte, mitad, lote
also-bid = apuesta, apostar, subasta
also-won = trofeo, punto, victoria
also-bonus = compensación, cartas extra
also-district = sestiere, barrio, color, palo
also-gondola = barco, barca, comodín
also-traitor = ladrón, robar
also-spy = agente, espiar
also-doge = doge, dogo, duque, gobernante
also-number-cards = suma, puntos, valor
also-vote = elección, lucha, duelo
also-known = ojo, rombo rojo, marca, vista, secreto

## Amounts that reasons compare

stake-districts = distritos ganados
stake-alike = cartas ganadas de un mismo distrito
stake-hand = cartas en mano
stake-gondolas = góndolas en mano
stake-numbers = puntos de cartas de número

## Choices of several actions

choice-division = { offer-title-first }: { $first }. { offer-title-second }: { $second }

## The characters of the computer players, and how each plays

character-hasty = Echa un vistazo a dos de sus opciones y elige la mejor de ellas, así que a menudo se le escapa la buena.
character-gentle = Elige lo que mejor pinta tiene en ese momento, sin pensar en tu respuesta.
character-steady = Imagina cien manos que podrías tener y, con cada una, piensa unos pasos por delante.
character-strong = Lleva a sus espaldas innumerables partidas y juega por instinto, sin calcular nada.
character-master = Comprueba su instinto con cálculo: imagina cientos de manos que podrías tener y desarrolla sus mejores ideas.
