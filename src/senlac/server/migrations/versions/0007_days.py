"""How many days each decision may take; games kept so far have all the time in the world."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("games", sa.Column("days", sa.Integer, nullable=False, server_default="0"))
