"""The examples in docstrings are correct."""

import doctest
import importlib
from pathlib import Path

import pytest

from tests.places import PACKAGE, SRC, files, shown

WITH_EXAMPLES = [p for p in files(PACKAGE, ".py") if ">>> " in p.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=shown)
def test_docstrings_run(path: Path):
    """A module's examples give the results shown."""
    module = importlib.import_module(".".join(path.relative_to(SRC).with_suffix("").parts))
    failed, tried = doctest.testmod(module)

    assert (failed, tried > 0) == (0, True)
