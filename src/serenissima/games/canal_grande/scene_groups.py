"""The groups on the table: hands, offers, piles and the result."""

from collections.abc import Iterator, Sequence
from operator import add

from serenissima.kernel.message import Message, Seat, sum_of
from serenissima.kernel.scene import Gauge, Group, Item, Row, cached

from .actions import Do
from .fields import Ending, Power, Stage
from .material import DISTRICT_COUNT, DISTRICTS, FOUR, NUMBERS, PHASE_TOTAL
from .scene_cards import (
    HAND_KINDS,
    KINDS,
    SEEN,
    at_stake,
    backs,
    district_name,
    empty_places,
    list_districts,
)
from .scene_sight import Sight
from .scene_vote import VOTING, last_vote, vote

OFFERS = ("first", "second")


def groups(sight: Sight) -> Iterator[Group]:
    """Yield every group in reading order; the viewer's own hand comes last."""
    first = 1 - sight.seat if sight.seat >= 0 else 0
    if sight.stage == Stage.OVER:
        yield result(sight)
    yield holdings(sight, first)
    if sight.stage in VOTING:
        yield vote(sight)
    yield from offers(sight)
    if sight.stage in VOTING:
        yield districts(sight)
    if sight.stage == Stage.POWER and sight.view.snatch + sight.view.doges:
        yield drawn_cards(sight)
    if sight.stage not in VOTING and sight.view.last_where >= 0:
        yield last_vote(sight.view.last_where, *map(tuple, sight.view.last_laid))
    yield piles(sight)
    yield holdings(sight, 1 - first)


# ---- seats ---------------------------------------------------------------------------------------


def holdings(sight: Sight, owner: int) -> Group:
    """Return a hand, face up or face down, with the won cards and the number cards."""
    own = owner == sight.seat
    hand = own_hand(sight) if own else opponent_hand(sight, owner)
    return Group(
        id=f"hand-{owner}",
        zone="hand" if own else "rival",
        title=Message("hand", {"seat": Seat(owner)}),
        rows=(Row(hand), won_cards(sight, owner)),
        notes=tuple(hand_notes(sight, owner)),
        gauges=(numbers(sight, owner),),
        seat=owner,
    )


def numbers(sight: Sight, owner: int) -> Gauge:
    """Return the gauge of a seat's number cards with their sum (R5.1)."""
    total, counts = sight.numbers(owner), sight.view.numbers_laid[owner]
    values = [value for value, count in enumerate(counts, 1) for _ in range(count)]
    now = sum_of(total, values[::-1])
    return Gauge(total, PHASE_TOTAL, Message("number-cards"), "number-cards", now)


def own_hand(sight: Sight) -> tuple[Item, ...]:
    """Return the viewer's cards outside the draft, each with its action."""
    districts = range(DISTRICT_COUNT)
    seen = Message(SEEN, {"seat": Seat(1 - sight.seat)})
    known, calls = sight.view.known[sight.seat], sight.clicks(Do.CALL, districts)
    cards = sight.cards.items(
        f"hand-{sight.seat}",
        actions=calls | sight.clicks(Do.LAY, districts),
        notes={kind: (known[kind], seen) for kind in range(HAND_KINDS)},
    )
    counts = sight.view.won[sight.seat]
    won, districts = {call: counts[n] for n, call in calls.items()}, sum(n > 0 for n in counts)
    return tuple(
        at_stake(card, won[card.action], districts) if card.action in won else card
        for card in cards
    )


def opponent_hand(sight: Sight, owner: int) -> tuple[Item, ...]:
    """Return the opponent's cards: the known ones face up, the rest face down."""
    place = f"hand-{owner}"
    hidden = sight.view.hand_size[owner] - sight.cards.count(place)
    return (*sight.cards.items(place), *backs(owner, hidden))


def hand_notes(sight: Sight, owner: int) -> Iterator[Message]:
    """Yield the number of cards in a hand and the opponent's knowledge of them."""
    size, known = sight.view.hand_size[owner], sum(sight.view.known[owner])
    counts = {"count": size, "known": known}
    if owner == sight.seat:
        yield Message("hand-seen", {"seat": Seat(1 - owner), **counts})
        return
    yield Message("hand-known", counts)
    absent = absent_districts(sight, owner)
    if size > known and absent:  # R9.10
        yield Message("hand-without", {"districts": list_districts(absent)})


def absent_districts(sight: Sight, owner: int) -> list[int]:
    """Return the districts that are certainly missing from the opponent's hand (R9.10)."""
    most = list(map(add, sight.view.ceiling[owner], sight.view.known[owner]))
    return [district for district in range(DISTRICT_COUNT) if not most[district]]


def won_cards(sight: Sight, owner: int) -> Row:
    """Return the won cards, with empty places for the missing districts."""
    counts = sight.view.won[owner]
    tokens = sight.cards.items(f"won-{owner}", form="token", seat=owner)
    most = max(counts)
    note = {"count": most, "district": district_name(counts.index(most))}
    return Row(
        items=(*tokens, *empty_places(owner, counts)),
        title=Message("won", {"count": sum(count > 0 for count in counts)}),
        note=Message("won-most", note) if 1 < most < FOUR else None,
    )


# ---- offers --------------------------------------------------------------------------------------


def offers(sight: Sight) -> Iterator[Group]:
    """Yield the offers on the table, including empty ones while dividing."""
    for offer in range(2):
        if sight.cards.count(f"offer-{offer}") or sight.stage == Stage.DIVIDE:
            yield offer_group(sight, offer)


def offer_group(sight: Sight, offer: int) -> Group:
    """Return one offer, whose cards may be movable or which may be chosen as a whole."""
    choice = Do.CHOOSE + offer
    can = choice in sight.legal
    total = sight.numbers(sight.seat) + points_of(sight, offer) if can else 0
    moves = sight.clicks((Do.SHIFT, Do.RETURN)[offer], KINDS)
    return Group(
        id=f"offer-{OFFERS[offer]}",
        zone="board",
        title=Message(f"offer-title-{OFFERS[offer]}"),
        rows=(Row(sight.cards.items(f"offer-{offer}", actions=moves)),),
        notes=tuple(offer_notes(sight, offer)),
        action=choice if can else None,
        lit=sight.stage in (Stage.DIVIDE, Stage.CHOOSE) or offer == in_question(sight),
        brings=f"{total}/{PHASE_TOTAL}" if can else "",
        about="number-cards" if can else "",
        now=Message("offer-now", {"total": total, "limit": PHASE_TOTAL}) if can else None,
    )


def points_of(sight: Sight, offer: int) -> int:
    """Return the sum of the number cards of an offer (R5.1)."""
    counts = sight.cards.counts[f"offer-{offer}"]
    return sum(value * count for value, count in enumerate(counts[NUMBERS:], 1))


def offer_notes(sight: Sight, offer: int) -> Iterator[Message]:
    """Yield an offer's worth, or its owner."""
    counts = sight.cards.counts[f"offer-{offer}"]
    picked, divider = sight.view.picked, sight.view.divider
    if picked < 0:
        if sum(counts):
            args = {"count": sum(counts[:NUMBERS]), "points": points_of(sight, offer)}
            yield Message("offer-worth", args)
    elif offer == picked:
        yield Message("offer-chosen", {"seat": Seat(1 - divider)})
    else:
        yield Message("offer-left", {"seat": Seat(divider)})


def in_question(sight: Sight) -> int:
    """Return the offer with the traitor or spy that the seat is asked about, -1 if none."""
    dealt = sight.stage == Stage.POWER and not sight.view.snatch and not sight.view.bonus
    if not dealt:
        return -1
    picked: int = sight.view.picked
    return 1 - picked if sight.view.actor == sight.view.divider else picked


def drawn_cards(sight: Sight) -> Group:
    """Return the cards turned up by a spy or the bonus, while a seat is asked about a traitor."""
    items = (*sight.cards.items("snatch"), *sight.cards.items("doges"))
    return Group(
        id="drawn",
        zone="board",
        title=Message("drawn", {"seat": Seat(sight.view.actor)}),
        rows=(Row(items),),
        lit=bool(sight.view.snatch) and sight.view.power == Power.TRAITOR,
    )


# ---- the districts at stake ----------------------------------------------------------------------


def districts(sight: Sight) -> Group:
    """Return the six districts with the cards won in each: in votes there is room for them."""
    first = max(sight.seat, 0)
    rows = (district_row(sight, district, first) for district in range(DISTRICT_COUNT))
    return Group("districts", "board", Message("districts"), tuple(rows))


def district_row(sight: Sight, district: int, first: int) -> Row:
    """Return a district with the number of cards that each seat has won there, `first`'s first."""
    seats = (first, 1 - first)
    counts = tuple(sight.view.won[seat][district] for seat in seats)
    deciding = tuple(seat for seat in seats if would_win(sight.view.won[seat], district))
    return tally(district, seats, counts, deciding, sight.view.where == district)


@cached
def tally(
    district: int,
    seats: tuple[int, ...],
    counts: tuple[int, ...],
    deciding: tuple[int, ...],
    lit: bool,
) -> Row:
    """Return the line of a district, with those who would win the match there."""
    sign = Item(
        f"at-{DISTRICTS[district]}", DISTRICTS[district], district_name(district),
        DISTRICTS[district], form="token", lit=lit, about="district",
    )  # fmt: skip
    boxes = (
        Item(
            f"tally-{seat}-{DISTRICTS[district]}", "", Message("won-by", {"seat": Seat(seat)}),
            form="field", seat=seat, count=count, about="lacking",
        )
        for seat, count in zip(seats, counts, strict=True)
    )  # fmt: skip
    note = None
    if deciding:
        both = len(deciding) == len(seats)
        note = Message("decides-both") if both else Message("decides", {"seat": Seat(deciding[0])})
    return Row((sign, *boxes), title=district_name(district), note=note)


def would_win(won: Sequence[int], district: int) -> bool:
    """Whether one more card of a district wins the match (R8.1, R8.2)."""
    others = sum(count > 0 for place, count in enumerate(won) if place != district)
    return won[district] + 1 == FOUR or (others == DISTRICT_COUNT - 1 and not won[district])


# ---- piles and result ----------------------------------------------------------------------------


def piles(sight: Sight) -> Group:
    """Return the phase and round, the size of the pile, and the discards."""
    view, discards = sight.view, sight.cards.count("discard")
    known = discards + sum(sight.cards.count(place) for place in ("doges", "snatch"))
    for seat in range(2):
        known += view.hand_size[seat] + sum(view.laid[seat]) + sum(view.won[seat])
        known += sum(view.offer[seat][:NUMBERS])
    pile = sum(sight.terms.card_counts) - known
    tokens = sight.cards.items("discard", form="token")
    heap = (Row(tokens, title=Message("discards", {"count": discards})),) if discards else ()
    return Group(
        id="piles",
        zone="board",
        title=Message("phase-round", {"phase": view.phases, "round": view.rounds}),
        rows=heap,
        notes=(Message("pile", {"count": pile}),),
    )


def result(sight: Sight) -> Group:
    """Return the result with the winner and the reason, or a shared victory."""
    winner = sight.view.winner
    if winner < 0:
        title, how = Message("result-shared"), Message("ending-round-cap")
    else:
        title, how = Message("result", {"seat": Seat(winner)}), victory(sight, winner)
    return Group.result(title, [how], [winner] if winner >= 0 else [])


def victory(sight: Sight, winner: int) -> Message:
    """Return one sentence with the winner, the winning cards and the opponent's progress."""
    own, other = sight.view.won[winner], sight.view.won[1 - winner]
    args = {"seat": Seat(winner), "rival": Seat(1 - winner)}
    ending = Ending(sight.view.ending)
    if ending == Ending.FOUR_OF_ONE:
        district = district_name(own.index(FOUR))
        return Message("result-four-of-one", {**args, "most": max(other), "district": district})
    return Message("result-six-districts", {**args, "count": sum(n > 0 for n in other)})
