# The guided first match of Venedig, three rounds of it.
# The learner sits at seat 0, Lucia at seat 1, Marco at seat 2. Things are called what they are called on the table.

lesson-first = Las tres primeras rondas
lesson-first-aim = Una ciudad surge del pantano, y cada edificio hace avanzar las góndolas de los jugadores que lo construyen. Gana la góndola que llegue más lejos por los canales. Empieza por el edificio más pequeño: elige tu carta de casa.
lesson-first-casa = Una casa solo necesita esta carta y vale un punto. Pon la carta.
lesson-first-free = Se construye en hexágonos libres, y el pantano aún cubre casi todos. Una casa vale lo mismo en todas partes: elige uno de los hexágonos marcados.
lesson-first-drain = Con tu punto, la góndola ha llegado a la casilla 1. Después de construir puedes desecar uno o dos hexágonos. Piensa en lo que viene: tienes dos cartas de palazzo, y un palazzo necesita dos hexágonos libres contiguos. Deseca el hexágono marcado.
lesson-first-gold = Te quedas la loseta, y solo tú ves su oro: esta vez uno, pero también puede no haber ninguno, o dos. A partir del turno siguiente el hexágono está libre y cualquiera puede construir en él. Deseca el de al lado.
lesson-first-draw = Aquí no hay oro. Podías no construir ni desecar, pero la tercera parte del turno es obligatoria: robar una carta, salvo que tengas cinco en la mano. Roba una del mazo.
lesson-first-master = La casa de Lucia la llevó a la casilla 2: las casillas ocupadas se saltan y no cuentan, así que dos góndolas nunca empatan. Marco puso una carta de palazzo y es su maestro de obras. Quien ponga más se queda con la figura: elige una carta de palazzo.
lesson-first-together = Las cartas de todos los jugadores cuentan juntas: la suya y tus dos son las tres que necesita un palazzo. Elige también la segunda.
lesson-first-must = En cuanto un edificio tiene todas sus cartas, hay que construirlo; si no hay lugar, se pierden todas, también las de los ayudantes. Tú tienes lugar: los dos hexágonos que has desecado. Pon las cartas.
lesson-first-palazzo = Ahora eres el maestro de obras: eliges el lugar y recibes todos los puntos. Un palazzo da un punto por cada hexágono vecino sin edificio: aquí ocho, como indica la cifra. Elige el hexágono marcado.
lesson-first-treasure = Recibes ocho puntos y un tesoro de cuatro de oro (tienen de tres a seis): constructor y ayudantes reciben uno si su góndola está junto al distrito antes de moverse. En tu turno, cinco de oro compran un punto; no se da cambio. Paga.
lesson-first-half = Los ayudantes reciben la mitad, redondeada hacia abajo: cuatro puntos para Marco. La figura ha vuelto al tablero, lista para el próximo palazzo. Tu góndola pronto estará junto a Dorsoduro, donde te convendrá tener sitio para construir: deseca allí cualquier hexágono.
lesson-first-choice = Dos de oro; guárdalo hasta que tengas cinco. Después de Dorsoduro viene Santa Croce: deseca allí uno cualquiera de los hexágonos marcados.
lesson-first-show = En vez de tomar una carta, puedes mostrar una y tomar tres, como hizo Lucia. Su clase no puede estar ya en el expositor, y otros podrán tomarla de allí. Muestra tu campo.
lesson-first-take = Toma primero las que quieras del expositor; el resto viene del mazo. Una basilica vale siete puntos: toma su carta.
lesson-first-ponte = El ponte de Lucia necesitó tres cartas y una línea de puntos. De los dos distritos que une eligió Dorsoduro: un punto por cada casa de allí, la construyera quien la construyera, es decir, dos. Una basilica necesita cuatro cartas: elige la primera.
lesson-first-campo = Marco ha empezado un campo. Necesita tres cartas y un hexágono, y da un punto por cada hexágono vecino con un edificio. Elige tu segunda carta de basilica.
lesson-first-begin = Tienes dos cartas de cuatro, así que aún no puedes construir. Con las cuatro en la mano podrías construir en solitario. Después de construir solo puedes conservar filas de dos clases y debes abandonar las demás; esta es tu primera fila. Pon las cartas.
lesson-first-triangle = Una basilica necesita tres hexágonos libres que se toquen todos. Tu góndola está ahora junto a San Marco: solo un edificio allí te dará un tesoro. Lucia ha desecado un hexágono de su orilla; deseca el marcado, que está al lado.
lesson-first-third = El tercer hexágono debe tocar los otros dos. Hay dos que lo hacen: deseca uno de ellos.
lesson-first-wait = Ahora cualquiera puede añadir en su turno las cartas que faltan; tú sigues siendo el maestro de obras mientras ninguna otra fila sea más larga. Si sois dos, cada turno puedes revelar una carta para un tercero imaginario, que participa pero no recibe puntos. Roba una carta.
lesson-first-joint = El campo de Marco se completó en el turno de Lucia: tres puntos para él, uno para ella. Ahora él añade dos cartas de basilica a tus dos. En caso de empate la figura se queda, así que eliges tú el lugar, aunque sea su turno: construye en San Marco.
lesson-first-second = Elige el hexágono de al lado; el tercero se elige automáticamente.
lesson-first-end = Siete puntos para ti, tres para Marco. Una partida dura hasta que una góndola llega a la casilla 60 o se construye el último edificio de una clase. Entonces todos pueden pagar oro una vez más, y gana la góndola que está más lejos. ¡Ahora juega una de verdad!
