// std::uncaught_exceptions tells a scope guard whether its scope fails.
#include <cstdio>
#include <exception>

struct OnFailure {
    int before = std::uncaught_exceptions();
    const char *name;
    explicit OnFailure(const char *name) : name(name) {}
    ~OnFailure() { std::printf("%s %s\n", name, std::uncaught_exceptions() > before ? "fails" : "succeeds"); }
};

struct InDestructor {
    ~InDestructor() {
        OnFailure guard("within");
        try {
            OnFailure inner("inner");
            throw 2;
        } catch (int n) {
            std::printf("%d in a destructor, %d\n", n, std::uncaught_exceptions());
        }
    }
};

int main() {
    try {
        OnFailure guard("outer");
        InDestructor object;
        throw 1;
    } catch (int n) {
        std::printf("caught %d, %d\n", n, std::uncaught_exceptions());
    }
    OnFailure guard("last");
}
