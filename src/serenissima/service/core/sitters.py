"""The intended players of seats: a person, a named computer player, or a lesson's character."""

from collections.abc import Sequence
from dataclasses import dataclass

from serenissima.service.refusals import TABLE_PLAN

_COMPUTER = "computer "  # prefix of a computer player's text
_CHARACTER = "character "  # prefix of a lesson character's text


@dataclass(frozen=True)
class Person:
    """A person who will take the seat."""

    def __str__(self) -> str:
        return "person"


@dataclass(frozen=True)
class Computer:
    """A computer player, by the name that `players.load` takes."""

    name: str

    def __str__(self) -> str:
        return f"{_COMPUTER}{self.name}"


@dataclass(frozen=True)
class Character:
    """A character of a lesson, who follows its file."""

    name: str

    def __str__(self) -> str:
        return f"{_CHARACTER}{self.name}"


Sitter = Person | Computer | Character


def parse_sitter(text: str) -> Sitter:
    """Return the sitter of a text as written by `str`: `person` or `computer NAME`.

    Raises:
        Illegal: `table/plan`.
    """
    if text == str(Person()):
        return Person()
    name = text.removeprefix(_COMPUTER)
    if name != text and name.strip():
        return Computer(name)
    reason = "this is neither a person nor a computer player"
    hint = f"{str(Person())!r}, or {_COMPUTER!r} and a player's name"
    raise TABLE_PLAN(reason, text=text, hint=hint)


def logged_sitter(text: str) -> Sitter:
    """Return the sitter of a text in a log, perhaps a lesson's character; raises the same."""
    name = text.removeprefix(_CHARACTER)
    return Character(name) if name != text else parse_sitter(text)


def people(plan: Sequence[Sitter]) -> list[int]:
    """Return the seats for people."""
    return [seat for seat, sitter in enumerate(plan) if isinstance(sitter, Person)]


def characters(plan: Sequence[Sitter]) -> dict[int, str]:
    """Return the seats of a lesson's characters with their names."""
    return {seat: who.name for seat, who in enumerate(plan) if isinstance(who, Character)}


def computers(plan: Sequence[Sitter]) -> dict[int, str]:
    """Return the seats of computer players with the players' names."""
    return {seat: who.name for seat, who in enumerate(plan) if isinstance(who, Computer)}
