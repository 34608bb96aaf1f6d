"""Compiled code counts references only where it makes or returns arrays."""

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
    """Make an array and return it."""
    return row + row


@inner
def itself(row):
    """Return a borrowed array."""
    return row


@compiled
def kept(rows):
    """Return slices without a copy."""
    return itself(rows), itself(rows[1])


@compiled
def sum_of_doubled(row):
    """Make an array and drop it."""
    whole = 0
    for number in doubled(row):
        whole += number
    return whole


def write(row, number):
    """Write a stage's number into a row."""
    row[0] = number
    return number


def rule_that_calls(part):
    """Make a rule with one branch for each stage."""

    def rule(row, stage):
        if stage == 0:
            return part(row, 1)
        if stage == 1:
            return part(row, 2)
        return 0

    return rule


@pytest.mark.parametrize("leaves_out", [True, False])
def test_a_rule_counts_no_references_to_borrowed_arrays(
    leaves_out: bool, monkeypatch: pytest.MonkeyPatch
):
    """Numba by itself counts them, since it assumes that any call may raise an error."""
    if not leaves_out:
        monkeypatch.setattr(BorrowOnly, "run_pass", lambda *_: False)
    rule = inner(rule_that_calls(inner(write))).dispatcher
    rule.get_call_template((types.int64[:], types.int64), {})
    (code,) = rule.inspect_llvm().values()

    assert ("call void @NRT_incref" in code) == (not leaves_out)


def test_returned_arrays_are_counted():
    """Each returned array keeps the memory of the first alive; without them it is freed."""
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
def _count_allocations():
    """Let Numba count its allocations."""
    was_counted = _nrt_python.memsys_stats_enabled()
    _nrt_python.memsys_enable_stats()
    yield
    if not was_counted:
        _nrt_python.memsys_disable_stats()


@pytest.mark.usefixtures("_count_allocations")
def test_every_array_is_freed():
    """The number of freed arrays equals the number of arrays made."""
    row = np.arange(5)
    sum_of_doubled(row)
    before = rtsys.get_allocation_stats()
    sums = [sum_of_doubled(row) for _ in range(100)]
    after = rtsys.get_allocation_stats()

    assert sums == [20] * 100
    assert after.alloc - before.alloc == after.free - before.free >= 100
