"""A match as a tree of decisions and dice, whose nodes never change."""

import threading
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from serenissima.adapters.encoder import Encoder
from serenissima.adapters.refusals import POSITION_MANY
from serenissima.kernel import verbs
from serenissima.kernel.dice import ODDS, odds_of, roll, rolled_dice, scripted_dice
from serenissima.kernel.errors import one_of
from serenissima.kernel.game import Game
from serenissima.kernel.match import NOBODY, Step
from serenissima.kernel.position import position
from serenissima.kernel.refusals import ACTION_ILLEGAL, MATCH_ANSWERS, MATCH_NOT_YOUR_TURN
from serenissima.kernel.seats import seats_in
from serenissima.kernel.tale import happenings, new_tale

SET_UP = ((NOBODY, -1),)  # the choices before the first decision
UNKNOWN = -1  # the action of another seat in a redealt match

Choices = tuple[tuple[int, int], ...]
"""Seats with their actions, in the order in which they are carried out."""


@dataclass(frozen=True)
class TreeNode:
    """A point of a match: seats must act, the dice must answer, or the match is over.

    Attributes:
        state: the full state; while the dice are asked, that of the latest decision.
        steps: all steps so far, including the set-up.
        choices: the choices being carried out while the dice are asked.
        answers: the dice's answers to them so far.
        odds: the possible next answers with their probabilities; empty if the dice aren't asked.
    """

    state: Any
    steps: tuple[Step, ...] = ()
    choices: Choices = ()
    answers: tuple[int, ...] = ()
    odds: tuple[tuple[int, float], ...] = ()

    def __deepcopy__(self, _memo: Mapping[int, Any]) -> "TreeNode":
        """Return itself."""
        return self

    @cached_property
    def waits(self) -> tuple[int, ...]:
        """The seats that may act; none while the dice are asked, nor once the match is over."""
        return () if self.odds else seats_in(int(self.state["waits"]))

    @cached_property
    def legal_cache(self) -> dict[int, list[int]]:
        """A cache of the seats' legal actions."""
        return {}

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.odds and not self.waits


class MatchTree:
    """All matches of one game with the same seats and options.

    Attributes:
        game: the game.
        terms: the terms of the matches.
        seats: the number of players.
        encoder: encodes states as arrays.

    With `positions`, a match begins in one of these instead of the set-up, all equally likely.
    Chance deals it: seats know the list of positions, and see of the dealt one what they may.

    Raises:
        Illegal, Unreadable: what `position` and `Game.terms_for` raise; `position/many`.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object],
        positions: tuple[str, ...] = (),
    ) -> None:
        self.game, self.seats, self._options = game, seats, dict(options)
        self.terms = game.terms_for(seats, options)
        self.actions, self.events = game.actions_in(self.terms), game.events_in(self.terms)
        if len(positions) > ODDS:
            raise POSITION_MANY(text=len(positions), hint=f"at most {ODDS}", limit=ODDS)
        self._positions = positions
        self._begins = [position(game, text, seats, options).began_from for text in positions]
        self.encoder = Encoder(game, seats)
        self._scratch = _Scratch()

    def __deepcopy__(self, _memo: Mapping[int, Any]) -> "MatchTree":
        """Return itself, since it never changes."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the arguments it was created from."""
        return match_tree, (self.game, self.seats, tuple(self._options.items()), self._positions)

    @cached_property
    def start(self) -> TreeNode:
        """The first question to the dice, or the first decision if the set-up needs no dice."""
        return self._run(TreeNode(self.game.state.blank(), choices=SET_UP))

    def at(self, text: str) -> TreeNode:
        """Return the node of a position, without a past; raise what `position` raises."""
        state = position(self.game, text, self.seats, self._options).state
        return TreeNode(state)

    def legal(self, node: TreeNode, seat: int) -> list[int]:
        """Return the legal actions of a seat without retractions; none if it can't act."""
        return [*self._legal(node, seat)]

    def _legal(self, node: TreeNode, seat: int) -> list[int]:
        """Return the cached legal actions of a seat."""
        if seat not in node.waits:
            return []
        if seat not in node.legal_cache:
            listed = self.encoder.legal(self.terms, node.state, seat).tolist()
            node.legal_cache[seat] = listed
        return node.legal_cache[seat]

    def act(self, node: TreeNode, choices: Choices) -> TreeNode:
        """Return the node after seats act; of several that wait, any number may act.

        Raises:
            Illegal: `action/illegal`.
        """
        for seat, action in choices:
            legal = self._legal(node, seat)
            if action not in legal:
                hint = one_of(list(map(self.actions.format, legal)))
                raise ACTION_ILLEGAL(text=(seat, action), hint=hint)
        return self._run(TreeNode(node.state, node.steps, choices))

    def answer(self, node: TreeNode, way: int) -> TreeNode:
        """Return the node after the dice answer.

        Raises:
            Illegal: `match/answers`.
        """
        if way not in dict(node.odds):
            raise MATCH_ANSWERS(text=way, hint=str([w for w, _ in node.odds]))
        return self._run(_with_answer(node, way))

    def deal_again(self, node: TreeNode, seat: int, seed: str | int) -> TreeNode:
        """Return a random match that the seat can't tell from this one, dealt by `redeal`.

        It doesn't include the earlier choices and knowledge of the others.

        Raises:
            NotNow: `match/not-your-turn`, while the dice are asked.
        """
        if node.odds:
            raise MATCH_NOT_YOUR_TURN("the dice must answer first")
        state = self.game.state.view(node.state, seat)
        verbs.redeal(self.terms, state, seat, rolled_dice(seed))
        return TreeNode(state, tuple(_as_known(step, seat) for step in node.steps))

    def _run(self, node: TreeNode) -> TreeNode:
        """Carry out the choices; dice with only one possible answer give it at once."""
        after = self._try(node)
        while len(after.odds) == 1:
            after = self._try(_with_answer(after, after.odds[0][0]))
        return after

    def _try(self, node: TreeNode) -> TreeNode:
        """Carry out the choices, as far as the dice have answered."""
        state, (dice, tale) = self.game.state.copy(node.state), self._scratch.prepare(node.answers)
        steps = []
        for seat, action in node.choices:
            read, tale["told"] = int(dice["at"]), 0
            if seat == NOBODY:
                state = self._begin(state, dice, tale)
            else:
                verbs.apply(self.terms, state, seat, action, dice, tale)
            if dice["ways"]:
                odds = tuple(odds_of(dice))
                return TreeNode(node.state, node.steps, node.choices, node.answers, odds)
            told = tuple(happenings(tale, self.events))
            steps.append(Step(seat, action, node.answers[read : int(dice["at"])], told))
        return TreeNode(state, (*node.steps, *steps))

    def _begin(self, blank: Any, dice: Any, tale: Any) -> Any:
        """Return the state at the first decision: after the set-up, or in one of the positions."""
        if not self._begins:
            verbs.setup(self.terms, blank, dice, tale)
            return blank
        several = len(self._begins)
        chosen = int(roll(dice, several)) if several > 1 else 0
        state = self.game.state.copy(self._begins[chosen])
        if self.game.goes_on and not int(state.waits) and not int(state.ending):
            verbs.go_on(self.terms, state, dice, tale)
        return state

    def position_text(self, node: TreeNode, seat: int | None = None) -> str:
        """Return the state as text; with a `seat`, only as much as that seat may see."""
        return self.game.position_text(self.terms, node.state, seat)

    def history(self, node: TreeNode, seat: int) -> list[str]:
        """Return a seat's actions and the happenings it saw since the first step, one per line."""
        lines: list[str] = []
        for step in node.steps:
            if step.seat == seat and step.action != UNKNOWN:
                lines.append(f"> {self.actions.format(step.action)}")
            lines.extend(happening.text for happening in step.seen_by(seat))
        return lines


@lru_cache(maxsize=64)
def match_tree(
    game: Game,
    seats: int,
    options: tuple[tuple[str, object], ...],
    positions: tuple[str, ...] = (),
) -> MatchTree:
    """Return a cached `MatchTree`; raise what it raises."""
    return MatchTree(game, seats, dict(options), positions)


def _with_answer(node: TreeNode, way: int) -> TreeNode:
    """Return a node with one more answer of the dice, not yet carried out."""
    return TreeNode(node.state, node.steps, node.choices, (*node.answers, way))


class _Scratch(threading.local):
    """Dice and a tale for carrying out choices, one of each per thread."""

    def __init__(self) -> None:
        self._dice, self._tale = scripted_dice(()), new_tale()

    def prepare(self, answers: tuple[int, ...]) -> tuple[Any, Any]:
        """Return dice with these answers, which then store the next question's odds, and a tale."""
        dice = self._dice
        dice["at"] = dice["ways"] = dice["fault"] = 0
        dice["answered"] = len(answers)
        dice["answers"][: len(answers)] = answers
        return dice, self._tale


def _as_known(step: Step, seat: int) -> Step:
    """Return a step as a seat knows it."""
    own = step.seat == seat
    return Step(step.seat, step.action if own else UNKNOWN, (), step.seen_by(seat))
