"""Lots: title, seats, options."""

from serenissima.kernel.codes import Codes, auto
from serenissima.kernel.meta import Meta, Options, option


class Catch(Codes):
    """The number of fish that a winner catches."""

    ROLLED = auto()
    TWO = auto()


class LotsOptions(Options):
    """Options of a match."""

    catch: Catch = option(Catch.ROLLED, "How much is caught.", ruling="R2.4")


META = Meta(
    name="lots",
    title="Lots",
    seats=(2, 3),
    rules_version=1,
    options=LotsOptions.members(),
    year=2024,
    designers=("nobody",),
    publisher="nobody",
    emblem="lot",
)
