"""Refusals of the arena and of training."""

from serenissima.kernel.errors import Illegal, NotNow, RefusalCode

ARENA_QUESTION = RefusalCode(Illegal, "arena/question", "no player can have this share of the win")
GAME_OWN = RefusalCode(Illegal, "game/own", "this game cannot be sent to another process")
PLAYER_OWN = RefusalCode(Illegal, "player/own", "this player cannot be sent to another process")
TRAINING_OTHER = RefusalCode(
    Illegal, "training/other", "the folder has a run of another game, or against another player"
)
TRAINING_TORCH = RefusalCode(NotNow, "training/torch", "training needs PyTorch")
