// Transfers between accounts in both directions.
// broken: -DDEADLOCK | deadlock | deadlock|wait
// broken: -DUNLOCKED | race | data race
#include <cassert>
#include <mutex>
#include <stdexcept>
#include <thread>

class Account {
    mutable std::mutex mutex;
    int balance;

public:
    explicit Account(int start) : balance(start) {}
    friend void transfer(Account& from, Account& to, int amount) {
#if defined(DEADLOCK)
        std::unique_lock a(from.mutex), b(to.mutex);
#elif defined(UNLOCKED)
        std::unique_lock a(from.mutex);
#else
        std::unique_lock a(from.mutex, std::defer_lock), b(to.mutex, std::defer_lock);
        std::lock(a, b);
#endif
        if (from.balance < amount) throw std::invalid_argument("no money");
        from.balance -= amount;
        to.balance += amount;
    }
    int total(const Account& other) const { return balance + other.balance; }
};

int main() {
    Account mine(10), yours(10);
    std::thread one([&] { transfer(mine, yours, 7); });
    std::thread other([&] {
        try {
            transfer(yours, mine, 15);
        } catch (const std::invalid_argument&) {
        }
    });
    one.join();
    other.join();
    assert(mine.total(yours) == 20);
}
