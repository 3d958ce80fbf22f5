// Handlers within handlers; each exception lives until its own handler ends.
#include <cstdio>

struct Error {
    int n;
    explicit Error(int n) : n(n) {}
    Error(const Error &) = default;
    ~Error() { std::printf("~%d\n", n); }
};

int main() {
    try {
        throw Error(1);
    } catch (Error &first) {
        std::printf("first %d\n", first.n);
        try {
            try {
                throw Error(2);
            } catch (Error &second) {
                std::printf("second %d in %d\n", second.n, first.n);
                throw Error(3);
            }
        } catch (Error &third) {
            std::printf("third %d in %d\n", third.n, first.n);
        }
        std::printf("still %d\n", first.n);
    }
    std::printf("end\n");
}
