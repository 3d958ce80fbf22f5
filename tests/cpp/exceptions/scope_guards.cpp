// RAII as people write it: a transaction that is taken back unless it is committed.
#include <cstdio>
#include <functional>
#include <string>
#include <utility>
#include <vector>

class Guard {
    std::function<void()> undo_;
public:
    explicit Guard(std::function<void()> undo) : undo_(std::move(undo)) {}
    ~Guard() { if (undo_) undo_(); }
    void dismiss() { undo_ = nullptr; }
};

static std::vector<std::string> rows;

static void insert(const std::string &first, const std::string &second) {
    rows.push_back(first);
    Guard guard([] { std::printf("undo %s\n", rows.back().c_str()); rows.pop_back(); });
    if (second.empty()) throw std::string("empty");
    rows.push_back(second);
    guard.dismiss();
}

int main() {
    insert("a", "b");
    try {
        insert("c", "");
    } catch (const std::string &why) {
        std::printf("%s\n", why.c_str());
    }
    for (auto &row : rows) std::printf("%s ", row.c_str());
    std::printf("\n");
}
