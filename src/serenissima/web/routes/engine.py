"""Modules, networks and memory for analyses and hints on a visitor's own device."""

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import Response

from serenissima.analysis.jobs import OF_DECISION, OF_MATCH
from serenissima.analysis.memory import AnalysisMemory
from serenissima.analysis.modules import module_version, read_module
from serenissima.analysis.running import Stages
from serenissima.kernel.game import Game
from serenissima.kernel.refusals import PAGE_UNKNOWN
from serenissima.players.neural.network import has_network
from serenissima.web.dependencies import OwnerToken, State
from serenissima.web.presentation import packing
from serenissima.web.presentation.assets import FOR_EVER
from serenissima.web.presentation.engine import (
    describe,
    networks_version,
    pack_module,
    pack_networks,
)

router = APIRouter(include_in_schema=False)
BYTES = "application/octet-stream"


@router.get("/engine/{version}/{name}.wasm")
async def send_module(request: Request, version: str, name: str) -> Response:
    """Return a game's jobs as a WebAssembly module; raise `Unknown` (`page/unknown`)."""
    if read_module(name) is None:
        raise PAGE_UNKNOWN("there is no such module", text=name[:80])
    way = packing.way(request)
    packed = await asyncio.to_thread(pack_module, name, way)
    return _file(packed, way, "application/wasm", current=version == module_version())


@router.get("/engine/{version}/{name}.networks")
async def send_networks(request: Request, state: State, version: str, name: str) -> Response:
    """Return a game's networks as they lie in memory; raise `Unknown` (`page/unknown`)."""
    if read_module(name) is None or not has_network(game := state.shelf.load(name)):
        raise PAGE_UNKNOWN("there are no such networks", text=name[:80])
    way = packing.way(request)
    packed = await asyncio.to_thread(pack_networks, game, way)
    return _file(packed, way, BYTES, current=version == networks_version(game))


@router.get("/table/{table}/analysis/memory")
async def send_match(request: Request, state: State, table: str) -> Response:
    """Return everything that a device needs to analyse a finished match."""
    game, memory = await state.tables.elsewhere.begin_analysis(table)
    return await _memory(request, game, memory, OF_MATCH)


@router.get("/table/{table}/hint/{decision}/memory")
async def send_decision(
    request: Request, state: State, table: str, token: OwnerToken, decision: int
) -> Response:
    """Return the memory for a hint on a seat's device: its own view, and nothing more."""
    game, memory = await state.tables.elsewhere.begin_hint(table, token, decision)
    return await _memory(request, game, memory, OF_DECISION)


@router.post("/table/{table}/hint/{decision}")
async def read_hint(
    request: Request, state: State, table: str, token: OwnerToken, decision: int
) -> Response:
    """Take the hint that a seat's device has found; the live channel brings it in words."""
    await state.tables.elsewhere.read_hint(table, token, decision, await request.body())
    return Response(status_code=204)


async def _memory(request: Request, game: Game, memory: AnalysisMemory, stages: Stages) -> Response:
    way = packing.way(request)
    body = await asyncio.to_thread(lambda: packing.pack(describe(game, memory, stages), way))
    headers = {"cache-control": "no-store", "vary": "Accept-Encoding"} | packing.headers(way)
    return Response(body, media_type=BYTES, headers=headers)


def _file(body: bytes, way: str, kind: str, *, current: bool) -> Response:
    """Return a file that never changes at its address; at an old one it must not be cached."""
    caching = FOR_EVER if current else "no-cache"
    headers = {"cache-control": caching, "vary": "Accept-Encoding"} | packing.headers(way)
    return Response(body, media_type=kind, headers=headers)
