"""A view as a self-contained picture: its page, with the style and art in it."""

import base64
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from html import escape
from pathlib import Path

from serenissima.kernel.errors import one_of
from serenissima.kernel.game import Game
from serenissima.kernel.verbs import legal_actions
from serenissima.kernel.view import View
from serenissima.service import TableView
from serenissima.web.presentation import assets, packing
from serenissima.web.presentation.markup import as_xml
from serenissima.web.presentation.presenter import SHEETS
from serenissima.web.presentation.table_page import TablePage
from serenissima.web.presentation.templates import macro
from serenissima.web.refusals import PICTURE_THEME
from serenissima.words import Speaker
from serenissima.words.languages import check_language

SIZE = 1100, 760  # in pixels: a laptop's table without the sheet at its side
STYLES = (
    "look.css", "table.css", "cards.css", "places.css", "chart.css", "map.css", "explain.css",
    "picture.css",
)  # fmt: skip
THEMES = ("light", "dark")
MORE_LETTERS = re.compile(r"@font-face\s*\{[^}]*-more[^}]*\}")  # of names; the picture has none
BESIDE = re.compile(r'url\("?([\w-]+\.(?:svg|woff2))"?\)')
USED = re.compile(r'href="[^"#]*/(?:static|art)/[^"#]*/(?P<file>[\w-]+\.svg)#(?P<symbol>[\w-]+)"')
SYMBOL = re.compile(r'<symbol id="(?P<id>[\w-]+)".*?</symbol>', re.DOTALL)


class PicturePage(TablePage):
    """A view as a picture shows it, in one language."""

    def __init__(self, view: View, language: str) -> None:
        super().__init__(_table(view, Speaker(language)), language)

    @property
    def answer_texts(self) -> str:
        """The possible answers, in words."""
        return " · ".join(self.say(answer.name) for answer in self.answers())


def picture(view: View, language: str = "en", theme: str = "light") -> str:
    """Return the view as the text of an SVG image, `SIZE` large.

    It is an image within an image, so that its styles don't affect its surroundings, nor theirs it.
    The program that draws it must support HTML inside SVG, as browsers do.

    Args:
        view: the view to show; the picture has no more than its seat may see.
        language: one of the six.
        theme: `light` or `dark`.

    Raises:
        Unknown: `language/unknown` or `picture/theme`.
    """
    check_language(language)
    if theme not in THEMES:
        raise PICTURE_THEME(text=theme, hint=one_of(THEMES))
    page = PicturePage(view, language)
    drawn = page.fragments.page(macro("picture.html", "picture")(page)).html()
    said = f"{page.game.meta.title}: {page.say(page.scene.question)}"
    width, height = SIZE
    inner = _data("image/svg+xml", _inside(page.game, drawn, theme).encode())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" style="max-width:100%;height:auto" role="img" '
        f'aria-label="{escape(said)}">'
        f'<image width="{width}" height="{height}" href="{inner}"/></svg>'
    )


def _table(view: View, speaker: Speaker) -> TableView:
    """Return the view as that of a table, at which its seat is asked to act."""
    seats = range(int(view.terms.seats))
    names = [speaker.word("page-seat-number", number=seat) for seat in seats]
    table = TableView.of_position(view.game, view.terms, view.record, view.seat, names, ())
    legal = legal_actions(view.game.actions, view.terms, view.record, view.seat)
    return replace(table, legal=tuple(sorted(legal)), decision=0 if legal else None)


def _inside(game: Game, drawn: str, theme: str) -> str:
    """Return the picture itself, with everything that it shows."""
    width, height = SIZE
    parts = "".join(sorted(set(_symbols(game, drawn))))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'data-theme="{theme}"><style>{escape(_style(game), quote=False)}</style>{parts}'
        '<foreignObject width="100%" height="100%">'
        f'<body xmlns="http://www.w3.org/1999/xhtml" class="table-page" '
        f'data-game="{game.meta.name}">{USED.sub(_beside, as_xml(drawn))}</body></foreignObject>'
        "</svg>"
    )


def _beside(used: re.Match[str]) -> str:
    return f'href="#{_name(used["file"], used["symbol"])}"'


def _name(file: str, symbol: str) -> str:
    """Return the name of a file's symbol where symbols of several files are together."""
    return f"{Path(file).stem}-{symbol}"


def _symbols(game: Game, drawn: str) -> Iterator[str]:
    """Return the symbols in use."""
    for used in USED.finditer(drawn):
        folder = assets.STATIC if used["file"] == "marks.svg" else game.folder / "art"
        yield _sheet(folder / used["file"])[used["symbol"]]


@lru_cache
def _sheet(path: Path) -> dict[str, str]:
    """Return the symbols of a file, each under its name there."""
    found = SYMBOL.finditer(path.read_text("utf-8"))
    return {
        it["id"]: it[0].replace(f'id="{it["id"]}"', f'id="{_name(path.name, it["id"])}"', 1)
        for it in found
    }


@lru_cache
def _style(game: Game) -> str:
    """Return all styles of the game's table, with the files that they refer to inside them."""
    ours = [assets.STATIC / name for name in STYLES]
    sheets = [path for name in SHEETS if (path := game.folder / "art" / name).is_file()]
    text = "\n".join(path.read_text("utf-8") for path in (*ours[:-1], *sheets, ours[-1]))
    return BESIDE.sub(_embed, packing.slim(MORE_LETTERS.sub("", text), ".css"))


def _embed(named: re.Match[str]) -> str:
    path = assets.STATIC / named[1]
    return f"url({_data(assets.TYPES[path.suffix], path.read_bytes())})"


def _data(kind: str, content: bytes) -> str:
    """Return a file as a data address."""
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"
