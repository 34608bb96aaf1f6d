"""How figures add up, on the table and in the tale."""

from serenissima.kernel.message import Message, part, sum_of

from .material import FIRST_PRICE


def price_sum(price: int, message: str) -> Message | None:
    """Return a price as a sum: three houses, plus one per palazzo counted (R10.2)."""
    count = price - FIRST_PRICE
    counted = part(count, Message(message, {"count": count}))
    return sum_of(price, [FIRST_PRICE, counted]) if count else None


def site_price(price: int, before: int) -> Message | None:
    """Return the sum for a free site; tied players may pay for fewer palazzi (R10.7)."""
    return price_sum(price, "price-built" if price == FIRST_PRICE + before else "price-stood")


def price_paid(_seat: int, _district: int, price: int) -> Message | None:
    """Return the sum for the price of a palazzo that was built (R10.2, R10.7)."""
    return price_sum(price, "price-stood")


def by_councillors(votes: int) -> Message:
    """Return the part of the votes that comes from councillors, one each (R5.2)."""
    return part(votes, Message("votes-councillors"))


def votes_counted(_seat: int, markers: int, councillors: int, votes: int) -> Message | None:
    """Return how votes add up: marker values plus councillors (R5.1, R5.2)."""
    if not (markers and councillors):
        return None
    return sum_of(votes, [markers, by_councillors(councillors)])
