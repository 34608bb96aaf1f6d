"""Any game as an OpenSpiel game with explicit chance nodes; the shelf's games are registered."""

import json
import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any
from urllib.parse import quote, unquote

import numpy as np

from serenissima.adapters.encoder import LONGEST, rewards
from serenissima.adapters.extra import need
from serenissima.adapters.history import HistoryEncoder
from serenissima.adapters.tree import MatchTree, TreeNode, match_tree
from serenissima.api import load
from serenissima.games import meta, names
from serenissima.kernel import verbs
from serenissima.kernel.actions import Actions
from serenissima.kernel.dice import ODDS
from serenissima.kernel.game import Game
from serenissima.kernel.meta import Choice, Meta
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.refusals import MATCH_NOT_YOUR_TURN

pyspiel = need("pyspiel")
SpielBase: Any = pyspiel.Game
StateBase: Any = pyspiel.State
Kind: Any = pyspiel.GameType
Private: Any = pyspiel.PrivateInfoType
NO_TEXT = re.compile(r"[-+.\d]|(true|false)$", re.IGNORECASE)
PLAIN = " !\"#$&'*+-./:;<>?@[]^_`{|}~"  # characters that OpenSpiel leaves unchanged in a value
CHANCE = int(pyspiel.PlayerId.CHANCE)


def register(game: Game) -> str:
    """Register a game for `pyspiel.load_game` and return its name there.

    The games on the shelf are registered when this module is imported.
    """
    return _register(game.meta, lambda: game)


def _register(described: Meta, game: Callable[[], Game]) -> str:
    kind = _kind(described, joint=False)

    def make(parameters: Mapping[str, Any]) -> SpielGame:
        return SpielGame(game(), parameters)

    # OpenSpiel releases it after Python has ended, which would crash, so it holds a reference to
    # itself.
    vars(make)["itself"] = make
    pyspiel.register_game(kind, make)
    name: str = kind.short_name
    return name


def _kind(described: Meta, *, joint: bool, history: bool = False) -> Any:
    """Return the description OpenSpiel needs before a game is loaded; options are parameters."""
    options = {option.name: as_parameter(option.default) for option in described.options}
    return Kind(
        short_name=f"serenissima_{described.name.replace('-', '_')}",
        long_name=described.title,
        dynamics=Kind.Dynamics.SIMULTANEOUS if joint else Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Kind.Information.IMPERFECT_INFORMATION,
        utility=Kind.Utility.ZERO_SUM,
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=max(described.seats),
        min_num_players=min(described.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=history,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": described.seats[0],
            "history": 0,
            "joint": False,
            "position": "",
            **options,
        },
    )


def as_parameter(choice: Choice) -> Choice:
    """Return the value of an option in the form that OpenSpiel reads from a game's string.

    OpenSpiel reserves brackets, commas and line breaks, and doesn't accept a text that starts like
    a number or reads true or false, so such letters are percent-encoded as in a URL.

    >>> as_parameter(3), as_parameter("not-required"), as_parameter("4-5-5"), as_parameter("(1, 2)")
    (3, 'not-required', '%34-5-5', '%281%2C 2%29')
    """
    if isinstance(choice, int):
        return choice
    first = f"%{ord(choice[0]):02X}" if NO_TEXT.match(choice) else quote(choice[:1], safe=PLAIN)
    return first + quote(choice[1:], safe=PLAIN)


def from_parameter(value: Choice) -> Choice:
    """Return the value of an option from its parameter.

    >>> from_parameter(3), from_parameter("4-5-5"), from_parameter("%34-5-5")
    (3, '4-5-5', '4-5-5')
    """
    return value if isinstance(value, int) else unquote(value)


def split_positions(text: Choice) -> tuple[str, ...]:
    r"""Split a text into positions, which are separated by empty lines.

    >>> split_positions("stage call\n\nstage raise"), split_positions("")
    (('stage call', 'stage raise'), ())
    """
    return tuple(one for one in str(text).split("\n\n") if one.strip())


class SpielGame(SpielBase):
    """A game with its seats and options.

    With the parameter `joint`, seats that choose simultaneously act at one node. Without it they
    act one after another, the lowest first, and none sees another's choice.

    With the parameter `history`, information states have a tensor: the observation, and this number
    of the seat's latest actions and events. If no match is longer, it differs for each information
    state.

    With the parameter `position`, a match begins there. If there are several positions, separated
    by empty lines, chance deals one of them at the root, all equally likely; the differences
    between them can be hidden.

    Attributes:
        tree: all its matches.
        joint: the parameter.
        past: encodes the past, if the parameter `history` asks for it.

    Raises:
        Illegal, Unreadable: what `MatchTree` raises.
    """

    def __init__(self, game: Game, parameters: Mapping[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        history = int(given.get("history", 0))
        kind = _kind(game.meta, joint=bool(given.get("joint", False)), history=history > 0)
        settled = {**kind.parameter_specification, **given}
        options = {option.name: from_parameter(settled[option.name]) for option in game.options}
        begins = split_positions(from_parameter(settled["position"]))
        tree = match_tree(game, settled["players"], tuple(options.items()), begins)
        worth = rewards(_alone(tree.seats))
        info = pyspiel.GameInfo(
            num_distinct_actions=tree.encoder.actions,
            max_chance_outcomes=ODDS,
            num_players=tree.seats,
            min_utility=min(worth),
            max_utility=max(worth),
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)
        self.tree, self.joint = tree, bool(settled["joint"])
        self.past = HistoryEncoder(game, tree.seats, history) if history > 0 else None

    def new_initial_state(self, told: str | Mapping[str, Any] | None = None) -> "SpielState":
        """Return the state before the set-up, or the one that `to_json` or `to_struct` returned.

        Such a state has no past. A chance node is refused, because its position doesn't store the
        question to the dice.

        Raises:
            NotNow: `match/not-your-turn`, for a chance node.
            Illegal, Unreadable: what `position` raises.
        """
        state = SpielState(self)
        if told is not None:
            struct = json.loads(told) if isinstance(told, str) else told
            if struct["odds"]:
                raise MATCH_NOT_YOUR_TURN("the dice must answer first")
            state.node = self.tree.at("\n".join(struct["position"]))
        return state

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound far above any match."""
        return LONGEST * ODDS

    def make_py_observer(
        self, kind: Any = None, parameters: Mapping[str, Any] | None = None
    ) -> "SpielObserver | None":
        """Return a writer of observations of this kind; None for all players' secrets at once."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == Private.ALL_PLAYERS:
            return None
        return SpielObserver(self.tree, kind, self.past)


class SpielState(StateBase):
    """A node of a match, at which the dice, one seat or several seats choose.

    Attributes:
        node: the current node in the tree.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._tree, self._joint = game.tree, game.joint
        self.node: TreeNode = self._tree.start

    def current_player(self) -> int:
        """Return the acting seat, or OpenSpiel's number for the dice, several seats or the end."""
        node = self.node
        if node.odds:
            return CHANCE
        waits = node.waits
        if not waits:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self._several() else waits[0]

    def _several(self) -> bool:
        return self._joint and len(self.node.waits) > 1

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal actions, ascending, without retractions."""
        return self._tree.legal(self.node, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible answers of the dice with their probabilities."""
        return list(self.node.odds)

    def _apply_action(self, action: int) -> None:
        """Carry out an action or an answer of the dice; raise `Illegal` if it isn't allowed."""
        if self.node.odds:
            self.node = self._tree.answer(self.node, action)
        else:
            self.node = self._tree.act(self.node, ((self.node.waits[0], action),))

    def _apply_actions(self, actions: list[int]) -> None:
        """Carry out the actions of all seats that must act; ignore those of the others."""
        choices = tuple((seat, actions[seat]) for seat in self.node.waits)
        self.node = self._tree.act(self.node, choices)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return the action's text, or the number of an answer of the dice."""
        return f"dice {action}" if player == CHANCE else self._actions.format(action)

    @property
    def _actions(self) -> Actions:
        return self._tree.actions

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.node.over

    def returns(self) -> list[float]:
        """Return 1 for winning alone, 0 for an even share, in sum 0; all 0 during the match."""
        shares = np.zeros(self._tree.seats)
        if not self.node.over:
            return shares.tolist()
        verbs.score(self._tree.terms, self.node.state, shares)
        return list(rewards(shares.tolist()))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a state that the player can't tell from this one; its history is empty.

        Raises:
            NotNow: `match/not-your-turn`, at a chance node.
        """
        another: SpielState = self.get_game().new_initial_state()
        another.node = self._tree.deal_again(self.node, player, repr(sampler()))
        return another

    def __str__(self) -> str:
        """Return the position with all secrets, and the dice's answers so far."""
        answers = "".join(f" {answer}" for answer in self.node.answers)
        asked = f"\ndice asked after{answers or ' nothing'}" if self.node.odds else ""
        return self._tree.position_text(self.node) + asked

    def _to_struct(self) -> dict[str, Any]:
        """Return the whole position as plain data."""
        return {
            "waits": list(self.node.waits),
            "position": self._tree.position_text(self.node).splitlines(),
            "odds": [[way, chance] for way, chance in self.node.odds],
        }

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """Return a player's view, knowledge so far and legal actions as plain data."""
        legal = self._tree.legal(self.node, player)
        return {
            "seat": player,
            "waits": list(self.node.waits),
            "position": self._tree.position_text(self.node, player).splitlines(),
            "told": self._tree.history(self.node, player),
            "legal": [self._actions.format(action) for action in legal],
        }

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        """Return an action as its kind and the values of its arguments."""
        if player == CHANCE:
            return {"dice": action}
        block, values = self._actions.parts(action)
        words = (arg.text(value) for arg, value in zip(block.args, values, strict=True))
        return {"kind": block.kind, "arguments": list(words)}

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        """Return the number of an action from `_action_to_struct`; raise `Unreadable` otherwise."""
        if "dice" in struct:
            return [int(struct["dice"])]
        return [self._actions.parse(" ".join((struct["kind"], *struct["arguments"])))]


class SpielObserver:
    """A writer of a player's observations of a state, as numbers and as text.

    The tensor is the view, which contains everything that a player with perfect memory knows of the
    position. With perfect recall, the text also lists the player's actions and the happenings that
    the player saw, line by line; so does the tensor if the game has a `history`.

    Attributes:
        tensor: float32, written in place.
        dict: its parts: `player`, a 1 for the seat, `features`, and perhaps `history`; public
            observations have only the features.
    """

    def __init__(self, tree: MatchTree, kind: Any, past: HistoryEncoder | None = None) -> None:
        self._tree = tree
        self._private = kind.private_info == Private.SINGLE_PLAYER
        self._public, self._recalls = kind.public_info, kind.perfect_recall
        own = np.ones_like(tree.encoder.public) - tree.encoder.public
        self._kept = own * self._private + tree.encoder.public * self._public
        seats = tree.seats if self._private else 0
        whole = kind.perfect_recall and self._private and self._public
        self._past = past if whole else None
        shape = self._past.shape if self._past else (0, 0)
        end = seats + tree.encoder.entries
        self.tensor = np.zeros(end + shape[0] * shape[1], np.float32)
        self.dict = {"features": self.tensor[seats:end]}
        if self._past:
            self.dict["history"] = self.tensor[end:].reshape(shape)
        if seats:
            self.dict = {"player": self.tensor[:seats], **self.dict}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor."""
        seat = player if self._private else 0
        seen = self._tree.encoder.features(state.node.state, seat)
        np.multiply(seen, self._kept, out=self.dict["features"])
        if self._private:
            self.dict["player"][:] = 0
            self.dict["player"][player] = 1
        if self._past:
            self._past.write(state.node.steps, player, self.dict["history"])

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the text: the seat, its history if it recalls, and its view."""
        node, seat = state.node, player if self._private else SPECTATOR
        lines = [f"seat {player}"] if self._private else []
        if self._recalls and self._public:
            lines += self._tree.history(node, seat)
        seen = self._tree.position_text(node, seat).splitlines()
        if not self._public:
            common = set(self._tree.position_text(node, SPECTATOR).splitlines())
            seen = [line for line in seen if line not in common]
        return "\n".join((*lines, *seen))


def _alone(seats: int) -> tuple[float, ...]:
    """Return the shares when one seat wins alone."""
    return (1.0, *(0.0,) * (seats - 1))


def _register_shelf() -> None:
    for name in names():
        _register(meta(name), partial(load, name))


_register_shelf()
