"""Draw the icons of the installed page from `static/icon.svg`, with the tests' browser.

    python tools/icons.py

A phone cuts a corner or a circle out of an icon (`maskable`), so the sign is in the middle of a
background that reaches the edges.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.browser import ARGUMENTS, choose

STATIC = Path(__file__).parents[1] / "src" / "serenissima" / "web" / "static"
SIZES = (192, 512)  # pixels, the sizes that browsers request
SHARE = 0.6  # of the icon's size for the sign: within the circle that is never cut
GROUND = "#25524f"
PAGE = """<!doctype html><style>
html {{ background: {ground}; }}
body {{ margin: 0; height: 100vh; display: grid; place-items: center; }}
svg {{ width: {share:.0%}; }}
</style>{sign}"""


def main() -> None:
    """Write one file for each size."""
    sign = (STATIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(choose()), args=list(ARGUMENTS))
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(PAGE.format(ground=GROUND, share=SHARE, sign=sign))
            page.screenshot(path=str(STATIC / f"icon-{size}.png"))
        browser.close()


if __name__ == "__main__":
    main()
