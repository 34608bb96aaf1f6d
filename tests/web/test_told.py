"""A match as text and as data for programs that play by words: complete, and without secrets."""

import json

import pytest

import serenissima
from serenissima import games
from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.match import Match
from serenissima.players.playing import play

LONGEST = 12_000  # letters, after a few actions
NAMES = games.names()


def played(name: str, actions: int) -> Match:
    """Return a match after some actions, each the last legal one, with all its seats."""
    game = games.load(name)
    match = Match(game, game.meta.seats[-1], seed="told")
    for _ in range(actions):
        match.play(match.waits[0], match.legal(match.waits[0])[-1])
    return match


@pytest.mark.parametrize("name", NAMES)
def test_a_program_can_play_by_the_text(name: str):
    """Every legal action is written as it is sent, and the whole fits a prompt."""
    match = played(name, 20)
    seat = match.waits[0]
    found = serenissima.describe(match, seat)
    actions = [choice["action"] for choice in found.data["legal"]]

    assert {match.actions.parse(action) for action in actions} == set(match.legal(seat))
    assert all(
        f"\n{choice['action']} – {choice['means']}" in str(found) for choice in found.data["legal"]
    )
    assert found.data["question"] in found.text
    assert len(found.text) < LONGEST
    assert json.loads(json.dumps(found.data)) == found.data


@pytest.mark.parametrize("name", NAMES)
def test_a_program_that_gets_only_news_reads_little(name: str):
    """The first text has the guide; later only the tale grows (docs/research.md)."""
    game = games.load(name)
    match = play(game, ["uniform"] * game.meta.seats[-1], seed="told")
    begun = Match(game, match.seats, seed="told")
    first = serenissima.describe(begun, begun.waits[0], guide=True)
    later = [match.state_after(number) for number in range(0, len(match.steps) - 1, 40)]
    tables = [Match(game, match.seats, position=state) for state in later]
    rest = [serenissima.describe(table, table.waits[0], since=len(match.steps)) for table in tables]

    assert 4_000 < len(first.text) < 10_000
    assert max(len(told.text) for told in rest) < 15_000
    assert len(serenissima.describe(match, 0).text) > len(rest[-1].text)


@pytest.mark.parametrize("name", NAMES)
def test_equal_knowledge_gives_equal_words(name: str):
    """Matches that a seat cannot tell apart have the same text, whatever else differs."""
    match = played(name, 0)
    seat = match.waits[0]
    other = match.view(seat)
    verbs.redeal(match.terms, other, seat, rolled_dice(7))
    one, two = (Match(match.game, match.seats, position=s) for s in (match.state, other))

    assert one.state != two.state
    assert serenissima.describe(one, seat) == serenissima.describe(two, seat)


def test_unnoticed_actions_leave_no_trace():
    """They leave none in the text or the data, where seats choose at the same time."""
    match = next(match for name in NAMES if len((match := played(name, 0)).waits) > 1)
    first, second = match.waits[:2]
    before = serenissima.describe(match, second)
    match.play(first, match.legal(first)[0])

    assert serenissima.describe(match, second) == before
    assert serenissima.describe(match, first) != before


def test_only_news_is_sent_again():
    """It follows the steps that the seat knows; the guide comes before it on request."""
    match = played(NAMES[0], 20)
    whole = serenissima.describe(match, 0)
    short = serenissima.describe(match, 0, since=len(whole.data["told"]) - 1)
    guided = serenissima.describe(match, 0, guide=True, language="de")

    assert len(short.text) < len(whole.text)
    assert whole.data["told"][-1][0] in short.text
    assert guided.text.endswith(serenissima.describe(match, 0, language="de").text)
    assert len(guided.text) > len(whole.text) + 1000


def test_the_end_is_reported():
    """It has the winner, and each seat's share."""
    game = games.load(NAMES[0])
    found = serenissima.describe(
        serenissima.play(game, ["uniform"] * 2, seed=1), serenissima.SPECTATOR
    )

    assert found.data["outcome"]["ending"] in game.endings
    assert (found.data["legal"], found.data["waits"]) == ([], [])


def test_an_unknown_seat_or_language_is_refused():
    """The refusal lists the correct ones."""
    match = played(NAMES[0], 0)

    with pytest.raises(serenissima.Illegal, match="0 to 1"):
        serenissima.describe(match, 2)
    with pytest.raises(serenissima.Unknown, match="tlh"):
        serenissima.describe(match, 0, language="tlh")
