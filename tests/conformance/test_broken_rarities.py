"""The kit uses recorded matches to find faults that random matches never reach."""

from pathlib import Path

import pytest

from serenissima.kernel.compile import interpreted
from serenissima.kernel.tale import tell
from serenissima.testing import recorded
from serenissima.testing.laws import ends, legality, secrets, tales
from serenissima.testing.trial import Trial
from tests.conformance.broken import Lines, planted, refuse, variant
from tests.tiny import rules
from tests.tiny.fields import Ending
from tests.tiny.game import GAME

MANY = 15  # fish; a random match of two seats has five rounds, of three seats three
RARITIES = """
from serenissima.testing import at, play
from tests.tiny.game import GAME


def rarities():
    yield at(GAME, "waits 3\\nhand[0] three=1\\nhand[1] one=1\\nfish 20 0 0")
"""


def with_rarities(folder: Path, **verbs: object) -> Trial:
    """Return a variant of the tiny game with a recorded match in which one seat has many fish."""
    (folder / "rarities.py").write_text(RARITIES, encoding="utf-8")
    return variant({"folder": folder}, **verbs)


def apply(terms, state, seat, action, dice, tale):
    """Share the win only if a seat has many fish."""
    rules.apply(terms, state, seat, action, dice, tale)
    if state.ending:
        state.ending = Ending.SHARED if state.fish.max() > MANY else Ending.MOST


def test_kit_names_an_unreached_ending():
    """It names the match to record and its location."""
    trial = variant(apply=apply)
    tales.every_ending_occurs(trial)
    (warning,) = trial.report.warnings

    assert warning.startswith("its score cannot be checked: no random match ended `shared`")
    assert warning.endswith("save one with recorded.record(match) as recorded/shared.txt")


def test_kit_names_endings_without_a_recorded_match(tmp_path: Path):
    """Each has a suggestion."""
    (tmp_path / "most.txt").touch()

    (said,) = recorded.report_unreached(GAME, tmp_path)

    assert said.startswith("no random match ended `shared`: save one with recorded.record(match)")


def test_kit_finds_a_wrong_score_in_a_rare_ending(tmp_path: Path):
    """Continuing a recorded match reaches it."""

    def score(terms, state, out):
        rules.score(terms, state, out)
        if state.ending == Ending.SHARED:
            out[:] = 1.0

    trial = with_rarities(tmp_path, apply=apply, score=score)
    tales.every_ending_occurs(trial)

    assert trial.report.warnings == []
    refuse(ends.wins_are_shared_out, trial, r"\(1.0, 1.0\), in a match that ended `shared`")


def test_kit_finds_a_secret_revealed_at_a_rare_position(tmp_path: Path):
    """With many fish, everyone learns the chosen lot."""

    def tells(terms, state, seat, action, dice, tale):
        rules.apply(terms, state, seat, action, dice, tale)
        if state.fish.max() > MANY and state.chosen[seat]:
            tell(tale, rules.Told.SHOWED, seat, state.chosen[seat] - 1)

    refuse(
        secrets.choices_tell_no_secrets, with_rarities(tmp_path, apply=tells),
        "is told 'showed .* and sees the same both times",
    )  # fmt: skip


def test_kit_finds_an_action_missing_from_its_stage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The table of steps would take it for another kind."""
    table = (
        "from serenissima.kernel.steps import StageRules, act_by_stage\n"
        "NAMED = (Do.CONFIRM, Do.TAKE_BACK)\n"
        "act = act_by_stage({0: StageRules(acts=dict.fromkeys(NAMED, everybody_chooses))})\n\n\n"
    )
    lines: Lines = {
        "fields.py": {"    hand: Grid": '    stage: int = field("What is asked.")\n    hand: Grid'},
        "rules.py": {
            "@compiled\ndef draw_lot": f"{table}@compiled\ndef draw_lot",
            "    if action == Do.CONFIRM:\n": "    if state.stage > 0:\n"
            "        act(terms, state, seat, action, dice, tale)\n    if action == Do.CONFIRM:\n",
        },
    }
    trial = Trial(planted(tmp_path, monkeypatch, lines), quick=True)

    with interpreted():
        refuse(
            legality.actions_are_those_of_the_stage, trial,
            "'choose .*' is legal in a stage whose `acts` are confirm, take-back: name its kind",
        )  # fmt: skip
