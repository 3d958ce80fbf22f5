// clang warns about this; the warning is shown, also the second time.
int main(void) {
    int unused = 5; // HERE
    return 0;
}
