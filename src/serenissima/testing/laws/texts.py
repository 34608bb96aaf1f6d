"""Laws of notation: reading printed text returns the original."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from serenissima.kernel.errors import Illegal
from serenissima.kernel.match import Match
from serenissima.kernel.notation import parse_match, print_match
from serenissima.kernel.position import check_position
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.replay import replay
from serenissima.testing.trial import Place, Trial, play_on, same

PLACE = re.compile(r"[^\W\d][\w-]*")
PLACE_IS = "a name begins with a letter, and has letters, digits, - and _"
NAMES = ("Anna", 'Bernd "the Bold"', "Zoë", "ismcts:2000", "5 # / ", "", "Gioseffo", "你好")


def actions_round_trip(trial: Trial) -> None:
    """Every action has a unique text that is read as the same action, with names of places too."""
    plain = trial.game.actions
    terms = [trial.game.terms_for(one.seats, one.options) for one in trial.settings]
    for actions in {plain, *map(trial.game.actions_in, terms)}:
        for number in range(actions.count):
            for text in (actions.format(number), plain.format(number)):
                if actions.parse(text) != number:
                    raise trial.complaint(
                        f"action {number} is written as {text!r}, which is read as another action"
                    )
            block, values = actions.parts(number)
            if actions.number(block.kind, *values) != number:
                raise trial.complaint(f"action {number} has parts that make another action")


def places_are_named_well(trial: Trial) -> None:
    """Places declared to have names have them in every match, all different."""
    game = trial.game
    keys = {arg.key for arg in game.args}
    for field in game.state.fields:
        keys |= {field.values.key, *(axis.key for axis in field.axes)}
    for setting in trial.settings:
        names = game.places(game.terms_for(setting.seats, setting.options))
        for key in sorted(keys - {""}):
            _check_names(trial, key, names.get(key, ()))


def _check_names(trial: Trial, key: str, names: Sequence[str]) -> None:
    if not names:
        raise trial.complaint(f"places of {key!r} have no names: `Game.places` gives none")
    if len(set(names)) != len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise trial.complaint(f"two places of {key!r} are called {twice!r}")
    for name in names:
        if not PLACE.fullmatch(name):
            raise trial.complaint(f"a place of {key!r} is called {name!r}: {PLACE_IS}")


def positions_round_trip(trial: Trial) -> None:
    """A position's text is read as the same state, byte for byte, and no position is refused."""
    for place in trial.sample(2000, ends=True):
        text = place.game.position_text(place.terms, place.state)
        read = place.game.read_position(place.terms, text)
        if not same(read, place.state):
            wrong = sorted({change.field for change in place.game.state.diff(place.state, read)})
            raise place.complaint(
                f"the text of this position is read as another position: {wrong} differ"
            )
        _check_accepted(place, read)


def _check_accepted(place: Place, state: Any) -> None:
    """Raise LawBroken if a match can't begin at a position that occurred in one."""
    match, options = place.match, place.game.options_of(place.terms)
    try:
        again = Match(place.game, match.seats, options, position=state)
        check_position(again, place.game.conserved(match.terms, match.states[0]))
    except Illegal as error:
        raise place.complaint(f"a match cannot begin here: {error}") from error


def texts_for_a_seat_are_whole(trial: Trial) -> None:
    """The text for a seat contains everything that the seat sees, and no more."""
    kind = trial.game.state
    for place in trial.sample(300, ends=True):
        for seat in (SPECTATOR, *range(place.match.seats)):
            view = kind.view(place.state, seat)
            text = kind.format(place.state, seat)
            if text != kind.format(view, seat):
                raise place.complaint(f"the text for seat {seat} shows what it may not see")
            if not same(kind.view(kind.parse(text), seat), view):
                raise place.complaint(f"the text for seat {seat} leaves out what it sees")


def matches_round_trip(trial: Trial) -> None:
    """A match file is read, printed and replayed as the same match, also from a position."""
    for end in trial.ends:
        _check_file(end, end.match)
    for place in islice(trial.sample(10), trial.few(10)):  # each step from a position is checked
        options = place.game.options_of(place.terms)
        match = Match(place.game, place.match.seats, options, position=place.state, seed=place.seed)
        play_on(match, place.seed, most=trial.longest)
        _check_file(place, match)


def _check_file(place: Place, match: Match) -> None:
    transcript = match.transcript(NAMES[: match.seats])
    text = print_match(transcript)
    read = parse_match(text)
    if print_match(read) != text:
        raise place.complaint("a match file is read and printed differently:\n" + text)
    unnumbered = replace(read, lines=[replace(line, number=0) for line in read.lines])
    if unnumbered != transcript:
        raise place.complaint("a match file differs from its match:\n" + text)
    again = replay(match.game, read)
    if len(again.states) != len(match.states) or not all(map(same, again.states, match.states)):
        raise place.complaint("a match replayed from its file takes another course:\n" + text)
    if [step.happenings for step in again.steps] != [step.happenings for step in match.steps]:
        raise place.complaint("a match replayed from its file has other events:\n" + text)
