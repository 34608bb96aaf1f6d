"""Faults for Python modules: found in the syntax tree, made in the text."""

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from tools.mutants.faults import Change

COMPARE = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="), ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"), ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"), ast.NotIn: ("not in", "in"),
}  # fmt: skip
ARITHMETIC = {
    ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "+"), ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"), ast.Mod: ("%", "//"), ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"), ast.BitAnd: ("&", "|"), ast.BitOr: ("|", "&"),
}  # fmt: skip
OPPOSITE = {"min": "max", "max": "min", "any": "all", "all": "any"}
LARGEST = 9  # a module's number above this is tuned: the next one is no fault
LOOP = {ast.Break: "continue", ast.Continue: "break"}
# Calls whose arguments can't be swapped meaningfully, or whose order doesn't matter.
ORDERLESS = {"min", "max", "isinstance", "issubclass", "getattr", "hasattr", "cast", "zip"}
SILENT = {"log", "logger", "logging", "LOG", "print", "warnings"}  # their output isn't tested
TYPES = {
    "bool",
    "bytes",
    "dict",
    "float",
    "frozenset",
    "int",
    "list",
    "set",
    "str",
    "tuple",
    "type",
}
TEXTS = (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp, ast.Dict, ast.Set)
Function = ast.FunctionDef | ast.AsyncFunctionDef
Scope = Function | ast.ClassDef | ast.Lambda


class Spot(NamedTuple):
    """A node and its surroundings.

    Attributes:
        node: the node.
        scope: the qualified name of the function or class around it.
        statement: the statement around it.
        assigned: the number of assignments of each name in the function around it.
        default: whether it is the default of an argument.
    """

    node: ast.AST
    scope: str
    statement: ast.stmt
    assigned: Mapping[str, int]
    default: bool = False


class Text:
    """A source, addressed by lines and columns as the syntax tree does."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Return the start and end of a node, in bytes."""
        end = self._starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        return self._starts[node.lineno - 1] + node.col_offset, end

    def of(self, node: ast.expr | ast.stmt) -> str:
        """Return the text of a node."""
        return self.source[slice(*self.span(node))].decode()

    def between(self, left: ast.expr, right: ast.expr, word: str) -> tuple[int, int] | None:
        """Return the place of an operator between its operands; None beside a comment."""
        start, end = self.span(left)[1], self.span(right)[0]
        gap = self.source[start:end].decode()
        pattern = r"\s+".join(map(re.escape, word.split()))
        found = None if "#" in gap else re.search(pattern, gap)
        return (start + found.start(), start + found.end()) if found else None


Found = Iterator[tuple[str, tuple[int, int], str]]


def changes(source: bytes) -> Iterator[Change]:
    """Yield every possible fault of a module."""
    text = Text(source)
    for spot in _spots(ast.parse(source).body):
        for find in FINDERS:
            for operator, (start, end), new in find(text, spot):
                lines = _lines(spot.statement)
                yield Change(operator, spot.scope, start, end, new, *lines)


def scopes(source: bytes) -> dict[str, tuple[int, int]]:
    """Return the first and last line of each function and class, by its qualified name."""
    found: dict[str, tuple[int, int]] = {}

    def look(node: ast.AST, scope: str) -> None:
        for child in ast.iter_child_nodes(node):
            name = scope
            if isinstance(child, Function | ast.ClassDef):
                name = f"{scope}.{child.name}" if scope else child.name
                found[name] = child.lineno, child.end_lineno or child.lineno
            look(child, name)

    look(ast.parse(source), "")
    return found


def _lines(statement: ast.stmt) -> tuple[int, int]:
    """Return the lines of a statement, without those of the statements in it."""
    body = getattr(statement, "body", None)
    last = body[0].lineno - 1 if body else (statement.end_lineno or statement.lineno)
    return statement.lineno, max(statement.lineno, last)


def _spots(
    body: list[ast.stmt], scope: str = "", assigned: Mapping[str, int] = MappingProxyType({})
) -> Iterator[Spot]:
    """Yield the statements of a block and everything in them; `assigned` is the function's."""
    for statement in body:
        if _is_left_alone(statement):
            continue
        if isinstance(statement, Function | ast.ClassDef):
            yield from _definition(statement, scope, assigned)
            continue
        yield Spot(statement, scope, statement, assigned)
        for child in _parts(statement):
            if isinstance(child, ast.expr):
                yield from (Spot(node, scope, statement, assigned) for node in _inside(child))
        for inner in _blocks(statement):
            yield from _spots(inner, scope, assigned)


def _definition(
    node: Function | ast.ClassDef, scope: str, assigned: Mapping[str, int]
) -> Iterator[Spot]:
    """Yield the defaults of a function and its contents; a declared stub has neither."""
    name = f"{scope}.{node.name}" if scope else node.name
    if isinstance(node, ast.ClassDef):
        yield from _spots(node.body, name)
        return
    if any("overload" in ast.unparse(decorator) for decorator in node.decorator_list):
        return
    for default in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
        yield from (Spot(inner, name, node, assigned, True) for inner in _inside(default))
    yield from _spots(node.body, name, _count_assignments(node))


def _is_left_alone(statement: ast.stmt) -> bool:
    """Whether a statement does nothing at run time, or is for type checkers, or `__all__`."""
    match statement:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Pass():
            return True
        case ast.If(test=test):
            return ast.unparse(test) in {"TYPE_CHECKING", "__name__ == '__main__'"}
        case ast.Assign(targets=[ast.Name(id="__all__" | "__slots__" | "__getattr__")]):
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Expr(value=ast.Call(func=func)):
            return ast.unparse(func).split(".")[0].split("(")[0] in SILENT
    return False


def _parts(statement: ast.stmt) -> Iterator[ast.AST]:
    """Yield the parts of a statement except blocks, annotations, and targets of assignments."""
    for name, value in ast.iter_fields(statement):
        if name in {"annotation", "targets", "target", "body", "orelse", "finalbody", "handlers"}:
            continue
        if name == "cases" or (
            name == "value" and isinstance(statement, ast.Assign) and _alias(value)
        ):
            continue
        parts = value if isinstance(value, list) else [value]
        for part in parts:
            if isinstance(part, ast.withitem):
                yield part.context_expr
            elif isinstance(part, ast.AST):
                yield part


def _alias(value: ast.expr) -> bool:
    """Whether an assigned value is a type: `A | B`, `Callable[…]`."""
    while isinstance(value, ast.BinOp) and isinstance(value.op, ast.BitOr):
        value = value.left
    root = value.value if isinstance(value, ast.Subscript) else value
    return isinstance(root, ast.Name) and (_is_class(root.id) or root.id in TYPES)


def _is_class(name: str) -> bool:
    return name[0].isupper() and not name.isupper()


def _blocks(statement: ast.stmt) -> Iterator[list[ast.stmt]]:
    """Yield the blocks of a statement."""
    for name in ("body", "orelse", "finalbody"):
        yield getattr(statement, name, [])
    for holder in (*getattr(statement, "handlers", []), *getattr(statement, "cases", [])):
        yield holder.body


def _inside(node: ast.expr) -> Iterator[ast.expr]:
    """Yield an expression and its parts, without formatted texts and types."""
    yield node
    if isinstance(node, ast.JoinedStr):
        return
    children = list(ast.iter_child_nodes(node))
    if isinstance(node, ast.Call) and _name(node.func) in {"isinstance", "issubclass", "cast"}:
        children = [one for one in node.args if not _names_a_type(one)]
    for child in children:
        if isinstance(child, ast.comprehension):
            yield from (one for part in (child.iter, *child.ifs) for one in _inside(part))
        elif isinstance(child, ast.keyword):
            if child.arg != "strict":  # lengths are equal: `zip` only makes sure
                yield from _inside(child.value)
        elif isinstance(child, ast.expr):
            yield from _inside(child)


def _names_a_type(node: ast.expr) -> bool:
    names = (one.id for one in ast.walk(node) if isinstance(one, ast.Name))
    return any(_is_class(name) or name in TYPES for name in names)


def _name(node: ast.expr) -> str:
    """Return the last word of a called name."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _count_assignments(function: Function) -> dict[str, int]:
    """Return how often each name is bound in a function; the call binds an argument once."""
    names: dict[str, int] = {}
    stored = (
        node.id for node in ast.walk(function)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    )  # fmt: skip
    arguments = (node.arg for node in ast.walk(function) if isinstance(node, ast.arg))
    for name in (*stored, *arguments):
        names[name] = names.get(name, 0) + 1
    return names


def _compare(text: Text, spot: Spot) -> Found:
    """Turn `<` into `<=`, `==` into `!=`, `in` into `not in`."""
    if not isinstance(spot.node, ast.Compare):
        return
    operands = [spot.node.left, *spot.node.comparators]
    for (left, right), kind in zip(pairwise(operands), spot.node.ops, strict=True):
        word, new = COMPARE[type(kind)]
        if place := text.between(left, right, word):
            yield "compare", place, new


def _boolean(text: Text, spot: Spot) -> Found:
    """Turn `and` into `or`, and the reverse."""
    if not isinstance(spot.node, ast.BoolOp):
        return
    word, new = ("and", "or") if isinstance(spot.node.op, ast.And) else ("or", "and")
    for left, right in pairwise(spot.node.values):
        if place := text.between(left, right, word):
            yield "boolean", place, new


def _arithmetic(text: Text, spot: Spot) -> Found:
    """Turn `+` into `-`, `%` into `//`; texts, lists and types have no opposite."""
    match spot.node:
        case ast.BinOp(left=left, op=op, right=right):
            word, new = ARITHMETIC.get(type(op), ("", ""))
            if not word or _has_no_opposite(left) or _has_no_opposite(right):
                return
            if place := text.between(left, right, word):
                yield "arithmetic", place, new
        case ast.AugAssign(target=target, op=op, value=value):
            word, new = ARITHMETIC.get(type(op), ("", ""))
            if not word or _has_no_opposite(value):
                return
            if place := text.between(target, value, f"{word}="):
                yield "arithmetic", place, f"{new}="


def _has_no_opposite(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str | bytes) or node.value is None
    return isinstance(node, TEXTS) or (isinstance(node, ast.Name) and _is_class(node.id))


def _constant(text: Text, spot: Spot) -> Found:
    """Turn a whole number into the next one, `True` into `False`."""
    if not isinstance(spot.node, ast.Constant) or isinstance(spot.statement, ast.Raise):
        return
    operator, value = "default" if spot.default else "constant", spot.node.value
    if isinstance(value, bool):
        yield operator, text.span(spot.node), str(not value)
    elif isinstance(value, int) and (spot.scope or value <= LARGEST):
        yield operator, text.span(spot.node), str(value + 1)


def _condition(text: Text, spot: Spot) -> Found:
    """Negate a condition, or remove its `not`."""
    match spot.node:
        case ast.If(test=test) | ast.IfExp(test=test):
            place = text.span(test)
        case ast.While(test=test) if not isinstance(test, ast.Constant):
            place = text.span(test)
        case _:
            return
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        yield "condition", place, text.of(test.operand)
    elif not _names_something(test):
        yield "condition", place, f"not ({text.of(test)})"


def _names_something(test: ast.expr) -> bool:
    """Whether a condition assigns a name with `:=`, which later code may need."""
    return any(isinstance(one, ast.NamedExpr) for one in ast.walk(test))


def _guard(text: Text, spot: Spot) -> Found:
    """Prevent an early return, error or jump."""
    if not isinstance(spot.node, ast.If) or spot.node.orelse or len(spot.node.body) != 1:
        return
    leaves = isinstance(spot.node.body[0], ast.Return | ast.Raise | ast.Continue | ast.Break)
    if leaves and not _names_something(spot.node.test):
        yield "guard", text.span(spot.node.test), "False"


def _return(text: Text, spot: Spot) -> Found:
    """Return the opposite of a truth value, and `None` in place of anything else."""
    if not isinstance(spot.node, ast.Return) or spot.node.value is None:
        return
    value = spot.node.value
    if isinstance(value, ast.Compare | ast.BoolOp):
        yield "return", text.span(value), f"not ({text.of(value)})"
    elif not isinstance(value, ast.Constant):
        yield "nothing", text.span(value), "None"


def _statement(text: Text, spot: Spot) -> Found:
    """Remove a call or an assignment, unless it is the only assignment of a name."""
    match spot.node:
        case ast.Expr(value=ast.Call() | ast.Await(value=ast.Call())):
            yield "statement", text.span(spot.node), "pass"
        case ast.AugAssign() if spot.assigned:
            yield "statement", text.span(spot.node), "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) if spot.assigned:
            if not spot.scope.endswith("__init__"):
                yield "statement", text.span(spot.node), "pass"
        case ast.Assign(targets=[ast.Name(id=name)]) if spot.assigned.get(name, 0) > 1:
            yield "statement", text.span(spot.node), "pass"


def _arguments(text: Text, spot: Spot) -> Found:
    """Swap the first two arguments of a call."""
    match spot.node:
        case ast.Call(func=func, args=[first, second, *_]) if _name(func) not in ORDERLESS:
            if isinstance(first, ast.Starred) or isinstance(second, ast.Starred):
                return
            start, end = text.span(first)[0], text.span(second)[1]
            between = text.source[text.span(first)[1] : text.span(second)[0]].decode()
            if between.strip() == "," and text.of(first) != text.of(second):
                new = f"{text.of(second)}{between}{text.of(first)}"
                yield "arguments", (start, end), new


def _opposite(text: Text, spot: Spot) -> Found:
    """Turn `min` into `max`, `any` into `all`."""
    match spot.node:
        case ast.Call(func=ast.Name(id=name) as func) if name in OPPOSITE:
            yield "opposite", text.span(func), OPPOSITE[name]


def _loop(text: Text, spot: Spot) -> Found:
    """Continue a loop where it should end, and the reverse."""
    if isinstance(spot.node, ast.Break | ast.Continue):
        yield "loop", text.span(spot.node), LOOP[type(spot.node)]


FINDERS: tuple[Callable[[Text, Spot], Found], ...] = (
    _compare, _boolean, _arithmetic, _constant, _condition, _guard, _return, _statement,
    _arguments, _opposite, _loop,
)  # fmt: skip
