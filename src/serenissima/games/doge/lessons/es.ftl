# Lo que dicen las lecciones de Doge.

lesson-first = Tu primer año en Venecia
lesson-first-aim = Tres familias compiten por dar a Venecia su próximo dux. Para ganar hacen falta palacios en los seis distritos al final de un año; también valen siete palacios en cinco distritos u ocho en cuatro. Cada año empieza con papeletas secretas: elige la carta de San Marco.
lesson-first-marker = Quien gana una elección coloca casas, y con casas se pagan palacios. Un marcador da tantos votos como indica su número, pero solo una vez al año. Quieres ganar San Marco: añade un 3.
lesson-first-more = Con cada carta puedes poner de uno a cuatro marcadores. Por si acaso, añade un 1.
lesson-first-secret = Bianca y Matteo eligen al mismo tiempo. Verán cuántos marcadores pones en San Marco, pero no cuáles. Confirma tu papeleta.
lesson-first-order = Bianca también quiere San Marco: tiene allí un marcador, boca abajo. Cada uno juega cuatro papeletas al año (tres si sois cuatro), cada una en un área distinta. Según el orden de votación, Castello vota en cuarto lugar: elige su carta.
lesson-first-help = Aquí bastan un 2 y un 1, porque podrás enviar refuerzos antes de que vote Castello. Añade primero el 2.
lesson-first-weak = Ahora añade el 1.
lesson-first-lay = Confirma la papeleta.
lesson-first-bluff = Matteo tiene un marcador en Castello. Tu próxima papeleta es un farol: un 0 no da votos, pero los demás solo ven un marcador y quizá malgasten votos contra él. Elige cualquiera de los distritos que te quedan.
lesson-first-zero = Con solo un 0 no puedes ser ni subcampeón (el segundo en votos), pero para un farol basta. Añade el 0.
lesson-first-alone = Confirma la papeleta, solo con el 0.
lesson-first-last = Es la última papeleta del año: los demás ya no pueden responder a ella. Elige la Quarantia. Su elección no da casas, pero decide quién controla a tres asesores.
lesson-first-rest = Los marcadores que no uses se pierden, pero el año que viene vuelves a tener los siete. Así que usa los dos que te quedan: añade primero el 3.
lesson-first-both = Ahora añade el 2.
lesson-first-vote = Ahora las áreas votan una tras otra: primero Dorsoduro, luego San Marco. Si hay empate en primer lugar, no hay ganador: cada empatado coloca hasta dos casas y el asesor queda neutral. El jugador inicial, que este año eres tú, solo tiene la ventaja de colocar antes. Confirma la papeleta.
lesson-first-won = Bianca ganó Dorsoduro: envió a su asesor a Cannaregio y colocó dos casas; Matteo, el subcampeón, colocó una. Tú has ganado San Marco por 4 a 3 (tus marcadores vuelven el año que viene). Su asesor te da un voto en cualquier otra área: envíalo a Castello.
lesson-first-houses = Tu anillo indica que el asesor vota a tu favor; se queda en Castello hasta que San Marco vuelva a votar. Ahora, las casas: el ganador coloca hasta dos y el subcampeón, una. Con tres casas tuyas en un distrito puedes pagar allí el primer palacio. Coloca dos.
lesson-first-abstain = Matteo ganó Santa Croce frente a tu 0 y envió al asesor a San Polo. Con tu asesor has ganado Castello por 4 a 3. Con otro anillo podrías enviar también al asesor de Castello, pero déjalo neutral (sin anillos es obligatorio): así puedes sacar o traer una casa.
lesson-first-lift = Ahora una de tus casas puede ir a Castello. Levántala en San Marco.
lesson-first-drop = Déjala en Castello.
lesson-first-three = Después, Matteo, el subcampeón, coloca una casa; si varios empatan en segundo lugar, coloca una cada uno. Con dos casas más tendrás tres en Castello. Coloca dos.
lesson-first-build = Solo puedes construir donde acaba de llegar una casa tuya, y solo un palacio cada vez. En un distrito caben cinco palacios: el primero cuesta tres casas; cada uno de los siguientes, una más que el anterior, sea de quien sea. Las casas pagadas vuelven a tu reserva. Construye.
lesson-first-quarantia = Matteo, subcampeón en Castello, colocó una casa. En Cannaregio empató en primer lugar con Bianca: ambos colocaron dos, el asesor quedó neutral y no hubo subcampeón. En San Polo ganó con su asesor. Has ganado la Quarantia: tú recibes dos asesores y Bianca, uno. Envía al primero a cualquier distrito.
lesson-first-next = Bianca, subcampeona, envió al suyo a Dorsoduro. Si aquí te abstienes o empatas en segundo lugar, no recibes asesor, pero puedes mover una casa entre dos distritos (dos casas si empatas en primer lugar). Tus asesores se quedan y votan hasta que la Quarantia vuelva a votar: envía al otro.
lesson-first-end = El año ha terminado y nadie ha alcanzado el objetivo, así que empieza otro, con los siete marcadores. Si varios jugadores lo alcanzan el mismo año, gana quien tiene más palacios; si empatan, quien tiene más casas en el tablero. ¡Ahora juega una partida de verdad!
