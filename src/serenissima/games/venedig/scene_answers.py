"""The answers as full sentences with their cards, costs and gains."""

from collections.abc import Callable, Iterator

from serenissima.kernel.message import Message, Seat, Value, list_of

from .actions import ACTIONS
from .fields import NONE, Stage
from .material import CASA, GOLD_A_POINT, KIND_COUNT, NEEDED
from .purse import change_of
from .scene_hand import worth
from .scene_sight import Sight, district_name, kind_name
from .scene_sites import casas, gains


def wording(sight: Sight, action: int) -> Message:
    """Return an answer as a full sentence."""
    block, values = ACTIONS.parts(action)
    answer = ANSWERS.get(block.kind)
    return answer(sight, *values) if answer else ACTIONS.message(action)


def skip_answer(sight: Sight) -> Message:
    """Return the answer for skipping, now or for this turn (R14.2)."""
    return Message("answer-skip-now" if sight.stage == Stage.BEFORE else "answer-skip")


# ---- R3 laying -----------------------------------------------------------------------------------


def set_answer(_: Sight, kind: int) -> Message:
    """Return the answer for laying a set (R3.3)."""
    return Message("answer-solo", {"kind": kind_name(kind), "count": NEEDED[kind]})


def done_answer(sight: Sight) -> Message:
    """Return the answer for laying the chosen cards."""
    cards = list(chosen_cards(sight))
    return Message("answer-done", {"cards": list_of(cards)}) if cards else Message("answer-none")


def chosen_cards(sight: Sight) -> Iterator[Message]:
    """Yield the cards chosen for the rows by kind, and the sets."""
    for kind in range(KIND_COUNT):
        if count := sight.view.adding[sight.seat][kind]:
            yield Message("number-of", {"kind": kind_name(kind), "count": count})
        if sight.view.solo[sight.seat][kind]:
            yield Message("set-of", {"kind": kind_name(kind)})


# ---- R5, R6 building -----------------------------------------------------------------------------


def build_answer(_: Sight, kind: int) -> Message:
    """Return the answer for building a casa, or from a set."""
    args = {"kind": kind_name(kind)}
    return Message("answer-raise-casa" if kind == CASA else "answer-raise", args)


def joint_answer(sight: Sight, kind: int) -> Message:
    """Return the answer for building from rows, with all their participants."""
    partners = list(participants(sight, kind))
    if len(partners) == 1:
        return Message("answer-raise-row", {"kind": kind_name(kind)})
    return Message("answer-jointly", {"kind": kind_name(kind), "seats": list_of(partners)})


def participants(sight: Sight, kind: int) -> Iterator[Message]:
    """Yield the participants with cards in the rows of a kind, the builder first."""
    master, imaginary = sight.view.master[kind], Message("imaginary-name")
    if sight.view.imaginary_master[kind]:
        yield imaginary
    seats = [seat for seat in sight.seats if sight.view.laid[seat][kind]]
    for seat in sorted(seats, key=lambda seat: seat != master):
        yield Message("name", {"seat": Seat(seat)})
    if sight.view.imaginary_laid[kind] and not sight.view.imaginary_master[kind]:
        yield imaginary


def count_answer(sight: Sight, side: int) -> Message:
    """Return the answer for counting one side's casas, with their points (R6.5)."""
    ends = [sight.terms.district[place] for place in sight.view.picked if place != NONE]
    points = casas(sight, ends[side])
    args: dict[str, Value] = {"district": district_name(ends[side])}
    if not points:
        return Message("answer-count-none", args)
    brought = gains(sight, points, [])
    return Message("answer-count", {**args, "casas": points, "gains": brought})


def sail_answer(_: Sight, points: int) -> Message:
    """Return the answer for moving the gondola this far (R16.8)."""
    return Message("answer-sail", {"points": points})


# ---- R10 to R12 ----------------------------------------------------------------------------------


def stop_answer(sight: Sight) -> Message:
    """Return the answer for taking no tile, or no second one (R10.1)."""
    return Message("answer-stop-second" if sight.view.drained else "answer-stop")


def draw_answer(sight: Sight) -> Message:
    """Return the answer for drawing a card, or all that are left to take (R12.3)."""
    return Message("answer-draw", {"count": sight.view.to_take if sight.stage == Stage.FILL else 1})


def continue_answer(sight: Sight) -> Message:
    """Return the answer for continuing without paying, or for keeping gold at the end."""
    if sight.stage == Stage.DRAW:
        return Message("answer-end-turn")
    return Message("answer-keep-gold" if sight.stage == Stage.FINAL else "answer-go-on")


def pay_most_answer(sight: Sight) -> Message:
    """Return the answer for the largest payment (R11.5)."""
    kept = change_of(sight.records[1], sight.seat)
    have = sight.view.gold[sight.seat]
    return payment([count - left for count, left in zip(have, kept, strict=True)])


def pay_answer(sight: Sight) -> Message:
    """Return the answer for paying the gold put down (R11.2)."""
    return payment(sight.view.offered[sight.seat])


def payment(pieces: list[int]) -> Message:
    """Return a payment: five gold per point, and the rest is lost (R11.1)."""
    total = worth(pieces)
    points, lost = divmod(total, GOLD_A_POINT)
    return Message("answer-pay", {"gold": total, "points": points, "lost": lost})


ANSWERS: dict[str, Callable[..., Message]] = {
    "skip": skip_answer,
    "solo": set_answer,
    "done": done_answer,
    "raise": build_answer,
    "raise-jointly": joint_answer,
    "count": count_answer,
    "sail": sail_answer,
    "stop": stop_answer,
    "draw": draw_answer,
    "go-on": continue_answer,
    "pay-most": pay_most_answer,
    "pay": pay_answer,
}
