"""Packages that only research needs: imported, or refused with a hint on how to install them."""

import importlib
from typing import Any

from serenissima.adapters.refusals import RESEARCH_MISSING

INSTALL = "pip install '.[research]'"


def need(package: str, install: str = INSTALL) -> Any:
    """Import a package and return it.

    Raises:
        NotNow: `research/missing`: it is not installed.
    """
    try:
        return importlib.import_module(package)
    except ModuleNotFoundError as error:
        raise RESEARCH_MISSING(text=error.name, hint=install) from error
