"""Lots: a game as a stranger would write one, small enough to read in a minute."""
