// throw as an operand, in default arguments, in initialisers and conditions.
#include <cstdio>
#include <optional>
#include <string>

static int fail(const char *why) { throw std::string(why); }
static int with_default(int n, int m = fail("default")) { return n + m; }
struct Fields {
    int a = fail("field");
    int b = 2;
};
static int positive(int n) { return n > 0 ? n : throw n; }

template <class F> static void attempt(F f) {
    try {
        std::printf("%d\n", f());
    } catch (const std::string &why) {
        std::printf("%s\n", why.c_str());
    } catch (int n) {
        std::printf("int %d\n", n);
    }
}

int main() {
    attempt([] { return with_default(1, 2); });
    attempt([] { return with_default(1); });
    attempt([] { return Fields{5}.b; });
    attempt([] { return Fields{}.b; });
    attempt([] { return positive(3) + positive(-4); });
    attempt([] { if (int n = fail("condition")) return n; return 0; });
    attempt([] { return std::optional<int>(8).value_or(fail("eager")); });
    attempt([] { return true || fail("never") ? 1 : 0; });
}
