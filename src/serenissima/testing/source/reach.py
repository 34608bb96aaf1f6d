"""The functions that a game's rules reach, each with its syntax tree and its names' values."""

import ast
import builtins
import linecache
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

FOREIGN = ("serenissima.kernel", "serenissima.players", "numpy", "numba", "builtins", "math")
UNKNOWN = object()  # the meaning of a name bound only while the function runs


@dataclass(frozen=True)
class Source:
    """One function with its syntax tree; line numbers are those of its file."""

    function: FunctionType
    tree: ast.FunctionDef

    @property
    def name(self) -> str:
        """The function's name in its module."""
        return self.function.__name__

    def place(self, node: ast.AST) -> str:
        """Return `file:line` of a part of the function."""
        path = self.function.__code__.co_filename
        near = os.path.relpath(path)
        line = getattr(node, "lineno", self.tree.lineno)
        return f"{path if near.startswith('..') else near}:{line}"

    @property
    def body(self) -> Iterator[ast.AST]:
        """Every node of the statements, outer ones first, without docstrings and annotations."""
        for statement in self.tree.body:
            if not _is_text(statement):
                yield from _walk(statement)

    @property
    def calls(self) -> Iterator[tuple[ast.Call, FunctionType]]:
        """Every call of one of the game's own functions, with that function."""
        for node in self.body:
            if isinstance(node, ast.Call):
                try:
                    function = plain(self.meaning(node.func))
                except (NameError, AttributeError):
                    continue
                if function and is_own(function):
                    yield node, function

    def meaning(self, node: ast.AST) -> Any:
        """Return the value of a name or attribute; UNKNOWN for local variables.

        Raises:
            NameError, AttributeError: there is no such name or attribute.
        """
        if isinstance(node, ast.Attribute):
            owner = self.meaning(node.value)
            return UNKNOWN if owner is UNKNOWN else getattr(owner, node.attr)
        if not isinstance(node, ast.Name) or node.id in self.function.__code__.co_varnames:
            return UNKNOWN
        for names in (_closure(self.function), self.function.__globals__, vars(builtins)):
            if node.id in names:
                return names[node.id]
        raise NameError(node.id)

    @property
    def names(self) -> list[str]:
        """Every name that the function could use."""
        own = self.function.__code__.co_varnames
        return [*own, *_closure(self.function), *self.function.__globals__]


def plain(value: Any) -> FunctionType | None:
    """Return the Python function behind a compiled one, or the function itself; otherwise None."""
    found = getattr(value, "py_func", value)
    return found if isinstance(found, FunctionType) else None


def is_own(function: FunctionType | None) -> bool:
    """Whether a function belongs to a game, not to the kernel or a library."""
    home = function.__module__ or "" if function else "builtins"
    return not any(home == name or home.startswith(f"{name}.") for name in FOREIGN)


def reach(roots: Iterable[Callable[..., Any]]) -> list[Source]:
    """Return the functions that can be called from `roots`, including these, each once.

    A function whose source can't be read is left out.
    """
    found: dict[FunctionType, Source | None] = {}
    waiting = [function for root in roots if (function := plain(root))]
    while waiting:
        function = waiting.pop(0)
        if function not in found:
            source = found[function] = source_of(function)
            waiting += [function for _, function in source.calls] if source else []
    return [source for source in found.values() if source]


@cache
def source_of(function: FunctionType) -> Source | None:
    """Return the source of a function; None if it can't be read."""
    code = function.__code__
    for node in _functions(code.co_filename):
        first = min((mark.lineno for mark in node.decorator_list), default=node.lineno)
        if node.name == code.co_name and first == code.co_firstlineno:
            return Source(function, node)
    return None


@cache
def _functions(path: str) -> tuple[ast.FunctionDef, ...]:
    """Return every function of a file or of generated lines; empty if they can't be read."""
    tree = ast.parse("".join(linecache.getlines(path)))
    return tuple(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and everything executable below it, so no annotations."""
    yield node
    for name, below in ast.iter_fields(node):
        if name in ("annotation", "returns"):
            continue
        for child in below if isinstance(below, list) else [below]:
            if isinstance(child, ast.AST):
                yield from _walk(child)


def _is_text(statement: ast.stmt) -> bool:
    """Whether a statement is a docstring."""
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


@cache
def _closure(function: FunctionType) -> dict[str, Any]:
    """Return the values of the outer functions' names in this function."""
    cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=False)
    return {name: cell.cell_contents for name, cell in cells}


def is_module(value: Any) -> bool:
    """Whether a value is a module, of which rules can only use attributes."""
    return isinstance(value, ModuleType)
