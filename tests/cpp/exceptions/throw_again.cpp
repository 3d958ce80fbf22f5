// throw; goes on with the same object, changed by the handlers on its way.
#include <cstdio>

struct Error {
    int level = 0;
    Error() { std::printf("made\n"); }
    Error(const Error &other) : level(other.level) { std::printf("copied\n"); }
    ~Error() { std::printf("gone at %d\n", level); }
};

static void climb(int depth) {
    try {
        if (depth == 0) throw Error();
        climb(depth - 1);
    } catch (Error &error) {
        error.level += depth + 1;
        std::printf("level %d\n", error.level);
        throw;
    }
}

int main() {
    try {
        climb(3);
    } catch (const Error &error) {
        std::printf("outside %d\n", error.level);
    }
    std::printf("end\n");
}
