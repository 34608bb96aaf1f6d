"""A table played with keys: in textual's test terminal, and in a real one."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from serenissima import games, players
from serenissima.cli.arguments import seed_of
from serenissima.kernel.match import Match
from serenissima.kernel.notation import parse_match
from serenissima.terminal.app import KEYS, TableApp, hues
from serenissima.terminal.local import LocalTable
from tests.each import EACH
from tests.places import BIN, environment
from tests.shortest import caps
from tests.terminal.tables import forward, lots
from tests.tiny.game import GAME

WIDE = (120, 40)
SOON_OVER = games.names()[1]  # its matches take the fewest keys


async def settle(pilot: Pilot[bool], app: TableApp) -> None:
    """Wait until no computer player is thinking."""
    while app.table.computer is not None:
        await app.workers.wait_for_complete()
        await pilot.pause()
    await pilot.pause()


def text_of(app: TableApp, part: str) -> str:
    """Return the text of a part of the screen."""
    return str(app.query_one(part, Static).render())


def text_of_rules(app: TableApp) -> str:
    """Return the text on the screen of the rules."""
    return str(app.screen.query_one("#read", Static).render())


async def test_letter_keys_play_a_match():
    """It ends and shows the result."""
    app = TableApp(lots())
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot, app)
        while not app.table.match.over:
            await pilot.press(KEYS[forward(app.table)])
            await settle(pilot, app)

        assert "The match is over." in text_of(app, "#question")

        await pilot.press("q")

    assert app.return_value is True


async def test_arrow_keys_play_a_match():
    """Down and Enter take the second choice."""
    app = TableApp(lots())
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot, app)
        second = app.table.choices[1]
        await pilot.press("down", "enter")
        await settle(pilot, app)

        assert app.table.match.steps[-1].action == second


async def test_a_choice_can_be_undone():
    """The key u brings the choices back."""
    app = TableApp(lots())
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot, app)
        before = app.query_one("#choices", OptionList).option_count, len(app.table.match.steps)
        await pilot.press("1", "u", "u")
        await settle(pilot, app)

        assert before == (
            app.query_one("#choices", OptionList).option_count,
            len(app.table.match.steps),
        )


async def test_keys_without_a_choice_have_no_effect():
    """Help, the tale and leaving have separate keys."""
    app = TableApp(lots())
    async with app.run_test(size=(70, 24)) as pilot:
        await settle(pilot, app)
        steps = len(app.table.match.steps)

        assert app.query_one("#tale").has_class("hidden")

        await pilot.press("z", "9", "left", "question_mark", "t")

        assert not app.query_one("#tale").has_class("hidden")
        assert len(app.table.match.steps) == steps

        await pilot.press("q")

    assert app.return_value is False


async def test_a_key_shows_a_hint():
    """It takes no action."""
    app = TableApp(lots())
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot, app)
        steps = len(app.table.match.steps)
        await pilot.press("h")
        await app.workers.wait_for_complete()
        await pilot.pause()
        said = "\n".join(text_of.message for text_of in app._notifications)

        assert "chance of winning" in said
        assert len(app.table.match.steps) == steps


async def test_the_rules_can_be_read_during_a_match():
    """The key r shows the overview, then the chosen rule; Esc goes back and no action is taken."""
    game = games.load(games.names()[0])
    computers = [players.load("greedy") for _ in range(game.meta.seats[0] - 1)]
    names = ["Anna", *(f"greedy {n}" for n, _ in enumerate(computers))]
    app = TableApp(LocalTable(game, [None, *computers], names, seed=5))
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot, app)
        steps = len(app.table.match.steps)
        await pilot.press("r")

        assert "All rules" in text_of_rules(app)

        await pilot.press(*"R1.1", "enter")

        assert text_of_rules(app).startswith("R1 ")

        await pilot.press(*"qq", "enter", "pagedown")

        assert text_of_rules(app).startswith("R1 ")

        await pilot.press("escape")

        assert "All rules" in text_of_rules(app)

        await pilot.press("escape", "t")

        assert app.query_one("#tale").has_class("hidden")
        assert len(app.table.match.steps) == steps


@pytest.mark.parametrize("name", games.names() if EACH else [SOON_OVER])
async def test_keys_play_every_game(name: str):
    """A whole match against a computer player is played on a screen."""
    game = games.load(name)
    computers = [players.load("greedy") for _ in range(game.meta.seats[0] - 1)]
    names = ["Anna", *(f"greedy {n}" for n, _ in enumerate(computers))]
    app = TableApp(LocalTable(game, [None, *computers], names, caps(name), seed=5))
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot, app)
        while not app.table.match.over:
            await pilot.press(KEYS[forward(app.table)])
            await settle(pilot, app)

        assert app.table.result[-1] in text_of(app, "#question")


def test_each_kind_has_a_colour():
    """Colours repeat if there are more kinds."""
    found = hues(GAME)

    assert len(set(found.values())) == len(found) == 3


async def test_a_small_screen_shows_either_tale_or_table():
    """Pages can be turned; the latest happenings appear with the question."""
    app = TableApp(lots())
    async with app.run_test(size=(60, 13)) as pilot:
        await settle(pilot, app)

        assert "has chosen. [R2.3]" in text_of(app, "#question")

        await pilot.press("pagedown")
        await pilot.pause()

        assert app.query_one("#scene").scroll_y > 0

        await pilot.press("t", "pageup")

        assert app.query_one("#scene").has_class("hidden")


def test_the_app_runs_in_a_real_terminal(tmp_path: Path):
    """A key takes the first choice, q leaves, and the match is saved."""
    file = tmp_path / "left.match"
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    game = games.load(games.names()[0])
    sitting = ["greedy"] * game.meta.seats[0]
    sitting[Match(game, len(sitting), seed=seed_of("1")).waits[0]] = "person"
    words = ["play", game.meta.name, "--seats", ",".join(sitting), "--terminal", "--seed", "1"]
    process = subprocess.Popen(
        [BIN / "serenissima", *words, "--out", str(file), "--language", "en"],
        stdin=slave, stdout=slave, stderr=slave, close_fds=True,
        env={**environment(tmp_path), "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"},
    )  # fmt: skip
    os.close(slave)
    try:
        read_until(master, b"u undo")
        os.write(master, b"1q")
        drain(master)

        assert process.wait(60) == 0, sys.platform
    finally:
        process.kill()
        os.close(master)

    assert parse_match(file.read_text(encoding="utf-8")).lines


def read_until(terminal: int, wanted: bytes, seconds: float = 240) -> None:
    """Read from a terminal until it has shown a text."""
    seen, end = b"", time.monotonic() + seconds
    while wanted not in seen:
        assert time.monotonic() < end, seen[-2000:]
        if select.select([terminal], [], [], 1)[0]:
            seen += os.read(terminal, 65536)


def drain(terminal: int) -> None:
    """Read the rest of a terminal's output until its program has ended."""
    while True:
        try:
            if not select.select([terminal], [], [], 20)[0] or not os.read(terminal, 65536):
                return
        except OSError:
            return
