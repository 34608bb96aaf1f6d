"""The table as a scene: each seat's view, its clicks, and its texts."""

import random
from collections import Counter

import pytest

from serenissima.games.canal_grande.game import GAME
from serenissima.kernel.match import Match
from serenissima.kernel.message import Message
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.scene import Group, Item, Scene
from serenissima.testing import legal, play
from serenissima.testing.trial import play_on
from serenissima.words import LANGUAGES, Speaker
from tests.games.canal_grande.table import choosing, dividing, vote

VIEWERS = (0, 1, SPECTATOR)
WORDS = GAME.folder / "words"
OPTIONS = (
    {},
    {"powers": "asked"},
    {"matching_card": "not-required"},
    {"district_ban": "player"},
    {"powers": "asked", "round_cap": 10},
)
SHELF = {"title", "teaser", "goal"}  # in the words of the pages


def scene(match: Match, seat: int = 0) -> Scene:
    return GAME.draw(match.terms, match.view(seat), seat)


def group(match: Match, name: str, seat: int = 0) -> Group:
    return next(g for g in scene(match, seat).groups if g.id == name)


def cards(items: tuple[Item, ...]) -> str:
    """Items as words: `castello=2 back`."""
    counts = Counter(item.kind or item.form for item in items)
    return " ".join(f"{kind}={n}" if n > 1 else kind for kind, n in counts.items())


def ids(match: Match, name: str, seat: int = 0) -> set[str]:
    return {item.id for item in group(match, name, seat).items}


def asked(match: Match, seat: int = 0) -> str:
    """The question's message with its plain arguments."""
    question = scene(match, seat).question
    return " ".join((question.id, *(str(v) for v in question.args.values() if type(v) is int)))


def answers(match: Match, seat: int = 0) -> list[str]:
    return [GAME.actions.format(answer.action) for answer in scene(match, seat).answers]


def notes(match: Match, name: str, seat: int = 0) -> list[str]:
    return [note.id for note in group(match, name, seat).notes]


def said(match: Match, message: Message | None, seat: int = 0, language: str = "en") -> str:
    return Speaker(language, GAME.folder, ["Anna", "Bernd"], seat).say(message)


# ---- the cards on the table ----------------------------------------------------------------------


def test_another_hand_shows_its_known_cards():
    match = dividing("castello=5 one=3", "hand[0] san-marco=3 gondola\nknown[0] san-marco=2")

    assert cards(group(match, "hand-0", 1).rows[0].items) == "san-marco=2 back=2"
    assert cards(group(match, "hand-0", SPECTATOR).rows[0].items) == "san-marco=2 back=2"
    assert cards(group(match, "hand-0").rows[0].items) == "san-marco=3 gondola"


def test_a_hand_marks_the_cards_that_the_opponent_knows():
    match = dividing("castello=4 one=3", "hand[0] san-marco=3\nknown[0] san-marco=2")
    hand = group(match, "hand-0")

    assert [bool(item.note) for item in hand.rows[0].items] == [True, True, False]
    assert [item.badge for item in hand.rows[0].items] == ["seen", "seen", ""]
    assert said(match, hand.notes[0]) == "3 cards; Bernd knows 2 of them"


def test_a_passed_challenge_shows_missing_districts():
    """The hand shows the conclusion of R9.10."""
    match = vote("hand[0] san-polo\nhand[1] castello=2\nceiling[0] castello=0 dorsoduro=0")
    hand = group(match, "hand-0", 1)

    assert said(match, hand.notes[-1], 1) == "definitely no card of Castello and Dorsoduro"


def test_won_cards_and_the_districts_that_are_lacking():
    match = dividing("castello=2 one=3", "won[0] san-marco=3 castello")
    row = group(match, "hand-0").rows[1]

    assert Counter(item.form for item in row.items) == {"token": 4, "field": 4}
    assert said(match, row.title) == "2 of 6 districts won"
    assert said(match, row.note) == "3 of San Marco; four to win"


def test_number_cards_are_a_gauge():
    match = dividing("castello=2 one=3", "numbers_laid[0] two=2 three")
    gauge = group(match, "hand-0").gauges[0]

    assert (gauge.value, gauge.limit) == (7, 10)


def test_a_spectator_sees_two_rivals():
    zones = [g.zone for g in scene(dividing("castello=4 one=3"), SPECTATOR).groups]

    assert zones.count("rival") == 2
    assert "hand" not in zones


@pytest.mark.parametrize("seat", VIEWERS)
def test_the_pile_is_counted_from_open_cards(seat: int):
    match = Match(GAME, seed="pile")
    play_on(match, "pile", most=150)
    told = group(match, "piles", seat).notes[0]

    assert told.args["count"] == match.state.pile.sum()


# ---- what can be done ----------------------------------------------------------------------------


def test_dividing():
    """Cards of the first offer go over by a click, those of the second come back."""
    match = dividing("castello=2 spy one")
    play(match, "shift castello")
    first, second = (group(match, f"offer-{name}", 1) for name in ("first", "second"))

    assert [GAME.actions.format(item.action) for item in first.items] == [
        "shift castello",
        "shift spy",
        "shift one",
    ]
    assert [GAME.actions.format(item.action) for item in second.items] == ["return castello"]
    assert answers(match, 1) == ["present"]
    assert said(match, first.notes[0]) == "number cards worth 1; 2 other cards"


def test_choosing():
    """An offer is chosen as a whole, or by an answer."""
    match = choosing("castello", "spy three")

    assert GAME.actions.format(group(match, "offer-second").action) == "choose second"
    assert answers(match) == ["choose first", "choose second"]
    assert asked(match, 1) == "wait-choose"


def test_r5_1_an_offer_shows_its_total():
    """The chooser sees it with the number cards of earlier rounds."""
    match = choosing("castello", "spy three one", "numbers_laid[0] two=2")
    offers = [group(match, f"offer-{name}") for name in ("first", "second")]

    assert [offer.brings for offer in offers] == ["4/10", "8/10"]
    assert "number cards to 8;" in said(match, offers[1].now)
    assert group(match, "offer-second", 1).brings == ""


def test_a_drawn_traitor_gets_a_question():
    text = "stage power\ndivider 1\nactor 0\npicked 0\ndoges 1\nsnatch 1\npower traitor"
    match = vote(f"hand[1] castello\n{text}", powers="asked")

    assert cards(group(match, "drawn").rows[0].items) == "traitor doge"
    assert asked(match) == "ask-traitor"
    assert answers(match) == ["use", "forgo"]


def test_calling_a_vote():
    match = vote("hand[0] castello san-marco=2 gondola\nbarred[0] castello\nbarred[1] castello")
    hand = [(item.kind, item.action is not None) for item in group(match, "hand-0").rows[0].items]

    assert hand == [
        ("castello", False),
        ("san-marco", True),
        ("san-marco", True),
        ("gondola", False),
    ]
    assert notes(match, "vote") == ["vote-by", "vote-barred"]


def test_r8_1_r8_2_a_vote_shows_its_prize():
    """It is the last of the six districts, or one more card of four."""
    match = vote("hand[0] castello dorsoduro=2\nwon[0] castello cannaregio san-polo san-marco")
    hand = group(match, "hand-0").rows[0].items

    assert [item.brings for item in hand] == ["2/4", "5/6", "5/6"]
    assert "2 of the four cards" in said(match, hand[0].now)
    assert "5 of the six districts" in said(match, hand[1].now)


def test_r8_1_r8_2_the_districts_tell_who_would_win_the_match_there():
    """One seat lacks the last of six districts, the other one has three cards of the same."""
    mine, other = "won[0] castello cannaregio dorsoduro san-marco", "won[1] santa-croce=3"
    match = vote(f"hand[0] castello\n{mine} san-polo\n{other}")
    rows = {row.items[0].kind: row for row in group(match, "districts").rows}

    assert [item.count for item in rows["castello"].items[1:]] == [1, 0]
    assert [item.count for item in rows["santa-croce"].items[1:]] == [0, 3]
    assert {kind for kind, row in rows.items() if row.note} == {"santa-croce"}
    note = rows["santa-croce"].note
    assert said(match, note) == "One card here wins either of you the match."
    match = vote(f"hand[0] castello\n{mine}\n{other}")
    note = group(match, "districts").rows[-1].note
    assert said(match, note, 1) == "One card here wins you the match."
    assert said(match, note, 0) == "One card here wins Bernd the match."


def test_a_draft_is_shown_with_the_bid_to_its_owner_only():
    match = vote("hand[0] castello san-marco=2 gondola\nhand[1] castello=2")
    play(match, "call castello", "lay san-marco")
    own, others = (group(match, "vote", seat).rows[1] for seat in (0, 1))

    assert cards(own.items) == "castello gondola san-marco"
    assert [bool(item.note) for item in own.items] == [False, True, True]
    assert (said(match, own.title), own.total) == ("You", 2)
    assert cards(others.items) == "castello"
    assert cards(group(match, "hand-0").rows[0].items) == "san-marco"
    assert answers(match) == ["bid", "withdraw"]


def test_the_minimum_of_a_bid_is_shown():
    match = vote("hand[0] castello=2\nhand[1] castello=3")
    play(match, "call castello", "bid")

    assert asked(match, 1) == "ask-answer 2"
    assert asked(match, 0) == "wait-answer 2"

    play(match, "lay castello", "lay castello", "bid")

    assert asked(match, 0) == "ask-hopeless 3"
    assert answers(match) == ["decline"]


def test_r6_10_how_a_bid_adds_up_in_the_tale():
    """The cards of the district, and those that gondolas brought."""
    match = vote("hand[0] castello=1\nhand[1] castello=2 san-polo gondola")
    play(match, "call castello", "bid")
    step = play(match, "lay castello", "lay castello", "lay san-polo", "bid")
    (bid,) = (happening for happening in step.happenings if happening.event.kind == "bid")

    assert said(match, bid.sum) == "3 = 2 Castello + 1 brought by gondola"


def test_r5_1_the_tale_shows_how_number_cards_add_up():
    """It shows the earlier and the new ones."""
    match = choosing("one two", "castello", "numbers_laid[0] three=1\nhand[1] castello=1")
    step = play(match, "choose first")
    (laid,) = (h for h in step.happenings if h.event.kind == "laid-numbers" and h.values[0] == 0)

    assert said(match, laid.sum) == "6 = 3 + 3"


@pytest.mark.parametrize("seat", VIEWERS)
def test_the_last_vote_stays_on_the_table(seat: int):
    """Who bid which cards for what, with their values and the winner, until the next begins."""
    match = vote("hand[0] castello=2 gondola\nhand[1] castello=2 san-polo gondola\ndoges 2")
    play(match, "call castello", "bid", "lay castello", "lay san-polo", "bid", "decline")
    last = group(match, "vote", seat)
    heading, *bids = last.rows

    assert (last.lit, [item.id for item in heading.items]) == (False, ["vote-castello"])
    assert [(cards(bid.items), bid.seat, bid.total) for bid in bids] == [
        ("castello gondola san-polo", 1, 2),
        ("castello", 0, 1),
    ]
    assert said(match, last.title) == "The last vote: Castello"
    assert said(match, bids[0].now) == "2 = 1 Castello + 1 San Polo"
    assert said(match, last.notes[0]) == "Bernd won a Castello card."


@pytest.mark.parametrize("seat", VIEWERS)
def test_a_new_vote_has_no_cards_yet(seat: int):
    """The last result is shown, but its bids could be mistaken for new ones."""
    match = vote("hand[0] castello=1 san-marco=2\nhand[1] castello=3\ndoges 2")
    play(match, "call castello", "bid", "lay castello", "lay castello", "bid", "decline")
    new = group(match, "vote", seat)

    assert said(match, new.title) == "New vote"
    assert [(cards(bid.items), bid.seat, bid.total) for bid in new.rows[1:]] == [
        ("", 0, 0),
        ("", 1, 0),
    ]
    last = "The last vote: Bernd won a Castello card, 2 to 1."
    assert said(match, new.notes[-1]) == last

    play(match, "call san-marco")

    bids = group(match, "vote", seat).rows[1:]
    assert [(cards(bid.items), bid.seat) for bid in bids] == [("san-marco", 0), ("", 1)]


def test_before_the_first_vote_nothing_is_there():
    match = dividing("castello=2 one=3")

    assert [g.id for g in scene(match).groups if g.id == "vote"] == []


ENDS = {  # cards seat 0 and seat 1 have won before, and the result as seat 1 reads it
    "won[0] castello=3": "Anna wins with four Castello cards; you have none.",
    "won[0] castello=3\nwon[1] san-marco=2 castello": "Anna wins with four Castello cards; "
    "you have at most 2 of one district.",
    "won[0] cannaregio dorsoduro san-marco san-polo santa-croce\nwon[1] san-marco=2 castello": (
        "Anna wins with cards of all six districts; you have 2 of the six."
    ),
}


@pytest.mark.parametrize(("won", "told"), ENDS.items())
def test_the_result_names_the_winner_the_way_and_the_margin(won: str, told: str):
    match = vote(f"hand[0] castello\n{won}")
    play(match, "call castello", "bid", "decline")
    result = scene(match, 1).groups[0]

    assert (result.id, result.zone, result.seat) == ("result", "result", 0)
    assert said(match, result.title, 1) == "Anna wins"
    assert [said(match, note, 1) for note in result.notes] == [told]
    assert asked(match) == "over"


def test_the_aim_is_shown_until_the_first_choice():
    """Both players see it, in every language."""
    match = Match(GAME, seed="aim")
    play(match, legal(match)[0], "present")

    assert all(
        said(match, scene(match, seat).aim, seat, language)
        for seat in (0, 1)
        for language in LANGUAGES
    )

    play(match, "choose first")

    assert scene(match).aim is None


# ---- cards keep their ids ------------------------------------------------------------------------


def test_a_card_that_is_shifted_keeps_its_id():
    match = dividing("castello=3 spy one")
    before = ids(match, "offer-first")
    play(match, "shift castello", "shift castello")

    assert ids(match, "offer-first") | ids(match, "offer-second") == before


@pytest.mark.parametrize("choice", ["choose first", "choose second"])
def test_cards_go_from_offers_into_hands_with_their_ids(choice: str):
    match = choosing("castello=2 gondola", "san-polo dorsoduro")
    before = ids(match, "offer-first") | ids(match, "offer-second")
    play(match, choice)

    assert before <= ids(match, "hand-0") | ids(match, "hand-1")


def test_laid_cards_keep_their_ids_until_they_are_won_or_discarded():
    match = vote("hand[0] castello=2 san-marco gondola")
    before = {item.id for item in group(match, "hand-0").rows[0].items}
    play(match, "call castello", "lay castello", "lay san-marco", "bid")

    assert before <= ids(match, "vote")

    play(match, "decline")

    assert before <= ids(match, "hand-0") | ids(match, "piles")


# ---- random matches ------------------------------------------------------------------------------


def test_scenes_offer_legal_actions_to_the_right_seat():
    match = Match(GAME, seed="legal", options={"powers": "asked"})
    chooser = random.Random("legal")
    while not match.over:
        (seat,) = match.waits
        offered = [GAME.actions.format(action) for action in scene(match, seat).actions]

        assert offered == legal(match)
        assert scene(match, 1 - seat).actions == scene(match, SPECTATOR).actions == ()

        match.play(seat, chooser.choice(match.legal(seat)))
