r"""A game's numbered rules, read from the paragraphs of its RULES.md.

A rule is a paragraph that begins with its bold number and ends with its sources::

    **R3.2** The divider parts the eight into two offers.
    Other reading: one offer may be empty.
    Sources: CG; C33

Where several sources differ, a list of questions may follow it, each with the number of its ruling
if it has one, what each source says, and our reading::

    - C33 May an offer be empty? **CG** silent. **Readings** no; yes. **Ours** no: it says *parts*.

The text is in English, whatever language people play in.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from serenissima.kernel.errors import Unknown, one_of

CHAPTER = re.compile(r"^## (?P<number>R\d+) (?P<title>.+)$")
RULE = re.compile(r"^\*\*(?P<number>R\d+\.\d+)\*\* ")
PARTS = re.compile(r"^(Other readings?|Sources): ", re.MULTILINE)
QUESTION = re.compile(r"^- ", re.MULTILINE)
RULING = re.compile(r"([A-Z]+\d+) ")
WHO = re.compile(r"\*\*([^*]+)\*\*")


class Ruling(NamedTuple):
    """What the sources say to one question, and our reading.

    Attributes:
        number: like `C33`; empty where it has none.
        question: what they differ in or leave open.
        said: who says what, in order: one or several sources, then `Readings` and `Ours`.
    """

    number: str
    question: str
    said: tuple[tuple[str, str], ...]

    def lines(self) -> Iterator[str]:
        """The question, then a line for each who says something."""
        yield f"{self.number} {self.question}".lstrip()
        for who, what in self.said:
            yield f"  {who}: {what}"


@dataclass(frozen=True)
class Rule:
    """One rule.

    Attributes:
        number: like `R3.2`.
        text: what it says, in one line.
        other: what the sources would also have allowed; empty if nothing.
        sources: where it comes from, as the head of RULES.md explains.
        rulings: the questions that it decides, with what each source says.
    """

    number: str
    text: str
    other: str
    sources: tuple[str, ...]
    rulings: tuple[Ruling, ...] = ()


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
    body, *questions = QUESTION.split(paragraph[number.end() :])
    text, *parts = PARTS.split(body)
    said = {label.removesuffix("s"): _one_line(part) for label, part in _pairs(parts)}
    sources = tuple(s.strip() for s in said.get("Source", "").split(";") if s.strip())
    rulings = tuple(map(_ruling, questions))
    return Rule(number["number"], _one_line(text), said.get("Other reading", ""), sources, rulings)


def _ruling(item: str) -> Ruling:
    question, *parts = WHO.split(item)
    numbered = RULING.match(question)
    number, begins = (numbered[1], numbered.end()) if numbered else ("", 0)
    said = tuple((_one_line(who), _one_line(what)) for who, what in _pairs(parts))
    return Ruling(number, _one_line(question[begins:]), said)


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
        raise Unknown("rules/unknown", "there is no rule with this number", text=number, hint=hint)
    return found


def _parts(everything: tuple[Chapter, ...], number: str) -> Iterator[Chapter]:
    for chapter in everything:
        rules = tuple(rule for rule in chapter.rules if number in (chapter.number, rule.number))
        if rules:
            yield Chapter(chapter.number, chapter.title, rules)
