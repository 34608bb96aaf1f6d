"""Flat records behave like NumPy's records."""

import pickle

import numpy as np
import pytest

from serenissima.kernel.flat import FlatRecord

LAYOUT = np.dtype([("depth", np.int64), ("fish", np.int16, (2,)), ("rest", np.int32)])


def pond() -> FlatRecord:
    made: FlatRecord = np.zeros(1, np.dtype((FlatRecord, LAYOUT)))[0]
    made.depth, made.fish = 3, (1, 2)
    return made


def test_fields_are_attributes():
    """Declared fields can be read and written."""
    record = pond()
    record.fish[0] += 4

    assert (int(record.depth), record.fish.tolist()) == (3, [5, 2])


def test_unknown_fields_cannot_be_read_or_written():
    """A typing error does not create an attribute."""
    with pytest.raises(AttributeError, match="no field 'dept'"):
        _ = pond().dept
    with pytest.raises(AttributeError, match="no field 'dept'"):
        pond().dept = 4


def test_a_copy_has_its_own_memory():
    """Writing to a record does not change its copy."""
    record = pond()
    twin = record.copy()
    record.depth = 9

    assert (int(twin.depth), type(twin)) == (3, FlatRecord)


def test_a_record_shares_its_memory():
    """Writing to the record changes the buffer it is based on."""
    record = pond()
    memory = record.data
    record.depth = 7

    assert memory[0] == 7


def test_a_pickled_record_is_equal():
    """Matches are sent to other processes."""
    again = pickle.loads(pickle.dumps(pond()))

    assert (again.tobytes(), type(again)) == (pond().tobytes(), FlatRecord)
