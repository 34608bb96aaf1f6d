"""Parts of scenes: equal ones are made once."""

import pickle
from dataclasses import replace

from serenissima.kernel.message import Message
from serenissima.kernel.scene import Group, Item, Row, kept

FIG = Item("fig-1", "fig", Message("fig"), note=Message("ripe", {"days": 2}))
BOWL = Group("bowl", "board", Message("bowl"), (Row((FIG,)),))


@kept
def fig(number: int) -> Item:
    return Item(f"fig-{number}", "fig", Message("fig"))


def test_equal_parts_hash_alike():
    """Whether or not they were hashed before."""
    hash(BOWL)
    again = replace(BOWL)

    assert again is not BOWL
    assert (again, hash(again)) == (BOWL, hash(BOWL))
    assert len({BOWL, again, replace(BOWL, lit=True)}) == 2


def test_a_part_is_pickled_without_its_hash():
    """Texts hash differently in another process."""
    hash(BOWL)
    again = pickle.loads(pickle.dumps(BOWL))

    assert again == BOWL
    assert "_hash" not in vars(again)


def test_a_part_is_made_once_for_the_same_arguments():
    """What stays the same from one scene to the next is the same object."""
    assert fig(1) is fig(1)
    assert fig(1) != fig(2)
