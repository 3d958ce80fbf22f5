"""Random programs: the oracle against a plainer enumeration, against itself without pruning, and the
inclusions between models."""

from __future__ import annotations

import random
from itertools import combinations, islice, pairwise, permutations, product

import pytest
from oracle_programs import MODELS, program, run

from raddle.ir.program import Program
from raddle.models import MODELS as AXIOMS
from raddle.models import Relation
from raddle.oracle.enumeration import Enumeration
from raddle.oracle.graph import Graph, Thread
from raddle.oracle.labels import READING
from raddle.oracle.orders import consistent_orders
from raddle.oracle.steps import Steps
from raddle.oracle.threads import Threads
from raddle.oracle.view import view

READS, WRITES = ("relaxed", "acquire", "seq_cst"), ("relaxed", "release", "seq_cst")
BOTH = ("relaxed", "acquire", "release", "acq_rel", "seq_cst")


def operation(rng: random.Random, strong: bool) -> str:
    """One operation; without `strong`, no seq_cst access."""

    def order(orders: tuple[str, ...]) -> str:
        return rng.choice(orders if strong else orders[:-1])

    x = rng.choice("xxy")
    return rng.choice([
        f"r = ld({x}, {order(READS)});", f"r = ld({x}, {order(READS)});",
        f"st({x}, {rng.randint(1, 2)}, {order(WRITES)});", f"st({x}, r + 1, {order(WRITES)});",
        f"r = faa({x}, {order(BOTH)});", f"if (r) st({x}, 3, {order(WRITES)});",
        f"r = cas({x}, {rng.randint(0, 1)}, 2, {order(BOTH)}, {order(READS)});",
        f"fence({rng.choice(['acquire', 'release', 'seq_cst'])});", "lock(m); d++; unlock(m);",
        f"raddle_await_ne(&{x}, 0);", "r = raddle_choice(2);", "raddle_assume(r != 1);",
    ])  # fmt: skip


def random_program(seed: int, strong: bool = True) -> Program:
    rng = random.Random(seed)
    bodies = [["int r = 0;"] for _ in range(rng.choice((2, 2, 3)))]
    for _ in range(rng.randint(3, 6)):
        rng.choice(bodies).append(operation(rng, strong))
    return program("atomic_int x, y; pthread_mutex_t m; int d;", *[" ".join(body) for body in bodies])


def plain(what: Program, model: str, mo: bool) -> set[object]:
    """All full graphs by adding events in every order, each judged only when it is full."""
    axioms = AXIOMS[model]
    steps = Steps(axioms, True, ())
    threads = Threads(what, None, ())
    first = Graph(threads, {0: Thread(threads.main, {})})
    known, waiting, found = {first.key()}, [first], set[object]()
    while waiting:
        graph = waiting.pop()
        more: list[Graph] = []
        for number in graph.threads:
            if not graph.active(number):
                continue
            label = graph.stop(number).label
            if label.kind == "store" or label.kind in READING:
                target = steps.access(graph, number, label)
                assert not isinstance(target, Graph)
                if label.kind == "store":
                    more.append(steps.write(graph, number, label, target))
                else:
                    for write in graph.sources(target.loc):
                        more += steps.read(graph, number, label, target, write)
            else:
                more += steps.other(graph, number, label)
        for other in more:
            if other.key() not in known:
                known.add(other.key())
                waiting.append(other)
        if not more:
            found |= judged(graph, model, mo)
    return found


def judged(graph: Graph, model: str, mo: bool) -> set[object]:
    v = view(graph)
    if not AXIOMS[model].records_mo:
        return {graph.key()} if AXIOMS[model].check(v.execution, True) is None else set()
    orders = [order for order, _ in consistent_orders(v, AXIOMS[model])]
    return {(graph.key(), order) for order in orders} if mo else {graph.key() for _ in orders[:1]}


@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_missed_and_pruning_loses_nothing(seed: int) -> None:
    what = random_program(seed)
    for model in MODELS:
        result = run(what, model)
        mine = result.classes | result.blocked_classes | result.failed_classes
        assert mine == plain(what, model, False)
        unpruned = run(what, model, prune=False)
        assert result.classes == unpruned.classes
        assert result.blocked_classes == unpruned.blocked_classes
        assert (result.errors, result.races) == (unpruned.errors, unpruned.races)


def every_order(graph: Graph, model: str) -> set[object]:
    """Consistent modification orders among all arrangements of each location's writes."""
    v = view(graph)
    found = set[object]()
    for order in product(*[list(permutations(writes)) for writes in v.writes.values()]):
        pairs = [pair for writes in order for pair in combinations(writes, 2)]
        execution = v.execution.with_mo(Relation.of(v.execution.size, pairs))
        if AXIOMS[model].check(execution, True) is None:
            found.add(order)
    return found


@pytest.mark.parametrize("seed", range(300, 306))
def test_no_order_is_overlooked(seed: int) -> None:
    """What is taken as certain about mo holds in every consistent mo, also of inconsistent graphs."""
    what = random_program(seed)
    for model in MODELS[:4]:
        threads = Threads(what, None, ())
        search = Enumeration(threads, AXIOMS[model], Steps(AXIOMS[model], True, ()), 60, 10_000, prune=False)
        for graph in islice(search.graphs(), 40):
            mine = [order for order, _ in consistent_orders(view(graph), AXIOMS[model])]
            assert len(mine) == len(set(mine))
            assert set(mine) == every_order(graph, model)


@pytest.mark.parametrize("seed", range(100, 106))
def test_modification_orders_refine_reads_from(seed: int) -> None:
    what = random_program(seed)
    for model in MODELS[:4]:
        coarse, fine = run(what, model), run(what, model, mo=True)
        assert {key for key, _ in fine.classes} == coarse.classes  # type: ignore[misc]
        assert {key for key, _ in fine.blocked_classes} == coarse.blocked_classes  # type: ignore[misc]
        assert (fine.errors, fine.races, fine.outcomes) == (coarse.errors, coarse.races, coarse.outcomes)
        assert fine.executions + fine.blocked == len(plain(what, model, True))


@pytest.mark.parametrize("seed", range(200, 212))
def test_stronger_models_have_fewer_executions(seed: int) -> None:
    """sc ⊆ tso ⊆ ra, and ra ⊆ rc11 ⊆ wrc11 where no access is seq_cst."""
    results = {model: run(random_program(seed, strong=False), model) for model in MODELS}
    for stronger, weaker in pairwise(MODELS):
        assert results[stronger].classes <= results[weaker].classes
        assert results[stronger].blocked_classes <= results[weaker].blocked_classes
