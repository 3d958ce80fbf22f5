// What programs written for verifiers call, and the functions of raddle.h.
extern const word __raddle_nondet_values[];
extern const word __raddle_nondet_count;

void raddle_assume(int condition) { __raddle_assume(condition); }
unsigned long raddle_choice(unsigned long count) { return __raddle_choose(count); }
void raddle_error(const char *message) { __raddle_error_error(message); }

void __VERIFIER_assume(int condition) { __raddle_assume(condition); }
void __VERIFIER_error(void) { __raddle_error_error("__VERIFIER_error is called"); }
void reach_error(void) { __raddle_error_error("reach_error is called"); }
void __VERIFIER_assert(int condition) {
    if (!condition) __raddle_error_assertion("__VERIFIER_assert");
}

static word global_lock = (word)RECURSIVE << 32;
void __VERIFIER_atomic_begin(void) { __raddle_lock(&global_lock); }
void __VERIFIER_atomic_end(void) { __raddle_unlock(&global_lock); }

static word any(void) { return __raddle_nondet_values[__raddle_choose(__raddle_nondet_count)]; }

_Bool __VERIFIER_nondet_bool(void) { return (_Bool)__raddle_choose(2); }
_Bool __VERIFIER_nondet__Bool(void) { return (_Bool)__raddle_choose(2); }
char __VERIFIER_nondet_char(void) { return (char)__raddle_choose(256); }
unsigned char __VERIFIER_nondet_uchar(void) { return (unsigned char)__raddle_choose(256); }
unsigned char __VERIFIER_nondet_u8(void) { return (unsigned char)__raddle_choose(256); }
short __VERIFIER_nondet_short(void) { return (short)any(); }
unsigned short __VERIFIER_nondet_ushort(void) { return (unsigned short)any(); }
unsigned short __VERIFIER_nondet_u16(void) { return (unsigned short)any(); }
int __VERIFIER_nondet_int(void) { return (int)any(); }
unsigned __VERIFIER_nondet_uint(void) { return (unsigned)any(); }
unsigned __VERIFIER_nondet_unsigned(void) { return (unsigned)any(); }
unsigned __VERIFIER_nondet_unsigned_int(void) { return (unsigned)any(); }
unsigned __VERIFIER_nondet_u32(void) { return (unsigned)any(); }
long __VERIFIER_nondet_long(void) { return (long)any(); }
unsigned long __VERIFIER_nondet_ulong(void) { return any(); }
long long __VERIFIER_nondet_longlong(void) { return (long long)any(); }
unsigned long long __VERIFIER_nondet_ulonglong(void) { return any(); }
unsigned long __VERIFIER_nondet_size_t(void) { return any(); }
unsigned long long __VERIFIER_nondet_u64(void) { return any(); }
unsigned char __VERIFIER_nondet_unsigned_char(void) { return (unsigned char)__raddle_choose(256); }
signed char __VERIFIER_nondet_schar(void) { return (signed char)__raddle_choose(256); }
unsigned long __VERIFIER_nondet_unsigned_long(void) { return any(); }
long __VERIFIER_nondet_ptrdiff_t(void) { return (long)any(); }
long long __VERIFIER_nondet_loff_t(void) { return (long long)any(); }
long __VERIFIER_nondet_off_t(void) { return (long)any(); }
unsigned __VERIFIER_nondet_pthread_t(void) { return (unsigned)any(); }
unsigned __VERIFIER_nondet_sector_t(void) { return (unsigned)any(); }
void *__VERIFIER_nondet_pointer(void) { return (void *)(uintptr_t)any(); }
void *__VERIFIER_nondet_voidp(void) { return (void *)(uintptr_t)any(); }
char *__VERIFIER_nondet_charp(void) { return (char *)(uintptr_t)any(); }
char *__VERIFIER_nondet_pchar(void) { return (char *)(uintptr_t)any(); }
float __VERIFIER_nondet_float(void) { return (float)(number)any(); }
double __VERIFIER_nondet_double(void) { return (double)(number)any(); }
