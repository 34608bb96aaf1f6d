"""A link to a moment shows everyone the same point of the match, each in their own view."""

import random

import pytest

from serenissima.kernel.errors import Unknown
from serenissima.kernel.record import SPECTATOR
from serenissima.service.core.moments import moment_of, step_at
from serenissima.service.core.viewing import view_table
from tests.service.guests import live


@pytest.mark.parametrize("seed", range(6))
def test_a_moment_is_the_same_for_all(seed: int):
    """It ends with the same step for each; unnoticed actions are not counted."""
    _, table = live(random.Random(seed), 60)
    public = table.noticed_by(SPECTATOR).steps
    for seat in (SPECTATOR, 0, 1):
        steps = table.noticed_by(seat).steps
        for at, step in enumerate(steps):
            moment = moment_of(table, seat, at)
            assert public[moment] <= step
            for viewer in (SPECTATOR, 0, 1):
                shown = table.noticed_by(viewer).steps[step_at(table, viewer, moment)]
                assert shown == public[moment]


@pytest.mark.parametrize("seed", range(3))
def test_a_viewer_s_numbers_count_secret_actions(seed: int):
    """So they would be wrong for others, which the numbers of moments are not."""
    _, table = live(random.Random(seed), 60)
    last = len(table.noticed_by(0).steps) - 1
    seen = view_table(table, "id", 0, last)

    assert seen.moment == len(table.noticed_by(SPECTATOR).steps) - 1
    assert seen.moment < last


def test_a_match_has_no_moment_before_the_first_or_after_the_last():
    _, table = live(random.Random(1), 30)
    for moment in (-1, len(table.noticed_by(SPECTATOR).steps)):
        with pytest.raises(Unknown) as refused:
            step_at(table, 0, moment)
        assert refused.value.code == "table/step"
