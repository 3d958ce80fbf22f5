"""Runs one benchmark row in a process of its own, so that its peak memory and CPU time are its own.

`python -m raddle.bench.worker` reads a job as JSON from standard input and prints the result as JSON. The
program is compiled before the clock starts: the times are the search's.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from raddle.errors import RaddleError


def work(job: dict[str, Any]) -> dict[str, Any]:
    """The result's JSON with `cpu_seconds` and `allocations` added, or {"error", "exit_status"}."""
    import raddle
    from raddle.explore import native
    from raddle.frontend.build import Request, as_request_files, build
    from raddle.frontend.sources import sources

    try:
        build(Request(sources(as_request_files(job["source"])), tuple(job["flags"])))
        before = native.allocations()
        start = time.process_time()
        result = raddle.verify(
            job["source"],
            flags=job["flags"],
            model=job["model"],
            search=job["search"],
            locks=job["locks"],
            timeout=job["timeout"],
            count_duplicates=job["count_duplicates"],
            # The papers count executions, whatever their threads are called.
            **{"symmetry": False, **job.get("options", {})},
        )
        spent = time.process_time() - start
    except RaddleError as error:
        return {"error": str(error), "exit_status": error.exit_status}
    return {**result.to_json(), "cpu_seconds": spent, "allocations": native.allocations() - before}


def main() -> int:
    json.dump(work(json.load(sys.stdin)), sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
