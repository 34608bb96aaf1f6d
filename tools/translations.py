"""The state of translated rules and guides: missing ones, and ones whose English text has changed.

    python -m tools.translations
    python -m tools.translations GAME LANGUAGE [R3.2 …] [turn/divide …]

The first form lists, for each game and language, the rules and guide entries that are missing, have
no mark yet, or were translated before the English text changed. The second marks the given ones (by
default all without a mark) as translations of the present English texts.
"""

import re
import sys
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from serenissima import games
from serenissima.words import LANGUAGES, guide
from serenissima.words.languages import FALLBACK
from serenissima.words.rules import RULE, chapters, edition

SHELF = Path(games.__file__).parent
PARAGRAPH = re.compile(RULE.pattern, re.MULTILINE)
ENTRY = re.compile(f"{guide.CHAPTER.pattern}|{guide.ENTRY.pattern}", re.MULTILINE)


def folder(game: str) -> Path:
    """Return the folder of a game."""
    return SHELF / game.replace("-", "_")


def marks(game: Path) -> dict[str, str]:
    """Return the marks of the present English rules and guide: by number, or by chapter and id."""
    found = {rule.number: rule.mark for chapter in chapters(game) for rule in chapter.rules}
    for chapter, entries in guide.read(game).items():
        found |= {f"{chapter}/{entry.id}": entry.mark for entry in entries if entry.said}
    return found


def behind(game: Path, language: str) -> dict[str, str]:
    """Return the rules that are missing or outdated in a language, with the reason."""
    path = edition(game, language)
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    done = {rule["number"]: rule["of"] for rule in PARAGRAPH.finditer(text)}
    for chapter, entries in guide.read(game, language).items():
        done |= {f"{chapter}/{entry.id}": entry.of or None for entry in entries}
    now = marks(game)
    why = {None: "unmarked", "": "missing"}
    found = {number: done.get(number, "") for number in now}
    gone = dict.fromkeys(done.keys() - now.keys(), "gone")
    return {n: why.get(mark, "changed") for n, mark in found.items() if mark != now[n]} | gone


def add_marks(text: str, now: dict[str, str], numbers: Collection[str]) -> str:
    """Return a translation in which these rules or entries have the marks of the English ones."""
    chapter = ""

    def mark(found: re.Match[str]) -> str:
        nonlocal chapter
        parts = found.groupdict()
        if parts.get("name"):
            chapter = f"{parts['name']}/"
            return found[0]
        number = chapter + parts["number"]
        wanted = number in numbers if numbers else not parts["of"]
        bears = f"**{parts['number']}** <!-- {now[number]} --> " if number in now else ""
        return bears if wanted and bears else found[0]

    return (ENTRY if re.search(guide.CHAPTER.pattern, text, re.MULTILINE) else PARAGRAPH).sub(
        mark, text
    )


def report() -> Iterator[str]:
    """Yield a line for each game and language that is behind."""
    for game in games.names():
        for language in LANGUAGES:
            found = behind(folder(game), language) if language != FALLBACK else {}
            if found:
                said = ", ".join(f"{number} {how}" for number, how in found.items())
                yield f"{game} {language}: {said}"


def main(arguments: Sequence[str]) -> None:
    """List outdated translations, or mark some as up to date."""
    if not arguments:
        print("\n".join(report()) or "everything is translated")
        return
    if len(arguments) == 1:
        sys.exit(__doc__)
    game, language, *numbers = arguments
    if unknown := set(numbers) - marks(folder(game)).keys():
        sys.exit(f"{game} has no rule {', '.join(sorted(unknown))}")
    for path in (edition(folder(game), language), guide.edition(folder(game), language)):
        if path.is_file():
            text = add_marks(path.read_text(encoding="utf-8"), marks(folder(game)), numbers)
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
