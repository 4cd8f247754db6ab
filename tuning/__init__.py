"""Fits the weights of the games' heuristics by self-play: `python3 dev.py tune GAME`."""
