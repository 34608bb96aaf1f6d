"""Refusals of recording, and of the adapters."""

from serenissima.kernel.errors import Illegal, NotNow, RefusalCode, Unknown, Unreadable

MATCHES_OTHER = RefusalCode(Illegal, "matches/other", "this folder was started with other settings")
MATCHES_PLAN = RefusalCode(
    Unreadable, "matches/plan", "this is not the plan of a folder of matches"
)
MATCHES_RUNNING = RefusalCode(
    NotNow, "matches/running", "another process is writing to this folder"
)
MATCHES_SIZE = RefusalCode(Illegal, "matches/size", "a shard must contain at least one match")

POSITION_MANY = RefusalCode(
    Illegal, "position/many", "these are too many starting positions for one match"
)

RESET_OPTION = RefusalCode(Unknown, "reset/option", "a reset has no such option")
RESET_OVER = RefusalCode(Illegal, "reset/over", "the match is already over in this position")
RESEARCH_MISSING = RefusalCode(NotNow, "research/missing", "this package is not installed")
