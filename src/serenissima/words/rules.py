r"""A game's numbered rules, read from the paragraphs of its RULES.md.

A rule is a paragraph that begins with its bold number and ends with its sources::

    **R3.2** The divider parts the eight into two offers.
    Other reading: one offer may be empty.
    Sources: CG; C33

The text is in English, whatever language people play in.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from serenissima.kernel.errors import Unknown, one_of

CHAPTER = re.compile(r"^## (?P<number>R\d+) (?P<title>.+)$")
RULE = re.compile(r"^\*\*(?P<number>R\d+\.\d+)\*\* ")
PARTS = re.compile(r"^(Other readings?|Sources): ", re.MULTILINE)


@dataclass(frozen=True)
class Rule:
    """One rule.

    Attributes:
        number: like `R3.2`.
        text: what it says, in one line.
        other: what the sources would also have allowed; empty if nothing.
        sources: where it comes from, as the head of RULES.md explains.
    """

    number: str
    text: str
    other: str
    sources: tuple[str, ...]


@dataclass(frozen=True)
class Chapter:
    """A part of the rules: its number like `R3`, its title, its rules."""

    number: str
    title: str
    rules: tuple[Rule, ...]


@cache
def chapters(folder: Path) -> tuple[Chapter, ...]:
    """The rules of the game in a folder, chapter by chapter; empty where there is no RULES.md."""
    path = folder / "RULES.md"
    return tuple(parse(path.read_text(encoding="utf-8"))) if path.is_file() else ()


def parse(text: str) -> Iterator[Chapter]:
    """The chapters of a RULES.md that hold rules."""
    for part in re.split(r"^(?=## )", text, flags=re.MULTILINE):
        heading = CHAPTER.match(part.partition("\n")[0])
        rules = tuple(_rule(p) for p in re.split(r"\n\s*\n", part) if RULE.match(p))
        if heading and rules:
            yield Chapter(heading["number"], heading["title"], rules)


def _rule(paragraph: str) -> Rule:
    number = RULE.match(paragraph)
    assert number, "only paragraphs with a number are read"
    text, *parts = PARTS.split(paragraph[number.end() :])
    said = {label.removesuffix("s"): _one_line(part) for label, part in _pairs(parts)}
    sources = tuple(s.strip() for s in said.get("Source", "").split(";") if s.strip())
    return Rule(number["number"], _one_line(text), said.get("Other reading", ""), sources)


def _pairs(parts: list[str]) -> Iterator[tuple[str, str]]:
    return zip(parts[::2], parts[1::2], strict=True)


def _one_line(text: str) -> str:
    return " ".join(text.split())


def find(folder: Path, number: str) -> tuple[Chapter, ...]:
    """The chapter `R3` or the rule `R3.2`, in its chapter; without a number, all of them.

    Raises:
        Unknown: `rules/unknown`.
    """
    everything = chapters(folder)
    wanted = number.strip().upper()
    if not wanted:
        return everything
    found = tuple(_parts(everything, wanted if wanted.startswith("R") else f"R{wanted}"))
    if not found:
        hint = one_of([f"{chapter.number} {chapter.title}" for chapter in everything])
        raise Unknown("rules/unknown", "no rule has this number", text=number, hint=hint)
    return found


def _parts(everything: tuple[Chapter, ...], number: str) -> Iterator[Chapter]:
    for chapter in everything:
        rules = tuple(rule for rule in chapter.rules if number in (chapter.number, rule.number))
        if rules:
            yield Chapter(chapter.number, chapter.title, rules)
