"""The packages that only research needs: imported, or refused with what to install."""

import importlib
from typing import Any

from serenissima.kernel.errors import NotNow


def need(package: str) -> Any:
    """The package.

    Raises:
        NotNow: `research/missing`: it is not installed.
    """
    try:
        return importlib.import_module(package)
    except ModuleNotFoundError as error:
        reason, hint = "this package is not installed", "pip install '.[research]'"
        raise NotNow("research/missing", reason, text=error.name, hint=hint) from error
