"""Links for others lead to where they reach the pages, also from the host's own browser."""

import re

import pytest
from fastapi import FastAPI

from serenissima.web.notifications.settings import NotificationSettings
from serenissima.web.server import public_address
from tests.web.visitors import PLACE, Visitor, key

OWN = "http://127.0.0.1:8000"
HOUSE = "http://192.168.0.7:8000"
ONLY_HERE = "works only on this computer"


def links(visitor: Visitor) -> set[str]:
    """Return the targets of the page's links for others."""
    return set(re.findall(r'<input type="url"[^>]* value="(http://[^/]*)/[^"]+"', visitor.text))


@pytest.mark.parametrize("known", [True, False])
async def test_the_host_shares_links_that_others_can_open(app: FastAPI, anna: Visitor, known: bool):
    """These are seats, a tournament and another device.

    Without a known address, the page explains why.
    """
    anna.web.base_url = OWN
    app.state.serenissima.reached = HOUSE if known else ""
    await anna.sit("person")
    assert links(anna) == {HOUSE if known else OWN}
    assert (ONLY_HERE in anna.text) is not known
    await anna.send("/me/link")
    assert links(anna) == {HOUSE if known else OWN}
    await anna.send(
        "/new/lots/tournament", name="Anna", play="on", key=key(), rounds="1", seats="2"
    )
    assert links(anna) == {HOUSE if known else OWN}


async def test_others_share_the_address_in_their_browser(app: FastAPI, anna: Visitor):
    """A name that leads here is better than a number."""
    app.state.serenissima.reached = HOUSE
    await anna.sit("person")

    assert links(anna) == {PLACE}


def test_the_host_s_setting_or_the_network_gives_the_address():
    """A computer that listens only to itself can't be reached from elsewhere."""
    told = NotificationSettings(address="https://venice.test")
    found = [
        public_address(OWN, None),
        public_address("http://[::1]:1", None),
        public_address(HOUSE, None),
    ]

    assert [*found, public_address(OWN, told)] == ["", "", HOUSE, "https://venice.test"]
