"""A Result in a test: it is honest, short and says what to do."""

from __future__ import annotations

import pytest

import raddle

RACE = """\
#include <pthread.h>
int x;
void *t(void *p) { x++; return p; }
int main(void) { pthread_t a; pthread_create(&a, 0, t, 0); x++; pthread_join(a, 0); }
"""


def test_check() -> None:
    result = raddle.verify(RACE, explain=False)
    with pytest.raises(raddle.VerificationError) as raised:
        result.check()
    assert str(raised.value).startswith("expected safe, found unsafe: data race on x")
    assert "events:" in str(raised.value)
    assert result.check("unsafe") is result


def test_no_truth_value() -> None:
    result = raddle.verify("int main(void) { return 0; }\n")
    with pytest.raises(TypeError, match=r"result\.check\(\)"):
        bool(result)
    assert result.check() is result
    assert repr(result) == "<raddle.Result safe (<text>)>"
    assert str(result).startswith("safe: no error in 1 execution\n")
    assert result._repr_html_().startswith("<pre>safe: no error")


def test_names() -> None:
    assert dir(raddle) == sorted(raddle.__all__)


def test_an_interrupt_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    """A library does not make a verdict of Ctrl-C."""
    from raddle.explore.native import NativeSearch

    def interrupted(self: NativeSearch, seconds: float) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(NativeSearch, "run", interrupted)
    with pytest.raises(KeyboardInterrupt):
        raddle.verify("int main(void) { return 0; }\n", model="sc", search="interleavings")
