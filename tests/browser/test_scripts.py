"""A joined script has the effect of its modules if a browser fetched each of them."""

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

# All forms of import and export: names, other names, all of them, none, later. Each module reports
# that it runs, which must happen once.
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

# The exports of each module of a page's script, and those that it would have if it were fetched.
GIVEN = """async () => {
  const all = await import(document.querySelector('script[src*="table.js"]').src);
  const given = (one) => Object.keys(one).toSorted();
  return Promise.all(Object.entries(all).map(async ([name, one]) =>
    [name, given(one), given(await import(`/raw/${name.slice(1)}.js`))]));
}"""
CAME = """() => performance.getEntriesByType('resource').map(({name}) => name.split('/').pop())
  .filter((name) => name.endsWith('.js'))"""


def said(page: Page, folder: Path, tags: str) -> Sequence[str]:
    """Return the modules' reports on a page with these tags, once the last has run."""

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


def test_a_script_has_the_effect_of_its_modules(open_page: Open, modules: Path):
    """They run in the same order, each once, with one state for early and later ones."""
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
    """A function cannot run before its imports."""
    (tmp_path / "one.js").write_text('import "./other.js";')
    (tmp_path / "other.js").write_text('import { a } from "./one.js"; export const b = a;')

    with pytest.raises(ValueError, match="one other one"):
        Script(tmp_path, ["one"])


def test_a_table_has_each_module_once(place: Place, open_page: Open):
    """One script has them; later ones import from it: the chat and the rules beside the table."""
    anna = Person(open_page()).sit(place.address, "person")
    bernd = Person(open_page()).join(anna.links()[0], "Bernd")  # a partner for chat
    page = bernd.page
    page.click("#to-chat")
    page.locator("#beside").wait_for()
    page.click("#to-rules")
    page.locator("#rulebook").wait_for()

    assert not page.locator("#beside").count()  # the rules have closed the open chat
    first, *later = page.evaluate(CAME)  # which of those that come at once is first is chance
    assert first == "table.js+explain.js"
    assert sorted(later) == [
        "ago.js~table.js+explain.js", "beside.js~table.js+explain.js",
        "chat.js~table.js+explain.js", "rulebook.js~table.js+explain.js",
        "unread.js~table.js+explain.js",
    ]  # fmt: skip


def test_no_name_is_lost(place: Place, open_page: Open):
    """The exports of a module of the table are those that a browser finds in it."""
    anna = Person(open_page()).sit(place.address)
    anna.ready()
    anna.page.route(
        "**/raw/*", lambda route: route.fulfill(path=STATIC / route.request.url.rpartition("/")[2])
    )
    given = {name: (joined, alone) for name, joined, alone in anna.page.evaluate(GIVEN)}

    assert {"$announcing", "$sheets", "$zoom", "$keys"} <= set(given)
    assert all(joined == alone != [] for joined, alone in given.values()), given
