"""Short tails: no long function, no long file, no file without a word on what it is for."""

import ast
import re
from pathlib import Path

from tests.places import ROOT, files, shown

LONGEST_FUNCTION = 40  # lines, docstring included
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
SOMEONES_FOLDER = re.compile(r"(?<![\w.:/])/(?:home|root|work|Users)/\w")


def functions(tree: ast.AST) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]


def filled(path: Path) -> int:
    """Lines that are not blank."""
    return sum(bool(line.strip()) for line in path.read_text(encoding="utf-8").splitlines())


def test_functions_are_short():
    """No function has more than 40 lines."""
    long = [
        f"{shown(path)}:{node.lineno}: {node.name} has {lines} lines"
        for path in MODULES
        for node in functions(ast.parse(path.read_text(encoding="utf-8")))
        if (lines := (node.end_lineno or 0) - node.lineno + 1) > LONGEST_FUNCTION
    ]

    assert long == []


def test_files_are_short():
    """No file of code has more than 400 lines."""
    long = [
        f"{shown(path)} has {lines} lines"
        for folder in FOLDERS
        for path in files(ROOT / folder, *CODE)
        if (lines := filled(path)) > LONGEST_FILE
    ]

    assert long == []


def test_modules_say_what_they_are_for():
    """Every module begins with a docstring."""
    silent = [
        shown(path)
        for path in MODULES
        if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]

    assert silent == []


def test_no_file_knows_the_folder_it_was_written_in():
    """Paths are relative to the repository, or come from the user."""
    found = [
        f"{shown(path)}:{number}: {line.strip()[:100]}"
        for path in files(ROOT)
        if path.suffix in WRITTEN
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if SOMEONES_FOLDER.search(line)
    ]

    assert found == []
