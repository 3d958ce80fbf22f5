typedef int four __attribute__((vector_size(16)));
int main(void) {
    volatile four a = {1, 2, 3, 4};
    four b = a + a;
    return b[3] != 8;
}
