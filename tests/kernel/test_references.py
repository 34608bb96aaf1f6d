"""References are counted where arrays are made or returned, and nowhere else."""

import sys

import numpy as np
import pytest
from numba import types
from numba.core.runtime import _nrt_python, rtsys

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.references import BorrowOnly

pytestmark = pytest.mark.compiled


@inner
def doubled(row):
    """Made here and given to whoever calls."""
    return row + row


@inner
def itself(row):
    """Borrowed, and given to whoever calls."""
    return row


@compiled
def kept(rows):
    """What is handed on without a copy."""
    return itself(rows), itself(rows[1])


@compiled
def sum_of_doubled(row):
    """It makes an array, and drops it."""
    whole = 0
    for number in doubled(row):
        whole += number
    return whole


def write(row, number):
    """What belongs to a stage."""
    row[0] = number
    return number


def rule_that_calls(part):
    """A rule with an end for each stage."""

    def rule(row, stage):
        if stage == 0:
            return part(row, 1)
        if stage == 1:
            return part(row, 2)
        return 0

    return rule


@pytest.mark.parametrize("leaves_out", [True, False])
def test_a_rule_counts_no_references_to_what_it_borrows(
    leaves_out: bool, monkeypatch: pytest.MonkeyPatch
):
    """By itself Numba keeps the count: it takes each call for one that may end with an error."""
    if not leaves_out:
        monkeypatch.setattr(BorrowOnly, "run_pass", lambda *_: False)
    rule = inner(rule_that_calls(inner(write))).dispatcher
    rule.get_call_template((types.int64[:], types.int64), {})
    (code,) = rule.inspect_llvm().values()

    assert ("call void @NRT_incref" in code) == (not leaves_out)


def test_what_is_returned_is_counted():
    """Each of the arrays that came back keeps the memory of the first; without them it is free."""
    rows = np.arange(4).reshape(2, 2)
    before = sys.getrefcount(rows)
    same, last = kept(rows)
    while_kept = sys.getrefcount(rows)
    same[1, 1] = 9

    assert last.tolist() == [2, 9]
    assert while_kept > before
    del same, last
    assert sys.getrefcount(rows) == before


@pytest.fixture
def _counted():
    """Numba counts what it allocates."""
    was_counted = _nrt_python.memsys_stats_enabled()
    _nrt_python.memsys_enable_stats()
    yield
    if not was_counted:
        _nrt_python.memsys_disable_stats()


@pytest.mark.usefixtures("_counted")
def test_what_is_made_is_freed():
    """As many arrays are freed as were made."""
    row = np.arange(5)
    sum_of_doubled(row)
    before = rtsys.get_allocation_stats()
    sums = [sum_of_doubled(row) for _ in range(100)]
    after = rtsys.get_allocation_stats()

    assert sums == [20] * 100
    assert after.alloc - before.alloc == after.free - before.free >= 100
