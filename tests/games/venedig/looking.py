"""Looking at Venedig's table, for the tests: scenes in words."""

from serenissima.games.venedig.game import GAME
from serenissima.kernel.match import Match, Step
from serenissima.kernel.message import Message
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.scene import Group, Item, Row, Scene
from serenissima.words import Speaker

PLAYERS = ["Anna", "Bernd", "Claudia", "Daniel", "Emma"]


def scene(match: Match, seat: int = 0) -> Scene:
    return GAME.draw(match.terms, match.view(seat), seat)


def group(match: Match, name: str, seat: int = 0) -> Group:
    return next(g for g in scene(match, seat).groups if g.id == name)


def groups(match: Match, seat: int = 0) -> list[str]:
    return [g.id for g in scene(match, seat).groups]


def items(match: Match, seat: int = 0) -> dict[str, Item]:
    """Everything on the table by its id."""
    return {i.id: i for g in scene(match, seat).groups for i in g.items}


def item(match: Match, name: str, seat: int = 0) -> Item:
    return items(match, seat)[name]


def clicks(match: Match, seat: int = 0) -> dict[str, str]:
    """What clicking things does, by their ids."""
    found = items(match, seat).values()
    return {i.id: GAME.actions.format(i.action) for i in found if i.action is not None}


def answers(match: Match, seat: int = 0) -> list[str]:
    return [sentence(match, answer.name, seat) for answer in scene(match, seat).answers]


def sentence(match: Match, message: Message | None, seat: int = 0, language: str = "en") -> str:
    return Speaker(language, GAME.folder, PLAYERS, seat).say(message)


def question(match: Match, seat: int = 0) -> str:
    return sentence(match, scene(match, seat).question, seat)


def note(match: Match, name: str, seat: int = 0) -> str:
    """Return the note beside an item's name."""
    return sentence(match, item(match, name, seat).note, seat)


def shown(match: Match, row: Row, seat: int = 0) -> list[str]:
    """The things of a row in words, with their numerals."""
    names = [(sentence(match, i.name, seat), i.count) for i in row.items]
    return [name if count is None else f"{name}: {count}" for name, count in names]


def rows(match: Match, name: str, seat: int = 0) -> dict[str, list[str]]:
    """The lines of a group in words, by their titles."""
    return {
        sentence(match, r.title, seat): shown(match, r, seat) for r in group(match, name, seat).rows
    }


def notes(match: Match, name: str, seat: int = 0) -> list[str]:
    return [sentence(match, note, seat) for note in group(match, name, seat).notes]


def tale(step: Step, *kinds: str, language: str = "en") -> list[str]:
    """Return the happenings of a step for a spectator, of these kinds only."""
    speaker = Speaker(language, GAME.folder, PLAYERS, SPECTATOR)
    told = [happening for happening in step.seen_by(SPECTATOR) if happening.event.kind in kinds]
    return [speaker.say(happening.message) for happening in told]


def sums(step: Step, kind: str, language: str = "en") -> list[str]:
    """How the figures of a step's events of a kind come about."""
    speaker = Speaker(language, GAME.folder, PLAYERS, SPECTATOR)
    told = [happening for happening in step.seen_by(SPECTATOR) if happening.event.kind == kind]
    return [speaker.say(happening.sum) for happening in told]
