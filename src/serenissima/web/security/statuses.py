"""The HTTP status of each refusal."""

from collections.abc import Mapping
from http import HTTPStatus

from serenissima.kernel.errors import (
    Illegal,
    NotNow,
    RefusalCode,
    SerenissimaError,
    Unknown,
    Unreadable,
)
from serenissima.service.refusals import (
    ACCOUNT_TRIES,
    DATABASE_NEWER,
    DATABASE_OLDER,
    DATABASE_UNAVAILABLE,
    SEAT_NOT_YOURS,
    SERVER_STORAGE_FULL,
    SERVER_TABLES_FULL,
    STUDY_NOT_YOURS,
    TOKEN_SCOPE,
)
from serenissima.web.refusals import (
    GUEST_UNKNOWN,
    OIDC_UNAVAILABLE,
    REQUEST_FRAMED,
    REQUEST_HOST,
    REQUEST_METHOD,
    REQUEST_ORIGIN,
    REQUEST_SLOW,
    REQUEST_TOO_LARGE,
    REQUEST_TOO_MANY,
    SERVER_FAULT,
    SERVER_FULL,
    SITE_PRIVATE,
    TABLE_CROWDED,
)

BY_CODE: Mapping[str, HTTPStatus] = {
    one.code: status
    for status, those in {
        HTTPStatus.FORBIDDEN: (
            GUEST_UNKNOWN, REQUEST_FRAMED, REQUEST_ORIGIN, SEAT_NOT_YOURS, SITE_PRIVATE,
            STUDY_NOT_YOURS, TOKEN_SCOPE,
        ),
        HTTPStatus.MISDIRECTED_REQUEST: (REQUEST_HOST,),
        HTTPStatus.METHOD_NOT_ALLOWED: (REQUEST_METHOD,),
        HTTPStatus.REQUEST_TIMEOUT: (REQUEST_SLOW,),
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE: (REQUEST_TOO_LARGE,),
        HTTPStatus.TOO_MANY_REQUESTS: (ACCOUNT_TRIES, REQUEST_TOO_MANY),
        HTTPStatus.INTERNAL_SERVER_ERROR: (SERVER_FAULT,),
        HTTPStatus.SERVICE_UNAVAILABLE: (
            DATABASE_NEWER, DATABASE_OLDER, DATABASE_UNAVAILABLE, OIDC_UNAVAILABLE, SERVER_FULL,
            SERVER_STORAGE_FULL,
            SERVER_TABLES_FULL, TABLE_CROWDED,
        ),
    }.items()
    for one in those
}  # fmt: skip
"""Statuses of refusals whose class alone does not determine them."""
BY_KIND: Mapping[type[SerenissimaError], HTTPStatus] = {
    Unreadable: HTTPStatus.BAD_REQUEST,
    Unknown: HTTPStatus.NOT_FOUND,
    NotNow: HTTPStatus.CONFLICT,
    Illegal: HTTPStatus.UNPROCESSABLE_ENTITY,
    SerenissimaError: HTTPStatus.BAD_REQUEST,
}


def status_of(refusal: SerenissimaError | RefusalCode[SerenissimaError]) -> HTTPStatus:
    """Return the status of an error, or of a code: its own, or that of the nearest class."""
    if refusal.code in BY_CODE:
        return BY_CODE[refusal.code]
    kind = refusal.kind if isinstance(refusal, RefusalCode) else type(refusal)
    return next(BY_KIND[one] for one in kind.__mro__ if one in BY_KIND)
