"""Measurement of the tests' strength: plants small faults in the source, one at a time."""
