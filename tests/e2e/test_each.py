"""Several programs in one run, flags from a compilation database, and Ctrl-C in a shell's loop."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree

import pytest
from command_line import COUNTER, LOCKED, CommandLine

from raddle.frontend.compile_commands import _kept

LONG = """\
#include <pthread.h>
_Atomic int x;
void *t(void *p) { for (int i = 0; i < 4; i++) x = x + 1; return p; }
int main(void) {
    pthread_t a;
    for (int i = 0; i < 5; i++)
        pthread_create(&a, 0, t, 0);
    return 0;
}
"""


def test_each_has_a_line_and_the_worst_decides(raddle: CommandLine) -> None:
    raddle.file("bad.c", COUNTER)
    raddle.file("good.c", LOCKED)
    done = raddle(
        "verify", "--each", "bad.c", "good.c", "--json", "r.json", "--junit", "r.xml", "--report", "r"
    )
    assert done.status == 1
    first, second = done.out.splitlines()
    assert first.startswith("bad.c   unsafe: data race on x")
    assert second == "good.c  safe: no error in 2 executions"
    found = json.loads((raddle.folder / "r.json").read_text())["targets"]
    assert [target["result"]["verdict"] for target in found] == ["unsafe", "safe"]
    assert ElementTree.parse(raddle.folder / "r.xml").getroot().attrib["tests"] == "2"
    assert (raddle.folder / "r" / "index.html").exists()
    assert raddle("verify", "--each", "good.c", "good.c").status == 0
    assert raddle("verify", "--each", "bad.c", "none.c", "good.c").status == 3
    done = raddle("verify", "--each", "bad.c", "good.c", "--expect", "unsafe")
    assert done.status == 1
    assert done.out.splitlines()[1].endswith("(expected unsafe)")


def test_each_is_meant_if_two_programs_are_given(raddle: CommandLine) -> None:
    raddle.file("a.c", COUNTER)
    raddle.file("b.c", COUNTER)
    done = raddle("verify", "a.c", "b.c")
    assert done.status == 3
    assert "--each" in done.err
    done = raddle("verify", "--each", "a.c", "b.c", "--svg", "x.svg")
    assert done.status == 3
    assert "--svg is for one program" in done.err


def database(raddle: CommandLine) -> None:
    raddle.file("include/q.h", "extern _Atomic int flag;\nvoid *poke(void *);\n")
    raddle.file(
        "src/a.c",
        '#include "q.h"\n#include <pthread.h>\n#include <assert.h>\n_Atomic int flag;\n'
        "int main(void) { pthread_t t; pthread_create(&t, 0, poke, 0); pthread_join(t, 0);\n"
        "  assert(flag == VALUE); return 0; }\n",
    )
    raddle.file(
        "src/b.c",
        '#include "q.h"\n#ifdef VALUE\n#error flags of another file\n#endif\n'
        "void *poke(void *p) { flag = OTHER; return p; }\n",
    )
    words = (
        "gcc -DVALUE=3 -I../include -O2 -Werror -Wsuggest-attribute=cold -fconserve-stack -MF a.d -o a.o -c x"
    )
    found = [
        {"directory": ".", "file": "../src/a.c", "command": words},
        {"directory": ".", "file": "../src/b.c", "arguments": ["cc", "-D", "OTHER=4", "-I", "../include"]},
    ]
    raddle.file("build/compile_commands.json", json.dumps(found))


def test_flags_from_a_database(raddle: CommandLine) -> None:
    database(raddle)
    done = raddle("verify", "-p", "build", "src/a.c", "src/b.c", "-q", "--trace", "t.json")
    assert done.out == "unsafe: assertion flag == VALUE fails, at src/a.c:6\n"
    again = raddle("replay", "t.json", "--quiet")
    assert (again.status, again.out) == (1, done.out)
    assert raddle("estimate", "-p", "build", "src/a.c", "src/b.c").status == 0
    assert "function @main" in raddle("ir", "-p", "build", "src/a.c", "src/b.c").out
    done = raddle(
        "verify", "-p", "build/compile_commands.json", "src/a.c", "src/b.c", "-q", "-UVALUE", "-DVALUE=4"
    )
    assert done.status == 3, "#error: flags of the command line are for all files"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["-p", "nowhere", "src/a.c"], "nowhere cannot be read"),
        (["-p", "text.json", "src/a.c"], "text.json is no JSON"),
        (["-p", "list.json", "src/a.c"], "list.json is no compilation database"),
        (["-p", "build", "src/aa.c"], "says nothing about src/aa.c\n  hint: did you mean src/a.c?"),
        (["-p"], "-p needs a value"),
    ],
)
def test_bad_databases(raddle: CommandLine, words: list[str], said: str) -> None:
    database(raddle)
    raddle.file("src/aa.c", COUNTER)
    raddle.file("text.json", "{x")
    raddle.file("list.json", "[3]")
    done = raddle("verify", *words)
    assert done.status == 3
    assert said in done.err


def test_what_is_taken_from_a_database() -> None:
    words = [
        "-c",
        "-O2",
        "-g",
        "-std=gnu11",
        "-isystem",
        "sys",
        "-Iinc",
        "-include",
        "pre.h",
        "-fPIC",
        "-m32",
        "-W",
        "-DX",
        "-U",
        "Y",
        "a.c",
        "-o",
        "a.o",
    ]
    assert _kept(words, "/b") == (
        ["-std=gnu11", "-isystem", "/b/sys", "-I", "/b/inc", "-include", "/b/pre.h", "-m32", "-DX", "-U", "Y"]
    )


def test_ctrl_c_ends_a_check_with_what_it_has(raddle: CommandLine) -> None:
    raddle.file("long.c", LONG)
    raddle.file("raddle.toml", '[target.first]\nfiles = ["long.c"]\n[target.second]\nfiles = ["long.c"]\n')
    done = raddle.signalled(signal.SIGINT, "check", "--json", "r.json")
    assert done.status == -signal.SIGINT
    assert done.out == "FAIL  first   inconclusive: interrupted (expected safe)\n"
    assert done.err == "raddle: interrupted after 1 of 2 targets\n"
    (target,) = json.loads((raddle.folder / "r.json").read_text())["targets"]
    assert target["result"]["reason"] == "interrupted"


def test_ctrl_c_ends_a_loop_of_the_shell(raddle: CommandLine) -> None:
    raddle.file("long.c", LONG)
    script = f"for n in 1 2 3; do '{sys.executable}' -m raddle verify --no-races long.c; done; echo went on"
    output = ""
    for seconds in (2, 8, 32):  # a busy machine may not have come to the search yet
        process = subprocess.Popen(
            ["bash", "-c", script],
            cwd=raddle.folder,
            env=raddle.env,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )
        time.sleep(seconds)
        os.killpg(process.pid, signal.SIGINT)
        output = process.communicate(timeout=100)[0]
        assert process.returncode == -signal.SIGINT
        assert "went on" not in output
        if output:
            break
    assert output.startswith("inconclusive: interrupted")
