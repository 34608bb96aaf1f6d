"""The refusals of actions, matches, match files, positions and options."""

from serenissima.kernel.errors import Illegal, NotNow, RefusalCode, Unknown, Unreadable

ACTION_ILLEGAL = RefusalCode(Illegal, "action/illegal", "the rules do not allow this now")
ACTION_UNREADABLE = RefusalCode(Unreadable, "action/unreadable", "there is no such action")

CODE_FOLDER = RefusalCode(
    NotNow,
    "code/folder",
    "compiled code cannot be stored in this folder",
    "set SERENISSIMA_CACHE to a folder that you can write to",
)

GAME_UNKNOWN = RefusalCode(Unknown, "game/unknown", "there is no game with this name")

LESSON_LINE = RefusalCode(Unreadable, "lesson/line")
LESSON_OTHER = RefusalCode(
    Illegal, "lesson/other", "the rules allow this, but the lesson continues with another action"
)
LESSON_OVER = RefusalCode(NotNow, "lesson/over", "the lesson has ended")
LESSON_UNKNOWN = RefusalCode(Unknown, "lesson/unknown", "there is no such lesson")

MATCH_ANSWERS = RefusalCode(Illegal, "match/answers", "the dice cannot have given this answer")
MATCH_FORMAT = RefusalCode(Unreadable, "match/format", "this is not a match file")
MATCH_LINE = RefusalCode(Unreadable, "match/line")
MATCH_NOT_YOUR_TURN = RefusalCode(NotNow, "match/not-your-turn", "it is another seat's turn")
MATCH_NOTHING_TO_UNDO = RefusalCode(NotNow, "match/nothing-to-undo", "there is nothing to undo")
MATCH_OVER = RefusalCode(NotNow, "match/over", "the match has ended")
MATCH_RESULT = RefusalCode(
    Illegal, "match/result", "the recorded result does not follow from the actions"
)
MATCH_RULES_VERSION = RefusalCode(
    Illegal, "match/rules-version", "the match was played under a different version of the rules"
)
MATCH_SEAT = RefusalCode(Illegal, "match/seat", "there is no such seat")
MATCH_SEATS = RefusalCode(Illegal, "match/seats", "the game cannot be played with this many seats")
MATCH_STEP = RefusalCode(Illegal, "match/step", "there is no such action")

OPTION_NAME = RefusalCode(Illegal, "option/name", "there is no such option")
OPTION_RESERVED = RefusalCode(
    Illegal,
    "option/reserved",
    "no option can have this name: functions that take options use it themselves",
)
OPTION_RETIRED = RefusalCode(Illegal, "option/retired")
OPTION_VALUE = RefusalCode(Illegal, "option/value")

PAGE_UNKNOWN = RefusalCode(Unknown, "page/unknown", "there is no such page")

POSITION_CONTRADICTION = RefusalCode(
    Illegal, "position/contradiction", "the position contradicts itself"
)
POSITION_FIELD = RefusalCode(Unreadable, "position/field", "there is no such field")
POSITION_INDEX = RefusalCode(Unreadable, "position/index", "there is no such entry")
POSITION_NOT_CONSERVED = RefusalCode(Illegal, "position/not-conserved")
POSITION_RANGE = RefusalCode(Illegal, "position/range")
POSITION_SEAT = RefusalCode(Illegal, "position/seat")
POSITION_SEATS = RefusalCode(Illegal, "position/seats")
POSITION_VALUE = RefusalCode(Unreadable, "position/value")
POSITION_WAITS = RefusalCode(Illegal, "position/waits")

REDEAL_SEAT = RefusalCode(Illegal, "redeal/seat", "a spectator has no seat")

TABLE_LESSON_CHANGED = RefusalCode(
    NotNow, "table/lesson-changed", "the lesson has changed since you started it"
)

VIEW_UNKNOWN = RefusalCode(Unknown, "view/unknown", "this is not a view")
