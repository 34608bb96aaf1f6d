# The words of pages, commands, refusals and players.
# Numbers are grouped (2,000): give years and the like as text.
# A seat `$seat` comes with `$seat-is`: "you" or "other".

## The house

page-title = Serenissima
page-lead = Board games set in Venice, to play with friends or against the computer.
page-skip = Skip to content
page-home = Home
page-menu = Menu
page-preferences = Preferences
page-independent = An independent implementation with its own texts and artwork.
page-language = Language
page-theme = Appearance
page-theme-light = Light
page-theme-dark = Dark
page-theme-auto = Match device
page-view = Every table opens as
page-sound = Sound when it is your turn
page-sound-on = On
page-sound-off = Off
page-pace = Pace of other players’ actions
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-instant = Instant
page-cancel = Cancel
page-close = Close
list-on = { $first }, { $next }
list-end = { $first } and { $last }
sum = { $total } = { $parts }
sum-on = { $first } + { $next }
sum-part = { $value } { $what }
name = { $seat-is ->
    [you] you
   *[other] { $seat }
  }
page-you = You
page-compiling = Preparing { $game } for first use …
page-compiling-left = about { $seconds } s left

## Your name and devices

page-me = Your name and devices
page-me-lead = We know you by this browser. You have your tables on every device that you add here.
page-me-seats = { $count ->
    [one] This browser has a seat at this table, by a link:
   *[other] This browser has seats at these tables, by links:
  }
page-me-guest-why = Nobody is known here by a name, so whoever loses the link, or the cookies of this browser, loses the seat. As a guest you find your tables again on all your devices. It takes a name, nothing else.
page-me-guest = Become a guest
page-me-nobody = Nobody knows this browser yet. That changes as soon as you sit down at a table.
page-me-name-note = For the next tables. At tables where you already sit, your name stays.
page-me-name-keep = Keep this name
page-me-link = Play on another device
page-me-link-lead = Your tables are then there as well, and each device can be signed out by itself.
page-me-link-make = Make a link
page-me-link-how = Scan this with the other device, or open the link there.
page-me-link-note = Works once, for ten minutes. Whoever opens it plays as you, so give it to nobody else.
page-me-devices = Your devices
page-me-device = A browser
page-me-device-here = this device
page-me-device-seen = last used { $when }
page-me-out = Sign out
page-me-out-note = A device that is signed out loses your tables. Links to single seats that somebody has kept go on to work.
page-out-ask = Sign out and lose your tables?
page-out-lead = Only this browser knows you. Once it is signed out, nothing brings your name, tables and results back.
page-out-first = With a sign-in name and a password you can come back at any time.
page-out-now = Sign out anyway
page-me-take-title = Is this you?
page-me-take-lead = In this browser you will play as { $name }.
page-me-take-instead = Until now you are { $name } here; without another device of theirs those seats are lost.
page-me-take-note = Go on only if you have just made this link yourself.
page-me-take = Yes, that is me
page-forget = Delete yourself
page-forget-lead = Everything that names you here is deleted, on every device, and cannot be brought back.
page-forget-ask = Delete { $name }?
page-forget-played = Matches you have finished stay for the others, who see “{ $gone }” in place of your name.
page-forget-running = { $count ->
    [one] One match is still going on. Your seat there stays, but nobody can play it any more. The others choose how to go on: with clocks at once, otherwise after some days.
   *[other] { $count } matches are still going on. Your seats there stay, but nobody can play them any more. The others choose how to go on: with clocks at once, otherwise after some days.
  }
page-forget-rest = Your results and ratings, the addresses at which you are called, programs that play for you and your signed-in devices go with you.
page-forget-first = You may want to take your data along first.
page-forget-now = Delete for good
page-forget-done = Nothing here names you
page-forget-done-lead = This browser is nobody’s. You can sit down at a table at any time, as somebody new.
page-account = Come back on any device
page-account-why = With a sign-in name and a password you have your tables back on any device, also if you lose this one. Nothing else is asked, not even a mail address.
page-account-make = Choose a sign-in name
page-account-add = Keep name and password
page-account-there = You have one already?
page-account-lead = You sign in as “{ $login }”.
page-login = Sign-in name
page-login-note = Only you use it; at the table the others see your name from above. Capitals make no difference.
page-password = Password
page-password-note = At least 8 characters; a few words are better than one.
page-password-old = Password until now
page-password-new = New password
page-password-change = Change the password
page-password-others = All other devices are signed out then, and a new recovery code takes the place of the old one.
page-password-passkeys = A new password does not end your passkeys: whoever has one can still sign in.
page-password-to-passkeys = See your passkeys and remove them
page-everywhere = Sign out on all devices
page-code = Recovery code
page-code-why = If you forget your password, you choose a new one with your sign-in name and this code.
page-code-once = Write it down: it is shown only now, and works only once.
page-code-make = Make a recovery code
page-code-again = Make a new recovery code
page-code-there = You already have one; it stops working when you make another.
page-code-show = Show the code
page-forgotten = Forgotten your password?
page-recovery = Choose a new password
page-recovery-lead = With your sign-in name and your recovery code you can choose another password.
page-recovery-linked = Choose a new password for “{ $login }”.
page-recovery-out = All devices are signed out then.
page-recovery-set = Set the new password
page-recovery-host = If you have no recovery code, ask whoever runs this server for a link.
page-recovery-done = Your password has been changed
page-recovery-done-lead = All your devices are signed out. Your recovery code is used up; this is the next one.
page-passkeys = Passkeys
page-passkeys-lead = With a passkey you sign in by the fingerprint, face or PIN of a device, without your password.
page-passkey-add = Add a passkey
page-passkey-remove = Remove
page-passkey-sign-in = Sign in with a passkey
page-passkey-failed = The browser did not finish. Try again, or use your password.
page-sign-in = Sign in
page-sign-in-lead = With your sign-in name and password you have your tables on this device.
page-sign-in-note = You chose both on a device that knows you, under “Your name and devices”.
page-sign-in-as = Welcome back, { $name }
page-along-lead = Until now you are { $other } in this browser. Bring along what { $other } has played? These seats and results are then yours.
page-along-note = This cannot be undone. Other devices of { $other } are signed out. If somebody else plays here as { $other }, leave it.
page-along = Bring it along
page-along-not = Leave it
page-instead-lead = Until now you are { $other } in this browser, and will not be any more.

## Results

page-results = Your results
page-results-none = You have finished no match yet.
page-results-won = { $won } of { $count } won.
page-results-people = Among people: { $points } points.
page-results-apart = With computer players: { $points } points.
page-results-opponents = Most often with { $names }.
page-result-won = Won.
page-result-shared = Shared win.
page-result-lost = Lost.
page-result-lent = No points: a computer played for somebody
page-result-retractable = No points: anything could be taken back
page-best = The best at { $game }
page-best-players = Best players:
page-best-lead = Points follow from all finished matches whose players are known here: winning brings more against strong players. Listed is whoever wants to be and has finished three.
page-best-people = Among people
page-best-apart = With computer players
page-best-none = Nobody is in this list yet.
page-best-points = { $points } points
page-best-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
  }
page-me-shown = Your name stands in the lists of the best once you have finished three matches.
page-me-hidden = Only you see your results.
page-me-own-data = Your data
page-me-data = What is kept of you, as a file
page-tournament = Tournament
page-tournament-of = Tournament: { $game }
page-tournament-open = Open a tournament
page-tournaments = Your tournaments
page-tournament-lead = Your friends enter by a link. Once you begin, everybody gets their tables, round by round, and the standings follow from the results.
page-tournament-size = Players at a table
page-tournament-rounds = Rounds
page-tournament-rounds-note = At tables for two where everybody meets everybody, there are as many rounds as that takes. With the same deal at every table there is one.
page-tournament-play-too = I take part myself
page-tournament-pairs = Tables for two: everybody meets everybody once.
page-tournament-system = Who meets whom
page-tournament-system-meet = Everybody meets everybody
page-tournament-system-meet-note = At tables for two, once. At larger tables those sit together who have met least.
page-tournament-system-swiss = By points
page-tournament-system-swiss-note = People with equal or similar points meet, and if possible nobody meets anybody twice: the Swiss system. A few rounds are enough for many people.
page-tournament-system-deal = The same deal at every table
page-tournament-system-deal-note = One round: the same deal and the same dice come at every table, and you are compared with whoever sat on your seat elsewhere. Nobody can look at another table before all have finished.
page-tournament-swiss = { $rounds ->
    [one] One round at tables for { $size }.
   *[other] { $rounds } rounds at tables for { $size }. People with equal or similar points meet (the Swiss system).
}
page-tournament-deal = The same deal and the same dice at every table for { $size }. Nobody can look at another table before all have finished; then everything is compared.
page-tournament-deal-points-how = You are compared with everybody who sat on the same seat at another table: you get the part of them who got less of the win than you, and those who got as much count half. A match that ended without a result is left out.
page-tournament-level = With equal points, results against each other come first, then Buchholz (BH: the points of those you met), then Sonneborn-Berger (SB: the points of those you beat, and half of those you were level with).
page-tournament-teams = { $one } play together against { $other }: each pair has each seat once.
page-tournament-teams-result = { $one } { $first }–{ $second } { $other }
page-tournament-compared = The tables compared
page-tournament-table = Table { $number }
page-deal-sealed = Others are still playing the same deal. What everybody held, and the comparison, you will see once all have finished.
page-tournament-tables = { $rounds ->
    [one] One round at tables for { $size }.
   *[other] { $rounds } rounds at tables for { $size }. In each, those sit together who have met least.
}
page-tournament-points = How points are counted
page-tournament-points-how = A win is worth one point, however many sit at the table. Otherwise you get the part of the others whom you left behind; whoever is level counts half. A round without a table brings half a point, a match that ended without a result none.
page-tournament-invite = Whoever has this link can enter until the tournament begins.
page-tournament-link = Link for your friends
page-tournament-entered = { $count ->
    [0] Nobody has entered yet
    [one] One person has entered
   *[other] { $count } people have entered
}
page-tournament-enter = Take part
page-tournament-in = You take part.
page-tournament-leave = Drop out
page-tournament-leave-note = A match that you are playing goes on.
page-tournament-for-good = There is no way back into a tournament that has begun.
page-tournament-take-out = Take out
page-tournament-begin = Begin the tournament
page-tournament-begin-note = After that nobody can enter.
page-tournament-next = Open the next round now
page-tournament-next-note = As soon as every match of this round has ended, the next round opens by itself.
page-tournament-standings = Standings
page-tournament-place = Place
page-tournament-name = Name
page-tournament-score = Points
page-tournament-matches = Matches
page-tournament-round = Round { $number } of { $count }
page-tournament-rests = No table in this round: { $names }
page-tournament-won = Won: { $names }
page-tournament-shared = Shared: { $names }
page-tournament-playing = Being played
page-tournament-opening = Being opened
page-tournament-gathering = People can still enter
page-tournament-winner = { $count ->
    [one] { $names } has won the tournament.
   *[other] { $names } have won the tournament together.
}
page-tournament-all-level = Everybody is level.
page-tournament-if = If somebody leaves or never acts
page-tournament-if-note = Whoever drops out or deletes themselves keeps their points and is drawn no more; a match that they are playing goes on. If somebody does not act, the others at the table can let a computer player go on, which counts for that person, or end the match without a result. Nothing is lost when a table rests for long: its match goes on where it stood.
page-tournament-stuck = Matches that nobody plays any more
page-tournament-stuck-note = Where all who are waited for are out of time, or have not acted for days, you can end the match without a result. It brings nobody points, and the next round can begin.
page-tournament-over = The tournament is over
page-tournament-out = dropped out
page-me-hide = Take my name out
page-me-show = Show my name in the lists of the best

## The shelf

page-shelf-empty = No games are installed.
page-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
page-seats-range = { $least }–{ $most } players
page-play = Play
page-play-against = against { $count ->
    [one] a computer
   *[other] { $count } computers
}
page-play-against-level = against { $count ->
    [one] a computer
   *[other] { $count } computers
} ({ $level })
page-your-tables = Your tables
page-no-tables = You have no tables yet.
page-finished-matches = Finished matches
page-with = with { $names }
page-opened = opened { $when }
page-nobody-else = nobody else yet
page-turn = Your turn
page-your-turn = It is your turn.
page-asked-asked = You are asked to allow an undo.
page-asked-pause = You are asked to agree to a pause.
page-asked-end = You are asked to end the match without a result.
page-asked-late = Somebody is out of time or gone: choose how to go on.
page-remove = Remove
page-remove-ask = Remove this table?
page-remove-note = It leaves your list on all your devices. Your seat stays yours: the table’s address brings you back.

## Rules

page-rules = Rules
page-rules-of = Rules of { $game }
page-rules-english = What has not been translated yet is in English.
page-rules-background = Sources and other readings
page-rules-other-reading = Alternative reading
page-rules-readings = Possible readings
page-rules-ours = Our decision
page-rules-sources = Sources
page-rules-search = Search the rules
page-search = Search
page-rules-search-note = Word, or R2.3
page-rules-found = { $count ->
    [one] one rule
   *[other] { $count } rules
  }
page-rules-none = No rule mentions “{ $text }”.
page-rules-some = No text has all these words; these have some of them.
page-rules-near = Did you mean
page-rules-all = All rules
page-rules-here = The rules that apply now
page-rules-page = Open the page of the rules
page-guide = In three minutes
page-guide-turn = The course of a turn
page-guide-end = The end
page-guide-things = What things cost and bring
page-guide-thing = Thing
page-guide-costs = Costs
page-guide-brings = Brings
page-glossary = Glossary
page-rules-example = Example

## A new table

page-new-table = New table
page-new-table-of = New table: { $game }
page-who-sits = Who sits where?
page-seat-number = Seat { $number }
page-seat-take = Sit down at seat { $number }
page-seat-nobody = nobody
page-somebody-gone = somebody who has left
page-sitter-me = Me
page-sitter-here = Somebody here
page-sitter-here-note = You pass this device to each other. Between turns a cover hides what each of you may not see.
page-sitter-person = Another person
page-sitter-person-note = You send them a link to this seat.
page-your-name = Your name
page-their-name = Their name
page-name-hint = The other players see it at the table.
page-how-many = How many players?
page-time = Time
page-time-none = No limit
page-time-live = Live clocks
page-time-days = Days for each turn
page-time-minutes = Minutes for each player
page-time-seconds = Seconds added after each turn
page-time-each-turn = Days for each turn
page-time-window = Only between these hours
page-time-opens = From
page-time-closes = To
page-time-zone = Time zone
page-time-note = When a player’s time is up, nothing happens by itself: the others choose to wait, to let a computer play, or to end the match without a result.
page-time-window-note = Outside these hours nobody’s time runs. Empty: all day.
page-time-live-told = { $minutes } min for each player{ $seconds ->
    [0] { "" }
   *[other] , and { $seconds } s more for each turn
  }
page-time-days-told = { $days ->
    [one] One day for each turn
   *[other] { $days } days for each turn
  }
page-time-window-told = { $turn }, only from { $opens } to { $closes } (UTC{ $zone })
page-options = Options
page-options-usual = all standard
page-options-changed = { $count } changed
page-number-between = A number from { $low } to { $high }
page-from-file = Load from a file:
page-own = Or enter your own:

## Links to the seats

page-links = Links to share
page-links-note = Anyone who opens a link takes that seat, so send each link only to the player it is for.
page-links-here = The address of this page works on this computer only, so nobody else can open the links. To play with friends, stop the server with Ctrl-C, start it again with the command below, and load this page again.
page-links-elsewhere = The address of this page works on this computer only. Open the page at this computer’s address in the network, or its address on the internet: then others can open the links, too.
page-command = Command
page-command-copy = Copy command
page-link-of = Link for { $name }
page-link-watch = Link for spectators
page-link-copy = Copy link
page-qr-code = QR code
page-link-copied = Copied.
page-link = Link
page-link-moment = Link to this moment
page-choose-seat = Choose your seat
page-sit-down = Sit here
page-invites = { $count ->
    [one] { $names } invites you to a match of { $game }.
   *[other] { $names } invite you to a match of { $game }.
  }
page-invited = You are invited to a match of { $game }.
page-invited-how = To take your seat, open the link that you were sent once more. This browser must accept cookies.
page-watch-here = Watch the table
page-tables = Open tables
page-tables-lead = Anybody may sit down here. A match begins as soon as every seat is taken.
page-tables-none = There is no open table right now. Open one yourself: choose a game, leave a seat to another person, and tick “Anybody may join”.
page-tables-open = Open a table
page-seats-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
  }
page-minutes = about { $count } minutes
page-minutes-range = { $least } to { $most } minutes
page-options-are-changed = { $count ->
    [one] { $count } option changed
   *[other] { $count } options changed
  }
page-hints-here = hints allowed
page-public = Anybody may join
page-public-note = The table stands in the list of open tables until all seats are taken. Only then does the match begin.
page-gathering = The match begins as soon as every seat is taken.
page-leave = Leave the table
page-leave-note = The match has not begun. If you leave, the seat is free again.
page-seat-gone = You have no seat at this table any more. You are watching.
page-seat-free = This seat is free.
page-waiting-to-sit = Not here yet: { $names }

## At the table

page-table = Table
page-table-of = { $game }: table
page-waiting-for = Waiting for { $names }.
page-thinking = { $name } is thinking …
page-watching = You are watching.
page-company = The others at the table
page-board = Board
page-here = here
page-away = away
page-has-sat-down = Just sat down: { $names }.
page-has-left = Has left the table: { $names }.
page-chat = Chat
page-chat-unread = unread
page-chat-empty = Nobody has written anything yet.
page-chat-write = Message
page-chat-send = Send
page-chat-now = now
page-chat-watches = watching
page-chat-note-player = Everybody at the table reads this, and so does whoever watches.
page-chat-note-watcher = Players see what you write only when the match is over. Whoever else watches sees it now.
page-chat-note-over = Everybody sees this.
page-chat-off = Switch chat off
page-chat-is-off = You have switched chat off. You see no messages at any table.
page-chat-on = Switch chat on
page-chat-none = No chat
page-chat-none-note = Nobody can write messages beside this table.
page-chat-more = Report or block: { $name }
page-chat-report = Report to the host
page-chat-reported = Reported to the host.
page-chat-mute = Block { $name }
page-chat-muted = You have blocked { $name }: you see none of their messages, at any table.
page-chat-unmute = Stop blocking
page-block-note = People you block cannot sit down at your open tables or enter your tournaments, and you see none of their messages.
page-blocked = You have blocked { $name }.
page-me-blocked = People you have blocked
page-me-blocked-names = Listed by the names they had when you blocked them.
page-report-name = Report a name
page-programs = Programs at your seat
page-programs-lead = A program with a token sees your hand, and may act for you if you let it. Nobody else can make tokens for your seat.
page-program-token = Token
page-program-once = It is shown only now. Whoever knows it has what you allow here, until you end it.
page-program-shown = This token was shown before, and each is shown only once. If you have not kept it, end it and make another one.
page-program-copied = Copied
page-program-copy = Copy the token
page-program-watch = may watch
page-program-play = may play
page-program-end = End
page-programs-none = No program has a token for this seat.
page-program-name = Name of the program
page-program-scope = What it may do
page-program-make = Make a token
page-chat-removed = Removed by the host.
page-notes = Notes
page-notes-lead = Nobody else sees your notes.
page-notes-shared = Whoever uses this device sees these notes.
page-notes-none = You have written no notes on this match.
page-notes-moment = Moment { $number }
page-notes-write = Note on moment { $number }
page-notes-keep = Keep note
page-notes-remove = Delete note
page-notes-file = Match file with my notes
page-call = Call me
page-call-lead = While you are away from a table, you are told when there is something for you to do. As long as you look at the table, nothing is sent.
page-call-here = You are called here
page-call-by-mail = E-mail
page-call-by-webhook = Webhook
page-call-by-push = Browser
page-call-unconfirmed = Not confirmed yet: open the link in the mail that was sent there. Without that the address is forgotten after a day.
page-call-remove = Remove
page-call-push = Call me in this browser
page-call-push-note = This browser shows a notice, also while no page is open. On an iPhone or iPad, add the page to the home screen first.
page-call-push-refused = The browser does not allow it. Its settings for this site may help.
page-call-add = Call me there
page-call-mail-note = First a mail with a link is sent there. Nothing else is sent before you have confirmed it.
page-call-webhook-note = For programs: JSON is posted to this address, over HTTPS only.
page-call-stored = Stored are the address, its language and your seat. Remove deletes them at once. Calls hold what you may see at the table, and are deleted once they are sent.
page-call-confirm-do = Yes, call me there
page-call-stop-do = No more calls to this address
page-call-confirmed = The address is confirmed.
page-call-stopped = The address is deleted. Nothing more is sent there.
page-call-turn = Your turn: { $game }
page-call-asked = You are asked to allow an undo: { $game }
page-call-pause = You are asked to agree to a pause: { $game }
page-call-end = You are asked to end the match without a result: { $game }
page-call-lent = A computer is playing for you: { $game }
page-call-over = The match is over: { $game }
page-call-again = Another match? { $game }
page-call-low = Your time is running out: { $game }
page-call-late = How to go on? { $game }
page-call-late-choose = You can give more time, let a computer play, or end the match without a result. Nothing happens by itself.
page-call-left-minutes = { $minutes ->
    [one] You have about a minute left.
   *[other] You have about { $minutes } minutes left.
  }
page-call-left-hours = { $hours ->
    [one] You have about an hour left.
   *[other] You have about { $hours } hours left.
  }
page-call-confirm = Is this your address? { $game }
page-call-confirm-note = Somebody who plays board games with friends gave this address, to be told when it is their turn. If that was you, open this link and confirm it. Otherwise do nothing, and nothing more is sent.
page-call-since = Since your last action:
page-call-open = To the table:
page-call-stop = No more mails like this:
page-clocks = Clocks
page-clock-days = { $days } d { $hours } h
page-clock-soon = You have one minute left.
page-late-own = Your time is up. You can still act, unless the others decide otherwise.
page-late = { $seat-is ->
    [you] Your time is up.
   *[other] { $seat } is out of time.
  }
page-absent = { $days ->
    [one] { $seat } has not acted for a day.
   *[other] { $seat } has not acted for { $days } days.
  }
page-taken-free = Other seats are still free:
page-taken-full = No other seat is open to you here. You can watch, or join another table.
page-vacant = The person at seat { $number } has left this place for good and cannot come back.
page-link-renewed = The host has made a new link for the seat of { $seat }.
page-link-renewed-own = The host has made a new link for your seat. Older links to it no longer work.
page-late-end-wanted = { $names } would like to end the match without a result.
page-late-ask = How to go on?
page-late-wait = Give more time
page-late-computer = Let a computer play
page-late-which = Which computer player
page-late-end = End without a result
page-pause-agree = Agree
page-pause-refuse = Refuse
page-pause-ask = Ask for a pause
page-pause-asked = { $seat-is ->
    [you] You have asked for a pause.
   *[other] { $seat } asks for a pause.
  }
page-pause-on = The match is paused. The clocks stand still.
page-pause-end = Go on playing
page-pause-ended = { $seat } has ended the pause.
page-pause-refused = { $seat } does not agree to a pause.
page-pause-withdrawn = { $seat } no longer asks for a pause.
page-seat-lent = A computer is playing for you.
page-seat-back = Take your seat back
page-ended-without = Ended without a result
page-ended-without-why = A player’s time was up, and the others ended the match.
page-name-computer = { $name } (computer)
page-hand-over = Cover, then hand over to { $name }
page-hand-over-covered = Hand the device over to { $name }
page-take-over = I am { $name }: show my side
page-cover-note = Nobody else should look at the screen now.
page-choices = Your choices
page-what-happened = What happened
page-nothing-yet = Nothing has happened yet.
page-fair = Verifiably fair
page-commitment = All chance in this match follows from a secret fixed when the table opened; the match file reveals it at the end. Its SHA-256 hash: { $hash }
page-fair-more = How to check that
page-fair-start = When the table opens, the server fixes a secret and shows its hash: a fingerprint from which nobody can find the secret, and to which no other secret fits.
page-fair-end = When the match is over, the secret is shown: if its hash is the one from the start, the secret was fixed before the first action and not changed since.
page-fair-draws = All cards and dice follow from the secret and the number of the action, so anybody can draw them again; that the server chose the secret by chance is not proved.
page-fair-hash = Hash, shown from the start
page-fair-secret = Secret, shown at the end
page-fair-not-yet = The match is still going on. Note the hash now, and compare it when the match is over.
page-fair-file = Match file that you have kept (otherwise the server’s is checked):
page-fair-check = Check in this browser
page-fair-right-hash = The secret has the hash that was shown from the start.
page-fair-wrong-hash = The secret does not have the hash that was shown from the start.
page-fair-right-draws = Every draw follows from the secret. Draws checked:
page-fair-wrong-draws = A draw does not follow from the secret. Line of the file:
page-fair-other = This is not the file of this match.
page-fair-verify = The browser works out the hash and every draw by itself; only how many cards or faces there were to draw from, it asks the server. This command on your own computer needs no server, and checks the rules as well:
page-view-text = Text view
page-view-table = Table view
page-shortcuts = Shortcuts
page-empty = empty
page-topics = Glossary
page-label = { $name }:
page-gauge = { $name }: { $value } of { $limit }
page-gauge-over = { $name }: { $value } ({ $limit } reached)
page-tap-again = tap again to confirm
page-lit = current
page-faded = done

## The connection

page-connection-lost = Connection lost. Reconnecting …
page-connection-resumed = Connected again.
page-not-loaded = That could not be loaded. Try again.
page-waiting-one = One action is waiting for the connection.
page-waiting-more = One action is already waiting: cancel it first.
page-waiting-sent = The cancelled action may already have been carried out.
page-offline = The server cannot be reached
page-offline-note = Your tables are safe: go on as soon as there is a connection.
page-offline-again = Try again

## Taking back

page-take-back = Take back
page-take-back-ask = Ask to take back
page-take-back-of = { $action } – you have seen something new since, so the others have to agree
page-take-back-free = { $action } – you have seen nothing new since, so nobody has to agree
page-take-back-until = Until you see something new, you can take back what you did. After that, the other people at the table have to agree; against computers, it stands.
page-take-back-asked = { $seat-is ->
    [you] You have asked to take back the last action.
   *[other] { $seat } asks to take back the last action.
  }
page-take-back-told = { $seat-is ->
    [you] You have asked to take this back: “{ $told }”
   *[other] { $seat } asks to take this back: “{ $told }”
  }
page-take-back-later = { $count ->
    [one] This also takes back { $count } later action.
   *[other] This also takes back { $count } later actions.
  }
page-take-back-done = { $seat } has taken an action back.
page-take-back-refused = { $seat } does not agree: nothing is taken back.
page-take-back-withdrawn = { $seat } no longer asks to take anything back.
page-take-back-lapsed = { $seat } has played on: nothing is taken back.
page-take-back-agree = Allow taking it back
page-take-back-refuse = Don’t allow it

## Hints

page-loss-all = whatever you choose on the table
page-loss-many = { $count } of the { $ways } choices on the table
page-hint = Hint
page-hint-ask = What would a strong player consider?
page-hint-thinking = Thinking about a hint …
page-hint-title = A strong player would consider
page-hint-only = There is only one thing to do.
page-hint-equal = They are about equally good.
page-hint-better = Suggestion 1 seems a little better.
page-hint-clear = Suggestion 1 is clearly better.
page-hint-chance = About { $percent }% chance of winning.
page-hint-soon = “{ $told }” soon follows in { $often } of { $deals } tries, and in { $otherwise } after “{ $other }”.
page-hint-next = Expected next: { $line }
page-hints-allowed = Hints are allowed at this table: whoever is to act can ask for one.
page-hints-allow = Allow hints
page-back-allow = Take back anything
page-back-allow-note = Against the computer alone, you may also take back what has shown you something new. The same dice and cards come again.
page-hints-allow-note = Whoever is to act can ask what a strong player would consider. Against the computer alone, hints are always allowed.

## The end

page-unplayable = This match cannot be played here for now, but it is kept. Ask whoever runs this server about it.
page-over = The match is over.
page-winner = { $seat-is ->
    [you] You have won!
   *[other] { $seat } has won.
  }
page-shared-by = { $names } share the win.
page-share = { $percent }% of the win
page-again = Play again
page-again-asked = { $seat-is ->
    [you] You have opened a table for another match.
   *[other] { $seat } wants to play again.
  }
page-again-join = To the new table
page-again-watch = Watch the next match
page-lesson = Lesson
page-lesson-at = Lesson: { $taken } of { $length }
page-lesson-again = Repeat the lesson
page-lesson-match = Play a real match now
page-learn = Learn by playing

## Puzzles

page-puzzles = Puzzles
page-puzzles-of = Puzzles: { $game }
page-puzzles-all = All puzzles
page-puzzles-lead = Positions from real matches in which one action is clearly better than all others. You see what the player to act saw, and nothing else.
page-puzzles-how = Long searches by computer players found these positions and the figures with them. The figures are estimates.
page-puzzle-number = Puzzle { $number }
page-puzzle-solved = solved
page-puzzle-easy = Easy
page-puzzle-medium = Medium
page-puzzle-hard = Hard
page-puzzle-easy-note = Whoever looks one action ahead can find it.
page-puzzle-medium-note = A quick look can miss it.
page-puzzle-hard-note = A short search misses it.
page-puzzle-given = { $grade } · { $count } players
page-puzzle-ask = What do you play?
page-puzzle-best = You found the best action!
page-puzzle-good = A good action, but not the best
page-puzzle-loses = Not the best action
page-puzzle-yours = “{ $action }” wins { $wins } of 100 matches, { $lost } fewer than the best action.
page-puzzle-is-best = Best: “{ $action }” wins { $wins } of 100 matches.
page-puzzle-second = Next best: “{ $action }” wins { $wins }.
page-puzzle-why = What makes the difference
page-puzzle-why-note = How often it happens soon afterwards, with the best action and with the next best, in percent of 40 or more tries:
page-puzzle-often = best { $best }, next best { $other }
page-puzzle-solution = Show the solution
page-puzzle-figures = All actions
page-puzzle-action = Action
page-puzzle-wins = Wins of 100
page-puzzle-next = Next puzzle
page-puzzle-again = Try again

## Looking back

page-step-through = Step by step
page-zoom-fit = Fit to screen
page-zoom-in = Zoom in
page-look-back = Look back
page-since-turn = Since your last turn
page-since-start = Since the start
page-turn-skip = Your turn: skip to it
page-step-back = Back to the match
page-step-play = Play
page-step-pause = Pause
page-step-first = First
page-step-previous = Previous
page-step-next = Next
page-step-last = Last
page-step-of = Step { $step } of { $count }
page-set-up = Setup
page-seen-by-you = You ({ $name })
page-seen-by-all = Spectator
page-match-file = Match file
page-download = Download match file
page-download-note = Every action and every roll of the match, to keep, replay or verify.
page-open-file = Open a match file
page-open-file-lead = Look through a match that was kept in a file: step by step, with the eyes of each seat.
page-open-file-which = The match file
page-open-file-note = As a table offers it for download after the match. Whoever has the link to the new table can look through it, too.
page-open-file-go = Look through it
page-read-from-file = This match was read from a match file.

## More of the pages

page-computer-name = Computer
page-guest = Guest
page-look-again = Review
page-play-on = Continue
page-contents = Contents
page-to-table = Go to the table
page-sits-here = Seated here.
page-sitting-here = Here already: { $names }.
page-take-seat = Take this seat
page-take-seat-lead = This link belongs to { $name }. Whoever uses it plays this seat.
page-take-seat-instead = This browser already has another seat at this table and would lose it.
page-link-own-title = Link to your own seat
page-link-own-note = For you only: open it to continue on another device.
page-seen-by-whom = View as
page-step-go = Go
page-touch-hold = Touch and hold
page-touch-hold-for = Explain something
page-touch-spread = Spread two fingers
page-touch-spread-for = Zoom in
page-touch-twice = Double-tap a free spot
page-touch-twice-for = Zoom in there, or show the whole board again
page-key-arrows = Move between items; in a replay, go one step
page-key-enter = Select it
page-key-numbers = Choose the first, second, … answer; with a hint, what bears its number
page-key-pause = Pause what others did
page-key-skip = Skip what others did
page-key-look-back = Look back; back to the match
page-key-tale = What happened
page-key-explain = Explain things: arrows move, Esc ends
page-key-help = Show this list

## In the terminal

term-number = Number or action:
term-help = Type the number or the words of an action to take it. undo: take back your choice. hint: what a strong player would consider. rules: guide, glossary and rules; rules R2.3 or rules WORD: look one up. tale: what happened. help: this text. quit: leave.
term-keys = 1 … z choose · h hint · r rules · u undo · t tale · PgUp/Dn scroll · q quit
term-rules-keys = Enter look up · ↑↓ PgUp/Dn scroll · Esc back
term-nothing-to-undo = You have nothing to take back.
term-undone = Taken back.
term-instead = { $count ->
    [1] Type 1 or the words “{ $words }”: { $label }
   *[other] Type a number from 1 to { $count }, or the words of an action. For example { $number } or “{ $words }”: { $label }
  }
term-bye = Goodbye!
term-puzzle-prompt = Type the number or the words of an action. next: next puzzle. quit: leave.
term-rules = Name one of these, a rule like R2.3, or words to look for: { $example }
term-help-title = Help

## Refusals: one sentence per code; $text is what was refused, $hint what would be right

error-account-exists = Whoever plays in this browser has a sign-in name already.
error-account-code = Sign-in name and recovery code do not belong together.
error-account-link = This link was used before, or it is too old. Ask for another.
error-account-unknown = Nobody has the sign-in name “{ $text }”.
error-passkey-exists = This passkey is known already.
error-passkey-most = You cannot have more than { $limit } passkeys. Remove one first.
error-passkey-off = There are no passkeys on this server.
error-passkey-refused = This passkey is not known here.
error-passkey-stale = That took too long. Try again.
error-server-passkeys = Passkeys cannot be set up like this.
error-account-name = This cannot be a sign-in name. It has 3 to { $limit } visible characters.
error-account-none = Without a sign-in name you could not come back. Choose one first.
error-account-password = A password has at least { $limit } characters, and at most 200.
error-account-taken = Somebody has the sign-in name “{ $text }” already.
error-account-tries = That was tried too often. Wait some minutes.
error-account-wrong = Sign-in name and password do not belong together.
error-backup-database = There is no database at “{ $text }” that could be copied.
error-backup-exists = “{ $text }” exists already: a backup is written into a new file.
error-backup-failed = “{ $text }” could not be copied.
error-backup-postgresql = PostgreSQL is backed up by its own tool, pg_dump.
error-board-bridges = A dotted line on the board is wrong: { $text }.
error-board-covers = The pieces that start on the board are wrong: { $text }.
error-board-districts = The districts of the board must be five areas separated by water: { $text }.
error-board-size = The board is too large or its hexes overlap: { $text }.
error-board-touches = A space of the track touches the wrong number of districts: { $text }.
error-board-track = The track of the board is wrong: { $text }.
error-board-unreadable = { $text } cannot be read as a board.
error-guest-link = This link was used before, or its ten minutes are over. Make a new one.
error-chat-off = There is no chat at this table.
error-chat-text = This cannot be sent. A message has 1 to { $limit } visible characters.
error-chat-too-fast = You write faster than others can read. Wait a moment, then send it again.
error-chat-full = Enough has been written at this table: it keeps { $limit } messages.
error-chat-message = There is no such message at this table.
error-chat-report = There is no report with the number { $text }.
error-note-text = This cannot be kept. A note has 1 to { $limit } visible characters.
error-note-full = You have written enough on this match: { $limit } notes are kept.
error-tournament-unknown = There is no such tournament.
error-tournament-entrant = Nobody with this number takes part.
error-tournament-not-yours = Only whoever opened the tournament decides this.
error-tournament-begun = The tournament has begun. Nobody can enter any more.
error-tournament-declined = You cannot enter this tournament. Choose another one.
error-tournament-full = The tournament is full: at most { $limit } people.
error-tournament-few = There are not enough people yet: at least { $limit }.
error-tournament-over = No round is left.
error-tournament-next = Rounds are drawn one after another: the next one is round { $limit }.
error-tournament-rounds = A tournament has 1 to { $limit } rounds.
error-tournament-busy = Others are changing this tournament just now. Try again in a moment.
error-tournament-uneven = For the same deal everybody needs a place at a full table, with { $limit } players at each, and there must be two tables at least.
error-tournament-system = There is no such way to draw rounds.
error-tournament-played = Somebody at this table can still act in time.
error-tournament-own = You are still to act at this table yourself. Act first, or choose with the others how to go on.
error-table-sealed = Others are playing the same deal. You can look here once all of them have finished.
error-guest-unknown = Only a guest can do this: become one first.
error-guest-barred = The host of this place has barred you. Matches you are already playing go on.
error-guest-none = There is no guest { $text }.
error-deal-both = Two tables of the same deal would be yours. That is possible once all of them have finished.
error-time-unreadable = This is not a time limit: “{ $text }”.
error-time-not-up = There is no need to choose: this player still has time.
error-time-own = The others decide how to go on when your time is up.
error-call-address = This is not an address at which you can be called.
error-call-private = { $case ->
    [number] “{ $text }” is an address within a private network. From here only addresses of the internet are called.
   *[name] “{ $text }” leads to no address of the internet: the name is unknown, or it belongs to a private network.
  }
error-call-channel = People are not called this way here.
error-call-link = This link leads nowhere any more: the address is deleted.
error-call-too-many = You have given enough addresses. Remove one first.
error-seat-lent = A computer is playing for you. Take your seat back first.
error-seat-not-lent = No computer has taken this seat.
error-pause-no-clock = There is no clock here, so there is nothing to pause.
error-pause-on = The match is paused. Anybody may end the pause.
error-pause-asked = Somebody is already asking for a pause.
error-pause-not-asked = Nobody has asked you to agree to a pause.
error-pause-not-on = The match is not paused.
error-pause-wish = This is not understood here: “{ $text }”.
error-time-range = This time limit is too short or too long: “{ $text }”.
error-title = That did not work
error-hint = Expected: { $hint }
error-back = Go back
error-action-illegal = The rules do not allow “{ $text }” now.
error-action-list = A list has 1 to { $limit } actions, not { $text }.
error-action-unreadable = “{ $text }” is not an action of this game.
error-command-browser = “{ $text }” is not available in the browser.
error-command-file = This file cannot be read: { $text }.
error-command-key = The key of this command is too long or too easy to guess.
error-command-key-used = Another command has already used this key.
error-database-newer = A newer version of Serenissima has changed this database: start that version, or restore a backup from before it.
error-database-older = This database has the form of an older version of Serenissima.
error-database-unavailable = This could not be stored just now. Try again.
error-database-url = “{ $text }” is not a database that this server can use.
error-decision-stale = The match has moved on: your choice came too late.
error-entry-unreadable = The log of this table contains an entry that this version of Serenissima cannot read. The match stays as it is: under a version that reads the entry, it can be seen and go on. Please tell whoever runs this server.
error-game-unknown = There is no game called “{ $text }”.
error-hint-not-allowed = Hints are not allowed at this table.
error-language-unknown = “{ $text }” is not one of the available languages.
error-live-handshake = This request cannot open a live channel.
error-live-message = The live channel does not understand this message.
error-match-answers = These cannot be the results of the dice.
error-match-format = This is not a match file.
error-match-from-position = A match that begins in a position written by hand cannot be looked through here.
error-match-line = A line of the match file cannot be read: “{ $text }”.
error-match-not-your-turn = It is another player’s turn.
error-match-nothing-to-undo = There is no action to take back.
error-table-lesson-changed = The lesson has changed since it was begun here. Begin it again.
error-lesson-line = “{ $text }” is no seat of this lesson.
error-lesson-none = This is the table of a match, not of a lesson.
error-lesson-other = In this lesson, please choose what is marked. In a match you may do this as well.
error-lesson-over = The lesson has ended.
error-lesson-unknown = There is no lesson “{ $text }”.
error-match-over = The match is over.
error-match-result = The match file gives a result that does not follow from its actions: “{ $text }”.
error-match-rules-version = This match was played under another version of the rules ({ $text }).
error-match-seat = There is no seat { $text }.
error-match-seats = This game cannot be played with { $text } players.
error-match-step = The match has no step { $text }.
error-matches-other = “{ $text }” was begun with other settings: choose another folder.
error-matches-plan = “{ $text }” is not the plan of a folder of matches: choose another folder.
error-matches-running = Another process is writing to “{ $text }”.
error-matches-size = { $text } matches cannot be written together: at least one.
error-mcp-address = “{ $text }” is not the address of a server.
error-mcp-link = “{ $text }” is not the link to a seat.
error-mcp-missing = The package mcp is not installed.
error-mcp-no-seat = There is no table yet: open one, or join one by a link.
error-mcp-server = At “{ $text }” no server of Serenissima answers.
error-option-name = There is no option “{ $text }”.
error-option-reserved = No option can be called “{ $text }”: functions that take options use the name themselves.
error-option-retired = The option “{ $text }” is no longer offered; only older matches have it.
error-option-text = “{ $text }” does not set an option.
error-option-value = “{ $text }” is not a valid value for this option.
error-page-unknown = This page does not exist.
error-picture-theme = There is no theme “{ $text }”.
error-redeal-seat = A spectator’s view cannot be dealt again: only a seat has information of its own.
error-view-unknown = This is not a view of a match: “{ $text }”.
error-player-own = The player “{ $text }” cannot be sent to another process: define its class in a module, or play in one process.
error-player-setting = “{ $text }” is not a valid setting for this computer player.
error-player-slow = “{ $text }” may think for longer than this server allows.
error-player-unknown = There is no computer player called “{ $text }”.
error-playouts-matches = Choose at least one match.
error-playouts-threads = Choose at least one thread.
error-position-contradiction = This position contradicts itself.
error-position-field = A position has no field “{ $text }”.
error-position-index = A position has no such entry: “{ $text }”.
error-position-many = A match can begin in at most { $limit } positions, not { $text }.
error-position-not-conserved = The pieces in this position do not add up.
error-position-range = A value in this position is out of range: { $text }.
error-position-seat = This position refers to a seat that is not in play: { $text }.
error-position-value = A value in this position is not allowed: “{ $text }”.
error-position-waits = In this position the wrong seats are to act: { $text }.
error-proof-commitment = The secret of the dice does not match the commitment published before the match.
error-proof-draw = A result of the dice does not follow from their secret.
error-proof-missing = The file contains no proof of its dice.
error-proof-position = A match that begins in a position has no set-up whose dice can be proved.
error-ray-address = “{ $text }” is not the address of a Ray cluster.
error-ray-missing = Ray is not installed here.
error-ray-unreachable = The Ray cluster at { $text } cannot be used.
error-research-missing = A package that this needs is not installed here: { $text }.
error-puzzle-action = “{ $text }” cannot be played in this puzzle.
error-puzzle-format = This file holds no puzzles.
error-puzzle-none = There are no puzzles for “{ $text }”.
error-puzzle-number = There is no puzzle { $text }.
error-puzzle-told = A puzzle speaks of an event that the game does not have: “{ $text }”.
error-ray-nobody = No machine of the cluster is ready to think.
error-request-charset = This form is not encoded as UTF-8.
error-request-malformed = This request could not be read.
error-request-method = This page does not support that.
error-request-origin = This request came from another site and was rejected.
error-request-slow = Your request did not arrive in time. Try again.
error-request-too-large = This request is larger than the server accepts.
error-request-too-many = Too many requests have come from your network. Wait a moment, then try again.
error-restore-damaged = “{ $text }” is no whole database of tables.
error-restore-failed = “{ $text }” could not be restored.
error-restore-file = There is no backup at “{ $text }”.
error-restore-in-use = A server uses “{ $text }”. Stop all servers first.
error-restore-loses = “{ $text }” holds what the backup does not. With --replace it is kept under another name.
error-restore-postgresql = PostgreSQL is restored by its own tool, pg_restore.
error-restore-version = A newer version of Serenissima has written “{ $text }”. Restore it with that version.
error-rules-unknown = No rule has this number or these words: “{ $text }”.
error-seat-handed-over = The device has been handed over: this page belongs to somebody else. Load it again.
error-seat-invitation = This link does not invite you to any seat at this table.
error-seat-name = { $case ->
    [empty] There is no name yet. Type one, of at most { $limit } characters.
    [long] “{ $text }” is too long for a name: { $limit } characters at most.
    [hidden] This name has characters that cannot be seen, or that turn the direction of writing. Type it again, with letters, digits and ordinary signs only.
    [bare] “{ $text }” has neither a letter nor a digit: a name has at least one.
    [marks] “{ $text }” has too many accents on one letter: two at most.
    [computer] Only computer players are called “{ $text }”. Choose a name of your own.
   *[taken] Somebody at the table is already called “{ $text }”, or nearly so. Choose another name, or add something to it.
  }
error-seat-not-yours = This link does not belong to any seat at this table.
error-seat-nobody = Nobody sits there who could have lost a link.
error-seat-taken = Somebody else already has this seat.
error-seat-changed = Somebody else sits there now. Look again before you report or block anybody.
error-seat-declined = You cannot sit down at this table. Choose another one.
error-seat-no-guest = This person is known only by the link of their seat, so there is nobody to block.
error-seats-text = “{ $text }” does not say who sits where.
error-server-address = The server cannot listen at { $text }.
error-server-calls = “{ $text }” does not tell how people are called.
error-server-draining = The server is about to end.
error-server-fault = Something went wrong on the server. Everything stored before is kept.
error-server-full = The server is full right now. Try again in a moment.
error-server-metrics = “{ $text }” is not a port at which metrics could be shown.
error-server-proxy = “{ $text }” is not the address of a proxy.
error-server-storage-full = This server’s storage of { $limit } MB is full: no new table can be opened. You can play on at those that there are.
error-server-tables-full = This server has as many tables as its host allows ({ $limit }). You can play on at those that there are.
error-split-least = Too few of one kind: { $text }.
error-split-numbers = A split is one number for each kind, separated by hyphens: { $text } is not one.
error-split-whole = The numbers of the split do not give the right total: { $text }.
error-table-begun = The match has begun: nobody can leave any more.
error-table-busy = This table is too busy right now. Try again.
error-table-crowded = Too many people are watching this table right now. Try again later.
error-table-enough-open = Enough open tables of your network are waiting for people: at most { $limit } at once. Invite people by a link, or wait until one is full.
error-table-gathering = The match begins only when every seat is taken.
error-table-not-over = That is only possible after the match.
error-table-plan = The seats cannot be filled like this: “{ $text }”.
error-table-private = At this table one sits down by invitation only.
error-table-rematch = Another match has been opened already.
error-table-rules-version = This table was opened under version { $text } of the rules, which this version of Serenissima cannot play. Nothing of the match is lost: under a version that knows these rules, it can be seen and go on. Please tell whoever runs this server.
error-table-seated-twice = You can take one seat only. For others on this device choose “Somebody here”.
error-table-seat = There is no seat { $text } at this table.
error-table-step = The match has no step { $text }.
error-table-unknown = This table does not exist.
error-token-scope = This token may only watch.
error-token-scope-unknown = A token cannot have the scope “{ $text }”: watch or play.
error-token-too-many = This seat has too many tokens: end one first.
error-token-unknown = This seat has no such token.
error-undo-asked = Somebody has already asked to take back.
error-undo-not-asked = Nobody has asked you to agree to taking back.
error-undo-lesson = Nothing is taken back in a lesson. You can begin it again.
error-undo-revealed = Something has come to light since then, so this stands. Whoever opens a table against the computer alone may allow it.
error-undo-nothing = You have no action that can be taken back.
error-vector-actions = One action is needed for each match.
error-vector-device = No GPU can be used here.
error-vector-device-name = There is no such device: { $text }.
error-vector-illegal = An action is not legal in its match, so none was taken.
error-vector-rows = Choose at least one row.
error-vector-steps = Choose at least one step.
error-vector-threads = Choose at least one thread.

## Computer players

level-gentle = gentle
level-gentle-note = Takes what looks best right now.
level-steady = steady
level-steady-note = Thinks ahead, and wins clearly more often than the gentle one.
level-strong = strong
level-strong-note = Thinks furthest ahead, and is the hardest to beat.
player-person = Person
player-uniform = plays at random
player-uniform-note = Chooses any legal action at random.
player-greedy = beginner, plays what looks best
player-greedy-note = Chooses what looks best right now.
player-ismcts = thinks ahead
player-ismcts-note = Guesses what may be hidden and plays on from there, again and again.
player-budget-playouts = { $count ->
    [one] { $count } simulation per action
   *[other] { $count } simulations per action
  }
player-budget-seconds = { $seconds } s per turn
