"""Names: public classes differ from each other, and public functions are verbs or nouns."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from tests.places import PACKAGE, files, shown

pytestmark = pytest.mark.xdist_group("sources")  # which are parsed once

GAMES = PACKAGE / "games"

IRREGULAR = (
    "asked bought broken brought built called caught chosen done drawn found given gone heard held "
    "hidden kept known laid led left lost made met paid said seen sent shown sold spoken taken "
    "taught thought thrown told understood won written"
)
NO_PARTICIPLES = "embed exceed feed hundred need proceed seed shed speed"
ADJECTIVES = "cached compiled conserved interpreted shared"
"""Decorators, a context manager, and the verb of games that returns the conserved sums."""
NOT_YET = {
    "service": "acted",
}
"""Names from before this rule, by package: remove them as they are renamed, and add none."""


def public_classes(path: Path) -> Iterator[str]:
    """Return the names of a module's public classes."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for_checkers = (node.body for node in tree.body if isinstance(node, ast.If))
    for node in chain(tree.body, *for_checkers):
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


def test_public_class_names_are_unique():
    """Games may use the same names for the same parts, but none from the rest of the package."""
    found: dict[str, dict[Path, str]] = defaultdict(dict)
    for path in files(PACKAGE, ".py"):
        shared = GAMES in path.parents and path.parent != GAMES
        for name in public_classes(path):
            found[name].setdefault(GAMES if shared else path, shown(path))
    several = {name: sorted(where.values()) for name, where in found.items() if len(where) > 1}

    assert several == {}


def is_participle(name: str) -> bool:
    """Whether a name is a single word such as `told` or `listed`."""
    ends = name in IRREGULAR.split() or (name.endswith("ed") and "_" not in name)
    return ends and name not in f"{NO_PARTICIPLES} {ADJECTIVES}".split()


def is_state(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a function is a property or returns a bool: then a participle describes a state."""
    is_property = any("property" in ast.unparse(one) for one in function.decorator_list)
    return is_property or (function.returns is not None and ast.unparse(function.returns) == "bool")


def public_functions(tree: ast.Module | ast.ClassDef | ast.If) -> Iterator[str]:
    """The names of a module's functions and methods that others may call, except for states."""
    for node in tree.body:
        if isinstance(node, ast.If) or (
            isinstance(node, ast.ClassDef) and not node.name.startswith("_")
        ):
            yield from public_functions(node)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_state(node):
            yield node.name


def test_public_functions_are_not_named_by_participles():
    """`told(match)` hides what it does: functions are verbs or nouns (`describe`, `tale`)."""
    found = set()
    for path in files(PACKAGE, ".py"):
        package = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
        allowed = NOT_YET.get(package, "").split()
        for name in public_functions(ast.parse(path.read_text(encoding="utf-8"))):
            if is_participle(name) and name not in allowed:
                found.add(f"{shown(path)}: {name}")

    assert found == set()


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("def told(): ...", ["told"]),
        ("async def listed() -> int: ...", ["listed"]),
        ("class Step:\n def told(self) -> str: ...", ["told"]),
        ("class Step:\n @property\n def told(self) -> str: ...", []),
        ("def paused() -> bool: ...", []),
        ("def need(): ...", []),
        ("def told_apart(): ...", []),
        ("class _Step:\n def told(self): ...", []),
    ],
)
def test_participles_are_found(source: str, names: list[str]):
    """Except for states, private classes, and verbs that look like participles."""
    assert [name for name in public_functions(ast.parse(source)) if is_participle(name)] == names
