"""The terminal table: one person, or several at one keyboard, with bots for company."""
