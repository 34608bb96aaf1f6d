"""The laws: each is a function of a `Trial` that raises `LawBroken` if the game breaks it."""
