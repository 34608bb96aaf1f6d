"""The refusals of the service: every code of tables, guests, tournaments and databases."""

from serenissima.kernel.errors import Illegal, NotNow, RefusalCode, Unknown, Unreadable

ACCOUNT_CODE = RefusalCode(Illegal, "account/code", "the sign-in name and the code do not match")
ACCOUNT_EXISTS = RefusalCode(NotNow, "account/exists", "this guest already has a sign-in name")
ACCOUNT_LINK = RefusalCode(
    Unknown, "account/link", "this link has already been used, or it is too old"
)
ACCOUNT_NAME = RefusalCode(Illegal, "account/name", "this sign-in name cannot be used")
ACCOUNT_PASSWORD = RefusalCode(
    Illegal, "account/password", "this password is too short or too long"
)
ACCOUNT_TAKEN = RefusalCode(Illegal, "account/taken", "this sign-in name is taken")
ACCOUNT_TRIES = RefusalCode(NotNow, "account/tries", "there have been too many attempts")
ACCOUNT_UNKNOWN = RefusalCode(Unknown, "account/unknown", "there is no such sign-in name")
ACCOUNT_WRONG = RefusalCode(
    Illegal, "account/wrong", "the sign-in name and the password do not match"
)

ACTION_LIST = RefusalCode(Unreadable, "action/list", "the list has the wrong number of actions")

ADMIN_LINK = RefusalCode(Unknown, "admin/link", "this link has already been used, or it is too old")

BACKUP_DATABASE = RefusalCode(Unknown, "backup/database", "there is no such database")
BACKUP_EXISTS = RefusalCode(NotNow, "backup/exists", "this file already exists")
BACKUP_FAILED = RefusalCode(NotNow, "backup/failed")
BACKUP_POSTGRESQL = RefusalCode(
    Illegal, "backup/postgresql", "PostgreSQL must be backed up with its own tool"
)

NOTIFICATION_TOO_MANY = RefusalCode(
    Illegal, "call/too-many", "you already have the maximum number of addresses"
)

CHAT_FULL = RefusalCode(NotNow, "chat/full", "the chat of this table is full")
CHAT_MESSAGE = RefusalCode(Unknown, "chat/message", "there is no such message")
CHAT_REPORT = RefusalCode(Unknown, "chat/report", "there is no such report")
CHAT_TEXT = RefusalCode(Illegal, "chat/text")
CHAT_TOO_FAST = RefusalCode(NotNow, "chat/too-fast", "you are sending messages too quickly")

CLUB_ENOUGH = RefusalCode(NotNow, "club/enough", "you are in the maximum number of clubs")
CLUB_FULL = RefusalCode(NotNow, "club/full", "this club has the maximum number of members")
CLUB_LINK = RefusalCode(Unknown, "club/link", "this link to join a club has been replaced")
CLUB_NOT_YOURS = RefusalCode(Illegal, "club/not-yours", "only people who lead the club can do this")
CLUB_UNKNOWN = RefusalCode(Unknown, "club/unknown", "there is no such club")

COMMAND_KEY = RefusalCode(Unreadable, "command/key", "the key is too short or too long")
COMMAND_KEY_USED = RefusalCode(Illegal, "command/key-used", "this key has already been used")

DATABASE_MISSING = RefusalCode(
    Unknown,
    "database/missing",
    "there is no database here",
    "the --data or --database with which the server was started",
)
DATABASE_NEWER = RefusalCode(
    NotNow, "database/newer", "a newer version of Serenissima has changed this database"
)
DATABASE_OLDER = RefusalCode(NotNow, "database/older")
DATABASE_UNAVAILABLE = RefusalCode(
    NotNow, "database/unavailable", "this could not be saved or read just now", "try again"
)
DATABASE_URL = RefusalCode(Unreadable, "database/url", "this is not a database URL")

DEAL_BOTH = RefusalCode(
    NotNow, "deal/both", "a player cannot have seats at two tables of the same deal"
)

DECISION_STALE = RefusalCode(NotNow, "decision/stale", "the table has moved on")

ENTRY_UNREADABLE = RefusalCode(
    Unreadable, "entry/unreadable", "this version cannot read an entry of the log"
)

FRIEND_LINK = RefusalCode(Unknown, "friend/link", "this link has been replaced, or it is too old")
FRIEND_NONE = RefusalCode(Unknown, "friend/none", "this guest is not one of your friends")
FRIEND_TOO_MANY = RefusalCode(
    NotNow, "friend/too-many", "you have the maximum number of friends and requests"
)

GUEST_BANNED = RefusalCode(Illegal, "guest/barred", "the host of this server has banned you")
GUEST_DEACTIVATED = RefusalCode(
    Illegal, "guest/deactivated", "the host of this server has deactivated this guest"
)
GUEST_LINK = RefusalCode(Unknown, "guest/link", "this link has already been used, or it is too old")
GUEST_NONE = RefusalCode(Unknown, "guest/none", "there is no such guest")

HINT_NOT_ALLOWED = RefusalCode(Illegal, "hint/not-allowed", "hints are not allowed at this table")

MISTAKE_UNKNOWN = RefusalCode(
    Unknown, "mistake/unknown", "you have no choice to practise at this place"
)

NOTE_FULL = RefusalCode(
    NotNow, "note/full", "you already have the maximum number of notes on this match"
)
NOTE_TEXT = RefusalCode(Illegal, "note/text")

OIDC_EXISTS = RefusalCode(
    NotNow, "oidc/exists", "this account is already connected to another guest"
)

PASSKEY_EXISTS = RefusalCode(NotNow, "passkey/exists", "this passkey has already been added")
PASSKEY_MOST = RefusalCode(
    Illegal, "passkey/most", "you already have the maximum number of passkeys"
)
PASSKEY_STALE = RefusalCode(NotNow, "passkey/stale", "the request came too late, or was sent twice")

PAUSE_ASKED = RefusalCode(NotNow, "pause/asked", "a player is already asking for a pause")
PAUSE_NO_CLOCK = RefusalCode(
    Illegal, "pause/no-clock", "there are no clocks here, so there is nothing to pause"
)
PAUSE_NOT_ASKED = RefusalCode(
    NotNow, "pause/not-asked", "this seat has not been asked to agree to a pause"
)
PAUSE_NOT_ON = RefusalCode(NotNow, "pause/not-on", "the match is not paused")
PAUSE_ON = RefusalCode(NotNow, "pause/on", "the match is paused")
PAUSE_WISH = RefusalCode(Unreadable, "pause/wish", "there is no such pause command")

RESTORE_DAMAGED = RefusalCode(Unreadable, "restore/damaged", "this backup is damaged or incomplete")
RESTORE_FAILED = RefusalCode(NotNow, "restore/failed")
RESTORE_FILE = RefusalCode(Unknown, "restore/file", "there is no such backup")
RESTORE_IN_USE = RefusalCode(NotNow, "restore/in-use")
RESTORE_LOSES = RefusalCode(NotNow, "restore/loses")
RESTORE_POSTGRESQL = RefusalCode(
    Illegal, "restore/postgresql", "PostgreSQL must be restored with its own tool"
)
RESTORE_VERSION = RefusalCode(
    NotNow, "restore/version", "a newer version of Serenissima wrote this backup"
)

SEAT_CHANGED = RefusalCode(NotNow, "seat/changed", "someone else sits there now")
SEAT_DECLINED = RefusalCode(
    Illegal, "seat/declined", "you cannot sit down at this table", "choose another table"
)
SEAT_INVITATION = RefusalCode(
    Unknown, "seat/invitation", "this invitation is not for a seat at this table"
)
SEAT_STAND_IN = RefusalCode(NotNow, "seat/lent", "a computer player is playing this seat now")
SEAT_NAME = RefusalCode(Illegal, "seat/name")
SEAT_NO_GUEST = RefusalCode(Unknown, "seat/no-guest", "no guest sits there")
SEAT_NOBODY = RefusalCode(NotNow, "seat/nobody", "no one sits there who could have lost a link")
SEAT_NO_STAND_IN = RefusalCode(
    NotNow, "seat/not-lent", "no computer player is standing in at this seat"
)
SEAT_NOT_YOURS = RefusalCode(
    Illegal, "seat/not-yours", "this link does not belong to any seat at this table"
)
SEAT_TAKEN = RefusalCode(NotNow, "seat/taken", "this seat is already taken")

SERVER_STORAGE_FULL = RefusalCode(NotNow, "server/storage-full", "the server's storage is full")
SERVER_TABLES_FULL = RefusalCode(NotNow, "server/tables-full")

SITE_ANNOUNCEMENT = RefusalCode(Illegal, "site/announcement")
SITE_NO_ANNOUNCEMENT = RefusalCode(Unknown, "site/no-announcement", "there is no such announcement")
SITE_INVITATION = RefusalCode(
    Unknown, "site/invitation", "this invitation to the site no longer works"
)
SITE_PASSWORD = RefusalCode(Illegal, "site/password", "this is not the password of this site")
SITE_TEXT = RefusalCode(Illegal, "site/text", "this text is too long")

ANALYSIS_FINDINGS = RefusalCode(
    Unreadable, "analysis/findings", "these are no findings about this match"
)
STUDY_COMMENT = RefusalCode(Illegal, "study/comment", "this comment is too long")
STUDY_ENOUGH = RefusalCode(NotNow, "study/enough", "you already have the maximum number of studies")
STUDY_FULL = RefusalCode(NotNow, "study/full", "this study is full")
STUDY_NOT_YOURS = RefusalCode(
    Illegal, "study/not-yours", "this link only allows looking at the study"
)
STUDY_POSITION = RefusalCode(Unknown, "study/position", "there is no such position in this study")
STUDY_STALE = RefusalCode(NotNow, "study/stale")
STUDY_TITLE = RefusalCode(Illegal, "study/title")
STUDY_UNKNOWN = RefusalCode(Unknown, "study/unknown", "there is no such study")

TABLE_BEGUN = RefusalCode(NotNow, "table/begun", "the match has begun")
RUN_UNKNOWN = RefusalCode(Unknown, "run/unknown", "you have no such timed run")
SUBMISSION_FULL = RefusalCode(NotNow, "submission/full", "too many suggested puzzles are waiting")
SUBMISSION_UNKNOWN = RefusalCode(Unknown, "submission/unknown", "there is no such suggested puzzle")

TABLE_BUSY = RefusalCode(NotNow, "table/busy", "the table is busy; try again in a moment")
TABLE_GATHERING = RefusalCode(
    NotNow, "table/gathering", "the match begins as soon as every seat is taken"
)
TABLE_NOT_OVER = RefusalCode(NotNow, "table/not-over")
TABLE_PLAN = RefusalCode(Illegal, "table/plan")
TABLE_PRIVATE = RefusalCode(Illegal, "table/private")
TABLE_REMATCH = RefusalCode(NotNow, "table/rematch", "the next match already has a table")
TABLE_RULES_VERSION = RefusalCode(
    NotNow, "table/rules-version", "the match began under a different version of the rules"
)
TABLE_SEALED = RefusalCode(NotNow, "table/sealed")
TABLE_SEAT = RefusalCode(Unknown, "table/seat", "there is no such seat")
TABLE_STEP = RefusalCode(Unknown, "table/step", "there is no such step")
TABLE_TOURNAMENT = RefusalCode(
    NotNow, "table/tournament", "this table belongs to a tournament or shares its deal"
)
TABLE_UNKNOWN = RefusalCode(Unknown, "table/unknown", "there is no such table")

TIME_NOT_UP = RefusalCode(NotNow, "time/not-up", "this seat still has time, or it is not its turn")
TIME_OWN = RefusalCode(Illegal, "time/own", "the other players decide how to continue")
TIME_RANGE = RefusalCode(Illegal, "time/range", "this time control is out of range")
TIME_UNREADABLE = RefusalCode(Unreadable, "time/unreadable", "this is not a time control")
TIME_ZONE = RefusalCode(Unknown, "time/zone", "there is no such time zone")

TOKEN_SCOPE = RefusalCode(Illegal, "token/scope", "this token only allows watching")
TOKEN_SCOPE_UNKNOWN = RefusalCode(Unreadable, "token/scope-unknown", "there is no such scope")
TOKEN_TOO_MANY = RefusalCode(
    NotNow, "token/too-many", "the seat already has the maximum number of tokens"
)
TOKEN_UNKNOWN = RefusalCode(Unknown, "token/unknown", "the seat has no such token")

TOURNAMENT_BEGUN = RefusalCode(NotNow, "tournament/begun", "the tournament has begun")
TOURNAMENT_BUSY = RefusalCode(
    NotNow, "tournament/busy", "others are changing this tournament right now"
)
TOURNAMENT_DECLINED = RefusalCode(
    Illegal, "tournament/declined", "you cannot enter this tournament"
)
TOURNAMENT_ENTRANT = RefusalCode(Unknown, "tournament/entrant", "no player here has this number")
TOURNAMENT_FEW = RefusalCode(NotNow, "tournament/few", "there are not enough players for a table")
TOURNAMENT_FULL = RefusalCode(NotNow, "tournament/full", "no one else can enter")
TOURNAMENT_NEXT = RefusalCode(NotNow, "tournament/next", "rounds start one after another")
TOURNAMENT_NOT_YOURS = RefusalCode(
    Illegal, "tournament/not-yours", "only the player who created the tournament can do this"
)
TOURNAMENT_OVER = RefusalCode(NotNow, "tournament/over", "there are no rounds left")
TOURNAMENT_OWN = RefusalCode(NotNow, "tournament/own", "it is your turn at this table")
TOURNAMENT_PLAYED = RefusalCode(
    NotNow, "tournament/played", "a player at this table still has time to act"
)
TOURNAMENT_ROUNDS = RefusalCode(
    Illegal, "tournament/rounds", "a tournament cannot have this number of rounds"
)
TOURNAMENT_SYSTEM = RefusalCode(
    Unreadable, "tournament/system", "there is no such tournament format"
)
TOURNAMENT_UNEVEN = RefusalCode(
    NotNow,
    "tournament/uneven",
    "the same deal needs two or more full tables of this size",
)
TOURNAMENT_UNKNOWN = RefusalCode(Unknown, "tournament/unknown", "there is no such tournament")

UNDO_ASKED = RefusalCode(NotNow, "undo/asked", "a player has already asked for an undo")
UNDO_LESSON = RefusalCode(NotNow, "undo/lesson", "there is no undo in a lesson")
UNDO_NOT_ASKED = RefusalCode(NotNow, "undo/not-asked", "no player has asked for an undo")
UNDO_NOTHING = RefusalCode(NotNow, "undo/nothing", "there is nothing to undo")
UNDO_REVEALED = RefusalCode(NotNow, "undo/revealed", "this seat has seen something new since then")
