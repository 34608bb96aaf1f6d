"""Scenes in which commands consist of several transactions, to be cut off between any two.

Each scene begins, does one command, which may be cut off, and then shows that nothing is lost: in a
new process, after what people and the server do then anyway. Browsers have their cookies of before
the command, since its answer never reached them.
"""

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, Literal

import sqlalchemy as sa
from fastapi import FastAPI

from serenissima.fairplay.secrets import Proven
from serenissima.kernel.errors import Unknown
from serenissima.service import DEAL, MEET, GuestTournament, KnownGuest, Person, Tables
from serenissima.service.core.alarms import RESUMES, seats_to_move
from serenissima.service.core.sitters import parse_sitter
from serenissima.service.store.schema import (
    DEVICES,
    GUESTS,
    MESSAGES,
    NOTIFICATIONS,
    RECOVERIES,
    SEATS,
    TABLES,
)
from tests.service.guests import until
from tests.tiny.actions import Do
from tests.web.killable import KeptClock
from tests.web.notified import NOW
from tests.web.visitors import Visitor

Step = Literal["begin", "cut", "after"]
HOOK = "http://127.0.0.1:9/calls"
DAY = 86_400.0
PASSWORD, OTHER = "a long password", "another password"
FORM_KEY = "the key of the form that is sent"


class World:
    """A server, and the browsers of its people, which outlive it.

    Args:
        app: the server.
        file: stores the cookies and whatever a scene remembers.

    Attributes:
        memo: whatever a scene remembers.
    """

    def __init__(self, app: FastAPI, file: Path) -> None:
        self.app, self._file = app, file
        self._visitors: dict[str, Visitor] = {}
        kept = json.loads(file.read_text()) if file.exists() else {"memo": {}, "cookies": {}}
        self.memo: dict[str, Any] = kept["memo"]
        self._cookies: dict[str, list[list[str]]] = kept["cookies"]

    @property
    def tables(self) -> Tables:
        found: Tables = self.app.state.serenissima.tables
        return found

    def browser(self, name: str) -> Visitor:
        """Return a person's browser, with the cookies that it has stored."""
        if name not in self._visitors:
            self._visitors[name] = Visitor(self.app)
            for cookie, value, domain, path in self._cookies.get(name, []):
                self._visitors[name].web.cookies.set(cookie, value, domain, path)
        return self._visitors[name]

    def save(self) -> None:
        """Store the cookies and the memo for the next process."""
        cookies = {
            name: [[one.name, one.value, one.domain, one.path] for one in visitor.web.cookies.jar]
            for name, visitor in self._visitors.items()
        }
        self._file.write_text(json.dumps({"memo": self.memo, "cookies": cookies}))

    async def leave(self) -> None:
        for visitor in self._visitors.values():
            await visitor.leave()

    async def count(self, column: sa.Column[Any], *which: sa.ColumnElement[bool]) -> int:
        """Return the number of different values in a column."""
        query = sa.select(sa.func.count(sa.distinct(column))).where(*which)
        return int(await self.tables._store.read(lambda logs: logs.connection.scalar(query)) or 0)

    def later(self, seconds: float) -> None:
        clock = self.tables.clock
        assert isinstance(clock, KeptClock)
        clock.moves(seconds)

    async def idle(self) -> None:
        """Wait for the work that a server does by itself after a command."""
        await self.tables.deals.close()
        await self.tables.tournaments.close()
        await until(lambda: not self.tables._computers._tasks)

    async def look_after(self) -> None:
        """Do what a server does regularly, whether people come or not."""
        await self.tables.upkeep.look()
        await self.tables.outbox.list_waiting()
        await self.idle()


@dataclass(frozen=True)
class Scene:
    """A scene: its beginning, the command that may be cut off, and what must hold after it."""

    begin: Callable[[World], Awaitable[object]]
    cut: Callable[[World], Awaitable[object]]
    after: Callable[[World], Awaitable[object]]


SCENES: dict[str, Scene] = {}


# ---- notifications ------------------------------------------------------------------------------


async def _two(world: World) -> None:
    """Let Anna, who may act, and Bernd sit at a table, each known by a token alone."""
    opening = await world.tables.open("lots", [Person(), Person()], name="Anna")
    joined = await world.tables.join(
        opening.table, opening.invitations[1], "Bernd", key=token_urlsafe()
    )
    world.memo |= {"table": opening.table, "anna": opening.token, "bernd": joined.token}


async def _turns(world: World) -> int:
    await world.look_after()
    return await world.count(NOTIFICATIONS.c.id, NOTIFICATIONS.c.kind == "turn")


async def _register(world: World) -> None:
    table, token = world.memo["table"], world.memo["anna"]
    await world.tables.outbox.register(table, token, "webhook", HOOK, "en", asks=False)


async def _registered(world: World) -> None:
    """The receiver, if it was stored, is notified without another request."""
    there = await world.tables.outbox.receivers(world.memo["table"], world.memo["anna"])
    assert await _turns(world) == len(there)
    await _register(world)
    assert await _turns(world) == 1


SCENES["register"] = Scene(_two, _register, _registered)


async def _mailed(world: World) -> None:
    await _two(world)
    address = "anna@example.org"
    table, token = world.memo["table"], world.memo["anna"]
    added = await world.tables.outbox.register(table, token, "mail", address, "en", asks=True)
    world.memo["receiver"] = added.id


async def _confirm(world: World) -> None:
    await world.tables.outbox.confirm(world.memo["receiver"])


async def _confirmed(world: World) -> None:
    receiver = await world.tables.outbox.receiver(world.memo["receiver"])
    assert receiver is not None
    assert await _turns(world) == receiver.confirmed
    await _confirm(world)
    assert await _turns(world) == 1


SCENES["confirm"] = Scene(_mailed, _confirm, _confirmed)


async def _take(world: World, table: str, token: str, action: int | None = None) -> None:
    """Take an action, by default the first legal one."""
    seen = await world.tables.view(table, token)
    chosen = seen.legal[0] if action is None else int(action)
    assert seen.decision is not None
    await world.tables.act(table, token, chosen, seen.decision, key=token_urlsafe())


# ---- computer players ---------------------------------------------------------------------------


async def _against_computer(world: World) -> None:
    """Open a table at which the computer player has chosen, and Anna has not confirmed."""
    plan = [Person(), parse_sitter("computer guest")]
    opening = await world.tables.open("lots", plan, name="Anna")
    await world.idle()
    await _take(world, opening.table, str(opening.token))
    world.memo |= {"table": opening.table, "anna": opening.token}


async def _act(world: World) -> None:
    await _take(world, world.memo["table"], world.memo["anna"], Do.CONFIRM)
    await world.idle()


async def _computer_acts(world: World) -> None:
    """The computer player acts although no one visits the table."""
    world.later(RESUMES + 1.0)
    await world.tables.upkeep.look()
    await world.idle()
    table, _ = await world.tables._look(world.memo["table"])
    assert seats_to_move(table) == []


SCENES["computer"] = Scene(_against_computer, _act, _computer_acts)


# ---- tournaments --------------------------------------------------------------------------------


async def _entered(world: World, people: int, system: str) -> tuple[str, list[KnownGuest]]:
    """Open a tournament whose entrants want notifications."""
    tables = world.tables
    come = [(await tables.guests.welcome(f"P{n}", key=token_urlsafe()))[0] for n in range(people)]
    id_ = await tables.tournaments.open(
        "lots", 2, {}, rounds=3, time="none", opener=come[0].id, name="P0", key=token_urlsafe(),
        system=system,
    )  # fmt: skip
    for one in come[1:]:
        await tables.tournaments.enter(id_, one.id, one.name)
    for one in come:
        opening = await tables.open(
            "lots", [Person(), Person()], name=one.name, key=token_urlsafe(), guest=one.id
        )
        token = str(opening.token)
        await tables.outbox.register(opening.table, token, "webhook", HOOK, "en", asks=False)
    world.memo |= {"tournament": id_, "opener": come[0].id}
    return id_, come


async def _play(world: World, table: str, *, but_one: bool = False) -> None:
    """Play a match to its end, or up to its last action."""
    rights = {seat: held.sitting for seat, held in (await world.tables.guests.at(table)).items()}
    await _play_out(world, table, {seat: Proven(key) for seat, key in rights.items()}, but_one)
    world.memo["last"] = table, rights


async def _play_out(
    world: World, table: str, tokens: Mapping[int, str], but_one: bool = False
) -> None:
    while True:
        match = (await world.tables._look(table))[0].match.copy()
        if match.over:
            return
        seat = match.waits[0]
        chosen = Do.CONFIRM if Do.CONFIRM in match.legal(seat) else match.legal(seat)[0]
        match.play(seat, chosen)
        if match.over and but_one:
            return
        await _take(world, table, tokens[seat], chosen)


async def _last_action(world: World) -> None:
    table, rights = world.memo["last"]
    await _play_out(world, table, {int(seat): Proven(key) for seat, key in rights.items()})
    await world.idle()


async def _first_round(world: World) -> None:
    id_, come = await _entered(world, 3, MEET)
    await world.tables.tournaments.draw_next(id_, come[0].id, 1)
    [table] = (await world.tables.tournaments.find(id_)).drawn[0]
    await _play(world, table.table, but_one=True)


async def _is_seated(world: World, round_: int) -> GuestTournament:
    """Whether everyone sits at the tables of this round, and knows of it, without a visit."""
    await world.look_after()
    now = await world.tables.tournaments.find(world.memo["tournament"])
    assert now.round == round_
    for table in now.drawn[-1]:
        held = await world.tables.guests.at(table.table)
        assert [held[seat].guest for seat in (0, 1)] == [now.entrant(n).guest for n in table.seats]
        calls = NOTIFICATIONS.c.table_id == table.table, NOTIFICATIONS.c.kind == "turn"
        assert await world.count(NOTIFICATIONS.c.receiver, *calls) == len(table.seats)
    return now


async def _second_round(world: World) -> None:
    await _is_seated(world, 2)


SCENES["round"] = Scene(_first_round, _last_action, _second_round)


async def _to_draw(world: World) -> None:
    await _entered(world, 4, DEAL)


async def _draw(world: World) -> None:
    memo = world.memo
    await world.tables.tournaments.draw_next(memo["tournament"], memo["opener"], 1)


async def _drawn(world: World) -> None:
    await _is_seated(world, 1)


SCENES["draw"] = Scene(_to_draw, _draw, _drawn)


async def _one_deal(world: World) -> None:
    await _to_draw(world)
    await _draw(world)
    one, other = (await world.tables.tournaments.find(world.memo["tournament"])).drawn[0]
    await _play(world, one.table)
    await _play(world, other.table, but_one=True)


async def _revealed(world: World) -> None:
    """Both matches are open to all, the tournament is over, and everyone hears of it."""
    await world.look_after()
    await world.look_after()
    now = await world.tables.tournaments.find(world.memo["tournament"])
    assert now.over
    calls = NOTIFICATIONS.c.kind == "over"
    for table in now.tables:
        here = NOTIFICATIONS.c.table_id == table.table
        assert await world.count(NOTIFICATIONS.c.receiver, calls, here) == len(table.seats)


SCENES["deal"] = Scene(_one_deal, _last_action, _revealed)


# ---- guests and accounts ------------------------------------------------------------------------


async def _two_tables(world: World) -> None:
    """Let a browser hold two seats that no guest has."""
    anna = world.browser("anna")
    for _ in range(2):
        await _two(world)
        await anna.go(f"/table/{world.memo['table']}/seat/{world.memo['anna']}")


async def _become_guest(world: World) -> None:
    await world.browser("anna").send("/me/guest", name="Anna", key=FORM_KEY)


async def _one_guest(world: World) -> None:
    """One guest holds all seats, even if the browser sends another form."""
    await world.browser("anna").send("/me/guest", name="Anna", key=token_urlsafe())
    seats = await world.count(SEATS.c.table_id)
    assert (seats, await world.count(SEATS.c.guest_id), await world.count(GUESTS.c.id)) == (2, 1, 1)


SCENES["become a guest"] = Scene(_two_tables, _become_guest, _one_guest)


async def _nobody(_: World) -> None: ...


async def _open(world: World) -> None:
    anna = world.browser("anna")
    fields = {"seats": "2", "sit-1": "person"}
    await anna.send("/new/lots", name="Anna", key=FORM_KEY, **fields)


async def _no_unused_guest(world: World) -> None:
    """A guest who never sat down is deleted some day; a form that is sent again seats one guest."""
    if not await world.count(SEATS.c.guest_id):
        world.later(31 * DAY)
        await world.look_after()
        assert await world.count(GUESTS.c.id) == 0
    await _open(world)
    world.later(31 * DAY)
    await world.look_after()
    assert await world.count(SEATS.c.guest_id) == await world.count(GUESTS.c.id) == 1
    assert await world.count(TABLES.c.id) == 1


SCENES["open a table"] = Scene(_nobody, _open, _no_unused_guest)


async def _with_account(world: World) -> None:
    await _open(world)
    await _add_account(world)


async def _add_account(world: World) -> None:
    await world.browser("anna").send("/me/account", login="anna", password=PASSWORD)


async def _signs_in(world: World, password: str) -> bool:
    """Whether a name and password are right, for another browser."""
    page = await world.browser("phone").web.post(
        "/sign-in", data={"login": "anna", "password": password}
    )
    return page.status_code == 303


async def _account_with_code(world: World) -> None:
    """There is an account with a code, or the form can be sent again."""
    if not await _signs_in(world, PASSWORD):
        await _add_account(world)
        assert await _signs_in(world, PASSWORD)
    assert await world.count(RECOVERIES.c.guest_id) == 1


SCENES["account"] = Scene(_open, _add_account, _account_with_code)


async def _change_password(world: World) -> None:
    await world.browser("anna").send("/me/password", old=PASSWORD, password=OTHER)


async def _one_password(world: World) -> None:
    """One of the passwords is right, and there is a code for it."""
    assert await _signs_in(world, OTHER) != await _signs_in(world, PASSWORD)
    assert await world.count(RECOVERIES.c.guest_id) == 1


SCENES["password"] = Scene(_with_account, _change_password, _one_password)


async def _sign_in_again(world: World) -> None:
    await world.browser("anna").send("/sign-in", login="anna", password=PASSWORD)


async def _one_device(world: World) -> None:
    """No device is left that no browser has."""
    assert await world.count(DEVICES.c.id) == 1


SCENES["sign in again"] = Scene(_with_account, _sign_in_again, _one_device)


async def _two_guests(world: World) -> None:
    """Anna has a link for another device; that browser is another guest's so far."""
    await _open(world)
    bernd = world.browser("bernd")
    await bernd.send(
        "/new/lots", name="Bernd", key=token_urlsafe(), seats="2", **{"sit-1": "person"}
    )
    await world.browser("anna").send("/me/link")
    links = re.findall(r"/me/link/[\w-]+", world.browser("anna").text)
    world.memo["link"] = links[0]


async def _take_link(world: World) -> None:
    await world.browser("bernd").send(world.memo["link"])


async def _either_device(world: World) -> None:
    assert await world.count(DEVICES.c.id) == 2


SCENES["link"] = Scene(_two_guests, _take_link, _either_device)


async def _delete_guest(world: World) -> None:
    await world.browser("anna").send("/me/forget")


async def _deleted_guest(world: World) -> None:
    await _delete_guest(world)
    assert await world.count(GUESTS.c.id) == await world.count(SEATS.c.guest_id) == 0


SCENES["delete a guest"] = Scene(_open, _delete_guest, _deleted_guest)


# ---- tables -------------------------------------------------------------------------------------


async def _say(world: World) -> None:
    table = world.memo["table"]
    await world.browser("anna").send(f"/table/{table}/chat", text="Hello!", key=FORM_KEY)


async def _said_once(world: World) -> None:
    """The author of the message holds the seat, and the form that is sent again adds nothing."""
    if await world.count(MESSAGES.c.guest_id):
        assert await world.count(SEATS.c.guest_id) == 1
    await _say(world)
    assert await world.count(MESSAGES.c.number) == await world.count(GUESTS.c.id) == 1
    assert await world.count(SEATS.c.guest_id) == 1


SCENES["first message"] = Scene(_two_tables, _say, _said_once)


async def _delete_table(world: World) -> None:
    await world.tables.administration.delete(world.memo["table"])


async def _deleted_table(world: World) -> None:
    """A table whose deletion was begun is closed, and can be deleted."""
    with suppress(Unknown):  # it was deleted already
        await _delete_table(world)
    assert await world.count(TABLES.c.id) == 0


SCENES["delete a table"] = Scene(_two, _delete_table, _deleted_table)


async def _played(world: World) -> None:
    await _two(world)
    memo = world.memo
    await _play_out(world, memo["table"], {0: memo["anna"], 1: memo["bernd"]})


async def _play_again(world: World) -> None:
    await world.tables.play_again(world.memo["table"], world.memo["anna"])


async def _one_rematch(world: World) -> None:
    """Both come to one new table, whoever asks first now."""
    for who in ("bernd", "anna"):
        seated = await world.tables.play_again(world.memo["table"], world.memo[who])
    view = await world.tables.view(seated.table)
    assert sorted(view.names) == ["Anna", "Bernd"]
    assert await world.count(TABLES.c.id) == 2


SCENES["play again"] = Scene(_played, _play_again, _one_rematch)
START = NOW  # of the clock in each scene
