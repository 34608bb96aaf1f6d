"""Questions with their reasons, the clicks that answer them, and the waiting players."""

import pytest

from serenissima.games.venedig.actions import ACTIONS, Do
from serenissima.kernel.match import Match
from serenissima.kernel.record import SPECTATOR
from serenissima.testing import next_decision, play
from tests.games.venedig.looking import (
    answers,
    clicks,
    group,
    item,
    items,
    note,
    question,
    scene,
    sentence,
)
from tests.games.venedig.table import FULL, at, begun, covered, hexes, stock

CAMPO = "laid[0] campo=1\nlaid[1] campo=1\nmaster campo=0\ncover F11=casa\ncover F9=free"
THREE_FREE = "cover C18=casa E22=casa F3=casa K18=casa F11=free F13=free"  # and G12
JOINT = "laid[1] palazzo=2\nmaster palazzo=1\ncover F11=free F13=free G12=free\nhand[0] palazzo=1"


def on(place: str) -> str:
    """The id of a hex."""
    return f"hex-{hexes()[place] + 1}"


def sites(match: Match, seat: int = 0) -> dict[str, str]:
    """Return the gain of each possible site, by its place."""
    names = {on(place): place for place in hexes()}
    return {names.get(thing, thing): note(match, thing, seat) for thing in clicks(match, seat)}


# ---- laying --------------------------------------------------------------------------------------


def test_cards_are_laid_by_clicks():
    match = at("hand[0] casa=1 palazzo=4\ncover F9=free F11=free")

    assert question(match) == (
        "Which cards will you lay? Buildings that have all their cards are then built."
    )
    assert set(clicks(match).values()) == {"lay casa", "lay palazzo"}
    assert answers(match) == ["Build a palazzo alone: 3 cards", "Lay no cards"]
    assert question(match, 1) == "Anna is choosing cards to lay."

    play(match, "lay casa", "lay palazzo", "solo palazzo")

    assert answers(match) == [
        "Lay one casa card, one palazzo card and the cards to build a palazzo alone",
        "Choose other cards",
    ]
    assert clicks(match) == {}


def test_a_full_hand_must_lay_by_an_option():
    match = at("hand[0] casa=5", full_hand="must-lay")

    assert question(match) == "Your hand is full: which cards will you lay?"
    assert answers(match) == []


# ---- building ------------------------------------------------------------------------------------


def test_the_next_building_is_shown():
    """Joint buildings name their participants, the builder first."""
    match = at("hand[0] casa=1 palazzo=3 campo=1\nlaid[1] campo=2\nmaster campo=1\ncover G12=free")
    play(match, "lay casa", "solo palazzo", "lay campo", "done")

    assert question(match) == "Which building is next?"
    assert answers(match) == [
        "Build a casa",
        "Build the palazzo alone",
        "Build the campo together: Bernd and you",
    ]
    assert question(match, 2) == "Anna is choosing the next building."


def test_one_row_of_your_own_is_built():
    match = at(
        "hand[0] casa=1 ponte=1\nlaid[0] ponte=2\nmaster ponte=0\n"
        f"{covered('free', 'G16 G20 I12 K14')}"
    )
    play(match, "lay casa", "lay ponte", "done")

    assert answers(match) == ["Build a casa", "Build the ponte from your row"]


def test_a_set_and_a_row_of_a_kind_are_separate():
    """Both belong to the player, but only the set is built alone (R3.3)."""
    match = at("hand[0] campo=5\nlaid[0] campo=1\nmaster campo=0\ncover F9=free F11=free")
    play(match, "solo campo", "lay campo", "lay campo", "done")

    assert answers(match) == ["Build the campo alone", "Build the campo from your row"]


def test_a_casa_brings_a_point_and_a_treasure():
    """San Marco has the 25, and G12 there is free from the start."""
    match = at("hand[0] casa=1\nposition 25 0 0 0 0\ncover A12=free")
    play(match, "lay casa", "done")

    assert question(match) == "Where will you build your casa?"
    assert sites(match) == {
        "A12": "you: one point",
        "C18": "you: one point",
        "E22": "you: one point",
        "F3": "you: one point",
        "G12": "you: one point and a treasure",
        "K18": "you: one point",
    }
    assert note(match, on("A12"), SPECTATOR) == ""
    assert question(match, SPECTATOR) == "Anna is choosing a site for the casa."


def test_the_master_builder_decides_in_anothers_turn():
    """The first hex shows its best result, the second its own."""
    match = at(f"{JOINT}\nposition 25 30 0 0 0")
    play(match, "lay palazzo", "done")

    assert question(match, 1) == (
        "It’s Anna’s turn, but you’re master builder: where will the palazzo go? "
        "Choose two hexes, one by one."
    )
    assert question(match) == (
        "It’s your turn, but Bernd is master builder and is choosing a site for the palazzo."
    )
    assert question(match, 2) == (
        "It’s Anna’s turn, but Bernd is master builder and is choosing a site for the palazzo."
    )
    assert sites(match, 1)["F11"] == (
        "at best – you: 7 points and a treasure, Anna: 3 points and a treasure"
    )

    play(match, "site F11")

    assert question(match, 1) == "Which hex completes the palazzo?"
    assert answers(match, 1) == ["Choose another site"]
    assert items(match, 1)[on("F11")].lit
    assert set(sites(match, 1)) == {"F13", "G12"}
    assert sites(match, 1)["F13"] == "you: 7 points and a treasure, Anna: 3 points and a treasure"
    counted = sentence(match, items(match, 1)[on("F13")].now, 1)
    assert counted == "7 = 7 neighbouring hexes without a building"


def test_treasures_are_promised_as_long_as_there_are_any():
    """The builder's is the last one."""
    match = at(f"{JOINT}\nposition 25 30 0 0 0\n{stock(3)}\nhand[2] casa=1")
    play(match, "lay palazzo", "done", "site F11")

    assert sites(match, 1)["F13"] == "you: 7 points and a treasure, Anna: 3 points"


def test_the_own_row_is_built_by_its_master():
    match = at(
        "hand[0] campo=1\nlaid[0] campo=1\nlaid[1] campo=1\n"
        "master campo=0\ncover F11=casa\ncover F9=free"
    )
    play(match, "lay campo", "done")

    assert question(match) == "You’re building: where will the campo go?"
    assert sites(match)["F9"] == "you: one point"


def test_a_basilica_always_brings_seven_points():
    match = at("hand[0] basilica=4\ncover F9=free F11=free G10=free G12=free")
    play(match, "solo basilica", "done")

    assert set(sites(match).values()) == {"you: 7 points"}
    play(match, "site F11")
    assert question(match) == "Which hex is next for the basilica? 2 more are needed."


def test_a_ponte_is_built_on_a_line():
    match = at("hand[0] ponte=3\ncover G12=casa\ncover G16=free G20=free I12=free K14=free")
    play(match, "solo ponte", "done")

    assert question(match) == "Where will you build your ponte? Choose a dotted line."
    assert sites(match) == {
        "line-2": "San Marco has one casa, Castello none – you: one point",
        "line-3": "San Marco has one casa, Dorsoduro one – you: one point",
    }

    play(match, "bridge 2")

    assert question(match) == "Which district’s casas will the ponte count?"
    assert answers(match) == [
        "Count the casas of San Marco: one – you: one point",
        "Count the casas of Castello: none",
    ]
    assert question(match, 1) == "Anna is choosing which district’s casas the ponte counts."


def test_the_ends_of_a_line_have_one_order():
    """Line 10 is named from Santa Croce to Dorsoduro: so are its casas, before and after (R6.5)."""
    match = at("hand[0] ponte=3\ncover C4=casa D3=casa\ncover G16=free G20=free J3=free J7=free")
    play(match, "solo ponte", "done")

    name = sentence(match, item(match, "line-10").name)
    assert name == "dotted line 10 for a ponte, Santa Croce to Dorsoduro"
    assert note(match, "line-10") == "Santa Croce has 2 casas, Dorsoduro one – you: 2 points"

    play(match, "bridge 10")

    assert answers(match) == [
        "Count the casas of Santa Croce: 2 – you: 2 points",
        "Count the casas of Dorsoduro: one – you: one point",
    ]


def test_a_treasure_can_come_without_points():
    """A helper's half of one point is none, but the gondola is beside the district."""
    match = at(f"hand[0] campo=1\n{CAMPO}\nposition 0 25 0 0 0")
    play(match, "lay campo", "done")

    assert sites(match)["F9"] == "you: one point, Bernd: a treasure"


def test_between_two_gondolas():
    match = at(f"{JOINT}\ngold[0] 5=1")
    play(match, "lay palazzo", "done", "raise-jointly palazzo", "site F11", "site F13")

    assert question(match) == "Your gondola moves next. Pay gold first?"
    assert answers(match) == [
        "Continue without paying",
        "Pay 5 gold for one point",
        "Choose what to pay with",
    ]
    assert items(match)["gondola-0"].lit
    assert question(match, 1) == "Anna’s gondola moves next; Anna may pay gold first."


def test_a_row_too_many():
    match = at("hand[0] palazzo=1 campo=1 ponte=1")
    play(match, "lay palazzo", "lay campo", "lay ponte", "done")

    assert (
        question(match)
        == "You have rows of 3 kinds but may keep only two: which row will you give up?"
    )
    assert answers(match) == []
    assert clicks(match)["card-0-campo-1"] == "dump campo"
    assert question(match, 1) == "Anna has rows of too many kinds and is giving one up."


# ---- gold ----------------------------------------------------------------------------------------


def test_paying_by_clicks():
    match = at("gold[0] 1=1 2=1 5=1\ncover F9=free F11=free")
    play(match, "open-purse")

    assert question(match) == "What will you pay with? You have 8 gold; five gold buys one point."
    assert set(clicks(match).values()) == {"give 5", "give 2", "give 1"}
    assert answers(match) == ["Don’t pay"]

    play(match, "give 5", "give 1")

    assert question(match) == "You’ve put down 6 gold: one point. Anything else?"
    assert sorted(clicks(match).values()) == ["give 2", "keep 1", "keep 5"]
    assert answers(match) == ["Don’t pay", "Pay 6 gold for one point; 1 wasted"]
    assert question(match, 1) == "Anna is counting gold to pay with."


def test_a_piece_opens_the_purse():
    """Where the question is about gold, one click opens the purse and gives the piece."""
    match = at("stage final\nexchanging 1\nclosing turn-cap\ngold[0] 5=1 2=1\ncover F9=free")
    actions = ACTIONS.format
    found = {i.id: [*map(actions, (i.action, *i.then))] for i in items(match).values() if i.then}

    assert found == {
        "tile-2-1": ["open-purse", "give 2"],
        "treasure-5-1": ["open-purse", "give 5"],
    }


def test_the_only_site_with_a_hex_needs_one_click():
    """Two sites that share a hex need a second click."""
    match = at(f"{THREE_FREE}\nhand[0] basilica=4")
    play(match, "solo basilica", "done")

    assert ways(match) == {"F11": ["F13"], "F13": ["G12"], "G12": ["F11"]}

    match = at(f"{THREE_FREE} G10=free\nhand[0] basilica=4")
    play(match, "solo basilica", "done")

    assert {place for place, names in ways(match).items() if not names} == {"F11", "G12"}


def ways(match: Match) -> dict[str, list[str]]:
    """The hexes that can be chosen, each with those that the same click takes."""
    places = {number: place for place, number in hexes().items()}
    return {
        places[i.action - Do.SITE]: [places[action - Do.SITE] for action in i.then]
        for i in items(match).values()
        if i.action is not None and i.id.startswith("hex")
    }


def test_going_on_past_several_gondolas():
    """One answer for all the questions about gold that a building still asks (R8.6)."""
    rows = "laid[0] basilica=1\nlaid[1] basilica=1\nlaid[2] basilica=1\nmaster basilica=0"
    match = at(f"hand[0] basilica=1\n{rows}\n{THREE_FREE}\ngold[0] 5=1")
    play(match, "lay basilica", "done", "site F11", "site F13")
    several = [answer for answer in scene(match).answers if answer.then]

    assert next_decision(match) == ((0,), "between")
    assert [answer.then for answer in several] == [(Do.GO_ON,)]
    play(match, "go-on", "go-on")
    assert next_decision(match) == ((0,), "drain")


def test_the_last_exchange():
    match = at("stage final\nexchanging 1\nclosing turn-cap\ngold[0] 5=1")

    assert question(match) == "The final payment: pay gold for points?"
    assert answers(match) == [
        "Pay 5 gold for one point",
        "Choose what to pay with",
        "Keep the gold",
    ]
    assert question(match, 2) == "The final payment: Anna may pay gold for points."


# ---- draining and drawing ------------------------------------------------------------------------


def test_clicks_drain_hexes():
    """A hex shows its use: a campo, or a palazzo."""
    match = at("stage drain\ncover F11=casa\ncover F9=free")

    assert question(match) == "Which swamp tile will you take? You may take up to two."
    assert answers(match) == ["Don’t drain"]
    assert clicks(match)[on("F13")] == f"drain {hexes()['F13'] + 1}"
    assert note(match, on("F13")) == "neighbours: 2 built on, 4 empty"
    assert question(match, 1) == "Anna may drain hexes."

    play(match, "drain F13")

    assert question(match) == "Take a second swamp tile?"
    assert answers(match) == ["Only one"]


def test_drawing_by_clicks():
    match = at("stage draw\nhand[0] casa=1 palazzo=1\ndisplay campo=1 palazzo=1")

    assert question(match) == "Take a card, or show one from your hand and take three."
    assert clicks(match) == {
        "display-palazzo": "take palazzo",
        "display-campo": "take campo",
        "pile": "draw",
        "card-0-casa-1": "show casa",
    }
    assert question(match, 1) == "Anna is drawing cards."

    play(match, "show casa")

    assert question(match) == "Take 3 more cards: from the display, or all from the pile?"
    assert answers(match) == ["Draw 3 cards from the pile"]
    assert question(match, 1) == "Anna has shown a card and is taking three."

    play(match, "take campo", "take palazzo")

    assert next_decision(match) == ((1,), "drain")


def test_without_anything_to_show():
    match = at("stage draw\nhand[0] casa=4\ndisplay campo=1")

    assert question(match) == "Take a card from the display or from the pile?"
    assert answers(match) == ["Draw a card from the pile"]


def test_a_full_hand_draws_nothing():
    match = at("stage draw\nhand[0] casa=5\ngold[0] 5=1")

    assert question(match).startswith("Your hand is full, so you don’t draw a card.")
    assert answers(match) == [
        "Pay 5 gold for one point",
        "Choose what to pay with",
        "End the turn",
    ]
    assert question(match, 1) == "Anna has a full hand and may pay gold before the turn ends."


def test_a_card_too_many():
    match = at("stage shed\nhand[0] casa=5 campo=1", full_hand="swap")

    assert question(match) == "You have one card too many: which card will you discard?"
    assert clicks(match)["card-0-campo-1"] == "shed campo"
    assert question(match, 1) == "Anna has one card too many and is discarding one."


# ---- the imaginary player ------------------------------------------------------------------------


def test_a_card_for_the_imaginary_player():
    match = at("stage before\nhand[0] casa=1\nhand[1] casa=1", 2)

    assert question(match) == "Before your turn: reveal a card for the imaginary player?"
    assert answers(match) == ["Reveal a card for the imaginary player", "Not before the turn"]
    assert question(match, 1) == "Anna may reveal a card for the imaginary player."

    play(match, "skip", "done", "stop", "draw")

    assert question(match) == "After your turn: reveal a card for the imaginary player?"
    assert answers(match)[1] == "Reveal none this turn"
    assert question(match, 1) == "Anna may reveal a card for the imaginary player."


@pytest.mark.parametrize(
    ("laid", "brings"),
    [
        ("imaginary_laid campo=2", "no points for anyone"),
        ("imaginary_laid campo=1\nlaid[1] campo=1", "Bernd: one point"),
    ],
)
def test_the_active_player_places_the_imaginary_players_buildings(laid: str, brings: str):
    """No player scores as builder, and helpers get half."""
    match = at(
        f"stage before\n{laid}\nimaginary_master campo=1\ncover F11=casa F13=casa\ncover G12=free",
        2,
    )
    play(match, "reveal", answers=[2])

    assert question(match) == "For the imaginary player: where will the campo go?"
    assert question(match, 1) == "Anna is choosing a site for the imaginary player’s campo."
    assert sites(match)["G12"] == brings


def test_the_imaginary_player_takes_part():
    rows = "imaginary_laid campo=2\nimaginary_master campo=1"
    match = at(f"hand[0] casa=1 campo=1\nhand[1] casa=1\n{rows}\ncover G12=free", 2)
    play(match, "lay casa", "lay campo", "done")

    assert answers(match)[1] == "Build the campo together: the imaginary player and you"


def test_the_imaginary_player_helps():
    """The builder comes first."""
    rows = "imaginary_laid campo=1\nlaid[0] campo=1\nmaster campo=0"
    match = at(f"hand[0] casa=1 campo=1\nhand[1] casa=1\n{rows}\ncover G12=free", 2)
    play(match, "lay casa", "lay campo", "done")

    assert answers(match)[1] == "Build the campo together: you and the imaginary player"


def test_only_the_active_player_decides():
    match = begun()
    others = [seat for seat in range(3) if seat not in match.waits]

    assert [answers(match, seat) for seat in others] == [[], []]
    assert [clicks(match, seat) for seat in others] == [{}, {}]


def test_cards_that_would_be_lost_have_a_warning():
    """A building without a site comes last; once it is chosen, its cards are not missed."""
    match = at(f"{FULL}\nhand[0] campo=4 palazzo=1\nlaid[0] palazzo=2")

    assert answers(match) == ["Lay no cards", "Build a campo alone: 3 cards"]
    assert group(match, "seat-0").alert is None

    play(match, "lay palazzo")
    alert = sentence(match, group(match, "seat-0").alert)
    assert alert == "No site is free: cards would be lost (palazzo)"


def test_how_far_to_move():
    """The points, and who is choosing."""
    match = at(f"{FULL}\ncover F9=free\nhand[0] casa=1", moves="up-to-all")
    play(match, "lay casa", "done")

    assert question(match) == "How far will your gondola move? You have one point."
    assert question(match, 1) == "Anna is choosing how far to move."
    assert answers(match) == ["Stay where you are", "Move one space"]


def test_the_only_building_left():
    """It is asked for the gold's sake (R2.3)."""
    match = at(f"{FULL}\ncover F9=free\nhand[0] casa=1\ngold[0] 5=1")
    play(match, "lay casa", "done")

    assert (
        question(match) == "This building is next, but you don’t choose its site. Pay gold first?"
    )
    assert answers(match) == [
        "Pay 5 gold for one point",
        "Choose what to pay with",
        "Build a casa",
    ]


def test_a_player_with_too_little_gold_learns_it():
    """The question is the same: for all that others know, a treasure holds enough (R8.6)."""
    match = at("stage draw\nhand[0] casa=5\ngold[0] 4=1")

    assert question(match) == (
        "Your hand is full, so you don’t draw a card. "
        "You don’t have enough gold to pay before your turn ends."
    )
    assert answers(match) == ["End the turn"]
