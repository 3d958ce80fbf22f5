int main(int argc, char **argv) {
    (void)argv;
    static void *labels[] = {&&zero, &&one}; // HERE
    goto *labels[argc > 1]; // HERE
zero:
    return 0;
one:
    return 1;
}
