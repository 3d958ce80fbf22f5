"""Inline assembly: each form against its C11 builtin, the computation against the real machine, and
refusals."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
import ziglang  # type: ignore[import-untyped]
from forms import AARCH64, SEQUENTIAL, SHARED, X86, Form

import raddle

ARM = ["--target=aarch64-linux-gnu"]
QUICK = ("xchgl", "cmpxchgb", "cmpxchg-flagq", "xaddw", "dec-setzl", "loadl", "cmpxchg16b", "btsl")


def _outcome(
    form: Form, body: str, flags: list[str], values: tuple[int, int, int] = (99, 0, 0)
) -> tuple[object, ...]:
    text = SHARED % {"type": form[1], "body": body}
    defined = [f"-D{n}={v}" for n, v in zip(("OUT", "FIRST", "SECOND"), values, strict=True)]
    found = raddle.verify(text, flags=[*flags, *defined, "-w"], keep_going=True, cache=False)
    return found.verdict, found.executions, found.blocked


def _compared(form: Form, flags: list[str]) -> None:
    for values in ((99, 0, 0), (3, 0, 9)):
        ours, theirs = (_outcome(form, body, flags, values) for body in form[2:])
        assert ours == theirs, form[0]
        assert ours[1], "it explored something"


@pytest.mark.parametrize("form", [f for f in X86 if f[0] in QUICK], ids=lambda f: f[0])
def test_a_form_is_its_builtin(form: Form) -> None:
    _compared(form, [])


@pytest.mark.parametrize(
    "form", [f for f in AARCH64 if f[0] in ("ldxr-add-unsigned", "cas-long", "ldxp")], ids=lambda f: f[0]
)
def test_a_form_of_aarch64_is_its_builtin(form: Form) -> None:
    _compared(form, ARM)


@pytest.mark.slow
@pytest.mark.parametrize("form", X86, ids=lambda f: f[0])
def test_every_form_is_its_builtin(form: Form) -> None:
    _compared(form, [])


@pytest.mark.slow
@pytest.mark.parametrize("form", AARCH64, ids=lambda f: f[0])
def test_every_form_of_aarch64_is_its_builtin(form: Form) -> None:
    _compared(form, ARM)


def _sequential(forms: list[Form], builtin: bool) -> str:
    """All forms on many values, as one checksum; with the builtins, if asked for."""
    lines = ["#include <assert.h>", "#include <stdio.h>", "static unsigned long sum = 7;"]
    lines.append("static void mix(unsigned long v) { sum = (sum ^ v) * 1099511628211ul + 3; }")
    lines.append(
        "static const long values[] = {0, 1, 2, 5, -1, 127, -128, 255, 32767, 65536, 2147483647, -2147483648L};"  # noqa: E501
    )
    for number, (_, type_, assembly, other) in enumerate(forms):
        lines += ["#undef T", f"#define T {type_}", f"static T f{number}(T *p, T a, T b) {{"]
        lines.append((other if builtin else assembly) + "}")
    lines.append("int main(void) { for (int i = 0; i < 12; i++) for (int j = 0; j < 12; j += 5) {")
    for number, (_, type_, _, _) in enumerate(forms):
        lines.append(
            f"  {{ __attribute__((aligned(16))) {type_} x = values[(i + j) % 12]; {type_} y = values[i], z = values[j];"  # noqa: E501
        )
        lines.append(f"  mix(f{number}(&x, y, z)); mix(x); mix(f{number}(&x, x, z)); mix(x); }}")
    lines += [
        "}",
        "#ifdef SUM",
        "assert(sum == SUM);",
        "#else",
        'printf("%lu\\n", sum);',
        "#endif",
        "return 0; }",
    ]
    return "\n".join(lines)


def _native(tmp_path: Path, text: str) -> int:
    source = tmp_path / "forms.c"
    source.write_text(text)
    zig = str(Path(ziglang.__file__).parent / "zig")
    command = [
        zig,
        "cc",
        "-w",
        "-O0",
        "-fno-sanitize=all",
        "-mcx16",
        str(source),
        "-o",
        str(tmp_path / "forms"),
    ]
    subprocess.run(command, check=True, timeout=200)
    return int(subprocess.run([tmp_path / "forms"], check=True, capture_output=True, timeout=20).stdout)


def test_the_real_machine_computes_the_same(tmp_path: Path) -> None:
    text = _sequential(X86 + SEQUENTIAL, builtin=False)
    total = _native(tmp_path, text)
    found = raddle.verify(text, flags=[f"-DSUM={total}ul", "-w"], max_events=10**6, cache=False)
    assert found.verdict == "safe"


def test_aarch64_computes_what_the_builtins_do(tmp_path: Path) -> None:
    forms = AARCH64[::3]
    total = _native(tmp_path, _sequential(forms, builtin=True))
    text = _sequential(forms, builtin=False).replace("#include <stdio.h>", "")
    assert raddle.verify(text, flags=[f"-DSUM={total}ul", "-w", *ARM], cache=False).verdict == "safe"


@pytest.mark.parametrize(
    ("assembly", "says"),
    [
        (
            '__asm__ volatile("cpuid" ::: "eax", "ebx", "ecx", "edx")',
            'inline assembly "cpuid" (this instruction has no meaning here; ',
        ),
        (
            'int r; __asm__("movl %%fs:0, %0" : "=r"(r))',
            'inline assembly "movl %fs:0, %0" (the register %fs:0 has no',
        ),
        ('__asm__("1: jmp 1b")', 'inline assembly "jmp 1b" (a jump has no'),
        ('int x; __asm__("lock; movl $1, %0" : "=m"(x))', "it takes no lock prefix"),
        ('__asm__ volatile("rep; stosb" :: "D"(0), "c"(0), "a"(0))', 'inline assembly "rep stosb"'),
    ],
)
def test_anything_else_is_refused_with_a_way_around(assembly: str, says: str) -> None:
    text = f"int main(void) {{\n  {assembly};\n  return 0;\n}}\n"
    with pytest.raises(raddle.RaddleError) as caught:
        raddle.verify(text, cache=False)
    assert says in str(caught.value)
    assert "#ifndef __RADDLE__" in str(caught.value)
    assert ":2:" in str(caught.value)


def test_an_update_without_lock_is_two_accesses() -> None:
    body = '__asm__ volatile("%s" : "+m"(x)); return a;'
    text = (
        "#include <pthread.h>\n#include <assert.h>\nint x;\nvoid *f(void *a) { " + body + " }\n"
        "int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); f(0); pthread_join(t, 0);\n"
        'int r; __asm__("movl %%1, %%0" : "=r"(r) : "m"(x)); assert(r == 2); return 0; }\n'
    )
    assert raddle.verify(text % "incl %0", cache=False).verdict == "unsafe"
    assert raddle.verify(text % "lock; incl %0", cache=False).verdict == "safe"


STORE_BUFFERING = """
#include <assert.h>
#include <pthread.h>
int x, y, a, b;
static int get(int *p) { int r; __asm__ volatile("movl %%1, %%0" : "=r"(r) : "m"(*p)); return r; }
static void put(int *p) { int one = 1; __asm__ volatile("%s" : "+m"(*p), "+r"(one) :: "memory"); }
void *first(void *u) { put(&x); a = get(&y); return u; }
void *second(void *u) { put(&y); b = get(&x); return u; }
int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, first, 0);
    pthread_create(&u, 0, second, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(a || b);
    return 0;
}
"""


@pytest.mark.parametrize(
    ("put", "verdict"),
    [
        ("xchgl %1, %0", "safe"),
        ("lock; addl %1, %0", "safe"),
        ("movl %1, %0", "unsafe"),
        ("incl %0", "unsafe"),
    ],
)
def test_nothing_passes_a_locked_instruction(put: str, verdict: str) -> None:
    """On x86-64 a later load waits for it; one after a store does not."""
    for model in ("rc11", "tso"):
        assert raddle.verify(STORE_BUFFERING % put, cache=False, model=model).verdict == verdict
