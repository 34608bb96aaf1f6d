"""What every game passes, on this shelf or in a folder of your own: `conformance.run(game)`.

Beside the laws stand `counts` (the leaves of the action tree, kept as text) and `recorded` (whole
matches, kept as text).
"""
