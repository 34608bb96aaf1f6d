"""A search, without compiling, for code that Numba can't compile or rules should not use.

The list contains what is allowed: numbers, arrays, fields, loops, branches and calls. Anything else
in a rule is reported, with advice on what to write instead.
"""

import ast
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from types import FunctionType
from typing import Any

from numba.core.registry import cpu_target

from serenissima.kernel.compile import INTERPRETED
from serenissima.testing.source.reach import (
    UNKNOWN,
    Source,
    is_module,
    is_own,
    plain,
    reach,
    source_of,
)

Rule = Callable[..., Any]

ALLOWED = (
    ast.Expr, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Return, ast.Pass, ast.Break,
    ast.Continue, ast.If, ast.For, ast.While, ast.Match, ast.match_case, ast.MatchValue,
    ast.MatchOr, ast.MatchAs, ast.MatchSingleton, ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.Compare,
    ast.IfExp, ast.NamedExpr, ast.Call, ast.keyword, ast.Attribute, ast.Subscript, ast.Slice,
    ast.Name, ast.Tuple, ast.Constant, ast.boolop, ast.operator, ast.unaryop, ast.cmpop,
    ast.expr_context,
)  # fmt: skip

ARRAY = "write into an array instead: `np.zeros(n, np.int16)`"
INSTEAD: dict[type[ast.AST], tuple[str, str]] = {
    ast.JoinedStr: ("a text", "record an event; its sentence is in words/*.ftl"),
    ast.Try: ("an exception", "test the condition first, with `if`"),
    ast.Raise: ("an exception", "`apply` gets only what `legal` allows: it never refuses"),
    ast.Assert: ("an exception", "state what must hold in `conserved`; the kit checks it"),
    ast.With: ("a context", "rules open and close no resources"),
    ast.Lambda: ("a nested function", "write it as an @inner function of the module"),
    ast.FunctionDef: ("a nested function", "write it as an @inner function of the module"),
    ast.ClassDef: ("a class", "store its values in fields of the state"),
    ast.ListComp: ("a list", ARRAY),
    ast.List: ("a list", f"write a tuple if it never changes; else {ARRAY}"),
    ast.Dict: ("a dictionary", "index an array by number"),
    ast.DictComp: ("a dictionary", "index an array by number"),
    ast.Set: ("a set", "mark members in an array or in the bits of a number"),
    ast.SetComp: ("a set", "mark members in an array or in the bits of a number"),
    ast.GeneratorExp: ("a generator", "write the loop out"),
    ast.Yield: ("a generator", ARRAY),
    ast.YieldFrom: ("a generator", ARRAY),
    ast.Global: ("a change of a global", "store changing values in a field of the state"),
    ast.Nonlocal: ("a change of a global", "store changing values in a field of the state"),
    ast.Import: ("an import", "import at the top of the module"),
    ast.ImportFrom: ("an import", "import at the top of the module"),
    ast.Starred: ("a starred argument", "write each argument out"),
    ast.Delete: ("a deletion", "give the field or variable another value"),
}  # fmt: skip
BUILTINS = {
    "abs", "bool", "divmod", "enumerate", "float", "int", "len", "max", "min", "pow", "range",
    "round", "sum", "zip",
}  # fmt: skip
SPELLED = (str, bytes, list, dict, set, frozenset)


def complaints(roots: Sequence[Rule]) -> list[str]:
    """Return everything outside the subset that `roots` reach, each with its place and advice."""
    sources = reach(roots)
    found = [line for source in sources for line in _of_one(source)]
    return [*_find_uncompiled(roots), *found, *_circles(sources)]


def _find_uncompiled(roots: Sequence[Rule]) -> Iterator[str]:
    """Yield roots that are plain Python."""
    for root in roots:
        function = plain(root)
        if not INTERPRETED and isinstance(root, FunctionType) and function:
            source = source_of(function)
            where = source.place(source.tree) if source else function.__module__
            yield f"{where}: `{function.__name__}` is not compiled: write @compiled above it"


def _of_one(source: Source) -> Iterator[str]:
    """Yield the faults of one function."""
    given = source.tree.args
    if given.vararg or given.kwarg or given.kwonlyargs:
        yield _line(source, source.tree, "keyword-only or starred parameters", "name each")
    skipped: set[ast.AST] = set()
    for node in source.body:
        said = None if node in skipped else _wrong(source, node)
        if said:
            skipped.update(ast.walk(node))
            yield _line(source, node, *said)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute | ast.Name):
            skipped.add(node.value)  # the whole chain is already checked
        elif isinstance(node, ast.Subscript):
            skipped.add(node.slice if isinstance(node.slice, ast.Constant) else node)  # a field


def _line(source: Source, node: ast.AST, what: str, instead: str) -> str:
    shown = source.name if node is source.tree else ast.unparse(node).partition("\n")[0]
    return f"{source.place(node)}: `{shown}`: {what}; {instead}"


def _wrong(source: Source, node: ast.AST) -> tuple[str, str] | None:
    """Return the fault of a node and what to write instead; None if there is none."""
    if not isinstance(node, ALLOWED):
        return INSTEAD.get(type(node), ("not in the subset", "write it with loops and numbers"))
    if isinstance(node, ast.Constant) and isinstance(node.value, str | bytes):
        return "a text", "rules use only numbers: declare codes in a Field, or record an event"
    if isinstance(node, ast.keyword) and node.arg is None:
        return INSTEAD[ast.Starred]
    if isinstance(node, ast.Assign | ast.AugAssign):
        return _wrong_target(source, node)
    if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load):
        return _wrong_name(source, node)
    return None


def _wrong_target(source: Source, node: ast.Assign | ast.AugAssign) -> tuple[str, str] | None:
    """Return the fault of changing a module's table in a rule; None if the node doesn't."""
    for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
        root = target
        while isinstance(root, ast.Subscript | ast.Attribute):
            root = root.value
        if isinstance(root, ast.Name) and root.id not in source.function.__code__.co_varnames:
            return INSTEAD[ast.Global]
    return None


def _wrong_name(source: Source, node: ast.Name | ast.Attribute) -> tuple[str, str] | None:
    """Return the fault of a name that is undefined or that Numba can't compile; else None."""
    try:
        value = source.meaning(node)
    except NameError as error:
        near = get_close_matches(str(error), source.names, 1)
        return "no such name", f"did you mean `{near[0]}`?" if near else "define or import it"
    except AttributeError as error:
        return str(error), "check its spelling where it is defined"
    if ".random" in ast.unparse(node):
        return (
            "its own source of chance",
            "ask the dice: draw, pick or roll of serenissima.kernel.dice",
        )
    function = plain(value)
    if value is UNKNOWN or is_module(value) or _is_of_the_kernel(value):
        return None
    if function and is_own(function):
        bare = isinstance(value, FunctionType) and not INTERPRETED
        return ("plain Python, called by a rule", "write @inner above it") if bare else None
    if getattr(value, "__module__", "") == "builtins" and callable(value):
        fits = value.__name__ in BUILTINS
        return None if fits else ("not in the subset", "write it with loops and numbers")
    if isinstance(value, SPELLED) or not _numba_takes(value):
        kind = type(value).__name__
        return f"a {kind} of the module", "rules take numbers, tuples of numbers and arrays from it"
    return None


def _is_of_the_kernel(value: Any) -> bool:
    return str(getattr(value, "__module__", "")).startswith("serenissima.kernel")


def _numba_takes(value: Any) -> bool:
    """Whether Numba has a type for a constant or a function."""
    context = cpu_target.typing_context
    cpu_target.target_context.refresh()  # registers NumPy's compilable functions
    context.refresh()
    try:
        context.resolve_value_type(value)
    except ValueError:
        return False
    return True


def _circles(sources: Sequence[Source]) -> Iterator[str]:
    """Yield functions that call themselves, directly or through others; each circle once."""
    calls = {source.function: [f for _, f in source.calls] for source in sources}
    told: set[frozenset[FunctionType]] = set()
    for source in sources:
        circle = _way_back(source.function, calls)
        if circle and frozenset(circle) not in told:
            told.add(frozenset(circle))
            way = " → ".join(function.__name__ for function in (*circle, source.function))
            yield f"{source.place(source.tree)}: recursion, {way}; write a loop instead"


def _way_back(
    start: FunctionType, calls: dict[FunctionType, list[FunctionType]]
) -> list[FunctionType]:
    """Return the shortest chain of calls from a function back to itself; empty if there is none."""
    ways = [[start]]
    seen: set[FunctionType] = set()
    while ways:
        way = ways.pop(0)
        for function in calls.get(way[-1], []):
            if function is start:
                return way
            if function not in seen:
                seen.add(function)
                ways.append([*way, function])
    return []
