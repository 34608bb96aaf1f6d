"""Tables with the same deal: reveal the secret once the last of their matches has ended."""

from collections.abc import Sequence
from dataclasses import dataclass

from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.refusals import MATCH_OVER
from serenissima.service.core.entries import Abandoned, Entry, Finished
from serenissima.service.core.scoresheet import Scoresheet
from serenissima.service.core.table import Table
from serenissima.service.refusals import TABLE_SEALED


@dataclass(frozen=True)
class Reveal:
    """Reveal the secret of a match that has ended, now that all its twins have ended too."""

    seat: int = SPECTATOR


def reveal_secret(table: Table, secret: str) -> Sequence[Entry]:
    """Return the last entry of a table; raises `NotNow` (`table/sealed`, `match/over`)."""
    if table.sheet.finished:
        raise MATCH_OVER("everything has already been revealed")
    if table.sheet.settled is None:
        raise TABLE_SEALED("the match is still in progress")
    result = table.sheet.settled.result
    return [Finished(result, secret) if result else Abandoned("", secret)]


def check_open(sheet: Scoresheet) -> None:
    """Raise `NotNow` (`table/sealed`) if only the players may see the table."""
    if sheet.sealed:
        reason = "others are still playing the same deal: this table could help them"
        raise TABLE_SEALED(reason, hint="once all of them have finished")
