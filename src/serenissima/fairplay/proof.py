"""The dice of a table, and the proof that they were fixed before the first action.

Each action of a table has its own dice, seeded from the table's secret and the number of the action
(0 for the set-up; undone actions keep their numbers). The table shows the secret's hash from the
start and the secret itself when the match ends, so that everyone can repeat the rolls. A match file
alone proves only that its dice follow from its secret. Compared with the hash that the table
showed, it proves that the secret was fixed before the match; that the server made it at random is
not proved.
"""

from typing import Any

from serenissima.fairplay.refusals import (
    PROOF_COMMITMENT,
    PROOF_DRAW,
    PROOF_MISSING,
    PROOF_POSITION,
)
from serenissima.fairplay.secrets import derive_token, matches
from serenissima.kernel import verbs
from serenissima.kernel.dice import answers_of, rolled_dice, scripted_dice
from serenissima.kernel.match import Match
from serenissima.kernel.notation import Proof, Transcript
from serenissima.kernel.tale import nothing_told


def dice_seed(secret: str, number: int) -> str:
    """Return the seed of the dice for action `number` of a table."""
    return f"{secret}:{number}"


def computer_seed(secret: str, seat: int, taken: int) -> str:
    """Return the seed of a computer player's dice after it has taken this many actions.

    It is independent of the table's dice.
    """
    return derive_token(secret, "computer", seat, taken)


def hint_seed(table: str, seat: int, decision: int) -> str:
    """Return the seed of a hint's dice: it follows from the seat's knowledge, not from the secret.

    So it leaks no secret, and equal questions have equal hints.
    """
    return f"hint {table} {seat} {decision}"


def action_numbers(proof: Proof, steps: int) -> list[int]:
    """Return the number of the action behind each step of a match, the set-up first."""
    undone = set(proof.undone)
    every = (n for n in range(steps + len(undone)) if n not in undone)
    return list(every)[:steps]


def check(transcript: Transcript, match: Match) -> int:
    """Check every draw of a match against the proof in its transcript.

    Args:
        transcript: of the match, with its proof.
        match: the same match, replayed.

    Returns:
        How many answers of the dice were checked.

    Raises:
        Illegal: `proof/position`, `proof/commitment`, `proof/draw`.
        Unknown: `proof/missing`.
    """
    proof = transcript.proof
    if proof is None:
        raise PROOF_MISSING()
    if transcript.position is not None:
        raise PROOF_POSITION(hint="leave out the line `proof`")
    if not matches(proof.secret, proof.commitment):
        raise PROOF_COMMITMENT(text=proof.secret)
    checked = 0
    for step, number in enumerate(action_numbers(proof, len(match.steps))):
        checked += _check_step(match, transcript, step, dice_seed(proof.secret, number))
    return checked


def questions(match: Match) -> list[list[list[int]]]:
    """Return the weights of the possible answers, for each answer of the dice in each step.

    With these, anyone who has the secret can repeat the rolls without the rules: each answer takes
    one word of the generator, and is the outcome in whose share of all weights that word falls.
    """
    return [
        [_weights(match, step, taken.answers[:given]) for given in range(len(taken.answers))]
        for step, taken in enumerate(match.steps)
    ]


def _weights(match: Match, step: int, answers: tuple[int, ...]) -> list[int]:
    """Return the weights of the question that follows these answers."""
    dice = scripted_dice(answers)
    _run(match, step, dice)
    return [int(weight) for weight in dice.odds[: dice.ways]]


def _check_step(match: Match, transcript: Transcript, step: int, seed: str) -> int:
    stated, again = match.steps[step].answers, _rolled_again(match, step, rolled_dice(seed))
    if stated != again:
        line = f"line {transcript.lines[step - 1].number}" if step else "the deal"
        hint = "the secret gives " + (" ".join(map(str, again)) or "nothing")
        reason = f"{line}: these answers do not follow from the secret"
        raise PROOF_DRAW(reason, text=stated, hint=hint)
    return len(stated)


def _rolled_again(match: Match, step: int, dice: Any) -> tuple[int, ...]:
    """Return the answers of the dice to the same step."""
    _run(match, step, dice)
    return answers_of(dice)


def _run(match: Match, step: int, dice: Any) -> None:
    """Take a step of the match once more, with other dice."""
    taken = match.steps[step]
    if step == 0:
        verbs.setup(match.terms, match.game.state.blank(), dice, nothing_told())
    else:
        state = match.game.state.copy(match.states[step - 1])
        verbs.apply(match.terms, state, taken.seat, taken.action, dice, nothing_told())
