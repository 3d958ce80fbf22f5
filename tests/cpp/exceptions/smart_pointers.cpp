// unique_ptr and shared_ptr on the way of an exception; make_shared of something that throws.
#include <cstdio>
#include <memory>

struct Thing {
    int n;
    explicit Thing(int n) : n(n) {
        if (n < 0) throw "negative";
        std::printf("thing %d\n", n);
    }
    ~Thing() { std::printf("~thing %d\n", n); }
};
struct Closer {
    void operator()(Thing *thing) const {
        std::printf("close %d\n", thing->n);
        delete thing;
    }
};

int main() {
    std::shared_ptr<Thing> kept;
    std::weak_ptr<Thing> weak;
    try {
        auto first = std::make_unique<Thing>(1);
        std::unique_ptr<Thing, Closer> second(new Thing(2));
        auto third = std::make_shared<Thing>(3);
        kept = third;
        auto fourth = std::make_shared<Thing>(4);
        weak = fourth;
        auto fifth = std::make_shared<Thing>(-5);
    } catch (const char *why) {
        std::printf("%s: %ld %d\n", why, kept.use_count(), weak.expired());
    }
    kept.reset();
    std::printf("end\n");
}
