# Las palabras de las páginas, las órdenes, los rechazos y los jugadores.

## The house

page-title = Serenissima
page-lead = Juegos de mesa ambientados en Venecia, para jugar con amigos o contra el ordenador.
page-skip = Ir al contenido
page-home = Inicio
page-open-alone = Abrir en una pestaña nueva
page-menu = Menú
page-preferences = Preferencias
page-independent = Una versión independiente, con textos e ilustraciones propios.
page-language = Idioma
page-theme = Apariencia
page-theme-light = Clara
page-theme-dark = Oscura
page-theme-auto = Según el dispositivo
page-view = Mostrar las mesas en
page-sound = Sonidos
page-sound-off = Desactivados
page-sound-quiet = Bajos
page-sound-on = Normales
page-sound-loud = Altos
page-pace = Ritmo de las acciones de los demás
page-pace-slow = Lento
page-pace-normal = Normal
page-pace-fast = Rápido
page-pace-instant = Inmediato
page-cancel = Cancelar
page-close = Cerrar
list-on = { $first }, { $next }
list-end = { $first } { Y($last) }
sum = { $total } = { $parts }
sum-on = { $first } + { $next }
sum-part = { $value } { $what }
name = { $seat-is ->
    [you] tú
   *[other] { $seat }
  }
page-you = Tú
page-compiling = Preparando { $game } para el primer uso…
page-compiling-left = quedan unos { $seconds } s

## Friends

page-friends = Amistades
page-friends-no-guest = Aquí las amistades se encuentran y se invitan a una mesa. Juega una primera partida o inicia sesión para añadir a las tuyas.
page-friends-none = Añade a tus amistades: verás cuándo están conectadas y podrás invitarlas a una mesa con un clic.
page-friend-online = En línea
page-friend-play = Jugar o quitar
page-friend-remove = Quitar a { $name }
page-friends-asked = Tus solicitudes
page-friend-asked = Solicitud enviada
page-friend-withdraw = Retirar
page-friends-find = Añadir amistades
page-friends-find-how = Envía un enlace. Quien lo abra y acepte estará entre tus amistades.
page-friend-link = Enlace de amistad
page-friend-link-make = Crear enlace
page-friend-link-note = Vale durante siete días y para varias personas. Uno nuevo lo sustituye.
page-friend-login = O por el nombre de usuario
page-friend-login-asked = Si existe el nombre de usuario { $name }, la solicitud está enviada.
page-friend-ask = Pedir amistad
page-friend-is = { $name } ya está entre tus amistades.
page-friends-online = Quién ve si estás en línea
page-friends-shown = Tus amistades ven cuándo tienes una página abierta aquí. Nadie más lo ve.
page-friends-hidden = Nadie ve cuándo estás en línea.
page-friends-show = Mostrar a mis amistades que estoy en línea
page-friends-hide = Ocultar que estoy en línea
page-friend-of = { $name } te ofrece su amistad
page-friend-own = Este es tu propio enlace. Envíalo a quien te guste tener en la mesa.
page-friend-why = Las amistades ven quién está en línea y se invitan a una mesa con un clic. Puedes dejarlo cuando quieras.
page-friend-become = Aceptar la amistad
page-friend-asks = { $name } te ofrece su amistad.
page-friend-accept = Aceptar
page-friend-decline = Ahora no
page-invited-by = { $name } te guarda un sitio: { $game }
page-friends-invite = Invitar a una amistad
page-friend-invite = Invitar
page-friend-invited = Invitación enviada

## Clubs

page-clubs = Clubes
page-clubs-lead = Un club tiene sus propias mesas, clasificación y torneos.
page-club-members = { $count ->
    [one] { $count } miembro
   *[other] { $count } miembros
  }
page-club-name = Nombre del club
page-club-found = Fundar un club
page-club-join = Unirse al club
page-club-join-of = Unirse a { $name }
page-club-join-why = Los miembros ven sus nombres y su clasificación y pueden sentarse a todas las mesas del club. Puedes irte cuando quieras.
page-club-outside = Solo los miembros ven quién pertenece al club. Pide unirte o pide un enlace a alguien del club.
page-club-asked = Has pedido unirte. Cuando te acepten, el club aparecerá en «Clubes».
page-club-ask = Pedir unirse
page-club-askers = Piden unirse
page-club-tables = Mesas del club
page-club-no-tables = Aún no hay mesas. Abre una: todos los miembros pueden sentarse.
page-club-tournaments = Torneos del club
page-club-standings = Clasificación
page-club-standings-how = Según las partidas de los miembros entre sí.
page-club-no-standings = Aún no hay partidas entre miembros.
page-club-people = Miembros
page-club-leads = Dirige el club
page-club-appoint = Nombrar responsable
page-club-link = Enlace para unirse
page-club-link-note = Quien abra el enlace se une al momento. Uno nuevo lo sustituye.
page-club-change = Cambiar el nombre o disolver
page-club-rename = Cambiar nombre
page-club-dissolve = Disolver el club
page-club-leave = Salir del club
page-admin-clubs = Clubes
page-admin-no-clubs = No hay clubes.

## Your name and devices

page-me = Tu nombre y tus dispositivos
page-me-lead = Cambia tu nombre, añade dispositivos y gestiona tus datos. Te reconocemos por este navegador, y encontrarás tus mesas en todos los dispositivos que añadas.
page-me-seats = { $count ->
    [one] Tienes un sitio en esta mesa gracias a un enlace:
   *[other] Tienes sitios en estas mesas gracias a enlaces:
  }
page-me-guest-why = Si pierdes el enlace o borras las cookies de este navegador, pierdes el sitio. Hazte invitado y encontrarás tus mesas en todos tus dispositivos. Solo hace falta un nombre.
page-me-guest = Hacerme invitado
page-me-nobody = Cuando tengas un sitio en una mesa, aquí podrás cambiar tu nombre y añadir dispositivos.
page-me-name-note = Este nombre vale para las mesas nuevas. En las mesas donde ya tienes un sitio, tu nombre no cambia.
page-me-name-keep = Guardar nombre
page-portrait = Tu imagen
page-portrait-note = Se ve junto a tu nombre.
page-portrait-none = Sin imagen
page-portrait-number = Imagen { $number }
page-colour = Color de tus sitios
page-colour-note = Tu sitio tiene este color en cada mesa, salvo que ya lo tenga alguien que se sentó antes. La forma no cambia.
page-colour-any = Cualquiera
page-colour-0 = Azul
page-colour-1 = Naranja
page-colour-2 = Verde
page-colour-3 = Rosa
page-colour-4 = Amarillo
page-me-link = Jugar en otro dispositivo
page-me-link-lead = Tendrás tus mesas también en ese dispositivo, y podrás cerrar la sesión de cada dispositivo por separado.
page-me-link-make = Crear enlace
page-me-link-how = Escanea este código con el otro dispositivo o abre allí el enlace.
page-me-link-note = El enlace solo sirve una vez y caduca a los diez minutos. Quien lo abra jugará como tú: no lo compartas.
page-me-devices = Tus dispositivos
page-me-device = Un navegador
page-me-device-here = este dispositivo
page-me-device-seen = último uso: { $when }
page-me-out = Cerrar sesión
page-me-out-note = Al cerrar la sesión de un dispositivo, tus mesas desaparecen de él. Los enlaces a sitios concretos que hayas guardado siguen funcionando.
page-out-ask = ¿Cerrar sesión y perder tus mesas?
page-out-lead = Solo este navegador te identifica. Si cierras la sesión, no podrás recuperar tu nombre, tus mesas ni tus resultados.
page-out-first = Con un nombre de usuario y una contraseña podrás volver cuando quieras.
page-out-now = Cerrar de todos modos
page-me-take-title = ¿Eres tú?
page-me-take-lead = En este navegador jugarás como { $name }.
page-me-take-instead = Hasta ahora eras { $name } aquí. Perderás los sitios que ocupas como { $name }, salvo que también juegues con ese nombre en otro dispositivo.
page-me-take-note = Continúa solo si acabas de crear tú este enlace.
page-me-take = Sí, soy yo
page-forget = Borrar mis datos
page-forget-lead = Todo lo que te identifica aquí se borrará en todos los dispositivos y no podrás recuperarlo.
page-forget-ask = ¿Borrar los datos de { $name }?
page-forget-played = Los demás jugadores podrán seguir viendo las partidas que has terminado, con «{ $gone }» en lugar de tu nombre.
page-forget-running = { $count ->
    [one] Una partida sigue en curso. Tu sitio se conserva, pero ya nadie podrá jugar en él. Los demás deciden cómo seguir: enseguida si hay relojes; si no, al cabo de unos días.
   *[other] { $count } partidas siguen en curso. Tus sitios se conservan, pero ya nadie podrá jugar en ellos. Los demás deciden cómo seguir: enseguida si hay relojes; si no, al cabo de unos días.
  }
page-forget-rest = También se borrarán tus resultados y puntuaciones, las direcciones de tus avisos, los tokens de tus programas y las sesiones de tus dispositivos.
page-forget-first = Quizá quieras guardar antes una copia.
page-forget-now = Borrar para siempre
page-forget-done = Tus datos se han borrado
page-forget-done-lead = Este navegador ya no está vinculado a nadie. Puedes volver a sentarte a una mesa cuando quieras, como un jugador nuevo.
page-account = Iniciar sesión en cualquier dispositivo
page-account-why = Con un nombre de usuario y una contraseña puedes recuperar tus mesas en cualquier dispositivo, aunque pierdas este. No necesitas una dirección de correo.
page-account-make = Elegir un nombre de usuario
page-account-add = Guardar nombre y contraseña
page-account-there = ¿Ya tienes uno?
page-account-lead = Tu nombre de usuario es «{ $login }».
page-login = Nombre de usuario
page-login-note = Solo lo usas tú. En la mesa, los demás ven el nombre que has puesto arriba. Las mayúsculas no importan.
page-password = Contraseña
page-password-note = Al menos 8 caracteres; mejor varias palabras que una.
page-password-old = Contraseña actual
page-password-new = Contraseña nueva
page-password-change = Cambiar contraseña
page-password-others = Se cerrará la sesión en todos tus demás dispositivos, y recibirás un nuevo código de recuperación en lugar del anterior.
page-password-passkeys = Tus llaves de acceso siguen funcionando después de cambiar la contraseña: quien tenga una puede iniciar sesión.
page-password-to-passkeys = Revisar o quitar llaves de acceso
page-everywhere = Cerrar todas las sesiones
page-code = Código de recuperación
page-code-why = Si olvidas la contraseña, puedes elegir otra con tu nombre de usuario y este código.
page-code-once = Anótalo ahora: no volverás a verlo y solo sirve una vez.
page-code-make = Obtener código de recuperación
page-code-again = Obtener otro código
page-code-there = Ya tienes uno. Dejará de funcionar cuando obtengas otro.
page-code-show = Mostrar código
page-forgotten = ¿Has olvidado la contraseña?
page-recovery = Elegir una contraseña nueva
page-recovery-lead = Elige una contraseña nueva con tu nombre de usuario y tu código de recuperación.
page-recovery-linked = Elige una contraseña nueva para «{ $login }».
page-recovery-out = Se cerrará la sesión en todos tus dispositivos.
page-recovery-set = Guardar contraseña
page-recovery-host = Si no tienes código de recuperación, pide un enlace al administrador de este servidor.
page-recovery-done = Tu contraseña ha cambiado
page-recovery-done-lead = Se ha cerrado la sesión en todos tus dispositivos. Tu antiguo código de recuperación ya no sirve; este es el nuevo.
page-passkeys = Llaves de acceso
page-passkeys-lead = Con una llave de acceso inicias sesión con la huella, la cara o el PIN de tu dispositivo, en vez de con la contraseña.
page-passkey-add = Añadir llave de acceso
page-passkey-remove = Eliminar
page-passkey-sign-in = Entrar con llave de acceso
page-passkey-failed = El navegador no ha completado la operación. Inténtalo de nuevo o usa tu contraseña.
page-sign-in = Iniciar sesión
page-sign-in-lead = Escribe tu nombre de usuario y tu contraseña para tener tus mesas en este dispositivo.
page-sign-in-note = El nombre de usuario y la contraseña se eligen en «Tu nombre y tus dispositivos», en un dispositivo en el que ya juegas.
page-sign-in-as = Hola de nuevo, { $name }
page-along-lead = Hasta ahora eras { $other } en este navegador. ¿Quieres añadir los sitios y resultados de { $other } a los tuyos?
page-along-note = Esto no se puede deshacer. Se cierra la sesión en todos los demás dispositivos de { $other }. Si otra persona juega aquí como { $other }, elige «No añadirlos».
page-along = Añadirlos
page-along-not = No añadirlos
page-instead-lead = Hasta ahora eras { $other } en este navegador. Cuando inicies sesión, dejarás de serlo aquí.

## Results

page-results = Tus resultados
page-results-none = Aún no has terminado ninguna partida.
page-results-people = Solo entre personas: { $points } puntos.
page-results-apart = Con jugadores virtuales: { $points } puntos.
page-practice = Qué podrías practicar
page-practice-go = Practicar
page-practice-mistakes = { $count ->
    [one] Te espera una decisión costosa de tus propias partidas de { $game }.
   *[other] Te esperan { $count } decisiones costosas de tus propias partidas de { $game }.
  }
page-practice-missed = { $game }: en problemas como «{ $question }» no encontraste la mejor acción en { $missed } de { $count } primeros intentos.
page-practice-weakest = { $game }: tu parte de la victoria está { $percent } puntos porcentuales por debajo de un reparto igual.
page-practice-daily = En tus resultados no destaca nada. Los problemas de hoy siempre son una buena práctica.
page-results-matches = Partidas
page-results-bars = Cada barra es tu parte de la victoria; una victoria compartida cuenta en parte. La línea es el intervalo del 95 % y la marca discontinua, un reparto igual.
page-results-games = Por juego
page-results-seats = Por número de jugadores
page-results-opponents = Por rival
page-results-figure = { $share } (reparto igual: { $even }) · { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
  }
page-results-time = A lo largo del tiempo
page-results-course = { $more ->
    [yes] Media de las últimas { $count } partidas: { $percent } puntos porcentuales más de la victoria que un reparto igual.
   *[no] Media de las últimas { $count } partidas: { $percent } puntos porcentuales menos de la victoria que un reparto igual.
  }
page-results-points-how = Cómo funcionan los puntos
page-results-points-what = Los puntos estiman tu nivel a partir de tus partidas puntuadas, por separado entre personas y con jugadores virtuales. Contra jugadores más fuertes ganas más puntos. La estimación es prudente: empieza en 0 y sube a medida que es más segura. Una partida puntúa si todas las personas son invitados y nadie fue sustituido.
page-results-tries = Mejor acción al primer intento: { $found } de { $count }
page-result-won = Ganada.
page-result-shared = Victoria compartida.
page-result-lost = Perdida.
page-result-lent = Sin puntos: un jugador virtual sustituyó a alguien
page-result-retractable = Sin puntos: se podía deshacer cualquier acción
page-best = Clasificación de { $game }
page-best-players = Clasificaciones:
page-best-lead = Compara a los jugadores por sus puntos. Una partida terminada cuenta si todas las personas que la han jugado son invitados, y ganar a jugadores más fuertes da más puntos. Para aparecer aquí, termina tres partidas y elige «Mostrarme en las clasificaciones» en «Tu nombre y tus dispositivos».
page-best-people = Solo personas
page-best-apart = Con jugadores virtuales
page-best-none = Aún no hay nadie en esta clasificación.
page-best-points = { $points } puntos
page-best-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
  }
page-me-shown = Tu nombre aparece en las clasificaciones cuando has terminado tres partidas.
page-me-hidden = Solo tú puedes ver tus resultados.
page-me-own-data = Tus datos
page-me-data = Descargar tus datos
page-tournament = Torneo
page-tournament-of = Torneo: { $game }
page-tournament-open = Crear torneo
page-tournaments = Tus torneos
page-tournament-lead = Invita a tus amigos con un enlace. Cuando empiece el torneo, todos tendrán una mesa en cada ronda, y los resultados decidirán la clasificación.
page-tournament-size = Jugadores por mesa
page-tournament-rounds = Rondas
page-tournament-rounds-note = Si todos juegan contra todos en mesas de dos, las rondas dependen del número de jugadores. Con el mismo reparto en todas las mesas, solo hay una ronda.
page-tournament-play-too = Yo también juego
page-tournament-pairs = Mesas de dos: cada uno juega una vez contra todos los demás.
page-tournament-system = Modalidad
page-tournament-system-meet = Todos contra todos
page-tournament-system-meet-note = Cada uno juega una vez contra todos los demás, en mesas de dos. En mesas más grandes se sientan juntos quienes menos han coincidido.
page-tournament-system-swiss = Sistema suizo
page-tournament-system-swiss-note = Se enfrentan jugadores con puntuaciones parecidas y, si es posible, dos jugadores no coinciden más de una vez. Bastan pocas rondas, aunque haya muchos jugadores.
page-tournament-system-deal = Mismo reparto en cada mesa
page-tournament-system-deal-note = Solo hay una ronda. El reparto y el azar son los mismos en todas las mesas, y se te compara con quienes ocupan tu sitio en las demás. No puedes mirar otra mesa hasta que todos hayan terminado.
page-tournament-swiss = { $rounds ->
    [one] Una ronda en mesas de { $size }.
   *[other] { $rounds } rondas en mesas de { $size }. Se enfrentan jugadores con puntuaciones parecidas (sistema suizo).
}
page-tournament-deal = El reparto y el azar son los mismos en todas las mesas de { $size } jugadores. No puedes mirar otra mesa hasta que todos hayan terminado; entonces se comparan todas.
page-tournament-deal-points-how = Se te compara con cada jugador que ocupa tu sitio en otra mesa. Tu puntuación es la proporción de esos jugadores que han obtenido un resultado peor que el tuyo; los que han obtenido el mismo cuentan la mitad. Las partidas que terminaron sin resultado no se tienen en cuenta.
page-tournament-level = Los empates a puntos se deshacen por los resultados entre los empatados; después, por Buchholz (BH: los puntos de tus rivales), y por último, por Sonneborn-Berger (SB: los puntos de los rivales a los que ganaste, más la mitad de los de aquellos con los que empataste).
page-tournament-teams = { $one } juegan en equipo contra { $other }: cada equipo ocupa cada sitio una vez.
page-tournament-teams-result = { $one } { $first }–{ $second } { $other }
page-tournament-compared = Comparación de las mesas
page-tournament-table = Mesa { $number }
page-deal-sealed = Otros jugadores siguen jugando el mismo reparto. Cuando todos hayan terminado, verás todo lo que estaba oculto y la comparación.
page-tournament-tables = { $rounds ->
    [one] Una ronda en mesas de { $size }.
   *[other] { $rounds } rondas en mesas de { $size }. En cada una se sientan juntos quienes menos han coincidido.
}
page-tournament-points = Cómo se cuentan los puntos
page-tournament-points-how = Una victoria vale un punto, sea cual sea el número de jugadores. Si no ganas, tu puntuación es la proporción de rivales que quedan por detrás de ti; aquellos con los que empatas cuentan la mitad. Una ronda de descanso vale medio punto; una partida sin resultado, ninguno.
page-tournament-invite = Quien tenga este enlace puede apuntarse hasta que empiece el torneo.
page-tournament-link = Enlace para tus amigos
page-tournament-entered = { $count ->
    [0] Todavía no se ha apuntado nadie
    [one] Se ha apuntado una persona
   *[other] Se han apuntado { $count } personas
}
page-tournament-enter = Apuntarme
page-tournament-in = Te has apuntado.
page-tournament-leave = Retirarme
page-tournament-leave-note = Si estás jugando una partida, esta continúa.
page-tournament-for-good = No se puede volver a entrar en un torneo que ya ha empezado.
page-tournament-take-out = Quitar
page-tournament-begin = Empezar el torneo
page-tournament-begin-note = Después ya no puede apuntarse nadie.
page-tournament-next = Empezar ya la siguiente ronda
page-tournament-next-note = La siguiente ronda empieza sola en cuanto terminan todas las partidas de esta.
page-tournament-standings = Clasificación
page-tournament-place = Puesto
page-tournament-name = Nombre
page-tournament-score = Puntos
page-tournament-matches = Partidas
page-tournament-round = Ronda { $number } de { $count }
page-tournament-rests = Descanso: { $names }
page-tournament-won = Victoria: { $names }
page-tournament-shared = Compartida: { $names }
page-tournament-playing = En juego
page-tournament-opening = Empezando
page-tournament-gathering = Inscripción abierta
page-tournament-winner = { $count ->
    [one] { $names } ha ganado el torneo.
   *[other] { $names } comparten la victoria en el torneo.
}
page-tournament-all-level = Todos están empatados.
page-tournament-if = Si un jugador se retira o no juega
page-tournament-if-note = Quien se retira o borra sus datos conserva sus puntos, pero ya no se le empareja; la partida que esté jugando continúa. Si un jugador no actúa, los demás de la mesa pueden dejar que lo sustituya un jugador virtual (el resultado cuenta para el jugador sustituido) o terminar la partida sin resultado. Una pausa larga no es problema: la partida sigue donde se quedó.
page-tournament-stuck = Partidas abandonadas
page-tournament-stuck-note = Si todos los jugadores a los que les toca actuar en una partida han agotado su tiempo o llevan días sin jugar, puedes terminarla sin resultado. Entonces no da puntos, y puede empezar la ronda siguiente.
page-tournament-over = El torneo ha terminado
page-tournament-out = se ha retirado
page-me-hide = Ocultar mi nombre
page-me-show = Mostrarme en las clasificaciones

## The shelf

page-shelf-empty = No hay ningún juego instalado.
page-seats = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
  }
page-seats-range = { $least }–{ $most } jugadores
page-play = Jugar
page-play-against = contra { $count ->
    [one] un jugador virtual
   *[other] { $count } jugadores virtuales
}
page-play-against-level = contra { $names } ({ $level })
page-your-tables = Tus mesas
page-no-tables = Aún no tienes ninguna mesa.
page-finished-matches = Partidas terminadas
page-with = con { $names }
page-opened = abierta { $when }
page-nobody-else = aún nadie más
page-turn = Te toca
page-your-turn = Te toca jugar.
page-asked-asked = ¿Permites deshacer?
page-asked-pause = ¿Aceptas una pausa?
page-asked-end = ¿Terminar la partida sin resultado?
page-asked-late = Un jugador ha agotado su tiempo o se ha ido: elige cómo seguir.
page-remove = Quitar
page-remove-ask = ¿Quitar esta mesa?
page-remove-note = La mesa desaparece de tu lista en todos tus dispositivos. Conservas tu sitio: con la dirección de la mesa puedes volver.

## Rules

page-rules = Reglas
page-rules-of = Reglas de { $game }
page-rules-english = Lo que aún no está traducido aparece en inglés.
page-rules-background = Fuentes y otras interpretaciones
page-rules-asked = Cuándo pregunta el juego
page-rules-other-reading = Otra interpretación
page-rules-readings = Interpretaciones posibles
page-rules-ours = Nuestra decisión
page-rules-sources = Fuentes
page-rules-search = Buscar en las reglas
page-search = Buscar
page-rules-search-note = Palabra o R2.3
page-rules-found = { $count ->
    [one] una regla
   *[other] { $count } reglas
  }
page-rules-none = Ninguna regla menciona «{ $text }».
page-rules-some = Ningún texto contiene todas estas palabras. Los siguientes contienen algunas.
page-rules-near = Quizá buscabas
page-rules-all = Todas las reglas
page-rules-here = Las reglas que se aplican ahora
page-rules-page = Abrir las reglas
page-guide = En tres minutos
page-guide-turn = Cómo es un turno
page-guide-end = Cómo termina
page-guide-things = Lo que cuesta y aporta cada cosa
page-guide-thing = Elemento
page-guide-costs = Cuesta
page-guide-brings = Aporta
page-glossary = Glosario
page-rules-example = Ejemplo

## A new table

page-new-table = Mesa nueva
page-new-table-of = Mesa nueva: { $game }
page-who-sits = ¿Quién se sienta dónde?
page-seat-number = Sitio { $number }
page-seat-take = Sentarse en el sitio { $number }
page-seat-nobody = nadie
page-somebody-gone = un jugador que se ha ido
page-sitter-me = Yo
page-sitter-here = Alguien aquí
page-sitter-here-note = Os pasáis este dispositivo. Entre turnos se tapa la pantalla, para que no veáis los secretos de los demás.
page-sitter-person = Otra persona
page-sitter-person-note = Le envías un enlace a este sitio.
page-your-name = Tu nombre
page-their-name = Su nombre
page-name-hint = Los demás jugadores ven este nombre en la mesa.
page-how-many = ¿Cuántos jugadores?
page-time = Tiempo
page-time-none = Sin límite
page-time-live = En tiempo real
page-time-days = Días por turno
page-time-minutes = Minutos por jugador
page-time-seconds = Segundos añadidos tras cada turno
page-time-each-turn = Días por turno
page-time-window = Solo entre estas horas
page-time-opens = Desde
page-time-closes = Hasta
page-time-zone = Zona horaria
page-time-note = Un jugador no pierde cuando se le acaba el tiempo: los demás pueden esperar, poner en su lugar a un jugador virtual o terminar la partida sin resultado.
page-time-window-note = Los relojes solo corren entre estas horas. Si dejas las dos vacías, corren todo el día.
page-time-live-told = { $minutes } min por jugador{ $seconds ->
    [0] { "" }
   *[other] { " " }y { $seconds } s más por turno
  }
page-time-days-told = { $days ->
    [one] Un día por turno
   *[other] { $days } días por turno
  }
page-time-window-told = { $turn }, solo de { $opens } a { $closes } ({ $zone })
page-time-window-here = en tu zona horaria:
page-options = Opciones
page-options-usual = por defecto
page-options-changed = { $count ->
    [one] { $count } cambiada
   *[other] { $count } cambiadas
  }
page-number-between = Un número de { $low } a { $high }
page-from-file = Cargar de un archivo:
page-own = O escribe el tuyo:

## Links to the seats

page-links = Enlaces para compartir
page-links-note = Quien abra un enlace ocupará ese sitio: envía cada enlace solo al jugador al que corresponde.
page-links-here = La dirección de esta página solo funciona en este ordenador, así que otras personas no pueden abrir los enlaces. Para jugar con amigos, detén el servidor con Ctrl-C, vuelve a iniciarlo con el comando de abajo y vuelve a cargar esta página.
page-links-elsewhere = La dirección de esta página solo funciona en este ordenador. Abre la página con la dirección que este ordenador tiene en tu red o en Internet, y los demás también podrán abrir los enlaces.
page-command = Comando
page-command-copy = Copiar comando
page-link-of = Enlace para { $name }
page-link-watch = Enlace para espectadores
page-link-copy = Copiar enlace
page-qr-code = Código QR
page-link-copied = Copiado.
page-link = Enlace
page-link-moment = Enlace a este momento
page-choose-seat = Elige tu sitio
page-sit-down = Sentarse aquí
page-invites = { $count ->
    [one] { $names } te invita a una partida de { $game }.
   *[other] { $names } te invitan a una partida de { $game }.
  }
page-invited = Te invitan a una partida de { $game }.
page-invited-how = Para ocupar tu sitio, vuelve a abrir el enlace que recibiste. Este navegador debe aceptar cookies.
page-watch-here = Ver la mesa
page-watch = Partidas para ver
page-watch-lead = Cualquiera puede ver estas partidas. Ves lo que está a la vista de todos, nunca los secretos.
page-watch-none = Ahora no hay ninguna partida pública. Al abrir una mesa, puedes permitir que otras personas miren.
page-watch-since = Abierta { $when }
page-watch-count = { $count ->
    [one] { $count } persona mira
   *[other] { $count } personas miran
  }
page-watch-go = Mirar
page-show = Cualquiera puede mirar
page-show-note = La partida aparece en «Partidas para ver». Nadie ve tu mano.
page-shown-here = Cualquiera puede ver esta partida.
page-tables = Mesas abiertas
page-tables-lead = Ocupa un sitio libre en cualquiera de estas mesas. Una partida empieza en cuanto todos los sitios están ocupados.
page-tables-none = Ahora mismo no hay mesas abiertas. Abre tú una: elige un juego, deja un sitio para otra persona y marca «Puede unirse cualquiera».
page-tables-open = Abrir una mesa
page-seats-free = { $count ->
    [one] un sitio libre
   *[other] { $count } sitios libres
  }
page-minutes = unos { $count } minutos
page-minutes-range = de { $least } a { $most } minutos
page-options-are-changed = { $count ->
    [one] { $count } opción cambiada
   *[other] { $count } opciones cambiadas
  }
page-hints-here = pistas permitidas
page-public = Puede unirse cualquiera
page-public-note = Tu mesa aparece en «Mesas abiertas» hasta que todos los sitios están ocupados. Solo entonces empieza la partida.
page-gathering = La partida empieza en cuanto todos los sitios estén ocupados.
page-leave = Dejar la mesa
page-leave-note = La partida no ha empezado. Si te vas, tu sitio vuelve a quedar libre.
page-seat-gone = Ya no tienes un sitio en esta mesa. La estás viendo como espectador.
page-seat-free = Este sitio está libre.
page-waiting-to-sit = Faltan por llegar: { $names }

## At the table

page-table = Mesa
page-table-of = { $game }: mesa
page-waiting-for = Esperando a { $names }.
page-thinking = { $name } está pensando…
page-watching = Eres espectador.
page-company = Los demás en la mesa
page-board = Tablero
page-here = aquí
page-away = ausente
page-has-sat-down = Llegada a la mesa: { $names }.
page-has-left = Salida de la mesa: { $names }.
page-chat = Chat
page-chat-unread = sin leer
page-chat-empty = Aún no hay mensajes.
page-chat-write = Mensaje
page-chat-send = Enviar
page-chat-now = ahora
page-chat-watches = espectador
page-chat-note-player = Pueden leer tus mensajes todos los de la mesa, y también los espectadores.
page-chat-note-watcher = Los demás espectadores ya pueden leer tus mensajes; los jugadores, solo después de la partida.
page-chat-note-over = Cualquiera puede leer los mensajes.
page-chat-off = Desactivar el chat
page-chat-is-off = Has desactivado el chat. No ves mensajes en ninguna mesa.
page-chat-on = Activar el chat
page-chat-none = Sin chat
page-chat-none-note = En esta mesa, ni jugadores ni espectadores pueden escribir mensajes.
page-chat-more = Denunciar o bloquear: { $name }
page-chat-report = Denunciar ante el administrador
page-chat-reported = Denunciado ante el administrador.
page-chat-mute = Bloquear a { $name }
page-chat-muted = Has bloqueado a { $name }. No ves sus mensajes en ninguna mesa.
page-chat-unmute = Desbloquear
page-block-note = Las personas a las que bloqueas no pueden sentarse a tus mesas abiertas ni apuntarse a tus torneos, y no ves sus mensajes.
page-blocked = Has bloqueado a { $name }.
page-me-blocked = Personas a las que has bloqueado
page-me-blocked-names = Ves el nombre que tenían cuando las bloqueaste.
page-report-name = Denunciar un nombre
page-programs = Programas en tu sitio
page-programs-lead = Dale un token a un programa para que vea tu mano y, si quieres, juegue por ti. Solo tú puedes crear tokens para tu sitio.
page-program-token = Token
page-program-once = Cópialo ahora: no volverás a verlo. Quien lo tenga puede hacer todo lo que permitas aquí, hasta que lo revoques.
page-program-shown = Ya has visto este token, y cada uno se muestra una sola vez. Si no lo guardaste, revócalo y crea otro.
page-program-copied = Copiado
page-program-copy = Copiar token
page-program-watch = puede mirar
page-program-play = puede jugar
page-program-end = Revocar
page-programs-none = Ningún programa tiene un token para este sitio.
page-program-name = Nombre del programa
page-program-scope = Permiso
page-program-make = Crear token
page-chat-removed = Eliminado por el administrador.
page-notes = Notas
page-notes-lead = Solo tú puedes ver tus notas.
page-notes-shared = Quien use este dispositivo puede ver estas notas.
page-notes-none = No has escrito ninguna nota sobre esta partida.
page-notes-moment = Momento { $number }
page-notes-write = Nota sobre el momento { $number }
page-notes-keep = Guardar nota
page-notes-remove = Borrar nota
page-notes-file = Archivo de partida con mis notas
page-call = Avisarme
page-call-lead = Recibe un aviso cuando tengas algo que hacer en la mesa. No recibirás ninguno mientras la estés mirando.
page-call-here = Los avisos llegan a
page-call-by-mail = Correo electrónico
page-call-by-webhook = Webhook
page-call-by-push = Navegador
page-call-unconfirmed = Aún sin confirmar: abre el enlace del mensaje que hemos enviado a esta dirección. Si no, la dirección se borra al cabo de un día.
page-call-remove = Quitar
page-call-push = Avisarme en este navegador
page-call-push-note = Este navegador muestra avisos aunque no haya ninguna página abierta. En un iPhone o iPad, añade antes la página a la pantalla de inicio.
page-call-push-refused = Tu navegador no permite avisos. Revisa sus ajustes para este sitio web.
page-call-add = Añadir dirección
page-call-mail-note = Recibirás un mensaje con un enlace. Los avisos empiezan cuando lo abres y confirmas la dirección.
page-call-webhook-note = Para programas: los avisos se envían a esta dirección como JSON, solo por HTTPS.
page-call-stored = El servidor guarda la dirección, su idioma y tu sitio hasta que eliges «Quitar». Un aviso solo contiene información que puedes ver en la mesa, y se borra una vez enviado.
page-call-confirm-do = Sí, avisarme
page-call-stop-do = Dejar de recibir avisos
page-call-confirmed = La dirección se ha confirmado.
page-call-stopped = La dirección se ha borrado. Ya no recibirá más avisos.
page-call-failing-gone = Ya no se entrega: esta dirección ha dejado de existir.
page-call-failing-refused = No se entrega: el servicio rechaza nuestros avisos. Seguimos intentándolo.
page-call-failing-late = No se pudo entregar el último aviso.
page-call-failing-push = Para arreglarlo, pulsa «Avisarme en este navegador» en ese navegador.
page-call-again-do = Reintentar
page-push-failing = Los avisos ya no llegan a este navegador: su servicio push ha dejado de entregarlos.
page-push-lost = Este navegador ya no recibe avisos, aunque los activaste aquí.
page-push-denied = Tu navegador bloquea los avisos de este sitio. Permítelos en sus ajustes para este sitio y pulsa después el botón.
page-push-repair = Volver a activar
page-call-turn = Te toca: { $game }
page-call-asked = ¿Permites deshacer? { $game }
page-call-pause = ¿Aceptas una pausa? { $game }
page-call-end = ¿Terminar la partida sin resultado? { $game }
page-call-lent = Un jugador virtual te sustituye: { $game }
page-call-over = La partida ha terminado: { $game }
page-call-again = ¿Otra partida? { $game }
page-call-low = Se te acaba el tiempo: { $game }
page-call-invited = Alguien te guarda un sitio: { $game }
page-call-late = ¿Cómo quieres seguir? { $game }
page-call-late-choose = Puedes dar más tiempo, poner a un jugador virtual o terminar la partida sin resultado. La partida espera hasta que alguien elija.
page-call-left-minutes = { $minutes ->
    [one] Te queda alrededor de un minuto.
   *[other] Te quedan unos { $minutes } minutos.
  }
page-call-left-hours = { $hours ->
    [one] Te queda alrededor de una hora.
   *[other] Te quedan unas { $hours } horas.
  }
page-call-confirm = ¿Es esta tu dirección? { $game }
page-call-confirm-note = Alguien que juega a juegos de mesa con amigos ha dado esta dirección para recibir un aviso cuando le toque. Si has sido tú, abre este enlace y confírmala. Si no, ignora este mensaje: no recibirás ninguno más.
page-call-since = Desde tu última acción:
page-call-open = Ir a la mesa:
page-call-stop = Dejar de recibir estos mensajes:
page-clocks = Relojes
page-clock-days = { $days } d { $hours } h
page-clock-soon = Te queda un minuto.
page-late-own = Se te ha acabado el tiempo. Aún puedes jugar, salvo que los demás decidan otra cosa.
page-late = { $seat-is ->
    [you] Se te ha acabado el tiempo.
   *[other] A { $seat } se le ha acabado el tiempo.
  }
page-absent = { $days ->
    [one] { $seat } lleva un día sin jugar.
   *[other] { $seat } lleva { $days } días sin jugar.
  }
page-taken-free = Aún hay otros sitios libres:
page-taken-full = Aquí no puedes ocupar otro sitio. Puedes mirar o unirte a otra mesa.
page-vacant = El jugador del sitio { $number } ha dejado este servidor para siempre y no puede volver.
page-link-renewed = El administrador ha creado un enlace nuevo para el sitio de { $seat }.
page-link-renewed-own = El administrador ha creado un enlace nuevo para tu sitio. Los anteriores ya no funcionan.
page-late-end-wanted = A favor de terminar la partida sin resultado: { $names }.
page-late-ask = ¿Y ahora?
page-late-wait = Dar más tiempo
page-late-computer = Poner un jugador virtual
page-late-which = Qué jugador virtual
page-late-end = Terminar sin resultado
page-pause-agree = Aceptar
page-pause-refuse = Rechazar
page-pause-ask = Pedir una pausa
page-pause-asked = { $seat-is ->
    [you] Has pedido una pausa.
   *[other] { $seat } pide una pausa.
  }
page-pause-on = La partida está en pausa. Los relojes están parados.
page-pause-end = Reanudar
page-pause-ended = { $seat } ha terminado la pausa.
page-pause-refused = { $seat } no acepta la pausa.
page-pause-withdrawn = { $seat } ya no pide una pausa.
page-seat-lent = Un jugador virtual te sustituye.
page-seat-back = Recuperar tu sitio
page-ended-without = Terminada sin resultado
page-ended-file = El archivo de partida termina aquí.
page-ended-without-why = La partida acabó antes de tiempo: a un jugador se le acabó el tiempo, o el administrador de este servidor cerró la mesa.
page-name-computer = { $name } (ordenador)
page-hand-over = Tapar y pasar a { $name }
page-hand-over-covered = Pasa el dispositivo a { $name }
page-take-over = Soy { $name }: mostrar mi vista
page-cover-note = Asegúrate de que nadie más mire la pantalla.
page-choices = Tus opciones
page-what-happened = Historial
page-nothing-yet = Aún no ha pasado nada.
page-fair = Azar verificable
page-commitment = Todo el azar de esta partida sale de un secreto que se fijó al abrir la mesa; el archivo de partida lo revela al final. Su hash SHA-256: { $hash }
page-fair-more = Cómo comprobarlo
page-fair-start = Al abrir la mesa, el servidor fija un secreto y muestra su hash: una huella que no revela el secreto y que no corresponde a ningún otro.
page-fair-end = Después de la partida, el servidor muestra el secreto. Si su hash es el del principio, el secreto se fijó antes de la primera acción y no ha cambiado desde entonces.
page-fair-draws = Todos los resultados del azar se deducen del secreto y del número de la acción, así que cualquiera puede volver a calcularlos. Esto no demuestra que el servidor eligiera el secreto al azar.
page-fair-hash = Hash, mostrado desde el principio
page-fair-secret = Secreto, mostrado al final
page-fair-not-yet = La partida no ha terminado. Anota ahora el hash y compáralo después de la partida.
page-fair-file = Archivo de partida que has guardado (si no, se comprueba el del servidor):
page-fair-check = Comprobar en este navegador
page-fair-right-hash = El secreto coincide con el hash que se mostró desde el principio.
page-fair-wrong-hash = El secreto no coincide con el hash que se mostró desde el principio.
page-fair-right-draws = Todos los resultados se deducen del secreto. Resultados comprobados:
page-fair-wrong-draws = Un resultado no se deduce del secreto. Línea del archivo:
page-fair-other = Este no es el archivo de esta partida.
page-fair-verify = Tu navegador calcula por sí mismo el hash y cada resultado. Al servidor solo le pregunta cuántas posibilidades había en cada caso. El comando siguiente se ejecuta en tu propio ordenador, no necesita servidor y comprueba también las reglas:
page-view-text = Vista de texto
page-view-table = Vista de mesa
page-shortcuts = Atajos
page-empty = vacío
page-topics = Glosario
page-label = { $name }:
page-gauge = { $name }: { $value } de { $limit }
page-gauge-over = { $name }: { $value } (límite de { $limit } alcanzado)
page-tap-again = toca otra vez para confirmar
page-lit = actual
page-faded = hecho

## The connection

page-connection-lost = Conexión perdida. Reconectando…
page-connection-resumed = Conexión restablecida.
page-not-loaded = No se ha podido cargar. Inténtalo de nuevo.
page-waiting-one = Hay una acción a la espera de conexión.
page-waiting-more = Ya hay una acción en espera: cancélala primero.
page-waiting-sent = Puede que la acción cancelada ya se haya realizado.
page-offline = No se puede acceder al servidor
page-offline-note = Tus mesas están a salvo. Podrás seguir en cuanto vuelvas a tener conexión.
page-offline-again = Reintentar
page-unreachable = No se puede acceder al servidor. Lo que has escrito sigue aquí. Reintentando…
page-reachable = Ya se puede acceder al servidor. Vuelve a pulsar el botón.

## Taking back

page-take-back = Deshacer
page-take-back-ask = Pedir deshacer
page-take-back-of = { $action } – desde entonces has visto algo nuevo, así que los demás tienen que estar de acuerdo
page-take-back-free = { $action } – desde entonces no has visto nada nuevo, así que puedes deshacerla sin más
page-take-back-until = Puedes deshacer mientras no veas nada nuevo. Después, las demás personas de la mesa tienen que estar de acuerdo; si solo juegas contra jugadores virtuales, ya no puedes deshacer.
page-take-back-asked = { $seat-is ->
    [you] Has pedido deshacer la última acción.
   *[other] { $seat } pide deshacer la última acción.
  }
page-take-back-told = { $seat-is ->
    [you] Has pedido deshacer esto: «{ $told }»
   *[other] { $seat } pide deshacer esto: «{ $told }»
  }
page-take-back-later = { $count ->
    [one] También se deshace { $count } acción posterior.
   *[other] También se deshacen { $count } acciones posteriores.
  }
page-take-back-done = { $seat } ha deshecho una acción.
page-take-back-refused = { $seat } no ha permitido deshacer.
page-take-back-withdrawn = { $seat } ya no quiere deshacer.
page-take-back-lapsed = { $seat } ha seguido jugando: ya es tarde para deshacer.
page-take-back-agree = Permitir deshacer
page-take-back-refuse = No permitirlo

## Pistas

page-loss-all = cualquier opción de la mesa
page-loss-many = { $count } de las { $ways } opciones de la mesa
page-hint = Pista
page-hint-ask = ¿Qué se plantearía un buen jugador?
page-hint-thinking = Pensando una pista…
page-hint-title = Un buen jugador se plantearía
page-hint-only = Solo hay una opción.
page-hint-equal = Las sugerencias son más o menos igual de buenas.
page-hint-equal-why = Las sugerencias 1 y 2 son más o menos igual de buenas: de media, ambas llevan pronto a { $amounts }.
page-hint-amount = { $amount } { $stake }
page-hint-better = La sugerencia 1 parece algo mejor.
page-hint-clear = La sugerencia 1 es claramente mejor.
page-hint-chance = Alrededor de un { $percent } % de posibilidades de ganar.
page-play-on-here = Jugar desde aquí
page-play-on-from = La partida empieza como tras el paso { $step } de una anterior. No cuenta para los puntos.
page-play-puzzle = La partida empieza como en el problema { $number }. Las cartas ocultas se reparten de nuevo. No cuenta para los puntos.
page-play-study = La partida empieza en una posición de este estudio. No cuenta para los puntos.
page-play-position = Empezar en una posición
page-play-position-note = En ese caso, la partida no cuenta para los puntos.
page-in-position = Esta partida empezó en una posición. Nada demuestra que su azar sea justo, y no cuenta para los puntos.
page-played-on = Esta partida continúa otra, así que sus sorteos no tienen prueba.
page-analysis = Análisis
page-analysis-working = Analizando la partida…
page-analysis-failed = En este momento no se puede analizar esta partida.
page-analysis-how = Un jugador virtual fuerte ha examinado cada decisión sabiendo solo lo que podía saber quien jugaba. Todas las probabilidades son estimaciones.
page-analysis-whole = Probabilidades de ganar, conociéndolo todo
page-analysis-known = Probabilidades de ganar según lo que cada cual podía saber
page-analysis-known-short = Según lo que sabían
page-analysis-costly = Decisiones caras
page-analysis-cost = { $seat-is ->
    [you] Regalaste { $percent } puntos porcentuales
   *[other] { $seat } regaló { $percent } puntos porcentuales
  }
page-analysis-better = Mejor:
page-analysis-played = Jugado:
page-analysis-soon = De media, esto lleva pronto a { $amounts }.
page-analysis-instead = { $best } { $stake } en lugar de { $played }
page-analysis-theirs = { $seat-is ->
    [you] { $amount } para ti
   *[other] { $amount } para { $seat }
  }
page-analysis-none = En esta partida ninguna decisión salió cara.
page-analysis-luck = Suerte
page-analysis-luck-note = Cuánto cambió el azar las probabilidades de ganar después del reparto
page-analysis-lucky = { $seat-is ->
    [you] Ganaste { $percent } puntos porcentuales por suerte
   *[other] { $seat } ganó { $percent } puntos porcentuales por suerte
  }
page-analysis-points = { $percent } %
page-analysis-step = Ver el paso { $step }
page-analysis-all = Análisis completo
page-analysis-previous = Momento marcado anterior
page-analysis-next = Momento marcado siguiente
page-analysis-on-device = Analizado en tu dispositivo.
page-analysis-on-server = Analizado en el servidor.
page-hints-allowed = En esta mesa se permiten pistas: los jugadores pueden pedir una en su turno.
page-hints-allow = Permitir pistas
page-back-allow = Deshacer cualquier cosa
page-back-allow-note = Si solo juegas contra jugadores virtuales, puedes deshacer acciones incluso después de que te hayan mostrado algo nuevo. Después, el azar da otra vez los mismos resultados.
page-hints-allow-note = En su turno, los jugadores pueden preguntar qué acciones se plantearía un buen jugador. Si solo juegas contra jugadores virtuales, siempre se permiten pistas.

## The end

page-unplayable = Por ahora, esta partida no se puede jugar aquí, pero sigue guardada. Pregunta por ella al administrador de este servidor.
page-over = La partida ha terminado.
page-winner = { $seat-is ->
    [you] ¡Has ganado!
   *[other] Ha ganado { $seat }.
  }
page-shared-by = { $names } comparten la victoria.
page-share = { $percent } % de la victoria
page-again = Jugar otra vez
page-again-asked = { $seat-is ->
    [you] Has abierto una mesa para otra partida.
   *[other] { $seat } quiere jugar otra vez.
  }
page-again-join = Ir a la nueva mesa
page-again-watch = Ver la siguiente partida
page-lesson = Lección
page-lesson-at = Lección: { $taken } de { $length }
page-lesson-again = Repetir la lección
page-lesson-match = Jugar una partida de verdad
page-learn = Aprender jugando

## Problemas

page-puzzles = Problemas
page-puzzles-of = Problemas: { $game }
page-puzzles-all = Todos los problemas
page-puzzles-lead = Encuentra la mejor acción en posiciones de partidas reales. En cada una, hay una acción claramente mejor que las demás, y solo ves lo que veía el jugador.
page-puzzles-how = Los jugadores virtuales encontraron estas posiciones tras largas búsquedas. Las posibilidades de ganar son estimaciones suyas.
page-puzzle-number = Problema { $number }
page-puzzle-solved = resuelto
page-puzzle-easy = Fácil
page-puzzle-medium = Medio
page-puzzle-hard = Difícil
page-puzzle-easy-note = Se encuentra mirando una sola acción por delante.
page-puzzle-medium-note = A simple vista se puede pasar por alto.
page-puzzle-hard-note = Ni siquiera una búsqueda corta la encuentra.
page-puzzle-given = { $grade } · { $count } jugadores
page-puzzle-ask = ¿Qué acción eliges?
page-puzzle-best = ¡Has encontrado la mejor acción!
page-puzzle-good = Una buena acción, pero no la mejor
page-puzzle-loses = No es la mejor acción
page-puzzle-yours = «{ $action }» gana { $wins } de 100 partidas, { $lost } menos que la mejor acción.
page-puzzle-is-best = La mejor: «{ $action }» gana { $wins } de 100 partidas.
page-puzzle-second = La siguiente: «{ $action }» gana { $wins } de 100.
page-puzzle-why = Lo que marca la diferencia
page-puzzle-why-note = Con qué frecuencia ocurre cada cosa poco después de la mejor acción y de la siguiente (en %, con al menos 40 intentos):
page-puzzle-often = la mejor: { $best } %; la siguiente: { $other } %
page-puzzle-solution = Mostrar la solución
page-puzzle-figures = Todas las acciones
page-puzzle-action = Acción
page-puzzle-wins = % de victorias
page-puzzle-next = Siguiente problema
page-puzzle-again = Intentarlo de nuevo
page-daily = Problema del día
page-daily-all = Problemas del día
page-daily-lead = Una posición de cada juego, la misma para todos. A medianoche, en tu zona horaria, llegan nuevas.
page-daily-done = Has resuelto uno de los problemas de hoy.
page-daily-history = Los últimos siete días
page-daily-history-note = Aún puedes resolver estos problemas. Cuentan para tu puntuación, pero ya no para tus días seguidos.
page-streak-days = { $count ->
    [one] Hoy has resuelto un problema del día.
   *[other] { $count } días seguidos con un problema del día resuelto.
  }
page-streak-longest = { $count ->
    [one] Tu racha más larga: { $count } día.
   *[other] Tu racha más larga: { $count } días.
  }
page-streak-puzzles = { $count ->
    [one] { $count } problema seguido resuelto al primer intento.
   *[other] { $count } problemas seguidos resueltos al primer intento.
  }
page-streak-puzzles-longest = { $count ->
    [one] Más problemas seguidos al primer intento: { $count }.
   *[other] Más problemas seguidos al primer intento: { $count }.
  }
page-rating = { $points } ± { $margin }
page-rating-yours = Tu puntuación en estos problemas: { $rating }
page-rating-change = Primer intento: { $change }. Tu puntuación en los problemas de { $game }: { $rating }.
page-rating-puzzle = Puntuación de este problema: { $rating }.
page-rating-run = Viste este problema por primera vez en una contrarreloj, así que no cambia tu puntuación.
page-rating-how = Cómo funciona la puntuación
page-rating-what = Los problemas tienen una puntuación, como los jugadores. Si encuentras la mejor acción al primer intento, vences al problema: tu puntuación sube y la suya baja. Si no, ocurre lo contrario. Una buena acción que no es la mejor cuenta como empate. Todos empiezan con 1500 en cada juego.
page-rating-margin = «1512 ± 140» significa que tu nivel está entre 1372 y 1652, con una probabilidad del 95 %. Cuantos más problemas intentes, menor será el margen.
page-rating-first = Solo cuenta tu primer intento, así que puedes repetir los problemas cuanto quieras. Las contrarreloj no cambian la puntuación.
page-rating-course = Tu puntuación tras cada problema, ahora { $rating }. La banda muestra el margen.
page-puzzle-fitting = Un problema de mi nivel
page-run = Contrarreloj
page-run-lead = ¿Cuántos problemas resuelves en { $minutes } minutos? Son cada vez más difíciles, y la contrarreloj termina tras { $mistakes } errores. Una buena acción que no es la mejor no es un error. Las contrarreloj no cambian tu puntuación.
page-run-start = Empezar
page-run-score = Resueltos: { $count } · Errores: { $missed } de { $most }
page-run-right = ¡Correcto!
page-run-good = Buena, pero no la mejor
page-run-wrong = No es la mejor acción
page-run-solved = { $count ->
    [one] Has resuelto { $count } problema
   *[other] Has resuelto { $count } problemas
  }
page-run-record = ¡Tu mejor contrarreloj!
page-run-best = { $count ->
    [one] Mejor contrarreloj: { $count } problema
   *[other] Mejor contrarreloj: { $count } problemas
  }
page-run-look = Abre un problema para intentarlo de nuevo sin reloj.
page-run-again = Otra contrarreloj
page-mistakes = Aprende de tus errores
page-mistakes-lead = Cada una de estas decisiones regaló probabilidades de ganar en una de tus partidas terminadas. Encuentra una mejor. Cuando la resuelvas, volverá a los 1, 7 y 30 días.
page-mistake-line = { $percent } puntos · { $when }
page-mistakes-later = { $count ->
    [one] Una decisión resuelta volverá más adelante.
   *[other] { $count } decisiones resueltas volverán más adelante.
  }
page-mistakes-learned = { $count ->
    [one] Has aprendido una.
   *[other] Has aprendido { $count }.
  }
page-mistakes-look = { $count ->
    [one] Analizar otra partida tuya
   *[other] Analizar otras { $count } partidas tuyas
  }
page-mistakes-looking = { $count ->
    [one] Analizando una partida…
   *[other] Analizando { $count } partidas…
  }
page-mistake-given = De tu partida de { $when }: tu decisión regaló aquí { $percent } puntos porcentuales.
page-mistake-taken = Hasta ahora:
page-mistake-over = Empezar de nuevo
page-mistake-best = ¡Has encontrado la mejor decisión!
page-mistake-good = ¡Casi tan buena como la mejor decisión!
page-mistake-loses = Esto regala { $percent } puntos
page-mistake-played = Como en la partida: esto regala { $percent } puntos
page-mistake-yours = Tu respuesta:
page-mistake-again = Volverá { $when }.
page-mistake-learned = La has resuelto cuatro veces seguidas: aprendida.
page-mistake-next = Siguiente
page-puzzle-by = propuesto por { $name }
page-puzzles-ours = De nuestras partidas
page-puzzles-ours-note = Jugadores de este sitio propusieron estas posiciones de sus propias partidas. Búsquedas largas han confirmado que una acción es claramente la mejor.
page-submission = Proponer como problema
page-submission-note = Los administradores eligen qué posiciones pueden resolver todos. El problema muestra lo que viste entonces, sin los nombres de los jugadores.
page-submission-named = Mostrar mi nombre
page-submission-send = Enviar
page-submission-sent = Propuesto como problema. Un administrador lo revisará.
page-submission-accepted = Aceptado como problema. Lo comprueban búsquedas largas.
page-submission-confirmed = Todos pueden resolver este problema.
page-submission-unclear = Aceptado, pero las búsquedas largas no encontraron ninguna acción claramente mejor. Por eso no puede ser un problema.
page-submission-refused = Los administradores no eligieron esta posición como problema.
page-statistics = Estadísticas
page-statistics-of = ¿Qué gana en { $game }?
page-statistics-lead = Cómo terminan las partidas, qué asientos ganan y qué ventajas tempranas valen la pena.
page-statistics-how = Cada barra muestra una proporción y la línea, su intervalo del 95 %: la proporción verdadera está probablemente dentro. Una línea larga significa pocos casos. La marca discontinua es un reparto igual.
page-statistics-none = Aún no se ha contado ninguna partida.
page-statistics-computer = Ordenador
page-statistics-site = Este sitio
page-statistics-own = Tú
page-statistics-of-computer = { $count ->
    [one] Una partida entre ordenadores de igual fuerza. { $player }
   *[other] { $count } partidas entre ordenadores de igual fuerza. { $player }
  }
page-statistics-of-site = { $count ->
    [one] Una partida en este sitio
   *[other] { $count } partidas en este sitio
  }
page-statistics-of-own = { $count ->
    [one] Una partida tuya
   *[other] Tus últimas { $count } partidas
  }
page-statistics-figure = { $share } ({ $low } a { $high }) de { $count }
page-statistics-order = Orden de turno
page-statistics-order-note = Con qué frecuencia ganó cada lugar del orden
page-statistics-begins = Quien empieza
page-statistics-place = Jugador { $place } en el orden
page-statistics-ahead = Ir por delante
page-statistics-ahead-note = Con qué frecuencia ganó quien iba en cabeza en solitario, tras una parte de las acciones de la partida
page-statistics-most = Más: { $stake }
page-statistics-least = Menos: { $stake }
page-statistics-third = Tras un tercio
page-statistics-half = Tras la mitad
page-statistics-two-thirds = Tras dos tercios
page-statistics-openings = Primeras acciones
page-statistics-openings-note = Con qué frecuencia se ganó tras las primeras acciones más habituales
page-statistics-endings = Finales
page-statistics-endings-note = La proporción de partidas que terminó de cada manera
page-statistics-length = Duración
page-statistics-actions = unas { $median } acciones; 9 de cada 10 partidas tienen de { $low } a { $high }

## Looking back

page-step-through = Paso a paso
page-zoom-fit = Ver todo
page-zoom-in = Ampliar
page-look-back = Repasar la partida
page-since-turn = Desde tu último turno
page-since-start = Desde el principio
page-turn-skip = Ir a tu turno
page-step-back = Volver a la partida
page-step-play = Reproducir
page-step-pause = Pausar
page-step-first = Primero
page-step-previous = Anterior
page-step-next = Siguiente
page-step-last = Último
page-step-of = Paso { $step } de { $count }
page-set-up = Preparación
page-seen-by-you = Tú ({ $name })
page-seen-by-all = Espectador
page-match-file = Archivo
page-download = Descargar la partida
page-download-note = Todas las acciones y todos los resultados del azar, para guardar, reproducir o comprobar la partida.
page-open-file = Abrir un archivo de partida
page-open-file-lead = Reproduce una partida guardada en un archivo, paso a paso y desde el punto de vista de cada jugador.
page-open-file-which = Archivo de partida
page-open-file-note = Puedes descargarlo de una mesa después de la partida. Quien tenga el enlace a la nueva mesa también podrá reproducir la partida.
page-open-file-go = Reproducirla
page-read-from-file = Esta partida se ha cargado de un archivo de partida.

## Estudios

page-study = Estudio
page-studies = Estudios
page-studies-lead = Recorre una partida, prueba otras jugadas para cada jugador y escribe comentarios, a solas o con más gente. Todas las cartas están a la vista.
page-studies-own = Tus estudios
page-studies-none = Todavía no tienes ningún estudio. Empieza uno aquí, desde una partida terminada o desde un problema.
page-study-new = Nuevo estudio
page-study-new-of = Nuevo estudio: { $game }
page-study-open = Estudio
page-study-title = Título
page-study-position = Posición
page-study-position-note = Déjalo vacío para repartir de nuevo. Si no, escribe un campo por línea, como en un archivo de partida. Puedes omitir lo que se deduce del resto.
page-study-begin = Empezar el estudio
page-study-line = Línea { $number }:
page-study-acts = Le toca a { $name }
page-study-act-for = Jugar por { $name }
page-study-beginning = Comienzo
page-study-ways = Continuaciones
page-study-main = línea principal
page-study-moves = Jugadas
page-study-comment = Comentario
page-study-theirs = Guardado entretanto por otra persona:
page-study-comment-save = Guardar comentario
page-study-edit = Editar esta posición
page-study-promote = Poner la variante delante
page-study-delete = Borrar desde aquí
page-study-delete-note = { $count ->
    [one] Esto borra una posición y su comentario. No se puede deshacer.
   *[other] Esto borra { $count } posiciones y sus comentarios. No se puede deshacer.
  }
page-study-roll = Volver a tirar los dados
page-study-share = Compartir y ajustes
page-study-read-link = Enlace para leer
page-study-read-note = Quien tenga este enlace puede recorrer el estudio.
page-study-edit-link = Enlace para editar
page-study-edit-note = Quien tenga este enlace puede cambiar el estudio.
page-study-edit-new = Crear un nuevo enlace para editar
page-study-edit-new-note = El enlace anterior dejará de funcionar.
page-study-file = Archivo de partida con variantes
page-study-as-text = Posición como texto
page-study-remove = Borrar estudio
page-study-remove-note = Esto borra el estudio para todos. No se puede deshacer.
page-study-title-save = Guardar título
page-study-reading = Estás mirando este estudio. Para cambiarlo necesitas su enlace para editar.

## More of the pages

page-computer-name = Ordenador
page-guest = Invitado
page-look-again = Repasar
page-play-on = Seguir jugando
page-contents = Índice
page-to-table = Ir a la mesa
page-sits-here = Ocupa este sitio.
page-sitting-here = Ya están aquí: { $names }.
page-take-seat = Ocupar este sitio
page-take-seat-lead = Este enlace pertenece a { $name }. Quien lo use jugará en este sitio.
page-take-seat-instead = Este navegador ya tiene otro sitio en esta mesa, y lo perderías.
page-link-own-title = Enlace a tu propio sitio
page-link-own-note = Solo para ti: ábrelo para seguir en otro dispositivo.
page-seen-by-whom = Ver como
page-step-go = Ir
page-touch-hold = Mantener pulsado
page-touch-hold-for = Explicar un elemento
page-touch-spread = Separar dos dedos
page-touch-spread-for = Ampliar
page-touch-twice = Tocar dos veces un punto libre
page-touch-twice-for = Ampliar ahí, o volver a mostrar todo el tablero
page-key-arrows = Pasar de un elemento a otro; en una repetición, avanzar o retroceder un paso
page-key-enter = Elegir el elemento
page-key-numbers = Elegir la respuesta 1, 2…; si se muestra una pista, la sugerencia con ese número
page-key-pause = Pausar las acciones de los demás
page-key-skip = Saltar las acciones de los demás
page-key-look-back = Repasar la partida o volver a ella
page-key-tale = Historial
page-key-explain = Explicar elementos: muévete con las flechas; Esc para terminar
page-key-help = Mostrar esta lista

## In the terminal

term-number = Número o acción:
term-help = Escribe el número o las palabras de una acción para realizarla. undo: deshacer tu elección. hint: mostrar buenas acciones. rules: guía, glosario y reglas; rules R2.3 o rules PALABRA: consultar una regla. tale: historial. help: este texto. quit: salir.
term-keys = 1 … z elegir · h pista · r reglas · u deshacer · t historial · Pág↑↓ · q salir
term-rules-keys = Intro buscar · ↑↓ Re/AvPág desplazar · Esc volver
term-nothing-to-undo = No hay nada que deshacer.
term-undone = Deshecho.
term-instead = { $count ->
    [1] Escribe 1 o las palabras «{ $words }»: { $label }
   *[other] Escribe un número del 1 al { $count } o las palabras de una acción. Por ejemplo { $number } o «{ $words }»: { $label }
  }
term-bye = ¡Hasta pronto!
term-puzzle-prompt = Escribe el número o las palabras de una acción. next: problema siguiente. quit: salir.
term-rules = Escribe uno de estos nombres, una regla como R2.3 o palabras que buscar: { $example }
term-help-title = Ayuda

## The host’s words, and the admin pages

page-imprint = Aviso legal
page-privacy = Privacidad
page-announced-down-back = Mantenimiento: { $from } – { $until }.
page-announced-down = Mantenimiento a partir de: { $from }.
page-announced-back = De nuevo en línea: { $until }.
page-announced-safe = Todo está guardado y tus partidas continúan después.
page-admin = Administración
page-admin-status = Estado
page-admin-guests = Invitados
page-admin-tables = Mesas
page-admin-reports = Denuncias
page-admin-submissions = Problemas propuestos
page-admin-no-submissions = No hay propuestas pendientes.
page-admin-position = Posición
page-admin-accept = Aceptar
page-admin-refuse = Rechazar
page-admin-accepted = Aceptados
page-admin-take-off = Retirar
page-admin-announcements = Avisos
page-admin-site = Sitio
page-admin-become = Ser administrador
page-admin-become-lead = Como administrador gestionas invitados, mesas, denuncias y avisos, en todos tus dispositivos. No ves ninguna mano oculta.
page-admin-become-known = En este navegador eres { $name }.
page-admin-become-new = Este navegador todavía no es un invitado aquí: elige un nombre. Si tienes un nombre de usuario, inicia sesión primero y vuelve a abrir el enlace.
page-admin-version = Versión
page-admin-backup = Última copia de seguridad
page-admin-backup-none = desconocida
page-admin-database = Base de datos
page-admin-size = { $kind }, { $size } MB, esquema { $schema }
page-admin-tables-count = { $count } ({ $running } en curso, { $archived } archivadas)
page-admin-guests-count = { $count } ({ $accounts } con nombre de usuario, { $visitors } aquí en los últimos dos días)
page-admin-waiting = Notificaciones pendientes
page-admin-process = Proceso del servidor { $number }
page-admin-started = Iniciado
page-admin-memory = Memoria
page-admin-pace = Acciones por segundo, último minuto
page-admin-open-pages = Páginas de mesa abiertas
page-admin-cached = Mesas en memoria
page-admin-thinking = Jugadores por ordenador
page-admin-thoughts = pensando: { $running }, en espera: { $waiting }
page-admin-failures = Errores de la base de datos
page-admin-metrics = Si varios procesos sirven este sitio, ves uno de ellos. Con la opción --metrics, cada proceso publica sus propias cifras.
page-admin-find = Parte del nombre, o el id
page-admin-search = Buscar
page-admin-seen = última visita
page-admin-since = invitado desde
page-admin-seats = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
  }
page-admin-nobody = No se ha encontrado ningún invitado.
page-admin-tag-banned = expulsado
page-admin-tag-deactivated = desactivado
page-admin-tag-admin = administrador
page-admin-id = Id
page-admin-name = Nombre
page-admin-rename = Cambiar el nombre
page-admin-rename-note = El nombre nuevo sustituye al anterior en todas las mesas, en los chats y en los torneos.
page-admin-access = Acceso
page-admin-ban = Expulsar
page-admin-unban = Levantar la expulsión
page-admin-ban-note = Un invitado expulsado no puede abrir mesas, sentarse, chatear ni entrar en torneos, pero puede terminar sus partidas.
page-admin-deactivate = Desactivar
page-admin-activate = Reactivar
page-admin-deactivate-note = A un invitado desactivado se le cierra la sesión en todos sus dispositivos y no puede iniciarla. Sus datos se conservan.
page-admin-delete = Eliminar …
page-admin-delete-guest = Eliminar al invitado
page-admin-delete-guest-note = El nombre { $name } desaparece de todas partes, con sus mensajes, notas, dispositivos y nombre de usuario. No podrás deshacerlo.
page-admin-running-only = Solo las partidas en curso
page-admin-over-too = También las partidas terminadas
page-admin-no-tables = Ninguna mesa.
page-admin-state = Estado
page-admin-state-gathers = espera jugadores
page-admin-state-runs = en curso
page-admin-state-paused = en pausa
page-admin-state-over = terminada
page-admin-state-ended = acabada sin resultado
page-admin-state-unreadable = ilegible para esta versión
page-admin-opened = Abierta
page-admin-latest = Último cambio
page-admin-to-act = debe actuar
page-admin-end = Cerrar o eliminar
page-admin-close = Acabar sin resultado
page-admin-close-note = La partida acaba para todos en la mesa, sin resultado. Como después de cualquier partida, las manos se hacen visibles.
page-admin-delete-table = Eliminar la mesa
page-admin-delete-table-note = La mesa desaparece con su partida, su chat y sus notas, también de los resultados de los jugadores. No podrás deshacerlo.
page-admin-table = mesa
page-admin-no-reports = No hay denuncias pendientes.
page-admin-reported-name = nombre, denunciado por { $reporter }
page-admin-reported-message = mensaje, denunciado por { $reporter }
page-admin-removed = (eliminado)
page-admin-remove-message = Eliminar el mensaje
page-admin-settle = Cerrar la denuncia
page-admin-announce-lead = Los avisos aparecen en todas las páginas, en el idioma de cada visitante y con las horas de su zona horaria.
page-admin-shown = visible ahora
page-admin-not-shown = no visible ahora
page-admin-withdraw = Quitar
page-admin-announce-new = Aviso nuevo
page-admin-announce-text = Tus propias palabras
page-admin-announce-text-note = Opcional si indicas una hora. No se traducen.
page-admin-down-at = Servidor parado desde
page-admin-back-at = Servidor de vuelta
page-admin-shown-from = Mostrar desde
page-admin-shown-until = Mostrar hasta
page-admin-announce-times = Todas las horas son opcionales. Sin las dos últimas, el aviso se muestra desde ahora hasta que vuelva el servidor; sin ninguna, hasta que lo quites.
page-admin-utc = Las horas son UTC.
page-admin-announce = Avisar
page-admin-site-lead = Son tus textos como administrador. El aviso legal y la privacidad se enlazan al pie de cada página.
page-admin-every-language = Todos los idiomas
page-admin-site-name = Nombre del sitio
page-admin-site-note = Texto sencillo: las líneas en blanco separan párrafos, una línea que empieza con # es un título y las direcciones web se convierten en enlaces. Un idioma sin texto muestra el de todos los idiomas.
page-admin-save = Guardar

page-private = Este sitio es privado
page-private-lead = Para entrar necesitas una invitación del administrador.
page-private-lead-password = Escribe la contraseña del sitio o abre una invitación del administrador.
page-private-seat = También puedes entrar con el enlace a un asiento que te haya enviado alguien que juega aquí.
page-private-password = Contraseña del sitio
page-private-enter = Entrar
page-private-known = ¿Ya tienes un nombre de usuario aquí?
page-admin-private = Sitio privado
page-admin-private-lead = En un sitio privado, los desconocidos solo ven una página que pide una invitación o la contraseña del sitio. Los invitados que ya juegan aquí conservan el acceso.
page-admin-private-on = Este sitio es privado.
page-admin-private-off = Este sitio está abierto a todos.
page-admin-private-make = Hacer privado el sitio
page-admin-private-open = Abrir el sitio a todos
page-admin-private-invitation = Invitación
page-admin-private-invitation-note = Quien abra este enlace puede entrar. Funciona hasta que crees otro o cambies la contraseña.
page-admin-private-renew = Crear una invitación nueva
page-admin-private-renew-note = El enlace anterior deja de funcionar, y quien entró con él o con la contraseña necesita el nuevo. Los invitados conservan el acceso.
page-admin-private-set = Hay una contraseña.
page-admin-private-none = No hay contraseña, así que hace falta una invitación.
page-admin-private-save = Poner contraseña
page-admin-private-remove = Quitar la contraseña

page-mail-add = Añadir una dirección de correo
page-mail-change = Cambiar la dirección de correo
page-mail-why = Si olvidas la contraseña, podemos enviarte un enlace para elegir otra. La dirección no se usa para nada más.
page-mail-is = Los enlaces se envían a { $address }.
page-mail-wanted = Hemos escrito a { $address }. Abre el enlace de ese mensaje en el plazo de un día para confirmar la dirección.
page-mail-address = Dirección de correo
page-mail-confirm-send = Enviar confirmación
page-mail-remove = Quitar la dirección
page-mail-confirm = Confirma tu dirección de correo
page-mail-confirm-lead = Los enlaces para una contraseña nueva de «{ $login }» se enviarán a { $address }.
page-mail-confirm-do = Confirmar la dirección
page-mail-confirmed = Tu dirección de correo está confirmada
page-mail-confirmed-lead = Si olvidas la contraseña, en «Iniciar sesión» puedes recibir un enlace para elegir otra.
page-mail-ask = Recibir un enlace por correo
page-mail-ask-lead = Si tu cuenta tiene una dirección de correo, te enviaremos un enlace para elegir una contraseña nueva.
page-mail-login = Nombre de usuario o dirección de correo
page-mail-send = Enviar enlace
page-mail-code = Usar un código de recuperación
page-mail-sent = Mira tu correo
page-mail-sent-lead = Si hay una cuenta con este nombre o esta dirección, y la dirección está confirmada, hay un enlace en camino. Funciona una sola vez, durante una hora.
page-mail-confirm-subject = Confirma tu dirección de correo
page-mail-confirm-why = Alguien, seguramente tú, indicó esta dirección para la cuenta «{ $login }» en { $site }. Si no fuiste tú, no hagas caso de este mensaje.
page-mail-confirm-opens = Abre este enlace en el plazo de un día para confirmar la dirección:
page-mail-reset-subject = Contraseña nueva para «{ $login }»
page-mail-reset-why = Alguien, seguramente tú, ha pedido una contraseña nueva en { $site }. Si no fuiste tú, no hagas caso de este mensaje: tu contraseña sigue igual.
page-mail-reset-opens = Elige una contraseña nueva con este enlace, que funciona una sola vez, durante una hora:

page-oidc = Iniciar sesión con { $name }
page-oidc-lead = También con tu cuenta de { $name } puedes volver a tus mesas en cualquier dispositivo.
page-oidc-add = Conectar { $name }
page-oidc-sign-in = Iniciar sesión con { $name }
page-oidc-go = Ir a { $name }
page-oidc-on = Continuar
page-oidc-guest = Invitado

## Refusals

error-analysis-findings = Tu dispositivo ha enviado un análisis que no corresponde a esta partida. Vuelve a cargar la página.
error-admin-link = Este enlace ya se ha usado o tiene más de una hora. Crea otro en el servidor.
error-guest-deactivated = El administrador de este servidor ha desactivado a este invitado, así que no puedes iniciar sesión.
error-command-time = «{ $text }» no es una hora.
error-site-invitation = Esta invitación ya no funciona. Pide otra al administrador.
error-site-password = Esta no es la contraseña del sitio.
error-site-private = Este sitio es privado. Inicia sesión o pide una invitación al administrador.
error-account-mail-off = Este servidor no envía correo.
error-oidc-exists = Esta cuenta ya está conectada aquí con otro invitado.
error-oidc-off = En este servidor no se puede iniciar sesión así.
error-oidc-refused = El otro servicio no ha confirmado quién eres. Inténtalo de nuevo.
error-oidc-unavailable = El otro servicio no responde. Inténtalo más tarde o inicia sesión de otra forma.
error-site-text = Este texto es demasiado largo: { $limit } caracteres como máximo.
error-site-no-announcement = No hay ningún aviso { $text }.
error-site-announcement = { $case ->
    [empty] Un aviso necesita un texto o una hora.
    [long] «{ $text }» es demasiado largo para un aviso.
    [order] El servidor no puede volver antes de pararse.
   *[over] Este aviso no se mostraría nunca: su final ya ha pasado o es anterior a su comienzo.
  }
error-table-tournament = Esta mesa pertenece a un torneo, así que no puedes eliminarla. Puedes acabar su partida.
error-account-exists = Ya tienes un nombre de usuario en este navegador.
error-account-code = El nombre de usuario y el código de recuperación no se corresponden.
error-account-link = Este enlace ya se ha usado o es demasiado antiguo. Pide otro.
error-account-unknown = No existe el nombre de usuario «{ $text }».
error-passkey-exists = Esta llave de acceso ya se ha añadido.
error-passkey-most = No puedes tener más de { $limit } llaves de acceso. Elimina antes una.
error-passkey-off = Este servidor no usa llaves de acceso.
error-passkey-refused = Este servidor no reconoce esta llave de acceso.
error-passkey-stale = Ha tardado demasiado. Inténtalo de nuevo.
error-server-oidc = El inicio de sesión con OpenID Connect no se puede configurar así.
error-server-passkeys = Las llaves de acceso no se pueden configurar así.
error-account-name = Esto no puede ser un nombre de usuario. Usa de 3 a { $limit } caracteres visibles.
error-account-none = Sin nombre de usuario no podrías volver. Elige uno primero.
error-account-password = Una contraseña debe tener entre { $limit } y 200 caracteres.
error-account-taken = El nombre de usuario «{ $text }» ya está ocupado. Elige otro.
error-account-tries = Demasiados intentos. Espera unos minutos.
error-account-wrong = El nombre de usuario y la contraseña no se corresponden.
error-backup-database = En «{ $text }» no hay ninguna base de datos que copiar.
error-backup-exists = «{ $text }» ya existe. Una copia de seguridad necesita un archivo nuevo.
error-backup-failed = No se ha podido copiar «{ $text }».
error-backup-postgresql = Haz la copia de PostgreSQL con su propia herramienta, pg_dump.
error-board-bridges = Una línea de puntos del tablero es incorrecta: { $text }.
error-board-covers = Las piezas que empiezan en el tablero son incorrectas: { $text }.
error-board-districts = Los distritos del tablero deben ser cinco áreas separadas por agua: { $text }.
error-board-size = El tablero es demasiado grande o sus hexágonos se solapan: { $text }.
error-board-touches = Una casilla del recorrido no toca el número correcto de distritos: { $text }.
error-board-track = El recorrido del tablero es incorrecto: { $text }.
error-board-unreadable = { $text } no describe un tablero válido.
error-guest-link = Este enlace ya se ha usado, o hace más de diez minutos que se creó. Crea otro.
error-chat-off = En esta mesa no hay chat.
error-chat-text = Este mensaje no se puede enviar. Usa de 1 a { $limit } caracteres visibles.
error-chat-too-fast = Escribes demasiado deprisa. Espera un momento y vuelve a enviarlo.
error-chat-full = El chat de esta mesa está lleno: caben { $limit } mensajes.
error-chat-message = Ese mensaje no existe en esta mesa.
error-chat-report = No hay ninguna denuncia con el número { $text }.
error-note-text = Esta nota no se puede guardar. Usa de 1 a { $limit } caracteres visibles.
error-note-full = No puedes guardar más de { $limit } notas sobre esta partida. Borra antes una.
error-study-comment = Este comentario es demasiado largo. Usa como máximo { $limit } caracteres.
error-study-enough = No puedes tener más de { $limit } estudios. Borra antes uno.
error-friend-link = Este enlace se ha sustituido o ha caducado. Pide uno nuevo.
error-friend-none = Esta persona ya no está entre tus amistades.
error-friend-too-many = No puedes tener más de { $limit } amistades y solicitudes.
error-club-enough = No puedes estar en más de { $limit } clubes.
error-club-full = Este club ya tiene { $limit } miembros.
error-club-link = Este enlace se ha sustituido. Pide uno nuevo.
error-club-not-yours = Solo puede hacerlo quien dirige el club.
error-club-unknown = No existe este club. Quizá se haya disuelto.
error-study-not-yours = Puedes mirar este estudio. Solo pueden cambiarlo las personas que tengan el enlace para editar, y solo puede borrarlo su dueño.
error-study-title = Este título no se puede guardar. Usa como máximo { $limit } caracteres visibles.
error-study-unknown = Este estudio no existe o se ha borrado.
error-study-full = Este estudio está lleno: las variantes están demasiado anidadas, o hay demasiadas posiciones o comentarios. El límite es { $limit }.
error-study-position = Esta posición ya no está en el estudio.
error-study-stale = { $case ->
    [comment] Otra persona ha cambiado este comentario entretanto. Todavía no se ha guardado nada. Compara ambas versiones y vuelve a guardar.
   *[branch] Otra persona ha cambiado esta variante entretanto. No se ha borrado nada. Mírala antes de borrarla.
  }
error-mistake-unknown = Aquí no tienes ninguna decisión que practicar. Las tuyas están en la página de problemas.
error-submission-full = Hay demasiadas propuestas pendientes. Inténtalo de nuevo dentro de unos días.
error-run-unknown = No tienes ninguna contrarreloj con esta dirección.
error-submission-unknown = Este problema propuesto no existe.
error-statistics-format = Este archivo no contiene estadísticas.
error-tournament-unknown = Este torneo no existe.
error-tournament-entrant = Este torneo no tiene ningún jugador con ese número.
error-tournament-not-yours = Solo puede hacerlo el jugador que creó el torneo.
error-tournament-begun = El torneo ha empezado. Ya no puede apuntarse nadie.
error-tournament-declined = No puedes apuntarte a este torneo. Elige otro.
error-tournament-full = El torneo está completo: pueden apuntarse { $limit } personas como mucho.
error-tournament-few = Aún no hay suficientes jugadores: hacen falta al menos { $limit }.
error-tournament-over = No quedan rondas.
error-tournament-next = Las rondas empiezan una tras otra: la siguiente es la ronda { $limit }.
error-tournament-rounds = Un torneo tiene de 1 a { $limit } rondas.
error-tournament-busy = Otras personas están cambiando este torneo ahora mismo. Inténtalo de nuevo en un momento.
error-tournament-uneven = Para jugar el mismo reparto hacen falta al menos dos mesas, y exactamente { $limit } jugadores en cada una.
error-tournament-system = No existe esa modalidad de torneo.
error-tournament-played = Un jugador de esta mesa aún tiene tiempo para jugar.
error-tournament-own = En esta mesa te toca a ti. Juega primero, o decide con los demás cómo seguir.
error-table-sealed = Otros jugadores siguen jugando el mismo reparto. Podrás mirar aquí cuando todos hayan terminado.
error-guest-unknown = Solo pueden hacerlo los invitados: hazte invitado primero.
error-guest-barred = El administrador de este servidor te ha expulsado. Las partidas que ya estás jugando continúan.
error-guest-none = No hay ningún invitado { $text }.
error-deal-both = No puedes tener sitios en dos mesas del mismo reparto hasta que todas hayan terminado.
error-time-unreadable = «{ $text }» no es un límite de tiempo.
error-time-not-up = No hace falta elegir: este jugador aún tiene tiempo.
error-time-own = Cuando se te acaba el tiempo, los demás deciden cómo seguir.
error-call-address = No se pueden enviar avisos a esta dirección.
error-call-private = { $case ->
    [number] «{ $text }» es una dirección de una red privada. Este servidor solo envía avisos a direcciones de Internet.
   *[name] «{ $text }» no lleva a una dirección de Internet: el nombre es desconocido o pertenece a una red privada.
  }
error-call-channel = Este servidor no puede enviar ese tipo de avisos.
error-call-link = Este enlace ya no funciona: la dirección se ha borrado.
error-call-too-many = No puedes añadir más direcciones. Quita antes una.
error-seat-lent = Un jugador virtual te sustituye. Recupera antes tu sitio.
error-seat-not-lent = Ningún jugador virtual sustituye a nadie en este sitio.
error-pause-no-clock = Esta mesa no tiene relojes, así que no hay nada que pausar.
error-pause-on = La partida está en pausa. Cualquier jugador puede reanudarla.
error-pause-asked = Un jugador ya está pidiendo una pausa.
error-pause-not-asked = No te han pedido que aceptes una pausa.
error-pause-not-on = La partida no está en pausa.
error-pause-wish = «{ $text }» no es un comando de pausa.
error-time-range = El límite de tiempo «{ $text }» es demasiado corto o demasiado largo.
error-time-zone = No existe la zona horaria «{ $text }». Elige otra.
error-title = No ha funcionado
error-hint = Se esperaba: { $hint }
error-back = Volver
error-action-illegal = Las reglas no permiten ahora «{ $text }».
error-action-list = Una lista tiene de 1 a { $limit } acciones, no { $text }.
error-action-unreadable = «{ $text }» no es una acción de este juego.
error-arena-question = La arena no puede responder a la pregunta sobre «{ $text }»: la cuota de victoria o la tasa de error es imposible.
error-code-folder = En «{ $text }» no se puede guardar código compilado. Indica otra carpeta en SERENISSIMA_CACHE.
error-command-browser = «{ $text }» no está disponible en el navegador.
error-command-file = No se puede leer este archivo: { $text }.
error-command-output = No se puede escribir la salida.
error-command-key = La clave de este comando es demasiado larga o demasiado fácil de adivinar.
error-command-key-used = Esta clave ya se ha usado en otro comando.
error-database-missing = En «{ $text }» no hay ninguna base de datos.
error-database-newer = Una versión más reciente de Serenissima ha modificado esta base de datos. Inicia esa versión, o restaura una copia de seguridad anterior al cambio.
error-database-older = Esta base de datos es de una versión anterior de Serenissima.
error-database-unavailable = No se ha podido guardar en este momento. Inténtalo de nuevo.
error-database-url = «{ $text }» no es una base de datos que este servidor pueda usar.
error-decision-stale = La partida ha avanzado: tu elección ha llegado tarde.
error-entry-unreadable = El registro de esta mesa contiene una entrada que esta versión de Serenissima no puede leer. La partida está a salvo: una versión que lea esa entrada puede mostrarla y continuarla. Avisa al administrador de este servidor.
error-game-own = El juego «{ $text }» no se puede enviar a otro proceso: defínelo como GAME en un módulo o usa un solo proceso.
error-game-unknown = No hay ningún juego llamado «{ $text }».
error-hint-not-allowed = En esta mesa no se permiten pistas.
error-language-unknown = «{ $text }» no es uno de los idiomas disponibles.
error-live-handshake = Esta petición no puede abrir un canal en directo.
error-live-message = El canal en directo no entiende este mensaje.
error-match-answers = El azar no puede haber dado este resultado.
error-match-format = Esto no es un archivo de partida.
error-match-line = No se puede leer una línea del archivo de partida: «{ $text }».
error-match-not-your-turn = Le toca a otro jugador.
error-match-nothing-to-undo = No hay nada que deshacer.
error-table-lesson-changed = La lección ha cambiado desde que la empezaste. Empiézala de nuevo.
error-lesson-line = «{ $text }» no es un sitio de esta lección.
error-lesson-none = Esta es la mesa de una partida, no de una lección.
error-lesson-other = En esta lección, elige una acción marcada. En una partida también podrías hacer esto.
error-lesson-over = La lección ha terminado.
error-lesson-unknown = No hay ninguna lección «{ $text }».
error-match-over = La partida ha terminado.
error-match-result = El archivo de partida contiene un resultado que no se deduce de sus acciones: «{ $text }».
error-match-rules-version = Esta partida se jugó con otra versión de las reglas ({ $text }).
error-match-seat = No hay ningún sitio { $text }.
error-match-seats = No se puede jugar a este juego con { $text } jugadores.
error-match-step = En esta partida no existe el paso { $text }.
error-matches-other = «{ $text }» se empezó con otros ajustes. Elige otra carpeta.
error-matches-plan = «{ $text }» no es el plan de una carpeta de partidas. Elige otra carpeta.
error-matches-running = Otro proceso está escribiendo en «{ $text }».
error-matches-size = No se pueden escribir { $text } partidas a la vez: escribe al menos una.
error-mcp-address = «{ $text }» no es la dirección de un servidor.
error-mcp-link = «{ $text }» no es el enlace de un sitio.
error-mcp-missing = El paquete mcp no está instalado.
error-mcp-no-seat = Aún no estás en una mesa: abre una o únete a una con un enlace.
error-mcp-server = En «{ $text }» no responde ningún servidor de Serenissima.
error-option-name = No hay ninguna opción «{ $text }».
error-option-reserved = Una opción no puede llamarse «{ $text }»: las funciones que reciben opciones usan ese nombre.
error-option-retired = La opción «{ $text }» ya no se ofrece; solo la usan partidas anteriores.
error-option-text = «{ $text }» no establece ninguna opción.
error-option-value = «{ $text }» no es un valor válido para esta opción.
error-page-outdated = El sitio se ha actualizado. Recarga esta página para usar la nueva versión.
error-page-unknown = Esta página no existe.
error-picture-theme = No hay ningún tema «{ $text }».
error-redeal-seat = No se puede volver a repartir desde la vista de un espectador: solo un sitio tiene información privada.
error-view-unknown = «{ $text }» no es la vista de una partida.
error-player-network = El juego «{ $text }» no tiene ninguna red, así que este jugador virtual no puede jugarlo.
error-player-own = El jugador «{ $text }» no se puede enviar a otro proceso: define su clase en un módulo o usa un solo proceso.
error-player-setting = «{ $text }» no es un ajuste válido para este jugador virtual.
error-player-slow = «{ $text }» puede pensar más tiempo del que permite este servidor.
error-player-unknown = No hay ningún jugador virtual llamado «{ $text }».
error-playouts-matches = Elige al menos una partida.
error-playouts-threads = Elige al menos un hilo de ejecución.
error-position-contradiction = Esta posición se contradice.
error-position-field = Las posiciones no tienen ningún campo «{ $text }».
error-position-index = Esta posición no tiene la entrada «{ $text }».
error-position-many = Una partida puede empezar en { $limit } posiciones como mucho, no en { $text }.
error-position-not-conserved = Las piezas de esta posición no cuadran.
error-position-range = Un valor de esta posición está fuera de los límites: { $text }.
error-position-seat = Esta posición se refiere a un sitio que no está en juego: { $text }.
error-position-seats = Esta posición es para { $limit } jugadores. Elige ese número en lugar de { $text }.
error-position-value = Un valor de esta posición no está permitido: «{ $text }».
error-position-waits = En esta posición les toca jugar a los sitios equivocados: { $text }.
error-proof-commitment = El secreto del azar no coincide con el hash publicado antes de la partida.
error-proof-draw = Un resultado del azar no se deduce del secreto.
error-proof-missing = El archivo no contiene ninguna prueba de sus resultados del azar.
error-proof-position = El azar de una partida que empieza en una posición no se puede comprobar.
error-ray-address = «{ $text }» no es la dirección de un clúster de Ray.
error-ray-missing = Ray no está instalado aquí.
error-ray-unreachable = No se puede usar el clúster de Ray en { $text }.
error-research-missing = Para esto hace falta un paquete que no está instalado aquí: { $text }.
error-reset-option = reset no tiene la opción «{ $text }»: solo existe position.
error-reset-over = En esta posición la partida ya ha terminado, así que nadie podría actuar.
error-puzzle-action = En este problema no puedes jugar «{ $text }».
error-puzzle-format = Este archivo no contiene problemas.
error-puzzle-none = No hay problemas para «{ $text }».
error-puzzle-number = No hay ningún problema { $text }.
error-puzzle-told = Un problema menciona un suceso que el juego no tiene: «{ $text }».
error-ray-nobody = Ninguna máquina del clúster está lista para pensar.
error-request-charset = Este formulario no está codificado en UTF-8.
error-request-malformed = No se puede leer esta petición.
error-request-framed = Este sitio no se puede mostrar dentro de otra página.
error-request-host = Este servidor no responde por «{ $text }». Usa su propia dirección.
error-request-method = Esta página no admite eso.
error-request-cookies = Tu navegador no ha enviado cookies, así que perderías tu asiento y tu nombre al instante. Permite las cookies para este sitio y vuelve a intentarlo.
error-request-origin = Esta petición venía de otro sitio web y se ha rechazado.
error-request-slow = Tu petición no ha llegado a tiempo. Inténtalo de nuevo.
error-request-too-large = Esta petición es mayor de lo que acepta el servidor.
error-request-too-many = Ha habido demasiadas peticiones desde tu red. Espera un momento e inténtalo de nuevo.
error-restore-damaged = «{ $text }» no es una base de datos de mesas completa.
error-restore-failed = No se ha podido restaurar «{ $text }».
error-restore-file = No hay ninguna copia de seguridad en «{ $text }».
error-restore-in-use = Un servidor está usando «{ $text }». Detén primero todos los servidores.
error-restore-loses = «{ $text }» contiene datos que no están en la copia de seguridad. Para restaurar de todos modos, usa --replace: la base de datos actual se guardará con otro nombre.
error-restore-postgresql = Restaura PostgreSQL con su propia herramienta, pg_restore.
error-restore-version = Una versión más reciente de Serenissima escribió «{ $text }». Restáurala con esa versión.
error-rules-unknown = Ninguna regla tiene este número ni estas palabras: «{ $text }».
error-seat-handed-over = Has pasado el dispositivo, así que esta página es de otro jugador. Vuelve a cargarla.
error-seat-invitation = Este enlace no te invita a ningún sitio de esta mesa.
error-seat-name = { $case ->
    [empty] Escribe un nombre de { $limit } caracteres como máximo.
    [long] «{ $text }» es demasiado largo para un nombre: usa { $limit } caracteres como máximo.
    [hidden] Este nombre tiene caracteres invisibles o que cambian la dirección de la escritura. Escríbelo de nuevo, solo con letras, cifras y signos corrientes.
    [bare] «{ $text }» no tiene ni letras ni cifras. Un nombre necesita al menos una.
    [marks] «{ $text }» tiene demasiados acentos en una letra: usa dos como máximo.
    [computer] Solo los jugadores virtuales se llaman «{ $text }». Elige otro nombre.
   *[taken] En la mesa ya hay alguien que se llama «{ $text }» o algo muy parecido. Elige otro nombre o añádele algo.
  }
error-seat-not-yours = Este enlace no pertenece a ningún sitio de esta mesa.
error-seat-nobody = En ese sitio no hay ningún jugador que pueda haber perdido un enlace.
error-seat-taken = Este sitio ya lo ocupa otra persona.
error-seat-changed = Ahora hay otra persona en ese sitio. Vuelve a mirar antes de denunciar o bloquear a nadie.
error-seat-declined = No puedes sentarte a esta mesa. Elige otra.
error-seat-no-guest = A este jugador solo se le conoce por el enlace de su sitio, así que no hay a quién bloquear.
error-seats-text = «{ $text }» no describe quién se sienta dónde.
error-server-address = El servidor no puede escuchar en { $text }.
error-server-calls = «{ $text }» no sirve para enviar avisos.
error-server-draining = El servidor está a punto de detenerse.
error-server-fault = Algo ha fallado en el servidor. Todo lo guardado antes está a salvo.
error-server-full = El servidor está saturado. Inténtalo de nuevo en un momento.
error-server-metrics = «{ $text }» no es un puerto en el que se puedan mostrar métricas.
error-server-proxy = «{ $text }» no es la dirección de un proxy.
error-server-public = «{ $text }» no es la dirección de un sitio web.
error-server-root-path = No se pueden servir páginas bajo «{ $text }».
error-server-storage-full = El almacenamiento de este servidor ({ $limit } MB) está lleno, así que no puedes abrir otra mesa. Puedes seguir jugando en las mesas que ya existen.
error-server-tables-full = Este servidor ya tiene { $limit } mesas, tantas como permite su administrador. Puedes seguir jugando en las mesas que ya existen.
error-split-least = Una clase tiene un número demasiado bajo: { $text }.
error-split-numbers = «{ $text }» no es un reparto: da un número para cada clase, separados por guiones.
error-split-whole = Los números del reparto no suman el total correcto: { $text }.
error-table-begun = La partida ha empezado, así que ya no puedes irte.
error-table-busy = Esta mesa está demasiado ocupada ahora mismo. Inténtalo de nuevo.
error-table-crowded = Esta mesa tiene demasiados espectadores ahora mismo. Inténtalo más tarde.
error-table-enough-open = Hay demasiadas mesas abiertas de tu red esperando jugadores: { $limit } a la vez como mucho. Invita a alguien con un enlace o espera a que se llene alguna.
error-table-gathering = La partida solo empieza cuando todos los sitios están ocupados.
error-table-not-over = Eso solo puedes hacerlo después de la partida.
error-table-plan = Los sitios no se pueden ocupar así: «{ $text }».
error-table-private = A esta mesa solo puedes unirte por invitación.
error-table-rematch = Ya se ha abierto una mesa para jugar otra vez.
error-table-rules-version = Esta mesa se abrió con la versión { $text } de las reglas, que esta versión de Serenissima no puede jugar. La partida está a salvo: una versión con esas reglas puede mostrarla y continuarla. Avisa al administrador de este servidor.
error-table-seated-twice = Solo puedes ocupar un sitio. Para otras personas en este dispositivo, elige «Alguien aquí».
error-table-seat = En esta mesa no hay ningún sitio { $text }.
error-table-step = En esta partida no existe el paso { $text }.
error-table-unknown = Esta mesa no existe.
error-token-scope = Este token solo permite mirar.
error-token-scope-unknown = «{ $text }» no es un permiso para un token: usa watch o play.
error-token-too-many = Este sitio tiene demasiados tokens. Revoca antes uno.
error-token-unknown = Este sitio no tiene ese token.
error-training-other = En esta carpeta hay otro entrenamiento: { $text }.
error-training-torch = Para entrenar hace falta un paquete que no está instalado aquí: { $text }.
error-undo-asked = Un jugador ya ha pedido deshacer.
error-undo-not-asked = No te han pedido que permitas deshacer.
error-undo-lesson = En una lección no puedes deshacer, pero puedes empezarla de nuevo.
error-undo-revealed = Después de esta acción has visto algo nuevo, así que ya no puedes deshacerla. Si quieres poder hacerlo, abre una mesa solo contra jugadores virtuales y elige «Deshacer cualquier cosa».
error-undo-nothing = No hay nada que puedas deshacer.
error-vector-actions = Da una acción para cada partida.
error-vector-device = Aquí no hay ninguna GPU disponible.
error-vector-device-name = No existe ese dispositivo: { $text }.
error-vector-illegal = Una acción no está permitida en su partida, así que no se ha realizado ninguna.
error-vector-row = No hay fila { $text }.
error-vector-rows = Elige al menos una fila.
error-vector-saved = Estas filas no encajan en este lote.
error-vector-steps = Elige al menos un paso.
error-vector-threads = Elige al menos un hilo de ejecución.

## Computer players

level-hasty = nivel con prisa
level-hasty-note = Solo considera algunas de sus acciones y pasa por alto las demás. Bueno para una primera partida.
level-gentle = nivel fácil
level-gentle-note = Pasa por alto menos que el nivel con prisa, pero apenas piensa con antelación.
level-steady = nivel medio
level-steady-note = Gana claramente más a menudo que el nivel fácil.
level-strong = nivel difícil
level-strong-note = Gana claramente más a menudo que los niveles inferiores.
level-master = nivel maestro
level-master-note = El jugador más fuerte del juego y el más difícil de vencer.
page-computer-player = Jugador virtual
page-rating-of-level = Puntuación: { $points }.
page-rating-about = Puntuación: { $points } ± { $margin }.
page-rating-by-seats = Puntuación según el número de jugadores: { $figures }.
page-suggested = Rival recomendado: { $name }
page-suggested-first = Un buen rival para una primera partida.
page-suggested-lesson = Has terminado la lección, así que puedes saltarte al rival más fácil.
page-suggested-results = A juzgar por { $count ->
        [one] tu última partida
       *[other] tus últimas { $count } partidas
    } contra jugadores virtuales, ganarías el { $percent } % de las veces.
page-suggested-choose = Elegir a { $name }
player-person = Persona
player-uniform = juega al azar
player-uniform-note = Elige al azar cualquier acción permitida.
player-hasty = con prisa
player-hasty-note = Solo considera algunas de sus acciones y pasa por alto las demás.
player-greedy = principiante, juega lo que parece mejor
player-greedy-note = Elige lo que parece mejor en el momento.
player-ismcts = piensa con antelación
player-ismcts-note = Imagina cuál puede ser la información oculta y sigue jugando desde ahí, una y otra vez.
player-neural = juega por experiencia
player-neural-note = Ha aprendido jugando contra sí mismo y prevé lo que sigue a las opciones que prefiere.
player-budget-playouts = { $count ->
    [one] { $count } simulación por acción
   *[other] { $count } simulaciones por acción
  }
player-budget-considered = { $count ->
    [one] considera una acción
   *[other] considera { $count } acciones
  }
player-budget-seconds = { $seconds } s por turno
