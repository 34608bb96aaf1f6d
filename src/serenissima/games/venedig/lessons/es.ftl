# The guided first match of Venedig, three rounds of it.
# The learner sits at seat 0, Lucia at seat 1, Marco at seat 2. Things are called what they are called on the table.

lesson-first = Las tres primeras rondas
lesson-first-aim = Una ciudad surge del pantano, y cada edificio hace avanzar las góndolas de los jugadores que lo construyen. Gana la góndola que llegue más lejos por los canales. Empieza por el edificio más pequeño: elige tu carta de casa.
lesson-first-casa = Una casa solo necesita esta carta y vale un punto. Pon la carta.
lesson-first-free = Se construye en hexágonos libres, y el pantano aún cubre casi todos. Una casa vale lo mismo en todas partes: elige uno de los hexágonos marcados.
lesson-first-drain = Con tu punto, la góndola ha llegado a la casilla 1. Después de construir puedes desecar uno o dos hexágonos. Piensa en lo que viene: tienes dos cartas de palazzo, y un palazzo necesita dos hexágonos libres contiguos. Deseca el hexágono marcado.
lesson-first-gold = Te quedas la loseta, y solo tú ves su oro: esta vez hay uno, pero otras losetas tienen dos o ninguno. A partir del turno siguiente el hexágono está libre y cualquiera puede construir en él. Deseca el hexágono de al lado.
lesson-first-draw = Aquí no hay oro. Construir y desecar son opcionales, pero la tercera parte del turno es obligatoria: robar una carta, salvo que tengas cinco en la mano. Roba una del mazo.
lesson-first-master = La casa de Lucia la llevó a la casilla 2: las casillas ocupadas se saltan y no cuentan, así que dos góndolas nunca empatan. Marco puso una carta de palazzo: es el maestro de obras y tiene la figura. Quien lo supere se la quita: elige una carta de palazzo.
lesson-first-together = Las cartas de todos los jugadores se suman: con la de Marco y dos tuyas ya están las tres que necesita un palazzo. Elige también la segunda.
lesson-first-must = En cuanto un edificio tiene todas sus cartas, hay que construirlo; si no hay lugar, se pierden todas las cartas, también las de los ayudantes. Tú tienes lugar: los dos hexágonos que has desecado. Pon las cartas.
lesson-first-palazzo = Ahora eres el maestro de obras: eliges el lugar y recibes todos los puntos. Un palazzo da un punto por cada hexágono vecino sin edificio: aquí ocho, como indica la cifra. Elige el hexágono marcado.
lesson-first-treasure = Recibes ocho puntos y un tesoro que vale cuatro de oro (los hay de tres a seis). El constructor y los ayudantes reciben uno si, antes de moverse, su góndola está junto al distrito. En tu turno, un punto cuesta cinco de oro; no se da cambio. Paga.
lesson-first-half = Los ayudantes reciben la mitad, redondeada hacia abajo: cuatro puntos para Marco. La figura ha vuelto al tablero, lista para el próximo palazzo. Tu góndola pronto estará junto a Dorsoduro, donde te convendrá tener sitio para construir: deseca allí cualquier hexágono.
lesson-first-choice = Esta loseta tiene dos de oro: guárdala hasta que reúnas cinco. Después de Dorsoduro viene Santa Croce: deseca allí uno cualquiera de los hexágonos marcados.
lesson-first-show = En vez de tomar una carta, puedes mostrar una y tomar tres, como hizo Lucia. La carta que muestras debe ser de una clase que aún no esté en el expositor, y los demás podrán tomarla de allí. Muestra tu campo.
lesson-first-take = Toma primero las cartas que quieras del expositor; las demás vienen del mazo. Una basilica vale siete puntos: toma su carta.
lesson-first-ponte = El ponte de Lucia necesitó tres cartas y una línea de puntos. De los dos distritos que une, ella eligió Dorsoduro y recibió un punto por cada casa de allí, sin importar quién la construyó: dos en total. Una basilica necesita cuatro cartas: elige la primera.
lesson-first-campo = Marco ha empezado un campo. Necesita tres cartas y un hexágono, y da un punto por cada hexágono vecino con un edificio. Elige tu segunda carta de basilica.
lesson-first-begin = Tienes dos de las cuatro cartas, así que aún no puedes construir. Con las cuatro en la mano podrías construir en solitario. Después de construir solo puedes conservar filas de dos clases y debes abandonar las demás; esta es tu primera fila. Pon las cartas.
lesson-first-triangle = Una basilica necesita tres hexágonos libres que se toquen todos. Tu góndola está ahora junto a San Marco: solo un edificio allí te dará un tesoro. Lucia ha desecado un hexágono de esa orilla; deseca el marcado, que está al lado.
lesson-first-third = El tercer hexágono debe tocar los otros dos. Hay dos hexágonos así: deseca uno de ellos.
lesson-first-wait = Ahora cualquiera puede añadir en su turno las cartas que faltan; tú sigues siendo el maestro de obras mientras ninguna otra fila sea más larga. Si sois dos, cada turno puedes revelar una carta para un tercer jugador imaginario, que participa pero no recibe puntos. Roba una carta.
lesson-first-joint = El campo de Marco se completó en el turno de Lucia: tres puntos para él, uno para ella. Ahora Marco añade dos cartas de basilica a las dos tuyas. En un empate, la figura se queda, así que eliges tú el lugar, aunque sea su turno: construye en San Marco.
lesson-first-second = Elige el hexágono de al lado; el tercero se elige automáticamente.
lesson-first-end = Siete puntos para ti, tres para Marco. Una partida dura hasta que una góndola llega a la casilla 60 o se construye el último edificio de una clase. Entonces todos pueden pagar oro una vez más, y gana la góndola que más haya avanzado. ¡Ahora juega una de verdad!
