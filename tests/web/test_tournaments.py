"""Tournaments as people meet them: a form, a link, tables that are there, standings."""

import re
from collections.abc import Callable

from fastapi import FastAPI

from tests.web.meetings import OPEN, opened
from tests.web.visitors import Visitor, play_out

Come = Callable[[], Visitor]


def tables(visitor: Visitor) -> list[str]:
    """The tables that the page links to."""
    return [link for link in dict.fromkeys(visitor.read.links) if link.startswith("/table/")]


async def test_a_tournament_of_three(anna: Visitor, bernd: Visitor, come: Come):
    """Everybody comes to their tables from the page; standings follow; the winner is named."""
    clara = come()
    place = await opened(anna, bernd, clara)
    people = (anna, bernd, clara)
    await anna.go(place)
    assert "3 people have entered" in anna.text
    await anna.send(f"{place}/round", round="1")
    for round_ in (1, 2, 3):
        at = []
        for visitor in people:
            await visitor.go(place)
            assert f"Round {round_} of 3" in visitor.text
            assert "tournament.js" in visitor.text
            table = tables(visitor)[0]
            if "Go to the table" in visitor.text:
                await visitor.go(table)
                at.append(visitor)
        assert len(at) == 2
        assert place in at[0].read.links
        await play_out(*at)
    await clara.go(place)

    assert "tournament.js" not in clara.text  # nothing happens there any more
    assert "won the tournament" in clara.text or "Everyone is tied." in clara.text
    assert len(tables(clara)) == 3
    assert len(re.findall(r'<th scope="row">', clara.text)) == 3
    await clara.go("/")
    assert place not in clara.read.links  # it is over


async def test_somebody_who_only_looks(anna: Visitor, bernd: Visitor, come: Come):
    """Sees the standings, and no buttons."""
    place = await opened(anna, bernd)
    await anna.send(f"{place}/round", round="1")
    spectator = come()
    await spectator.go(place)

    assert "Standings" in spectator.text
    assert not [form for form in spectator.read.forms if form.action.startswith("/tournament")]
    await spectator.send(f"{place}/round", 422, round="2")
    assert spectator.codes == ["tournament/not-yours"]


async def test_what_the_form_refuses(anna: Visitor):
    """With what was filled in, and a sentence."""
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


async def test_leaving_and_being_taken_out(anna: Visitor, bernd: Visitor, come: Come):
    """By oneself, or by the opener; nobody else."""
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


async def test_too_late(anna: Visitor, bernd: Visitor, come: Come):
    """Who comes after the beginning is told so, and is nobody's guest."""
    place = await opened(anna, bernd)
    await anna.send(f"{place}/round", round="1")
    late = come()
    await late.send(f"{place}/enter", 409, name="Late", key="a key of somebody late")

    assert late.codes == ["tournament/begun"]
    assert "guest" not in late.web.cookies


async def test_a_tournament_in_the_guests_hands(anna: Visitor, bernd: Visitor):
    """It is in the list at home, and in what is kept of them."""
    place = await opened(anna, bernd)
    await bernd.go("/")
    assert place in bernd.read.links
    kept = (await bernd.go("/me/data")).page.json()

    assert [one.endswith(place) for one in kept["tournaments"]] == [True]


async def test_a_tournament_that_there_is_not(anna: Visitor):
    """Has no page, and nobody can enter it."""
    await anna.go("/tournament/nothing", 404)
    await anna.send("/tournament/nothing/enter", 404, name="Anna", key="k" * 20)

    assert "guest" not in anna.web.cookies


async def test_no_id_of_a_guest_is_told(anna: Visitor, bernd: Visitor, app: FastAPI):
    """Neither ids nor secrets are on the page, whoever looks."""
    place = await opened(anna, bernd)
    await anna.send(f"{place}/round", round="1")
    found = await app.state.serenissima.tables.tournaments.find(place.rpartition("/")[2])
    secrets = [found.secret, *(one.guest for one in found.entrants)]
    for visitor in (anna, bernd):
        await visitor.go(place)
        assert not [one for one in secrets if one in visitor.text]


async def test_names_are_escaped(anna: Visitor, bernd: Visitor):
    """What somebody is called is never markup."""
    place = await opened(anna, bernd, name="<b>Anna</b>")
    await bernd.go(place)

    assert "<b>Anna" not in bernd.text
    assert "&lt;b&gt;Anna" in bernd.text
