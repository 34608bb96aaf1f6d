"""The programs that the Makefile runs exist."""

import re

import pytest

from tests.places import ROOT

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
MODULES = re.findall(r"python -m ((?:tests|tools)[\w.]*)", MAKEFILE)


@pytest.mark.parametrize("module", MODULES)
def test_every_program_exists(module: str):
    """It is a module, or a package that can be run."""
    place = ROOT.joinpath(*module.split("."))

    assert place.with_suffix(".py").is_file() or (place / "__main__.py").is_file()


def test_the_makefile_has_programs():
    """The expression above finds them."""
    assert "tests.soak" in MODULES
