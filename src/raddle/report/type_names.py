"""Names of types as a person says them: of those that only the C++ library knows, what they are for."""

from __future__ import annotations

import re

ARGUMENTS = "arguments of a thread"
_LONGEST = 40
_MEANT = (
    (r"__thread_arguments<", ARGUMENTS),
    (r"__shared_ptr_(?:emplace|pointer)<", "shared_ptr"),
    (r"__(?:tree|map)_node<", "map node"),
    (r"__hash_node<", "hash node"),
    (r"__list_node<", "list node"),
    (r"__(?:assoc|async|deferred)_\w*state\b", "future"),
    (r"__func<", "function"),
)


def spoken(name: str) -> str:
    """
    >>> spoken("struct node"), spoken("std::__1::__list_node<int, void *>"), spoken("vector<std::__1::any>")
    ('node', 'list node', 'vector<std::any>')
    """
    name = name.removeprefix("struct ").removeprefix("union ").replace("std::__1::", "std::")
    for pattern, meaning in _MEANT:
        if re.match(pattern, name.removeprefix("std::")):
            return meaning
    return name[: name.index("<")] + "<…>" if len(name) > _LONGEST and "<" in name else name
