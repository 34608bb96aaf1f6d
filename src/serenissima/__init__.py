"""Serenissima: play, study and research three games set in Venice."""


def __getattr__(name: str) -> str:
    """The version, `__version__`: seldom asked for, and slow to find at every start."""
    if name == "__version__":
        from importlib.metadata import version

        return version("serenissima")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
