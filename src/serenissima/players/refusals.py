"""Refusals of a player's name or setting, and of the size of a playout."""

from serenissima.kernel.errors import Illegal, RefusalCode, Unknown, Unreadable

PLAYER_NETWORK = RefusalCode(
    Unknown, "player/network", "this game has no network", "another player, or train one first"
)
PLAYER_SETTING = RefusalCode(
    Unreadable, "player/setting", "the setting is neither a number of iterations nor a time"
)
PLAYER_SLOW = RefusalCode(Illegal, "player/slow", "this player takes too long to think")
PLAYER_UNKNOWN = RefusalCode(Unknown, "player/unknown", "there is no player with this name")

PLAYOUTS_MATCHES = RefusalCode(
    Illegal, "playouts/matches", "the number of matches must be at least 1", "1 or more"
)
PLAYOUTS_THREADS = RefusalCode(
    Illegal, "playouts/threads", "the number of threads must be at least 1", "1 or more"
)
