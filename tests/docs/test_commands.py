"""What the pages tell people to type is understood: each command, its options and their values."""

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
    """The words after `serenissima` of each command in a text, with something for placeholders."""
    lines = USER.sub("", OUTPUT.sub("OUTPUT", text.replace("\\\n", " ")))
    for found in COMMAND.finditer(lines):
        words = shlex.split(found[1], comments=True)
        yield [PLACEHOLDERS.get(word, word) for word in words]


def typed(page: Path) -> list[list[str]]:
    """The commands of a page's blocks."""
    blocks = FENCE.finditer(page.read_text(encoding="utf-8"))
    return [words for one in blocks if one["kind"] in TYPED for words in commands(one["text"])]


def named(page: Path) -> list[list[str]]:
    """The commands that its sentences name."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    return [words for code in INLINE.findall(text) for words in commands(code)]


def unplugged(command: Any) -> Any:
    """A command that reads what it is given, and does nothing."""
    command.callback = None
    if hasattr(command, "list_commands"):
        command.list_commands(None)  # those of a game are loaded when they are asked for
        for part in command.commands.values():
            unplugged(part)
    return command


TREE = unplugged(get_command(app))


def misunderstood(words: Sequence[str], *but: str) -> str:
    """What is wrong with a command; empty if it would run.

    Args:
        words: after `serenissima`.
        but: what may be wrong all the same.
    """
    said = io.StringIO()
    with redirect_stderr(said), redirect_stdout(io.StringIO()), pytest.raises(SystemExit) as ended:
        TREE.main(list(words), prog_name="serenissima")
    wrong = ended.value.code and not any(text in said.getvalue() for text in but)
    return f"{shlex.join(words)}: {said.getvalue()}" if wrong else ""


@pytest.mark.parametrize("page", PAGES, ids=shown)
def test_what_is_to_be_typed_is_understood(page: Path):
    """Commands in blocks as they stand; those in sentences may leave out what they need."""
    wrong = [
        *(misunderstood(words) for words in typed(page)),
        *(misunderstood(words, "Missing argument", "Missing option") for words in named(page)),
    ]

    assert [*filter(None, wrong)] == []


def test_commands_are_found_wherever_they_stand():
    """In the pages for hosts: by themselves, in a container, for cron, over two lines."""
    hosting = [words for page in HOSTING for words in typed(page)]
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
    "serenissima relink TABLE", "serenissima relink TABLE 1 2",
])  # fmt: skip
def test_what_is_not_understood_is_found(text: str):
    """A command, an option or a value that does not exist, and what is missing or too much."""
    (words,) = commands(text)

    assert misunderstood(words)
