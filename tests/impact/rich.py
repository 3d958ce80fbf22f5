"""Small programs that use much of C, as text: what the complete pass, schedules and real runs are tried on.

Each program takes a few features of a list; `features` tells which of them got into the text. Every local
variable is initialised, and nothing depends on the numbers of addresses.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rich_expressions import NARROW, VARIABLES, WIDE
from rich_statements import Statements

FEATURES = (
    "array",
    "grid",
    "struct",
    "records",
    "pointer",
    "function",
    "member function",
    "loop",
    "switch",
    "narrow",
    "division",
    "shift",
    "bits",
    "condition",
    "barrier",
    "semaphore",
    "recursive",
    "trylock",
    "atomic",
    "builtin",
    "input",
    "choice",
    "assume",
    "block",
    "result",
    "exit",
    "print",
    "copy",
    "mutex",
    "mutex index",
    "select",
    "thread local",
    "static local",
    "early return",
    "outside",
    "wide",
    "nested",
    "pointer arithmetic",
    "pointer table",
    "struct pointer",
    "fill",
    "recursion",
    "goto",
)
SIGNS_OF_USE = {
    "array": r"\ba\[",
    "grid": r"\bg\[",
    "struct": r"\bp\.",
    "records": r"\br\[",
    "pointer": r"\*q|q = ",
    "function": r"= compute\(|\(compute| change\(|compute\(.*compute\(",
    "member function": r" update\(&",
    "loop": r"for \(int",
    "switch": "switch",
    "narrow": r"\b[cbshf] =|\b[cbshf]\b [<>=+/*-]|char\)|short\)",
    "division": r" [/%] (?![23]\b)",
    "shift": "<<|>>",
    "bits": r"~|\^|popcount",
    "condition": "cond_wait",
    "barrier": "barrier_wait",
    "semaphore": "sem_(wait|post|trywait)",
    "recursive": r"lock\(&again",
    "trylock": "trylock",
    "atomic": "atomic_[a-km-rt-z]|atomic_load|atomic_store",
    "builtin": "__sync|__ATOMIC",
    "input": "VERIFIER_nondet",
    "choice": "raddle_choice",
    "assume": "VERIFIER_assume",
    "block": "atomic_begin",
    "result": "&result",
    "exit": r"exit\([0-6]",
    "print": r"^ +(printf|puts|putchar)",
    "copy": r"p = r|= p;|p = \(|swapped\(p|\] = r\[",
    "mutex": r"mutex_lock\(&[mo]\)",
    "mutex index": r"&ms\[",
    "select": r"\?",
    "thread local": r"\bown\b",
    "static local": "static int count",
    "early return": r"return \(void \*\)1|pthread_exit",
    "wide": r"\b[wk] =|long long\)",
    "signal": "cond_(signal|broadcast)",
    "nested": r"\bd\[",
    "pointer arithmetic": r"\bq (\+|-)|q\[|q\+\+|q--",
    "pointer table": r"\bps\[",
    "struct pointer": "sp(->| = )",
    "fill": "mem(set|cpy)",
    "recursion": "descend",
    "goto": "goto",
}
INCLUDES = ("assert", "pthread", "semaphore", "stdatomic", "stdio", "stdlib", "string", "raddle")


@dataclass
class Rich(Statements):
    """One program."""

    def __post_init__(self) -> None:
        possible = [name for name in FEATURES if name not in self.without]
        self.palette = frozenset(self.rng.sample(possible, min(len(possible), self.rng.randint(3, 8))))
        self.threads = self.rng.choice((2, 2, 2, 3)) if self.endless else self.rng.choice((1, 2, 2, 2, 3))
        self.shared_code = self.rng.random() < 0.3
        self.variables = {name: VARIABLES[name] for name in self.rng.sample(("x", "y", "u"), 2)}
        for feature, kinds in (("narrow", NARROW), ("wide", WIDE)):
            if feature in self.palette:
                name = self.rng.choice(list(kinds))
                self.variables[name] = kinds[name]
        self.text = "\n".join(self._program()) + "\n"
        body = self.text.partition("void report")[2].partition("}")[2]
        self.features = {name for name, sign in SIGNS_OF_USE.items() if re.search(sign, body, re.MULTILINE)}

    # --- the program

    def _program(self) -> list[str]:
        functions = self._functions()
        names: list[str] = []
        bodies: list[str] = []
        for number in range(1, 2 if self.shared_code else self.threads + 1):
            names.append(f"thread{number}")
            bodies += self._thread(number)
        names *= self.threads if self.shared_code else 1
        main = self._main(names)
        return [*self._head(), *functions, *bodies, *main]

    def _head(self) -> list[str]:
        lines = [f"#include <{name}.h>" for name in INCLUDES]
        lines.append(
            "extern void __VERIFIER_atomic_begin(void), __VERIFIER_atomic_end(void), __VERIFIER_assume(int);"
        )
        for name, kind in (
            ("uint", "unsigned"),
            ("uchar", "unsigned char"),
            ("char", "char"),
            ("short", "short"),
            ("bool", "_Bool"),
        ):
            lines.append(f"extern {kind} __VERIFIER_nondet_{name}(void);")
        lines += [f"static {kind} {name}{self.pick('', ' = 1')};" for name, kind in self.variables.items()]
        lines += [
            "struct P { int k; short h; unsigned char n, o; };",
            "static struct P p, r[2] = {{1, 0, 2}};",
            "struct D { short s[3]; int a[2]; signed char c; };",
            "static struct D d[2] = {{{1, 2, 3}, {4, 5}, 6}};",
            "static struct P *sp = &r[1];",
            "static int a[3], g[2][2] = {{0, 1}};",
            f"static int *q = {self.pick('&a[0]', '&p.k', '&a[2]')}, *z;",
            "static int *ps[2] = {&a[1], &p.k};",
            "static _Thread_local int own;",
            "static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, o = PTHREAD_MUTEX_INITIALIZER;",
            "static pthread_mutex_t ms[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};",
            "static pthread_cond_t cv = PTHREAD_COND_INITIALIZER;",
            "static int ready;",
            "static sem_t sem;",
            "static pthread_barrier_t bar;",
            "static atomic_int n;",
            "static _Atomic unsigned char t;",
            "static unsigned au;",
            "static short as;",
            "static int rounds;",
        ]
        if "recursive" in self.features:
            lines.append("static pthread_mutex_t again;")
        return [*lines, "static void report(void) {", self._report(), "}"]

    def _functions(self) -> list[str]:
        self.inside_function = True
        lines: list[str] = []
        if "recursion" in self.palette:
            lines += ["static int descend(int i, unsigned v) {", "  int j = 2;"]
            lines += [
                f"  if (i <= 0) return {self.value(1)};",
                f"  {self.place()} = {self.small(self.value(1))};",
            ]
            lines += ["  return descend(i - 1, v) + 1;", "}"]
        if "copy" in self.palette:
            lines += ["static struct P swapped(struct P l) { struct P k = {l.h, l.k, l.n, 1}; return k; }"]
        if self.palette & {"function"}:
            lines += ["static int compute(int i, short v) {", "  int j = 0;"]
            if self.rng.random() < 0.6:
                lines += [f"  if ({self.truth()}) return {self.value(1)};"]
            lines += [*self.block(self.rng.randint(0, 1), "  "), f"  return {self.small(self.value())};", "}"]
            lines += ["static void change(long long j) {", "  int i = 1, e = 0; unsigned v = 2; (void)e;"]
            lines += [*self.block(self.rng.randint(1, 2), "  "), "}"]
        if self.palette & {"member function"}:
            lines += ["static int update(struct P *l, int i) {", "  int j = 1; unsigned v = 0;"]
            lines += [f"  l->{self.pick('k', 'h', 'n')} = {self.small(self.value())};", *self.block(1, "  ")]
            lines += [f"  return l->{self.pick('k', 'h', 'n')};", "}"]
        self.inside_function = False
        return lines

    def _thread(self, number: int) -> list[str]:
        self.depth = 0
        lines = [f"static void *thread{number}(void *argument) {{"]
        lines.append(
            "  int i = (int)(long)argument, j = 0, e = 0; unsigned v = 1; (void)i; (void)j; (void)e; (void)v;"
        )
        body = self.block(self.rng.randint(1, 4), "    " if self.endless else "  ")
        if self.may("barrier"):
            meet = "pthread_barrier_wait(&bar);"
            if self.rng.random() < 0.3:
                meet = f"if (pthread_barrier_wait(&bar)) {self.statement_line()}"
            body.insert(self.rng.choice((0, len(body))), ("    " if self.endless else "  ") + meet)
        if self.endless:
            body = ["  for (;;) {", *body]
            if self.rounds and number == 1:
                body.append(f"    if (++rounds == {self.rounds}) {{ report(); exit(7); }}")
            body.append("    raddle_progress();")
            body.append("  }")
        lines += body
        if not self.endless:
            lines.append(
                f"  return (void *)(long)({self.value(1)});" if self.may("result") else "  return 0;"
            )
        return [*lines, "}"]

    def shown(self) -> list[str]:
        """What the report at the end shows."""
        shown = [
            f"(int){name}"
            for name in (*self.variables, "a[0]", "a[1]", "a[2]", "g[1][0]", "p.k", "p.h", "p.n")
        ]
        return [*shown, "(int)r[1].k", "(int)r[0].n", "ready", "(int)n", "(int)t", "(int)au", "(int)as"]

    def _report(self) -> str:
        shown = self.shown()
        return f'  printf("{"%d " * len(shown)}\\n", {", ".join(shown)});'

    def _main(self, names: list[str]) -> list[str]:
        lines = ["int main(void) {", f"  pthread_t id[{self.threads}];", "  void *result = 0; (void)result;"]
        lines += ["  int i = 0, j = 1, e = 0; unsigned v = 2; (void)i; (void)j; (void)e; (void)v;"]
        lines.append(f"  sem_init(&sem, 0, {self.rng.randint(0, 2)});")
        if "barrier" in self.features:
            fewer = self.rng.random() < 0.1
            lines.append(f"  pthread_barrier_init(&bar, 0, {max(1, self.threads - fewer)});")
        if "recursive" in self.features:
            lines += ["  pthread_mutexattr_t at;", "  pthread_mutexattr_init(&at);"]
            lines += [
                "  pthread_mutexattr_settype(&at, PTHREAD_MUTEX_RECURSIVE);",
                "  pthread_mutex_init(&again, &at);",
            ]
        looped = self.rng.random() < 0.3
        if looped and self.shared_code:
            lines.append(
                f"  for (long c = 0; c < {self.threads}; c++) pthread_create(&id[c], 0, thread1, (void *)c);"
            )
        else:
            for number, name in enumerate(names):
                lines.append(f"  pthread_create(&id[{number}], 0, {name}, (void *){number}L);")
                if not self.endless and self.rng.random() < 0.2:
                    kept, self.palette = self.palette, self.palette - {"early return", "thread local"}
                    lines += self.block(1, "  ")
                    self.palette = kept
        for number in range(self.threads):
            if self.may("result", 0.7):
                lines.append(f"  pthread_join(id[{number}], &result);")
                lines.append(f"  {self.pick('i', 'j')} = (int)(long)result;")
            else:
                lines.append(f"  pthread_join(id[{number}], 0);")
        if not self.endless:
            kept, self.palette = self.palette, self.palette - {"early return", "condition", "thread local"}
            lines += self.block(self.rng.randint(0, 2), "  ")
            if self.rng.random() < 0.3:
                lines.append(f"  assert({self.truth()});")
            self.palette = kept
            lines.append("  /* end */")
            if self.may("print"):
                lines.append("  report();")
        return [*lines, f"  return {self.value(1)} & 63;" if self.rng.random() < 0.5 else "  return 0;", "}"]
