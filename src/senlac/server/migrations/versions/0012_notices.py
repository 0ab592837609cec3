"""Notices: who is told that it is their turn, how, and what they were told."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def _person(**more: Any) -> "sa.Column[str]":
    return sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), **more)


def upgrade() -> None:
    op.add_column("seats", sa.Column("told", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("told_after", sa.Integer, nullable=False, server_default="-2"))
    op.create_table(
        "notice_settings",
        _person(primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_to", sa.Integer, nullable=True),
        sa.Column("zone", sa.Text, nullable=False),
    )
    op.create_table(
        "notice_channels",
        sa.Column("id", sa.Text, primary_key=True),
        _person(nullable=False, index=True),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False, unique=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Text, primary_key=True),
        _person(nullable=False, index=True),
        sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=True, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
    )
