"""The conformance kit: does a game keep the contract, and its secrets?

    from smokowisko.engine import conformance

    report = conformance.check(game)

It plays random games with every number of players and many choices of options, and puts their
positions to all checks: all of a short game, ever fewer of a long one. The first breach raises
`Nonconformance`, which carries a record of the game so far: enough to open the position and look.
"""

from smokowisko.engine.conformance.check import Report, check
from smokowisko.engine.conformance.golden import check_golden, view_digests
from smokowisko.engine.conformance.position import Nonconformance

__all__ = ["Nonconformance", "Report", "check", "check_golden", "view_digests"]
