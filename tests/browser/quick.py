"""A match that is played to its end in a second or two, to look at what comes after."""

import random
import re
import secrets
from typing import Any

import httpx2

from tests.browser.people import GAME, OPPONENT


def finished(address: str, seed: int = 1) -> str:
    """Play a match by program; the path of the owner's link to the finished table."""
    chance = random.Random(seed)
    with httpx2.Client(base_url=address, timeout=20) as web:
        form = {"name": "Anna", "sit-1": OPPONENT, "key": secrets.token_urlsafe()}
        table = web.post(f"/new/{GAME}", data=form).headers["location"].rpartition("/")[2]
        while not (sight := web.get(f"/api/table/{table}").json())["outcome"]:
            if sight["legal"]:
                web.post(f"/api/table/{table}/act", json=_wish(sight, chance))
        link = re.search(rf"/table/{table}/seat/[\w-]+", web.get(f"/table/{table}/seats").text)
    assert link
    return link[0]


def _wish(sight: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Any action that goes on."""
    back = ("return", "withdraw")
    onward = [action for action in sight["legal"] if not action.startswith(back)]
    action = chance.choice(onward or sight["legal"])
    return {"action": action, "decision": sight["decision"], "key": secrets.token_urlsafe()}
