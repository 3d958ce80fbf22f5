int main(void) {
    int x = 3 // HERE
    return x;
}
