"""How a match ended: each seat's share of the win, and why."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """The end of a match.

    Attributes:
        shares: for each seat its share of the win, 0 to 1; they add up to 1.
        ending: the name of the way it ended, as in the game's `ending` field.
    """

    shares: tuple[float, ...]
    ending: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the largest share; several when the win is shared."""
        best = max(self.shares)
        return tuple(seat for seat, share in enumerate(self.shares) if share == best)
