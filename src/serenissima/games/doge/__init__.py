"""Doge, for three or four: secret ballots, elections in seven areas, houses and palazzi."""
