"""Who is to take a seat: a person, a computer player by name, or a character of a lesson."""

from collections.abc import Sequence
from dataclasses import dataclass

from serenissima.service.refusals import TABLE_PLAN

_COMPUTER = "computer "  # begins the text of a computer player
_CHARACTER = "character "  # begins the text of a character of a lesson


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
    """Somebody in a lesson, who does what the lesson says."""

    name: str

    def __str__(self) -> str:
        return f"{_CHARACTER}{self.name}"


Sitter = Person | Computer | Character


def parse_sitter(text: str) -> Sitter:
    """The sitter of a text as `str` writes it, `person` or `computer NAME`.

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
    """The sitter of a text in a log, where a character of a lesson may be; raises the same."""
    name = text.removeprefix(_CHARACTER)
    return Character(name) if name != text else parse_sitter(text)


def people(plan: Sequence[Sitter]) -> list[int]:
    """The seats for people."""
    return [seat for seat, sitter in enumerate(plan) if isinstance(sitter, Person)]


def characters(plan: Sequence[Sitter]) -> dict[int, str]:
    """The seats of a lesson's characters with their names."""
    return {seat: who.name for seat, who in enumerate(plan) if isinstance(who, Character)}


def computers(plan: Sequence[Sitter]) -> dict[int, str]:
    """The seats of computer players with the players' names."""
    return {seat: who.name for seat, who in enumerate(plan) if isinstance(who, Computer)}
