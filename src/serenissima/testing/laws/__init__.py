"""The laws: each a function of a `Trial` that raises `LawBroken`, or says nothing."""
