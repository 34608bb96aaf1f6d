"""The tutorial notebook runs unchanged, and shows the results it announces."""

import ast
import json
from typing import Any

import pytest

from tests.places import ROOT

CELLS = json.loads((ROOT / "docs" / "tutorial.ipynb").read_text(encoding="utf-8"))["cells"]
CODE = ["".join(cell["source"]) for cell in CELLS if cell["cell_type"] == "code"]


def display(code: str, names: dict[str, Any]) -> object:
    """Return the value of a cell's last line, if that is an expression."""
    *before, last = ast.parse(code).body
    ends = isinstance(last, ast.Expr)
    exec(compile(ast.Module(before if ends else [*before, last], []), "tutorial", "exec"), names)
    if not isinstance(last, ast.Expr):
        return None
    return eval(compile(ast.Expression(last.value), "tutorial", "eval"), names)


@pytest.mark.slow
def test_every_cell_runs_and_displays_its_result():
    """Cells run from top to bottom; matches, views and standings appear as pictures."""
    names: dict[str, Any] = {"__name__": "tutorial"}
    values = [display(code, names) for code in CODE]
    pictures = [value._repr_svg_() for value in values if hasattr(value, "_repr_svg_")]

    assert len(pictures) == 7
    assert all(picture.startswith("<svg") for picture in pictures)
    assert ">greedy</text>" in pictures[-1]
    assert names["found"].considered[0].share > 0


def test_the_notebook_is_stored_without_results():
    """So a change of its text is a change of its text alone."""
    assert all(not cell["outputs"] for cell in CELLS if cell["cell_type"] == "code")
