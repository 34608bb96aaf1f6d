"""The tables of the database; their migrations lie in `migrations`."""

import sqlalchemy as sa

METADATA = sa.MetaData()
REVISION = "0023"  # of the newest migration
LONGEST_ID = 40  # characters of a table's id

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(LONGEST_ID), primary_key=True),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("secret", sa.String(80), nullable=False),  # shown to nobody before the end
    # Whether anybody may take one of its seats: `Scoresheet.gathering`.
    sa.Column("listed", sa.Boolean, nullable=False, default=False),
    sa.Column("opened_at", sa.Float, nullable=False),  # seconds since 1970
    sa.Column("finished_at", sa.Float),
    # How many entries its log had when it was archived last: it is, as long as it has no more.
    sa.Column("archived", sa.Integer),
)
LISTED = TABLES.c.listed.is_(True)
sa.Index("open_tables", TABLES.c.opened_at, sqlite_where=LISTED, postgresql_where=LISTED)

ENTRIES = sa.Table(
    "events",  # as the first version called them
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    # Of the command that the entry follows from; only its first entry bears them.
    sa.Column("key", sa.String(64)),
    sa.Column("command", sa.String(64)),
    # How many entries up to here spectators, then each of the seats missed, with spaces between;
    # only the last entry of a command bears it, and none that an older version stored.
    sa.Column("missed", sa.Text),
    sa.UniqueConstraint("table_id", "key", name="one_command_a_key"),
)

GUESTS = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.String(LONGEST_ID), primary_key=True),  # shown to nobody
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("since", sa.Float, nullable=False),  # seconds since 1970
    sa.Column("shown", sa.Boolean, nullable=False, default=False),  # in lists of a game's best
    sa.Column("barred", sa.Boolean, nullable=False, default=False),  # banned by the host
)

DEVICES = sa.Table(
    "devices",
    METADATA,
    sa.Column("id", sa.String(LONGEST_ID), primary_key=True),  # the first half of its cookie
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("secret", sa.String(64), nullable=False),  # the hash of the second half
    sa.Column("label", sa.String(80), nullable=False),  # what the browser calls itself
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),  # to the day
)

SEATS = sa.Table(
    "seats",  # those that guests hold; others are known by their tokens alone
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("sitting", sa.String(64), nullable=False),  # the key of the entry `joined`
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("put_away", sa.Boolean, nullable=False, default=False),  # is not listed any more
)

LEFT_SEATS = sa.Table(
    "left_seats",  # that guests held until they left: there their names still stand in the logs
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
    sa.Column("shown", sa.String(80), nullable=False),  # the same as it was written
    sa.Column("password", sa.String(200), nullable=False),  # its hash by Argon2
)

PASSKEYS = sa.Table(
    "passkeys",  # with which guests who have an account sign in without the password
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of `credential`
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("credential", sa.Text, nullable=False),
    sa.Column("public", sa.Text, nullable=False),  # the key's public half
    sa.Column("count", sa.BigInteger, nullable=False),  # how often it was used, if it counts
    sa.Column("label", sa.String(80), nullable=False),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)

CHALLENGES = sa.Table(
    "challenges",  # that passkeys have answered, as long as somebody could send the answer again
    METADATA,
    sa.Column("challenge", sa.String(64), primary_key=True),  # its hash
    sa.Column("until", sa.Float, nullable=False),
)

RECOVERIES = sa.Table(
    "recoveries",  # what lets a guest choose a new password without the old one; each works once
    METADATA,
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("kind", sa.String(10), primary_key=True),  # the guest's code, or a link of the host
    sa.Column("secret", sa.String(64), nullable=False, unique=True),  # its hash
    sa.Column("until", sa.Float),  # None for as long as the guest has it
)

TRIES = sa.Table(
    "tries",  # of passwords, by hashes of sign-in names and addresses; gone when they count no more
    METADATA,
    sa.Column("what", sa.String(64), primary_key=True),
    sa.Column("level", sa.Float, nullable=False),  # how many counted then: fewer with time
    sa.Column("at", sa.Float, nullable=False),
)

RECEIVERS = sa.Table(  # where the people at a table want to be notified
    "receivers",
    METADATA,
    sa.Column("id", sa.String(LONGEST_ID), primary_key=True),
    # At all their tables, if a guest gave it; otherwise at the one table where it was given.
    sa.Column("guest_id", sa.ForeignKey("guests.id"), index=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("owner", sa.String(80), nullable=False),  # hash of the seat's token
    sa.Column("channel", sa.String(10), nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("language", sa.String(5), nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
sa.Index("receivers_of_seat", RECEIVERS.c.table_id, RECEIVERS.c.seat)

# The outbox: one row for each notification and receiver, stored with the entry that makes it, gone
# once it is delivered. The table, its keys' and the codes `call/…` have the name that notifications
# had first: calls.
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

ALARMS = sa.Table(  # when time alone gives the people at a table something to be notified of
    "alarms",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # No later than the next such moment, in seconds since 1970; null if none lies ahead.
    sa.Column("at", sa.Float),
    sa.Column("told", sa.Float, nullable=False),  # up to which people were notified of such moments
)
sa.Index("alarms_due", ALARMS.c.at)

NOTIFICATION_KEYS = sa.Table(  # of this place, for links in mails and for push services
    "call_keys",
    METADATA,
    sa.Column("name", sa.String(10), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

DEVICE_LINKS = sa.Table(
    "device_links",  # that make another device a guest's; each works once
    METADATA,
    sa.Column("secret", sa.String(64), primary_key=True),  # its hash
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("until", sa.Float, nullable=False),
)

MESSAGES = sa.Table(  # that people write beside a table; no part of its log
    "messages",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # The channel, of players or of spectators. Each counts for itself: none tells of the other.
    sa.Column("circle", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),  # who wrote it
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),  # as it was then
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("key", sa.String(64), nullable=False),
    sa.UniqueConstraint("table_id", "guest_id", "key", name="one_message_a_key"),
)

LAST_NUMBERS = sa.Table(  # of channels in which messages were deleted: none is given again
    "last_numbers",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("circle", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, nullable=False),
)

MUTES = sa.Table(  # whom a guest blocks: no message, no seat at their open tables
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
    # Of a message; of a name, `NAMES` and the seat that it stands at.
    sa.Column("circle", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),  # who reports
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("settled", sa.Boolean, nullable=False, default=False),
    # Of a name: as it stood there then, and whose it was; empty if no guest's.
    sa.Column("name", sa.String(80), nullable=False, server_default=""),
    sa.Column("about_guest", sa.String(LONGEST_ID), nullable=False, server_default=""),
    sa.UniqueConstraint(
        "table_id", "circle", "number", "guest_id", "name", "about_guest", name="one_report_each"
    ),
)

NOTES = sa.Table(  # that guests write for themselves on moments of matches
    "notes",
    METADATA,
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("key", sa.String(64), primary_key=True),  # of the form that it was sent by
    sa.Column("moment", sa.Integer, nullable=False),  # as everybody counts them
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)

TOURNAMENTS = sa.Table(
    "tournaments",  # a guest who is forgotten is none here, and has no name
    METADATA,
    sa.Column("id", sa.String(LONGEST_ID), primary_key=True),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON, by name
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("time", sa.String(80), nullable=False),
    sa.Column("opener", sa.ForeignKey("guests.id"), index=True),
    sa.Column("secret", sa.String(80), nullable=False),  # shown to nobody
    sa.Column("opened_at", sa.Float, nullable=False),
    sa.Column("drawn", sa.Integer, nullable=False),  # how many rounds have been
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
    sa.Column("table_id", sa.String(LONGEST_ID), nullable=False),  # may still have to be opened
    sa.Column("seats", sa.Text, nullable=False),  # numbers of entrants, with spaces between
)
