# Las palabras de las páginas, las órdenes, los rechazos y los jugadores.

## The house

page-title = Serenissima
page-lead = Juegos de mesa ambientados en Venecia, para jugar con amigos o contra el ordenador.
page-skip = Ir al contenido
page-home = Inicio
page-menu = Menú
page-preferences = Preferencias
page-independent = Una versión independiente, con textos e ilustraciones propios.
page-language = Idioma
page-theme = Apariencia
page-theme-light = Clara
page-theme-dark = Oscura
page-theme-auto = Según el dispositivo
page-view = Cada mesa se abre en
page-sound = Sonido cuando te toca
page-sound-on = Activado
page-sound-off = Desactivado
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

## Your name and devices

page-me = Tu nombre y tus dispositivos
page-me-lead = Te reconocemos por este navegador. Donde te has sentado, juegas en cada dispositivo que añadas aquí.
page-me-seats = { $count ->
    [one] Este navegador tiene un sitio en esta mesa por un enlace:
   *[other] Este navegador tiene sitios en estas mesas por enlaces:
  }
page-me-guest-why = Aquí aún no se conoce ningún nombre: quien pierde el enlace o las cookies de este navegador pierde el sitio. Como invitado encuentras tus mesas en todos tus dispositivos. Solo hace falta un nombre.
page-me-guest = Ser invitado
page-me-nobody = Nadie conoce aún este navegador. En cuanto te sientes a una mesa, será tuyo.
page-me-name-note = Para las próximas mesas. Donde ya estás sentado, tu nombre no cambia.
page-me-name-keep = Guardar este nombre
page-me-link = Jugar en otro dispositivo
page-me-link-lead = Tus mesas estarán también allí, y puedes cerrar la sesión de cada dispositivo por separado.
page-me-link-make = Crear un enlace
page-me-link-how = Escanea esto con el otro dispositivo o abre allí el enlace.
page-me-link-note = Sirve una vez, durante diez minutos. Quien lo abre juega como tú: no se lo des a nadie más.
page-me-devices = Tus dispositivos
page-me-device = Un navegador
page-me-device-here = este dispositivo
page-me-device-seen = usado por última vez { $when }
page-me-out = Cerrar sesión
page-me-out-note = Un dispositivo sin sesión pierde tus mesas. Los enlaces a un solo sitio que alguien haya guardado siguen sirviendo.
page-out-ask = ¿Cerrar sesión y perder tus mesas?
page-out-lead = Solo este navegador te conoce. Si cierras la sesión, nada te devuelve tu nombre, tus mesas ni tus resultados.
page-out-first = Con un nombre de usuario y una contraseña puedes volver cuando quieras.
page-out-now = Cerrar sesión de todos modos
page-me-take-title = ¿Eres tú?
page-me-take-lead = En este navegador jugarás como { $name }.
page-me-take-instead = Hasta ahora aquí eres { $name }; sin otro dispositivo, esos sitios se pierden.
page-me-take-note = Sigue solo si acabas de crear tú este enlace.
page-me-take = Sí, soy yo
page-forget = Borrarte
page-forget-lead = Todo lo que te nombra aquí se borra en todos los dispositivos y no se puede recuperar.
page-forget-ask = ¿Borrar a { $name }?
page-forget-played = Las partidas terminadas quedan para los demás, que ven «{ $gone }» en lugar de tu nombre.
page-forget-running = { $count ->
    [one] Una partida sigue en curso. Tu sitio queda allí, pero ya nadie puede jugar en él. Los demás deciden cómo seguir: con relojes, enseguida; sin ellos, al cabo de unos días.
   *[other] { $count } partidas siguen en curso. Tus sitios quedan allí, pero ya nadie puede jugar en ellos. Los demás deciden cómo seguir: con relojes, enseguida; sin ellos, al cabo de unos días.
  }
page-forget-rest = También se van tus resultados y puntuaciones, las direcciones donde se te avisa, los programas que juegan por ti y tus dispositivos con sesión.
page-forget-first = Quizá quieras llevarte antes tus datos.
page-forget-now = Borrar para siempre
page-forget-done = Nada aquí te nombra
page-forget-done-lead = Este navegador no es de nadie. Puedes sentarte a una mesa cuando quieras, como alguien nuevo.
page-account = Volver en cualquier dispositivo
page-account-why = Con un nombre de usuario y una contraseña recuperas tus mesas en cualquier dispositivo, aunque pierdas este. No se pide nada más, ni siquiera un correo.
page-account-make = Elegir un nombre de usuario
page-account-add = Guardar nombre y contraseña
page-account-there = ¿Ya tienes uno?
page-account-lead = Tu nombre de usuario es «{ $login }».
page-login = Nombre de usuario
page-login-note = Solo lo usas tú; en la mesa los demás ven tu nombre de arriba. Las mayúsculas dan igual.
page-password = Contraseña
page-password-note = Al menos 8 caracteres; varias palabras son mejores que una.
page-password-old = Contraseña actual
page-password-new = Contraseña nueva
page-password-change = Cambiar la contraseña
page-password-others = Entonces se cierra la sesión en los demás dispositivos y un nuevo código de recuperación sustituye al anterior.
page-password-passkeys = Tus llaves de acceso siguen siendo válidas con la contraseña nueva: quien tenga una aún puede iniciar sesión.
page-password-to-passkeys = Ver y eliminar las llaves de acceso
page-everywhere = Cerrar sesión en todos los dispositivos
page-code = Código de recuperación
page-code-why = Si olvidas tu contraseña, eliges otra con tu nombre de usuario y este código.
page-code-once = Anótalo: solo se muestra esta vez y sirve una sola vez.
page-code-make = Crear un código de recuperación
page-code-again = Crear otro código de recuperación
page-code-there = Ya tienes uno; deja de servir en cuanto creas otro.
page-code-show = Mostrar el código
page-forgotten = ¿Has olvidado la contraseña?
page-recovery = Elegir una contraseña nueva
page-recovery-lead = Con tu nombre de usuario y tu código de recuperación puedes elegir otra contraseña.
page-recovery-linked = Elige una contraseña nueva para «{ $login }».
page-recovery-out = Entonces se cierra la sesión en todos los dispositivos.
page-recovery-set = Guardar la contraseña nueva
page-recovery-host = Si no tienes código de recuperación, pide un enlace a quien administra este servidor.
page-recovery-done = Tu contraseña nueva está guardada
page-recovery-done-lead = Se ha cerrado la sesión en todos tus dispositivos. Tu código de recuperación ya se ha usado; este es el siguiente.
page-passkeys = Llaves de acceso
page-passkeys-lead = Con una llave de acceso inicias sesión con la huella, la cara o el PIN de un dispositivo, sin contraseña.
page-passkey-add = Añadir una llave de acceso
page-passkey-remove = Eliminar
page-passkey-sign-in = Iniciar sesión con una llave de acceso
page-passkey-failed = El navegador lo ha interrumpido. Inténtalo de nuevo o usa tu contraseña.
page-sign-in = Iniciar sesión
page-sign-in-lead = Con tu nombre de usuario y tu contraseña tienes tus mesas en este dispositivo.
page-sign-in-note = Los elegiste en un dispositivo que te conoce, en «Tu nombre y tus dispositivos».
page-sign-in-as = Hola de nuevo, { $name }
page-along-lead = Hasta ahora eres { $other } en este navegador. ¿Llevarte lo que ha jugado { $other }? Esos sitios y resultados serán tuyos.
page-along-note = No se puede deshacer. Se cierra la sesión en los demás dispositivos de { $other }. Si otra persona juega aquí como { $other }, déjalo.
page-along = Llevármelo
page-along-not = Dejarlo
page-instead-lead = Hasta ahora eres { $other } en este navegador, y dejarás de serlo.

## Results

page-results = Tus resultados
page-results-none = Aún no has terminado ninguna partida.
page-results-won = { $won } de { $count } ganadas.
page-results-people = Entre personas: { $points } puntos.
page-results-apart = Con el ordenador: { $points } puntos.
page-results-opponents = Sobre todo con { $names }.
page-result-won = Ganada.
page-result-shared = Victoria compartida.
page-result-lost = Perdida.
page-result-lent = Sin puntos: un ordenador jugó por alguien
page-result-retractable = Sin puntos: se podía deshacer cualquier cosa
page-best = Los mejores en { $game }
page-best-players = Mejores jugadores:
page-best-lead = Los puntos salen de todas las partidas terminadas cuyos jugadores se conocen aquí: ganar a los fuertes da más. En la lista está quien quiere y ha terminado tres.
page-best-people = Entre personas
page-best-apart = Con el ordenador
page-best-none = Aún no hay nadie en esta lista.
page-best-points = { $points } puntos
page-best-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
  }
page-me-shown = Tu nombre está en las listas de los mejores cuando has terminado tres partidas.
page-me-hidden = Solo tú ves tus resultados.
page-me-own-data = Tus datos
page-me-data = Lo que se guarda de ti, en un archivo
page-tournament = Torneo
page-tournament-of = Torneo: { $game }
page-tournament-open = Abrir un torneo
page-tournaments = Tus torneos
page-tournament-lead = Tus amigos se apuntan con un enlace. En cuanto empieces, todos reciben sus mesas, ronda a ronda, y la clasificación sale de los resultados.
page-tournament-size = Jugadores por mesa
page-tournament-rounds = Rondas
page-tournament-rounds-note = En mesas de dos donde todos se enfrentan a todos hay tantas rondas como hagan falta. Con el mismo reparto en todas las mesas hay una.
page-tournament-play-too = Yo también participo
page-tournament-pairs = Mesas de dos: todos se enfrentan a todos una vez.
page-tournament-system = Quién se enfrenta a quién
page-tournament-system-meet = Todos contra todos
page-tournament-system-meet-note = En mesas de dos, una vez. En mesas más grandes juegan juntos quienes menos se han encontrado.
page-tournament-system-swiss = Por puntos
page-tournament-system-swiss-note = Se enfrentan quienes tienen los mismos puntos y, si es posible, nadie dos veces: el sistema suizo. Bastan pocas rondas, aunque haya mucha gente.
page-tournament-system-deal = El mismo reparto en todas las mesas
page-tournament-system-deal-note = Una ronda: en todas las mesas salen las mismas cartas y los mismos dados, y se te compara con quienes ocupaban tu sitio en otra mesa. Nadie puede mirar otra mesa antes de que todos hayan terminado.
page-tournament-swiss = { $rounds ->
    [one] Una ronda en mesas de { $size }.
   *[other] { $rounds } rondas en mesas de { $size }. Se enfrentan quienes tienen los mismos puntos: el sistema suizo.
}
page-tournament-deal = Las mismas cartas y los mismos dados en cada mesa de { $size }. Nadie puede mirar otra mesa antes de que todos hayan terminado; entonces se compara todo.
page-tournament-deal-points-how = Se te compara con todos los que ocupaban el mismo sitio en otra mesa: recibes la parte de quienes obtuvieron menos de la victoria que tú; quien obtuvo lo mismo cuenta la mitad. Una partida sin resultado no se compara.
page-tournament-level = Con los mismos puntos cuentan primero los resultados entre sí, después Buchholz (BH: los puntos de quienes has encontrado) y después Sonneborn-Berger (SB: los puntos de quienes has vencido, y la mitad en caso de empate).
page-tournament-teams = { $one } juegan en equipo contra { $other }: cada pareja ocupa cada sitio una vez.
page-tournament-teams-result = { $one } { $first }–{ $second } { $other }
page-tournament-compared = Las mesas, comparadas
page-tournament-table = Mesa { $number }
page-deal-sealed = Otras personas siguen jugando el mismo reparto. Verás lo que tenía cada uno y la comparación cuando todos hayan terminado.
page-tournament-tables = { $rounds ->
    [one] Una ronda en mesas de { $size }.
   *[other] { $rounds } rondas en mesas de { $size }. En cada una se sientan juntos quienes menos han coincidido.
}
page-tournament-points = Cómo se cuentan los puntos
page-tournament-points-how = Una victoria vale un punto, sean cuantos sean en la mesa. Si no, recibes la parte de los demás que has dejado atrás; quien empata contigo cuenta la mitad. Una ronda sin mesa da medio punto; una partida sin resultado, ninguno.
page-tournament-invite = Quien tenga este enlace puede apuntarse hasta que empiece el torneo.
page-tournament-link = Enlace para tus amigos
page-tournament-entered = { $count ->
    [0] Todavía no se ha apuntado nadie
    [one] Se ha apuntado una persona
   *[other] Se han apuntado { $count } personas
}
page-tournament-enter = Participar
page-tournament-in = Participas.
page-tournament-leave = Retirarme
page-tournament-leave-note = La partida que estés jugando sigue.
page-tournament-for-good = No se puede volver a un torneo que ya ha empezado.
page-tournament-take-out = Quitar
page-tournament-begin = Empezar el torneo
page-tournament-begin-note = Después ya no puede apuntarse nadie.
page-tournament-next = Abrir ya la ronda siguiente
page-tournament-next-note = En cuanto terminen todas las partidas de esta ronda, la siguiente se abrirá sola.
page-tournament-standings = Clasificación
page-tournament-place = Puesto
page-tournament-name = Nombre
page-tournament-score = Puntos
page-tournament-matches = Partidas
page-tournament-round = Ronda { $number } de { $count }
page-tournament-rests = Sin mesa en esta ronda: { $names }
page-tournament-won = Victoria: { $names }
page-tournament-shared = Empate: { $names }
page-tournament-playing = En juego
page-tournament-opening = Se está abriendo
page-tournament-gathering = Aún es posible apuntarse
page-tournament-winner = { $count ->
    [one] { $names } gana el torneo.
   *[other] { $names } ganan el torneo a la par.
}
page-tournament-all-level = Todos están empatados.
page-tournament-if = Si alguien se retira o no juega nunca
page-tournament-if-note = Quien se retira o se borra conserva sus puntos y ya no entra en el sorteo; una partida en curso sigue. Si alguien no juega, los demás de la mesa pueden dejar que siga un ordenador, lo que cuenta para esa persona, o terminar la partida sin resultado. Nada se pierde si una mesa descansa mucho tiempo: la partida sigue donde estaba.
page-tournament-stuck = Partidas que ya nadie juega
page-tournament-stuck-note = Cuando a todos los que se espera se les ha acabado el tiempo, o llevan días sin jugar, puedes terminar la partida sin resultado. No da puntos a nadie, y puede empezar la ronda siguiente.
page-tournament-over = El torneo ha terminado
page-tournament-out = se ha retirado
page-me-hide = Quitar mi nombre
page-me-show = Mostrar mi nombre en las listas de los mejores

## The shelf

page-shelf-empty = No hay ningún juego instalado.
page-seats = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
  }
page-seats-range = { $least }–{ $most } jugadores
page-play = Jugar
page-play-against = contra { $count ->
    [one] un ordenador
   *[other] { $count } ordenadores
}
page-play-against-level = contra { $count ->
    [one] un ordenador
   *[other] { $count } ordenadores
} ({ $level })
page-your-tables = Tus mesas
page-no-tables = Todavía no tienes ninguna mesa.
page-finished-matches = Partidas terminadas
page-with = con { $names }
page-opened = abierta { $when }
page-nobody-else = todavía nadie más
page-turn = Te toca
page-your-turn = Te toca jugar.
page-asked-asked = Te piden permiso para deshacer.
page-asked-pause = Te piden una pausa.
page-asked-end = Te piden terminar la partida sin resultado.
page-asked-late = A alguien se le ha acabado el tiempo o ya no aparece: elige cómo seguir.
page-remove = Quitar
page-remove-ask = ¿Quitar esta mesa?
page-remove-note = Sale de tu lista en todos tus dispositivos. Tu sitio sigue siendo tuyo: la dirección de la mesa te lleva de vuelta.

## Rules

page-rules = Reglas
page-rules-of = Reglas de { $game }
page-rules-english = Lo que aún no está traducido aparece en inglés.
page-rules-background = Fuentes y otras interpretaciones
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
page-rules-some = Ningún texto contiene todas estas palabras; estos contienen algunas.
page-rules-near = Quizá buscabas
page-rules-all = Todas las reglas
page-rules-here = Las reglas que se aplican ahora
page-rules-page = Abrir la página de las reglas
page-guide = En tres minutos
page-guide-turn = El desarrollo de un turno
page-guide-end = El final
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
page-somebody-gone = alguien que se ha ido
page-sitter-me = Yo
page-sitter-here = Alguien aquí
page-sitter-here-note = Os pasáis este dispositivo. Entre los turnos, una pantalla oculta lo que los demás no deben ver.
page-sitter-person = Otra persona
page-sitter-person-note = Tú le envías un enlace a este sitio.
page-your-name = Tu nombre
page-their-name = Su nombre
page-name-hint = Los demás lo verán en la mesa.
page-how-many = ¿Cuántos jugadores?
page-time = Tiempo
page-time-none = Sin límite
page-time-live = Relojes
page-time-days = Días por turno
page-time-minutes = Minutos por jugador
page-time-seconds = Segundos añadidos tras cada turno
page-time-each-turn = Días por turno
page-time-window = Solo entre estas horas
page-time-opens = Desde
page-time-closes = Hasta
page-time-zone = Zona horaria
page-time-note = Cuando a un jugador se le acaba el tiempo, nada se decide solo: los demás eligen esperar, dejar que juegue un ordenador o terminar la partida sin resultado.
page-time-window-note = Fuera de estas horas no corre el tiempo de nadie. Vacío: todo el día.
page-time-live-told = { $minutes } min por jugador{ $seconds ->
    [0] { "" }
   *[other] { " " }y { $seconds } s más por turno
  }
page-time-days-told = { $days ->
    [one] Un día por turno
   *[other] { $days } días por turno
  }
page-time-window-told = { $turn }, solo de { $opens } a { $closes } (UTC{ $zone })
page-options = Opciones
page-options-usual = todas por defecto
page-options-changed = { $count ->
    [one] { $count } cambiada
   *[other] { $count } cambiadas
  }
page-number-between = Un número de { $low } a { $high }
page-from-file = Desde un archivo:
page-own = O escribe el tuyo:

## Links to the seats

page-links = Enlaces para compartir
page-links-note = Quien abra un enlace ocupará ese sitio: envía cada enlace solo a su jugador.
page-links-here = La dirección de esta página solo funciona en este ordenador: nadie más puede abrir los enlaces. Para jugar con amigos, detén el servidor con Ctrl-C, inícialo con la orden de abajo y vuelve a cargar esta página.
page-links-elsewhere = La dirección de esta página solo funciona en este ordenador. Abre la página en la dirección que este ordenador tiene en la red o en Internet: así los demás también podrán abrir los enlaces.
page-command = Orden
page-command-copy = Copiar la orden
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
page-invited-how = Para sentarte, abre otra vez el enlace que recibiste. Este navegador debe aceptar cookies.
page-watch-here = Ver la mesa
page-tables = Mesas abiertas
page-tables-lead = Aquí puede sentarse cualquiera. La partida empieza en cuanto todos los sitios están ocupados.
page-tables-none = Ahora no hay ninguna mesa abierta. Abre una: elige un juego, deja un sitio para otra persona y marca «Puede unirse cualquiera».
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
page-hints-here = consejos permitidos
page-public = Puede unirse cualquiera
page-public-note = La mesa aparece en la lista de mesas abiertas hasta que todos los sitios estén ocupados. Solo entonces empieza la partida.
page-gathering = La partida empieza en cuanto todos los sitios estén ocupados.
page-leave = Dejar la mesa
page-leave-note = La partida no ha empezado. Si te vas, el sitio vuelve a quedar libre.
page-seat-gone = Ya no tienes sitio en esta mesa. Estás como espectador.
page-seat-free = Este sitio está libre.
page-waiting-to-sit = Faltan por llegar: { $names }

## At the table

page-table = Mesa
page-table-of = { $game }: mesa
page-waiting-for = Esperando a { $names }.
page-thinking = { $name } está pensando…
page-watching = Estás como espectador.
page-company = Los demás en la mesa
page-board = Tablero
page-here = aquí
page-away = ausente
page-has-sat-down = Acaba de sentarse: { $names }.
page-has-left = Ha dejado la mesa: { $names }.
page-chat = Chat
page-chat-unread = sin leer
page-chat-empty = Nadie ha escrito nada todavía.
page-chat-write = Mensaje
page-chat-send = Enviar
page-chat-now = ahora
page-chat-watches = espectador
page-chat-note-player = Lo lee toda la mesa, y también quien mira.
page-chat-note-watcher = Los jugadores solo verán lo que escribes cuando termine la partida. Los demás espectadores lo ven ya.
page-chat-note-over = Esto lo ve todo el mundo.
page-chat-off = Desactivar el chat
page-chat-is-off = Has desactivado el chat. No ves mensajes en ninguna mesa.
page-chat-on = Activar el chat
page-chat-none = Sin chat
page-chat-none-note = Nadie puede escribir mensajes junto a esta mesa.
page-chat-more = Denunciar o bloquear: { $name }
page-chat-report = Denunciar al administrador
page-chat-reported = Denunciado al administrador.
page-chat-mute = Bloquear a { $name }
page-chat-muted = Has bloqueado a { $name }: no ves sus mensajes en ninguna mesa.
page-chat-unmute = Dejar de bloquear
page-block-note = Quien está bloqueado no puede sentarse a tus mesas abiertas ni apuntarse a tus torneos, y no ves sus mensajes.
page-blocked = Has bloqueado a { $name }.
page-me-blocked = Personas bloqueadas
page-me-blocked-names = Cada persona aparece con el nombre que tenía cuando la bloqueaste.
page-report-name = Denunciar un nombre
page-programs = Programas en tu sitio
page-programs-lead = Un programa con una ficha de acceso ve tu mano y puede actuar por ti si se lo permites. Nadie más puede crear fichas para tu sitio.
page-program-token = Ficha de acceso
page-program-once = Solo se muestra ahora. Quien la conozca puede hacer lo que permitas aquí, hasta que la anules.
page-program-shown = Esta ficha ya se mostró, y cada una se muestra una sola vez. Si no la guardaste, anúlala y crea otra.
page-program-copied = Copiada
page-program-copy = Copiar la ficha
page-program-watch = puede mirar
page-program-play = puede jugar
page-program-end = Anular
page-programs-none = Ningún programa tiene una ficha para este sitio.
page-program-name = Nombre del programa
page-program-scope = Qué puede hacer
page-program-make = Crear una ficha
page-chat-removed = Eliminado por el administrador.
page-notes = Notas
page-notes-lead = Nadie más ve tus notas.
page-notes-shared = Quien usa este dispositivo ve estas notas.
page-notes-none = Aún no has tomado notas sobre esta partida.
page-notes-moment = Momento { $number }
page-notes-write = Nota sobre el momento { $number }
page-notes-keep = Guardar la nota
page-notes-remove = Borrar la nota
page-notes-file = Archivo de la partida con mis notas
page-call = Avisarme
page-call-lead = Cuando no estés en una mesa, se te avisará si tienes algo que hacer. Mientras tengas la mesa abierta no se envía nada.
page-call-here = Se te avisa aquí
page-call-by-mail = Correo electrónico
page-call-by-webhook = Webhook
page-call-by-push = Navegador
page-call-unconfirmed = Aún sin confirmar: abre el enlace del mensaje que se ha enviado allí. Si no, la dirección se olvida al cabo de un día.
page-call-remove = Quitar
page-call-push = Avisarme en este navegador
page-call-push-note = Este navegador muestra un aviso, aunque no haya ninguna página abierta. En un iPhone o iPad, añade antes la página a la pantalla de inicio.
page-call-push-refused = El navegador no lo permite. Quizá ayuden sus ajustes para este sitio.
page-call-add = Avisarme ahí
page-call-mail-note = Primero se envía allí un mensaje con un enlace. No se envía nada más hasta que lo confirmes.
page-call-webhook-note = Para programas: se envía JSON a esta dirección, solo por HTTPS.
page-call-stored = Se guardan la dirección, su idioma y tu sitio. «Quitar» los borra al momento. Los avisos contienen lo que puedes ver en la mesa y se borran una vez enviados.
page-call-confirm-do = Sí, avisarme ahí
page-call-stop-do = No más avisos a esta dirección
page-call-confirmed = La dirección está confirmada.
page-call-stopped = La dirección se ha borrado. No se enviará nada más allí.
page-call-turn = Te toca: { $game }
page-call-asked = Te piden permiso para deshacer: { $game }
page-call-pause = Te piden una pausa: { $game }
page-call-end = Te piden terminar la partida sin resultado: { $game }
page-call-lent = Un ordenador juega por ti: { $game }
page-call-over = La partida ha terminado: { $game }
page-call-again = ¿Otra partida? { $game }
page-call-low = Se te acaba el tiempo: { $game }
page-call-late = ¿Cómo seguir? { $game }
page-call-late-choose = Puedes dar más tiempo, dejar jugar a un ordenador o terminar la partida sin resultado. Nada ocurre por sí solo.
page-call-left-minutes = { $minutes ->
    [one] Te queda alrededor de un minuto.
   *[other] Te quedan unos { $minutes } minutos.
  }
page-call-left-hours = { $hours ->
    [one] Te queda alrededor de una hora.
   *[other] Te quedan unas { $hours } horas.
  }
page-call-confirm = ¿Es esta tu dirección? { $game }
page-call-confirm-note = Alguien que juega a juegos de mesa con otros ha dado esta dirección para saber cuándo le toca. Si has sido tú, abre este enlace y confírmala. Si no, no hagas nada: no se enviará nada más.
page-call-since = Desde tu última acción:
page-call-open = A la mesa:
page-call-stop = No recibir más mensajes como este:
page-clocks = Relojes
page-clock-days = { $days } d { $hours } h
page-clock-soon = Te queda un minuto.
page-late-own = Se te ha acabado el tiempo. Aún puedes jugar mientras los demás no decidan otra cosa.
page-late = { $seat-is ->
    [you] Se te ha acabado el tiempo.
   *[other] A { $seat } se le ha acabado el tiempo.
  }
page-absent = { $days ->
    [one] { $seat } lleva un día sin jugar.
   *[other] { $seat } lleva { $days } días sin jugar.
  }
page-taken-free = Aún hay otros sitios libres:
page-taken-full = Aquí no hay otro sitio para ti. Puedes mirar o unirte a otra mesa.
page-vacant = Quien ocupaba el sitio { $number } se ha dado de baja y no puede volver.
page-link-renewed = El administrador ha creado un enlace nuevo para el sitio de { $seat }.
page-link-renewed-own = El administrador ha creado un enlace nuevo para tu sitio. Los enlaces anteriores ya no funcionan.
page-late-end-wanted = A favor de terminar la partida sin resultado: { $names }.
page-late-ask = ¿Cómo seguir?
page-late-wait = Dar más tiempo
page-late-computer = Dejar que juegue un ordenador
page-late-which = Qué jugador artificial
page-late-end = Terminar sin resultado
page-pause-agree = Aceptar
page-pause-refuse = Rechazar
page-pause-ask = Pedir una pausa
page-pause-asked = { $seat-is ->
    [you] Has pedido una pausa.
   *[other] { $seat } pide una pausa.
  }
page-pause-on = La partida está en pausa. Los relojes están parados.
page-pause-end = Seguir jugando
page-pause-ended = { $seat } ha terminado la pausa.
page-pause-refused = { $seat } no acepta la pausa.
page-pause-withdrawn = { $seat } ya no pide una pausa.
page-seat-lent = Un ordenador juega por ti.
page-seat-back = Recuperar tu sitio
page-ended-without = Terminada sin resultado
page-ended-without-why = A un jugador se le acabó el tiempo y los demás terminaron la partida.
page-name-computer = { $name } (ordenador)
page-hand-over = Tapar y pasar a { $name }
page-hand-over-covered = Pasa el dispositivo a { $name }
page-take-over = Soy { $name }: mostrar mi lado
page-cover-note = Nadie más debe mirar la pantalla ahora.
page-choices = Tus opciones
page-what-happened = Historial
page-nothing-yet = Todavía no ha pasado nada.
page-fair = Azar verificable
page-commitment = El azar de esta partida se deduce de un secreto fijado al abrir la mesa; el archivo de partida lo revela al final. Su hash SHA-256: { $hash }
page-fair-more = Cómo comprobarlo
page-fair-start = Al abrir la mesa, el servidor fija un secreto y muestra su hash: una huella de la que nadie puede deducir el secreto y que no corresponde a ningún otro.
page-fair-end = Al terminar la partida se muestra el secreto: si su hash es el del principio, estaba fijado antes de la primera acción y no ha cambiado desde entonces.
page-fair-draws = Todas las cartas y tiradas se deducen del secreto y del número de la acción, así que cualquiera puede repetirlas; que el servidor eligiera el secreto al azar no queda probado.
page-fair-hash = Hash, mostrado desde el principio
page-fair-secret = Secreto, mostrado al final
page-fair-not-yet = La partida sigue en curso. Anota el hash ahora y compáralo cuando termine.
page-fair-file = Archivo de partida que has guardado (si no, se comprueba el del servidor):
page-fair-check = Comprobar en este navegador
page-fair-right-hash = El secreto tiene el hash que se mostró desde el principio.
page-fair-wrong-hash = El secreto no tiene el hash que se mostró desde el principio.
page-fair-right-draws = Todo el azar se deduce del secreto. Resultados comprobados:
page-fair-wrong-draws = Un resultado no se deduce del secreto. Línea del archivo:
page-fair-other = Este no es el archivo de esta partida.
page-fair-verify = El navegador calcula por sí mismo el hash y cada resultado; al servidor solo le pregunta entre cuántas cartas o caras había que elegir. Esta orden, en tu propio ordenador, no necesita servidor y comprueba también las reglas:
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
page-waiting-one = Una acción espera la conexión.
page-waiting-more = Ya hay una acción en espera: cancélala primero.
page-waiting-sent = Puede que la acción cancelada ya se haya realizado.
page-offline = No se puede acceder al servidor
page-offline-note = Tus mesas están a salvo: sigue en cuanto vuelva la conexión.
page-offline-again = Reintentar

## Taking back

page-take-back = Deshacer
page-take-back-ask = Pedir deshacer
page-take-back-of = { $action } – desde entonces has visto algo nuevo: los demás tienen que estar de acuerdo
page-take-back-free = { $action } – desde entonces no has visto nada nuevo: nadie tiene que estar de acuerdo
page-take-back-until = Mientras no veas nada nuevo, puedes deshacer lo que has hecho. Después, las demás personas de la mesa tienen que estar de acuerdo; contra ordenadores, queda hecho.
page-take-back-asked = { $seat-is ->
    [you] Has pedido deshacer la última acción.
   *[other] { $seat } pide deshacer la última acción.
  }
page-take-back-told = { $seat-is ->
    [you] Has pedido deshacer esto: «{ $told }»
   *[other] { $seat } pide deshacer esto: «{ $told }»
  }
page-take-back-later = { $count ->
    [one] Con ello se deshace también { $count } acción posterior.
   *[other] Con ello se deshacen también { $count } acciones posteriores.
  }
page-take-back-done = { $seat } ha deshecho una acción.
page-take-back-refused = { $seat } no acepta que se deshaga.
page-take-back-withdrawn = { $seat } ya no pide deshacerla.
page-take-back-lapsed = { $seat } ha seguido jugando: no se deshace nada.
page-take-back-agree = Aceptar que se deshaga
page-take-back-refuse = No aceptarlo

## Consejos

page-loss-all = elijas lo que elijas en la mesa
page-loss-many = { $count } de las { $ways } opciones en la mesa
page-hint = Consejo
page-hint-ask = ¿Qué consideraría un jugador fuerte?
page-hint-thinking = Pensando un consejo…
page-hint-title = Un jugador fuerte consideraría
page-hint-only = Solo hay una opción.
page-hint-equal = Son más o menos igual de buenas.
page-hint-better = La sugerencia 1 parece algo mejor.
page-hint-clear = La sugerencia 1 es claramente mejor.
page-hint-chance = Alrededor de un { $percent } % de posibilidades de ganar.
page-hint-soon = «{ $told }» ocurre pronto en { $often } de { $deals } intentos, y en { $otherwise } tras «{ $other }».
page-hint-next = Lo que se espera después: { $line }
page-hints-allowed = En esta mesa se permiten consejos: quien tiene el turno puede pedir uno.
page-hints-allow = Permitir consejos
page-back-allow = Deshacer cualquier cosa
page-back-allow-note = Contra el ordenador solo, también puedes deshacer lo que te ha revelado algo. Vuelven los mismos dados y las mismas cartas.
page-hints-allow-note = Quien tiene el turno puede preguntar qué consideraría un jugador fuerte. Contra el ordenador solo, siempre se puede.

## The end

page-unplayable = Por ahora esta partida no se puede jugar aquí, pero se conserva. Pregunta por ella a quien administra este servidor.
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
page-lesson-match = Jugar ahora una partida de verdad
page-learn = Aprender jugando

## Problemas

page-puzzles = Problemas
page-puzzles-of = Problemas: { $game }
page-puzzles-all = Todos los problemas
page-puzzles-lead = Posiciones de partidas reales en las que una acción es claramente mejor que todas las demás. Ves lo que veía quien tenía que jugar, y nada más.
page-puzzles-how = Largas búsquedas de jugadores controlados por el ordenador encontraron estas posiciones y sus cifras. Las cifras son estimaciones.
page-puzzle-number = Problema { $number }
page-puzzle-solved = resuelto
page-puzzle-easy = Fácil
page-puzzle-medium = Medio
page-puzzle-hard = Difícil
page-puzzle-easy-note = Basta con mirar una acción más allá.
page-puzzle-medium-note = Una mirada rápida puede pasarla por alto.
page-puzzle-hard-note = Una búsqueda corta no la encuentra.
page-puzzle-given = { $grade } · { $count } jugadores
page-puzzle-ask = ¿Qué juegas?
page-puzzle-best = ¡Has encontrado la mejor acción!
page-puzzle-good = Una buena acción, pero no la mejor
page-puzzle-loses = No es la mejor acción
page-puzzle-yours = «{ $action }» gana { $wins } de 100 partidas, { $lost } menos que la mejor acción.
page-puzzle-is-best = La mejor: «{ $action }» gana { $wins } de 100 partidas.
page-puzzle-second = La siguiente: «{ $action }» gana { $wins }.
page-puzzle-why = Lo que marca la diferencia
page-puzzle-why-note = Cuántas veces ocurre poco después, con la mejor acción y con la siguiente, en porcentaje de 40 intentos o más:
page-puzzle-often = mejor { $best }, siguiente { $other }
page-puzzle-solution = Ver la solución
page-puzzle-figures = Todas las acciones
page-puzzle-action = Acción
page-puzzle-wins = Victorias de 100
page-puzzle-next = Problema siguiente
page-puzzle-again = Intentarlo de nuevo

## Looking back

page-step-through = Paso a paso
page-zoom-fit = Ver todo
page-zoom-in = Ampliar
page-look-back = Repasar la partida
page-since-turn = Desde tu último turno
page-since-start = Desde el principio
page-turn-skip = Te toca: ve a tu turno
page-step-back = Volver a la partida
page-step-play = Reproducir
page-step-pause = Pausar
page-step-first = Principio
page-step-previous = Anterior
page-step-next = Siguiente
page-step-last = Final
page-step-of = Paso { $step } de { $count }
page-set-up = Preparación
page-seen-by-you = Tú ({ $name })
page-seen-by-all = Espectador
page-match-file = Archivo
page-download = Descargar el archivo de partida
page-download-note = Todas las acciones y tiradas de la partida, para guardarla, repetirla o comprobarla.
page-open-file = Abrir un archivo de partida
page-open-file-lead = Recorre una partida guardada en un archivo: paso a paso, con los ojos de cada sitio.
page-open-file-which = El archivo de partida
page-open-file-note = Tal como lo ofrece una mesa para descargar tras la partida. Quien tenga el enlace de la nueva mesa también podrá recorrerla.
page-open-file-go = Recorrerla
page-read-from-file = Esta partida se ha leído de un archivo de partida.

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
page-take-seat-lead = Este enlace es del sitio de { $name }. Quien lo usa juega en ese sitio.
page-take-seat-instead = Este navegador ya tiene otro sitio en esta mesa y lo perdería.
page-link-own-title = Enlace a tu propio sitio
page-link-own-note = Solo para ti, para seguir jugando en otro dispositivo.
page-seen-by-whom = Ver como
page-step-go = Ir
page-touch-hold = Mantener pulsado
page-touch-hold-for = Explicar un elemento
page-touch-spread = Separar dos dedos
page-touch-spread-for = Ampliar
page-touch-twice = Tocar dos veces un punto libre
page-touch-twice-for = Ampliar ahí, o volver a ver todo el tablero
page-key-arrows = Pasar de un elemento a otro; en la repetición, avanzar un paso
page-key-enter = Elegir
page-key-numbers = Elegir la primera, segunda… respuesta; con un consejo, lo que lleva su número
page-key-pause = Pausar las acciones de los demás
page-key-skip = Saltar las acciones de los demás
page-key-look-back = Repasar la partida; volver a ella
page-key-tale = Historial
page-key-explain = Explicar los elementos: flechas para moverse, Esc para terminar
page-key-help = Mostrar esta lista

## In the terminal

term-number = Número o acción:
term-help = Escribe el número o las palabras de una acción para realizarla. undo: deshacer tu elección. hint: qué consideraría un jugador fuerte. rules: guía, glosario y reglas; rules R2.3 o rules PALABRA: consultar una regla. tale: historial. help: esta ayuda. quit: salir.
term-keys = 1 … z elegir · h pista · r reglas · u deshacer · t historial · Pág↑↓ · q salir
term-rules-keys = Intro buscar · ↑↓ Re/AvPág desplazar · Esc volver
term-nothing-to-undo = No tienes nada que deshacer.
term-undone = Deshecho.
term-instead = { $count ->
    [1] Escribe 1 o las palabras «{ $words }»: { $label }
   *[other] Escribe un número del 1 al { $count } o las palabras de una acción. Por ejemplo { $number } o «{ $words }»: { $label }
  }
term-bye = ¡Hasta pronto!
term-puzzle-prompt = Escribe el número o las palabras de una acción. next: problema siguiente. quit: salir.
term-rules = Indica uno de estos nombres, una regla como R2.3 o palabras que buscar: { $example }
term-help-title = Ayuda

## Refusals

error-account-exists = Quien juega en este navegador ya tiene un nombre de usuario.
error-account-code = El nombre de usuario y el código de recuperación no se corresponden.
error-account-link = Este enlace ya se ha usado o es demasiado antiguo. Pide otro.
error-account-unknown = Nadie tiene el nombre de usuario «{ $text }».
error-passkey-exists = Esta llave de acceso ya se conoce.
error-passkey-most = No puedes tener más de { $limit } llaves de acceso. Elimina antes una.
error-passkey-off = En este servidor no hay llaves de acceso.
error-passkey-refused = Esta llave de acceso no se conoce aquí.
error-passkey-stale = Ha tardado demasiado. Inténtalo de nuevo.
error-server-passkeys = Las llaves de acceso no se pueden configurar así.
error-account-name = Esto no puede ser un nombre de usuario. Tiene de 3 a { $limit } caracteres visibles.
error-account-none = Sin nombre de usuario no podrías volver. Elige primero uno.
error-account-password = Una contraseña tiene al menos { $limit } caracteres, y como mucho 200.
error-account-taken = Alguien tiene ya el nombre de usuario «{ $text }».
error-account-tries = Demasiados intentos. Espera unos minutos.
error-account-wrong = El nombre de usuario y la contraseña no corresponden.
error-backup-database = No hay ninguna base de datos en «{ $text }» que se pueda copiar.
error-backup-exists = «{ $text }» ya existe: la copia de seguridad se escribe en un archivo nuevo.
error-backup-failed = No se ha podido copiar «{ $text }».
error-backup-postgresql = De PostgreSQL se hace copia con su propia herramienta, pg_dump.
error-board-bridges = Una línea de puntos del tablero es incorrecta: { $text }.
error-board-covers = Las piezas que empiezan en el tablero son incorrectas: { $text }.
error-board-districts = Los barrios del tablero deben ser cinco zonas separadas por agua: { $text }.
error-board-size = El tablero es demasiado grande o sus hexágonos se solapan: { $text }.
error-board-touches = Una casilla del recorrido no toca el número correcto de barrios: { $text }.
error-board-track = El recorrido del tablero es incorrecto: { $text }.
error-board-unreadable = { $text } no se puede leer como tablero.
error-guest-link = Este enlace ya se usó, o han pasado sus diez minutos. Crea uno nuevo.
error-chat-off = En esta mesa no hay chat.
error-chat-text = Esto no se puede enviar. Un mensaje tiene de 1 a { $limit } caracteres visibles.
error-chat-too-fast = Escribes más deprisa de lo que los demás pueden leer. Espera un momento y vuelve a enviarlo.
error-chat-full = En esta mesa ya se ha escrito bastante: guarda { $limit } mensajes.
error-chat-message = No hay ningún mensaje así en esta mesa.
error-chat-report = No hay ninguna denuncia con el número { $text }.
error-note-text = Esto no se puede guardar. Una nota tiene de 1 a { $limit } caracteres visibles.
error-note-full = Ya has escrito bastante sobre esta partida: se guardan { $limit } notas.
error-tournament-unknown = No existe ese torneo.
error-tournament-entrant = Nadie participa con este número.
error-tournament-not-yours = Esto solo lo decide quien abrió el torneo.
error-tournament-begun = El torneo ha empezado. Ya no puede apuntarse nadie.
error-tournament-declined = No puedes apuntarte a este torneo. Elige otro.
error-tournament-full = El torneo está completo: { $limit } personas como mucho.
error-tournament-few = Todavía falta gente: { $limit } personas como mínimo.
error-tournament-over = No queda ninguna ronda.
error-tournament-next = Las rondas se sortean una tras otra: la siguiente es la ronda { $limit }.
error-tournament-rounds = Un torneo tiene de 1 a { $limit } rondas.
error-tournament-busy = Otras personas están cambiando este torneo. Inténtalo de nuevo en un momento.
error-tournament-uneven = Para el mismo reparto, todos necesitan sitio en una mesa completa de { $limit } jugadores, y debe haber al menos dos mesas.
error-tournament-system = Las rondas no se sortean así.
error-tournament-played = En esta mesa alguien puede jugar todavía a tiempo.
error-tournament-own = En esta mesa aún te toca jugar a ti. Juega primero o elige con los demás cómo seguir.
error-table-sealed = Otras personas juegan el mismo reparto. Podrás mirar esta mesa cuando todas hayan terminado.
error-guest-unknown = Solo puede hacerlo un invitado: hazte invitado primero.
error-guest-barred = El administrador te ha excluido de aquí. Las partidas que ya juegas continúan.
error-guest-none = No hay ningún invitado { $text }.
error-deal-both = Entonces tendrías dos mesas con el mismo reparto. Será posible cuando todas hayan terminado.
error-time-unreadable = Esto no es un límite de tiempo: «{ $text }».
error-time-not-up = No hay nada que elegir: este jugador aún tiene tiempo.
error-time-own = Los demás deciden cómo seguir cuando se te acaba el tiempo.
error-call-address = Esta no es una dirección en la que se te pueda avisar.
error-call-private = { $case ->
    [number] «{ $text }» es una dirección de una red privada. Desde aquí solo se avisa a direcciones de Internet.
   *[name] «{ $text }» no lleva a ninguna dirección de Internet: el nombre no se conoce o pertenece a una red privada.
  }
error-call-channel = Aquí no se avisa a nadie de esta forma.
error-call-link = Este enlace ya no lleva a ninguna parte: la dirección se ha borrado.
error-call-too-many = Ya has dado suficientes direcciones. Quita antes una.
error-seat-lent = Un ordenador juega por ti. Recupera antes tu sitio.
error-seat-not-lent = Ningún ordenador ha ocupado este sitio.
error-pause-no-clock = Aquí no hay reloj, así que no hay nada que parar.
error-pause-on = La partida está en pausa. Cualquiera puede terminar la pausa.
error-pause-asked = Alguien ya pide una pausa.
error-pause-not-asked = Nadie te ha pedido que aceptes una pausa.
error-pause-not-on = La partida no está en pausa.
error-pause-wish = Esto no se entiende aquí: «{ $text }».
error-time-range = Este límite de tiempo es demasiado corto o demasiado largo: «{ $text }».
error-title = No ha sido posible
error-hint = Se esperaba: { $hint }
error-back = Volver
error-action-illegal = Las reglas no permiten «{ $text }» ahora.
error-action-list = Una lista tiene de 1 a { $limit } acciones, no { $text }.
error-action-unreadable = «{ $text }» no es una acción de este juego.
error-command-browser = «{ $text }» no está disponible en el navegador.
error-command-file = No se puede leer este archivo: { $text }.
error-command-key = La clave de esta orden es demasiado larga o demasiado fácil de adivinar.
error-command-key-used = Esta clave ya se ha usado en otra orden.
error-database-newer = Una versión más reciente de Serenissima ha modificado esta base de datos: inicia esa versión o restaura una copia de seguridad anterior.
error-database-older = Esta base de datos tiene la forma de una versión anterior de Serenissima.
error-database-unavailable = No se ha podido guardar en este momento. Inténtalo de nuevo.
error-database-url = «{ $text }» no es una base de datos que este servidor pueda usar.
error-decision-stale = La partida ha avanzado: tu elección ha llegado tarde.
error-entry-unreadable = El registro de esta mesa contiene una entrada que esta versión de Serenissima no sabe leer. La partida queda como está: con una versión que sepa leer esa entrada, se podrá ver y continuar. Avisa a quien administra este servidor.
error-game-unknown = No hay ningún juego llamado «{ $text }».
error-hint-not-allowed = En esta mesa no se permiten consejos.
error-language-unknown = «{ $text }» no es uno de los idiomas disponibles.
error-live-handshake = Esta petición no puede abrir un canal en directo.
error-live-message = El canal en directo no entiende este mensaje.
error-match-answers = El azar no puede haber dado estos resultados.
error-match-format = Esto no es un archivo de partida.
error-match-from-position = Una partida que empieza en una posición escrita a mano no se puede recorrer aquí.
error-match-line = No se puede leer una línea del archivo de partida: «{ $text }».
error-match-not-your-turn = Le toca a otro jugador.
error-match-nothing-to-undo = No hay ninguna acción que deshacer.
error-table-lesson-changed = La lección ha cambiado desde que se empezó aquí. Empiézala de nuevo.
error-lesson-line = «{ $text }» no es un puesto de esta lección.
error-lesson-none = Esta mesa es de una partida, no de una lección.
error-lesson-other = En esta lección, elige lo que está marcado. En una partida también podrías hacer esto.
error-lesson-over = La lección ha terminado.
error-lesson-unknown = No hay ninguna lección «{ $text }».
error-match-over = La partida ha terminado.
error-match-result = El archivo de partida indica un resultado que no se deduce de sus acciones: «{ $text }».
error-match-rules-version = Esta partida se jugó con otra versión de las reglas ({ $text }).
error-match-seat = No hay ningún sitio { $text }.
error-match-seats = Este juego no se puede jugar con { $text } jugadores.
error-match-step = La partida no tiene ningún paso { $text }.
error-matches-other = «{ $text }» se empezó con otros ajustes: elige otra carpeta.
error-matches-plan = «{ $text }» no es el plan de una carpeta de partidas: elige otra carpeta.
error-matches-running = Otro proceso está escribiendo en «{ $text }».
error-matches-size = No se pueden escribir { $text } partidas juntas: al menos una.
error-mcp-address = «{ $text }» no es la dirección de un servidor.
error-mcp-link = «{ $text }» no es el enlace de un sitio.
error-mcp-missing = El paquete mcp no está instalado.
error-mcp-no-seat = Todavía no hay mesa: abre una o únete a una con un enlace.
error-mcp-server = En «{ $text }» no responde ningún servidor de Serenissima.
error-option-name = No hay ninguna opción «{ $text }».
error-option-reserved = Ninguna opción puede llamarse «{ $text }»: las funciones que reciben opciones usan ese nombre.
error-option-retired = La opción «{ $text }» ya no se ofrece; solo la tienen partidas anteriores.
error-option-text = «{ $text }» no establece ninguna opción.
error-option-value = «{ $text }» no es un valor válido para esta opción.
error-page-unknown = Esta página no existe.
error-picture-theme = No hay ningún tema «{ $text }».
error-redeal-seat = No se puede volver a repartir desde la vista de un espectador: solo quien ocupa un sitio tiene información propia.
error-view-unknown = Esto no es la vista de una partida: «{ $text }».
error-player-own = El jugador «{ $text }» no se puede enviar a otro proceso: define su clase en un módulo o juega en un solo proceso.
error-player-setting = «{ $text }» no es un ajuste válido para este jugador virtual.
error-player-slow = «{ $text }» puede pensar más tiempo del que permite este servidor.
error-player-unknown = No hay ningún jugador virtual llamado «{ $text }».
error-playouts-matches = Elige al menos una partida.
error-playouts-threads = Elige al menos un hilo de ejecución.
error-position-contradiction = Esta posición se contradice.
error-position-field = Una posición no tiene ningún campo «{ $text }».
error-position-index = Una posición no tiene ningún elemento «{ $text }».
error-position-many = Una partida puede empezar en { $limit } posiciones como mucho, no en { $text }.
error-position-not-conserved = Las piezas de esta posición no cuadran.
error-position-range = Un valor de esta posición está fuera de los límites: { $text }.
error-position-seat = Esta posición menciona un sitio que no está en juego: { $text }.
error-position-value = Un valor de esta posición no está permitido: «{ $text }».
error-position-waits = En esta posición les toca a los sitios equivocados: { $text }.
error-proof-commitment = El secreto del azar no coincide con el compromiso publicado antes de la partida.
error-proof-draw = Una tirada no se deduce del secreto del azar.
error-proof-missing = El archivo no contiene ninguna prueba de sus tiradas.
error-proof-position = Una partida que empieza en una posición no tiene una preparación cuyas tiradas puedan probarse.
error-ray-address = «{ $text }» no es la dirección de un clúster de Ray.
error-ray-missing = Ray no está instalado aquí.
error-ray-unreachable = No se puede usar el clúster de Ray en { $text }.
error-research-missing = Aquí no está instalado un paquete necesario: { $text }.
error-puzzle-action = «{ $text }» no se puede jugar en este problema.
error-puzzle-format = Este archivo no contiene problemas.
error-puzzle-none = No hay problemas para «{ $text }».
error-puzzle-number = No hay ningún problema { $text }.
error-puzzle-told = Un problema habla de un suceso que el juego no tiene: «{ $text }».
error-ray-nobody = Ninguna máquina del clúster está lista para pensar.
error-request-charset = Este formulario no está codificado en UTF-8.
error-request-malformed = No se puede leer esta petición.
error-request-method = Esta página no permite eso.
error-request-origin = Esta petición venía de otro sitio web y se ha rechazado.
error-request-slow = La petición no ha llegado a tiempo. Inténtalo de nuevo.
error-request-too-large = Esta petición es mayor de lo que acepta el servidor.
error-request-too-many = Han llegado demasiadas peticiones desde tu red. Espera un momento e inténtalo de nuevo.
error-restore-damaged = «{ $text }» no es una base de datos de mesas completa.
error-restore-failed = No se pudo restaurar «{ $text }».
error-restore-file = No hay ninguna copia de seguridad en «{ $text }».
error-restore-in-use = Un servidor usa «{ $text }». Detén primero todos los servidores.
error-restore-loses = «{ $text }» contiene lo que no está en la copia de seguridad. Con --replace se conserva con otro nombre.
error-restore-postgresql = PostgreSQL se restaura con su propia herramienta, pg_restore.
error-restore-version = Una versión más reciente de Serenissima escribió «{ $text }». Restaura el archivo con esa versión.
error-rules-unknown = Ninguna regla tiene este número ni estas palabras: «{ $text }».
error-seat-handed-over = El dispositivo ha cambiado de manos: esta página es de otra persona. Vuelve a cargarla.
error-seat-invitation = Este enlace no da acceso a ningún sitio de esta mesa.
error-seat-name = { $case ->
    [empty] Falta el nombre. Escribe uno de { $limit } caracteres como máximo.
    [long] «{ $text }» es demasiado largo para un nombre: { $limit } caracteres como máximo.
    [hidden] Este nombre tiene caracteres que no se ven, o que cambian el sentido de la escritura. Escríbelo de nuevo, solo con letras, cifras y signos corrientes.
    [bare] «{ $text }» no tiene ni letras ni cifras: hace falta al menos una.
    [marks] «{ $text }» tiene demasiados acentos en una letra: dos como máximo.
    [computer] Solo los jugadores del ordenador se llaman «{ $text }». Elige un nombre tuyo.
   *[taken] En la mesa ya hay alguien que se llama «{ $text }», o casi. Elige otro nombre, o añádele algo.
  }
error-seat-not-yours = Este enlace no corresponde a ningún sitio de esta mesa.
error-seat-nobody = Ahí no hay nadie que pueda haber perdido un enlace.
error-seat-taken = Este sitio ya está ocupado.
error-seat-changed = Ahora hay otra persona en ese sitio. Mira quién es antes de denunciar o bloquear a nadie.
error-seat-declined = No puedes sentarte a esta mesa. Elige otra.
error-seat-no-guest = De esta persona solo se conoce el enlace de su sitio, así que no hay a quién bloquear.
error-seats-text = «{ $text }» no dice quién se sienta dónde.
error-server-address = El servidor no puede escuchar en { $text }.
error-server-calls = «{ $text }» no dice cómo avisar a la gente.
error-server-draining = El servidor está a punto de detenerse.
error-server-fault = Algo ha fallado en el servidor. Se conserva todo lo que ya estaba guardado.
error-server-full = El servidor está lleno ahora mismo. Inténtalo de nuevo en un momento.
error-server-metrics = «{ $text }» no es un puerto en el que se puedan mostrar métricas.
error-server-proxy = «{ $text }» no es la dirección de un proxy.
error-server-storage-full = El almacenamiento de este servidor ({ $limit } MB) está lleno: no se puede abrir ninguna mesa nueva. En las que hay puedes seguir jugando.
error-server-tables-full = Este servidor tiene tantas mesas como permite su administrador ({ $limit }). En las que hay puedes seguir jugando.
error-split-least = Demasiado pocas cartas de una clase: { $text }.
error-split-numbers = Un reparto es un número por clase, separados por guiones: { $text } no lo es.
error-split-whole = Los números del reparto no dan el total correcto: { $text }.
error-table-begun = La partida ha empezado: ya nadie puede irse.
error-table-busy = Hay demasiada actividad en esta mesa. Inténtalo de nuevo.
error-table-crowded = Hay demasiadas personas mirando esta mesa ahora mismo. Inténtalo más tarde.
error-table-enough-open = Ya hay bastantes mesas abiertas de tu red esperando gente: { $limit } a la vez como mucho. Invita con un enlace o espera a que se llene alguna.
error-table-gathering = La partida solo empieza cuando todos los sitios están ocupados.
error-table-not-over = Eso solo es posible después de la partida.
error-table-plan = Los sitios no se pueden ocupar así: «{ $text }».
error-table-private = En esta mesa solo es posible sentarse con invitación.
error-table-rematch = Ya se ha abierto otra partida.
error-table-rules-version = Esta mesa se abrió con la versión { $text } de las reglas, que esta versión de Serenissima no sabe jugar. No se pierde nada: con una versión que conozca esas reglas, la partida se podrá ver y continuar. Avisa a quien administra este servidor.
error-table-seated-twice = Solo puedes ocupar un sitio. Para otras personas en este dispositivo, elige «Alguien aquí».
error-table-seat = En esta mesa no hay ningún sitio { $text }.
error-table-step = La partida no tiene ningún paso { $text }.
error-table-unknown = Esta mesa no existe.
error-token-scope = Este token solo permite mirar.
error-token-scope-unknown = Un token no puede tener el alcance «{ $text }»: watch o play.
error-token-too-many = Este sitio tiene demasiados tokens: revoca uno primero.
error-token-unknown = Este sitio no tiene ese token.
error-undo-asked = Ya hay una petición de deshacer pendiente.
error-undo-not-asked = Nadie te ha pedido que aceptes deshacer nada.
error-undo-lesson = En una lección no se deshace nada. Puedes empezarla de nuevo.
error-undo-revealed = Desde entonces se ha revelado algo, así que esto queda hecho. Quien abre una mesa contra el ordenador solo puede permitirlo.
error-undo-nothing = No tienes ninguna acción que se pueda deshacer.
error-vector-actions = Hace falta exactamente una acción por partida.
error-vector-device = Aquí no hay ninguna GPU utilizable.
error-vector-device-name = No existe tal dispositivo: { $text }.
error-vector-illegal = Una acción no está permitida en su partida; por eso no se hizo ninguna.
error-vector-rows = Elige al menos una fila.
error-vector-steps = Elige al menos un paso.
error-vector-threads = Elige al menos un hilo de ejecución.

## Computer players

level-gentle = fácil
level-gentle-note = Toma lo que parece mejor en ese momento.
level-steady = medio
level-steady-note = Piensa varias jugadas por delante y gana claramente más que el nivel fácil.
level-strong = fuerte
level-strong-note = Es el que más lejos piensa y el más difícil de vencer.
player-person = Persona
player-uniform = juega al azar
player-uniform-note = Elige al azar una acción permitida.
player-greedy = principiante, juega lo que parece mejor
player-greedy-note = Elige lo que parece mejor en el momento.
player-ismcts = piensa varias jugadas por delante
player-ismcts-note = Imagina lo que puede estar oculto y sigue jugando desde ahí, una y otra vez.
player-budget-playouts = { $count ->
    [one] { $count } simulación por acción
   *[other] { $count } simulaciones por acción
  }
player-budget-seconds = { $seconds } s por turno
