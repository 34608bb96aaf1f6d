# La primera partida guiada de Canal Grande.
# Quien aprende ocupa el puesto 0; Lucia, el 1. Todo se llama como en la mesa.

lesson-first = Una primera partida contra Lucia

lesson-first-aim = Dos familias quieren el cargo de dux: la tuya y la de Lucia. Cada votación ganada da una carta; con cartas de los seis barrios, o cuatro de uno solo, ganas la partida. Lucia ha dividido ocho cartas en dos ofertas. Elige la segunda.
lesson-first-answer = La carta de barrio y la góndola están en tu mano, y tu traidor le ha quitado a Lucia una carta al azar. Con su dux, ella convoca una votación en San Marco y puja una carta. Para responder, tú también necesitas San Marco: juega una.
lesson-first-gondola = Te falta una carta. Guarda tu otra San Marco: tu góndola puede traer cartas de otro barrio. La góndola no cuenta y se gasta. Juega una carta de cualquier otro barrio.
lesson-first-higher = Dos cartas contra una de Lucia. Tras tu puja, ella tiene que pujar más o pasar, y así por turnos hasta que alguien pase. Puja 2.
lesson-first-divide = ¡Votación ganada! Conservas una carta de San Marco; el resto de tu puja se gasta. Quien pierde descarta una carta de barrio y todas sus góndolas, y recupera el resto. Ahora divides tú y elige Lucia. Empieza por el dux: pásalo a la segunda oferta.
lesson-first-tempt = Lucia elige primero. Solo tendrás el dux si ella prefiere la primera oferta. Pasa, pues, solo una carta más que te sirva en las votaciones: una carta de barrio o la góndola.
lesson-first-numbers = Las cartas de número no ganan nada. Pero si al final de una ronda un total es 10 o más, acaba la fase, y quien tiene el total más bajo roba tres cartas de bonificación. Lucia tiene 5 y tú 1. Pasa una carta de número.
lesson-first-present = Puedes dividir como quieras, siempre que ninguna oferta quede vacía. Cinco cartas, con un traidor entre ellas, deberían tentar a Lucia. Presenta las ofertas.
lesson-first-call = Quien elige juega primero: el traidor de Lucia te ha quitado Dorsoduro. La otra oferta es tuya. Con el dux debes convocar una votación, en un barrio del que tengas una carta. San Marco lleva 2/4: sería tu segunda de las cuatro que ganan. Juégala.
lesson-first-enough = Para responder, Lucia necesita una carta de San Marco y una puja más alta. Sus cartas que conoces están boca arriba: ninguna de San Marco. Un rombo rojo señala las tuyas que ella conoce. Más cartas solo se gastarían, así que puja 1.
lesson-first-phase = Lucia ha llegado a 10: la fase ha acabado y los totales vuelven a 0. Tenías el total más bajo y has robado tres cartas; ella divide primero. En caso de empate nadie roba y divide quien eligió el último. Cada oferta lleva un dux: elige una.
lesson-first-spy = Tu espía ha robado dos cartas del mazo. No llevan rombo rojo: Lucia no las conoce. Un traidor o un dux robado actuaría también; un espía robado solo se sustituye. Ahora tienes dos cartas de San Marco. Le toca a tu dux: juega San Marco otra vez.
lesson-first-save = Otra vez basta una carta. Guarda la otra para más tarde: puja 1.
lesson-first-pass = En cada barrio solo hay una votación por ronda; por eso Lucia ha elegido Castello. Puja 2; tú necesitarías 3. Pasar enseguida no cuesta nada: pasa y conserva tus cartas.
lesson-first-doges = Has ganado tres cartas de San Marco y tienes la cuarta en la mano. Ahora te falta un dux, pero Lucia elige primero. Haz como ella: un dux en cada oferta. Pasa un dux.
lesson-first-free = Elija lo que elija Lucia, en la otra oferta hay un dux para ti. Pasa ahora dos cartas más, las que quieras.
lesson-first-more = Una más, la que quieras.
lesson-first-ready = Todo listo: presenta las ofertas.
lesson-first-cannot = Lucia ha elegido la primera oferta y con su dux convoca una votación en Santa Croce. No tienes cartas de ese barrio, así que no puedes responder, ni siquiera con góndolas. Solo puedes pasar.
lesson-first-win = Ahora la otra oferta es tuya, y con ella el dux. Ya sabes qué barrio necesitas: convoca la votación.
lesson-first-last = Que tú sepas, Lucia no tiene ninguna carta de San Marco. Puja 1.
lesson-first-end = Cuatro cartas de San Marco: has ganado. Una partida entera suele durar unas diez rondas. Tu rival pujará a menudo más que tú y recordará qué cartas te llevas: haz lo mismo. Ya sabes todo lo necesario para una partida de verdad.
