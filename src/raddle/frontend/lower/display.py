"""Names of C++ functions as a person writes them: `Queue<int>::push`, `lambda at pool.cpp:12`.

Debug information has each name and the classes around it. What has none (raddle's C++ runtime, the
library's own files) is demangled.
"""

from __future__ import annotations

import re

from raddle.frontend.demangle import LAMBDA, demangled
from raddle.frontend.llvm.metadata import Metadata

_LONGEST = 40
_LAMBDA = re.compile(r"\(lambda at (?:[^()]*/)?([^()/]+:\d+):\d+\)")


def display_name(symbol: str, dbg: int, metadata: Metadata) -> str:
    """The name to show; "" if the symbol is it."""
    node = metadata.node(dbg) if dbg >= 0 else None
    if node is None or not node.text("name"):
        return demangled(symbol)
    if not node.text("linkageName") and not symbol.startswith("_Z"):
        return ""
    name = node.text("name")
    if name.startswith("__thread_proxy<"):
        runs = _LAMBDA.search(name)
        return LAMBDA + runs[1] if runs else "std::thread"
    declared = node.reference("declaration")
    scope = node.reference("scope")
    if scope is None and declared is not None:
        scope = metadata.node(declared).reference("scope")
    parts = [_short(name)]
    while scope is not None:
        around = metadata.node(scope)
        if around.kind == "DICompositeType":
            own = around.text("name")
            if not own and name == "operator()":
                file = metadata.file_of(dbg).rpartition("/")[2]
                return f"{LAMBDA}{file}:{node.number('line')}"
            parts.append(_short(own))
        elif around.kind == "DINamespace" and "exportSymbols" not in around.fields:
            parts.append(around.text("name"))
        elif around.kind not in ("DINamespace", "DICompositeType"):
            break
        scope = around.reference("scope")
    shown = "::".join(reversed([part for part in parts if part]))
    return "" if shown == symbol else shown


def _short(name: str) -> str:
    """Without the library's inline namespace, and without long template arguments."""
    name = _LAMBDA.sub(rf"{LAMBDA}\1", name.replace("std::__1::", "std::"))
    if len(name) <= _LONGEST or "<" not in name or name.startswith("operator<"):
        return name
    return name[: name.index("<")] + "<…>"
