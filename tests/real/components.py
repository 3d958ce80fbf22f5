"""Components of real libraries: where their sources come from, how they are verified, and what comes out.

Nothing of the libraries is here: sources are Debian's packages, taken when the tests run. Each harness has
an injected bug (-DBUG), which must be found.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Component:
    """`flags` and `sources` start from the package's folder, written {}. `executions`: of the unbroken one.
    `bug`: how the verdict on the broken one begins."""

    name: str
    package: str
    harness: str
    executions: int
    bug: str
    sources: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    configure: bool = False
    verdict: str = "safe"


def _ck(name: str, harness: str, executions: int, bug: str, *flags: str) -> Component:
    return Component(name, "ck", harness, executions, bug, (), ("-I{}/include", *flags), (), True)


_URCU = ("-I{}/include", "-I{}/src")
_ZSTD = ("-I{}/lib", "-I{}/lib/common", "-DZSTD_MULTITHREAD")
_POOL = ("{}/lib/common/pool.c", "{}/lib/common/threading.c", "{}/lib/common/zstd_common.c")

COMPONENTS = [
    _ck("ck_ring, one producer", "ck_ring.c", 9, "data race on"),
    _ck("ck_spinlock_fas", "ck_spinlock.c", 6, "data race on shared", "-DKIND=fas"),
    _ck("ck_spinlock_cas", "ck_spinlock.c", 6, "data race on shared", "-DKIND=cas"),
    _ck("ck_spinlock_dec", "ck_spinlock.c", 78, "data race on shared", "-DKIND=dec"),
    _ck("ck_spinlock_mcs", "ck_mcs.c", 120, "use of me after its function returned"),
    _ck("ck_stack, pushes and a batch pop", "ck_stack.c", 24, ""),
    _ck("ck_rwlock", "ck_rwlock.c", 5, ""),
    _ck("ck_sequence", "ck_sequence.c", 2, "assertion x == y fails"),
    Component(
        "jack_ringbuffer",
        "jackd2",
        "jack_ringbuffer.c",
        2,
        "assertion",
        ("{}/common/ringbuffer.c",),
        ("-I{}/common", "-I{}/posix"),
        ("--volatile", "acqrel"),
    ),
    Component(
        "PaUtilRingBuffer",
        "portaudio19",
        "pa_ringbuffer.c",
        3,
        "",
        ("{}/src/common/pa_ringbuffer.c",),
        ("-I{}/src/common",),
        ("--volatile", "relaxed"),
    ),
    Component(
        "zstd's pool, 2 workers, 2 jobs",
        "libzstd",
        "zstd_pool.c",
        3872,
        "data race on done",
        _POOL,
        (*_ZSTD, "-DWORKERS=2"),
    ),
    Component(
        "liburcu's lfstack",
        "liburcu",
        "urcu_lfstack.c",
        8,
        "",
        ("{}/src/lfstack.c",),
        _URCU,
        ("--volatile", "acqrel"),
        True,
    ),
    Component(
        "liburcu's wfcqueue, 3 turns of its waits",
        "liburcu",
        "urcu_wfcqueue.c",
        0,
        "",
        ("{}/src/wfcqueue.c",),
        _URCU,
        ("--volatile", "acqrel", "--unroll", "3"),
        True,
        "inconclusive",
    ),
]
