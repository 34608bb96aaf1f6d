"""Venedig on the shelf."""

from serenissima.kernel.meta import Meta, Option

META = Meta(
    name=__package__.rpartition(".")[2].replace("_", "-"),
    title="Venedig",
    seats=(2, 3, 4, 5),  # R1.1
    rules_version=1,
    options=(
        Option("board", "laguna", text=True, ruling="R17.1"),
        Option(
            "cards", "7-8-8-9-10",
            choices=("7-8-8-9-10", "10-8-8-8-8", "14-7-7-7-7", "6-9-9-9-9", "19-6-6-6-5"),
            ruling="R16.1",
        ),
        Option("tiles", "29-29-28", choices=("29-29-28", "43-29-14", "0-86-0"), ruling="R16.2"),
        Option("treasures", "5-4-4-5", choices=("5-4-4-5", "6-6-3-3", "3-3-6-6"), ruling="R16.3"),
        Option("basilica", "triangle", choices=("triangle", "connected"), ruling="R16.4"),
        Option("full_hand", "no-draw", choices=("no-draw", "swap", "must-lay"), ruling="R16.5"),
        Option("imaginary_casa", "built", choices=("built", "discarded"), ruling="R16.6"),
        Option("turn_cap", 300, low=10, high=2000, ruling="R16.7"),
    ),
    year=2007,
    designers=("Klaus-Jürgen Wrede",),
    publisher="Amigo",
    emblem="gondola",
)  # fmt: skip
