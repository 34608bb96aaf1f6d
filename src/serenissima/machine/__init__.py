"""This machine's part: games compiled ahead on it, and measurements of their speed."""
