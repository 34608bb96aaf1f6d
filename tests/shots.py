"""Takes pictures of the pages, for people to look at: `python -m tests.shots FOLDER`."""

import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from serenissima.machine.warm import warm
from tests.browser.people import GAMES, LONG, VALUES, Person, most
from tests.browser.place import Place
from tests.browser.quick import finished
from tools.browser import ARGUMENTS, choose

SIZES: dict[str, ViewportSize] = {
    "wide": {"width": 1920, "height": 1080},
    "laptop": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
}
THEMES = ("light", "dark")
ACTIONS = 60  # taken at most while looking for stages


def main(folder: Path) -> None:
    """Write every picture into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    warm(GAMES)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        place = Place(Path(data))
        browser = playwright.chromium.launch(executable_path=str(choose()), args=list(ARGUMENTS))
        played = {game: place.address + finished(place.address, 3, game) for game in GAMES}
        for size, theme in product(SIZES, THEMES):
            with _page(browser, size, theme) as page:
                for name in _pictures(page, place.address, played):
                    page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
                    print(f"{name}-{size}-{theme}.png")
        browser.close()
        place.kill()


@contextmanager
def _page(browser: Browser, size: str, theme: str) -> Iterator[Page]:
    context = browser.new_context(
        viewport=SIZES[size],
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en",
    )
    yield context.new_page()
    context.close()


def _pictures(page: Page, address: str, played: dict[str, str]) -> Iterator[str]:
    """The name of each picture, when the page is ready for it."""
    for name, path in (("0-home", "/"), ("9-refusal", "/nowhere"), ("9-offline", "/offline")):
        page.goto(address + path)
        yield name
    for game, link in played.items():
        for name in _pictures_of(page, address, game, link):
            yield f"{game}-{name}"
    yield from _company(page, address)
    yield from _shared(page, address)
    page.goto(f"{address}/")
    yield "0-home-with-tables"


def _pictures_of(page: Page, address: str, game: str, played: str) -> Iterator[str]:
    """What there is to see of one game; `played` is the link to a finished match."""
    page.goto(f"{address}/new/{game}")
    yield "1-new"
    yield from _stages(page, address, game)
    page.goto(played)
    table = page.url
    yield "4-over"
    page.goto(f"{table}?at=40")
    yield "5-looking-back"
    page.goto(f"{table}?view=text")
    yield "6-text"
    page.goto(f"{table}?view=table")
    page.goto(f"{address}/rules/{game}#R3.2")
    yield "7-rules"
    Person(page).sit(address, "person", game=game)
    yield "8-links"


def _company(page: Page, address: str) -> Iterator[str]:
    """A table of two people, of whom the other is there, and then away."""
    anna = Person(page).sit(address, "person")
    (link,) = anna.links()
    page.click(".actions.below a.main")
    context = page.context.browser.new_context(locale="en") if page.context.browser else None
    assert context, "the browser is one that was launched"
    Person(context.new_page()).join(link, "Bernd")
    expect(page.locator("#company [data-person='1']")).to_contain_text("here")
    yield "8-somebody-here"
    context.close()
    expect(page.locator("#company [data-person='1']")).to_contain_text("away", timeout=LONG)
    yield "8-somebody-away"


def _shared(page: Page, address: str) -> Iterator[str]:
    """A table of two people on one device: covered, and about to be handed over."""
    fields = urlencode({"sit-1": "here", "name-1": "Bernd"})
    page.goto(f"{address}/new/{GAMES[0]}?{fields}")
    page.fill("#name", "Anna")
    page.click("form.form button.main")
    yield "8-covered"
    Person(page).take().play_on()
    yield "8-to-hand-over"


def _stages(page: Page, address: str, game: str) -> Iterator[str]:
    """A table whenever something else is asked than before, and once more late in the match."""
    anna = Person(page, seed=21).sit(address, game=game, seats=str(most(game)))
    seen: dict[str, int] = {}
    while anna.ready() and anna.taken < ACTIONS:
        stage = _stage(page)
        late = anna.taken > ACTIONS // 2
        if seen.get(stage, 0) < 1 + late:
            seen[stage] = 1 + late
            page.mouse.move(1, 60)
            yield f"3-{stage}-{1 + late}"
        anna.click()


def _stage(page: Page) -> str:
    """What can be done now, in short."""
    ways = page.locator("#play button[name=action]").evaluate_all(VALUES)
    kinds = sorted({re.split(r"\W", way)[0] for way in ways})
    return "-".join(kinds)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "shots"))
