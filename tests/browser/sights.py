"""Tables of fixed matches at their fullest, seen without a server: long names, every question."""

from collections.abc import Iterator

from serenissima import games, players, words
from serenissima.fairplay.secrets import hash_secret
from serenissima.kernel import lesson as lessons
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.match import Match
from serenissima.kernel.record import SPECTATOR
from serenissima.service import TableView
from serenissima.service.core.commands import Act, Command, Join, Undo
from serenissima.service.core.deciding import decide
from serenissima.service.core.names import LONGEST_NAME
from serenissima.service.core.opening import NewTable
from serenissima.service.core.table import Table
from serenissima.service.core.viewing import view_table
from serenissima.web.presentation.layout import Layout
from serenissima.web.presentation.table_page import TablePage
from tests.browser.place import SECRET
from tests.service.guests import new_table

NAMES = (
    "Maximiliane Theodora Wilhelmine Schwarze",
    "Wolfeschlegelsteinhausenbergerdorffwelch",
    "Bartholomäus Wenzeslaus von Hohenlohe-Wa",
    "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
    "Giovanni Battista della Serenissima Rep.",
)
FIRST = "first"  # the title of a game's first lesson
OFTEN = 24  # actions after which a spectator looks, and a player wants to undo
assert {len(name) for name in NAMES} == {LONGEST_NAME}


def is_drawn(name: str, how: str = "charted") -> bool:
    """Return whether the board of a game is a drawing: a map, or a chart; or a `chart` only."""
    game = games.load(name)
    match = Match(game, game.meta.seats[0], seed=1)
    return bool(getattr(Layout(game.draw(match.terms, match.view(0), 0)), how))


def course(name: str, seats: int, names: tuple[str, ...] = NAMES) -> Iterator[Table]:
    """The tables of a match of people who play greedily, from the first decision to the result."""
    game, chooser, dice = games.load(name), players.load("greedy"), rolled_dice(SECRET)
    table = new_table(game, *["person"] * seats, secret=SECRET).table
    for seat, who in enumerate(names[:seats]):
        table = after(table, Join(seat, who, hash_secret(who)))
    yield table
    while not table.match.over:
        match, seat = table.match, table.match.waits[0]
        action = chooser.choose(game, match.terms, match.view(seat), seat, dice)
        table = after(table, Act(seat, action, table.decision(seat) or 0))
        yield table


def lesson(name: str) -> Iterator[Table]:
    """The tables of a game's first lesson, whenever the learner is asked, and at its end."""
    game = games.load(name)
    followed, new = lessons.load(game, FIRST), NewTable.of_lesson(game, FIRST, "Anna")
    table = new.decide(game, new.opening("a key"), SECRET).table
    while accepted := followed.accepted_actions(table.match):
        yield table
        seat = followed.seat
        table = after(table, Act(seat, accepted[0], table.decision(seat) or 0))
    yield table


def after(table: Table, command: Command) -> Table:
    """The table after a command."""
    return decide(table, command, SECRET).table


def fullest(name: str, seats: int) -> Iterator[TablePage]:
    """Yield the longest case of each question, in one language after the other.

    In all of them the end.
    """
    tables = tuple(course(name, seats))
    for number, (sight, stepping) in enumerate(_fullest(tables)):
        language = words.LANGUAGES[number % len(words.LANGUAGES)]
        yield TablePage(sight, language, stepping=stepping)
    *_, before, over = tables
    for language in words.LANGUAGES:
        yield TablePage(view_table(before, "table", before.match.waits[0]), language)
        yield TablePage(view_table(over, "table", 0), language)


def _fullest(tables: tuple[Table, ...]) -> Iterator[tuple[TableView, bool]]:
    """Yield the longest case of each question, for players and spectators, now or looking back."""
    found: dict[object, tuple[int, tuple[TableView, bool]]] = {}
    for sight, stepping in _sights(tables):
        scene = TablePage(sight, "en", stepping=stepping).scene
        kind = (scene.question.id, sight.asked is None, stepping)
        size = sum(1 for _ in scene.messages())
        if kind not in found or found[kind][0] < size:
            found[kind] = (size, (sight, stepping))
    for _, seen in found.values():
        yield seen


def _sights(tables: tuple[Table, ...]) -> Iterator[tuple[TableView, bool]]:
    """Yield views: of those who act; of a spectator; undoing; the end.

    And whether they look back.
    """
    for number, table in enumerate(tables[:-1]):
        yield view_table(table, "table", table.match.waits[0]), False
        if number % OFTEN == 0:
            yield view_table(table, "table", SPECTATOR), False
            yield from _undo(table)
    over = tables[-1]
    for seat in (SPECTATOR, *range(over.match.seats)):
        yield view_table(over, "table", seat), False
        yield view_table(over, "table", seat, len(over.match.steps) * 3 // 4), True


def _undo(table: Table) -> Iterator[tuple[TableView, bool]]:
    """The question whether an action may be undone, as those who are asked see it."""
    for seat in range(table.match.seats):
        undo = view_table(table, "table", seat).undo
        if undo and not undo.free:
            asking = after(table, Undo(seat, undo.number))
            for other in range(table.match.seats):
                yield view_table(asking, "table", other), False
            return
