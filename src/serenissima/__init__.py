"""Serenissima: play, study and research three board games set in Venice."""

from importlib.metadata import version

__version__ = version("serenissima")
