"""The Operations of raddle.ir.operations: threads, locks, waiting, choice, allocation, errors."""

from __future__ import annotations

from collections.abc import Callable

from raddle.errors import UnsupportedError
from raddle.ir.instructions import Operation, Order
from raddle.oracle.accesses import write_cell
from raddle.oracle.labels import Label, modes
from raddle.oracle.machine import Machine, Steps, ThreadEnd, region_of, slot_of
from raddle.oracle.words import Fault, Word, mask


def operation(m: Machine, i: Operation) -> Steps:
    handler = _HANDLERS.get(i.kind)
    if handler is None:
        raise UnsupportedError(f"the oracle does not know the operation {i.kind}", m.place())
    yield from handler(m, i)


def _result(m: Machine, i: Operation, word: Word) -> None:
    if i.results:
        m.set(i.results[0], word)


def _spawn(m: Machine, i: Operation) -> Steps:
    name = m.layout.functions.get(m.decide(i.args[0]))
    if name is None:
        raise Fault("call", "bad-function")
    function = m.layout.program.functions[name]
    given = tuple([m.get(word) for word in i.args[1:]])
    if len(function.params) > len(given) or len(function.returns) > 1:
        raise Fault("call", "signature")
    answer = yield Label("spawn", m.place(), function=name, given=given)
    _result(m, i, answer.value)


def _by_handle(m: Machine, i: Operation) -> Steps:
    answer = yield Label(i.kind, m.place(), number=m.decide(i.args[0]))
    _result(m, i, answer.value)


def _self(m: Machine, i: Operation) -> Steps:
    _result(m, i, Word(m.number + 1))
    yield from ()


def _exit_thread(m: Machine, i: Operation) -> Steps:
    value = m.get(i.args[0])
    for frame in reversed(m.frames):
        yield from m.leave(frame)
    raise ThreadEnd(finished(m, value))


def finished(m: Machine, value: Word) -> Label:
    return Label("finished", m.place(), value=value)


def _exit(m: Machine, i: Operation) -> Steps:
    raise ThreadEnd(Label("exit", m.place(), number=m.decide(i.args[0])))
    yield


def _word(m: Machine, i: Operation, size: int) -> int:
    address = m.decide(i.args[0])
    if address % size:
        raise Fault("memory", "misaligned")
    if m.local(address, size, write=i.kind != "await") is not None:
        raise UnsupportedError(f"{i.kind} of memory that no other thread sees", m.place())
    return address


def _mutex(m: Machine, i: Operation) -> Steps:
    """lock and trylock acquire, unlock releases. A trylock that fails is a read that orders nothing."""
    address = _word(m, i, 8)
    read, write = ("rlx", "rel") if i.kind == "unlock" else ("acq", "rlx")
    answer = yield Label(
        i.kind, m.place(), address, 8, read_mode=read, write_mode=write, fail_mode="rlx", library=True
    )
    owner = answer.value.bits & 0xFFFF
    if i.kind == "unlock":
        if answer.value.bits >> 16 & 0xFFFF == 0:
            m.held.remove(address)
    elif answer.success and owner == 0:
        m.held.append(address)
    _result(m, i, Word(int(answer.success)))


def _await(m: Machine, i: Operation) -> Steps:
    pred, bits, *op = i.text.removesuffix(" spin").removesuffix(" confirm").split()
    size = int(bits) // 8
    address = _word(m, i, size)
    numbers = [m.decide(arg) for arg in i.args[1:]]
    library = m.frame.function.library
    read, write = modes(Order.RELAXED if i.order is Order.PLAIN else i.order, library)
    answer = yield Label(
        i.kind,
        m.place(),
        address,
        size,
        read_mode=read,
        write_mode=write,
        value=Word(numbers[2] & mask(8 * size)) if op else Word(0),
        expected=numbers[1] & mask(8 * size),
        mask=numbers[0] & mask(8 * size),
        op=op[0] if op else "",
        pred=pred,
        library=library,
        spin=i.text.endswith(" spin"),
    )
    _result(m, i, answer.value)


def _wake(m: Machine, i: Operation) -> Steps:
    address = _word(m, i, 8)
    answer = yield Label(
        "wake", m.place(), address, 8, read_mode="rlx", write_mode="rlx", fail_mode="rlx", library=True
    )
    _result(m, i, answer.value)


def _assume(m: Machine, i: Operation) -> Steps:
    if not m.decide(i.args[0]):
        if not i.text:
            raise ThreadEnd(Label("assume", m.place()))
        yield Label("assume", m.place(), spin=True)  # only asked to go on by spinning.py


def _allocate(m: Machine, i: Operation) -> Steps:
    _result(m, i, Word(m.allocate(m.decide(i.args[0]), bool(m.decide(i.args[1])))))
    yield from ()


def _recycle(m: Machine, i: Operation) -> Steps:
    _result(m, i, Word(m.recycle(m.decide(i.args[0]), m.decide(i.args[1]))))
    yield from ()


def _free(m: Machine, i: Operation) -> Steps:
    address = m.decide(i.args[0])
    if address:
        yield Label("free", m.place(), address)


def _size_of(m: Machine, i: Operation) -> Steps:
    address = m.decide(i.args[0])
    item = m.shared.get(slot_of(address))
    if region_of(address) != m.number + 1 or item is None or not item.heap:
        raise UnsupportedError("the oracle knows the size of a thread's own heap objects only", m.place())
    if item.base != address:
        raise Fault("memory", "invalid-free")
    _result(m, i, Word(item.size))
    yield from ()


def _settled(m: Machine, i: Operation) -> Steps:
    word = m.get(i.args[0])
    _result(m, i, Word(word.bits & ~word.undefined))
    yield from ()


def _error(m: Machine, i: Operation) -> Steps:
    raise ThreadEnd(Label("error", m.place(), text=i.text, code=i.text))
    yield


def _unsupported(m: Machine, i: Operation) -> Steps:
    raise UnsupportedError(f"{i.text} is not supported", m.place())
    yield


def _text(m: Machine, i: Operation) -> Steps:
    """The thread's text; printing it only empties it."""
    match i.kind:
        case "text_put":
            m.text.append(m.get(i.args[0]).bits & 0xFF)
        case "text_size":
            _result(m, i, Word(len(m.text)))
        case "text_get":
            _result(m, i, Word(m.text[m.decide(i.args[0])]))
        case _:
            m.text.clear()
    yield from ()


def _va_start(m: Machine, i: Operation) -> Steps:
    """The x86-64 list with its register areas used up: every argument is in the overflow area."""
    address = m.decide(i.args[0])
    for k, word in enumerate((48 | 176 << 32, m.frame.varargs, 0)):
        yield from write_cell(m, address + 8 * k, 8, Word(word))


_HANDLERS: dict[str, Callable[[Machine, Operation], Steps]] = {
    "spawn": _spawn, "join": _by_handle, "detach": _by_handle, "choose": _by_handle, "self": _self,
    "exit_thread": _exit_thread, "exit": _exit, "lock": _mutex, "trylock": _mutex, "unlock": _mutex,
    "await": _await, "await_rmw": _await, "wake": _wake, "assume": _assume, "allocate": _allocate,
    "recycle": _recycle,
    "free": _free, "size_of": _size_of, "settled": _settled, "error": _error, "unsupported": _unsupported,
    "va_start": _va_start, "text_put": _text, "text_size": _text, "text_get": _text, "text_end": _text,
    "print": _text,
}  # fmt: skip
