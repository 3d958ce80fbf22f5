"""LLVM modules to a raddle program: linking by name, lowering of what is reached."""

from raddle.frontend.lower.modules import DEFAULT_NONDET, lower_modules

__all__ = ["DEFAULT_NONDET", "lower_modules"]
