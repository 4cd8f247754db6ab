"""Where bots meet: fair matches and what they show."""
