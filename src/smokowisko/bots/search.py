"""Single-observer information-set Monte Carlo tree search for any game and any number of seats.

Every descent starts in a world dealt anew for the seat that thinks, and ends in a judgement: the
result where the game is over, otherwise the outlook of the game's own heuristic. Every seat
maximises its own share (max^n).
"""

import math
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.bots.tree import NONE, ROOT, Tree
from smokowisko.engine.chance import Chance
from smokowisko.engine.game import State

# how much of a result is the victory itself; the rest is its margin
VICTORY: Final = 0.9
DEEPEST: Final = 200
WHIMS: Final = 1 << 20


@final
class Plan:
    """How a search thinks; found by measurement, see docs/bots.md."""

    def __init__(self, curiosity: float, width: i64, patience: i64, ahead: i64) -> None:
        self.curiosity = curiosity
        self.width: i64 = width  # so many moves of a position are looked at
        self.patience: i64 = patience  # visits before a position is opened
        self.ahead: i64 = ahead  # random moves before a position is judged


@final
class Search:
    """A tree over one decision; `world` is any world that fits what the seat to move knows."""

    def __init__(self, world: State, luck: Chance, plan: Plan) -> None:
        self.world = world
        self.luck = luck
        self.plan = plan
        self.seat: i64 = world.to_move
        self.heuristic = world.game.heuristic
        self.tree = Tree(world.players)
        none: list[int] = [0] * DEEPEST
        self.path = vec[i64](none)
        self.descents: i64 = 0

    def run(self, fewest: i64, most: i64, seconds: float) -> None:
        """Think for so many descents or so long, whichever ends first, but for a few at least."""
        end = perf_counter() + seconds
        while self.descents < most:
            if self.descents >= fewest and perf_counter() >= end:
                break
            self.descend()
            self.descents += 1

    def descend(self) -> None:
        world = self.world.copy()
        world.redeal(self.seat, self.luck.word())
        tree = self.tree
        node: i64 = ROOT
        depth: i64 = 0
        while world.to_move >= 0 and depth < DEEPEST - 1:
            if node != ROOT and tree.first_child[node] == NONE:
                if tree.visits[node] < self.plan.patience:
                    break
            node = self.choose_child(node, world)
            world.play(tree.moves[node])
            self.path[depth] = node
            depth += 1
            sight = world.sight()
            if sight != 0:
                node = tree.sighted(node, sight)
                self.path[depth] = node
                depth += 1
        for _ in range(self.plan.ahead):
            if world.to_move < 0:
                break
            world.play(world.any_move(self.luck))
        shares = self.judge(world)
        for at in range(depth):
            tree.learn(self.path[at], shares)
        tree.visits[ROOT] += 1

    def choose_child(self, node: i64, world: State) -> i64:
        """The most promising legal move for the seat to move; moves never seen here are judged
        first, as long as there are not enough known ones."""
        tree = self.tree
        mover: i64 = world.to_move
        moves = world.moves()
        unknown: list[int] = []
        known: i64 = 0
        child: i64 = tree.first_child[node]
        for move in moves:
            while child != NONE and tree.moves[child] < move:
                child = tree.next_sibling[child]
            if child != NONE and tree.moves[child] == move:
                known += 1
            else:
                unknown.append(move)
        if unknown and known < self.plan.width:
            self.open(node, world, unknown)
        best: i64 = NONE
        highest = -1.0
        child = tree.first_child[node]
        for move in moves:
            while child != NONE and tree.moves[child] < move:
                child = tree.next_sibling[child]
            if child == NONE:
                break
            if tree.moves[child] == move:
                tree.offers[child] += 1
                visits = float(tree.visits[child])
                offers = math.log(float(tree.offers[child]))
                hope = tree.mean(child, mover) + self.plan.curiosity * math.sqrt(offers / visits)
                if hope > highest:
                    highest = hope
                    best = child
        return best

    def open(self, node: i64, world: State, unknown: list[int]) -> None:
        """Judge moves by the position after each, and make them children of the node."""
        tree = self.tree
        elder: i64 = NONE
        child: i64 = tree.first_child[node]
        for move in unknown:
            while child != NONE and tree.moves[child] < move:
                elder = child
                child = tree.next_sibling[child]
            after = world.copy()
            after.play(move)
            fresh = tree.add(move, self.judge(after))
            tree.insert(node, elder, fresh)
            elder = fresh

    def judge(self, world: State) -> list[float]:
        """The share of the victory that each seat has, or can expect."""
        if world.to_move < 0:
            return result(world)
        return self.heuristic.outlook(world)

    def choice(self) -> int:
        """The move that was visited most; among equals the one that went best. All moves of the
        root are legal: what a seat may do does not depend on what it cannot know."""
        tree = self.tree
        best: i64 = tree.first_child[ROOT]
        child: i64 = tree.next_sibling[best]
        while child != NONE:
            if self.better(child, best):
                best = child
            child = tree.next_sibling[child]
        return tree.moves[best]

    def promise(self, move: i64) -> float:
        """The share of the victory that a move of the root brought on average."""
        tree = self.tree
        child: i64 = tree.first_child[ROOT]
        while tree.moves[child] != move:
            child = tree.next_sibling[child]
        return tree.mean(child, self.seat)

    def whim(self, doubt: float) -> int:
        """One of the moves that look good, more likely the better it looks."""
        tree = self.tree
        chances: list[float] = []
        nodes: list[int] = []
        child: i64 = tree.first_child[ROOT]
        while child != NONE:
            chances.append(math.exp(tree.mean(child, self.seat) / doubt))
            nodes.append(child)
            child = tree.next_sibling[child]
        drawn = sum(chances) * float(self.luck.below(WHIMS)) / float(WHIMS)
        for at in range(len(nodes)):
            drawn -= chances[at]
            if drawn < 0.0:
                break
        return tree.moves[nodes[at]]

    def better(self, node: i64, other: i64) -> bool:
        tree = self.tree
        if tree.visits[node] != tree.visits[other]:
            return tree.visits[node] > tree.visits[other]
        return tree.mean(node, self.seat) > tree.mean(other, self.seat)


def result(world: State) -> list[float]:
    """The victory, shared among the winners, with a little for its margin."""
    winners = world.winners()
    scores = world.scores()
    players = len(scores)
    shares: list[float] = []
    for seat in range(players):
        won = 1.0 / float(len(winners)) if seat in winners else 0.0
        shares.append(VICTORY * won + (1.0 - VICTORY) * margin(scores, winners, seat))
    return shares


def margin(scores: list[int], winners: list[int], seat: i64) -> float:
    """From 0 to 1: how far before the others, or how near to the winner; whether high or low
    scores win is seen from who won."""
    best = scores[winners[0]]
    largest = max([1, *[abs(score) for score in scores]])
    if seat not in winners:
        lost = abs(best - scores[seat])
        return 0.5 - 0.5 * lost / (lost + largest)
    gaps = [abs(best - scores[other]) for other in range(len(scores)) if other not in winners]
    lead = min(gaps) if gaps else 0
    return 0.5 + 0.5 * lead / (lead + largest)
