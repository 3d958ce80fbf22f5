// Exceptions as control flow in a recursive parser.
#include <cctype>
#include <cstdio>
#include <stdexcept>
#include <string>

class Parser {
    const char *at_;
    int number() {
        if (!std::isdigit(static_cast<unsigned char>(*at_))) throw std::invalid_argument(std::string("number expected at '") + at_ + "'");
        int n = 0;
        while (std::isdigit(static_cast<unsigned char>(*at_))) n = n * 10 + (*at_++ - '0');
        return n;
    }
    int factor() {
        if (*at_ != '(') return number();
        at_++;
        int n = sum();
        if (*at_++ != ')') throw std::runtime_error("unbalanced");
        return n;
    }
    int product() {
        int n = factor();
        while (*at_ == '*' || *at_ == '/') {
            char op = *at_++;
            int right = factor();
            if (op == '/' && right == 0) throw std::domain_error("division by zero");
            n = op == '*' ? n * right : n / right;
        }
        return n;
    }
    int sum() {
        int n = product();
        while (*at_ == '+' || *at_ == '-') n = *at_++ == '+' ? n + product() : n - product();
        return n;
    }
public:
    explicit Parser(const char *text) : at_(text) {}
    int parse() {
        int n = sum();
        if (*at_) throw std::length_error("trailing text");
        return n;
    }
};

int main() {
    for (const char *text : {"1+2*3", "(1+2)*3", "8/(4-4)", "2*(3", "7+*", "5)", "100/7-2"})
        try {
            std::printf("%s = %d\n", text, Parser(text).parse());
        } catch (const std::logic_error &error) {
            std::printf("%s: logic %s\n", text, error.what());
        } catch (const std::runtime_error &error) {
            std::printf("%s: %s\n", text, error.what());
        }
}
