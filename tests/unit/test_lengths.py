"""hypot of raddle's C library."""

from __future__ import annotations

import raddle

SOURCE = """#include <assert.h>
#include <math.h>
static double three = 3, four = 4;
int main(void) {
    assert(hypot(three, four) == 5 && hypotf(-three, four) == 5);
    assert(hypot(three * 0x1p700, four * 0x1p700) == 5 * 0x1p700);
    assert(hypot(three * 0x1p-1000, four * 0x1p-1000) == 5 * 0x1p-1000);
    assert(hypot(three, 0) == 3 && hypot(0, 0) == 0 && hypot(1, 1) == 0x1.6a09e667f3bcdp+0);
    assert(isinf(hypot(INFINITY, NAN)) && isinf(hypotf(NAN, -INFINITY)) && isnan(hypot(NAN, three)));
    assert(isinf(hypot(1.7e308, 1.7e308)) && hypot(3, 0x1p-1074) == 3);
}
"""


def test_hypot() -> None:
    assert raddle.verify(SOURCE, explain=False).verdict == "safe"
