"""The program accepts the commands, options and values that the pages show."""

import io
import re
import shlex
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from serenissima import games
from serenissima.cli import app
from tests.docs.fences import FENCE
from tests.places import ROOT, shown

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
HOSTING = [ROOT / "docs" / "hosting.md", ROOT / "docs" / "hosting-reference.md"]
TYPED = ("", "sh", "console", "ini")  # kinds of blocks in which commands stand
INLINE = re.compile(r"`([^`\n]+)`")
OUTPUT = re.compile(r"\$\([^)]*\)")  # of another command, as part of a word
USER = re.compile(r"^(?:[\d*/,-]+ ){5}\S+ ", re.MULTILINE)  # of a line for cron, whom it runs as
COMMAND = re.compile(r"(?:^|(?<=[\s/]))serenissima (?=[a-z])(.*)", re.MULTILINE)
PLACEHOLDERS = {"GAME": games.names()[0]} | dict.fromkeys(("N", "DAYS", "SECONDS", "SEAT"), "7")


def commands(text: str) -> Iterator[list[str]]:
    """Yield the words after `serenissima` of each command in a text, placeholders filled in."""
    lines = USER.sub("", OUTPUT.sub("OUTPUT", text.replace("\\\n", " ")))
    for found in COMMAND.finditer(lines):
        words = shlex.split(found[1], comments=True)
        yield [PLACEHOLDERS.get(word, word) for word in words]


def commands_in_blocks(page: Path) -> list[list[str]]:
    """Return the commands in a page's blocks."""
    blocks = FENCE.finditer(page.read_text(encoding="utf-8"))
    return [words for one in blocks if one["kind"] in TYPED for words in commands(one["text"])]


def commands_in_sentences(page: Path) -> list[list[str]]:
    """Return the commands in a page's sentences."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    return [words for code in INLINE.findall(text) for words in commands(code)]


def disconnect(command: Any) -> Any:
    """Make a command parse its input without effect."""
    command.callback = None
    if hasattr(command, "list_commands"):
        command.list_commands(None)  # those of a game are loaded when they are asked for
        for part in command.commands.values():
            disconnect(part)
    return command


TREE = disconnect(get_command(app))


def find_error(words: Sequence[str], *but: str) -> str:
    """Return the error of a command, or an empty text if it would run.

    Args:
        words: the words after `serenissima`.
        but: texts of errors that are acceptable.
    """
    said = io.StringIO()
    with redirect_stderr(said), redirect_stdout(io.StringIO()), pytest.raises(SystemExit) as ended:
        TREE.main(list(words), prog_name="serenissima")
    wrong = ended.value.code and not any(text in said.getvalue() for text in but)
    return f"{shlex.join(words)}: {said.getvalue()}" if wrong else ""


@pytest.mark.parametrize("page", PAGES, ids=shown)
def test_shown_commands_are_accepted(page: Path):
    """Commands in blocks are complete; those in sentences may leave out arguments."""
    wrong = [
        *(find_error(words) for words in commands_in_blocks(page)),
        *(
            find_error(words, "Missing argument", "Missing option")
            for words in commands_in_sentences(page)
        ),
    ]

    assert [*filter(None, wrong)] == []


def test_commands_are_found_in_any_context():
    """Hosting pages have them alone, in a container, for cron, and over two lines."""
    hosting = [words for page in HOSTING for words in commands_in_blocks(page)]
    served = [
        "serve",
        "--host",
        "0.0.0.0",
        "--data",
        "/var/lib/serenissima",
        "--proxy",
        "10.88.0.0/16",
    ]

    assert served in hosting
    assert [words[0] for words in hosting].count("backup") == 4
    assert {"restore", "recover", "relink", "reports", "database"} <= {
        words[0] for words in hosting
    }


@pytest.mark.parametrize("text", [
    "serenissima sereve", "serenissima serve --prot 80", "serenissima serve --port eighty",
    "serenissima relink TABLE", "serenissima relink TABLE Anna 2",
])  # fmt: skip
def test_wrong_commands_are_detected(text: str):
    """They have an unknown command, option or value, or missing or surplus words."""
    (words,) = commands(text)

    assert find_error(words)
