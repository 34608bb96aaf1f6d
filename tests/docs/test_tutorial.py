"""The tutorial notebook runs as it stands, and shows what it says it shows."""

import ast
import json
from typing import Any

import pytest

from tests.places import ROOT

CELLS = json.loads((ROOT / "docs" / "tutorial.ipynb").read_text(encoding="utf-8"))["cells"]
CODE = ["".join(cell["source"]) for cell in CELLS if cell["cell_type"] == "code"]


def shown(code: str, names: dict[str, Any]) -> object:
    """What a notebook shows of a cell: the value of its last line, if that is an expression."""
    *before, last = ast.parse(code).body
    ends = isinstance(last, ast.Expr)
    exec(compile(ast.Module(before if ends else [*before, last], []), "tutorial", "exec"), names)
    if not isinstance(last, ast.Expr):
        return None
    return eval(compile(ast.Expression(last.value), "tutorial", "eval"), names)


@pytest.mark.slow
def test_every_cell_runs_and_tables_show_themselves():
    """From top to bottom; matches, views and standings as pictures."""
    names: dict[str, Any] = {"__name__": "tutorial"}
    values = [shown(code, names) for code in CODE]
    pictures = [value._repr_svg_() for value in values if hasattr(value, "_repr_svg_")]

    assert len(pictures) == 6
    assert all(picture.startswith("<svg") for picture in pictures)
    assert ">greedy</text>" in pictures[-1]
    assert names["found"].choices[0].visits > 0


def test_it_is_kept_without_what_came_out():
    """A change of the text is a change of the text alone."""
    assert all(not cell["outputs"] for cell in CELLS if cell["cell_type"] == "code")
