"""What the Makefile asks of the tests is there."""

import ast
import re
import shlex
from pathlib import Path

import pytest

from tests.places import ROOT

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
LINES = re.findall(r"bin/pytest (.*)|BIN\)/pytest (.*)", MAKEFILE)
CALLS = [call for call in map("".join, LINES) if "tests/" in call]
MODULES = re.findall(r"python -m ((?:tests|tools)[\w.]*)", MAKEFILE)


def named_in(path: Path) -> list[str]:
    """The names of the tests in a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    names = (node.name for node in ast.walk(tree) if isinstance(node, kinds))
    return [name for name in names if name.startswith("test_")]


@pytest.mark.parametrize("call", CALLS)
def test_every_selection_selects_a_test(call: str):
    """Each name after `-k` is part of the name of a test in the files that are named."""
    words = shlex.split(call)
    found = [name for word in words if word.endswith(".py") for name in named_in(ROOT / word)]
    asked = words[words.index("-k") + 1].split(" or ") if "-k" in words else ["test_"]

    assert [part for part in asked if not any(part in name for name in found)] == []


@pytest.mark.parametrize("module", MODULES)
def test_every_program_is_there(module: str):
    """As a module, or as a package that can be run."""
    place = ROOT.joinpath(*module.split("."))

    assert place.with_suffix(".py").is_file() or (place / "__main__.py").is_file()


def test_the_makefile_has_selections_and_programs():
    """The expressions above find them."""
    assert any("-k" in call for call in CALLS)
    assert "tests.soak" in MODULES
