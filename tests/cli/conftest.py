"""A match file that several tests read."""

from pathlib import Path

import pytest

from serenissima import games
from tests.cli.command_line import GAME, run


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a match between two simple players."""
    path = tmp_path_factory.mktemp("matches") / "one.match"
    seats = ",".join(["greedy", *["uniform"] * (games.meta(GAME).seats[0] - 1)])
    told = run("match", GAME, "--seats", seats, "--seed", "7", "--out", str(path))

    assert told.exit_code == 0, told.output

    return path
