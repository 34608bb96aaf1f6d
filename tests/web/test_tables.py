"""Tables by forms alone: opening, sitting down, playing to the end, looking back."""

import asyncio
import re
from collections.abc import Callable

import pytest

from serenissima.fairplay.secrets import matches
from serenissima.kernel.notation import parse_match
from serenissima.web.routes.table import LAST
from tests.web.visitors import SHELF, Visitor, key, play_out

OWN = re.compile('<li id="t-[0-9]+" data-step="[0-9]+" class="own">')  # in the tale
UNDO = re.compile('id="undo"[^>]* title="([^"]*)"')


async def test_one_click_on_play_opens_a_table(anna: Visitor):
    """It is against the computer, with every option as usual; the same click twice is one table."""
    await anna.go("/")
    form = next(form for form in anna.read.forms if form.action == "/new/lots")
    await anna.send(form.action, **form.hidden)
    first = anna.path
    await anna.send(form.action, **form.hidden)

    assert anna.path == first
    assert anna.ways()
    assert "Computer" in anna.text


async def test_an_address_fills_in_the_form(anna: Visitor):
    """It sets the seats, the options and a name; the table opens when the form is sent."""
    await anna.go("/new/lots?seats=3&sit-0=computer+greedy&sit-1=me&option-catch=two&name=Zo%C3%AB")
    page = anna.text

    assert 'value="3" checked' in page
    assert 'value="two" checked' in page
    assert 'value="Zoë"' in page
    first, second = re.findall(r'<option value="([^"]*)" selected', page)[:2]
    assert (first, second) == ("computer greedy", "me")


async def test_a_whole_match_is_played_by_forms(anna: Visitor):
    """It is against a computer player, to the result, and then repeated."""
    await anna.sit("computer guest")
    await play_out(anna)

    assert 'id="g-result"' in anna.text
    over = anna.path
    await anna.send(f"{over}/again")
    assert anna.ways()
    assert "Computer" in anna.text

    opened = anna.path
    await anna.send(f"{over}/again")
    assert (opened != over, anna.path) == (True, opened)


async def test_the_commitment_of_the_dice_is_shown_from_the_start(anna: Visitor, bernd: Visitor):
    """Seats and spectators see it in both views: a note of it can be compared at the end."""
    await anna.sit("computer guest")
    commitment = (await anna.web.get(f"/api{anna.path}")).json()["commitment"]

    for visitor in (anna, bernd):
        for view in ("table", "text"):
            await visitor.go(f"/table/{anna.table}?view={view}")
            [folded] = re.findall(r"<details><summary>.*?</details>", visitor.text)
            assert f"Its SHA-256 hash: {commitment}" in folded


async def test_a_program_that_is_refused_sees_its_own_table(anna: Visitor, bernd: Visitor):
    """It shows its seat's token instead of a cookie, to look and to act alike."""
    await anna.sit("computer guest")
    table, ways = anna.path, anna.ways()
    await anna.go(f"{table}/seats")
    owner = {"authorization": f"Bearer {anna.links('seat')[0].rpartition('/')[2]}"}
    await bernd.go(table, **owner)
    assert bernd.ways() == ways

    wish = {"action": ways[0], "decision": "77", "key": key()}
    bernd.page = await bernd.web.post(f"{table}/act", data=wish, headers=owner)
    assert (bernd.page.status_code, bernd.ways()) == (409, ways)


async def test_two_people_play_at_a_table(anna: Visitor, bernd: Visitor):
    """They share a link; each sees the other's actions but no secrets of them."""
    await anna.sit("person")
    [link] = anna.links("join")
    await bernd.join(link, "Bernd")
    table = f"/table/{bernd.table}"

    assert bernd.path == table
    assert "Anna" in bernd.text
    await anna.go(table)
    assert "Bernd" in anna.text
    await anna.press()
    await bernd.go(table)
    assert "Anna thinks of" not in bernd.text
    assert "You think of" in anna.text or "Anna thinks of" in anna.text
    await play_out(anna, bernd)


async def test_a_seat_link_leaves_the_address_bar(anna: Visitor, bernd: Visitor):
    """The secret goes into a cookie that scripts cannot read; no other site learns it."""
    await anna.sit("person")
    for path in (*anna.links("join"), *anna.links("seat")):
        answer = await bernd.web.get(path)
        cookie = answer.headers["set-cookie"]

        assert answer.status_code == 303
        assert path.rpartition("/")[2] not in answer.headers["location"]
        assert path.rpartition("/")[2] in cookie
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert answer.headers["referrer-policy"] == "strict-origin"


async def test_a_seat_s_link_moves_it_to_another_browser(anna: Visitor, bernd: Visitor):
    """The link's holder acts for the seat."""
    await anna.sit("computer guest")
    await anna.go(f"{anna.path}/seats")
    await bernd.go(anna.links("seat")[0])

    assert bernd.path == f"/table/{anna.table}"
    assert bernd.ways()


async def test_a_taken_seat_is_refused(anna: Visitor, bernd: Visitor, come: Callable[[], Visitor]):
    """The link is useless to a second person, and harmless to the first."""
    await anna.sit("person")
    [link] = anna.links("join")
    await bernd.join(link, "Bernd")
    await bernd.go(link)
    assert bernd.path == f"/table/{bernd.table}"

    await come().go(link, 409)


@pytest.mark.parametrize(("site", "asks"), [
    ("none", False), ("same-origin", False), ("same-site", True), ("cross-site", True),
])  # fmt: skip
async def test_the_owner_s_link_opens_on_another_device(
    anna: Visitor, bernd: Visitor, site: str, asks: bool
):
    """It is followed at once, unless another site leads there: then the owner is asked."""
    await anna.sit("person")
    (own,) = anna.links("seat")
    headers = {"sec-fetch-site": site}
    await bernd.go(own, **headers)

    assert (bernd.path == own) is asks
    if asks:
        await bernd.send(own)
    assert bernd.path == f"/table/{bernd.table}"
    await bernd.go(f"{bernd.path}/seats")
    assert bernd.links("seat") == [own]


async def test_another_seat_s_link_asks_before_it_replaces_yours(anna: Visitor, bernd: Visitor):
    """A browser that has a seat is asked before it changes it for another."""
    await anna.sit("person")
    (anna_s,) = anna.links("seat")
    await bernd.join(anna.links("join")[0], "Bernd")
    await bernd.go(anna_s)
    asked = bernd.text
    await bernd.go(f"/table/{bernd.table}/seats")
    (bernd_s,) = bernd.links("seat")

    assert "Anna" in asked
    assert bernd_s != anna_s
    await bernd.go(bernd_s)
    assert bernd.path == f"/table/{bernd.table}"
    await bernd.send(anna_s)
    await bernd.go(f"/table/{bernd.table}/seats")
    assert bernd.links("seat") == [anna_s]


async def test_an_unavailable_name_is_refused(anna: Visitor, bernd: Visitor):
    """The form comes back with the error and the visitor's text."""
    await anna.sit("person")
    await bernd.go(anna.links("join")[0])
    await bernd.send(bernd.path, 422, name="anna", key=key())

    assert bernd.codes == ["seat/name"]
    assert 'value="anna"' in bernd.text


@pytest.mark.parametrize(("fields", "code"), [
    ({"option-catch": "whale"}, "option/value"),
    ({"option-weather": "fair"}, "option/name"),
    ({"seats": "9"}, "match/seats"),
    ({"sit-1": "nobody"}, "table/plan"),
    ({"sit-1": "me"}, "table/seated-twice"),
    ({"key": "short"}, "command/key"),
    ({"name": "x" * 41}, "seat/name"),
])  # fmt: skip
async def test_an_impossible_form_is_refused(anna: Visitor, fields: dict[str, str], code: str):
    """It comes back filled in, with the error; programs find the code of the refusal."""
    status = 400 if code == "command/key" else 422
    await anna.send("/new/lots", status, **{"key": key(), "name": "Anna", **fields})

    assert anna.codes == [code]
    assert f">{code}<" not in anna.text
    assert 'name="sit-0"' in anna.text


async def test_a_spectator_watches(anna: Visitor, bernd: Visitor):
    """The table's link alone gives a view without actions."""
    await anna.sit("computer guest")
    await bernd.go(anna.path)

    assert bernd.ways() == []
    await bernd.send(f"{anna.path}/act", 403, action="confirm", decision="0", key=key())
    assert "seat/not-yours" in bernd.text


async def test_a_player_undoes_an_action(anna: Visitor):
    """One button names and undoes a choice that revealed nothing; no line stays."""
    await anna.sit("computer guest", back="on")
    before = anna.ways()
    await anna.press()
    (named,) = re.findall('id="undo".*class="note">([^<]*)<', anna.text)

    assert named.startswith("Choose ")
    assert UNDO.findall(anna.text) == [named]  # there is no other player to agree
    assert len(OWN.findall(anna.text)) == 1
    assert anna.ways() == ["confirm"]

    await anna.press(name="undo")
    assert anna.ways() == before
    assert OWN.findall(anna.text) == []


async def test_one_button_sends_several_actions(anna: Visitor):
    """A form may ask for several: they are all carried out, or none is."""
    await anna.sit("computer guest", back="on")
    before = anna.ways()
    await anna.press(f"{before[0]}, {before[0]}", status=422)
    assert anna.ways() == before

    await anna.press(f"{before[0]}, take-back, {before[0]}")
    assert anna.ways() == ["confirm"]


async def test_a_player_asks_to_undo(anna: Visitor, bernd: Visitor):
    """An action seen by others is undone if they agree; the button explains why they must."""
    await anna.sit("person")
    await bernd.join(anna.links("join")[0], "Bernd")
    table = bernd.path
    for player in (anna, bernd):
        await player.go(table)
        await player.press()
        assert "anything new since, so you can undo it freely" in UNDO.findall(player.text)[0]
        await player.press("confirm")
    await anna.go(table)
    assert "something new since, so the others have to agree" in UNDO.findall(anna.text)[0]
    await anna.press(name="undo")
    assert anna.ways("refuse")
    assert anna.ways("agree") == []
    assert "You’ve asked to undo this: “Anna has chosen.”" in anna.text

    await bernd.go(table)
    assert "Anna would like to undo this: “Anna has chosen.”" in bernd.text
    assert "This also undoes 1 later action." in bernd.text

    await bernd.press(name="refuse")
    await anna.go(table)
    assert "Bernd didn’t allow the undo." in anna.text

    await anna.press(name="undo")
    await bernd.go(table)
    await bernd.press(name="agree")
    assert "Anna has undone an action." in bernd.text

    await anna.go(table)
    assert "confirm" in anna.ways()


async def test_a_finished_match_is_viewed_step_by_step(anna: Visitor):
    """Every step of a finished match has an address; only steps can be clicked."""
    await anna.sit("computer guest")
    table = anna.path
    await play_out(anna)
    last = int(anna.ways("at")[-1])

    for at in (0, 1, last - 1, last):
        await anna.go(f"{table}?at={at}")
        assert anna.ways() == []
        assert anna.ways("at")[0] == "0"
    for path in ("?at=0&as=1", "?at=1&as=-1", f"?to={last}", "?at=1&view=text"):
        await anna.go(table + path)
    await anna.go(f"{table}?at={last + 1}", 404)
    await anna.go(f"{table}?at=x", 400)


async def test_a_running_match_is_viewed_step_by_step(anna: Visitor):
    """You go to any step of the tale, as your seat saw it, and back; only steps are offered."""
    await anna.sit("computer guest")
    table = anna.path
    await anna.press()
    steps = [int(step) for step in re.findall(r'data-step="(\d+)"', anna.text)]
    for step in (*steps, LAST):
        await anna.go(f"{table}?step={step}")

        assert table in anna.read.links, "the way back to the match"
        assert (anna.ways(), 'id="as"' in anna.text, "/match" in anna.text) == ([], False, False)

    await anna.go(f"{table}?step=0")
    assert anna.text.count("data-step") < len(steps), "what came later is not told yet"

    await anna.go(f"{table}?step=99", 404)
    await anna.go(f"{table}?step=x", 400)


def moments(visitor: Visitor) -> list[str]:
    """Return the targets of the links to the moment that is shown, other than to notes on it."""
    links = [link for link in visitor.read.links if "/notes" not in link]
    return [link for link in links if "moment=" in link or "&as=" in link]


async def test_a_link_leads_to_a_moment_of_a_running_match(anna: Visitor, bernd: Visitor, come):
    """A player sees that moment from their seat, and a spectator the public view."""
    await anna.sit("person")
    await bernd.join(anna.links("join")[0], "Bernd")
    await anna.go(bernd.path)
    await anna.press()
    await anna.press("confirm")
    await anna.go(f"{bernd.path}?at=0")
    [link] = moments(anna)
    clara = come()
    for other in (bernd, clara):
        await other.go(link)
        assert '<h2 id="asked" tabindex="-1">Setup</h2>' in other.text
        assert moments(other) == [link]

    assert moments(await anna.go(bernd.path)) == []
    await anna.go(f"{bernd.path}?moment=99", 404)
    assert anna.codes == ["table/step"]


async def test_a_link_leads_to_a_moment_of_a_finished_match(anna: Visitor, bernd: Visitor, come):
    """It shows everyone the same step from the same seat, whose hand is open now."""
    await anna.sit("person")
    await bernd.join(anna.links("join")[0], "Bernd")
    await anna.go(bernd.path)
    await play_out(anna, bernd)
    await anna.go(f"{bernd.path}?at=1")
    [link] = moments(anna)
    clara = come()
    await clara.go(link)

    assert link == f"{bernd.path}?at=1&as=0"
    assert moments(clara) == [link]
    rows = re.compile(r'<ul class="row.*?</ul>', re.DOTALL)
    assert rows.findall(clara.text) == rows.findall(anna.text) != []


async def test_a_line_of_another_seat_s_tale_leads_to_its_moment(anna: Visitor):
    """Number and step are those of the seat whose tale it is."""
    await anna.sit("computer guest")
    table = anna.path
    await play_out(anna)
    for seat in (1, -1):
        await anna.go(f"{table}?as={seat}")
        steps = told(anna)
        for step in steps:
            await anna.go(f"{table}?step={step}&as={seat}")

            assert told(anna) == [other for other in steps if other <= step]
            assert f'<option value="{seat}" selected' in anna.text


async def test_each_view_is_labelled_by_name(anna: Visitor, bernd: Visitor):
    """Players find their seat as "You" in every view."""
    await anna.sit("computer guest")
    table = anna.path
    await play_out(anna)
    for seat in ("", "?as=1", "?as=-1"):
        await anna.go(table + seat)

        assert eyes(anna) == ["You (Anna)", "Computer", "Spectator"]

    await bernd.go(f"{table}?as=0")

    assert eyes(bernd) == ["Anna", "Computer", "Spectator"]


async def test_a_player_who_views_another_seat_is_still_you(anna: Visitor, bernd: Visitor):
    """The result addresses the player as the winner; spectators read all names."""
    await anna.sit("computer guest")
    table = anna.path
    await play_out(anna)
    for seat in ("", "?as=1", "?as=-1"):
        await anna.go(table + seat)

        assert "You – Computer" in anna.text

    await bernd.go(f"{table}?as=1")

    assert "Anna – Computer" in bernd.text


def eyes(visitor: Visitor) -> list[str]:
    """Return the labels of the list of views."""
    return re.findall(r'<option value="-?\d+"[^>]*>([^<]*)', visitor.text)


def told(visitor: Visitor) -> list[int]:
    """Return the numbers of the steps in the tale, the newest first."""
    return [int(step) for step in re.findall(r'id="t-(\d+)"', visitor.text)]


@pytest.mark.parametrize("view", ["table", "text"])
async def test_without_a_script_only_the_present_reloads(bernd: Visitor, anna: Visitor, view: str):
    """A page that waits asks for news every two seconds; a past moment stays."""
    await anna.sit("computer guest")
    await bernd.go(f"{anna.path}?view={view}")
    waits = bernd.text
    await bernd.go(f"{anna.path}?step={LAST}&view={view}")

    assert ('http-equiv="refresh"' in waits, 'http-equiv="refresh"' in bernd.text) == (True, False)


async def test_another_seat_is_shown_only_after_the_end(anna: Visitor):
    """While the match runs, another seat's view is refused."""
    await anna.sit("computer guest")

    await anna.go(f"{anna.path}?as=1", 409)


async def test_the_match_file_is_available_after_the_end(anna: Visitor, bernd: Visitor):
    """It is refused while the match runs; then everyone can get it and check its dice."""
    await anna.sit("computer guest")
    table = anna.path
    await bernd.go(f"{table}/match", 409)
    assert "table/not-over" in bernd.text

    await play_out(anna)
    await bernd.go(f"{table}/match")

    assert bernd.page.headers["content-disposition"].startswith("attachment")
    transcript = parse_match(bernd.text)
    assert transcript.players[0] == "Anna"
    assert transcript.proof
    assert matches(transcript.proof.secret, transcript.proof.commitment)


async def test_the_text_view_is_remembered(anna: Visitor):
    """It is the same table in words.

    The question, a button for each answer, then the things on it.
    """
    await anna.sit("computer guest")
    drawn = set(anna.ways())
    await anna.go(f"{anna.path}?view=text")
    assert set(anna.ways()) == drawn
    assert 'class="card' not in anna.text
    question, scene = (anna.text.index(part) for part in ('id="question"', 'id="scene"'))
    assert all(question < at.start() < scene for at in re.finditer('name="action"', anna.text))

    await anna.press()
    assert anna.page.url.fragment == "asked"
    assert 'class="plain"' in anna.text
    await anna.go(f"{anna.path}?view=table")
    assert 'class="table"' in anna.text


A_MOMENT = 0.1  # seconds


class Slow:
    """Compiles until the test is over."""

    def before_call(self) -> None:
        """Record a call of the rules."""

    def wait(self, seconds: float | None) -> None:
        """Wait for the rules, and give up at once."""
        assert seconds == 0


async def test_a_game_is_played_while_it_is_compiled(anna: Visitor):
    """People act at once; a computer player shows its reason for waiting, and acts when it can."""
    lots = SHELF.load("lots")
    lots.interpret(Slow())
    try:
        await anna.sit("computer guest")
        table = anna.path
        while ways := anna.ways():
            await anna.press(next((way for way in ways if way == "confirm"), ways[0]))
        waiting = anna.text
        await asyncio.sleep(4 * A_MOMENT)
        await anna.go(table)
        still_waiting = not anna.ways()
    finally:
        lots.use_compiled()
    while not anna.ways():
        await asyncio.sleep(A_MOMENT)
        await anna.go(table)

    assert "for first use" in waiting
    assert still_waiting
    assert "for first use" not in anna.text
