int main() { auto f = [] { return 0; }; return f(); }
