"""Inline assembly of atomics headers, instruction by instruction, as operations of raddle IR.

`template.py` reads the text and its constraints, `places.py` holds what registers and memory mean,
`flags.py` the conditions; `x86.py` and `aarch64.py` give each instruction its meaning. The mapping of orders
is written down in docs/explanation/assembly.md.
"""
