# The words of pages, commands, refusals and players.
# Numbers are grouped (2,000): give years and the like as text.
# A seat `$seat` comes with `$seat-is`: "you" or "other".

## The house

page-title = Serenissima
page-lead = Games set in Venice, to play with friends and against the computer.
page-skip = Skip to the content
page-home = Home
page-menu = Menu
page-independent = An independent implementation, with words and pictures of its own.
page-language = Language
page-theme = Appearance
page-theme-light = Light
page-theme-dark = Dark
page-theme-auto = As the device
page-cancel = Cancel
page-close = Close
list-on = { $first }, { $next }
list-end = { $first } and { $last }
name = { $seat-is ->
    [you] you
   *[other] { $seat }
  }
page-loading = One moment …
page-compiling = Preparing the rules of { $game } for the first time …

## The shelf

page-shelf-empty = There is no game on the shelf.
page-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
page-seats-range = { $least }–{ $most } players
page-play = Play
page-your-tables = Your tables
page-no-tables = You are not sitting at any table yet.

## Rules

page-rules = Rules
page-rules-of = Rules of { $game }
page-rules-english = The text of the rules is in English only.
page-rules-other-reading = Other reading
page-rules-sources = Sources

## A new table

page-new-table = New table
page-new-table-of = New table: { $game }
page-who-sits = Who sits where?
page-seat-number = Seat { $number }
page-sitter-me = Me
page-sitter-person = A person
page-sitter-computer = The computer
page-sitter-person-note = Gets a link to this seat from you.
page-your-name = Your name
page-name-hint = The others see it at the table.
page-how-many = How many play?
page-options = Options
page-number-between = A number from { $low } to { $high }
page-from-file = From a file:
page-own = Or your own:

## Links to the seats

page-links = Links to share
page-links-note = Whoever opens the link sits in that seat: send each one to its player only.
page-links-here = This server answers on this computer only, so others cannot open the links. For a game with friends start it with `serenissima serve --host 0.0.0.0`.
page-link-of = Link for { $name }
page-link-watch = Link for watching
page-link-copy = Copy the link
page-link-copied = Copied.
page-sit-down = Sit down here
page-seat-free = This seat is free.
page-waiting-to-sit = Not here yet: { $names }

## At the table

page-table = Table
page-table-of = { $game }: the table
page-waiting-for = Waiting for { $names }.
page-thinking = { $name } is thinking …
page-watching = You are watching.
page-choices = Your choices
page-what-happened = What happened
page-nothing-yet = Nothing has happened yet.
page-view-text = Text view
page-view-table = Table view
page-shortcuts = Keys
page-empty = nothing
page-gauge = { $name }: { $value } of { $limit }
page-tap-again = tap again to do it
page-lit = now
page-faded = done

## The connection

page-connection-lost = The connection is lost. Trying again …
page-connection-resumed = The connection is back.

## Taking back

page-take-back = Take back
page-take-back-ask = Ask to take back
page-take-back-asked = { $seat-is ->
    [you] You would like to take the last action back.
   *[other] { $seat } would like to take the last action back.
  }
page-take-back-agree = Agree
page-take-back-refuse = Refuse

## The end

page-over = The match is over.
page-winner = { $seat-is ->
    [you] You have won!
   *[other] { $seat } has won.
  }
page-shared-by = { $names } share the win.
page-share = { $percent }% of the win
page-again = Play again

## Looking back

page-step-through = Step by step
page-step-first = First
page-step-previous = Previous
page-step-next = Next
page-step-last = Last
page-step-of = Step { $step } of { $count }
page-set-up = Set-up
page-seen-by = Seen by { $name }
page-seen-by-all = Seen by everybody
page-download = Download the match file
page-download-note = It holds every action and every roll of the match, to keep, to replay and to check.

## More of the pages

page-computer-name = Computer
page-guest = Guest
page-look-again = Look again
page-play-on = Play on
page-contents = Contents
page-to-table = To the table
page-sits-here = Sits here.
page-sitting-here = Here already: { $names }.
page-link-own-title = Link to your own seat
page-link-own-note = For yourself, to go on playing on another device.
page-seen-by-whom = Who looks?
page-step-go = Go there
page-key-arrows = Go from one thing to the next; when looking back, step by step
page-key-enter = Choose it
page-key-numbers = Give the first, second, … answer
page-key-tale = What happened
page-key-help = This list

## In the terminal

term-number = Number or action:
term-help = A number or the action’s own words take that action. undo: take your choice back. rules R2.3: read a rule. tale: what happened. help: this. quit: leave.
term-keys = 1 … z choose · u takes back · t the tale · PgUp PgDn turn pages · q leaves
term-nothing-to-undo = There is nothing of yours to take back now.
term-undone = Taken back.
term-bye = Until soon, on the lagoon!
term-help-title = Help

## Refusals: one sentence per code; $text is what was refused, $hint what would be right

error-board-bridges = A dotted line of the board is wrong: { $text }.
error-board-covers = What lies on the board at first is not right: { $text }.
error-board-districts = The districts of the board are not five pieces parted by water: { $text }.
error-board-size = The board is too large or its hexes overlap: { $text }.
error-board-touches = A field of the track touches the wrong number of districts: { $text }.
error-board-track = The track of the board is wrong: { $text }.
error-board-unreadable = { $text } cannot be read as a board.
error-title = This did not work
error-hint = Right would be: { $hint }
error-back = Back to where you were
error-action-illegal = The rules do not allow “{ $text }” now.
error-action-unreadable = “{ $text }” is no action of this game.
error-command-browser = “{ $text }” cannot be used with the browser.
error-command-file = This file cannot be read: { $text }.
error-command-key = This key of a command can be guessed, or is too long.
error-command-key-used = Another command had this key already.
error-database-url = “{ $text }” is no database that can be used here.
error-decision-stale = The table has moved on: this choice came too late.
error-event-unreadable = The log of this table holds something that this version cannot read.
error-game-unknown = There is no game called “{ $text }”.
error-language-unknown = “{ $text }” is none of the languages spoken here.
error-live-message = The live channel does not understand this message.
error-match-answers = The dice cannot have said this.
error-match-format = This is not a match file.
error-match-line = A line of the match file cannot be read: “{ $text }”.
error-match-not-your-turn = It is somebody else’s turn.
error-match-nothing-to-undo = There is no action to take back.
error-match-over = The match is over.
error-match-result = The match file tells another result than its actions: “{ $text }”.
error-match-rules-version = This match was played by another version of the rules ({ $text }).
error-match-seat = There is no seat { $text }.
error-match-seats = This game is not for { $text } players.
error-match-step = The match has no step { $text }.
error-option-name = There is no option “{ $text }”.
error-option-text = “{ $text }” sets nothing.
error-option-value = “{ $text }” is not a value of this option.
error-page-unknown = There is no such page.
error-player-setting = “{ $text }” is not how this computer player is set.
error-player-unknown = There is no computer player called “{ $text }”.
error-position-field = A position has no field “{ $text }”.
error-position-index = A position has no such row: “{ $text }”.
error-position-not-conserved = The pieces of this position do not add up: { $text }.
error-position-range = A value of this position is out of its range: { $text }.
error-position-seat = This position has to do with a seat that does not play: { $text }.
error-position-value = A value of this position is not allowed: “{ $text }”.
error-position-waits = This position asks the wrong seats to act: { $text }.
error-proof-commitment = The secret of the dice is not the one that was promised.
error-proof-draw = The dice said something else than the secret makes them say.
error-proof-missing = The file holds no proof of its dice.
error-request-malformed = The form cannot be read.
error-request-method = That cannot be done with this page.
error-request-origin = This was sent by another site, and is not accepted.
error-request-too-large = This is more than the server accepts.
error-rules-unknown = No rule has the number “{ $text }”.
error-seat-invitation = This link invites to no seat of this table.
error-seat-name = Nobody can be called “{ $text }” at this table.
error-seat-not-yours = No seat of this table belongs to this link.
error-seat-taken = Somebody else is already sitting here.
error-seats-text = “{ $text }” does not say who sits where.
error-server-address = Nobody can listen at { $text }.
error-server-fault = Something went wrong here. Your match is safe.
error-server-preparing = The rules are being prepared. In a moment they are ready.
error-split-least = Too few of one kind: { $text }.
error-split-numbers = A split is numbers with hyphens between them, one for each kind: { $text } is not.
error-split-whole = The numbers of the split do not add up: { $text }.
error-table-busy = Too much is going on at this table at once. Try again.
error-table-not-over = That can be seen once the match is over.
error-table-plan = Nobody can sit so: “{ $text }”.
error-table-rules-version = This table was opened under another version of the rules ({ $text }).
error-table-step = The match has no step { $text }.
error-table-unknown = This table does not exist.
error-undo-asked = A question whether to take back is open already.
error-undo-not-asked = Nobody is asking you that.
error-undo-nothing = You have taken no action that could be taken back.

## Computer players

player-person = Person
player-uniform = plays at random
player-uniform-note = Takes any legal action.
player-greedy = beginner, takes what looks best
player-greedy-note = Takes what looks best right now.
player-ismcts = strong, thinks ahead
player-ismcts-note = Imagines what may be hidden and tries it out, again and again.
player-budget-playouts = { $count } trials an action
player-budget-seconds = { $seconds } seconds an action
