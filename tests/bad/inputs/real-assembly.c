int main(void) {
    int result, a = 1, b = 2;
    __asm__("addsd %2, %0" : "=r"(result) : "0"(a), "r"(b)); // HERE
    return result;
}
