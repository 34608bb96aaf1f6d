"""Results are for the guest alone; lists of the best show guests who opted in."""

from dataclasses import replace

import pytest

from serenissima.service import FinishedMatch
from serenissima.web.presentation.results import describe_match
from tests.web.meetings import finish
from tests.web.visitors import SHELF, Visitor


async def test_results_of_a_guest_are_private(anna: Visitor, bernd: Visitor, come):
    """Both players see the match; a visitor who is not a guest sees none."""
    await finish(anna, bernd)
    table = anna.path
    for visitor, other in ((anna, "Bernd"), (bernd, "Anna")):
        await visitor.go("/me/results")
        assert table in visitor.read.links
        assert f"with {other}" in visitor.text
        assert "People only:" in visitor.text
    spectator = await come().go("/me/results")

    assert "You haven’t finished any matches yet." in spectator.text


async def test_the_list_of_the_best_is_opt_in(anna: Visitor, bernd: Visitor, come):
    """Guests who are listed can take their name out."""
    for _ in range(3):
        await finish(anna, bernd)
    spectator = come()
    await spectator.go("/tables")
    assert "/best/lots" in spectator.read.links
    await spectator.go("/best/lots")
    assert "Anna" not in spectator.text
    await anna.go("/me")
    await anna.send("/me/shown", shown="on")
    await spectator.go("/best/lots")
    assert "1. Anna" in spectator.text
    assert "Bernd" not in spectator.text
    await anna.send("/me/shown", shown="off")
    await spectator.go("/best/lots")

    assert "Anna" not in spectator.text


async def test_no_guest_id_is_shown(anna: Visitor, bernd: Visitor, app):
    """Neither others nor the guests themselves see it."""
    await finish(anna, bernd)
    held = await app.state.serenissima.tables.guests.at(anna.table)
    for visitor in (anna, bernd):
        for path in ("/me", "/me/results", "/best/lots", f"/table/{anna.table}"):
            await visitor.go(path)
            assert not [one for one in held.values() if one.guest in visitor.text]


async def test_an_unknown_game_has_no_list(anna: Visitor):
    await anna.go("/best/chess", 404)


async def test_a_guest_downloads_their_data(anna: Visitor, bernd: Visitor, app, come):
    """It is one file without secrets or ids; a visitor who is not a guest gets none."""
    await finish(anna, bernd)
    held = await app.state.serenissima.tables.guests.at(anna.table)
    table, cookie = anna.table, anna.web.cookies["guest"]
    right = await app.state.serenissima.tables.guests.right(cookie, table)
    for channel, address in (("mail", "anna@example.org"), ("push", '{"auth": "secret"}')):
        await app.state.serenissima.tables.outbox.register(
            table, right, channel, address, "nl", asks=True
        )
    kept = (await anna.go("/me/data")).page.json()
    [seat] = kept["seats"]

    assert [one.get("address") for one in kept["calls"]] == ["anna@example.org", None]
    assert (kept["name"], len(kept["devices"]), seat["names"]) == ("Anna", 1, ["Anna", "Bernd"])
    assert seat["match"].endswith(f"/table/{table}/match")
    secrets = [*cookie.split("."), *(one.guest for one in held.values())]
    secrets += [one.sitting for one in held.values()]
    assert not [one for one in secrets if one in anna.text]
    assert "Once you have a seat at a table" in (await come().go("/me/data")).text


@pytest.mark.parametrize(
    ("players", "why"),
    [
        (("anna", "bernd"), "a computer player stood in for someone"),
        (("anna", "computer greedy"), "“Undo anything” was allowed"),
    ],
)
def test_a_match_without_points_gives_the_reason(players: tuple[str, ...], why: str):
    """Players would otherwise look for their points in vain."""
    match = FinishedMatch("x", "lots", 0.0, players, ("Anna", "Bernd"), (1.0, 0.0), "")
    eased = replace(match, eased=True)
    lines = [
        describe_match(one, "anna", SHELF.meta("lots"), SHELF.load("lots").folder, "en", 60.0)
        for one in (match, eased)
    ]

    assert [line.result for line in lines] == ["Won.", f"Won. · No points: {why}"]
