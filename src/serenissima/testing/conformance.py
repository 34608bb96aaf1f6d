"""The laws that every game must obey: `conformance.run(game)`.

With pytest, one test per law::

    @pytest.fixture(scope="module")
    def trial(): return Trial(game)

    @pytest.mark.parametrize("law", LAWS, ids=name_of)
    def test_law(law, trial): law(trial)
"""

import time
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
    processes.altered_positions_are_refused_or_played,
    processes.interpreted_is_compiled,
    processes.fresh_processes_agree,
)


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
    """Check every law, reporting each on a line; stop at the first broken one.

    The last lines list skipped checks and warnings, which are also in the returned report.

    Args:
        game: the game; it must be in a module, so that other processes can load it too.
        quick: take seconds instead of about a minute: fewer matches, nothing compiled from scratch.
        longest: the most actions in a match, not counting retractions.
        say: called with each line of progress.

    Raises:
        LawBroken: gives the fault, the match, the last action and the position.
    """
    trial = Trial(game, quick=quick, longest=longest)
    for number, law in enumerate(LAWS, 1):
        began = time.monotonic()
        try:
            law(trial)
        except Exception as error:
            error.add_note(f"law {name_of(law)}: {law.__doc__}")
            say(f"{number:2} of {len(LAWS)}  {name_of(law)}: broken")
            raise
        say(f"{number:2} of {len(LAWS)}  {name_of(law)}  {time.monotonic() - began:.1f} s")
    search_beats_greedy(trial)
    for line in trial.report.lines():
        say(line)
    return trial.report
