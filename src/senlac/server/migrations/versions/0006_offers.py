"""Open seats that are offered in the lobby."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "offers",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("bot_at", sa.Float, nullable=True),
        sa.Column("level", sa.Text, nullable=False),
    )
