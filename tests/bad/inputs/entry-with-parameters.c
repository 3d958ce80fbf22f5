int start(int a, int b) { return a + b; }
int main(void) { return start(1, 2); }
