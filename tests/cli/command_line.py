"""Commands that run in the tests' own process."""

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
    """Return the JSON output of a command."""
    return json.loads(run(*words, "--json").stdout)
