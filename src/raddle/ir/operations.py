"""The operations beyond plain computation and memory access, with their signatures.

raddle's C library (src/raddle/library) reaches each of them as an external function
`__raddle_<kind>`; lowering turns the call into an Operation. pthreads, C11 threads, condition
variables, barriers and the rest are C code over these few.
"""

from __future__ import annotations

from dataclasses import dataclass

from raddle.ir.types import I32, I64, PTR, Type


@dataclass(frozen=True, slots=True)
class Signature:
    """`visible`: a search schedules it. `ends`: control never comes back."""

    results: tuple[Type, ...]
    params: tuple[Type, ...]
    visible: bool
    ends: bool = False
    variadic: bool = False


SPAWN_WORDS = 4
"""How many arguments a thread is given at most."""
# await and await_rmw: (pointer, mask, value[, operand]); `text` holds the comparison of
# (memory & mask) with value (eq ne ult ule ugt uge slt sle sgt sge), then the width in bits, then
# for await_rmw the operator: "eq 32", "eq 64 add". The result is the (old) value read. "spin" at the end:
# it stands in a loop that goes round, without any effect, as long as the comparison fails. So for an assume.
# "confirm" before that: each turn reads what it waits for right before, from the same place.
OPERATIONS: dict[str, Signature] = {
    # threads: spawn(function, argument, …) -> thread handle, with up to SPAWN_WORDS arguments;
    # join(handle) -> what the thread returned
    "spawn": Signature((I64,), (PTR, PTR), True, variadic=True),
    "join": Signature((PTR,), (I64,), True),
    "detach": Signature((), (I64,), True),
    "self": Signature((I64,), (), False),
    "exit_thread": Signature((), (PTR,), False, ends=True),
    "exit": Signature((), (I32,), False, ends=True),
    # mutexes: one 8-byte word (see docs/explanation: kind, owner, count); trylock returns 1 if taken
    "lock": Signature((), (PTR,), True),
    "trylock": Signature((I32,), (PTR,), True),
    "unlock": Signature((), (PTR,), True),
    # waiting
    "assume": Signature((), (I32,), False),
    "await": Signature((I64,), (PTR, I64, I64), True),
    "await_rmw": Signature((I64,), (PTR, I64, I64, I64), True),
    # clears one set bit of the 8-byte word, any one (a choice); returns the old word
    "wake": Signature((I64,), (PTR,), True),
    # choose(n) -> 0 … n-1
    "choose": Signature((I64,), (I64,), True),
    # memory: allocate(size, zero) -> pointer; size_of(pointer) -> size of that live heap object
    "allocate": Signature((PTR,), (I64, I32), False),
    # recycle(address + number, size) -> the address of a freed block, whose life with that number this is
    "recycle": Signature((PTR,), (PTR, I64), False),
    "free": Signature((), (PTR,), True),
    "size_of": Signature((I64,), (PTR,), False),
    # settled(word) -> the word, with zeros for bits that were never written
    "settled": Signature((I64,), (I64,), False),
    # ends of the road: `text` is the error's kind, the argument a C string with the message
    "error": Signature((), (PTR,), False, ends=True),
    "unsupported": Signature((), (), False, ends=True),
    # A thread's text, which the library formats: put(byte) adds to it, get(index) reads it, end() empties it;
    # print(descriptor) prints and empties it
    "text_put": Signature((), (I32,), False),
    "text_size": Signature((I64,), (), False),
    "text_get": Signature((I32,), (I64,), False),
    "text_end": Signature((), (), False),
    "print": Signature((), (I32,), False),
    # va_start(list): the list then walks this call's variadic arguments
    "va_start": Signature((), (PTR,), False),
}
