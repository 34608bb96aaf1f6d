"""In which view a table opens: as chosen there, or else as the menu says."""

from tests.web.visitors import Visitor


async def test_a_view_is_kept_for_its_table_alone(anna: Visitor):
    """Unless the menu says how every table opens; chosen there, it is so at once."""
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
