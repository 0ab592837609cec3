"""E-mail: plain letters, sent over SMTP by threads, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from types import MappingProxyType
from urllib.parse import unquote, urlsplit

import structlog

from senlac.kernel.errors import BadOption
from senlac.server.metrics import Metrics

logger = structlog.get_logger()

#: What addresses look like that we write to: nothing in them can end a header or name a second recipient.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{3,190}$)[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")
#: Seconds for a server to answer.
PATIENCE = 20.0
#: Letters that are being sent at once, and that may wait.
AT_ONCE = 4
MOST = 200
#: Hosts to which a password may be told without encryption.
AT_HOME = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class Post:
    """Where letters are handed in: smtp://USER:PASSWORD@HOST:PORT, or smtps:// for TLS from the beginning."""

    host: str
    port: int
    implicit: bool
    user: str
    password: str
    sender: str

    @classmethod
    def at(cls, url: str, sender: str) -> Post:
        """BadOption if it is no such address."""
        try:
            given = urlsplit(url)
            port = given.port
        except ValueError:
            given, port = urlsplit(""), None
        if given.scheme not in ("smtp", "smtps") or not given.hostname:
            raise BadOption("A mail server is smtp://USER:PASSWORD@HOST:PORT or smtps://….", option="smtp", value="")
        if not ADDRESS.fullmatch(sender):
            raise BadOption("Say which address letters are from: --mail-from senlac@example.org.", option="mail-from")
        implicit = given.scheme == "smtps"
        user, password = unquote(given.username or ""), unquote(given.password or "")
        return cls(given.hostname, port or (465 if implicit else 587), implicit, user, password, sender)

    def send(self, letter: EmailMessage) -> None:
        """Hand a letter in. This takes a while."""
        context = ssl.create_default_context()
        if self.implicit:
            server: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=context)
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        with server:
            server.ehlo()
            if not self.implicit and server.has_extn("starttls"):
                server.starttls(context=context)
                server.ehlo()
            elif not self.implicit and self.user and self.host not in AT_HOME:
                raise smtplib.SMTPNotSupportedError("it offers no encryption, and the password stays secret")
            if self.user:
                server.login(self.user, self.password)
            server.send_message(letter)


class Mail:
    """Sends letters one after the other, and counts those that could not be sent."""

    def __init__(self, post: Post, metrics: Metrics) -> None:
        self.post = post
        self._metrics = metrics
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._sending: set[asyncio.Task[bool]] = set()

    def send(
        self, to: str, subject: str, text: str, headers: Mapping[str, str] = MappingProxyType({})
    ) -> asyncio.Task[bool]:
        """Send a letter by and by; the task tells whether it was taken."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.post.sender, to, subject
        letter["Auto-Submitted"] = "auto-generated"
        for name, value in headers.items():
            letter[name] = value
        letter.set_content(text)
        task = asyncio.create_task(self._deliver(letter))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)
        return task

    async def _deliver(self, letter: EmailMessage) -> bool:
        try:
            if len(self._sending) > MOST:
                raise OSError("too many letters wait")
            async with self._turn:
                await asyncio.to_thread(self.post.send, letter)
        except (OSError, smtplib.SMTPException) as error:
            # Neither the address nor what the mail server says of it is for the log.
            logger.warning("mail failed", why=type(error).__name__)
            self._metrics.failures.labels("mail").inc()
            return False
        return True

    async def close(self) -> None:
        """Wait for what is being sent."""
        await asyncio.gather(*self._sending, return_exceptions=True)
