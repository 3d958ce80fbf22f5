"""Random C statements; see rich.py."""

from __future__ import annotations

from rich_expressions import SIGNS, Expressions


class Statements(Expressions):
    """A method s_… makes the statement of a feature's name, as lines; None where it does not fit."""

    def block(self, count: int, indent: str) -> list[str]:
        lines: list[str] = []
        for _ in range(count):
            lines += [indent + line for line in self.statement()]
        return lines

    def statement(self) -> list[str]:
        self.depth += 1
        try:
            return self._statement()
        finally:
            self.depth -= 1

    def _statement(self) -> list[str]:
        ways = ["assign", "assign", "assign", "add", "local", "assert", "if"]
        for feature in sorted(self.palette):
            if hasattr(self, "s_" + feature.replace(" ", "_")):
                ways += [feature, feature]
        for _ in range(8):
            way = self.rng.choice(ways)
            lines: list[str] | None = getattr(self, "s_" + way.replace(" ", "_"))()
            if lines:
                if way in self.palette:
                    self.features.add(way)
                return lines
        return [f"{self.place()} = {self.rng.randint(0, 2)};"]

    def s_assign(self) -> list[str]:
        return [f"{self.place()} = {self.small(self.value())};"]

    def s_add(self) -> list[str]:
        if self.endless:
            name = self.place()
            return [f"{name} = {self.small(name + self.pick(' + 1', ' - 1'))};"]
        return [self.pick(f"{self.place()}++;", f"{self.place()} += {self.value(1)};", f"{self.place()}--;")]

    def s_local(self) -> list[str]:
        return [f"{self.pick('i', 'j', 'v')} = {self.small(self.value())};"]

    def s_assert(self) -> list[str]:
        if self.endless:
            name = self.rng.choice(list(self.variables))
            return [f"assert({name} {self.pick('<= 3', '>= 0', '!= 2 || i <= 3', '<= 1')});"]
        return [f"assert({self.truth()});"]

    def s_if(self) -> list[str] | None:
        if self.depth > 3:
            return None
        lines = [f"if ({self.truth()}) {{", *self.block(1, "  ")]
        if self.rng.random() < 0.4:
            lines += ["} else {", *self.block(1, "  ")]
        return [*lines, "}"]

    def s_loop(self) -> list[str] | None:
        if self.depth > 2:
            return None
        name = f"n{self.depth}"
        inside = self.block(1, "  ")
        if self.rng.random() < 0.5:
            inside.insert(self.rng.randint(0, 1), f"  if ({self.truth()}) {self.pick('break', 'continue')};")
        if self.rng.random() < 0.4:
            inside.append(f"  i = {self.pick(name, f'i + {name}', f'{name} - 1')};")
        head = f"for (int {name} = 0; {name} < {self.rng.randint(1, 3)}; {name}++) {{"
        if self.rng.random() < 0.2:
            head = f"for (int {name} = 0; {name} < ({self.leaf()} & 3); {name}++) {{"
        return [head, *inside, "}"]

    def s_switch(self) -> list[str] | None:
        if self.depth > 2:
            return None
        lines = [f"switch ({self.value(1)}) {{"]
        for case in self.rng.sample(("0", "1", "2", "-1", "3"), 2):
            lines += [f"case {case}:", *self.block(1, "  ")]
            if self.rng.random() < 0.7:
                lines.append("  break;")
        return [*lines, "default:", *self.block(1, "  "), "}"]

    def s_function(self) -> list[str] | None:
        if self.inside_function:
            return None
        self.features.add("function")
        return [self.pick(f"i = compute({self.value(1)}, {self.leaf()});", f"change({self.value(1)});")]

    def s_member_function(self) -> list[str] | None:
        if self.inside_function:
            return None
        target = self.pick("&p", f"&r[{self.index(2)}]", "&r[1]")
        return [f"{self.pick('j = ', '')}update({target}, {self.value(1)});"]

    def s_pointer(self) -> list[str]:
        targets = [f"&{name}" for name, kind in self.variables.items() if kind == "int"]
        if "array" in self.palette:
            targets += ["&a[1]", "&a[2]", f"&a[{self.index(3)}]"]
        if "struct" in self.palette:
            targets.append("&p.k")
        if not targets or self.rng.random() < 0.4:
            return [self.pick(f"*q = {self.small(self.value())};", "if (q) i = *q;", "if (q != z) *q = 1;")]
        return [f"q = {self.rng.choice(targets)};"]

    def s_pointer_arithmetic(self) -> list[str]:
        return [
            self.pick(
                f"q = &a[0] + {self.pick('1', '(i & 1)', '(unsigned)j % 3')};",
                f"q = a + {self.index(3)};",
                "q++;",
                "q--;",
                "i = (int)(q - a);",
                f"if (q == &a[{self.rng.randrange(3)}]) {self.statement_line()}",
                "if (q < &a[2] && q >= a) q++;",
                "i = *q++;",
            )
        ]

    def s_pointer_table(self) -> list[str]:
        return [
            f"ps[{self.index(2)}] = {self.pick('&a[0]', '&a[2]', '&g[1][0]', 'q', 'ps[0]', '&d[1].a[1]')};"
        ]

    def s_struct_pointer(self) -> list[str]:
        return [
            self.pick(
                "sp = &p;",
                f"sp = &r[{self.index(2)}];",
                f"sp->{self.pick('k', 'h', 'n')} = {self.small(self.value(1))};",
                f"*sp = {self.pick('p', 'r[0]')};",
                f"if (sp == &p) {self.statement_line()}",
                "r[0] = *sp;",
            )
        ]

    def s_fill(self) -> list[str]:
        return [
            self.pick(
                f"memset({self.pick('a', 'g', 'd', '&r[1]', 'd[1].a')}, {self.pick('0', '1', '-1')}, 8);",
                "memset(a, 0, sizeof a);",
                "memset(r, -1, sizeof r);",
                "memcpy(a, g, 8);",
                "memcpy(&g[1], &a[1], 8);",
                "memcpy(&r[0], &r[1], sizeof r[0]);",
                "memcpy(&d[0], &d[1], sizeof d[0]);",
            )
        ]

    def s_recursion(self) -> list[str] | None:
        if self.inside_function:
            return None
        return [f"{self.pick('i', 'j')} = descend({self.pick('1', '2', 'i & 1', 'j & 3')}, v);"]

    def s_goto(self) -> list[str] | None:
        if self.depth > 2:
            return None
        self.labels += 1
        return [f"if ({self.truth()}) goto l{self.labels};", *self.block(1, ""), f"l{self.labels}:;"]

    def s_copy(self) -> list[str]:
        return [
            self.pick(
                "p = r[0];",
                "r[1] = p;",
                f"r[{self.index(2)}] = r[{self.index(2)}];",
                "{ struct P l = p; i = l.k; }",
                f"p = (struct P){{{self.small(self.leaf())}, 1, 2, 3}};",
                "p = swapped(p);",
            )
        ]

    def guarded(self, before: list[str], after: list[str]) -> list[str] | None:
        if self.depth > 2:
            return None
        self.held.append("")
        inside = self.block(self.rng.randint(1, 2), "")
        self.held.pop()
        return [*before, *inside, *after]

    def s_mutex(self) -> list[str] | None:
        name = self.pick("m", "m", "o")
        return self.guarded([f"pthread_mutex_lock(&{name});"], [f"pthread_mutex_unlock(&{name});"])

    def s_mutex_index(self) -> list[str] | None:
        if self.held or self.inside_function:
            return None
        at = self.pick("0", "1", "e", "e", "e")
        return self.guarded(
            [f"e = {self.index(2)};", f"pthread_mutex_lock(&ms[{at}]);"],
            [f"pthread_mutex_unlock(&ms[{at}]);"],
        )

    def s_recursive(self) -> list[str] | None:
        lines = self.guarded(["pthread_mutex_lock(&again);"], ["pthread_mutex_unlock(&again);"])
        return lines

    def s_trylock(self) -> list[str] | None:
        if self.depth > 2:
            return None
        name = self.pick("m", "o")
        self.held.append(name)
        inside = self.block(1, "  ")
        self.held.pop()
        other = ["} else {", *self.block(1, "  ")] if self.rng.random() < 0.4 else []
        if "semaphore" in self.palette and self.rng.random() < 0.3:
            return ["if (sem_trywait(&sem) == 0) {", *inside, "  sem_post(&sem);", *other, "}"]
        head = f"if (pthread_mutex_trylock(&{name}) == 0) {{"
        return [head, *inside, f"  pthread_mutex_unlock(&{name});", *other, "}"]

    def s_condition(self) -> list[str] | None:
        if self.held or self.depth > 2 or self.inside_function:
            return None
        self.held.append("m")
        inside = self.block(1, "")
        self.held.pop()
        if self.rng.random() < 0.5:
            test = self.pick("ready == 0", "ready == 0", self.truth())
            inside = [f"while ({test}) pthread_cond_wait(&cv, &m);", *inside]
        else:
            wake = f"pthread_cond_{self.pick('signal', 'broadcast')}(&cv);"
            inside = [*inside, f"ready = {self.pick('1', '1', '1 - ready')};", wake]
        return ["pthread_mutex_lock(&m);", *inside, "pthread_mutex_unlock(&m);"]

    def s_semaphore(self) -> list[str] | None:
        if self.rng.random() < 0.5:
            return self.guarded(["sem_wait(&sem);"], ["sem_post(&sem);"])
        return [self.pick("sem_post(&sem);", "sem_wait(&sem);")]

    def s_atomic(self) -> list[str]:
        name = self.pick("n", "n", "t")
        old = f"int old = {self.leaf()};"
        return [
            self.pick(
                f"atomic_fetch_add(&{name}, {self.leaf()});",
                f"i = atomic_fetch_sub(&{name}, 1);",
                f"atomic_store(&{name}, {self.small(self.value(1))});",
                f"i = atomic_load(&{name});",
                f"i = atomic_exchange(&{name}, {self.small(self.leaf())});",
                f"{{ {old} i = atomic_compare_exchange_strong(&n, &old, {self.small(self.leaf())}); }}",
                f"{{ {old} if (atomic_compare_exchange_strong(&n, &old, 1)) {self.statement_line()} }}",
                f"assert(atomic_load(&{name}) {self.rng.choice(SIGNS)} {self.leaf()});",
                f"atomic_fetch_or(&{name}, {self.small(self.leaf())});",
            )
        ]

    def statement_line(self) -> str:
        return f"{self.place()} = {self.rng.randint(0, 2)};"

    def s_builtin(self) -> list[str]:
        return [
            self.pick(
                f"i = __sync_fetch_and_add(&au, {self.leaf()});",
                f"i = __sync_bool_compare_and_swap(&au, {self.leaf()}, 1);",
                f"i = __atomic_exchange_n(&as, (short){self.leaf()}, __ATOMIC_SEQ_CST);",
                f"__atomic_store_n(&as, (short){self.small(self.leaf())}, __ATOMIC_RELEASE);",
                f"j = __atomic_add_fetch(&as, {self.leaf()}, __ATOMIC_ACQ_REL);",
                f"v = __sync_val_compare_and_swap(&au, 0, {self.small(self.leaf())});",
                f"assert(as {self.rng.choice(SIGNS)} {self.leaf()});",
                f"if (au == {self.rng.randint(0, 2)}) j = as;",
                f"__atomic_fetch_and(&au, {self.leaf()}, __ATOMIC_SEQ_CST);",
            )
        ]

    def s_input(self) -> list[str]:
        kind = self.pick("int", "uint", "uchar", "short", "bool", "char")
        if not self.endless and self.may("assume", 0.7):
            low = "" if kind in ("uint", "uchar", "bool") else "i >= 0 && "
            return [
                f"i = __VERIFIER_nondet_{kind}();",
                f"__VERIFIER_assume({low}i <= {self.pick('1', '2')});",
            ]
        # verify tries 0, 1, 2 and -1 for wide inputs: these masks make all values of them.
        mask = {"bool": "", "uchar": " & 1", "char": " & 1"}.get(kind, self.pick(" & 1", " & 3"))
        return [f"{self.pick('i', self.place())} = __VERIFIER_nondet_{kind}(){mask};"]

    def s_choice(self) -> list[str]:
        return [f"{self.pick('j', 'i', self.place())} = (int)raddle_choice({self.rng.randint(2, 3)});"]

    def s_block(self) -> list[str] | None:
        if self.held or self.depth > 2 or self.inside_function:
            return None
        kept, self.palette = (
            self.palette,
            self.palette
            - {
                "mutex",
                "mutex index",
                "condition",
                "barrier",
                "semaphore",
                "recursive",
                "trylock",
                "block",
                "print",
                "exit",
                "early return",
                "function",
                "member function",
            },
        )
        self.held.append("")
        inside = self.block(self.rng.randint(1, 3), "  ")
        self.held.pop()
        self.palette = kept
        return ["__VERIFIER_atomic_begin();", *inside, "__VERIFIER_atomic_end();"]

    def s_exit(self) -> list[str] | None:
        if self.rng.random() < 0.5 or self.endless:
            return None
        return [f"if ({self.truth()}) exit({self.rng.randint(0, 3)});"]

    def s_print(self) -> list[str]:
        return [self.pick(f'printf("%d\\n", (int)({self.value(1)}));', 'puts("here");', "putchar('x');")]

    def s_early_return(self) -> list[str] | None:
        if self.held or self.inside_function or self.endless:
            return None
        return [f"if ({self.truth()}) {self.pick('return (void *)1', 'pthread_exit((void *)2)')};"]

    def s_static_local(self) -> list[str]:
        return [f"{{ static int count; count = {self.small('count + 1')}; i = count; }}"]
