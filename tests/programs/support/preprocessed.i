# 1 "original.c"
extern void __assert_fail(const char *, const char *, unsigned, const char *) __attribute__((noreturn));
static int x = 3;
int main(void) {
    x *= 2;
    if (!(x == 6)) __assert_fail("x == 6", "original.c", 5, "main");
    return 0;
}
