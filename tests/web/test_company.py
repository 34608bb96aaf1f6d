"""The live channel's reports about the other people at a table."""

import json

import pytest
from fastapi import FastAPI
from starlette.testclient import WebSocketTestSession

from tests.web.channels import hear
from tests.web.neighbours import another, at_table, invitation, next_of, sit_down
from tests.web.worlds import heard

LONG = 3600.0  # seconds


def everybody(socket: WebSocketTestSession, count: int) -> dict[str, str]:
    """Wait until this number of people is present, since they come one by one.

    Return their names.
    """
    while len(here := next_of(socket, "here")["here"]) < count:
        pass
    return dict(here)


def test_the_channel_reports_arrivals_and_departures(app: FastAPI):
    """Each is one message of a few bytes."""
    with at_table(app, "person") as (anna, table):
        link = invitation(anna, table)
        with anna.websocket_connect(f"{table}/live?since=0") as hers:
            hear(hers)
            bernd = sit_down(anna, link, "Bernd")
            seated = next_of(hers, "seated")
            here = next_of(hers, "here")
            with bernd.websocket_connect(f"{table}/live?since=99") as his:
                next_of(his, "here")
            gone = next_of(hers, "here")

    assert seated == {"seated": "Just sat down: Bernd."}
    assert here == {"here": {"1": "Bernd"}, "away": {}}
    assert gone == {"here": {}, "away": {"1": "Bernd"}}
    assert len(json.dumps(here)) < 50


def test_a_new_player_is_not_away_before_the_table_opens(app: FastAPI):
    """The page that leads there still shows the form."""
    with at_table(app, "person", linger=LONG) as (anna, table):
        link = invitation(anna, table)
        with anna.websocket_connect(f"{table}/live?since=0") as hers:
            hear(hers)
            sit_down(anna, link, "Bernd")
            told = next_of(hers, "here")

    assert told == {"here": {"1": "Bernd"}, "away": {}}


@pytest.mark.parametrize("others", [("computer guest",), ("person",), ("here",)])
def test_the_channel_reports_nothing_without_other_people(app: FastAPI, others: tuple[str, ...]):
    """This is so against computers, before others have sat down, or if all share a device."""
    with at_table(app, *others) as (anna, table):
        anna.post(f"{table}/uncover", data={"seat": "0"})
        with anna.websocket_connect(f"{table}/live?since=99") as hers:
            said = [hear(hers), *heard(hers, 1), *heard(hers, 2)]

    assert said == [{"seq": 99}]


def test_a_deleted_guest_has_left(app: FastAPI):
    """They are named for the last time and do not count as away, since they can't return."""
    with at_table(app, "person") as (anna, table):
        bernd = sit_down(anna, invitation(anna, table), "Bernd")
        with anna.websocket_connect(f"{table}/live?since=0") as hers:
            hear(hers)
            bernd.post("/me/forget")
            left = next_of(hers, "seated")
        with anna.websocket_connect(f"{table}/live?since=99") as hers:
            said = [hear(hers), *heard(hers, 1)]

    assert left == {"seated": "Left the table: Bernd."}
    assert said == [{"seq": 99}]


def test_all_people_of_a_shared_device_are_present(app: FastAPI):
    """Any of them may hold it; a spectator gets the same report as the others."""
    with at_table(app, "here", "person", linger=LONG) as (anna, table):
        link = invitation(anna, table)
        anna.post(f"{table}/uncover", data={"seat": "1"})
        clara = sit_down(anna, link, "Clara")
        with (
            anna.websocket_connect(f"{table}/live/1?since=99"),
            clara.websocket_connect(f"{table}/live?since=99") as hers,
            another(anna).websocket_connect(f"{table}/live?since=99") as spectators,
        ):
            told, watched = everybody(hers, 2), everybody(spectators, 3)

    assert told == {"0": "Anna", "1": "Guest 2"}
    assert watched == {**told, "2": "Clara"}


def test_reloading_a_page_reports_nothing(app: FastAPI):
    with at_table(app, "person", linger=LONG) as (anna, table):
        bernd = sit_down(anna, invitation(anna, table), "Bernd")
        with anna.websocket_connect(f"{table}/live?since=99") as hers:
            with bernd.websocket_connect(f"{table}/live?since=99"):
                next_of(hers, "here")
            for _ in range(5):
                with bernd.websocket_connect(f"{table}/live?since=99") as his:
                    hear(his)

            assert heard(hers, 1) == []
