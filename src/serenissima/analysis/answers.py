"""Answers to a marked choice, and the verdicts on them."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from serenissima.analysis.findings import Judged
from serenissima.analysis.jobs import Job, do_job
from serenissima.analysis.match_analysis import COSTLY
from serenissima.analysis.memory import AnalysisMemory, new_memory, view_as_match
from serenissima.analysis.settings import LONGEST
from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import Game
from serenissima.kernel.record import bytes_of
from serenissima.kernel.refusals import ACTION_ILLEGAL
from serenissima.kernel.seats import has_seat
from serenissima.kernel.tale import Happening, happenings, new_tale

SEED, NUMBER = "answer", 0x616E  # of all dice
TRIED = 4  # redeals in which two choices must have the same outcome
Verdict = Literal["best", "good", "loses", "played"]


@dataclass(frozen=True)
class BegunChoice:
    """A choice, as far as it has been made.

    Attributes:
        actions: those taken so far.
        views: the view before each of them.
        view: the view after them; None if the choice is whole: the seat then learns something.
        legal: the actions that may follow, without retractions; none if the choice is whole.
        told: what happened at each action, as the seat sees it.
    """

    actions: tuple[int, ...]
    views: tuple[Any, ...]
    view: Any
    legal: tuple[int, ...]
    told: tuple[tuple[Happening, ...], ...]

    @property
    def whole(self) -> bool:
        """Whether the seat now learns something."""
        return self.view is None


@dataclass(frozen=True)
class JudgedAnswer:
    """The verdict on an answer.

    Attributes:
        verdict: `best`, `good` if it costs next to nothing, `played` if it is the same as in the
            match, otherwise `loses`.
        cost: the share of the win that it gives away.
    """

    verdict: Verdict
    cost: float

    @property
    def solved(self) -> bool:
        """Whether it is good enough."""
        return self.verdict in ("best", "good")


def begin_choice(
    game: Game, terms: Any, view: Any, seat: int, actions: Sequence[int]
) -> BegunChoice:
    """Return a choice as far as these actions make it; further ones are left out once it is whole.

    Args:
        game: the game.
        terms: the terms of the match.
        view: the state as `seat` sees it before the choice.
        seat: the seat that chooses.
        actions: the numbers of the actions.

    Raises:
        Illegal: `action/illegal`.
    """
    taken: list[int] = []
    views: list[Any] = []
    told: list[tuple[Happening, ...]] = []
    for action in actions[:LONGEST]:
        if action not in _forward(game, terms, view, seat):
            raise ACTION_ILLEGAL(text=game.actions_in(terms).format(action))
        taken.append(action)
        views.append(view)
        told.append(_effects(game, terms, view, seat, action))
        view = _foresee(game, terms, view, seat, action) if len(taken) < LONGEST else None
        if view is None:
            break
    legal = () if view is None else _forward(game, terms, view, seat)
    return BegunChoice(tuple(taken), tuple(views), view, legal, tuple(told))


def judge_answer(
    game: Game, terms: Any, judged: Judged, answer: BegunChoice
) -> Generator[None, None, JudgedAnswer]:
    """Return the verdict on a whole choice, in steps of milliseconds.

    The same actions in another order are the same choice. Any other choice is examined as those of
    a match are: by a search, and by playing on in the same redeals as the best one.

    Args:
        game: the game.
        terms: the terms of the match.
        judged: the marked choice, with its view.
        answer: a whole choice at that view.
    """
    view, seat = judged.view, judged.choice.seat

    def outcome(actions: Sequence[int]) -> tuple[bytes, ...]:
        return _outcome(game, terms, view, seat, actions)

    found = outcome(answer.actions)
    yield
    if found == outcome(judged.best.actions):
        return JudgedAnswer("best", 0.0)
    if found == outcome(judged.played.actions):
        return JudgedAnswer("played", judged.cost)
    memory = _memory(game, terms, view, seat)
    for finding, actions in zip(
        memory.found.findings, (judged.best.actions, answer.actions), strict=False
    ):
        finding.count = len(actions)
        finding.actions[: len(actions)] = actions
    _do(memory, Job.ANSWER)
    examined = memory.found.findings[1]
    cost = max(0.0, min(judged.best.share - float(examined.share), float(examined.gain)))
    return JudgedAnswer("good" if cost < COSTLY else "loses", cost)


def _foresee(game: Game, terms: Any, view: Any, seat: int, action: int) -> Any:
    """Return the view after an action if the seat acts again and knows it in advance."""
    memory = _memory(game, terms, view, seat)
    finding = memory.found.findings[0]
    finding.actions[0] = action
    _do(memory, Job.FORESEE)
    if not finding.visits:
        return None
    return np.frombuffer(memory.best.views[1].tobytes(), game.state.dtype)[0]


def _memory(game: Game, terms: Any, view: Any, seat: int) -> AnalysisMemory:
    """Return the memory in which jobs look at a decision."""
    game.wait_until_compiled()
    return new_memory(game, terms, view_as_match(view, seat), NUMBER, 1)


def _do(memory: AnalysisMemory, job: Job) -> None:
    with np.errstate(over="ignore"):  # keys wrap around, which NumPy reports
        do_job(memory, int(job), 0)


def _forward(game: Game, terms: Any, view: Any, seat: int) -> tuple[int, ...]:
    """Return the legal actions of a seat, without retractions."""
    actions = game.actions_in(terms)
    legal = verbs.legal_actions(actions, terms, view, seat)
    return tuple(sorted(action for action in legal if action < actions.first_retract))


def _effects(game: Game, terms: Any, view: Any, seat: int, action: int) -> tuple[Happening, ...]:
    """Return the happenings of an action in one redeal, as its seat sees them."""
    state, tale, dice = game.state.copy(view), new_tale(), rolled_dice(SEED)
    verbs.redeal(terms, state, seat, dice)
    verbs.apply(terms, state, seat, action, dice, tale)
    told = (happening.seen_by(seat) for happening in happenings(tale, game.events_in(terms)))
    return tuple(happening for happening in told if happening is not None)


def _outcome(
    game: Game, terms: Any, view: Any, seat: int, actions: Sequence[int]
) -> tuple[bytes, ...]:
    """Return the states after a choice in a few redeals."""
    found = []
    for deal in range(TRIED):
        state, dice = game.state.copy(view), rolled_dice(f"{SEED} {deal}")
        verbs.redeal(terms, state, seat, dice)
        for action in actions:
            if has_seat(int(state["waits"]), seat):  # in a rare deal, a choice ends sooner
                verbs.apply(terms, state, seat, action, dice, new_tale())
        found.append(np.asarray(bytes_of(state)).tobytes())
    return tuple(found)
