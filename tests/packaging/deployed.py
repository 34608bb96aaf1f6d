"""The files for hosts, and the settings of their commands."""

import re

import pytest
from typer.testing import CliRunner

from serenissima import web
from serenissima.cli import app
from serenissima.web.settings import ServerSettings
from tests.places import ROOT

DEPLOY = ROOT / "deploy"
INSTRUCTIONS = re.findall(
    r"^([A-Z]+) (.+)$",
    (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " "),
    re.MULTILINE,
)


def arguments_of(instruction: str) -> list[str]:
    """Return the arguments of each use of an instruction in the Containerfile."""
    return [text for name, text in INSTRUCTIONS if name == instruction]


def parse_server_command(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> dict[str, object]:
    """Return the settings that a server would start with; no server is started."""
    heard: dict[str, object] = {}

    def kept(settings: ServerSettings, **_: object) -> None:
        heard.update(vars(settings))

    monkeypatch.setattr(web, "serve", kept, raising=False)
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 0, told.output
    return heard
