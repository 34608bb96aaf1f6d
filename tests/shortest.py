"""Short matches of any game: tests of pages and screens need no long ones."""

from serenissima import games


def caps(game: str) -> dict[str, int]:
    """The options that limit the length of a match, each at its lowest."""
    return {o.name: o.low for o in games.meta(game).options if o.name.endswith("_cap")}
