"""C++ programs: the same counts as their twins in C, the errors they have, and what they print natively.

Compiling one takes about two seconds, so the default run takes few of them; the rest is slow."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sequential_programs import unit

import raddle
from raddle.errors import RaddleError

HERE = Path(__file__).parent
QUICK = {
    "message_passing",
    "worker",
    "lost_update",
    "noexcept",
    "bounded_channel",
    "atomic_wait",
    "spsc_optional",
    "semaphores",
    "ticket_lock",
    "arguments",
    "barrier",
    "equal_lambdas",
}


def programs(folder: str) -> list[Any]:
    """Each program of a folder; those that are not QUICK are slow."""
    return [
        pytest.param(path, id=path.stem, marks=() if path.stem in QUICK else pytest.mark.slow)
        for path in sorted((HERE / folder).glob("*.cpp"))
    ]


@pytest.mark.parametrize("path", programs("twins"))
@pytest.mark.parametrize("locks", ["ordered", "unordered", "auto"])
def test_twins_have_the_same_counts(path: Path, locks: str) -> None:
    options: dict[str, Any] = {"search": "auto" if locks == "auto" else "modification-order", "locks": locks}
    ours = raddle.verify(path, flags=("-std=c++20",), **options)
    twin = raddle.verify(path.with_suffix(".c"), **options)
    assert ours.verdict == twin.verdict == "safe"
    counts = [(result.executions, result.up_to_names, result.blocked) for result in (ours, twin)]
    assert counts[0] == counts[1]


@pytest.mark.slow
def test_a_ring_needs_all_its_orders(tmp_path: Path) -> None:
    """What the tutorial asks its readers to try, and the other orders."""
    text = (HERE.parents[1] / "examples" / "ring_repaired.cpp").read_text()
    path = tmp_path / "ring.cpp"
    strong = list(re.finditer("memory_order_(?:acquire|release)", text))
    assert len(strong) == 4
    for order in strong:
        path.write_text(text[: order.start()] + "memory_order_relaxed" + text[order.end() :])
        error = raddle.verify(path, explain=False).errors[0]
        assert error.kind == "race", order


def wanted(path: Path, key: str) -> str:
    found = re.search(rf"^// {key}: (.*)$", path.read_text(), re.MULTILINE)
    assert found
    return found[1]


@pytest.mark.parametrize("path", programs("features"))
def test_features_are_safe(path: Path) -> None:
    """Each uses a part of the library as it should be used; its assertions say what must come of it."""
    result = raddle.verify(path, flags=("-std=c++20", "-w"))
    assert (result.verdict, result.complete) == ("safe", True)
    assert result.executions > 0


@pytest.mark.parametrize("path", programs("errors"))
def test_errors_are_found_and_replayed(path: Path, tmp_path: Path) -> None:
    result = raddle.verify(path, flags=("-std=c++20",), trace=tmp_path / "trace.json")
    assert result.verdict == "unsafe"
    error = result.errors[0]
    assert error.kind == wanted(path, "kind")
    assert re.search(wanted(path, "message"), error.message)
    lines = [n for n, line in enumerate(path.read_text().splitlines(), 1) if line.endswith("// HERE")]
    if lines:
        assert error.location is not None
        assert re.search(rf"{path.name}:{lines[0]}\b", error.location)
    assert raddle.replay(tmp_path / "trace.json").errors[0].message == error.message


def broken(folder: str) -> list[Any]:
    """Each broken variant of a folder's programs: the flags that break it, the error and its message."""
    return [
        pytest.param(path, *found, id=f"{path.stem}{found[0]}", marks=mark)
        for path, mark in [(param.values[0], param.marks) for param in programs(folder)]
        for found in re.findall(r"^// broken: (.*?) \| (\w+) \| (.*)$", path.read_text(), re.MULTILINE)
    ]


@pytest.mark.parametrize("path", programs("libraries"))
def test_libraries_are_safe(path: Path) -> None:
    result = raddle.verify(path, flags=("-std=c++20", "-w"))
    assert (result.verdict, result.complete) == ("safe", True)
    assert result.executions > 0
    assert "// broken: " in path.read_text()


@pytest.mark.parametrize(("path", "flags", "kind", "message"), broken("libraries"))
def test_broken_libraries_are_found_and_replayed(
    path: Path, flags: str, kind: str, message: str, tmp_path: Path
) -> None:
    result = raddle.verify(path, flags=("-std=c++20", "-w", *flags.split()), trace=tmp_path / "trace.json")
    assert result.verdict == "unsafe"
    error = result.errors[0]
    assert error.kind == kind
    assert re.search(message, error.message)
    assert error.location is not None
    assert path.name in error.location
    assert error.trace
    assert raddle.replay(tmp_path / "trace.json").errors[0].message == error.message


def printed(path: Path, folder: Path) -> str:
    """What the program prints in raddle's machine. It ends by an abort, so that there is a trace to read."""
    last = "[[gnu::init_priority(101)]] TheEnd the_end"  # made first, so that it ends last
    end = f'#include <cstdlib>\nstruct TheEnd {{ ~TheEnd() {{ std::abort(); }} }};\n{last};\n# 1 "program"\n'
    (folder / path.name).write_text(end + path.read_text())
    options: dict[str, Any] = {"max_events": 1_000_000, "explain": False, "minimise": False}
    result = raddle.verify(folder / path.name, flags=("-std=c++20", "-w"), **options)
    assert [error.message for error in result.errors] == ["abort is called"]
    return "".join(row.output for row in result.errors[0].trace if row.output is not None)


def native(path: Path, folder: Path) -> str:
    """What the compiled program prints."""
    words = [sys.executable, "-m", "ziglang", "c++", "-std=c++20", "-w", str(path), "-o", "program"]
    subprocess.run(words, cwd=folder, check=True, capture_output=True)
    return subprocess.run([folder / "program"], capture_output=True, text=True, check=True).stdout


PRINTING = programs("native") + programs("exceptions")


@pytest.mark.parametrize("path", PRINTING)
def test_programs_print_what_they_print_natively(path: Path, tmp_path: Path) -> None:
    assert printed(path, tmp_path) == path.with_suffix(".out").read_text()


@pytest.mark.slow
@pytest.mark.parametrize("path", [p.values[0] for p in PRINTING], ids=lambda p: p.stem)
def test_the_expected_output_is_the_native_one(path: Path, tmp_path: Path) -> None:
    assert native(path, tmp_path) == path.with_suffix(".out").read_text()


def compared(seeds: range, folder: Path) -> None:
    path = folder / f"sequential{seeds.start}.cpp"
    path.write_text(unit(seeds))
    (folder / "traced").mkdir()
    expected = native(path, folder)
    assert printed(path, folder / "traced") == expected, seeds
    assert expected.count("program") >= len(seeds)


def test_sequential_programs(tmp_path: Path) -> None:
    compared(range(2), tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(200))
def test_many_sequential_programs(part: int, tmp_path: Path) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + part * 10
    compared(range(first, first + 10), tmp_path)


NO_MODEL = "(raddle has no model of this part of the C++ library; see docs/reference/cpp-support.md)"
REFUSED = {
    "input": ("iostream", "int x; std::cin >> x;", "std::cin is not modelled"),
    "line": ("iostream", "std::string s; std::getline(std::cin, s);", "std::cin is not modelled"),
    "wide text": ("sstream", "std::wostringstream s; s << 1;", "std::basic_streambuf is not modelled"),
    "wide": ("iostream", 'std::wcout << L"x";', "std::wcout is not modelled"),
    "long double": ("iostream", "long double x = 1; std::cout << x;", "long double is not supported"),
    "file": ("fstream", 'std::ofstream f("x"); f << 1;', "std::ofstream is not modelled"),
    "filesystem": (
        "filesystem",
        'std::filesystem::exists("x");',
        f"program.cpp:2:14: the function std::__fs::filesystem::__status {NO_MODEL} is not supported",
    ),
    "relaxed pointer": (
        "memory",
        "std::atomic<std::shared_ptr<int>> p; p.load(std::memory_order_relaxed);",
        "memory_order_relaxed of a std::atomic<std::shared_ptr> is not supported",
    ),
    "locale": ("locale", 'std::locale l("C");', f"std::locale::locale {NO_MODEL} is not supported"),
    "regex": (
        "regex",
        'std::regex r("a");',
        "program.cpp:2:25: the C++ library's std::collate::id is not modelled",
    ),
    "time in a format": (
        "chrono",
        '(void)std::format("{}", std::chrono::seconds(3));',
        "program.cpp:2:20: the C++ library's std::time_put::id is not modelled",
    ),
    "wide format": (
        "format",
        '(void)std::format(L"{}", 1);',
        "program.cpp:2:20: the C++ library's std::numpunct::id is not modelled",
    ),
    "locale of a format": (
        "format",
        '(void)std::format("{:L}", 1000);',
        "program.cpp:2:20: this part of a locale is not supported",
    ),
    "words read": (
        "sstream",
        'std::istringstream s("true"); bool b; s >> std::boolalpha >> b;',
        "std::boolalpha while reading is not supported",
    ),
    "large": (
        "new",
        "volatile std::size_t n = ~0ul / 2; char *p = new char[n]; delete[] p;",
        "an allocation of more than 1 GiB (use a smaller size) is not supported",
    ),
    "thread of C": (
        "threads.h",
        "thrd_t t; try { thrd_create(&t, nullptr, nullptr); } catch (int) {}",
        "thrd_create in a C++ program that catches exceptions",
    ),
    "waiting for a pointer": (
        "memory",
        "std::atomic<std::shared_ptr<int>> p; p.wait(nullptr);",
        "error: no member named 'wait' in 'std::atomic<std::shared_ptr<int>>'",
    ),
    "promise": (
        "future",
        "std::promise<int> p; p.set_value_at_thread_exit(1);",
        "a promise that is kept at the thread's end is not supported",
    ),
    "notification": (
        "condition_variable",
        "static std::mutex m; static std::condition_variable c; std::unique_lock<std::mutex> l(m); "
        "std::notify_all_at_thread_exit(c, std::move(l));",
        f"std::notify_all_at_thread_exit {NO_MODEL} is not supported",
    ),
}


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=() if name == "input" else pytest.mark.slow) for name in REFUSED],
)
def test_refused(name: str, tmp_path: Path) -> None:
    header, body, message = REFUSED[name]
    path = tmp_path / "program.cpp"
    path.write_text(f"#include <{header}>\nint main() {{ {body} }}\n")
    with pytest.raises(RaddleError, match=re.escape(message)) as caught:
        raddle.verify(path, flags=("-std=c++20",))
    assert caught.value.exit_status == 3


MANY = """struct Ended { int n = 1; ~Ended() { n = 0; } };
template <int N> Ended &one() { KIND Ended e; return e; }
template <int N> int use() { return one<N>().n + use<N - 1>(); }
template <> int use<0>() { return 0; }
int main() { use<COUNT>(); }
"""
SLEEPERS = """#include <atomic>
#include <thread>
std::atomic<int> a{0};
int main() {
    for (int i = 0; i < 64; i++) std::thread([] {}).join();
    std::thread t([] { a.wait(0); });
    a = 1;
    a.notify_all();
    t.join();
}
"""
REFUSED_FILES = {
    "module": ("", "import std;\nint main() {}\n", "raddle takes no modules of C++: include headers"),
    "specification": (
        "-std=c++14",
        "void f() throw(int) { throw 1.5; }\nint main() { try { f(); } catch (...) {} }\n",
        "program.cpp:1:34: an exception specification (throw(...) after a function's parameters) is not",
    ),
    "globals": (
        "-DKIND=static -DCOUNT=33",
        MANY,
        "program.cpp:2:33: more than 32 objects to destroy at the program's end is not supported",
    ),
    "thread-locals": (
        "-DKIND=thread_local -DCOUNT=65",
        MANY,
        "program.cpp:2:33: more than 64 thread-local objects to destroy in one thread is not supported",
    ),
    "long number": (
        "",
        "#include <sstream>\nint main() { std::ostringstream s; s << 1e305; }\n",
        "program.cpp:2:38: a number this long in a stream is not supported",
    ),
    "sleepers": (
        "-std=c++20",
        SLEEPERS,
        "program.cpp:6:26: atomic::wait or condition_variable_any in a program with more than 64 threads",
    ),
}


@pytest.mark.parametrize("name", REFUSED_FILES)
def test_refused_files(name: str, tmp_path: Path) -> None:
    flags, text, message = REFUSED_FILES[name]
    (tmp_path / "program.cpp").write_text(text)
    with pytest.raises(RaddleError, match=re.escape(message)) as caught:
        raddle.verify(tmp_path / "program.cpp", flags=(*flags.split(), "-w"))
    assert caught.value.exit_status == 3


def test_a_newer_standard_is_taken_and_named(tmp_path: Path) -> None:
    path = tmp_path / "a.cpp"
    path.write_text("#include <thread>\nint main() { std::jthread t([] {}); }\n")
    result = raddle.verify(path)
    assert result.verdict == "safe"
    assert result.diagnostics == f"raddle: note: {path} is compiled with -std=c++20\n"
    with pytest.raises(raddle.UserError, match="'jthread' in namespace 'std'"):
        raddle.verify(path, flags=("-std=c++17",))
    path.write_text("#include <thread>\nint main() { std::jthread t([] {}); return missing; }\n")
    with pytest.raises(raddle.UserError, match="use of undeclared identifier 'missing'") as caught:
        raddle.verify(path)
    assert "jthread" not in caught.value.message.replace("std::jthread t", "")


def test_places_inside_the_library(tmp_path: Path) -> None:
    path, trace = HERE / "errors" / "lost_update.cpp", tmp_path / "trace.json"
    result = raddle.verify(path, flags=("-std=c++20",), trace_library=True, trace=trace)
    places = [str(row.location) for row in result.errors[0].trace]
    assert any("<system>/lib/libcxx/include/" in place for place in places)
    assert raddle.replay(trace).errors[0].trace == result.errors[0].trace


def test_threads_are_named_for_the_lambdas_that_they_run(tmp_path: Path) -> None:
    """Also where the first of the program's functions in a thread ends what the lambda holds."""
    error = raddle.verify(HERE / "errors" / "promise_dropped.cpp", flags=("-std=c++20",)).errors[0]
    assert [thread.function for thread in error.threads] == ["main", "lambda at promise_dropped.cpp:9"]


def test_schedules_are_for_c(tmp_path: Path) -> None:
    path = tmp_path / "program.cpp"
    path.write_text("int main() {}\n")
    with pytest.raises(RaddleError, match=r"is C\+\+, and schedules are made for C programs"):
        raddle.schedule(path)
    with pytest.raises(RaddleError, match=r"is C\+\+, and schedules are made for C programs"):
        raddle.verify(path, schedule_out=tmp_path / "schedule.json")


def test_loops_are_told_about_with_the_names_of_the_program(tmp_path: Path) -> None:
    path = tmp_path / "program.cpp"
    path.write_text(
        "#include <atomic>\n"
        "struct Node { Node *next; };\n"
        "template <class T> struct Stack {\n"
        "    std::atomic<T *> head{nullptr};\n"
        "    int turns = 0;\n"
        "    bool full(int n) { if (n > 2) return full(n - 1); turns = n; return turns > 1; }\n"
        "    void push() {\n"
        "        T *node = new T{head.load()};\n"
        "        while (!head.compare_exchange_strong(node->next, node)) ;\n"
        "    }\n"
        "    void wait() { while (!full(2)) ; }\n"
        "};\n"
        "int main() { Stack<Node> stack; stack.push(); stack.wait(); }\n"
    )
    reports = {report.function: report for report in raddle.verify(path, flags=("-std=c++20",)).loops}
    assert set(reports) == {"Stack<Node>::push", "Stack<Node>::wait"}
    reasons = [reason for report in reports.values() for reason in report.reasons]
    assert not [reason for reason in reasons if "_Z" in reason]
    assert any(reason.startswith("it calls Stack<Node>::full") for reason in reasons)
