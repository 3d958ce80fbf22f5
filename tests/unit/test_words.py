"""The words of 32 bits that stand for addresses: there and back, in order, and the same in the machine."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import raddle
from raddle.assemble.words import MOST_THREADS, RANGES, pack, unpack
from raddle.library.build import HERE

_EDGES = [
    (found.word + number * found.stride + (slot << found.bits) + offset) % (1 << 32)
    for found in RANGES
    for number in {0, found.regions - 1}
    for slot in (0, 1, found.slots - 1, found.slots)
    for offset in (-1, 0, 1, (3 << (found.bits - 2)) - 1, 3 << (found.bits - 2))
]


def _words() -> list[int]:
    rng = random.Random(32)
    near = [(rng.choice(_EDGES) + rng.randrange(-3_000, 3_000)) % (1 << 32) for _ in range(20_000)]
    return [0, 1, (1 << 32) - 1, *_EDGES, *near, *(rng.getrandbits(32) for _ in range(20_000))]


def test_each_word_has_an_address_of_its_own() -> None:
    words = sorted(set(_words()))
    addresses = [unpack(word) for word in words]
    assert [pack(address) for address in addresses] == words
    owned = [address for address in addresses if address < 1 << 53]
    assert owned == sorted(set(owned))


def test_ranges_do_not_meet() -> None:
    ends = sorted((r.word, r.word + (r.regions - 1) * r.stride + (r.slots << r.bits)) for r in RANGES)
    for number in range(MOST_THREADS + 1):
        own = [r for r in RANGES if r.region <= number < r.region + r.regions]
        spans = sorted((r.slot, r.slot + r.slots) for r in own)
        assert all(one[1] <= other[0] for one, other in pairwise(spans))
        assert all((r.word + (number - r.region) * r.stride) % (1 << r.bits) == 0 for r in own)
    assert ends[-1][1] <= (1 << 32) - (1 << 22)


def test_pointers_behind_and_before_an_object_have_words() -> None:
    for found in RANGES:
        if found.slots == 1:
            continue
        base = (found.region << 39) + (found.slot + 1 << 22)
        room = 3 << (found.bits - 2)
        word = pack(base)
        assert word is not None
        for offset in (-(1 << (found.bits - 2)), -4, 1, room - 1):
            assert pack(base + offset) == word + offset
        if not found.joined:
            assert pack(base + room) is None


def test_globals_end_where_the_library_thinks() -> None:
    main = min(found.word for found in RANGES if found.region == 1)
    assert main == 1 << 29
    assert f"(word)1 << {main.bit_length() - 1} :" in (HERE / "initialised.c").read_text("utf-8")


def test_the_machine_has_the_same_words() -> None:
    """A program turns each number into a pointer, keeps that in memory, and finds the number again."""
    chosen = random.Random(5).sample(_words(), 400) + _EDGES
    table = ", ".join(f"{word}u" for word in chosen)
    text = f"""
#include <stdint.h>
#include <assert.h>
static const unsigned words[] = {{{table}}};
static char *kept[2];
int main(void) {{
  for (unsigned i = 0; i < sizeof words / sizeof *words; i++) {{
    kept[i % 2] = (char *)words[i];
    assert((uintptr_t)kept[i % 2] == words[i]);
    assert(!i || words[i] == words[i - 1] || kept[0] != kept[1]);
    if (words[i] % 1024 > 8 && words[i] % 1024 < 700) assert((uintptr_t)(kept[i % 2] - 4) == words[i] - 4);
  }}
}}
"""
    assert raddle.verify(text, flags=["-m32", "-w"]).verdict == "safe"


@pytest.mark.parametrize("size", [1, 760, 770, 49_000, 50_000, 4 << 20, 9 << 20])
def test_objects_of_each_size_have_room(size: int) -> None:
    text = f"""
#include <stdint.h>
#include <stdlib.h>
#include <assert.h>
static char global[{size}], *kept[4];
int main(void) {{
  kept[0] = malloc({size}), kept[1] = global, kept[2] = malloc({size});
  for (int i = 0; i < 3; i++) {{
    uintptr_t first = (uintptr_t)kept[i], last = (uintptr_t)(kept[i] + {size});
    assert(last - first == {size} && first % 1024 == 0);
    kept[3] = (char *)(last - 1);
    *kept[3] = 1;
    assert(kept[i][{size} - 1] == 1);
  }}
  assert(kept[0] < kept[2] && kept[0] + {size} != kept[2]);
}}
"""
    assert raddle.verify(text, flags=["-m32"]).verdict == "safe"
