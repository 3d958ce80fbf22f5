// A test harness of one page: TEST(name) { CHECK(...); } and a main that runs them all.
#pragma once

#include <functional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace raddle::test {

struct Failed : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct Case {
    const char* name;
    void (*body)();
};

inline std::vector<Case>& cases() {
    static std::vector<Case> all;
    return all;
}

struct Register {
    Register(const char* name, void (*body)()) { cases().push_back({name, body}); }
};

template <typename A, typename B>
void equal(const A& a, const B& b, const char* text, const char* file, int line) {
    if (a == b) return;
    std::ostringstream message;
    message << file << ":" << line << ": " << text << ": " << +a << " is not " << +b;
    throw Failed(message.str());
}

inline void holds(bool condition, const char* text, const char* file, int line) {
    if (!condition) throw Failed(std::string(file) + ":" + std::to_string(line) + ": " + text);
}

}  // namespace raddle::test

#define TEST(NAME)                                                           \
    static void test_##NAME();                                               \
    static const raddle::test::Register register_##NAME(#NAME, test_##NAME); \
    static void test_##NAME()
#define CHECK(CONDITION) raddle::test::holds((CONDITION), #CONDITION, __FILE__, __LINE__)
#define CHECK_EQ(A, B) raddle::test::equal((A), (B), #A " == " #B, __FILE__, __LINE__)
#define CHECK_THROWS(EXPRESSION, TYPE)                                                 \
    do {                                                                               \
        bool thrown = false;                                                           \
        try {                                                                          \
            (void)(EXPRESSION);                                                        \
        } catch (const TYPE&) {                                                        \
            thrown = true;                                                             \
        }                                                                              \
        raddle::test::holds(thrown, #EXPRESSION " throws " #TYPE, __FILE__, __LINE__); \
    } while (false)
