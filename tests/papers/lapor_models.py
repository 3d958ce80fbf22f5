"""The lock programs of the LAPOR tables once more, in Python, for lock_orders.count."""

from __future__ import annotations

from functools import partial

from lock_orders import Body, Memory, Thread

Model = tuple[list[Body], Body | None]


def fib_bench(k: int) -> Model:
    def add(memory: Memory, to: str, other: str) -> Thread:
        for _ in range(k):
            yield "m"
            memory.write(to, memory.read(to) + memory.read(other))
            memory.unlock("m")

    return [partial(add, to="x", other="y"), partial(add, to="y", other="x"), check], None


def check(memory: Memory) -> Thread:
    for place in "xy":
        yield "m"
        memory.read(place)
        memory.unlock("m")


def triangular(k: int) -> Model:
    def raise_(memory: Memory, to: str, other: str) -> Thread:
        for _ in range(k):
            yield "m"
            memory.write(to, memory.read(other) + 1)
            memory.unlock("m")

    return [partial(raise_, to="x", other="y"), partial(raise_, to="y", other="x"), check], None


def stack(size: int) -> Model:
    def push(memory: Memory) -> Thread:
        for number in range(size):
            yield "m"
            top = memory.read("top")
            memory.write(("elements", top), number)
            memory.write("top", top + 1)
            memory.unlock("m")

    def pop(memory: Memory) -> Thread:
        for _ in range(size):
            yield "m"
            top = memory.read("top")
            if top > 0:
                memory.write("top", top - 1)
                memory.read(("elements", top - 1))
            memory.unlock("m")

    return [push, pop], None


def queue_ok(size: int) -> Model:
    def put(memory: Memory, value: int) -> None:
        tail = memory.read("tail")
        memory.write(("elements", tail), value)
        memory.write("tail", (tail + 1) % size)
        memory.write("amount", memory.read("amount") + 1)

    def take(memory: Memory) -> None:
        assert memory.read("amount") > 0
        head = memory.read("head")
        memory.read(("elements", head))
        memory.write("head", (head + 1) % size)
        memory.write("amount", memory.read("amount") - 1)

    def producer(memory: Memory) -> Thread:
        stored = 0
        for number in range(size):
            yield "m"
            if number == 0 or memory.read("full") == 0:
                put(memory, number)
                memory.write(("stored", stored), number)
                stored += 1
                if number > 0:
                    memory.write("full", 1)
                    memory.write("may_take", 1)
            memory.unlock("m")

    def consumer(memory: Memory) -> Thread:
        taken = 0
        for _ in range(size):
            yield "m"
            if memory.read("may_take") == 1:
                take(memory)
                memory.read(("stored", taken))
                taken += 1
                memory.write("may_take", 0)
                memory.write("full", 0)
            memory.unlock("m")

    return [producer, consumer], None


def stateful() -> Model:
    def change(memory: Memory) -> Thread:
        for place in ("first", "second"):
            yield "m"
            memory.write(place, memory.read(place) + 1)
            memory.unlock("m")

    return [change, change], None


def lazy() -> Model:
    def add(memory: Memory) -> Thread:
        yield "m"
        memory.write("data", memory.read("data") + 1)
        memory.unlock("m")

    def look(memory: Memory) -> Thread:
        yield "m"
        memory.read("data")
        memory.unlock("m")

    return [add, add, look], None


def gcd(k: int) -> Model:
    def reduce(memory: Memory, number: str, other: str) -> Thread:
        for _ in range(k):
            yield "m"
            mine, yours = memory.read(number) or START[number], memory.read(other) or START[other]
            if mine > yours:
                memory.write(number, mine - yours)
            memory.unlock("m")
            if mine == yours:
                return

    return [partial(reduce, number="a", other="b"), partial(reduce, number="b", other="a")], None


START = {"a": 12, "b": 8}


def time_var_mutex() -> Model:
    def allocate(memory: Memory) -> Thread:
        yield "inode"
        yield "busy"
        memory.write("busy", 1)
        memory.unlock("busy")
        memory.write("block", 1)
        memory.unlock("inode")

    def release(memory: Memory) -> Thread:
        yield "busy"
        if not memory.read("busy"):
            memory.write("block", 0)
        memory.unlock("busy")

    return [allocate, release], None


def complex_lock(n: int) -> Model:
    def thread(memory: Memory) -> Thread:
        for lock in "mlm":
            yield lock
            if lock == "m":
                memory.write("x", memory.read("x") + 1)
            memory.unlock(lock)

    return [thread] * n, None


def scull() -> Model:
    def trim(memory: Memory) -> None:
        block = memory.read("first")
        while block:
            block = memory.read((block, "next"))
        memory.write("first", 0)
        memory.write("size", 0)

    def writer(memory: Memory) -> Thread:
        yield "m"
        trim(memory)
        memory.unlock("m")
        yield "m"
        if not memory.read("first"):
            block = memory.make()
            for place in (0, 1, "next"):
                memory.write((block, place), 0)
            memory.write("first", block)
        block = memory.read("first")
        for place in (0, 1):
            memory.write((block, place), 1)
        if memory.read("size") < 2:
            memory.write("size", 2)
        memory.unlock("m")

    def reader(memory: Memory) -> Thread:
        position = 0
        for _ in range(2):
            yield "m"
            if memory.read("size") > position:
                block = memory.read("first")
                for place in (0, 1):
                    memory.read((block, place))
                position = 2
            memory.unlock("m")

    return [writer, writer, reader, reader], None
