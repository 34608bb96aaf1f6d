"""Positions for sentences that random matches hardly come to."""

from collections.abc import Iterator

from serenissima.kernel.match import Match
from serenissima.testing import play
from tests.games.venedig.table import FULL, at, covered, standing


def rarities() -> Iterator[Match]:
    """Each as a match, to be looked at as it is."""
    yield at("hand[0] casa=5", full_hand="must-lay")
    yield at("stage shed\nhand[0] casa=5 campo=1", full_hand="swap")
    yield at("stage draw\nhand[0] casa=5\ngold[0] 5=1")
    yield at(f"hand[0] casa=1 basilica=4\n{FULL}")
    yield at(f"hand[0] casa=1 campo=3\nadding[0] casa=1\n{FULL}\ncover F9=free")
    yield at(standing("casa", 17))
    final = at("stage final\nexchanging 1\nclosing turn-cap\ngold[0] 5=1")
    yield final.copy()
    play(final, "go-on")
    yield final
    beyond = at(
        "stage final\nexchanging 1\nclosing sixty-by-helping\nposition 12 61 0 0 0\ngold[0] 5=1"
    )
    play(beyond, "go-on")
    yield beyond
    ponte = at(
        "hand[0] ponte=3\ncover G12=casa\n"
        f"{covered('free', 'G16 G20 I12 K14')}\nposition 25 0 0 0 0"
    )
    play(ponte, "solo ponte", "done")
    yield ponte.copy()
    play(ponte, "bridge 2")
    yield ponte
    rows = "laid[0] campo=1\nlaid[1] campo=1\nmaster campo=0\ncover F11=casa\ncover F9=free"
    helped = at(f"hand[0] campo=1\n{rows}\nposition 0 25 0 0 0\ngold[0] 5=1")
    play(helped, "lay campo", "done")
    yield helped
    twice = at("hand[0] campo=5\nlaid[0] campo=1\nmaster campo=0\ncover F9=free F11=free")
    play(twice, "solo campo", "lay campo", "lay campo", "done")
    yield twice
    two = "hand[0] casa=1 campo=1\nhand[1] casa=1\nimaginary_laid campo=2\nimaginary_master campo=1"
    joint = at(f"{two}\ncover G12=free", 2)
    play(joint, "lay casa", "lay campo", "done")
    yield joint
    alone = at(f"stage before\n{two}\ncover G12=free", 2)
    play(alone, "reveal", answers=[2])
    yield alone
