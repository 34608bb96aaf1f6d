"""Measures how strong the tests are: plants small faults in the source, one at a time."""
