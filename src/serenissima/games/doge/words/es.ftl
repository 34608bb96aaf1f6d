# Las palabras de Doge.
# Un puesto `$seat` viene con `$seat-is`: "you" u "other". Un área se dice como en una frase.

title = Doge
teaser = Votos secretos, asesores comprados y palacios cada vez más caros: ¿quién será dux de Venecia?
goal = Pon marcadores boca abajo en seis distritos y en la Quarantia. Quien gana una elección controla a un asesor y coloca casas. Con suficientes casas en un distrito se paga un palacio, y cada palacio cuesta allí una casa más que el anterior. Serás dux con palacios en los seis distritos, con siete palacios en cinco o con ocho en cuatro.

## Áreas, asesores, marcadores

area-cannaregio = Cannaregio
area-castello = Castello
area-dorsoduro = Dorsoduro
area-san-marco = San Marco
area-san-polo = San Polo
area-santa-croce = Santa Croce
area-quarantia = la Quarantia
label-quarantia = Quarantia
councillor-cannaregio = al asesor de Cannaregio
councillor-castello = al asesor de Castello
councillor-dorsoduro = al asesor de Dorsoduro
councillor-san-marco = al asesor de San Marco
councillor-san-polo = al asesor de San Polo
councillor-santa-croce = al asesor de Santa Croce
councillor-first = a un asesor de la Quarantia
councillor-second = a un asesor de la Quarantia
councillor-third = a un asesor de la Quarantia
which-first = al primero
which-second = al segundo
which-third = al tercero
marker = marcador { $value }

## Lo que se puede hacer

do-card = Papeleta para { $area }
do-add = Añadir el marcador { $marker }
do-confirm = Confirmar papeleta
do-councillor = Elegir { $which }
do-send = Enviar al asesor a { $area }
do-abstain = Abstenerse: el asesor queda neutral
do-lift = Sacar una casa de { $district }
do-drop = Llevar la casa a { $district }
do-stay = No mover ninguna casa
do-place = { $count ->
    [0] No colocar ninguna casa
    [one] Colocar una casa
   *[other] Colocar { $count } casas
  }
do-build = Construir palacio
do-forgo = No construir
do-remove = Retirar el marcador { $marker }
do-take-back = Elegir otra área
do-put-back = Devolver la casa
answer-confirm = { $count ->
    [one] Poner un marcador en { $area }: { $votes ->
        [0] ningún voto
        [one] un voto
       *[other] { $votes } votos
      }
   *[other] Poner { $count } marcadores en { $area }: { $votes ->
        [0] ningún voto
        [one] un voto
       *[other] { $votes } votos
      }
  }
answer-pick = { $seat-is ->
    [you] Elegir a tu asesor en { $area }
   *[other] Elegir al asesor de { $seat } en { $area }
  }
answer-pick-neutral = Elegir a un asesor neutral
answer-abstain-leave = Dejar neutral al asesor
answer-abstain-leave-move = Dejar neutral al asesor; después puedes mover una casa
answer-abstain-make = Neutralizar al asesor
answer-abstain-make-move = Neutralizar al asesor; después puedes mover una casa
answer-drop = Sí, a { $area }
answer-stay = No mover ninguna casa
answer-stay-more = No mover una segunda casa
answer-place = { $count ->
    [0] Ninguna casa
    [one] Una casa
    [2] Dos casas
   *[other] { $count } casas
  }
answer-build = Construir un palacio por { $price } casas
answer-forgo = No construir
waste-barred = Un 0 te excluye de esta elección
waste-ballot = Un 0 por sí solo no da ningún voto
waste-markers = { $count ->
    [one] Aquí puedes poner un marcador más, que de lo contrario caducará
   *[other] Aquí puedes poner { $count } marcadores más, que de lo contrario caducarán
  }
waste-councillor = No tienes ninguna casa que mover a cambio
waste-vote = Su voto se perdería: en esa área ya no habrá más elecciones en esta partida
waste-check = Si colocas las casas de una en una, podrás construir un segundo palacio

## El orden de votación

order-title = Orden de votación
order-now = Año { $year }
order-next = Año siguiente
order-down = aún sin revelar
votes-of = { $seat-is ->
    [you] tú: { $votes }
   *[other] { $seat }: { $votes }
  }
votes-none = ningún voto

## Lo que hay en las áreas

site-next = casas para el próximo palacio
site-later = más tarde
palace-here = { $seat-is ->
    [you] tu palacio en el solar { $number }
   *[other] palacio de { $seat } en el solar { $number }
  }
houses-of = { $seat-is ->
    [you] tus casas
   *[other] casas de { $seat }
  }
houses-lacking = { $count ->
    [one] falta una para un palacio
   *[other] faltan { $count } para un palacio
  }
houses-do = bastan para un palacio en cuanto llegue otra casa
houses-no-site = aquí no quedan solares
house-lifted = una de ellas se está moviendo
councillor-from = asesor de { $home }
councillor-ring = { $seat-is ->
    [you] lleva tu anillo: un voto para ti
   *[other] lleva el anillo de { $seat }: un voto para { $seat }
  }
councillor-free = neutral: sin voto
neutral = Neutrales
ballot-of = { $seat-is ->
    [you] tus marcadores, boca abajo
   *[other] marcadores de { $seat }, boca abajo
  }
marker-unseen = los demás no ven su valor

## La elección en curso

election = Elección { $number }: { $area }
voters = { $seat-is ->
    [you] votos de tus asesores
   *[other] votos de los asesores de { $seat }
  }
place-first = ganador
place-first-tied = empate en 1.er lugar
place-second = subcampeón
place-second-tied = empate en 2.º lugar
place-none = no participa
award-district = El ganador decide qué hacer con el asesor y puede colocar hasta dos casas. Después, el subcampeón puede colocar una.
award-district-alone = El ganador decide qué hacer con el asesor y puede colocar hasta dos casas. No hay subcampeón.
award-district-seconds = El ganador decide qué hacer con el asesor y puede colocar hasta dos casas. Después, cada empatado en segundo lugar puede colocar una.
award-district-tied = Cada empatado en primer lugar puede colocar hasta dos casas. El asesor queda neutral. No hay subcampeón.
award-quarantia = El ganador decide qué hacer con un asesor, el subcampeón con otro y, por último, el ganador con el tercero.
award-quarantia-alone = El ganador decide qué hacer con un asesor y después con otro. No hay subcampeón.
award-quarantia-seconds = El ganador decide qué hacer con un asesor. Después, cada empatado en segundo lugar puede mover una casa y, por último, el ganador decide qué hacer con otro asesor.
award-quarantia-tied = Los asesores quedan neutrales. Cada empatado en primer lugar puede mover hasta dos casas.
hint-send = Elige un área: el asesor va allí y lleva tu anillo.
hint-keep = El asesor ya lleva tu anillo: elige adónde va o deja que se quede.
hint-lift = Elige un distrito donde tengas una casa.
hint-drop = Elige un distrito para la casa.

## Lo que tiene cada uno

holdings = { $seat-is ->
    [you] Tú
   *[other] { $seat }
  }
districts-with = distritos
palaces-where = Palacios: { $sum }
palaces-built = { $palaces ->
    [one] un palacio
   *[other] { $palaces } palacios en { $districts ->
        [one] un distrito
       *[other] { $districts } distritos
      }
  }
stock-palace = palacios en la reserva
stock-house = casas en la reserva
stock-ring = anillos en la reserva, uno por asesor
stock-marker-back = marcadores sin poner
turned = Revelados este año
markers-left = Tus marcadores
cards = Tus cartas
card-chosen = Tu papeleta
draft = Sobre la carta
ballot-chooses = elige una papeleta
ballot-ready = ha confirmado una papeleta
ballot-out = sin marcadores este año
first-among-tied = decide primero si hay empate
alert-qualified = { $seat-is ->
    [you] Tienes palacios suficientes para ser dux: este es el último año
   *[other] Palacios suficientes para ser dux: este es el último año
  }
alert-near = { $seat-is ->
    [you] Con un palacio más tendrás suficientes para ser dux: { $districts }
   *[other] Solo falta un palacio: { $districts }
  }
alert-near-many = { $seat-is ->
    [you] Con un palacio más en uno de { $count } distritos tendrás suficientes para ser dux
   *[other] Solo falta un palacio, en uno de { $count } distritos
  }

## Lo que se pregunta

reason-won = Ganas en { $area } con { $votes ->
    [one] un voto
   *[other] { $votes } votos
  }
reason-second = Eres el subcampeón en { $area } con { $votes ->
    [one] un voto
   *[other] { $votes } votos
  }
reason-first = Empatas en primer lugar en { $area } con { $votes ->
    [one] un voto
   *[other] { $votes } votos
  }
reason-seconds = Empatas en segundo lugar en { $area } con { $votes ->
    [one] un voto
   *[other] { $votes } votos
  }
aim = El objetivo: ganar elecciones y construir palacios. Ganas la partida con palacios en los seis distritos, con siete palacios en cinco o con ocho en cuatro.
ask-card = Papeleta { $number } de { $rounds }: ¿para qué área es?
ask-markers = ¿Qué marcadores pones en { $area }? De uno a cuatro, boca abajo.
ask-markers-last = ¿Qué marcadores pones en { $area }? Es la última papeleta del año: los marcadores que no uses caducan.
ask-pick = { $reason }: ¿a qué asesor de la Quarantia eliges?
ask-councillor = { $reason }: ¿qué haces con el asesor del distrito? { $hint }
ask-councillor-first = { $reason }: ¿qué haces con el primer asesor? { $hint }
ask-councillor-one = { $reason }: ¿qué haces con un asesor? { $hint }
ask-councillor-other = { $reason }: ¿qué haces con otro asesor? { $hint }
ask-move = El asesor queda neutral. ¿Sacas una casa de { $area } o llevas una allí? { $hint }
ask-move-forced = No te quedan anillos, así que el asesor queda neutral. ¿Sacas una casa de { $area } o llevas una allí? { $hint }
ask-move-free = El asesor queda neutral. ¿Mueves una casa a otro distrito? { $hint }
ask-move-free-forced = No te quedan anillos, así que el asesor queda neutral. ¿Mueves una casa a otro distrito? { $hint }
ask-move-tied = { $reason }: ¿mueves { $count ->
    [one] una casa a otro distrito
   *[other] hasta { $count } casas a otros distritos
  }? { $hint }
ask-move-tied-one = { $reason }: ¿mueves tu casa a otro distrito? Puedes hacerlo dos veces. { $hint }
ask-move-more = ¿Mueves otra casa? { $hint }
ask-move-again = ¿Mueves tu casa otra vez? { $hint }
ask-drop = ¿Adónde va la casa de { $area }? { $hint }
ask-drop-only = ¿Llevas la casa de { $area } a { $to }?
ask-place = { $reason }: ¿cuántas casas colocas?
ask-place-second = ¿Colocas tu segunda casa en { $area }?
ask-build = Tus { $houses } casas en { $area } bastan: ¿construyes un palacio por { $price } de ellas?
wait-ballot = { $count ->
    [one] { $seats } aún está eligiendo una papeleta.
   *[other] { $seats } aún están eligiendo papeletas.
  }
wait-ballot-laid = { $count ->
    [one] { $seats } aún está eligiendo.
   *[other] { $seats } aún están eligiendo.
  }
wait-ballot-out = No te quedan marcadores este año. { $count ->
    [one] { $seats } aún está eligiendo una papeleta.
   *[other] { $seats } aún están eligiendo papeletas.
  }
wait-sealed = Tu decisión está sellada. { $count ->
    [one] { $seats } aún está decidiendo.
   *[other] { $seats } aún están decidiendo.
  }
wait-pick = { $count ->
    [one] { $seats } está eligiendo a un asesor de la Quarantia.
   *[other] { $seats } están eligiendo a asesores de la Quarantia.
  }
wait-councillor = { $count ->
    [one] { $seats } está decidiendo si controla { $councillor }.
   *[other] { $seats } están decidiendo si controlan { $councillor }.
  }
wait-move = { $count ->
    [one] { $seats } puede mover una casa.
   *[other] { $seats } pueden mover una casa cada uno.
  }
wait-place = { $count ->
    [one] { $seats } puede colocar casas en { $area }.
   *[other] { $seats } pueden colocar casas en { $area }.
  }
wait-build = { $count ->
    [one] { $seats } puede construir un palacio en { $area } por { $price } casas.
   *[other] { $seats } pueden construir un palacio en { $area } por { $price } casas.
  }

## El final

ending-six-districts = Un palacio en cada uno de los seis distritos
ending-seven-in-five = Siete palacios en cinco distritos
ending-eight-in-four = Ocho palacios en cuatro distritos
ending-palaces-tie-break = Varios jugadores tienen palacios suficientes para ser dux: gana quien tiene más
ending-houses-tie-break = Varios jugadores con palacios suficientes empatan a palacios: gana quien tiene más casas en el tablero
ending-shared = Varios jugadores con palacios suficientes empatan a palacios y a casas
ending-year-cap = Han pasado los años acordados sin dux
ending-deadlock = Ya nadie puede ser dux
ending-and = { $ending }. { $decided }.
decided-breadth = Decide la suma de distritos y palacios
decided-palaces = Distritos y palacios suman lo mismo: gana quien tiene más palacios
decided-houses = Empate a distritos y a palacios: gana quien tiene más casas en el tablero
decided-nothing = Empate a distritos, a palacios y a casas
over-doge = { $seat-is ->
    [you] ¡Eres dux de Venecia!
   *[other] { $seat } es dux de Venecia.
  }
over-first = { $seat-is ->
    [you] Venecia no tiene dux, pero tú eres quien más se ha acercado, y ganas.
   *[other] Venecia no tiene dux, pero { $seat } es quien más se ha acercado, y gana.
  }
over-shared = La victoria se comparte: { $seats }.
result-doge = { $seat-is ->
    [you] Eres dux
   *[other] { $seat } es dux
  }
result-first = { $seat-is ->
    [you] Ganas
   *[other] { $seat } gana
  }
result-shared = Victoria compartida: { $seats }
standing = { $seat-is ->
    [you] Tú
   *[other] { $seat }
  }: { $palaces ->
    [one] un palacio
   *[other] { $palaces } palacios
  } en { $districts ->
    [one] un distrito
   *[other] { $districts } distritos
  }, { $houses ->
    [one] una casa
   *[other] { $houses } casas
  }

## Lo que ha pasado

told-first-seat = { $seat-is ->
    [you] Por sorteo, eres el jugador inicial.
   *[other] Por sorteo, el jugador inicial es { $seat }.
  }
told-year = { $first-is ->
    [you] Año { $number }: eres el jugador inicial.
   *[other] Año { $number }: el jugador inicial es { $first }.
  }
told-ballots = Papeleta { $number } de { $rounds }: todos eligen en secreto un área y marcadores.
told-sits-out = { $seat-is ->
    [you] No te quedan marcadores y no participas.
   *[other] A { $seat } no le quedan marcadores y no participa.
  }
told-chose = { $seat-is ->
    [you] Eliges la carta de { $area }.
   *[other] { $seat } elige la carta de { $area }.
  }
told-added = { $seat-is ->
    [you] Añades el marcador { $marker }.
   *[other] { $seat } añade el marcador { $marker }.
  }
told-removed = { $seat-is ->
    [you] Retiras el marcador { $marker }.
   *[other] { $seat } retira el marcador { $marker }.
  }
told-took-back = { $seat-is ->
    [you] Retiras tu papeleta.
   *[other] { $seat } retira su papeleta.
  }
told-confirmed = { $seat-is ->
    [you] Tu papeleta está lista.
   *[other] La papeleta de { $seat } está lista.
  }
told-laid = { $seat-is ->
    [you] Pones { $count ->
        [one] un marcador
       *[other] { $count } marcadores
      } en { $area }.
   *[other] { $seat } pone { $count ->
        [one] un marcador
       *[other] { $count } marcadores
      } en { $area }.
  }
told-lapsed = { $seat-is ->
    [you] { $count ->
        [one] Caduca un marcador que no has usado.
       *[other] Caducan { $count } marcadores que no has usado.
      }
   *[other] { $count ->
        [one] Caduca un marcador que { $seat } no ha usado.
       *[other] Caducan { $count } marcadores que { $seat } no ha usado.
      }
  }
told-vote = Elección { $number }: { $area }.
told-counted = { $seat-is ->
    [you] Tienes { $votes ->
        [one] un voto
       *[other] { $votes } votos
      }
   *[other] { $seat } tiene { $votes ->
        [one] un voto
       *[other] { $votes } votos
      }
  }{ $councillors ->
    [0] .
   *[other] : { $markers } por marcadores, { $councillors } por asesores.
  }
told-only-zero = { $seat-is ->
    [you] No tienes votos y no participas.
   *[other] { $seat } no tiene votos y no participa.
  }
told-barred = { $seat-is ->
    [you] Tu 0 te excluye de esta elección.
   *[other] { $seat } ha puesto un 0: queda fuera de esta elección.
  }
told-nobody = Nadie tiene votos en { $area }: la elección no tiene efecto.
told-won = { $seat-is ->
    [you] Ganas en { $area }.
   *[other] { $seat } gana en { $area }.
  }
told-tied-first = { $seat-is ->
    [you] Empatas en primer lugar en { $area }.
   *[other] { $seat } empata en primer lugar en { $area }.
  }
told-second = { $seat-is ->
    [you] Eres el subcampeón en { $area }.
   *[other] El subcampeón en { $area } es { $seat }.
  }
told-tied-second = { $seat-is ->
    [you] Empatas en segundo lugar en { $area }.
   *[other] { $seat } empata en segundo lugar en { $area }.
  }
told-no-second = Nadie más tiene votos en { $area }: no hay subcampeón.
told-picked = { $seat-is ->
    [you] Eliges { $councillor }.
   *[other] { $seat } elige { $councillor }.
  }
told-sent = { $seat-is ->
    [you] Envías { $councillor } a { $area }.
   *[other] { $seat } envía { $councillor } a { $area }.
  }
told-ring-back = { $seat-is ->
    [you] Pierdes { $councillor } y recuperas tu anillo.
   *[other] { $seat } pierde { $councillor } y recupera su anillo.
  }
told-neutral = Se neutraliza { $councillor }.
told-abstained = { $seat-is ->
    [you] Renuncias a controlar { $councillor }.
   *[other] { $seat } renuncia a controlar { $councillor }.
  }
told-must-abstain = { $seat-is ->
    [you] No te queda ningún anillo para controlar { $councillor }.
   *[other] A { $seat } no le queda ningún anillo para controlar { $councillor }.
  }
told-nothing-to-move = { $seat-is ->
    [you] No tienes en el tablero ninguna casa que mover.
   *[other] { $seat } no tiene en el tablero ninguna casa que mover.
  }
told-lifted = { $seat-is ->
    [you] Levantas una casa de { $district }.
   *[other] { $seat } levanta una casa de { $district }.
  }
told-put-back = { $seat-is ->
    [you] Devuelves la casa.
   *[other] { $seat } devuelve la casa.
  }
told-moved = { $seat-is ->
    [you] Mueves una casa de { $district } a { $to }.
   *[other] { $seat } mueve una casa de { $district } a { $to }.
  }
told-stayed = { $seat-is ->
    [you] No mueves ninguna casa.
   *[other] { $seat } no mueve ninguna casa.
  }
told-no-house = { $seat-is ->
    [you] No te quedan casas en la reserva para { $district }.
   *[other] A { $seat } no le quedan casas en la reserva para { $district }.
  }
told-placed = { $seat-is ->
    [you] Colocas { $count ->
        [one] una casa
       *[other] { $count } casas
      } en { $district }.
   *[other] { $seat } coloca { $count ->
        [one] una casa
       *[other] { $count } casas
      } en { $district }.
  }
told-placed-none = { $seat-is ->
    [you] No colocas ninguna casa en { $district }.
   *[other] { $seat } no coloca ninguna casa en { $district }.
  }
told-decided = { $seat-is ->
    [you] Tu decisión está sellada.
   *[other] La decisión de { $seat } está sellada.
  }
told-built = { $seat-is ->
    [you] Construyes un palacio en { $district } por { $price } casas.
   *[other] { $seat } construye un palacio en { $district } por { $price } casas.
  }
told-forwent = { $seat-is ->
    [you] No construyes ningún palacio en { $district }.
   *[other] { $seat } no construye ningún palacio en { $district }.
  }
told-no-site = { $seat-is ->
    [you] No quedan solares para ti en { $district }.
   *[other] No quedan solares para { $seat } en { $district }.
  }
told-no-palace = { $seat-is ->
    [you] No te quedan palacios que construir en { $district }.
   *[other] A { $seat } no le quedan palacios que construir en { $district }.
  }
told-turned-card = Elección { $number } del año siguiente: { $area }.
told-year-over = El año { $number } ha terminado.
told-qualified = { $seat-is ->
    [you] Tienes palacios suficientes para ser dux: { $palaces } en { $districts } distritos.
   *[other] { $seat } tiene palacios suficientes para ser dux: { $palaces } en { $districts } distritos.
  }
told-doge = { $seat-is ->
    [you] ¡Eres dux!
   *[other] { $seat } es dux.
  }
told-doge-by-palaces = { $seat-is ->
    [you] Eres quien más palacios tiene: ¡eres dux!
   *[other] { $seat } es quien más palacios tiene: es dux.
  }
told-doge-by-houses = { $seat-is ->
    [you] Empate a palacios; eres quien más casas tiene en el tablero: ¡eres dux!
   *[other] Empate a palacios; { $seat } es quien más casas tiene en el tablero: es dux.
  }
told-shared = Empate a palacios y a casas: la victoria se comparte.
told-year-cap = Han pasado los años acordados.
told-deadlock = Ya nadie puede ser dux: la partida ha terminado.
told-ranked-first = { $seat-is ->
    [you] Eres quien más se ha acercado.
   *[other] { $seat } es quien más se ha acercado.
  }

## Qué es cada cosa

price-built = { $count ->
    [one] por el palacio anterior
   *[other] por los palacios anteriores
  }
price-stood = { $count ->
    [one] por el palacio que había antes
   *[other] por los palacios que había antes
  }
votes-councillors = por asesores
card-now = Tus votos por asesores allí: { $councillors }. Tus casas allí: { $houses }; el próximo palacio cuesta { $price }.
card-now-votes = Tus votos por asesores allí: { $councillors }.
about-district = La elección de este distrito decide quién controla a su asesor. Además, el ganador puede colocar aquí hasta dos casas, y el subcampeón, una. Con suficientes casas se paga un palacio.
about-quarantia = La elección de la Quarantia decide quién controla a sus tres asesores: dos son para el ganador y uno, para el subcampeón. Aquí no se puede construir.
about-order = Las áreas votan una tras otra, en este orden.
about-order-down = Después de cada elección se revela una de estas cartas, que muestra qué área vota en ese puesto el año que viene.
about-palace = Un palacio se queda para siempre. Puedes ser dux si, al final del año, tienes palacios en los seis distritos, siete palacios en cinco u ocho en cuatro; si lo consiguen varios jugadores, gana quien tiene más palacios. Cada palacio de este distrito encarece el siguiente en una casa.
about-site-next = Lo que cuesta aquí el próximo palacio: tres casas, y una más por cada palacio que ya hay aquí, sea de quien sea.
about-site-later = Lo que costará aquí un palacio posterior. En un distrito caben cinco.
about-house = Con las casas que tienes en un distrito pagas allí un palacio; después vuelven a tu reserva. Cuando llega una de tus casas, puedes construir enseguida si tienes suficientes.
about-councillor = Un asesor da un voto, en el área donde está, al jugador cuyo anillo lleva. Quien toma el control en la elección de su área de origen lo envía a cualquier otra área. Sin anillo no tiene voto.
about-ring = Un anillo señala a un asesor que controlas. Si no te queda ninguno, no puedes hacerte con otro asesor.
about-ballot = Los marcadores están boca abajo hasta que el área vota. Todos ven cuántos hay, pero no sus valores.
about-marker = Un marcador da tantos votos como indica su número, en una sola elección. Cada año tienes un 0, dos 1, dos 2 y dos 3. Un 0 no es más que un farol. Los marcadores que no uses caducan; el año que viene vuelves a tener los siete.
about-marker-bars = Un marcador da tantos votos como indica su número, en una sola elección. Cada año tienes un 0, dos 1, dos 2 y dos 3. Un 0 excluye a su jugador de la elección. Los marcadores que no uses caducan; el año que viene vuelves a tener los siete.
about-card = Cada año juegas como mucho una papeleta en cada área: elige su carta y, después, de uno a cuatro marcadores para ella.
about-draft = Los votos de estos marcadores. A ellos se suman los de tus asesores que están allí.
about-voters = Asesores que están aquí con el anillo de este jugador: un voto cada uno.
about-votes = Los votos de los marcadores y los de los asesores, sumados. El jugador con más votos gana la elección, y el segundo con más votos es el subcampeón. Los empates no se deshacen.
about-districts = Para ser dux necesitas, al final de un año, palacios en los seis distritos, siete palacios en cinco distritos u ocho en cuatro.
topic-district = Distrito
topic-quarantia = Quarantia
topic-order = Orden de votación
topic-order-down = Carta del orden boca abajo
topic-palace = Palacio
topic-site-next = Precio del próximo palacio
topic-site-later = Precio de un palacio posterior
topic-house = Casa
topic-councillor = Asesor
topic-ring = Anillo
topic-ballot = Papeleta
topic-marker = Marcador
topic-marker-bars = Marcador
topic-card = Carta de un área
topic-draft = Marcadores sobre la carta
topic-voters = Asesores en una elección
topic-votes = Votos de un jugador
topic-districts = Distritos con un palacio

## Opciones

option-tie-order = Empates
option-tie-order-help = El orden en que deciden los jugadores empatados.
option-tie-order-rotating = desde el jugador inicial, que cambia cada año
option-tie-order-fixed = siempre en el mismo orden
option-tie-order-random = por sorteo cada vez
option-tie-order-sealed = todos a la vez y en secreto
option-scarce-sites = Faltan solares
option-scarce-sites-help = Quién construye cuando no hay solares para todos los que pueden hacerlo.
option-scarce-sites-order = en el orden de los empates
option-scarce-sites-houses = quien tenga allí más casas
option-scarce-sites-random = por sorteo
option-scarce-sites-nobody = nadie
option-forced-abstention = Sin anillo
option-forced-abstention-help = Qué pasa si ganas un asesor y no te quedan anillos.
option-forced-abstention-move = queda neutral; se puede mover una casa
option-forced-abstention-neutral = queda neutral; no se mueve ninguna casa
option-forced-abstention-nothing = se queda como está
option-neutralise = Asesores de la Quarantia
option-neutralise-help = Cuándo se devuelven sus anillos.
option-neutralise-first = todos a la vez, antes de la primera decisión
option-neutralise-one-by-one = uno por uno, al elegir cada asesor
option-palaces-per-check = Palacios a la vez
option-palaces-per-check-help = Cuántos palacios puede construir un jugador a la vez en un distrito.
option-palaces-per-check-one = uno como mucho
option-palaces-per-check-many = tantos como pueda pagar
option-houses-per-check = Cuándo se construye
option-houses-per-check-help = Cuándo puede construir un palacio el ganador que coloca dos casas.
option-houses-per-check-one = tras cada casa
option-houses-per-check-all = tras las dos casas
option-lone-destination = Casa con un solo destino
option-lone-destination-help = Si la coloca el jugador o va allí automáticamente.
option-lone-destination-asked = la coloca el jugador
option-lone-destination-taken = va allí automáticamente
option-zero-marker = El marcador 0
option-zero-marker-help = Qué hace un 0 junto a otros marcadores y asesores.
option-zero-marker-adds-nothing = no da ningún voto
option-zero-marker-bars = excluye a su jugador
option-year-cap = Número máximo de años
option-year-cap-help = Tras este número de años sin dux, gana quien más se haya acercado.

## What players may look a term up by

also-area = zona, barrio, región
also-order = turno, orden de las elecciones, secuencia
also-marker = marcador de papeleta, ficha de voto, cero
also-ballot = boleta, balota, voto secreto, apuesta
also-councillor = consejero, senador, político, peón, figura
also-ring = anillo de control, base, dueño, color
also-house = edificio, dinero, moneda
also-palace = palazzo, palazzi, edificio, puntos, victoria
also-district = sestiere, barrio, color
also-quarantia = cuarentena, consejo de cuarenta, tribunal, centro

## Amounts that reasons compare

stake-palaces = palacios
stake-districts = distritos con palacio
stake-houses = casas en el tablero
stake-councillors = asesores

## Choices of several actions

choice-ballot = Papeleta para { $area }: { $markers }
choice-marker = { $value }

## The characters of the computer players, and how each plays

character-hasty = Decide con prisa: de todas sus opciones solo sopesa dos, y a menudo se le escapa el mejor voto.
character-gentle = Sopesa tres de sus opciones y elige la mejor; en las demás ni se fija.
character-steady = Cuenta las casas que aún le faltan a cada uno y da el paso que más le ayuda en ese momento.
character-strong = Imagina una y otra vez qué habrán votado los demás y sigue jugando el año en su cabeza antes de decidir.
