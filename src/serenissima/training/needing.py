"""The package that only training needs: imported, or refused with a hint on how to install it."""

import importlib

from serenissima.training.refusals import TRAINING_TORCH


def need_torch() -> None:
    """Import PyTorch.

    Raises:
        NotNow: `training/torch`: it is not installed.
    """
    try:
        importlib.import_module("torch")
    except ModuleNotFoundError as error:
        raise TRAINING_TORCH(text=error.name, hint="pip install '.[learning]'") from error
