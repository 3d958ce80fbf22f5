// Generators and tasks: frames, destructors, exceptions, one coroutine that goes on in another's place.
#include <coroutine>
#include <exception>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

template <class T> struct Generator {
    struct promise_type {
        const T *current = nullptr;
        Generator get_return_object() { return Generator(std::coroutine_handle<promise_type>::from_promise(*this)); }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(const T &value) {
            current = std::addressof(value);
            return {};
        }
        void return_void() {}
        void unhandled_exception() { throw; }
    };
    struct iterator {
        std::coroutine_handle<promise_type> handle;
        iterator &operator++() {
            handle.resume();
            return *this;
        }
        const T &operator*() const { return *handle.promise().current; }
        bool operator==(std::default_sentinel_t) const { return handle.done(); }
    };
    iterator begin() {
        handle.resume();
        return {handle};
    }
    std::default_sentinel_t end() { return {}; }
    explicit Generator(std::coroutine_handle<promise_type> handle) : handle(handle) {}
    Generator(const Generator &) = delete;
    ~Generator() { handle.destroy(); }
    std::coroutine_handle<promise_type> handle;
};

template <class T> class Task {
public:
    struct promise_type {
        std::optional<T> value;
        std::exception_ptr error;
        std::coroutine_handle<> waiter = std::noop_coroutine();
        struct Final {
            bool await_ready() noexcept { return false; }
            std::coroutine_handle<> await_suspend(std::coroutine_handle<promise_type> done) noexcept { return done.promise().waiter; }
            void await_resume() noexcept {}
        };
        Task get_return_object() { return Task(std::coroutine_handle<promise_type>::from_promise(*this)); }
        std::suspend_always initial_suspend() noexcept { return {}; }
        Final final_suspend() noexcept { return {}; }
        template <class U> void return_value(U &&u) { value.emplace(std::forward<U>(u)); }
        void unhandled_exception() { error = std::current_exception(); }
    };
    Task(Task &&other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
    ~Task() {
        if (handle_) handle_.destroy();
    }
    bool await_ready() const { return false; }
    std::coroutine_handle<> await_suspend(std::coroutine_handle<> waiter) {
        handle_.promise().waiter = waiter;
        return handle_;
    }
    T await_resume() {
        if (handle_.promise().error) std::rethrow_exception(handle_.promise().error);
        return std::move(*handle_.promise().value);
    }
    T run() {
        handle_.resume();
        return await_resume();
    }

private:
    explicit Task(std::coroutine_handle<promise_type> handle) : handle_(handle) {}
    std::coroutine_handle<promise_type> handle_;
};

struct Noisy {
    std::string name;
    ~Noisy() { std::cout << '~' << name << ' '; }
};

static Generator<std::string> words(std::vector<std::string> all) {
    Noisy whole{"whole"};
    for (auto &word : all) {
        Noisy turn{word};
        co_yield word + "!";
    }
    if (all.size() == 2) throw 5;
}

static Task<int> leaf(int n) {
    Noisy local{"leaf" + std::to_string(n)};
    if (n == 3) throw std::runtime_error("three");
    co_return n * 2;
}
static Task<std::string> middle(int n) {
    int a = co_await leaf(n);
    int b = co_await leaf(n + 1);
    co_return std::to_string(a + b);
}
static Task<int> top() {
    auto sum = co_await middle(0);
    std::cout << "sum " << sum << '\n';
    try {
        co_await middle(2);
    } catch (const std::exception &error) {
        std::cout << "caught " << error.what() << '\n';
        co_return 5;
    }
    co_return 1;
}

int main() {
    for (auto &word : words({"x", "y", "z"})) {
        std::cout << word << ' ';
        if (word == "y!") break;
    }
    std::cout << "left\n";
    try {
        for (auto &word : words({"p", "q"})) std::cout << word << ' ';
    } catch (int n) {
        std::cout << "int " << n << '\n';
    }
    int sum = 0;
    auto down = [](int n) -> Generator<int> { while (n--) co_yield n; };
    for (int n : down(4)) sum += n;
    std::cout << sum << ' ' << top().run() << '\n';
}
