"""Stages with what belongs to them: functions that choose by stage, and give what is named."""

import traceback
from types import SimpleNamespace
from typing import Any

import pytest

from serenissima.kernel.actions import ActionKind, action
from serenissima.kernel.codes import Codes, auto
from serenissima.kernel.message import Arg
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


def told(*words: object) -> None:
    HEARD.append(words)


HEARD: list[tuple[object, ...]] = []

STEPS: Steps = {
    Stage.CAST: StageRules(
        go_on=lambda state: told("cast", state.stage),
        legal=lambda seat: 10 + seat,
        acts={
            Do.CATCH: lambda weight, fish, seat: told("catch", seat, fish, weight),
            Do.WAIT: lambda: told("wait"),
        },
    ),
    Stage.LAND: StageRules(
        go_on=lambda tale, dice: told("land", dice, tale),
        acts={Do.EAT: lambda fish: told("eat", fish)},
    ),
}


@pytest.fixture(autouse=True)
def _nothing_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """The functions are called as plain Python: what they compile to is tested by the games."""
    HEARD.clear()
    monkeypatch.setattr("serenissima.kernel.steps.inner", lambda function: function)


def at(stage: Stage) -> Any:
    return SimpleNamespace(stage=int(stage))


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
def test_an_action_is_carried_out_by_its_stage(stage: Stage, number: int, heard: tuple[Any, ...]):
    """The rule of the stage and kind is given what it names, arguments by their own values."""
    act_by_stage(STEPS)(None, at(stage), 1, number, None, None)

    assert [heard] == HEARD


def test_what_is_legal_is_asked_of_the_stage():
    """A stage in which nobody is asked has nothing legal."""
    legal = legal_by_stage(STEPS)

    assert [legal(None, at(stage), 1, None) for stage in Stage] == [11, 0, 0]


def test_each_stage_goes_on_in_its_own_way():
    """One without a way to go on does nothing."""
    go_on = go_on_by_stage(STEPS)
    for stage in Stage:
        go_on(None, at(stage), "dice", "tale")

    assert HEARD == [("cast", 0), ("land", "dice", "tale")]


def test_a_rule_that_names_what_nobody_gives_is_refused():
    """The complaint names the stage, the rule, the parameter and what there is."""

    def smoke(state: Any, wood: int) -> None: ...

    with pytest.raises(TypeError, match=r"Stage\.SMOKE.*smoke takes 'wood'.*terms, state, dice"):
        go_on_by_stage({Stage.SMOKE: StageRules(go_on=smoke)})


def test_errors_show_the_generated_line(capsys: pytest.CaptureFixture[str]):
    """A debugger and a traceback see source, although there is no file."""

    def burn() -> None:
        raise ZeroDivisionError

    try:
        go_on_by_stage({Stage.SMOKE: StageRules(go_on=burn)})(None, at(Stage.SMOKE), None, None)
    except ZeroDivisionError:
        traceback.print_exc()

    assert "return rule_0()  # burn" in capsys.readouterr().err
