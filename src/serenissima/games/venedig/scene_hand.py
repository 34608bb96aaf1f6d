"""The viewer's own pieces: hand, chosen cards, rows, gold, and the gold put down."""

from collections.abc import Iterator
from dataclasses import replace

from serenissima.kernel.message import Message, Seat, sum_of
from serenissima.kernel.scene import Group, Item, Row, cached

from .actions import Do
from .fields import ABOUT_GOLD, Stage
from .material import FIRST_TREASURE, GOLD_A_POINT, KIND_COUNT, NEEDED
from .scene_people import card_of, remarks, rows_of
from .scene_sight import Sight, can_be_clicked
from .scene_stock import cards_so_far
from .waste import cards_without_site


def own_group(sight: Sight) -> Group:
    """Return the viewer's own group."""
    rows = tuple(own_rows(sight))
    return Group(
        id=f"seat-{sight.seat}",
        zone="hand",
        title=Message("person", {"seat": Seat(sight.seat)}),
        rows=rows,
        notes=tuple(remarks(sight, sight.seat)),
        alert=cards_without_site(sight),
        seat=sight.seat,
        lit=can_be_clicked(rows) or (sight.asked and sight.stage == Stage.LAY),
    )


def own_rows(sight: Sight) -> Iterator[Row]:
    """Yield the hand, the chosen cards, the rows on the table and the gold."""
    cards, row, alone = divide_hand(sight)
    for title, lying in (("own-hand", cards), ("own-adding", row), ("own-solo", alone)):
        if lying:
            yield Row(lying, Message(title))
    yield from rows_of(sight, sight.seat)
    yield from gold(sight)


# ---- cards ---------------------------------------------------------------------------------------


def divide_hand(sight: Sight) -> tuple[tuple[Item, ...], tuple[Item, ...], tuple[Item, ...]]:
    """Return the hand's cards: those that stay, those for the rows, those of sets (R3.5)."""
    stay: list[Item] = []
    row: list[Item] = []
    alone: list[Item] = []
    hand = sight.view.hand[sight.seat]
    for kind in (kind for kind in range(KIND_COUNT) if hand[kind]):
        added = sight.view.adding[sight.seat][kind]
        sets = sight.view.solo[sight.seat][kind] * NEEDED[kind]
        cards = list(hand_numbers(sight, kind))
        row += (card(sight, kind, nth) for nth in cards[:added])
        alone += (card(sight, kind, nth) for nth in cards[added : added + sets])
        action = sight.first_legal(Do.LAY + kind, Do.SHOW + kind, Do.SHED + kind)
        stay += (card(sight, kind, nth, action) for nth in cards[added + sets :])
    return tuple(stay), tuple(row), tuple(alone)


def hand_numbers(sight: Sight, kind: int) -> range:
    """Return the numbers of the viewer's cards of a kind, which follow those of the row."""
    laid = sight.view.laid[sight.seat][kind]
    return range(laid, laid + sight.view.hand[sight.seat][kind])


def card(sight: Sight, kind: int, nth: int, action: int | None = None) -> Item:
    """Return a card of the hand; one known to the others has an eye (R15.4)."""
    known = nth < sight.view.laid[sight.seat][kind] + sight.view.known[sight.seat][kind]
    now = cards_so_far(kind, sight.laid[kind])
    own = card_of(str(sight.seat), kind, nth, action, now=now)
    return replace(own, note=Message("card-known"), badge="seen") if known else own


# ---- R11 gold ------------------------------------------------------------------------------------


def gold(sight: Sight) -> Iterator[Row]:
    """Yield the seat's tiles and treasures by value; those put down are separate."""
    have, put = sight.view.gold[sight.seat], sight.view.offered[sight.seat]
    if any(put):
        total = worth(put)
        items = tuple(coins(sight, [(0, n) for n in put], Do.KEEP))
        points = Message("purse-points", {"points": total // GOLD_A_POINT})
        yield Row(items, Message("purse-offered"), points, None, total, "purse", gold_sum(put))
    left = [(one, two - one) for one, two in zip(put, have, strict=True)]
    if sum(have):
        rest = [two - one for one, two in zip(put, have, strict=True)]
        items = tuple(coins(sight, left, Do.GIVE))
        yield Row(items, Message("purse"), None, None, worth(rest), "purse", gold_sum(rest))


def worth(pieces: list[int]) -> int:
    """Return the gold that tiles and treasures carry."""
    return sum(value * count for value, count in enumerate(pieces))


def gold_sum(pieces: list[int]) -> Message | None:
    """Return the sum of some gold, the most valuable pieces first."""
    values = [value for value, count in enumerate(pieces) if value for _ in range(count)]
    return sum_of(worth(pieces), values[::-1])


def coins(sight: Sight, ranges: list[tuple[int, int]], block: int) -> Iterator[Item]:
    """Yield tiles and treasures of each value, from ranges of the number to skip and the count."""
    for value, (first, count) in enumerate(ranges):
        if count:
            action, then = actions_of(sight, block, value)
            yield from (coin(value, nth, action, then) for nth in range(first, first + count))


def actions_of(sight: Sight, block: int, value: int) -> tuple[int | None, tuple[int, ...]]:
    """Return the actions of a click on a piece; it may have to open the purse first."""
    if not value:
        return None, ()
    if sight.stage in ABOUT_GOLD and Do.OPEN_PURSE in sight.legal:
        return Do.OPEN_PURSE, (block + value - 1,)
    return sight.first_legal(block + value - 1), ()


@cached
def coin(value: int, nth: int, action: int | None, then: tuple[int, ...]) -> Item:
    """Return a tile or a treasure with its value beside it."""
    symbol = "tile" if value < FIRST_TREASURE else "treasure"
    return Item(
        id=f"{symbol}-{value}-{nth + 1}",
        symbol=symbol,
        name=Message(f"gold-{symbol}"),
        kind="gold",
        form="token",
        action=action,
        then=then,
        count=value,
        about=symbol,
    )
