"""The numbers of the tale that open into a sum, and the reason why others have none.

Points, votes and prices in a line always add up, so a new kind of line opens or is listed here.
"""

import pytest

from serenissima import games
from serenissima.kernel.message import Arg
from serenissima.kernel.tale import Event

# Each number of these is not made of parts: how often, how many things, the value of one tile.
SIMPLE = {
    "canal-grande": {
        "phase", "round",  # which one it is
        "presented", "took", "laid", "reinforced", "took-back", "doges",  # a number of cards
    },
    "doge": {
        "year", "year-over", "ballots", "vote", "turned-card",  # which one it is
        "added", "removed", "laid", "lapsed",  # markers
        "placed",  # houses that are paid for by a seat in an election
        "qualified",  # palazzi and districts, which can be counted on the table
    },
    "venedig": {
        "turn", "picked", "drained",  # which one, and the number of a hex
        "laid", "laid-solo", "dumped",  # a number of cards
        "counts",  # casas of a district, one point for each
        "treasure", "found", "offered", "kept",  # the value of one tile
        "won",  # the site of a gondola, which its moves have shown
    },
}  # fmt: skip
OPENS = {
    "canal-grande": {"laid-numbers", "bid"},
    "doge": {"counted", "built"},
    "venedig": {"built", "moved", "paid"},
}


def is_number(arg: Arg) -> bool:
    """Whether an argument is shown as a number."""
    return not (arg.names or arg.seat or arg.unsaid) and arg.high > 0


def numbered(events: tuple[Event, ...]) -> set[str]:
    """Return the kinds of lines that contain a number."""
    return {event.kind for event in events if any(map(is_number, event.args))}


@pytest.mark.parametrize("game", games.names())
def test_every_number_of_the_tale_opens_or_is_simple(game: str):
    """So that a score, a vote or a price that does not open is seen."""
    events = games.load(game).events
    summed = {event.kind for event in events if event.sum}

    assert summed == OPENS[game]
    assert numbered(events) - summed == SIMPLE[game]
