"""Files that a phone needs to install the pages; none of them stores a table."""

import re

from serenissima.web.presentation.assets import FACES
from tests.web.visitors import Visitor

PNG = b"\x89PNG\r\n\x1a\n"


async def test_the_manifest_names_icons_of_their_sizes(anna: Visitor):
    """Each exists, with the given number of pixels."""
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


async def test_the_service_worker_caches_one_page_with_its_parts(anna: Visitor):
    """All of it is the same for everyone, and the policy of the pages stays as strict."""
    script = (await anna.web.get("/service-worker.js")).text
    files = script[script.index("OFFLINE =") : script.index("const PUSH")]
    kept = re.findall(r'"(/[^"]+)"', files)
    pages = [await anna.web.get(path) for path in kept]

    looks = ["look.css+course.css+page.css", "offline.js", *FACES]
    assert [path.rpartition("/")[2] for path in kept] == ["offline", *looks]
    assert {page.status_code for page in pages} == {200}
    assert re.findall(r"put\((\w+)", script) == ["KNOWN"]  # the browser's own subscription
    policy = pages[0].headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'self'" in policy


async def test_the_service_worker_s_cache_changes_with_its_page(anna: Visitor):
    """Its script names another cache, so that the browser fetches the page again."""
    scripts, names = [], []
    for language in ("en", "de", "en"):
        await anna.web.post("/preferences", data={"language": language})
        scripts.append((await anna.web.get("/service-worker.js")).text)
        names += re.findall(r"offline-\w{12}", scripts[-1])

    assert scripts[0] == scripts[2]
    assert len(set(names)) == 2


async def test_the_offline_page_contains_no_personal_data(anna: Visitor, bernd: Visitor):
    """Every visitor, at a table or not, gets the same."""
    await anna.sit("computer guest")
    await anna.go("/offline")
    await bernd.go("/offline")

    assert anna.text == bernd.text
    assert "Anna" not in anna.text
