"""The dice of a table, and the proof that nobody loaded them.

Each action of a table has dice of its own, seeded from the table's secret and the number of the
action (0 for the set-up; actions that were taken back keep their numbers). The secret's hash is
public from the first event on, the secret itself from the last, so that everybody can roll again.
"""

from typing import Any

from serenissima import games
from serenissima.kernel import verbs
from serenissima.kernel.dice import answers_of, rolled
from serenissima.kernel.errors import Illegal
from serenissima.kernel.match import Match
from serenissima.kernel.notation import Proof, Transcript, replay
from serenissima.kernel.tale import nothing_told
from serenissima.service import keys


def seed(secret: str, number: int) -> str:
    """The seed of the dice for action `number` of a table."""
    return f"{secret}:{number}"


def computer_seed(secret: str, seat: int, taken: int) -> str:
    """The seed of a computer player's dice after it has taken so many actions.

    It says nothing about the dice of the table.
    """
    return keys.derived(secret, "computer", seat, taken)


def numbers(proof: Proof, steps: int) -> list[int]:
    """The number of the action behind each step of a match, the set-up first."""
    taken_back = set(proof.undone)
    every = (n for n in range(steps + len(taken_back)) if n not in taken_back)
    return list(every)[:steps]


def check(transcript: Transcript, match: Match | None = None) -> int:
    """Check every draw of a finished match against its proof; how many answers were checked.

    Args:
        transcript: of the match; `match` is its replay, if it was replayed already.
        match: the replayed match.

    Raises:
        Illegal: `proof/missing`, `proof/commitment`, `proof/draw`, or what `replay` raises.
    """
    proof = transcript.proof
    if proof is None:
        raise Illegal("proof/missing", "the file holds no proof of its dice")
    if not keys.matches(proof.secret, proof.commitment):
        reason = "the secret is not the one that was promised"
        raise Illegal("proof/commitment", reason, text=proof.secret)
    if match is None:
        match = replay(games.load(transcript.game), transcript)
    checked = 0
    for step, number in enumerate(numbers(proof, len(match.steps))):
        checked += _check_step(match, transcript, step, seed(proof.secret, number))
    return checked


def _check_step(match: Match, transcript: Transcript, step: int, seeded: str) -> int:
    said, again = match.steps[step].answers, _rolled_again(match, step, rolled(seeded))
    if said != again:
        line = f"line {transcript.lines[step - 1].number}" if step else "the deal"
        hint = "it was " + (" ".join(map(str, again)) or "nothing")
        raise Illegal("proof/draw", f"{line}: the dice said something else", text=said, hint=hint)
    return len(said)


def _rolled_again(match: Match, step: int, dice: Any) -> tuple[int, ...]:
    """What the dice answer to the same step."""
    taken = match.steps[step]
    if step == 0:
        verbs.setup(match.terms, match.game.state.blank(), dice, nothing_told())
    else:
        state = match.game.state.copy(match.states[step - 1])
        verbs.apply(match.terms, state, taken.seat, taken.action, dice, nothing_told())
    return answers_of(dice)
