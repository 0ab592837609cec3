"""A real server and a real Chromium for every test that wants them."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Error, Page, async_playwright, expect

from ..processes import started

#: The one without windows takes half the processor time of the one with windows.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"width": 1280, "height": 800}
LARGE = {"width": 1920, "height": 1080}
TABLET = {"width": 768, "height": 1024}
PHONE = {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
#: Nothing takes longer, on however busy a machine; in milliseconds.
PATIENCE = 300_000
expect.set_options(PATIENCE)

#: A page in which nobody has chosen anything else has this speed, and names what is new or not.
AT_SPEED = """if (location.protocol.startsWith("http")) {
    const chosen = JSON.parse(localStorage.senlac ?? "{}");
    localStorage.senlac = JSON.stringify({ speed: SPEED, firsts: FIRSTS, ...chosen });
}"""


#: Where nobody looks, nothing is painted, which takes a fifth of the processor time: all else stays as it is.
UNSEEN = """new MutationObserver((_, watch) => {
    if (document.documentElement) {
        document.documentElement.style.opacity = 0;
        watch.disconnect();
    }
}).observe(document, { childList: true })"""


class Server:
    """`senlac serve` as a process of its own, which can be killed and started again on the same games.

    It is that of this checkout, or with SENLAC_COMMAND an installed one, which `./dev wheel` tries.
    """

    def __init__(self, folder: Path, *options: str) -> None:
        self.options = options
        self.database = f"sqlite:///{folder / 'games.sqlite'}"
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it; the second time on the same port."""
        installed = os.environ.get("SENLAC_COMMAND")
        senlac = [installed] if installed else [sys.executable, "-m", "senlac"]
        command = [*senlac, "serve", "--no-browser", "--port", str(self.port)]
        command += ["--database", self.database, "--hold", "0.2", "--pace", "0", "--workers", "1"]
        command += ["--crowd", "100000", *self.options]
        self.running = ExitStack()
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        self.process = self.running.enter_context(started(*command, **pipes))
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", line)
        assert found, line
        self.port = int(found.group(1))

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def kill(self) -> None:
        """As by kill -9."""
        self.running.close()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()
        self.running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests: whoever comes with a browser of their own is a stranger to it."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be killed."""
    running = Server(tmp_path)
    yield running
    running.stop()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests here run in one event loop, that of the browser which they share."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent) and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
    # Those that take longest come first, so that no worker is left with one at the end.
    items.sort(key=lambda item: item.path.name not in ("test_solo.py", "test_views.py"))


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """One browser for all tests; each person in it has a profile of their own."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


#: `async with person() as page`: somebody with a browser of their own.
Opening = Callable[..., AbstractAsyncContextManager[Page]]


@pytest.fixture
def person(chromium: Browser) -> Opening:
    """What goes wrong in a page fails the test: errors, breaches of the content policy, requests to other hosts."""

    @asynccontextmanager
    async def opened(
        size: dict[str, int] | None = None,
        lang: str = "en",
        speed: int = 0,
        firsts: bool = False,
        seen: bool = False,
        **more: Any,
    ) -> AsyncIterator[Page]:
        context = await chromium.new_context(viewport=size or DESKTOP, locale=LOCALES[lang], **more)
        # Nothing is waited for that is only shown; tests of the show say how fast they want it.
        await context.add_init_script(AT_SPEED.replace("SPEED", str(speed)).replace("FIRSTS", str(firsts).lower()))
        if not seen and not speed:
            await context.add_init_script(UNSEEN)
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if "Content Security Policy" in said.text else None)
        page.on("request", lambda sent: None if _is_ours(sent.url) else wrong.append(f"a request to {sent.url}"))
        try:
            yield page
            assert not wrong, wrong
        except Exception:
            await _report(page)
            raise
        finally:
            await context.close()

    return opened


async def _report(page: Page) -> None:
    """Print what a page said when its test failed: pytest shows it with the failure."""
    with suppress(Error, TimeoutError):
        async with asyncio.timeout(10):
            print(f"\n---- {page.url} said:\n{await page.evaluate('document.body.innerText')}\n----")


def _is_ours(url: str) -> bool:
    return re.match(r"(http|ws)://localhost:\d+/|data:|blob:|about:", url) is not None
