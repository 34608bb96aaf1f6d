# The words of pages, commands, refusals and players.
# Numbers are grouped (2,000): give years and the like as text.
# A seat `$seat` comes with `$seat-is`: "you" or "other".

## Every page

page-title = Serenissima
page-lead = Board games set in Venice, to play with friends or against the computer.
page-skip = Skip to content
page-home = Home
page-open-alone = Open in a new tab
page-menu = Menu
page-preferences = Preferences
page-independent = An independent implementation of these games, with its own texts and artwork.
page-language = Language
page-theme = Appearance
page-theme-light = Light
page-theme-dark = Dark
page-theme-auto = System
page-view = Preferred view
page-sound = Sounds
page-sound-off = Off
page-sound-quiet = Quiet
page-sound-on = Normal
page-sound-loud = Loud
page-pace = Speed of others’ actions
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
page-compiling = Preparing { $game } for first use…
page-compiling-left = about { $seconds } s left

## Friends

page-friends = Friends
page-friends-no-guest = Friends find each other here and invite each other to a table. Play a first match or sign in: then you can add friends.
page-friends-none = Add your friends, and you’ll see when they’re online and can invite them to a table with one click.
page-friend-online = Online
page-friend-play = Play or unfriend
page-friend-remove = Remove { $name }
page-friends-asked = People you’ve asked
page-friend-asked = Asked
page-friend-withdraw = Withdraw
page-friends-find = Add friends
page-friends-find-how = Send your friends a link. Anyone who opens it and agrees becomes your friend.
page-friend-link = Link to become your friend
page-friend-link-make = Create link
page-friend-link-note = Works for seven days, for several people. A new link replaces it.
page-friend-login = Or ask by sign-in name
page-friend-login-asked = If there’s a player with the sign-in name { $name }, they’ve been asked.
page-friend-ask = Ask to be friends
page-friend-is = You and { $name } are friends.
page-friends-online = Who sees you online
page-friends-shown = Only your friends see when you have a page open here.
page-friends-hidden = No one sees when you’re online.
page-friends-show = Show my friends when I’m online
page-friends-hide = Hide that I’m online
page-friend-of = { $name } wants to be friends
page-friend-own = This is your own link. Send it to someone you like to play with.
page-friend-why = Friends see when the other is online and can invite each other to a table with one click. You can end it at any time.
page-friend-become = Become friends
page-friend-asks = { $name } wants to be friends.
page-friend-accept = Accept
page-friend-decline = Not now
page-invited-by = { $name } has a seat for you: { $game }
page-friends-invite = Ask a friend to join
page-friend-invite = Invite
page-friend-invited = Invited

## Clubs

page-clubs = Clubs
page-clubs-lead = A club has its own tables, standings and tournaments.
page-club-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
  }
page-club-name = Name of the club
page-club-found = Found a club
page-club-join = Join the club
page-club-join-of = Join { $name }
page-club-join-why = Members see each other’s names and standings, and can sit down at each other’s club tables. You can leave at any time.
page-club-outside = Only members see who belongs to this club. Ask to join, or ask someone in the club for a link.
page-club-asked = You’ve asked to join. You’ll find the club under “Clubs” once you’re in.
page-club-ask = Ask to join
page-club-askers = Asking to join
page-club-tables = Tables of the club
page-club-no-tables = No tables yet. Open one: every member can sit down there.
page-club-tournaments = Tournaments of the club
page-club-standings = Standings
page-club-standings-how = From matches that members play with each other.
page-club-no-standings = No matches among members yet.
page-club-people = Members
page-club-leads = Leads the club
page-club-appoint = Make a leader
page-club-link = Link to join
page-club-link-note = Anyone who opens the link joins at once. A new link replaces it.
page-club-change = Rename or dissolve
page-club-rename = Rename
page-club-dissolve = Dissolve the club
page-club-leave = Leave the club
page-admin-clubs = Clubs
page-admin-no-clubs = There are no clubs.

## Your name and devices

page-me = Your name and devices
page-me-lead = Change your name, add devices and manage your data. We recognise you by this browser. Your tables also appear on every device you add.
page-me-seats = { $count ->
    [one] You joined this table with a link:
   *[other] You joined these tables with links:
  }
page-me-guest-why = If you lose the link to a seat or clear this browser’s cookies, you lose the seat. To find your tables on all your devices, become a guest: all you need is a name.
page-me-guest = Become a guest
page-me-nobody = Once you have a seat at a table, you can change your name and add devices here.
page-me-name-note = Applies to new tables only. At tables where you already have a seat, your name stays the same.
page-me-name-keep = Save name
page-portrait = Your picture
page-portrait-note = Others see it beside your name.
page-portrait-none = No picture
page-portrait-number = Picture { $number }
page-colour = Colour of your seats
page-colour-note = Your seat has this colour at every table, unless someone who sat down before you has it. Its shape stays.
page-colour-any = Any colour
page-colour-0 = Blue
page-colour-1 = Orange
page-colour-2 = Green
page-colour-3 = Pink
page-colour-4 = Yellow
page-me-link = Play on another device
page-me-link-lead = You’ll find your tables on the other device too. You can sign out each device separately.
page-me-link-make = Create link
page-me-link-how = Scan this code with the other device, or open the link there.
page-me-link-note = The link works only once, within ten minutes. Anyone who opens it plays as you, so don’t share it.
page-me-devices = Your devices
page-me-device = A browser
page-me-device-here = this device
page-me-device-seen = last used { $when }
page-me-out = Sign out
page-me-out-note = Signing out a device removes your tables from it. Saved links to single seats still work.
page-out-ask = Sign out and lose your tables?
page-out-lead = Only this browser identifies you. Once you sign out, you can’t get your name, tables or results back.
page-out-first = With a sign-in name and a password, you can come back at any time.
page-out-now = Sign out anyway
page-me-take-title = Is this you?
page-me-take-lead = You’ll play as { $name } in this browser.
page-me-take-instead = Until now you’ve been { $name } in this browser. If you don’t play as { $name } on another device too, you’ll lose those seats.
page-me-take-note = Continue only if you’ve just created this link yourself.
page-me-take = Yes, that’s me
page-forget = Delete my data
page-forget-lead = This deletes everything that identifies you here, on all your devices. You can’t undo it.
page-forget-ask = Delete { $name }?
page-forget-played = The other players can still see the matches you’ve finished, with “{ $gone }” in place of your name.
page-forget-running = { $count ->
    [one] One match is still in progress. Your seat will be empty, and the other players can choose how to continue: straight away if the match is timed, otherwise after a few days.
   *[other] { $count } matches are still in progress. Your seats will be empty, and the other players can choose how to continue: straight away if the match is timed, otherwise after a few days.
  }
page-forget-rest = This also deletes your results and ratings, your notification addresses, your programs’ tokens and your signed-in devices.
page-forget-first = You may want to download a copy first.
page-forget-now = Delete for good
page-forget-done = Your data has been deleted
page-forget-done-lead = Nothing in this browser identifies you now. You can still join a table at any time, as someone new.
page-account = Sign in on any device
page-account-why = With a sign-in name and a password, you can get your tables back on any device, even if you lose this one. You don’t need an email address.
page-account-make = Choose a sign-in name
page-account-add = Save name and password
page-account-there = Already have a sign-in name?
page-account-lead = You sign in as “{ $login }”.
page-login = Sign-in name
page-login-note = You use it only to sign in. At the table, other players see the name above. Capital letters make no difference.
page-password = Password
page-password-note = At least 8 characters; a few words are better than one.
page-password-old = Current password
page-password-new = New password
page-password-change = Change password
page-password-others = All your other devices will be signed out, and you’ll get a new recovery code in place of the old one.
page-password-passkeys = Your passkeys still work after you change your password, so anyone who has one of them can still sign in.
page-password-to-passkeys = Check or remove your passkeys
page-everywhere = Sign out on all devices
page-code = Recovery code
page-code-why = If you forget your password, you can choose a new one with your sign-in name and this code.
page-code-once = Write it down now: you won’t see it again, and it works only once.
page-code-make = Get a recovery code
page-code-again = Get a new recovery code
page-code-there = You already have a recovery code. It stops working when you get a new one.
page-code-show = Show code
page-forgotten = Forgotten your password?
page-recovery = Choose a new password
page-recovery-lead = Enter your sign-in name and recovery code to choose a new password.
page-recovery-linked = Choose a new password for “{ $login }”.
page-recovery-out = All your devices will be signed out.
page-recovery-set = Set new password
page-recovery-host = If you don’t have a recovery code, ask the host of this server for a link.
page-recovery-done = Your password has been changed
page-recovery-done-lead = All your devices have been signed out. Your old recovery code no longer works; here’s your new one.
page-passkeys = Passkeys
page-passkeys-lead = With a passkey, you sign in with your device’s fingerprint, face or PIN instead of your password.
page-passkey-add = Add a passkey
page-passkey-remove = Remove
page-passkey-sign-in = Sign in with a passkey
page-passkey-failed = Your browser didn’t complete this step. Try again, or use your password.
page-sign-in = Sign in
page-sign-in-lead = Enter your sign-in name and password to get your tables on this device.
page-sign-in-note = If you don’t have a sign-in name yet, choose one under “Your name and devices” on a device you already play on.
page-sign-in-as = Welcome back, { $name }
page-along-lead = Until now you’ve been { $other } in this browser. Do you want to add { $other }’s seats and results to yours?
page-along-note = This can’t be undone. { $other } will be signed out on all other devices. If someone else plays here as { $other }, choose “Don’t add”.
page-along = Add them
page-along-not = Don’t add
page-instead-lead = Until now you’ve been { $other } in this browser. Once you sign in, you’ll no longer be { $other } here.

## Results

page-results = Your results
page-results-none = You haven’t finished any matches yet.
page-results-people = People only: { $points } points.
page-results-apart = With computer players: { $points } points.
page-practice = What you could practise
page-practice-go = Practise
page-practice-mistakes = { $count ->
    [one] One costly choice from your own { $game } matches is waiting for you.
   *[other] { $count } costly choices from your own { $game } matches are waiting for you.
  }
page-practice-missed = { $game }: in puzzles like “{ $question }”, you missed the best action in { $missed } of { $count } first tries.
page-practice-weakest = { $game }: your share of the win is { $percent } percentage points below an even share.
page-practice-daily = Your results have no weak spot to practise. Today’s puzzles always help.
page-results-matches = Matches
page-results-bars = Each bar is your share of the win; a shared victory counts in part. The line on it is the 95% interval, and the dashed mark is an even share for every player.
page-results-games = By game
page-results-seats = By number of players
page-results-opponents = By opponent
page-results-figure = { $share } (even: { $even }) · { $count ->
    [one] { $count } match
   *[other] { $count } matches
  }
page-results-time = Over time
page-results-course = { $more ->
    [yes] Mean of the last { $count } matches: { $percent } percentage points more of the win than an even share.
   *[no] Mean of the last { $count } matches: { $percent } percentage points less of the win than an even share.
  }
page-results-points-how = How points work
page-results-points-what = Points estimate your strength from your rated matches, separately for matches among people and with computer players. You win more points against stronger players. The estimate is cautious: it starts at 0 and rises as it becomes certain. A match is rated if every person in it is a guest and no one stood in.
page-results-tries = Best action at the first try: { $found } of { $count }
page-result-won = Won.
page-result-shared = Shared victory.
page-result-lost = Lost.
page-result-lent = No points: a computer player stood in for someone
page-result-retractable = No points: “Undo anything” was allowed
page-best = { $game } leaderboard
page-best-players = Leaderboards:
page-best-lead = Players are ranked by their points. A finished match counts if every person in it is a guest. Beating stronger players earns more points. To appear here, finish three matches and choose “Show me on the leaderboards” under “Your name and devices”.
page-best-people = People only
page-best-apart = With computer players
page-best-none = No one is listed yet.
page-best-points = { $points } points
page-best-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
  }
page-me-shown = Your name appears on the leaderboards once you’ve finished three matches.
page-me-hidden = Only you can see your results.
page-me-own-data = Your data
page-me-data = Download your data
page-tournament = Tournament
page-tournament-of = Tournament: { $game }
page-tournament-open = Create tournament
page-tournaments = Your tournaments
page-tournament-lead = Invite your friends with a link. Once you start the tournament, everyone gets a table in each round, and the results decide the standings.
page-tournament-size = Players per table
page-tournament-rounds = Rounds
page-tournament-rounds-note = In a round robin at tables for two, the number of rounds depends on the number of players. “Same deal at every table” always has one round.
page-tournament-play-too = I’m playing too
page-tournament-pairs = Tables for two: everyone plays everyone else once.
page-tournament-system = Format
page-tournament-system-meet = Round robin
page-tournament-system-meet-note = Everyone plays everyone else once, at tables for two. At larger tables, the players who have met least often sit together.
page-tournament-system-swiss = Swiss
page-tournament-system-swiss-note = Players with similar scores are paired, and no two players meet twice if that can be avoided. A few rounds are enough, even with many players.
page-tournament-system-deal = Same deal at every table
page-tournament-system-deal-note = One round: every table gets the same deal and the same random draws, and you’re compared with the players in your seat at the other tables. You can’t look at another table until everyone has finished.
page-tournament-swiss = { $rounds ->
    [one] One round at tables for { $size }.
   *[other] { $rounds } rounds at tables for { $size }. Players with similar scores are paired (the Swiss system).
}
page-tournament-deal = All tables have { $size } players, the same deal and the same random draws. You can’t look at another table until everyone has finished; then all the tables are compared.
page-tournament-deal-points-how = You’re compared with every player who has your seat at another table. Your score is the share of these players who did worse than you; those who did equally well count half. Matches that ended without a result are left out.
page-tournament-level = Ties on points are broken by the results between the tied players, then by Buchholz (BH: the points of your opponents), then by Sonneborn-Berger (SB: the points of the opponents you beat, plus half the points of those you tied with).
page-tournament-teams = Teams: { $one } against { $other }. Each team plays every seat once.
page-tournament-teams-result = { $one } { $first }–{ $second } { $other }
page-tournament-compared = Table comparison
page-tournament-table = Table { $number }
page-deal-sealed = Others are still playing the same deal. Once they’ve all finished, you’ll see everything that was hidden and how the tables compare.
page-tournament-tables = { $rounds ->
    [one] One round at tables for { $size }.
   *[other] { $rounds } rounds at tables for { $size }. In each round, the players who have met least often sit together.
}
page-tournament-points = How points are counted
page-tournament-points-how = A win is worth one point, however many players there are. Otherwise you score the share of your opponents who finished behind you; those you tied with count half. A bye is worth half a point, and a match without a result is worth nothing.
page-tournament-invite = Anyone with this link can enter until the tournament starts.
page-tournament-link = Link for your friends
page-tournament-entered = { $count ->
    [0] No entries yet
    [one] One person has entered
   *[other] { $count } people have entered
}
page-tournament-enter = Enter
page-tournament-in = You’re in.
page-tournament-leave = Drop out
page-tournament-leave-note = You can still finish a match that you’re playing.
page-tournament-for-good = Players who leave a tournament after it has started can’t re-enter it.
page-tournament-take-out = Remove
page-tournament-begin = Start the tournament
page-tournament-begin-note = Once the tournament has started, no one else can enter.
page-tournament-next = Start next round now
page-tournament-next-note = The next round starts by itself as soon as every match of this round has ended.
page-tournament-standings = Standings
page-tournament-place = Place
page-tournament-name = Name
page-tournament-score = Points
page-tournament-matches = Matches
page-tournament-round = Round { $number } of { $count }
page-tournament-rests = Bye: { $names }
page-tournament-won = Won: { $names }
page-tournament-shared = Shared: { $names }
page-tournament-playing = In progress
page-tournament-opening = Starting
page-tournament-gathering = Open for entries
page-tournament-winner = { $count ->
    [one] { $names } has won the tournament.
   *[other] { $names } have won the tournament together.
}
page-tournament-all-level = Everyone is tied.
page-tournament-if = If a player leaves or never acts
page-tournament-if-note = Players who drop out or delete their data keep their points but aren’t paired again. Any match they’re playing continues. If a player doesn’t act, the others at the table can end the match without a result or let a computer player stand in. The stand-in’s result counts for the absent player. Long breaks do no harm: a match resumes where it stopped.
page-tournament-stuck = Abandoned matches
page-tournament-stuck-note = You can end a match without a result if all the players it’s waiting for have run out of time or haven’t acted for days. No one gets points for it, and the next round can start.
page-tournament-over = The tournament is over
page-tournament-out = dropped out
page-me-hide = Hide my name
page-me-show = Show me on the leaderboards

## The shelf

page-shelf-empty = No games are installed.
page-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
page-seats-range = { $least }–{ $most } players
page-play = Play
page-play-against = against { $count ->
    [one] a computer player
   *[other] { $count } computer players
}
page-play-against-level = against { $names } ({ $level })
page-your-tables = Your tables
page-no-tables = You don’t have any tables yet.
page-finished-matches = Finished matches
page-with = with { $names }
page-opened = opened { $when }
page-nobody-else = no one else yet
page-turn = Your turn
page-your-turn = It’s your turn.
page-asked-asked = Will you allow an undo?
page-asked-pause = Do you agree to a pause?
page-asked-end = End the match without a result?
page-asked-late = A player is out of time or gone: choose how to continue.
page-remove = Remove
page-remove-ask = Remove this table?
page-remove-note = The table disappears from your list on all your devices. You keep your seat and can return to it at the table’s address.

## Rules

page-rules = Rules
page-rules-of = Rules of { $game }
page-rules-english = Anything not yet translated is in English.
page-rules-background = Sources and other readings
page-rules-asked = When you’re asked
page-rules-other-reading = Alternative reading
page-rules-readings = Possible readings
page-rules-ours = Our ruling
page-rules-sources = Sources
page-rules-search = Search the rules
page-search = Search
page-rules-search-note = Word or R2.3
page-rules-found = { $count ->
    [one] one rule
   *[other] { $count } rules
  }
page-rules-none = No rule mentions “{ $text }”.
page-rules-some = No entry contains all these words, but the following entries contain some of them.
page-rules-near = Did you mean
page-rules-all = All rules
page-rules-here = The rules that apply now
page-rules-page = Open the rules page
page-guide = In three minutes
page-guide-turn = How a turn works
page-guide-end = How it ends
page-guide-things = What you pay and get
page-guide-thing = Item
page-guide-costs = Costs
page-guide-brings = Gives
page-glossary = Glossary
page-rules-example = Example

## A new table

page-new-table = New table
page-new-table-of = New table: { $game }
page-who-sits = Who sits where?
page-seat-number = Seat { $number }
page-seat-take = Take seat { $number }
page-seat-nobody = nobody
page-somebody-gone = a player who left
page-sitter-me = Me
page-sitter-here = Someone here
page-sitter-here-note = You pass this device around. The screen is covered between turns, so you can’t see each other’s secrets.
page-sitter-person = Another person
page-sitter-person-note = You send them a link to this seat.
page-your-name = Your name
page-their-name = Their name
page-name-hint = The other players see this name at the table.
page-how-many = How many players?
page-time = Time
page-time-none = No limit
page-time-live = Live clocks
page-time-days = Days per turn
page-time-minutes = Minutes per player
page-time-seconds = Seconds added per turn
page-time-each-turn = Days per turn
page-time-window = Only between these hours
page-time-opens = From
page-time-closes = To
page-time-zone = Time zone
page-time-note = Players don’t lose when their time is up: the others can wait, let a computer player stand in, or end the match without a result.
page-time-window-note = Clocks run only between these hours. Daylight saving time is taken into account. To let the clocks run all day, leave both fields empty.
page-time-live-told = { $minutes } min per player{ $seconds ->
    [0] { "" }
   *[other] , plus { $seconds } s per turn
  }
page-time-days-told = { $days ->
    [one] One day per turn
   *[other] { $days } days per turn
  }
page-time-window-told = { $turn }, only from { $opens } to { $closes } ({ $zone })
page-time-window-here = in your time zone:
page-options = Options
page-options-usual = defaults
page-options-changed = { $count } changed
page-number-between = A number from { $low } to { $high }
page-from-file = Load from a file:
page-own = Or enter your own:

## Links to the seats

page-links = Links to share
page-links-note = Anyone who opens the link to a seat takes that seat, so send each link only to the player it’s for.
page-links-here = This page’s address works only on this computer, so other people can’t open the links. To play with friends, stop the server with Ctrl-C, restart it with the command below, and reload this page.
page-links-elsewhere = This page’s address works only on this computer. To get links that others can open, open this page at the computer’s address on your network or on the internet.
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
page-invited = You’re invited to a match of { $game }.
page-invited-how = To take your seat, reopen the link that you were sent. This browser must accept cookies.
page-watch-here = Watch the table
page-watch = Matches to watch
page-watch-lead = Anyone may watch these matches. You see what the players have revealed, and no secrets.
page-watch-none = No one is playing a public match right now. When you open a table, you can let others watch.
page-watch-since = Opened { $when }
page-watch-count = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }
page-watch-go = Watch
page-show = Anyone may watch
page-show-note = The match appears under “Matches to watch”. Spectators never see your hand.
page-shown-here = Anyone may watch this match.
page-tables = Open tables
page-tables-lead = Take a free seat at any of these tables. A match starts as soon as every seat is taken.
page-tables-none = There are no open tables right now. Open one yourself: choose a game, leave a seat for another person, and tick “Anyone can join”.
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
page-public = Anyone can join
page-public-note = Your table is listed under “Open tables” until every seat is taken. The match starts only then.
page-gathering = The match starts as soon as every seat is taken.
page-leave = Leave the table
page-leave-note = The match hasn’t started. If you leave now, your seat will be free again.
page-seat-gone = You no longer have a seat at this table, but you can watch.
page-seat-free = This seat is free.
page-waiting-to-sit = Not here yet: { $names }

## At the table

page-table = Table
page-table-of = { $game }: table
page-waiting-for = Waiting for { $names }.
page-thinking = { $name } is thinking…
page-watching = You’re watching.
page-company = The others at the table
page-board = Board
page-here = here
page-away = away
page-has-sat-down = Just sat down: { $names }.
page-has-left = Left the table: { $names }.
page-chat = Chat
page-chat-unread = unread
page-chat-empty = No messages yet.
page-chat-write = Message
page-chat-send = Send
page-chat-now = now
page-chat-watches = watching
page-chat-note-player = All players and spectators at this table can read your messages.
page-chat-note-watcher = Other spectators can read your messages now, but players can read them only after the match.
page-chat-note-over = Everyone can read your messages.
page-chat-off = Turn chat off
page-chat-is-off = You’ve turned chat off. You don’t see messages at any table.
page-chat-on = Turn chat on
page-chat-none = No chat
page-chat-none-note = Players and spectators can’t write messages at this table.
page-chat-more = Report or block: { $name }
page-chat-report = Report to the host
page-chat-reported = Reported to the host.
page-chat-mute = Block { $name }
page-chat-muted = You’ve blocked { $name }. You don’t see their messages at any table.
page-chat-unmute = Unblock
page-block-note = People you block can’t sit down at your open tables or enter your tournaments, and you don’t see their messages.
page-blocked = You’ve blocked { $name }.
page-me-blocked = People you’ve blocked
page-me-blocked-names = These are the names they had when you blocked them.
page-report-name = Report a name
page-programs = Programs at your seat
page-programs-lead = Give a program a token so that it can see your hand and, if you like, act for you. Only you can create tokens for your seat.
page-program-token = Token
page-program-once = Copy the token now: you won’t see it again. Until you revoke it, anyone who has it can do everything you allow here.
page-program-shown = This token has already been shown once and can’t be shown again. If you didn’t save it, revoke it and create another.
page-program-copied = Copied
page-program-copy = Copy token
page-program-watch = can watch
page-program-play = can play
page-program-end = Revoke
page-programs-none = No program has a token for this seat.
page-program-name = Name of the program
page-program-scope = Permission
page-program-make = Create token
page-chat-removed = Removed by the host.
page-notes = Notes
page-notes-lead = Only you can see your notes.
page-notes-shared = Anyone who uses this device can see these notes.
page-notes-none = You haven’t written any notes on this match.
page-notes-moment = Moment { $number }
page-notes-write = Note on moment { $number }
page-notes-keep = Save note
page-notes-remove = Delete note
page-notes-file = Match file with my notes
page-call = Notify me
page-call-lead = Get a notification when there’s something for you to do at the table. You won’t get notifications while you’re looking at the table.
page-call-here = Notifications go to
page-call-by-mail = Email
page-call-by-webhook = Webhook
page-call-by-push = Browser
page-call-unconfirmed = Not confirmed yet: open the link in the email that we sent to this address. Otherwise we’ll delete the address after a day.
page-call-remove = Remove
page-call-push = Notify this browser
page-call-push-note = This browser shows notifications even when no page is open. On an iPhone or iPad, add the page to the home screen first.
page-call-push-refused = Your browser doesn’t allow notifications. Check its settings for this site.
page-call-add = Add address
page-call-mail-note = You’ll get an email with a link. Notifications start once you’ve opened the link and confirmed the address.
page-call-webhook-note = For programs: each notification is posted to the address as JSON, over HTTPS only.
page-call-stored = The server stores the address, your language and your seat until you choose “Remove”. A notification contains only information that you can see at the table, and is deleted once it’s sent.
page-call-confirm-do = Yes, notify me
page-call-stop-do = Stop notifications
page-call-confirmed = The address has been confirmed.
page-call-stopped = The address has been deleted and won’t get any more notifications.
page-call-failing-gone = Not delivered: this address no longer exists.
page-call-failing-refused = Not delivered: the service refuses our notifications. We’ll keep trying.
page-call-failing-late = The last notification couldn’t be delivered.
page-call-failing-push = To fix this, press “Notify this browser” in that browser.
page-call-again-do = Try again
page-push-failing = Notifications no longer reach this browser. Your browser’s push service has stopped delivering them.
page-push-lost = This browser no longer gets notifications, although you turned them on.
page-push-denied = Your browser blocks notifications from this site. Allow them in its settings for this site, then press the button.
page-push-repair = Turn on again
page-call-turn = Your turn: { $game }
page-call-asked = Will you allow an undo? { $game }
page-call-pause = Do you agree to a pause? { $game }
page-call-end = End the match without a result? { $game }
page-call-lent = A computer player is standing in for you: { $game }
page-call-over = The match is over: { $game }
page-call-again = Another match? { $game }
page-call-low = Your time is running out: { $game }
page-call-invited = A friend has a seat for you: { $game }
page-call-late = How do you want to continue? { $game }
page-call-late-choose = You can give more time, let a computer player stand in, or end the match without a result. The match waits until someone chooses.
page-call-left-minutes = { $minutes ->
    [one] You have about a minute left.
   *[other] You have about { $minutes } minutes left.
  }
page-call-left-hours = { $hours ->
    [one] You have about an hour left.
   *[other] You have about { $hours } hours left.
  }
page-call-confirm = Is this your address? { $game }
page-call-confirm-note = Someone entered this address to be notified when it’s their turn in a board game. If that was you, open this link and confirm the address. If not, ignore this email: you won’t get another.
page-call-since = Since your last action:
page-call-open = Go to the table:
page-call-stop = Stop these emails:
page-clocks = Clocks
page-clock-days = { $days } d { $hours } h
page-clock-soon = You have one minute left.
page-late-own = Your time is up. You can still act unless the others decide otherwise.
page-late = { $seat-is ->
    [you] Your time is up.
   *[other] { $seat } is out of time.
  }
page-absent = { $days ->
    [one] { $seat } hasn’t acted for a day.
   *[other] { $seat } hasn’t acted for { $days } days.
  }
page-taken-free = Other seats are still free:
page-taken-full = You can’t take another seat here. You can watch, or join another table.
page-vacant = The player in seat { $number } has left this server for good and can’t come back.
page-link-renewed = The host has made a new link for { $seat }’s seat.
page-link-renewed-own = The host has made a new link for your seat. Older links to it no longer work.
page-late-end-wanted = { $names } would like to end the match without a result.
page-late-ask = What now?
page-late-wait = Give more time
page-late-computer = Let a computer player stand in
page-late-which = Which computer player
page-late-end = End without a result
page-pause-agree = Agree
page-pause-refuse = Refuse
page-pause-ask = Ask for a pause
page-pause-asked = { $seat-is ->
    [you] You’ve asked for a pause.
   *[other] { $seat } would like a pause.
  }
page-pause-on = The match is paused and the clocks are stopped.
page-pause-end = Resume
page-pause-ended = { $seat } has ended the pause.
page-pause-refused = { $seat } doesn’t agree to a pause.
page-pause-withdrawn = { $seat } no longer wants a pause.
page-seat-lent = A computer player is standing in for you.
page-seat-back = Take your seat back
page-ended-without = Ended without a result
page-ended-file = The match file stops here.
page-ended-without-why = A player ran out of time, and the others ended the match.
page-name-computer = { $name } (computer)
page-hand-over = Cover and pass to { $name }
page-hand-over-covered = Pass the device to { $name }
page-take-over = I’m { $name }: show my view
page-cover-note = Make sure that no one else is looking at the screen.
page-choices = Your choices
page-what-happened = What happened
page-nothing-yet = Nothing has happened yet.
page-fair = Verifiably fair
page-commitment = All random draws in this match come from a secret that was fixed when the table opened. At the end, the match file reveals this secret. Its SHA-256 hash: { $hash }
page-fair-more = How to check
page-fair-start = When the table opens, the server fixes a secret and shows its hash. The hash is like a fingerprint: it doesn’t reveal the secret, and no other secret has the same hash.
page-fair-end = After the match, the server shows the secret. If its hash is the one shown at the start, the secret was fixed before the first action and hasn’t changed since.
page-fair-draws = Each random draw is calculated from the secret and the number of the action, so anyone can repeat the calculation. This doesn’t prove that the server chose the secret at random.
page-fair-hash = Hash, shown from the start
page-fair-secret = Secret, shown at the end
page-fair-not-yet = The match isn’t over yet. Save the hash now so that you can compare it after the match.
page-fair-file = Your saved match file (if you choose none, the server’s file is checked):
page-fair-check = Check in this browser
page-fair-right-hash = The secret matches the hash shown at the start.
page-fair-wrong-hash = The secret doesn’t match the hash shown at the start.
page-fair-right-draws = All random draws come from the secret. Random draws checked:
page-fair-wrong-draws = A random draw doesn’t match the secret. See this line of the match file:
page-fair-other = This file is from a different match.
page-fair-verify = Your browser calculates the hash and every random draw itself. It asks the server only how many possible results each random draw had. The following command runs on your own computer, needs no server, and checks the rules as well:
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

page-connection-lost = Connection lost. Reconnecting…
page-connection-resumed = Reconnected.
page-not-loaded = The data couldn’t be loaded. Try again.
page-waiting-one = Your action will be sent once you’re reconnected.
page-waiting-more = Another action is already waiting to be sent. Cancel it first.
page-waiting-sent = The cancelled action may already have been carried out.
page-offline = The server can’t be reached
page-offline-note = Your tables are safe. You can continue as soon as you’re online again.
page-offline-again = Try again
page-unreachable = The server can’t be reached. What you entered is still here. Trying again…
page-reachable = The server is back. Press the button again.

## Undo

page-take-back = Undo
page-take-back-ask = Ask to undo
page-take-back-of = { $action } – you’ve seen something new since, so the others have to agree
page-take-back-free = { $action } – you haven’t seen anything new since, so you can undo it freely
page-take-back-until = You can undo an action until you see something new. After that, the other people at the table have to agree. If all the others are computer players, you can no longer undo it.
page-take-back-asked = { $seat-is ->
    [you] You’ve asked to undo the last action.
   *[other] { $seat } would like to undo the last action.
  }
page-take-back-told = { $seat-is ->
    [you] You’ve asked to undo this: “{ $told }”
   *[other] { $seat } would like to undo this: “{ $told }”
  }
page-take-back-later = { $count ->
    [one] This also undoes { $count } later action.
   *[other] This also undoes { $count } later actions.
  }
page-take-back-done = { $seat } has undone an action.
page-take-back-refused = { $seat } didn’t allow the undo.
page-take-back-withdrawn = { $seat } has withdrawn the undo request.
page-take-back-lapsed = { $seat } has played on, so it’s too late to undo.
page-take-back-agree = Allow undo
page-take-back-refuse = Don’t allow it

## Hints

page-loss-all = any choice on the table
page-loss-many = { $count } of the { $ways } choices on the table
page-hint = Hint
page-hint-ask = What would a strong player consider?
page-hint-thinking = Thinking about a hint…
page-hint-title = A strong player would consider
page-hint-only = Only one action is possible.
page-hint-equal = The suggestions are about equally good.
page-hint-equal-why = Suggestions 1 and 2 are about equally good: on average, both soon lead to { $amounts }.
page-hint-amount = { $amount } { $stake }
page-hint-better = Suggestion 1 seems a little better.
page-hint-clear = Suggestion 1 is clearly better.
page-hint-chance = About { $percent }% chance of winning.
page-play-on-here = Play on from here
page-play-on-from = The match begins as after step { $step } of an earlier one. It doesn’t count for points.
page-play-puzzle = The match begins as in puzzle { $number }. The hidden cards are dealt again. It doesn’t count for points.
page-play-study = The match begins in a position of this study. It doesn’t count for points.
page-play-position = Begin in a position
page-play-position-note = The match then doesn’t count for points.
page-in-position = This match began in a position. Nothing proves that its dice are fair, and it doesn’t count for points.
page-played-on = This match plays on from another one, so its dice have no proof.
page-analysis = Analysis
page-analysis-working = Analysing the match…
page-analysis-failed = This match can’t be analysed at the moment.
page-analysis-how = A strong computer player examined every choice, knowing only what that player could know. All chances are estimates.
page-analysis-whole = Chances of winning, with everything known
page-analysis-known = Chances of winning, by what each player could know
page-analysis-known-short = By what they knew
page-analysis-costly = Costly choices
page-analysis-cost = { $seat-is ->
    [you] You gave away { $percent } points of winning chance
   *[other] { $seat } gave away { $percent } points of winning chance
  }
page-analysis-better = Better:
page-analysis-played = Played:
page-analysis-soon = On average, this soon leads to { $amounts }.
page-analysis-instead = { $best } { $stake } instead of { $played }
page-analysis-theirs = { $seat-is ->
    [you] { $amount } for you
   *[other] { $amount } for { $seat }
  }
page-analysis-none = No choice in this match cost much.
page-analysis-luck = Luck
page-analysis-luck-note = How much the draws changed each player’s chance of winning, from the deal to the end
page-analysis-lucky = { $seat-is ->
    [you] Luck gave you { $percent } points of winning chance
   *[other] Luck gave { $seat } { $percent } points of winning chance
  }
page-analysis-points = { $percent }%
page-analysis-step = Show step { $step }
page-analysis-all = Full analysis
page-analysis-previous = Previous marked moment
page-analysis-next = Next marked moment
page-analysis-on-device = Analysed on your device.
page-analysis-on-server = Analysed on the server.
page-hints-allowed = Hints are allowed at this table: players can ask for one on their turn.
page-hints-allow = Allow hints
page-back-allow = Undo anything
page-back-allow-note = If you play only against computer players, you can undo actions even after you’ve seen something new. The random draws that follow stay the same.
page-hints-allow-note = On their turn, players can ask which actions a strong player would consider. If you play only against computer players, hints are always allowed.

## The end

page-unplayable = This match can’t be played here for now, but it’s still saved. Ask the host of this server about it.
page-over = The match is over.
page-winner = { $seat-is ->
    [you] You have won!
   *[other] { $seat } has won.
  }
page-shared-by = { $names } share the victory.
page-share = { $percent }% of the win
page-again = Play again
page-again-asked = { $seat-is ->
    [you] You’ve opened a table for another match.
   *[other] { $seat } wants to play again.
  }
page-again-join = Join new table
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
page-puzzles-lead = Find the best action in positions from real matches. In each puzzle, one action is clearly better than the rest. You see only what the player saw.
page-puzzles-how = Computer players found these puzzles in long searches and estimated the winning chances.
page-puzzle-number = Puzzle { $number }
page-puzzle-solved = solved
page-puzzle-easy = Easy
page-puzzle-medium = Medium
page-puzzle-hard = Hard
page-puzzle-easy-note = You can find the solution by looking one action ahead.
page-puzzle-medium-note = A quick look can miss the solution.
page-puzzle-hard-note = Even a computer player’s short search misses the solution.
page-puzzle-given = { $grade } · { $count } players
page-puzzle-ask = What’s your move?
page-puzzle-best = You found the best action!
page-puzzle-good = A good action, but not the best
page-puzzle-loses = Not the best action
page-puzzle-yours = “{ $action }” wins { $wins } out of 100 matches, { $lost } fewer than the best action.
page-puzzle-is-best = Best: “{ $action }” wins { $wins } out of 100 matches.
page-puzzle-second = Next best: “{ $action }” wins { $wins } out of 100 matches.
page-puzzle-why = What makes the difference
page-puzzle-why-note = How often each of these events soon follows the best action and the next best action (from at least 40 simulations of each):
page-puzzle-often = best { $best }%, next best { $other }%
page-puzzle-solution = Show the solution
page-puzzle-figures = All actions
page-puzzle-action = Action
page-puzzle-wins = Wins per 100
page-puzzle-next = Next puzzle
page-puzzle-again = Try again
page-daily = Puzzle of the day
page-daily-all = Puzzles of the day
page-daily-lead = One position from each game, the same for everyone. New ones come at midnight in your time zone.
page-daily-done = That’s one of today’s puzzles solved.
page-daily-history = The last seven days
page-daily-history-note = You can still solve these. They count for your rating, but not for your days in a row.
page-streak-days = { $count ->
    [one] You’ve solved a puzzle of the day today.
   *[other] { $count } days in a row with a puzzle of the day solved.
  }
page-streak-longest = { $count ->
    [one] Your longest streak: { $count } day.
   *[other] Your longest streak: { $count } days.
  }
page-streak-puzzles = { $count ->
    [one] { $count } puzzle in a row solved at the first try.
   *[other] { $count } puzzles in a row solved at the first try.
  }
page-streak-puzzles-longest = { $count ->
    [one] Most puzzles in a row at the first try: { $count }.
   *[other] Most puzzles in a row at the first try: { $count }.
  }
page-rating = { $points } ± { $margin }
page-rating-yours = Your rating in these puzzles: { $rating }
page-rating-change = First try: { $change }. Your rating in { $game } puzzles: { $rating }.
page-rating-puzzle = Rating of this puzzle: { $rating }.
page-rating-run = You first met this puzzle in a timed run, so it doesn’t change your rating.
page-rating-how = How puzzle ratings work
page-rating-what = Puzzles have ratings, as players do. When you find the best action at your first try, you win against the puzzle: your rating rises and the puzzle’s falls. Otherwise it’s the other way round. A good action that isn’t the best counts as a draw. Everyone starts at 1500 in each game.
page-rating-margin = “1512 ± 140” means that your strength is between 1372 and 1652, with a probability of 95%. The margin shrinks as you try more puzzles.
page-rating-first = Only your first try at a puzzle counts, so you can repeat puzzles as often as you like. Timed runs don’t change ratings.
page-rating-course = Your rating after each puzzle: now { $rating }. The band shows the margin.
page-puzzle-fitting = A puzzle at my level
page-run = Timed run
page-run-lead = How many puzzles can you solve in { $minutes } minutes? They get harder, and { $mistakes } mistakes end the run. A good action that isn’t the best doesn’t count as a mistake. Runs don’t change your rating.
page-run-start = Start
page-run-score = Solved: { $count } · Mistakes: { $missed } of { $most }
page-run-right = Right!
page-run-good = Good, but not the best
page-run-wrong = Not the best action
page-run-solved = { $count ->
    [one] You solved { $count } puzzle
   *[other] You solved { $count } puzzles
  }
page-run-record = Your best run so far!
page-run-best = { $count ->
    [one] Best run: { $count } puzzle
   *[other] Best run: { $count } puzzles
  }
page-run-look = Open a puzzle to try it again without a clock.
page-run-again = Another run
page-mistakes = Practise your mistakes
page-mistakes-lead = Each of these choices gave away winning chances in one of your finished matches. Find a better one. After you solve it, it comes back after 1, 7 and 30 days.
page-mistake-line = { $percent } points · { $when }
page-mistakes-later = { $count ->
    [one] One solved choice comes back later.
   *[other] { $count } solved choices come back later.
  }
page-mistakes-learned = { $count ->
    [one] You have learned one.
   *[other] You have learned { $count }.
  }
page-mistakes-look = { $count ->
    [one] Analyse another match of yours
   *[other] Analyse { $count } more of your matches
  }
page-mistakes-looking = { $count ->
    [one] Analysing a match…
   *[other] Analysing { $count } matches…
  }
page-mistake-given = From your match { $when }: your choice here gave away { $percent } points of winning chance.
page-mistake-taken = So far:
page-mistake-over = Start over
page-mistake-best = You found the best choice!
page-mistake-good = About as good as the best choice!
page-mistake-loses = This gives away { $percent } points
page-mistake-played = As in the match: this gives away { $percent } points
page-mistake-yours = Your answer:
page-mistake-again = It comes back { $when }.
page-mistake-learned = You solved it four times in a row: you’ve learned it.
page-mistake-next = Next one
page-puzzle-by = suggested by { $name }
page-puzzles-ours = From our matches
page-puzzles-ours-note = Players of this site suggested these positions from their own matches. Long searches have confirmed that one action is clearly best.
page-submission = Suggest this as a puzzle
page-submission-note = The admins choose which positions everyone can solve. The puzzle shows what you saw then, without the players’ names.
page-submission-named = Name me as the player who suggested it
page-submission-send = Send
page-submission-sent = You suggested this as a puzzle. An admin will look at it.
page-submission-accepted = Accepted as a puzzle. Long searches are checking it.
page-submission-confirmed = Everyone can solve this puzzle.
page-submission-unclear = Accepted, but long searches found no action that is clearly best. So it can’t be a puzzle.
page-submission-refused = The admins didn’t choose this position as a puzzle.
page-statistics = Statistics
page-statistics-of = What wins { $game }?
page-statistics-lead = How matches end, which seats win, and which early leads are worth it.
page-statistics-how = Each bar shows a share, the line on it the 95% interval: the true share is probably within it. A wide line means few cases. The dashed mark is an even share.
page-statistics-none = No match has been counted yet.
page-statistics-computer = Computer
page-statistics-site = This site
page-statistics-own = You
page-statistics-of-computer = { $count ->
    [one] One match of computer players of equal strength. { $player }
   *[other] { $count } matches of computer players of equal strength. { $player }
  }
page-statistics-of-site = { $count ->
    [one] One match on this site
   *[other] { $count } matches on this site
  }
page-statistics-of-own = { $count ->
    [one] One match of yours
   *[other] Your latest { $count } matches
  }
page-statistics-figure = { $share } ({ $low } to { $high }) of { $count }
page-statistics-order = Order of turns
page-statistics-order-note = How often each place in the order won
page-statistics-begins = The player who begins
page-statistics-place = Player { $place } in the order
page-statistics-ahead = Being ahead
page-statistics-ahead-note = How often the player won who was the only one ahead, when part of the match’s actions had been taken
page-statistics-most = Most { $stake }
page-statistics-least = Fewest { $stake }
page-statistics-third = After a third
page-statistics-half = After half
page-statistics-two-thirds = After two thirds
page-statistics-openings = First actions
page-statistics-openings-note = How often players won after the most frequent first actions
page-statistics-endings = Endings
page-statistics-endings-note = The share of matches that ended in each way
page-statistics-length = Length
page-statistics-actions = about { $median } actions; 9 in 10 matches have { $low } to { $high }

## Looking back

page-step-through = Step by step
page-zoom-fit = Fit to screen
page-zoom-in = Zoom in
page-look-back = Look back
page-since-turn = Since your last turn
page-since-start = Since the start
page-turn-skip = Skip to your turn
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
page-download-note = Every action and every random draw of the match, to save, replay or verify.
page-open-file = Open a match file
page-open-file-lead = Replay a match from a file, step by step and from each player’s point of view.
page-open-file-which = Match file
page-open-file-note = After a match, you can download its match file at the table. Anyone with the link to the new table can watch the replay too.
page-open-file-go = Replay it
page-read-from-file = This match was loaded from a match file.

## Studies

page-study = Study
page-studies = Studies
page-studies-lead = Step through a match, try other moves for every seat, and write comments, alone or with others. All cards are open.
page-studies-own = Your studies
page-studies-none = You don’t have any studies yet. Start one here, from a finished match, or from a puzzle.
page-study-new = New study
page-study-new-of = New study: { $game }
page-study-open = Study
page-study-title = Title
page-study-position = Position
page-study-position-note = Leave this empty for a new deal. Otherwise write one field per line, as in a match file. Fields that follow from the others can be left out.
page-study-begin = Start the study
page-study-line = Line { $number }:
page-study-acts = { $name } to act
page-study-act-for = Act for { $name }
page-study-beginning = Beginning
page-study-ways = Continuations
page-study-main = main line
page-study-moves = Moves
page-study-comment = Comment
page-study-theirs = Saved by someone else in the meantime:
page-study-comment-save = Save comment
page-study-edit = Edit this position
page-study-promote = Move branch to the front
page-study-delete = Delete from here
page-study-delete-note = { $count ->
    [one] This deletes one position and its comment. You can’t undo it.
   *[other] This deletes { $count } positions and their comments. You can’t undo it.
  }
page-study-roll = Roll the dice again
page-study-share = Share and settings
page-study-read-link = Link for reading
page-study-read-note = Anyone with this link can step through the study.
page-study-edit-link = Link for editing
page-study-edit-note = Anyone with this link can change the study.
page-study-edit-new = Create a new link for editing
page-study-edit-new-note = The old link stops working.
page-study-file = Match file with variations
page-study-as-text = Position as text
page-study-remove = Delete study
page-study-remove-note = This deletes the study for everyone. You can’t undo it.
page-study-title-save = Save title
page-study-reading = You’re looking at this study. To change it, you need its link for editing.

## Other parts of pages

page-computer-name = Computer
page-guest = Guest
page-look-again = Review
page-play-on = Continue
page-contents = Contents
page-to-table = Go to the table
page-sits-here = This seat is taken.
page-sitting-here = Here already: { $names }.
page-take-seat = Take this seat
page-take-seat-lead = This link belongs to { $name }. Anyone who uses it plays in this seat.
page-take-seat-instead = This browser already has another seat at this table. If you take this one, you’ll lose the other.
page-link-own-title = Link to your own seat
page-link-own-note = For you only: open it to continue on another device.
page-seen-by-whom = View as
page-step-go = Go
page-touch-hold = Touch and hold
page-touch-hold-for = Explain an item
page-touch-spread = Spread two fingers
page-touch-spread-for = Zoom in
page-touch-twice = Double-tap a free spot
page-touch-twice-for = Zoom in there, or show the whole board again
page-key-arrows = Move between items, or step through a replay
page-key-enter = Select the item
page-key-numbers = Choose the answer with that number, or the suggestion if a hint is shown
page-key-pause = Pause others’ actions
page-key-skip = Skip others’ actions
page-key-look-back = Look back, or return to the match
page-key-tale = Show what happened
page-key-explain = Explain items: arrows move, Esc stops
page-key-help = Show this list

## In the terminal

term-number = Number or action:
term-help = Type the number or the words of an action to take it. undo: undo your choice. hint: show strong actions. rules: guide, glossary and rules; rules R2.3 or rules WORD: look one up. tale: what happened. help: this text. quit: leave.
term-keys = 1 … z choose · h hint · r rules · u undo · t tale · PgUp/Dn scroll · q quit
term-rules-keys = Enter look up · ↑↓ PgUp/Dn scroll · Esc back
term-nothing-to-undo = There’s nothing to undo.
term-undone = Undone.
term-instead = { $count ->
    [1] Type 1 or the words “{ $words }”: { $label }
   *[other] Type a number from 1 to { $count }, or the words of an action, for example { $number } or “{ $words }”: { $label }
  }
term-bye = Goodbye!
term-puzzle-prompt = Type the number or the words of an action. next: next puzzle. quit: leave.
term-rules = Type an entry from this list, a rule number like R2.3, or words to search for. Example: { $example }
term-help-title = Help

## The host’s words, and the admin pages

page-imprint = Imprint
page-privacy = Privacy
page-announced-down-back = Maintenance: { $from } – { $until }.
page-announced-down = Maintenance from { $from }.
page-announced-back = Back online: { $until }.
page-announced-safe = Everything is saved, and your matches continue afterwards.
page-admin = Administration
page-admin-status = Status
page-admin-guests = Guests
page-admin-tables = Tables
page-admin-reports = Reports
page-admin-submissions = Suggested puzzles
page-admin-no-submissions = No suggestions are waiting.
page-admin-position = Position
page-admin-accept = Accept
page-admin-refuse = Refuse
page-admin-accepted = Accepted
page-admin-take-off = Remove
page-admin-announcements = Announcements
page-admin-site = Site
page-admin-become = Become an admin
page-admin-become-lead = As an admin, you manage guests, tables, reports and announcements, on all your devices. You can’t see hidden hands.
page-admin-become-known = You’re { $name } in this browser.
page-admin-become-new = You’re not a guest in this browser yet: choose a name to become one. If you have a sign-in name, sign in first and then open the link again.
page-admin-version = Version
page-admin-backup = Last backup
page-admin-backup-none = unknown
page-admin-database = Database
page-admin-size = { $kind }, { $size } MB, schema { $schema }
page-admin-tables-count = { $count } ({ $running } running, { $archived } archived)
page-admin-guests-count = { $count } ({ $accounts } with a sign-in name, { $visitors } here in the past two days)
page-admin-waiting = Queued notifications
page-admin-process = Server process { $number }
page-admin-started = Started
page-admin-memory = Memory
page-admin-pace = Actions per second, past minute
page-admin-open-pages = Open table pages
page-admin-cached = Tables in memory
page-admin-thinking = Computer players
page-admin-thoughts = { $running } thinking, { $waiting } waiting
page-admin-failures = Database errors
page-admin-metrics = If several processes serve this site, these figures are for one of them. With the option --metrics, each process publishes its own.
page-admin-find = Part of a name, or an ID
page-admin-search = Search
page-admin-seen = last seen
page-admin-since = guest since
page-admin-seats = { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }
page-admin-nobody = No guests found.
page-admin-tag-banned = banned
page-admin-tag-deactivated = deactivated
page-admin-tag-admin = admin
page-admin-id = ID
page-admin-name = Name
page-admin-rename = Rename
page-admin-rename-note = The new name replaces the old one at all tables, in chats and in tournaments.
page-admin-access = Access
page-admin-ban = Ban
page-admin-unban = Lift the ban
page-admin-ban-note = A banned guest can’t open tables, sit down, chat or enter tournaments, but can finish their matches.
page-admin-deactivate = Deactivate
page-admin-activate = Reactivate
page-admin-deactivate-note = A deactivated guest is signed out on all devices and can’t sign in. Their data stays.
page-admin-delete = Delete…
page-admin-delete-guest = Delete guest
page-admin-delete-guest-note = This removes the name { $name } everywhere, with the guest’s messages, notes, devices and sign-in name. You can’t undo this.
page-admin-running-only = Running matches only
page-admin-over-too = Include finished matches
page-admin-no-tables = No tables.
page-admin-state = State
page-admin-state-gathers = waiting for players
page-admin-state-runs = running
page-admin-state-paused = paused
page-admin-state-over = over
page-admin-state-ended = ended without a result
page-admin-state-unreadable = unreadable by this version
page-admin-opened = Opened
page-admin-latest = Last change
page-admin-to-act = must act
page-admin-end = Close or delete
page-admin-close = End without a result
page-admin-close-note = The match ends without a result for everyone at the table. As after any match, all hands become visible.
page-admin-delete-table = Delete table
page-admin-delete-table-note = This deletes the table with its match, chat and notes, and removes it from the players’ results. You can’t undo this.
page-admin-table = table
page-admin-no-reports = No open reports.
page-admin-reported-name = name, reported by { $reporter }
page-admin-reported-message = message, reported by { $reporter }
page-admin-removed = (removed)
page-admin-remove-message = Remove message
page-admin-settle = Close report
page-admin-announce-lead = Announcements appear on every page. Visitors see the standard wording in their own language, and all times in their own time zone.
page-admin-shown = shown now
page-admin-not-shown = not shown now
page-admin-withdraw = Remove
page-admin-announce-new = New announcement
page-admin-announce-text = Your own words
page-admin-announce-text-note = Optional if you give a time. Your words aren’t translated.
page-admin-down-at = Server down at
page-admin-back-at = Server back at
page-admin-shown-from = Show from
page-admin-shown-until = Show until
page-admin-announce-times = All times are optional. If you leave out “Show from” and “Show until”, the announcement is shown from now until the server is back or, without any times, until you remove it.
page-admin-utc = Times are in UTC.
page-admin-announce = Announce
page-admin-site-lead = As the host, you write these texts yourself. Every page has links to the imprint and the privacy page at the bottom.
page-admin-every-language = All languages
page-admin-site-name = Name of the site
page-admin-site-note = Plain text: blank lines separate paragraphs, a line that begins with # is a heading, and web addresses become links. If a language has no text, its pages show the text for all languages.
page-admin-save = Save
page-private = This site is private
page-private-lead = To get in, you need an invitation from the host.
page-private-lead-password = Enter the site’s password, or open an invitation from the host.
page-private-seat = A link to a seat, from a friend who plays here, lets you in too.
page-private-password = Password of the site
page-private-enter = Enter
page-private-known = Do you already have a sign-in name here?
page-admin-private = Private site
page-admin-private-lead = Visitors to a private site see only a page that asks for an invitation or the site’s password. Guests who already play here stay in.
page-admin-private-on = This site is private.
page-admin-private-off = This site is open to everyone.
page-admin-private-make = Make the site private
page-admin-private-open = Open the site to everyone
page-admin-private-invitation = Invitation
page-admin-private-invitation-note = Anyone who opens this link gets in. It works until you make a new one or change the password.
page-admin-private-renew = Make a new invitation
page-admin-private-renew-note = The old link stops working, and anyone who came in by it or by the password needs the new one. Guests stay in.
page-admin-private-set = A password is set.
page-admin-private-none = No password is set, so visitors need an invitation.
page-admin-private-save = Set password
page-admin-private-remove = Remove password
page-mail-add = Add an email address
page-mail-change = Change the email address
page-mail-why = If you forget your password, we can send you a link for a new one. The address isn’t used for anything else.
page-mail-is = Links are sent to { $address }.
page-mail-wanted = We’ve written to { $address }. Open the link in that message within a day to confirm the address.
page-mail-address = Email address
page-mail-confirm-send = Send confirmation
page-mail-remove = Remove the address
page-mail-confirm = Confirm your email address
page-mail-confirm-lead = Links for a new password of “{ $login }” will go to { $address }.
page-mail-confirm-do = Confirm address
page-mail-confirmed = Your email address is confirmed
page-mail-confirmed-lead = If you forget your password, you can get a link for a new one under “Sign in”.
page-mail-ask = Get a link by email
page-mail-ask-lead = If your account has an email address, we’ll send you a link to choose a new password.
page-mail-login = Sign-in name or email address
page-mail-send = Send link
page-mail-code = Use a recovery code instead
page-mail-sent = Check your email
page-mail-sent-lead = If there’s an account with this name or address, and its address is confirmed, a link is on its way. It works once, within an hour.
page-mail-confirm-subject = Confirm your email address
page-mail-confirm-why = Someone, probably you, entered this address for the account “{ $login }” at { $site }. If it wasn’t you, ignore this message.
page-mail-confirm-opens = Open this link within a day to confirm the address:
page-mail-reset-subject = New password for “{ $login }”
page-mail-reset-why = Someone, probably you, asked for a new password at { $site }. If it wasn’t you, ignore this message: your password stays as it is.
page-mail-reset-opens = Choose a new password with this link, which works once, within an hour:
page-oidc = Sign in with { $name }
page-oidc-lead = You can also get back to your tables with your account at { $name }, on any device.
page-oidc-add = Connect { $name }
page-oidc-sign-in = Sign in with { $name }
page-oidc-go = Go to { $name }
page-oidc-on = Continue
page-oidc-guest = Guest

## Refusals: one sentence for each code; $text is the refused input, $hint a valid one

error-analysis-findings = Your device sent an analysis that doesn’t fit this match. Reload the page.
error-admin-link = This link has already been used, or it’s older than an hour. Make a new one on the server.
error-guest-deactivated = You can’t sign in: the host of this server has deactivated this guest.
error-command-time = “{ $text }” isn’t a valid time.
error-site-invitation = This invitation no longer works. Ask the host for a new one.
error-site-password = This isn’t the site’s password.
error-site-private = This site is private. Sign in, or ask the host for an invitation.
error-account-mail-off = This server doesn’t send email.
error-oidc-exists = This account is already connected to another guest here.
error-oidc-off = This server has no such way to sign in.
error-oidc-refused = The other service didn’t confirm who you are. Try again.
error-oidc-unavailable = The other service doesn’t answer. Try again later, or sign in another way.
error-site-text = This text is too long: use at most { $limit } characters.
error-site-no-announcement = There’s no announcement with the number { $text }.
error-site-announcement = { $case ->
    [empty] Enter a text or a time for the announcement.
    [long] “{ $text }” is too long for an announcement. Shorten it.
    [order] The server can’t be back before it goes down. Choose a later time.
   *[over] This announcement would never be shown. Choose an end in the future, after the beginning.
  }
error-table-tournament = This table belongs to a tournament, so you can’t delete it. You can end its match.
error-account-exists = You already have a sign-in name in this browser.
error-account-code = The sign-in name or the recovery code is wrong.
error-account-link = This link has already been used, or it’s too old. Ask for another.
error-account-unknown = The sign-in name “{ $text }” doesn’t exist.
error-passkey-exists = This passkey has already been added.
error-passkey-most = You can’t have more than { $limit } passkeys. Remove one first.
error-passkey-off = This server doesn’t use passkeys.
error-passkey-refused = This server doesn’t recognise this passkey.
error-passkey-stale = That took too long. Try again.
error-server-oidc = This server can’t offer OpenID Connect with these settings.
error-server-passkeys = This server can’t offer passkeys with these settings.
error-account-name = This sign-in name can’t be used. Choose one with 3 to { $limit } visible characters.
error-account-none = Choose a sign-in name first. Without one, you couldn’t come back.
error-account-password = Choose a password with { $limit } to 200 characters.
error-account-taken = The sign-in name “{ $text }” is already taken. Choose another one.
error-account-tries = Too many attempts. Wait a few minutes.
error-account-wrong = The sign-in name or the password is wrong.
error-backup-database = There’s no database to copy at “{ $text }”.
error-backup-exists = “{ $text }” already exists. Choose a new file for the backup.
error-backup-failed = “{ $text }” couldn’t be copied.
error-backup-postgresql = Back up PostgreSQL with its own tool, pg_dump.
error-board-bridges = There’s a mistake in the dotted lines on the board: { $text }.
error-board-covers = There’s a mistake in the hexes that are covered at the start: { $text }.
error-board-districts = The board must have five districts separated by water: { $text }.
error-board-size = The board is too large or its hexes overlap: { $text }.
error-board-touches = A space on the track touches the wrong number of districts: { $text }.
error-board-track = There’s a mistake in the board’s track: { $text }.
error-board-unreadable = “{ $text }” can’t be read as a board.
error-guest-link = This link has already been used, or it’s more than ten minutes old. Create a new one.
error-chat-off = This table has no chat.
error-chat-text = This message can’t be sent. Use 1 to { $limit } visible characters.
error-chat-too-fast = You’re writing too fast. Wait a moment, then send it again.
error-chat-full = The chat at this table is full: it holds at most { $limit } messages.
error-chat-message = There’s no such message at this table.
error-chat-report = There’s no report with the number { $text }.
error-note-text = This note can’t be saved. Use 1 to { $limit } visible characters.
error-note-full = You can’t save more than { $limit } notes on this match. Delete one first.
error-study-comment = This comment is too long. Use at most { $limit } characters.
error-study-enough = You can’t have more than { $limit } studies. Delete one first.
error-friend-link = This link has been replaced, or it’s too old. Ask your friend for a new one.
error-friend-none = This person is no longer your friend.
error-friend-too-many = You can’t have more than { $limit } friends and requests.
error-club-enough = You can’t be in more than { $limit } clubs.
error-club-full = This club already has { $limit } members.
error-club-link = This link to join has been replaced. Ask for a new one.
error-club-not-yours = Only people who lead the club can do this.
error-club-unknown = There is no such club. It may have been dissolved.
error-study-not-yours = You can look at this study, but only people with the link for editing can change it, and only its owner can delete it.
error-study-title = This title can’t be saved. Use at most { $limit } visible characters.
error-study-unknown = This study doesn’t exist, or it has been deleted.
error-study-full = This study is full: branches are nested too deeply, or there are too many positions or comments. The limit is { $limit }.
error-study-position = This position is no longer in the study.
error-study-stale = { $case ->
    [comment] Someone else has changed this comment in the meantime. Nothing was saved yet. Compare both versions, then save again.
   *[branch] Someone else has changed this branch in the meantime. Nothing was deleted. Take a look before you delete it.
  }
error-mistake-unknown = You have no choice to practise here. Your puzzles page lists those you have.
error-submission-full = Too many suggestions are waiting for the admins. Try again in a few days.
error-run-unknown = You have no such timed run.
error-submission-unknown = There is no such suggested puzzle.
error-statistics-format = This file does not contain statistics.
error-tournament-unknown = This tournament doesn’t exist.
error-tournament-entrant = This tournament has no player with that number.
error-tournament-not-yours = Only the player who created the tournament can do this.
error-tournament-begun = The tournament has started. No one else can enter.
error-tournament-declined = You can’t enter this tournament. Choose another one.
error-tournament-full = The tournament is full: at most { $limit } people can enter.
error-tournament-few = There aren’t enough players yet: you need at least { $limit }.
error-tournament-over = There are no rounds left.
error-tournament-next = Rounds start one after another: the next one is round { $limit }.
error-tournament-rounds = A tournament must have 1 to { $limit } rounds.
error-tournament-busy = Others are changing this tournament right now. Try again in a moment.
error-tournament-uneven = To play the same deal at every table, you need at least two tables, with exactly { $limit } players at each.
error-tournament-system = There’s no such tournament format.
error-tournament-played = You can’t end this match yet: a player at this table still has time to act.
error-tournament-own = It’s your turn at this table. Act first, or decide with the others how to continue.
error-table-sealed = Others are still playing the same deal. You can look here once they’ve all finished.
error-guest-unknown = Only guests can do this: become a guest first.
error-guest-barred = The host of this server has banned you. You can still finish the matches that you’re playing.
error-guest-none = There’s no guest with the ID { $text }.
error-deal-both = You can’t add these seats yet: you’d have seats at two tables with the same deal. Wait until all tables with that deal have finished.
error-time-unreadable = “{ $text }” isn’t a valid time limit.
error-time-not-up = You can’t choose how to continue yet: this player still has time.
error-time-own = You can’t choose this yourself: when your time is up, the others decide how to continue.
error-call-address = Notifications can’t be sent to this address.
error-call-private = { $case ->
    [number] “{ $text }” is an address in a private network. This server sends notifications only to addresses on the internet.
   *[name] “{ $text }” doesn’t lead to an address on the internet: the name is unknown, or it belongs to a private network.
  }
error-call-channel = This server can’t send that kind of notification.
error-call-link = This link no longer works, because the address has been deleted.
error-call-too-many = You can’t add more addresses. Remove one first.
error-seat-lent = A computer player is standing in for you. Take your seat back first.
error-seat-not-lent = No computer player is standing in at this seat.
error-pause-no-clock = This table has no clocks, so there’s nothing to pause.
error-pause-on = The match is paused. Any player can end the pause.
error-pause-asked = A player has already asked for a pause.
error-pause-not-asked = No one has asked you for a pause.
error-pause-not-on = The match isn’t paused.
error-pause-wish = “{ $text }” isn’t a pause command.
error-time-range = The time limit “{ $text }” is too short or too long.
error-time-zone = There’s no time zone called “{ $text }”. Choose another one.
error-title = That didn’t work
error-hint = Expected: { $hint }
error-back = Go back
error-action-illegal = The rules don’t allow “{ $text }” now.
error-action-list = A list must contain 1 to { $limit } actions, not { $text }.
error-action-unreadable = “{ $text }” isn’t an action of this game.
error-arena-question = The arena can’t answer the question about “{ $text }”: the share of the win or the error rate is impossible.
error-code-folder = Compiled code can’t be stored in “{ $text }”. Set SERENISSIMA_CACHE to another folder.
error-command-browser = “{ $text }” isn’t available in the browser.
error-command-file = This file can’t be read: { $text }.
error-command-output = The output can’t be written.
error-command-key = The key of this command is too long or too easy to guess.
error-command-key-used = Another command has already used this key.
error-database-missing = There’s no database at “{ $text }”.
error-database-newer = A newer version of Serenissima has changed this database. Start that version, or restore a backup from before the change.
error-database-older = This database is from an older version of Serenissima.
error-database-unavailable = This couldn’t be saved just now. Try again.
error-database-url = “{ $text }” isn’t a database that this server can use.
error-decision-stale = The match has moved on: your choice came too late.
error-entry-unreadable = The log of this table contains an entry that this version of Serenissima can’t read. The match is safe: a version of Serenissima that can read the entry can still show and continue it. Please tell the host of this server.
error-game-own = The game “{ $text }” can’t be sent to another process: define it as GAME in a module, or use only one process.
error-game-unknown = There’s no game called “{ $text }”.
error-hint-not-allowed = Hints aren’t allowed at this table.
error-language-unknown = “{ $text }” isn’t one of the available languages.
error-live-handshake = This request can’t open a connection for live updates.
error-live-message = This message isn’t valid on a connection for live updates.
error-match-answers = A random draw can’t have this result.
error-match-format = This is not a match file.
error-match-line = A line of the match file can’t be read: “{ $text }”.
error-match-not-your-turn = It’s another player’s turn.
error-match-nothing-to-undo = There’s nothing to undo.
error-table-lesson-changed = The lesson has changed since you started it. Start it again.
error-lesson-line = A line of the lesson can’t be read: “{ $text }”.
error-lesson-none = This table is for a match, not a lesson.
error-lesson-other = In this lesson, please choose a marked action. In a match you could do this as well.
error-lesson-over = The lesson has ended.
error-lesson-unknown = There’s no lesson called “{ $text }”.
error-match-over = The match is over.
error-match-result = The match file contains a result that doesn’t follow from its actions: “{ $text }”.
error-match-rules-version = This match was played under another version of the rules ({ $text }).
error-match-seat = There’s no seat { $text }.
error-match-seats = You can’t play this game with { $text } players.
error-match-step = The match has no step { $text }.
error-matches-other = “{ $text }” was started with different settings. Choose another folder.
error-matches-plan = “{ $text }” isn’t a valid plan for a match folder. Choose another folder.
error-matches-running = Another process is writing to “{ $text }”.
error-matches-size = “{ $text }” isn’t a valid number of matches to write at a time. It must be at least 1.
error-mcp-address = “{ $text }” isn’t the address of a server.
error-mcp-link = “{ $text }” isn’t the link to a seat.
error-mcp-missing = The package mcp isn’t installed.
error-mcp-no-seat = You’re not at a table yet: open one, or join one with a link.
error-mcp-server = No Serenissima server answers at “{ $text }”.
error-option-name = There’s no option called “{ $text }”.
error-option-reserved = An option can’t be called “{ $text }”: this name is reserved in functions that take options.
error-option-retired = The option “{ $text }” is no longer offered; only older matches have it.
error-option-text = “{ $text }” doesn’t set an option.
error-option-value = “{ $text }” isn’t a valid value for this option.
error-page-outdated = The site has been updated. Reload this page to use the new version.
error-page-unknown = This page doesn’t exist.
error-picture-theme = There’s no theme called “{ $text }”.
error-redeal-seat = Spectators can’t deal again. Only players with a seat can do that.
error-view-unknown = “{ $text }” isn’t a view of a match.
error-player-network = There’s no network for the game “{ $text }”, so this computer player can’t play it.
error-player-own = The player “{ $text }” can’t be sent to another process: define its class in a module, or use only one process.
error-player-setting = “{ $text }” isn’t a valid setting for this computer player.
error-player-slow = “{ $text }” may think for longer than this server allows.
error-player-unknown = There’s no computer player called “{ $text }”.
error-playouts-matches = Choose at least one match.
error-playouts-threads = Choose at least one thread.
error-position-contradiction = This position contradicts itself.
error-position-field = Positions have no field “{ $text }”.
error-position-index = There’s no such entry in the position: “{ $text }”.
error-position-many = A match can have at most { $limit } possible starting positions, not { $text }.
error-position-not-conserved = The pieces in this position don’t add up.
error-position-range = A value in this position is out of range: { $text }.
error-position-seat = This position refers to a seat that isn’t in play: { $text }.
error-position-seats = This is a position for { $limit } players. Choose that number instead of { $text }.
error-position-value = A value in this position isn’t allowed: “{ $text }”.
error-position-waits = In this position, the wrong seats are waiting to act: { $text }.
error-proof-commitment = The secret of the random draws doesn’t match the hash published at the start.
error-proof-draw = A random draw in this file doesn’t match the secret.
error-proof-missing = This file doesn’t contain a proof of its random draws.
error-proof-position = A match that starts from a given position can’t have verifiably fair random draws.
error-ray-address = “{ $text }” isn’t the address of a Ray cluster.
error-ray-missing = Ray isn’t installed here.
error-ray-unreachable = The Ray cluster at { $text } can’t be used.
error-research-missing = This needs a package that isn’t installed here: { $text }.
error-reset-option = reset has no option “{ $text }”: the only one is position.
error-reset-over = In this position the match is already over, so no one could act.
error-puzzle-action = You can’t play “{ $text }” in this puzzle.
error-puzzle-format = This file doesn’t contain puzzles.
error-puzzle-none = There are no puzzles for “{ $text }”.
error-puzzle-number = There’s no puzzle { $text }.
error-puzzle-told = A puzzle refers to an event that doesn’t exist in the game: “{ $text }”.
error-ray-nobody = No machine in the cluster is available to compute moves.
error-request-charset = This form isn’t encoded as UTF-8.
error-request-malformed = This request can’t be read.
error-request-framed = This site can’t be shown inside another page.
error-request-host = “{ $text }” isn’t an address of this server. Use the server’s own address.
error-request-method = This page doesn’t accept requests of this kind.
error-request-cookies = Your browser sent no cookies, so your seat and your name would be lost at once. Allow cookies for this site, then try again.
error-request-origin = This request came from another site and was refused.
error-request-slow = Your request didn’t arrive in time. Try again.
error-request-too-large = This request is larger than the server accepts.
error-request-too-many = There have been too many requests from your network. Wait a moment, then try again.
error-restore-damaged = “{ $text }” isn’t a complete database of tables.
error-restore-failed = “{ $text }” couldn’t be restored.
error-restore-file = There’s no backup at “{ $text }”.
error-restore-in-use = A server is using “{ $text }”. Stop all servers first.
error-restore-loses = “{ $text }” contains data that isn’t in the backup. To restore anyway, use --replace: the current database is then saved under another name.
error-restore-postgresql = Restore PostgreSQL with its own tool, pg_restore.
error-restore-version = A newer version of Serenissima wrote “{ $text }”. Restore it with that version.
error-rules-unknown = No rule has this number or these words: “{ $text }”.
error-seat-handed-over = You’ve handed the device over, so this page belongs to another player. Reload it.
error-seat-invitation = This link isn’t an invitation to a seat at this table.
error-seat-name = { $case ->
    [empty] Type a name of at most { $limit } characters.
    [long] “{ $text }” is too long for a name: use at most { $limit } characters.
    [hidden] This name contains characters that are invisible or change the text direction. Type it again, using only letters, digits and ordinary punctuation.
    [bare] “{ $text }” has neither a letter nor a digit. A name needs at least one.
    [marks] “{ $text }” has too many accents on one letter: use at most two.
    [computer] Only computer players are called “{ $text }”. Choose another name.
   *[taken] Someone at the table is already called “{ $text }” or something very similar. Choose another name, or add something to it.
  }
error-seat-not-yours = This link doesn’t belong to any seat at this table.
error-seat-nobody = No person sits in that seat, so there’s no link to replace.
error-seat-taken = Someone else already has this seat.
error-seat-changed = Someone else sits there now. Look again before you report or block anyone.
error-seat-declined = You can’t sit down at this table. Choose another one.
error-seat-no-guest = You can’t block this player. They aren’t a guest: only the link to their seat identifies them.
error-seats-text = “{ $text }” doesn’t describe who sits where.
error-server-address = The server can’t listen at { $text }.
error-server-calls = “{ $text }” can’t be used to send notifications.
error-server-draining = The server is about to stop.
error-server-fault = Something went wrong on the server. Everything saved before that is safe.
error-server-full = The server is full right now. Try again in a moment.
error-server-metrics = Metrics can’t be published at “{ $text }”.
error-server-proxy = “{ $text }” isn’t the address of a proxy.
error-server-public = “{ $text }” isn’t the address of a website.
error-server-root-path = Pages can’t be served below “{ $text }”.
error-server-storage-full = This server’s storage of { $limit } MB is full, so you can’t open a new table. You can still play at existing ones.
error-server-tables-full = This server already has { $limit } tables, as many as its host allows. You can still play at existing ones.
error-split-least = This split has too few of one kind: { $text }.
error-split-numbers = “{ $text }” isn’t a split: give one number for each kind, separated by hyphens.
error-split-whole = The numbers of the split don’t add up to the right total: { $text }.
error-table-begun = The match has started, so you can no longer leave.
error-table-busy = This table is too busy right now. Try again.
error-table-crowded = This table has too many spectators right now. Try again later.
error-table-enough-open = Too many open tables from your network are waiting for players (the limit is { $limit }). Invite people with a link, or wait until a table is full.
error-table-gathering = The match starts only when every seat is taken.
error-table-not-over = You can do that only after the match.
error-table-plan = The seats can’t be filled like this: “{ $text }”.
error-table-private = You can join this table only by invitation.
error-table-rematch = There’s already a table for another match.
error-table-rules-version = This table was opened under version { $text } of the rules, which this version of Serenissima can’t play. The match is safe: a version of Serenissima that has these rules can still show and continue it. Please tell the host of this server.
error-table-seated-twice = You can take only one seat. For others on this device, choose “Someone here”.
error-table-seat = There’s no seat { $text } at this table.
error-table-step = The match has no step { $text }.
error-table-unknown = This table doesn’t exist.
error-token-scope = This token only allows watching.
error-token-scope-unknown = “{ $text }” isn’t a permission for a token: use watch or play.
error-token-too-many = This seat has too many tokens. Revoke one first.
error-token-unknown = This seat has no such token.
error-training-other = This folder has another run: { $text }.
error-training-torch = Training needs a package that isn’t installed here: { $text }.
error-undo-asked = A player has already asked for an undo.
error-undo-not-asked = You haven’t been asked to allow an undo.
error-undo-lesson = You can’t undo in a lesson, but you can start it again.
error-undo-revealed = You’ve seen something new since then, so you can’t undo this. To allow it, choose “Undo anything” when you open a table against computer players only.
error-undo-nothing = There’s nothing that you can undo.
error-vector-actions = Enter one action for each match.
error-vector-device = No GPU is available here.
error-vector-device-name = There’s no such device: { $text }.
error-vector-illegal = An action isn’t legal in its match, so no action was taken.
error-vector-row = There’s no row { $text }.
error-vector-rows = Choose at least one row.
error-vector-saved = These rows don’t fit into this batch.
error-vector-steps = Choose at least one step.
error-vector-threads = Choose at least one thread.

## Computer players

level-hasty = hasty
level-hasty-note = Considers only a few of its actions, and overlooks the others. Good for a first match.
level-gentle = gentle
level-gentle-note = Overlooks less than the hasty player, but hardly looks ahead.
level-steady = steady
level-steady-note = Wins noticeably more often than the gentle player.
level-strong = strong
level-strong-note = Wins noticeably more often than the levels below it.
level-master = master
level-master-note = The strongest player of the game, and the hardest to beat.
page-computer-player = Computer player
page-rating-of-level = Rating { $points }.
page-rating-about = Rating { $points } ± { $margin }.
page-rating-by-seats = Rating by number of players: { $figures }.
page-suggested = Suggested for you: { $name }
page-suggested-first = A good opponent for a first match.
page-suggested-lesson = You’ve finished the lesson, so you can skip the easiest opponent.
page-suggested-results = Going by your latest { $count ->
        [one] match
       *[other] { $count } matches
    } against computer players, you would win { $percent }% of the time.
page-suggested-choose = Choose { $name }
player-person = Person
player-uniform = plays at random
player-uniform-note = Chooses any legal action at random.
player-hasty = in a hurry
player-hasty-note = Considers only a few of its actions, and overlooks the others.
player-greedy = beginner, plays what looks best
player-greedy-note = Chooses the action that looks best right now.
player-ismcts = thinks ahead
player-ismcts-note = Guesses the hidden information and plays the match on from there, again and again.
player-neural = plays by experience
player-neural-note = Learned by playing against itself, and looks ahead from the choices it likes best.
player-budget-playouts = { $count ->
    [one] { $count } simulation per action
   *[other] { $count } simulations per action
  }
player-budget-considered = { $count ->
    [one] considers one action
   *[other] considers { $count } actions
  }
player-budget-seconds = { $seconds } s per turn
