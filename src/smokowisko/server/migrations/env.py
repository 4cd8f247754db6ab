"""What Alembic runs: the steps, inside the connection and transaction that `migrate` hands over."""

from alembic import context

from smokowisko.server.storage import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
