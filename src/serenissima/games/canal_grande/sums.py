"""How figures add up, on the table and in the tale."""

from collections.abc import Sequence

from serenissima.kernel.message import Message, part, sum_of

from .material import DISTRICTS


def numbers_total(_seat: int, count: int, total: int) -> Message | None:
    """Return the sum of the number cards: the total before, plus the new cards (R5.1)."""
    return sum_of(total, [total - count, count]) if count < total else None


def bid_by_district(districts: Sequence[int]) -> Message | None:
    """Return the value of a bid as the sum of its cards of each district (R6.10)."""
    parts = [part(count, name(number)) for number, count in enumerate(districts) if count]
    return sum_of(sum(districts), parts)


def bid_total(_seat: int, total: int, matching: int, district: int) -> Message | None:
    """Return the value of a bid as cards of the named district plus other cards (R6.10)."""
    if not 0 < matching < total:
        return None
    carried = part(total - matching, Message("bid-carried"))
    return sum_of(total, [part(matching, name(district)), carried])


def name(district: int) -> Message:
    """Return the name of a district."""
    return Message(f"district-{DISTRICTS[district]}")
