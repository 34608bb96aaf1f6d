"""Lots: a game as a third party would write it, small enough to read in a minute."""
