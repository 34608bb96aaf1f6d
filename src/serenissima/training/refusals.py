"""Refusals of the arena and of training."""

from serenissima.kernel.errors import Illegal, NotNow, RefusalCode

PLAYER_OWN = RefusalCode(Illegal, "player/own", "this player cannot be sent to another process")
TRAINING_TORCH = RefusalCode(NotNow, "training/torch", "training needs PyTorch")
