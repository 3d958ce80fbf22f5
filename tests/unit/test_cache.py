"""The cache of assembled programs."""

from __future__ import annotations

import os
import pickle
from pathlib import Path

import pytest

from raddle.frontend import cache
from raddle.frontend.cache import Cache, UnusableCache
from raddle.ir.values import Location


def test_what_goes_in_comes_out(tmp_path: Path) -> None:
    store = Cache(tmp_path / "c")
    assert store.load("k") is None
    value = {"code": b"\0\1", "places": (Location("a.c", 1, 2), frozenset({3}))}
    store.store("k", value)
    assert store.load("k") == value
    assert Cache(tmp_path / "c").load("k") == value


def test_every_part_counts() -> None:
    assert cache.key(["a", "b"]) == cache.key(["a", "b"])
    assert len({cache.key(parts) for parts in (["a", "b"], ["ab"], ["a", "b", ""], ["b", "a"])}) == 4


@pytest.mark.parametrize("damage", [b"", b"raddle cache 1\n", b"rubbish", b"raddle cache 1\n" + b"\0" * 64])
def test_a_damaged_entry_is_a_miss_and_is_rewritten(tmp_path: Path, damage: bytes) -> None:
    store = Cache(tmp_path / "c")
    store.store("k", 1)
    (entry,) = (tmp_path / "c").iterdir()
    entry.write_bytes(damage)
    assert store.load("k") is None
    store.store("k", 2)
    assert store.load("k") == 2


def test_a_flipped_bit_is_a_miss(tmp_path: Path) -> None:
    store = Cache(tmp_path / "c")
    store.store("k", "a value")
    (entry,) = (tmp_path / "c").iterdir()
    data = bytearray(entry.read_bytes())
    data[-3] ^= 1
    entry.write_bytes(data)
    assert store.load("k") is None


class Evil:
    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.system, ("touch /tmp/raddle-was-here",)


def test_only_our_classes_are_loaded(tmp_path: Path) -> None:
    store = Cache(tmp_path / "c")
    store.store("k", Evil())
    assert store.load("k") is None
    assert pickle.dumps(Evil())
    assert not Path("/tmp/raddle-was-here").exists()


def test_a_folder_open_to_others_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "c"
    folder.mkdir()
    folder.chmod(0o777)
    with pytest.raises(UnusableCache, match="other users"):
        Cache(folder)


def test_an_entry_open_to_others_is_a_miss(tmp_path: Path) -> None:
    store = Cache(tmp_path / "c")
    store.store("k", 1)
    (entry,) = (tmp_path / "c").iterdir()
    entry.chmod(0o666)
    assert store.load("k") is None


def test_an_impossible_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file" / "c", Path("/proc/nowhere/c")):
        with pytest.raises(UnusableCache):
            Cache(folder)


def test_the_oldest_go_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "LIMIT", 10_000)
    store = Cache(tmp_path / "c")
    for number in range(6):  # names that begin with 0 make it look
        store.store(f"0{number}", bytes(2_000))
        os.utime(tmp_path / "c" / f"0{number}.image", (number, number)) if number < 5 else None
    left = {path.stem for path in (tmp_path / "c").iterdir()}
    assert "00" not in left
    assert "05" in left
    assert sum(path.stat().st_size for path in (tmp_path / "c").iterdir()) <= 10_000


def test_default_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/x")
    assert cache.default_folder() == Path("/x/raddle")
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    monkeypatch.setenv("HOME", "/home/me")
    assert cache.default_folder() == Path("/home/me/.cache/raddle")
    for home in ("", "relative/home"):
        monkeypatch.setenv("HOME", home)
        with pytest.raises(UnusableCache, match="HOME"):
            cache.default_folder()
