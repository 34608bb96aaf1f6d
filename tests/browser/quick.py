"""A match that is played to its end in a second or two, to look at its result."""

import itertools
import random
import re
import secrets
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import httpx2
from playwright.sync_api import Page

from serenissima.web.security.cookies import SEAT, SEPARATOR
from tests.browser.pages import LONG
from tests.browser.people import GAME, OPPONENT, goes_on, most


def finished(address: str, seed: int = 1, game: str = GAME, **options: str) -> str:
    """Play a match by program; the path of the owner's link to the finished table."""
    others = {f"sit-{seat}": OPPONENT for seat in range(1, most(game))}
    chance = random.Random(seed)
    with httpx2.Client(base_url=address, timeout=LONG / 1000) as web:
        form = {"name": "Anna", "seats": str(most(game)), "key": secrets.token_urlsafe()}
        opened = web.post(f"/new/{game}", data=form | others | options)
        table = opened.headers["location"].rpartition("/")[2]
        _play_out(web, table, chance)
        link = re.search(rf"/table/{table}/seat/[\w-]+", web.get(f"/table/{table}/seats").text)
    assert link
    return link[0]


def finish(page: Page, seed: int = 1) -> None:
    """Play the match on a page to its end by program, as the person at the page.

    Of several people who share the device each acts for their own seat.
    """
    path = urlsplit(page.url)
    table = path.path.split("/")[2]
    cookies = {one["name"]: one["value"] for one in page.context.cookies()}
    tokens = filter(None, cookies.get(SEAT + table, "").split(SEPARATOR))
    people = [{"authorization": f"Bearer {token}"} for token in tokens]
    address = f"{path.scheme}://{path.netloc}"
    with httpx2.Client(base_url=address, cookies=cookies, timeout=LONG / 1000) as web:
        _play_out(web, table, random.Random(seed), people or [{}])


def _play_out(
    web: httpx2.Client, table: str, chance: random.Random, people: Iterable[dict[str, str]] = ({},)
) -> None:
    """Let each of these act in turn, told apart by headers, until the match is over."""
    for who in itertools.cycle(people):
        view = web.get(f"/api/table/{table}", headers=who).json()
        if view["outcome"]:
            return
        if view["legal"]:
            web.post(f"/api/table/{table}/act", json=_wish(view, chance), headers=who)


def _wish(view: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Return any action that continues the match."""
    onward = [action for action in view["legal"] if goes_on(action)]
    action = chance.choice(onward or view["legal"])
    return {"action": action, "decision": view["decision"], "key": secrets.token_urlsafe()}
