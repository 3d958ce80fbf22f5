// An array far larger than any stack, and larger than an image may ask for.
int main(void) {
    char text[0x7fffffffffff]; // ERROR
    text[0] = 'a';
    return text[0] != 'a';
}
