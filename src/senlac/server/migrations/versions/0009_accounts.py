"""Addresses, further devices, and codes that were sent."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def _person(**more: Any) -> "sa.Column[str]":
    return sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), **more)


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("token", sa.Text, primary_key=True),
        _person(nullable=False, index=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "accounts",
        _person(primary_key=True),
        sa.Column("email", sa.Text, nullable=False, unique=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "codes",
        _person(primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("email", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
