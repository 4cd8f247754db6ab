"""Where bots meet: fair matches, ladders and tournaments, and what they show."""
