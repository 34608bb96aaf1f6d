"""Worlds that a seat cannot tell apart are the same to its browser: each byte, size and beat.

So are worlds that a spectator cannot tell apart, in which every hand differs. `EACH=1` looks at
more moments of each game.
"""

import random
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import pytest
from fastapi import FastAPI
from prometheus_client import CollectorRegistry, generate_latest

from serenissima import games
from serenissima.kernel.record import SPECTATOR
from serenissima.service.core.entries import Entry, TimeLimited
from serenissima.service.core.moments import moment_of
from serenissima.service.core.notifications import (
    AGAIN,
    ASKED,
    LATE,
    LOW,
    OVER,
    STAND_IN,
    TURN,
    open_notifications,
)
from serenissima.web.metrics import Metrics
from tests.each import EACH
from tests.web.notified import notices
from tests.web.worlds import HOUR, TABLE, World, heard, secret_moments, worlds

MOMENTS = 12 if EACH else 2  # of each game, a third of them as a spectator sees them
PAGES = (f"/table/{TABLE}", f"/table/{TABLE}?view=text", f"/table/{TABLE}/seats", "/")
TRIES = 6  # to find an action that a seat can take openly in both worlds
NOTIFICATIONS = (TURN, ASKED, STAND_IN, OVER, AGAIN)
KINDS = ("", "&view=text", "&packed=true")  # of channels
LASTED = re.compile(r"serenissima_\w+_seconds_(?:bucket|sum)\b")  # the machine decides how long
Moment = tuple[list[Entry], int]  # the log up to it, and who looks


@pytest.fixture(autouse=True)
def _same_chance_and_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make random keys of pages, and signs of life, the same in both worlds.

    A stream reports late players at its beats, and clocks of worlds jump at each question.
    """
    monkeypatch.setattr("secrets.token_urlsafe", lambda *_: "a key made by chance")
    monkeypatch.setattr("serenissima.web.routes.stream.BEAT", HOUR)


def outlets(world: World) -> Iterator[tuple[object, ...]]:
    """Yield every answer to the seat or spectator without a change, and every notification."""
    view = world.client.get(f"/api/table/{TABLE}").json()
    page, data = f"/table/{TABLE}", f"/api/table/{TABLE}"
    refused = (f"{page}/match", f"{page}?as=1", f"{page}?at=99999", f"{page}?moment=99999")
    for path in (*PAGES, data, f"{data}/text", *looks_back(world, view["last"]), *refused):
        yield path, *world.ask("GET", path)
    if world.seat >= 0:
        yield open_notifications(world.table, world.seat), *notices(world.sight, NOTIFICATIONS)
    for n, fields in enumerate(refusals(world, view)):
        headers = {"accept": "text/html" if n % 4 == 0 else "application/json"}
        path = f"/table/{TABLE}/act"
        yield fields, *world.ask("POST", path, data=fields, headers=headers)
    for kind in KINDS:
        yield kind, *channel(world, kind)


def counted(world: World) -> list[str]:
    """Return the metrics for a host's Prometheus there, without durations."""
    state, registry = cast(FastAPI, world.client.app).state.serenissima, CollectorRegistry()
    registry.register(Metrics(state.tables, state.tally))
    lines = generate_latest(registry).decode().splitlines()
    return [line for line in lines if not LASTED.match(line)]


def looks_back(world: World, last: int) -> Iterator[str]:
    """Yield pages and data of steps and of moments: one in the middle, and the last one."""
    moment = moment_of(world.table, world.seat, last)
    for at in (last // 2, last):
        yield f"/table/{TABLE}?at={at}"
        yield f"/api/table/{TABLE}?at={at}"
    for one in (moment // 2, moment):
        yield f"/table/{TABLE}?moment={one}"
        yield f"/table/{TABLE}/notes?moment={one}"


def written(world: World) -> Iterator[tuple[object, ...]]:
    """Write as the seat or spectator; yield everything that then shows the text."""
    for page in ("chat", "notes"):
        fields = {"text": "What a match!", "name": "Spectator", "key": "a key made by chance"}
        status, *_ = answer = world.ask("POST", f"/table/{TABLE}/{page}", data=fields)
        assert status == 303
        yield answer
    for path in (f"/table/{TABLE}/chat", f"/table/{TABLE}/notes", "/me/data"):
        status, _, body = answer = world.ask("GET", path)
        assert (status, b"What a match!" in bytes(body)) == (200, True)
        yield path, *answer


def refusals(world: World, view: dict[str, Any]) -> Iterator[dict[str, str]]:
    """Yield forms that must be refused, with actions of all kinds.

    Others could take some of them.
    """
    words = world.table.game.actions.format
    every = range(world.table.game.actions.count)
    decision = str(view["decision"] or 0)
    for action in random.Random(view["seq"]).sample(every, 8):
        if words(action) not in view["legal"]:
            yield {"action": words(action), "decision": decision, "key": "refused"}
    yield {"action": words(every[0]), "decision": "9999", "key": "refused"}
    for answer in ("undo", "agree", "refuse"):
        yield {answer: "9999", "key": "refused"}


def channel(world: World, kind: str) -> list[str | bytes]:
    """Return the first messages of a channel that is opened now."""
    path = f"/table/{TABLE}/live?since=0{kind}"
    with world.client.websocket_connect(path) as socket:
        return [socket.receive().get("bytes" if "packed" in kind else "text"), *heard(socket, 1)]


def noticed_alike(here: World, there: World) -> tuple[int, int] | None:
    """Return an action that is open in both worlds, with the same consequences for the seat."""
    secret = set(here.unnoticed())
    for actor in here.table.match.waits:
        for action in here.table.match.legal(actor):
            way = actor, action
            if way not in secret and here.after(*way) == there.after(*way):
                return way
    return None


def steps(here: World, there: World) -> Iterator[int]:
    """Let others act in secret, as often and as differently as they like in each world.

    Then openly.

    Yields the number of messages that the seat should get after each step.
    """
    for _ in range(TRIES):
        here.act_unnoticed(1)
        there.act_unnoticed(there.chance.choice([0, 1, 3]))
        yield 0
        if openly := noticed_alike(here, there):
            here.now = there.now = max(here.now, there.now)
            assert [world.act(*openly) for world in (here, there)] == [200, 200]
            yield 1
            return


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_a_seat_cannot_tell_worlds_apart(name: str, tmp_path: Path):
    """Compares pages, channels, streams, API, refusals and notifications around secret actions."""
    messages = sum(compare(*both) for both in pairs(tmp_path, name, 5))

    assert messages


def pairs(folder: Path, name: str, seed: int, control: str = "") -> Iterator[tuple[World, World]]:
    """Yield two worlds for each of some moments of a game, with a time control if one is named."""
    game, chance = games.load(name), random.Random(seed)
    for number, (entries, seat) in enumerate(seen_by(secret_moments(game, chance, MOMENTS))):
        timed = [entries[0], TimeLimited(control), *entries[1:]] if control else entries
        with worlds(folder / str(number), game, timed, seat, chance) as both:
            yield both


def seen_by(moments: list[Moment]) -> Iterator[Moment]:
    """Yield the moments with their viewer.

    A spectator at each third, who notices no more than any seat.
    """
    for number, (entries, seat) in enumerate(moments):
        yield entries, SPECTATOR if number % 3 == 2 else seat


def compare(here: World, there: World) -> int:
    """Compare the worlds while others act; return the number of messages to the seat."""
    messages, since = 0, here.table.noticed_count(here.seat)
    with ExitStack() as stack:
        sockets = [
            stack.enter_context(
                world.client.websocket_connect(f"/table/{TABLE}/live?since={since}{kind}")
            )
            for world in (here, there)
            for kind in KINDS
        ]
        streams = [(world, stack.enter_context(world.streaming())) for world in (here, there)]
        assert len({world.streamed(one, 1) for world, one in streams}) == 1
        assert {socket.receive_text() for socket in sockets} == {f'{{"seq":{since}}}'}
        assert list(outlets(here)) == list(outlets(there))
        assert counted(here) == counted(there)
        for ping, news in enumerate(steps(here, there)):
            told = [heard(socket, ping) for socket in sockets]

            assert told[: len(KINDS)] == told[len(KINDS) :]
            assert [len(one) for one in told] == [news] * len(sockets)
            messages += news
            assert len({world.streamed(one, 1 + messages) for world, one in streams}) == 1
            for path in (PAGES[0], "/"):
                assert here.ask("GET", path) == there.ask("GET", path)
        assert list(outlets(here)) == list(outlets(there))
        assert list(written(here)) == list(written(there))
    return messages


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_clocks_reveal_no_secret_actions(name: str, tmp_path: Path):
    """They follow from the times of a log, which also has secret entries."""
    done = 0
    for here, there in pairs(tmp_path, name, 7, "live 10+5"):
        done += here.act_unnoticed(1) + there.act_unnoticed(3)
        for path in (*PAGES, f"/api/table/{TABLE}", f"/table/{TABLE}/clocks"):
            assert here.ask("GET", path) == there.ask("GET", path)
        if here.seat >= 0:
            assert notices(here.sight, (LOW, LATE)) == notices(there.sight, (LOW, LATE))

    assert done


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_metrics_reveal_no_secret_actions(name: str, tmp_path: Path):
    """They count that a player acts, which a host can see, not the action or the hand."""
    done = 0
    for both in pairs(tmp_path, name, 9):
        acted = [world.act_unnoticed(1) for world in both]
        for world in both:
            list(outlets(world))
        here, there = map(counted, both)

        assert acted[0] == acted[1]
        assert here == there
        done += sum(acted)

    assert done
