"""What a table is and what may happen at it: pure, without a clock, a database or chance."""
