"""The packages that only research needs: imported, or refused with what to install."""

import importlib
from typing import Any

from serenissima.adapters.refusals import RESEARCH_MISSING


def need(package: str) -> Any:
    """The package.

    Raises:
        NotNow: `research/missing`: it is not installed.
    """
    try:
        return importlib.import_module(package)
    except ModuleNotFoundError as error:
        raise RESEARCH_MISSING(text=error.name, hint="pip install '.[research]'") from error
