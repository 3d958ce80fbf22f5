"""Random sequential C++ programs that tell what they do: values, the order of constructors and destructors,
exceptions on their way, virtual calls, templates, containers.

Each is a namespace with a function `run`, so that many of them make one translation unit: compiling takes
most of the time. Numbers are unsigned, and functions call only earlier ones: nothing overflows, everything
ends.
"""

from __future__ import annotations

import random

_HEAD = """\
#include <algorithm>
#include <cstdio>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>
using number = unsigned;
static void say(const char *what, number value) { std::printf("%s %u\\n", what, value); }
"""


def unit(seeds: range) -> str:
    """One translation unit with a program for each seed."""
    parts = [_HEAD, *(SequentialProgram(seed).text() for seed in seeds), "int main() {\n"]
    for seed in seeds:
        parts.append(f'    say("program", {seed});\n    p{seed}::run();\n')
    return "".join([*parts, "}\n"])


class SequentialProgram:
    """One program, by its seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = random.Random(seed)
        self.classes: list[str] = []
        self.quiet: list[str] = []
        """Those whose constructors never throw: they may be globals, and move without a throw."""
        self.functions = 0
        self.names = 0

    def text(self) -> str:
        rng = self.rng
        parts = [f"namespace p{self.seed} {{\n", self._errors()]
        parts += [self._class() for _ in range(rng.randrange(2, 5))]
        parts.append(self._template())
        parts += [self._function() for _ in range(rng.randrange(3, 6))]
        calls = "".join(f"    {self._guarded(str(rng.randrange(20)))}\n" for _ in range(rng.randrange(2, 5)))
        if self.quiet and rng.random() < 0.5:
            parts.append(f"{rng.choice(self.quiet)} global({rng.randrange(9)});\n")
        return "".join([*parts, f"void run() {{\n{calls}}}\n", "}\n"])

    def _errors(self) -> str:
        """A small hierarchy of exceptions: `First` is caught as itself, as `Error` and as std::exception."""
        return (
            "struct Error : std::runtime_error "
            "{ number code; Error(number c) : runtime_error(std::to_string(c)), "
            'code(c) { say("error", c); } ~Error() override { say("~error", code); } Error(const '
            "Error &) = default; };\n"
            "struct First : Error { using Error::Error; };\n"
            "struct Second : virtual First { Second(number c) : First(c + 1) {} };\n"
        )

    def _class(self) -> str:
        rng = self.rng
        name = f"C{len(self.classes)}"
        base = rng.choice([*self.classes, ""]) if self.classes else ""
        virtual = rng.choice(("", "virtual ")) if base else ""
        above = f" : {virtual}{base}" if base else ""
        start = f"{base}(v + 1), " if base else ""
        throws = rng.random() < 0.5
        bad = (
            f"if (v % {rng.randrange(3, 8)} == {rng.randrange(3)}) throw {self._thrown('v')};"
            if throws
            else ""
        )
        part = rng.choice(self.classes) if self.classes and rng.random() < 0.4 else ""
        member = f"{part} part{{own + 2}};" if part else ""
        if not throws and all(other in self.quiet for other in (base, part) if other):
            self.quiet.append(name)
        noexcept = "noexcept" if name in self.quiet else ""
        final = f" + {base}::f(x / 2)" if base and rng.random() < 0.6 else ""
        declared = "override" if base else ""
        begin = "" if base else "virtual "
        copies = (
            f'{name}(const {name} &o) : {f"{base}(o), " if base else ""}own(o.own) {{ say("copy '
            f'{name}", own); }}'
        )
        moves = (
            f"{name}({name} &&o) {noexcept} : "
            f"{f'{base}(std::move(o)), ' if base else ''}own(std::exchange(o.own, 0)) "
            f'{{ say("move {name}", own); }}'
        )
        if virtual and not member:
            moves = ""
        if member:
            copies, moves = f"{name}(const {name} &) = default;", ""
        self.classes.append(name)
        return f"""\
struct {name}{above} {{
    number own;
    {member}
    {name}(number v = 7) : {start}own(v) {{ say("{name}", v); {bad} }}
    {copies}
    {moves}
    {name} &operator=(const {name} &) = default;
    {begin}~{name}() {declared} {{ say("~{name}", own); }}
    {begin}number f(number x) const {declared} {{ return own * {rng.randrange(2, 9)} + x{final}; }}
    bool operator<(const {name} &o) const {{ return own < o.own; }}
}};
"""

    def _template(self) -> str:
        k = self.rng.randrange(2, 6)
        return (
            f"template <class T, number N> number folded(const T &x) {{ if constexpr (N == 0) "
            f"return {k}; else "
            f"return x.f(N) + folded<T, N - 1>(x) * {k}; }}\n"
            "template <class... Ts> number total(const Ts &...xs) { return (0u + ... + xs.f(1)); }\n"
        )

    def _thrown(self, value: str) -> str:
        return self.rng.choice(
            (value, f"First({value})", f"Second({value})", f"Error({value})", 'std::string("text")')
        )

    def _handlers(self, action: str) -> str:
        rng = self.rng
        known = [
            f'catch (number e) {{ say("number", e); {action} }}',
            f'catch (const First &e) {{ say("first", e.code); {action} }}',
            f'catch (Error &e) {{ say("an error", e.code); {action} }}',
            f'catch (const std::exception &e) {{ std::printf("%s\\n", e.what()); {action} }}',
            f"catch (const std::string &e) {{ say(e.c_str(), e.size()); {action} }}",
        ]
        chosen = [handler for handler in known if rng.random() < 0.5]
        return " ".join(chosen) if chosen else f'catch (...) {{ say("something", 0); {action} }}'

    def _guarded(self, argument: str) -> str:
        name = f"f{self.rng.randrange(self.functions)}"
        inside = f'say("{name}", {name}({argument}));'
        return f'try {{ try {{ {inside} }} {self._handlers("")} }} catch (...) {{ say("escaped", 0); }}'

    def _new(self) -> str:
        self.names += 1
        return f"v{self.names}"

    def _function(self) -> str:
        lines = "".join(f"    {self._statement()}\n" for _ in range(self.rng.randrange(2, 7)))
        text = f"number f{self.functions}(number x) {{\n    number r = x;\n{lines}    return r % 1000;\n}}\n"
        self.functions += 1
        return text

    def _statement(self) -> str:
        rng = self.rng
        one, other = rng.choice(self.classes), rng.choice(self.classes)
        a, b = self._new(), self._new()
        k, n = rng.randrange(1, 9), rng.randrange(2, 5)
        if self.functions and rng.random() < 0.3:
            call = f"f{rng.randrange(self.functions)}(x + {k})"
            action = rng.choice(("r += 1;", "throw;", "throw Error(r);", "return r % 7;", ""))
            return rng.choice((
                f"r += {call};",
                f"try {{ {one} {a}(x); r += {call} + {a}.f(1); }} {self._handlers(action)}",
                f"if (x % {n} == 0) {{ {one} {a}(r % 10); r += {call}; }}",
            ))  # fmt: skip
        return rng.choice((
            f"{one} {a}(r % 10); r += {a}.f({k});",
            f"{{ {one} {a}(x), {b}({a}); r += {b}.f({k}) * {n}; }}",
            f"{{ {one} {a}(x); {one} {b}(std::move({a})); r += {b}.own + {a}.own; }}",
            f"{{ {one} {a}({k}), {b}(x); {a} = {b}; r += {a}.f(2); }}",
            f"{{ std::unique_ptr<{one}> {a} = std::make_unique<{one}>(x % 10); r += {a}->f({k}); }}",
            f"{{ std::shared_ptr<{one}> {a}(new {one}(x)), {b} = {a}; {a}.reset(); r += {b}->f(1) "
            f"+ {b}.use_count(); }}",
            f"{{ std::vector<{one}> {a}; for (number i = 0; i < {n}; i++) {a}.emplace_back(x + "
            f"i); r += {a}.back().f({k}); }}",
            f"{{ std::map<number, {one}> {a}; for (number i = 0; i < {n}; i++) {a}.emplace((x * i) % 5, i); "
            f"for (auto &[key, value] : {a}) r = r * 3 + key + value.own; }}",
            f"{{ std::optional<{one}> {a}; if (x % 2) {a}.emplace(x); r += {a} ? {a}->f(1) : {k}; "
            f"{a} = std::nullopt; }}",
            f"{{ std::variant<number, {one}, std::string> {a} = {k}u; if (x % 3 == 0) "
            f"{a}.template emplace<{one}>(x); "
            f"r += {a}.index(); }}",
            f"{{ std::list<{one}> {a}; {a}.emplace_front(x); {a}.emplace_back({k}); {a}.sort(); r "
            f"+= {a}.front().own; }}",
            f"{{ std::deque<number> {a}; for (number i = 0; i < {n + 9}; i++) i % 2 ? {a}.push_back(i * x) : "
            f"{a}.push_front(i); r += std::accumulate({a}.begin(), {a}.end(), 0u) + {a}[{n}]; }}",
            f"{{ std::string {a}({n * 9}, 'a'); {a} += std::to_string(x); {a}.insert({k}, "
            f"\"zz\"); r += {a}.size() + "
            f"{a}.find(\"zz\"); }}",
            f"{{ std::function<number(number)> {a} = [=, {b} = {one}(x % 10)](number y) {{ return "
            f"{b}.f(y); }}; "
            f"auto copy = {a}; r += copy({k}); }}",
            f"{{ std::tuple<{one}, number> {a}({one}(x), {k}); r += std::get<0>({a}).f(std::get<1>({a})); }}",
            f"{{ std::vector<number> {a}; for (number i = 0; i < {n * 3}; i++) {a}.push_back((i * "
            f"{k} + x) % 11); "
            f"std::sort({a}.begin(), {a}.end(), std::greater<>()); for (auto each : {a}) r = r * "
            f"5 + each; }}",
            f"r += folded<{one}, {n}>({one}(x % 10));",
            f"r += total({one}(x), {other}({k}));",
            f"if (x % {n} == 1) throw {self._thrown('r % 10')};",
            f"try {{ {one} {a}[2] = {{ {one}(x), {one}(x + 1) }}; r += {a}[1].f({a}[0].own); }} "
            f"{self._handlers('')}",
            f"try {{ {one} *{a} = new {one}(x); std::unique_ptr<{one}> {b}({a}); throw "
            f"{self._thrown('x')}; }} "
            f"{self._handlers('r++;')}",
            f"try {{ std::rethrow_exception(std::make_exception_ptr(First(x))); }} "
            f"{self._handlers('r += 2;')}",
            f"if (auto *{a} = dynamic_cast<const {other} *>(static_cast<const {one} *>(nullptr))) "
            f"r += {a}->own;",
        ))  # fmt: skip
