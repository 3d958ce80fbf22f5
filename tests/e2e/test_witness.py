"""Violation witnesses: by the formats as they are published, and good enough to find the failure again."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree

import pytest
from command_line import CommandLine

yaml = pytest.importorskip("yaml", reason="PyYAML comes with dask")

HEAD = """\
#include <pthread.h>
extern void abort(void);
extern int __VERIFIER_nondet_int(void);
void reach_error(void) { abort(); }
"""
ORDERED = """\
int x, y, seen;
void *a(void *p) {
  x = 1;
  y = 2;
  x = 3;
  return 0;
}
void *b(void *p) {
  int first = x;
  int second = x;
  int third = y;
  if (first == 0 && second == 1 && third == 2)
    seen = 1;
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, a, 0);
  pthread_create(&u, 0, b,
                 0);
  if (seen)
    reach_error();
  return 0;
}
"""
INPUTS = """\
struct { int v[2]; } s;
void *a(void *p) {
  s.v[1] = __VERIFIER_nondet_int();
  return 0;
}
int main(void) {
  pthread_t t;
  int wanted = __VERIFIER_nondet_int();
  pthread_create(&t, 0, a, 0);
  if (s.v[1] == -1 && wanted == 2)
    reach_error();
  return 0;
}
"""
RACE = """\
int n;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *a(void *p) {
  pthread_mutex_lock(&m);
  n = n + 1;
  pthread_mutex_unlock(&m);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, a, 0);
  n = 7;
  pthread_join(t, 0);
  return 0;
}
"""
FREED = """\
#include <stdlib.h>
int *p, done;
void *a(void *q) {
  free(p);
  done = 1;
  return 0;
}
int main(void) {
  pthread_t t;
  p = malloc(4);
  pthread_create(&t, 0, a, 0);
  if (done)
    *p = 1;
  pthread_join(t, 0);
  return 0;
}
"""
CASES = {
    "ordered": (ORDERED, "unreach-call", "G ! call(reach_error())"),
    "inputs": (INPUTS, "unreach-call", "G ! call(reach_error())"),
    "race": (RACE, "no-data-race", "G ! data-race"),
    "freed": (FREED, "valid-memsafety", "G valid-deref"),
}
CONSTRAINED = {"assumption": "c_expression", "function_return": "ext_c_expression"}


def written(raddle: CommandLine, name: str, ending: str) -> tuple[str, str]:
    text, wanted, _ = CASES[name]
    file = raddle.file("a.c", HEAD + text)
    done = raddle("verify", file, "--property", wanted, "--witness", f"w.{ending}", "-q", "--no-races")
    if name == "race":
        done = raddle("verify", file, "--property", wanted, "--witness", f"w.{ending}", "-q")
    assert done.out.startswith("unsafe: "), done
    return (raddle.folder / f"w.{ending}").read_text(), (raddle.folder / "a.c").read_text()


@pytest.mark.parametrize("name", CASES)
def test_yaml_is_as_published(raddle: CommandLine, name: str) -> None:
    text, program = written(raddle, name, "yml")
    (entry,) = yaml.safe_load(text)
    assert set(entry) == {"entry_type", "metadata", "content"}
    assert entry["entry_type"] == "violation_sequence"
    metadata = entry["metadata"]
    assert metadata["format_version"] == "2.2"
    assert re.fullmatch(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", metadata["uuid"])
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", metadata["creation_time"])
    assert set(metadata["producer"]) == {"name", "version"}
    assert metadata["task"] == {
        "input_files": ["a.c"],
        "input_file_hashes": {"a.c": hashlib.sha256(program.encode()).hexdigest()},
        "specification": CASES[name][2],
        "data_model": "LP64",
        "language": "C",
    }
    *before, last = [part["segment"] for part in entry["content"]]
    created = 0
    for segment in before:
        (found,) = (part["waypoint"] for part in segment)
        assert found["type"] in ("assumption", "function_enter", "function_return")
        check_waypoint(found, program, created)
        created += found["type"] == "function_enter"
    targets = [part["waypoint"] for part in last]
    assert [found["type"] for found in targets] == ["target"] * (2 if name == "race" else 1)
    assert len({found["thread_id"] for found in targets}) == len(targets)
    for found in targets:
        check_waypoint(found, program, created)


def check_waypoint(found: Mapping[str, Any], program: str, created: int) -> None:
    kind = found["type"]
    assert set(found) == {"type", "action", "thread_id", "location"} | (
        {"constraint"} if kind in CONSTRAINED else set()
    )
    assert found["action"] == "follow"
    assert 0 <= found["thread_id"] <= created
    if kind in CONSTRAINED:
        assert set(found["constraint"]) == {"value", "format"}
        assert found["constraint"]["format"] == CONSTRAINED[kind]
    place = found["location"]
    assert set(place) - {"column"} == {"file_name", "line", "function"}
    line = program.split("\n")[place["line"] - 1]
    if kind in ("function_enter", "function_return"):
        assert line[place["column"] - 1] == ")"


def test_what_they_say(raddle: CommandLine) -> None:
    text, _ = written(raddle, "ordered", "yml")
    (entry,) = yaml.safe_load(text)
    points = [part["waypoint"] for segment in entry["content"] for part in segment["segment"]]
    told = [
        (p["type"], p["thread_id"], p["location"]["line"], p.get("constraint", {}).get("value"))
        for p in points
    ]
    assert sorted(told[:2]) == [("function_enter", 0, 22, None), ("function_enter", 0, 24, None)]
    values = [(line, value) for kind, _, line, value in told if kind == "assumption"]
    assert values == [(13, "x == 0"), (14, "x == 1"), (15, "y == 2"), (25, "seen == 1")]
    assert told[-1] == ("target", 0, 26, None)
    text, _ = written(raddle, "inputs", "yml")
    assert r"\\result == -1" in text
    assert r"\\result == 2" in text
    assert "s.v[1] == -1" in text


@pytest.mark.parametrize("name", CASES)
def test_graphml_is_as_published(raddle: CommandLine, name: str) -> None:
    text, program = written(raddle, name, "graphml")
    space = "{http://graphml.graphdrawing.org/xmlns}"
    root = ElementTree.fromstring(text)
    keys = {key.get("id"): key.get("for") for key in root.iter(f"{space}key")}
    (graph,) = root.iter(f"{space}graph")
    assert graph.get("edgedefault") == "directed"
    facts = {data.get("key"): data.text for data in graph.findall(f"{space}data")}
    assert set(facts) == {key for key, domain in keys.items() if domain == "graph"}
    assert facts["witness-type"] == "violation_witness"
    assert facts["specification"] == f"CHECK( init(main()), LTL({CASES[name][2]}) )"
    assert facts["programhash"] == hashlib.sha256(program.encode()).hexdigest()
    assert (facts["architecture"], facts["sourcecodelang"]) == ("64bit", "C")
    nodes = {node.get("id"): node for node in graph.findall(f"{space}node")}
    marks = {data.get("key"): id for id, node in nodes.items() for data in node}
    threads: dict[str | None, str | None] = {}
    at = marks["entry"]
    for edge in graph.findall(f"{space}edge"):
        assert edge.get("source") == at
        at = edge.get("target")
        assert at in nodes
        step = {data.get("key"): data.text for data in edge}
        assert all(keys[key] == "edge" for key in step)
        if "createThread" in step:
            assert step["createThread"] not in threads
            threads[step["createThread"]] = None
        if "enterFunction" in step:
            assert threads[step["threadId"]] is None
            threads[step["threadId"]] = step["enterFunction"]
        assert threads.get(step["threadId"]) is not None
        if "startline" in step:
            assert 0 < int(step["startline"] or 0) <= program.count("\n")
    assert at == marks["violation"]


GUIDE = """\
extern void __VERIFIER_atomic_begin(void), __VERIFIER_atomic_end(void);
static int point; static _Thread_local int me;
#define HERE(k, t, c) \\
  (__VERIFIER_atomic_begin(), (void)(point == k && me == t && (c) && ++point), __VERIFIER_atomic_end())
#define GONE(k) \\
  (__VERIFIER_atomic_begin(), (void)(point == k || (abort(), 0)), __VERIFIER_atomic_end())
"""


@pytest.mark.parametrize("name", ["ordered", "inputs"])
def test_a_witness_leads_to_the_failure(raddle: CommandLine, name: str) -> None:
    """The program with a count of the points it has come to, which must be all of them at the target."""
    text, program = written(raddle, name, "yml")
    (entry,) = yaml.safe_load(text)
    points = [part["waypoint"] for segment in entry["content"] for part in segment["segment"]]
    points = [p for p in points if p["type"] in ("assumption", "target")]
    names = {function: thread for thread, function in enumerate(("main", "a", "b"))}
    lines = program.split("\n")
    for number, found in enumerate(points):
        line = found["location"]["line"] - 1
        thread = names[found["location"]["function"]]
        if found["type"] == "target":
            lines[line] = f"{{ GONE({number}); {lines[line]} }}"
        else:
            value = found["constraint"]["value"]
            lines[line] = f"HERE({number}, {thread}, {value}); {lines[line]}"
    for function, thread in names.items():
        lines = [
            f"{line} me = {thread};" if re.match(rf"(int|void \*){function}\(", line) else line
            for line in lines
        ]
    guided = raddle.file("guided.c", HEAD + GUIDE + "\n".join(lines[4:]))
    assert raddle("verify", guided, "--property", "unreach-call", "-q").status == 1
    other = (raddle.folder / "guided.c").read_text().replace("x == 1", "x == 9").replace("== -1,", "== 5,")
    if name == "ordered":  # a witness that leads nowhere
        assert raddle("verify", raddle.file("other.c", other), "--property", "unreach-call", "-q").status == 0


def test_line_markers_are_translated_back(raddle: CommandLine) -> None:
    body = '# 1 "dir/b.c"\n' + HEAD.replace("#include <pthread.h>\n", "\n") + '# 40 "dir/b.c"\n'
    body += "int main(void) {\n  reach_error();\n}\n"
    file = raddle.file("b.i", body)
    done = raddle("verify", file, "--property", "unreach-call", "-q", "--witness", "w.yml")
    assert done.out == "unsafe: reach_error is called, at dir/b.c:41\n"
    (entry,) = yaml.safe_load((raddle.folder / "w.yml").read_text())
    place = entry["content"][-1]["segment"][0]["waypoint"]["location"]
    assert place == {"file_name": "b.i", "line": 8, "column": 3, "function": "main"}


def test_where_there_is_none(raddle: CommandLine) -> None:
    safe = raddle.file("safe.c", "int main(void) { return 0; }\n")
    assert raddle("verify", safe, "--witness", "w.yml").status == 0
    text = "#include <pthread.h>\npthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n"
    text += "int main(void) { pthread_mutex_lock(&m); pthread_mutex_lock(&m); }\n"
    done = raddle("verify", raddle.file("stuck.c", text), "--witness", "w.yml", "-q")
    assert done.status == 1
    assert "no witness is written: the competition has no property for this kind of error" in done.err
    assert not (raddle.folder / "w.yml").exists()
    done = raddle("verify", safe, "--witness", "no/such/folder/w.yml")
    assert (done.status, "--witness no/such/folder/w.yml cannot be written" in done.err) == (3, True)


@pytest.mark.parametrize(("ending", "told"), [("yml", "data_model: ILP32"), ("graphml", ">32bit<")])
def test_a_task_for_32_bits_has_a_witness_for_32_bits(raddle: CommandLine, ending: str, told: str) -> None:
    file = raddle.file("a.c", "#include <assert.h>\nint main(void) { assert(0); return 0; }\n")
    raddle("verify", file, "-m32", "--witness", f"w.{ending}")
    assert told in (raddle.folder / f"w.{ending}").read_text()
