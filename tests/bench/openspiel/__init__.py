"""What needs OpenSpiel, in an environment of its own (requirements/bench.lock), which the stage
`openspiel` of `python3 dev.py test` makes."""
