"""z3's objects belong to a context, and a context to one thread: each thread that searches gets its own.

Python may drop an object in whichever thread is running then, so z3 is told to expect that. The first context
is z3's default one: it belongs to the main thread.
"""

from __future__ import annotations

import threading

import z3
from z3.z3core import Z3_enable_concurrent_dec_ref

from raddle.impact.terms.terms import Term


class _Own(threading.local):
    """`made`: the terms that were translated for this context."""

    def __init__(self) -> None:
        self.context: z3.Context = z3.main_ctx() if is_main() else z3.Context()
        Z3_enable_concurrent_dec_ref(self.context.ref())
        self.made: dict[Term, z3.ExprRef] = {}


def is_main() -> bool:
    return threading.current_thread() is threading.main_thread()


own = _Own()
"""This thread's context, and what it holds."""


def integer(value: object) -> z3.ExprRef:
    return z3.IntVal(value, own.context)


def variable(name: str) -> z3.ExprRef:
    return z3.Int(name, own.context)


def array(name: str) -> z3.ExprRef:
    return z3.Array(name, z3.IntSort(own.context), z3.IntSort(own.context))


def constant_array(value: z3.ExprRef) -> z3.ExprRef:
    return z3.K(z3.IntSort(own.context), value)


def truth(value: bool) -> z3.ExprRef:
    return z3.BoolVal(value, own.context)
