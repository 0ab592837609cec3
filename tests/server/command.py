"""`senlac serve` as a process of its own, which can be killed."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..processes import started
from .harness import PATIENCE, Browser


@dataclass
class Served:
    """The running command."""

    process: subprocess.Popen[str]
    port: int
    folder: Path
    said: list[str]

    @property
    def workers(self) -> list[int]:
        """The processes that it has started, all from its main thread; other threads come and go."""
        pid = self.process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    @property
    def log(self) -> str:
        return "".join(self.said)

    def browser(self) -> Browser:
        return Browser(self.port)


@contextlib.contextmanager
def served(folder: Path, *options: str, database: str = "") -> Iterator[Served]:
    """A server on a database in a folder, or on another one."""
    command = [sys.executable, "-m", "senlac", "serve", "--port", "0", "--no-browser", "--pace", "0", *options]
    command += ["--database", database or f"sqlite:///{folder / 'games.sqlite'}"]
    # Its log is read through a pipe, so that it can be written when files cannot.
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with started(*command, **pipes) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        said: list[str] = []
        reading = threading.Thread(target=lambda log: [said.append(line) for line in log], args=(process.stderr,))
        reading.start()
        line = process.stdout.readline()
        assert line, "it did not start"
        yield Served(process, int(line.split("/  ")[0].rpartition(":")[2]), folder, said)
        process.kill()
        reading.join(PATIENCE)
