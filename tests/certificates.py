"""Certificates for this machine, which they sign themselves."""

import ipaddress
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec


def certificate(*, names: Sequence[str] = (), addresses: Sequence[str] = ()) -> tuple[bytes, bytes]:
    """A certificate for names and addresses, valid for a day, and its key; both as PEM."""
    secret = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, (*names, "test")[0])])
    hosts = [*map(x509.DNSName, names)]
    hosts += [x509.IPAddress(ipaddress.ip_address(one)) for one in addresses]
    now, day = datetime.now(UTC), timedelta(days=1)
    signed = (
        x509.CertificateBuilder(subject, subject, secret.public_key(), x509.random_serial_number())
        .not_valid_before(now - day)
        .not_valid_after(now + day)
        .add_extension(x509.SubjectAlternativeName(hosts), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(secret, hashes.SHA256())
    )
    pem, no_password = serialization.Encoding.PEM, serialization.NoEncryption()
    key = secret.private_bytes(pem, serialization.PrivateFormat.PKCS8, no_password)
    return signed.public_bytes(pem), key
