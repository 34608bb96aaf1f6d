"""OpenID Connect: signing in through another service, by the authorization code flow with PKCE.

The state, the nonce and the verifier of a flow are in a sealed cookie of the browser that began it,
so only this browser can complete it, in any process. The package `authlib` is imported when it is
first needed; it makes the requests, and verifies the tokens.
"""

import base64
import hmac
import json
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

import structlog

from serenissima.fairplay.secrets import derive_token
from serenissima.kernel.errors import Illegal, SerenissimaError
from serenissima.service import Identity
from serenissima.web.refusals import OIDC_REFUSED, OIDC_UNAVAILABLE, SERVER_OIDC
from serenissima.web.security.hosts import site_of
from serenissima.web.security.limits import is_loopback

LOG = structlog.get_logger(__name__)
COOKIE = "oidc"
LASTS = 600  # seconds in which a flow must be completed
PATIENCE = 10.0  # seconds for each answer of the provider
FRESH = 3600.0  # seconds for which its description is cached
BACK = "/sign-in/oidc/back"
SCOPE = "openid profile"
SIGNED = ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA")
"""Algorithms of tokens: those with published keys, never `none` or a shared secret."""
NAMES = ("nickname", "given_name", "preferred_username", "name")
"""The claims that may hold a player's name; the first one counts."""
LEEWAY = 60  # seconds by which the provider's clock may differ


@dataclass(frozen=True, kw_only=True)
class OidcSettings:
    """The service through which guests sign in.

    Attributes:
        issuer: its address, exactly as it names itself.
        client, secret: this server's id there, and its secret; empty for a public client.
        name: as the pages show it; by default the host of the issuer.
        address: of the pages, which the service sends browsers back to.
    """

    issuer: str
    client: str
    secret: str = field(default="", repr=False)
    name: str = ""
    address: str

    def __post_init__(self) -> None:
        parts = urlsplit(self.issuer)
        local = parts.scheme == "http" and is_loopback(parts.hostname or "")
        if not (parts.scheme == "https" or local) or not parts.hostname or parts.query:
            raise SERVER_OIDC(text=self.issuer[:80], hint="--oidc https://HOST")
        if not self.client:
            raise SERVER_OIDC("OpenID Connect needs a client id", hint="--oidc-client ID")
        if not site_of(self.address):
            reason = "OpenID Connect needs the address of the pages"
            raise SERVER_OIDC(reason, hint="--address https://HOST")
        if find_spec("authlib") is None or find_spec("httpx2") is None:
            raise SERVER_OIDC("OpenID Connect needs an extra", hint="pip install '.[oidc]'")

    @property
    def shown(self) -> str:
        """The name for pages."""
        return self.name or urlsplit(self.issuer).hostname or ""

    @property
    def back(self) -> str:
        """The address to which the service sends browsers back."""
        return self.address.rstrip("/") + BACK


@dataclass(frozen=True)
class Flow:
    """A sign-in that a browser has begun.

    Attributes:
        state, nonce, verifier: secrets of this flow.
        until: when it ends, in seconds since 1970.
        guest: the id of the guest who adds an identity; empty to sign in.
    """

    state: str
    nonce: str
    verifier: str
    until: float
    guest: str = ""

    @classmethod
    def begin(cls, now: float, guest: str = "") -> "Flow":
        """Return a new flow."""
        made = [secrets.token_urlsafe(32) for _ in range(3)]
        return cls(made[0], made[1], made[2], now + LASTS, guest)

    def seal(self, secret: str) -> str:
        """Return the cookie; `secret`: of the server."""
        body = base64.urlsafe_b64encode(json.dumps(asdict(self)).encode()).decode().rstrip("=")
        return f"{body}.{derive_token(secret, COOKIE, body)}"

    @classmethod
    def read(cls, cookie: str, secret: str, state: str, now: float) -> "Flow":
        """Return the flow of a cookie; raise `Illegal` (`oidc/refused`) if it isn't this one."""
        body, _, proof = cookie.partition(".")
        right = derive_token(secret, COOKIE, body)
        if not hmac.compare_digest(proof.encode(), right.encode()):
            raise OIDC_REFUSED()
        flow = cls(**json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))))
        if now >= flow.until or not hmac.compare_digest(flow.state.encode(), state.encode()):
            raise OIDC_REFUSED()
        return flow


class OidcProvider:
    """The service, as this process knows it.

    Args:
        settings: of the host.
    """

    def __init__(self, settings: OidcSettings) -> None:
        self.settings = settings
        self._client: Any = None
        self._until = 0.0

    async def begin(self, flow: Flow) -> str:
        """Return the address of the service for a flow.

        Raises:
            NotNow: `oidc/unavailable`.
        """
        with _reaching():
            client = await self._ready()
            begun = await client.create_authorization_url(
                self.settings.back, state=flow.state, nonce=flow.nonce, code_verifier=flow.verifier
            )
        return str(begun["url"])

    async def identify(self, flow: Flow, code: str) -> Identity:
        """Return who has signed in there, by the code that the browser brought.

        Raises:
            Illegal: `oidc/refused`.
            NotNow: `oidc/unavailable`.
        """
        with _reaching():
            client = await self._ready()
            token = await client.fetch_access_token(
                self.settings.back, code=code, code_verifier=flow.verifier
            )
            options = {
                "iss": {"essential": True, "value": self.settings.issuer},
                "aud": {"essential": True, "value": self.settings.client},
            }
            claims = await client.parse_id_token(token, flow.nonce, options, leeway=LEEWAY)
        if not claims:
            raise OIDC_REFUSED()
        return Identity(self.settings.issuer, str(claims["sub"]), _name_in(claims))

    async def _ready(self) -> Any:
        """Return Authlib's client, with a description of the service that is not too old."""
        if self._client is None or time.monotonic() >= self._until:
            client = self._make()
            described = await client.load_server_metadata()
            if described.get("issuer") != self.settings.issuer:
                LOG.error("the OpenID provider has another issuer", issuer=described.get("issuer"))
                raise OIDC_UNAVAILABLE()
            offered = described.get("id_token_signing_alg_values_supported", ())
            usable = [one for one in offered if one in SIGNED]
            described["id_token_signing_alg_values_supported"] = usable or ["RS256"]
            self._client, self._until = client, time.monotonic() + FRESH
        return self._client

    def _make(self) -> Any:
        from authlib.integrations.starlette_client import OAuth

        settings, public = self.settings, not self.settings.secret
        return OAuth().register(
            "oidc",
            client_id=settings.client,
            client_secret=settings.secret or None,
            server_metadata_url=f"{settings.issuer.rstrip('/')}/.well-known/openid-configuration",
            client_kwargs={
                "scope": SCOPE,
                "code_challenge_method": "S256",
                "token_endpoint_auth_method": "none" if public else "client_secret_basic",
                "timeout": PATIENCE,
            },
        )


def _name_in(claims: Any) -> str:
    """Return the first name that a token suggests; empty without any."""
    found = (" ".join(str(claims.get(name) or "").split()) for name in NAMES)
    return next(filter(None, found), "")


@contextmanager
def _reaching() -> Iterator[None]:
    """Turn every failure of the service, and of its tokens, into a refusal.

    Authlib, its client and its tokens have many errors; their texts may contain codes and tokens.
    """
    import httpx2

    try:
        yield
    except SerenissimaError:
        raise
    except (httpx2.HTTPError, OSError, RuntimeError) as error:
        LOG.warning("the OpenID provider does not answer", reason=type(error).__name__)
        raise OIDC_UNAVAILABLE() from error
    except Exception as error:
        LOG.warning("a sign-in by OpenID Connect was refused", reason=type(error).__name__)
        raise refusal() from error


def refusal() -> Illegal:
    """Return the refusal of an answer without proof."""
    return OIDC_REFUSED()
