// A remainder by an unsigned zero.
static unsigned bucket(unsigned hash, unsigned size) {
    return hash % size; // ERROR
}

int main(void) {
    return bucket(17, 4) == 1 ? (int)bucket(17, 0) : 0;
}
