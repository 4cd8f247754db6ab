"""A table's summary, so that listings need not replay journals."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("summary", sa.Text, nullable=False, server_default="{}"))
