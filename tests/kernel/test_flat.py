"""Flat records answer as NumPy's do."""

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
    """Those that exist can be read and written."""
    record = pond()
    record.fish[0] += 4

    assert (int(record.depth), record.fish.tolist()) == (3, [5, 2])


def test_no_other_field_can_be_read_or_written():
    """A slip of the pen is not a new attribute."""
    with pytest.raises(AttributeError, match="no field 'dept'"):
        _ = pond().dept
    with pytest.raises(AttributeError, match="no field 'dept'"):
        pond().dept = 4


def test_a_copy_has_memory_of_its_own():
    """What is written into a record is not written into its copy."""
    record = pond()
    twin = record.copy()
    record.depth = 9

    assert (int(twin.depth), type(twin)) == (3, FlatRecord)


def test_its_memory_is_shared():
    """What is written into the record is in its memory."""
    record = pond()
    memory = record.data
    record.depth = 7

    assert memory[0] == 7


def test_a_pickled_record_is_the_same():
    """Matches travel to other processes."""
    again = pickle.loads(pickle.dumps(pond()))

    assert (again.tobytes(), type(again)) == (pond().tobytes(), FlatRecord)
