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


JUNK = (
    *".,;:!)]}>\"'*`|/~=", ").", "**", "%3F", "%20", "%20see%20you!", "%0A", "%C2%A0", "&gt;",
    "%E2%80%8B", "%E2%81%A0", "%EF%BB%BF", "%C2%AD", "%E2%80%99", "%E2%80%A6", "%C2%BB", "%3C/a%3E",
    "%EF%BC%8C%E6%88%91",
)  # fmt: skip
"""Characters that people or programs add to a link."""


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


async def test_links_work_with_the_text_that_was_pasted_with_them(anna: Visitor, bernd: Visitor):
    """All kinds of links, and moments; the browser is sent to the clean address."""
    await anna.sit("person")
    table = anna.table
    [join] = anna.links("join")
    [seat] = anna.links("seat")
    await anna.send("/me/link")
    device = re.findall(r'value="http://[^/]*(/me/link/[^"]+)"', anna.text)[0]
    moment = f"/table/{table}?moment=0"
    for link in (join, seat, device, moment, f"/table/{table}", "/rules/lots"):
        for junk in JUNK:
            answer = await bernd.web.get(link + junk)

            assert answer.headers.get("location") == link, junk
            assert answer.headers["cache-control"] == "no-store"
    await bernd.go(join.replace("/join/", "/join/%E2%80%8B") + "%E2%80%8B).")
    assert bernd.path == f"/table/{table}/join"
    data = {"invitation": f"<{PLACE}{join}>.", "name": "Robo", "key": key()}
    joined = await bernd.web.post(f"/api/table/{table}/join", json=data)
    token = {"authorization": f"Bearer {joined.json()['token']}."}
    assert (await bernd.web.get(f"/api/table/{table}", headers=token)).json()["seat"] == 1


async def test_no_letter_of_a_secret_is_dropped(anna: Visitor, bernd: Visitor):
    """Secrets may begin and end with `-` and `_`; a shortened or changed one is still refused."""
    await anna.sit("person")
    [join] = anna.links("join")

    for wrong in (f"{join}-", f"{join}_", join[:-1], join.swapcase()):
        await bernd.go(wrong, 404)
    foreign = await bernd.web.get(f"{PLACE}//evil.test/table/%29")
    assert "location" not in foreign.headers
