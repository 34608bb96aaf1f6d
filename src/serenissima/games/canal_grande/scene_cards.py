"""The visible cards by place, as items with stable ids.

Cards of a kind are interchangeable, so an id is a kind and a number: `san-marco-2`. A view has no
past, so numbers are assigned place by place, in the order in which cards mostly move. A moving card
thus mostly takes its number along. Hidden cards have no such number.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import starmap
from operator import add, sub
from typing import Any

from serenissima.kernel.message import Message, list_of
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.scene import Item, cached

from .material import (
    CARDS,
    DISTRICT_COUNT,
    DISTRICTS,
    DOGE,
    FOUR,
    GONDOLA,
    HAND_CARDS,
    NUMBER_CARDS,
    TRAITOR,
)

HAND_KINDS = len(HAND_CARDS)
BACK = "card-back"
SEEN = "seen-card"  # the note of a card that the opponent knows
TOPICS = (  # the topic of a card, by kind
    *("district" for _ in DISTRICTS),
    *CARDS[DISTRICT_COUNT : -len(NUMBER_CARDS)],
    *("number" for _ in NUMBER_CARDS),
)

# The best of the orders tried on random matches: fewer than one in twelve of the numbers that
# change place belong to a card that hasn't moved.
PLACES = (
    *("won-1", "won-0", "hand-1", "draft-1", "laid-1", "discard"),
    *("snatch", "doges", "laid-0", "draft-0", "hand-0", "offer-0", "offer-1"),
)


class Cards:
    """The cards that a seat sees, by place; a negative seat is a spectator."""

    def __init__(self, view: Any, seat: int) -> None:
        self.counts: dict[str, list[int]] = dict(_lying(view, seat))
        self._now: list[Message | None] = [None] * len(CARDS)
        if seat != SPECTATOR:
            won = zip(view.won[seat], view.won[1 - seat], strict=True)
            self._now[:DISTRICT_COUNT] = starmap(won_so_far, won)
        self._first: dict[str, list[int]] = {}
        first = [1] * len(CARDS)
        for place in PLACES:
            self._first[place] = first
            first = list(map(add, first, self.counts[place]))

    def count(self, place: str) -> int:
        """Return the number of cards in a place."""
        return sum(self.counts[place])

    def items(
        self,
        place: str,
        *,
        form: str = "card",
        seat: int | None = None,
        actions: Mapping[int, int] | None = None,
        notes: Mapping[int, tuple[int, Message]] | None = None,
        leading: tuple[int, ...] = (),
    ) -> tuple[Item, ...]:
        """Return the cards of a place by kind, the `leading` kinds first.

        `actions` gives the action of a click by kind. `notes` gives, by kind, a note and the number
        of cards that carry it.
        """
        counts, first, clicks, noted = (
            self.counts[place],
            self._first[place],
            actions or {},
            notes or {},
        )
        lying = tuple([
            (kind, count, first[kind], clicks.get(kind), noted.get(kind), self._now[kind])
            for kind, count in enumerate(counts)
            if count
        ])  # fmt: skip
        return cards(lying, form, seat, leading)


Lying = tuple[int, int, int, int | None, tuple[int, Message] | None, Message | None]
"""Cards of a kind: the kind, how many, the number of the first, what they do, note, `Item.now`."""


@cached
def cards(
    lying: tuple[Lying, ...], form: str, seat: int | None, leading: tuple[int, ...]
) -> tuple[Item, ...]:
    """Return the cards of a place as items, the `leading` kinds first."""
    found: list[Item] = []
    for kind, count, first, action, noted, now in sorted(lying, key=partial(_rank, leading)):
        many, note = noted or (0, None)
        found += [
            card(kind, first + n, form, seat, action, note if n < many else None, now)
            for n in range(count)
        ]
    return tuple(found)


def _rank(leading: tuple[int, ...], lying: Lying) -> int:
    """Return the sort key of a kind, which puts the leading kinds first."""
    kind = lying[0]
    return leading.index(kind) - len(leading) if kind in leading else kind


KINDS = range(len(CARDS))


@cached
def card(
    kind: int,
    number: int,
    form: str,
    seat: int | None,
    action: int | None,
    note: Message | None,
    now: Message | None,
) -> Item:
    """Return one card, face up."""
    return Item(
        id=f"{CARDS[kind]}-{number}",
        symbol=CARDS[kind],
        name=name(kind),
        kind=CARDS[kind],
        form=form,
        seat=seat,
        action=action,
        note=note,
        badge="seen" if note is not None and note.id == SEEN else "",
        about=TOPICS[kind],
        now=now,
    )


@cached
def at_stake(card: Item, won: int, districts: int) -> Item:
    """Return a card that could call a vote, with the benefit of winning it.

    If the seat has `won` no card of its district, the benefit is one more of all `districts`
    (R8.1), otherwise one more of four cards (R8.2).
    """
    if won:
        brings, now = f"{won + 1}/{FOUR}", Message("at-stake", {"count": won + 1})
    else:
        brings = f"{districts + 1}/{DISTRICT_COUNT}"
        now = Message("at-stake-district", {"count": districts + 1})
    return replace(card, brings=brings, now=now)


@cached
def won_so_far(own: int, other: int) -> Message:
    """Return how many cards of a district the viewer and the opponent have won.

    The message has no names, so that all tables can share its cached cards.
    """
    return Message("won-so-far", {"own": own, "other": other})


@cached
def name(kind: int) -> Message:
    """Return the name of a card."""
    return Message(f"card-{CARDS[kind]}")


@cached
def district_name(district: int) -> Message:
    """Return the name of a district."""
    return Message(f"district-{DISTRICTS[district]}")


def list_districts(districts: list[int]) -> Message:
    """Return districts as a list in a sentence."""
    return list_of([district_name(district) for district in districts])


@cached
def backs(seat: int, count: int) -> tuple[Item, ...]:
    """Return the cards of a hand, face down."""
    face_down = Message("face-down")
    return tuple(
        Item(f"back-{seat}-{n}", BACK, face_down, form="back", about="face-down")
        for n in range(1, count + 1)
    )


def empty_places(seat: int, won: list[int]) -> tuple[Item, ...]:
    """Return an empty place for each district of which the seat has won no card."""
    return tuple(
        empty_place(seat, district) for district in range(DISTRICT_COUNT) if not won[district]
    )


@cached
def empty_place(seat: int, district: int) -> Item:
    """Return the empty place of a district."""
    return Item(
        id=f"lack-{seat}-{DISTRICTS[district]}",
        symbol=DISTRICTS[district],
        name=district_name(district),
        kind=DISTRICTS[district],
        form="field",
        note=Message("lacking"),
        about="lacking",
    )


def _lying(view: Any, seat: int) -> Iterator[tuple[str, list[int]]]:
    """Yield each place with its visible cards by kind, in lists of 13."""
    for other in range(2):
        own = other == seat
        draft = draft_with_gondolas(view, seat) if own else []
        hand = list(map(sub, view.hand[other], draft)) if own else view.known[other]
        yield f"won-{other}", _all_kinds(view.won[other])
        yield f"laid-{other}", _all_kinds(view.laid[other])
        yield f"draft-{other}", _all_kinds(draft)
        yield f"hand-{other}", _all_kinds(hand)
        yield f"offer-{other}", view.offer[other]
    yield "discard", _all_kinds(view.discard)
    yield "doges", _only(DOGE, view.doges)
    yield "snatch", _only(TRAITOR, view.snatch)


def draft_with_gondolas(view: Any, seat: int) -> list[int]:
    """Return the seat's own draft with its gondolas (R6.22), by kind of hand card."""
    counts = view.draft[seat]
    draft = [*counts, *[0] * (HAND_KINDS - DISTRICT_COUNT)]
    draft[GONDOLA] = sum(n > 0 for district, n in enumerate(counts) if district != view.where)
    return draft


def _all_kinds(counts: list[int]) -> list[int]:
    """Pad counts of the first kinds with zeros for the rest."""
    return counts + [0] * (len(CARDS) - len(counts))


def _only(kind: int, count: int) -> list[int]:
    """Return the counts of `count` cards of one kind and none of the others."""
    return [count if other == kind else 0 for other in KINDS]
