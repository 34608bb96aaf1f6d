"""The question to a seat with its reason and the answers in words, or who must act."""

from collections.abc import Callable, Iterator

from serenissima.kernel.message import Message, Seat, Value
from serenissima.kernel.scene import Answer

from .actions import ACTIONS, Do
from .drawing import has_full_hand
from .fields import ABOUT_GOLD, NONE, Stage
from .material import GOLD_A_POINT, HEXES, KIND_COUNT, PALAZZO
from .scene_answers import chosen_cards, wording
from .scene_hand import worth
from .scene_people import verdict
from .scene_sight import Sight, kind_name, picked_hexes
from .scene_sites import moves_to_come, next_mover

IN_WORDS = ("reveal", "skip", "solo", "done", "raise", "raise-jointly", "count", "sail", "go-on",
            "pay-most", "open-purse", "pay", "stop", "draw", "take-back", "unpick",
            "close-purse")  # fmt: skip


def question(sight: Sight) -> Message:
    """Return the question to the seat, the seat that must act, or at the end the result."""
    if sight.stage == Stage.OVER:
        return verdict(sight, "over")
    return ask_seat(sight) if sight.asked else wait_for_others(sight)


def answers(sight: Sight) -> Iterator[Answer]:
    """Yield the actions that aren't items on the table, as sentences; paying comes first.

    Answers to the question itself thus have the same places whether or not there is gold to pay.
    """
    for action in sorted(sight.legal, key=lambda one: (not is_aside(sight, one), one)):
        if ACTIONS.parts(action)[0].kind in IN_WORDS:
            quiet, retracts = is_quiet(sight, action), action in (Do.TAKE_BACK, Do.UNPICK)
            yield Answer(action, wording(sight, action), quiet=quiet, retracts=retracts)
    if sight.asked and sight.stage == Stage.BETWEEN and (more := moves_to_come(sight) - 1) > 0:
        yield Answer(Do.GO_ON, Message("answer-go-on-all"), then=(Do.GO_ON,) * more)


def is_quiet(sight: Sight, action: int) -> bool:
    """Whether an answer stays in the background because the question is not about it."""
    if action == Do.DONE:
        return not any(chosen_cards(sight))
    retracts = ACTIONS.parts(action)[0].retracts
    return action == Do.STOP or retracts or is_aside(sight, action)


def is_aside(sight: Sight, action: int) -> bool:
    """Whether an action pays gold while the question is about something else."""
    return action in (Do.PAY_MOST, Do.OPEN_PURSE) and sight.stage not in ABOUT_GOLD


def aim(sight: Sight) -> Message | None:
    """Return the aim of the game, until the seat (or the last, for spectators) has laid cards."""
    seats = len(sight.seats)
    to_come = (sight.seat - sight.active) % seats
    first = sight.view.turn + to_come <= seats
    laying = to_come or sight.stage in (Stage.BEFORE, Stage.LAY)
    return Message("aim") if first and laying else None


# ---- questions -----------------------------------------------------------------------------------


def ask_seat(sight: Sight) -> Message:
    """Return the question to the seat."""
    asks: dict[int, Callable[[Sight], Message]] = {
        Stage.LAY: ask_lay,
        Stage.NEXT: ask_next,
        Stage.SITE: ask_site,
        Stage.STEER: ask_steer,
        Stage.BETWEEN: ask_between,
        Stage.SURPLUS: ask_surplus,
        Stage.DRAIN: ask_drain,
        Stage.DRAW: ask_draw,
        Stage.FILL: ask_fill,
        Stage.PAY: ask_pay,
    }
    ask = asks.get(sight.stage)
    return ask(sight) if ask else Message(f"ask-{Stage(sight.stage).text}")


def ask_lay(sight: Sight) -> Message:
    """Ask for the cards to lay; by an option, a full hand must lay one (R16.5)."""
    return Message("ask-lay" if Do.DONE in sight.legal else "ask-lay-must")


def ask_next(sight: Sight) -> Message:
    """Ask for the next building; if it is the only one, whether to pay first (R2.3)."""
    ways = [action for action in sight.legal if Do.RAISE <= action < Do.SITE]
    return Message("ask-next") if len(ways) > 1 else ask_for_gold(sight, "ask-next-only")


def ask_for_gold(sight: Sight, key: str, **args: Value) -> Message:
    """Ask whether to pay first, even with too little gold, as others can't know (R8.6)."""
    return Message(key, {**args, "gold": int(Do.PAY_MOST in sight.legal)})


def ask_steer(sight: Sight) -> Message:
    """Ask for the distance of the gondola (R16.8)."""
    return Message("ask-steer", {"points": len(sight.legal) - 1})


def ask_site(sight: Sight) -> Message:
    """Ask for the site of a building, with the reason why this seat decides (R5.3, R14.7)."""
    kind = sight.view.building
    args: dict[str, Value] = {"kind": kind_name(kind)}
    begun = len(picked_hexes(sight.view.picked))
    if begun:
        return Message("ask-site-next", {**args, "count": HEXES[kind] - begun})
    if sight.view.builder == NONE:
        return Message("ask-site-imaginary", args)
    if sight.seat != sight.active:
        return Message("ask-site-master", {**args, "seat": Seat(sight.active)})
    return Message("ask-site-joint" if sight.view.joint else "ask-site", args)


def ask_between(sight: Sight) -> Message:
    """Ask whether to pay before the next helper moves (R8.6)."""
    return ask_for_gold(sight, "ask-between", seat=Seat(next_mover(sight)))


def ask_surplus(sight: Sight) -> Message:
    """Ask for the row to give up (R9.1)."""
    rows = sum(count > 0 for count in sight.view.laid[sight.seat][PALAZZO:])
    return Message("ask-surplus", {"count": rows})


def ask_drain(sight: Sight) -> Message:
    """Ask for the tile to take, or whether to take a second one (R10.1)."""
    return Message("ask-drain-second" if sight.view.drained else "ask-drain")


def ask_draw(sight: Sight) -> Message:
    """Ask how to draw (R12.1); a full hand may only pay before the turn ends (R12.5)."""
    if Do.GO_ON in sight.legal:
        return ask_for_gold(sight, "ask-draw-nothing")
    takes, shows = (
        sight.first_legal(*range(do, do + KIND_COUNT)) is not None for do in (Do.TAKE, Do.SHOW)
    )
    return Message("ask-draw-show" if shows else "ask-draw" if takes else "ask-draw-pile")


def ask_fill(sight: Sight) -> Message:
    """Ask for the next card to take for the one shown (R12.3)."""
    return Message("ask-fill", {"count": sight.view.to_take})


def ask_pay(sight: Sight) -> Message:
    """Ask for the pieces to pay, with the points so far (R11.1)."""
    total = worth(sight.view.offered[sight.seat])
    if not total:
        return Message("ask-pay", {"gold": worth(sight.view.gold[sight.seat])})
    return Message("ask-pay-more", {"gold": total, "points": total // GOLD_A_POINT})


# ---- waiting -------------------------------------------------------------------------------------


def wait_for_others(sight: Sight) -> Message:
    """Return who must act, and on what; the master builder may decide in another seat's turn."""
    who: dict[str, Value] = {"seat": Seat(sight.waits)}
    if sight.stage == Stage.SITE:
        who["kind"] = kind_name(sight.view.building)
        if sight.view.builder == NONE:
            return Message("wait-site-imaginary", who)
        if sight.waits != sight.active:
            return Message("wait-site-master", {**who, "turn": Seat(sight.active)})
    if sight.stage == Stage.DRAW and has_full_hand(*sight.records, sight.active):
        return Message("wait-draw-nothing", who)
    if sight.stage == Stage.BETWEEN:
        who["next"] = Seat(next_mover(sight))
    stage = Stage.BEFORE if sight.stage == Stage.AFTER else sight.stage
    return Message(f"wait-{Stage(stage).text}", who)
