"""Programs whose reports the tests look at, and a reader of pages."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

import raddle
from raddle.report.page import document, parts_of_document

MESSAGE = """\
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int data, ready, unused;
void *send(void *p) {
    atomic_store_explicit(&data, 42, memory_order_relaxed);
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return p;
}
int main(void) {
    pthread_t thread;
    for (int i = 0; i < 5; i++)
        atomic_store(&unused, i);
    pthread_create(&thread, 0, send, 0);
    if (atomic_load_explicit(&ready, memory_order_relaxed))
        assert(atomic_load_explicit(&data, memory_order_relaxed) == 42);
    pthread_join(thread, 0);
    return 0;
}
"""
RACE = """\
#include <pthread.h>
int hits;
void *count(void *p) { hits++; return p; }
int main(void) {
    pthread_t a;
    pthread_create(&a, 0, count, 0);
    hits++;
    pthread_join(a, 0);
    return 0;
}
"""
DEADLOCK = """\
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
void *other(void *p) {
    pthread_mutex_lock(&n);
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
    pthread_mutex_unlock(&n);
    return p;
}
int main(void) {
    pthread_t a;
    pthread_create(&a, 0, other, 0);
    pthread_mutex_lock(&m);
    pthread_mutex_lock(&n);
    pthread_mutex_unlock(&n);
    pthread_mutex_unlock(&m);
    pthread_join(a, 0);
    return 0;
}
"""
PROGRAMS = {"message": MESSAGE, "race": RACE, "deadlock": DEADLOCK}


def page_of(source: str, **options: Any) -> str:
    return document("test", parts_of_document(raddle.verify(source, **options).to_json(), "test"))


class Reader(HTMLParser):
    """Tags in balance, texts without scripts, addresses that would be fetched."""

    EMPTY = ("meta", "br", "input", "img", "link")

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(page)
        self.close()
        assert not self.open, f"not closed: {self.open}"

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag not in self.EMPTY:
            self.open.append(tag)
        found = dict(attributes)
        if found.get("id"):
            self.ids.append(found["id"] or "")
        if tag == "a":
            self.links.append(found.get("href") or "")
        elif found.get("src") or found.get("href"):
            self.fetched.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("script", "style"):
            self.texts.append(data)

    @property
    def text(self) -> str:
        return " ".join(self.texts)
