"""The generated pages agree with the code."""

from dataclasses import replace

from serenissima import games
from tools.docs import DOCS, game_page, pages


def test_generated_pages_are_up_to_date():
    """`make docs` would change no page."""
    old = [
        str(place)
        for place, text in pages().items()
        if not (DOCS / place).is_file() or (DOCS / place).read_text(encoding="utf-8") != text
    ]

    assert old == [], "run `make docs`"


def test_a_retired_option_is_not_offered():
    """A page lists the options for a new match."""
    game = games.load(games.names()[0])
    retired = replace(game.meta.options[0], name="gone", retired=True)
    page = list(game_page(replace(game, meta=replace(game.meta, options=(retired,)))))

    assert "gone" not in "\n".join(page)
