"""The refusals that pages and the API raise themselves, before they call the service."""

from serenissima.kernel.errors import (
    Illegal,
    NotNow,
    RefusalCode,
    SerenissimaError,
    Unknown,
    Unreadable,
)

ACCOUNT_MAIL_OFF = RefusalCode(Unknown, "account/mail-off", "this server sends no email")
ACCOUNT_NONE = RefusalCode(Illegal, "account/none")

NOTIFICATION_ADDRESS = RefusalCode(Unreadable, "call/address", "this is not an address")
NOTIFICATION_CHANNEL = RefusalCode(
    Unknown, "call/channel", "this server cannot send that kind of notification"
)
NOTIFICATION_LINK = RefusalCode(Unknown, "call/link", "this link no longer works")
NOTIFICATION_PRIVATE = RefusalCode(
    Illegal, "call/private", "notifications can only be sent to public internet addresses"
)

CHAT_OFF = RefusalCode(Unknown, "chat/off", "this table has no chat")

GUEST_UNKNOWN = RefusalCode(Illegal, "guest/unknown", "only guests can do this")

LESSON_NONE = RefusalCode(NotNow, "lesson/none", "this is the table of a match, not of a lesson")

LIVE_HANDSHAKE = RefusalCode(
    Unreadable,
    "live/handshake",
    "this request cannot open a live channel",
    "no body, and at most 128 headers and 8,192 bytes a line",
)
LIVE_MESSAGE = RefusalCode(Unreadable, "live/message", "there is no such message")

OIDC_OFF = RefusalCode(Unknown, "oidc/off", "this server does not use OpenID Connect")
OIDC_REFUSED = RefusalCode(
    Illegal, "oidc/refused", "the other service has not confirmed who you are", "try again"
)
OIDC_UNAVAILABLE = RefusalCode(
    NotNow, "oidc/unavailable", "the other service does not answer", "try again later"
)

PAGE_OUTDATED = RefusalCode(
    NotNow, "page/outdated", "this page is from an earlier version of the site", "reload it"
)
PASSKEY_OFF = RefusalCode(Unknown, "passkey/off", "this server does not use passkeys")
PASSKEY_REFUSED = RefusalCode(
    Illegal, "passkey/refused", "this server does not recognise this passkey"
)

PICTURE_THEME = RefusalCode(Unknown, "picture/theme", "there is no such theme")

REQUEST_CHARSET = RefusalCode(Unreadable, "request/charset", "forms are read as UTF-8 only")
REQUEST_FRAMED = RefusalCode(
    Illegal, "request/framed", "this site cannot be shown inside another page", "open it by itself"
)
REQUEST_HOST = RefusalCode(Illegal, "request/host", "this server has another address")
REQUEST_COOKIES = RefusalCode(
    Illegal, "request/cookies", "this browser sends no cookies", "allow cookies for this site"
)
REQUEST_MALFORMED = RefusalCode(Unreadable, "request/malformed", "the request cannot be read")
REQUEST_METHOD = RefusalCode(NotNow, "request/method", "this address does not support this method")
REQUEST_ORIGIN = RefusalCode(
    Illegal, "request/origin", "the request is from another site", "use the pages of this address"
)
REQUEST_SLOW = RefusalCode(
    NotNow, "request/slow", "the request did not arrive in time", "send it again"
)
REQUEST_TOO_LARGE = RefusalCode(Unreadable, "request/too-large", "the request body is too large")
REQUEST_TOO_MANY = RefusalCode(
    NotNow,
    "request/too-many",
    "there have been too many requests from this address",
    "wait a moment",
)

SEAT_HANDED_OVER = RefusalCode(
    NotNow, "seat/handed-over", "this page shows another player's view of the table"
)

SERVER_ADDRESS = RefusalCode(NotNow, "server/address")
SERVER_NOTIFICATIONS = RefusalCode(Unreadable, "server/calls")
SERVER_DRAINING = RefusalCode(NotNow, "server/draining", "the server is about to stop")
SERVER_FAULT = RefusalCode(
    SerenissimaError,
    "server/fault",
    "something went wrong on the server; everything saved before is safe",
)
SERVER_FULL = RefusalCode(NotNow, "server/full", "the server is full", "try again later")
SERVER_METRICS = RefusalCode(Unreadable, "server/metrics", "this is not a port")
SERVER_OIDC = RefusalCode(
    Unreadable, "server/oidc", "OpenID Connect needs the address of a service with HTTPS"
)
SERVER_PASSKEYS = RefusalCode(
    Unreadable, "server/passkeys", "passkeys need a public address with a domain name and HTTPS"
)
SERVER_PROXY = RefusalCode(Unreadable, "server/proxy", "this is not an address")
SERVER_PUBLIC = RefusalCode(
    Unreadable, "server/public", "this is not the address of a site", "--address https://HOST"
)
SERVER_ROOT = RefusalCode(
    Unreadable,
    "server/root-path",
    "pages cannot be served below this path",
    "a path such as /games",
)

SITE_PRIVATE = RefusalCode(
    Illegal, "site/private", "this site is private", "sign in, or ask its host for an invitation"
)

TABLE_CROWDED = RefusalCode(
    NotNow, "table/crowded", "this table has too many spectators", "try again later"
)
TABLE_ENOUGH_OPEN = RefusalCode(
    NotNow,
    "table/enough-open",
    "too many tables opened from this address are still waiting for players",
)
TABLE_SEATED_TWICE = RefusalCode(Illegal, "table/seated-twice", "you can take only one seat")
