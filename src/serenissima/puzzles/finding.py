"""Finds puzzles in a match between strong players: a large margin that longer searches confirm."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from serenissima.kernel.dice import rolled
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.notation import Transcript, print_match
from serenissima.players import Player, load
from serenissima.players.ismcts import Ismcts
from serenissima.players.search.search import Search
from serenissima.puzzles.collection import GRADES, Figure, Puzzle
from serenissima.puzzles.continuations import reasons


@dataclass(frozen=True)
class Effort:
    """How much is searched for puzzles.

    An action is worth what a search says that takes nothing else; so the figures of good and bad
    actions are equally sound.

    Attributes:
        plays: iterations of the search that plays the matches.
        notes: iterations of the searches that note candidates, shared out over the actions.
        noted: the least margin of a candidate, as a share of the win.
        values: iterations for each action of a long search: two confirm the margin, two value.
        rivals: how many actions the first two compare; the others were worth less when noted.
        margin: by how much the best action has to be better than the next, in both of them.
        confirms: iterations of two free searches that have to take the best action.
        glance: iterations of the short searches that grade a puzzle.
        glances: how many of them there are, each with dice of its own.
        choices: how many actions there have to be.
        easy: how many easy candidates of a match are looked at more closely, and of one kind of
            action; of the others, all are.
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
    """What a match holds.

    Attributes:
        match: the match file, to its end.
        puzzles: those that were confirmed, the largest margin first.
    """

    match: str
    puzzles: tuple[Puzzle, ...]


@dataclass(frozen=True)
class Decision:
    """A decision of a match: where it was, whose, and what that seat saw."""

    game: Game
    terms: Any
    step: int
    seat: int
    view: Any

    def text(self, action: int) -> str:
        """The text of an action."""
        return self.game.actions.format(action)

    def search(self, seed: str, iterations: int, only: int | None = None) -> Search:
        """A search that has not begun; `only` is the one action that it takes."""
        player = Ismcts("", iterations)
        return player.search(self.game, self.terms, self.view, self.seat, rolled(seed), only)

    def worth(self, seed: str, iterations: int, actions: Sequence[int]) -> dict[int, float]:
        """What actions are worth, the best first: each has a search that takes nothing else."""
        values = {}
        for action in actions:
            search = self.search(seed, iterations, action)
            search.run(iterations)
            values[action] = search.value
        return dict(sorted(values.items(), key=lambda item: (-item[1], item[0])))


def search_match(game: Game, seats: int, seed: str, effort: Effort) -> Found:
    """Play a match and find its puzzles; the same seed and effort give the same ones."""
    match = Match(game, seats, seed=seed)
    noted = sorted(
        _play(match, seed, effort), key=lambda one: (-margin_of(one.worth), one.decision.step)
    )
    kept = _worth_a_look(noted, seed, effort)
    tried = (_confirmed(one, f"{seed}/{one.decision.step}", effort) for one in kept)
    puzzles = sorted(filter(None, tried), key=lambda puzzle: (-puzzle.margin, puzzle.step))
    return Found(print_match(match.transcript()), tuple(puzzles))


def cut(file: Transcript, step: int) -> Transcript:
    """A match up to a step, without its result."""
    file.lines, file.result = file.lines[:step], None
    return file


@dataclass(frozen=True)
class _Noted:
    """A decision at which an action came out ahead, and what each is worth as far as was seen."""

    decision: Decision
    worth: dict[int, float]


def _worth_a_look(noted: Sequence[_Noted], seed: str, effort: Effort) -> Iterator[_Noted]:
    """The decisions that are looked at more closely: not all of the easy ones."""
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


def _play(match: Match, seed: str, effort: Effort) -> Iterator[_Noted]:
    """Play to the end; yield each decision at which one action came out ahead."""
    while not match.over:
        step, seat = len(match.steps) - 1, match.waits[0]
        decision = Decision(match.game, match.terms, step, seat, match.view(seat))
        search = decision.search(f"{seed}/{step}/play", effort.plays)
        actions = search.actions.tolist()
        if len(actions) >= effort.choices:
            share = effort.notes // len(actions) + 1
            worth = decision.worth(f"{seed}/{step}/note", share, actions)
            if margin_of(worth) >= effort.noted:
                yield _Noted(decision, worth)
        if len(search.actions) > 1:
            search.run(effort.plays)
        match.play(seat, search.best)


def margin_of(worth: Mapping[int, float]) -> float:
    """By how much the best action is better than the next."""
    first, second, *_ = worth.values()
    return first - second


def _confirmed(noted: _Noted, seed: str, effort: Effort) -> Puzzle | None:
    """The puzzle, if longer searches agree on the action and on its margin; else None."""
    decision, rivals = noted.decision, list(noted.worth)[: effort.rivals]
    worth = decision.worth(f"{seed}/values", effort.values, rivals)
    if margin_of(worth) < effort.margin:
        return None
    again = decision.worth(f"{seed}/again", effort.values, rivals)
    best = next(iter(worth))
    if best != next(iter(again)) or margin_of(again) < effort.margin:
        return None
    visits = _taken(decision, seed, effort)
    if best != max(visits, key=lambda action: visits[action]):
        return None
    figures = valued(decision, {action: visits[action] for action in noted.worth}, effort)
    puzzle = Puzzle(0, decision.step, decision.seat, "", figures)
    if puzzle.margin < effort.margin or decision.text(best) != puzzle.best.action:
        return None
    told = reasons(decision.game, decision.terms, decision.view, puzzle)
    grade = grade_of(decision, seed, effort, best)
    return replace(puzzle, grade=grade, reasons=told) if told else None


def valued(decision: Decision, visits: Mapping[int, int], effort: Effort) -> tuple[Figure, ...]:
    """The figures of all actions, the best first; `visits` says how often each was taken.

    An action is worth the mean of two long searches of its own, which had no part in choosing the
    puzzle: what was chosen because it looked good looks better than it is.
    """
    first, second = (
        decision.worth(f"{decision.step}/{turn}", effort.values, sorted(visits))
        for turn in ("value", "again")
    )
    worth = {action: round((first[action] + second[action]) / 2, 3) for action in visits}
    order = sorted(worth, key=lambda action: (-worth[action], action))
    return tuple(Figure(decision.text(a), visits[a], worth[a]) for a in order)


def _taken(decision: Decision, seed: str, effort: Effort) -> Counter[int]:
    """How often two free searches took each action; empty where they disagree on the best."""
    visits = Counter[int]()
    firsts = set()
    for turn in range(2):
        search = decision.search(f"{seed}/confirm/{turn}", effort.confirms)
        search.run(effort.confirms)
        visits.update({known.action: known.visits for known in search.root_statistics()})
        firsts.add(search.best)
    return visits if len(firsts) == 1 else Counter({-1: 1})


def grade_of(decision: Decision, seed: str, effort: Effort, best: int) -> str:
    """Easy if the greedy player and short searches find it, medium if one of them does, else hard.

    All but one of their tries have to find it.
    """
    tries = (("greedy", "greedy"), ("glance", f"ismcts:{effort.glance}"))
    found = sum(
        _finds(decision, load(player), f"{seed}/{name}", effort, best) >= effort.glances - 1
        for name, player in tries
    )
    return GRADES[len(tries) - found]


def _finds(decision: Decision, player: Player, seed: str, effort: Effort, best: int) -> int:
    """In how many tries a player finds the action."""
    it = decision
    looks = (rolled(f"{seed}/{turn}") for turn in range(effort.glances))
    return sum(player.choose(it.game, it.terms, it.view, it.seat, d) == best for d in looks)
