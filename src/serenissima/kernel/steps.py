"""A game's table of stages, each with its legal actions and their effects.

From this table come the verbs `legal`, `apply` and `go_on`, which choose by the stage of the state
and are as fast as hand-written `if` statements:

    STEPS: Steps = {Stage.DEAL: StageRules(...), ...}
    RULES = rules_by_stage(STEPS)

A function in the table has only the parameters that it needs, in any order: `terms`, `state`,
`seat`, `dice`, `tale`, `out`, `action`, and the arguments of the action by their declared names.
"""

import linecache
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from inspect import signature
from math import prod
from typing import Any

from serenissima.kernel import verbs
from serenissima.kernel.actions import ActionKind
from serenissima.kernel.codes import Codes
from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import Dice
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import NO_SEATS, has_seat
from serenissima.kernel.tale import Tale
from serenissima.kernel.verbs import Rule

LEGAL = ("terms", "state", "seat", "out")
ACT = ("terms", "state", "seat", "action", "dice", "tale")
GO_ON = ("terms", "state", "dice", "tale")

GOES_ON = 0  # the first of every game's endings


@inner
def offer(out: Cells, n: int, action: int, allowed: bool) -> int:
    """Write an action as the `n`-th legal one if it is allowed; return the new count.

    It always writes and then counts, since an unpredictable `if` costs more than the rule that it
    tests: `out` must have room for one more action than are legal.
    """
    out[n] = action
    return n + allowed


@dataclass(frozen=True)
class StageRules:
    """The rules of one stage of a match.

    Attributes:
        go_on: called while no seat may act; it lets seats act, or does what needs no choice.
        legal: writes the seat's legal actions into `out`, ascending; returns their number.
        acts: the effect of each kind of action that is possible in this stage.
    """

    go_on: Rule | None = None
    legal: Rule | None = None
    acts: Mapping[ActionKind, Rule] = field(default_factory=dict)


Steps = Mapping[Codes, StageRules]


@compiled
def legal(terms: Any, state: Any, seat: int, out: Cells) -> int:
    """The verb: write the actions that the stage allows a seat that may act; none for others."""
    n: int = verbs.list_legal(terms, state, seat, out) if has_seat(state.waits, seat) else 0
    return n


@compiled
def apply(terms: Any, state: Any, seat: int, action: int, dice: Dice, tale: Tale) -> None:
    """The verb: carry out a legal action, then continue to the next decision or the end."""
    verbs.act(terms, state, seat, action, dice, tale)
    verbs.proceed(terms, state, dice, tale)


@compiled
def go_on(terms: Any, state: Any, dice: Dice, tale: Tale) -> None:
    """The verb: continue from a position in which no seat may act to a decision or the end."""
    verbs.proceed(terms, state, dice, tale)


def rules_by_stage(steps: Steps, proceed: Rule | None = None) -> dict[str, Rule]:
    """Return the verbs that follow from a table, by name, for the `rules` of a `Game`.

    Args:
        steps: the table.
        proceed: an `inner` function `(terms, state, dice, tale)`, for a game whose next step
            depends on more than the stage.
    """
    return {
        "list_legal": legal_by_stage(steps),
        "act": act_by_stage(steps),
        "proceed": proceed or go_on_by_stage(steps),
        "legal": legal,
        "apply": apply,
        "go_on": go_on,
    }


def legal_by_stage(steps: Steps) -> Any:
    """Return `(terms, state, seat, out)`: the `legal` of the state's stage; 0 where it has none."""
    source = _Source("offered", LEGAL).line("stage = state.stage")
    for stage, step in steps.items():
        if step.legal:
            source.line(f"if stage == {int(stage)}:")
            source.line(f"return {source.call(stage, step.legal, {})}", 2)
    return source.line("return 0").function()


def go_on_by_stage(steps: Steps) -> Any:
    """Return `(terms, state, dice, tale)`: it calls the `go_on` of one stage after another.

    It stops when a seat may act, when the match has ended, and in a stage without `go_on`, so that
    no position can make it run for ever.
    """
    source = _Source("proceed", GO_ON)
    source.line(f"while state.waits == {NO_SEATS} and state.ending == {GOES_ON}:")
    source.line("stage = state.stage", 2)
    for stage, step in steps.items():
        if step.go_on:
            source.line(f"if stage == {int(stage)}:", 2)
            source.line(source.call(stage, step.go_on, {}), 3).line("continue", 3)
    return source.line("return", 2).function()


def act_by_stage(steps: Steps) -> Any:
    """Return `(terms, state, seat, action, dice, tale)`: the action's effect in the state's stage.

    The action must be of a kind that the stage names, as every legal one is.
    """
    source = _Source("act", ACT).line("stage = state.stage")
    for stage, step in steps.items():
        if step.acts:
            source.line(f"if stage == {int(stage)}:").acts(stage, step.acts)
    made = source.function()
    _kinds[getattr(made, "py_func", made)] = {
        int(stage): tuple(step.acts) for stage, step in steps.items()
    }
    return made


_kinds: dict[Any, Mapping[int, tuple[ActionKind, ...]]] = {}


def kinds_by_stage(function: Any) -> Mapping[int, tuple[ActionKind, ...]] | None:
    """Return each stage's kinds of action if `act_by_stage` made the function, else None."""
    return _kinds.get(function)


class _Source:
    """The source of a function that calls rules, each with the arguments that it names."""

    def __init__(self, name: str, params: Sequence[str]) -> None:
        self.name = name
        self.params = params
        self.lines = [f"def {name}({', '.join(params)}):"]
        self.rules: dict[str, Rule] = {}

    def line(self, text: str, depth: int = 1) -> "_Source":
        """Add a line."""
        self.lines.append("    " * depth + text)
        return self

    def acts(self, stage: Codes, acts: Mapping[ActionKind, Rule]) -> "_Source":
        """Add a call of the rule of each kind of action, in the order of their numbers."""
        for kind in sorted(acts):
            last = kind == max(acts)
            if not last:
                self.line(f"if action < {kind + kind.block.size}:", 2)
            self.line(f"return {self.call(stage, acts[kind], _arguments(kind))}", 2 if last else 3)
        return self

    def call(self, stage: Codes, rule: Rule, arguments: Mapping[str, str]) -> str:
        """Return the call of a rule, with the arguments that its parameters name."""
        given = {name: name for name in self.params} | dict(arguments)
        wanted = tuple(signature(rule).parameters)
        for name in wanted:
            if name not in given:
                raise TypeError(
                    f"{stage!r}: {rule.__name__} takes {name!r}, which is not available here; "
                    f"it may take {', '.join(given)}"
                )
        known = f"rule_{len(self.rules)}"
        self.rules[known] = rule
        return f"{known}({', '.join(given[name] for name in wanted)})  # {rule.__name__}"

    def function(self) -> Any:
        """Return the function, whose source tracebacks can show."""
        text = "\n".join(self.lines) + "\n"
        file = f"<{self.name} by stage, {id(self)}>"
        linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
        exec(compile(text, file, "exec"), self.rules)  # noqa: S102 - its own lines, no input
        return inner(self.rules[self.name])


def _arguments(kind: ActionKind) -> dict[str, str]:
    """Return, by name, the expression for each argument of an action, given its number."""
    args = kind.block.args
    found = {}
    for place, arg in enumerate(args):
        after = prod(other.size for other in args[place + 1 :])
        offset = f"(action - {int(kind)})"
        if after > 1:
            offset = f"{offset} // {after}"
        if place:
            offset = f"{offset} % {arg.size}"
        found[arg.name] = f"{offset} + {arg.low}" if arg.low else offset
    return found
