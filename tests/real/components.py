"""Components of real libraries: where their sources come from, how they are verified, and what comes out.

Nothing of the libraries is here: sources are Debian's packages, taken when the tests run. Each harness has
an injected bug (-DBUG), which must be found.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Component:
    """`flags` and `sources` start from the package's folder, written {}. `executions`: of the unbroken one,
    up to names of threads, 0 where they are not compared. `bug`: how the verdict on the broken one begins.
    `prepare`: commands that make the headers that a build would make."""

    name: str
    package: str
    harness: str
    executions: int
    bug: str
    sources: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    prepare: tuple[str, ...] = ()
    verdict: str = "safe"


CONFIGURE = ("./configure",)


def _ck(name: str, harness: str, executions: int, bug: str, *flags: str) -> Component:
    return Component(name, "ck", harness, executions, bug, (), ("-I{}/include", *flags), (), CONFIGURE)


def _dpdk(name: str, harness: str, executions: int, bug: str, *flags: str) -> Component:
    headers = ("config", "lib/eal/x86/include", "lib/eal/linux/include", "lib/eal/include", "lib/ring")
    own = ("-include", "rte_config.h", "-DRTE_MAX_LCORE=8", "-DRTE_CACHE_LINE_SIZE=64")
    every = (*(f"-I{{}}/{folder}" for folder in headers), *own, "-DRTE_FORCE_INTRINSICS", *flags)
    return Component(
        name, "dpdk", harness, executions, bug, (), every, (), ("touch config/rte_build_config.h",)
    )


def _nginx(name: str, source: str, executions: int, *flags: str) -> Component:
    headers = ("src/core", "src/event", "src/event/modules", "src/os/unix", "objs")
    configure = ("./configure --without-http_rewrite_module --without-http_gzip_module",)
    every = (*(f"-I{{}}/{folder}" for folder in headers), *flags)
    options = ("--volatile", "acqrel")
    return Component(
        name, "nginx", "ngx_lock.c", executions, "data race on b", (source,), every, options, configure
    )


_URCU = ("-I{}/include", "-I{}/src")
_ZSTD = ("-I{}/lib", "-I{}/lib/common", "-DZSTD_MULTITHREAD")
_POOL = ("{}/lib/common/pool.c", "{}/lib/common/threading.c", "{}/lib/common/zstd_common.c")

COMPONENTS = [
    _ck("ck_ring, one producer", "ck_ring.c", 9, "data race on"),
    _ck("ck_spinlock_fas", "ck_spinlock.c", 2, "data race on shared", "-DKIND=fas"),
    _ck("ck_spinlock_cas", "ck_spinlock.c", 2, "data race on shared", "-DKIND=cas"),
    _ck("ck_spinlock_dec", "ck_spinlock.c", 20, "data race on shared", "-DKIND=dec"),
    _ck("ck_spinlock_ticket", "ck_spinlock.c", 36, "data race on shared", "-DKIND=ticket"),
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
        CONFIGURE,
    ),
    Component(
        "liburcu's wfcqueue",
        "liburcu",
        "urcu_wfcqueue.c",
        18,
        "",
        ("{}/src/wfcqueue.c",),
        _URCU,
        ("--volatile", "acqrel"),
        CONFIGURE,
    ),
    Component(
        "libuv's pool, 2 workers, 2 requests",
        "libuv1",
        "uv_threadpool.c",
        6608,
        "",
        ("{}/src/threadpool.c", "{}/src/unix/thread.c"),
        ("-I{}/include", "-I{}/src"),
    ),
    Component(
        "libuv's rwlock, semaphore and barrier",
        "libuv1",
        "uv_rwlock.c",
        4,
        "data race on shared",
        ("{}/src/unix/thread.c",),
        ("-I{}/include", "-I{}/src"),
    ),
    _dpdk("rte_spinlock", "dpdk_lock.c", 2, "data race on shared", "-DKIND=1", "-DTHREADS=3"),
    _dpdk("rte_ticketlock", "dpdk_lock.c", 1, "data race on shared", "-DKIND=2", "-DTHREADS=3"),
    _dpdk("rte_mcslock", "dpdk_lock.c", 66, "data race on shared", "-DKIND=3", "-DTHREADS=3"),
    replace(
        _dpdk("rte_ring under tso, two producers and a consumer", "dpdk_ring.c", 18, "data race on item"),
        options=("--volatile", "relaxed", "--model", "tso"),
    ),
    replace(
        _dpdk("rte_ring of C11 atomics", "dpdk_ring.c", 0, "data race on", "-DRTE_USE_C11_MEM_MODEL"),
        verdict="unsafe",
    ),
    _nginx("nginx's reader-writer lock", "{}/src/core/ngx_rwlock.c", 8, "-DKIND=1"),
    _nginx("nginx's spinlock", "{}/src/core/ngx_spinlock.c", 8),
    Component(
        "mimalloc's bitmap",
        "mimalloc",
        "mi_bitmap.c",
        4,
        "data race on owner",
        ("{}/src/bitmap.c",),
        ("-I{}/include", "-I{}/src"),
    ),
    Component(
        "OpenSSL's locks, counters and once",
        "openssl",
        "ssl_threads.c",
        16,
        "data race on shared",
        ("{}/crypto/threads_pthread.c",),
        ("-I{}/include", "-I{}"),
        (),
        ("./Configure linux-x86_64", "make build_generated"),
    ),
]
