"""The tree of a search: children in order, sums that add up, and every descent accounted for."""

import os
from functools import cache

import pytest

import smokowisko
from smokowisko.bots.plans import plan
from smokowisko.bots.search import Search
from smokowisko.bots.tree import NONE, Tree
from smokowisko.engine.chance import fast
from tests.bots.positions import positions

DESCENTS = 12 if os.environ.get("SMOKOWISKO_ENGINE") == "interpreted" else 100


def children(tree: Tree, node: int) -> list[int]:
    found = []
    child = tree.first_child[node]
    while child != NONE:
        found.append(int(child))
        child = tree.next_sibling[child]
    return found


def moves(tree: Tree, node: int) -> list[int]:
    return [int(tree.moves[child]) for child in children(tree, node)]


def test_children_stand_where_they_are_put() -> None:
    tree = Tree(2)
    root = tree.add(NONE, [0.0, 0.0])
    five = tree.add(5, [0.5, 0.5])
    tree.insert(root, NONE, five)
    tree.insert(root, five, tree.add(9, [0.5, 0.5]))
    tree.insert(root, five, tree.add(7, [0.5, 0.5]))
    tree.insert(root, NONE, tree.add(2, [0.5, 0.5]))
    assert moves(tree, root) == [2, 5, 7, 9]
    assert len(tree) == 5


def test_what_chance_shows_is_told_apart_and_found_again() -> None:
    tree = Tree(2)
    root = tree.add(NONE, [0.0, 0.0])
    tree.insert(root, NONE, tree.add(4, [0.5, 0.5]))
    three, one, two = (tree.sighted(root, sight) for sight in (3, 1, 2))
    assert len({int(three), int(one), int(two)}) == 3
    assert [tree.sighted(root, sight) for sight in (1, 2, 3)] == [one, two, three]
    # they come before all moves, and are none
    assert moves(tree, root) == [-4, -3, -2, 4]


def test_a_mean_is_the_shares_over_the_visits() -> None:
    tree = Tree(3)
    first = tree.add(1, [0.5, 0.25, 0.25])
    second = tree.add(2, [0.0, 1.0, 0.0])
    tree.learn(second, [0.5, 0.5, 0.0])
    tree.learn(second, [1.0, 0.0, 0.0])
    assert [tree.mean(first, seat) for seat in range(3)] == [0.5, 0.25, 0.25]
    assert [tree.mean(second, seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert (tree.visits[first], tree.visits[second]) == (1, 3)


@cache
def searches(id: str) -> list[Search]:
    """At tables of every size."""
    made = []
    for state in positions(id, 4):
        search = Search(state, fast(1), plan(id))
        search.run(DESCENTS, DESCENTS, 0.0)
        made.append(search)
    return made


@pytest.mark.parametrize("id", smokowisko.game_ids())
def test_a_search_leaves_a_tree_in_order(id: str) -> None:
    for search in searches(id):
        tree = search.tree
        root = int(search.root)
        assert moves(tree, root) == search.world.moves()
        reached = {root}
        for node in range(len(tree)):
            below = children(tree, node)
            assert moves(tree, node) == sorted(set(moves(tree, node)))
            assert not reached & set(below)
            reached |= set(below)
            # a visit more than the first look is a descent, which went on to one child or ended
            went_on = sum(int(tree.visits[child]) - 1 for child in below)
            if node == root:
                assert went_on == DESCENTS
            else:
                assert went_on <= tree.visits[node] - 1
            for child in below:
                if tree.moves[child] >= 0:
                    assert tree.visits[child] <= tree.offers[child]
        assert len(reached) == len(tree)


@pytest.mark.parametrize("id", smokowisko.game_ids())
def test_the_seats_share_about_one_victory_a_visit(id: str) -> None:
    for search in searches(id):
        tree = search.tree
        for node in range(len(tree)):
            if tree.moves[node] < 0:
                continue
            shares = [tree.mean(node, seat) for seat in range(tree.seats)]
            assert all(0.0 <= share <= 1.0 for share in shares)
            if tree.seats == 2:
                assert sum(shares) == pytest.approx(1.0)
            else:  # the margins of several losers need not add up to the winner's
                assert 0.95 - 1e-9 <= sum(shares) <= 1.25
