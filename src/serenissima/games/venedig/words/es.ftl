# Las palabras de Venedig.
# Un sitio `$seat` viene con `$seat-is`: "you" u "other". El jugador imaginario tiene frases propias.
# Un edificio `$kind` viene con `$kind-is`, como "kind-casa": la casa y la basilica, pero el palazzo, el campo, el ponte.

title = Venedig
teaser = Casas, palazzi, campi, ponti y basilicas surgen del pantano, y las góndolas avanzan.
goal = Pon cartas, en solitario o con otros, para construir en hexágonos desecados. Cada edificio hace avanzar góndolas por los canales: la del constructor avanza todos los puntos del edificio y la de cada ayudante, la mitad. Construye en un distrito junto a tu góndola y recibirás un tesoro; con oro también puedes comprar puntos. Gana la góndola que llegue más lejos.

## Edificios, distritos, listas

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
side-first = primer distrito
side-second = segundo distrito
imaginary-name = el jugador imaginario
number-of = { $count ->
    [one] una carta de { $kind }
   *[other] { $count } cartas de { $kind }
  }
set-of = las cartas para { $kind-is ->
    [kind-casa] una casa
    [kind-basilica] una basilica
   *[other] un { $kind }
  } en solitario

## Lo que se puede hacer

do-reveal = Revelar una carta para el jugador imaginario
do-skip = No revelar ninguna carta
do-lay = { $kind-is ->
    [kind-casa] Poner una carta y construir una casa
   *[other] Poner una carta de { $kind } en la fila
  }
do-solo = Construir { $kind-is ->
    [kind-casa] una casa
    [kind-basilica] una basilica
   *[other] un { $kind }
  } en solitario
do-done = Poner las cartas elegidas
do-raise = Construir { $kind-is ->
    [kind-casa] una casa
    [kind-basilica] una basilica
   *[other] un { $kind }
  }
do-raise-jointly = Construir { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] el { $kind }
  } con las filas
do-site = Construir en el hexágono { $hex }
do-bridge = Construir sobre la línea de puntos { $bridge }
do-count = Contar las casas del { $side }
do-go-on = Seguir sin pagar
do-pay-most = Comprar todos los puntos posibles
do-open-purse = Elegir con qué pagar
do-give = Poner { $value } de oro
do-pay = Pagar
do-dump = Abandonar la fila de { $kind }
do-drain = Desecar el hexágono { $hex }
do-stop = Dejar de desecar
do-take = Tomar la carta de { $kind }
do-draw = Robar una carta del mazo
do-show = Mostrar la carta de { $kind } y tomar tres
do-shed = Descartar la carta de { $kind }
do-sail = { $points ->
    [0] No avanzar
    [one] Avanzar un punto
   *[other] Avanzar { $points } puntos
  }
do-take-back = Elegir otras cartas
do-unpick = Elegir otro lugar
do-keep = Recuperar { $value } de oro
do-close-purse = No pagar nada
answer-skip-now = No antes del turno
answer-skip = No revelar ninguna este turno
answer-solo = Construir { $kind-is ->
    [kind-casa] una casa
    [kind-basilica] una basilica
   *[other] un { $kind }
  } en solitario: { $count } cartas
answer-done = Poner { $cards }
answer-none = No poner cartas
answer-raise-casa = { $kind-is ->
    [kind-casa] Construir una casa
   *[other] Construir un { $kind }
  }
answer-raise = Construir { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] el { $kind }
  } en solitario
answer-raise-row = Construir { $kind-is ->
    [kind-basilica] la basilica
   *[other] el { $kind }
  } con tu fila
answer-jointly = Construir { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] el { $kind }
  } juntos: { $seats }
answer-count-none = Contar { $district }: ninguna casa
answer-count = { $casas ->
    [one] Contar { $district }: una casa
   *[other] Contar { $district }: { $casas } casas
  } – { $gains }
answer-stop = No desecar nada
answer-stop-second = Solo una
answer-draw = { $count ->
    [one] Robar una carta del mazo
   *[other] Robar { $count } cartas del mazo
  }
answer-go-on = Seguir sin pagar
answer-go-on-all = Seguir hasta que se hayan movido todas las góndolas
answer-sail = { $points ->
    [0] Quedarte donde estás
    [one] Avanzar una casilla
   *[other] Avanzar { $points } casillas
  }
answer-keep-gold = Guardar el oro
answer-end-turn = Terminar el turno
answer-pay = Pagar { $gold } de oro por { $points ->
    [one] un punto
   *[other] { $points } puntos
  }{ $lost ->
    [0] {""}
   *[other] ; se pierden { $lost }
  }

## El tablero

board = El tablero
board-ours = El tablero, el reparto de las cartas y los valores del oro son reconstrucciones nuestras: consulta las reglas.
building = { $kind } en { $districts }
dotted-line = línea de puntos { $number } para un ponte, de { $first } a { $second }
hex-swamp = hexágono { $hex }, pantano
hex-free = hexágono { $hex }, libre
hex-stones = hexágono { $hex }, libre desde el principio
hex-built = hexágono { $hex }, { $kind }
hex-around = alrededor: { $built } edificados, { $open } sin edificar
site-brings = { $gains }
site-best = como mucho – { $gains }
site-ponte = { $first } tiene { $one ->
    [0] ninguna casa
    [one] una casa
   *[other] { $one } casas
  }, { $second } { $other ->
    [0] ninguna
    [one] una
   *[other] { $other }
  } – { $gains }
gain = { $seat-is ->
    [you] tú
   *[other] { $seat }
  }: { $points ->
    [one] un punto
   *[other] { $points } puntos
  }
gain-and-treasure = { $seat-is ->
    [you] tú
   *[other] { $seat }
  }: { $points ->
    [one] un punto
   *[other] { $points } puntos
  } y un tesoro
gain-treasure = { $seat-is ->
    [you] tú
   *[other] { $seat }
  }: un tesoro
gain-nobody = sin puntos para nadie
field = casilla
field-start = salida
field-crossing = casilla 10, y luego casilla 45
beside = junto a { $districts }
beside-none = junto a ningún distrito
pole = casilla { $number }, un poste más allá de la meta
field-beyond = { $number }, más allá de la meta
gondola-of = { $seat-is ->
    [you] tu góndola
   *[other] góndola de { $seat }
  }
at-start = en la salida
at-field = en la casilla { $number }
at-field-beside = en la casilla { $number }, junto a { $districts }

## Cartas, edificios y figuras junto al tablero

market = Cartas
display = Expositor
display-empty = vacío
piles = Mazo y descartes
pile = mazo
discards = descartes
just-shown = recién mostrada
supply = Reserva
supply-pieces = Por construir
supply-builders = Maestros de obras
supply-of = { $kind-is ->
    [kind-palazzo] palazzo (palacio)
    [kind-campo] campo (plaza)
    [kind-ponte] ponte (puente)
   *[other] { $kind }
  }, por construir
alert-last = Uno más y termina la partida: { $kinds }
waste-kinds = Sin lugar libre se perderían cartas: { $kinds }
waste-card = No hay lugar libre: esta carta se perdería
waste-cards = No hay lugar libre: las cartas se perderían
waste-room = { $free ->
    [one] Solo hay un hexágono libre: no todo podría construirse
   *[other] Solo hay { $free } hexágonos libres: no todo podría construirse
  }
waste-row = Solo puedes conservar filas de dos clases: tendrías que abandonar una
waste-points = No da puntos: todas las casas están en el otro distrito
waste-piece = Con una pieza menos tendrías los mismos puntos
waste-gold = Después de la partida el oro no vale nada
figure = maestro de obras ({ $kind })

## Lo que tiene cada uno

person = { $seat-is ->
    [you] Tú
   *[other] { $seat }
  }
hand-of = { $seat-is ->
    [you] Tu mano
   *[other] Mano de { $seat }
  }
face-down = una carta boca abajo
card-taken = tomada del expositor
card-known = los demás la conocen
own-hand = Mano
own-adding = Para las filas
own-solo = En solitario
rows = Filas
row-lacks = { $kind }: cartas que faltan
hand-empty = sin cartas en la mano
stock-gondola = casilla de la góndola
stock-treasure-back = tesoros
stock-tile = losetas de pantano
remark-turn = { $seat-is ->
    [you] tu turno
   *[other] le toca
  }
remark-asked = { $seat-is ->
    [you] decides tú
   *[other] decide ahora
  }
remark-purse = { $seat-is ->
    [you] tu bolsa está abierta
   *[other] cuenta su oro
  }
imaginary = Jugador imaginario
imaginary-nothing = sin filas
purse = Oro
purse-offered = Por pagar
purse-points = { $points ->
    [0] aún ningún punto
    [one] un punto
   *[other] { $points } puntos
  }
gold-tile = loseta de pantano, oro
gold-treasure = tesoro, oro

## Lo que se pregunta

aim = El objetivo: llegar con tu góndola más lejos que nadie por los canales. Cada edificio hace avanzar las góndolas de todos los que participan en él.
ask-before = Antes de tu turno: ¿revelas una carta para el jugador imaginario?
ask-after = Después de tu turno: ¿revelas una carta para el jugador imaginario?
ask-lay = ¿Qué cartas pones? Los edificios que tengan todas sus cartas se construyen después.
ask-lay-must = Tienes la mano llena: ¿qué cartas pones?
ask-next = ¿Qué edificio es el siguiente?
ask-next-only = Este edificio se construye ahora, pero no eliges tú el lugar. { $gold ->
    [0] No tienes oro suficiente para pagar antes.
   *[other] ¿Pagas oro antes?
  }
ask-site = ¿Dónde construyes tu { $kind }?{ $kind-is ->
    [kind-ponte] {" "}Elige una línea de puntos.
    [kind-palazzo] {" "}Elige dos hexágonos, uno tras otro.
    [kind-basilica] {" "}Elige tres hexágonos, uno tras otro.
   *[other] {""}
  }
ask-site-joint = Construyes tú: ¿dónde colocas { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] el { $kind }
  }?{ $kind-is ->
    [kind-ponte] {" "}Elige una línea de puntos.
    [kind-palazzo] {" "}Elige dos hexágonos, uno tras otro.
    [kind-basilica] {" "}Elige tres hexágonos, uno tras otro.
   *[other] {""}
  }
ask-site-master = Es el turno de { $seat }, pero tú eres el maestro de obras: ¿dónde colocas { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] el { $kind }
  }?{ $kind-is ->
    [kind-ponte] {" "}Elige una línea de puntos.
    [kind-palazzo] {" "}Elige dos hexágonos, uno tras otro.
    [kind-basilica] {" "}Elige tres hexágonos, uno tras otro.
   *[other] {""}
  }
ask-site-imaginary = Para el jugador imaginario: ¿dónde colocas { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] el { $kind }
  }?{ $kind-is ->
    [kind-ponte] {" "}Elige una línea de puntos.
    [kind-palazzo] {" "}Elige dos hexágonos, uno tras otro.
    [kind-basilica] {" "}Elige tres hexágonos, uno tras otro.
   *[other] {""}
  }
ask-site-next = { $count ->
    [one] ¿Qué hexágono completa { $kind-is ->
        [kind-casa] la casa
        [kind-basilica] la basilica
       *[other] el { $kind }
      }?
   *[other] ¿Qué hexágono es el siguiente para { $kind-is ->
        [kind-casa] la casa
        [kind-basilica] la basilica
       *[other] el { $kind }
      }? Faltan { $count }.
  }
ask-span = ¿De qué distrito se cuentan las casas?
ask-steer = ¿Cuánto avanza tu góndola? Tienes { $points ->
    [one] un punto.
   *[other] { $points } puntos.
  }
ask-between = { $seat-is ->
    [you] Ahora avanza tu góndola.
   *[other] Ahora avanza la góndola de { $seat }.
  } { $gold ->
    [0] No tienes oro suficiente para pagar antes.
   *[other] ¿Pagas oro antes?
  }
ask-surplus = Tienes filas de { $count } clases, pero solo puedes conservar dos: ¿cuál abandonas?
ask-drain = ¿Qué loseta de pantano tomas? Puedes tomar hasta dos.
ask-drain-second = ¿Tomas otra loseta de pantano?
ask-draw = ¿Tomas una carta del expositor o del mazo?
ask-draw-pile = Roba una carta del mazo: el expositor está vacío.
ask-draw-show = Toma una carta, o muestra una de tu mano y toma tres.
ask-draw-nothing = Tienes la mano llena y no robas. { $gold ->
    [0] No tienes oro suficiente para pagar antes de que acabe el turno.
   *[other] ¿Pagas oro antes de que acabe el turno?
  }
ask-fill = { $count ->
    [one] Tomas una carta más: ¿del expositor o del mazo?
   *[other] Tomas { $count } cartas más: ¿del expositor, o todas del mazo?
  }
ask-shed = Tienes una carta de más: ¿cuál descartas?
ask-pay = ¿Con qué pagas? Tienes { $gold } de oro; un punto cuesta cinco de oro.
ask-pay-more = Pones { $gold } de oro: { $points ->
    [0] aún ningún punto
    [one] un punto
   *[other] { $points } puntos
  }. ¿Algo más?
ask-final = Último pago: ¿pagas oro por puntos?
wait-before = { $seat } puede revelar una carta para el jugador imaginario.
wait-lay = { $seat } está eligiendo las cartas que pone.
wait-next = { $seat } está eligiendo el próximo edificio.
wait-site = { $seat } está eligiendo dónde colocar { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] el { $kind }
  }.
wait-site-master = { $turn-is ->
    [you] Es tu turno, pero { $seat } es el maestro de obras y está eligiendo dónde colocar { $kind-is ->
        [kind-casa] la casa
        [kind-basilica] la basilica
       *[other] el { $kind }
      }.
   *[other] Es el turno de { $turn }, pero { $seat } es el maestro de obras y está eligiendo dónde colocar { $kind-is ->
        [kind-casa] la casa
        [kind-basilica] la basilica
       *[other] el { $kind }
      }.
  }
wait-site-imaginary = { $seat } está eligiendo para el jugador imaginario dónde colocar { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] el { $kind }
  }.
wait-span = { $seat } está eligiendo de qué distrito se cuentan las casas.
wait-steer = { $seat } está eligiendo cuánto avanza.
wait-between = { $next-is ->
    [you] Ahora avanza tu góndola; { $seat } puede pagar oro antes.
   *[other] Ahora avanza la góndola de { $next }; { $seat } puede pagar oro antes.
  }
wait-surplus = { $seat } tiene filas de demasiadas clases y abandona una.
wait-drain = { $seat } puede desecar hexágonos.
wait-draw = { $seat } está robando cartas.
wait-draw-nothing = { $seat } tiene la mano llena y puede pagar oro antes de que acabe el turno.
wait-fill = { $seat } ha mostrado una carta y toma tres.
wait-shed = { $seat } tiene una carta de más y descarta una.
wait-pay = { $seat } está contando oro para pagar.
wait-final = Último pago: { $seat } puede pagar oro por puntos.

## El final

ending-sixty-by-building = La góndola de un constructor ha llegado a la casilla 60
ending-sixty-by-helping = La góndola de un ayudante ha llegado a la casilla 60
ending-sixty-by-gold = Una góndola ha llegado con oro a la casilla 60
ending-casa-exhausted = Se ha construido la última casa
ending-palazzo-exhausted = Se ha construido el último palazzo
ending-campo-exhausted = Se ha construido el último campo
ending-ponte-exhausted = Se ha construido el último ponte
ending-basilica-exhausted = Se ha construido la última basilica
ending-turn-cap = Se ha jugado el número de turnos acordado
over-won = { $seat-is ->
    [you] Ganas: tu góndola es la que ha llegado más lejos, a la casilla { $field }.
   *[other] Gana { $seat }: su góndola es la que ha llegado más lejos, a la casilla { $field }.
  }
over-shared = Ninguna góndola ha dejado la salida: todos comparten la victoria.
result-won = { $seat-is ->
    [you] Ganas: tu góndola está en la casilla { $field }
   *[other] Gana { $seat }: su góndola está en la casilla { $field }
  }
result-shared = Victoria compartida
standing = { $seat-is ->
    [you] Tú
   *[other] { $seat }
  }: { $field ->
    [0] en la salida
   *[other] casilla { $field }
  }

## Lo que ha pasado

told-dealt = Cada jugador recibe tres cartas.
told-turn = { $seat-is ->
    [you] Turno { $number }: juegas tú.
   *[other] Turno { $number }: juega { $seat }.
  }
told-chose-card = { $seat-is ->
    [you] Eliges una carta de { $kind }.
   *[other] { $seat } elige una carta de { $kind }.
  }
told-chose-solo = { $seat-is ->
    [you] Eliges las cartas para { $kind-is ->
        [kind-casa] una casa
        [kind-basilica] una basilica
       *[other] un { $kind }
      } en solitario.
   *[other] { $seat } elige las cartas para { $kind-is ->
        [kind-casa] una casa
        [kind-basilica] una basilica
       *[other] un { $kind }
      } en solitario.
  }
told-took-back = { $seat-is ->
    [you] Recuperas las cartas elegidas.
   *[other] { $seat } recupera las cartas elegidas.
  }
told-laid = { $seat-is ->
    [you] Pones { $count ->
        [one] una carta de { $kind }
       *[other] { $count } cartas de { $kind }
      }.
   *[other] { $seat } pone { $count ->
        [one] una carta de { $kind }
       *[other] { $count } cartas de { $kind }
      }.
  }
told-laid-solo = { $seat-is ->
    [you] Pones { $count ->
        [one] una carta de { $kind }
       *[other] { $count } cartas de { $kind }
      } para construir en solitario.
   *[other] { $seat } pone { $count ->
        [one] una carta de { $kind }
       *[other] { $count } cartas de { $kind }
      } para construir en solitario.
  }
told-laid-nothing = { $seat-is ->
    [you] No pones ninguna carta.
   *[other] { $seat } no pone ninguna carta.
  }
told-master = { $seat-is ->
    [you] Pasas a ser maestro de obras { $kind-is ->
        [kind-casa] de la casa
        [kind-basilica] de la basilica
       *[other] del { $kind }
      }.
   *[other] { $seat } pasa a ser maestro de obras { $kind-is ->
        [kind-casa] de la casa
        [kind-basilica] de la basilica
       *[other] del { $kind }
      }.
  }
told-master-taken = { $seat-is ->
    [you] Ahora tienes la fila más larga y pasas a ser maestro de obras { $kind-is ->
        [kind-basilica] de la basilica
       *[other] del { $kind }
      }.
   *[other] { $seat } tiene ahora la fila más larga y pasa a ser maestro de obras { $kind-is ->
        [kind-basilica] de la basilica
       *[other] del { $kind }
      }.
  }
told-master-inherited = { $seat-is ->
    [you] Tienes la más larga de las filas que quedan y pasas a ser maestro de obras { $kind-is ->
        [kind-basilica] de la basilica
       *[other] del { $kind }
      }.
   *[other] { $seat } tiene la más larga de las filas que quedan y pasa a ser maestro de obras { $kind-is ->
        [kind-basilica] de la basilica
       *[other] del { $kind }
      }.
  }
told-imaginary-master = El jugador imaginario pasa a ser maestro de obras { $kind-is ->
    [kind-casa] de la casa
    [kind-basilica] de la basilica
   *[other] del { $kind }
  }.
told-figure-back = La figura del maestro de obras { $kind-is ->
    [kind-basilica] de la basilica
   *[other] del { $kind }
  } vuelve al tablero.
told-building = { $seat-is ->
    [you] Se construye { $kind-is ->
        [kind-casa] una casa
        [kind-basilica] una basilica
       *[other] un { $kind }
      }: tú eliges el lugar.
   *[other] Se construye { $kind-is ->
        [kind-casa] una casa
        [kind-basilica] una basilica
       *[other] un { $kind }
      }: { $seat } elige el lugar.
  }
told-no-space = { $kind-is ->
    [kind-casa] No hay lugar libre para la casa: su carta se pierde.
    [kind-basilica] No hay lugar libre para la basilica: sus cartas se pierden.
   *[other] No hay lugar libre para el { $kind }: sus cartas se pierden.
  }
told-picked = { $seat-is ->
    [you] Eliges el hexágono { $hex }.
   *[other] { $seat } elige el hexágono { $hex }.
  }
told-unpicked = { $seat-is ->
    [you] Eliges otro lugar.
   *[other] { $seat } elige otro lugar.
  }
told-built = { $kind-is ->
    [kind-casa] Ahora hay una casa
    [kind-basilica] Ahora hay una basilica
   *[other] Ahora hay un { $kind }
  } en { $points ->
    [0] { $district }.
    [one] { $district }: un punto.
   *[other] { $district }: { $points } puntos.
  }
told-built-ponte = Ahora un ponte une { $district } y { $other }.
told-counts = { $seat-is ->
    [you] Cuentas las casas de { $district }: { $count }.
   *[other] { $seat } cuenta las casas de { $district }: { $count }.
  }
told-treasure = { $seat-is ->
    [you] Recibes un tesoro de { $value } de oro.
   *[other] { $seat } recibe un tesoro de { $value } de oro.
  }
told-treasure-hidden = { $seat-is ->
    [you] Recibes un tesoro.
   *[other] { $seat } recibe un tesoro.
  }
told-no-treasure = { $seat-is ->
    [you] No queda ningún tesoro para ti.
   *[other] No queda ningún tesoro para { $seat }.
  }
told-moved = { $seat-is ->
    [you] { $points ->
        [one] Un punto
       *[other] { $points } puntos
      }: tu góndola avanza hasta la casilla { $field }.
   *[other] { $points ->
        [one] Un punto
       *[other] { $points } puntos
      }: la góndola de { $seat } avanza hasta la casilla { $field }.
  }
field-jumped = { $count ->
    [one] saltada
   *[other] saltadas
  }
points-palazzo = { $count ->
    [one] hexágono vecino sin edificio
   *[other] hexágonos vecinos sin edificio
  }
points-campo = { $count ->
    [one] hexágono vecino con un edificio
   *[other] hexágonos vecinos con un edificio
  }
points-half = (la mitad de { $whole })
points-half-down = (la mitad de { $whole }, redondeada hacia abajo)
told-stayed = { $seat-is ->
    [you] Tu góndola no avanza.
   *[other] La góndola de { $seat } no avanza.
  }
told-went-on = { $seat-is ->
    [you] De momento no pagas.
   *[other] De momento, { $seat } no paga.
  }
told-cards-away = { $kind-is ->
    [kind-casa] Se descarta la carta de casa.
   *[other] Se descartan las cartas de { $kind }.
  }
told-dumped = { $seat-is ->
    [you] Abandonas tu fila de { $kind }: { $count ->
        [one] una carta
       *[other] { $count } cartas
      }.
   *[other] { $seat } abandona su fila de { $kind }: { $count ->
        [one] una carta
       *[other] { $count } cartas
      }.
  }
told-opened-purse = { $seat-is ->
    [you] Abres tu bolsa.
   *[other] { $seat } abre su bolsa.
  }
told-offered = { $seat-is ->
    [you] Pones { $value } de oro.
   *[other] { $seat } pone { $value } de oro.
  }
told-kept = { $seat-is ->
    [you] Recuperas { $value } de oro.
   *[other] { $seat } recupera { $value } de oro.
  }
told-closed-purse = { $seat-is ->
    [you] Cierras tu bolsa.
   *[other] { $seat } cierra su bolsa.
  }
gold-in-treasures = en tesoros
told-paid = { $seat-is ->
    [you] Pagas { $gold } de oro por { $points ->
        [one] un punto
       *[other] { $points } puntos
      }.
   *[other] { $seat } paga { $gold } de oro por { $points ->
        [one] un punto
       *[other] { $points } puntos
      }.
  }
told-drained = { $seat-is ->
    [you] Desecas el hexágono { $hex }.
   *[other] { $seat } deseca el hexágono { $hex }.
  }
told-found = { $value ->
    [0] { $seat-is ->
        [you] No hay oro en la loseta.
       *[other] { $seat } no encuentra oro en la loseta.
      }
   *[other] { $seat-is ->
        [you] Hay { $value } de oro en la loseta.
       *[other] { $seat } encuentra { $value } de oro en la loseta.
      }
  }
told-found-hidden = { $seat-is ->
    [you] Miras la loseta.
   *[other] { $seat } mira la loseta.
  }
told-stopped = { $seat-is ->
    [you] Dejas de desecar.
   *[other] { $seat } deja de desecar.
  }
told-took = { $seat-is ->
    [you] Tomas la carta de { $kind } del expositor.
   *[other] { $seat } toma la carta de { $kind } del expositor.
  }
told-drew = { $seat-is ->
    [you] Robas una carta de { $kind }.
   *[other] { $seat } roba una carta de { $kind }.
  }
told-drew-hidden = { $seat-is ->
    [you] Robas una carta.
   *[other] { $seat } roba una carta.
  }
told-showed = { $seat-is ->
    [you] Muestras una carta de { $kind }.
   *[other] { $seat } muestra una carta de { $kind }.
  }
told-hand-full = { $seat-is ->
    [you] Tienes la mano llena: no robas.
   *[other] { $seat } tiene la mano llena: no roba.
  }
told-shed = { $seat-is ->
    [you] Descartas una carta de { $kind }.
   *[other] { $seat } descarta una carta de { $kind }.
  }
told-reshuffled = Los descartes pasan a ser el mazo.
told-display-away = El expositor tiene cuatro cartas: se descartan todas.
told-revealed = Se revela una carta de { $kind } para el jugador imaginario.
told-not-revealed = { $seat-is ->
    [you] No revelas ninguna carta.
   *[other] { $seat } no revela ninguna carta.
  }
told-revealed-in-vain = Se revela una carta de { $kind } para el jugador imaginario y se descarta.
told-goal = { $seat-is ->
    [you] Tu góndola ha llegado a la meta.
   *[other] La góndola de { $seat } ha llegado a la meta.
  }
told-exhausted = Era { $kind-is ->
    [kind-casa] la última casa
    [kind-basilica] la última basilica
   *[other] el último { $kind }
  }.
told-last-exchange = Empieza el último pago.
told-keeps-gold = { $seat-is ->
    [you] No pagas oro.
   *[other] { $seat } no paga oro.
  }
told-turn-cap = Se ha jugado el número de turnos acordado.
told-won = { $seat-is ->
    [you] Ganas: tu góndola es la que ha llegado más lejos, a la casilla { $field }.
   *[other] Gana { $seat }: su góndola es la que ha llegado más lejos, a la casilla { $field }.
  }

## Qué es cada cosa

cards-so-far = Cartas en las filas: { $count } de { $needed }
about-casa = Una casa necesita una carta y un hexágono libre, y da un punto. No es de ningún jugador: puede contarla cualquier ponte que llegue a su distrito.
about-palazzo = Un palazzo necesita tres cartas y dos hexágonos libres contiguos. Da un punto por cada hexágono vecino sin edificio, sea libre o pantano.
about-campo = Un campo necesita tres cartas y un hexágono libre. Da un punto por cada hexágono vecino con un edificio.
about-ponte = Un ponte necesita tres cartas y los dos extremos libres de una línea de puntos. Da un punto por cada casa de uno de los dos distritos que une, a elección del constructor.
about-basilica = Una basilica necesita cuatro cartas y tres hexágonos libres que se toquen todos entre sí. Da siete puntos.
about-basilica-connected = Una basilica necesita cuatro cartas y tres hexágonos libres conectados. Da siete puntos.
about-swamp = Un hexágono cubierto de pantano. Después de construir puedes desecar uno o dos: el oro de la loseta es tuyo, y el hexágono queda libre a partir del turno siguiente. El nombre de un hexágono indica su fila, con la A arriba, y su distancia desde la izquierda, en medios hexágonos.
about-free = Un hexágono libre: puedes construir en él, pero un ponte necesita una línea de puntos. El nombre de un hexágono indica su fila, con la A arriba, y su distancia desde la izquierda, en medios hexágonos.
about-stones = Un hexágono libre desde el principio: puedes construir en él, pero un ponte necesita una línea de puntos. El nombre de un hexágono indica su fila, con la A arriba, y su distancia desde la izquierda, en medios hexágonos.
about-dotted-line = Un ponte puede unir estos dos hexágonos mientras ambos estén libres. Cualquier otro edificio en uno de ellos cierra la línea.
about-field = Una casilla del recorrido de las góndolas. Si tu góndola está junto a un distrito cuando participas allí en un edificio, recibes un tesoro, si queda alguno. Las casillas ocupadas se saltan.
about-start = Todas las góndolas empiezan aquí.
about-crossing = El canal se cruza aquí consigo mismo: las casillas 10 y 45 son el mismo lugar, en el que cabe una góndola.
about-pole = Una casilla más allá de la meta. Gana la góndola que llega más lejos.
about-gondola = Avanza los puntos que recibe su jugador: todos los de un edificio si lo construye, la mitad si ayuda, y uno por cada cinco de oro que paga. Gana la góndola que llega más lejos; la partida termina cuando una alcanza la casilla 60 o se agota una clase de edificio.
about-tile = Una loseta de pantano de un hexágono desecado, con dos de oro como mucho. Un punto cuesta cinco de oro; no se da cambio.
about-treasure = Un tesoro tiene de tres a seis de oro. Recibes uno por participar en un edificio de un distrito junto a tu góndola, si queda alguno. Un punto cuesta cinco de oro; no se da cambio.
about-display = Puedes tomar estas cartas descubiertas al final de tu turno. Si al terminar un turno hay cuatro, se descartan todas.
about-pile = Al final de un turno robas una carta de aquí o tomas una del expositor; o muestras una carta y tomas tres. No puedes tener más de cinco cartas en la mano.
about-discards = Cartas usadas. Se barajan cuando el mazo está vacío.
about-master-builder = El jugador con la fila más larga de una clase es el maestro de obras de esa clase: elige el lugar y recibe todos los puntos, aunque sea el turno de otro. Los demás que tienen una fila de esa clase reciben la mitad. En caso de empate, la figura se queda donde está.
about-row-lacks = En cuanto las filas de todos los jugadores suman las cartas necesarias, el edificio debe construirse en ese turno; si no hay lugar, las cartas se pierden.
about-face-down = Una carta en mano que los demás no conocen con certeza.
about-purse = Un punto cuesta cinco de oro; no se da cambio.
topic-casa = Casa
topic-palazzo = Palazzo
topic-campo = Campo
topic-ponte = Ponte
topic-basilica = Basilica
topic-basilica-connected = Basilica
topic-swamp = Pantano
topic-free = Hexágono libre
topic-stones = Hexágono libre desde el principio
topic-dotted-line = Línea de puntos
topic-field = Casilla
topic-start = Salida
topic-crossing = Cruce
topic-pole = Poste
topic-gondola = Góndola
topic-tile = Loseta de pantano
topic-treasure = Tesoro
topic-display = Expositor
topic-pile = Mazo
topic-discards = Descartes
topic-master-builder = Maestro de obras
topic-row-lacks = Cartas que aún faltan en una fila
topic-face-down = Carta boca abajo
topic-purse = Oro

## Opciones

option-board = Tablero
option-board-help = El nombre de un tablero, o tu propio tablero en forma de texto.
option-cards = Cartas
option-cards-help = Cuántas cartas hay de casa, palazzo, campo, ponte y basilica.
option-cards-7-8-8-9-10 = 7, 8, 8, 9, 10
option-cards-10-8-8-8-8 = 10, 8, 8, 8, 8
option-cards-14-7-7-7-7 = 14, 7, 7, 7, 7: más corta
option-cards-6-9-9-9-9 = 6, 9, 9, 9, 9: las casas casi nunca se agotan
option-cards-19-6-6-6-5 = 19, 6, 6, 6, 5: tantas como edificios
option-tiles = Losetas de pantano
option-tiles-help = Cuántas losetas contienen cero, uno y dos de oro.
option-tiles-29-29-28 = 29, 29, 28
option-tiles-43-29-14 = 43, 29, 14: la mitad están vacías
option-tiles-0-86-0 = uno de oro cada una
option-treasures = Tesoros
option-treasures-help = Cuántos tesoros contienen tres, cuatro, cinco y seis de oro.
option-treasures-5-4-4-5 = 5, 4, 4, 5
option-treasures-6-6-3-3 = 6, 6, 3, 3: más pequeños
option-treasures-3-3-6-6 = 3, 3, 6, 6: más grandes
option-basilica = Forma de la basilica
option-basilica-help = Cómo pueden estar dispuestos sus tres hexágonos.
option-basilica-triangle = triángulo: cada uno toca los otros dos
option-basilica-connected = cualquier forma conectada
option-full-hand = Con la mano llena
option-full-hand-help = Cómo se roba con cinco cartas en la mano.
option-full-hand-no-draw = no robar
option-full-hand-swap = robar una y descartar una
option-full-hand-must-lay = poner antes una carta
option-imaginary-casa = Casas del jugador imaginario
option-imaginary-casa-help = Qué pasa con una carta de casa revelada para el jugador imaginario.
option-imaginary-casa-built = la casa se construye, sin dueño
option-imaginary-casa-discarded = la carta se descarta
option-turn-cap = Número máximo de turnos
option-turn-cap-help = Tras este número de turnos, contando los de todos, termina la partida.
option-moves = Movimiento de las góndolas
option-moves-help = Si una góndola puede avanzar menos puntos de los que recibe.
option-moves-all = se deben usar todos los puntos
option-moves-up-to-all = hasta donde quiera el jugador
option-gold-asked = Preguntar por el oro
option-gold-asked-help = Cuándo se te pregunta si pagas, aunque no tengas nada más que decidir.
option-gold-asked-whenever-it-counts = siempre que pueda importar
option-gold-asked-as-in-version-1 = como en la versión 1 de estas reglas

## What players may look a term up by

also-row = fila, cartas puestas
also-set = edificio completo, solo
also-draining = desecar, drenar, pantano
also-exchange = cambiar, cambio, comprar puntos, dinero
also-master-builder = arquitecto, primero
also-casa = vivienda
also-palazzo = palacio
also-campo = plaza
also-ponte = puente, puentes
also-basilica = iglesia, catedral, cúpula
also-swamp = barro, ciénaga, agua
also-tile = ficha, pieza, moneda
also-treasure = cofre, oro, dinero
also-display = cartas abiertas, mercado, muestra
also-field = casilla, hexágono, lugar
also-gondola = barco, barca, marcador, puntos
also-pole = poste, amarre
also-crossing = cruce, salto

## Amounts that reasons compare

stake-field = casillas por los canales
stake-gold = monedas de oro
stake-hand = cartas en mano
stake-laid = cartas en las filas
stake-figures = maestros de obras

## The characters of the computer players, and how each plays

character-hasty = Cada vez compara solo dos de sus opciones y a menudo pasa por alto un solar mejor.
character-gentle = Antes de cada acción repasa mentalmente unas treinta continuaciones, lo justo para mirar un poco adelante.
character-steady = Antes de cada acción repasa mentalmente doscientas continuaciones, con cartas que los demás podrían tener.
character-strong = Antes de cada acción repasa mentalmente dos mil continuaciones y elige lo que mejor resiste.
