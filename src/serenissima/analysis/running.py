"""Analyses in this process: all jobs, stage after stage."""

from collections.abc import Callable, Generator, Sequence

import numpy as np

from serenissima.analysis.jobs import Job, do_job
from serenissima.analysis.memory import AnalysisMemory, Played

Stages = Sequence[tuple[Job, Callable[[Played, int], int]]]
Progress = Callable[[float], object]
"""Called with the part that is done, 0 to 1."""

WEIGHTS = {Job.LOOK: 1, Job.ROUGH: 4, Job.JUDGE: 60}
"""About how long a job of a kind takes, compared with others."""


def stages_of(stages: Stages, match: Played, seats: int) -> list[tuple[Job, int]]:
    """Return the number of jobs in each stage."""
    return [(job, count(match, seats)) for job, count in stages]


def run_jobs(
    memory: AnalysisMemory, stages: Stages, progress: Progress = lambda _: None
) -> Generator[None, None, None]:
    """Do all jobs, one in each step, which takes up to some tenths of a second."""
    counted = stages_of(stages, memory.match, len(memory.work.shares))
    whole = sum(WEIGHTS.get(job, 1) * count for job, count in counted)
    done = 0
    for job, count in counted:
        for number in range(count):
            with np.errstate(over="ignore"):  # keys wrap around, which NumPy reports
                do_job(memory, int(job), number)
            done += WEIGHTS.get(job, 1)
            progress(done / whole)
            yield
