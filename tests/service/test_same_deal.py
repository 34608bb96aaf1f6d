"""Tables with the same deal: each is useless at the others until all have ended."""

import asyncio
from dataclasses import replace

import pytest

from serenissima.fairplay.proof import check
from serenissima.fairplay.secrets import Proven
from serenissima.kernel.errors import NotNow
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.replay import replay
from serenissima.service import DEAL, GuestTournament, KnownGuest, Tables
from serenissima.service.core.opening import NewTable, Opening
from serenissima.service.core.standings import standings
from tests.service.guests import KEYS, PATIENCE, SHELF, act, guest
from tests.tiny.game import GAME


async def entered(tables: Tables, people: int = 4, seats: int = 2) -> tuple[str, list[KnownGuest]]:
    """Return a tournament with the same deal, and all entrants; the first has opened it."""
    come = [(await tables.guests.welcome(f"P{n}", key=next(KEYS)))[0] for n in range(people)]
    id_ = await tables.tournaments.open(
        "lots", seats, {}, rounds=3, time="none", opener=come[0].id, name="P0", key=next(KEYS),
        system=DEAL,
    )  # fmt: skip
    for one in come[1:]:
        await tables.tournaments.enter(id_, one.id, one.name)
    return id_, come


async def dealt(
    tables: Tables, people: int = 4, seats: int = 2
) -> tuple[GuestTournament, list[KnownGuest]]:
    """Return the same deal at enough tables, and all players there."""
    id_, come = await entered(tables, people, seats)
    await tables.tournaments.draw_next(id_, come[0].id, 1)
    return await tables.tournaments.find(id_), come


async def rights(tables: Tables, table: str) -> list[Proven]:
    """Return equivalents of the tokens of a table, by seat."""
    held = await tables.guests.at(table)
    return [Proven(held[seat].sitting) for seat in sorted(held)]


async def finish(tables: Tables, table: str) -> None:
    """Play a match out."""
    own = await rights(tables, table)
    while not (await tables.view(table, own[0])).ended:
        for token in own:
            while (await tables.view(table, token)).legal:
                await act(tables, table, token)


async def test_the_same_hands_come_at_all_tables(served: Tables):
    """Players on the same seat see the same; each sits at one table."""
    now, _ = await dealt(served, people=6, seats=3)
    one, other = [table.table for table in now.drawn[0]]
    for seat, (mine, theirs) in enumerate(
        zip(await rights(served, one), await rights(served, other), strict=True)
    ):
        here, there = await served.view(one, mine), await served.view(other, theirs)
        assert here.commitment == there.commitment
        assert GAME.position_text(here.terms, here.view, seat) == GAME.position_text(
            there.terms, there.view, seat
        )
    seated = [number for table in now.drawn[0] for number in table.seats]
    assert sorted(seated) == [1, 2, 3, 4, 5, 6]


async def test_only_its_players_see_a_table_while_one_of_them_is_played(served: Tables):
    """This holds for finished tables and the others, and for the views of other seats."""
    now, _ = await dealt(served)
    over, running = [table.table for table in now.drawn[0]]
    await finish(served, over)
    for table in (over, running):
        with pytest.raises(NotNow) as refused:
            await served.view(table)
        assert refused.value.code == "table/sealed"
        with pytest.raises(NotNow):
            async with served.watch(table) as views:
                await anext(views)
        with pytest.raises(NotNow):
            await served.transcript(table)
        with pytest.raises(NotNow):
            await served.play_again(table, (await rights(served, table))[0])
    for seat, token in enumerate(await rights(served, over)):
        seen = await served.view(over, token)
        assert (seen.secret, seen.sealed, seen.ended, seen.waits) == (None, True, True, ())
        with pytest.raises(NotNow):
            await served.view(over, token, seat=1 - seat)
    [summary] = await served.summaries({over: [""]})
    assert (summary.names, summary.waits, summary.finished_at) == ((), (), None)
    assert await served.tournaments.find(now.id) == now


async def test_everything_is_shown_when_the_last_has_ended(served: Tables):
    """It happens by itself.

    One secret proves the dice of all tables, and the results are compared.
    """
    now, _ = await dealt(served)
    for table in now.drawn[0]:
        await finish(served, table.table)
    await served.deals.close()  # waits for the tasks that were started
    seen = [await served.view(table.table) for table in now.drawn[0]]
    assert len({one.secret for one in seen}) == 1
    assert seen[0].secret
    for table in now.drawn[0]:
        transcript = await served.transcript(table.table)
        assert check(transcript, replay(GAME, transcript))
        assert (await served.view(table.table, seat=1)).seat == 1
    end = await served.tournaments.find(now.id)
    assert end.over
    assert sum(line.points for line in standings(end)) == 2


async def test_a_finished_table_is_not_read_repeatedly(served: Tables):
    """While others play, reading it begins one look at the others, which begins no other."""
    now, _ = await dealt(served)
    over, running = [table.table for table in now.drawn[0]]
    await finish(served, over)
    async with asyncio.timeout(PATIENCE):
        while begun := [*served.deals._begun]:
            await asyncio.gather(*begun)
    await finish(served, running)
    await served.deals.close()
    assert (await served.view(over)).secret


async def test_two_processes_end_two_tables_at_once(served: Tables, place: str):
    """The last reveals; each log has one last entry."""
    now, _ = await dealt(served)
    one, other = [table.table for table in now.drawn[0]]
    async with Tables(place, shelf=SHELF, load_player=guest) as others:
        await asyncio.gather(finish(served, one), finish(others, other))
        for tables in (served, others):
            await tables.deals.reveal((one, other))
        assert [(await tables.view(one)).secret for tables in (served, others)].count(None) == 0


async def test_a_server_ended_before_it_had_revealed(served: Tables, place: str):
    """The next look makes up for it."""
    now, _ = await dealt(served)
    served.deals._closed = True
    for table in now.drawn[0]:
        await finish(served, table.table)
    with pytest.raises(NotNow):
        await served.view(now.drawn[0][0].table)
    async with Tables(place, shelf=SHELF, load_player=guest) as others:
        await others.tournaments.advance(now.id)
        await others.deals.close()

        assert (await others.tournaments.find(now.id)).over
        assert (await others.view(now.drawn[0][0].table)).seat == SPECTATOR


async def test_players_at_two_tables_cannot_become_one_guest(served: Tables):
    """Signing in does not merge them either, as long as one of the tables is played."""
    now, come = await dealt(served)
    with pytest.raises(NotNow) as refused:
        await served.accounts.bring_along(await served.guests.link(come[0]), come[1])
    assert refused.value.code == "deal/both"
    assert await served.tournaments.find(now.id) == now


@pytest.mark.parametrize("people", [2, 3, 5])
async def test_a_same_deal_needs_full_tables(served: Tables, people: int):
    """It needs at least two, for the comparison."""
    with pytest.raises(NotNow) as refused:
        await dealt(served, people)

    assert refused.value.code in ("tournament/uneven", "tournament/few")


async def test_teams_hold_each_seat_once(served: Tables):
    """For two players it is as in duplicate bridge: the seats are swapped at the second table."""
    now, _ = await dealt(served)
    [(ours, theirs)] = now.teams
    for seat in (0, 1):
        sat = {table.seats[seat] for table in now.drawn[0]}
        assert len(sat & {*ours}) == len(sat & {*theirs}) == 1


async def test_a_table_that_can_never_begin_hides_nothing(
    served: Tables, monkeypatch: pytest.MonkeyPatch
):
    """There was no room for it, and then one of its players is deleted."""
    id_, come = await entered(served)
    rounds, there = served.tournaments._tables, list[Opening]()

    async def once(new: NewTable, key: str) -> Opening:
        if there:
            raise NotNow("server/tables-full", "there is no room")
        there.append(await rounds.open(new, key))
        return there[0]

    monkeypatch.setattr(served.tournaments, "_tables", replace(rounds, open=once))
    with pytest.raises(NotNow):
        await served.tournaments.draw_next(id_, come[0].id, 1)
    monkeypatch.undo()
    played, missing = (await served.tournaments.find(id_)).drawn[0]
    await served.guests.forget(come[missing.seats[0] - 1])
    await finish(served, played.table)
    await served.tournaments.advance(id_)

    assert (await served.view(played.table)).secret
    assert (await served.tournaments.find(id_)).over
    here, other, *_ = [one for one in come if one.id != come[missing.seats[0] - 1].id]
    assert await served.accounts.bring_along(await served.guests.link(here), other)
