"""A training run: collect choices, learn from them, store and report the progress."""

import copy
import time
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch

from serenissima.kernel.game import Game
from serenissima.players.neural.network import FILE, has_network
from serenissima.players.playouts import seeds_of
from serenissima.training.refusals import TRAINING_OTHER
from serenissima.training.selfplay.checkpoint import Checkpoint, Point, load_networks
from serenissima.training.selfplay.learning import Learner, UpdateMeans
from serenissima.training.selfplay.rollouts import PlaysMatches, Rollouts
from serenissima.training.selfplay.settings import TrainingSettings
from serenissima.training.share import Share, interval

FORMERS = 20  # updates after which the policy joins the former ones, and another of them plays
MOST_FORMERS = 20  # of which the oldest makes way
EVERY = 20.0  # seconds between two checkpoints

Report = Callable[[Point], object]
"""Called after each update."""


class Trainer:
    """Trains a game's networks in self-play, for all numbers of seats at once.

    Args:
        game: the game; waits until it is compiled.
        folder: where the run is stored; a run that is there continues.
        settings: the parameters of the training.
        seed: of all dice.
        made: how the networks are made, to be stored with them.
        device: `cpu` or `cuda`; default: a GPU if there is one.
        play: makes what plays the matches, from the settings and a seed; default: this process.
    """

    def __init__(
        self,
        game: Game,
        folder: Path,
        settings: TrainingSettings | None = None,
        *,
        seed: str = "",
        made: Mapping[str, str] | None = None,
        device: str = "",
        play: Callable[[TrainingSettings, str], PlaysMatches] | None = None,
    ) -> None:
        game.wait_until_compiled()
        self._settings = settings or TrainingSettings()
        self._game = game
        self._seed, self._made = seed, {"game": game.meta.name, "seed": seed, **(made or {})}
        self._made |= {"against": self._settings.against} if self._settings.against else {}
        torch.manual_seed(int(seeds_of(seed, 1)[0] >> np.uint64(1)))
        device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.learner = Learner(game, self._settings, device)
        self.checkpoint = Checkpoint(folder)
        self._check_folder()
        self._before = self.checkpoint.restore(self.learner)
        if self._settings.against and not self._before and has_network(game):
            load_networks(self.learner, game.folder / FILE)
        begun = f"{seed}/{self._before.updates if self._before else 0}"
        self._chance = np.random.default_rng(seeds_of(begun, 2)[1])
        self._rollouts = (play or partial(Rollouts, game))(self._settings, begun)
        self._former = copy.deepcopy(self.learner.actor)
        self._formers: deque[dict[str, Any]] = deque(maxlen=MOST_FORMERS)
        self._updates = 0

    def _check_folder(self) -> None:
        """Raise `Illegal` (`training/other`) if the folder has a run of another kind."""
        stored, wanted = self.checkpoint.made, self._made
        for what in ("game", "against"):
            if stored and stored.get(what, "") != wanted.get(what, ""):
                text = f"{what} {stored.get(what) or 'nobody'}"
                raise TRAINING_OTHER(text=text, hint="--into another folder")

    def run(self, seconds: float, report: Report) -> Point:
        """Train for a time and return the last point of the curve; an interrupt ends it early."""
        before = self._before or Point(0.0, 0, 0, 0.0, 0.0, 0.0, 0.0, {})
        begun = stored = time.monotonic()
        choices, updates, point = before.choices, before.updates, before
        try:
            while (passed := time.monotonic() - begun) < seconds or point is before:
                progress, made = self._update(passed / seconds if seconds else 1.0)
                choices, updates = choices + made, updates + 1
                spent = before.seconds + time.monotonic() - begun
                shares = self._rollouts.shares
                point = Point(spent, choices, updates, **asdict(progress), shares=shares)
                report(point)
                if time.monotonic() - stored > EVERY:
                    stored = time.monotonic()
                    self.checkpoint.store(self.learner, point, self._made)
        except KeyboardInterrupt:
            pass
        if point is not before:
            self.checkpoint.store(self.learner, point, self._made)
        self._before = point
        return point

    def measure(self, matches: int, progress: Callable[[int], object]) -> dict[int, Share]:
        """Play without learning; return the share of the win by the number of seats.

        An interrupt ends it early.

        Args:
            matches: at least, for each number of seats. As many as run side by side come before,
                since the first to end are the short ones.
            progress: called with the number of matches so far.
        """
        settings, rows = replace(self._settings, latest=matches), self._settings.rows
        found = Rollouts(self._game, settings, f"{self._seed}/measure")
        with suppress(KeyboardInterrupt):
            while (least := min(one.matches for one in found.rivals.values())) < matches + rows:
                progress(max(0, least - rows))
                found.collect(self.learner.actor, self._former)
        played = {seats: one.results[settings.against] for seats, one in found.rivals.items()}
        return {seats: interval(shares) for seats, shares in played.items()}

    def _update(self, passed: float) -> tuple[UpdateMeans, int]:
        """Collect choices and learn from them; return the progress and the number of choices."""
        if self._updates % FORMERS == 0:
            self._formers.append(copy.deepcopy(self.learner.actor.state_dict()))
            picked = self._formers[self._chance.integers(len(self._formers))]
            self._former.load_state_dict(picked)
        self._updates += 1
        found = self._rollouts.collect(self.learner.actor, self._former)
        return self.learner.update(found, passed), sum(it.actions.size for it in found)
