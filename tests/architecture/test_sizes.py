"""Limits: no long function, no long file, no file without a purpose in its docstring.

The limits count the code that a reader must follow. A signature, a docstring and a table (a
`match` with one short statement for each case, a call with one named argument on each line) can
be read at a glance at any length. A limit that counts them makes people split a table or squeeze
it.
"""

import ast
import re
from functools import cache
from pathlib import Path
from textwrap import indent

import pytest

from tests.places import ROOT, files, shown

pytestmark = pytest.mark.xdist_group("sources")  # which are parsed once

LONGEST_FUNCTION = 40  # lines of its body
MOST_BRANCHES = 10  # the straight way through a function included
LONGEST_FILE = 400  # lines that are not blank
CODE = (".py", ".js", ".mjs", ".css", ".html")
WRITTEN = (*CODE, ".md", ".toml", ".ftl", ".svg", ".sh", ".lock", ".txt", ".json", "")
FOLDERS = [folder for folder in ("src", "tests", "tools", "bench") if (ROOT / folder).is_dir()]
MODULES = [
    path
    for folder in FOLDERS
    for path in files(ROOT / folder, ".py")
    if path.read_text(encoding="utf-8").strip()
]
AS_OTHERS_WRITE = ROOT / "bench" / "peers"  # the same rules, as users of other libraries write them
SOMEONES_FOLDER = re.compile(r"(?<![\w.:/])/(?:home|root|work|Users)/\w")

Function = ast.FunctionDef | ast.AsyncFunctionDef
BRANCHES = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler, ast.match_case)
COMPOUND = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.With, ast.AsyncWith, ast.Try, ast.Match)


@cache
def tree(path: Path) -> ast.Module:
    """Return the syntax tree of a module."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def functions(path: Path) -> list[Function]:
    """Return all functions of a module, including methods and inner functions."""
    return [node for node in ast.walk(tree(path)) if isinstance(node, Function)]


def lines(*body: ast.stmt | ast.expr) -> int:
    """Return the number of lines from the first of some statements to the end of the last."""
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def is_flat(node: ast.AST) -> bool:
    """Whether this is a `match` that has one simple statement, on one line, for each case."""
    return isinstance(node, ast.Match) and all(
        lines(*case.body) == 1 and not isinstance(case.body[0], COMPOUND) for case in node.cases
    )


def is_record(node: ast.AST) -> bool:
    """Whether this is a call with one named argument on each line."""
    if not isinstance(node, ast.Call) or node.args:
        return False
    places = {keyword.lineno for keyword in node.keywords if lines(keyword.value) == 1}
    return len(places) == len(node.keywords)


def is_wildcard(node: ast.AST) -> bool:
    """Whether this is the last case of a `match`, which takes the rest as `else` does."""
    return (
        isinstance(node, ast.match_case)
        and isinstance(node.pattern, ast.MatchAs)
        and not (node.pattern.pattern or node.guard)
    )


def length(function: Function) -> int:
    """Return the lines of a function's body without its docstring; a table is one line."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    parts = (node for statement in body for node in ast.walk(statement))
    return lines(*body) - sum(map(extra_lines, parts))


def extra_lines(node: ast.AST) -> int:
    """Return the lines of a table after its first; 0 for any other part of a function."""
    if isinstance(node, ast.Call) and is_record(node):
        return (node.end_lineno or 0) - (node.func.end_lineno or 0)
    return lines(node) - 1 if isinstance(node, ast.Match) and is_flat(node) else 0


def branches(node: ast.AST) -> int:
    """Return the number of branches in a piece of code; a flat `match` is one."""
    if is_flat(node):
        return 1
    own = isinstance(node, BRANCHES) and not is_wildcard(node)
    return own + sum(branches(child) for child in ast.iter_child_nodes(node))


def count_code_lines(path: Path) -> int:
    """Return the number of lines that are not blank."""
    return sum(bool(line.strip()) for line in path.read_text(encoding="utf-8").splitlines())


def test_functions_are_short():
    """The limit is 40 lines of code."""
    long = [
        f"{shown(path)}:{function.lineno}: {function.name} has {found} lines"
        for path in MODULES
        for function in functions(path)
        if (found := length(function)) > LONGEST_FUNCTION
    ]

    assert long == []


def test_functions_have_few_branches():
    """The limit is ten paths through a function."""
    branchy = [
        f"{shown(path)}:{function.lineno}: {function.name} has {found} branches"
        for path in MODULES
        if AS_OTHERS_WRITE not in path.parents
        for function in functions(path)
        if (found := 1 + branches(function)) > MOST_BRANCHES
    ]

    assert branchy == []


TABLE = """match a:
    case 1:
        return 1
    case _:
        return 2"""
LADDER = """match a:
    case 1 | 2:
        a = 1
        return a
    case _:
        return 2"""
WRAPPED = """match a:
    case 1:
        return (
            1
        )"""
RECORD = """return Fish(
    name=name,
    weight=weight,
)"""
LOOP = """for x in a:
    try:
        f(x)
    except E:
        pass"""


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("'Told.'\nreturn 1", (1, 1)),
        (TABLE, (1, 2)),
        (LADDER, (6, 2)),
        (WRAPPED, (5, 2)),
        (RECORD, (1, 1)),
        (LOOP, (5, 3)),
    ],
)
def test_only_code_to_follow_is_counted(code: str, expected: tuple[int, int]):
    """Signatures and docstrings do not count, and a table counts once."""
    (function,) = ast.parse(f"def f(\n    a,\n):\n{indent(code, '    ')}").body
    assert isinstance(function, ast.FunctionDef)

    assert (length(function), 1 + branches(function)) == expected


def test_files_are_short():
    """The limit is 400 lines of code."""
    long = [
        f"{shown(path)} has {found} lines"
        for folder in FOLDERS
        for path in files(ROOT / folder, *CODE)
        if (found := count_code_lines(path)) > LONGEST_FILE
    ]

    assert long == []


def test_modules_explain_their_purpose():
    """Every module begins with a docstring."""
    silent = [shown(path) for path in MODULES if not ast.get_docstring(tree(path))]

    assert silent == []


def test_no_file_contains_the_folder_of_its_author():
    """Paths are relative to the repository, or come from the user."""
    found = [
        f"{shown(path)}:{number}: {line.strip()[:100]}"
        for path in files(ROOT)
        if path.suffix in WRITTEN
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if SOMEONES_FOLDER.search(line)
    ]

    assert found == []
