"""Thousands of matches stepped at once, as arrays for learners, in threads or on a GPU."""

from serenissima.vector.batch import Batch

__all__ = ["Batch"]
