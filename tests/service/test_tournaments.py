"""Tournaments in a database of either kind: each round is paired once, by any process."""

import asyncio
from dataclasses import replace

import pytest

from serenissima.fairplay.secrets import Proven, hash_secret
from serenissima.kernel.errors import Illegal, NotNow, Unknown
from serenissima.service import GuestTournament, KnownGuest, Tables, TableSettings
from serenissima.service.core.commands import Join
from serenissima.service.core.deciding import decide
from serenissima.service.core.notifications import notifications
from serenissima.service.core.opening import NewTable, Opening
from serenissima.service.core.rounds import berger
from serenissima.service.core.standings import standings
from serenissima.service.core.tournament import MOST_ENTRANTS, Entrant
from serenissima.service.runtime.tournaments import Tournaments
from serenissima.service.store.forgetting import forget
from serenissima.service.store.tournaments import TournamentBook
from serenissima.words.players import GONE
from tests.service.guests import KEYS, SECRET, SHELF, act, guest, plan_of
from tests.tiny.game import GAME


async def opened(
    tables: Tables, people: int = 3, seats: int = 2, rounds: int = 2
) -> tuple[str, list[KnownGuest]]:
    """Return a tournament that people have entered, and the people; the first has opened it."""
    come = [(await tables.guests.welcome(f"P{n}", key=next(KEYS)))[0] for n in range(people)]
    id_ = await tables.tournaments.open(
        "lots", seats, {}, rounds=rounds, time="none", opener=come[0].id, name="P0", key=next(KEYS)
    )
    for one in come[1:]:
        await tables.tournaments.enter(id_, one.id, one.name)
    return id_, come


async def finish(tables: Tables, table: str) -> None:
    """Play a match out: each player acts with the rights of their cookie."""
    held = await tables.guests.at(table)
    while not (await tables.view(table)).ended:
        for one in held.values():
            while (await tables.view(table, Proven(one.sitting))).legal:
                await act(tables, table, Proven(one.sitting))


async def begun(tables: Tables, people: int = 3) -> tuple[str, list[KnownGuest]]:
    """Return a tournament whose first round is open."""
    id_, come = await opened(tables, people)
    await tables.tournaments.draw_next(id_, come[0].id, 1)
    return id_, come


async def test_a_tournament_runs_to_its_end(served: Tables):
    """Each round begins when the last has ended; all players sit at their tables already."""
    id_, come = await begun(served)
    for round_ in (1, 2, 3):
        now = await served.tournaments.advance(id_)
        assert now.round == round_
        [table] = now.drawn[-1]
        held = await served.guests.at(table.table)
        assert [held[s].guest for s in (0, 1)] == [now.entrant(n).guest for n in table.seats]
        assert (await served.view(table.table)).settings.tournament == id_
        assert {one.id for one in await served.tournaments.of_guest(come[2].id)} == {id_}
        await finish(served, table.table)
    end = await served.tournaments.advance(id_)

    assert end.over
    assert sum(line.points for line in standings(end)) == 3 + 3 * 0.5
    assert [line.played for line in standings(end)] == [2, 2, 2]


async def test_the_next_round_begins_by_itself(served: Tables):
    """The process that stores the last action pairs it, without a visit."""
    id_, _ = await begun(served)
    [table] = (await served.tournaments.find(id_)).drawn[0]
    await finish(served, table.table)
    await served.tournaments.close()  # waits for the tasks that were started

    assert (await served.tournaments.find(id_)).round == 2


async def test_a_round_is_paired_once(served: Tables, place: str):
    """Two processes may be asked any number of times; each table has its people once."""
    id_, come = await opened(served, people=6)
    async with Tables(place, shelf=SHELF, load_player=guest) as others:
        asked = [
            tables.tournaments.draw_next(id_, come[0].id, 1)
            for tables in (served, others, served, others)
        ]
        await asyncio.gather(*asked)
        one, other = [await tables.tournaments.advance(id_) for tables in (served, others)]
        for tables in (served, others):
            for table in one.drawn[0]:
                seen = await tables.view(table.table)
                assert sorted(seen.names) == sorted(one.entrant(n).name for n in table.seats)
        for table in one.drawn[0]:
            await finish(served, table.table)
        ends = [tables.tournaments.advance(id_) for tables in (others, served, others)]
        await asyncio.gather(*ends)

    assert one == other
    assert (await served.tournaments.find(id_)).round == 2
    assert all(table.opened for table in one.drawn[0])


async def test_people_enter_while_it_begins(served: Tables, place: str):
    """Latecomers get a refusal; all the others are paired."""
    id_, come = await opened(served, people=2)
    late = [(await served.guests.welcome(f"L{n}", key=next(KEYS)))[0] for n in range(6)]
    async with Tables(place, shelf=SHELF, load_player=guest) as others:
        asked = [
            tables.tournaments.enter(id_, one.id, one.name)
            for one, tables in zip(late, (served, others) * 3, strict=True)
        ]
        answers = await asyncio.gather(
            *asked[:3], others.tournaments.draw_next(id_, come[0].id, 1), *asked[3:],
            return_exceptions=True,
        )  # fmt: skip
    refused = [answer for answer in answers if answer is not None]
    now = await served.tournaments.find(id_)

    assert {getattr(answer, "code", answer) for answer in refused} <= {"tournament/begun"}
    assert len(now.entrants) == 8 - len(refused)
    assert [one.number for one in now.entrants] == [*range(1, len(now.entrants) + 1)]
    assert len(now.drawn[0]) == len(now.entrants) // 2


async def test_a_later_process_finishes_an_interrupted_round(served: Tables):
    """A round was paired, and the server ended before it had opened the tables."""
    id_, come = await opened(served, people=4)
    now = await served.tournaments.find(id_)
    maker: Tournaments = served.tournaments
    drawn = maker._with_next(now)
    assert await served._store.change(lambda c: TournamentBook(c).change(now, drawn))
    with pytest.raises(Unknown):
        await served.view(drawn.drawn[0][0].table)
    after = await served.tournaments.advance(id_)

    assert all(table.opened for table in after.drawn[0])
    held = [await served.guests.at(table.table) for table in after.drawn[0]]
    assert {seat.guest for one in held for seat in one.values()} == {one.id for one in come}


async def test_the_opener_may_begin_the_next_round_early(served: Tables):
    """Running matches count when they end; only the opener may do it, and twice is once."""
    id_, come = await begun(served, people=4)
    with pytest.raises(Illegal, match="only the player who created"):
        await served.tournaments.draw_next(id_, come[1].id, 2)
    for _ in range(2):
        await served.tournaments.draw_next(id_, come[0].id, 2)
    now = await served.tournaments.find(id_)
    assert now.round == 2
    for table in now.drawn[0]:
        await finish(served, table.table)
    now = await served.tournaments.find(id_)

    assert (now.round, now.ready, now.running) == (2, False, True)
    assert sum(line.points for line in standings(now)) == 2


async def test_an_empty_round_is_skipped(served: Tables):
    """Two of three have gone: the last has no opponent, and the tournament is over."""
    id_, come = await begun(served)
    for one in come[1:]:
        entrant = (await served.tournaments.find(id_)).entrant_of(one.id)
        assert entrant is not None
        await served.tournaments.take_out(id_, entrant.number, one.id)
    [table] = (await served.tournaments.find(id_)).drawn[0]
    await finish(served, table.table)

    assert (await served.tournaments.advance(id_)).over


async def test_the_remaining_players_meet_after_an_empty_round(served: Tables):
    """Of four, two have gone, and the others meet in the last round: it is paired at once."""
    id_, _ = await begun(served, people=4)
    now = await served.tournaments.find(id_)
    stay = {number + 1 for number in berger(4, 2)[0]}
    for one in now.entrants:
        if one.number not in stay:
            await served.tournaments.take_out(id_, one.number, one.guest)
    for table in now.drawn[0]:
        await finish(served, table.table)
    after = await served.tournaments.advance(id_)

    assert [len(round_) for round_ in after.drawn] == [2, 0, 1]
    assert set(after.drawn[2][0].seats) == stay
    assert after.drawn[2][0].opened


async def test_a_vacated_place_is_taken(served: Tables):
    """The database stores it, too, for the guest who enters next when there is no other place."""
    id_, come = await opened(served, people=3)
    now = await served.tournaments.find(id_)
    nobody = [Entrant(n, come[2].id, f"N{n}", 1) for n in range(4, MOST_ENTRANTS + 1)]
    full = replace(now, entrants=(*now.entrants, *nobody))
    assert await served.tournaments._stored(now, full)
    late, _ = await served.guests.welcome("Late", key=next(KEYS))
    await served.tournaments.enter(id_, late.id, "Late")
    entrant = (await served.tournaments.find(id_)).entrant_of(late.id)

    assert entrant == Entrant(4, late.id, "Late")


async def test_a_player_is_deleted_before_the_table_is_open(served: Tables):
    """That table is never opened, and the others continue."""
    id_, come = await opened(served, people=4)
    now = await served.tournaments.find(id_)
    drawn = served.tournaments._with_next(now)
    assert await served.tournaments._stored(now, drawn)
    await served._store.change(lambda c: forget(c, come[3].id, 0.0))
    after = await served.tournaments.advance(id_)
    [played] = [table for table in after.drawn[0] if 4 not in table.seats]
    await finish(served, played.table)

    assert [table.over for table in after.drawn[0] if 4 in table.seats] == [True]
    assert (await served.tournaments.advance(id_)).round > 1


async def test_the_same_form_opens_one_tournament(served: Tables):
    """It may be sent any number of times."""
    anna, _ = await served.guests.welcome("Anna", key=next(KEYS))
    key = next(KEYS)
    ids = [
        await served.tournaments.open(
            "lots", 3, {"catch": "two"}, rounds=2, time="live 5+5", opener=anna.id, name="", key=key
        )
        for _ in range(2)
    ]
    [found] = await served.tournaments.of_guest(anna.id)

    assert ids == [found.id] * 2
    assert (found.seats, found.options, found.time) == (3, {"catch": "two"}, "live 5+5")
    assert found.entrants == ()


@pytest.mark.parametrize(
    ("code", "changed"),
    [
        ("match/seats", {"seats": 99}),
        ("tournament/rounds", {"rounds": 0}),
        ("time/range", {"time": "live 0+0"}),
        ("option/name", {"options": {"nothing": "1"}}),
        ("game/unknown", {"game": "chess"}),
    ],
)
async def test_impossible_tournaments_are_refused(
    tables: Tables, code: str, changed: dict[str, object]
):
    """The refusal comes before anything is stored."""
    anna, _ = await tables.guests.welcome("Anna", key=next(KEYS))
    usual = {"game": "lots", "seats": 2, "options": {}, "rounds": 2, "time": "none"}
    usual |= {"opener": anna.id, "name": "Anna", "key": next(KEYS)}
    with pytest.raises((Illegal, Unknown, NotNow, KeyError)) as error:
        await tables.tournaments.open(**{**usual, **changed})

    assert getattr(error.value, "code", "game/unknown") == code
    assert await tables.tournaments.of_guest(anna.id) == []


def test_seated_players_are_notified():
    """The tournament seats them without an action of theirs.

    At other tables you don't notify yourself.
    """
    for id_ in ("t", ""):
        invitations = {0: "one", 1: "other"}
        wanted = NewTable(
            "lots",
            plan_of("person", "person"),
            {},
            None,
            "",
            settings=TableSettings(tournament=id_),
        )
        before = wanted.decide(GAME, Opening("id", invitations=invitations), SECRET).table
        notified = []
        for seat, name in enumerate(("Anna", "Bernd")):
            after = decide(before, Join(seat, name, hash_secret(name)), SECRET).table
            notified += [(one.seat, one.kind) for one in notifications(before, after, seat)]
            before = after

        assert notified == ([(seat, "turn") for seat in before.match.waits] if id_ else [])


async def test_a_deleted_entrant_is_anonymous(served: Tables):
    """Their points stay, they are not paired again, and the opener's tournament continues."""
    id_, come = await begun(served)
    [table] = (await served.tournaments.find(id_)).drawn[0]
    await finish(served, table.table)
    before = await served.tournaments.advance(id_)
    await served._store.change(lambda c: forget(c, come[0].id, 0.0))
    after = await served.tournaments.advance(id_)

    assert [line.points for line in standings(after)] == [line.points for line in standings(before)]
    assert (after.opener, after.entrants[0].guest, after.entrants[0].name) == ("", "", GONE)
    assert after.entrants[0].out == 3
    assert all(table.opened for round_ in after.drawn for table in round_)
    with pytest.raises(Illegal):
        await served.tournaments.draw_next(id_, "", 3)


async def test_an_unknown_tournament_is_refused(tables: Tables):
    """Any unknown id is."""
    for id_ in ("", "nothing", "../../etc", "x" * 500):
        with pytest.raises(Unknown):
            await tables.tournaments.find(id_)


def told(now: GuestTournament) -> str:
    return repr(now)


async def test_no_secret_is_printed(served: Tables):
    """Neither ids of guests nor sources of keys are."""
    id_, come = await begun(served)
    now = await served.tournaments.find(id_)

    assert not [s for s in (now.secret, *(one.id for one in come)) if s in told(now)]
