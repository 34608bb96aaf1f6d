"""Friends by mutual consent, who of them is online, and invitations to seats."""

from collections.abc import AsyncIterator
from itertools import count

import pytest

from serenissima.fairplay.secrets import hash_secret
from serenissima.kernel.errors import Illegal, NotNow, Unknown
from serenissima.service import KnownGuest, Tables, TableSettings
from serenissima.service.core.opening import Opening
from serenissima.service.runtime.friends import LINK_LASTS, ONLINE
from serenissima.service.runtime.inviting import LASTS
from serenissima.web.notifications.writing import write_notification
from tests.service.guests import KEYS, SHELF, come, guest, plan_of

TWO = plan_of("person", "person")
COUNT = count()


@pytest.fixture
def now() -> list[float]:
    """The time, which a test can change."""
    return [1e9]


@pytest.fixture
async def served(place: str, now: list[float]) -> AsyncIterator[Tables]:
    """The tables of a database of either kind."""
    async with Tables(place, shelf=SHELF, load_player=guest, clock=lambda: now[0]) as tables:
        yield tables


async def open_table(tables: Tables, host: KnownGuest, *, public: bool = False) -> Opening:
    settings = TableSettings(public=public)
    return await tables.open("lots", TWO, name=host.name, guest=host.id, settings=settings)


async def befriend(tables: Tables, one: KnownGuest, *others: KnownGuest) -> None:
    for other in others:
        await tables.friends.follow(other.id, await tables.friends.make_link(one.id))


async def names(tables: Tables, one: KnownGuest) -> tuple[list[str], list[str], list[str]]:
    """Return the names of friends, of those who ask, and of those whom the guest has asked."""
    circle = await tables.friends.circle(one.id)
    asked = [name for name, _ in circle.asked]
    return [f.name for f in circle.friends], [f.name for f in circle.askers], asked


@pytest.mark.both_databases
async def test_two_become_friends_only_if_both_want_it(served: Tables):
    """Declining and blocking tell the asker nothing; the person who declined can still ask."""
    anna, bernd = [await come(served, name) for name in ("Anna", "Bernd")]
    opened = await open_table(served, anna)
    await served.join(opened.table, opened.invitations[1], "Berni", key=next(KEYS), guest=bernd.id)
    friends, asks = served.friends, []
    with pytest.raises(NotNow, match="someone else"):
        await friends.ask(anna.id, opened.table, 1, "Bernd")
    for _ in range(2):
        await friends.ask(anna.id, opened.table, 1, "Berni")
        asks.append((await names(served, anna), await friends.states_at(anna.id, opened.table)))
        [asker] = (await friends.circle(bernd.id)).askers or [None]
        if asker:
            await friends.decline(bernd.id, "no mark")
            await friends.decline(bernd.id, asker.mark)

    assert asks == [(([], [], ["Berni"]), {1: "asked"})] * 2
    [(_, berni)] = (await friends.circle(anna.id)).asked
    await friends.remove(anna.id, berni)
    assert await names(served, anna) == ([], [], [])
    await friends.ask(anna.id, opened.table, 1, "Berni")  # declined: asking again doesn't reach him
    assert await names(served, bernd) == ([], [], [])
    await friends.ask(bernd.id, opened.table, 0, "Anna")
    assert await names(served, anna) == (["Bernd"], [], [])
    assert await names(served, bernd) == (["Anna"], [], [])
    [friend] = (await friends.circle(anna.id)).friends
    await friends.remove(anna.id, friend.mark)
    assert await names(served, bernd) == ([], [], [])

    await served.safety.block(bernd.id, opened.table, 0, "Anna")
    await friends.ask(anna.id, opened.table, 1, "Berni")
    await befriend(served, bernd, anna)
    assert await names(served, bernd) == ([], [], [])
    assert (await names(served, anna))[0] == []


async def test_a_sign_in_name_and_a_link_lead_to_friends(served: Tables, now: list[float]):
    """No one learns whether a sign-in name exists; a newer link or time voids a link."""
    anna, bernd, clara = [await come(served, name) for name in ("Anna", "Bernd", "Clara")]
    await served.accounts.add(bernd, login := f"bernd{next(COUNT)}", "a long password")
    for name in (login.upper(), "no one at all"):
        await served.friends.ask_login(anna.id, name)
    assert await names(served, anna) == ([], [], [])
    opened = await open_table(served, anna)
    await served.join(opened.table, opened.invitations[1], "B.", key=next(KEYS), guest=bernd.id)
    assert await served.friends.states_at(anna.id, opened.table) == {1: ""}
    [asker] = (await served.friends.circle(bernd.id)).askers
    assert asker.name == "Anna"
    await served.friends.accept(bernd.id, asker.mark)
    old = await served.friends.make_link(anna.id)
    new = await served.friends.make_link(anna.id)
    with pytest.raises(Unknown, match="replaced"):
        await served.friends.follow(clara.id, old)
    await served.friends.follow(clara.id, new)
    await served.friends.follow(anna.id, new)  # her own
    assert await names(served, anna) == (["Bernd", "Clara"], [], [])
    now[0] += LINK_LASTS
    with pytest.raises(Unknown):
        await served.friends.by_link(new)


async def test_friends_see_who_is_online(served: Tables, now: list[float]):
    """It is stored only for guests with friends who don't hide it."""
    anna, bernd = [await come(served, name) for name in ("Anna", "Bernd")]
    seen = []

    async def look() -> None:
        circle = await served.friends.circle(anna.id)
        seen.append([one.name for one in circle.friends if one.mark in circle.online])

    await served.friends.note_open_page(bernd.id)
    assert (await served.friends.profile(bernd.id)).seen == 0
    await befriend(served, anna, bernd)
    await look()
    await served.friends.note_open_page(bernd.id)
    await look()
    await served.friends.hide(bernd.id, True)
    await served.friends.note_open_page(bernd.id)
    await look()
    await served.friends.hide(bernd.id, False)
    await served.friends.note_open_page(bernd.id)
    now[0] += ONLINE + 1
    await look()

    assert seen == [[], ["Bernd"], [], []]


@pytest.mark.both_databases
@pytest.mark.parametrize("public", [False, True])
async def test_a_friend_sits_down_by_one_click(served: Tables, now: list[float], public: bool):
    """The invitation is for friends and a free seat; a taken name gets a number."""
    anna, bernd, clara = [await come(served, name) for name in ("Anna", "Bernd", "Clara")]
    bernd = await served.guests.rename(bernd, "Anna")
    await befriend(served, anna, bernd)
    [friend] = (await served.friends.circle(anna.id)).friends
    opened = await open_table(served, anna, public=public)
    secret, invite = opened.invitations.get(1, ""), served.friends.inviting.invite
    with pytest.raises(Unknown) as refused:
        await invite(clara.id, friend.mark, opened.table, 1, secret)
    assert refused.value.code == "friend/none"
    with pytest.raises((Illegal, Unknown)):
        await invite(anna.id, friend.mark, opened.table, 1, "a guess" if not public else "x")
    for _ in range(2):
        await invite(anna.id, friend.mark, opened.table, 1, secret)
    assert await served.friends.inviting.list_invited(anna.id, opened.table) == {friend.mark: 1}
    [waiting] = await served.friends.inviting.of(bernd.id)
    assert (waiting.table, waiting.host, waiting.game) == (opened.table, "Anna", "lots")
    with pytest.raises(Unknown):
        await served.friends.inviting.take_seat(clara, opened.table, key=next(KEYS))
    token = await served.friends.inviting.take_seat(bernd, opened.table, key=next(KEYS))

    assert (await served.view(opened.table, token)).names == ("Anna", "Anna 2")
    assert await served.friends.inviting.of(bernd.id) == []
    assert (await served.guests.at(opened.table))[1].guest == bernd.id


async def test_declining_is_quiet(served: Tables, now: list[float]):
    """The host sees the invitation as before, and can't repeat it; time ends it as well."""
    anna, bernd = [await come(served, name) for name in ("Anna", "Bernd")]
    await befriend(served, anna, bernd)
    [friend] = (await served.friends.circle(anna.id)).friends
    opened = [await open_table(served, anna) for _ in range(2)]
    for one in opened:
        await served.friends.inviting.invite(anna.id, friend.mark, one.table, 1, one.invitations[1])
    assert len(await served.friends.inviting.of(bernd.id)) == 2
    await served.friends.inviting.decline(bernd.id, opened[0].table)
    await served.friends.inviting.invite(
        anna.id, friend.mark, opened[0].table, 1, opened[0].invitations[1]
    )

    assert await served.friends.inviting.list_invited(anna.id, opened[0].table) == {friend.mark: 1}
    assert [one.table for one in await served.friends.inviting.of(bernd.id)] == [opened[1].table]
    with pytest.raises(Unknown):
        await served.friends.inviting.take_seat(bernd, opened[0].table, key=next(KEYS))
    now[0] += LASTS
    assert await served.friends.inviting.of(bernd.id) == []


async def test_friends_follow_a_guest_who_is_merged_or_deleted(served: Tables):
    """Two guests of one person share their friends; a deleted one leaves nothing behind."""
    anna, bernd, clara, phone = [
        await come(served, name) for name in ("Anna", "Bernd", "Clara", "Anna on the phone")
    ]
    await befriend(served, anna, bernd)
    await befriend(served, phone, bernd, clara)
    await served.friends.choose_portrait(phone.id, "lion")
    link = await served.guests.link(anna)
    await served.accounts.bring_along(link, phone)
    found = await names(served, anna)
    portrait = (await served.friends.profile(anna.id)).portrait
    opened = await open_table(served, bernd)
    [mark] = [f.mark for f in (await served.friends.circle(bernd.id)).friends]
    await served.friends.inviting.invite(bernd.id, mark, opened.table, 1, opened.invitations[1])
    await served.guests.forget(anna)

    assert found == (["Bernd", "Clara"], [], [])
    assert portrait == "lion"
    assert await names(served, bernd) == ([], [], [])
    assert await served.friends.inviting.list_invited(bernd.id, opened.table) == {}


async def test_links_are_stored_as_hashes(served: Tables):
    """A reader of the database can't become anyone's friend."""
    anna = await come(served, "Anna")
    secret = await served.friends.make_link(anna.id)
    with pytest.raises(Unknown):
        await served.friends.by_link(hash_secret(secret))
    assert (await served.friends.by_link(secret))[:2] == (anna.id, "Anna")


async def test_an_invitation_reaches_a_friend_who_is_away(served: Tables):
    """Each receiver is notified once; a settled invitation sends nothing any more."""
    anna, bernd = [await come(served, name) for name in ("Anna", "Bernd")]
    await befriend(served, anna, bernd)
    [friend] = (await served.friends.circle(anna.id)).friends
    own = await open_table(served, bernd)
    receiver = await served.outbox.register(
        own.table, str(own.token), "webhook", "https://a.test/", "en", asks=False
    )
    opened = await open_table(served, anna)
    for _ in range(2):
        await served.friends.inviting.invite(
            anna.id, friend.mark, opened.table, 1, opened.invitations[1]
        )
    waiting, _ = await served.outbox.list_waiting()
    [one] = [one for one in waiting if one.table_id == opened.table]
    seen = await served.outbox.sight(one, receiver)
    assert seen is not None
    said = write_notification(one, seen, "en", ("https://venice.test", "stop"), (0.0, 0.0))
    await served.friends.inviting.decline(bernd.id, opened.table)

    assert (one.kind, seen.seat) == ("invited", -1)
    assert said.title.startswith("A friend has a seat for you")
    assert (said.link, said.lines) == ("https://venice.test/friends", ())
    assert await served.outbox.sight(one, receiver) is None
