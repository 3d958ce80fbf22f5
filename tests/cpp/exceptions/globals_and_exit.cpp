// An exception while globals exist; std::exit in a handler destroys them, not the locals.
#include <cstdio>
#include <cstdlib>
#include <string>

struct Global {
    std::string name;
    explicit Global(const char *name) : name(name) { std::printf("+%s\n", name); }
    ~Global() { std::printf("-%s\n", name.c_str()); }
};
static Global first("first"), second("second");

int main() {
    Global local("local");
    try {
        Global inner("inner");
        throw 1;
    } catch (int) {
        static Global third("third");
        std::exit(0);
    }
}
