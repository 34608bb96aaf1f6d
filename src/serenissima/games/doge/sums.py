"""How figures add up, at the table and in the tale."""

from serenissima.kernel.message import Message, part, summed

from .material import FIRST_PRICE


def price_sum(price: int, said: str) -> Message | None:
    """How a price comes about: three houses, and one for each palazzo counted (R10.2)."""
    count = price - FIRST_PRICE
    counted = part(count, Message(said, {"count": count}))
    return summed(price, [FIRST_PRICE, counted]) if count else None


def site_price(price: int, before: int) -> Message | None:
    """The price of a free site; tied players pay for fewer palazzi than stand before it (R10.7)."""
    return price_sum(price, "price-built" if price == FIRST_PRICE + before else "price-stood")


def price_paid(_seat: int, _district: int, price: int) -> Message | None:
    """How the price of a palazzo that is built comes about (R10.2, R10.7)."""
    return price_sum(price, "price-stood")


def by_councillors(votes: int) -> Message:
    """A part of somebody's votes: one for each councillor (R5.2)."""
    return part(votes, Message("votes-councillors"))


def votes_counted(_seat: int, markers: int, councillors: int, votes: int) -> Message | None:
    """How somebody's votes add up: the values of the markers, and the councillors (R5.1, R5.2)."""
    if not (markers and councillors):
        return None
    return summed(votes, [markers, by_councillors(councillors)])
