"""Where people meet: tables, seats, and what is kept of them."""
