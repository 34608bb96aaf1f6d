"""Fair dice: a table's hash and secret, their proof, and the data for a check in the browser."""

from anyio.to_thread import run_sync
from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from serenissima.fairplay.proof import questions
from serenissima.fairplay.refusals import PROOF_MISSING
from serenissima.kernel.game import Game
from serenissima.kernel.notation import Transcript
from serenissima.kernel.replay import replay
from serenissima.web.dependencies import SeatToken, State
from serenissima.web.presentation.templates import page

router = APIRouter(include_in_schema=False)


@router.get("/table/{table}/fair")
async def fair(request: Request, state: State, table: str, token: SeatToken) -> Response:
    """Show the table's proof; once the match is over, a button checks it in the browser."""
    view = await state.tables.view(table, token)
    if view.lesson or not view.commitment:
        reason = "the dice of a lesson are known in advance" if view.lesson else "the file has none"
        raise PROOF_MISSING(reason, text=table)
    return page(request, "fair.html", view=view)


@router.get("/table/{table}/odds")
async def odds(state: State, table: str) -> JSONResponse:
    """Return the weights of each question to the dice, in order, by step of a finished match."""
    transcript = await state.tables.transcript(table)
    game = state.shelf.load(transcript.game)
    return JSONResponse(await run_sync(_odds, game, transcript, limiter=state.readers))


def _odds(game: Game, transcript: Transcript) -> list[list[list[int]]]:
    return questions(replay(game, transcript))
