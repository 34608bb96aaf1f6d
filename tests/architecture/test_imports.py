"""The import rule, and modules that kernel and games must avoid."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import grimp
import networkx as nx

from tests.places import BIN, PACKAGE, ROOT, files, shown

FORBIDDEN = {
    "asyncio", "datetime", "fastapi", "logging", "pickle", "random", "secrets", "socket", "sqlite3",
    "threading", "time", "torch", "uuid",
}  # fmt: skip
PURE = ("kernel", "games")


def test_layers_import_lower_layers_only():
    """The contracts of pyproject.toml hold."""
    told = subprocess.run(
        [BIN / "lint-imports", "--no-logo", "--no-cache"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert told.returncode == 0, told.stdout + told.stderr


def test_modules_have_no_import_cycles():
    """Imports inside functions count too."""
    graph = grimp.build_graph("serenissima", cache_dir=None)
    arrows = nx.DiGraph(
        (module, other)
        for module in graph.modules
        for other in graph.find_modules_directly_imported_by(module)
    )
    circles = (found for found in nx.strongly_connected_components(arrows) if len(found) > 1)

    assert [sorted(circle) for circle in circles] == []


def imports_of(tree: ast.AST) -> Iterator[str]:
    """Return the top-level modules that a file imports in any way."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]
        elif isinstance(node, ast.Call) and "import" in ast.unparse(node.func):
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant):
                yield str(first.value).split(".")[0]


def pure_files() -> Iterator[Path]:
    for part in PURE:
        yield from files(PACKAGE / part, ".py")


def test_kernel_and_games_have_no_clock_no_separate_dice_and_no_io():
    """They import no module that waits, rolls, logs or communicates."""
    found = [
        f"{shown(path)}: {module}"
        for path in pure_files()
        for module in imports_of(ast.parse(path.read_text(encoding="utf-8")))
        if module in FORBIDDEN
    ]

    assert found == []


def test_numpys_global_generator_is_not_used():
    """`numpy.random` would be dice without an owner."""
    found = [shown(p) for p in pure_files() if "np.random" in p.read_text(encoding="utf-8")]

    assert found == []


def test_listing_the_shelf_loads_no_rules():
    """`games.names` and `games.meta` import neither NumPy nor Numba."""
    code = (
        "import sys; from serenissima import games; [games.meta(n).title for n in games.names()]; "
        "print([m for m in ('numba', 'numpy') if m in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert told.stdout == "[]\n"


def test_no_test_is_skipped():
    """Tests that need more than `make test` installs belong to `make soak`, and fail there."""
    skips = re.compile(r"\b(?:importorskip|skip|skipif|xfail)\(")
    found = [shown(p) for p in files(ROOT / "tests", ".py") if skips.search(p.read_text("utf-8"))]

    assert found == []


def test_no_test_imports_another():
    """Shared code is in modules without tests."""
    named = re.compile(r"^from (tests\.\S*\b(?:test_\w+|conftest)) import", re.MULTILINE)
    found = [
        f"{shown(path)}: {module}"
        for path in files(ROOT / "tests", ".py")
        for module in named.findall(path.read_text(encoding="utf-8"))
    ]

    assert found == []
