"""What a table is and what may happen there: pure functions, without clock, database or chance."""
