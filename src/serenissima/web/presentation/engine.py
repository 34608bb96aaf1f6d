"""What a visitor's browser needs to analyse: a game's module, its networks, and the position."""

import hashlib
import json
import struct
from functools import lru_cache
from typing import Any

import numpy as np

from serenissima.analysis.image import draw_image
from serenissima.analysis.memory import AnalysisMemory
from serenissima.analysis.modules import module_version, read_module
from serenissima.analysis.running import WEIGHTS, Stages, stages_of
from serenissima.kernel.game import Game
from serenissima.players.neural.network import FILE, read_network
from serenissima.web.presentation import packing
from serenissima.web.presentation.templates import below

NETWORKS = 4  # of Brotli's 11: more takes seconds, and saves nothing
LENGTH = struct.Struct("<I")  # of the description, in bytes, before it


def engine_of(game: Game) -> str:
    """Return the address below which a game's module is; empty if it has not been compiled."""
    name = game.meta.name
    return f"/engine/{module_version()}/{name}" if read_module(name) is not None else ""


def describe(game: Game, memory: AnalysisMemory, stages: Stages) -> bytes:
    """Return the memory of an analysis and the jobs that it needs, for a browser.

    That is a description as JSON after its length, then the pieces of memory in its order.
    """
    image = draw_image(memory)
    counted = stages_of(stages, memory.match, len(memory.work.shares))
    engine, networks = engine_of(game), ""
    if image.network:
        networks = f"/engine/{networks_version(game)}/{game.meta.name}.networks"
    told: dict[str, Any] = {
        "module": below(f"{engine}.wasm"),
        "networks": below(networks),
        "size": image.size,
        "arguments": " ".join(image.arguments),
        "shared": [[place, len(data)] for place, data in image.network.items()],
        "pieces": [[place, len(data)] for place, data in image.pieces.items()],
        "found": image.found,
        "stages": [[int(job), count, WEIGHTS.get(job, 1)] for job, count in counted],
    }
    head = json.dumps(told, separators=(",", ":")).encode()
    pieces = (data.tobytes() for data in image.pieces.values())
    return b"".join([LENGTH.pack(len(head)), head, *pieces])


@lru_cache(maxsize=16)
def pack_module(name: str, way: str) -> bytes:
    """Return a game's module, packed."""
    return packing.pack(read_module(name) or b"", way, packing.HARD)


@lru_cache(maxsize=16)
def networks_version(game: Game) -> str:
    """Return a digest, in hex, of a game's networks."""
    return hashlib.sha256((game.folder / FILE).read_bytes()).hexdigest()[:16]


@lru_cache(maxsize=16)
def pack_networks(game: Game, way: str) -> bytes:
    """Return a game's networks as they lie in memory, packed."""
    network = read_network(game)
    arrays = (np.ascontiguousarray(array) for array in (*network.policy, *network.critic))
    return packing.pack(b"".join(array.tobytes() for array in arrays), way, NETWORKS)
