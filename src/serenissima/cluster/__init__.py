"""Computer players that think on a Ray cluster; only a separate process imports Ray."""

from serenissima.cluster.link import Link

__all__ = ["Link"]
