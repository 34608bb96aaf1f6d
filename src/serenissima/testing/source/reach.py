"""The functions that a game's rules reach, each with its syntax tree and what its names mean."""

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
UNKNOWN = object()  # the meaning of a name that is bound only while the function runs


@dataclass(frozen=True)
class Source:
    """One function with its syntax tree; line numbers are those of its file."""

    function: FunctionType
    tree: ast.FunctionDef

    @property
    def name(self) -> str:
        """As it is called in its module."""
        return self.function.__name__

    def place(self, node: ast.AST) -> str:
        """`file:line` of a part of the function."""
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
        """What a name, or an attribute of one, stands for; UNKNOWN for local variables.

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
    """The Python function behind a compiled one, or the function itself; None for anything else."""
    found = getattr(value, "py_func", value)
    return found if isinstance(found, FunctionType) else None


def is_own(function: FunctionType | None) -> bool:
    """Whether a function is a game's, and not of the kernel or a library."""
    home = function.__module__ or "" if function else "builtins"
    return not any(home == name or home.startswith(f"{name}.") for name in FOREIGN)


def reached(roots: Iterable[Callable[..., Any]]) -> list[Source]:
    """The functions that can be called from `roots`, themselves included, each once.

    A function whose source cannot be read is left out.
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
    """The source of a function; None where it cannot be read."""
    code = function.__code__
    for node in _functions(code.co_filename):
        first = min((mark.lineno for mark in node.decorator_list), default=node.lineno)
        if node.name == code.co_name and first == code.co_firstlineno:
            return Source(function, node)
    return None


@cache
def _functions(path: str) -> tuple[ast.FunctionDef, ...]:
    """Every function of a file or of generated lines; none if they cannot be read."""
    tree = ast.parse("".join(linecache.getlines(path)))
    return tuple(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    """A node and everything below it that is executed; annotations are not."""
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
    """What the names of the functions around this one mean in it."""
    cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=False)
    return {name: cell.cell_contents for name, cell in cells}


def is_module(value: Any) -> bool:
    """Whether something is a module; rules can use its attributes only."""
    return isinstance(value, ModuleType)
