// A subject that tells its observers, which may go away at any time.
// broken: -DBROKEN | race | frees
#include <algorithm>
#include <cassert>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

struct Observer {
    int seen = 0;
    std::mutex mutex;
    void update(int value) {
        std::lock_guard lock(mutex);
        seen = value;
    }
};

class Subject {
    std::mutex mutex;
    std::vector<std::weak_ptr<Observer>> observers;
    std::vector<Observer*> raw;

public:
    void attach(const std::shared_ptr<Observer>& observer) {
        std::lock_guard lock(mutex);
        observers.push_back(observer);
        raw.push_back(observer.get());
    }
    void notify(int value) {
        std::lock_guard lock(mutex);
#ifdef BROKEN
        for (auto* observer : raw) observer->update(value);
#else
        for (auto& entry : observers)
            if (auto observer = entry.lock()) observer->update(value);
#endif
    }
};

int main() {
    Subject subject;
    std::thread guest([&] {
        std::shared_ptr<Observer> observer(new Observer);
        subject.attach(observer);
    });
    subject.notify(1);
    guest.join();
}
