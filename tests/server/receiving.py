"""A host on this machine that plays any host of the internet, and what was sent to it over HTTPS."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from senlac.server.outgoing import Outgoing, Streams
from senlac.server.push import _derived, encoded

HOST, PUBLIC = "hooks.example.org", "93.184.216.34"


@dataclass
class Host:
    """What a host was sent: the first line, the headers in lower case, the body."""

    port: int = 0
    trust: ssl.SSLContext = field(default_factory=ssl.create_default_context)
    requests: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    answer: str = "204 No Content"
    #: What its name means, each time that somebody asks.
    addresses: list[str] = field(default_factory=lambda: [PUBLIC])
    asked: int = 0
    connected: list[str] = field(default_factory=list)

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        self.requests.append((first, headers, await reader.readexactly(int(headers["content-length"]))))
        writer.write(f"HTTP/1.1 {self.answer}\r\nLocation: https://10.0.0.1/\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def resolve(self, host: str) -> list[str]:
        self.asked += 1
        return self.addresses

    async def connect(self, address: str, host: str) -> Streams:
        self.connected.append(address)
        return await asyncio.open_connection("127.0.0.1", self.port, ssl=self.trust, server_hostname=host)

    @property
    def outgoing(self) -> Outgoing:
        return Outgoing(self.resolve, self.connect)


@asynccontextmanager
async def a_host(folder: Path) -> AsyncIterator[Host]:
    """A host with a certificate for `HOST`, which is reached by `outgoing`."""
    host, files = Host(), _certificate(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*files)
    host.trust.load_verify_locations(files[0])
    server = await asyncio.start_server(host.handle, "127.0.0.1", 0, ssl=context)
    host.port = server.sockets[0].getsockname()[1]
    async with server:
        yield host


def _certificate(folder: Path) -> tuple[Path, Path]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
    pem, private = folder / "host.pem", folder / "host.key"
    pem.write_bytes(made.sign(key, SHA256()).public_bytes(Encoding.PEM))
    private.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return pem, private


class Subscriber:
    """A browser that has subscribed, and can read what is pushed to it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.wish = {
            "endpoint": f"https://{HOST}/push/1",
            "p256dh": encoded(self.public),
            "auth": encoded(self.secret),
        }

    def read(self, body: bytes) -> bytes:
        """RFC 8291, from the other end."""
        salt, theirs, text = body[:16], body[21:86], body[86:]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        material = _derived(self.secret, shared, b"WebPush: info\0" + self.public + theirs, 32)
        key = _derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
        opened = AESGCM(key).decrypt(_derived(salt, material, b"Content-Encoding: nonce\0", 12), text, None)
        assert opened[-1:] == b"\x02"
        return opened[:-1]
