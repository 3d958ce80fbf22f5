int main(void) {
    char local[1ul << 33];
    local[1ul << 32] = 0;
    return local[1ul << 32];
}
