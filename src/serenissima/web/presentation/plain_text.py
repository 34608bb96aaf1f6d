"""A table as plain text for language models: events, the position, and the possible actions."""

from collections.abc import Iterator, Sequence

from serenissima.service import TableView
from serenissima.web.presentation.lateness import Lateness
from serenissima.web.presentation.table_page import TablePage
from serenissima.words import scene_text

WIDTH = 100


def table_text(
    view: TableView, language: str, since: int = 0, lateness: Lateness | None = None
) -> str:
    """Describe a viewer's table, with the events from step `since` of the tale on.

    With `lateness` the text also names the late players, the viewer's choices, and any pause or
    request for one.
    """
    page = TablePage(view, language)
    gone = list(lateness.lines(page.speaker)) if lateness else []
    return "\n".join([*_lines(page, since, gone)])


def _lines(page: TablePage, since: int, gone: Sequence[str]) -> Iterator[str]:
    yield page.title
    if news := list(_news(page, since)):
        yield from ("", page.word("page-what-happened"), *news)
    yield from ("", *scene_text.draw_text(page.scene, page.speaker, width=WIDTH))
    yield from filter(None, (page.undo_request(), page.undo_reply(), *page.remark))
    yield from _end(page) if page.view.ended else _next(page)
    if gone:
        yield from ("", *gone)


def _news(page: TablePage, since: int) -> Iterator[str]:
    for step in page.view.told[since:]:
        yield from map(
            scene_text.add_bullet, scene_text.describe_happenings(step.happenings, page.speaker)
        )


def _end(page: TablePage) -> Iterator[str]:
    """Describe the end of the match, and each seat's share."""
    if end := page.result():
        yield from ("", page.word("page-over"), end.headline, end.reason)
        for _, name, share, _ in end.lines:
            yield f"{page.word('page-label', name=name)} {page.word('page-share', percent=share)}"


def _next(page: TablePage) -> Iterator[str]:
    """List the viewer's actions in notation, or name the players whose turn it is."""
    if page.view.gathering:
        yield from ("", page.word("page-gathering"))
        return
    if not page.asks:
        yield from ("", page.word("page-waiting-for", names=page.name_seats(page.view.waits)))
        return
    yield from ("", page.word("page-choices"))
    said = scene_text.labels(page.actions, page.scene, page.view.legal, page.speaker)
    for action, label in said.items():
        yield f"{page.text(action)} – {label}"
