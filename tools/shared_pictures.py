"""Draw the preview picture of shared invitations, from each game's own art.

    python tools/shared_pictures.py

Messengers understand neither SVG nor style sheets, so `shared.png` is beside the frontispiece.
"""

from playwright.sync_api import sync_playwright

from serenissima import games
from serenissima.kernel.game import Game
from tools.browser import ARGUMENTS, choose

WIDTH, HEIGHT = 1200, 630  # pixels, as Open Graph recommends
PAGE = """<!doctype html><style>
html {{ --ink: #2b2723; --paper: #fbf3df; color: #c8973a; }}
body {{ margin: 0; height: 100vh; overflow: hidden; display: grid; justify-items: center;
  background: linear-gradient(#f3dfae, #f6ead0 42%, #d3e2d6 74%, #a9cbc4 75%); }}
svg {{ overflow: visible; }}
svg[viewBox] {{ height: 100vh; aspect-ratio: 16 / 9; }}
</style>{art}<svg viewBox="0 0 320 180"><use href="#frontispiece" overflow="visible"/></svg>"""


def page_of(game: Game) -> str:
    """Return the picture of a game as a page; art beyond the frame fills the sides."""
    art = (game.folder / "art" / "frontispiece.svg").read_text(encoding="utf-8")
    return PAGE.format(art=art.replace("<symbol ", '<symbol overflow="visible" '))


def main() -> None:
    """Write one file for each game that has a frontispiece."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(choose()), args=list(ARGUMENTS))
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for game in map(games.load, games.names()):
            if (game.folder / "art" / "frontispiece.svg").is_file():
                page.set_content(page_of(game))
                page.screenshot(path=str(game.folder / "art" / "shared.png"))
        browser.close()


if __name__ == "__main__":
    main()
