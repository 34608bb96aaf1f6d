"""Tournaments as people meet them: a form, a link, existing tables, standings."""

import re
from collections.abc import Callable

from fastapi import FastAPI

from tests.web.meetings import OPEN, opened
from tests.web.visitors import Visitor, play_out, tags

Come = Callable[[], Visitor]


def tables(visitor: Visitor) -> list[str]:
    """Return the tables that the page links to."""
    return [link for link in dict.fromkeys(visitor.read.links) if link.startswith("/table/")]


async def test_three_guests_play_a_tournament(anna: Visitor, bernd: Visitor, come: Come):
    """All reach their tables from the page; standings follow; the winner is named."""
    clara = come()
    place = await opened(anna, bernd, clara)
    people = (anna, bernd, clara)
    await anna.go(place)
    assert "3 people have entered" in anna.text
    assert "3 people have entered" in tags(anna)["og:description"]
    await anna.send(f"{place}/round", round="1")
    for round_ in (1, 2, 3):
        at = []
        for visitor in people:
            await visitor.go(place)
            assert f"Round {round_} of 3" in visitor.text
            assert "data-settled" not in visitor.text
            table = tables(visitor)[0]
            if "Go to the table" in visitor.text:
                await visitor.go(table)
                at.append(visitor)
        assert len(at) == 2
        assert place in at[0].read.links
        await play_out(*at)
    await clara.go(place)

    assert "1. " in tags(clara)["og:description"]
    assert "data-settled" in clara.text  # its lists change no more
    assert "won the tournament" in clara.text or "Everyone is tied." in clara.text
    assert len(tables(clara)) == 3
    assert len(re.findall(r'<th scope="row">', clara.text)) == 3
    await clara.go("/")
    assert place not in clara.read.links  # it is over


async def test_a_visitor_only_looks(anna: Visitor, bernd: Visitor, come: Come):
    """They see the standings, and no buttons."""
    place = await opened(anna, bernd)
    await anna.send(f"{place}/round", round="1")
    spectator = come()
    await spectator.go(place)

    assert "Standings" in spectator.text
    assert not [form for form in spectator.read.forms if form.action.startswith("/tournament")]
    await spectator.send(f"{place}/round", 422, round="2")
    assert spectator.codes == ["tournament/not-yours"]


async def test_the_form_refuses_impossible_settings(anna: Visitor):
    """It comes back filled in, with a sentence."""
    for wrong, code in (
        ({"rounds": "0"}, "tournament/rounds"),
        ({"rounds": "many"}, "request/malformed"),
        ({"name": " "}, "seat/name"),
        ({"seats": "9"}, "match/seats"),
        ({"time": "live", "minutes": "0"}, "time/range"),
    ):
        fields = {"seats": "2", "name": "Anna", "rounds": "2", "play": "on", "key": "k" * 20}
        await anna.send(OPEN, 422 if code != "request/malformed" else 400, **{**fields, **wrong})
        assert anna.codes == [code]


async def test_a_guest_leaves_or_is_removed(anna: Visitor, bernd: Visitor, come: Come):
    """Only the guest or the opener can do this."""
    clara = come()
    place = await opened(anna, bernd, clara)
    await bernd.send(f"{place}/leave", 422, number="3")
    assert bernd.codes == ["tournament/not-yours"]
    await bernd.send(f"{place}/leave", number="2")
    assert "2 people have entered" in bernd.text
    assert f"{place}/enter" in bernd.text
    await anna.send(f"{place}/leave", number="3")
    assert "One person has entered" in anna.text
    await anna.send(f"{place}/round", 409, round="1")

    assert anna.codes == ["tournament/few"]


async def test_entering_after_the_start_is_refused(anna: Visitor, bernd: Visitor, come: Come):
    """The latecomer reads the reason, and does not become a guest."""
    place = await opened(anna, bernd)
    await anna.send(f"{place}/round", round="1")
    late = come()
    await late.send(f"{place}/enter", 409, name="Late", key="a key of somebody late")

    assert late.codes == ["tournament/begun"]
    assert "guest" not in late.web.cookies


async def test_a_tournament_is_in_the_guest_s_lists(anna: Visitor, bernd: Visitor):
    """Home lists it, and the guest's data contain it."""
    place = await opened(anna, bernd)
    await bernd.go("/")
    assert place in bernd.read.links
    kept = (await bernd.go("/me/data")).page.json()

    assert [one.endswith(place) for one in kept["tournaments"]] == [True]


async def test_an_unknown_tournament_is_refused(anna: Visitor):
    """It has no page and can't be entered."""
    await anna.go("/tournament/nothing", 404)
    await anna.send("/tournament/nothing/enter", 404, name="Anna", key="k" * 20)

    assert "guest" not in anna.web.cookies


async def test_no_guest_id_is_shown(anna: Visitor, bernd: Visitor, app: FastAPI):
    """The page shows neither ids nor secrets to any visitor."""
    place = await opened(anna, bernd)
    await anna.send(f"{place}/round", round="1")
    found = await app.state.serenissima.tables.tournaments.find(place.rpartition("/")[2])
    secrets = [found.secret, *(one.guest for one in found.entrants)]
    for visitor in (anna, bernd):
        await visitor.go(place)
        assert not [one for one in secrets if one in visitor.text]


async def test_names_are_escaped(anna: Visitor, bernd: Visitor):
    """A guest's name is never markup."""
    place = await opened(anna, bernd, name="<b>Anna</b>")
    await bernd.go(place)

    assert "<b>Anna" not in bernd.text
    assert "&lt;b&gt;Anna" in bernd.text
