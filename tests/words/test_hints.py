"""The words of a hint about the figures of a search."""

import pytest

from serenissima.kernel.actions import Actions, Block
from serenissima.kernel.message import Arg
from serenissima.kernel.tale import Event, Happening
from serenissima.players.analysis import Analysis, Considered, Foreseen
from serenissima.words import Speaker
from serenissima.words.hints import advice, compare
from tests.tiny.game import GAME as TINY


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
def test_a_hint_compares_the_best_action(shares: tuple[float, ...], said: str):
    """A recommended action with the worse value is never called better."""
    choices = tuple(Considered(n, 100 - n, share) for n, share in enumerate(shares))

    assert compare(Analysis(0, 1000, choices), Speaker()) == Speaker().word(said)


def test_a_difference_is_named_once():
    """It appears with figures and the other action's name, at the action compared with it."""
    told = Happening(next(event for event in TINY.events if not event.args), ())
    first = Considered(0, 60, 0.6, soon=(Foreseen(told, 18, 6, 24, 1),))
    other = Considered(1, 40, 0.4, soon=(Foreseen(told, 6, 18, 24, 0),))
    speaker = Speaker("en", TINY.folder)
    best, next_best = advice(Analysis(0, 100, (first, other)), TINY.actions, speaker, str)

    said = speaker.say(told.message).removesuffix(".")
    told = (
        f"In 18 of 24 simulated deals, this action soon led to “{said}”."
        " The action “1” led to it in 6 of them."
    )
    assert best.reasons[1] == told
    assert len(next_best.reasons) == 1


def test_a_hint_begins_with_its_recommendation():
    """Next come the reader's moves until others act, then the happenings, each of them once.

    The beginning of the next turn is not an effect of an action.
    """
    blocks = [Block("eat", (Arg("fruit", ("fig", "plum")),), things=("{seat}-{fruit}",))]
    told = Happening(Event(rule="R1", things=("bowl", "0-fig"), kind="filled"), ())
    turn = Happening(Event(rule="R1", things=("tree",), kind="turn", heading=True), ())
    (found,) = advice(
        Analysis(0, 0, (Considered(1, 0, 0.5, (turn, told), ((0, 0), (1, 0), (0, 1))),)),
        Actions(blocks),
        Speaker(),
        str,
    )

    assert found.things == ("0-plum", "0-fig", "bowl")
