"""How a search thinks about each game; found by measurement, see docs/bots.md."""

from typing import Final, final

from mypy_extensions import i64


@final
class Plan:
    def __init__(
        self,
        curiosity: float,
        trust: float,
        patience: i64 = 2,
        ahead: i64 = 0,
        whims: float = 1.0,
    ) -> None:
        # how much is staked on moves that are little known
        self.curiosity = curiosity
        # how much worse a move may look at first sight, as a share of the victory, before it is
        # hardly looked at again; 0 looks at all of them alike
        self.trust = trust
        # visits before a position is opened
        self.patience: i64 = patience
        # random moves before a position is judged
        self.ahead: i64 = ahead
        # how large the whims of the lower levels are here: small mistakes add up in a long fight
        self.whims = whims


USUAL: Final = Plan(curiosity=0.05, trust=0.02)
PLANS: Final = {
    "serce_smoka": Plan(curiosity=0.2, trust=0.0, ahead=4),
    "drako": Plan(curiosity=0.05, trust=0.02, whims=0.12),
    "smoki": Plan(curiosity=0.02, trust=0.01),
    "ksiega_smokow": Plan(curiosity=0.05, trust=0.02, whims=0.6),
    "smoki_z_glebin": Plan(curiosity=0.02, trust=0.01, whims=0.5),
}


def plan(game: str) -> Plan:
    return PLANS.get(game, USUAL)
