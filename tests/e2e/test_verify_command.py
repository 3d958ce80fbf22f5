"""`raddle verify` as a user types it: verdicts, exit statuses, output, limits."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time

import pytest
from command_line import COUNTER, LOCKED, CommandLine

SAFE = "int main(void) { return 0; }\n"
ENDLESS = """\
#include <pthread.h>
#include <stdatomic.h>
atomic_int x, y;
void *t(void *p) { for (int i = 0; i < 12; i++) { x = x + 1; y = y + 1; } return p; }
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, t, 0);
    pthread_create(&b, 0, t, 0);
    t(0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
"""
SPIN = """\
#include <stdatomic.h>
atomic_int flag;
int main(void) {
    while (!flag) {
    }
    return 0;
}
"""
LOOP = """\
#include <stdatomic.h>
atomic_int x;
int main(void) {
    for (int i = 0; i < 7; i++)
        x++;
    return 0;
}
"""


def test_safe(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", SAFE))
    assert done.status == 0
    assert done.out.splitlines()[0] == "safe: no error in 1 execution"
    assert done.err == ""


def test_race_is_first_and_replays(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", COUNTER))
    assert done.status == 1
    lines = done.out.splitlines()
    assert lines[0].startswith("unsafe: data race on x: thread ")
    assert lines[-1].startswith("replay: raddle replay ")
    assert sum(line.startswith(">") for line in lines) == 2
    again = raddle(*lines[-1].removeprefix("replay: raddle ").split())
    assert again.status == 1
    report = lines[lines.index("threads:") :]
    assert len(report) > 10
    assert again.out.splitlines()[-len(report) :] == report


def test_assertion_without_race_checks(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", COUNTER), "--no-races")
    assert done.status == 1
    assert done.out.splitlines()[0] == "unsafe: assertion x == 2 fails, at a.c:11"


def test_locked_is_safe_with_assumptions(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", LOCKED), "--model", "sc")
    assert done.status == 0
    assert "  - memory is sequentially consistent" in done.out.splitlines()


def test_json(raddle: CommandLine) -> None:
    raddle.file("a.c", COUNTER)
    done = raddle("verify", "a.c", "--json", "-")
    assert done.status == 1
    document = json.loads(done.out)
    assert document["verdict"] == "unsafe"
    assert document["files"] == ["a.c"]
    (error,) = document["errors"]
    assert error["kind"] == "race"
    assert error["location"].startswith("a.c:4:")
    assert [row["object"] for row in error["trace"] if row["marked"]] == ["x", "x"]
    assert os.path.exists(error["trace_file"])
    assert raddle("verify", "a.c", "--json", "r.json").out.startswith("unsafe")
    assert json.loads((raddle.folder / "r.json").read_text())["executions"] == document["executions"]
    assert raddle("verify", "a.c", "--json", "no/such/r.json").status == 3
    assert raddle("verify", "a.c", "--json", ".").status == 3


def test_quiet_prints_one_line(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", COUNTER), "--quiet")
    assert len(done.out.splitlines()) == 1


def test_expect(raddle: CommandLine) -> None:
    raddle.file("bad.c", COUNTER)
    raddle.file("good.c", LOCKED)
    assert raddle("verify", "bad.c", "--expect", "unsafe").status == 0
    mismatch = raddle("verify", "good.c", "--expect", "unsafe")
    assert mismatch.status == 1
    assert "expected unsafe, found safe" in mismatch.err
    assert raddle("verify", "good.c", "--expect", "fine").status == 3


def test_keep_going_finds_every_error(raddle: CommandLine) -> None:
    document = json.loads(raddle("verify", raddle.file("a.c", COUNTER), "--keep-going", "--json", "-").out)
    assert {error["kind"] for error in document["errors"]} >= {"race"}
    assert len(document["errors"]) > 1


def test_bound(raddle: CommandLine) -> None:
    raddle.file("a.c", LOOP)
    assert raddle("verify", "a.c").status == 0
    done = raddle("verify", "a.c", "--unroll", "3")
    assert done.status == 2
    assert done.out.splitlines()[0] == "inconclusive: safe up to 3 iterations of the loop at a.c:4"
    assert raddle("verify", "a.c", "--unroll", "3", "--accept-bounded").status == 0
    assert raddle("verify", "a.c", "--unroll", "7").status == 0


def test_a_spin_loop_names_its_line(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("q.c", SPIN), "--spin", "off")
    assert done.status == 2
    assert done.out.splitlines()[0] == (
        "inconclusive: loop at q.c:4 ran 10,000 times without a visible effect; bound it with --unroll"
        "; safe up to 10,000 iterations of the loop at q.c:4"
    )


def test_timeout_and_memory_limit(raddle: CommandLine) -> None:
    raddle.file("a.c", ENDLESS)
    start = time.monotonic()
    done = raddle("verify", "a.c", "--timeout", "0.5", "--json", "-")
    assert time.monotonic() - start < 60
    assert done.status == 2
    document = json.loads(done.out)
    assert document["reason"] == "the time limit of 0.5 s was reached"
    assert document["explored"] > 0
    done = raddle("verify", "a.c", "--memory-limit", "5M")
    assert done.status == 2
    assert "memory limit of 5 MiB" in done.out.splitlines()[0]


def test_ctrl_c_gives_what_was_found(raddle: CommandLine) -> None:
    raddle.file("a.c", ENDLESS)
    done = raddle.signalled(signal.SIGINT, "verify", "a.c", "--json", "-")
    assert done.status == -signal.SIGINT  # so that a shell's loop ends, too
    assert json.loads(done.out)["reason"] == "interrupted"


def test_a_terminal_gets_progress_and_colour(raddle: CommandLine) -> None:
    raddle.file("a.c", ENDLESS)

    def on_terminal(env: dict[str, str]) -> str:
        main, side = pty.openpty()
        process = subprocess.Popen(
            [sys.executable, "-m", "raddle", "verify", "a.c", "--timeout", "1"],
            cwd=raddle.folder,
            env=raddle.env | env,
            stdin=side,
            stdout=side,
            stderr=side,
        )
        os.close(side)
        seen = b""
        while True:
            try:
                data = os.read(main, 4096)
            except OSError:
                break
            if not data:
                break
            seen += data
        process.wait(timeout=120)
        os.close(main)
        return seen.decode()

    seen = on_terminal({"TERM": "xterm"})
    assert "/s, " in seen
    assert "\x1b[33minconclusive\x1b[0m" in seen
    assert "\x1b[" not in on_terminal({"NO_COLOR": "1"})


def test_warnings_every_time(raddle: CommandLine) -> None:
    raddle.file("a.c", "int main(void) { int unused; return 0; }\n")
    for _ in range(2):
        done = raddle("verify", "a.c", "-Wall")
        assert done.status == 0
        assert "unused variable 'unused'" in done.err


def test_vacuous_results_warn(raddle: CommandLine) -> None:
    source = "#include <assert.h>\nint x;\nint main(void) {\n    if (x)\n        assert(x == 2);\n}\n"
    done = raddle("verify", raddle.file("a.c", source))
    assert done.out.splitlines()[1] == "warning: no execution reaches the assertion at a.c:5"
    tests = "(x == 1 && x) || (x < 1 && (x == 0 || x == 7)) || x == 9"
    source = "#include <assert.h>\nint x;\nint main(void) {\n"
    source += f"    assert({tests});\n    if (x) assert(!x || x);\n}}\n"
    told = raddle("verify", raddle.file("c.c", source)).out.splitlines()
    reached = [line for line in told if "reaches" in line]
    assert reached == ["warning: no execution reaches the assertion at c.c:5"]
    source = "void __VERIFIER_assume(int);\nint main(void) { __VERIFIER_assume(0); return 0; }\n"
    done = raddle("verify", raddle.file("b.c", source))
    assert done.status == 2
    assert (
        done.out.splitlines()[0]
        == "inconclusive: nothing was explored to its end: every execution is blocked"
    )
    assert done.out.splitlines()[1].startswith("warning: no execution is complete")
    done = raddle("verify", "b.c", "--accept-vacuous")
    assert (done.status, done.out.splitlines()[0]) == (0, "safe: no error in 0 executions")
    assert done.out.splitlines()[1].startswith("warning: no execution is complete")
    for search in ("oracle", "interleavings", "dpor"):
        assert raddle("verify", "b.c", "--search", search, "--model", "sc").status == 2
    assert "-DNDEBUG switches" in raddle("verify", "a.c", "-DNDEBUG").out


def test_output_is_shown_in_the_trace(raddle: CommandLine) -> None:
    source = '#include <stdio.h>\n#include <stdlib.h>\nint main(void) { printf("got %d\\n", 7); abort(); }\n'
    raddle.file("a.c", source)
    done = raddle("verify", "a.c", "--show-output")
    assert done.status == 1
    assert 'printf "got 7\\n"' in done.out
    assert "output:\n  got 7\n" in done.out


def test_unsupported_function_has_a_line(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", "int fork(void);\nint main(void) {\n    return fork();\n}\n"))
    assert done.status == 3
    assert "a.c:3" in done.err
    assert "fork" in done.err


def test_several_files_flags_and_arguments(raddle: CommandLine) -> None:
    raddle.file("inc/f.h", "int f(int);\n")
    raddle.file("f.c", '#include "f.h"\nint f(int n) { return n + OFFSET; }\n')
    raddle.file(
        "main.c",
        '#include <assert.h>\n#include <stdlib.h>\n#include "f.h"\n'
        "int main(int argc, char **argv) { assert(argc == 2 && f(atoi(argv[1])) == 7); return 0; }\n",
    )
    assert raddle("verify", "main.c", "f.c", "-Iinc", "-D", "OFFSET=3", "--", "4").status == 0
    assert raddle("verify", "main.c", "f.c", "-I", "inc", "--cflags", "-DOFFSET=2", "--", "4").status == 1


def test_standard_input(raddle: CommandLine) -> None:
    assert raddle("verify", "-", stdin=SAFE).status == 0
    done = raddle("verify", "-", stdin=COUNTER)
    assert done.status == 1
    assert "<stdin>:4" in done.out
    assert raddle(*done.out.splitlines()[-1].removeprefix("replay: raddle ").split()).status == 1


def test_entry(raddle: CommandLine) -> None:
    raddle.file("a.c", "int start(void) { return 0; }\n")
    done = raddle("verify", "a.c")
    assert done.status == 3
    assert "main" in done.err
    assert "--entry" in done.err
    assert raddle("verify", "a.c", "--entry", "start").status == 0
    assert raddle("verify", "a.c", "--entry", "nope").status == 3


@pytest.mark.parametrize(
    "words",
    [
        ["--model", "arm"],
        ["--search", "interleavings"],
        ["--search", "modification-order", "--model", "wrc11"],
        ["--execution", "1"],
        ["--execution", "0", "--svg", "x.svg"],
        ["--execution", "2", "--svg", "x.svg"],
        ["--svg", "no/such/x.svg"],
        ["--dot", "."],
        ["--locks", "unordered", "--search", "rcmc"],
        ["--spin", "round"],
        ["--search", "magic"],
        ["--jobs", "two"],
        ["--report", "a.c"],
        ["--unroll", "0"],
        ["--memory-limit", "lots"],
        ["--cc", "/bin/false"],
        ["-E"],
        ["--cflags", "-mx32"],
    ],
)
def test_refused(raddle: CommandLine, words: list[str]) -> None:
    done = raddle("verify", raddle.file("a.c", SAFE), *words)
    assert done.status == 3
    assert done.err.startswith("raddle: ")


def test_compile_error_is_clangs(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", "int main(void) { return 0 }\n"))
    assert done.status == 3
    assert "a.c:1:26: error: expected ';' after return statement" in done.err


def test_unusable_folders_are_warnings(raddle: CommandLine) -> None:
    raddle.file("a.c", COUNTER)
    env = {"XDG_CACHE_HOME": "/proc/nowhere", "XDG_STATE_HOME": "/proc/nowhere", "HOME": "/proc/nowhere"}
    done = raddle("verify", "a.c", env=env)
    assert done.status == 1
    assert done.out.splitlines()[1].startswith(
        "warning: the cache folder /proc/nowhere/raddle cannot be used"
    )
    assert raddle("verify", "a.c", "--no-cache", env=env).out.count("warning") == 0


def test_help_version_and_unknown_verbs(raddle: CommandLine) -> None:
    assert raddle("--version").out.startswith("raddle 0.")
    assert raddle("--help").status == 0
    assert raddle("verify", "--help").status == 0
    assert raddle().status == 3
    assert "did you mean raddle verify?" in raddle("verfy").err
    assert "did you mean raddle verify a.c?" in raddle("a.c").err


def test_ir(raddle: CommandLine) -> None:
    raddle.file("a.c", COUNTER)
    done = raddle("ir", "a.c")
    assert done.status == 0
    assert "@main" in done.out or "main" in done.out
    assert raddle("ir", "a.c", "--raw").out != done.out


def test_sigterm_gives_what_was_found(raddle: CommandLine) -> None:
    raddle.file("a.c", ENDLESS)
    done = raddle.signalled(signal.SIGTERM, "verify", "a.c", "--quiet")
    assert (done.status, done.out) == (2, "inconclusive: interrupted\n")


def test_a_trace_that_cannot_be_written_is_told_before_the_search(raddle: CommandLine) -> None:
    raddle.file("a.c", ENDLESS)
    for path in ("no/such/t.json", "."):
        assert raddle("verify", "a.c", "--trace", path).status == 3


def test_a_long_trace_stays_readable(raddle: CommandLine) -> None:
    source = (
        "#include <stdatomic.h>\n#include <stdlib.h>\natomic_int x;\n"
        "int main(void) { for (int i = 0; i < 2000; i++) x++; abort(); }\n"
    )
    done = raddle("verify", raddle.file("a.c", source))
    assert done.status == 1
    lines = done.out.splitlines()
    assert len(lines) < 450
    assert all(len(line) <= 120 for line in lines if not line.startswith("replay"))


def test_duplicates_are_counted_on_request(raddle: CommandLine) -> None:
    raddle.file("a.c", LOCKED)
    assert json.loads(raddle("verify", "a.c", "--json", "-").out)["duplicates"] is None
    assert json.loads(raddle("verify", "a.c", "--json", "-", "--count-duplicates").out)["duplicates"] == 0


def test_nondeterministic_values(raddle: CommandLine) -> None:
    source = "int __VERIFIER_nondet_int(void);\nint main(void) { return __VERIFIER_nondet_int(); }\n"
    raddle.file("a.c", source)
    done = raddle("verify", "a.c", "--no-prove")
    assert done.status == 2
    assert done.out.startswith("inconclusive: safe for the nondeterministic values 0, 1, 2, -1\n4 executions")
    done = raddle("verify", "a.c", "--timeout", "600")
    assert done.status == 0
    assert done.out.startswith("safe: proven for all inputs, by a certificate of ")
    done = raddle("verify", "a.c", "--nondet-values", "-7,7", "--accept-bounded")
    assert done.status == 0
    assert "2 executions" in done.out
