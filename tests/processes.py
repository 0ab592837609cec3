"""Commands as people start them: within this process, or as processes of their own, of which nothing is left behind."""

from __future__ import annotations

import io
import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from typing import Any
from unittest import mock

import pytest

from senlac.cli.main import main


def refused(*arguments: str) -> str:
    """What `senlac` writes to standard error if it ends with exit code 2; everything but the process is real."""
    errors = io.StringIO()
    given = mock.patch.object(sys, "argv", ["senlac", *arguments])
    with given, redirect_stdout(io.StringIO()), redirect_stderr(errors), pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2, errors.getvalue()
    return errors.getvalue()


@contextmanager
def started(*command: str, **more: Any) -> Iterator[subprocess.Popen[str]]:
    """A command in a process group of its own; at the end the whole group is killed.

    Whoever starts the tests in the background has SIGINT ignored, and children inherit that; a signal that is handled
    they get back as it is by default.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        process = subprocess.Popen(command, text=True, start_new_session=True, **more)
    finally:
        signal.signal(signal.SIGINT, before)
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for pipe in (process.stdin, process.stdout, process.stderr):
            if pipe is not None:
                pipe.close()


def ctrl_c(process: subprocess.Popen[str]) -> None:
    """What a terminal does when somebody presses Ctrl-C: the signal goes to the whole group."""
    os.killpg(process.pid, signal.SIGINT)


def interrupted(*arguments: str, when: str) -> tuple[int, str, str]:
    """A `senlac` command whose standard error is a terminal, interrupted when that shows `when`, a pattern.

    Its exit code, what it wrote, and what the terminal showed.
    """
    ours, theirs = pty.openpty()
    shown = b""
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
    command = (sys.executable, "-m", "senlac", *arguments)
    with started(*command, stdout=subprocess.PIPE, stderr=theirs, env=environment) as process:
        os.close(theirs)
        while not re.search(when.encode(), shown):
            shown += os.read(ours, 4096)  # at its end, should it end by itself, this is an error
        ctrl_c(process)
        with suppress(OSError):  # the end of a terminal
            while more := os.read(ours, 4096):
                shown += more
        out, _ = process.communicate()
    os.close(ours)
    return process.returncode, out, shown.decode(errors="replace")
