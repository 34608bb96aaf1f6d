"""Renders templates: the only module that uses Jinja."""

import re
from collections.abc import Callable, Collection, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.runtime import Context
from markupsafe import Markup, escape
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse

from serenissima import words
from serenissima.service import (
    IMPRINT,
    LONGEST_NAME,
    PRIVACY,
    Announcement,
    Site,
)
from serenissima.web.presentation import assets, layout, packing
from serenissima.web.presentation.announcements import mark_time, show_announcement
from serenissima.web.presentation.qr_codes import qr_code
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.security.cookies import renew_guest, stored_guest
from serenissima.words import Speaker
from serenissima.words.rules import plain

MARKS = (
    (re.compile(r"`([^`]+)`"), r"<code>\1</code>"),
    (re.compile(r"\*([^*]+)\*"), r"<em>\1</em>"),
)
NUMBER = re.compile(r"\b(R\d+\.\d+)\b")
PIECE = re.compile(r"<[^>]*>|&#?\w+;|(?P<word>[^\W_]+)")  # of a text with tags
ERROR = "error.html"  # the page of a refused request, which is counted elsewhere
TEMPLATES = Path(__file__).parents[1] / "templates"
LINK = re.compile(r'(?<=[ \n])((?:form)?action|href|src|data-(?:from|live|preparing|table|turn))="')
"""The beginning of an attribute that contains an address."""
STRANGER = "serenissima.stranger"  # of a request to a private site: its sender isn't admitted
WRITTEN = re.compile(r"\{\{ *(.*?) *\}\}")  # an expression of a template


class _Root:
    """The path of a host below which this process serves the pages; usually empty."""

    path = ""


def serve_below(root: str) -> None:
    """Let all pages of this process link to addresses below a path, as `check_root` returns it."""
    if root != _Root.path:
        _Root.path = root
        _environment.cache_clear()
        _mark.cache_clear()


def below(address: str) -> str:
    """Return the address, below the path that the pages are served under if it is one of theirs."""
    return _Root.path + address if address.startswith("/") else address


class _Loader(FileSystemLoader):
    """Loads templates, whose links begin at the root of the pages, for the path they are below."""

    def get_source(
        self, environment: Environment, template: str
    ) -> tuple[str, str, Callable[[], bool]]:
        text, file, current = super().get_source(environment, template)
        return (_link_below(text) if _Root.path else text), file, current


def _link_below(text: str) -> str:
    """Return a template whose links are below the path."""
    parts = LINK.split(text)
    for at in range(2, len(parts), 2):
        if parts[at].startswith("/"):
            parts[at] = _Root.path + parts[at]
        elif parts[at].startswith("{{"):
            parts[at] = WRITTEN.sub(r"{{ (\1) | below }}", parts[at], 1)
        parts[at] = f'="{parts[at]}'
    return "".join(parts)


def emphasis(text: str, page: str = "", sought: Collection[str] = ()) -> Markup:
    """Render a rule's text: *emphasis* and `code` marked, and other rules' numbers as links.

    `page` is the page of those rules, if it is another one. The words in `sought`, without case and
    accents, are highlighted.
    """
    marked = NUMBER.sub(rf'<a href="{below(page)}#\1">\1</a>', str(escape(text)))
    for pattern, instead in MARKS:
        marked = pattern.sub(instead, marked)
    if sought:
        marked = PIECE.sub(partial(_highlighted, sought), marked)
    return Markup(marked)  # noqa: S704 - it was escaped before


def _highlighted(sought: Collection[str], found: re.Match[str]) -> str:
    """Mark a word that was searched for; return tags and entities unchanged."""
    word = found["word"]
    return f"<mark>{word}</mark>" if word and plain(word) in sought else found[0]


def sentence(text: str) -> str:
    """Begin a text with a capital letter."""
    return text[:1].upper() + text[1:]


def short(length: float) -> str:
    """Format a length on a map, with one decimal place at most."""
    return f"{length:.1f}".removesuffix(".0")


class _Context(Context):
    """A context that passes calls on as templates write them: no function asks for the context."""

    def call(self, called: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        kwargs.pop("_loop_vars", None)
        kwargs.pop("_block_vars", None)
        return called(*args, **kwargs)


class _Environment(Environment):
    context_class = _Context


@cache
def _environment() -> Environment:
    environment = _Environment(
        loader=_Loader(TEMPLATES),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        auto_reload=False,
    )
    environment.filters.update(
        below=below,
        emphasis=emphasis,
        local=mark_time,
        sentence=sentence,
        short=short,
        visible=words.visible,
    )
    environment.globals.update(
        static=assets.static,
        styles=assets.styles,
        script=assets.script,
        letters=assets.FACES,
        languages=words.NAMES,
        layout=layout,
        longest_name=LONGEST_NAME,
        qr_code=qr_code,
    )
    marks = ("sign", "seat_mark", "portrait")
    environment.globals.update({name: partial(_mark, name) for name in marks})
    return environment


def macro(template: str, name: str) -> Callable[..., Markup]:
    """Return a macro of a template, as a function that returns its markup."""
    made: Callable[..., Markup] = getattr(_environment().get_template(template).module, name)
    return made


@cache
def _mark(kind: str, *how: str | int) -> Markup:
    """Return a mark by its macro: the same on every page."""
    return macro("marks.html", kind)(*how)


def render(template: str, context: Mapping[str, Any]) -> str:
    """Return the text of a template with this context."""
    return _environment().get_template(template).render(context)


def _common(connection: HTTPConnection) -> dict[str, Any]:
    """Return what every page shows: the visitor's preferences and the host's own words."""
    visitor = Visitor.of(connection)
    speaker = Speaker(visitor.language)
    site: Site = connection.app.state.serenissima.tables.site
    texts, language = site.texts, visitor.language
    return {
        "visitor": visitor,
        "word": speaker.word,
        "site_name": connection.app.state.serenissima.site_name(language),
        "site_pages": [kind for kind in (IMPRINT, PRIVACY) if texts.text(kind, language)],
        "may_be_invited": bool(stored_guest(connection)),
        "announced": [show_announcement(one, speaker) for one in _announced(connection, site)],
    }


def _announced(connection: HTTPConnection, site: Site) -> list[Announcement]:
    """Return the announcements to show; a private site has none for strangers."""
    return [] if connection.scope.get(STRANGER) else site.announcements()


def announcements(connection: HTTPConnection) -> str:
    """Return the announcements that pages show now, as a part of a page."""
    return page_part(connection, "announcements.html")


def page_part(connection: HTTPConnection, template: str, **context: Any) -> str:
    """Return a part of a page for the visitor, which a script puts into an open page."""
    return render(template, {**_common(connection), **context})


def page(
    connection: HTTPConnection,
    template: str,
    status: int = 200,
    *,
    packs: bool = True,
    **context: Any,
) -> HTMLResponse:
    """Return a page for the visitor; every template has `visitor`, `word` and `here`.

    The page renews a guest's cookie.

    A page with secret links is not packed: its packed length would reveal whether a text in its
    address resembles them.
    """
    if (error := context.get("error")) is not None and template != ERROR:
        connection.app.state.serenissima.tally.refuse(error.code)  # of a form, shown beside it
    url = connection.url
    query = f"?{url.query}" if url.query else ""
    here = url.path + query if connection.scope.get("method") == "GET" else "/"
    everywhere = {**_common(connection), "here": here}
    body = render(template, {**everywhere, **context}).encode()
    headers = {
        "cache-control": "no-store",
        "vary": "Accept, Accept-Language, Authorization, Cookie",
    }
    way = packing.way(connection) if packs else ""
    shown = HTMLResponse(packing.pack(body, way), status, headers | packing.headers(way))
    renew_guest(shown, connection)
    return shown
