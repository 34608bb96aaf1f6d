"""An absent person is notified once, by mail, webhook or Web Push, as their seat may see it."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from serenissima.kernel.errors import NotNow
from serenissima.service import Receiver, WaitingNotification
from serenissima.service.runtime.outbox import LEASE
from serenissima.service.store.database import Unavailable
from serenissima.web.notifications import notifier as notifying
from tests.web.notified import Browser, NotifiedTable, notified_table
from tests.web.visitors import PLACE, Visitor, play_out

DELAY = 61.0


class Killed(BaseException):
    """A process ends here, and notes no more."""


@pytest.fixture
async def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[NotifiedTable]:
    """A table whose notifications wait until a test delivers them."""
    async with notified_table(tmp_path, monkeypatch) as found:
        yield found


async def test_a_webhook_is_notified_once(table: NotifiedTable):
    """It is sent after a while, with the events so far; the same is not sent again."""
    await table.gives(webhook=table.hook.url)
    await table.plays()
    await table.notifier.step()
    assert table.hook.posts == []  # a live player is not notified

    await table.later()
    await table.later()

    (post,) = table.hook.posts
    assert post.path == "/calls?for=anna"
    assert post.told["title"] == "Your turn: Lots"
    assert post.told["url"] == f"{PLACE}/table/{table.id}"
    assert post.headers["idempotency-key"] == post.told["id"]
    assert any("Bernd" in line for line in post.told["lines"])
    assert "serenissima_" not in str(table.app.state.serenissima.tally.notifications)
    assert table.app.state.serenissima.tally.notifications == {("webhook", "sent"): 1}


async def test_a_person_who_looks_at_the_table_is_not_notified(table: NotifiedTable):
    """This holds however long they look; if they leave without acting, one comes after a while."""
    await table.gives(webhook=table.hook.url)
    await table.plays()
    with table.app.state.serenissima.presence.attend(table.id, [0]):
        for _ in range(3):
            await table.later()
    await table.notifier.step()
    assert table.hook.posts == []

    for _ in range(3):
        await table.later()
    assert len(table.hook.posts) == 1


async def test_a_person_who_has_seen_the_end_is_not_notified(table: NotifiedTable):
    """There is no action left."""
    await table.gives(webhook=table.hook.url)
    await table.bernd.send(f"/table/{table.id}/call", webhook=table.hook.url)
    await table.anna.go(f"/table/{table.id}")
    await play_out(table.anna, table.bernd)
    waiting, _ = await table.app.state.serenissima.tables.outbox.list_waiting()
    assert "over" in {one.kind for one in waiting}  # of the player who has not ended it
    with table.app.state.serenissima.presence.attend(table.id, [0, 1]):
        await table.later()
    await table.later()

    assert table.hook.posts == []


async def test_a_player_who_acts_and_leaves_is_notified_of_the_next_turn(table: NotifiedTable):
    """The last of those who choose at the same time may not see that they are asked again."""
    await table.gives(webhook=table.hook.url)
    await table.plays(table.bernd, table.anna)
    await table.later()

    assert [post.told["title"] for post in table.hook.posts] == ["Your turn: Lots"]


async def test_an_action_in_time_cancels_the_notification(table: NotifiedTable):
    await table.gives(webhook=table.hook.url)
    await table.plays()
    await table.plays(table.anna)
    await table.later()

    assert table.hook.posts == []


async def test_an_address_is_confirmed_first(table: NotifiedTable):
    """It only gets the question until its owner presses a button of the page behind its link."""
    await table.gives(mail="anna@example.org")
    await table.plays()
    await table.later()
    (asked,) = table.mailbox.mails
    (link,) = re.findall(rf"{PLACE}(/call/\S+)", asked.get_content())
    await table.bernd.go(link)
    await table.later()
    assert len(table.mailbox.mails) == 1

    await table.bernd.send(link, confirm="1")
    assert f"/table/{table.id}" in table.bernd.read.links
    await table.plays()
    await table.later()

    _, mail = table.mailbox.mails
    text = mail.get_content()
    assert mail["Subject"] == "Your turn: Lots"
    assert mail["To"] == "anna@example.org"
    assert (f"{PLACE}/table/{table.id}" in text, "Since your last action" in text) == (True, True)
    as_sent = dict(mail.raw_items())["List-Unsubscribe"]  # a mail program decodes no escapes there
    stop = as_sent.removeprefix(f"<{PLACE}").removesuffix(">")
    await table.bernd.send(stop, **{"List-Unsubscribe": "One-Click"})
    await table.plays()
    await table.later()
    assert len(table.mailbox.mails) == 2
    await table.bernd.go(stop, 404)
    assert table.bernd.codes == ["call/link"]


async def test_a_repeated_mail_has_the_same_id(table: NotifiedTable):
    """A process was killed after the server took the mail, before that was noted."""
    await table.gives(mail="anna@example.org")
    send, sent = table.notifier.send, []

    async def killed(*said: object) -> None:
        await send(*said)  # type: ignore[arg-type]
        sent.append(said)
        raise Killed

    table.notifier.send = killed  # type: ignore[method-assign]
    with pytest.raises(Killed):
        await table.notifier.step()
    table.notifier.send = send  # type: ignore[method-assign]
    await table.later(LEASE - 1)
    assert len(table.mailbox.mails) == 1
    await table.later(1)

    first, second = table.mailbox.mails
    assert first["Message-ID"] == second["Message-ID"]


async def test_a_browser_is_notified(table: NotifiedTable):
    """The push service sees the sending server, not the content."""
    browser = Browser(table.hook.url)
    await table.gives(push=browser.subscription)
    await table.plays()
    await table.later()

    (post,) = table.hook.posts
    told = browser.read(post)
    assert told["title"] == "Your turn: Lots"
    assert (told["url"], "Bernd" in told["body"]) == (f"{PLACE}/table/{table.id}", True)
    assert post.headers["authorization"].startswith("vapid t=")
    assert b"Bernd" not in post.body


async def test_the_owner_of_a_lost_browser_learns_of_it(table: NotifiedTable):
    """It gets no more; a new subscription of the browser brings what is due."""
    old, new = Browser(table.hook.url), Browser(f"{table.hook.url}&new")
    table.hook.status = "410 Gone"
    await table.gives(push=old.subscription)
    await table.plays()
    await table.later()
    await table.plays()
    await table.later()
    lost = await table.compares(old, old)  # as the browser does on each visit
    await table.anna.go(f"/table/{table.id}/call")
    listed = table.anna.page.text
    table.hook.status = "201 Created"
    works = await table.compares(old, new)
    await table.later()  # the server finds what is due, and waits for people who look
    await table.later()

    assert len(table.hook.posts) == 2
    assert new.read(table.hook.posts[-1])["title"] == "Your turn: Lots"
    assert table.app.state.serenissima.tally.notifications == {
        ("push", "gone"): 1,
        ("push", "sent"): 1,
    }
    assert (lost, works) == ("gone", "works")
    assert "this address no longer exists" in listed
    assert await table.compares(old, old) == "unknown"
    assert await table.compares(new, None) == "lost"


@pytest.mark.parametrize("status", ["400 Bad Request", "403 Forbidden", "500 Oops", "429 Wait"])
async def test_a_refused_browser_is_tried_again(table: NotifiedTable, status: str):
    """Only a refusal is shown at once; a success ends it. A service may ask us to wait."""
    browser = Browser(table.hook.url)
    table.hook.status = f"{status}\r\nRetry-After: 4000"
    await table.gives(push=browser.subscription)
    await table.plays()
    await table.later()
    shown = await table.compares(browser, browser)
    table.hook.status = "201 Created"
    await table.later(2000)
    early = len(table.hook.posts)
    await table.later(2001)

    assert shown == ("refused" if status < "404" else "works")
    assert (early, len(table.hook.posts)) == (1, 2)
    assert await table.compares(browser, browser) == "works"


async def test_a_browser_whose_service_is_down_is_repaired(table: NotifiedTable):
    """After the last try its owner learns of it; a click lets it be tried again."""
    browser = Browser(table.hook.url)
    table.hook.status = "500 Oops"
    await table.gives(push=browser.subscription)
    await table.plays()
    for seconds in (DELAY, *notifying.LATER):
        await table.later(seconds)
    assert await table.compares(browser, browser) == "late"
    table.hook.status = "201 Created"
    assert await table.compares(browser, browser, repair="1") == "works"
    await table.later()
    await table.later()

    assert browser.read(table.hook.posts[-1])["title"] == "Your turn: Lots"


async def test_failed_notifications_are_retried(table: NotifiedTable):
    """They wait longer each time and end at last; a redirection is a failure."""
    table.hook.status = "302 Found"
    await table.gives(webhook=table.hook.url)
    await table.plays()
    await table.later()
    for pause in notifying.LATER:
        await table.later(pause - 1)
        before = len(table.hook.posts)
        await table.later(1)
        assert len(table.hook.posts) == before + 1
    await table.later(1e6)

    assert len(table.hook.posts) == 1 + len(notifying.LATER)


async def test_equal_views_get_equal_bytes(table: NotifiedTable):
    """Bernd's secret choice is in no notification before it is shown."""
    await table.gives(webhook=table.hook.url)
    await table.plays()
    outbox, bodies = table.app.state.serenissima.tables.outbox, []
    for acts in (False, True):
        if acts:
            await table.bernd.go(f"/table/{table.id}")
            await table.bernd.press()
        notifications, _ = await outbox.list_waiting()
        said = [
            await table.notifier._said(c, await outbox.receiver(c.receiver)) for c in notifications
        ]
        bodies.append([notifying.as_json(one) for one in said if one])

    assert len(bodies[0]) == 1
    assert bodies[0] == bodies[1]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"mail": "anna"}, "call/address"),
        ({"mail": "a@b.test\r\nBcc: c@d.test"}, "call/address"),
        ({"webhook": "ftp://calls.test/"}, "call/address"),
        ({"webhook": "https://user:pass@calls.test/"}, "call/address"),
        ({"webhook": "http://"}, "call/address"),
        ({"push": "{}"}, "call/address"),
        ({}, "request/malformed"),
    ],
)
async def test_an_invalid_address_is_refused(
    table: NotifiedTable, fields: dict[str, str], code: str
):
    await table.gives(400, **fields)

    assert table.anna.codes == [code]


async def test_a_private_address_is_refused_at_once(table: NotifiedTable):
    """It could never be notified; the page still shows the text, for correction."""
    await table.gives(422, webhook="https://192.168.1.5/hook")

    assert table.anna.codes == ["call/private"]
    assert 'value="https://192.168.1.5/hook"' in table.anna.text
    assert 'name="remove"' not in table.anna.text


async def test_only_its_owner_sees_or_removes_an_address(table: NotifiedTable):
    """Its owner deletes it at once."""
    await table.gives(webhook=table.hook.url)
    (name,) = re.findall(r'name="remove" value="([\w-]+)"', table.anna.text)
    await table.bernd.go(f"/table/{table.id}/call")
    assert "127.0.0.1" not in table.bernd.text
    await table.bernd.send(f"/table/{table.id}/call", remove=name)
    await table.anna.go(f"/table/{table.id}/call")
    assert name in table.anna.text

    await table.gives(remove=name)
    assert name not in table.anna.text


async def asked(table: NotifiedTable, address: str, status: int = 200) -> None:
    """Give a mail address, and delete it if it was accepted."""
    await table.gives(status, mail=address)
    for name in re.findall(r'name="remove" value="([\w-]+)"', table.anna.text):
        await table.gives(remove=name)


async def test_strangers_are_not_asked_repeatedly(table: NotifiedTable):
    """An address whose owner never gave it gets at most two questions a day."""
    for _ in range(notifying.MOST_ASKED):
        await table.gives(mail="stranger@example.org")  # the same address again sends no question
    await asked(table, "stranger@example.org")
    await asked(table, "Stranger@example.org")
    await table.gives(429, mail="stranger@example.ORG")

    assert table.anna.codes == ["request/too-many"]


async def test_one_visitor_cannot_use_up_the_questions_of_a_day(table: NotifiedTable):
    """Others still get theirs."""
    for number in range(notifying.MOST_ASKED_FROM):
        table.notifier.count(f"{number}@example.org", "203.0.113.7")
    with pytest.raises(NotNow):
        table.notifier.count("one-more@example.org", "203.0.113.7")
    table.notifier.count("one-more@example.org", "203.0.113.8")


async def test_a_notification_survives_an_unresponsive_database(
    table: NotifiedTable, monkeypatch: pytest.MonkeyPatch
):
    """It is postponed like one that its receiver does not take."""
    await table.gives(webhook=table.hook.url)
    await table.plays()
    outbox = table.app.state.serenissima.tables.outbox

    async def silent(*_: object) -> None:
        raise Unavailable

    with monkeypatch.context() as broken:
        broken.setattr(outbox, "sight", silent)
        await table.later()
    assert table.hook.posts == []
    await table.later(notifying.LATER[0])

    assert len(table.hook.posts) == 1


async def test_a_notification_that_cannot_be_worded_is_given_up(
    table: NotifiedTable, monkeypatch: pytest.MonkeyPatch
):
    """It does not delay others."""
    for number in range(2):
        await table.gives(webhook=f"{table.hook.url}&n={number}")
    await table.plays()
    said, first = table.notifier._said, []

    async def breaks(notification: WaitingNotification, receiver: Receiver) -> object:
        first.extend([receiver.id] if not first else [])
        if receiver.id in first:
            raise ZeroDivisionError
        return await said(notification, receiver)

    monkeypatch.setattr(table.notifier, "_said", breaks)
    await table.later()
    assert len(table.hook.posts) == 1
    for pause in notifying.LATER:
        await table.later(pause)

    assert await table.app.state.serenissima.tables.outbox.list_waiting() == ([], 0)


async def test_a_slow_receiver_delays_no_one(table: NotifiedTable, monkeypatch: pytest.MonkeyPatch):
    """A notification that is still on its way at the next look arrives later, once."""
    monkeypatch.setattr(notifying, "PAUSE", 0.0)
    await table.gives(webhook=table.hook.url)
    await table.plays()
    answers, send = asyncio.Event(), table.notifier.send

    async def slow(*said: Any) -> None:
        await answers.wait()
        await send(*said)

    monkeypatch.setattr(table.notifier, "send", slow)
    await table.later()
    await table.later()
    assert table.hook.posts == []
    answers.set()
    await asyncio.wait(table.notifier._sending)

    assert len(table.hook.posts) == 1


async def test_pages_mention_notifications_only_if_the_host_has_set_them_up(anna: Visitor):
    await anna.sit("computer guest")
    assert "/call" not in anna.text
    await anna.go(f"/table/{anna.table}/call", 404)

    assert anna.codes == ["call/channel"]
