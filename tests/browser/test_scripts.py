"""A joined script does what its modules would do if a browser fetched each of them."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from serenissima.web.presentation import assets
from serenissima.web.presentation.assets import STATIC
from serenissima.web.presentation.scripts import Script
from tests.browser.pages import Open
from tests.browser.people import Person
from tests.browser.place import Place

# Every way in which modules take and give: names, other names, all of them, nothing, later. Each
# says when it runs, which one of its own must do once.
MODULES = {
    "counter": """
        log('counter');
        let n = 0; // its own, and shared by all
        export const STEP = 2;
        export function count() { n += STEP; return n; }
        export class Counter { get now() { return n; } }
    """,
    "loud": """
        // import { none } from "./nowhere.js";
        import { count as louder } from "./counter.js";
        log('loud', louder());
        export async function shout() { return louder(); }
    """,
    "silent": """import "./loud.js"; log('silent', this === undefined);""",
    "first": """
        import { shout } from "./loud.js";
        import * as counter from "./counter.js";
        log('first', counter.STEP, counter.count(), new counter.Counter().now);
        const n = 'not the other one', asked = import("./second.js");
        document.addEventListener('go', async () => {
          const [late, later] = [await import("./late.js"), await import("./later.js")];
          log('went', n, await shout(), late.tell(), later.told, (await asked).name);
          done();
        });
    """,
    "second": """
        import "./silent.js";
        import { Counter } from "./counter.js";
        export const name = 'second';
        log(name, new Counter().now);
    """,
    "late": """
        import * as counter from "./counter.js";
        log('late', counter.count());
        export const tell = () => counter.count();
    """,
    "later": """
        import { tell } from "./late.js";
        import "./loud.js";
        log('later');
        export const told = tell();
    """,
}
PAGE = "<!doctype html><script src=/log.js></script>"
LOG = """
window.said = []; window.log = (...words) => said.push(words.join(' '));
window.done = () => { window.all = said; };
"""
LISTEN = "document.dispatchEvent(new Event('go'))"

# What each module of a page's script gives to others, and what it would give if it were fetched.
GIVEN = """async () => {
  const all = await import(document.querySelector('script[src*="table.js"]').src);
  const given = (one) => Object.keys(one).toSorted();
  return Promise.all(Object.entries(all).map(async ([name, one]) =>
    [name, given(one), given(await import(`/raw/${name.slice(1)}.js`))]));
}"""
CAME = """() => performance.getEntriesByType('resource').map(({name}) => name.split('/').pop())
  .filter((name) => name.endsWith('.js'))"""


def said(page: Page, folder: Path, tags: str) -> Sequence[str]:
    """What modules say on a page with these tags, the last of which has run."""

    def send(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        script = {"": PAGE + tags, "log.js": LOG}.get(name)
        if script is None and "/raw/" in route.request.url:
            script = (folder / name).read_text()
        kind = "text/html" if name == "" else "text/javascript"
        route.fulfill(
            body=assets.text(folder, name) if script is None else script, content_type=kind
        )

    page.route("**/*", send)
    page.goto("http://scripts.test/")
    page.evaluate(LISTEN)
    found: list[str] = page.wait_for_function("window.all").json_value()
    return found


@pytest.fixture
def modules(tmp_path: Path) -> Path:
    """A folder with the modules above."""
    for name, text in MODULES.items():
        (tmp_path / f"{name}.js").write_text(text)
    return tmp_path


def test_a_script_does_what_its_modules_do(open_page: Open, modules: Path):
    """In the same order, each once, with one state for those that come at once and later."""
    fetched = "".join(
        f"<script type=module src=/raw/{one}.js></script>" for one in ("first", "second")
    )
    joined = "<script type=module src=/joined/first.js+second.js></script>"
    alone, together = (said(open_page(), modules, tags) for tags in (fetched, joined))

    assert together == alone
    assert alone == [
        "counter", "loud 2", "first 2 4 4", "silent true", "second 4", "late 6", "later",
        "went not the other one 10 12 8 second",
    ]  # fmt: skip


def test_modules_that_import_each_other_are_refused(tmp_path: Path):
    """A function cannot run before what it takes."""
    (tmp_path / "one.js").write_text('import "./other.js";')
    (tmp_path / "other.js").write_text('import { a } from "./one.js"; export const b = a;')

    with pytest.raises(ValueError, match="one other one"):
        Script(tmp_path, ["one"])


def test_a_table_has_each_module_once(place: Place, open_page: Open):
    """One script; what comes later takes from it: the chat and the rules beside the table."""
    anna = Person(open_page()).sit(place.address, "person")
    bernd = Person(open_page()).join(anna.links()[0], "Bernd")  # with whom somebody can chat
    page = bernd.page
    page.click("#to-chat")
    page.locator("#beside").wait_for()
    page.click("#to-rules")
    page.locator("#rulebook").wait_for()

    assert not page.locator("#beside").count()  # the rules have shut what the chat has opened
    first, *later = page.evaluate(CAME)  # which of those that come at once is first is chance
    assert first == "table.js+explain.js"
    assert sorted(later) == [
        "ago.js~table.js+explain.js", "beside.js~table.js+explain.js",
        "chat.js~table.js+explain.js", "rulebook.js~table.js+explain.js",
        "unread.js~table.js+explain.js",
    ]  # fmt: skip


def test_no_name_is_lost(place: Place, open_page: Open):
    """What a module of the table gives to others is what a browser finds in it."""
    anna = Person(open_page()).sit(place.address)
    anna.ready()
    anna.page.route(
        "**/raw/*", lambda route: route.fulfill(path=STATIC / route.request.url.rpartition("/")[2])
    )
    given = {name: (joined, alone) for name, joined, alone in anna.page.evaluate(GIVEN)}

    assert {"$announcing", "$sheets", "$zoom", "$keys"} <= set(given)
    assert all(joined == alone != [] for joined, alone in given.values()), given
