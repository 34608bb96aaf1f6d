"""Lots: title, seats, options."""

from serenissima.kernel.meta import Meta, Option

META = Meta(
    name="lots",
    title="Lots",
    seats=(2, 3),
    rules_version=1,
    options=(Option("catch", "rolled", ("rolled", "two"), ruling="R2.4"),),
    year=2024,
    designers=("nobody",),
    publisher="nobody",
    emblem="lot",
)
