"""The players whom an event of Doge affects, beyond those that it names."""

from typing import Any

from serenissima.kernel.affected import mask_of


def voters(before: Any, after: Any, *values: int) -> int:
    """Return the seats that took part in the election of an area, the last argument."""
    area = values[-1]
    took_part = zip(before.laid[:, area], after.votes[:, area], strict=True)
    return mask_of(seat for seat, (laid, votes) in enumerate(took_part) if laid or votes)


def residents(before: Any, _after: Any, _seat: int, district: int, *_rest: int) -> int:
    """Return the seats that have a house or a palazzo in a district."""
    there = zip(before.houses[:, district], before.palaces[:, district], strict=True)
    return mask_of(seat for seat, (houses, palaces) in enumerate(there) if houses or palaces)
