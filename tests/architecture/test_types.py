"""Signatures: everything has types, and rules take nothing that they do not read."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.places import PACKAGE, files, shown

pytestmark = pytest.mark.xdist_group("sources")  # which are parsed once


def untyped(path: Path) -> Iterator[str]:
    """Functions of a file that say nothing of a value they take or give."""
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


def unread(path: Path) -> Iterator[str]:
    """Parameters of a file's inner functions, whose form no verb prescribes, that nobody reads."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and "inner" in map(ast.unparse, node.decorator_list):
            names = {n.id for line in node.body for n in ast.walk(line) if isinstance(n, ast.Name)}
            taken = (argument.arg for argument in node.args.args)
            yield from (f"{shown(path)}: {node.name}({a})" for a in taken if a not in names)


def test_inner_functions_read_what_they_take():
    """Terms that are only handed on to somebody who does not need them are handed on no more."""
    modules = list(files(PACKAGE / "games", ".py"))

    assert [line for path in modules for line in unread(path)] == []


def test_every_function_has_types():
    """Compiled or not, mypy checks what is in it."""
    modules = list(files(PACKAGE, ".py"))

    assert [line for path in modules for line in untyped(path)] == []
    assert modules
