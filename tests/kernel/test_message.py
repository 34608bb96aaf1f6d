"""Messages are compared, kept and sent to other processes."""

import pickle

import pytest

from serenissima.kernel.message import Message, Seat

FIG = Message("fig")
EATEN = Message("eaten", {"fig": FIG, "seat": Seat(1)})


def test_the_order_of_arguments_makes_no_difference():
    """Neither to whether messages are equal nor to where they are kept."""
    again = Message("eaten", {"seat": Seat(1), "fig": FIG})

    assert (again, hash(again)) == (EATEN, hash(EATEN))
    assert len({EATEN, again, Message("eaten", {"seat": Seat(2), "fig": FIG})}) == 2


@pytest.mark.parametrize(
    ("message", "named"),
    [(FIG, False), (EATEN, True), (Message("list-end", {"first": FIG, "last": EATEN}), True)],
)
def test_seats_are_found_in_nested_messages(message: Message, named: bool):
    """What names a seat is said differently at each table."""
    assert message.names_seats is named


def test_a_message_is_pickled_without_its_hash():
    """Texts hash differently in another process."""
    hash(EATEN)

    assert vars(pickle.loads(pickle.dumps(EATEN))) == {"id": EATEN.id, "args": EATEN.args}
