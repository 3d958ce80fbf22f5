"""What heap memory is called: by the type of the pointer that it was made for, wherever that is kept."""

from __future__ import annotations

import pytest
from command_line import CommandLine

HEAD = (
    "#include <assert.h>\n#include <stdlib.h>\n#include <string.h>\nstruct pair { int first, second[2]; };\n"
    "struct text { long length; struct pair words[]; };\n"
)
PROGRAMS = {
    "variable": ("int *p = malloc(12); p[2] = 5; assert(p[2] == 6);", "write int(malloc at a.c:8)[2]"),
    "struct": (
        "struct pair *p = calloc(1, sizeof *p); assert(p->second[1]);",
        "read pair(calloc at a.c:8).second[1]",
    ),
    "structs": (
        "struct pair *p = calloc(3, sizeof *p); assert(p[2].first);",
        "read pair(calloc at a.c:8)[2].first",
    ),
    "wrapped": (
        "struct pair *p = get(sizeof *p); p->first = 1; assert(0);",
        "write pair(malloc at a.c:6).first",
    ),
    "returned": ("assert(made()->second[0]);", "read pair(calloc at a.c:7).second[0]"),
    "untyped": ("void *p = calloc(1, 8); assert(((int *)p)[1]);", "read block(calloc at a.c:8)+4"),
    "too small": ("struct pair *p = calloc(1, 8); assert(p->second[0]);", "read block(calloc at a.c:8)+4"),
    "open end": (
        "struct text *p = calloc(1, sizeof *p + 400); p->words[7].second[1] = 1; assert(p->length);",
        "write text(calloc at a.c:8).words[7].second[1]",
    ),
    "many": (
        "int *p = malloc(40); memset(p + 2, 0, 8); assert(p[9] == 0);",
        "write int(malloc at a.c:8)[3]",
    ),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_heap_names(name: str, raddle: CommandLine) -> None:
    body, row = PROGRAMS[name]
    functions = (
        "void *get(size_t n) { return malloc(n); }\n"
        "struct pair *made(void) { return calloc(1, sizeof(struct pair)); }\n"
    )
    raddle.file("a.c", f"{HEAD}{functions}int main(void) {{ {body} }}\n")
    done = raddle("verify", "a.c", "--full-trace", "--no-explain", env={"COLUMNS": "200"})
    assert row in done.out
