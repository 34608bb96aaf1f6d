"""An OpenID provider on this machine, built with Authlib's server: real requests, real tokens."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from authlib.integrations.flask_oauth2 import AuthorizationServer
from authlib.oauth2.rfc6749.grants import AuthorizationCodeGrant
from authlib.oauth2.rfc7636 import CodeChallenge
from authlib.oidc.core import UserInfo
from authlib.oidc.core.grants import OpenIDCode
from flask import Flask, Response, jsonify, request
from joserfc.jwk import KeySet, RSAKey
from werkzeug.serving import WSGIRequestHandler, make_server

CLIENT, SECRET = "venice", "a secret of two servers"


@dataclass
class Issued:
    """An authorization code with all it is bound to."""

    code: str
    redirect_uri: str
    scope: str
    user: str
    nonce: str
    code_challenge: str
    code_challenge_method: str
    auth_time: float = field(default_factory=time.time)
    acr: None = None
    amr: None = None

    def get_redirect_uri(self) -> str:
        return self.redirect_uri

    def get_scope(self) -> str:
        return self.scope

    def get_nonce(self) -> str:
        return self.nonce

    def get_auth_time(self) -> int:
        return int(self.auth_time)

    def get_acr(self) -> None:
        return self.acr

    def get_amr(self) -> None:
        return self.amr


@dataclass
class Provider:
    """A provider that runs, and what a test changes about it.

    Attributes:
        user: who signs in next: subject and names.
        claims: replaces claims of the tokens.
        key: signs the tokens.
        published: the keys that it publishes.
        denies: whether the user refuses.
        issuer: its address.
        described: another issuer that it claims to be, or empty.
        asked: the queries with which browsers came.
    """

    user: dict[str, str] = field(default_factory=lambda: {"sub": "1", "nickname": "Anna"})
    claims: dict[str, Any] = field(default_factory=dict)
    key: Any = field(default_factory=lambda: RSAKey.generate_key(2048, auto_kid=True))
    published: list[Any] = field(default_factory=list)
    denies: bool = False
    issuer: str = ""
    described: str = ""
    asked: list[dict[str, str]] = field(default_factory=list)
    codes: dict[str, Issued] = field(default_factory=dict)

    @contextmanager
    def run(self) -> Iterator["Provider"]:
        """Serve until the context ends."""
        server = make_server("127.0.0.1", 0, self.app(), True, request_handler=_Silent)
        self.issuer = f"http://127.0.0.1:{server.server_port}"
        serving = threading.Thread(target=server.serve_forever, args=(0.02,))
        serving.start()
        try:
            yield self
        finally:
            server.shutdown()
            serving.join()
            server.server_close()

    def app(self) -> Flask:
        """Return the application."""
        app = Flask("provider")
        self.published = self.published or [self.key]
        server = AuthorizationServer(app, query_client=self.client, save_token=lambda *_: None)
        server.register_grant(_grant(self), [_token(self), CodeChallenge(required=True)])

        @app.get("/.well-known/openid-configuration")
        def described() -> Response:
            places = {
                "authorization_endpoint": "/authorize", "token_endpoint": "/token",
                "jwks_uri": "/keys",
            }  # fmt: skip
            return jsonify(
                issuer=self.described or self.issuer,
                id_token_signing_alg_values_supported=["RS256", "none"],
                **{name: self.issuer + path for name, path in places.items()},
            )

        @app.get("/keys")
        def keys() -> Response:
            return jsonify(KeySet(self.published).as_dict(private=False))

        @app.get("/authorize")
        def authorize() -> Any:
            self.asked.append(dict(request.args))
            user = None if self.denies else self.user
            grant = server.get_consent_grant(end_user=user)
            return server.create_authorization_response(grant_user=user, grant=grant)

        @app.post("/token")
        def token() -> Any:
            return server.create_token_response()

        return app

    def client(self, client_id: str) -> Any:
        """Return the only client."""
        return _Client() if client_id == CLIENT else None


class _Silent(WSGIRequestHandler):  # type: ignore[misc]
    """Logs no request: its address contains the secrets of a flow."""

    def log_request(self, *_: object) -> None: ...


class _Client:
    """This server, as the provider knows it."""

    def get_client_id(self) -> str:
        return CLIENT

    def get_default_redirect_uri(self) -> str:
        return "http://venice.test/sign-in/oidc/back"

    def get_allowed_scope(self, scope: str) -> str:
        return scope

    def check_redirect_uri(self, redirect_uri: str) -> bool:
        return redirect_uri == self.get_default_redirect_uri()

    def check_client_secret(self, client_secret: str) -> bool:
        return client_secret == SECRET

    def check_endpoint_auth_method(self, method: str, endpoint: str) -> bool:
        return method == "client_secret_basic"

    def check_response_type(self, response_type: str) -> bool:
        return response_type == "code"

    def check_grant_type(self, grant_type: str) -> bool:
        return grant_type == "authorization_code"


def _grant(provider: Provider) -> type[Any]:
    class Grant(AuthorizationCodeGrant):  # type: ignore[misc]
        def save_authorization_code(self, code: str, request: Any) -> None:
            asked = request.payload.data
            provider.codes[code] = Issued(
                code, asked["redirect_uri"], asked["scope"], request.user["sub"], asked["nonce"],
                asked["code_challenge"], asked["code_challenge_method"],
            )  # fmt: skip

        def query_authorization_code(self, code: str, client: Any) -> Issued | None:
            return provider.codes.get(code)

        def delete_authorization_code(self, authorization_code: Issued) -> None:
            del provider.codes[authorization_code.code]

        def authenticate_user(self, authorization_code: Issued) -> dict[str, str]:
            return provider.user

    return Grant


def _token(provider: Provider) -> Any:
    class Token(OpenIDCode):  # type: ignore[misc]
        def exists_nonce(self, nonce: str, request: Any) -> bool:
            return any(one.nonce == nonce for one in provider.codes.values())

        def resolve_client_private_key(self, client: Any) -> Any:
            return provider.key

        def get_encode_header(self, client: Any) -> dict[str, str]:
            return {"alg": "RS256", "kid": provider.key.kid}

        def get_client_algorithm(self, client: Any) -> str:
            return "RS256"

        def get_client_claims(self, client: Any) -> dict[str, Any]:
            now = int(time.time())
            return {"iss": provider.issuer, "aud": [CLIENT], "iat": now, "exp": now + 300}

        def generate_user_info(self, user: dict[str, str], scope: str) -> UserInfo:
            return UserInfo(user | provider.claims)  # the last word about each claim

    return Token(require_nonce=True)
