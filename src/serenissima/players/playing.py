"""Matches between computer players: `play(game, ["greedy", "ismcts:500"])`."""

from collections.abc import Mapping, Sequence

from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.refusals import MATCH_SEATS
from serenissima.players import Player, check_plays, load


def play(
    game: Game,
    players: Sequence[Player | str],
    options: Mapping[str, object] | None = None,
    *,
    seed: str | int = 0,
) -> Match:
    """Play a match from its set-up to its end and return it.

    Args:
        game: the game.
        players: one for each seat, in order: players, or names such as `greedy`.
        options: settings that differ from the defaults.
        seed: of all dice. The same seed, options and players give the same match, unless a player
            has a time limit.

    Raises:
        Unknown, Unreadable: `player/unknown`, `player/network`, `player/setting`.
        Illegal: `match/seats`, `option/name`, `option/value`.
    """
    _check_players(players)
    return play_on(Match(game, len(players), options, seed=seed), players, seed)


def play_on(match: Match, players: Sequence[Player | str], seed: str | int = 0) -> Match:
    """Play a match to its end from its current position and return it; each seat has its own dice.

    Raises:
        Unknown, Unreadable: `player/unknown`, `player/network`, `player/setting`.
        Illegal: `match/seats`: there are more or fewer players than seats.
    """
    _check_players(players)
    if len(players) != match.seats:
        hint = f"{match.seats} players"
        raise MATCH_SEATS("each seat needs a player", text=len(players), hint=hint)
    sitting = [load(player) if isinstance(player, str) else player for player in players]
    for player in sitting:
        check_plays(player, match.game)
    dice = [rolled_dice(f"{seed}/{seat}") for seat in range(match.seats)]
    while not match.over:
        seat = match.waits[0]
        player, view = sitting[seat], match.view(seat)
        match.play(seat, player.choose(match.game, match.terms, view, seat, dice[seat]))
    return match


def _check_players(players: object) -> None:
    """Refuse one name in place of a list: its letters would be taken for names."""
    if isinstance(players, str):
        hint = f"[{players!r}, …], one per seat"
        raise MATCH_SEATS("players are a list", text=players, hint=hint)
