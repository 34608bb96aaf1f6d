"""What a hint says of the figures of a search."""

import pytest

from serenissima.players.analysis import Analysis, Considered
from serenissima.words import Speaker
from serenissima.words.hints import compared


@pytest.mark.parametrize(
    ("shares", "said"),
    [
        ((0.5,), "page-hint-only"),
        ((0.5, 0.44), "page-hint-clear"),
        ((0.5, 0.47), "page-hint-better"),
        ((0.5, 0.49), "page-hint-equal"),
        ((0.4, 0.47), "page-hint-equal"),
    ],
    ids=["only", "clear", "better", "equal", "less-than-the-next"],
)
def test_how_the_best_compares(shares: tuple[float, ...], said: str):
    """What is preferred although it looks worse is never called better."""
    choices = tuple(Considered(n, 100 - n, share) for n, share in enumerate(shares))

    assert compared(Analysis(0, 1000, choices), Speaker()) == Speaker().word(said)
