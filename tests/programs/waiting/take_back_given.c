#include <threads.h>
#include <stdatomic.h>
#include <assert.h>
#ifndef N
#define N 3
#endif
static _Atomic int l; static int c;
static void lock(_Atomic int *p) { while ((*p)++ != 0) (*p)--; }
static void unlock(_Atomic int *p) { (*p)--; }
static int th(void *p) { lock(p); c++; unlock(p); return 0; }
int main(void) { thrd_t t[N]; for (int i = 0; i < N; i++) thrd_create(&t[i], th, &l); for (int i = 0; i < N; i++) thrd_join(t[i], 0); assert(c == N); }
