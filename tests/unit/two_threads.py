"""Programs of two threads that run the same C statements, for the tests of what `auto` chooses."""

from __future__ import annotations

from raddle.frontend.build import Request, build
from raddle.frontend.sources import Source

_THREADS = """
#include <pthread.h>
#include <stdatomic.h>
atomic_int x, y;
int z[2];
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *t(void *p) { int id = p != 0; BODY; return p; }
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, t, 0);
    pthread_create(&b, 0, t, &b);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
"""
SECTION = "pthread_mutex_lock(&m); {} pthread_mutex_unlock(&m)"


def text(body: str) -> str:
    """`id` is 0 in one thread and 1 in the other."""
    return _THREADS.replace("BODY", body)


def code(body: str) -> bytes:
    return build(Request((Source("t.c", text(body)),)), use_cache=False).image.code
