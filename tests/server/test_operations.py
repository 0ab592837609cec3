"""What those who run a server look at: previews of links, whether it is ready, metrics, and the dashboard for them."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path
from typing import Any

import psycopg
import pytest

from senlac.server.metrics import Metrics

from .harness import HERE, LINK, Browser, Running, Start
from .test_attacks import until

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
PAGE = """<!doctype html><html><head>
    <meta property="og:title" content="Senlac" />
    <meta
      property="og:description"
      content="Battle games"
    />
    <title>Senlac</title></head><body></body></html>"""


@pytest.fixture
def server(start: Start, tmp_path: Path) -> Running:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(PAGE)
    return start()


def tags(browser: Browser, path: str) -> dict[str, str]:
    """The Open Graph tags of a page; each is there once."""
    page = browser.get(path, Accept="text/html").body.decode()
    found = re.findall(r'<meta\s+property="og:(\w+)"\s+content="([^"]*)"', page)
    assert len(found) == len(dict(found))
    assert page.count("<title>") == 1
    return {name: html.unescape(text) for name, text in found}


def test_a_shared_invitation_says_who_invites_to_what(server: Running) -> None:
    ann, crawler = server.browser(), Browser(server.port, lang="")
    ann.ask("PUT", "/api/me", {"name": 'Ann "<script>" & Co'})
    game, secret = ann.create("1066", HERE, LINK, clock={"minutes": 30, "increment": 10})
    seen = tags(crawler, f"/play/{game}")
    assert seen["title"] == 'Ann "<script>" & Co invites you to 1066, Tears to Many Mothers'
    assert seen["description"].startswith("You would play Saxon. 30 minutes each, and 10 seconds more")
    assert seen["url"] == f"http://localhost:{server.port}/play/{game}"
    assert seen["image"] == f"http://localhost:{server.port}/share/1066.jpg"
    assert "<script>" not in crawler.received[-1].decode()
    assert secret not in crawler.received[-1].decode()
    assert not crawler.cookie, "whoever looks does not sit down"
    french = tags(Browser(server.port, lang="fr"), f"/play/{game}")
    assert french["description"].startswith("Votre camp\xa0: Saxon. 30 minutes chacun")
    server.browser().join(game, secret)
    assert tags(crawler, f"/play/{game}")["description"].endswith("– Saxon: Somebody")


def test_other_pages_are_shared_as_they_are(server: Running) -> None:
    for path in ("/", "/play/unknown", "/play/%00", "/about"):
        assert tags(server.browser(), path) == {"title": "Senlac", "description": "Battle games"}


def test_every_picture_that_is_shared_is_there() -> None:
    from senlac.server.sharing import PICTURED

    folder = DEPLOY.parent / "web" / "public" / "share"
    assert sorted(file.stem for file in folder.iterdir()) == sorted(PICTURED)
    for file in folder.iterdir():
        assert file.read_bytes()[:3] == b"\xff\xd8\xff"
        assert file.stat().st_size < 300_000, "some do not load more"


async def test_a_server_without_news_of_the_others_is_not_ready(start: Start, database: str) -> None:
    browser = start(database=database).browser()
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    with psycopg.connect(database, autocommit=True) as connection:
        while browser.get("/readyz").status == 200:
            connection.execute(f"{others} AND backend_type = 'client backend'".encode())
    await until(lambda: browser.get("/readyz").status == 200)


def test_a_server_alone_is_ready(server: Running) -> None:
    assert server.browser().get("/readyz").body == b"ok\n"


def _names(expression: str) -> set[str]:
    return {re.sub(r"_(total|bucket)$", "", name) for name in re.findall(r"senlac_\w+", expression)}


def test_the_dashboard_shows_every_metric_and_no_other() -> None:
    dashboard: dict[str, Any] = json.loads((DEPLOY / "dashboard.json").read_text())
    shown = {name for panel in dashboard["panels"] for it in panel["targets"] for name in _names(it["expr"])}
    assert shown == {family.name for family in Metrics().registry.collect()}
    titles = [panel["title"] for panel in dashboard["panels"]]
    assert len(titles) == len(set(titles))
