"""Only what is compiled carries no types: mypy cannot tell a game's rules from the rest of it."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.places import PACKAGE, files, shown

COMPILED = {"compiled", "inner"}


def untyped(path: Path) -> Iterator[str]:
    """Functions of a file that are not compiled and say nothing of a value they take or give."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        given = node.args
        taken = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
        silent = [a for a in taken if a and not a.annotation and a.arg not in ("self", "cls")]
        marks = {ast.unparse(decorator) for decorator in node.decorator_list}
        if (silent or node.returns is None) and not marks & COMPILED:
            yield f"{shown(path)}:{node.lineno}: {node.name}"


def test_what_is_not_compiled_has_types():
    """Whatever the modules of a game are called, plain Python in them is checked by mypy."""
    modules = [path for path in files(PACKAGE / "games", ".py") if "tests" not in path.parts]

    assert [line for path in modules for line in untyped(path)] == []
    assert modules
