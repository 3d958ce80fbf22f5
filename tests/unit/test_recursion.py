"""Python's stack holds about a thousand calls, and programs are longer and deeper than that.

So no function of raddle calls itself, directly or through others, unless something bounds how deep: the list
below says what. A new recursion needs an explicit stack or a line here.
"""

from __future__ import annotations

from pathlib import Path

import call_cycles

import raddle

OTHER = "a method of the same name of another object"
TYPES = "types nest at most 100 deep (frontend/llvm/types.py, debug_types.py)"
CONSTANTS = "types, and constant expressions, nest at most 100 deep (frontend/llvm/values.py)"
LITMUS = "conditions nest at most 100 deep (frontend/litmus/final.py)"
CELLS = "once: what is left of an execution in one cell has no cells"
ORACLE = "the oracle refuses more than 60 events"

BOUNDED = {
    "assemble.debug:InstructionTable._place": OTHER,
    "assemble.selector:Selector.address": "constant asks the layout for an address, not the selector",
    "assemble.steps:WindowStep.defs": OTHER,
    "assemble.steps:WindowStep.uses": OTHER,
    "bench.plan:Job.expected": OTHER,
    "bench.plan:Job.flags": OTHER,
    "bench.plan:Job.options": OTHER,
    "bench.plan:Selection.searches": OTHER,
    "bench.table:Table.expected": OTHER,
    "checkpoint:Saver.executions": OTHER,
    "checkpoint:Saver.explored": OTHER,
    "checkpoint:Saver.run": OTHER,
    "checkpoint:Saver.write": OTHER,
    "cli.outputs:Outputs.write": OTHER,
    "explore.cluster:Cluster._restart": OTHER,
    "explore.crew:Crew._standing": OTHER,
    "explore.crew:Crew._work_until": OTHER,
    "explore.cluster:Memory.blocks": OTHER,
    "explore.contest:Contest.executions": OTHER,
    "explore.contest:Contest.explored": OTHER,
    "explore.contest:Contest.found": OTHER,
    "explore.contest:Contest.run": OTHER,
    "explore.impatience:Impatience.clear": OTHER,
    "explore.impatience:Impatience.update": OTHER,
    "explore.jobs:Jobs._do": OTHER,
    "explore.native:NativeSearch.forget": OTHER,
    "explore.native:NativeSearch.has_crew": OTHER,
    "explore.native:NativeSearch.shares": OTHER,
    "explore.native:NativeSearch.tasks": OTHER,
    "explore.jobs:Jobs._known": OTHER,
    "explore.jobs:Jobs.execution": OTHER,
    "explore.jobs:Jobs._sum": OTHER,
    "explore.jobs:Jobs.kept": OTHER,
    "explore.jobs:Jobs.left": OTHER,
    "explore.litmus:LitmusResult.to_json": OTHER,
    "explore.native:NativeSearch.blocked": OTHER,
    "explore.native:NativeSearch.can_save": OTHER,
    "explore.native:NativeSearch.can_split": OTHER,
    "explore.native:NativeSearch.execution": OTHER,
    "explore.native:NativeSearch.executions": OTHER,
    "explore.native:NativeSearch.explored": OTHER,
    "explore.native:NativeSearch.kept": OTHER,
    "explore.native:NativeSearch.learn": OTHER,
    "explore.native:NativeSearch.memory": OTHER,
    "explore.native:NativeSearch.news": OTHER,
    "explore.native:NativeSearch.note_news": OTHER,
    "explore.native:NativeSearch.remember": OTHER,
    "explore.native:NativeSearch.unknown": OTHER,
    "explore.native:NativeSearch.left": OTHER,
    "explore.native:NativeSearch.lessons": OTHER,
    "explore.native:NativeSearch.ordered_locks": OTHER,
    "explore.native:NativeSearch.outgrown": OTHER,
    "explore.native:NativeSearch.rivals": OTHER,
    "explore.native:NativeSearch.run": OTHER,
    "explore.native:NativeSearch.split": OTHER,
    "explore.native:NativeSearch.states": OTHER,
    "explore.properties:UntilCounted.executions": OTHER,
    "explore.properties:UntilCounted.explored": OTHER,
    "explore.properties:UntilCounted.run": OTHER,
    "explore.result:ErrorReport.to_json": "a result has errors, an error has no result",
    "explore.sample:_UpTo.executions": OTHER,
    "explore.sample:_UpTo.explored": OTHER,
    "explore.sample:_UpTo.run": OTHER,
    "frontend.cache:Cache.load": OTHER,
    "frontend.cache:_Reader.find_class": "the base class's",
    "frontend.litmus.condition:equalities": LITMUS,
    "frontend.litmus.condition:map_equalities": LITMUS,
    "frontend.litmus.condition:satisfies": LITMUS,
    "frontend.litmus.final:_implication": LITMUS,
    "frontend.litmus.types:read_type": "one deep: no _Atomic(_Atomic(int))",
    "frontend.llvm.metadata:Metadata.file_of": "blocks and functions name their file; a file is the end",
    "frontend.llvm.types:TypeTable._parse_compound": TYPES,
    "frontend.llvm.values:_parse_elements": CONSTANTS,
    "frontend.lower.assembly.aarch64:Aarch64._condition": OTHER,
    "frontend.lower.assembly.aarch64:Aarch64.place": "an address has a register, which has no address",
    "frontend.lower.assembly.flags:Flags.condition": "g is the opposite of le, which is l or zero",
    "frontend.lower.assembly.places:Places.name": "an input is tied to an output, which is tied to nothing",
    "frontend.lower.assembly.places:Places.read": "a register has parts of 8 and 16 bits, and the rest",
    "frontend.lower.assembly.x86_operands:X86Operands._place": "an address has registers, which have none",
    "frontend.lower.builder:Builder._constant": CONSTANTS,
    "frontend.lower.builder:Builder.operands": TYPES,
    "frontend.lower.debug_types:DebugTypes._array": TYPES,
    "frontend.lower.initializers:Initializer.evaluate": CONSTANTS,
    "frontend.lower.initializers:Initializer.put": TYPES,
    "frontend.lower.memory:layout_of": CONSTANTS,
    "frontend.lower.scalars:flatten": TYPES,
    "frontend.lower.symbols:Unit.place": OTHER,
    "frontend.lower.unit_context:UnitContext.reach": OTHER,
    "frontend.lower.unit_context:UnitContext.resolve": OTHER,
    "frontend.lower.unit_context:UnitContext.shape": OTHER,
    "impact.search.guessing:Guessing.decide": "the base class's",
    "impact.search.guessing:Guessing.establish": "the base class's",
    "impact.execution.executor:Executor.allocations": OTHER,
    "impact.execution.executor:Executor.begin": OTHER,
    "impact.execution.executor:Executor.layout": OTHER,
    "impact.execution.executor:Executor.program": OTHER,
    "impact.tree.certificate:Certificate.moves": OTHER,
    "impact.state.memory:Layout._flatten": TYPES,
    "impact.memory.private_cells:write_private": "pieces are smaller than the whole of at most 16 bytes",
    "impact.threads.synchronisers:Synchroniser.read": OTHER,
    "impact.threads.synchronisers:Synchroniser.write": OTHER,
    "impact.terms.columns:Column._plain": "the dimensions of an array",
    "impact.terms.intervals:_apart": "counts down from 40",
    "impact.terms.terms:_compared": "the negation of a comparison compares no choice with a constant again",
    "impact.terms.terms:_decided": "counts down from 8",
    "impact.terms.terms:ite": "once: no negation is negated again",
    "impact.terms.terms:wrap": "what is inside a wrap that is stripped wraps to fewer bits",
    "models.coherence:atomicity": CELLS,
    "models.execution:Execution.eco": CELLS,
    "models.execution:Execution.fr": CELLS,
    "models.execution:_round.stretches": "the parts of an axiom",
    "oracle.enumeration:Enumeration._read": ORACLE,
    "oracle.enumeration:_hope.waits": "the threads of a program that the oracle takes",
    "oracle.graph:Graph.stop": OTHER,
    "oracle.interpreter:_call": "calls nest at most 200 deep",
    "oracle.memory:Layout.constant": OTHER,
    "oracle.orders:_extensions.go": ORACLE,
    "oracle.words:bits_of": "once: infinity has bits",
    "passes.purity:LoopWays._walk": "blocks of a loop of at most 200, each once",
    "passes.promote:_Renaming._cast": "twice: a word of four bytes is cast at once",
    "passes.purity:LoopWays.places": OTHER,
    "passes.thread_calls:_counts.asks": "counts down from 8",
    "passes.wording:Wording._inner": "counts to 6",
    "report.layout:_member": TYPES,
    "report.symbols:Symbols.features": OTHER,
    "schedules.digest:_inlined.node": "metadata but debug information: a loop and its hints, each once",
    "schedules.order:Ordered.awaited": OTHER,
    "schedules.sections:ProgramSchedule.events": OTHER,
    "schedules.synthesis:Found.counterexamples": OTHER,
    "subject:Subject.code": OTHER,
    "subject:Subject.features": OTHER,
    "subject:Subject.folder": OTHER,
    "pytest_plugin:Program.repr_failure": "the base class's",
}
"""The first function of each cycle, by its name, and what bounds the calls inside each other."""


def test_every_recursion_has_a_bound() -> None:
    found = call_cycles.cycles(call_cycles.read(Path(raddle.__file__).parent))
    first = {cycle[0].removeprefix("raddle."): cycle for cycle in found}
    assert {name: cycle for name, cycle in first.items() if name not in BOUNDED} == {}
    assert set(BOUNDED) - set(first) == set(), "not recursive any more"


def test_recursion_is_found(tmp_path: Path) -> None:
    package = tmp_path / "some"
    package.mkdir()
    (package / "one.py").write_text(
        "from some.two import back\n"
        "def itself(n):\n    return [itself(k) for k in n]\n"
        "def forth(n):\n    return map(back, n)\n"
        "def plain(n):\n    return itself(n)\n"
        "class Tree:\n    def depth(self):\n        return max(part.depth() for part in self.parts)\n"
        "def outer(n):\n    def inner(k):\n        return inner(k - 1)\n    return inner(n)\n"
    )
    (package / "two.py").write_text("from some import one\ndef back(n):\n    return one.forth(n)\n")
    assert call_cycles.cycles(call_cycles.read(package)) == {
        ("some.one:itself",),
        ("some.one:forth", "some.two:back"),
        ("some.one:Tree.depth",),
        ("some.one:outer.inner",),
    }
