int main(void) {
    for (;;) {} // HERE
}
