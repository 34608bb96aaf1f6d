"""The one long wait, compiling the rules at their first use, with a note on how far it is."""

from collections.abc import Sequence


def warmed(names: Sequence[str]) -> None:
    """Compile what these games need, unless it was compiled before."""
