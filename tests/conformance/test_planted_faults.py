"""Faults that the kit once missed: leaks of chance, overflows, copied words, a weak search."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from serenissima.kernel.dice import draw, roll
from serenissima.kernel.tale import tell
from serenissima.testing import conformance
from serenissima.testing.laws import legality, processes, redeals, secrets, words
from serenissima.testing.strength import search_beats_greedy
from serenissima.testing.trial import Trial
from serenissima.words import LANGUAGES
from tests.conformance.broken import Lines, planted, refuse, variant
from tests.conformance.wide import GAME as WIDE
from tests.tiny import rules
from tests.tiny.fields import KINDS
from tests.tiny.game import GAME


def test_kit_finds_a_set_up_that_reveals_a_hand():
    """All seats learn the hand of seat 1."""

    def setup(terms, state, dice, tale):
        rules.setup(terms, state, dice, tale)
        tell(tale, rules.Told.SHOWED, 1, state.hand[1].argmax())

    refuse(
        secrets.set_ups_tell_no_secrets,
        variant(setup=setup),
        "is told 'showed 1 .*' after the set-up with the answers .*: mark the event .*`secret`",
    )


def test_kit_finds_an_event_that_reveals_more_than_the_action():
    """All seats learn the lot that a seat confirms: the action is the same for each lot."""

    def apply(terms, state, seat, action, dice, tale):
        if action == rules.Do.CONFIRM:
            tell(tale, rules.Told.SHOWED, seat, state.chosen[seat] - 1)
        rules.apply(terms, state, seat, action, dice, tale)

    secrets.choices_tell_no_secrets(variant(apply=apply))
    refuse(
        secrets.actions_tell_no_secrets,
        variant(apply=apply),
        "is told 'showed (.|\n)* remember it. The worlds differed in .*chosen",
    )


def test_kit_finds_a_view_that_forgets_what_everyone_saw():
    """The lots of a round are mixed: afterwards, no seat sees who showed which."""

    def apply(terms, state, seat, action, dice, tale):
        rules.apply(terms, state, seat, action, dice, tale)
        state.shown[:] = 0

    refuse(secrets.actions_tell_no_secrets, variant(apply=apply), "is told 'showed ")


def shuffled(state, dice, tale, seats):
    """Put all hands back and draw again: hundreds of outcomes, of which 1 in 20 is revealed."""
    told = roll(dice, 20) == 0
    for seat in range(seats):
        for kind in range(KINDS):
            state.pile[kind] += state.hand[seat, kind]
            state.hand[seat, kind] = 0
        for _ in range(state.held[seat]):
            state.hand[seat, draw(dice, state.pile)] += 1
        if told and state.held[seat]:
            tell(tale, rules.Told.SHOWED, seat, state.hand[seat].argmax())


def test_kit_finds_a_rare_outcome_that_reveals_a_hand():
    """It needs one roll in twenty, among more outcomes than can be compared."""

    def apply(terms, state, seat, action, dice, tale):
        rules.apply(terms, state, seat, action, dice, tale)
        if action == rules.Do.CONFIRM and not state.chosen.any():
            shuffled(state, dice, tale, terms.seats)

    trial = variant(apply=apply)
    refuse(
        secrets.outcomes_tell_no_secrets, trial, "is told 'showed .*and sees the same both times"
    )
    refuse(secrets.choices_tell_no_secrets, trial, "is told 'showed .*and sees the same both times")


@pytest.mark.soak
def test_skipped_positions_are_counted():
    """Every run reports at its end, and as data, the positions that no law checked."""
    said: list[str] = []
    report = conformance.run(GAME, quick=True, say=said.append)
    skipped = [line for line in said if line.startswith("skipped: ")]

    assert skipped == [str(tally) for tally in report.skipped]
    assert all(0 < tally.count <= tally.of for tally in report.skipped)
    assert {tally.law for tally in report.tallies.values()} >= {
        "several laws", "set_ups_tell_no_secrets", "choices_tell_no_secrets",
        "redeal_meets_every_world", "odds_are_those_rolled",
    }  # fmt: skip


def test_kit_finds_a_redeal_that_leaves_a_row():
    """The report gives field and index, and separates unwritten values from those read."""

    def redeal(terms, state, seat, dice):
        row = state.hand[1].copy()
        rules.redeal(terms, state, seat, dice)
        if seat != 1:
            state.hand[1] = row

    refuse(
        redeals.redeal_reads_nothing_hidden,
        variant(redeal=redeal),
        r"leaves hand\[1\]\[0\], hand\[1\]\[1\], hand\[1\]\[2\] unwritten: write every hidden",
    )


def test_kit_finds_a_redeal_that_adds_to_an_old_value():
    """It reads a row that is not cleared first."""

    def redeal(terms, state, seat, dice):
        before = state.pile.copy()
        rules.redeal(terms, state, seat, dice)
        state.pile += before % 2

    refuse(
        redeals.redeal_reads_nothing_hidden,
        variant(redeal=redeal),
        r"depends on what the seat may not see: the same dice make pile\[0\].*`\+=` reads, too",
    )


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("best, winner = -1, NOBODY", "best, winner = -1 + 0 * (state.held[0] * 50 + 100), NOBODY",
         "rules.py:.*: `best.*held.*`: RuntimeWarning: overflow.*before calculating"),
        ("state.held[seat] += 1", "state.held[seat] += 200",
         "rules.py:.*: `state.held.*`: OverflowError.*; the field is too narrow for this number"),
        ("state.aside[kind] += 1", "state.aside[kind] += 1 + state.fish[kind + SEATS] % 1",
         "rules.py:.*: `state.aside.*`: IndexError.*; compiled, this .* beyond"),
        ("state.aside[kind] += 1", "state.aside[kind - EACH] += 1",
         "rules.py:.*: `state.aside.*`: IndexError: index -.*; compiled, this .* before the array"),
        ("state.hand[seat, kind] += 1", "state.hand[seat, kind] += 1 + 0 * state.held[seat - 1]",
         "rules.py:.*: `state.hand.*`: IndexError: index -1 is negative; compiled, this .* before"),
    ],
)  # fmt: skip
def test_kit_finds_numbers_that_differ_when_compiled(
    old: str, new: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Interpreted numbers are as wide as their field: the complaint gives line and fix."""
    lines: Lines = {"rules.py": {old: new}}
    trial = Trial(planted(tmp_path, monkeypatch, lines), quick=True)

    refuse(processes.interpreted_is_compiled, trial, said)
    if "index -" in said:
        refuse(processes.indices_count_from_the_start, trial, said)


def test_kit_names_a_negative_index_before_its_effects():
    """Otherwise compiled code would make the reading rules look wrong."""
    laws = list(conformance.LAWS)

    assert laws.index(processes.indices_count_from_the_start) < laws.index(
        legality.bounds_and_sums_hold
    )


def test_kit_finds_copies_of_english(tmp_path: Path):
    """Copies in five languages are no translations; the complaint names the messages."""
    folder = tmp_path / "words"
    folder.mkdir()
    for language in LANGUAGES:
        shutil.copy(GAME.folder / "words" / "en.ftl", folder / f"{language}.ftl")
    trial = Trial(replace(GAME, folder=tmp_path), quick=True)

    refuse(words.words_are_translated, trial, r"nl: \d+ of \d+ sentences are the English ones; tra")


@pytest.mark.soak
def test_kit_reports_a_search_that_loses_to_greedy():
    """It breaks no law; the report comes at the end with a hint."""
    trial = Trial(WIDE, quick=True)
    search_beats_greedy(trial)
    (warning,) = trial.report.warnings

    assert (
        "against greedy, where an equally strong player would win 50%: docs/search.md explains"
        in warning
    )
    assert "`Outlook`" in warning


def test_kit_accepts_a_search_that_does_not_lose():
    trial = Trial(GAME, quick=True)
    search_beats_greedy(trial)

    assert trial.report.warnings == []
