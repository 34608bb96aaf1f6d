"""A seat's own things: hand, cards about to be laid, rows, gold, and what is about to be paid."""

from collections.abc import Iterator
from dataclasses import replace

from serenissima.kernel.message import Message, Seat, summed
from serenissima.kernel.scene import Group, Item, Row, kept

from .actions import Do
from .fields import ABOUT_GOLD, Stage
from .material import FIRST_TREASURE, GOLD_A_POINT, KIND_COUNT, NEEDED
from .scene_people import card_of, remarks, rows_of
from .scene_sight import Sight, can_be_clicked
from .scene_stock import cards_so_far
from .waste import cards_without_site


def own(sight: Sight) -> Group:
    """Everything of the seat's own."""
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
    """The hand, what is chosen of it, the rows on the table, then tokens."""
    cards, row, alone = divided(sight)
    for title, lying in (("own-hand", cards), ("own-adding", row), ("own-solo", alone)):
        if lying:
            yield Row(lying, Message(title))
    yield from rows_of(sight, sight.seat)
    yield from gold(sight)


# ---- cards ---------------------------------------------------------------------------------------


def divided(sight: Sight) -> tuple[tuple[Item, ...], tuple[Item, ...], tuple[Item, ...]]:
    """The hand's cards: those that stay, those for the rows, those of sets (R3.5)."""
    stay: list[Item] = []
    row: list[Item] = []
    alone: list[Item] = []
    hand = sight.view.hand[sight.seat]
    for kind in (kind for kind in range(KIND_COUNT) if hand[kind]):
        added = sight.view.adding[sight.seat][kind]
        sets = sight.view.solo[sight.seat][kind] * NEEDED[kind]
        cards = list(held(sight, kind))
        row += (card(sight, kind, nth) for nth in cards[:added])
        alone += (card(sight, kind, nth) for nth in cards[added : added + sets])
        action = sight.first_legal(Do.LAY + kind, Do.SHOW + kind, Do.SHED + kind)
        stay += (card(sight, kind, nth, action) for nth in cards[added + sets :])
    return tuple(stay), tuple(row), tuple(alone)


def held(sight: Sight, kind: int) -> range:
    """The numbers of one's cards of a kind: they follow those of the row on the table."""
    laid = sight.view.laid[sight.seat][kind]
    return range(laid, laid + sight.view.hand[sight.seat][kind])


def card(sight: Sight, kind: int, nth: int, action: int | None = None) -> Item:
    """A card of the hand; one that the others know bears an eye (R15.4)."""
    known = nth < sight.view.laid[sight.seat][kind] + sight.view.known[sight.seat][kind]
    now = cards_so_far(kind, sight.laid[kind])
    own = card_of(str(sight.seat), kind, nth, action, now=now)
    return replace(own, note=Message("card-known"), badge="seen") if known else own


# ---- R11 gold ------------------------------------------------------------------------------------


def gold(sight: Sight) -> Iterator[Row]:
    """The seat's tiles and treasures by value; those put down lie apart."""
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
    """How much gold some tiles and treasures bear."""
    return sum(value * count for value, count in enumerate(pieces))


def gold_sum(pieces: list[int]) -> Message | None:
    """How some gold adds up, the most valuable pieces first."""
    values = [value for value, count in enumerate(pieces) if value for _ in range(count)]
    return summed(worth(pieces), values[::-1])


def coins(sight: Sight, ranges: list[tuple[int, int]], block: int) -> Iterator[Item]:
    """Tiles and treasures of each value: how many to leave out, how many to show."""
    for value, (first, count) in enumerate(ranges):
        if count:
            action, then = actions_of(sight, block, value)
            yield from (coin(value, nth, action, then) for nth in range(first, first + count))


def actions_of(sight: Sight, block: int, value: int) -> tuple[int | None, tuple[int, ...]]:
    """What a click on a piece does; if the question is about gold, it opens the purse as well."""
    if not value:
        return None, ()
    if sight.stage in ABOUT_GOLD and Do.OPEN_PURSE in sight.legal:
        return Do.OPEN_PURSE, (block + value - 1,)
    return sight.first_legal(block + value - 1), ()


@kept
def coin(value: int, nth: int, action: int | None, then: tuple[int, ...]) -> Item:
    """A tile or a treasure, with what it is worth beside it."""
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
