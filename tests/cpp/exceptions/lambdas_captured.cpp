// Lambdas with captured objects, in std::function, thrown through and thrown themselves.
#include <cstdio>
#include <functional>
#include <memory>
#include <string>

struct Held {
    std::string name;
    explicit Held(std::string name) : name(std::move(name)) {}
    ~Held() { std::printf("~%s\n", name.c_str()); }
};

static std::function<int(int)> make(const std::string &name) {
    auto held = std::make_shared<Held>(name);
    return [held](int n) {
        if (n > 1) throw held->name + "!";
        return n;
    };
}

int main() {
    auto first = make("first");
    try {
        auto second = make("second");
        std::printf("%d\n", second(1));
        second(first(1) + 1);
    } catch (std::string &text) {
        std::printf("%s\n", text.c_str());
    }
    try {
        throw std::function<int()>([held = std::make_shared<Held>("thrown")] { return 5; });
    } catch (std::function<int()> &f) {
        std::printf("%d\n", f());
    }
    std::printf("end\n");
}
