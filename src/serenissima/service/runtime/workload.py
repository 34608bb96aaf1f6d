"""Figures of a process's past and pending work, for its host."""

from collections.abc import Mapping
from dataclasses import dataclass

from serenissima.service.core.durations import Durations


@dataclass(frozen=True)
class Workload:
    """Figures of the tables that a process serves, without names or identities.

    Attributes:
        tables: how many are in memory.
        archived: how many were archived at this process's last check.
        waiting, running: thoughts of computer players, and hints, in this process.
        decided: how long it took to decide commands.
        stored: how long it took to store their results.
        failures: how often the database did not answer.
        cached: bytes in each cache.
        memory: bytes that the caches may take together.
        pace: actions and other commands a second, as stored in the last minute.
    """

    tables: int
    archived: int
    waiting: int
    running: int
    decided: Durations
    stored: Durations
    failures: int
    cached: Mapping[str, int]
    memory: int
    pace: float = 0.0
