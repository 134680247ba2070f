"""Alembic's way in: the connection is given, and the schema is the server's."""

from __future__ import annotations

from alembic import context

from parlour.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
