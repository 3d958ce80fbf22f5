// broken: -DBROKEN | deadlock | deadlock: 3 threads wait for ever
#include <cassert>
#include <iomanip>
#include <iostream>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>

class Account {
public:
    Account(std::string owner, long cents) : owner_(std::move(owner)), cents_(cents) {}
    friend bool transfer(Account& from, Account& to, long cents) {
#ifdef BROKEN
        std::lock_guard a(from.mutex_);
        std::lock_guard b(to.mutex_);
#else
        std::scoped_lock lock(from.mutex_, to.mutex_);
#endif
        if (from.cents_ < cents) return false;
        from.cents_ -= cents;
        to.cents_ += cents;
        return true;
    }
    long balance() const { std::lock_guard g(mutex_); return cents_; }
    std::string report() const {
        std::ostringstream out;
        out << owner_ << ": " << balance() / 100 << '.' << std::setw(2) << std::setfill('0') << balance() % 100;
        return out.str();
    }
private:
    mutable std::mutex mutex_;
    std::string owner_;
    long cents_;
};
int main() {
    Account alice("Alice", 10005), bob("Bob", 5000);
    std::thread t1([&] { transfer(alice, bob, 1000); });
    std::thread t2([&] { transfer(bob, alice, 300); });
    t1.join();
    t2.join();
    assert(alice.balance() + bob.balance() == 15005);
    std::cout << alice.report() << "\n" << bob.report() << "\n";
    assert(alice.report() == "Alice: 93.05");
}
