"""The compiled code of computer players: random play, lookahead, observation and tree search."""
