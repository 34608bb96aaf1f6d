"""A match that is played on or begins in a position: its clocks, its undo, its beginning."""

import pytest

from serenissima.kernel.errors import Illegal, NotNow, Unknown
from serenissima.kernel.match import Match
from serenissima.kernel.notation import parse_match, print_match
from serenissima.kernel.replay import replay
from serenissima.service import PositionBeginning, Tables, TableSettings
from tests.service.guests import GAME, KEYS, SHELF, act, guest, plan_of

ALONE = plan_of("person", "computer guest")
LIVE = TableSettings(time="live 10+30")


async def finished(tables: Tables) -> str:
    """Return the table of a match of one person to its end."""
    opening = await tables.open("lots", ALONE, name="Anna")
    async with tables.watch(opening.table, opening.token) as views:
        async for seen in views:
            if seen.ended:
                break
            if seen.legal:
                await act(tables, opening.table, opening.token)
    return opening.table


async def test_its_clocks_begin_full(tables: Tables):
    """The actions that it inherits have earned no time."""
    begun = await finished(tables), 2
    plan = plan_of("person", "person")
    opening = await tables.open("lots", plan, name="Anna", settings=LIVE, begun=begun)
    await tables.join(opening.table, opening.invitations[1], "Bernd", key=next(KEYS))
    seen = await tables.view(opening.table, opening.token)

    assert seen.clock is not None
    assert seen.clock.left == (600.0, 600.0)


async def test_inherited_actions_cannot_be_undone(tables: Tables):
    begun = await finished(tables), 3
    opening = await tables.open("lots", plan_of("person", "person"), name="Anna", begun=begun)
    seen = await tables.view(opening.table, opening.token)

    assert seen.undo is None
    for number in range(4):
        with pytest.raises(NotNow) as refused:
            await tables.undo(opening.table, str(opening.token), number, key=next(KEYS))
        assert refused.value.code == "undo/nothing"


async def test_it_begins_in_a_finished_match_of_the_same_game(tables: Tables):
    """At a step that this match has, before its end."""
    running = await tables.open("lots", ALONE, name="Anna")
    with pytest.raises(NotNow, match="still running"):
        await tables.open("lots", ALONE, name="Anna", begun=(running.table, 0))
    table = await finished(tables)
    for step in (-1, 1000):
        with pytest.raises(Unknown) as refused:
            await tables.open("lots", ALONE, name="Anna", begun=(table, step))
        assert refused.value.code == "table/step"
    with pytest.raises(Unknown) as refused:
        await tables.beginning("another", table, 0)
    assert refused.value.code == "table/unknown"


async def play_out(tables: Tables, table: str, token: str) -> None:
    """Play a match against a computer player to its end."""
    async with tables.watch(table, token) as views:
        async for seen in views:
            if seen.ended:
                return
            if seen.legal:
                await act(tables, table, token)


@pytest.mark.parametrize("waits", [True, False])
async def test_a_typed_position_becomes_a_table(tables: Tables, database: str, waits: bool):
    """Its log gives it back; it gives no points and has no proof; its file is opened, too."""
    match = Match(GAME, 2, {"catch": "rolled"}, seed=3)
    for seat in (0, 1) if not waits else (0,):
        match.play(seat, match.legal(seat)[0])
    text = GAME.position_text(match.terms, match.state)
    if not waits:  # the match goes on by itself to the next decision
        text = "\n".join(line for line in text.splitlines() if not line.startswith("waits"))
    owner, _ = await tables.guests.welcome("Anna", key=next(KEYS), label="")
    begun, rolled = PositionBeginning("typed", text), {"catch": "rolled"}
    opening = await tables.open("lots", ALONE, rolled, name="Anna", begun=begun, guest=owner.id)
    seen = await tables.view(opening.table, opening.token)

    same = seen.view.tobytes() == GAME.state.view(match.state, 0).tobytes()
    assert (same, bool(seen.told[0].happenings)) == (waits, not waits)
    assert (seen.in_position, seen.commitment, seen.undo) == (True, "", None)
    assert (await tables.view(opening.table)).view.hand.sum() == 0
    await play_out(tables, opening.table, str(opening.token))
    async with Tables(database, shelf=SHELF, load_player=guest) as again:
        ended = await again.view(opening.table, opening.token)
        assert (ended.over, ended.last) == (True, len(ended.told) - 1)
    assert await tables.ratings.results(owner.id) == []
    file = print_match(await tables.transcript(opening.table))
    assert replay(GAME, parse_match(file)).over
    shown = await tables.open_file(file, key=next(KEYS))
    assert print_match(await tables.transcript(shown)) == file
    on = await tables.open("lots", ALONE, name="Anna", begun=(opening.table, 1))
    assert (await tables.view(on.table, on.token)).in_position


async def test_hidden_cards_of_a_seats_view_are_dealt_by_the_server(tables: Tables):
    """The seat sees what it saw; the rest follows from the secret of the table."""
    match = Match(GAME, 3, seed=6)
    begun = PositionBeginning("puzzle", view=match.seen_by(1))
    plan, hands = plan_of("computer guest", "person", "person"), set()
    for _ in range(12):
        opening = await tables.open("lots", plan, name="Anna", seat=1, begun=begun)
        table = await tables._known.table(opening.table)
        state = table.match.state_after(0)
        hands.add(state.hand.tobytes())

        assert GAME.state.view(state, 1).tobytes() == match.view(1).tobytes()
    assert len(hands) > 1


async def test_an_impossible_position_is_refused(tables: Tables):
    with pytest.raises(Illegal) as refused:
        await tables.open(
            "lots",
            ALONE,
            name="Anna",
            begun=PositionBeginning("typed", "hand[0] one=2\nheld 9 0 0"),
        )
    assert refused.value.code.startswith("position/")
