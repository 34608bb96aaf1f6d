"""When a player runs out of time or leaves, the others are notified once of their choices."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.web.notified import Browser, NotifiedTable, notified_table
from tests.web.visitors import key

DAY = 86_400.0
CHOOSE = (
    "You can give more time, let a computer player stand in, or end the match without a result."
)


@pytest.fixture
def options() -> dict[str, str]:
    """Two days for each turn."""
    return {"time": "days", "days": "2"}


@pytest.fixture
async def table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: dict[str, str]
) -> AsyncIterator[NotifiedTable]:
    """Anna is away; Bernd has not acted."""
    async with notified_table(tmp_path, monkeypatch, **options) as found:
        yield found


async def test_the_others_are_notified_on_every_channel(table: NotifiedTable):
    """The notification names the late player and the choices; it comes once."""
    browser = Browser(table.hook.url)
    await table.gives(webhook=f"{table.hook.url}&n=1")
    await table.gives(push=browser.subscription)
    await table.mails("anna@example.org")
    await table.plays(table.anna)
    await table.later(2 * DAY)
    assert table.hook.posts == []  # a player who looks in the first seconds needs no notification
    await table.later(16.0)
    await table.later(5 * DAY)

    hooked, pushed = sorted(table.hook.posts, key=lambda post: "n=1" not in post.path)
    assert hooked.told["title"] == "How do you want to continue? Lots"
    assert hooked.told["kind"] == "late"
    assert "Bernd is out of time." in hooked.told["lines"]
    assert any(line.startswith(CHOOSE) for line in hooked.told["lines"])
    assert CHOOSE in browser.read(pushed)["body"]
    assert pushed.headers["ttl"] == str(int(28 * DAY))  # it waits for a phone that is off
    (mail,) = (
        mail for mail in table.mailbox.mails if "How do you want to continue" in mail["Subject"]
    )
    assert CHOOSE in mail.get_content()


async def test_a_player_is_notified_before_their_time_is_up(table: NotifiedTable):
    """It gives the time left at delivery; it comes once, and not after an action."""
    await table.gives(webhook=table.hook.url)
    await table.plays()
    await table.later(1.5 * DAY)
    await table.later(16.0)
    await table.later(60.0)

    turn, low = (post.told for post in table.hook.posts)
    assert turn["kind"] == "turn"
    assert low["title"] == "Your time is running out: Lots"
    assert low["lines"][-1] == "You have about 12 hours left."

    await table.plays()
    await table.later(1.5 * DAY)
    await table.plays(table.anna)
    await table.later(16.0)
    assert [post.told["kind"] for post in table.hook.posts[2:]] == ["turn"]


async def test_a_player_who_looks_without_choosing_is_notified_once(table: NotifiedTable):
    """It comes after they have left."""
    await table.gives(webhook=table.hook.url)
    await table.plays(table.anna)
    with table.app.state.serenissima.presence.attend(table.id, [0]):
        for seconds in (2 * DAY, 61.0, 61.0):
            await table.later(seconds)
    assert table.hook.posts == []

    for seconds in (61.0, DAY, 5 * DAY):
        await table.later(seconds)
    assert [post.told["kind"] for post in table.hook.posts] == ["late"]


async def test_a_player_who_looks_and_chooses_gets_no_notification(table: NotifiedTable):
    await table.gives(webhook=table.hook.url)
    await table.plays(table.anna)
    with table.app.state.serenissima.presence.attend(table.id, [0]):
        await table.later(2 * DAY)
        await table.anna.send(f"/table/{table.id}/act", key=key(), seat="0", wait="1")
    await table.later(DAY)

    assert table.hook.posts == []


async def test_a_player_asked_for_a_pause_is_notified(table: NotifiedTable):
    """Home shows it as well; a second notification comes only if they look and do not answer."""
    await table.gives(webhook=table.hook.url)
    await table.plays(table.anna)
    await table.bernd.send(f"/table/{table.id}/act", key=key(), seat="1", pause="ask")
    with table.app.state.serenissima.presence.attend(table.id, [0]):
        await table.later()
    await table.later()
    await table.later()

    (post,) = table.hook.posts
    assert (post.told["kind"], post.told["lines"][-1]) == ("pause", "Bernd would like a pause.")
    assert post.told["title"] == "Do you agree to a pause? Lots"
    await table.anna.go("/")
    assert "Do you agree to a pause? Waiting for Bernd." in table.anna.text


async def test_a_player_asked_to_end_the_match_is_notified(table: NotifiedTable):
    """Both are late, so both must agree.

    It names the player who wants it, and the other choices.
    """
    await table.gives(webhook=table.hook.url)
    await table.later(2 * DAY + 61.0)
    table.hook.posts.clear()  # it was her turn
    await table.bernd.send(f"/table/{table.id}/act", key=key(), seat="1", end="0")
    await table.later()
    await table.later()

    (post,) = table.hook.posts
    assert post.told["kind"] == "end"
    assert post.told["lines"][-3:-1] == [
        "Bernd is out of time.",
        "Bernd would like to end the match without a result.",
    ]
    assert post.told["lines"][-1].startswith(CHOOSE)
    await table.anna.go("/")
    assert "End the match without a result? It’s your turn." in table.anna.text


async def test_news_does_not_wait_for_a_phone_that_is_off(table: NotifiedTable):
    """It waits a day at most: later it would be useless."""
    await table.gives(push=Browser(table.hook.url).subscription)
    await table.plays()
    for seconds in (1.5 * DAY, 16.0):
        await table.later(seconds)

    turn, low = (int(post.headers["ttl"]) for post in table.hook.posts)
    assert (turn, low) == (28 * DAY, DAY)


@pytest.mark.parametrize("options", [{}])
async def test_without_clocks_players_are_notified_after_days(
    table: NotifiedTable, options: dict[str, str]
):
    """There is no time limit at such a table."""
    await table.gives(webhook=table.hook.url)
    await table.plays(table.anna)
    await table.later(3 * DAY)
    await table.later(16.0)
    await table.later(9 * DAY)

    (post,) = table.hook.posts
    assert post.told["lines"][-2] == "Bernd hasn’t acted for 3 days."


@pytest.mark.parametrize("options", [{"time": "live", "minutes": "10", "seconds": "5"}])
async def test_a_live_clock_notifies_in_time(table: NotifiedTable, options: dict[str, str]):
    """It comes two minutes before the end, without the minute that other notifications wait."""
    await table.gives(webhook=table.hook.url)
    await table.plays()
    await table.later(8 * 60.0 + 6)
    await table.later(16.0)

    assert "You have about 2 minutes left." in [
        line for post in table.hook.posts for line in post.told["lines"]
    ]
