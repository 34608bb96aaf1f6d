"""Lets computer players think on a Ray cluster; Ray is imported only in a process of its own."""

from serenissima.cluster.link import Link

__all__ = ["Link"]
