"""The shelf, the rules, preferences, files: pages about the server."""

import re
from html import escape
from urllib.parse import quote, urlencode

import pytest
import sqlalchemy as sa
from fastapi import FastAPI

from serenissima.service.store.database import writing_engine
from serenissima.service.store.schema import TABLES
from serenissima.web.presentation.assets import FOR_EVER
from serenissima.web.security.limits import is_loopback
from serenissima.words import LANGUAGES, NAMES
from tests.web.visitors import Visitor

PAGES = ("/", "/new/lots", "/rules/lots", "/nowhere")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_speaks_every_language(anna: Visitor, language: str):
    """No message is missing, and the page declares its language."""
    await anna.send("/preferences", language=language, back="/")
    await anna.sit("computer guest")
    table = anna.path
    for page in (*PAGES, table, f"{table}?view=text", f"{table}/seats"):
        anna.page = await anna.web.get(page)

        assert f'<html lang="{language}"' in anna.text
        assert "page-" not in anna.text.replace("page-title", "").replace("table-page", "")
        assert len(set(anna.read.ids)) == len(anna.read.ids), f"an id stands twice on {page}"


async def test_the_browser_s_language_is_used(anna: Visitor):
    """It is used until the visitor chooses another one."""
    await anna.go("/", **{"accept-language": "pt, nl;q=0.8"})
    assert '<html lang="nl"' in anna.text

    await anna.send("/preferences", language="it", back="/rules/lots")
    assert (anna.path, '<html lang="it"' in anna.text) == ("/rules/lots", True)


async def test_preferences_are_stored(anna: Visitor):
    """A theme is stored and an invalid one refused; no redirect leads to another site."""
    await anna.send("/preferences", theme="dark", back="/")
    assert 'data-theme="dark"' in anna.text

    await anna.send("/preferences", theme="auto", back="//elsewhere.test/")
    assert (anna.path, "data-theme" in anna.text) == ("/", False)

    await anna.send("/preferences", 400, theme="pink", back="/")
    assert "request/malformed" in anna.text


async def test_home_shows_the_shelf_and_your_tables(anna: Visitor, bernd: Visitor):
    """A table is listed only for people who have a seat at it."""
    await anna.go("/")
    assert "Lots" in anna.text
    assert "2–3 players" in anna.text
    assert "against a computer player" in anna.text

    await anna.sit("computer guest")
    table = anna.path
    await anna.go("/")
    await bernd.go("/")

    assert table in anna.read.links
    assert table not in bernd.read.links
    assert "with Computer" in anna.text
    assert "guest" not in anna.text


@pytest.mark.parametrize("table", ["a%20b", "caf%C3%A9", "a;b", "a" * 41])
async def test_an_impossible_table_id_cannot_be_taken_off_the_list(anna: Visitor, table: str):
    """The refusal is that of a missing table."""
    await anna.send(f"/table/{table}/forget", 404)

    assert anna.codes == ["table/unknown"]


async def test_a_table_is_taken_off_the_list(anna: Visitor):
    """The match continues, and the seat is still the guest's; only the cookie proves it."""
    await anna.sit("computer guest")
    removed = anna.path
    await anna.sit("computer guest")
    kept = anna.path
    await anna.send(f"{removed}/forget")

    assert anna.path == "/"
    assert [path in anna.read.links for path in (removed, kept)] == [False, True]

    await anna.go(removed)
    assert anna.ways()
    del anna.web.cookies["guest"]
    await anna.go(removed)

    assert anna.ways() == []


@pytest.mark.parametrize(
    ("host", "alone"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("10.0.0.7", False), ("", False)],
)
def test_broken_links_from_other_sites_are_explained(host: str, alone: bool):
    assert is_loopback(host) == alone


async def test_a_private_server_explains_how_to_serve_others(anna: Visitor, app: FastAPI):
    """It names the port of the page, which need not be the usual one."""
    app.state.serenissima.sharing = "serve --host 0.0.0.0"
    await anna.sit("computer guest")
    links = await anna.web.get(f"http://127.0.0.1:8123{anna.path}/seats")

    assert 'value="serve --host 0.0.0.0 --port 8123"' in links.text


async def test_home_shows_a_table_whose_game_is_gone(anna: Visitor, app: FastAPI):
    """It explains this without a link; the page still lists the other tables."""
    await anna.sit("computer guest")
    gone = anna.path
    await anna.sit("computer guest")
    with writing_engine(app.state.serenissima.tables._store.database).begin() as connection:
        head = sa.update(TABLES).where(TABLES.c.id == gone.split("/")[2])
        connection.execute(head.values(game="gone"))
    kept = anna.path
    await anna.go("/")

    assert [path in anna.read.links for path in (gone, kept)] == [False, True]
    assert anna.text.count("This match can’t be played here for now, but it’s still saved.") == 1
    assert anna.text.count('class="others">with Computer<') == 2


async def test_rules_have_an_anchor_for_each_number(anna: Visitor):
    """So every line of a tale can link to its rule."""
    await anna.go("/rules/lots")

    assert {"R1", "R1.1", "R2.4", "R3.1"} <= set(anna.read.ids)


async def test_rules_begin_with_the_three_minute_guide(anna: Visitor):
    """Then comes the glossary; a search result appears alone."""
    await anna.go("/rules/lots")
    said = ['id="guide"', "Choose:", 'id="glossary"', "The higher lot", 'id="R1"']
    places = [anna.text.index(words) for words in said]

    assert places == sorted(places)
    assert {"guide", "glossary", "term-lot"} <= set(anna.read.ids)

    await anna.go("/rules/lots?q=R1")

    assert "guide" not in anna.read.ids


async def test_a_search_finds_terms_too(anna: Visitor):
    """They link to their rules on the whole page."""
    await anna.go("/rules/lots?q=TICKETS")

    assert "term-lot" in anna.read.ids
    assert "/rules/lots#R2.1" in anna.read.links

    await anna.go("/rules/lots?q=R1")
    assert "glossary" not in anna.read.ids


async def test_a_worked_example_is_stepped_through(anna: Visitor):
    """You go from its rule to its page, and from step to step, without a script."""
    await anna.go("/rules/lots")
    assert "/rules/lots/examples/draw" in anna.read.links

    await anna.go("/rules/lots/examples/draw")
    assert ("?at=1" in anna.text, "?at=-1" in anna.text) == (True, False)
    assert "g-hand" in " ".join(anna.read.ids)

    await anna.go("/rules/lots/examples/draw?at=4")
    assert "Step 4 of 4" in anna.text
    assert "?at=5" not in anna.text


async def test_rules_are_searched(anna: Visitor):
    """Results link to the whole page; an empty result is reported."""
    await anna.go("/rules/lots?q=r1")
    chapter = {number for number in anna.read.ids if number.startswith("R")}

    assert min(chapter) == "R1"
    assert not any(number.startswith("R2") for number in chapter)
    assert "/rules/lots#R1.1" in anna.read.links

    await anna.go("/rules/lots?q=%3Cnowhere%3E")

    assert "No rule mentions" in anna.text
    assert "&lt;nowhere&gt;" in anna.text

    await anna.go("/rules/lots?q=confrimed")

    assert "Did you mean" in anna.text
    assert "/rules/lots?q=confirmed" in anna.read.links


async def test_a_table_links_to_the_rules_that_apply_now(anna: Visitor, bernd: Visitor):
    """They are those of the seat's actions, or that of the latest event without any."""
    await anna.sit("computer guest")
    own = anna.text
    await bernd.go(anna.path)

    assert 'href="/rules/lots#R2.1" target="rules" data-kinds="choose=R2.1' in own
    assert "/rules/lots#R2.1" not in bernd.text
    newest = re.search(r'<li id="t-.*?<a class="rule" href="([^"]+)', bernd.text)
    assert f'id="rules-in-use" href="{newest[1]}"' in bernd.text


async def test_search_results_link_to_other_chapters(anna: Visitor):
    """The contents list all chapters, and lead to the page that holds them."""
    await anna.go("/rules/lots?q=R1")

    assert {"/rules/lots#R1", "/rules/lots#R2", "/rules/lots#R3"} <= set(anna.read.links)


async def test_untranslated_text_is_marked_as_english(anna: Visitor):
    """A note explains it, and screen readers read it as English."""
    await anna.go("/rules/lots")
    own = anna.text
    await anna.send("/preferences", language="nl", back="/rules/lots")

    note = "Wat nog niet vertaald is"
    assert [note in page for page in (own, anna.text)] == [False, True]
    assert '<span lang="en">' in anna.text


async def test_files_are_cached_for_ever_under_a_changing_address(anna: Visitor):
    """An old address still works, and is asked for again."""
    await anna.sit("computer guest")
    addresses = {link for link in anna.text.split('"') if link.startswith(("/static/", "/art/"))}
    names = {a.rpartition("/")[2].partition("#")[0] for a in addresses}
    assert {one for name in names for one in name.split("+")} >= {
        "look.css", "table.css", "table.js", "icon.svg", "symbols.svg", "marks.svg",
    }  # fmt: skip

    for address in addresses:
        file = await anna.web.get(address)
        assert (file.status_code, file.headers["cache-control"]) == (200, FOR_EVER)
    _, where, _, name = next(a for a in addresses if a.startswith("/static/")).split("/")
    old = await anna.web.get(f"/{where}/0123456789ab/{name}")
    assert (old.status_code, old.headers["cache-control"]) == (200, "no-cache")


async def test_several_style_sheets_are_sent_as_one(anna: Visitor):
    """They come in the order of their names, each once."""
    one, other = [await anna.web.get(f"/static/x/{name}.css") for name in ("look", "page")]
    both = await anna.web.get("/static/x/look.css+page.css+look.css")

    assert both.text == f"{one.text}\n{other.text}"


@pytest.mark.parametrize(("accepted", "way"), [
    ("gzip", "gzip"), ("gzip, deflate, br", "br"), ("br;q=0, gzip;q=1.0", "gzip"),
])  # fmt: skip
@pytest.mark.parametrize("path", ["/rules/lots", "/static/x/look.css", "/static/x/table.js"])
async def test_texts_are_compressed_on_request(anna: Visitor, path: str, accepted: str, way: str):
    """They are the same after decompression, and at most half as long on the way."""
    plain = await anna.web.get(path, headers={"accept-encoding": "identity"})
    packed = await anna.web.get(path, headers={"accept-encoding": accepted})

    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == way
    assert packed.content == plain.content
    assert 2 * int(packed.headers["content-length"]) < int(plain.headers["content-length"])


@pytest.mark.parametrize("names", [
    "0/../look.css+1/../look.css", "+".join(["look.css"] * 13),
])  # fmt: skip
async def test_a_long_address_fills_no_memory(anna: Visitor, names: str):
    """A file is sent once for all its names in an address, and many names are refused."""
    one = await anna.web.get("/static/x/look.css")
    many = await anna.web.get(f"/static/x/{quote(names, safe='+')}")

    assert many.status_code == 404 or many.content == one.content


@pytest.mark.parametrize("player", ["ismcts:" + "1" * 5000, "ismcts:abc", "greedy:<b>", "nobody"])
async def test_the_form_offers_only_existing_players(anna: Visitor, player: str):
    """Other names in its address are ignored."""
    await anna.go(f"/new/lots?{urlencode({'sit-1': f'computer {player}'})}")

    assert f'value="computer {escape(player)}"' not in anna.text


@pytest.mark.parametrize("path", [
    "/static/x/look.css+none.css", "/static/x/look.css+table.js", "/static/x/look.css+",
    "/static/x/../app.py", "/static/x/%2e%2e/app.py", "/static/x/none.css", "/static/x/templates",
    "/static/x/a%00b.css", f"/static/x/{'a' * 300}.css", "/art/lots/x/a%00b.svg",
    "/art/lots/x/..%2fgame.py", "/art/lots/x/RULES.md", "/art/none/x/symbols.svg",
])  # fmt: skip
async def test_only_public_files_are_sent(anna: Visitor, path: str):
    """They come from the folders and have the kinds that pages need."""
    await anna.go(path, 404)


async def test_every_answer_has_security_headers(anna: Visitor):
    """These are pages, refusals, data and the service worker; files differ by type alone."""
    files, worker = "/static/x/none.css", "/service-worker.js"
    for path in ("/", "/nowhere", "/api/games", "/table/none", worker, files):
        headers = (await anna.web.get(path)).headers
        policy = headers["content-security-policy"]

        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
    for path in ("/static/x/look.css", "/static/x/icon.svg"):
        headers = (await anna.web.get(path)).headers

        assert headers["x-content-type-options"] == "nosniff"
        assert "content-security-policy" not in headers


async def test_search_engines_list_no_activity(anna: Visitor):
    """Home, rules and puzzles can be found; tables, names and results cannot."""
    await anna.sit("person")
    for path in ("/", "/rules/lots", "/puzzles/lots"):
        assert "x-robots-tag" not in (await anna.web.get(path)).headers
    for path in (anna.path, "/tables", "/me", "/best/lots", "/match", "/tournament/none"):
        assert (await anna.web.get(path)).headers["x-robots-tag"] == "noindex"


async def test_links_can_be_scanned(anna: Visitor):
    """Each link to a free seat has a separate QR code for the camera of a friend's phone."""
    await anna.sit("person", "person")
    drawn = re.findall(r'<svg [^>]*class="qr".*?</svg>', anna.text, re.DOTALL)

    assert len(set(drawn)) == len(drawn) == len(anna.links("join")) == 2


async def test_pages_of_a_seat_are_not_cached(anna: Visitor):
    """Both page and data depend on the visitor, so no proxy may cache them."""
    await anna.sit("computer guest")
    (own,) = (await anna.go(f"{anna.path}/seats")).links("seat")
    table = f"/table/{anna.table}"
    for path in (table, f"/api{table}", "/api/table/none", f"{table}/match", own):
        headers = (await anna.web.get(path)).headers

        assert headers["cache-control"] == "no-store"
        assert headers["vary"] == "Accept, Accept-Language, Authorization, Cookie"


async def test_no_page_breaks_the_policy(anna: Visitor):
    """There is no inline script, no inline style, no foreign content."""
    await anna.sit("computer guest")
    for page in (*PAGES, anna.path, f"{anna.path}?view=text"):
        anna.page = await anna.web.get(page)

        assert " style=" not in anna.text
        assert " onclick=" not in anna.text
        assert "<style" not in anna.text
        assert anna.text.count("<script") == anna.text.count('<script type="module" src="/static/')
        assert "http://" not in anna.text.replace("http://venice.test", "")


def test_languages_have_names():
    """Each uses its own language."""
    assert tuple(NAMES) == LANGUAGES
