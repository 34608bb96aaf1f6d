"""Looking at Doge's table, for the tests: scenes in words, and positions that are rarely met."""

from serenissima.games.doge.game import GAME
from serenissima.games.doge.material import COUNCILLORS, DISTRICTS, RINGS
from serenissima.kernel.match import Match, Step
from serenissima.kernel.message import Message
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.scene import Group, Item, Row, Scene
from serenissima.words import Speaker
from tests.games.doge.table import election, laid, sites

PLAYERS = ["Anna", "Bernd", "Claudia", "Daniel"]
FIVE = "\n".join(sites(district, 1) for district in DISTRICTS[:5])
TWO_IN_ALL = "\n".join(sites(district, 1, 2) for district in DISTRICTS)
ONE_IN_SAN_MARCO = "ring first=1\nstands first=san-marco"
EACH_TWO = " ".join(f"{district}=2" for district in DISTRICTS)


def crowded() -> Match:
    """Return the fullest map: palazzi on all sites, everyone's houses everywhere.

    San Polo and San Marco also have everyone's ballots and three councillors.
    """
    return election("cannaregio", "1 1 1 1", "\n".join([
        *(sites(district, 0, 1, 2, 3, n % 4) for n, district in enumerate(DISTRICTS)),
        *(f"houses[{seat}] {EACH_TWO}" for seat in range(4)),
        *laid("san-polo", "0123 22 1 33"),
        *laid("san-marco", "23 3 22 1"),
        "ring cannaregio=0 castello=1 dorsoduro=2 san-marco=3 san-polo=0 santa-croce=1",
        "ring first=2 second=3 third=0",
        "stands cannaregio=san-polo castello=san-polo dorsoduro=san-polo san-polo=san-marco",
        "stands santa-croce=san-marco first=san-marco san-marco=castello second=dorsoduro",
        "stands third=santa-croce",
    ]))  # fmt: skip


def scene(match: Match, seat: int = 0) -> Scene:
    return GAME.draw(match.terms, match.view(seat), seat)


def ringless(area: str) -> Match:
    """Return a match in which seat 0 wins with all its rings on other councillors."""
    rest = [name for name in COUNCILLORS if name != area][:RINGS]
    rings = " ".join(f"{name}=0" for name in rest)
    stands = " ".join(f"{name}={area}" for name in rest)
    return election(area, "3 - -", f"ring {rings}\nstands {stands}\nhouses[0] castello=1")


def group(match: Match, name: str, seat: int = 0) -> Group:
    return next(g for g in scene(match, seat).groups if g.id == name)


def groups(match: Match, seat: int = 0) -> list[str]:
    return [g.id for g in scene(match, seat).groups]


def item(match: Match, name: str, seat: int = 0) -> Item:
    return next(i for g in scene(match, seat).groups for i in g.items if i.id == name)


def word(action: int | None) -> str:
    return "" if action is None else GAME.actions.format(action)


def clicks(match: Match, seat: int = 0) -> list[str]:
    """What clicks on whole areas do."""
    return [word(g.action) for g in scene(match, seat).groups if g.action is not None]


def answers(match: Match, seat: int = 0) -> list[str]:
    return [said(match, answer.name, seat) for answer in scene(match, seat).answers]


def said(match: Match, message: Message | None, seat: int = 0, language: str = "en") -> str:
    return Speaker(language, GAME.folder, PLAYERS, seat).say(message)


def asked(match: Match, seat: int = 0) -> str:
    return said(match, scene(match, seat).question, seat)


def shown(match: Match, row: Row, seat: int = 0) -> list[str]:
    """The items of a row in words, with their counts."""
    names = [(said(match, i.name, seat), i.count) for i in row.items]
    return [name if count is None else f"{name}: {count}" for name, count in names]


def notes(match: Match, name: str, seat: int = 0) -> list[str]:
    return [said(match, note, seat) for note in group(match, name, seat).notes]


def sums(step: Step, kind: str, language: str = "en") -> list[str]:
    """How the figures of a step's events of a kind come about."""
    speaker = Speaker(language, GAME.folder, PLAYERS, SPECTATOR)
    told = [happening for happening in step.seen_by(SPECTATOR) if happening.event.kind == kind]
    return [speaker.say(happening.sum) for happening in told]
