"""A match that is played to its end in a second or two, to look at what comes after."""

import random
import re
import secrets
from typing import Any
from urllib.parse import urlsplit

import httpx2
from playwright.sync_api import Page

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
    """Play the match on a page to its end by program, as whoever has the page open."""
    path = urlsplit(page.url)
    cookies = {one["name"]: one["value"] for one in page.context.cookies()}
    address = f"{path.scheme}://{path.netloc}"
    with httpx2.Client(base_url=address, cookies=cookies, timeout=LONG / 1000) as web:
        _play_out(web, path.path.split("/")[2], random.Random(seed))


def _play_out(web: httpx2.Client, table: str, chance: random.Random) -> None:
    while not (view := web.get(f"/api/table/{table}").json())["outcome"]:
        if view["legal"]:
            web.post(f"/api/table/{table}/act", json=_wish(view, chance))


def _wish(view: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Any action that goes on."""
    onward = [action for action in view["legal"] if goes_on(action)]
    action = chance.choice(onward or view["legal"])
    return {"action": action, "decision": view["decision"], "key": secrets.token_urlsafe()}
