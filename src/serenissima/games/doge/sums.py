"""How figures add up, at the table and in the tale."""

from serenissima.kernel.message import Message, part, summed

from .material import FIRST_PRICE


def price_sum(price: int) -> Message | None:
    """How a price comes about: three houses, and one for each palazzo before it (R10.2)."""
    built = part(price - FIRST_PRICE, Message("price-built"))
    return summed(price, [FIRST_PRICE, built]) if price > FIRST_PRICE else None


def price_paid(_seat: int, _district: int, price: int) -> Message | None:
    """How the price of a palazzo that is built comes about (R10.2)."""
    return price_sum(price)


def by_councillors(votes: int) -> Message:
    """A part of somebody's votes: one for each councillor (R5.2)."""
    return part(votes, Message("votes-councillors"))


def votes_counted(_seat: int, markers: int, councillors: int, votes: int) -> Message | None:
    """How somebody's votes add up: the values of the markers, and the councillors (R5.1, R5.2)."""
    if not (markers and councillors):
        return None
    return summed(votes, [markers, by_councillors(councillors)])
