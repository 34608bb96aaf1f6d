"""Commands, run in the process of the tests."""

import json
from typing import Any

from typer.testing import CliRunner, Result

from serenissima import games
from serenissima.cli import app

GAME = games.names()[0]


def run(*words: str, stdin: str | None = None) -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(app, list(words), input=stdin, catch_exceptions=False)


def answer(*words: str) -> Any:
    """The JSON that a command answers."""
    return json.loads(run(*words, "--json").stdout)
