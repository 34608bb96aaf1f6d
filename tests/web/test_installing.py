"""What a phone needs to install the pages, and that it keeps nothing of a table."""

import re

from serenissima.web.presentation.assets import FACES
from tests.web.visitors import Visitor

PNG = b"\x89PNG\r\n\x1a\n"


async def test_the_manifest_names_icons_of_their_sizes(anna: Visitor):
    """Each is there, with as many pixels as it says."""
    described = (await anna.web.get("/manifest.webmanifest")).json()
    shown = {}
    for icon in described["icons"]:
        picture = (await anna.web.get(icon["src"])).content
        width, height = (int.from_bytes(picture[at : at + 4]) for at in (16, 20))
        assert picture.startswith(PNG)
        shown[icon["sizes"]] = f"{width}x{height}"

    assert shown == {"192x192": "192x192", "512x512": "512x512"}
    assert {icon["purpose"] for icon in described["icons"]} == {"any", "maskable"}
    assert (described["start_url"], described["scope"]) == ("/", "/")


async def test_every_page_names_the_manifest(anna: Visitor):
    for path in ("/", "/new/lots"):
        await anna.go(path)
        assert '<link rel="manifest" href="/manifest.webmanifest">' in anna.text


async def test_the_service_worker_keeps_one_page_and_its_looks(anna: Visitor):
    """All of it is the same for everybody, and the policy of the pages stays as strict."""
    script = (await anna.web.get("/service-worker.js")).text
    kept = re.findall(r'"(/[^"]+)"', script)
    pages = [await anna.web.get(path) for path in kept]

    looks = ["look.css+course.css+page.css", *FACES]
    assert [path.rpartition("/")[2] for path in kept] == ["offline", *looks]
    assert {page.status_code for page in pages} == {200}
    assert "put(" not in script
    policy = pages[0].headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'self'" in policy


async def test_what_the_service_worker_keeps_changes_with_its_page(anna: Visitor):
    """Its script names another cache, so that the browser fetches the page again."""
    scripts, names = [], []
    for language in ("en", "de", "en"):
        await anna.web.post("/preferences", data={"language": language})
        scripts.append((await anna.web.get("/service-worker.js")).text)
        names += re.findall(r"offline-\w{12}", scripts[-1])

    assert scripts[0] == scripts[2]
    assert len(set(names)) == 2


async def test_the_page_without_a_server_holds_nothing_of_anybody(anna: Visitor, bernd: Visitor):
    """Whoever asks for it, at a table or not, gets the same."""
    await anna.sit("computer guest")
    await anna.go("/offline")
    await bernd.go("/offline")

    assert anna.text == bernd.text
    assert "Anna" not in anna.text
