"""Links to seats: only those of the model's own server work."""

import pytest

from serenissima.kernel.errors import Unreadable
from serenissima.mcp_server.place import check_place

HERE = "https://venice.example.org"


@pytest.mark.parametrize("place", ["https://VENICE.example.org", "http://venice.example.org"])
def test_a_link_to_this_server_is_accepted(place: str):
    """Its host name can be written in any form."""
    check_place(place, HERE)


def test_all_names_of_this_computer_are_equal():
    """Its servers share their tables, on any port."""
    check_place("http://localhost:8001", "http://127.0.0.1:8000")


@pytest.mark.parametrize(
    "place", ["https://venice.example.com", "https://venice.example.org:8443", "http://localhost"]
)
def test_a_link_to_another_server_is_refused(place: str):
    """The refusal explains how to play there."""
    with pytest.raises(Unreadable) as refused:
        check_place(place, HERE)

    assert refused.value.code == "mcp/link"
    assert f"--server {place}" in str(refused.value.hint)
