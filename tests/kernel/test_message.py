"""Messages can be compared, cached and sent to other processes."""

import pickle

import pytest

from serenissima.kernel.message import Message, Seat

FIG = Message("fig")
EATEN = Message("eaten", {"fig": FIG, "seat": Seat(1)})


def test_the_order_of_arguments_makes_no_difference():
    """It affects neither equality nor the hash."""
    again = Message("eaten", {"seat": Seat(1), "fig": FIG})

    assert (again, hash(again)) == (EATEN, hash(EATEN))
    assert len({EATEN, again, Message("eaten", {"seat": Seat(2), "fig": FIG})}) == 2


@pytest.mark.parametrize(
    ("message", "named"),
    [(FIG, False), (EATEN, True), (Message("list-end", {"first": FIG, "last": EATEN}), True)],
)
def test_seats_are_found_in_nested_messages(message: Message, named: bool):
    """Each table shows seats by the names of its own players."""
    assert message.names_seats is named


def test_a_message_is_pickled_without_its_hash():
    """Another process hashes texts differently."""
    hash(EATEN)

    assert vars(pickle.loads(pickle.dumps(EATEN))) == {"id": EATEN.id, "args": EATEN.args}
