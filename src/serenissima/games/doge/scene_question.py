"""The question to a seat with its reason and the answers in words, or who must act."""

from collections.abc import Iterator

from serenissima.kernel.message import Message, Seat, Value, names
from serenissima.kernel.scene import Answer

from .actions import ACTIONS, Do
from .fields import NONE, Stage
from .material import FIRST_MOVES, QUARANTIA
from .scene_markers import Markers
from .scene_people import draft_votes, verdict
from .scene_sight import Sight, area_name, councillor_name

IN_WORDS = ("confirm", "councillor", "abstain", "stay", "place", "build", "forgo", "take-back",
            "put-back")  # fmt: skip
QUIET = (Do.ABSTAIN, Do.STAY, Do.TAKE_BACK, Do.PUT_BACK)
LIFT = Message("hint-lift")
LAST_TURN = 3  # of the Quarantia: the winner's second decision


def question(sight: Sight) -> Message:
    """Return the question to the seat, the seats that must act, or at the end the result."""
    if sight.stage == Stage.OVER:
        return verdict(sight, "over")
    return ask_seat(sight) if sight.asked else wait_for_others(sight)


def aim(sight: Sight) -> Message | None:
    """Return the aim of the game, shown until the first cards are turned up."""
    first = sight.view.year == sight.view.ballot_round == 1
    return Message("aim") if first and sight.stage == Stage.BALLOT else None


# ---- questions -----------------------------------------------------------------------------------


def ask_seat(sight: Sight) -> Message:
    """Return the question to the seat."""
    if sight.stage == Stage.BALLOT:
        return ask_ballot(sight)
    if sight.stage == Stage.PICK:
        return Message("ask-pick", {"reason": reason(sight)})
    if sight.stage == Stage.COUNCILLOR:
        args = {"reason": reason(sight), "hint": councillor_hint(sight)}
        return Message(f"ask-councillor{which(sight)}", args)
    if sight.stage == Stage.MOVE:
        return ask_move(sight)
    if sight.stage == Stage.PLACE:
        return ask_place(sight)
    return ask_build(sight)


def reason(sight: Sight) -> Message:
    """Return why the seat is asked: its place in the election and its votes."""
    firsts, seconds = sight.firsts, sight.seconds
    if sight.seat in firsts:
        how = "won" if len(firsts) == 1 else "first"
    else:
        how = "second" if len(seconds) == 1 else "seconds"
    votes = sight.view.votes[sight.seat][sight.area]
    return Message(f"reason-{how}", {"area": area_name(sight.area), "votes": votes})


def ask_ballot(sight: Sight) -> Message:
    """Ask for the area, then for the markers (R3)."""
    card = sight.view.card[sight.seat]
    number, rounds = sight.view.ballot_round, sight.terms.ballot_rounds
    if card == NONE:
        return Message("ask-card", {"number": number, "rounds": rounds})
    asked = "ask-markers-last" if number == rounds else "ask-markers"
    return Message(asked, {"area": area_name(card)})


def which(sight: Sight) -> str:
    """Return which councillor a question is about: the district's, or one of three (R8.2)."""
    if sight.area != QUARANTIA:
        return ""
    if sight.seat in sight.seconds:
        return "-one"
    return "-other" if sight.view.turn == LAST_TURN else "-first"


def councillor_hint(sight: Sight) -> Message:
    """Return the effect of a click on an area for the councillor (R6.3, R6.4)."""
    mine = sight.view.ring[sight.view.councillor] == sight.seat
    return Message("hint-keep" if mine else "hint-send")


def ask_move(sight: Sight) -> Message:
    """Ask which house to move, or where to (R6.7, R6.8, R8.5, R8.6)."""
    lifted = sight.view.lifted[sight.seat]
    if lifted != NONE:
        return ask_drop(sight, lifted)
    if sight.seat not in sole_seats(sight):
        return ask_tied_move(sight)
    forced = "" if sight.view.rings[sight.seat] else "-forced"  # R6.5
    if sight.area == QUARANTIA:
        return Message(f"ask-move-free{forced}", {"hint": LIFT})
    return Message(f"ask-move{forced}", {"area": area_name(sight.area), "hint": LIFT})


def ask_drop(sight: Sight, lifted: int) -> Message:
    """Ask for the district of the picked-up house; there may be only one (R6.7)."""
    if has_one_way(sight, lifted):
        return Message("ask-drop-only", {"area": area_name(lifted), "to": area_name(sight.area)})
    return Message("ask-drop", {"area": area_name(lifted), "hint": Message("hint-drop")})


def has_one_way(sight: Sight, lifted: int) -> bool:
    """Whether the picked-up house can only go to the voting district (R6.7)."""
    return lifted != NONE and sight.area not in (QUARANTIA, lifted)


def sole_seats(sight: Sight) -> list[int]:
    """Return the seats that are alone in their place in the election."""
    return [seats[0] for seats in (sight.firsts, sight.seconds) if len(seats) == 1]


def ask_tied_move(sight: Sight) -> Message:
    """Ask for a move in the Quarantia instead of a councillor (R8.5, R8.6)."""
    left, houses = sight.view.due[sight.seat], sum(sight.view.houses[sight.seat])
    if has_moved(sight):
        return Message("ask-move-again" if houses == 1 else "ask-move-more", {"hint": LIFT})
    args: dict[str, Value] = {"reason": reason(sight), "hint": LIFT}
    if houses < left:
        return Message("ask-move-tied-one", args)
    return Message("ask-move-tied", {**args, "count": left})


def has_moved(sight: Sight) -> bool:
    """Whether one of two moves has been made (R8.6)."""
    return len(sight.firsts) > 1 and sight.view.due[sight.seat] < FIRST_MOVES


def ask_place(sight: Sight) -> Message:
    """Ask how many houses to place, or for the second one after a check (R9.1, R10.6)."""
    if sight.view.house_left:
        return Message("ask-place-second", {"area": area_name(sight.area)})
    return Message("ask-place", {"reason": reason(sight)})


def ask_build(sight: Sight) -> Message:
    """Ask whether to build (R10.4)."""
    site, price = sight.view.site, sight.view.price
    counts = {"houses": sight.houses(sight.seat, site), "price": price}
    return Message("ask-build", {"area": area_name(site), **counts})


# ---- waiting -------------------------------------------------------------------------------------


def wait_for_others(sight: Sight) -> Message:
    """Return the seats that must act, and their decision."""
    who: dict[str, Value] = {"seats": names(sight.waits), "count": len(sight.waits)}
    if sight.stage == Stage.BALLOT:
        return Message(f"wait-ballot{own_ballot(sight)}", who)
    if sight.seat >= 0 and sight.view.plan[sight.seat] != NONE:
        return Message("wait-sealed", who)  # R13.1
    if sight.stage == Stage.PICK:
        return Message("wait-pick", who)
    if sight.stage == Stage.COUNCILLOR:
        councillor = councillor_name(sight.view.councillor)
        return Message("wait-councillor", {**who, "councillor": councillor})
    if sight.stage == Stage.MOVE:
        return Message("wait-move", who)
    if sight.stage == Stage.PLACE:
        return Message("wait-place", {**who, "area": area_name(sight.area)})
    price = sight.view.price
    return Message("wait-build", {**who, "area": area_name(sight.view.site), "price": price})


def own_ballot(sight: Sight) -> str:
    """Return the waiting seat's own state: ballot laid, none to lay, or spectator."""
    if sight.seat < 0:
        return ""
    return "-out" if sight.view.card[sight.seat] == NONE else "-laid"


# ---- answers -------------------------------------------------------------------------------------


def answers(sight: Sight, markers: Markers | None) -> Iterator[Answer]:
    """Yield the actions without an item on the table, in words; most houses first."""
    if markers is None:
        return
    for action in sorted(sight.legal, reverse=sight.stage == Stage.PLACE):
        block, _ = ACTIONS.parts(action)
        if block.kind in IN_WORDS or is_only_drop(sight, block.kind):
            text, quiet = wording(sight, action, markers), action in QUIET
            yield Answer(action, text, quiet=quiet, retracts=block.retracts)


def is_only_drop(sight: Sight, kind: str) -> bool:
    """Whether an action puts down the picked-up house in the only possible district."""
    return kind == "drop" and has_one_way(sight, sight.view.lifted[sight.seat])


def wording(sight: Sight, action: int, markers: Markers) -> Message:
    """Return an answer as a full sentence."""
    block, values = ACTIONS.parts(action)
    if block.kind == "confirm":
        card = area_name(sight.view.card[sight.seat])
        counts = {"count": markers.count("draft"), "votes": draft_votes(sight, markers)}
        return Message("answer-confirm", {"area": card, **counts})
    if block.kind == "councillor":
        return pick_answer(sight, QUARANTIA + values[0])
    if block.kind == "drop":
        return Message("answer-drop", {"area": area_name(values[0])})
    if block.kind == "abstain":
        return abstain_answer(sight)
    if block.kind == "stay":
        more = has_moved(sight) and sum(sight.view.houses[sight.seat]) > 1
        return Message("answer-stay-more" if more else "answer-stay")
    if block.kind == "place":
        return Message("answer-place", {"count": values[0]})
    if block.kind == "build":
        return Message("answer-build", {"price": sight.view.price})
    if block.kind == "forgo":
        return Message("answer-forgo")
    return ACTIONS.message(action)


def abstain_answer(sight: Sight) -> Message:
    """Return the effect of abstaining on the councillor, and the move it allows (R6.6, R6.7)."""
    neutral = sight.view.ring[sight.view.councillor] == NONE
    moves = any(sight.view.houses[sight.seat])
    verb = "leave" if neutral else "make"
    return Message(f"answer-abstain-{verb}-move" if moves else f"answer-abstain-{verb}")


def pick_answer(sight: Sight, councillor: int) -> Message:
    """Return a councillor of the Quarantia by its area and ring (R13.4)."""
    owner = sight.view.ring[councillor]
    if owner == NONE:
        return Message("answer-pick-neutral")
    stands = area_name(sight.view.stands[councillor])
    return Message("answer-pick", {"seat": Seat(owner), "area": stands})
