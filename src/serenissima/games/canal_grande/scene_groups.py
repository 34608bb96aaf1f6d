"""The parts of the table: what belongs to a seat, the offers, the piles, the result."""

from collections.abc import Iterator
from operator import add

from serenissima.kernel.message import Message, Seat, summed
from serenissima.kernel.scene import Gauge, Group, Item, Row

from .actions import Do
from .fields import Ending, Power, Stage
from .material import DISTRICT_COUNT, FOUR, NUMBERS, PHASE_TOTAL
from .scene_cards import HAND_KINDS, KINDS, SEEN, all_of, at_stake, backs, district_name, lacking
from .scene_sight import Sight
from .scene_vote import VOTING, last_vote, vote

OFFERS = ("first", "second")


def groups(sight: Sight) -> Iterator[Group]:
    """Every part of the table, in reading order; the viewer's own hand comes last."""
    first = 1 - sight.seat if sight.seat >= 0 else 0
    if sight.stage == Stage.OVER:
        yield result(sight)
    yield holdings(sight, first)
    if sight.stage in VOTING:
        yield vote(sight)
    yield from offers(sight)
    if sight.stage == Stage.POWER and sight.view.snatch + sight.view.doges:
        yield drawn(sight)
    if sight.stage not in VOTING and sight.view.last_where >= 0:
        yield last_vote(sight.view.last_where, *map(tuple, sight.view.last_laid))
    yield piles(sight)
    yield holdings(sight, 1 - first)


# ---- a seat --------------------------------------------------------------------------------------


def holdings(sight: Sight, owner: int) -> Group:
    """A hand, face up or down, with the cards won and the number cards."""
    own = owner == sight.seat
    hand = own_hand(sight) if own else rival_hand(sight, owner)
    return Group(
        id=f"hand-{owner}",
        zone="hand" if own else "rival",
        title=Message("hand", {"seat": Seat(owner)}),
        rows=(Row(hand), won(sight, owner)),
        notes=tuple(known_of(sight, owner)),
        gauges=(numbers(sight, owner),),
        seat=owner,
    )


def numbers(sight: Sight, owner: int) -> Gauge:
    """The number cards before a seat, and what they add up to (R5.1)."""
    total, counts = sight.numbers(owner), sight.view.numbers_laid[owner]
    values = [value for value, count in enumerate(counts, 1) for _ in range(count)]
    now = summed(total, values[::-1])
    return Gauge(total, PHASE_TOTAL, Message("number-cards"), "number-cards", now)


def own_hand(sight: Sight) -> tuple[Item, ...]:
    """The viewer's cards that are not in a draft, each with what it can do now."""
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


def rival_hand(sight: Sight, owner: int) -> tuple[Item, ...]:
    """The opponent's cards: the known ones face up, the rest face down."""
    place = f"hand-{owner}"
    hidden = sight.view.hand_size[owner] - sight.cards.count(place)
    return (*sight.cards.items(place), *backs(owner, hidden))


def known_of(sight: Sight, owner: int) -> Iterator[Message]:
    """How many cards are in a hand, and what the other seat can tell of it."""
    size, known = sight.view.hand_size[owner], sum(sight.view.known[owner])
    counts = {"count": size, "known": known}
    if owner == sight.seat:
        yield Message("hand-seen", {"seat": Seat(1 - owner), **counts})
        return
    yield Message("hand-known", counts)
    absent = districts_absent(sight, owner)
    if size > known and absent:  # R9.10
        yield Message("hand-without", {"districts": all_of(absent)})


def districts_absent(sight: Sight, owner: int) -> list[int]:
    """The districts of which the opponent's hand certainly holds no card (R9.10)."""
    most = list(map(add, sight.view.ceiling[owner], sight.view.known[owner]))
    return [district for district in range(DISTRICT_COUNT) if not most[district]]


def won(sight: Sight, owner: int) -> Row:
    """The won cards, and empty places for the missing districts."""
    counts = sight.view.won[owner]
    tokens = sight.cards.items(f"won-{owner}", form="token", seat=owner)
    most = max(counts)
    note = {"count": most, "district": district_name(counts.index(most))}
    return Row(
        items=(*tokens, *lacking(owner, counts)),
        title=Message("won", {"count": sum(count > 0 for count in counts)}),
        note=Message("won-most", note) if 1 < most < FOUR else None,
    )


# ---- the offers ----------------------------------------------------------------------------------


def offers(sight: Sight) -> Iterator[Group]:
    """The offers on the table; while they are being made, an empty one too."""
    for offer in range(2):
        if sight.cards.count(f"offer-{offer}") or sight.stage == Stage.DIVIDE:
            yield offered(sight, offer)


def offered(sight: Sight, offer: int) -> Group:
    """One offer: a card of it may be moved, or all of it chosen."""
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
    """What the number cards of an offer are worth (R5.1)."""
    counts = sight.cards.counts[f"offer-{offer}"]
    return sum(value * count for value, count in enumerate(counts[NUMBERS:], 1))


def offer_notes(sight: Sight, offer: int) -> Iterator[Message]:
    """What an offer is worth, or whose it is."""
    counts = sight.cards.counts[f"offer-{offer}"]
    picked, divider = sight.view.picked, sight.view.divider
    if picked < 0:
        if sum(counts):
            said = {"count": sum(counts[:NUMBERS]), "points": points_of(sight, offer)}
            yield Message("offer-worth", said)
    elif offer == picked:
        yield Message("offer-chosen", {"seat": Seat(1 - divider)})
    else:
        yield Message("offer-left", {"seat": Seat(divider)})


def in_question(sight: Sight) -> int:
    """The offer that holds the traitor or spy that a seat is asked about; -1 if none does."""
    dealt = sight.stage == Stage.POWER and not sight.view.snatch and not sight.view.bonus
    if not dealt:
        return -1
    picked: int = sight.view.picked
    return 1 - picked if sight.view.actor == sight.view.divider else picked


def drawn(sight: Sight) -> Group:
    """What a spy or the bonus has turned up, while a seat is asked about a traitor."""
    items = (*sight.cards.items("snatch"), *sight.cards.items("doges"))
    return Group(
        id="drawn",
        zone="board",
        title=Message("drawn", {"seat": Seat(sight.view.actor)}),
        rows=(Row(items),),
        lit=bool(sight.view.snatch) and sight.view.power == Power.TRAITOR,
    )


# ---- piles and result ----------------------------------------------------------------------------


def piles(sight: Sight) -> Group:
    """Where the match stands, how many cards are to come, and the discards."""
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
    """Who has won, and a sentence that says how; or that nobody has."""
    winner = sight.view.winner
    if winner < 0:
        title, how = Message("result-shared"), Message("ending-round-cap")
    else:
        title, how = Message("result", {"seat": Seat(winner)}), victory(sight, winner)
    return Group.result(title, [how], [winner] if winner >= 0 else [])


def victory(sight: Sight, winner: int) -> Message:
    """Who has won, with what, and how far the other got, in one sentence."""
    own, other = sight.view.won[winner], sight.view.won[1 - winner]
    said = {"seat": Seat(winner), "rival": Seat(1 - winner)}
    ending = Ending(sight.view.ending)
    if ending == Ending.FOUR_OF_ONE:
        district = district_name(own.index(FOUR))
        return Message("result-four-of-one", {**said, "most": max(other), "district": district})
    return Message("result-six-districts", {**said, "count": sum(n > 0 for n in other)})
