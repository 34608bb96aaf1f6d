"""How many clicks each kind of turn takes: every line of docs/clicks.md is played.

Run as a program, it writes that page's tables.
"""

import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from serenissima import games
from serenissima.kernel.match import Match
from serenissima.kernel.scene import Group
from serenissima.testing import at, play
from tests.games.canal_grande import table as canal_grande
from tests.games.doge import table as doge
from tests.games.venedig import table as venedig
from tests.places import ROOT

PAGE = ROOT / "docs" / "clicks.md"
MOST = 1  # clicks more than there have to be


class Turn(NamedTuple):
    """A kind of turn: description, fewest clicks, position for seat 0, and its clicks."""

    what: str
    fewest: int
    match: Match
    clicks: tuple[str, ...]


VOTE = "hand[0] castello=3\nhand[1] castello=2"
CASA = "hand[0] casa=1 palazzo=2\ncover F9=free F11=free"
COINS = "gold[0] 2=1 5=2\ncover F9=free"
LAST = f"stage final\nexchanging 1\nclosing turn-cap\n{COINS}"
TRIANGLE = "cover C18=casa E22=casa F3=casa K18=casa F11=free F13=free"
ROWS = "laid[0] basilica=1\nlaid[1] basilica=1\nlaid[2] basilica=1\nmaster basilica=0"
PALAZZO = f"{venedig.FULL} F11=free F13=free\nhand[0] palazzo=3"
DISPLAY = "stage draw\nhand[0] casa=1\ndisplay campo=1 palazzo=1 ponte=1"


def of_canal_grande() -> Iterator[Turn]:
    """Dividing, choosing, voting."""
    dealt = canal_grande.dividing("castello=3 spy=2 one two three", "divider 0")
    offers = canal_grande.choosing("castello", "spy")
    yield Turn("divide: two cards into the second offer", 3, dealt,
               ("shift castello", "shift spy", "present"))  # fmt: skip
    yield Turn("choose an offer", 1, offers, ("choose first",))
    yield Turn("open a vote with one card", 1, canal_grande.vote(VOTE), ("call castello", "bid"))
    yield Turn("answer with two cards", 3, answering(), ("lay castello", "lay castello", "bid"))
    yield Turn("pass in a vote", 1, answering(), ("decline",))
    yield Turn("open a vote with three cards", 4, canal_grande.vote(VOTE),
               ("call castello", "lay castello", "lay castello", "bid"))  # fmt: skip


def answering() -> Match:
    """A match in which the opponent has bid one."""
    calling = "stage call\ndivider 0\nactor 1\npicked 0\ndoges 1"
    match = at(canal_grande.GAME, f"{calling}\nhand[1] castello=2\nhand[0] castello=3")
    play(match, "1 call castello", "1 bid")
    return match


def of_doge() -> Iterator[Turn]:
    """Ballots, councillors, houses, palazzi."""
    won = doge.election("castello", "3 - -", "houses[0] dorsoduro=1")
    yield Turn("lay a ballot of two markers", 4, doge.begun(),
               ("card castello", "add 3", "add 1", "confirm"))  # fmt: skip
    yield Turn("send a councillor, place houses", 2, won, ("send san-marco", "place 2"))
    yield Turn("abstain, move a house, place houses", 4, won,
               ("abstain", "lift dorsoduro", "drop castello", "place 2"))  # fmt: skip
    yield Turn("abstain, move none, place none", 3, won, ("abstain", "stay", "place 0"))


def of_venedig() -> Iterator[Turn]:
    """Laying, building, gold, draining, drawing."""
    empty, rich = venedig.at(CASA), venedig.at(f"hand[0] casa=1\n{COINS}")
    yield Turn("lay no cards", 1, empty, ("done",))
    yield Turn("lay two cards", 3, empty, ("lay palazzo", "lay palazzo", "done"))
    yield Turn("lay a palazzo where there is one site", 2, venedig.at(PALAZZO),
               ("solo palazzo", "done", hexes("F11")))  # fmt: skip
    yield Turn("lay a casa and choose its site", 3, empty, ("lay casa", "done", hexes("F9")))
    yield Turn("build a basilica where there is one site", 3,
               venedig.at(f"{TRIANGLE}\nhand[0] basilica=4"),
               ("solo basilica", "done", hexes("F11", "F13")))  # fmt: skip
    yield Turn("pay for all the points that the gold buys", 1, rich, ("pay-most",))
    yield Turn("pay with two pieces of your choice", 3, rich,
               ("open-purse", "give 5", "give 5", "pay"))  # fmt: skip
    yield Turn("pay with two pieces when asked whether to pay", 3, at(venedig.GAME, LAST, 3),
               ("open-purse, give 5", "give 5", "pay"))  # fmt: skip
    yield Turn("let two gondolas move without paying", 1, between(), ("go-on, go-on",))
    yield Turn("give up a row", 1, crowded(), ("dump ponte",))
    yield Turn("drain two hexes", 2, venedig.at("stage drain"), drained("F11", "F13"))
    yield Turn("drain one hex", 1, venedig.at("stage drain"), (*drained("F11"), "stop"))
    yield Turn("draw a card", 1, venedig.at(DISPLAY), ("draw",))
    yield Turn("show a card and take three", 4, venedig.at(DISPLAY),
               ("show casa", "take campo", "take palazzo", "take ponte"))  # fmt: skip


def hexes(*places: str) -> str:
    """One click that names these hexes as a site."""
    return ", ".join(f"site {place}" for place in places)


def drained(*places: str) -> tuple[str, ...]:
    """A click on each of these hexes."""
    return tuple(f"drain {place}" for place in places)


def crowded() -> Match:
    """Return a match with one row too many on the table."""
    match = venedig.at("hand[0] palazzo=1 campo=1 ponte=1")
    play(match, "lay palazzo", "lay campo", "lay ponte", "done")
    return match


def between() -> Match:
    """A match in which two helpers' gondolas are about to move."""
    match = venedig.at(f"hand[0] basilica=1\n{ROWS}\n{TRIANGLE}\ngold[0] 5=1")
    play(match, "lay basilica", "done", "site F11", "site F13")
    return match


ALONE: dict[str, dict[str, str]] = {
    "Canal Grande": {
        "call": "which districts the hand holds",
        "bid": "that the hand holds no card to add to the bid",
        "decline": "that the hand cannot beat the bid",
    },
    "Doge": {},
    "Venedig": {
        "raise": "that the purse holds less than five gold",
        "raise-jointly": "that the purse holds less than five gold",
        "go-on": "that the purse holds less than five gold",
        "draw": "that the purse holds less than five gold",
    },
}
GAMES = {"Canal Grande": of_canal_grande, "Doge": of_doge, "Venedig": of_venedig}


@pytest.mark.parametrize("game", GAMES)
def test_every_turn_is_played_by_its_clicks(game: str):
    """Each click is offered at the table when its turn comes, and is at most one too many."""
    for turn in GAMES[game]():
        match = turn.match.copy()
        for click in turn.clicks:
            assert click in offered(match), turn.what
            for action in click.split(", "):
                match.play(0, action)

        assert len(turn.clicks) - turn.fewest in range(MOST + 1), turn.what


def offered(match: Match) -> list[str]:
    """Return the actions that each click at seat 0 takes, separated by commas."""
    scene = match.game.draw(match.terms, match.view(0), 0)
    choices = [choice for choice in scene.choices if choice.action is not None]
    taken = [(c.action, *(() if isinstance(c, Group) else c.then)) for c in choices]
    return [", ".join(match.actions.format(a) for a in one if a is not None) for one in taken]


@pytest.mark.parametrize("game", GAMES)
def test_only_secrets_make_a_question_with_one_answer(game: str):
    """Random matches have such questions of these kinds only."""
    loaded = games.load(game.lower().replace(" ", "-"))
    kinds = set()
    for seats in loaded.meta.seats:
        match, chance = Match(loaded, seats, seed="one answer"), random.Random(seats)
        while not match.over:
            seat = match.waits[0]
            legal = match.legal(seat)
            if len(legal) == 1:
                kinds.add(loaded.actions.parts(legal[0])[0].kind)
            match.play(seat, chance.choice(legal))

    assert kinds <= ALONE[game].keys()


def test_the_page_lists_every_turn():
    """Each has its actions."""
    text = PAGE.read_text(encoding="utf-8")

    assert text.endswith(tables())


def tables() -> str:
    """The tables of each game."""
    pages = (f"## {game}\n\n{table(turns())}{alone(game)}" for game, turns in GAMES.items())
    return "\n".join(pages)


def alone(game: str) -> str:
    """Return a line for each question with one answer, and what its absence would reveal."""
    lines = ["", "| the only answer | without the question, others would learn |", "|---|---|"]
    lines += [f"| `{kind}` | {secret} |" for kind, secret in ALONE[game].items()]
    return "\n".join(lines) + "\n" if ALONE[game] else ""


def table(turns: Iterator[Turn]) -> str:
    """A line for each kind of turn."""
    lines = ["| turn | clicks | fewest |", "|---|---|---|"]
    lines += [f"| {turn.what} | {len(turn.clicks)} | {turn.fewest} |" for turn in turns]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    head, _, _ = PAGE.read_text(encoding="utf-8").partition("## ")
    PAGE.write_text(head + tables(), encoding="utf-8")
