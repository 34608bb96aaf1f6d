"""The laws that every game must obey: `conformance.run(game)`.

With pytest, one test per law::

    @pytest.fixture(scope="module")
    def trial(): return Trial(game)

    @pytest.mark.parametrize("law", LAWS, ids=name_of)
    def test_law(law, trial): law(trial)
"""

import time
import traceback
from collections.abc import Callable

from serenissima.kernel.game import Game
from serenissima.testing.laws import (
    chance,
    ends,
    legality,
    processes,
    redeals,
    scenes,
    secrets,
    sources,
    tales,
    texts,
    words,
)
from serenissima.testing.report import Report
from serenissima.testing.shelf import find_missing
from serenissima.testing.strength import search_beats_greedy
from serenissima.testing.trial import LONGEST, LawBroken, Trial

__all__ = ["LAWS", "Law", "LawBroken", "Trial", "name_of", "run"]

Law = Callable[[Trial], None]

LAWS: tuple[Law, ...] = (
    sources.options_have_fields,
    sources.fields_that_are_read_exist,
    sources.rules_can_be_compiled,
    ends.rules_are_its_own,
    ends.set_up_leads_to_a_choice,
    processes.indices_count_from_the_start,
    legality.matches_end,
    legality.legal_is_in_order,
    legality.legal_reads_the_view,
    legality.actions_are_those_of_the_stage,
    legality.legal_is_the_same_twice,
    legality.bounds_and_sums_hold,
    legality.contradictions_can_be_told,
    legality.order_does_not_matter,
    ends.wins_are_shared_out,
    ends.expectations_are_shares,
    texts.places_are_named_well,
    texts.actions_round_trip,
    texts.positions_round_trip,
    texts.texts_for_a_seat_are_whole,
    texts.matches_round_trip,
    chance.same_seed_same_match,
    chance.odds_are_those_rolled,
    chance.set_up_is_rolled_fairly,
    secrets.hidden_things_are_not_shown,
    secrets.hidden_things_change_nothing_legal,
    secrets.set_ups_tell_no_secrets,
    secrets.outcomes_tell_no_secrets,
    secrets.actions_tell_no_secrets,
    secrets.choices_tell_no_secrets,
    redeals.redeal_fits_the_view,
    redeals.redeal_reads_nothing_hidden,
    redeals.redeal_can_be_played_on,
    redeals.redeal_meets_every_world,
    processes.altered_positions_are_refused_or_played,
    processes.interpreted_is_compiled,
    processes.fresh_processes_agree,
    tales.events_are_declared_well,
    tales.tale_explains_every_change,
    tales.tale_can_be_told,
    tales.every_event_occurs,
    tales.every_ending_occurs,
    scenes.scene_offers_what_is_legal,
    scenes.scene_clicks_can_be_taken,
    scenes.scene_answers_differ,
    scenes.scene_ids_are_stable,
    scenes.scene_has_a_place_for_everything,
    scenes.scene_symbols_are_drawn,
    scenes.shelf_symbols_are_drawn,
    scenes.scene_explains_itself,
    scenes.scene_names_seats_of_the_match,
    words.words_are_there,
    words.words_are_translated,
)

FIX_FIRST = "fix the first one first, since others may follow from it"

GROUNDS = LAWS[: LAWS.index(legality.matches_end) + 1]
"""Laws without which the others can't play a match: if one is broken, the others must wait."""


def name_of(law: Law) -> str:
    """Return a law's name, for messages and as the id of a test."""
    return law.__name__


def run(
    game: Game,
    *,
    quick: bool = False,
    longest: int = LONGEST,
    say: Callable[[str], object] = print,
) -> Report:
    """Check every law, reporting each on a line, the rules before the words.

    If no match can be played, the first laws show why, and the others are left out. The last lines
    list skipped checks, warnings, and what the shelf requires besides; all are in the report.

    Args:
        game: the game; it must be in a module, so that other processes can load it too.
        quick: take seconds instead of about a minute: fewer matches, nothing compiled from scratch.
        longest: the most actions in a match, not counting retractions.
        say: called with each line of progress.

    Raises:
        LawBroken: gives each broken law with its fault, match, last action and position.
    """
    trial = Trial(game, quick=quick, longest=longest)
    broken: list[Exception] = []
    for number, law in enumerate(LAWS, 1):
        if broken and law not in GROUNDS and _stops_all(broken):
            say(f"{len(LAWS) - number + 1} laws wait until matches can be played")
            break
        began = time.monotonic()
        if fault := _find_fault(law, trial):
            broken.append(fault)
            say(f"{number:2} of {len(LAWS)}  {name_of(law)}: broken")
        else:
            say(f"{number:2} of {len(LAWS)}  {name_of(law)}  {time.monotonic() - began:.1f} s")
    if broken:
        raise _join(broken)
    search_beats_greedy(trial)
    trial.report.shelf.extend(find_missing(game))
    for line in trial.report.lines():
        say(line)
    return trial.report


def _find_fault(law: Law, trial: Trial) -> Exception | None:
    """Return the error that a law raises, with the law as a note."""
    try:
        law(trial)
    except Exception as error:
        first = (law.__doc__ or "").partition("\n")[0]
        error.add_note(f"law {name_of(law)}: {first}")
        return error
    return None


def _stops_all(broken: list[Exception]) -> bool:
    grounds = {f"law {name_of(law)}:" for law in GROUNDS}
    return any(error.__notes__[-1].startswith(tuple(grounds)) for error in broken)


def _join(broken: list[Exception]) -> Exception:
    """Return the only error, or one that contains them all."""
    if len(broken) == 1:
        return broken[0]
    parts = [f"{number}. {_describe(error)}" for number, error in enumerate(broken, 1)]
    joined = LawBroken("\n\n".join((f"{len(broken)} laws are broken; {FIX_FIRST}", *parts)))
    joined.__cause__ = broken[0]
    return joined


def _describe(error: Exception) -> str:
    """Return a fault with its law; if it isn't a `LawBroken`, also its type and line."""
    lines = [str(error), *error.__notes__]
    if not isinstance(error, LawBroken):
        last = traceback.extract_tb(error.__traceback__)[-1]
        lines[0] = f"{type(error).__name__}: {error}"
        lines.append(f"raised in {last.filename}:{last.lineno}, {last.name}: {last.line}")
    return "\n".join(lines)
