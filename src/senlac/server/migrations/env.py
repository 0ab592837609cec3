"""Alembic's environment: migrations run on the connection that the store gives."""

from alembic import context

from senlac.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
