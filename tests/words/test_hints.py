"""The words of a hint about the figures of a search."""

import pytest

from serenissima.analysis.decision import Analysis, Considered
from serenissima.analysis.findings import ComparedAmount
from serenissima.kernel.actions import Actions, Block
from serenissima.kernel.message import Arg
from serenissima.kernel.stake import Stake
from serenissima.kernel.tale import Event, Happening
from serenissima.words import Speaker
from serenissima.words.hints import advice, compare

HOUSES = Stake("houses")


@pytest.mark.parametrize(
    ("shares", "said"),
    [
        ((0.5,), ""),
        ((0.5, 0.44), "page-hint-clear"),
        ((0.5, 0.47), "page-hint-better"),
        ((0.5, 0.49), "page-hint-equal"),
    ],
    ids=["only", "clear", "better", "equal"],
)
def test_a_hint_compares_the_best_choice(shares: tuple[float, ...], said: str):
    choices = tuple(Considered((n,), 100 - n, share) for n, share in enumerate(shares))
    expected = Speaker().word(said) if said else ""

    assert compare(Analysis(0, 1000, choices), Speaker()) == expected


def test_equal_choices_are_explained_by_what_follows_both():
    choices = tuple(Considered((n,), 50, 0.5) for n in range(2))
    found = Analysis(0, 100, choices, (ComparedAmount(HOUSES, 0, 2.0, 2.4),))

    assert "2.2 stake-houses" in compare(found, Speaker())


def test_a_better_choice_is_explained_by_what_differs():
    """The amounts of others have their names; only the best choice is explained."""
    choices = (Considered((0,), 60, 0.6), Considered((1,), 40, 0.4))
    reasons = ComparedAmount(HOUSES, 0, 3.0, 1.5), ComparedAmount(HOUSES, 1, 0.0, 1.0)
    found = Analysis(0, 100, choices, reasons)
    best, other = advice(found, Actions([Block("eat"), Block("rest")]), Speaker(), str)

    assert (
        "3.0 stake-houses instead of 1.5 and 0.0 stake-houses instead of 1.0 for" in best.reasons[1]
    )
    assert len(other.reasons) == 1


def test_a_hint_begins_with_its_choice():
    """Next come the happenings, each of them once; the beginning of the next turn is no effect."""
    blocks = [Block("eat", (Arg("fruit", ("fig", "plum")),), things=("{seat}-{fruit}",))]
    told = Happening(Event(rule="R1", things=("bowl", "0-fig"), kind="filled"), ())
    turn = Happening(Event(rule="R1", things=("tree",), kind="turn", heading=True), ())
    (found,) = advice(
        Analysis(0, 0, (Considered((1, 0), 0, 0.5, (turn, told)),)), Actions(blocks), Speaker(), str
    )

    assert found.things == ("0-plum", "0-fig", "bowl")
    assert found.name == "(1, 0)"
