"""Links to seats: only those of the server that a model plays at."""

import pytest

from serenissima.kernel.errors import Unreadable
from serenissima.mcp_server.place import check_place

HERE = "https://venice.example.org"


@pytest.mark.parametrize("place", ["https://VENICE.example.org", "http://venice.example.org"])
def test_a_link_of_this_server(place: str):
    """However its name is written."""
    check_place(place, HERE)


def test_this_computer_has_many_names():
    """Its servers share their tables, at whichever port."""
    check_place("http://localhost:8001", "http://127.0.0.1:8000")


@pytest.mark.parametrize(
    "place", ["https://venice.example.com", "https://venice.example.org:8443", "http://localhost"]
)
def test_a_link_of_another_server(place: str):
    """The refusal says how to play there."""
    with pytest.raises(Unreadable) as refused:
        check_place(place, HERE)

    assert refused.value.code == "mcp/link"
    assert f"--server {place}" in str(refused.value.hint)
