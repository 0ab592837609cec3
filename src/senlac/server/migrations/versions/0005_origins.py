"""Where a game came from, its promise of fair dice, and a row to try the database with.

Games kept so far began at the beginning, and promised nothing.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("games", sa.Column("origin", sa.Text, nullable=False, server_default=""))
    op.add_column("games", sa.Column("fair", sa.Text, nullable=False, server_default="null"))
    pulse = op.create_table(
        "pulse", sa.Column("id", sa.Integer, primary_key=True), sa.Column("beats", sa.Integer, nullable=False)
    )
    op.bulk_insert(pulse, [{"id": 1, "beats": 0}])
