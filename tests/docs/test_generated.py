"""Pages that follow from the code are what the code says now."""

from tools.docs import DOCS, pages


def test_generated_pages_are_up_to_date():
    """`make docs` would change nothing."""
    old = [
        str(place)
        for place, text in pages().items()
        if not (DOCS / place).is_file() or (DOCS / place).read_text(encoding="utf-8") != text
    ]

    assert old == [], "run `make docs`"
