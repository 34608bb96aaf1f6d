"""What the tests of a game are written with, on this shelf or in a folder of your own.

`conformance.run(game)` checks the laws that every game keeps. Tests of a game's rules use `at`,
`play`, `legal`, `told`, `said`, `asked`, `see` and `shares`. `counts` (the leaves of the action
tree) and `recorded` (whole matches) keep as text what the rules do.
"""

from serenissima.testing.scenarios import asked, at, legal, play, said, see, shares, told

__all__ = ["asked", "at", "legal", "play", "said", "see", "shares", "told"]
