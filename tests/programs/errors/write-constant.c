// Writing to a string literal.
int main(void) {
    char *text = (char *)"raddle";
    text[0] = 'R'; // ERROR
    return 0;
}
