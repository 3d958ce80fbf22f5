"""What the native core and the axioms do not agree on yet, so that all else can be compared.

ra: the axioms order SC fences as RC11 does (Lahav et al. 2016 have them as read-modify-writes of one hidden
location); the native core takes them for nothing. `test_ra_sc_fences` fails as soon as that has changed:
then this file goes.
"""

from __future__ import annotations

import re

_SC_FENCE = re.compile(r"atomic_thread_fence\(memory_order_seq_cst\)|smp_mb\(\)")


def pending(text: str, model: str) -> bool:
    """Whether the test in `text` waits for a decision under the model."""
    return model == "ra" and _SC_FENCE.search(text) is not None
