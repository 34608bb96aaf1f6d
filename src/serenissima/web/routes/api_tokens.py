"""The API for programs: the holder of a seat makes, lists and ends tokens for others."""

from typing import Annotated

from fastapi import APIRouter, Path

from serenissima.service.refusals import (
    COMMAND_KEY,
    COMMAND_KEY_USED,
    SEAT_NAME,
    SEAT_NOT_YOURS,
    TOKEN_SCOPE_UNKNOWN,
    TOKEN_TOO_MANY,
    TOKEN_UNKNOWN,
)
from serenissima.web.dependencies import OwnerToken, State
from serenissima.web.presentation.seat_schemas import (
    TokenData,
    TokenEnded,
    TokenMade,
    TokenRequest,
)
from serenissima.web.refusals import REQUEST_MALFORMED, REQUEST_ORIGIN
from serenissima.web.routes.links import TOKEN
from serenissima.web.routes.openapi_refusals import AT_TABLE, SENT, operation_id, refusal_responses

router = APIRouter(prefix="/api", tags=["tokens"], generate_unique_id_function=operation_id)

OWNER = (SEAT_NOT_YOURS,)
CANNOT_MAKE = (COMMAND_KEY, TOKEN_SCOPE_UNKNOWN, TOKEN_TOO_MANY, COMMAND_KEY_USED, SEAT_NAME)
TokenId = Annotated[str, Path(max_length=64)]


@router.get("/table/{table}/tokens", responses=refusal_responses(AT_TABLE, OWNER))
async def tokens(state: State, table: str, token: OwnerToken) -> list[TokenData]:
    """List the tokens that the owner of the seat has given to programs."""
    found = await state.tables.programs(table, token)
    return [TokenData(id=one.id, name=one.name, scope=one.scope) for one in found]


@router.post(
    "/table/{table}/tokens",
    responses={**TOKEN, **refusal_responses(SENT, AT_TABLE, OWNER, CANNOT_MAKE)},
)
async def make_token(
    state: State, table: str, token: OwnerToken, wanted: TokenRequest
) -> TokenMade:
    """Make a token with which a program can watch or play, at this table only.

    Only the owner of the seat can make one: a program with such a token can't make others, leave
    the table or come along to another match.
    """
    made = await state.tables.allow(table, token, wanted.name, wanted.scope, key=wanted.key)
    return TokenMade(id=made.id, token=made.token)


@router.delete(
    "/table/{table}/tokens/{id}",
    responses=refusal_responses(
        AT_TABLE, OWNER, (REQUEST_MALFORMED, REQUEST_ORIGIN, TOKEN_UNKNOWN)
    ),
)
async def end_token(state: State, table: str, token: OwnerToken, id: TokenId) -> TokenEnded:
    """End a token: its streams are closed, and it no longer works."""
    await state.tables.end(table, token, id)
    return TokenEnded(id=id)
