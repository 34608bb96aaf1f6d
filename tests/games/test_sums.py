"""Which numbers of the tale open into what they add up to, and why the others have nothing to open.

Whatever a line says of points, votes or prices adds up, so a new kind of line is named here or
opens.
"""

import pytest

from serenissima import games
from serenissima.kernel.message import Arg
from serenissima.kernel.tale import Event

# Each number of these is not made of parts: how often, how many things, the value of one tile.
SIMPLE = {
    "canal-grande": {
        "phase", "round",  # which one it is
        "presented", "took", "laid", "reinforced", "took-back", "doges",  # so many cards
    },
    "doge": {
        "year", "year-over", "ballots", "vote", "turned-card",  # which one it is
        "added", "removed", "laid", "lapsed",  # markers
        "placed",  # houses that are paid for by a seat in an election
        "qualified",  # palazzi and districts, which can be counted on the table
    },
    "venedig": {
        "turn", "picked", "drained",  # which one, and the number of a hex
        "laid", "laid-solo", "dumped",  # so many cards
        "counts",  # casas of a district, one point for each
        "treasure", "found", "offered", "kept",  # the value of one tile
        "won",  # the field of a gondola, which its moves have told
    },
}  # fmt: skip
OPENS = {
    "canal-grande": {"laid-numbers", "bid"},
    "doge": {"counted", "built"},
    "venedig": {"built", "moved", "paid"},
}


def is_number(arg: Arg) -> bool:
    """Whether an argument is said as a number."""
    return not (arg.names or arg.seat or arg.unsaid) and arg.high > 0


def numbered(events: tuple[Event, ...]) -> set[str]:
    """The kinds of lines that say a number."""
    return {event.kind for event in events if any(map(is_number, event.args))}


@pytest.mark.parametrize("game", games.names())
def test_every_number_of_the_tale_opens_or_is_simple(game: str):
    """So that a score, a vote or a price that does not open is seen."""
    events = games.load(game).events
    summed = {event.kind for event in events if event.sum}

    assert summed == OPENS[game]
    assert numbered(events) - summed == SIMPLE[game]
