# Las palabras de las páginas, las órdenes, los rechazos y los jugadores.

## The house

page-title = Serenissima
page-lead = Juegos ambientados en Venecia, para jugar con amigos y contra el ordenador.
page-skip = Ir al contenido
page-home = Inicio
page-menu = Menú
page-independent = Una versión independiente, con palabras e imágenes propias.
page-language = Idioma
page-theme = Apariencia
page-theme-light = Clara
page-theme-dark = Oscura
page-theme-auto = Como el dispositivo
page-cancel = Cancelar
page-close = Cerrar
list-on = { $first }, { $next }
list-end = { $first } y { $last }
name = { $seat-is ->
    [you] tú
   *[other] { $seat }
  }
page-loading = Un momento…
page-compiling = Preparando por primera vez las reglas de { $game }…

## The shelf

page-shelf-empty = No hay ningún juego en el estante.
page-seats = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
  }
page-seats-range = { $least }–{ $most } jugadores
page-play = Jugar
page-your-tables = Tus mesas
page-no-tables = Todavía no estás en ninguna mesa.

## Rules

page-rules = Reglas
page-rules-of = Reglas de { $game }
page-rules-english = El texto de las reglas está solo en inglés.
page-rules-other-reading = Otra lectura
page-rules-sources = Fuentes

## A new table

page-new-table = Mesa nueva
page-new-table-of = Mesa nueva: { $game }
page-who-sits = ¿Quién se sienta dónde?
page-seat-number = Sitio { $number }
page-sitter-me = Yo
page-sitter-person = Una persona
page-sitter-computer = El ordenador
page-sitter-person-note = Recibe de ti un enlace a este sitio.
page-your-name = Tu nombre
page-name-hint = Los demás lo ven en la mesa.
page-how-many = ¿Cuántos juegan?
page-options = Opciones
page-number-between = Un número de { $low } a { $high }
page-from-file = De un archivo:
page-own = O las propias:

## Links to the seats

page-links = Enlaces para compartir
page-links-note = Quien abre el enlace ocupa ese sitio: envía cada uno solo a su jugador.
page-links-here = Este servidor solo responde en este ordenador: otros no pueden abrir los enlaces. Para jugar con amigos, arráncalo con `serenissima serve --host 0.0.0.0`.
page-link-of = Enlace para { $name }
page-link-watch = Enlace para mirar
page-link-copy = Copiar el enlace
page-link-copied = Copiado.
page-sit-down = Sentarse aquí
page-seat-free = Este sitio está libre.
page-waiting-to-sit = Todavía no han llegado: { $names }

## At the table

page-table = Mesa
page-table-of = { $game }: la mesa
page-waiting-for = Esperando a { $names }.
page-thinking = { $name } está pensando…
page-watching = Estás mirando.
page-choices = Tus opciones
page-what-happened = Lo que ha pasado
page-nothing-yet = Todavía no ha pasado nada.
page-view-text = Como texto
page-view-table = Como mesa
page-shortcuts = Teclas
page-empty = nada
page-gauge = { $name }: { $value } de { $limit }
page-tap-again = toca otra vez
page-lit = ahora
page-faded = ya pasado

## The connection

page-connection-lost = Se ha perdido la conexión. Intentándolo de nuevo…
page-connection-resumed = La conexión ha vuelto.

## Taking back

page-take-back = Deshacer
page-take-back-ask = Pedir deshacer
page-take-back-asked = { $seat-is ->
    [you] Quieres deshacer la última acción.
   *[other] { $seat } quiere deshacer la última acción.
  }
page-take-back-agree = Aceptar
page-take-back-refuse = Rechazar

## The end

page-over = La partida ha terminado.
page-winner = { $seat-is ->
    [you] ¡Has ganado!
   *[other] Ha ganado { $seat }.
  }
page-shared-by = { $names } comparten la victoria.
page-share = { $percent } % de la victoria
page-again = Jugar otra vez

## Looking back

page-step-through = Paso a paso
page-step-first = Primero
page-step-previous = Anterior
page-step-next = Siguiente
page-step-last = Último
page-step-of = Paso { $step } de { $count }
page-set-up = Preparación
page-seen-by = Visto por { $name }
page-seen-by-all = Visto por todos
page-download = Descargar la partida
page-download-note = El archivo contiene cada acción y cada tirada de la partida, para guardarla, repetirla y comprobarla.

## More of the pages

page-computer-name = Ordenador
page-guest = Visita
page-look-again = Volver a ver
page-play-on = Seguir jugando
page-contents = Índice
page-to-table = A la mesa
page-sits-here = Sentado aquí.
page-sitting-here = Ya están aquí: { $names }.
page-link-own-title = Enlace a tu propio sitio
page-link-own-note = Solo para ti, para seguir jugando en otro dispositivo.
page-seen-by-whom = ¿Quién mira?
page-step-go = Ir allí
page-key-arrows = Pasar de una cosa a otra; al volver atrás, paso a paso
page-key-enter = Elegirla
page-key-numbers = Dar la primera, segunda… respuesta
page-key-tale = Qué ha pasado
page-key-help = Esta lista

## In the terminal

term-number = Número o acción:
term-help = Un número, o las palabras de la acción, la realizan. undo: deshacer tu elección. rules R2.3: leer una regla. tale: lo que ha pasado. help: esta ayuda. quit: salir.
term-keys = 1 … z elegir · u deshacer · t el relato · RePág AvPág páginas · q salir
term-nothing-to-undo = Ahora no tienes nada que deshacer.
term-undone = Deshecho.
term-bye = ¡Hasta pronto en la laguna!
term-help-title = Ayuda

## Refusals

error-board-bridges = Una línea de puntos del tablero no es correcta: { $text }.
error-board-covers = Lo que hay al principio en el tablero no es correcto: { $text }.
error-board-districts = Los distritos del tablero no son cinco piezas separadas por agua: { $text }.
error-board-size = El tablero es demasiado grande o sus casillas se solapan: { $text }.
error-board-touches = Una casilla del recorrido toca un número equivocado de distritos: { $text }.
error-board-track = El recorrido del tablero no es correcto: { $text }.
error-board-unreadable = { $text } no se puede leer como tablero.
error-title = No ha podido ser
error-hint = Lo correcto sería: { $hint }
error-back = Volver a donde estabas
error-action-illegal = Las reglas no permiten «{ $text }» ahora.
error-action-unreadable = «{ $text }» no es una acción de este juego.
error-command-browser = «{ $text }» no se puede usar con el navegador.
error-command-file = No se puede leer este archivo: { $text }.
error-command-key = Esta clave de una orden se puede adivinar, o es demasiado larga.
error-command-key-used = Otra orden ya tenía esta clave.
error-database-url = «{ $text }» no es una base de datos que se pueda usar aquí.
error-decision-stale = La partida ha seguido: esta elección ha llegado tarde.
error-event-unreadable = El registro de esta mesa contiene algo que esta versión no sabe leer.
error-game-unknown = No hay ningún juego llamado «{ $text }».
error-language-unknown = «{ $text }» no es un idioma que se hable aquí.
error-live-message = El canal en vivo no entiende este mensaje.
error-match-answers = El azar no puede haber respondido esto.
error-match-format = Esto no es un archivo de partida.
error-match-line = No se puede leer una línea del archivo de partida: «{ $text }».
error-match-not-your-turn = Le toca a otra persona.
error-match-nothing-to-undo = No hay ninguna acción que deshacer.
error-match-over = La partida ha terminado.
error-match-result = El archivo de partida dice otro resultado que sus acciones: «{ $text }».
error-match-rules-version = Esta partida se jugó con otra versión de las reglas ({ $text }).
error-match-seat = No hay ningún sitio { $text }.
error-match-seats = Este juego no es para { $text } jugadores.
error-match-step = La partida no tiene ningún paso { $text }.
error-option-name = No hay ninguna opción «{ $text }».
error-option-text = «{ $text }» no ajusta nada.
error-option-value = «{ $text }» no es un valor de esta opción.
error-page-unknown = Esta página no existe.
error-player-setting = Este jugador artificial no se ajusta con «{ $text }».
error-player-unknown = No hay ningún jugador artificial llamado «{ $text }».
error-position-field = Una posición no tiene ningún campo «{ $text }».
error-position-index = Una posición no tiene esa fila: «{ $text }».
error-position-not-conserved = Las piezas de esta posición no suman lo debido: { $text }.
error-position-range = Un valor de esta posición se sale de sus límites: { $text }.
error-position-seat = Esta posición nombra un asiento que no juega: { $text }.
error-position-value = Un valor de esta posición no está permitido: «{ $text }».
error-position-waits = En esta posición les toca a los asientos equivocados: { $text }.
error-proof-commitment = El secreto del azar no es el que se prometió.
error-proof-draw = El azar dijo otra cosa que la que da su secreto.
error-proof-missing = El archivo no contiene ninguna prueba de sus tiradas.
error-request-malformed = No se puede leer el formulario.
error-request-method = Eso no se puede hacer con esta página.
error-request-origin = Esto viene de otro sitio web y no se acepta.
error-request-too-large = Es más de lo que acepta el servidor.
error-rules-unknown = Ninguna regla tiene el número «{ $text }».
error-seat-invitation = Este enlace no invita a ningún sitio de esta mesa.
error-seat-name = Nadie puede llamarse «{ $text }» en esta mesa.
error-seat-not-yours = Ningún sitio de esta mesa corresponde a este enlace.
error-seat-taken = Ya hay otra persona sentada aquí.
error-seats-text = «{ $text }» no dice quién se sienta dónde.
error-server-address = No se puede escuchar en { $text }.
error-server-fault = Algo ha fallado aquí. Tu partida está a salvo.
error-server-preparing = Se están preparando las reglas. Un momento más.
error-split-least = Demasiado pocos de una clase: { $text }.
error-split-numbers = Un reparto son números separados por guiones, uno por cada clase: { $text } no lo es.
error-split-whole = La suma de los números del reparto no es correcta: { $text }.
error-table-busy = Pasan demasiadas cosas a la vez en esta mesa. Inténtalo de nuevo.
error-table-not-over = Eso se podrá ver cuando termine la partida.
error-table-plan = Nadie puede sentarse así: «{ $text }».
error-table-rules-version = Esta mesa se abrió con otra versión de las reglas ({ $text }).
error-table-step = La partida no tiene ningún paso { $text }.
error-table-unknown = Esta mesa no existe.
error-undo-asked = Ya hay una petición de deshacer pendiente.
error-undo-not-asked = Nadie te lo ha pedido.
error-undo-nothing = No has hecho ninguna acción que se pueda deshacer.

## Computer players

player-person = Persona
player-uniform = juega al azar
player-uniform-note = Elige cualquier acción permitida.
player-greedy = principiante, toma lo que parece mejor
player-greedy-note = Elige lo que mejor parece en el momento.
player-ismcts = fuerte, piensa por adelantado
player-ismcts-note = Imagina lo que puede estar oculto y lo prueba, una y otra vez.
player-budget-playouts = { $count } pruebas por acción
player-budget-seconds = { $seconds } segundos por acción
