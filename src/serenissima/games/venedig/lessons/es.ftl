# The guided first match of Venedig, three rounds of it.
# The learner sits at seat 0, Lucia at seat 1, Marco at seat 2. Things are called what they are called on the table.

lesson-first = Las tres primeras rondas
lesson-first-aim = Una ciudad surge del pantano, y cada edificio hace avanzar las góndolas de quienes participan en él. Gana la góndola que llegue más lejos por los canales. Empieza por el edificio más pequeño: elige tu carta de casa.
lesson-first-casa = Una casa solo necesita esta carta y vale un punto. Pon la carta.
lesson-first-free = Se construye en hexágonos libres, y el pantano aún cubre casi todos. Una casa da lo mismo en cualquier lugar: elige uno de los hexágonos marcados.
lesson-first-drain = Un punto ha llevado tu góndola a la casilla 1. Después de construir puedes desecar uno o dos hexágonos. Piensa en lo que viene: tienes dos cartas de palazzo, que necesita dos hexágonos libres contiguos. Deseca el marcado.
lesson-first-gold = Te quedas la loseta y solo tú ves su oro: esta vez uno, pero puede haber de cero a dos. Desde el turno siguiente el hexágono está libre para todos. Deseca el de al lado.
lesson-first-draw = Esta vez no hay oro. Podías renunciar a construir y a desecar, pero la tercera parte del turno es obligatoria: tomas una carta, salvo que tengas cinco en la mano. Roba una del mazo.
lesson-first-master = La casa de Lucia la llevó a la casilla 2: las casillas ocupadas se saltan y no cuentan: nunca hay empate. Marco puso una carta de palazzo y es su maestro de obras. Quien ponga más se queda la figura: elige una carta de palazzo.
lesson-first-together = Las cartas de todos se suman: la suya y tus dos son las tres que necesita un palazzo. Elige también la segunda carta.
lesson-first-must = En cuanto tiene todas sus cartas, un edificio debe construirse; sin lugar, todas se pierden, también las de los ayudantes. Tú lo tienes: los dos hexágonos que desecaste. Pon las cartas.
lesson-first-palazzo = Ahora eres maestro de obras: eliges el lugar y te llevas todos los puntos. Un palazzo da un punto por cada hexágono vecino sin edificio: ocho, como dice la cifra. Elige el hexágono marcado.
lesson-first-treasure = Ocho puntos y un tesoro de cuatro de oro (tienen de tres a seis): constructor y ayudantes reciben uno si su góndola está junto al barrio antes de moverse. En tu turno, cinco de oro valen un punto; no se da cambio. Paga.
lesson-first-half = Los ayudantes se llevan la mitad, redondeada hacia abajo: cuatro puntos para Marco. La figura ha vuelto al tablero, para quien empiece el próximo palazzo. Tu góndola pronto estará junto a Dorsoduro, donde querrás construir: deseca allí el hexágono que prefieras.
lesson-first-choice = Dos de oro; guárdalo hasta tener cinco. Después de Dorsoduro viene Santa Croce: deseca allí uno cualquiera de los hexágonos marcados.
lesson-first-show = En vez de tomar una carta puedes mostrar una y tomar tres, como hizo Lucia. Debe ser de una clase que aún no esté en el expositor, y otros pueden tomarla de allí. Muestra tu campo.
lesson-first-take = Toma primero lo que quieras del expositor; el resto viene del mazo. Una basilica vale siete puntos: toma su carta.
lesson-first-ponte = El ponte de Lucia necesitó tres cartas y una línea de puntos. De los dos barrios que une eligió Dorsoduro: un punto por cada casa de allí, sea quien sea su constructor, es decir, dos. Una basilica necesita cuatro cartas: elige la primera.
lesson-first-campo = Marco ha empezado un campo. Necesita tres cartas y un hexágono, y da un punto por cada hexágono vecino con un edificio. Elige tu segunda carta de basilica.
lesson-first-begin = Dos cartas de cuatro: aún no se construye nada. Con las cuatro en la mano podrías construir en solitario. Después de construir solo conservas filas de dos clases y renuncias a las demás; esta es la primera. Pon las cartas.
lesson-first-triangle = Una basilica necesita tres hexágonos libres que se toquen todos. Tu góndola está junto a San Marco: solo un edificio allí te dará un tesoro. Lucia ha desecado un hexágono en su orilla; deseca el marcado, a su lado.
lesson-first-third = El tercer hexágono debe tocar estos dos. Hay dos que lo hacen: deseca uno de ellos.
lesson-first-wait = Ahora cualquiera puede añadir en su turno las cartas que faltan; sigues siendo maestro de obras mientras ninguna fila sea más larga. Entre dos puedes revelar una carta por turno para un tercero imaginario, que participa pero no puntúa. Roba una carta.
lesson-first-joint = En el turno de Lucia se completó el campo de Marco: tres puntos para él, uno para ella. Ahora él añade dos cartas de basilica a tus dos. En caso de empate la figura se queda, así que eliges tú: construye en San Marco.
lesson-first-second = Elige el hexágono de al lado; el tercero viene solo.
lesson-first-end = Siete puntos para ti, tres para Marco. Una partida dura hasta que una góndola llega a la casilla 60 o se agota una clase de edificio. Entonces todos pueden pagar oro una vez más, y gana la góndola más avanzada. ¡Juega ahora una de verdad!
