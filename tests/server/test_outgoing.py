"""Requests to addresses that people have given reach public hosts, and nothing else."""

from __future__ import annotations

import ssl
from pathlib import Path

import pytest

from senlac.server.outgoing import ForbiddenAddress, Outgoing, Streams, host_of

from .receiving import HOST, PUBLIC, a_host

#: Written in any way, these are addresses of this machine, of its network, or of a cloud's metadata.
PRIVATE = (
    "127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1",
    "169.254.169.254", "100.64.0.1", "192.0.0.192", "224.0.0.1", "255.255.255.255", "[::1]", "[::]", "[fe80::1]",
    "[fd00:ec2::254]", "[::ffff:127.0.0.1]", "[::ffff:a9fe:a9fe]", "[::127.0.0.1]", "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]", "[2001::1]", "[ff02::1]", "localhost",
)  # fmt: skip
NOT_PLAIN = (
    "http://example.org/", "https://example.org:22/", "https://a:b@example.org/", "https://", "ftp://example.org/",
    "https://exa mple.org/", "https://example.org/\r\nX: y", "https://[::1/", "file:///etc/passwd", "https://e.org:x/",
)  # fmt: skip


async def never(address: str, host: str) -> Streams:
    raise AssertionError(f"connected to {address}")


@pytest.mark.parametrize("host", PRIVATE)
async def test_nothing_is_sent_to_private_addresses_however_they_are_written(host: str) -> None:
    with pytest.raises(ForbiddenAddress):
        await Outgoing(connect=never).post(f"https://{host}/", {}, b"")


@pytest.mark.parametrize("url", NOT_PLAIN)
def test_nothing_is_sent_but_over_plain_https(url: str) -> None:
    with pytest.raises(ForbiddenAddress):
        host_of(url)


async def test_a_name_with_one_private_address_is_refused() -> None:
    for found in ([], ["10.0.0.1"], [PUBLIC, "::1"], ["fe80::1%eth0"]):

        async def resolve(host: str, found: list[str] = found) -> list[str]:
            return found

        with pytest.raises(ForbiddenAddress):
            await Outgoing(resolve, never).post(f"https://{HOST}/", {}, b"")


async def test_the_checked_address_is_the_one_that_is_used_and_no_redirect_is_followed(tmp_path: Path) -> None:
    async with a_host(tmp_path) as host:
        host.answer = "307 Temporary Redirect"
        assert await host.outgoing.post(f"https://{HOST}/a?b=c", {"X-Test": "yes"}, b"body") == 307
        assert (host.asked, host.connected) == (1, [PUBLIC])
        first, headers, body = host.requests[0]
        assert (first, headers["host"], headers["x-test"], body) == ("POST /a?b=c HTTP/1.1", HOST, "yes", b"body")


async def test_a_host_that_is_not_who_it_says_or_speaks_no_http_is_an_error(tmp_path: Path) -> None:
    async with a_host(tmp_path) as host:
        host.answer = "\0"
        with pytest.raises(OSError, match="not HTTP"):
            await host.outgoing.post(f"https://{HOST}/", {}, b"")
        with pytest.raises(ssl.SSLError):
            await host.outgoing.post("https://other.example.org/", {}, b"")
