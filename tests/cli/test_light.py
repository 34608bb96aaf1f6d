"""Commands that only read, check or play in this process load no database or web framework."""

import subprocess
import sys
from pathlib import Path

import pytest

from serenissima import games
from tests.places import environment

GAME = games.names()[0]
SEATS = games.meta(GAME).seats[0]
ALL = ",".join(["uniform"] * SEATS)
HEAVY = ("sqlalchemy", "alembic", "fastapi", "starlette", "uvicorn")
RUN = """
import contextlib, sys
from serenissima.cli import main
with contextlib.suppress(SystemExit):
    main()
print(*sys.modules, file=sys.stderr)
"""
COMMANDS = {
    "match": ["match", GAME, "--seats", ALL, "--seed", "1"],
    "verify": ["verify", "one.match"],
    "replay": ["replay", "one.match"],
    "rules": ["rules", GAME],
    "play": [
        "play",
        GAME,
        "--plain",
        "--seats",
        ALL.replace("uniform", "person", 1),
        "--seed",
        "1",
    ],
}


def run_alone(folder: Path, command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command in a separate process, with interpreted rules."""
    return subprocess.run(
        [sys.executable, "-c", RUN, *command],
        cwd=folder, env={**environment(folder), "NUMBA_DISABLE_JIT": "1"},
        input="quit\n", capture_output=True, text=True, check=True,
    )  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a match file."""
    where = tmp_path_factory.mktemp("light")
    file = run_alone(where, COMMANDS["match"]).stdout
    (where / "one.match").write_text(file, encoding="utf-8")
    return where


@pytest.mark.parametrize("name", COMMANDS)
def test_light_commands_load_no_database_or_web_framework(folder: Path, name: str):
    """They still do their work."""
    said = run_alone(folder, COMMANDS[name])
    loaded = said.stderr.splitlines()[-1].split()

    assert said.stdout
    assert "serenissima.cli.commands" in loaded
    assert [module for module in HEAVY if module in loaded] == []
