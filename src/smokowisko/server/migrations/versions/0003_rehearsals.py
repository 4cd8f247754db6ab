"""A place to try whether anything can be stored."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "rehearsals",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("filling", sa.LargeBinary, nullable=False),
    )
