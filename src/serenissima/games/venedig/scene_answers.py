"""The answers as full sentences: what each would lay, build, cost or bring."""

from collections.abc import Callable, Iterator

from serenissima.kernel.message import Message, Seat, Value, listed

from .actions import ACTIONS
from .fields import NONE, Stage
from .material import CASA, GOLD_A_POINT, KIND_COUNT, NEEDED
from .purse import change_of
from .scene_hand import worth
from .scene_sight import Sight, district_name, kind_name
from .scene_sites import casas, gains


def wording(sight: Sight, action: int) -> Message:
    """An answer as a full sentence."""
    block, values = ACTIONS.parts(action)
    say = SAID.get(block.kind)
    return say(sight, *values) if say else ACTIONS.message(action)


def say_skip(sight: Sight) -> Message:
    """Not before the turn, or not at all (R14.2)."""
    return Message("answer-skip-now" if sight.stage == Stage.BEFORE else "answer-skip")


# ---- R3 laying -----------------------------------------------------------------------------------


def say_solo(_: Sight, kind: int) -> Message:
    """A set (R3.3)."""
    return Message("answer-solo", {"kind": kind_name(kind), "count": NEEDED[kind]})


def say_done(sight: Sight) -> Message:
    """What is chosen to be laid."""
    cards = list(chosen(sight))
    return Message("answer-done", {"cards": listed(cards)}) if cards else Message("answer-none")


def chosen(sight: Sight) -> Iterator[Message]:
    """The cards for the rows by kind, and the sets."""
    for kind in range(KIND_COUNT):
        if count := sight.view.adding[sight.seat][kind]:
            yield Message("number-of", {"kind": kind_name(kind), "count": count})
        if sight.view.solo[sight.seat][kind]:
            yield Message("set-of", {"kind": kind_name(kind)})


# ---- R5, R6 building -----------------------------------------------------------------------------


def say_raise(_: Sight, kind: int) -> Message:
    """A casa, or a set."""
    said = {"kind": kind_name(kind)}
    return Message("answer-raise-casa" if kind == CASA else "answer-raise", said)


def say_jointly(sight: Sight, kind: int) -> Message:
    """One's own row, or those of several: the master builder's, then the helpers'."""
    partners = list(participants(sight, kind))
    if len(partners) == 1:
        return Message("answer-raise-row", {"kind": kind_name(kind)})
    return Message("answer-jointly", {"kind": kind_name(kind), "seats": listed(partners)})


def participants(sight: Sight, kind: int) -> Iterator[Message]:
    """Who has cards in the rows of a kind, the builder first."""
    master, imaginary = sight.view.master[kind], Message("imaginary-name")
    if sight.view.imaginary_master[kind]:
        yield imaginary
    seats = [seat for seat in sight.seats if sight.view.laid[seat][kind]]
    for seat in sorted(seats, key=lambda seat: seat != master):
        yield Message("name", {"seat": Seat(seat)})
    if sight.view.imaginary_laid[kind] and not sight.view.imaginary_master[kind]:
        yield imaginary


def say_count(sight: Sight, side: int) -> Message:
    """Whose casas a ponte counts, and what they bring (R6.5)."""
    ends = [sight.terms.district[place] for place in sight.view.picked if place != NONE]
    points = casas(sight, ends[side])
    said: dict[str, Value] = {"district": district_name(ends[side])}
    if not points:
        return Message("answer-count-none", said)
    brought = gains(sight, points, [])
    return Message("answer-count", {**said, "casas": points, "gains": brought})


def say_sail(_: Sight, points: int) -> Message:
    """How far the gondola moves (R16.8)."""
    return Message("answer-sail", {"points": points})


# ---- R10 to R12 ----------------------------------------------------------------------------------


def say_stop(sight: Sight) -> Message:
    """No tile, or no second one (R10.1)."""
    return Message("answer-stop-second" if sight.view.drained else "answer-stop")


def say_draw(sight: Sight) -> Message:
    """The top card of the pile, or all that are left to take (R12.3)."""
    return Message("answer-draw", {"count": sight.view.to_take if sight.stage == Stage.FILL else 1})


def say_go_on(sight: Sight) -> Message:
    """Without paying: the next gondola moves, the turn ends, or one's gold is kept."""
    if sight.stage == Stage.DRAW:
        return Message("answer-end-turn")
    return Message("answer-keep-gold" if sight.stage == Stage.FINAL else "answer-go-on")


def say_pay_most(sight: Sight) -> Message:
    """How many points the gold allows, and what they cost (R11.5)."""
    kept = change_of(sight.records[1], sight.seat)
    have = sight.view.gold[sight.seat]
    return payment([count - left for count, left in zip(have, kept, strict=True)])


def say_pay(sight: Sight) -> Message:
    """What is put down, and how many points it brings (R11.2)."""
    return payment(sight.view.offered[sight.seat])


def payment(pieces: list[int]) -> Message:
    """A payment: five gold a point, and the rest is lost (R11.1)."""
    total = worth(pieces)
    points, lost = divmod(total, GOLD_A_POINT)
    return Message("answer-pay", {"gold": total, "points": points, "lost": lost})


SAID: dict[str, Callable[..., Message]] = {
    "skip": say_skip,
    "solo": say_solo,
    "done": say_done,
    "raise": say_raise,
    "raise-jointly": say_jointly,
    "count": say_count,
    "sail": say_sail,
    "stop": say_stop,
    "draw": say_draw,
    "go-on": say_go_on,
    "pay-most": say_pay_most,
    "pay": say_pay,
}
