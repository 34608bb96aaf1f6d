# La primera partida guiada de Canal Grande.
# Quien aprende ocupa el puesto 0; Lucia, el 1. Todo se llama como en la mesa.

lesson-first = Una primera partida contra Lucia

lesson-first-aim = Dos familias quieren el cargo de dux: la tuya y la de Lucia. Cada votación ganada da una carta; con cartas de los seis barrios, o cuatro de uno solo, ganas la partida. Lucia ha dividido ocho cartas en dos ofertas. Elige la segunda.
lesson-first-answer = La carta de barrio y la góndola están en tu mano, y tu traidor le ha quitado a Lucia una carta al azar. Con su dux, ella convoca una votación en San Marco y puja una carta. Para responder, tú también necesitas San Marco: juega una.
lesson-first-gondola = Te falta una carta. Guarda tu otra San Marco: tu góndola puede traer cartas de otro barrio. La góndola no cuenta y se gasta. Juega una carta de cualquier otro barrio.
lesson-first-higher = Dos cartas contra una de Lucia. Tras tu puja, ella tiene que pujar más o pasar, y así por turnos hasta que alguien pase. Puja 2.
lesson-first-divide = Conservas una carta de San Marco: ocupa uno de tus seis huecos redondos; el resto de tu puja se gasta. Quien pierde entrega una carta de barrio y las góndolas. En una fase los papeles cambian cada ronda: ahora divides tú. Pasa el dux a la segunda oferta.
lesson-first-tempt = Lucia elige primero. Solo tendrás el dux si ella prefiere la primera oferta. Pasa, pues, solo una carta más que te sirva en las votaciones: una carta de barrio o la góndola.
lesson-first-numbers = Las cartas de número no ganan nada. Pero si al final de una ronda un total es 10 o más, acaba la fase, y quien tiene el total más bajo roba tres cartas de bonificación. Lucia tiene 5 y tú 1. Pasa una carta de número.
lesson-first-present = Puedes dividir como quieras, siempre que ninguna oferta quede vacía. Cinco cartas, con un traidor entre ellas, deberían tentar a Lucia. Presenta las ofertas.
lesson-first-call = Quien elige juega primero: el traidor de Lucia te ha quitado Dorsoduro. Ahora tu oferta: con un dux debes convocar una votación, en un barrio del que tengas una carta. San Marco lleva 2/4, tu segunda de las cuatro que ganan: juégala.
lesson-first-enough = Para responder, Lucia necesita una carta de San Marco y una puja más alta. Sus cartas que conoces están boca arriba: ninguna de San Marco. Un ojo señala las tuyas que ella conoce. Más cartas solo se gastarían, así que puja 1.
lesson-first-phase = Lucia ha llegado a 10: la fase ha acabado y los dos totales vuelven a 0. Tenías menos y has robado tres cartas; ella tenía más y divide primero. Con totales iguales nadie roba y divide quien eligió el último. Elige una oferta: las dos llevan un dux.
lesson-first-spy = Tu espía ha robado dos cartas de acción sin ojo: Lucia no las conoce. Un traidor o un dux robado también actúa; un espía robado solo se sustituye. Le toca a tu dux: juega San Marco otra vez.
lesson-first-save = Otra vez basta una carta. Guarda la otra para más tarde: puja 1.
lesson-first-pass = Un barrio tiene como mucho una votación por ronda: San Marco ya no está abierto, así que Lucia ha elegido Castello. Puja 2; tú necesitarías 3. Pasar enseguida no cuesta nada: pasa y conserva tus cartas.
lesson-first-doges = Has ganado tres cartas de San Marco y tienes la cuarta en la mano: ahora necesitas un dux. Solo hay seis en el juego, y dos están aquí. Lucia elige primero, así que pon uno en cada oferta: pasa un dux.
lesson-first-free = Elija lo que elija Lucia, en la otra oferta hay un dux para ti. Pasa ahora dos cartas más, las que quieras.
lesson-first-more = Una más, la que quieras.
lesson-first-ready = Todo listo: presenta las ofertas.
lesson-first-cannot = Con su dux, Lucia convoca una votación en Santa Croce. Sin una carta de ese barrio no puedes responder, ni siquiera con góndolas. Solo puedes pasar.
lesson-first-win = Ahora la otra oferta es tuya, con su dux. Si no tuvieras cartas de un barrio abierto, Lucia convocaría la votación; si ella tampoco las tuviera, el dux se perdería. Ya sabes qué barrio necesitas: convoca la votación.
lesson-first-last = Que tú sepas, Lucia no tiene ninguna carta de San Marco. Puja 1.
lesson-first-end = Cuatro cartas de San Marco: has ganado, y la partida acaba al momento. Solo cuentan las cartas ganadas en votaciones, no las de la mano. Una partida entera dura unas diez rondas, y pujarán más a menudo contra ti. ¡Juega una de verdad!
