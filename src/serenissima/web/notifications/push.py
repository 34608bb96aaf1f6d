"""Notifications by Web Push: encrypted for one browser (RFC 8291), signed by this server."""

import base64
import json
import os
import time
from typing import Any
from urllib.parse import urlsplit

from serenissima.web.notifications.reaching import check_url
from serenissima.web.notifications.writing import WrittenNotification, digest
from serenissima.web.refusals import NOTIFICATION_ADDRESS

RECORD = 4096  # bytes of the whole message
LONGEST = 2500  # bytes of the text, so that it fits
VALID = 12 * 3600  # seconds that a signature is valid
DAY = 24 * 3600  # seconds
KEPT_TO_DO, KEPT = 28 * DAY, DAY
"""How long a push service stores a notification for a browser that is off, with a task or without.

A newer notification of its kind replaces it. Push services store none for more than four weeks.
"""


def encode(raw: bytes) -> str:
    """Encode bytes as Web Push writes them."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Return the bytes of such a text; raise `ValueError`."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """Return a new private key for this server."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encode(number.to_bytes(32, "big"))


def _private(key: str) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(decode(key), "big"), ec.SECP256R1())


def _point(private: Any) -> bytes:
    """Return the public key, as a point."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point: bytes = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point


def public_key(key: str) -> str:
    """Return the public part of this server's key, for a browser."""
    return encode(_point(_private(key)))


def check_subscription(text: str) -> str:
    """Return a browser's subscription as JSON, without further fields.

    Raises:
        Unreadable: `call/address`.
    """
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        given = json.loads(text)
        endpoint, keys = str(given["endpoint"]), given["keys"]
        point, auth = decode(keys["p256dh"]), decode(keys["auth"])
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        if len(auth) != 16:
            raise ValueError
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise NOTIFICATION_ADDRESS("this is not a subscription") from error
    check_url(endpoint)
    kept = {"auth": encode(auth), "p256dh": encode(point)}
    return json.dumps({"endpoint": endpoint, "keys": kept})


def encrypt(plain: bytes, browser: bytes, auth: bytes) -> bytes:
    """Return a message that only the browser with this point and secret can read."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    own, salt = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser)
    point = _point(own)
    shared = own.exchange(ec.ECDH(), theirs)
    secret = _derive(auth, shared, b"WebPush: info\0" + browser + point, 32)
    key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    sealed: bytes = AESGCM(key).encrypt(nonce, plain + b"\2", None)
    return head + sealed


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    derived: bytes = HKDF(SHA256(), length, salt, info).derive(secret)
    return derived


def sign(key: str, endpoint: str, address: str, now: float) -> str:
    """Return the header that identifies the sender to a push service (RFC 8292)."""
    from cryptography.hazmat.primitives.asymmetric import ec, utils
    from cryptography.hazmat.primitives.hashes import SHA256

    parts, private = urlsplit(endpoint), _private(key)
    said = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(now) + VALID,
        "sub": address,
    }
    head = encode(b'{"typ":"JWT","alg":"ES256"}')
    text = f"{head}.{encode(json.dumps(said).encode())}"
    r, s = utils.decode_dss_signature(private.sign(text.encode(), ec.ECDSA(SHA256())))
    signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={text}.{signature}, k={public_key(key)}"


def prepare_push(
    written: WrittenNotification, subscription: str, key: str, address: str
) -> tuple[str, dict[str, str], bytes]:
    """Return the URL to post a notification to, its headers, and the encrypted notification."""
    given, topic = json.loads(subscription), _topic(written)
    keys = given["keys"]
    headers = {
        "Authorization": sign(key, given["endpoint"], address, time.time()),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_TO_DO if written.to_do else KEPT),
        "Topic": topic,
        "Urgency": "normal",
    }
    return (
        given["endpoint"],
        headers,
        encrypt(payload(written), decode(keys["p256dh"]), decode(keys["auth"])),
    )


def payload(written: WrittenNotification) -> bytes:
    """Return the text that a browser reads after decrypting a notification."""
    told = {
        "title": written.title,
        "body": _shorten(written),
        "url": written.link,
        "tag": _topic(written),
        "language": written.language,
    }
    return json.dumps(told, ensure_ascii=False).encode()


def _topic(written: WrittenNotification) -> str:
    """Return a topic shared by notifications of which only the last is worth reading."""
    return digest(f"{written.link} {written.kind}")


def _shorten(written: WrittenNotification) -> str:
    """Return as many of the last lines as fit."""
    lines = list(written.lines[written.headed :])
    while lines and len("\n".join(lines).encode()) > LONGEST:
        del lines[0]
    return "\n".join(lines)
