"""How often something happened lately, counted in slots of a second."""

LATELY = 60  # seconds


class RecentRate:
    """Counts what happened in the last minute, in little memory."""

    def __init__(self) -> None:
        self._counts = [0] * LATELY
        self._newest = 0  # the second of the newest slot

    def add(self, now: float) -> None:
        """Count an event; `now` in seconds since any fixed moment, never going back."""
        self._turn(int(now))
        self._counts[int(now) % LATELY] += 1

    def per_second(self, now: float) -> float:
        """Return the mean number of events a second in the last minute."""
        self._turn(int(now))
        return sum(self._counts) / LATELY

    def _turn(self, second: int) -> None:
        """Empty the slots of the seconds since the newest event."""
        for passed in range(max(self._newest + 1, second - LATELY + 1), second + 1):
            self._counts[passed % LATELY] = 0
        self._newest = max(self._newest, second)
