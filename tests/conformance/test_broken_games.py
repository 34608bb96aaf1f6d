"""The kit finds what is wrong: each law is broken by a game made for it."""

import importlib
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from serenissima.kernel.actions import Actions, Block
from serenissima.kernel.dice import ROLLED, answers_of, below, clear, roll
from serenissima.kernel.game import Game
from serenissima.kernel.message import Arg, Message
from serenissima.kernel.record import OBSERVER, Field, Record, See
from serenissima.kernel.scene import Answer, Drawing, Label
from serenissima.testing import conformance
from serenissima.testing.laws import (
    chance,
    ends,
    legality,
    processes,
    scenes,
    secrets,
    telling,
    texts,
)
from serenissima.testing.trial import LawBroken, Trial
from tests.tiny import rules
from tests.tiny.fields import EACH, KINDS, STATE
from tests.tiny.game import GAME


@pytest.fixture(autouse=True)
def own_rules() -> Iterator[None]:
    """A variant answers for the tiny game's records; afterwards the game answers again."""
    yield
    replace(GAME)


def variant(changed: dict[str, Any] | None = None, **verbs: Callable[..., Any]) -> Trial:
    """A trial of the tiny game with other verbs or other parts."""
    return Trial(replace(GAME, rules={**GAME.rules, **verbs}, **(changed or {})), quick=True)


def refuse(law: conformance.Law, trial: Trial, said: str) -> None:
    with pytest.raises(LawBroken, match=said):
        law(trial)


def test_the_tiny_game_is_sound():
    """Unchanged, it keeps all laws, and progress is told law by law."""
    said: list[str] = []
    conformance.run(GAME, quick=True, say=said.append)

    assert len(said) == len(conformance.LAWS)


# --- what may be done ----------------------------------------------------------------------------


def test_legal_without_order():
    def legal(terms, state, seat, out):
        n = rules.legal(terms, state, seat, out)
        out[:n] = out[:n][::-1].copy()
        return n

    refuse(legality.legal_is_in_order, variant(legal=legal), "not ascending")


def test_nothing_but_taking_back():
    def legal(terms, state, seat, out):
        if state.chosen[seat]:
            out[0] = rules.Do.TAKE_BACK
            return 1
        return rules.legal(terms, state, seat, out)

    refuse(legality.legal_is_in_order, variant(legal=legal), "can do nothing|only take something")


def test_legal_that_peeks():
    """A seat may not choose what another has chosen unseen."""

    def legal(terms, state, seat, out):
        n = rules.legal(terms, state, seat, out)
        peeked = state.chosen[(seat + 1) % terms.seats]
        if n > 1 and out[0] < rules.Do.CONFIRM and out[n - 1] == peeked - 1:
            return n - 1
        return n

    refuse(legality.legal_reads_the_view, variant(legal=legal), "legal on its view")
    refuse(secrets.hidden_things_change_nothing_legal, variant(legal=legal), "may not see")


def test_legal_that_changes_the_state():
    def legal(terms, state, seat, out):
        state.fish[seat] = (state.fish[seat] + 1) % 9
        return rules.legal(terms, state, seat, out)

    refuse(legality.legal_is_in_order, variant(legal=legal), "changed the state")


def test_legal_that_changes_its_mind():
    """Once the matches are played, every other answer leaves out an action."""
    calls = iter(range(10**9))
    fickle: list[bool] = []

    def legal(terms, state, seat, out):
        n = rules.legal(terms, state, seat, out)
        return max(1, n - next(calls) % 2) if fickle else n

    trial = variant(legal=legal)
    assert trial.ends
    fickle.append(True)

    refuse(legality.legal_and_verify_agree, trial, "not what is legal")


def test_a_match_without_end():
    def apply(terms, state, seat, action, dice, tale):
        rules.apply(terms, state, seat, action, dice, tale)
        if state.ending:
            state.ending = 0
            state.aside[:] = 0
            rules.setup(terms, state, dice, tale)

    trial = Trial(replace(GAME, rules={**GAME.rules, "apply": apply}), quick=True, longest=100)
    refuse(legality.matches_end, trial, "not over after 100 actions")


def test_an_order_that_matters():
    """Who confirms first catches a fish."""

    def apply(terms, state, seat, action, dice, tale):
        first = state.waits == (1 << terms.seats) - 1
        rules.apply(terms, state, seat, action, dice, tale)
        if action == rules.Do.CONFIRM and first:
            state.fish[seat] += 1

    refuse(legality.order_does_not_matter, variant(apply=apply), "the order matters")


def test_a_choice_that_is_taken_away():
    """One confirmation is enough, and the others come too late."""

    def apply(terms, state, seat, action, dice, tale):
        if action == rules.Do.CONFIRM:
            state.waits = 1 << seat
        rules.apply(terms, state, seat, action, dice, tale)

    refuse(legality.order_does_not_matter, variant(apply=apply), "took .* away from seat")


# --- bounds, sums, ends --------------------------------------------------------------------------


def test_a_lot_that_disappears():
    def apply(terms, state, seat, action, dice, tale):
        rules.apply(terms, state, seat, action, dice, tale)
        state.pile[0] = 0

    refuse(legality.bounds_and_sums_hold, variant(apply=apply), r"not conserved .*'one'")


def test_a_value_out_of_bounds():
    def apply(terms, state, seat, action, dice, tale):
        rules.apply(terms, state, seat, action, dice, tale)
        state.fish[0] = 28

    refuse(legality.bounds_and_sums_hold, variant(apply=apply), "fish is out of range")


def test_shares_that_do_not_add_up():
    def score(terms, state, out):
        out[:] = 0.4

    refuse(ends.wins_are_shared_out, variant(score=score), "shares of the win")


def test_an_end_without_a_name():
    def apply(terms, state, seat, action, dice, tale):
        rules.apply(terms, state, seat, action, dice, tale)
        state.ending = 0

    refuse(ends.wins_are_shared_out, variant(apply=apply), "an ending if and only if")


def test_too_much_expected():
    def evaluate(terms, state, out):
        out[:] = 1.5

    refuse(ends.expectations_are_shares, variant(evaluate=evaluate), "expects 1.5")


def test_guessing_at_the_end():
    def evaluate(terms, state, out):
        out[:] = 0.4

    refuse(ends.expectations_are_shares, variant(evaluate=evaluate), "of a match that is over")


def test_a_set_up_that_nobody_answers():
    def setup(terms, state, dice, tale):
        rules.setup(terms, state, dice, tale)
        state.waits = 0

    refuse(ends.set_up_leads_to_a_choice, variant(setup=setup), "nobody waits")


def test_two_games_with_one_kind_of_state():
    trial = Trial(GAME)
    variant(score=lambda terms, state, out: None)

    refuse(ends.rules_are_its_own, trial, "another game answers 'score'")


# --- chance --------------------------------------------------------------------------------------


def caught(roll_catch: Callable[[Any], int]) -> Callable[..., None]:
    """Rules in which the last to confirm catches what `roll_catch` says."""

    def apply(terms, state, seat, action, dice, tale):
        last = action == rules.Do.CONFIRM and state.waits == 1 << seat
        rules.apply(terms, state, seat, action, dice, tale)
        if last:
            state.fish[seat] += roll_catch(dice)

    return apply


def test_dice_that_are_not_noted():
    trial = variant(apply=caught(lambda dice: below(dice, 3)))

    refuse(texts.matches_round_trip, trial, "replayed from its file is another")
    refuse(chance.odds_are_those_rolled, trial, "is no told outcome")


def test_loaded_dice():
    def loaded(dice):
        return min(roll(dice, 3), roll(dice, 3)) if dice.mode == 0 else roll(dice, 3)

    refuse(chance.odds_are_those_rolled, variant(apply=caught(loaded)), "no told outcome|rolls")


def test_a_set_up_with_loaded_dice():
    """Rolled, a one that is drawn first is put back."""

    def setup(terms, state, dice, tale):
        rules.setup(terms, state, dice, tale)
        if dice.mode == ROLLED and answers_of(dice)[0] == 0:
            for field in STATE.fields:
                state[field.name] = field.start
            clear(dice)
            rules.setup(terms, state, dice, tale)

    refuse(chance.set_up_is_rolled_fairly, variant(setup=setup), "the set-up rolls")


def test_odds_that_are_not_those_rolled():
    fair = {"heads": 0.5, "tails": 0.5}

    assert chance.likely(fair, {"heads": 158, "tails": 142})
    assert not chance.likely(fair, {"heads": 200, "tails": 100})
    assert not chance.likely(fair, {"edge": 1})


def test_a_die_of_its_own():
    """Chance that no seed governs is another match each time."""
    rolls = iter(range(10**9))

    refuse(
        chance.same_seed_same_match,
        variant(apply=caught(lambda dice: next(rolls) % 5 % 2)),
        "is another",
    )


# --- secrets -------------------------------------------------------------------------------------


def test_a_scene_cannot_leak_but_a_field_can():
    """A field that all may see holds what one seat has chosen."""

    def apply(terms, state, seat, action, dice, tale):
        rules.apply(terms, state, seat, action, dice, tale)
        if action < rules.Do.CONFIRM:
            state.fish[seat] = 9 + action

    def redeal(terms, state, seat, dice):
        rules.redeal(terms, state, seat, dice)
        state.fish[:] = 9 + state.chosen - 1

    refuse(secrets.hidden_things_are_not_shown, variant(apply=apply, redeal=redeal), "in its view")


def told_openly(kind: str) -> Trial:
    """A game in which everybody hears of an event what only one seat may know."""
    plain = tuple(replace(arg, secret=False) for arg in rules_event(kind).args)
    events = [
        replace(event, args=plain, secret=False) if event.kind == kind else event
        for event in GAME.events
    ]
    return variant({"events": tuple(events)})


def rules_event(kind: str) -> Any:
    return next(event for event in GAME.events if event.kind == kind)


@pytest.mark.parametrize("kind", ["chose", "took-back", "drew"])
def test_a_tale_that_tells_too_much(kind: str):
    refuse(secrets.tales_tell_no_secrets, told_openly(kind), "to seat")


def test_a_redeal_that_looks():
    """The lot that the others have chosen is left where it is."""

    def redeal(terms, state, seat, dice):
        chosen = state.chosen.copy()
        rules.redeal(terms, state, seat, dice)
        other = (seat + 1) % terms.seats
        if 0 < chosen[other] <= KINDS and state.hand[other, chosen[other] - 1]:
            state.chosen[other] = chosen[other]
        else:
            state.chosen[other] = chosen[other] % 2

    refuse(secrets.redeal_reads_nothing_hidden, variant(redeal=redeal), "reads what the seat")


def test_a_redeal_that_makes_lots():
    def redeal(terms, state, seat, dice):
        rules.redeal(terms, state, seat, dice)
        state.pile[:] = EACH

    refuse(secrets.redeal_fits_the_view, variant(redeal=redeal), "not conserved")


def test_a_redeal_that_changes_what_is_seen():
    def redeal(terms, state, seat, dice):
        rules.redeal(terms, state, seat, dice)
        state.hand[seat] = turned(state.hand[seat])

    refuse(secrets.redeal_fits_the_view, variant(redeal=redeal), "sees another state")


def turned(row: Any) -> Any:
    return row[[1, 2, 0]]


def test_a_redeal_that_cannot_go_on():
    """Seats that still choose hold nothing to choose from."""

    def redeal(terms, state, seat, dice):
        rules.redeal(terms, state, seat, dice)
        other = (seat + 1) % terms.seats
        state.pile += state.hand[other]
        state.hand[other] = 0
        state.chosen[other] = 0

    refuse(secrets.redeal_can_be_played_on, variant(redeal=redeal), "stops before its end")


def test_a_redeal_that_leaves_out_a_world():
    """Who waits is never taken to have chosen already."""

    def redeal(terms, state, seat, dice):
        rules.redeal(terms, state, seat, dice)
        for other in range(terms.seats):
            if other != seat and state.waits >> other & 1:
                state.chosen[other] = 0

    refuse(secrets.redeal_meets_every_world, variant(redeal=redeal), "never the real one")


# --- tale, scene, words, texts -------------------------------------------------------------------


def without(kind: str, **changes: Any) -> Trial:
    events = [replace(e, **changes) if e.kind == kind else e for e in GAME.events]
    return variant({"events": tuple(events)})


def test_a_change_that_is_not_told():
    trial = without("caught", changes=())

    refuse(telling.tale_explains_every_change, trial, r"'confirm' changed \['fish'\]")


def test_a_rule_that_is_not_written():
    refuse(telling.events_are_declared_well, without("caught", rule="R7.7"), "'R7.7', not in RULES")


def test_a_field_that_is_none():
    refuse(telling.events_are_declared_well, without("caught", changes=("birds",)), "birds")


def test_an_event_with_too_much_to_say():
    args = rules_event("caught").args * 3

    refuse(telling.events_are_declared_well, without("caught", args=args), "more than 4 arguments")


def test_a_secret_that_nobody_may_know():
    trial = without("tied", secret=True)

    refuse(telling.events_are_declared_well, trial, "'tied' is secret, and its first argument no")


def test_an_event_that_never_occurs():
    never = replace(rules_event("tied"), kind="storm")
    trial = Trial(replace(GAME, events=(*GAME.events, never)))
    refuse(telling.every_event_occurs, trial, "storm")

    telling.every_event_occurs(
        Trial(replace(GAME, events=(*GAME.events, replace(never, rare=True))))
    )


def test_an_event_told_of_nobody():
    def apply(terms, state, seat, action, dice, tale):
        rules.apply(terms, state, seat, action, dice, tale)
        tale.lines[0, 1] = 7

    refuse(telling.tale_can_be_told, variant(apply=apply), "with seat 7")


def scene_with(change: Callable[[Any, Any, int], Any]) -> Trial:
    """A game whose scene is changed after it is drawn."""

    def draw(terms, view, seat):
        return change(GAME.draw(terms, view, seat), view, seat)

    return variant({"draw": draw})


def test_a_scene_without_a_way_to_act():
    trial = scene_with(lambda scene, view, seat: replace(scene, answers=scene.answers[:1]))

    refuse(scenes.scene_offers_what_is_legal, trial, "offers")


def test_a_scene_with_actions_for_observers():
    button = Answer(rules.Do.CONFIRM, Message("do-confirm"))
    trial = scene_with(
        lambda scene, view, seat: replace(scene, answers=(button,)) if seat == OBSERVER else scene
    )

    refuse(scenes.scene_offers_what_is_legal, trial, "seat -1 offers")


def test_answers_that_read_the_same():
    def draw(scene, view, seat):
        return replace(scene, answers=(*scene.answers, *scene.answers))

    refuse(scenes.scene_answers_differ, scene_with(draw), "answers alike")


def test_ids_that_change():
    numbers = iter(range(10**9))

    def draw(scene, view, seat):
        first = scene.groups[0]
        rows = tuple(
            replace(row, items=tuple(replace(i, id=f"i-{next(numbers)}") for i in row.items))
            for row in first.rows
        )
        return replace(scene, groups=(replace(first, rows=rows), *scene.groups[1:]))

    refuse(scenes.scene_ids_are_stable, scene_with(draw), "nothing has changed but ids")


def test_ids_that_come_to_mean_something_else():
    """Lots are numbered from left to right, whatever they are."""

    def draw(scene, view, seat):
        first = scene.groups[0]
        rows = tuple(
            replace(row, items=tuple(replace(i, id=f"lot-{n}") for n, i in enumerate(row.items)))
            for row in first.rows
        )
        return replace(scene, groups=(replace(first, rows=rows), *scene.groups[1:]))

    refuse(scenes.scene_ids_are_stable, scene_with(draw), "'lot-0' was '.*' and now is '")


def test_ids_that_are_not_unique():
    def draw(scene, view, seat):
        return replace(scene, groups=(*scene.groups, scene.groups[0]))

    refuse(scenes.scene_ids_are_stable, scene_with(draw), "ids twice")


@pytest.mark.parametrize(
    ("group", "item", "said"),
    [
        ({"zone": "attic"}, {}, "no zone 'attic'"),
        ({}, {"form": "cube"}, "no such form: 'cube'"),
        ({"measure": (10, 10)}, {}, "no place on the map"),
        ({"measure": (10, 10)}, {"place": (5.0, 11.0)}, "beside the map"),
        ({"drawings": (Drawing("lot", (5, 5), (1, 1)),)}, {}, "lies on no map"),
        (
            {"measure": (10, 10), "labels": (Label(Message("lot-one"), (5, 11)),)},
            {"place": (5.0, 5.0)},
            "lies on no map",
        ),
    ],
)
def test_things_without_a_place(group: dict[str, Any], item: dict[str, Any], said: str):
    def draw(scene, view, seat):
        first = scene.groups[0]
        rows = tuple(
            replace(row, items=tuple(replace(i, **item) for i in row.items)) for row in first.rows
        )
        changed = replace(first, rows=rows, **group)
        return replace(scene, groups=(changed, *scene.groups[1:]))

    refuse(scenes.scene_has_a_place_for_everything, scene_with(draw), said)


def test_words_that_are_missing():
    def draw(scene, view, seat):
        return replace(scene, question=Message("what-now"))

    refuse(scenes.words_are_there, scene_with(draw), "no message 'what-now'")


def test_variables_that_nobody_fills():
    def draw(scene, view, seat):
        return replace(scene, question=Message("hand"))

    refuse(scenes.words_are_there, scene_with(draw), "nobody fills")


def test_symbols_and_words_of_an_empty_folder(tmp_path: Path):
    trial = variant({"folder": tmp_path})

    refuse(scenes.scene_symbols_are_drawn, trial, "symbols that art/ has not")
    refuse(scenes.words_are_there, trial, "no words")


def test_two_actions_with_one_text():
    """Two kinds of lot have the same name."""
    twice = Block("choose", (Arg("lot", ("one", "one", "three")),))
    actions = Actions([twice, *GAME.actions.blocks[1:]])

    refuse(texts.actions_round_trip, variant({"actions": actions}), "'choose one', read as another")


def test_a_text_that_says_too_little():
    """A position whose text leaves something out is found."""

    class Forgetful(Record):
        def format(self, record: Any, seat: int | None = None) -> str:
            return "\n".join(
                line for line in super().format(record, seat).splitlines() if "held" not in line
            )

    trial = variant({"state": Forgetful("lots_state", STATE.fields)})

    refuse(texts.positions_round_trip, trial, "read as another")
    refuse(texts.texts_for_a_seat_are_whole, trial, "leaves out what it sees")


def test_a_text_that_says_too_much():
    class Chatty(Record):
        def format(self, record: Any, seat: int | None = None) -> str:
            return super().format(record)

    trial = variant({"state": Chatty("lots_state", STATE.fields)})

    refuse(texts.texts_for_a_seat_are_whole, trial, "says what it may not see")


# --- processes -----------------------------------------------------------------------------------


def test_a_game_that_another_process_cannot_find():
    with pytest.raises(LookupError, match="no module"):
        processes.fresh_processes_agree(variant())


STRANGER = '''
"""A game that plays otherwise where something is otherwise."""
import sys
from dataclasses import replace
from serenissima.kernel.compile import INTERPRETED
from tests.tiny import rules
from tests.tiny.game import GAME as LOTS

def setup(terms, state, dice, tale):
    rules.setup(terms, state, dice, tale)
    state.fish[0] = {otherwise}

GAME = replace(LOTS, rules={{**LOTS.rules, "setup": setup}})
'''


@pytest.mark.parametrize(
    ("law", "otherwise"),
    [
        (processes.interpreted_is_compiled, "INTERPRETED"),
        (processes.fresh_processes_agree, "'pytest' in sys.modules"),
        (processes.fresh_processes_agree, "1 // ('pytest' in sys.modules)"),
    ],
)
def test_a_game_that_another_process_plays_otherwise(
    law: conformance.Law, otherwise: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "stranger_lots.py").write_text(STRANGER.format(otherwise=otherwise))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "stranger_lots", raising=False)
    stranger = importlib.import_module("stranger_lots")

    refuse(law, Trial(stranger.GAME, quick=True), "goes another way than here|does not run")


def test_a_breach_says_where_to_look():
    """The message holds setting, seed, action and position; a note names the law."""

    def apply(terms, state, seat, action, dice, tale):
        rules.apply(terms, state, seat, action, dice, tale)
        state.pile[0] = 0

    game = variant(apply=apply).game
    with pytest.raises(LawBroken) as caught_:
        conformance.run(game, quick=True, say=len)
    said = str(caught_.value)

    assert "seed 'trial 0', after action 1" in said
    assert "  | waits" in said
    assert "bounds_and_sums_hold" in caught_.value.__notes__[0]


def test_see_is_what_hides():
    """A field that only its owner sees needs an axis of seats."""
    with pytest.raises(ValueError, match="first axis must be the seat"):
        Field("secret", "What?", see=See.OWNER)


def test_variants_leave_the_game_as_it_was():
    assert isinstance(GAME, Game)
    ends.rules_are_its_own(Trial(GAME))


@pytest.mark.parametrize("seats", [(2,), (3,)])
def test_an_option_is_met_where_it_makes_a_difference(seats: tuple[int, ...]):
    (option,) = GAME.meta.options
    meta = replace(GAME.meta, options=(replace(option, seats=seats),))
    met = Trial(replace(GAME, meta=meta)).settings

    assert [setting.seats for setting in met if setting.options] == [*seats]
