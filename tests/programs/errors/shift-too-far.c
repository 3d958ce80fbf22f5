// Shifting a 32-bit number by 32.
static unsigned mask(unsigned bits) {
    return (1u << bits) - 1; // ERROR
}

int main(void) {
    return mask(31) == 0x7fffffffu ? (int)mask(32) : 0;
}
