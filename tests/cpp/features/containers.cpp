#include <memory>
#include <vector>
#include <variant>
#include <optional>
#include <string>
#include <map>
#include <unordered_map>
#include <set>
#include <algorithm>
#include <cassert>
struct A {
    virtual ~A() = default;
    virtual int f() { return 1; }
};
struct B : A {
    int f() override { return 2; }
};
int main() {
    std::unique_ptr<A> p = std::make_unique<B>();
    assert(p->f() == 2 && dynamic_cast<B*>(p.get()));
    std::vector<int> v{3, 1, 2};
    std::sort(v.begin(), v.end());
    assert(v[0] == 1);
    std::variant<int, std::string> x = "ab";
    assert(std::get<std::string>(x).size() == 2);
    std::optional<int> o = 3;
    assert(*o == 3);
    std::map<std::string, int> m;
    m["a"] = 1;
    std::unordered_map<int, int> u;
    u[3] = 4;
    assert(u.at(3) == 4);
    std::set<int> s{1};
    assert(s.count(1));
    try {
        m.at("zz");
        assert(false);
    } catch (const std::out_of_range&) {
    }
}
