"""A program of random_threads.py as C text, in one of many styles that all mean the same.

What a complete execution ends with (the registers of all threads, then the shared places) is the text of a
`raddle_error`, so that a search that goes on after errors collects the outcomes.
"""

from __future__ import annotations

import itertools
import random
from dataclasses import dataclass, field

from random_threads import PLACES, PLAIN, REGISTERS, Step, Threads

TYPES = ("int", "int", "unsigned", "long", "unsigned char", "short", "unsigned long long")
MUTEXES = ("static", "recursive", "errorcheck")
HOMES = ("global", "field", "element", "heap")


@dataclass(frozen=True)
class Style:
    """`names`: a word that goes into every name; `order`: in which threads are created, and `joins`:
    joined; `split`: the share of statements that get a function of their own; `idle`: further threads;
    `wrapped`: lock calls in functions; `one`: one function for all threads, which branches on its
    argument; `main`: the last thread created is main itself; `c11`: <threads.h>; `builtin`: __atomic
    instead of <stdatomic.h>; `unrolled`: loops are written out; `type`, `home`: of the shared places;
    `shift`: the declarations in another order; `looped`: an update is a loop around a compare-exchange;
    `mutex`: its kind; `detached`: main waits for a semaphore instead of joining; `chain`: each thread
    creates the next one and joins it."""

    names: str = ""
    order: tuple[int, ...] = ()
    joins: tuple[int, ...] = ()
    split: float = 0.0
    idle: int = 0
    wrapped: bool = False
    one: bool = False
    main: bool = False
    c11: bool = False
    builtin: bool = False
    unrolled: bool = False
    type: str = "int"
    home: str = "global"
    shift: int = 0
    looped: bool = False
    mutex: str = "default"
    detached: bool = False
    chain: bool = False

    @staticmethod
    def random(rng: random.Random, threads: int) -> Style:
        """Mostly a few changes at a time."""
        much = rng.random() < 0.2
        style = Style(
            names=rng.choice(("", "_7", "Z")),
            order=tuple(rng.sample(range(threads), threads)),
            joins=tuple(rng.sample(range(threads), threads)),
        )
        changes = {
            "split": rng.choice((0.3, 1.0)),
            "idle": rng.choice((1, 1, 2)),
            "wrapped": True,
            "one": True,
            "main": True,
            "c11": True,
            "builtin": True,
            "unrolled": True,
            "type": rng.choice(TYPES),
            "home": rng.choice(HOMES),
            "shift": rng.randrange(5),
            "looped": True,
            "mutex": rng.choice(MUTEXES),
            "detached": True,
            "chain": True,
        }
        chosen = [name for name in changes if rng.random() < (0.6 if much else 0.25)]
        fields = {**style.__dict__, **{name: changes[name] for name in chosen}}
        if fields["chain"]:  # one way to start the threads at a time
            fields |= {"one": False, "main": False, "detached": False}
        return Style(**fields)


@dataclass
class Rendering:
    program: Threads
    style: Style = Style()
    seed: int = 0
    helpers: list[str] = field(default_factory=list)
    rng: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)

    def name(self, word: str) -> str:
        return f"{word}{self.style.names}"

    def text(self) -> str:
        count = len(self.program.threads)
        bodies = [self._block(thread, 1) for thread in self.program.threads]
        parts = [self._head(), *self.helpers, *self._functions(bodies), self._main(count)]
        return "\n".join(parts)

    # Declarations

    def _head(self) -> str:
        name, style = self.name, self.style
        lines = [
            "#include <pthread.h>", "#include <raddle.h>", "#include <semaphore.h>",
            "#include <stdatomic.h>", "#include <stdlib.h>", "#include <threads.h>",
        ]  # fmt: skip
        kind = style.type if style.builtin else f"_Atomic({style.type})"
        homes = {
            "global": [f"static {kind} {name(place)};" for place in PLACES],
            "field": [f"static struct {{ char pad; {kind} {' , '.join(map(name, PLACES))}; }} {name('s')};"],
            "element": [f"static {kind} {name('a')}[{len(PLACES)}];"],
            "heap": [f"static {kind} *{name('a')};"],
        }
        declarations = [*homes[style.home], f"static int {name(PLAIN)};", f"static int {name('flag')};"]
        declarations += [
            f"static int {name('out')}{t}[{REGISTERS}];" for t in range(len(self.program.threads))
        ]
        declarations += [f"static {kind} {name(word)};" for word, kind, _ in self._objects()]
        shift = style.shift % len(declarations)
        lines += [*declarations[shift:], *declarations[:shift]]
        mutex = "mtx_t" if style.c11 else "pthread_mutex_t"
        for function, kind in (("take", mutex), ("give", mutex)) if style.wrapped else ():
            lines.append(f"static void {name(function)}({kind} *p) {{ {self._call(function, 'p')} }}")
        return "\n".join(lines)

    def _objects(self) -> list[tuple[str, str, str]]:
        """(name, type, initialisation) of the locks and their like that the program uses."""
        uses, name = self.program.uses, self.name
        found = []
        signals = uses("wait", "signal", "broadcast")
        for word in ("m", "n"):
            if signals or any(step.place == word for step in self.program.steps()):
                found.append((word, *self._mutex(name(word))))
        if signals:
            call = f"cnd_init(&{name('c')});" if self.style.c11 else f"pthread_cond_init(&{name('c')}, 0);"
            found.append(("c", "cnd_t" if self.style.c11 else "pthread_cond_t", call))
        if uses("spin"):
            found.append(("sp", "pthread_spinlock_t", f"pthread_spin_init(&{name('sp')}, 0);"))
        if uses("reading", "writing"):
            found.append(("rw", "pthread_rwlock_t", f"pthread_rwlock_init(&{name('rw')}, 0);"))
        if uses("barrier"):
            count = len(self.program.threads)
            found.append(("bar", "pthread_barrier_t", f"pthread_barrier_init(&{name('bar')}, 0, {count});"))
        if self.style.detached:
            found.append(("done", "sem_t", f"sem_init(&{name('done')}, 0, 0);"))
        if uses("sem_wait", "sem_post"):
            found.append(("sem", "sem_t", f"sem_init(&{name('sem')}, 0, 0);"))
        return found

    def _mutex(self, word: str) -> tuple[str, str]:
        """Its type and initialisation."""
        kind = self.style.mutex
        if self.style.c11:
            flags = "mtx_plain | mtx_recursive" if kind == "recursive" else "mtx_plain"
            return "mtx_t", f"mtx_init(&{word}, {flags});"
        if kind == "default":
            return "pthread_mutex_t", f"pthread_mutex_init(&{word}, 0);"
        if kind == "static":
            return "pthread_mutex_t", f"{word} = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;"
        made = f"pthread_mutexattr_t k{word}; pthread_mutexattr_init(&k{word});"
        made += f" pthread_mutexattr_settype(&k{word}, PTHREAD_MUTEX_{kind.upper()});"
        return "pthread_mutex_t", f"{made} pthread_mutex_init(&{word}, &k{word});"

    def _place(self, place: str) -> str:
        match self.style.home:
            case "global":
                return self.name(place)
            case "field":
                return f"{self.name('s')}.{self.name(place)}"
        return f"{self.name('a')}[{PLACES.index(place)}]"

    def _call(self, function: str, pointer: str) -> str:
        if self.style.c11:
            return f"mtx_{'lock' if function == 'take' else 'unlock'}({pointer});"
        return f"pthread_mutex_{'lock' if function == 'take' else 'unlock'}({pointer});"

    def _lock(self, function: str, mutex: str) -> str:
        if self.style.wrapped:
            return f"{self.name(function)}(&{self.name(mutex)});"
        return self._call(function, f"&{self.name(mutex)}")

    # Statements

    def _block(self, steps: tuple[Step, ...], depth: int) -> str:
        lines = []
        for step in steps:
            text = self._statement(step, depth)
            if self.rng.random() < self.style.split:
                helper = self.name(f"part{len(self.helpers)}_")
                self.helpers.append(f"static void {helper}(int *r) {{\n{text}}}\n")
                text = "    " * depth + f"{helper}(r);\n"
            lines.append(text)
        return "".join(lines)

    def _statement(self, step: Step, depth: int) -> str:
        pad = "    " * depth
        name = self.name
        if step.kind == "if":
            then, other = self._block(step.body, depth + 1), self._block(step.other, depth + 1)
            text = f"{pad}if (r[{step.register}] == {step.compared}) {{\n{then}{pad}}}"
            return f"{text} else {{\n{other}{pad}}}\n" if step.other else f"{text}\n"
        if step.kind == "loop":
            if self.style.unrolled:
                return self._block(step.body, depth) + self._block(step.body, depth)
            body = self._block(step.body, depth + 1)
            return f"{pad}for (int i = 0; i < 2; i++) {{\n{body}{pad}}}\n"
        if step.body:
            before, after = self._around(step)
            inside = self._block(step.body, depth + 1)
            if step.kind == "trylock":
                inside += f"{pad}    r[{step.register}] = 3;\n{pad}    {after}\n"
                return f"{pad}if ({before}) {{\n{inside}{pad}}}\n"
            return f"{pad}{before}\n{inside}{pad}{after}\n"
        if step.kind == "wait":
            waiting = "cnd_wait" if self.style.c11 else "pthread_cond_wait"
            loop = f"while (!{name('flag')}) {waiting}(&{name('c')}, &{name('m')});"
            return f"{pad}{self._lock('take', 'm')}\n{pad}{loop}\n{pad}{self._lock('give', 'm')}\n"
        if step.kind in ("signal", "broadcast"):
            call = f"{'cnd_' if self.style.c11 else 'pthread_cond_'}{step.kind}(&{name('c')});"
            inside = f"{pad}{name('flag')} = 1;\n{pad}{call}\n"
            return f"{pad}{self._lock('take', 'm')}\n{inside}{pad}{self._lock('give', 'm')}\n"
        return pad + self._simple(step) + "\n"

    def _around(self, step: Step) -> tuple[str, str]:
        name = self.name
        match step.kind:
            case "section":
                return self._lock("take", step.place), self._lock("give", step.place)
            case "trylock":
                function = "mtx_trylock" if self.style.c11 else "pthread_mutex_trylock"
                return f"{function}(&{name(step.place)}) == 0", self._lock("give", step.place)
            case "spin":
                return f"pthread_spin_lock(&{name('sp')});", f"pthread_spin_unlock(&{name('sp')});"
        kind = "rd" if step.kind == "reading" else "wr"
        return f"pthread_rwlock_{kind}lock(&{name('rw')});", f"pthread_rwlock_unlock(&{name('rw')});"

    def _simple(self, step: Step) -> str:
        name = self.name
        match step.kind:
            case "barrier":
                return f"pthread_barrier_wait(&{name('bar')});"
            case "sem_wait" | "sem_post":
                return f"{step.kind}(&{name('sem')});"
            case "plain load":
                return f"r[{step.register}] = {name(PLAIN)};"
            case "plain store":
                return f"{name(PLAIN)} = {self._value(step)};"
            case "fence":
                return self._atomic("thread_fence", "", step.order)
        place = self._place(step.place)
        r = f"r[{step.register}]"
        match step.kind:
            case "load":
                return f"{r} = {self._atomic('load', f'&{place}', step.order)}"
            case "await":
                load = self._atomic("load", f"&{place}", step.order).rstrip(";")
                return f"while ({load} == {step.compared}) ;"
            case "store":
                return self._atomic("store", f"&{place}, {self._value(step)}", step.order)
            case "add" | "exchange" if self.style.looped:
                new = "e + 1" if step.kind == "add" else self._value(step)
                first = self._atomic("load", f"&{place}", "relaxed")
                loop = f"while (!{self._compare_exchange(place, new, step.order, 'relaxed')}) ;"
                return f"{{ {self.style.type} e = {first} {loop} {r} = e; }}"
            case "add":
                return f"{r} = {self._atomic('fetch_add', f'&{place}, 1', step.order)}"
            case "exchange":
                return f"{r} = {self._atomic('exchange', f'&{place}, {self._value(step)}', step.order)}"
        assert step.kind == "cas", step.kind
        call = self._compare_exchange(place, self._value(step), step.order, step.failure)
        return f"{{ {self.style.type} e = {step.compared}; {r} = {call} ? 7 : (int)e; }}"

    def _compare_exchange(self, place: str, new: str, order: str, failure: str) -> str:
        orders = f"{self._order(order)}, {self._order(failure)}"
        if self.style.builtin:
            return f"__atomic_compare_exchange_n(&{place}, &e, {new}, 0, {orders})"
        return f"atomic_compare_exchange_strong_explicit(&{place}, &e, {new}, {orders})"

    def _value(self, step: Step) -> str:
        if isinstance(step.value, str):
            return f"((r[{step.value[1:]}] + 1) & 15)"
        return str(step.value)

    def _order(self, order: str) -> str:
        return f"__ATOMIC_{order.upper()}" if self.style.builtin else f"memory_order_{order}"

    def _atomic(self, operation: str, arguments: str, order: str) -> str:
        whole = f"{arguments}, {self._order(order)}" if arguments else self._order(order)
        if not self.style.builtin:
            explicit = "" if operation == "thread_fence" else "_explicit"
            return f"atomic_{operation}{explicit}({whole});"
        known = {"load": "load_n", "store": "store_n", "exchange": "exchange_n"}
        return f"__atomic_{known.get(operation, operation)}({whole});"

    # Threads

    def _functions(self, bodies: list[str]) -> list[str]:
        head = "static int" if self.style.c11 else "static void *"
        start, end = f"    int r[{REGISTERS}] = {{0}};\n", "    return 0;\n}"
        copy = f"    for (int k = 0; k < {REGISTERS}; k++)"
        whole = [f"{body}{copy} {self.name('out')}{t}[k] = r[k];\n" for t, body in enumerate(bodies)]
        if self.style.detached:
            whole = [f"{text}    sem_post(&{self.name('done')});\n" for text in whole]
        if self.style.chain:
            self._chained(whole)
        if self.style.one:
            cases = "".join(f"    if (id == {t}) {{\n{text}    }}\n" for t, text in enumerate(whole))
            begin = f"{head} {self.name('all')}(void *p) {{\n    long id = (long)p;\n"
            found = [f"{begin}{start}{cases}{end}"]
        else:
            run = f"{head} {self.name('run')}"
            found = [f"{run}{t}(void *p);" for t in range(len(whole))]
            found += [
                f"{run}{t}(void *p) {{\n{start}    (void)p;\n{text}{end}" for t, text in enumerate(whole)
            ]
        if self.style.idle:
            found.append(f"{head} {self.name('idle')}(void *p) {{\n    int k = 1;\n    k += p != 0;\n{end}")
        return found

    def _chained(self, bodies: list[str]) -> None:
        order = self.style.order or tuple(range(len(bodies)))
        join = "thrd_join" if self.style.c11 else "pthread_join"
        kind = "thrd_t" if self.style.c11 else "pthread_t"
        for before, after in itertools.pairwise(order):
            create = self._create("next", f"{self.name('run')}{after}", "0")
            bodies[before] = f"    {kind} next;\n{create}\n{bodies[before]}    {join}(next, 0);\n"

    def _main(self, count: int) -> str:
        style, name = self.style, self.name
        order = style.order or tuple(range(count))
        own = order[-1] if style.main else None
        lines = [
            "int main(void) {",
            f"    {'thrd_t' if style.c11 else 'pthread_t'} t[{count}], u[{style.idle + 1}];",
        ]
        if style.home == "heap":
            lines.append(f"    {name('a')} = calloc({len(PLACES)}, sizeof *{name('a')});")
        lines += [f"    {begin}" for _, _, begin in self._objects()]
        idle = [self._create(f"u[{k}]", name("idle"), "0") for k in range(style.idle)]
        lines += idle[:1]
        for t in order[:1] if style.chain else order:
            function, argument = (name("all"), f"(void *){t}L") if style.one else (f"{name('run')}{t}", "0")
            lines.append(
                f"    {function}({argument});" if t == own else self._create(f"t[{t}]", function, argument)
            )
        lines += idle[1:]
        join = "thrd_join" if style.c11 else "pthread_join"
        waited = style.joins or tuple(range(count))
        if style.detached:
            detach = "thrd_detach" if style.c11 else "pthread_detach"
            lines += [f"    {detach}(t[{t}]);" for t in waited if t != own]
            lines += [f"    sem_wait(&{name('done')});" for _ in waited]
        else:
            lines += [f"    {join}(t[{t}], 0);" for t in (order[:1] if style.chain else waited) if t != own]
        lines += [f"    {join}(u[{k}], 0);" for k in range(style.idle)]
        return "\n".join([*lines, *self._outcome(count), "}", ""])

    def _create(self, handle: str, function: str, argument: str) -> str:
        if self.style.c11:
            return f"    thrd_create(&{handle}, {function}, {argument});"
        return f"    pthread_create(&{handle}, 0, {function}, {argument});"

    def _outcome(self, count: int) -> list[str]:
        size = count * REGISTERS + len(PLACES) + 2
        lines = [f"    char text[{size}] = {{0}};", "    int n = 0;"]
        each = f"    for (int k = 0; k < {REGISTERS}; k++) text[n++] ="
        lines += [f"{each} 'a' + ({self.name('out')}{t}[k] & 15);" for t in range(count)]
        lines += [f"    text[n++] = 'a' + (int)({self._place(place)} & 15);" for place in PLACES]
        return [*lines, f"    text[n++] = 'a' + ({self.name(PLAIN)} & 15);", "    raddle_error(text);"]


PLAINEST = Style()


def render(program: Threads, style: Style = PLAINEST, seed: int = 0) -> str:
    return Rendering(program, style, seed).text()
