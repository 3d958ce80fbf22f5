"""C of the last century, and lines of real builds."""

from __future__ import annotations

from command_line import CommandLine

OLD = """
int g;
int f(a, b) int a; long b; { return a + b; }
static h(x) { return x; }
void *t(arg) void *arg; { g = 1; return 0; }
void *t0() { g++; return 0; }
main() {
  unsigned long a, b;
  int v;
  pthread_create(&a, 0, t, 0);
  pthread_join(a, 0);
  pthread_create(&b, 0, t0, 0);
  pthread_join(b, 0);
  v = __VERIFIER_nondet_int();
  __VERIFIER_assume(v == 2);
  if (f(v, 3L) != 5 || h(3) != 3) abort();
  if (g != 2) __VERIFIER_error();
  char *p = malloc(4); free(p);
  printf("%d", v);
  return 0;
}
"""


def test_implicit_declarations_and_definitions_without_prototypes(raddle: CommandLine) -> None:
    for flags in ([], ["-std=gnu89"], ["-std=gnu17"]):
        done = raddle("verify", raddle.file("old.c", OLD), "--nondet-values", "2,3", *flags)
        assert done.status == 2, done.err
        assert done.out.startswith("inconclusive: safe for the nondeterministic values 2, 3\n")
        assert "error:" not in done.err


def test_a_wrong_assumption_is_not_made_of_an_implicit_declaration(raddle: CommandLine) -> None:
    text = "int main() { int v = __VERIFIER_nondet_int(); __VERIFIER_assume(v); if (v == 1) reach_error(); }"
    done = raddle("verify", raddle.file("a.c", text))
    assert done.status == 1
    assert done.out.startswith("unsafe: reach_error is called")


def test_a_line_of_a_real_build(raddle: CommandLine) -> None:
    text = "#ifndef CONFIG\n#error no CONFIG\n#endif\nint main(void) { return 0; }\n"
    words = "-DCONFIG=1 -c -pipe -O2 -g -fPIC -fstack-protector-strong -MD -MP -MF a.d -MT a.o -Wall -Werror"
    more = "-Wformat-overflow=2 -fno-ipa-cp-clone -march=native -D_FORTIFY_SOURCE=2 -std=gnu99 -o a.o"
    done = raddle("verify", *words.split(), *more.split(), raddle.file("a.c", text))
    assert done.status == 0, done.err
