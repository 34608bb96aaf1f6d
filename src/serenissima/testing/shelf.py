"""What a game on the shelf needs besides the laws of the kit: texts, pictures and tests."""

import re
from collections.abc import Iterator
from itertools import islice

from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.testing.kept import folder_of_tests
from serenissima.testing.laws.words import sentences_of
from serenissima.words import LANGUAGES, guide
from serenissima.words.rules import chapters, edition

FILES = {
    "RULES.md": "the numbered rules",
    "GUIDE.md": "the three-minute guide and the glossary",
    "figures.py": "the figures in the guide",
    "lessons/first.match": "a guided match",
    "puzzles.json": "puzzles: python -m tools.puzzles GAME",
    "statistics.json": "what wins: serenissima statistics GAME --out FILE",
    "art/symbols.svg": "the pictures",
    "art/kinds.css": "the colours of the kinds",
    "art/frontispiece.svg": "the picture on the start page",
    "art/shared.png": "the picture of an invitation: python -m tools.shared_pictures",
}
TRANSLATED = ("words/{}.ftl", "words/search/{}.toml", "lessons/{}.ftl")
MESSAGES = ("teaser", "goal")  # needed on pages beside those that a match needs
CITED = re.compile(r"\bR(\d+)\.(\d+)(?:-R\d+\.(\d+))?")
SHOWN = 5  # of a long list


def find_missing(game: Game) -> list[str]:
    """Return what the game lacks for the shelf, one line each; empty if nothing is missing."""
    return [
        *_files(game),
        *_messages(game),
        *_rules(game),
        *_guide(game),
        *_aim(game),
        *_tests(game),
    ]


def _files(game: Game) -> Iterator[str]:
    for name, purpose in FILES.items():
        if not (game.folder / name).exists():
            yield f"{name} is missing: {purpose}"
    named = (pattern.format(language) for pattern in TRANSLATED for language in LANGUAGES)
    if missing := [name for name in named if not (game.folder / name).exists()]:
        yield f"texts are missing: {_list(missing)}"


def _messages(game: Game) -> Iterator[str]:
    """Yield the messages for the start page that the words lack."""
    for path in sorted((game.folder / "words").glob("*.ftl")):
        known = sentences_of(path.read_text(encoding="utf-8"))
        if missing := [message for message in MESSAGES if message not in known]:
            yield f"words/{path.name} has no message {_list(missing)}"


def _rules(game: Game) -> Iterator[str]:
    """Yield rules without a translation, a citation in the code, or a test."""
    if not (game.folder / "RULES.md").exists():
        return
    rules = [rule for chapter in chapters(game.folder) for rule in chapter.rules]
    for language in LANGUAGES[1:]:
        path = edition(game.folder, language)
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        done = dict(re.findall(r"^\*\*(R[\d.]+)\*\* <!-- (\w+) -->", text, re.MULTILINE))
        if missing := [rule.number for rule in rules if done.get(rule.number) != rule.mark]:
            yield f"{path.name} lacks, or has an outdated or unmarked, {_list(missing)}"
    code = "\n".join(path.read_text("utf-8") for path in game.folder.rglob("*.py"))
    tests = "\n".join(path.read_text("utf-8") for path in folder_of_tests(game).glob("test_*.py"))
    cited = {number for found in CITED.finditer(code) for number in _range(*found.groups())}
    names = "".join(re.findall(r"^def (test_\w+)", tests, re.MULTILINE))
    tested = {f"R{one}.{two}" for one, two in re.findall(r"_r(\d+)_(\d+)(?=_|$|test)", names)}
    for what, found in (("no code cites", cited), ("no test is named after", tested)):
        if missing := [rule.number for rule in rules if rule.number not in found]:
            yield f"{what} {_list(missing)}"


def _range(chapter: str, first: str, last: str | None) -> Iterator[str]:
    """Yield the numbers of rules from a citation such as R3.1 or R3.1-R3.4."""
    for number in range(int(first), int(last or first) + 1):
        yield f"R{chapter}.{number}"


def _guide(game: Game) -> Iterator[str]:
    if (game.folder / "GUIDE.md").exists():
        found = guide.read(game.folder)
        if missing := [name for name in guide.CHAPTERS[:-1] if not found.get(name)]:
            yield f"GUIDE.md has no chapter {_list(missing)}"


def _aim(game: Game) -> Iterator[str]:
    match = Match(game, seed=1)
    if match.waits and match.seen_by(match.waits[0]).scene.aim is None:
        yield "the scene has no aim at the first question (`Scene.aim`)"


def _tests(game: Game) -> Iterator[str]:
    folder = folder_of_tests(game)
    if not (folder / "counts.txt").exists():
        yield "counts.txt is missing: make golden GAME=NAME"
    missing = [
        ending
        for ending in game.endings[1:]
        if not (folder / "recorded" / f"{ending}.txt").exists()
    ]
    if missing:
        yield f"no recorded match ends in {_list(missing)}: make golden GAME=NAME"


def _list(names: list[str]) -> str:
    """Return names in one line, of many only the first."""
    more = len(names) - SHOWN
    return ", ".join(islice(names, SHOWN)) + (f" and {more} more" if more > 0 else "")
