"""Canal Grande on the shelf."""

from serenissima.kernel.meta import Meta, Option

META = Meta(
    name=__package__.rpartition(".")[2].replace("_", "-"),
    title="Canal Grande",
    seats=(2,),  # R1.1
    rules_version=1,
    options=(
        Option("numbers", "4-5-5", choices=("4-5-5", "5-4-5", "5-5-4"), ruling="R10.1"),
        Option("spy_replacement", 1, choices=(1, 2), ruling="R10.2"),
        Option("matching_card", "required", choices=("required", "not-required"), ruling="R10.4"),
        Option("district_ban", "round", choices=("round", "player"), ruling="R10.3"),
        Option("powers", "automatic", choices=("automatic", "asked"), ruling="R10.7"),
        Option("round_cap", 200, low=10, high=1000, ruling="R8.5"),
    ),
    year=2002,
    designers=("Alan R. Moon", "Aaron Weissblum"),
    publisher="Adlung-Spiele",
    emblem="doge",
)
