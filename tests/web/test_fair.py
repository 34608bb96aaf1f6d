"""The page that explains the hash and secret of a table, and what it gives a browser."""

from serenissima.words import languages
from tests.web.visitors import Visitor, play_out


async def test_before_the_end_it_shows_a_hash_and_afterwards_the_secret(
    anna: Visitor, bernd: Visitor
):
    """Spectators can read it as well; without a script, a command checks the file."""
    await anna.sit("computer guest")
    table = anna.path
    await bernd.go(f"{table}/odds", 409)
    assert "table/not-over" in bernd.text
    await bernd.go(f"{table}/fair")
    commitment = (await bernd.web.get(f"/api{table}")).json()["commitment"]
    assert commitment in bernd.text
    assert "The match isn’t over yet." in bernd.text
    assert "fair-check" not in bernd.text

    await play_out(anna)
    seen = (await bernd.web.get(f"/api{table}")).json()
    await bernd.go(f"{table}/fair")
    odds = (await bernd.web.get(f"{table}/odds")).json()

    assert seen["secret"] in bernd.text
    assert f"serenissima verify lots-{table.rpartition('/')[2]}.txt" in bernd.text
    assert odds[0][0] == [3, 3, 3]  # the first lot is drawn from three of each kind
    assert all(sum(weights) > 0 for step in odds for weights in step)


async def test_the_page_speaks_every_language(anna: Visitor):
    """No text remains in another language."""
    await anna.sit("computer guest")
    table, seen = anna.path, set()
    for language in languages.LANGUAGES:
        await anna.send("/preferences", language=language, back="/")
        await anna.go(f"{table}/fair")
        seen.add(anna.text.partition("<h1>")[2].partition("</dl>")[0])

    assert len(seen) == len(languages.LANGUAGES)
