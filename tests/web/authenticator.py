"""A device that makes passkeys and signs in with them, for tests without a browser."""

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40  # flags of its statement


def text(raw: bytes) -> str:
    """Bytes in base64url."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Authenticator:
    """One passkey on a device.

    Attributes:
        origin: the page on which its owner is, or believes to be.
        site: the name of the site that it uses; empty if it takes the one from the options.
        flags: whether its owner was there, and was recognized.
        count: how often it was used; always 0 if it does not count, as with those in a cloud.
    """

    def __init__(self, origin: str, *, counts: bool = True) -> None:
        self.origin, self.site = origin, ""
        self.flags, self.count = PRESENT | VERIFIED, int(counts)
        self.key, self.id = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(16)

    def made(self, options: str) -> str:
        """The browser's answer after `navigator.credentials.create`."""
        asked = json.loads(options)
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        data = self._data(asked["rp"]["id"], ATTESTED)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", asked)
        return self._sent({"clientDataJSON": client, "attestationObject": attested})

    def used(self, options: str) -> str:
        """The browser's answer after `navigator.credentials.get`."""
        asked = json.loads(options)
        self.count += self.count > 0
        data, client = self._data(asked["rpId"], 0), self._client("webauthn.get", asked)
        signed = data + hashlib.sha256(client).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._sent(
            {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        )

    def _data(self, site: str, more: int) -> bytes:
        hashed = hashlib.sha256((self.site or site).encode()).digest()
        return hashed + bytes([self.flags | more]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, asked: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": asked["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def _sent(self, response: dict[str, bytes]) -> str:
        named = {name: text(raw) for name, raw in response.items()}
        key = text(self.id)
        return json.dumps({"id": key, "rawId": key, "type": "public-key", "response": named})
