"""A game's own commands are mounted under its name, and loaded when one of them is used."""

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


def forget() -> None:
    """Look at the shelf again."""
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
    forget()
    yield "ferry-boat"
    monkeypatch.undo()
    forget()


def run(*words: str, stdin: str | None = None) -> Result:
    """Run a command of the games' own."""
    house = typer.Typer(no_args_is_help=True)
    house.callback()(lambda: None)
    game_commands.mount(house, "Games")
    return CliRunner().invoke(house, list(words), input=stdin, catch_exceptions=False)


def test_help_names_the_game_and_loads_nothing(ferry: str):
    """Its commands are loaded when one looks into it."""
    told = run("--help")

    assert ferry in told.output
    assert MODULE not in sys.modules

    assert "boat" in run(ferry).output
    assert MODULE in sys.modules


def test_an_option_that_is_a_text_is_listed_as_one(ferry: str):
    """For people and for programs, with what it is if nothing is said."""
    runner = CliRunner()
    told = json.loads(runner.invoke(app, ["games", "--json"]).output)
    options = next(game["options"] for game in told if game["name"] == ferry)

    assert "--option board=lake  (a text, or @FILE)" in runner.invoke(app, ["games"]).output
    assert options == [{"name": "board", "default": "lake", "choices": [], "text": True}]


def test_commands_answer(ferry: str, tmp_path: Path):
    """From a file, from what is piped in, from a word; for people and for programs."""
    file = tmp_path / "my.boat"
    file.write_text("oak\n", encoding="utf-8")

    assert run(ferry, "boat", "check", str(file)).output == "it floats: oak\n"
    assert run(ferry, "boat", "check", "-", stdin="elm").output == "it floats: elm\n"
    assert run(ferry, "boat", "name", "bucintoro").output == "Bucintoro\n"
    assert json.loads(run(ferry, "ring", "ding", "--json").output) == {"answer": "dingding"}


def test_commands_refuse_like_all_others(ferry: str):
    """With the game's code, exit status 1, on the error stream."""
    told = run(ferry, "boat", "check", "-", stdin="a hole")

    assert told.exit_code == 1
    assert told.stderr == "serenissima: it would sink: 'a hole' (a plank) [ferry/hole]\n"
    assert run(ferry, "boat", "check", "no/where").exit_code == 1
    assert run(ferry, "boat", "sink").exit_code == 2


def test_commands_teach_with_an_example(ferry: str):
    """With what they take."""
    told = run(ferry, "boat", "check", "--help").output

    assert "Look whether a boat floats." in told
    assert "serenissima ferry-boat boat check my.boat" in told


def test_games_without_commands_have_none():
    """And what is no game is refused."""
    first = games.names()[0]

    assert games.has_commands(first) is bool(games.commands(first))
    with pytest.raises(Unknown):
        games.commands("ferry-boat")


@pytest.mark.parametrize("name", games.names())
def test_no_game_is_called_like_a_command(name: str):
    """Its own commands would hide that one."""
    taken = {c.callback.__name__ for c in app.registered_commands if c.callback}

    assert name not in {*taken, "bench"}
