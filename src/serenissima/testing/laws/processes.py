"""Laws of processes: a game plays the same interpreted, freshly compiled, and from the cache."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from itertools import count
from typing import NamedTuple

from serenissima.kernel.code_cache import CACHE_VARIABLE
from serenissima.testing.altered import alter, complaint
from serenissima.testing.process import account, answer, ask, where
from serenissima.testing.trial import Trial

MATCHES = 5
PLACES = 100  # positions of random matches to alter
SECONDS = 5  # for a position that normally takes milliseconds


def indices_count_from_the_start(trial: Trial) -> None:
    """No index is below zero: compiled, it would read or write before the array."""
    try:
        wrong = _account_interpreted(trial).wrong
    except LookupError:  # the game is in no module; the next law that needs one reports it
        return
    if "is negative" in wrong.partition("\n")[0]:
        raise trial.complaint(f"interpreted, the game fails: {wrong}")


def interpreted_is_compiled(trial: Trial) -> None:
    """Without a compiler, and with warnings as errors, every byte of every state is the same."""
    found = _account_interpreted(trial)
    if found.wrong:
        raise trial.complaint(f"interpreted, the game fails: {found.wrong}")
    _check(trial, "interpreted", found.told)


class _Account(NamedTuple):
    """Another process's account of the first random matches, or its complaint."""

    told: list[str]
    wrong: str


@lru_cache(maxsize=1)  # one process for two laws
def _account_interpreted(trial: Trial) -> _Account:
    process = ask(where(trial.game), _matches(trial), NUMBA_DISABLE_JIT="1")
    try:
        return _Account(answer(process), "")
    except RuntimeError as error:
        return _Account([], str(error))


def fresh_processes_agree(trial: Trial) -> None:
    """A process that compiles everything and one that finds it compiled play the same.

    A quick trial leaves out the first; the second then uses what this process has compiled.
    """
    word, matches = where(trial.game), _matches(trial)
    if trial.quick:
        with _explain(trial, "in a fresh process"):
            _check(trial, "in a fresh process", answer(ask(word, matches)))
        return
    with tempfile.TemporaryDirectory() as folder:
        for state in ("cold", "warm"):
            with _explain(trial, f"with a {state} cache"):
                process = ask(word, matches, **{CACHE_VARIABLE: folder})
                _check(trial, f"with a {state} cache", answer(process))


def altered_positions_are_refused_or_played(trial: Trial) -> None:
    """With a changed stage or other choice, a position is refused or leads on to decisions.

    A match file can begin with any position, so the rules must not run forever in it.
    """
    positions = list(alter(list(trial.sample(PLACES, ends=True))))
    if wrong := complaint(trial.game, positions, SECONDS):
        raise trial.complaint(f"a position with one value changed: {wrong}")


def _matches(trial: Trial) -> int:
    """Return how many matches another process plays: at least one with each number of seats."""
    return max(trial.few(MATCHES), len(trial.game.meta.seats))


@contextmanager
def _explain(trial: Trial, how: str) -> Iterator[None]:
    try:
        yield
    except RuntimeError as error:
        raise trial.complaint(f"{how}, the game fails: {error}") from None


def _check(trial: Trial, how: str, told: list[str]) -> None:
    here = account(trial.game, _matches(trial))
    for number, one, other in zip(count(), here, told, strict=False):
        if one != other:
            raise trial.random_match(number).complaint(
                f"{how}, this match takes another course than here"
            )
    if len(here) != len(told):
        raise trial.complaint(f"{how}, {len(told)} matches were played, not {len(here)}")
