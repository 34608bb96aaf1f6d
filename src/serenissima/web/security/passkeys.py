"""Creates the challenges for passkeys, and checks browsers' answers.

A challenge is signed, contains its time and purpose, and is stored only once it is answered. Pages
therefore need no trip to the database, any process can check the answer, and each challenge is
answered once. The package `webauthn` is imported when it is first needed.
"""

import base64
import hashlib
import hmac
import json
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from serenissima.kernel.errors import Illegal, SerenissimaError
from serenissima.service import Answered, KnownGuest, Passkey, stale_refusal
from serenissima.web.refusals import PASSKEY_REFUSED, SERVER_PASSKEYS

if TYPE_CHECKING:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

LASTS = 600  # seconds in which a challenge must be answered
NONCE, TIME, PROOF = 16, 8, 16  # bytes of a challenge
SIGN_IN = "sign in"  # purposes of a challenge


@dataclass(frozen=True, kw_only=True)
class PasskeySettings:
    """Where passkeys work: only at the address by which browsers reach the pages.

    Attributes:
        origin: `https://HOST`, with the port if it is not the usual one.
    """

    origin: str

    def __post_init__(self) -> None:
        parts = urlsplit(self.origin)
        host = parts.hostname or ""
        secure = parts.scheme == "https" or (parts.scheme == "http" and host == "localhost")
        if not (secure and host) or parts.path or _is_number(host):
            raise SERVER_PASSKEYS(text=self.origin[:80], hint="--address https://HOST")
        if find_spec("webauthn") is None:
            raise SERVER_PASSKEYS("passkeys need an extra", hint="pip install '.[passkeys]'")

    @property
    def site(self) -> str:
        """The name that passkeys are bound to."""
        return urlsplit(self.origin).hostname or ""


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


@dataclass(frozen=True)
class MadePasskey:
    """A passkey that a browser has made: see `Passkey`."""

    credential: str
    public: str
    count: int
    answered: Answered


class Ceremonies:
    """The challenges for browsers, and the checks of their answers.

    Args:
        settings: of the host.
        secret: with which all processes sign challenges.
        now: seconds since 1970.
    """

    def __init__(self, settings: PasskeySettings, secret: str, now: float) -> None:
        self._settings, self._key, self._now = settings, secret.encode(), now

    def to_sign_in(self) -> str:
        """Return the options for `navigator.credentials.get`, as JSON."""
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        options = generate_authentication_options(
            rp_id=self._settings.site,
            challenge=self.challenge(SIGN_IN),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return str(options_to_json(options))

    def to_add(self, guest: KnownGuest, login: str, known: Sequence[Passkey]) -> str:
        """Return the options for `navigator.credentials.create`, as JSON.

        Passkeys store a hash and the sign-in name of the guest.
        """
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        options = generate_registration_options(
            rp_id=self._settings.site,
            rp_name="Serenissima",
            user_id=hmac.digest(self._key, guest.id.encode(), "sha256"),
            user_name=login,
            challenge=self.challenge(_adding(guest)),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[_descriptor(key) for key in known],
        )
        return str(options_to_json(options))

    def check_new(self, answer: str, guest: KnownGuest) -> MadePasskey:
        """Return the passkey that a browser has made.

        Raises:
            Illegal: `passkey/refused`.
            NotNow: `passkey/stale`.
        """
        from webauthn import verify_registration_response
        from webauthn.helpers import parse_registration_credential_json

        with _refusing():
            read = parse_registration_credential_json(answer)
            answered = self._answered(read.response.client_data_json, _adding(guest))
            made = verify_registration_response(
                credential=read,
                expected_challenge=_bytes(answered.challenge),
                expected_rp_id=self._settings.site,
                expected_origin=self._settings.origin,
                require_user_verification=True,
            )
        credential, public = _text(made.credential_id), _text(made.credential_public_key)
        return MadePasskey(credential, public, made.sign_count, answered)

    def credential_of(self, answer: str) -> str:
        """Return the id of an answer's credential; raise `Illegal` (`passkey/refused`)."""
        from webauthn.helpers import parse_authentication_credential_json

        with _refusing():
            return _text(parse_authentication_credential_json(answer).raw_id)

    def check_sign_in(self, answer: str, key: Passkey) -> tuple[int, Answered]:
        """Return how often the passkey was used, and which challenge it has answered.

        Raises:
            Illegal: `passkey/refused`.
            NotNow: `passkey/stale`.
        """
        from webauthn import verify_authentication_response
        from webauthn.helpers import parse_authentication_credential_json

        with _refusing():
            read = parse_authentication_credential_json(answer)
            answered = self._answered(read.response.client_data_json, SIGN_IN)
            proved = verify_authentication_response(
                credential=read,
                expected_challenge=_bytes(answered.challenge),
                expected_rp_id=self._settings.site,
                expected_origin=self._settings.origin,
                credential_public_key=_bytes(key.public),
                credential_current_sign_count=key.count,
                require_user_verification=True,
            )
        return proved.new_sign_count, answered

    def challenge(self, purpose: str) -> bytes:
        """Return a new challenge: a nonce, the time, and the proof that it is ours."""
        said = secrets.token_bytes(NONCE) + int(self._now).to_bytes(TIME, "big")
        return said + self._proof(purpose, said)

    def _answered(self, client_data: bytes, purpose: str) -> Answered:
        """Return a browser's challenge if it is ours, for this purpose and not too old."""
        named = _bytes(str(json.loads(client_data)["challenge"]))
        said, proof = named[: NONCE + TIME], named[NONCE + TIME :]
        if not hmac.compare_digest(proof, self._proof(purpose, said)):
            raise refusal()
        until = int.from_bytes(said[NONCE:], "big") + LASTS
        if self._now >= until:
            raise stale_refusal()
        return Answered(_text(named), until)

    def _proof(self, purpose: str, said: bytes) -> bytes:
        return hmac.digest(self._key, hashlib.sha256(purpose.encode()).digest() + said, "sha256")[
            :PROOF
        ]


def _adding(guest: KnownGuest) -> str:
    return f"add {guest.id}"


def _descriptor(key: Passkey) -> "PublicKeyCredentialDescriptor":
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return PublicKeyCredentialDescriptor(id=_bytes(key.credential))


@contextmanager
def _refusing() -> Iterator[None]:
    """Refuse any answer that cannot be read or verified: a browser can send anything."""
    try:
        yield
    except SerenissimaError:
        raise
    except Exception as error:
        raise refusal() from error


def refusal() -> Illegal:
    """Return the refusal of an answer without proof."""
    return PASSKEY_REFUSED()


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
