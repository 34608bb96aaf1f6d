"""A line over time as the parts of an SVG picture, which a sentence beside it sums up."""

from collections.abc import Sequence
from dataclasses import dataclass

WIDTH, HEIGHT = 600, 160  # units of the picture, which is stretched to its place
EDGE = 6  # units that stay free above and below


@dataclass(frozen=True)
class LineChart:
    """A line, with a band around it if it is uncertain, and a line to compare it with.

    Attributes:
        values: from the earliest to the latest.
        even: the value to compare with; None for none.
        reach: half the height of the band at each value; empty for none.
    """

    values: tuple[float, ...]
    even: float | None = None
    reach: tuple[float, ...] = ()

    @property
    def top(self) -> float:
        """The highest value that is shown."""
        return max(*self._all, self._middle + self._least)

    @property
    def bottom(self) -> float:
        """The lowest value that is shown."""
        return min(*self._all, self._middle - self._least)

    @property
    def line(self) -> str:
        """The points of the line."""
        return self._points(self.values)

    @property
    def band(self) -> str:
        """The points of the band; empty for none."""
        if not self.reach:
            return ""
        pairs = list(zip(self.values, self.reach, strict=True))
        over = self._points([value + reach for value, reach in pairs]).split()
        under = self._points([value - reach for value, reach in pairs]).split()
        return " ".join([*over, *reversed(under)])

    @property
    def compared(self) -> str:
        """The height of the line to compare with; empty for none."""
        return f"{self._height(self.even):.1f}" if self.even is not None else ""

    @property
    def last(self) -> tuple[str, str]:
        """The place of the last value."""
        return f"{self._across(len(self.values) - 1):.1f}", f"{self._height(self.values[-1]):.1f}"

    @property
    def _all(self) -> list[float]:
        reach = self.reach or (0.0,) * len(self.values)
        pairs = list(zip(self.values, reach, strict=True))
        shown = [value + side * far for value, far in pairs for side in (-1, 1)]
        return [*shown, *([self.even] if self.even is not None else [])]

    @property
    def _middle(self) -> float:
        return (max(self._all) + min(self._all)) / 2

    @property
    def _least(self) -> float:
        """Half the least height: an unchanging line is drawn in the middle."""
        return 0.02 * abs(self._middle) or 0.02

    def _across(self, at: int) -> float:
        return WIDTH * at / max(1, len(self.values) - 1)

    def _height(self, value: float) -> float:
        part = (self.top - value) / (self.top - self.bottom)
        return EDGE + (HEIGHT - 2 * EDGE) * part

    def _points(self, values: Sequence[float]) -> str:
        places = enumerate(values)
        return " ".join(f"{self._across(at):.1f},{self._height(one):.1f}" for at, one in places)


def rolling_means(values: Sequence[float], span: int) -> tuple[float, ...]:
    """Return for each value the mean of the last `span` ones up to it."""
    found = []
    for at in range(1, len(values) + 1):
        last = values[max(0, at - span) : at]
        found.append(sum(last) / len(last))
    return tuple(found)
