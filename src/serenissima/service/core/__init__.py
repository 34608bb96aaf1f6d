"""Tables and their commands as pure functions, without clock, database or chance."""
