"""The kit finds games that another process plays differently; and how it reports them."""

import importlib
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from serenissima.kernel.contradictions import contradiction
from serenissima.kernel.fields import Field, See
from serenissima.kernel.game import Game
from serenissima.testing import altered, conformance
from serenissima.testing.laws import ends, processes
from serenissima.testing.trial import LawBroken, Trial
from tests.conformance.broken import refuse, variant
from tests.tiny.game import GAME


def test_kit_finds_a_game_that_another_process_cannot_import():
    with pytest.raises(LookupError, match="not in a module"):
        processes.fresh_processes_agree(variant())


STRANGER = '''
"""A game that plays otherwise where something is otherwise."""
import sys
from dataclasses import replace
from serenissima.kernel.compile import INTERPRETED
from tests.tiny import rules
from tests.tiny.game import GAME as LOTS

def setup(terms, state, dice, tale):
    rules.setup(terms, state, dice, tale)
    state.fish[0] = {otherwise}

GAME = replace(LOTS, rules={{**LOTS.rules, "setup": setup}})
'''


@pytest.mark.parametrize(
    ("law", "otherwise"),
    [
        (processes.interpreted_is_compiled, "INTERPRETED"),
        (processes.fresh_processes_agree, "'pytest' in sys.modules"),
        (processes.fresh_processes_agree, "1 // ('pytest' in sys.modules)"),
    ],
)
def test_kit_finds_a_game_that_another_process_plays_differently(
    law: conformance.Law, otherwise: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "stranger_lots.py").write_text(STRANGER.format(otherwise=otherwise))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "stranger_lots", raising=False)
    stranger = importlib.import_module("stranger_lots")

    refuse(
        law,
        Trial(stranger.GAME, quick=True),
        "takes another course than here|the game fails: .*stranger_lots.py:11",
    )


ENDLESS = """
from dataclasses import replace
from tests.tiny.game import GAME as LOTS

def go_on(terms, state, dice, tale):
    while state.waits == 0:
        pass

GAME = replace(LOTS, rules={**LOTS.rules, "go_on": go_on})
"""


def test_kit_finds_rules_that_run_forever_in_a_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """No seat waits there; the complaint shows the line."""
    (tmp_path / "endless_lots.py").write_text(ENDLESS)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "endless_lots", raising=False)
    monkeypatch.setattr(processes, "SECONDS", 1)
    trial = Trial(importlib.import_module("endless_lots").GAME, quick=True)

    said = r"Timeout.*[\s\S]*endless_lots.py.*, line [67], in go_on"
    refuse(processes.altered_positions_are_refused_or_played, trial, said)


def test_kit_finds_an_accepted_but_impossible_position():
    """The rules accept it, and reach a contradiction."""

    def contradictions(terms, state):
        yield contradiction("lots that were shown", state.aside)

    begun = altered.Altered(2, {}, "waits 3\nhand[0] one=2\nhand[1] two=2")
    later = altered.Altered(2, {}, f"{begun.text}\naside three=1")
    game = replace(GAME, contradictions=contradictions)
    told = altered.try_position(game, begun)

    assert altered.try_position(game, later) == ""
    assert told.startswith("it is not refused, and after 0 choose one, ")
    assert told.endswith(": lots that were shown")


def test_a_breach_contains_its_circumstances():
    """The message gives setting, seed, action, position and law, also of later broken laws."""

    def conserved(terms, state):
        return {"lots of seat 0": int(state.held[0])}

    game = variant({"conserved": conserved}).game
    with pytest.raises(LawBroken) as caught:
        conformance.run(game, quick=True, say=len)
    said = str(caught.value)

    assert "seed 'trial 0', after action 16: 0 confirm" in said
    assert "  | waits" in said
    assert said.index("\n\n1. not conserved") < said.index("law bounds_and_sums_hold: ")
    assert said.index("law bounds_and_sums_hold: ") < said.index("law positions_round_trip: ")


def test_owner_fields_need_an_axis_of_seats():
    """Otherwise `see` has no owner to hide the values from."""
    with pytest.raises(ValueError, match="first axis must be the seat"):
        Field("secret", "What?", see=See.OWNER)


def test_variants_leave_the_game_unchanged():
    assert isinstance(GAME, Game)
    ends.rules_are_its_own(Trial(GAME))


@pytest.mark.parametrize("seats", [(2,), (3,)])
def test_an_option_is_tested_where_it_makes_a_difference(seats: tuple[int, ...]):
    (option,) = GAME.meta.options
    meta = replace(GAME.meta, options=(replace(option, seats=seats),))
    met = Trial(replace(GAME, meta=meta)).settings

    assert [setting.seats for setting in met if setting.options] == [*seats]
