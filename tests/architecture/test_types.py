"""Signatures: all code has types, and rules read all their parameters."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.places import PACKAGE, files, shown

pytestmark = pytest.mark.xdist_group("sources")  # which are parsed once


def find_untyped(path: Path) -> Iterator[str]:
    """Return the functions of a file with an untyped parameter or result."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        given = node.args
        taken = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
        silent = [a for a in taken if a and not a.annotation and a.arg not in ("self", "cls")]
        lines = path.read_text(encoding="utf-8").splitlines()
        excused = "no-untyped-def" in lines[node.lineno - 1]
        if (silent or node.returns is None) and not excused:
            yield f"{shown(path)}:{node.lineno}: {node.name}"


def find_unread(path: Path) -> Iterator[str]:
    """Return unread parameters of a file's inner functions whose form no verb prescribes."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and "inner" in map(ast.unparse, node.decorator_list):
            names = {n.id for line in node.body for n in ast.walk(line) if isinstance(n, ast.Name)}
            taken = (argument.arg for argument in node.args.args)
            yield from (f"{shown(path)}: {node.name}({a})" for a in taken if a not in names)


def test_inner_functions_read_their_parameters():
    """Terms are not passed on to functions that do not need them."""
    modules = list(files(PACKAGE / "games", ".py"))

    assert [line for path in modules for line in find_unread(path)] == []


def test_every_function_has_types():
    """So mypy checks the body, compiled or not."""
    modules = list(files(PACKAGE, ".py"))

    assert [line for path in modules for line in find_untyped(path)] == []
    assert modules
