// Writing one past the end of a heap block: the classic missing byte for a string's end.
#include <stdlib.h>
#include <string.h>

int main(void) {
    const char *text = "raddle";
    char *copy = malloc(strlen(text));
    for (size_t i = 0; i <= strlen(text); i++)
        copy[i] = text[i]; // ERROR
    free(copy);
    return 0;
}
