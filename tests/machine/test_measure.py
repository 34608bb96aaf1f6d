"""Measurements: every figure and its label exist."""

import time

import pytest

from serenissima.machine import measure
from serenissima.machine.measure import Figures, Speed
from serenissima.players.search.verb_cost import MEASURED
from tests.tiny.game import GAME as TINY


def test_each_verb_takes_time():
    took = measure.verbs(TINY, 1)

    assert list(took) == list(MEASURED)
    assert all(0 <= ns < 100_000 for ns in took.values())
    assert any(took.values())


def test_speed_is_decisions_and_matches_per_second(monkeypatch: pytest.MonkeyPatch):
    """By a clock that each match advances by a hundredth of a second."""
    clock = [0.0]

    def play(matches: int) -> int:
        clock[0] += 0.01 * matches
        return 10 * matches

    monkeypatch.setattr(time, "perf_counter", lambda: clock[0])
    speed = measure.speed(play, repeats=1)

    assert speed.matches == pytest.approx(100)
    assert speed.decisions == pytest.approx(10 * speed.matches)


def test_figures_are_printed_as_text():
    figures = Figures(
        "lots", 2, 12.5, {"most": 0.75, "shared": 0.25}, {"compiled": Speed(1e6, 8e4)},
        {"apply": 51.23}, {"first choice, cold": 7.125},
    )  # fmt: skip

    assert list(measure.lines(figures)) == [
        "lots, 2 seats: one core, medians",
        "a random match: 12.5 decisions; 75.0% most, 25.0% shared",
        "random play                    decisions/s     matches/s",
        "compiled                         1,000,000        80,000",
        "apply                                 51.2 ns",
        "first choice, cold                    7.12 s",
    ]
