"""For the tests of a game, on this shelf or in a folder of your own.

`conformance.run(game)` checks the laws that every game keeps. `at`, `play`, `legal`, `told`,
`said`, `asked`, `see` and `shares` are what tests of a game's rules are written with. `counts` (the
leaves of the action tree) and `recorded` (whole matches) keep what the rules do as text.
"""

from serenissima.testing.scenarios import asked, at, legal, play, said, see, shares, told

__all__ = ["asked", "at", "legal", "play", "said", "see", "shares", "told"]
