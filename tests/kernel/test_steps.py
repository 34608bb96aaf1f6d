"""Stages and their functions, which are chosen by stage and get the parameters that they name."""

import traceback
from types import SimpleNamespace
from typing import Any

import pytest

from serenissima import games
from serenissima.kernel import verbs
from serenissima.kernel.actions import ActionKind, action
from serenissima.kernel.codes import Codes, auto
from serenissima.kernel.compile import interpreted
from serenissima.kernel.match import Match
from serenissima.kernel.message import Arg
from serenissima.kernel.seats import without_seat
from serenissima.kernel.steps import (
    StageRules,
    Steps,
    act_by_stage,
    go_on_by_stage,
    legal_by_stage,
)

FISH = Arg("fish", names=("carp", "pike", "tench"))
WEIGHT = Arg("weight", low=1, high=4)


class Stage(Codes):
    """What is to be done at a pond."""

    CAST = auto()
    LAND = auto()
    SMOKE = auto()


class Do(ActionKind):
    """What an angler does."""

    WAIT = action()
    CATCH = action(FISH, WEIGHT)
    EAT = action(FISH)


def note_call(*words: object) -> None:
    HEARD.append(words)


def cast(state: Any) -> None:
    note_call("cast")
    state.stage = Stage.LAND


def land(state: Any, tale: Any, dice: Any) -> None:
    note_call("land", dice, tale)
    state.stage = Stage.SMOKE


HEARD: list[tuple[object, ...]] = []

STEPS: Steps = {
    Stage.CAST: StageRules(
        go_on=cast,
        legal=lambda seat: 10 + seat,
        acts={
            Do.CATCH: lambda weight, fish, seat: note_call("catch", seat, fish, weight),
            Do.WAIT: lambda: note_call("wait"),
        },
    ),
    Stage.LAND: StageRules(
        go_on=land,
        acts={Do.EAT: lambda fish: note_call("eat", fish)},
    ),
}


@pytest.fixture(autouse=True)
def _no_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tests call functions as plain Python; the games' tests cover the compiled ones."""
    HEARD.clear()
    monkeypatch.setattr("serenissima.kernel.steps.inner", lambda function: function)


def at(stage: Stage, waits: int = 0, ending: int = 0) -> Any:
    return SimpleNamespace(stage=int(stage), waits=waits, ending=ending)


@pytest.mark.parametrize(
    ("stage", "number", "heard"),
    [
        (Stage.CAST, Do.WAIT, ("wait",)),
        (Stage.CAST, Do.CATCH, ("catch", 1, 0, 1)),
        (Stage.CAST, Do.CATCH + 3, ("catch", 1, 0, 4)),
        (Stage.CAST, Do.CATCH + 4 * 2 + 2, ("catch", 1, 2, 3)),
        (Stage.LAND, Do.EAT + 2, ("eat", 2)),
    ],
)
def test_the_rule_of_the_stage_carries_out_an_action(
    stage: Stage, number: int, heard: tuple[Any, ...]
):
    """The rule of stage and kind gets the parameters it names, arguments by their values."""
    act_by_stage(STEPS)(None, at(stage), 1, number, None, None)

    assert [heard] == HEARD


def test_legal_actions_come_from_the_stage():
    """A stage in which no seat waits has no legal actions."""
    legal = legal_by_stage(STEPS)

    assert [legal(None, at(stage), 1, None) for stage in Stage] == [11, 0, 0]


def test_each_stage_continues_in_its_own_way():
    """Stages follow until one cannot continue, where the match would never wait for a seat."""
    pond = at(Stage.CAST)
    go_on_by_stage(STEPS)(None, pond, "dice", "tale")

    assert HEARD == [("cast",), ("land", "dice", "tale")]
    assert pond.stage == Stage.SMOKE


@pytest.mark.parametrize("stop", [{"waits": 2}, {"ending": 1}])
def test_going_on_stops_when_a_seat_waits_or_the_match_has_ended(stop: dict[str, int]):
    """The next stage does not begin."""

    def cast_once(state: Any) -> None:
        cast(state)
        vars(state).update(stop)

    steps = {**STEPS, Stage.CAST: StageRules(go_on=cast_once)}
    go_on_by_stage(steps)(None, at(Stage.CAST), None, None)
    go_on_by_stage(steps)(None, at(Stage.CAST, **stop), None, None)

    assert HEARD == [("cast",)]


def test_an_unknown_parameter_of_a_rule_is_refused():
    """The error names the stage, the rule, the parameter and the parameters that exist."""

    def smoke(state: Any, wood: int) -> None: ...

    with pytest.raises(TypeError, match=r"Stage\.SMOKE.*smoke takes 'wood'.*terms, state, dice"):
        go_on_by_stage({Stage.SMOKE: StageRules(go_on=smoke)})


def test_tracebacks_show_the_generated_line(capsys: pytest.CaptureFixture[str]):
    """Debuggers and tracebacks show the source, although there is no file."""

    def burn() -> None:
        raise ZeroDivisionError

    try:
        go_on_by_stage({Stage.SMOKE: StageRules(go_on=burn)})(None, at(Stage.SMOKE), None, None)
    except ZeroDivisionError:
        traceback.print_exc()

    assert "rule_0()  # burn" in capsys.readouterr().err


@pytest.mark.parametrize("name", games.names())
def test_only_waiting_seats_have_legal_actions(name: str):
    """The games' tables are called for waiting seats only."""
    with interpreted():
        match = Match(games.load(name))
        state, room, asked = match.game.state.copy(match.state), match.game.room(), match.waits[0]
        before = verbs.legal(match.terms, state, asked, room)
        state.waits = without_seat(int(state.waits), asked)

        assert before > 0
        assert verbs.legal(match.terms, state, asked, room) == 0
