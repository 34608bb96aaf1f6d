"""The scene of Canal Grande's table: both hands, the offers, the vote and the question."""

from collections.abc import Iterator

from serenissima.kernel.message import Message, Seat, Value
from serenissima.kernel.scene import Answer, Scene

from .actions import ACTIONS, Do
from .fields import Power, Stage, State, Terms
from .scene_cards import district_name
from .scene_groups import groups
from .scene_sight import Sight
from .waste import losses

IN_WORDS = ("present", "choose", "use", "forgo", "bid", "decline", "withdraw")


def draw(terms: Terms, view: State, seat: int) -> Scene:
    """Return the table as `seat` sees it, or a spectator if it is negative."""
    sight = Sight.of(ACTIONS, terms, view, seat)
    scene = Scene(tuple(groups(sight)), question(sight), tuple(answers(sight)), aim=aim(sight))
    return scene.warning(losses(sight))


def aim(sight: Sight) -> Message | None:
    """Return the aim of the game, shown until the first offer is chosen."""
    first = sight.view.phases == sight.view.phase_round == 1
    return Message("aim") if first and sight.stage in (Stage.DIVIDE, Stage.CHOOSE) else None


def answers(sight: Sight) -> Iterator[Answer]:
    """Yield the actions that aren't cards on the table, in words."""
    for action in sorted(sight.legal):
        block, _ = ACTIONS.parts(action)
        if block.kind in IN_WORDS:
            name = ACTIONS.message(action)
            if action == Do.BID:
                name = Message("bid-total", {"total": sight.bid(sight.seat)})
            quiet = block.retracts or declines(sight, action)
            yield Answer(action, name, quiet=quiet, retracts=block.retracts)


def declines(sight: Sight, action: int) -> bool:
    """Whether an action gives something up although there is an alternative."""
    return action in (Do.DECLINE, Do.FORGO) and len(sight.legal) > 1


def question(sight: Sight) -> Message:
    """Return the question to the seat, the opponent's decision, or at the end the result."""
    if sight.stage == Stage.OVER:
        winner = sight.view.winner
        return Message("over", {"seat": Seat(winner)}) if winner >= 0 else Message("over-shared")
    what, args = _matter(sight)
    if sight.deciding_seat != sight.seat:
        return Message(f"wait-{what}", {"seat": Seat(sight.deciding_seat), **args})
    if what == "choose":
        args = {"seat": Seat(1 - sight.seat)}
    if sight.legal == {Do.DECLINE}:
        what = "hopeless"
    return Message(f"ask-{what}", args)


def _matter(sight: Sight) -> tuple[str, dict[str, Value]]:
    """Return the current decision's id and its arguments."""
    if sight.stage == Stage.POWER:
        return Power(sight.view.power).text, {}
    if sight.stage != Stage.RAISE:
        return Stage(sight.stage).text, {}
    district: dict[str, Value] = {"district": district_name(sight.view.where)}
    if not sight.view.opened:
        return "open", district
    opponent = 1 - sight.deciding_seat
    answering = not any(sight.view.laid[sight.deciding_seat])
    least = sight.bid(opponent) + 1
    return "answer" if answering else "raise", {**district, "least": least}
