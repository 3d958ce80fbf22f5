"""The command line in a process of its own, with cache and state folders of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

COUNTER = """\
#include <pthread.h>
#include <assert.h>
int x;
void *t(void *p) { x++; return p; }
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, t, 0);
    pthread_create(&b, 0, t, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(x == 2);
    return 0;
}
"""
LOCKED = COUNTER.replace("int x;", "int x; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;").replace(
    "x++;", "pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m);"
)


@dataclass(frozen=True)
class Done:
    status: int
    out: str
    err: str


class CommandLine:
    """Call it with words; it runs `raddle` in `folder`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.env = os.environ | {
            "XDG_CACHE_HOME": str(folder / ".cache"),
            "XDG_STATE_HOME": str(folder / ".state"),
            "PYTHONWARNINGS": "error",
        }
        for name in ("RADDLE_CC", "RADDLE_DEBUG", "COLUMNS"):
            self.env.pop(name, None)

    def __call__(self, *words: str, stdin: str = "", env: dict[str, str] | None = None) -> Done:
        done = subprocess.run(
            [sys.executable, "-m", "raddle", *words],
            cwd=self.folder,
            env=self.env | (env or {}),
            input=stdin,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert "Traceback" not in done.stderr
        return Done(done.returncode, done.stdout, done.stderr)

    def signalled(self, number: int, *words: str) -> Done:
        """With a signal while it searches. A busy machine may not yet have come to the search when it comes:
        then there is no result, and it is tried again, more patiently."""
        done = Done(-1, "", "")
        for seconds in (1.5, 6, 24, 96):
            process = subprocess.Popen(
                [sys.executable, "-m", "raddle", *words],
                cwd=self.folder,
                env=self.env,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            time.sleep(seconds)
            process.send_signal(number)
            out, err = process.communicate(timeout=300)
            done = Done(process.returncode, out, err)
            if out and '"interrupt"' not in out:
                break
        return done

    def file(self, name: str, text: str) -> str:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return name
