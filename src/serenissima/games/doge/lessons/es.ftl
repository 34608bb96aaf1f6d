# Lo que dicen las lecciones de Doge.

lesson-first = Tu primer año en Venecia
lesson-first-aim = Tres familias quieren dar a Venecia su próximo dux. Quien al final de un año tenga palacios en los seis barrios gana; también bastan siete palacios en cinco barrios u ocho en cuatro. Primero todos votan en secreto: elige la carta de San Marco.
lesson-first-marker = Ganar una elección da casas, y las casas pagan palacios. Un marcador da tantos votos como su número, una vez al año. Quieres ganar San Marco: añade un 3.
lesson-first-more = En una carta caben de uno a cuatro marcadores. Añade un 1 por si acaso.
lesson-first-secret = Bianca y Matteo eligen al mismo tiempo. Verán cuántos marcadores pones en San Marco, pero no cuáles. Ponlos.
lesson-first-order = También Bianca quiere San Marco: tiene allí un marcador, boca abajo. Cada uno tiene cuatro papeletas al año (tres si juegan cuatro), nunca dos en la misma zona. Según el orden de las elecciones, Castello vota en cuarto lugar: elige su carta.
lesson-first-help = Aquí bastan un 2 y un 1: antes de que vote Castello podrás enviar ayuda. Añade primero el 2.
lesson-first-weak = Añade el 1.
lesson-first-lay = Ponlos.
lesson-first-bluff = Matteo tiene un marcador en Castello. Ahora toca engañar: un 0 no da votos, pero los demás solo ven un marcador y quizá malgasten votos contra él. Elige cualquiera de los barrios que te quedan.
lesson-first-zero = Un 0 no es un voto: solo con él ni siquiera quedas segundo. Añade el 0.
lesson-first-alone = Ponlo.
lesson-first-last = Tu última papeleta del año: ya nadie puede responder a ella. Elige la Quarantia. Su elección no da casas, sino tres asesores.
lesson-first-rest = Añade primero el 3 y luego el 2. Los marcadores que te guardaras se perderían; el año que viene vuelves a tener los siete.
lesson-first-both = Y el 2.
lesson-first-vote = Ahora las zonas votan una tras otra: primero Dorsoduro, luego San Marco. Un empate en cabeza no tiene ganador: cada uno coloca hasta dos casas y el asesor queda neutral. El jugador inicial, este año tú, solo coloca antes que los demás. Pon tus marcadores.
lesson-first-won = Bianca ganó en Dorsoduro: envió al asesor a Cannaregio y colocó dos casas; Matteo, segundo, una. Tú has ganado San Marco por 4 a 3 (los marcadores vuelven el año que viene). Su asesor te da un voto en cualquier otra zona: envíalo a Castello.
lesson-first-houses = Tu anillo muestra que vota por ti; se queda en Castello hasta que San Marco vuelva a votar. Ahora las casas: quien gana coloca hasta dos; el segundo, una. Tres casas tuyas en un barrio pagan allí el primer palacio. Coloca dos.
lesson-first-abstain = Matteo ganó Santa Croce contra tu 0 y envió a su asesor a San Polo. En Castello lo ha decidido el tuyo, 4 a 3. Con otro anillo enviarías también al de Castello; déjalo neutral, como es obligado sin anillo: así puedes mover una casa hacia aquí o desde aquí.
lesson-first-lift = Una de tus casas puede ir ahora a Castello. Cógela en San Marco.
lesson-first-drop = Déjala en Castello.
lesson-first-three = Matteo, segundo, colocará después una casa; los empatados en segundo lugar colocan una cada uno. Con dos más tendrás tres casas en Castello. Coloca dos.
lesson-first-build = Solo puedes construir donde acaba de llegar una casa tuya, un palacio cada vez; en un barrio caben cinco. El primero cuesta tres casas, que vuelven a tu reserva; cada palacio posterior cuesta aquí una más que el anterior, lo construya quien lo construya. Construye.
lesson-first-quarantia = Matteo, segundo en Castello, colocó una casa. En Cannaregio, él y Bianca empataron en primer lugar: dos casas cada uno, asesor neutral, nadie segundo. En San Polo le bastó su asesor. Has ganado la Quarantia: dos asesores para ti y uno para Bianca. Envía el primero a cualquier barrio.
lesson-first-next = Bianca, segunda, ha enviado el suyo a Dorsoduro. Quien se abstiene aquí o empata en segundo lugar no recibe asesor, pero puede mover una casa de un barrio a otro; quien empata en primero, dos. Los tuyos se quedan y votan hasta la próxima elección de aquí: envía el otro.
lesson-first-end = El año ha acabado y nadie ha llegado a la meta: empieza otro, con los siete marcadores. Si varios llegan el mismo año, gana quien tenga más palacios y, después, más casas en el tablero. Ahora juega tu propia partida.
