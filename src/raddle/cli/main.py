"""`raddle`: picks the verb and turns every way to fail into its exit status.

0 safe, 1 unsafe, 2 inconclusive, 3 the input or the usage is at fault, 4 a bug of raddle. argparse exits
2 and Python exits 1 by themselves; both are caught here. Nothing heavy is imported before it is needed.
"""

from __future__ import annotations

import contextlib
import io
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence

from raddle.errors import ExitStatus, InternalError, RaddleError
from raddle.version import VERSION

VERBS = (
    "verify",
    "estimate",
    "resume",
    "check",
    "schedule",
    "run",
    "litmus",
    "replay",
    "report",
    "ir",
    "stubs",
    "bench",
    "completion",
)
_SAME = 1.0
"""Signals within so many seconds are one."""
_HELP = """\
usage: raddle VERB …

  verify FILE.c…     explore every behaviour of a concurrent C program
  estimate FILE.c…   how many executions that would be, and how long it would take
  resume FILE        go on with a search from its checkpoint
  check [TARGET…]    verify the targets of raddle.toml, and compare with what is expected
  schedule FILE.c…   find schedules under which the program is safe
  run FILE.c…        run the real program under a schedule
  litmus FILE…       final states of litmus tests under memory models
  replay TRACE       reproduce a saved failure
  report RESULT.json make an HTML page of results
  ir FILE.c…         print the program as raddle sees it
  stubs FILE.c…      write stand-ins for functions that nobody defines
  completion SHELL   print what teaches bash, zsh or fish these words
  bench [TABLE…]     run the papers' tables: found beside expected

raddle VERB --help says more; raddle --version prints the version.
exit status: 0 safe, 1 unsafe, 2 inconclusive, 3 input or usage at fault, 4 a bug of raddle
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status. As a process of its own (without `argv`) it ends by SIGINT after
    Ctrl-C, once everything is written: a shell's loop then ends, too."""
    words = list(sys.argv[1:] if argv is None else argv)
    _open_standard_streams()
    signals: list[int] = []
    status = _run(words, signals)
    if argv is None and (signal.SIGINT in signals or status == 128 + signal.SIGINT):
        with contextlib.suppress(OSError):
            sys.stdout.flush()
            sys.stderr.flush()
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGINT)
    if argv is None and threading.active_count() > 1 and signals:
        # Jobs that nobody waits for any more: native code must not come back to a Python that has ended.
        with contextlib.suppress(OSError):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(status)
    return status


def _run(words: list[str], signals: list[int]) -> int:
    """`signals`: those that came."""
    try:
        with _endable(signals):
            status = _dispatch(words)
        sys.stdout.flush()
        return status
    except RaddleError as error:
        return _failed(f"raddle: {_titled(error)}", error.exit_status)
    except BrokenPipeError:
        # The reader has gone. Python would complain once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return ExitStatus.INCONCLUSIVE
    except KeyboardInterrupt:
        return _failed("raddle: interrupted", ExitStatus.INCONCLUSIVE)
    except MemoryError:
        return _failed("raddle: out of memory", ExitStatus.INCONCLUSIVE)
    except Exception as error:
        if os.environ.get("RADDLE_DEBUG"):
            import traceback

            traceback.print_exc()
        summary = f"{type(error).__name__}: {error}".splitlines()[0]
        return _failed(
            f"raddle: internal error: {summary}\n"
            "  please report it with the program; RADDLE_DEBUG=1 shows where it happened",
            ExitStatus.BUG,
        )


@contextlib.contextmanager
def _endable(signals: list[int]) -> Iterator[None]:
    """SIGTERM (a job's time is up) ends a command like Ctrl-C: with what was found. A command that was told
    to ignore Ctrl-C (`&` in a script) still does. timeout(1) and batch systems send a signal to the process
    and to its group: it comes twice, and means one thing. One that comes later ends at once."""
    last = -_SAME

    def ended(number: int, frame: object) -> None:
        nonlocal last
        signals.append(number)
        now = time.monotonic()
        if now - last >= _SAME:
            last = now
            raise KeyboardInterrupt

    wanted = [signal.SIGTERM]
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        wanted.append(signal.SIGINT)
    try:
        before = [(number, signal.signal(number, ended)) for number in wanted]
    except ValueError:  # not in the main thread: then nobody sends us signals
        yield
        return
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


def _open_standard_streams() -> None:
    """A stream that the caller closed must not become the first file that raddle opens."""
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)
    if sys.stdout is None:
        sys.stdout = os.fdopen(1, "w")
    if sys.stderr is None:
        sys.stderr = os.fdopen(2, "w")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows ASCII only


def _dispatch(words: list[str]) -> int:
    if words[:1] == ["help"] and words[1:]:
        words = [words[1], "--help"]
    if not words or words[0] in ("-h", "--help", "help"):
        (sys.stdout if words else sys.stderr).write(_HELP)
        return ExitStatus.SAFE if words else ExitStatus.INPUT
    if words[0] in ("--version", "-V"):
        print(f"raddle {VERSION}")
        return ExitStatus.SAFE
    if words[0] in VERBS:
        import importlib

        return int(importlib.import_module(f"raddle.cli.{words[0]}").main(words[1:]))
    import difflib

    close = difflib.get_close_matches(words[0], VERBS, 1)
    if not close and words[0].endswith((".c", ".i")):
        close = ["verify " + words[0]]
    hint = f"; did you mean raddle {close[0]}?" if close else ""
    return _failed(f"raddle: {words[0]!r} is no verb of raddle{hint}\n{_HELP}", ExitStatus.INPUT)


def _titled(error: RaddleError) -> str:
    if isinstance(error, InternalError):
        return f"internal error: {error}\n  please report it with the program"
    return str(error)


def _failed(text: str, status: int) -> int:
    with contextlib.suppress(OSError):
        sys.stdout.flush()
    with contextlib.suppress(OSError):
        sys.stderr.write(text.rstrip() + "\n")
        sys.stderr.flush()
    return status


if __name__ == "__main__":
    sys.exit(main())
