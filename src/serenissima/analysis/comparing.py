"""Why one choice is better than another, in amounts that everyone understands; in compiled code.

Both choices are played on in the same redeals. The amounts that a game lists as its stakes are then
compared: a reason is one that differs reliably, in the direction that its seat's interest suggests,
and that goes together with winning.
"""

from typing import Any

import numpy as np

from serenissima.analysis.chances import add_shares, set_root
from serenissima.analysis.choices import act, see
from serenissima.analysis.memory import NOTHING, AnalysisMemory, ChoiceLine
from serenissima.analysis.settings import AHEAD, DEALS, FORCED, REASONS, SURE
from serenissima.kernel.compile import inner
from serenissima.kernel.dice import WORD
from serenissima.kernel.fields import Cells, wide
from serenissima.kernel.seats import first_seat
from serenissima.kernel.verbs import apply, count_stakes, redeal
from serenissima.players.neural.forward import rate_actions
from serenissima.players.search.edges import mix
from serenissima.players.search.lookahead import look_ahead
from serenissima.players.search.observation import write_features
from serenissima.players.search.playout import candidates
from serenissima.players.search.workspace import NOW, ROOT, Workspace

REDEALS = 16  # over which the player that looks one step ahead averages
EQUAL = 1e-9  # smaller differences are rounding errors
THIRTYTWO = np.uint64(32)
ONE = np.uint64(1)


@inner
def roll_from(dice: Any, seed: Any) -> None:
    """Let dice roll from a seed, a uint64."""
    mixed = mix(seed)
    dice.low = mixed & WORD
    dice.high = mixed >> THIRTYTWO | ONE


@inner
def compare(
    memory: AnalysisMemory, best: int, other: int, seat: int, finding: Any, agree: bool
) -> None:
    """Play on after both choices, and write the gain and the reasons into a finding.

    Args:
        memory: the `AnalysisMemory`; `best` and `other` are the choices.
        best, other: the number of their actions.
        seat: the seat that chooses.
        finding: a `FINDING`.
        agree: whether to look for what follows both choices, instead of what differs.
    """
    play_on(memory, memory.best, best, seat, 0)
    play_on(memory, memory.other, other, seat, 1)
    share = memory.amounts.shape[2] - 1
    finding.gain = mean(memory.amounts[0], share) - mean(memory.amounts[1], share)
    for reason in range(REASONS):
        finding.reasons[reason] = NOTHING
        most = 0.0
        for place in range(share):
            weight = weigh(memory.amounts, memory.wants, place, seat, agree)
            if weight > most and not is_reason(finding, reason, place):
                most = weight
                finding.reasons[reason] = place
        if finding.reasons[reason] == NOTHING:
            return
        finding.best[reason] = mean(memory.amounts[0], finding.reasons[reason])
        finding.other[reason] = mean(memory.amounts[1], finding.reasons[reason])


@inner
def is_reason(finding: Any, count: int, place: int) -> bool:
    """Whether an amount is among the first reasons already."""
    for i in range(count):
        if finding.reasons[i] == place:
            return True
    return False


@inner
def mean(amounts: Cells, place: int) -> float:
    """Return the mean of an amount over all deals."""
    total = 0.0
    for deal in range(DEALS):
        total += amounts[deal, place]
    return total / DEALS


@inner
def weigh(amounts: Cells, wants: Cells, place: int, seat: int, agree: bool) -> float:
    """Return how much an amount explains; 0 if it is no reason."""
    one, two = amounts[0], amounts[1]
    seats = (amounts.shape[2] - 1) // wants.shape[0]
    change = mean(one, place) - mean(two, place)
    spread = 0.0
    for deal in range(DEALS):
        spread += (one[deal, place] - two[deal, place] - change) ** 2
    differs = abs(change) > SURE * (np.sqrt(spread / DEALS) / np.sqrt(float(DEALS)) + EQUAL)
    slope, deviation = slope_of(amounts, place)
    own = place % seats == seat
    wants_more = (wants[place // seats] != 0) == own
    if agree:
        sign = 1.0 if wants_more else -1.0
        return slope * sign * deviation if own and not differs else 0.0
    return change * slope if differs and (change > 0) == wants_more else 0.0


@inner
def slope_of(amounts: Cells, place: int) -> tuple[float, float]:
    """Return how much more of the win goes with one more of an amount, and how much it varies."""
    share = amounts.shape[2] - 1
    middle = (mean(amounts[0], place) + mean(amounts[1], place)) / 2
    even = (mean(amounts[0], share) + mean(amounts[1], share)) / 2
    squares, products = 0.0, 0.0
    for side in range(2):
        for deal in range(DEALS):
            away = amounts[side, deal, place] - middle
            squares += away * away
            products += away * (amounts[side, deal, share] - even)
    return products / (squares + EQUAL), np.sqrt(squares / (2 * DEALS))


@inner
def play_on(memory: AnalysisMemory, line: ChoiceLine, count: int, seat: int, side: int) -> None:
    """Write all amounts and the seat's share some decisions after a choice, for each deal."""
    work, seats = memory.work, memory.work.shares.shape[0]
    stakes, share = memory.counts.shape[0], memory.amounts.shape[2] - 1
    state = work.states[NOW]
    for deal in range(DEALS):
        row = memory.amounts[side, deal]
        roll_from(work.dice, memory.seed[0] + np.uint64(deal))
        see(memory.masks, line.views[0], seat, work.words[NOW])
        redeal(work.terms, state, seat, work.dice)
        act(work, seat, line.actions, count)
        play_quickly(memory, AHEAD * seats)
        for who in range(seats):
            count_stakes(work.terms, state, who, memory.counts)
            for stake in range(stakes):
                row[stake * seats + who] = memory.counts[stake]
        set_root(work, work.words[NOW])
        shares = memory.root.values[:seats]
        for who in range(seats):
            shares[who] = 0.0
        add_shares(work, memory.guide, NOTHING, NOTHING, 0, FORCED, shares)
        row[share] = shares[seat]


@inner
def play_quickly(memory: AnalysisMemory, most: int) -> None:
    """Play on from `NOW`, at most so many decisions, by the policy or by looking one step ahead."""
    work = memory.work
    state = work.states[NOW]
    for _ in range(most):
        if state.waits == 0:
            return
        seat = first_seat(state.waits)
        count = candidates(work.terms, state, seat, work.first_retract, work.actions)
        chosen = wide(work.actions[0])
        if count > 1:
            chosen = choose_quickly(memory, memory.guide, seat, count)
        apply(work.terms, state, seat, chosen, work.dice, work.tale)


@inner
def choose_quickly(memory: AnalysisMemory, guide: Any, seat: int, count: int) -> int:
    """Return one of the listed actions of a seat in `NOW`."""
    work = memory.work
    if guide is not None:
        return follow_policy(work, guide, seat, count)
    return look_one_ahead(memory, seat, count)


@inner
def follow_policy(work: Workspace, guide: Any, seat: int, count: int) -> int:
    """Return the listed action of a seat in `NOW` that the policy rates highest."""
    odds = guide.odds[:count]
    write_features(guide.tables, seat, work.cells[NOW], guide.seen)
    rate_actions(guide.policy, guide.units, guide.seen, work.actions, odds)
    likeliest = 0
    for i in range(count):
        if odds[i] > odds[likeliest]:
            likeliest = i
    return wide(work.actions[likeliest])


@inner
def look_one_ahead(memory: AnalysisMemory, seat: int, count: int) -> int:
    """Return the listed action of a seat in `NOW` that looks best one step ahead."""
    work = memory.work
    for i in range(memory.spare.shape[0]):
        memory.spare[i] = work.words[NOW, i]
        work.words[ROOT, i] = work.words[NOW, i] & memory.masks[seat, i]
    values = memory.root.values[:count]
    for i in range(count):
        values[i] = 0.0
    look_ahead(work, seat, REDEALS, values)
    best = 0
    for i in range(count):
        if values[i] >= values[best] - EQUAL:  # of equals the last, which confirms a choice
            best = i
    for i in range(memory.spare.shape[0]):
        work.words[NOW, i] = memory.spare[i]
    return wide(work.actions[best])
