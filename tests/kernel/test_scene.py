"""Parts of scenes: equal parts are made once."""

import pickle
from dataclasses import replace

from serenissima.kernel.message import Message
from serenissima.kernel.scene import Answer, Group, Item, Row, Scene, cached

FIG = Item("fig-1", "fig", Message("fig"), note=Message("ripe", {"days": 2}))
BOWL = Group("bowl", "board", Message("bowl"), (Row((FIG,)),))


@cached
def fig(number: int) -> Item:
    return Item(f"fig-{number}", "fig", Message("fig"))


def test_equal_parts_hash_alike():
    """This holds whether or not they were hashed before."""
    hash(BOWL)
    again = replace(BOWL)

    assert again is not BOWL
    assert (again, hash(again)) == (BOWL, hash(BOWL))
    assert len({BOWL, again, replace(BOWL, lit=True)}) == 2


def test_a_part_is_pickled_without_its_hash():
    """Another process hashes texts differently."""
    hash(BOWL)
    again = pickle.loads(pickle.dumps(BOWL))

    assert again == BOWL
    assert "_hash" not in vars(again)


def test_a_part_is_made_once_for_the_same_arguments():
    """Parts that do not change between scenes are the same object."""
    assert fig(1) is fig(1)
    assert fig(1) != fig(2)


def test_a_wasteful_choice_has_a_warning():
    """It appears wherever the action can be chosen; wasteful answers come last."""
    rotten, spilt = Message("rotten"), Message("spilt")
    row = Row((replace(FIG, action=1), replace(FIG, id="fig-2", action=2)))
    bowl = replace(BOWL, rows=(row,), action=3)
    answers = (Answer(3, Message("pour")), Answer(4, Message("wait")))
    scene = Scene((bowl,), Message("choose"), answers).warning({1: rotten, 3: spilt})

    assert scene.losses == {1: rotten, 3: spilt}
    assert [item.loss for item in scene.groups[0].items] == [rotten, None]
    assert [(answer.action, answer.loss) for answer in scene.answers] == [(4, None), (3, spilt)]
    assert {message.id for message in scene.messages()} >= {"rotten", "spilt"}


def test_with_topic_replaces_the_topic_of_items():
    """It changes the items of that topic; groups without one stay the same objects."""
    ripe, stone = replace(FIG, about="ripe"), replace(FIG, id="fig-2", about="stone")
    bowl, plate = replace(BOWL, rows=(Row((ripe, stone)),)), replace(BOWL, id="plate")
    scene = Scene((bowl, plate), Message("choose")).explaining({"ripe": "ripe-by-option"})

    assert [item.about for item in scene.groups[0].items] == ["ripe-by-option", "stone"]
    assert scene.groups[1] is plate
    assert scene.topics == {"ripe": "ripe-by-option"}
