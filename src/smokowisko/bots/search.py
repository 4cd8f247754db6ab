"""Single-observer information-set Monte Carlo tree search for any game and any number of seats.

Every descent starts in a world dealt anew for the seat that thinks, and ends in a judgement: the
result where the game is over, otherwise the outlook of the game's own heuristic, where a plan wants
it after a few more moves that promise most to those who play them. Every seat maximises its own
share (max^n).
"""

import math
from time import perf_counter
from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64

from smokowisko.bots.plans import Plan
from smokowisko.bots.results import expected, result
from smokowisko.bots.tree import NONE, Tree
from smokowisko.engine.chance import Chance
from smokowisko.engine.game import State

DEEPEST: Final = 200
# descents between two looks at the clock
STRIDE: Final = 16
WHIMS: Final = 1 << 20


class Root(NamedTuple):
    """A move of the root: how often it was tried, and the shares of the victory it brought."""

    move: int
    visits: int
    shares: float

    @property
    def share(self) -> float:
        return self.shares / self.visits


@final
class Search:
    """A tree over one decision; `world` is any world that fits what the seat to move knows."""

    def __init__(self, world: State, luck: Chance, plan: Plan) -> None:
        self.luck = luck
        self.plan = plan
        self.seat: i64 = world.to_move
        self.look_at(world)
        self.heuristic = world.game.heuristic
        self.desk = self.heuristic.desk()
        self.tree = Tree(world.players)
        self.root: i64 = self.tree.add(NONE, [0.0] * world.players)
        self.path = vec[i64]([0] * DEEPEST)
        self.deals = vec[i64]()
        self.descents: i64 = 0
        self.judged: i64 = 0  # positions, at the end of descents and on the way

    def look_at(self, world: State) -> None:
        self.world = world.copy()
        self.world.redeal(self.seat, self.luck.word())
        # the same in every world: what a seat may do does not depend on what it cannot know
        self.choices = world.moves()

    def run(self, fewest: i64, most: i64, seconds: float) -> None:
        """Think for so many descents or so long, whichever ends first, but for a few at least;
        and no longer than the choice can change."""
        began = perf_counter()
        self.descents = 0
        while self.descents < most:
            if self.descents >= fewest and self.descents % STRIDE == 0:
                spent = perf_counter() - began
                if spent >= seconds:
                    break
                left = float(self.descents) * (seconds - spent) / max(spent, 1e-6)
                if float(self.lead()) > min(left, float(most - self.descents)):
                    break
            self.descend()
            self.descents += 1

    def descend(self) -> None:
        tree = self.tree
        node = self.choose_child(self.root, self.world)
        world = self.world.copy()
        world.redeal(self.seat, self.deal(tree.visits[node]))
        depth: i64 = 0
        while True:
            world.play(tree.moves[node])
            self.path[depth] = node
            depth += 1
            sight = world.sight()
            if sight != 0:
                node = tree.sighted(node, sight)
                self.path[depth] = node
                depth += 1
            if world.to_move < 0 or depth >= DEEPEST - 1:
                break
            if tree.first_child[node] == NONE and tree.visits[node] < self.plan.patience:
                break
            node = self.choose_child(node, world)
        self.rehearse(world)
        shares = self.judge(world)
        self.judged += 1
        for at in range(depth):
            tree.learn(self.path[at], shares)

    def deal(self, number: i64) -> i64:
        """The seed of a world. Every move of the root meets the same worlds, one after another, so
        that none looks better only for the luck of the deal."""
        while len(self.deals) <= number:
            self.deals = append(self.deals, self.luck.word())
        return self.deals[number]

    def rehearse(self, world: State) -> None:
        """Play on for a while; whoever is to move does what promises most as that seat sees it."""
        for _ in range(self.plan.rehearsal):
            if world.to_move < 0:
                return
            moves = world.moves()
            if len(moves) == 1:
                world.play(moves[0])
            else:
                world.play(self.desk.best(world, moves))
                self.judged += len(moves)

    def choose_child(self, node: i64, world: State) -> i64:
        """The most hopeful legal move for the seat to move; moves never seen here are judged
        first."""
        tree = self.tree
        moves = self.choices if node == self.root else world.moves()
        unknown: list[int] = []
        best_appeal = 0.0
        child: i64 = tree.first_child[node]
        for move in moves:
            while child != NONE and tree.moves[child] < move:
                child = tree.next_sibling[child]
            if child != NONE and tree.moves[child] == move:
                best_appeal = max(best_appeal, tree.appeals[child])
            else:
                unknown.append(move)
        if unknown:
            best_appeal = max(best_appeal, self.open(node, world, unknown))
        return self.most_hopeful(node, moves, world.to_move, best_appeal)

    def most_hopeful(self, node: i64, moves: list[int], mover: i64, best_appeal: float) -> i64:
        """What a move has brought, and the wish to know it better: the greater, the better it
        looked at first sight and the less often it was taken when it could have been."""
        tree = self.tree
        curiosity = self.plan.curiosity / best_appeal
        best: i64 = NONE
        highest = -1.0
        child: i64 = tree.first_child[node]
        for move in moves:
            while tree.moves[child] < move:
                child = tree.next_sibling[child]
            tree.offers[child] += 1
            visits = float(tree.visits[child])
            offers = float(tree.offers[child])
            hope = tree.mean(child, mover)
            hope += curiosity * tree.appeals[child] * math.sqrt(offers) / visits
            if hope > highest:
                highest = hope
                best = child
        return best

    def open(self, node: i64, world: State, unknown: list[int]) -> float:
        """Judge moves by the position after each, and make them children of the node; gives the
        appeal of the best of them."""
        tree = self.tree
        mover: i64 = world.to_move
        best = 0.0
        elder: i64 = NONE
        child: i64 = tree.first_child[node]
        foresight = self.heuristic.foresight(world)
        self.judged += len(unknown)
        for move in unknown:
            while child != NONE and tree.moves[child] < move:
                elder = child
                child = tree.next_sibling[child]
            outlook = foresight.outlook(move)
            shares = self.judge_after(move, world) if outlook is None else expected(outlook)
            appeal = self.plan.appeal(shares[mover])
            best = max(best, appeal)
            fresh = tree.add(move, shares, appeal)
            tree.insert(node, elder, fresh)
            elder = fresh
        return best

    def judge_after(self, move: int, world: State) -> list[float]:
        after = world.copy()
        after.play(move)
        return self.judge(after)

    def judge(self, world: State) -> list[float]:
        """The share of the victory that each seat has, or can expect."""
        if world.to_move < 0:
            return result(world)
        return expected(self.desk.outlook(world))

    # ------------------------------------------------------------ what came of it

    def roots(self) -> list[Root]:
        """The moves of the root, all of them legal."""
        tree = self.tree
        found: list[Root] = []
        child: i64 = tree.first_child[self.root]
        while child != NONE:
            visits: i64 = tree.visits[child]
            found.append(
                Root(tree.moves[child], visits, tree.mean(child, self.seat) * float(visits))
            )
            child = tree.next_sibling[child]
        return found

    def lead(self) -> i64:
        """By how many visits the most visited move of the root is ahead of the next."""
        tree = self.tree
        most: i64 = 0
        second: i64 = 0
        child: i64 = tree.first_child[self.root]
        while child != NONE:
            visits: i64 = tree.visits[child]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = tree.next_sibling[child]
        return most - second

    def advance(self, move: int, world: State) -> bool:
        """Go on from the position after a move of the root, where the same seat decides again and
        has learnt nothing new: what is known of it stays known. False where that is not so."""
        after = self.world.copy()
        after.play(move)
        if after.to_move != self.seat or world.to_move != self.seat or after.sight() != 0:
            return False
        # a world dealt anew is the same for all who know the same
        again = world.copy()
        again.redeal(self.seat, 0)
        after.redeal(self.seat, 0)
        if again.dump() != after.dump():
            return False
        tree = self.tree
        root: i64 = tree.first_child[self.root]
        while tree.moves[root] != move:
            root = tree.next_sibling[root]
        if not self.all_legal(root, world):
            return False
        self.root = root
        self.look_at(world)
        return True

    def all_legal(self, node: i64, world: State) -> bool:
        """Whether every move known at the node may be played here. Where the seat learns something
        by its move, a card it draws, the node holds the moves of all that it might have learnt,
        also when one of those worlds happened to be true."""
        tree = self.tree
        child: i64 = tree.first_child[node]
        for move in world.moves():
            if child != NONE and tree.moves[child] == move:
                child = tree.next_sibling[child]
        return child == NONE


def favourite(roots: list[Root]) -> Root:
    """The move that was visited most; among equals the one that went best."""
    best = roots[0]
    for root in roots:
        if (root.visits, root.share) > (best.visits, best.share):
            best = root
    return best


def whim(roots: list[Root], doubt: float, luck: Chance) -> Root:
    """One of the moves that look good, more likely the better it looks."""
    best = max([root.share for root in roots])
    chances = [math.exp((root.share - best) / doubt) for root in roots]
    drawn = sum(chances) * float(luck.below(WHIMS)) / float(WHIMS)
    for at in range(len(roots)):
        drawn -= chances[at]
        if drawn < 0.0:
            return roots[at]
    return roots[-1]
