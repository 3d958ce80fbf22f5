"""The iterations: one policy after the other, each result certified before anybody sees it.

The first prefers single turns in the threads' order; then come groups of threads, a first thread that goes
ahead, longer turns, which make enforcement cheaper; then other threads go first. Every schedule is safe
by itself, and a program may run under any of them.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

from raddle.errors import UnsupportedError
from raddle.impact.execution.executor import Executor
from raddle.impact.search.control import goes_one_way_to_its_end
from raddle.impact.search.guessing import guessing
from raddle.impact.search.horizon import nodes_left
from raddle.impact.search.ranges import ranged
from raddle.impact.search.running import shared_names
from raddle.impact.search.samples import sampled
from raddle.impact.search.scout import scouted
from raddle.impact.search.search import Search
from raddle.impact.search.walking import Walking
from raddle.impact.search.watch import Watch
from raddle.impact.state.run import Site
from raddle.impact.terms.solver import OutOfTime
from raddle.impact.terms.terms import Term, array, var
from raddle.impact.tree.certificate import Certificate
from raddle.impact.tree.iteration import Counterexample, Iteration
from raddle.impact.tree.policy import Policy
from raddle.impact.tree.tree import Node, Tree
from raddle.ir.program import Program
from raddle.ir.values import Location
from raddle.schedules.barred import barred
from raddle.schedules.economy import economy, on_cycles
from raddle.schedules.sections import ProgramSchedule, extract
from raddle.schedules.stops import stops

_BATCHES = (2, 4, 8)
_ANOTHER = 5
"""Where there is a schedule, another may take so many times as long, or so many seconds."""
_SMALL = 500
"""Nodes of a tree that may be four times as large."""
_PATIENCE = 0.5
"""Seconds after which the other kind of search is tried."""
_SHORT, _LONG = 6000, 60000
"""Nodes of a tree whose labels are cheap, at first and later on."""
_LIFE = ("create", "join")


@dataclass(frozen=True, slots=True)
class Found:
    """One iteration's result; `schedule` is None where there is none."""

    number: int
    iteration: Iteration
    schedule: ProgramSchedule | None
    names: dict[Site, str]
    barred: tuple[Site, ...]
    certified: float
    """Seconds the certificate took."""
    problem: str = ""

    @property
    def hopeless(self) -> bool:
        """Whatever a scheduler of any kind does, there is an error."""
        return self.iteration.outcome == "lost" and self.iteration.exact

    @property
    def counterexamples(self) -> tuple[Counterexample, ...]:
        return self.iteration.counterexamples


def policies(before: list[Found]) -> Iterator[Policy]:
    """What is worth trying after these results."""
    yield Policy(1, 1)
    known = next((found.schedule for found in before if found.schedule is not None), None)
    if known is None:
        if not any(found.hopeless for found in before):
            yield from (Policy(1, 0), Policy(2, 1), Policy(1, 2))
        return
    if len(set(known.threads)) < len(known.threads):
        yield Policy(4, 1, grouped=True)
    if _first_thread_works(known):
        yield Policy(1, 0)
    for batch in _BATCHES:
        yield Policy(batch, 1)
    for shorter, longer in ((4, 8), (8, 32)):
        if _pays(before, Policy(shorter, 1), Policy(longer, 1)):
            yield Policy(4 * longer, 1)
    for first in range(2, len(known.threads)):
        yield Policy(1, first)


def _first_thread_works(schedule: ProgramSchedule) -> bool:
    """Whether it does more than start and join the others."""
    events = list(schedule.events)
    started = next((n for n, event in enumerate(events) if event.spawned is not None), len(events))
    return any(
        event.thread == 0 and event.site is not None and event.site[2] not in _LIFE
        for event in events[started:]
    )


def synthesise(
    program: Program, iterations: int, deadline: float | None, watch: Watch | None = None
) -> Iterator[Found]:
    """Results as they are found, until there are enough, time is up or there is no other policy."""
    results: list[Found] = []
    needed = 0.0
    while len(results) < iterations:
        tried = [found.iteration.policy for found in results]
        policy = next((p for p in policies(results) if p not in tried), None)
        if policy is None or (deadline is not None and time.monotonic() > deadline):
            return
        until = deadline
        if deadline is not None and all(found.schedule is None for found in results):
            until = time.monotonic() + 0.6 * (deadline - time.monotonic())  # another policy may do
        elif deadline is not None:
            until = min(deadline, time.monotonic() + _ANOTHER * max(1.0, needed))
        began = time.monotonic()
        results.append(attempt(program, policy, len(results) + 1, until, watch))
        if results[-1].schedule is not None:
            needed = max(needed, time.monotonic() - began)
        yield results[-1]


def _pays(results: list[Found], shorter: Policy, longer: Policy) -> bool:
    """Whether longer turns make a better schedule, and not a large one."""
    found = {each.iteration.policy: each for each in results}
    before, after = (found[p].schedule if p in found else None for p in (shorter, longer))
    if before is None or after is None or found[longer].iteration.nodes > _SMALL:
        return False
    return economy(after) > economy(before)


def attempt(
    program: Program, policy: Policy, number: int, deadline: float | None, watch: Watch | None = None
) -> Found:
    """One iteration, certified; Refuted is raised if the tree is wrong, which is a bug."""
    failed: Found | None = None
    for result, executor in _searched(Executor(program), policy, deadline, watch):
        if failed is not None and result.outcome != "safe":
            break
        if result.outcome != "safe":
            return Found(number, result, None, {}, (), 0.0, result.outcome)
        started = time.perf_counter()
        try:
            Certificate(program, result.tree, deadline=deadline).check()
        except OutOfTime:
            return failed or Found(number, result, None, {}, (), time.perf_counter() - started, "limit")
        certified = time.perf_counter() - started
        try:
            schedule = extract(result.tree, thread_functions(result.tree))
            schedule = replace(schedule, stops=stops(result.tree, schedule.sites, executor))
            _ = schedule.deciding
        except UnsupportedError as error:
            failed = failed or Found(number, result, None, {}, (), certified, str(error))
            continue
        names = {site: f"{place}, {site[2]}" if place else site[2] for site, place in executor.sites.items()}
        places = program_places(program)
        never = tuple(barred(program, schedule, executor))
        names |= {site: f"{places.get(site[:2])}, {site[2]}" for site in never}
        return Found(number, result, schedule, names, never, certified)
    assert failed is not None
    return failed


def _searched(
    executor: Executor, policy: Policy, deadline: float | None, watch: Watch | None
) -> Iterator[tuple[Iteration, Executor]]:
    """Five kinds of search by turns, each for twice as long as before, since none is best for all programs:
    one that generalises what decides the steps of its path; one whose labels are just the path's values; one
    that forgets those that are others in each round of a loop; one that begins with guesses of what stays the
    same; one that forgets all. Those that forget have the ranges of variables instead. What one finds may be
    no schedule that can be enforced; then the others go on. The last result is no tree."""
    eager = Search(executor, policy, deadline=deadline, watch=watch)
    result = eager.run(_PATIENCE)
    if result.outcome != "diverges":
        yield result, executor
        return
    apart = Executor(executor.program)
    walking = Search(apart, policy, deadline=deadline, max_nodes=_SHORT, labelling=Walking, watch=watch)
    if goes_one_way_to_its_end(executor):  # the end may be near
        result = _walked(walking, 4 * _PATIENCE, result)
        if result.outcome == "safe" or (result.outcome == "lost" and result.exact):
            yield result, apart
    near = _near_its_end(walking)
    walking.max_nodes = _LONG
    limited = ranged(executor) or executor
    running = eager.running() or scouted(executor, policy, deadline)
    searches = [(walking, 16 if near else 1)] if result.outcome in ("diverges", "limit") else []
    searches += [(Search(limited, policy, deadline=deadline, lazy=True, watch=watch), 2)]
    guessed = sampled(executor, policy)
    if guessed is not None:
        plain, labels = guessed[0], guessing(guessed[1])
        guesses = Search(
            plain, policy, deadline=deadline, lazy=True, running=running, labelling=labels, watch=watch
        )
        searches.insert(0, (guesses, 2 if near else 6))
    if running:
        same = frozenset(_same_in(limited, variable) for variable in running)
        some = Search(limited, policy, deadline=deadline, lazy=True, running=same, watch=watch)
        searches.insert(0, (some, 1))  # its trees do not grow with the numbers
    # One that was only slow, and neither enumerates values nor is stuck in the solver, is first again.
    stuck = eager.warned or eager.spoiled or 4 * eager.solver.queries > eager.made
    searches.insert(len(searches) if stuck else 0, (eager, 1))
    patience = _PATIENCE / 2 if near else _PATIENCE
    while searches:
        patience *= 2
        for each in [*searches]:
            search, share = each
            turn = share * patience
            result = _walked(walking, turn, result) if search is walking else search.run(turn)
            may_give_up = result.exact or not (search.lazy or search is walking)
            if result.outcome == "safe" or (result.outcome == "lost" and may_give_up):
                yield result, search.executor
            if result.outcome != "diverges":
                searches.remove(each)
    yield replace(result, outcome="limit", running=shared_names(running or eager.running())), executor


def _near_its_end(walking: Search) -> bool:
    left = nodes_left(walking)
    return left is not None and walking.made + left < _LONG


def _walked(walking: Search, patience: float, before: Iteration) -> Iteration:
    """Each of its rounds may allocate, until there is no room for more: the others do not look at all."""
    try:
        return walking.run(patience)
    except UnsupportedError:
        return replace(before, outcome="lost", exact=False)


def _same_in(executor: Executor, variable: Term) -> Term:
    """The variable of that name, with the range that it has there."""
    limits = executor.allocations.ranges.get(str(variable.args[0]))
    if limits is None or variable.op not in ("var", "avar"):
        return variable
    return (var if variable.op == "var" else array)(str(variable.args[0]), *limits)


def program_places(program: Program) -> dict[tuple[str, int], Location]:
    """Where the program's instructions stand in its source."""
    return {
        (name, instruction.id): instruction.loc
        for name, function in program.functions.items()
        for block in function.blocks
        for instruction in block.instructions
        if instruction.loc is not None
    }


def thread_functions(tree: Tree) -> tuple[str, ...]:
    """By thread."""
    functions = [""] * max(len(node.location) for node in tree.nodes())
    for node in tree.nodes():
        for number, state in enumerate(node.location):
            if state.frames:
                functions[number] = state.frames[0].function
    return tuple(functions)


def stays_blocked(found: Found, program: Program) -> dict[int, str]:
    """Threads that the program itself blocks for good while others go on for ever, and where.

    That is no deadlock, since some thread can always go on, but seldom what was meant. `main` waiting for
    threads that never end is."""
    if found.schedule is None:
        return {}
    cyclic = on_cycles(found.schedule)
    working = {event.thread for number in cyclic for event in found.schedule.sections[number].events}
    places = program_places(program)
    blocked: dict[int, str] = {}
    for node in found.iteration.tree.nodes():
        idle = [
            thread
            for thread, state in enumerate(node.location if node.cover is not None else ())
            if thread and state.frames and thread not in working
        ]
        if idle and _comes_back(node):
            for thread in idle:
                frame = node.location[thread].frames[-1]
                function = program.functions[frame.function]
                block = next(block for block in function.blocks if block.label == frame.block)
                blocked[thread] = str(places.get((frame.function, block.instructions[frame.index].id)))
    return blocked


def _comes_back(node: Node) -> bool:
    """Whether executions may go on from the node's cover and be there again, rather than only meet others."""
    seen: set[Node] = set()
    waiting = [node]
    while waiting:
        at = waiting.pop()
        for after in [at.cover] if at.cover is not None else at.children():
            if after is node:
                return True
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return False
