"""The tree of a search: what was tried from a position, as the seat that thinks sees it.

A node is a number. Worlds differ from one descent to the next, and so do the legal moves: a node's
children are all moves that were ever judged there, in ascending order as every game lists them.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final = -1


@final
class Tree:
    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.moves = vec[i64]()
        self.visits = vec[i64]()
        self.offers = vec[i64]()  # how often the move could have been chosen
        self.first_child = vec[i64]()
        self.next_sibling = vec[i64]()
        self.appeals = vec[float]()  # how the move looked at first sight
        self.shares = vec[float]()  # of the victory, summed over the visits, seat by seat

    def __len__(self) -> int:
        return len(self.moves)

    def add(self, move: i64, shares: list[float], appeal: float = 1.0) -> i64:
        """A node whose judgement counts as its first visit; it has no place among siblings yet."""
        self.moves = append(self.moves, move)
        self.visits = append(self.visits, 1)
        self.offers = append(self.offers, 1)
        self.first_child = append(self.first_child, NONE)
        self.next_sibling = append(self.next_sibling, NONE)
        self.appeals = append(self.appeals, appeal)
        for seat in range(self.seats):
            self.shares = append(self.shares, shares[seat])
        return len(self.moves) - 1

    def insert(self, parent: i64, elder: i64, node: i64) -> None:
        """Make the node a child, right after an elder sibling, or as the first."""
        if elder == NONE:
            self.next_sibling[node] = self.first_child[parent]
            self.first_child[parent] = node
        else:
            self.next_sibling[node] = self.next_sibling[elder]
            self.next_sibling[elder] = node

    def sighted(self, node: i64, sight: i64) -> i64:
        """The position after a move that chance made known; such children come before all moves."""
        key: i64 = NONE - sight
        elder: i64 = NONE
        child: i64 = self.first_child[node]
        while child != NONE and self.moves[child] < key:
            elder = child
            child = self.next_sibling[child]
        if child == NONE or self.moves[child] != key:
            child = self.add(key, [0.0] * self.seats)
            self.insert(node, elder, child)
        return child

    def learn(self, node: i64, shares: list[float]) -> None:
        """One more visit, and how it ended."""
        self.visits[node] += 1
        at: i64 = node * self.seats
        for seat in range(self.seats):
            self.shares[at + seat] += shares[seat]

    def mean(self, node: i64, seat: i64) -> float:
        """The share of the victory that a seat got on average."""
        return self.shares[node * self.seats + seat] / float(self.visits[node])
