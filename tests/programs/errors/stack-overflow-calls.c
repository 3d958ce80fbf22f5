int depth(int n) {
    volatile int here[64]; // ERROR
    here[0] = n;
    return depth(n + 1) + here[0];
}
int main(void) { return depth(0); }
