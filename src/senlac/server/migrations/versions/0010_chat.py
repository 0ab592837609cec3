"""Talk at the table, blocks, reports and bans."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def _person(name: str, **more: Any) -> "sa.Column[str]":
    return sa.Column(name, sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), **more)


def _game(**more: Any) -> "sa.Column[str]":
    return sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False, **more)


def upgrade() -> None:
    op.add_column("seats", sa.Column("listens", sa.Text, nullable=False, server_default="phrases"))
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        _game(index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        _person("person", nullable=False, index=True),
        sa.Column("phrase", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "blocks",
        _person("person", primary_key=True),
        _person("blocked", primary_key=True, index=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        _game(),
        _person("person", nullable=False, index=True),
        _person("about", nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_table(
        "bans",
        _person("person", primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=True),
    )
