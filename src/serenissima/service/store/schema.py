"""The tables of the database; `migrations` contains their migrations."""

import sqlalchemy as sa

METADATA = sa.MetaData()
REVISION = "0036"  # of the newest migration
LONGEST_ID = 40  # characters of a table's id

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(LONGEST_ID), primary_key=True),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("secret", sa.String(80), nullable=False),  # never shown before the end
    # Whether anyone may take one of its seats: `Scoresheet.gathering`.
    sa.Column("listed", sa.Boolean, nullable=False, default=False),
    sa.Column("opened_at", sa.Float, nullable=False),  # seconds since 1970
    sa.Column("finished_at", sa.Float),
    # The log's length when it was last archived: it is archived while it has no more entries.
    sa.Column("archived", sa.Integer),
    # Whether the statistics of the game have counted its match, or can't.
    sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()),
)
UNCOUNTED = sa.and_(TABLES.c.finished_at.is_not(None), TABLES.c.counted.is_(False))
sa.Index(
    "uncounted_tables", TABLES.c.finished_at, sqlite_where=UNCOUNTED, postgresql_where=UNCOUNTED
)
LISTED = TABLES.c.listed.is_(True)
sa.Index("open_tables", TABLES.c.opened_at, sqlite_where=LISTED, postgresql_where=LISTED)

ENTRIES = sa.Table(
    "events",  # the name in the first version
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    # The command's key and hash, stored only with its first entry.
    sa.Column("key", sa.String(64)),
    sa.Column("command", sa.String(64)),
    # How many entries up to here spectators, then each seat, missed, separated by spaces; stored
    # only with the last entry of a command, and by no older version.
    sa.Column("missed", sa.Text),
    sa.UniqueConstraint("table_id", "key", name="one_command_a_key"),
)

GUESTS = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.String(LONGEST_ID), primary_key=True),  # never shown
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("since", sa.Float, nullable=False),  # seconds since 1970
    # In lists of a game's best players.
    sa.Column("shown", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column(
        "barred", sa.Boolean, nullable=False, server_default=sa.false()
    ),  # banned by the host
    # By the host: signed out, and no way back in until the host lifts it.
    sa.Column("deactivated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column(
        "admin", sa.Boolean, nullable=False, server_default=sa.false()
    ),  # may open the admin pages
)

ADMIN_LINKS = sa.Table(
    "admin_links",  # of the host: the guest who opens one becomes an admin; each works once
    METADATA,
    sa.Column("secret", sa.String(64), primary_key=True),  # its hash
    sa.Column("until", sa.Float, nullable=False),
)

DEVICES = sa.Table(
    "devices",
    METADATA,
    sa.Column("id", sa.String(LONGEST_ID), primary_key=True),  # the first half of its cookie
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("secret", sa.String(64), nullable=False),  # the hash of the second half
    sa.Column("label", sa.String(80), nullable=False),  # the browser's own name
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),  # to the day
)

SEATS = sa.Table(
    "seats",  # those that guests hold; others are known only by their tokens
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("sitting", sa.String(64), nullable=False),  # the key of the entry `joined`
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("put_away", sa.Boolean, nullable=False, default=False),  # is no longer listed
    # Whether an analysis of its match has looked for the guest's mistakes.
    sa.Column("analysed", sa.Boolean, nullable=False, server_default=sa.false()),
)

LEFT_SEATS = sa.Table(
    "left_seats",  # that guests held until they left: their names are still in those logs
    METADATA,
    sa.Column("sitting", sa.String(64), primary_key=True),  # as in `seats`
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),
)

ACCOUNTS = sa.Table(
    "accounts",  # with which guests sign in on any device
    METADATA,
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("login", sa.String(160), nullable=False, unique=True),  # without capitals
    sa.Column("shown", sa.String(80), nullable=False),  # the same as the guest wrote it
    sa.Column("password", sa.String(200), nullable=False),  # its hash by Argon2
)

ADDRESSES = sa.Table(
    "account_addresses",  # to which links for a new password are sent
    METADATA,
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("address", sa.String(200), nullable=False),  # confirmed; empty if none is
    sa.Column("folded", sa.String(200), nullable=False, index=True),  # without capitals
    sa.Column("wanted", sa.String(200), nullable=False),  # not confirmed yet
    sa.Column("language", sa.String(5), nullable=False),  # of mails
    sa.Column("secret", sa.String(64), unique=True),  # the hash of the link that confirms it
    sa.Column("until", sa.Float),
)

PASSKEYS = sa.Table(
    "passkeys",  # with which guests who have an account sign in without the password
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of `credential`
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("credential", sa.Text, nullable=False),
    sa.Column("public", sa.Text, nullable=False),  # the key's public half
    # The number of uses, if the device counts them.
    sa.Column("count", sa.BigInteger, nullable=False),
    sa.Column("label", sa.String(80), nullable=False),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)

IDENTITIES = sa.Table(
    "identities",  # at another service, with which guests sign in
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of the service and its id of them
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("issuer", sa.Text, nullable=False),  # the service, by its address
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)

CHALLENGES = sa.Table(
    "challenges",  # answered with passkeys, stored as long as the answer could be sent again
    METADATA,
    sa.Column("challenge", sa.String(64), primary_key=True),  # its hash
    sa.Column("until", sa.Float, nullable=False),
)

RECOVERIES = sa.Table(
    "recoveries",  # let a guest choose a new password without the old one; each works once
    METADATA,
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("kind", sa.String(10), primary_key=True),  # the guest's code, or a link of the host
    sa.Column("secret", sa.String(64), nullable=False, unique=True),  # its hash
    sa.Column("until", sa.Float),  # None for as long as the guest has it
)

TRIES = sa.Table(
    # Of passwords, by hashes of sign-in names and addresses; deleted once they no longer count.
    "tries",
    METADATA,
    sa.Column("what", sa.String(64), primary_key=True),
    sa.Column("level", sa.Float, nullable=False),  # how many counted then: fewer over time
    sa.Column("at", sa.Float, nullable=False),
)

OWED = sa.text("owed")
RECEIVERS = sa.Table(  # where the people at a table want to be notified
    "receivers",
    METADATA,
    sa.Column("id", sa.String(LONGEST_ID), primary_key=True),
    # At all their tables, if a guest added it; otherwise at the one table where it was added.
    sa.Column("guest_id", sa.ForeignKey("guests.id"), index=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("owner", sa.String(80), nullable=False),  # hash of the seat's token
    sa.Column("channel", sa.String(10), nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("language", sa.String(5), nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    # Not yet notified of what its seat had to do when it was added: any process may do so.
    sa.Column("owed", sa.Boolean, nullable=False, server_default=sa.false()),
    # Why its notifications do not arrive; empty while they do.
    sa.Column("failing", sa.String(20), nullable=False, server_default=""),
)
sa.Index("receivers_of_address", RECEIVERS.c.address)
sa.Index("receivers_of_seat", RECEIVERS.c.table_id, RECEIVERS.c.seat)
sa.Index("receivers_owed", RECEIVERS.c.id, sqlite_where=OWED, postgresql_where=OWED)

# The outbox: one row for each notification and receiver, stored with the entry that causes it and
# deleted after delivery. The tables, their keys and the codes `call/…` use the first name of
# notifications: calls.
NOTIFICATIONS = sa.Table(
    "calls",
    METADATA,
    sa.Column("id", sa.String(160), primary_key=True),
    sa.Column("receiver", sa.String(LONGEST_ID), nullable=False),
    sa.Column("table_id", sa.String(LONGEST_ID), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("about", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("due_at", sa.Float, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("leased_until", sa.Float, nullable=False),
)
sa.Index("calls_due", NOTIFICATIONS.c.due_at)

ALARMS = sa.Table(  # when time alone will notify the people at a table
    "alarms",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # No later than the next such moment, in seconds since 1970; null if there is none.
    sa.Column("at", sa.Float),
    sa.Column("told", sa.Float, nullable=False),  # the time up to which people were notified
)
sa.Index("alarms_due", ALARMS.c.at)

NOTIFICATION_KEYS = sa.Table(  # of this server, for links in mails and for push services
    "call_keys",
    METADATA,
    sa.Column("name", sa.String(10), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

DEVICE_LINKS = sa.Table(
    "device_links",  # that add a device to a guest; each works once
    METADATA,
    sa.Column("secret", sa.String(64), primary_key=True),  # its hash
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("until", sa.Float, nullable=False),
)

MESSAGES = sa.Table(  # beside a table; not part of its log
    "messages",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # The channel, of players or of spectators. Each has its own numbers, which reveal nothing of
    # the other.
    sa.Column("circle", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),  # the author
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),  # as it was then
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("key", sa.String(64), nullable=False),
    sa.UniqueConstraint("table_id", "guest_id", "key", name="one_message_a_key"),
)

LAST_NUMBERS = sa.Table(  # of channels with deleted messages: these numbers are never used again
    "last_numbers",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("circle", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, nullable=False),
)

MUTES = sa.Table(  # guests whom a guest blocks: no messages, no seat at their open tables
    "mutes",
    METADATA,
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("muted_id", sa.ForeignKey("guests.id"), primary_key=True, index=True),
    sa.Column("name", sa.String(80), nullable=False, server_default=""),  # as it was then
)

REPORTS = sa.Table(  # messages and names that guests have reported to the host
    "reports",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    # Of a message; of a name, `NAMES` and its seat.
    sa.Column("circle", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),  # the reporter
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("settled", sa.Boolean, nullable=False, default=False),
    # Of a name: the name then, and its owner; empty if it was no guest's.
    sa.Column("name", sa.String(80), nullable=False, server_default=""),
    sa.Column("about_guest", sa.String(LONGEST_ID), nullable=False, server_default=""),
    sa.UniqueConstraint(
        "table_id", "circle", "number", "guest_id", "name", "about_guest", name="one_report_each"
    ),
)

NOTES = sa.Table(  # that guests write for themselves about moments of matches
    "notes",
    METADATA,
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("key", sa.String(64), primary_key=True),  # of the form that sent it
    sa.Column("moment", sa.Integer, nullable=False),  # as `moments` counts them
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)

STUDIES = sa.Table(
    "studies",
    METADATA,
    sa.Column("id", sa.String(LONGEST_ID), primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("table_id", sa.String(LONGEST_ID), nullable=False),  # it may be deleted; or empty
    sa.Column("secret", sa.String(64), nullable=False),  # the hash of the link for editing
    sa.Column("changes", sa.Integer, nullable=False),
    sa.Column("opened_at", sa.Float, nullable=False),
    sa.Column("changed_at", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),  # its file
)

MISTAKES = sa.Table(  # choices of guests that analyses of their matches have marked
    "mistakes",
    METADATA,
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # The place of the choice's first action in the match: positions are not copied.
    sa.Column("step", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("cost", sa.Float, nullable=False),  # share of the win
    sa.Column("findings", sa.Text, nullable=False),  # JSON
    sa.Column("solved", sa.Integer, nullable=False),  # how often in a row
    sa.Column("due", sa.Float, nullable=False),  # seconds since 1970
    sa.Column("answer", sa.Text, nullable=False),  # the last one, as JSON; or empty
)

MATCH_FACTS = sa.Table(  # what statistics count of a finished match
    "match_facts",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("facts", sa.Text, nullable=False),  # JSON
)

STATISTICS = sa.Table(  # sums over all matches of a game; they name neither tables nor guests
    "statistics",
    METADATA,
    sa.Column("game", sa.String(80), primary_key=True),
    sa.Column("seats", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("key", sa.String(200), primary_key=True),
    sa.Column("times", sa.Integer, nullable=False),
    sa.Column("won", sa.Float, nullable=False),  # shares of the win
)

SUBMISSIONS = sa.Table(  # marked choices that guests want to share as puzzles
    "submissions",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), index=True),  # null once they are deleted
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("step", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("named", sa.Boolean, nullable=False),  # whether the guest is named as the author
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("state", sa.String(10), nullable=False, index=True),
    sa.Column("findings", sa.Text, nullable=False),  # JSON, as in `mistakes`
    sa.Column("puzzle", sa.Text, nullable=False),  # JSON, once checks have confirmed it
    sa.Column("tries", sa.Integer, nullable=False),  # checks that failed to finish
    sa.UniqueConstraint("table_id", "step", "seat", name="one_submission_each"),
)

TOURNAMENTS = sa.Table(
    "tournaments",  # forgotten guests are missing here and have no name
    METADATA,
    sa.Column("id", sa.String(LONGEST_ID), primary_key=True),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON, by name
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("time", sa.String(80), nullable=False),
    sa.Column("opener", sa.ForeignKey("guests.id"), index=True),
    sa.Column("secret", sa.String(80), nullable=False),  # never shown
    sa.Column("opened_at", sa.Float, nullable=False),
    sa.Column("drawn", sa.Integer, nullable=False),  # the number of drawn rounds
    sa.Column("changes", sa.Integer, nullable=False),
    sa.Column("system", sa.String(20), nullable=False, server_default="meet"),
)

ENTRANTS = sa.Table(
    "entrants",
    METADATA,
    sa.Column("tournament_id", sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), index=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("out", sa.Integer, nullable=False),  # from which round; 0 while they take part
)

DRAWN_TABLES = sa.Table(
    "drawn_tables",
    METADATA,
    sa.Column("tournament_id", sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.String(LONGEST_ID), nullable=False),  # may not be opened yet
    sa.Column("seats", sa.Text, nullable=False),  # numbers of entrants, separated by spaces
)

SITE_TEXTS = sa.Table(
    "site_texts",  # that the host has written: the site's name, its imprint and privacy page
    METADATA,
    sa.Column("kind", sa.String(20), primary_key=True),
    sa.Column("language", sa.String(5), primary_key=True),  # empty: for all that have no own text
    sa.Column("text", sa.Text, nullable=False),
)

SITE_SETTINGS = sa.Table(
    "site_settings",  # of the host, for all processes: who may see the site
    METADATA,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

ANNOUNCEMENTS = sa.Table(
    "announcements",  # of the host, shown on every page
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("text", sa.Text, nullable=False),  # of the host; may be empty if there is a time
    # When the server will be down and back; null if that is not announced.
    sa.Column("down_at", sa.Float),
    sa.Column("back_at", sa.Float),
    sa.Column("shown_from", sa.Float, nullable=False),
    sa.Column("shown_until", sa.Float),  # null: until the host removes it
)

HOST_EVENTS = sa.Table(
    "host_events",  # when the host last did something, such as make a backup
    METADATA,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)
