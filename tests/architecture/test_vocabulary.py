"""One word, one meaning: no two public classes have the same name."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from tests.places import PACKAGE, files, shown

pytestmark = pytest.mark.xdist_group("sources")  # which are parsed once

GAMES = PACKAGE / "games"


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
