"""The example bot finishes a match on a real server: of one game, or of all with `EACH=1`."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx2
import pytest

from serenissima import games
from serenissima.web.app import create_app
from tests.docs.fences import blocks
from tests.each import EACH
from tests.places import BIN, ROOT, environment
from tests.web.served import PATIENCE
from tests.web.visitors import key

PAGE = ROOT / "docs" / "bots.md"
GAMES = games.names() if EACH else games.names()[:1]
LINES = 36  # that the example may have


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with every game."""
    folder = tmp_path_factory.mktemp("bots")
    words = [BIN / "serenissima", "serve", "--port", "0", "--data", str(folder)]
    with subprocess.Popen(
        words, env=environment(folder), text=True, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout
        try:
            said = iter(process.stdout.readline, "")
            yield next(found[0] for line in said if (found := re.search(r"http://\S+", line)))
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)


@contextmanager
def run_bots(bot: str, links: list[str]) -> Iterator[list[subprocess.Popen[str]]]:
    """Start bots for these seats, each in its own process."""
    with ExitStack() as stack:
        begun = []
        for number, link in enumerate(links):
            words = [sys.executable, "-c", bot, link, f"Robo {number}"]
            pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
            begun.append(stack.enter_context(subprocess.Popen(words, text=True, **pipes)))
            stack.callback(begun[-1].kill)
        yield begun


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_match(address: str, game: str):
    """One plays each seat, until every bot has its share of the win."""
    seats = min(games.meta(game).seats)
    (bot,) = blocks(PAGE, "py")
    with httpx2.Client(base_url=address, timeout=PATIENCE) as web:
        wanted = {"seats": ["person"] * seats, "key": key()}
        opened = web.post(f"/api/games/{game}/tables", json=wanted).json()
    table = f"{address}/table/{opened['table']}"
    links = [f"{table}/join/{secret}" for secret in opened["invitations"].values()]
    with run_bots(bot, links) as bots:
        told = [one.communicate(timeout=4 * PATIENCE) for one in bots]
    won = [said.split() for said, _ in told]

    assert [errors for _, errors in told] == [""] * seats
    assert [int(seat) for seat, _ in won] == list(range(seats))
    assert sum(float(share) for _, share in won) == pytest.approx(1)


def test_the_page_lists_every_request_of_the_api(tmp_path: Path):
    """It has the method, or the command for `curl`."""
    text = PAGE.read_text(encoding="utf-8")
    page = shorten(re.sub(r"/games/[a-z]+", "/games/GAME", text))
    paths = create_app(f"sqlite:///{tmp_path}/unused.db").openapi()["paths"]
    asked = [(method.upper(), path) for path, methods in paths.items() for method in methods]
    missing = [
        (method, path)
        for method, path in asked
        if not re.search(
            rf"(`{method} |:8000){re.escape(shorten(name_parameters(path)))}(?![\w/-])", page
        )
    ]

    assert missing == []


def name_parameters(path: str) -> str:
    """Return a path with readable names for its parameters."""
    return re.sub(r"\{\w+\}", "ID", path.replace("{game}", "GAME"))


def shorten(text: str) -> str:
    """Return the text with requests to one table in their short form."""
    return text.replace("/api/table/ID/", "…/")


def test_the_example_is_short():
    """A beginner can read it at a glance."""
    (bot,) = blocks(PAGE, "py")

    assert len([line for line in bot.splitlines() if line.strip()]) <= LINES
