"""A real mail server on this machine, and the letters that it was given."""

from __future__ import annotations

import email
import email.policy
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from senlac.server.accounts import LETTERS

from .harness import PATIENCE


@dataclass
class Letters:
    """What a mail server was given."""

    texts: list[str] = field(default_factory=list)
    #: To whom.
    to: list[str] = field(default_factory=list)
    #: The headers of each.
    headers: list[dict[str, str]] = field(default_factory=list)
    refusing: bool = False

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.refusing:
            return "451 not now"
        assert isinstance(envelope.content, bytes)
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        self.to += envelope.rcpt_tos
        self.headers.append({name: str(value) for name, value in letter.items()})
        self.texts.append(f"{letter['Subject']}\n{letter.get_content()}")
        return "250 taken"

    def next(self) -> str:
        """Wait for a letter, and take it."""
        end = time.monotonic() + PATIENCE
        while not self.texts:
            assert time.monotonic() < end
            time.sleep(0.005)
        return self.texts.pop(0)

    def code(self) -> str:
        """The code in the next letter."""
        found = re.search(rf"[{LETTERS}]{{5}}-[{LETTERS}]{{5}}", self.next())
        assert found
        return found.group()


class Anywhere(Controller):
    """A mail server on any free port, which it knows once it listens."""

    def _trigger_server(self) -> None:
        self.port = self.server.sockets[0].getsockname()[1]  # type: ignore[union-attr]
        super()._trigger_server()


@contextmanager
def post_office(letters: Letters) -> Iterator[str]:
    """A mail server whose letters arrive there; its URL."""
    controller = Anywhere(letters, hostname="127.0.0.1", port=0)
    controller.start()
    yield f"smtp://127.0.0.1:{controller.port}"
    controller.stop()
