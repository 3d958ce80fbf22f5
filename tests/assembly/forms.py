"""Each form of an instruction beside the C11 builtin that means the same: (name, type, assembly, builtin).

Both are bodies of `T f(T *p, T a, T b)`.
"""

from __future__ import annotations

Form = tuple[str, str, str, str]

_SUFFIXES = {"unsigned char": "b", "unsigned short": "w", "unsigned": "l", "unsigned long": "q"}


def _sized(name: str, assembly: str, builtin: str) -> list[Form]:
    """For the four sizes; @ is the suffix."""
    return [
        (f"{name}{s}", t, assembly.replace("@cc", "!cc").replace("@", s).replace("!cc", "@cc"), builtin)
        for t, s in _SUFFIXES.items()
    ]


X86: list[Form] = [
    *_sized(
        "xchg",
        '__asm__ volatile("xchg@ %0, %1" : "+q"(a), "+m"(*p) :: "memory"); return a;',
        "return __atomic_exchange_n(p, a, 5);",
    ),
    *_sized(
        "cmpxchg",
        '__asm__ volatile("lock; cmpxchg@ %2, %1" : "+a"(a), "+m"(*p) : "q"(b) : "memory"); return a;',
        "__atomic_compare_exchange_n(p, &a, b, 0, 5, 5); return a;",
    ),
    *_sized(
        "cmpxchg-sete",
        'unsigned char r; __asm__ volatile("lock cmpxchg@ %3, %1\\n\\tsete %0"'
        ' : "=q"(r), "=m"(*p), "+a"(a) : "q"(b), "m"(*p) : "memory", "cc"); return r;',
        "return __atomic_compare_exchange_n(p, &a, b, 0, 5, 5);",
    ),
    *_sized(
        "cmpxchg-flag",
        '_Bool r; __asm__ volatile("lock cmpxchg@ %[b], %[p]" : "=@ccz"(r), [p] "+m"(*p), "+a"(a)'
        ' : [b] "q"(b) : "memory"); return r;',
        "return __atomic_compare_exchange_n(p, &a, b, 0, 5, 5);",
    ),
    *_sized(
        "xadd",
        '__asm__ volatile("lock; xadd@ %0, %1" : "+q"(a), "+m"(*p) :: "memory", "cc"); return a;',
        "return __atomic_fetch_add(p, a, 5);",
    ),
    *_sized(
        "inc",
        '__asm__ volatile("lock; inc@ %0" : "+m"(*p)); return 0;',
        "__atomic_fetch_add(p, 1, 5); return 0;",
    ),
    *_sized(
        "dec-setz",
        '_Bool r; __asm__ volatile("lock; dec@ %0; setz %1" : "+m"(*p), "=rm"(r) :: "memory", "cc"); return r;',  # noqa: E501
        "return __atomic_sub_fetch(p, 1, 5) == 0;",
    ),
    *_sized(
        "add",
        '__asm__ volatile("lock; add@ %1, %0" : "=m"(*p) : "q"(a), "m"(*p) : "memory"); return 0;',
        "__atomic_fetch_add(p, a, 5); return 0;",
    ),
    *_sized(
        "sub-sets",
        '_Bool r; __asm__ volatile("lock; sub@ %2, %0" : "+m"(*p), "=@ccs"(r) : "q"(a) : "memory"); return r;',  # noqa: E501
        "T n = __atomic_sub_fetch(p, a, 5); return n >> (sizeof n * 8 - 1);",
    ),
    *_sized(
        "or",
        '__asm__ volatile("lock or@ %1, %0" : "+m"(*p) : "iq"((T)6)); return 0;',
        "__atomic_fetch_or(p, 6, 5); return 0;",
    ),
    *_sized(
        "and",
        '__asm__ volatile("lock and@ $5, %0" : "+m"(*p)); return 0;',
        "__atomic_fetch_and(p, 5, 5); return 0;",
    ),
    *_sized(
        "xor",
        '__asm__ volatile("lock xor@ %1, %0" : "+m"(*p) : "q"(a)); return 0;',
        "__atomic_fetch_xor(p, a, 5); return 0;",
    ),
    *_sized(
        "not",
        '__asm__ volatile("lock not@ (%0)" :: "r"(p) : "memory"); return 0;',
        "__atomic_fetch_xor(p, (T)-1, 5); return 0;",
    ),
    *_sized(
        "load",
        'T r; __asm__ volatile("mov@ %1, %0" : "=q"(r) : "m"(*p) : "memory"); return r;',
        "return __atomic_load_n(p, 2);",
    ),
    *_sized(
        "store",
        '__asm__ volatile("mov@ %1, %0" : "=m"(*p) : "q"(a) : "memory"); return 0;',
        "__atomic_store_n(p, a, 3); return 0;",
    ),
    *_sized(
        "store-fence",
        '__asm__ volatile("mov@ %1, %0 ; lock ; orl $0,(%%rsp)" : "=m"(*p) : "q"(a) : "memory"); return 0;',
        "__atomic_store_n(p, a, 3); __atomic_thread_fence(5); return 0;",
    ),
    *_sized(
        "mfence",
        'T r; __asm__ volatile("mfence; mov@ (%1), %0" : "=q"(r) : "r"(p)); return r;',
        "__atomic_thread_fence(5); return __atomic_load_n(p, 2);",
    ),
    (
        "xadd-unsuffixed",
        "unsigned",
        '__asm__ __volatile__("lock ; xadd %0, %1" : "=r"(a), "=m"(*p) : "0"(a) : "memory"); return a;',
        "return __atomic_fetch_add(p, a, 5);",
    ),
    (
        "bts",
        "unsigned",
        '_Bool r; __asm__ volatile("lock; btsl %2, %0; setc %1" : "+m"(*p), "=q"(r) : "r"(a & 31) : "cc"); return r;',  # noqa: E501
        "return __atomic_fetch_or(p, 1u << (a & 31), 5) >> (a & 31) & 1;",
    ),
    (
        "bt-reset",
        "unsigned long",
        '_Bool r; __asm__ volatile("lock btrq %2, %0" : "+m"(*p), "=@ccc"(r) : "Ir"(3UL)); return r;',
        "return __atomic_fetch_and(p, ~8ul, 5) >> 3 & 1;",
    ),
    (
        "cmpxchg8b",
        "unsigned long",
        "unsigned lo = a, hi = a >> 32; _Bool r;"
        ' __asm__ volatile("lock; cmpxchg8b %0; setz %3" : "+m"(*p), "+a"(lo), "+d"(hi), "=q"(r)'
        ' : "b"((unsigned)b), "c"((unsigned)(b >> 32)) : "memory", "cc");'
        " return r ? 1 : (unsigned long)hi << 32 | lo;",
        "return __atomic_compare_exchange_n(p, &a, b, 0, 5, 5) ? 1 : a;",
    ),
    (
        "cmpxchg16b",
        "unsigned __int128",
        "unsigned long lo = a, hi = a >> 64; _Bool r;"
        ' __asm__ volatile("lock cmpxchg16b %1\\n\\tsetz %0" : "=q"(r), "+m"(*p), "+a"(lo), "+d"(hi)'
        ' : "b"((unsigned long)b), "c"((unsigned long)(b >> 64)) : "memory", "cc"); return r;',
        "return __atomic_compare_exchange_n(p, &a, b, 0, 5, 5);",
    ),
]

SEQUENTIAL: list[Form] = [
    ("neg", "unsigned", '__asm__("lock negl %0" : "+m"(*p)); return *p;', "return *p = -*p;"),
    (
        "bsf",
        "unsigned long",
        '__asm__("bsfq %1, %0" : "=r"(a) : "r"(a | 64)); return a;',
        "return __builtin_ctzl(a | 64);",
    ),
    (
        "bsr",
        "unsigned long",
        '__asm__("bsr %1,%0 ; xor $63,%0" : "=r"(a) : "r"(a | 1)); return a;',
        "return __builtin_clzl(a | 1);",
    ),
    (
        "setb",
        "unsigned",
        '_Bool r; __asm__("cmpl %2, %1\\n setb %0" : "=q"(r) : "r"(a), "r"(b)); return r;',
        "return a < b;",
    ),
    (
        "setg",
        "unsigned",
        '_Bool r; __asm__("cmpl %2, %1; setg %0" : "=q"(r) : "r"(a), "rm"(b) : "cc"); return r;',
        "return (int)a > (int)b;",
    ),
    (
        "cmov",
        "unsigned",
        '__asm__("cmpl %1, %0; cmovbl %1, %0" : "+r"(a) : "r"(b) : "cc"); return a;',
        "return a < b ? b : a;",
    ),
    (
        "carry",
        "unsigned",
        '_Bool r; __asm__("addl %2, %1; setc %0" : "=q"(r), "+r"(a) : "r"(b)); return a ^ r;',
        "return (a + b) ^ (a + b < a);",
    ),
    (
        "overflow",
        "unsigned",
        '_Bool r; __asm__("addl %2, %1" : "=@cco"(r), "+r"(a) : "r"(b)); return r;',
        "int s; return __builtin_add_overflow((int)a, (int)b, &s);",
    ),
    (
        "less",
        "unsigned",
        '_Bool r; __asm__("addl %2, %1; setle %0" : "=q"(r), "+r"(a) : "g"(b)); return r;',
        "return (long)(int)a + (int)b <= 0;",
    ),
    (
        "test",
        "unsigned",
        '_Bool r; __asm__("testl %1, %2; setnz %0" : "=q"(r) : "ir"(6u), "r"(a)); return r;',
        "return (a & 6) != 0;",
    ),
    (
        "widen",
        "unsigned",
        'unsigned char c = a; __asm__("movzbl %1, %0" : "=r"(a) : "qm"(c)); return a;',
        "return a & 255;",
    ),
    (
        "widen-sign",
        "unsigned",
        'signed char c = a; __asm__("movsbl %1, %0" : "=r"(a) : "q"(c)); return a;',
        "return (signed char)a;",
    ),
    (
        "partial",
        "unsigned",
        '__asm__("movb %b1, %b0" : "+q"(a) : "q"(b)); return a;',
        "return (a & ~255u) | (b & 255);",
    ),
    (
        "partial16",
        "unsigned",
        '__asm__("movw %w1, %w0" : "+r"(a) : "r"(b)); return a;',
        "return (a & ~65535u) | (b & 65535);",
    ),
    ("shift", "unsigned", '__asm__("shll %%cl, %0" : "+r"(a) : "c"(b)); return a;', "return a << (b & 31);"),
    (
        "lea",
        "unsigned long",
        '__asm__("leaq 3(%1,%2,4), %0" : "=r"(a) : "r"(a), "r"(b)); return a;',
        "return a + 4 * b + 3;",
    ),
    ("bswap", "unsigned long", '__asm__("bswapq %0" : "+r"(a)); return a;', "return __builtin_bswap64(a);"),
    ("swap", "unsigned", '__asm__("xchgl %0, %1" : "+r"(a), "+r"(b)); return a - b;', "return b - a;"),
    (
        "hidden",
        "unsigned",
        '__asm__("" : "+r"(a)); __asm__ volatile("" : "=m"(*p) : "r"(p)); return a;',
        "return a;",
    ),
    (
        "dialect",
        "unsigned",
        '__asm__("{addl %1, %0|add %0, %1}" : "+r"(a) : "re"(7)); return a;',
        "return a + 7;",
    ),
    ("both", "unsigned", '__asm__("addl %1, %0" : "+rm"(a) : "g"(b)); return a;', "return a + b;"),
    ("inc-memory", "unsigned", '__asm__("incl %0" : "+m"(*p)); return *p;', "return ++*p;"),
]


def _arm_sizes(name: str, assembly: str, builtin: str) -> list[Form]:
    """For four sizes; @ is the suffix, ^ the letter of the register."""
    sizes = [
        ("unsigned char", "b", "w"),
        ("unsigned short", "h", "w"),
        ("unsigned", "", "w"),
        ("unsigned long", "", ""),
    ]
    return [
        (f"{name}-{t.split()[-1]}", t, assembly.replace("@", s).replace("^", r), builtin) for t, s, r in sizes
    ]


def _arm_loop(name: str, middle: str, load: str, store: str, builtin: str) -> list[Form]:
    """o = the old value (%0), n = the new one (%1), from a (%4)."""
    return _arm_sizes(
        f"{load}-{name}",
        f'T o, n; unsigned s; __asm__ volatile("1: {load}@ %^0, [%3]\\n {middle}\\n {store}@ %w2, %^1, [%3]\\n'  # noqa: E501
        ' cbnz %w2, 1b" : "=&r"(o), "=&r"(n), "=&r"(s) : "r"(p), "r"(a) : "memory", "cc"); return o;',
        builtin,
    )


AARCH64: list[Form] = [
    *_arm_loop("add", "add %^1, %^0, %^4", "ldxr", "stxr", "return __atomic_fetch_add(p, a, 0);"),
    *_arm_loop("sub", "sub %^1, %^0, %^4", "ldaxr", "stlxr", "return __atomic_fetch_sub(p, a, 5);"),
    *_arm_loop("or", "orr %^1, %^4, %^0", "ldaxr", "stxr", "return __atomic_fetch_or(p, a, 2);"),
    *_arm_loop("clear", "bic %^1, %^0, %^4", "ldxr", "stlxr", "return __atomic_fetch_and(p, (T)~a, 3);"),
    *_arm_loop("swap", "mov %^1, %^4", "ldxr", "stxr", "return __atomic_exchange_n(p, a, 0);"),
    *_arm_sizes(
        "cas",
        'T o; unsigned s; __asm__ volatile("1:\\n ldaxr@ %^0, [%2]\\n cmp %^0, %^3\\n b.ne 2f\\n stlxr@ %w1, %^4, [%2]\\n'  # noqa: E501
        ' cbnz %w1, 1b\\n2:" : "=&r"(o), "=&r"(s) : "r"(p), "r"(a), "r"(b) : "memory", "cc"); return o;',
        "__atomic_compare_exchange_n(p, &a, b, 0, 5, 5); return a;",
    ),
    *_arm_sizes(
        "ldar",
        'T r; __asm__ volatile("ldar@ %^0, [%1]" : "=r"(r) : "r"(p) : "memory"); return r;',
        "return __atomic_load_n(p, 5);",
    ),
    *_arm_sizes(
        "ldapr",
        'T r; __asm__ volatile("ldapr@ %^0, %1" : "=r"(r) : "Q"(*p)); return r;',
        "return __atomic_load_n(p, 2);",
    ),
    *_arm_sizes(
        "ldr",
        'T r; __asm__ volatile("ldr@ %^0, %1" : "=r"(r) : "m"(*p)); return r;',
        "return __atomic_load_n(p, 0);",
    ),
    *_arm_sizes(
        "stlr",
        '__asm__ volatile("stlr@ %^1, %0" : "=Q"(*p) : "r"(a) : "memory"); return 0;',
        "__atomic_store_n(p, a, 5); return 0;",
    ),
    *_arm_sizes(
        "str",
        '__asm__ volatile("str@ %^1, [%0]" :: "r"(p), "r"(a) : "memory"); return 0;',
        "__atomic_store_n(p, a, 0); return 0;",
    ),
    *_arm_sizes(
        "swpal",
        'T o; __asm__ volatile("swpal@ %^2, %^0, %1" : "=r"(o), "+Q"(*p) : "r"(a)); return o;',
        "return __atomic_exchange_n(p, a, 5);",
    ),
    *_arm_sizes(
        "ldadda",
        'T o; __asm__ volatile("ldadda@ %^2, %^0, %1" : "=r"(o), "+Q"(*p) : "r"(a)); return o;',
        "return __atomic_fetch_add(p, a, 2);",
    ),
    *_arm_sizes(
        "stset",
        '__asm__ volatile("stset@ %^1, %0" : "+Q"(*p) : "r"(a)); return 0;',
        "__atomic_fetch_or(p, a, 0); return 0;",
    ),
    *_arm_sizes(
        "casl",
        '__asm__ volatile("casl@ %^0, %^2, %1" : "+r"(a), "+Q"(*p) : "r"(b)); return a;',
        "__atomic_compare_exchange_n(p, &a, b, 0, 3, 0); return a;",
    ),
    *_arm_sizes(
        "dmb",
        'T r; __asm__ volatile("dmb ish\\n ldr@ %^0, [%1]\\n dmb ishld" : "=r"(r) : "r"(p)); return r;',
        "__atomic_thread_fence(5); T r = __atomic_load_n(p, 0); __atomic_thread_fence(2); return r;",
    ),
    (
        "ldxp",
        "unsigned __int128",
        'unsigned long lo, hi, s; __asm__ volatile("1: ldxp %0, %1, [%3]\\n eor %0, %0, %4\\n eor %1, %1, %5\\n'  # noqa: E501
        ' orr %1, %0, %1\\n mov %w0, #0\\n cbnz %1, 2f\\n stxp %w0, %6, %7, [%3]\\n cbnz %w0, 1b\\n mov %w0, #1\\n2:"'  # noqa: E501
        ' : "=&r"(lo), "=&r"(hi), "=&r"(s) : "r"(p), "r"((unsigned long)a), "r"((unsigned long)(a >> 64)),'
        ' "r"((unsigned long)b), "r"((unsigned long)(b >> 64)) : "cc", "memory"); return lo;',
        "return __atomic_compare_exchange_n(p, &a, b, 0, 0, 0);",
    ),
]

SHARED = """
typedef %(type)s T;
static T x, r[2];
#include <pthread.h>
#include <assert.h>
static T f(T *p, T a, T b) { %(body)s }
static void *one(void *u) { r[0] = f(&x, 1, 2); return u; }
static void *two(void *u) { r[1] = f(&x, 2, 3) + 8 * f(&x, 0, 1); return u; }
int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, one, 0);
    pthread_create(&u, 0, two, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(!(__atomic_load_n(&x, 0) == OUT && r[0] == FIRST && r[1] == SECOND));
    return 0;
}
"""
