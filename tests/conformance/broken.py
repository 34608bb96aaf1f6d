"""Games with a fault: the tiny game with other parts, or its files with other lines."""

import importlib
import shutil
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from serenissima.kernel.game import Game
from serenissima.testing import conformance
from serenissima.testing.trial import LawBroken, Trial
from tests.tiny.game import GAME

Lines = Mapping[str, Mapping[str, str]]
"""By file: lines, or parts of them, and what stands there instead."""


def variant(changed: dict[str, Any] | None = None, **verbs: Callable[..., Any]) -> Trial:
    """Return a trial of the tiny game with other verbs or other parts."""
    return Trial(replace(GAME, rules={**GAME.rules, **verbs}, **(changed or {})), quick=True)


def refuse(law: conformance.Law, trial: Trial, said: str) -> None:
    """Assert that the law fails, with this text in the complaint."""
    with pytest.raises(LawBroken, match=said):
        law(trial)


def complaint(game: Game) -> str:
    """Return the kit's complaint about a broken game in quick mode."""
    with pytest.raises(LawBroken) as caught:
        conformance.run(game, quick=True, say=len)
    return str(caught.value)


def planted(folder: Path, monkeypatch: pytest.MonkeyPatch, lines: Lines) -> Game:
    """Load the tiny game from a copy of its folder in which some lines are replaced."""
    name = f"planted_{crc32(str(folder).encode())}"
    home = folder / name
    shutil.copytree(GAME.folder, home, ignore=shutil.ignore_patterns("__pycache__"))
    for path in home.glob("*.py"):
        text = path.read_text(encoding="utf-8").replace("tests.tiny", name)
        text = text.replace("lots_terms", f"{name}_terms").replace("lots_state", f"{name}_state")
        path.write_text(text, encoding="utf-8")
    for file, changes in lines.items():
        text = (home / file).read_text(encoding="utf-8")
        for old, new in changes.items():
            assert old in text, f"{file} has no {old!r}"
            text = text.replace(old, new)
        (home / file).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    importlib.invalidate_caches()
    game: Game = importlib.import_module(f"{name}.game").GAME
    for module in [module for module in sys.modules if module.startswith(name)]:
        monkeypatch.setitem(sys.modules, module, sys.modules.pop(module))
    return game
