"""Thousands of matches stepped at once, as arrays for learners, in threads or on a GPU."""

from serenissima.vector.batch import Batch
from serenissima.vector.saved import SavedRows

__all__ = ["Batch", "SavedRows"]
