"""Persistent tables, seats and logs, independent of HTTP.

`core` defines tables and their commands, `store` stores the logs, `runtime` serves the tables of a
database. This module exports what other packages need of them.
"""

from serenissima.service.core.absence import end_voters
from serenissima.service.core.accounts import fold_login
from serenissima.service.core.chat import (
    LONGEST_MESSAGE,
    PLAYERS,
    SPECTATORS,
    ChatMessage,
    channels_for,
)
from serenissima.service.core.clock import Clock
from serenissima.service.core.commands import LONGEST_KEY, check_key
from serenissima.service.core.durations import Durations
from serenissima.service.core.guests import Device, GuestSeat, KnownGuest
from serenissima.service.core.hints import Hint
from serenissima.service.core.identities import Identity, LinkedIdentity
from serenissima.service.core.in_position import PositionBeginning
from serenissima.service.core.level_ratings import level_ratings
from serenissima.service.core.mistakes import GivenAnswer, Mistake, next_due
from serenissima.service.core.names import LONGEST_NAME, is_taken
from serenissima.service.core.noticed import ToldStep
from serenissima.service.core.opening import Opening
from serenissima.service.core.passkeys import Passkey
from serenissima.service.core.pasted import clean_link, remove_invisible, secret_of
from serenissima.service.core.plain_data import (
    Sent,
    SentIfAny,
    SentMark,
    SentPart,
    parts_of,
    plain,
    sent_kind,
    summary,
    without_none,
)
from serenissima.service.core.programs import SCOPES as PROGRAM_SCOPES
from serenissima.service.core.puzzle_ratings import BEST, GOOD, MISSED, NEW_PUZZLES, PuzzleRating
from serenissima.service.core.ratings import FinishedMatch, Standing
from serenissima.service.core.scoresheet import Program
from serenissima.service.core.site import (
    IMPRINT,
    PRIVACY,
    Announcement,
    SiteTexts,
    settle_announcement,
)
from serenissima.service.core.site import NAME as SITE_NAME
from serenissima.service.core.site_access import AccessChange, SiteAccess
from serenissima.service.core.sitters import Computer, Person, Sitter, parse_sitter
from serenissima.service.core.solving import (
    DailyMark,
    MetPuzzle,
    PuzzleTry,
    Streak,
    list_missed,
)
from serenissima.service.core.standings import Placing, standings
from serenissima.service.core.study import LONGEST_COMMENT, Study, StudyPosition
from serenissima.service.core.study_view import SeenStudy
from serenissima.service.core.submissions import Submission
from serenissima.service.core.suggesting import Suggestion, suggest
from serenissima.service.core.table_settings import (
    SETTINGS,
    UNLIMITED,
    USUAL_SETTINGS,
    TableSettings,
)
from serenissima.service.core.table_view import TableView, Taught
from serenissima.service.core.time_control import parse_control
from serenissima.service.core.timed_runs import RUN_LASTS, RUN_MISTAKES, TimedRun, order_of_run
from serenissima.service.core.tournament import (
    DEAL,
    MEET,
    MOST_ROUNDS,
    SWISS,
    SYSTEMS,
    DrawnTable,
    Entrant,
    GuestTournament,
)
from serenissima.service.core.zones import day_in, find_zone, offset_of, parse_zone
from serenissima.service.runtime.addresses import PasswordReset
from serenissima.service.runtime.allowance import Allowance
from serenissima.service.runtime.analyses import AskedAnalysis
from serenissima.service.runtime.chat import Chat, ChatListener
from serenissima.service.runtime.clubs import ClubStanding, SeenClub
from serenissima.service.runtime.computers import NO_PAUSE, Cluster, Thinking
from serenissima.service.runtime.friends import Circle
from serenissima.service.runtime.gathering import Gathering
from serenissima.service.runtime.guests import SEPARATOR, Guests
from serenissima.service.runtime.hosting import (
    HostedSeat,
    HostedTable,
    hosted_table,
    hosted_tables,
)
from serenissima.service.runtime.known_tables import Receipt
from serenissima.service.runtime.listeners import SeatListener, Shown, Viewer
from serenissima.service.runtime.memory import Cache, CacheMemory
from serenissima.service.runtime.mistakes import PosedMistake
from serenissima.service.runtime.notes import LONGEST_NOTE, MomentNote
from serenissima.service.runtime.outbox import Outbox
from serenissima.service.runtime.passkeys import Answered, stale_refusal
from serenissima.service.runtime.presence import Attendant, Presence, Present
from serenissima.service.runtime.ratings import RankedPlayer, Ratings
from serenissima.service.runtime.seating import Allowed, Seated
from serenissima.service.runtime.site import Site
from serenissima.service.runtime.solving import SolvingRecord
from serenissima.service.runtime.studies import LONGEST_TITLE, Editor, OpenedStudy, Studies
from serenissima.service.runtime.summaries import Summary
from serenissima.service.runtime.tables import Tables
from serenissima.service.runtime.tries import Tries
from serenissima.service.runtime.watching import PublicMatch
from serenissima.service.runtime.workload import Workload
from serenissima.service.store.admins import Admin, list_admins, offer_admin
from serenissima.service.store.backup import back_up
from serenissima.service.store.closing import close_or_delete
from serenissima.service.store.database import file_url
from serenissima.service.store.figures import HostFigures, hosted_figures
from serenissima.service.store.friends import Friend
from serenissima.service.store.hosted_guests import GuestChange, HostedGuest, manage_guests
from serenissima.service.store.migrating import upgrade
from serenissima.service.store.moderation import ReportedMessage, look_after
from serenissima.service.store.outbox import (
    GONE,
    LATE_TRIES,
    REFUSED,
    Receiver,
    WaitingNotification,
)
from serenissima.service.store.recovering import offer_recovery
from serenissima.service.store.relinking import renew_link
from serenissima.service.store.restoring import Restored, restore
from serenissima.service.store.schema import REVISION
from serenissima.service.store.seat_invitations import SeatInvitation
from serenissima.service.store.site import announce, change_site
from serenissima.service.store.studies import ListedStudy, StoredStudy
from serenissima.service.store.tries import Bucket

__all__ = [
    "BEST",
    "DEAL",
    "GONE",
    "GOOD",
    "IMPRINT",
    "LATE_TRIES",
    "LONGEST_COMMENT",
    "LONGEST_KEY",
    "LONGEST_MESSAGE",
    "LONGEST_NAME",
    "LONGEST_NOTE",
    "LONGEST_TITLE",
    "MEET",
    "MISSED",
    "MOST_ROUNDS",
    "NEW_PUZZLES",
    "NO_PAUSE",
    "PLAYERS",
    "PRIVACY",
    "PROGRAM_SCOPES",
    "REFUSED",
    "REVISION",
    "RUN_LASTS",
    "RUN_MISTAKES",
    "SEPARATOR",
    "SETTINGS",
    "SITE_NAME",
    "SPECTATORS",
    "SWISS",
    "SYSTEMS",
    "UNLIMITED",
    "USUAL_SETTINGS",
    "AccessChange",
    "Admin",
    "Allowance",
    "Allowed",
    "Announcement",
    "Answered",
    "AskedAnalysis",
    "Attendant",
    "Bucket",
    "Cache",
    "CacheMemory",
    "Chat",
    "ChatListener",
    "ChatMessage",
    "Circle",
    "Clock",
    "ClubStanding",
    "Cluster",
    "Computer",
    "DailyMark",
    "Device",
    "DrawnTable",
    "Durations",
    "Editor",
    "Entrant",
    "FinishedMatch",
    "Friend",
    "Gathering",
    "GivenAnswer",
    "GuestChange",
    "GuestSeat",
    "GuestTournament",
    "Guests",
    "Hint",
    "HostFigures",
    "HostedGuest",
    "HostedSeat",
    "HostedTable",
    "Identity",
    "KnownGuest",
    "LinkedIdentity",
    "ListedStudy",
    "MetPuzzle",
    "Mistake",
    "MomentNote",
    "OpenedStudy",
    "Opening",
    "Outbox",
    "Passkey",
    "PasswordReset",
    "Person",
    "Placing",
    "PosedMistake",
    "PositionBeginning",
    "Presence",
    "Present",
    "Program",
    "PublicMatch",
    "PuzzleRating",
    "PuzzleTry",
    "RankedPlayer",
    "Ratings",
    "Receipt",
    "Receiver",
    "ReportedMessage",
    "Restored",
    "SeatInvitation",
    "SeatListener",
    "Seated",
    "SeenClub",
    "SeenStudy",
    "Sent",
    "SentIfAny",
    "SentMark",
    "SentPart",
    "Shown",
    "Site",
    "SiteAccess",
    "SiteTexts",
    "Sitter",
    "SolvingRecord",
    "Standing",
    "StoredStudy",
    "Streak",
    "Studies",
    "Study",
    "StudyPosition",
    "Submission",
    "Suggestion",
    "Summary",
    "TableSettings",
    "TableView",
    "Tables",
    "Taught",
    "Thinking",
    "TimedRun",
    "ToldStep",
    "Tries",
    "Viewer",
    "WaitingNotification",
    "Workload",
    "announce",
    "back_up",
    "change_site",
    "channels_for",
    "check_key",
    "clean_link",
    "close_or_delete",
    "day_in",
    "end_voters",
    "file_url",
    "find_zone",
    "fold_login",
    "hosted_figures",
    "hosted_table",
    "hosted_tables",
    "is_taken",
    "level_ratings",
    "list_admins",
    "list_missed",
    "look_after",
    "manage_guests",
    "next_due",
    "offer_admin",
    "offer_recovery",
    "offset_of",
    "order_of_run",
    "parse_control",
    "parse_sitter",
    "parse_zone",
    "parts_of",
    "plain",
    "remove_invisible",
    "renew_link",
    "restore",
    "secret_of",
    "sent_kind",
    "settle_announcement",
    "stale_refusal",
    "standings",
    "suggest",
    "summary",
    "upgrade",
    "without_none",
]
