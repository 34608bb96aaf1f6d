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
    """There are tests in each file that is named."""
    files = [word for word in shlex.split(call) if word.endswith(".py")]

    assert [file for file in files if not named_in(ROOT / file)] == []


@pytest.mark.parametrize("module", MODULES)
def test_every_program_is_there(module: str):
    """As a module, or as a package that can be run."""
    place = ROOT.joinpath(*module.split("."))

    assert place.with_suffix(".py").is_file() or (place / "__main__.py").is_file()


def test_the_makefile_has_selections_and_programs():
    """The expressions above find them."""
    assert CALLS
    assert "tests.soak" in MODULES
