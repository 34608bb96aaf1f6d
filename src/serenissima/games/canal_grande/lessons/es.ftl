# La primera partida guiada de Canal Grande.
# Quien aprende ocupa el puesto 0; Lucia, el 1. Todo se llama como en la mesa.

lesson-first = Una primera partida contra Lucia

lesson-first-aim = Dos familias compiten por el cargo de dux: la tuya y la de Lucia. Cada votación ganada te da una carta; ganas con cartas de los seis distritos, o con cuatro de un mismo distrito. Lucia ha dividido ocho cartas en dos ofertas, y tú eliges primero. Toma la segunda.
lesson-first-answer = La carta de distrito y la góndola ya están en tu mano, y tu traidor le ha quitado a Lucia una carta al azar. Con su dux, ella convoca una votación en San Marco y puja una carta. Para responder, también necesitas una carta de San Marco: juega una.
lesson-first-gondola = Te falta una carta. Guarda tu otra carta de San Marco: con tu góndola puedes pujar cartas de otro distrito. La góndola no cuenta para la puja, y se gasta. Juega una carta de cualquier otro distrito.
lesson-first-higher = Así tienes dos cartas contra una de Lucia. Tras tu puja, ella debe pujar más o pasar; después te toca a ti, y así hasta que alguien pase. Puja 2.
lesson-first-divide = Ganas y conservas una carta de San Marco en uno de tus seis huecos redondos; el resto de tu puja se gasta. Quien pierde descarta una carta de distrito y sus góndolas. En una fase, los papeles cambian cada ronda: ahora divides tú. Mueve el dux a la segunda oferta.
lesson-first-tempt = En cada ronda se dividen ocho cartas: cinco de acción y tres de número. Lucia elige primero. Solo te quedarás el dux si a ella le gusta más la primera oferta. Mueve, pues, solo una carta más que te sirva en las votaciones: una carta de distrito o la góndola.
lesson-first-numbers = Las cartas de número no sirven para pujar. Pero si al final de una ronda las de un jugador suman 10 o más, acaba la fase, y quien tiene el total más bajo roba tres cartas de bonificación. Lucia tiene 5 y tú, 1. Mueve una carta de número.
lesson-first-present = Puedes dividir las cartas como quieras, siempre que ninguna oferta quede vacía. Cinco cartas, con un traidor entre ellas, deberían tentar a Lucia. Presenta las ofertas.
lesson-first-call = Quien elige juega primero: el traidor de Lucia te ha quitado una carta de Dorsoduro. Ahora, el dux de tu oferta te obliga a convocar una votación en un distrito del que tengas carta. San Marco muestra 2/4: si ganas, tendrás dos de las cuatro cartas necesarias. Juega San Marco.
lesson-first-enough = Para responder, Lucia necesita una carta de San Marco y una puja más alta. Las cartas de su mano que conoces están boca arriba: ninguna es de San Marco. Un ojo señala las tuyas que ella conoce. Si jugaras más cartas, las gastarías en vano: puja 1.
lesson-first-phase = Lucia ha llegado a 10: acaba la fase y los totales vuelven a 0. Tú tenías menos y has robado tres cartas; ella tenía más y divide primero. Si hay empate, no roba nadie y divide quien eligió en la última ronda. Toma cualquier oferta: ambas tienen un dux.
lesson-first-spy = Tu espía ha robado dos cartas de acción. No llevan ojo: Lucia no las conoce. Un traidor o un dux robado así también actúa; un espía solo se sustituye. Ahora le toca a tu dux: convoca otra votación en San Marco.
lesson-first-save = Otra vez basta con una carta. Guarda la otra de San Marco para más tarde: puja 1.
lesson-first-pass = En un distrito se vota como mucho una vez por ronda: San Marco ya no está abierto, así que Lucia ha convocado la votación en Castello. Su puja es 2, y tú necesitarías 3. Si pasas sin pujar, conservas todas tus cartas: pasa.
lesson-first-doges = Has ganado tres cartas de San Marco y tienes la cuarta en la mano: ahora necesitas un dux. Solo hay seis en el juego, y dos están aquí. Lucia elige primero, así que pon uno en cada oferta: mueve un dux.
lesson-first-free = Ya tienes un dux asegurado, tome la oferta que tome Lucia. Mueve dos cartas más, las que quieras.
lesson-first-more = Mueve una más, la que quieras.
lesson-first-ready = Con eso basta: presenta las ofertas.
lesson-first-cannot = Con su dux, Lucia convoca una votación en Santa Croce. Sin una carta de ese distrito no puedes responder, ni siquiera con góndolas. Solo puedes pasar.
lesson-first-win = Ahora la otra oferta es tuya, con su dux. Si no tuvieras cartas de ningún distrito abierto, Lucia convocaría la votación en tu lugar; si ella tampoco las tuviera, el dux se perdería. Ya sabes qué distrito necesitas: convoca allí una votación.
lesson-first-last = Que tú sepas, Lucia no tiene ninguna carta de San Marco. Puja 1.
lesson-first-end = Cuatro cartas de San Marco: has ganado, y la partida acaba en el acto. Solo cuentan las cartas ganadas en votaciones, no las de la mano. Una partida entera dura unas diez rondas, y tu rival superará tus pujas más a menudo. ¡Ahora juega una de verdad!
