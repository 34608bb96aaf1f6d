"""Serenissima: play, study and research three games set in Venice."""

from importlib.metadata import version

__version__ = version("serenissima")
