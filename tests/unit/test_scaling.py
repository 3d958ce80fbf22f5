"""The simulation of many cores: parts are ranges of a recorded tree, cut where the search would cut."""

from __future__ import annotations

import random

import pytest

from raddle.bench.scaling import Costs, Simulation, Tree, recorded, simulated

FREE = Costs(look=0.0, give=0.0, event=0.0)


def drawn(seed: int, size: int = 2000) -> Tree:
    """A tree by chance: how deep each sample has its way in common with the one before."""
    rng = random.Random(seed)
    places: list[list[int]] = [[] for _ in range(12)]
    for number in range(1, size):
        places[min(int(rng.expovariate(0.3)), 11) * -1 + 11].append(number)
    return Tree(size, places, 12.0)


def test_a_cut_is_at_the_shallowest_place() -> None:
    tree = Tree(8, [[4], [2, 6], [1, 3, 5, 7]], 3.0)
    assert tree.cut(0, 8) == 4
    assert tree.cut(0, 4) == 2
    assert tree.cut(4, 8) == 6
    assert tree.cut(6.5, 8) == 7
    assert tree.cut(7, 8) is None
    assert Tree(8, [[1, 2, 3, 4, 5, 6, 7]], 1.0).cut(0, 8) == 4  # the last half of seven


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("cluster", [False, True])
def test_never_faster_than_there_are_cores(seed: int, cluster: bool) -> None:
    tree = drawn(seed)
    before = 0.0
    for cores in (1, 2, 8, 64):
        faster, _ = simulated(tree, FREE, cores, 600.0, cluster=cluster)
        assert 0.9 * before < faster <= cores * (1 + 1e-9)
        before = faster
    assert simulated(tree, FREE, 1, 600.0, cluster=cluster)[0] == pytest.approx(1.0)
    assert simulated(tree, FREE, 2, 600.0, cluster=cluster)[0] > 1.9


def test_what_only_one_can_do_at_a_time_bounds_it() -> None:
    costs = Costs(look=0.001, give=0.0, event=0.0)
    faster, queued = simulated(drawn(1, 20_000), costs, 64, 600.0, cluster=False)
    assert faster < 12  # a look of 1 ms after every 10 ms
    assert queued > 0.5
    run = Simulation(drawn(1), Costs(0.0, 0.0, 0.0, task=1.0), 64, 0.3)
    assert run.cluster() > 600 / 3.0  # one task a second, of at most three


def test_a_tree_of_a_real_run() -> None:
    tree, seconds = recorded("ainc", "-DN=7")
    assert seconds > 0
    assert sum(map(len, tree.places)) == tree.size - 1 > 0
    assert simulated(tree, FREE, 2, 600.0, cluster=False)[0] > 1.5
