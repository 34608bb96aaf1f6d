"""The end of a match, in words."""

from dataclasses import dataclass

from serenissima.service import TableView
from serenissima.words import Speaker, outcomes


@dataclass(frozen=True)
class FinalResult:
    """The end of a match: `winners` is a headline, `lines` are seat, name, share in percent."""

    headline: str
    reason: str
    lines: tuple[tuple[int, str, int, bool], ...]
    winner: int | None


def final_result(view: TableView, speaker: Speaker) -> FinalResult | None:
    """Return the result of a view's match; None while it runs."""
    outcome = view.outcome
    if outcome is None and view.ended:
        why = "page-ended-file" if view.from_file else "page-ended-without-why"
        headline, reason = map(speaker.word, ("page-ended-without", why))
        return FinalResult(headline, reason, (), None)
    if outcome is None:
        return None
    winners = outcome.winners
    lines = sorted(
        (
            (seat, speaker.heading(seat), round(100 * share), seat in winners)
            for seat, share in enumerate(outcome.shares)
        ),
        key=lambda line: (-line[2], line[0]),
    )
    headline, reason = (said(outcome, speaker) for said in (outcomes.winners, outcomes.ending))
    alone = winners[0] if len(winners) == 1 else None
    return FinalResult(headline, reason, tuple(lines), alone)
