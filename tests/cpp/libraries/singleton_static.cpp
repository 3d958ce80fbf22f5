// A function-local static is made once, whoever comes first. A flag of one's own does not do it.
// broken: -DBROKEN | race | data race
#include <cassert>
#include <thread>

int made = 0;
struct Service {
    int port;
    Service() : port(80) { made++; }
};

Service& service() {
#ifdef BROKEN
    static Service* instance = nullptr;
    if (!instance) instance = new Service;
    return *instance;
#else
    static Service instance;
    return instance;
#endif
}

int main() {
    std::thread other([] { assert(service().port == 80); });
    assert(service().port == 80);
    other.join();
    assert(made == 1);
}
