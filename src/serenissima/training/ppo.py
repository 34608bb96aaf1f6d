"""Self-play by proximal policy optimization, with a critic that sees every card.

After Schulman et al. 2017 (PPO) and Rudolph et al. 2025, who found it at least as strong in games
with hidden information as methods made for them, if the policy stays random enough. Here entropy
and the distance from a moving average of the policy (Sokota et al. 2023, a magnet) keep it so.
"""

import copy
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
import torch

from serenissima.kernel.game import Game
from serenissima.training.networks import Actor, Critic
from serenissima.training.selfplay import SelfPlay


@dataclass(frozen=True)
class Settings:
    """How a network learns.

    Attributes:
        rows: matches side by side, for all numbers of seats together.
        steps: choices in each row between two updates.
        epochs: how often an update sees each choice.
        minibatch: choices in a step of the optimizer.
        rate, last_rate: the learning rate at the start and at the end.
        entropy, last_entropy: the weight of the policy's entropy at the start and at the end.
        magnet: the weight of the distance from the average policy.
        average: the share of the average that each update replaces.
        clip: the most that an update may change the ratio of probabilities.
        trace: the discount of later surprises in an advantage (the lambda of GAE).
        rivals: the share of rows in which one seat learns and the others are rivals.
        redeals: of the rival `greedy`.
    """

    rows: int = 128
    steps: int = 256
    epochs: int = 2
    minibatch: int = 1024
    rate: float = 5e-4
    last_rate: float = 5e-5
    entropy: float = 0.02
    last_entropy: float = 0.003
    magnet: float = 0.02
    average: float = 0.02
    clip: float = 0.2
    trace: float = 0.97
    far: float = 0.995
    rivals: float = 0.3
    redeals: int = 4
    imitate: int = 10
    half: int = 1


class Field:
    """Matches with one number of seats, and who learns in each row."""

    def __init__(self, game: Game, seats: int, rows: int, settings: Settings, seed: str) -> None:
        self.play = SelfPlay(game, seats, rows, seed)
        self.seats, self.settings, self.most = seats, settings, game.meta.seats[-1]
        rivals = int(rows * settings.rivals)
        self.kind = np.zeros(rows, np.int64)  # 0: everybody learns, 1: greedy, 2: an old self
        self.kind[:rivals] = 1 + np.arange(rivals) % 2
        self.learner = np.arange(rows) % seats
        self.shares: list[list[float]] = [[], [], []]
        self.matches = 0

    def learns(self) -> npt.NDArray[np.bool_]:
        return (self.kind == 0) | (self.play.actors == self.learner)

    def relative(self, shares: npt.NDArray, actors: npt.NDArray) -> npt.NDArray:
        """Return shares by seat with the acting seat first, -1 for seats that don't play."""
        out = np.full((len(actors), self.most), -1, np.float32)
        order = (actors[:, None] + np.arange(self.seats)) % self.seats
        out[:, : self.seats] = np.take_along_axis(shares, order, 1)
        return out

    def collect(self, actor: Actor, old: Actor, noise: torch.Generator, imitating: bool = False) -> dict:
        play, T, R, S = self.play, self.settings.steps, len(self.kind), self.seats
        sight = play.sight
        seen = np.empty((T, *sight.seen.shape), sight.seen.dtype)
        whole = np.empty((T + 1, *sight.open.shape), sight.open.dtype)
        mask = np.empty((T, *sight.mask.shape), np.uint8)
        est = np.empty((T + 1, R, S), np.float32)
        who = np.empty((T + 1, R), np.int64)
        act = np.empty((T, R), np.int64)
        logp = np.empty((T, R), np.float32)
        learns = np.empty((T, R), np.bool_)
        ended = np.empty((T, R), np.bool_)
        shares = np.zeros((T, R, S), np.float32)
        for t in range(T):
            seen[t], whole[t], mask[t], est[t], who[t] = sight.seen, sight.open, sight.mask, sight.estimates, play.actors
            learns[t] = self.learns()
            with torch.inference_mode():
                x, m = torch.from_numpy(seen[t]).float(), torch.from_numpy(mask[t])
                lp = actor(x, m)
                aged = np.flatnonzero(~learns[t] & (self.kind == 2))
                if len(aged):
                    lp[aged] = old(x[aged], m[aged])
                u = torch.rand(lp.shape, generator=noise).clamp_(1e-9, 1 - 1e-7)
                a = (lp - torch.log(-torch.log(u))).argmax(-1)
                act[t] = a.numpy()
                logp[t] = lp.gather(1, a[:, None])[:, 0].numpy()
            greedy = np.flatnonzero(~learns[t] & (self.kind == 1))
            if len(greedy):
                play.choose_greedily(greedy, self.settings.redeals, act[t])
            if imitating:
                play.choose_greedily(np.arange(R), self.settings.redeals, act[t])
                learns[t] = True
                wild = np.flatnonzero(np.random.rand(R) < 0.1)
                taken = act[t].copy()
                taken[wild] = a.numpy()[wild]
                play.step(taken)
            else:
                play.step(act[t])
            ended[t] = sight.ended
            shares[t] = sight.shares
            self.note_ends()
        whole[T], est[T], who[T] = sight.open, sight.estimates, play.actors
        return dict(seen=seen, whole=whole, mask=mask, est=est, who=who, act=act, logp=logp, learns=learns, ended=ended, shares=shares)

    def note_ends(self) -> None:
        over = np.flatnonzero(self.play.sight.ended)
        self.matches += len(over)
        for row in over:
            kind = self.kind[row]
            if kind:
                self.shares[kind].append(float(self.play.sight.shares[row, self.learner[row]]))
        self.learner[over] = (self.learner[over] + 1) % self.seats


class Trainer:
    def __init__(self, game: Game, settings: Settings, seed: str = "") -> None:
        torch.manual_seed(abs(hash(seed)) % 2**31)
        self.game, self.settings = game, settings
        self.actor, self.critic = Actor(game), Critic(game)
        self.mean = copy.deepcopy(self.actor)
        self.old = copy.deepcopy(self.actor)
        self.olds: list[dict] = []
        self.optimizer = torch.optim.Adam([*self.actor.parameters(), *self.critic.parameters()], settings.rate, eps=1e-5)
        counts = game.meta.seats
        self.fields = [Field(game, s, settings.rows // len(counts), settings, f"{seed}/{s}") for s in counts]
        self.noise = torch.Generator().manual_seed(1)
        self.decisions = 0
        self.updates = 0

    def values(self, field: Field, d: dict) -> npt.NDArray:
        """Critic's shares by absolute seat for every step: [T+1, R, S]."""
        T1, R = d["who"].shape
        who = d["who"].reshape(-1)
        est = d["est"].reshape(-1, field.seats)
        est = est / np.maximum(est.sum(1, keepdims=True), 1e-9)
        d["rel"] = field.relative(est, who).reshape(T1, R, -1)
        out = []
        with torch.inference_mode(), torch.autocast("cpu", torch.bfloat16, enabled=bool(self.settings.half)):
            W = d["whole"].reshape(T1 * R, -1)
            E = d["rel"].reshape(T1 * R, -1)
            for i in range(0, len(W), 4096):
                out.append(self.critic(torch.from_numpy(W[i:i+4096]).float(), torch.from_numpy(E[i:i+4096])).float().exp().numpy())
        rel = np.concatenate(out)
        order = (np.arange(field.seats)[None] - who[:, None]) % field.seats
        return np.take_along_axis(rel, order, 1).reshape(T1, R, field.seats)

    def advantages(self, field: Field, d: dict) -> None:
        V = self.values(field, d)
        T, R = d["act"].shape
        lam, far = self.settings.trace, self.settings.far
        A, B = np.zeros_like(V), np.zeros_like(V)
        run = np.zeros((R, field.seats), np.float32)
        long = np.zeros((R, field.seats), np.float32)
        for t in range(T - 1, -1, -1):
            end = d["ended"][t][:, None]
            nxt = np.where(end, d["shares"][t], V[t + 1])
            run = nxt - V[t] + lam * np.where(end, 0, run)
            long = nxt - V[t] + far * np.where(end, 0, long)
            A[t], B[t] = run, long
        who = d["who"][:T]
        d["adv"] = np.take_along_axis(A[:T], who[..., None], 2)[..., 0]
        target = np.clip(V[:T] + B[:T], 0, 1)
        d["target"] = np.maximum(field.relative(target.reshape(-1, field.seats), who.reshape(-1)), 0)

    def update(self, done: float) -> dict:
        s = self.settings
        ds = []
        for f in self.fields:
            imitating = self.updates < s.imitate
            d = f.collect(self.actor, self.old, self.noise, imitating)
            self.advantages(f, d)
            T = s.steps
            ds.append({"seen": d["seen"].reshape(-1, d["seen"].shape[-1]), "whole": d["whole"][:T].reshape(-1, d["whole"].shape[-1]),
                "mask": d["mask"].reshape(-1, d["mask"].shape[-1]), "rel": d["rel"][:T].reshape(-1, f.most), "act": d["act"].reshape(-1),
                "logp": d["logp"].reshape(-1), "adv": d["adv"].reshape(-1), "learns": d["learns"].reshape(-1), "target": d["target"]})
        b = {k: torch.from_numpy(np.concatenate([d[k] for d in ds])) for k in ds[0]}
        n = len(b["act"])
        self.decisions += n
        rate = s.rate + (s.last_rate - s.rate) * done
        ent_c = s.entropy + (s.last_entropy - s.entropy) * done
        for g in self.optimizer.param_groups:
            g["lr"] = rate
        w = b["learns"].float()
        adv = b["adv"]
        sd = adv[b["learns"]].std() + 1e-6
        adv = (adv - adv[b["learns"]].mean()) / sd
        tot = np.zeros(5)
        k = 0
        half = torch.autocast("cpu", torch.bfloat16, enabled=bool(s.half))
        mean = torch.empty(b["mask"].shape)
        with torch.inference_mode(), half:
            for i in range(0, n, 4096):
                mean[i:i+4096] = self.mean(b["seen"][i:i+4096].float(), b["mask"][i:i+4096])
        mean = mean.clone()
        for epoch in range(s.epochs):
            order = torch.randperm(n)
            for i in range(0, n, s.minibatch):
                j = order[i : i + s.minibatch]
                x, m = b["seen"][j].float(), b["mask"][j]
                with half:
                    lp = self.actor(x, m).float()
                p = lp.exp()
                l = lp.gather(1, b["act"][j][:, None])[:, 0]
                ratio = (l - b["logp"][j]).clamp(max=5).exp()
                a, ww = adv[j], w[j]
                pl = -(torch.min(ratio * a, ratio.clamp(1 - s.clip, 1 + s.clip) * a) * ww).sum() / ww.sum()
                ent = -(p * lp.clamp(min=-50)).sum(-1)
                kl = (p * (lp.clamp(min=-50) - mean[j].clamp(min=-50))).sum(-1)
                e, q = (ent * ww).sum() / ww.sum(), (kl * ww).sum() / ww.sum()
                loss = pl - ent_c * e + s.magnet * q
                if imitating:
                    loss = -l.mean()
                vl = torch.zeros(())
                if epoch == 0:
                    with half:
                        v = self.critic(b["whole"][j].float(), b["rel"][j]).float()
                    vl = -(b["target"][j] * v.clamp(min=-50)).sum(-1).mean()
                    loss = loss + vl
                self.optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.actor.parameters(), 0.5)
                if epoch == 0:
                    torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 0.5)
                self.optimizer.step()
                tot += [pl.item(), vl.item() * s.epochs, e.item(), q.item(), ((ratio - 1).abs() > s.clip).float().mean().item()]
                k += 1
        with torch.no_grad():
            for mine, theirs in zip(self.mean.parameters(), self.actor.parameters(), strict=True):
                mine.lerp_(theirs, s.average)
        if imitating:
            self.mean.load_state_dict(self.actor.state_dict())
        self.updates += 1
        if self.updates % 20 == 1:
            self.olds.append(copy.deepcopy(self.actor.state_dict()))
            pick = np.random.randint(len(self.olds))
            self.old.load_state_dict(self.olds[pick])
        tot /= k
        return dict(policy=tot[0], value=tot[1], entropy=tot[2], magnet=tot[3], clipped=tot[4], sd=float(sd))


def main() -> None:
    import sys

    from safetensors.torch import save_file

    from serenissima import games

    torch.set_num_threads(1)
    name, minutes, out = sys.argv[1], float(sys.argv[2]), sys.argv[3]
    over = dict(a.split("=") for a in sys.argv[4:])
    s = Settings(**{k: type(getattr(Settings(), k))(float(v)) for k, v in over.items()})
    t = Trainer(games.load(name), s, name)
    t0 = time.time()
    print("start", s, flush=True)
    last = 0
    while (spent := time.time() - t0) < minutes * 60:
        m = t.update(spent / minutes / 60)
        if t.updates % 5 == 0 or t.updates < 4:
            who = " ".join(f"{f.seats}: {f.matches} greedy {np.mean(f.shares[1][-200:] or [0]):.3f} old {np.mean(f.shares[2][-200:] or [0]):.3f};" for f in t.fields)
            print(f"{spent:6.0f}s u{t.updates} {t.decisions/1e6:.2f}M {(t.decisions)/(time.time()-t0):.0f}/s", who, " ".join(f"{k} {v:.3f}" for k, v in m.items()), flush=True)
        if time.time() - last > 60:
            last = time.time()
            save_file({**{f"actor.{k}": v for k, v in t.actor.state_dict().items()}, **{f"critic.{k}": v for k, v in t.critic.state_dict().items()}, **{f"mean.{k}": v for k, v in t.mean.state_dict().items()}}, out)
    save_file({**{f"actor.{k}": v for k, v in t.actor.state_dict().items()}, **{f"critic.{k}": v for k, v in t.critic.state_dict().items()}, **{f"mean.{k}": v for k, v in t.mean.state_dict().items()}}, out)


if __name__ == "__main__":
    main()
