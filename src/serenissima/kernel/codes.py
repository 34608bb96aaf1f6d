"""Enumerations whose members are plain numbers in compiled code and names in text."""

from enum import IntEnum, auto

__all__ = ["Codes", "auto", "kebab"]


def kebab(name: str) -> str:
    """Return a constant's name as texts spell it: `SIX_DISTRICTS` becomes `six-districts`."""
    return name.lower().replace("_", "-")


class Codes(IntEnum):
    """The values of a choice, numbered from 0 in the order of their declaration.

    >>> class Weather(Codes):
    ...     FAIR = auto()
    ...     HIGH_WATER = auto()
    >>> Weather.HIGH_WATER + 0, Weather.HIGH_WATER.text, Weather.texts()
    (1, 'high-water', ('fair', 'high-water'))
    """

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[int]) -> int:
        return count

    @property
    def text(self) -> str:
        """The member's name in kebab case, for notation and message ids."""
        return kebab(self.name)

    @classmethod
    def texts(cls) -> tuple[str, ...]:
        """Return the text of every member, in the order of their numbers."""
        return tuple(member.text for member in cls)
