"""The current vote with its bids, or the last one until the next is called."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from operator import add

from serenissima.kernel.message import Message, Seat, Value
from serenissima.kernel.scene import Group, Item, Row, cached

from .actions import Do
from .fields import Stage
from .material import DISTRICT_COUNT, DISTRICTS, GONDOLA
from .scene_cards import HAND_KINDS, cards, district_name, list_districts
from .scene_sight import Sight
from .sums import bid_by_district

VOTING = (Stage.CALL, Stage.RAISE)


def vote(sight: Sight) -> Group:
    """Return the Doge, the district and both bids; the viewer's bid includes the draft."""
    where = sight.view.where
    called = where >= 0
    emblems = sight.cards.items("doges", form="token")
    district = {"district": district_name(where)} if called else {}
    return Group(
        id="vote",
        zone="board",
        title=Message("vote-in" if called else "vote-new", district),
        rows=(Row((*emblem(where), *emblems)), *running_bids(sight)),
        notes=tuple(vote_notes(sight)),
        lit=True,
    )


def emblem(where: int) -> tuple[Item, ...]:
    """Return the emblem of the district that is voted on."""
    if where < 0:
        return ()
    kind = DISTRICTS[where]
    name = district_name(where)
    return (Item(f"vote-{kind}", kind, name, kind, form="token", about="vote"),)


def running_bids(sight: Sight) -> Iterator[Row]:
    """Yield both bids, the challenger's first."""
    for seat in (sight.view.challenger, 1 - sight.view.challenger):
        yield bid_of(sight, seat)


def bid_of(sight: Sight, seat: int) -> Row:
    """Return a seat's played cards, followed by its draft."""
    found, leading = sight.cards, (sight.view.where, GONDOLA)
    laid, draft = (found.counts[f"{place}-{seat}"] for place in ("laid", "draft"))
    waiting = {kind: (draft[kind], Message("drafted-card")) for kind in range(HAND_KINDS)}
    open_cards = found.items(f"laid-{seat}", seat=seat, leading=leading)
    drafted = found.items(f"draft-{seat}", seat=seat, notes=waiting, leading=leading)
    note = Message("drafted", {"count": sum(draft[:DISTRICT_COUNT])}) if drafted else None
    districts = list(map(add, laid[:DISTRICT_COUNT], draft))
    return bid(seat, (*open_cards, *drafted), districts, note)


def bid(seat: int, items: tuple[Item, ...], districts: list[int], note: Message | None) -> Row:
    """Return a bid: its cards, and its value as a sum over the districts (R6.10)."""
    return Row(
        items=items,
        title=Message("bid-of", {"seat": Seat(seat)}),
        total=sum(districts),
        about="bid",
        now=bid_by_district(districts),
        note=note,
        seat=seat,
    )


def vote_notes(sight: Sight) -> Iterator[Message]:
    """Yield the vote's origin, its present leader and the next thing to do."""
    owner, challenger = sight.view.actor, sight.view.challenger
    if sight.view.opened and sight.view.where >= 0:
        ahead = 1 - sight.deciding_seat
        yield Message("vote-leads", {"seat": Seat(ahead), "total": sight.bid(ahead)})
    elif owner == challenger:
        yield Message("vote-by", {"seat": Seat(challenger)})
    else:
        yield Message("vote-passed", {"seat": Seat(owner), "challenger": Seat(challenger)})
    if sight.view.doges > 1:
        yield Message("vote-more", {"count": sight.view.doges - 1})
    barred = [d for d in range(DISTRICT_COUNT) if sight.view.barred[owner][d]]
    if sight.stage == Stage.CALL and barred:
        yield Message("vote-barred", {"districts": list_districts(barred)})
    if sight.clicks(Do.LAY, range(DISTRICT_COUNT)):
        yield Message("hint-lay" if gondolas_free(sight) else "hint-lay-matching")
    if sight.stage == Stage.CALL and sight.view.last_where >= 0:
        yield vote_before(sight.view.last_where, *map(tuple, sight.view.last_laid))


def vote_before(where: int, first: tuple[int, ...], second: tuple[int, ...]) -> Message:
    """Return how the last vote ended, shown while the next has no cards yet (R9.3)."""
    winner, totals = winner_of(first, second), (worth(first), worth(second))
    args: dict[str, Value] = {"seat": Seat(winner), "district": district_name(where)}
    return Message("vote-before", {**args, "total": totals[winner], "rest": totals[1 - winner]})


def gondolas_free(sight: Sight) -> bool:
    """Whether the seat has a gondola in hand or in its draft."""
    return bool(sight.view.hand[sight.seat][GONDOLA])


# ---- the finished vote ---------------------------------------------------------------------------


@cached
def last_vote(where: int, first: tuple[int, ...], second: tuple[int, ...]) -> Group:
    """Return both seats' cards of the last vote; the winner had played more (R6.16, R6.17)."""
    winner = winner_of(first, second)
    bids = last_bids(where, first, second)
    args: dict[str, Value] = {"seat": Seat(winner), "district": district_name(where)}
    return Group(
        id="vote",
        zone="board",
        title=Message("vote-last", {"district": district_name(where)}),
        rows=(Row(emblem(where)), *bids),
        notes=(Message("vote-won", args),),
        about="last-vote",
    )


def winner_of(first: Sequence[int], second: Sequence[int]) -> int:
    """Return the seat that played more district cards (R6.17)."""
    return int(worth(second) > worth(first))


def worth(laid: Sequence[int]) -> int:
    """Return the value of a bid (R6.10)."""
    return sum(laid[:DISTRICT_COUNT])


@cached
def last_bids(where: int, first: tuple[int, ...], second: tuple[int, ...]) -> tuple[Row, ...]:
    """Return both bids of the last vote, the winner's first."""
    winner, laid = winner_of(first, second), (first, second)
    return tuple(last_bid(where, seat, laid[seat]) for seat in (winner, 1 - winner))


def last_bid(where: int, seat: int, laid: Sequence[int]) -> Row:
    """Return a bid of the last vote; its items have their own ids, as the cards have moved on."""
    lying = tuple((kind, count, 1, None, None, None) for kind, count in enumerate(laid) if count)
    found = cards(lying, "card", seat, (where, GONDOLA))
    copies = tuple(replace(card, id=f"last-{seat}-{card.id}") for card in found)
    return bid(seat, copies, list(laid[:DISTRICT_COUNT]), None)
