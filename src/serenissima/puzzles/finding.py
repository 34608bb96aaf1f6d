"""Search for puzzles in strong players' matches: clear margins that longer searches confirm."""

from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.notation import Transcript, print_match
from serenissima.players import Player, finish, load
from serenissima.players.ismcts import Ismcts
from serenissima.players.search.search import Search
from serenissima.puzzles.collection import GRADES, Figure, Puzzle
from serenissima.puzzles.continuations import reasons_steps


@dataclass(frozen=True)
class Effort:
    """The effort to put into finding puzzles.

    The worth of an action comes from a search that takes only this action, so the figures of good
    and bad actions are equally sound.

    Attributes:
        plays: iterations of the search that plays the matches.
        notes: iterations of the searches for candidates, divided among the actions.
        noted: the least margin of a candidate, as a share of the win.
        values: iterations of a long search for one action: two confirm the margin, two give the
            figures.
        rivals: the number of actions that the first two compare; all others looked worse as
            candidates.
        margin: the least lead of the best action over the next in both of them.
        confirms: iterations of two free searches that must take the best action.
        glance: iterations of the short searches that grade a puzzle.
        glances: the number of short searches, each with its own dice.
        choices: the least number of actions to choose from.
        easy: the most easy candidates of a match, and of one kind of action, to examine; all others
            are examined.
    """

    plays: int = 1000
    notes: int = 4000
    noted: float = 0.02
    values: int = 10_000
    rivals: int = 5
    margin: float = 0.035
    confirms: int = 20_000
    glance: int = 60
    glances: int = 5
    choices: int = 3
    easy: tuple[int, int] = (6, 2)


@dataclass(frozen=True)
class Found:
    """The puzzles of a match.

    Attributes:
        match: the match file, to its end.
        puzzles: the confirmed ones, the largest margin first.
    """

    match: str
    puzzles: tuple[Puzzle, ...]


@dataclass(frozen=True)
class Decision:
    """A decision of a match: its step, its seat, and that seat's view."""

    game: Game
    terms: Any
    step: int
    seat: int
    view: Any

    def text(self, action: int) -> str:
        """Return the text of an action."""
        return self.game.actions.format(action)

    def search(self, seed: str, iterations: int, only: int | None = None) -> Search:
        """Return a new search; with `only`, it takes just that action."""
        player = Ismcts("", iterations)
        return player.search(self.game, self.terms, self.view, self.seat, rolled_dice(seed), only)

    def worth(self, seed: str, iterations: int, actions: Sequence[int]) -> dict[int, float]:
        """Return the worth of each action, best first, from a search that takes only that one."""
        return finish(self.worth_steps(seed, iterations, actions))

    def worth_steps(
        self, seed: str, iterations: int, actions: Sequence[int]
    ) -> Generator[None, None, dict[int, float]]:
        """Find the worth of actions as `worth` does, in steps of milliseconds."""
        values = {}
        for action in actions:
            search = self.search(seed, iterations, action)
            yield from search.steps(iterations)
            values[action] = search.value
        return dict(sorted(values.items(), key=lambda item: (-item[1], item[0])))


def search_match(game: Game, seats: int, seed: str, effort: Effort) -> Found:
    """Play a match and find its puzzles; the same seed and effort give the same puzzles."""
    match = Match(game, seats, seed=seed)
    noted = sorted(
        _play(match, seed, effort), key=lambda one: (-margin_of(one.worth), one.decision.step)
    )
    kept = _worth_a_look(noted, seed, effort)
    tried = (finish(confirm_steps(one, f"{seed}/{one.decision.step}", effort)) for one in kept)
    puzzles = sorted(filter(None, tried), key=lambda puzzle: (-puzzle.margin, puzzle.step))
    return Found(print_match(match.transcript()), tuple(puzzles))


def cut(file: Transcript, step: int) -> Transcript:
    """Cut a match at a step and remove its result."""
    file.lines, file.result = file.lines[:step], None
    return file


@dataclass(frozen=True)
class Candidate:
    """A candidate: a decision at which one action leads, and the rough worth of each action."""

    decision: Decision
    worth: dict[int, float]


def _worth_a_look(noted: Sequence[Candidate], seed: str, effort: Effort) -> Iterator[Candidate]:
    """Yield the candidates worth examining, only some of the easy ones."""
    most, of_a_kind = effort.easy
    kinds = Counter[str]()
    for one in noted:
        decision, best = one.decision, next(iter(one.worth))
        kind = decision.game.actions.parts(best)[0].kind
        if grade_of(decision, f"{seed}/{decision.step}", effort, best) == GRADES[0]:
            if kinds.total() == most or kinds[kind] == of_a_kind:
                continue
            kinds[kind] += 1
        yield one


def _play(match: Match, seed: str, effort: Effort) -> Iterator[Candidate]:
    """Play to the end; yield each decision at which one action leads."""
    while not match.over:
        step, seat = len(match.steps) - 1, match.waits[0]
        decision = Decision(match.game, match.terms, step, seat, match.view(seat))
        search = decision.search(f"{seed}/{step}/play", effort.plays)
        noted = finish(note_steps(decision, f"{seed}/{step}/note", effort))
        if noted is not None:
            yield noted
        if len(search.actions) > 1:
            search.run(effort.plays)
        match.play(seat, search.best)


def margin_of(worth: Mapping[int, float]) -> float:
    """Return the lead of the best action over the next."""
    first, second, *_ = worth.values()
    return first - second


def note_steps(
    decision: Decision, seed: str, effort: Effort
) -> Generator[None, None, Candidate | None]:
    """Return a decision as a candidate, or None unless one of enough actions leads."""
    actions = decision.search(seed, effort.notes).actions.tolist()
    if len(actions) < effort.choices:
        return None
    worth = yield from decision.worth_steps(seed, effort.notes // len(actions) + 1, actions)
    return Candidate(decision, worth) if margin_of(worth) >= effort.noted else None


def confirm_steps(
    noted: Candidate, seed: str, effort: Effort
) -> Generator[None, None, Puzzle | None]:
    """Return the puzzle, or None unless longer searches agree on the action and on its margin.

    In steps of milliseconds.
    """
    decision, rivals = noted.decision, list(noted.worth)[: effort.rivals]
    worth = yield from decision.worth_steps(f"{seed}/values", effort.values, rivals)
    if margin_of(worth) < effort.margin:
        return None
    again = yield from decision.worth_steps(f"{seed}/again", effort.values, rivals)
    best = next(iter(worth))
    if best != next(iter(again)) or margin_of(again) < effort.margin:
        return None
    visits = yield from _count_visits(decision, seed, effort)
    if best != max(visits, key=lambda action: visits[action]):
        return None
    taken = {action: visits[action] for action in noted.worth}
    figures = yield from _figures_steps(decision, taken, effort)
    puzzle = Puzzle(0, decision.step, decision.seat, "", figures)
    if puzzle.margin < effort.margin or decision.text(best) != puzzle.best.action:
        return None
    told = yield from reasons_steps(decision.game, decision.terms, decision.view, puzzle)
    grade = grade_of(decision, seed, effort, best)
    return replace(puzzle, grade=grade, reasons=told) if told else None


def measure_figures(
    decision: Decision, visits: Mapping[int, int], effort: Effort
) -> tuple[Figure, ...]:
    """Return the figures of all actions, best first; `visits` counts how often each was taken.

    The worth of an action is the mean of two separate long searches, which had no part in choosing
    the puzzle: something chosen because it looked good looks better than it is.
    """
    return finish(_figures_steps(decision, visits, effort))


def _figures_steps(
    decision: Decision, visits: Mapping[int, int], effort: Effort
) -> Generator[None, None, tuple[Figure, ...]]:
    actions, at = sorted(visits), decision.step
    first = yield from decision.worth_steps(f"{at}/value", effort.values, actions)
    second = yield from decision.worth_steps(f"{at}/again", effort.values, actions)
    worth = {action: round((first[action] + second[action]) / 2, 3) for action in visits}
    order = sorted(worth, key=lambda action: (-worth[action], action))
    return tuple(Figure(decision.text(a), visits[a], worth[a]) for a in order)


def _count_visits(
    decision: Decision, seed: str, effort: Effort
) -> Generator[None, None, Counter[int]]:
    """Return how often two free searches took each action; empty if they disagree on the best."""
    visits = Counter[int]()
    firsts = set()
    for turn in range(2):
        search = decision.search(f"{seed}/confirm/{turn}", effort.confirms)
        yield from search.steps(effort.confirms)
        visits.update({known.action: known.visits for known in search.root_statistics()})
        firsts.add(search.best)
    return visits if len(firsts) == 1 else Counter({-1: 1})


def grade_of(decision: Decision, seed: str, effort: Effort, best: int) -> str:
    """Return easy if the greedy player and short searches find it, medium if one does, else hard.

    Finding it means in all tries but one.
    """
    tries = (("greedy", "greedy"), ("glance", f"ismcts:{effort.glance}"))
    found = sum(
        _finds(decision, load(player), f"{seed}/{name}", effort, best) >= effort.glances - 1
        for name, player in tries
    )
    return GRADES[len(tries) - found]


def _finds(decision: Decision, player: Player, seed: str, effort: Effort, best: int) -> int:
    """Return the number of tries in which a player finds the action."""
    it = decision
    looks = (rolled_dice(f"{seed}/{turn}") for turn in range(effort.glances))
    return sum(player.choose(it.game, it.terms, it.view, it.seat, d) == best for d in looks)
