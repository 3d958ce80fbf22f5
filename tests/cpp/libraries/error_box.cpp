// broken: -DBROKEN | race | data race on box\.first
// the first exception of several threads, kept for the main one
#include <thread>
#include <exception>
#include <stdexcept>
#include <cassert>
#include <mutex>
#include <vector>
#include <string>

class TaskError : public std::runtime_error {
public:
    explicit TaskError(int code) : std::runtime_error("task failed"), code_(code) {}
    int code() const noexcept { return code_; }
private:
    int code_;
};

struct ErrorBox {
    std::mutex m;
    std::exception_ptr first;
    void keep(std::exception_ptr e) {
#ifndef BROKEN
        std::lock_guard<std::mutex> g(m);
#endif
        if (!first) first = std::move(e);
    }
};

static void work(int id, ErrorBox &box) {
    try {
        if (id % 2 == 0) throw TaskError(id);
        throw std::string("odd");
    } catch (...) {
        box.keep(std::current_exception());
    }
}

int main() {
    ErrorBox box;
    std::vector<std::thread> ts;
    for (int i = 0; i < 2; ++i) ts.emplace_back(work, i, std::ref(box));
    for (auto &t : ts) t.join();
    bool caught = false;
    try {
        std::rethrow_exception(box.first);
    } catch (const TaskError &e) {
        assert(e.code() == 0);
        caught = true;
    } catch (const std::string &s) {
        assert(s == "odd");
        caught = true;
    }
    assert(caught);
}
