"""Match files that people download from a table and send to the page for files."""

from typing import Any

from tests.web.visitors import Visitor, key, play_out


async def upload(visitor: Visitor, file: Any, status: int = 200) -> Visitor:
    """Choose a file on the page and send it."""
    files = {"file": ("kept.txt", file, "text/plain")}
    visitor.page = await visitor.web.post(
        "/match", data={"key": key()}, files=files, follow_redirects=True
    )
    assert visitor.page.status_code == status, visitor.codes
    return visitor


async def downloaded(anna: Visitor, bernd: Visitor) -> bytes:
    """Return the match file of a match that both have played to its end."""
    await anna.sit("person")
    await bernd.join(anna.links("join")[0], "Bernd")
    await anna.go(bernd.path)
    await play_out(anna, bernd)
    content: bytes = (await anna.web.get(f"{bernd.path}/match")).content
    return content
