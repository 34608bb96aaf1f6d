"""The text of a notification: its reason, and the events since the player's last action."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from serenissima.service import TableView, WaitingNotification
from serenissima.web.presentation.clocks import Clocks
from serenissima.web.presentation.table_page import TablePage

MOST = 40  # lines of events


@dataclass(frozen=True)
class WrittenNotification:
    """A notification in words, as the receiving seat may read it.

    Attributes:
        id: the same however often it is sent; a digest.
        kind: why: `turn`, `asked`, `pause`, `end`, `lent`, `over`, `again`, `low`, `late` or
            `confirm`.
        to_do: whether it asks for more than being read.
        title: why, in words.
        lines: the events since the receiver's last action, and their task.
        headed: whether the first of them only heads the next.
        link: to the table.
        opens: the purpose of the link, in words.
        stop: the link that ends such notifications.
        stops: the purpose of that one, in words.
        language: of all this.
    """

    id: str
    kind: str
    to_do: bool
    title: str
    lines: tuple[str, ...]
    headed: bool
    link: str
    opens: str
    stop: str
    stops: str
    language: str

    @property
    def text(self) -> str:
        """All of it as plain text."""
        told = [*self.lines, ""] if self.lines else []
        return "\n".join([self.title, "", *told, self.opens, self.link, ""])


def write_notification(
    notification: WaitingNotification,
    view: TableView,
    language: str,
    places: tuple[str, str],
    when: tuple[float, float],
) -> WrittenNotification:
    """Write a notification; its text depends only on the seat's view and the time.

    Args:
        notification: the one to write.
        view: the seat's view.
        language: of the text.
        places: the address of the pages, and the link that ends such notifications.
        when: seconds since 1970, and after how many the others may continue without a player.
    """
    page, asks, (address, stop) = TablePage(view, language), notification.kind == "confirm", places
    told = [] if asks or notification.invites else _list_events(page)
    opens = "friends" if notification.invites else f"table/{view.table}"
    lines = told if asks else [*told, *_describe_task(page, notification.kind, when)]
    return WrittenNotification(
        id=digest(notification.id),
        kind=notification.kind,
        to_do=notification.is_to_do,
        title=page.word(f"page-call-{notification.kind}", game=page.game.meta.title),
        lines=tuple(lines),
        headed=bool(told),
        link=stop if asks else f"{address}/{opens}",
        opens=page.word("page-call-confirm-note" if asks else "page-call-open"),
        stop=stop,
        stops=page.word("page-call-stop"),
        language=language,
    )


def digest(name: str) -> str:
    """Return the public id of a notification."""
    return hashlib.sha256(name.encode()).hexdigest()[:32]


def _list_events(page: TablePage) -> list[str]:
    """Return the events since the last own action, below a heading."""
    told = list(_since(page))
    return [page.word("page-call-since"), *["…"] * (len(told) > MOST), *told[-MOST:]] * bool(told)


def _describe_task(page: TablePage, kind: str, when: tuple[float, float]) -> Iterator[str]:
    """Return the task, or the thing to see."""
    if kind == "asked":
        yield from filter(None, [page.undo_request()])
    if kind == "over" and (end := page.result()):
        yield from (end.headline, end.reason)
    clocks = Clocks(page, *when)
    if kind == "pause":
        yield clocks.pause
    if kind == "low":
        yield clocks.own_left()
    if kind in ("late", "end"):
        yield from clocks.all_late()
        yield from filter(None, [clocks.end_wanted])
        yield page.word("page-call-late-choose")


def _since(page: TablePage) -> Iterator[str]:
    """Return the events since the last own action."""
    view, since = page.view, 1
    for at, step in enumerate(view.told):
        if at and step.seat == view.seat:
            since = at + 1
    for step in view.told[since:]:
        for happening in step.happenings:
            if said := page.speaker.say(happening.message):
                yield f"· {said}"
