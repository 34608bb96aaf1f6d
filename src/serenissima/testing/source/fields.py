"""A search for fields that a game's functions use but its records don't have.

It follows from the verbs' parameters which variable is which record, through every call that passes
one on and every assignment that gives it another name.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from inspect import signature
from types import FunctionType
from typing import Any

import numpy as np

from serenissima.kernel.dice import DICE
from serenissima.kernel.errors import one_of
from serenissima.kernel.game import Game
from serenissima.kernel.tale import TALE
from serenissima.testing.source.reach import Source, plain, reach

VERBS: Mapping[str, tuple[str, ...]] = {
    "setup": ("terms", "state", "dice", "tale"),
    "legal": ("terms", "state"),
    "apply": ("terms", "state", "", "", "dice", "tale"),
    "go_on": ("terms", "state", "dice", "tale"),
    "list_legal": ("terms", "state"),
    "act": ("terms", "state", "", "", "dice", "tale"),
    "proceed": ("terms", "state", "dice", "tale"),
    "redeal": ("terms", "state", "", "dice"),
    "score": ("terms", "state"),
    "evaluate": ("terms", "state"),
    "draw": ("terms", "state"),
    "conserved": ("terms", "state"),
    "contradictions": ("terms", "state"),
    "furnish": ("terms",),
    "derive": ("terms", "state"),
    "places": ("terms",),
}
ARRAYS = frozenset(dir(np.record))  # attributes of NumPy's records other than fields

Bound = dict[FunctionType, dict[str, set[str]]]  # the records that each parameter may be


def complaints(game: Game) -> list[str]:
    """Return `file:line: the unknown field, and the nearest existing one` for each fault."""
    around = ("draw", "conserved", "contradictions", "furnish", "derive", "places")
    roots: dict[str, Any] = {**game.rules, **{name: getattr(game, name) for name in around}}
    sources = reach(roots.values())
    bound = _bind(sources, _at_first(roots))
    fields = {
        "terms": tuple(game.terms.by_name),
        "state": tuple(game.state.by_name),
        "dice": DICE.names or (),
        "tale": TALE.names or (),
    }
    named = ((source, _name_records(source, bound.get(source.function, {}))) for source in sources)
    return [line for source, known in named for line in _of_one(source, known, fields)]


def _at_first(roots: Mapping[str, Any]) -> Bound:
    """Return the records that the verbs' parameters are."""
    bound: Bound = {}
    for name, records in VERBS.items():
        function = plain(roots.get(name))
        if function:
            pairs = zip(signature(function).parameters, records, strict=False)
            bound[function] = {given: {record} for given, record in pairs if record}
    return bound


def _bind(sources: Sequence[Source], bound: Bound) -> Bound:
    """Extend the bindings to every function that receives a record."""
    by_function = {source.function: source for source in sources}
    waiting = [source.function for source in sources]
    while waiting:
        function = waiting.pop()
        if function not in by_function:
            continue
        source = by_function[function]
        for target, name, records in _passed_records(
            source, _name_records(source, bound.get(function, {}))
        ):
            known = bound.setdefault(target, {}).setdefault(name, set())
            if not records <= known:
                known |= records
                waiting.append(target)
    return bound


def _name_records(source: Source, known: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return the records by parameter, and by every variable that a record is assigned to."""
    found = {name: set(records) for name, records in known.items()}
    assigned = [pair for node in source.body for pair in _assignments(node)]
    for _ in assigned:  # a chain of names is no longer than the number of assignments
        for name, value in assigned:
            if value in found:
                found.setdefault(name, set()).update(found[value])
    return found


def _assignments(node: ast.AST) -> Iterator[tuple[str, str]]:
    """Yield each variable that a node assigns from another variable, with that other one."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            yield from _pairs(target, node.value)
    elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value:
        yield from _pairs(node.target, node.value)


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, str]]:
    """Yield assigned variables in pairs, also from tuples and conditional expressions."""
    if isinstance(value, ast.IfExp):
        yield from (*_pairs(target, value.body), *_pairs(target, value.orelse))
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts, strict=False):
            yield from _pairs(one, other)
    elif isinstance(target, ast.Name) and isinstance(value, ast.Name):
        yield target.id, value.id


def _passed_records(
    source: Source, known: dict[str, set[str]]
) -> Iterator[tuple[FunctionType, str, set[str]]]:
    """Yield each record that a function passes on: the called function and its parameter."""
    for node, target in source.calls:
        in_order = zip(signature(target).parameters, node.args, strict=False)
        by_name = ((keyword.arg, keyword.value) for keyword in node.keywords)
        for name, value in (*in_order, *by_name):
            if name and isinstance(value, ast.Name) and value.id in known:
                yield target, name, known[value.id]


def _of_one(
    source: Source, known: dict[str, set[str]], fields: Mapping[str, tuple[str, ...]]
) -> Iterator[str]:
    """Yield the faults of one function."""
    for node in source.body:
        name, asked = _field_access(node)
        records = known.get(name, set())
        names = [field for record in sorted(records) for field in fields[record]]
        if records and asked not in names and asked not in ARRAYS:
            near = get_close_matches(asked, names, 1)
            hint = f"did you mean `{near[0]}`?" if near else one_of(names)
            yield (
                f"{source.place(node)}: `{ast.unparse(node)}`: the {' or '.join(sorted(records))} "
                f"has no field {asked!r}; {hint}"
            )


def _field_access(node: ast.AST) -> tuple[str, str]:
    """Return the variable and the field that a node uses; both empty if it uses none."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return node.value.id, node.attr
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        key = node.slice
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            return node.value.id, key.value
    return "", ""
