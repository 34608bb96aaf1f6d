"""The view in which a table opens: its own setting, or that of the menu."""

from tests.web.visitors import Visitor


async def test_a_view_is_stored_for_its_table_alone(anna: Visitor):
    """The menu sets how every table opens; a choice at a table applies at once."""
    first = (await anna.sit("computer guest")).path
    await anna.go(f"{first}?view=text")
    await anna.sit("computer guest")
    assert 'class="table"' in anna.text
    await anna.go(first)
    assert 'class="plain"' in anna.text

    await anna.go(f"{first}?view=table")
    await anna.send("/preferences", view="text", back=f"{first}?view=table")
    assert anna.path == first
    assert 'class="plain"' in anna.text
    await anna.sit("computer guest")
    assert 'class="plain"' in anna.text
    await anna.go(f"{anna.path}?view=table")
    await anna.go(anna.path)
    assert 'class="table"' in anna.text
