"""Rewriting of rules, for an interpreted run, so that they refuse negative indices.

In Python a negative index counts from the end; compiled, it reads or writes before the array.
"""

import ast
from collections.abc import Callable, Iterable
from copy import deepcopy
from types import CodeType
from typing import Any

import numpy as np

from serenissima.testing.source.reach import Source, reach

GUARD = "_counted_from_the_start"  # the name of the function below in rewritten rules


class Guarded:
    """An array whose indices must not be negative."""

    __slots__ = ("cells",)

    def __init__(self, cells: Any) -> None:
        self.cells = cells

    def __getitem__(self, index: Any) -> Any:
        _check(index)
        return self.cells[index]

    def __setitem__(self, index: Any, value: Any) -> None:
        _check(index)
        self.cells[index] = value


def _check(index: Any) -> None:
    for part in index if isinstance(index, tuple) else (index,):
        if isinstance(part, int | np.integer) and part < 0:
            raise IndexError(f"index {part} is negative")


def guard(value: Any) -> Any:
    """Return an array that refuses negative indices; other values, such as tuples, unchanged."""
    return Guarded(value) if isinstance(value, np.ndarray) else value


def refuse_negative(rules: Iterable[Callable[..., Any]]) -> None:
    """Let all functions that `rules` reach raise IndexError for a negative index into an array.

    Use this only in interpreted runs, since it changes the functions themselves. A nested function
    that uses variables of the outer one stays unchanged.
    """
    for source in reach(rules):
        if not source.function.__code__.co_freevars:
            source.function.__globals__[GUARD] = guard
            source.function.__code__ = _code(source)


class _Guarding(ast.NodeTransformer):
    """Replaces `array[index]` by `guard(array)[index]`."""

    def visit_Subscript(self, node: ast.Subscript) -> ast.Subscript:
        self.generic_visit(node)
        call = ast.Call(ast.Name(GUARD, ast.Load()), [node.value], [])
        return ast.copy_location(ast.Subscript(call, node.slice, node.ctx), node)


def _code(source: Source) -> CodeType:
    """Return the code of a function with guarded indices; line numbers are those of its file."""
    tree = _Guarding().visit(deepcopy(source.tree))
    tree.decorator_list = []
    module = ast.fix_missing_locations(ast.Module([tree], []))
    whole = compile(module, source.function.__code__.co_filename, "exec", dont_inherit=True)
    codes = (part for part in whole.co_consts if isinstance(part, CodeType))
    return next(code for code in codes if code.co_name == tree.name)
