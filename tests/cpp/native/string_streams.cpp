// Streams over strings, as libc++ has them: writing, reading, both, states, buffers of the program's own.
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <limits>
#include <map>
#include <sstream>
#include <string>
#include <vector>

struct Point {
    int x, y;
    friend std::ostream &operator<<(std::ostream &out, const Point &p) { return out << '(' << p.x << ", " << p.y << ')'; }
    friend std::istream &operator>>(std::istream &in, Point &p) {
        char open, comma, close;
        return in >> open >> p.x >> comma >> p.y >> close;
    }
};

template <class... Ts> static std::string text(const Ts &...parts) {
    std::ostringstream out;
    (out << ... << parts);
    return out.str();
}

static void writing() {
    std::cout << text(1, ' ', -2L, " three ", 4.25, ' ', true, ' ', std::string("five")) << '\n';
    std::ostringstream out;
    out << std::hex << std::showbase << 255 << ' ' << std::uppercase << 48879 << std::dec << std::noshowbase;
    out << '|' << std::setw(8) << std::left << "ab" << '|' << std::setw(8) << std::right << "cd" << '|';
    out << std::setfill('*') << std::setw(6) << -42 << '|' << std::internal << std::setw(6) << -42 << '|';
    out << std::fixed << std::setprecision(3) << 3.14159 << '|' << std::scientific << 12345.678 << '|';
    out << std::defaultfloat << std::showpos << 1.5 << ' ' << 7 << std::noshowpos << '|' << std::boolalpha << true << std::endl;
    std::cout << out.str() << out.str().size() << ' ' << out.tellp() << '\n';
    out.str("");
    out << Point{3, -4} << std::oct << 8;
    std::cout << out.str() << ' ' << std::hex << 255 << ' ' << std::dec << 255 << '\n';
    std::ostringstream ended("begin", std::ios::ate), over("begin");
    ended << "!";
    over << "B";
    std::cout << ended.str() << ' ' << over.str() << '\n';
}

static void reading() {
    std::istringstream in("12 -7 word 2.5 0x1f");
    int a, b, n = 5;
    std::string word;
    double d;
    in >> a >> b >> word >> d;
    std::cout << a << b << word << d << in.good() << '\n';
    in >> n;
    std::cout << n << ' ' << in.peek() << ' ' << (in ? "good" : "bad") << '\n';
    in >> word >> n;
    std::cout << word << n << in.eof() << in.fail() << '\n';
    std::istringstream hex("ff 0x10 077"), list("1,2;3"), large("99999999999 -5 70000"), unsigned_one("-1");
    int x, y, z;
    hex >> std::hex >> x >> y >> std::oct >> z;
    std::cout << x << ' ' << y << ' ' << z << '\n';
    char c;
    for (int i; list >> i; list >> c) std::cout << '<' << i << '>';
    std::cout << '\n';
    large >> n;
    std::cout << (n == std::numeric_limits<int>::max()) << large.fail();
    large.clear();
    short s = 0;
    unsigned u = 0;
    large >> n >> s;
    unsigned_one >> u;
    std::cout << n << ' ' << s << ' ' << u << '\n';
    Point p{};
    std::istringstream("  ( 8 ,9)") >> p;
    std::cout << p << '\n';
    std::istringstream many("4 5 6");
    std::vector<int> all{std::istream_iterator<int>(many), {}};
    std::cout << all.size() << all.back() << '\n';
}

static void lines() {
    std::istringstream in("name = raddle\n\nlast line");
    std::map<std::string, std::string> values;
    std::string line;
    int count = 0;
    while (std::getline(in, line)) {
        count++;
        std::istringstream parts(line);
        std::string key, value;
        if (std::getline(parts >> std::ws, key, ' ') && parts.ignore(2) && parts >> value) values[key] = value;
    }
    std::cout << count << in.eof();
    for (auto &[key, value] : values) std::cout << ' ' << key << ':' << value;
    std::stringstream csv("a,b,,c"), both;
    for (std::string cell; std::getline(csv, cell, ',');) std::cout << '[' << cell << ']';
    both << 1 << ' ' << 2;
    int x, y;
    both >> x >> y;
    both.clear();
    both.str("30 40");
    both >> y;
    std::cout << x << y << both.str() << both.get() << static_cast<char>(both.get()) << both.unget().tellg() << '\n';
}

static void states() {
    std::istringstream in("x");
    in.exceptions(std::ios::failbit);
    try {
        int n;
        in >> n;
    } catch (const std::ios_base::failure &) {
        std::cout << "failure\n";
    }
    std::ostringstream first, second;
    first << 1;
    second = std::move(first);
    second << 2;
    std::ostringstream third(std::move(second));
    third << 3;
    std::cout << third.str() << '\n';
    std::ostream &as_base = third;
    as_base.write("456", 2).put('!');
    std::cout << third.str() << std::quoted("q\"q") << '\n';
}

class Upper : public std::streambuf {
    std::string kept_;
    int overflow(int c) override {
        kept_ += static_cast<char>(c >= 'a' && c <= 'z' ? c - 32 : c);
        return c;
    }
    int sync() override {
        std::cout << "sync " << kept_ << '\n';
        return 0;
    }
};

int main() {
    writing();
    reading();
    lines();
    states();
    Upper upper;
    std::ostream out(&upper);
    out << "shout " << 12 << std::setw(5) << "x" << std::flush;
}
