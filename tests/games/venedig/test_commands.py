"""The commands of the game's own: a board file is checked, and drawn."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from serenissima import games
from serenissima.cli import game_commands
from serenissima.games.venedig import commands
from serenissima.games.venedig.board import Board
from serenissima.games.venedig.board_text import load, parse
from serenissima.kernel.errors import Illegal
from tests.games.venedig.boards import LAGUNA, MOVED, TEXT, drawn


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Runs a command of the game's own as it is typed."""
    monkeypatch.setattr(games, "names", lambda: ("venedig",))
    house = typer.Typer(no_args_is_help=True)
    house.callback()(lambda: None)
    game_commands.mount(house, "Games")
    return lambda *words: CliRunner().invoke(house, ["venedig", *words], catch_exceptions=False)


def test_by_the_command_line(run: Callable[..., Result], tmp_path: Path):
    """A file is checked and drawn; one that cannot be played on is refused with its hex."""
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(MOVED, encoding="utf-8")
    bad.write_text(drawn({"G12": "aC"}), encoding="utf-8")

    checked = run("board", "check", str(good))
    assert (checked.exit_code, "code A12:" in checked.output) == (0, True)

    seen = run("board", "draw", str(good))
    assert (seen.exit_code, "a.F11 a~F13" in seen.output) == (0, True)
    first, second = [mark.start() for mark in re.finditer(r"\d+", seen.output)][:2]
    assert second - first == 4 * commands.CELL  # every fourth column has its number above it

    refused = run("board", "check", str(bad))
    assert refused.exit_code != 0
    assert "G12 L11" in refused.output + refused.stderr


def test_check_prints_the_parts_of_a_board():
    """They are hexes, fields and sites; and its code, which reads as the same board."""
    lines = commands.check(TEXT).splitlines()

    assert lines[0] == "This board is valid: 100 hexes in five districts."
    assert lines[1] == "  a: 19 hexes, beside 36 spaces of the track"
    assert lines[-2] == "  10 dotted lines for ponti"
    assert load(lines[-1].removeprefix("code ")) == LAGUNA


def test_draw_can_be_read_again():
    """Each hex is in its place, with the name that actions use; fields have numbers."""
    lines = commands.draw(TEXT).splitlines()
    row = next(line for line in lines if line.startswith("G"))

    assert row.split() == [
        *("G", "e~G0", "ePG2", "ePG4", "27", "a~G8", "a~G10", "a.G12", "a~G14", "a~G16"),
        *("10", "c~G20", "cBG22", "cBG24", "c~G26"),
    ]
    assert "dotted lines: 1 E12-C10, 2 G16-G20" in lines[-1]
    assert isinstance(parse(TEXT), Board)


@pytest.mark.parametrize("what", ["check", "draw"])
def test_commands_refuse(what: str):
    """What cannot be played on is neither checked nor drawn."""
    with pytest.raises(Illegal) as refused:
        getattr(commands, what)(drawn({"G12": "a~"}))

    assert refused.value.code == "board/covers"
