"""What a process has done since it started and has in hand, for its host to see."""

from dataclasses import dataclass

from serenissima.service.core.durations import Durations


@dataclass(frozen=True)
class Workload:
    """Figures of the tables that a process serves; they name no table and nobody.

    Attributes:
        tables: how many it keeps in memory.
        archived: how many the database held in its archive when this process last looked.
        waiting, running: thoughts of computer players, and hints, in this process.
        decided: how long it took to decide commands.
        stored: how long it took to store what followed from them.
        failures: how often the database did not answer.
    """

    tables: int
    archived: int
    waiting: int
    running: int
    decided: Durations
    stored: Durations
    failures: int
