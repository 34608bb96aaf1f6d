"""Which rules of the games are translated, and which English texts have changed since.

    python -m tools.translations
    python -m tools.translations GAME LANGUAGE [R3.2 …]

The first lists, for each game and language, the rules that are missing, bear no mark yet, or were
translated before the English text changed. The second marks these rules (without numbers: those
that bear no mark) as translations of what the English ones say now.
"""

import re
import sys
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from serenissima import games
from serenissima.words import LANGUAGES
from serenissima.words.languages import FALLBACK
from serenissima.words.rules import RULE, chapters, edition

SHELF = Path(games.__file__).parent
PARAGRAPH = re.compile(RULE.pattern, re.MULTILINE)


def folder(game: str) -> Path:
    """Where a game lies."""
    return SHELF / game.replace("-", "_")


def marks(game: Path) -> dict[str, str]:
    """What the English rules say now: a mark by number."""
    return {rule.number: rule.mark for chapter in chapters(game) for rule in chapter.rules}


def behind(game: Path, language: str) -> dict[str, str]:
    """The rules that say something else in a language, or nothing, and why."""
    path = edition(game, language)
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    done = {rule["number"]: rule["of"] for rule in PARAGRAPH.finditer(text)}
    now = marks(game)
    why = {None: "unmarked", "": "missing"}
    found = {number: done.get(number, "") for number in now}
    gone = dict.fromkeys(done.keys() - now.keys(), "gone")
    return {n: why.get(mark, "changed") for n, mark in found.items() if mark != now[n]} | gone


def marked(text: str, now: dict[str, str], numbers: Collection[str]) -> str:
    """A translation in which these rules bear the marks of the English ones."""

    def mark(rule: re.Match[str]) -> str:
        number = rule["number"]
        wanted = number in numbers if numbers else not rule["of"]
        return f"**{number}** <!-- {now[number]} --> " if wanted and number in now else rule[0]

    return PARAGRAPH.sub(mark, text)


def report() -> Iterator[str]:
    """A line for each game and language that is behind."""
    for game in games.names():
        for language in LANGUAGES:
            found = behind(folder(game), language) if language != FALLBACK else {}
            if found:
                said = ", ".join(f"{number} {how}" for number, how in found.items())
                yield f"{game} {language}: {said}"


def main(arguments: Sequence[str]) -> None:
    """List what is behind, or note what was brought up to date."""
    if not arguments:
        print("\n".join(report()) or "every rule is translated")
        return
    if len(arguments) == 1:
        sys.exit(__doc__)
    game, language, *numbers = arguments
    if unknown := set(numbers) - marks(folder(game)).keys():
        sys.exit(f"{game} has no rule {', '.join(sorted(unknown))}")
    path = edition(folder(game), language)
    text = marked(path.read_text(encoding="utf-8"), marks(folder(game)), numbers)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
