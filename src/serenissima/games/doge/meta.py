"""Doge on the shelf."""

from serenissima.kernel.meta import Meta, Option

META = Meta(
    name=__package__.rpartition(".")[2].replace("_", "-"),
    title="Doge",
    seats=(3, 4),  # R1.1
    rules_version=1,
    options=(
        Option(
            "tie_order", "rotating", choices=("rotating", "fixed", "random", "sealed"),
            ruling="R13.1",
        ),
        Option(
            "scarce_sites", "order", choices=("order", "houses", "random", "nobody"),
            ruling="R13.2",
        ),
        Option("forced_abstention", "move", choices=("move", "neutral", "nothing"), ruling="R13.3"),
        Option("neutralise", "first", choices=("first", "one-by-one"), ruling="R13.4"),
        Option("palaces_per_check", "one", choices=("one", "many"), ruling="R13.5"),
        Option("zero_marker", "adds-nothing", choices=("adds-nothing", "bars"), ruling="R13.6"),
        Option("year_cap", 30, low=1, high=200, ruling="R13.7"),
    ),
    year=2000,
    designers=("Leo Colovini",),
    publisher="Goldsieber Spiele",
    emblem="doge",
)  # fmt: skip
