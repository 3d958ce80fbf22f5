// The string basics.
#include <assert.h>
#include <string.h>

int main(void) {
    char text[32];
    assert(strlen("") == 0 && strlen("raddle") == 6);
    strcpy(text, "con");
    strcat(text, "current");
    assert(strcmp(text, "concurrent") == 0);
    assert(strcmp("a", "b") < 0 && strcmp("b", "a") > 0 && strcmp("ab", "a") > 0);
    assert(strncmp("abcd", "abxy", 2) == 0 && strncmp("abcd", "abxy", 3) < 0);
    strncpy(text, "xy", 5);
    assert(text[0] == 'x' && text[2] == 0 && text[4] == 0 && text[5] == 'r');
    strncat(text, "zw", 1);
    assert(strcmp(text, "xyz") == 0);
    assert(strchr(text, 'y') == text + 1 && strchr(text, 'q') == NULL && strchr(text, 0) == text + 3);
    assert(strrchr("aba", 'a') != NULL && *strrchr("aba", 'b') == 'b');
    assert(strcmp(strstr("needle in hay", "in"), "in hay") == 0 && strstr("hay", "x") == NULL);
    assert(strnlen("abcdef", 3) == 3);
    return 0;
}
