"""Web Push: messages that only one browser can read (RFC 8291), from a server that says who it is (RFC 8292).

This needs the extra `push`. The libraries made for it connect to wherever a browser says; here `outgoing` does that.
"""

from __future__ import annotations

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from senlac.kernel.errors import BadOption

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

#: Seconds for which a push service keeps a message for a browser that is not there, and for which a token is valid.
KEPT = 24 * 3600
VALID = 12 * 3600
#: Bytes of the largest record; our messages are far smaller, and one record.
RECORD = 4096
#: Bytes of a public key on the curve P-256, uncompressed, and of a browser's other secret.
POINT, SECRET = 65, 16


class Keys(msgspec.Struct):
    """What a browser wants to be written to with, in base64url."""

    p256dh: str
    auth: str


def encoded(data: bytes) -> str:
    """Base64url without padding.

    >>> encoded(bytes([251, 255])), decoded("-_8") == bytes([251, 255])
    ('-_8', True)
    """
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """ValueError if it is not base64url."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A new private key for a server; BadOption without the extra."""
    try:
        from cryptography.hazmat.primitives.asymmetric import ec
    except ImportError:
        raise _missing() from None
    return encoded(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def _missing() -> BadOption:
    return BadOption("Web Push needs another package: pip install 'senlac[push]'", option="push-key")


def _private(key: str) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(decoded(key), "big"), ec.SECP256R1())


def _public(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def are_valid(keys: Keys) -> bool:
    """Whether a browser can be written to with these."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(keys.p256dh))
        return len(decoded(keys.auth)) == SECRET
    except ValueError:
        return False


def sealed(message: bytes, keys: Keys, salt: bytes = b"", own: EllipticCurvePrivateKey | None = None) -> bytes:
    """A message that only the browser with these keys can read (RFC 8291, RFC 8188); salt and key are for tests."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    own, salt = own or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    theirs = decoded(keys.p256dh)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    material = _derived(decoded(keys.auth), shared, b"WebPush: info\0" + theirs + _public(own), 32)
    key = _derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, material, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + _public(own)
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def _derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(material)


class Push:
    """A server that browsers know by its public key. `contact` (mailto: or https:) is for the push services."""

    def __init__(self, key: str, contact: str) -> None:
        try:
            self._key = _private(key)
        except ImportError:
            raise _missing() from None
        except ValueError:
            raise BadOption("That is no key for Web Push. Make one: senlac keys", option="push-key") from None
        if not contact.startswith(("mailto:", "https://")):
            sentence = "Say whom push services can write to: --push-contact mailto:you@example.org"
            raise BadOption(sentence, option="push-contact")
        self._contact = contact
        self.public = encoded(_public(self._key))

    def headers(self, endpoint: str, topic: str) -> dict[str, str]:
        """The headers of a message; a later one with the same topic replaces it."""
        token = self._token(endpoint)
        return {
            "Authorization": f"vapid t={token}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": topic,
        }

    def _token(self, endpoint: str) -> str:
        """Who sends this, signed (RFC 8292)."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        parts = urlsplit(endpoint)
        about = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + VALID, "sub": self._contact}
        told = ".".join(encoded(json.dumps(it).encode()) for it in ({"typ": "JWT", "alg": "ES256"}, about))
        r, s = decode_dss_signature(self._key.sign(told.encode(), ec.ECDSA(SHA256())))
        return f"{told}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
