// A handler that takes a value has a copy; slicing happens; throw; throws the original.
#include <cstdio>

struct Base {
    virtual const char *name() const { return "base"; }
    virtual ~Base() = default;
    int n = 1;
};
struct Derived : Base {
    const char *name() const override { return "derived"; }
};

int main() {
    try {
        try {
            throw Derived();
        } catch (Base base) {
            base.n = 5;
            std::printf("%s\n", base.name());
            throw;
        }
    } catch (Base &base) {
        std::printf("%s %d\n", base.name(), base.n);
    }
    Derived derived;
    Base &seen = derived;
    try {
        throw seen;
    } catch (Derived &) {
        std::printf("derived\n");
    } catch (Base &base) {
        std::printf("%s\n", base.name());
    }
}
