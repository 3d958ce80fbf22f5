"""Generated tests of read-modify-writes: atomicity, chains, release sequences, and RMWs in MP and SB."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

ORDERS = {"rlx": "relaxed", "acq": "acquire", "rel": "release", "ar": "acq_rel", "sc": "seq_cst"}


def read_modify_writes() -> Iterator[tuple[str, tuple[str, ...], str]]:
    """(shape, parts of the name, text of the test)."""
    for shape, roles, text in TEMPLATES:
        for parts in itertools.product(*(words.split() for words in roles)):
            if shape in SYMMETRIC and list(ORDERS).index(parts[0]) > list(ORDERS).index(parts[1]):
                continue
            spelled = {f"o{at}": f"memory_order_{ORDERS[part]}" for at, part in enumerate(parts)}
            body = text
            for name, order in spelled.items():
                body = body.replace(f"${name}", order)
            yield shape, parts, f"C {'+'.join((shape, *parts))}\n\n{{}}\n{body}"


SYMMETRIC = ("RMW-2FADD", "RMW-2CAS")
_ALL = "rlx acq rel ar sc"

TEMPLATES: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("RMW-2FADD", (_ALL, _ALL), r"""
P0 (atomic_int* x) { int r0 = atomic_fetch_add_explicit(x, 1, $o0); }
P1 (atomic_int* x) { int r0 = atomic_fetch_add_explicit(x, 1, $o1); }
exists ((0:r0=0 /\ 1:r0=0) \/ (0:r0=1 /\ 1:r0=1) \/ ~(x=2))
"""),
    ("RMW-2CAS", (_ALL, _ALL), r"""
P0 (atomic_int* x) {
  int e = 0;
  int r0 = atomic_compare_exchange_strong_explicit(x, &e, 1, $o0, memory_order_relaxed);
}
P1 (atomic_int* x) {
  int e = 0;
  int r0 = atomic_compare_exchange_strong_explicit(x, &e, 2, $o1, memory_order_relaxed);
}
exists ((0:r0=1 /\ 1:r0=1) \/ (0:r0=0 /\ 1:r0=0))
"""),
    # A write never comes between the two halves of a read-modify-write.
    ("RMW+W", (_ALL, "rlx rel sc"), r"""
P0 (atomic_int* x) { int r0 = atomic_exchange_explicit(x, 2, $o0); }
P1 (atomic_int* x) { atomic_store_explicit(x, 1, $o1); }
exists (0:r0=0 /\ x=2 \/ 0:r0=1 /\ x=1)
"""),
    # The chain of three increments gives each value once.
    ("RMW-3FADD", ("rlx ar sc", "rlx ar sc", "rlx ar sc"), r"""
P0 (atomic_int* x) { int r0 = atomic_fetch_add_explicit(x, 1, $o0); }
P1 (atomic_int* x) { int r0 = atomic_fetch_add_explicit(x, 1, $o1); }
P2 (atomic_int* x) { int r0 = atomic_fetch_add_explicit(x, 1, $o2); }
exists (~(x=3))
"""),
    # The release sequence of a store goes on through read-modify-writes of other threads.
    ("RSEQ-RMW", ("rlx rel", _ALL, "rlx acq"), r"""
P0 (atomic_int* x, atomic_int* y) {
  atomic_store_explicit(x, 1, memory_order_relaxed);
  atomic_store_explicit(y, 1, $o0);
}
P1 (atomic_int* y) { int r0 = atomic_fetch_add_explicit(y, 1, $o1); }
P2 (atomic_int* x, atomic_int* y) {
  int r0 = atomic_load_explicit(y, $o2);
  int r1 = atomic_load_explicit(x, memory_order_relaxed);
}
exists (1:r0=1 /\ 2:r0=2 /\ 2:r1=0)
"""),
    # It goes on through later stores of the same thread.
    ("RSEQ-PO", ("rlx rel", "rlx rel", "rlx acq"), r"""
P0 (atomic_int* x, atomic_int* y) {
  atomic_store_explicit(x, 1, memory_order_relaxed);
  atomic_store_explicit(y, 1, $o0);
  atomic_store_explicit(y, 2, $o1);
}
P1 (atomic_int* x, atomic_int* y) {
  int r0 = atomic_load_explicit(y, $o2);
  int r1 = atomic_load_explicit(x, memory_order_relaxed);
}
exists (1:r0=2 /\ 1:r1=0)
"""),
    # A store of another thread is not part of it.
    ("RSEQ-W", ("rlx rel", "rlx rel", "rlx acq"), r"""
P0 (atomic_int* x, atomic_int* y) {
  atomic_store_explicit(x, 1, memory_order_relaxed);
  atomic_store_explicit(y, 1, $o0);
}
P1 (atomic_int* y) { atomic_store_explicit(y, 2, $o1); }
P2 (atomic_int* x, atomic_int* y) {
  int r0 = atomic_load_explicit(y, $o2);
  int r1 = atomic_load_explicit(x, memory_order_relaxed);
}
exists (2:r0=2 /\ 2:r1=0)
"""),
    # Message passing where the flag is set and read by read-modify-writes.
    ("MP-RMW", (_ALL, _ALL), r"""
P0 (atomic_int* x, atomic_int* y) {
  atomic_store_explicit(x, 1, memory_order_relaxed);
  int r0 = atomic_exchange_explicit(y, 1, $o0);
}
P1 (atomic_int* x, atomic_int* y) {
  int r0 = atomic_fetch_add_explicit(y, 0, $o1);
  int r1 = atomic_load_explicit(x, memory_order_relaxed);
}
exists (1:r0=1 /\ 1:r1=0)
"""),
    # Store buffering where the stores are exchanges.
    ("SB-RMW", ("rlx ar sc", "rlx acq sc"), r"""
P0 (atomic_int* x, atomic_int* y) {
  int r1 = atomic_exchange_explicit(x, 1, $o0);
  int r0 = atomic_load_explicit(y, $o1);
}
P1 (atomic_int* x, atomic_int* y) {
  int r1 = atomic_exchange_explicit(y, 1, $o0);
  int r0 = atomic_load_explicit(x, $o1);
}
exists (0:r0=0 /\ 1:r0=0)
"""),
)  # fmt: skip
