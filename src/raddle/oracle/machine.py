"""One thread's own state while the interpreter runs it: frames, private memory, objects, held locks."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from raddle.errors import UnsupportedError
from raddle.ir.instructions import Instruction
from raddle.ir.program import Function
from raddle.ir.values import Addr, Const, Location, Operand, Reg, Undef
from raddle.oracle.labels import Answer, Label, Shared
from raddle.oracle.memory import FIRST_FIXED, FIRST_HEAP, SLOT_BITS, Layout, Private, make_address
from raddle.oracle.memory import region_of as region_of
from raddle.oracle.memory import slot_of as slot_of
from raddle.oracle.words import Fault, Word, decide, mask

Steps = Generator[Label, Answer, None]


@dataclass(slots=True)
class Frame:
    function: Function
    values: dict[int, Word]
    objects: list[int] = field(default_factory=list)
    """Bases of the stack objects that die with this call."""
    loops: dict[int, int] = field(default_factory=dict)
    """Turns begun since each loop (by its number) was entered."""
    instruction: Instruction | None = None
    varargs: int = 0


class ThreadEnd(Exception):
    """The thread ends here, with this label."""

    def __init__(self, label: Label) -> None:
        super().__init__(label.kind)
        self.label = label


class Machine:
    """`events` counts the labels given out so far; `objects` only grows."""

    def __init__(self, layout: Layout, number: int, unroll: int | None, limit: int) -> None:
        self.layout = layout
        self.number = number
        self.unroll = unroll
        self.left = limit
        self.frames: list[Frame] = []
        self.private: dict[int, Private] = {}
        self.shared: dict[int, Shared] = {}  # by slot: the latest generation
        self.live: dict[int, bool] = {}  # shared stack objects, by base
        self.objects: list[Shared] = []
        self.events = 0
        self.held: list[int] = []
        self.text: list[int] = []
        self._stack = 0
        self._heap = FIRST_HEAP
        for slot, name in layout.thread_locals.items():
            data = layout.program.globals[name]
            base = make_address(number + 1, 0) + layout.addresses[name]
            if data.private and base == make_address(number + 1, slot):
                self.private[slot] = Private(base, layout.content(data), data.size)

    # --- where things are

    def place(self) -> Location | None:
        """The source line of the innermost function of the user's."""
        for frame in reversed(self.frames):
            place = frame.instruction.loc if frame.instruction is not None else None
            if place and not frame.function.library and not place.is_system:
                return place
        return None

    @property
    def frame(self) -> Frame:
        return self.frames[-1]

    def get(self, operand: Operand) -> Word:
        if isinstance(operand, Reg):
            return self.frames[-1].values[operand.id]
        if isinstance(operand, Const):
            return Word(operand.bits)
        if isinstance(operand, Undef):
            return Word(0, mask(operand.type.bits))
        assert isinstance(operand, Addr)
        return Word(self.layout.address(operand))

    def decide(self, operand: Operand) -> int:
        return decide(self.get(operand))

    def set(self, reg: Reg, word: Word) -> None:
        every = mask(reg.type.bits)
        self.frames[-1].values[reg.id] = Word(word.bits & every, word.undefined & every)

    def local(self, address: int, size: int, write: bool) -> Private | None:
        """The private or constant object there, checked; None if the access is visible to others."""
        region = region_of(address)
        found: Private | None = None
        if region == 0:
            name = self.layout.globals.get(slot_of(address))
            if name is not None and self.layout.program.globals[name].constant:
                found = self.layout.constant(name)
        elif region == self.number + 1:
            slot = slot_of(address)
            found = self.private.get(slot)
            if found is None and slot < FIRST_HEAP and slot not in self.shared:
                raise Fault("memory", "use-after-return" if slot < self._stack else "wild")
        if found is None:
            return None
        if write and found.constant:
            raise Fault("memory", "constant-write")
        found.span(address, size)
        return found

    # --- objects

    def _register(self, shared: Shared) -> int:
        self.objects.append(shared)
        slot = slot_of(shared.base)
        for k in range((shared.size >> SLOT_BITS) + 1):
            self.shared[slot + k] = shared
        return shared.base

    def new_stack_object(self, size: int, private: bool, content: bytes | None = None) -> int:
        slots = (size >> SLOT_BITS) + 1
        if self._stack + slots > FIRST_HEAP:
            raise UnsupportedError("the oracle is for small programs: too many stack objects", self.place())
        base = make_address(self.number + 1, self._stack)
        if private:
            item = Private(base, content, size)
            for k in range(slots):
                self.private[self._stack + k] = item
        else:
            self._register(Shared(base, size, False, False, 0, self.events, self.place()))
            self.live[base] = True
        self._stack += slots
        if self.frames:
            self.frame.objects.append(base)
        return base

    def allocate(self, size: int, zeroed: bool) -> int:
        slots = (size >> SLOT_BITS) + 1
        if self._heap + slots > FIRST_FIXED:
            raise UnsupportedError("the oracle is for small programs: too much is allocated", self.place())
        base = make_address(self.number + 1, self._heap)
        self._heap += slots
        return self._register(Shared(base, size, True, zeroed, 0, self.events, self.place()))

    def recycle(self, address: int, size: int) -> int:
        """The block at that address, less the number of its new life, begins that life."""
        life = address & (1 << SLOT_BITS) - 1
        self._heap += 1
        again = Shared(address - life, size, True, False, life, self.events, self.place(), True)
        self.objects.append(again)
        return again.base

    def start_life(self, address: int) -> None:
        slot = slot_of(address)
        item = self.private.get(slot)
        if item is not None:
            item.live = True
            item.forget()
            return
        old = self._own(address)
        life = old.generation + 1
        self._register(Shared(old.base, old.size, False, False, life, self.events, self.place()))
        self.live[old.base] = True

    def end_life(self, address: int) -> Steps:
        item = self.private.get(slot_of(address))
        if item is not None:
            item.live = False
            return
        old = self._own(address)
        if self.live[old.base]:
            yield Label("life_end", self.place(), address=old.base, size=old.size)
            self.live[old.base] = False

    def _own(self, address: int) -> Shared:
        found = self.shared.get(slot_of(address)) if region_of(address) == self.number + 1 else None
        if found is None or found.heap:
            raise Fault("memory", "wild")
        return found

    def leave(self, frame: Frame) -> Steps:
        """The frame's stack objects die, the youngest first."""
        for base in reversed(frame.objects):
            slot = slot_of(base)
            item = self.private.get(slot)
            if item is None:
                yield from self.end_life(base)
            else:
                for k in range((item.size >> SLOT_BITS) + 1):
                    del self.private[slot + k]
