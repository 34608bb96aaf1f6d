"""A game's own commands have its name as a prefix, and are loaded on first use."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from serenissima import games
from serenissima.cli import app, game_commands
from serenissima.kernel.errors import Unknown

META = """
from serenissima.kernel.meta import Meta, Option

BOARD = Option("board", "lake", text=True)
META = Meta("ferry-boat", "Ferry", (2,), 1, (BOARD,), 2024, ("nobody",), "nobody", "boat")
"""
COMMANDS = """
from serenissima.kernel.command import Command
from serenissima.kernel.errors import Illegal


def check(text: str) -> str:
    if "hole" in text:
        raise Illegal("ferry/hole", "it would sink", text=text.strip(), hint="a plank")
    return f"it floats: {text.strip()}"


COMMANDS = (
    Command("boat check", "Look whether a boat floats.", check, example="my.boat"),
    Command("boat name", "Say a boat's name.", str.title, takes="NAME", example="gondola"),
    Command("ring", "Ring the bell.", lambda text: text * 2, takes="SOUND", example="ding"),
)
"""
MODULE = "serenissima.games.ferry_boat.commands"


def forget_games() -> None:
    """Make the shelf look for games again."""
    games.names.cache_clear()
    games.meta.cache_clear()
    for name in [name for name in sys.modules if name.startswith("serenissima.games.ferry_boat")]:
        del sys.modules[name]


@pytest.fixture
def ferry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game with commands on the shelf."""
    folder = tmp_path / "ferry_boat"
    folder.mkdir()
    for name, text in (("__init__", ""), ("meta", META), ("commands", COMMANDS)):
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    forget_games()
    yield "ferry-boat"
    monkeypatch.undo()
    forget_games()


def run(*words: str, stdin: str | None = None) -> Result:
    """Run a game's own command."""
    house = typer.Typer(no_args_is_help=True)
    house.callback()(lambda: None)
    game_commands.mount(house, "Games")
    return CliRunner().invoke(house, list(words), input=stdin, catch_exceptions=False)


def test_help_names_the_game_without_loading_it(ferry: str):
    """Its commands are loaded when you open its help."""
    told = run("--help")

    assert ferry in told.output
    assert MODULE not in sys.modules

    assert "boat" in run(ferry).output
    assert MODULE in sys.modules


def test_a_text_option_is_listed_with_its_type(ferry: str):
    """Both people and programs also see its default."""
    runner = CliRunner()
    told = json.loads(runner.invoke(app, ["games", "--json"]).output)
    options = next(game["options"] for game in told if game["name"] == ferry)

    assert "--option board=lake  (a text, or @FILE)" in runner.invoke(app, ["games"]).output
    assert options == [{"name": "board", "default": "lake", "choices": [], "text": True}]


def test_commands_read_files_pipes_and_words(ferry: str, tmp_path: Path):
    """They answer for people and for programs."""
    file = tmp_path / "my.boat"
    file.write_text("oak\n", encoding="utf-8")

    assert run(ferry, "boat", "check", str(file)).output == "it floats: oak\n"
    assert run(ferry, "boat", "check", "-", stdin="elm").output == "it floats: elm\n"
    assert run(ferry, "boat", "name", "bucintoro").output == "Bucintoro\n"
    assert json.loads(run(ferry, "ring", "ding", "--json").output) == {"answer": "dingding"}


def test_game_commands_refuse_like_all_others(ferry: str):
    """The error stream gets the game's code; the exit status is 1."""
    told = run(ferry, "boat", "check", "-", stdin="a hole")

    assert told.exit_code == 1
    assert told.stderr == "serenissima: it would sink: 'a hole' (a plank) [ferry/hole]\n"
    assert run(ferry, "boat", "check", "no/where").exit_code == 1
    assert run(ferry, "boat", "sink").exit_code == 2


def test_help_of_a_game_command_has_an_example(ferry: str):
    """It also describes the arguments."""
    told = run(ferry, "boat", "check", "--help").output

    assert "Look whether a boat floats." in told
    assert "serenissima ferry-boat boat check my.boat" in told


def test_games_without_commands_have_none():
    """An unknown game is refused."""
    first = games.names()[0]

    assert games.has_commands(first) is bool(games.commands(first))
    with pytest.raises(Unknown):
        games.commands("ferry-boat")


@pytest.mark.parametrize("name", games.names())
def test_no_game_has_the_name_of_a_command(name: str):
    """The game's own commands would hide that one."""
    taken = {c.callback.__name__ for c in app.registered_commands if c.callback}

    assert name not in {*taken, "bench"}
