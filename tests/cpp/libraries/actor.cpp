// An actor with messages of several types (variant, any). Two threads may not run one.
// broken: -DBROKEN | race | a.sum|inbox
#include <any>
#include <cassert>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <variant>
struct Quit {};
struct Add {
    int n;
};
using Msg = std::variant<Quit, Add, std::string>;
template <class... Ts>
struct overloaded : Ts... {
    using Ts::operator()...;
};
template <class... Ts>
overloaded(Ts...) -> overloaded<Ts...>;
struct Actor {
    std::deque<Msg> inbox;
    std::mutex m;
    std::condition_variable cv;
    int sum = 0;
    std::any last;
    void send(Msg x) {
        {
            std::scoped_lock l(m);
            inbox.push_back(std::move(x));
        }
        cv.notify_one();
    }
    void run() {
        bool go = true;
        while (go) {
            std::unique_lock l(m);
#ifdef BROKEN
            if (inbox.empty()) cv.wait(l);
            auto x = std::move(inbox.front());
            inbox.pop_front();
#else
            cv.wait(l, [&] { return !inbox.empty(); });
            auto x = std::move(inbox.front());
            inbox.pop_front();
#endif
            l.unlock();
            std::visit(overloaded{[&](Quit) { go = false; },
                                  [&](Add a) {
                                      sum += a.n;
                                      last = a.n;
                                  },
                                  [&](std::string const& s) {
                                      sum += s.size();
                                      last = s;
                                  }},
                       x);
        }
    }
};
int main() {
    Actor a;
    std::thread t([&] { a.run(); });
#ifdef BROKEN
    std::thread t2([&] { a.run(); });
#endif
    a.send(Add{3});
    a.send(std::string("four"));
#ifdef BROKEN
    a.send(Quit{});
#endif
    a.send(Quit{});
    t.join();
#ifdef BROKEN
    t2.join();
#endif
    assert(a.sum == 7);
    assert(std::any_cast<std::string>(a.last) == "four");
}
