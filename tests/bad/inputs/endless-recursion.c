static int deeper(int n) { // HERE
    return deeper(n + 1) + 1; // HERE
}
int main(void) { return deeper(0); }
