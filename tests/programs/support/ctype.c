// Character classes and conversion.
#include <assert.h>
#include <ctype.h>

int main(void) {
    int letters = 0, digits = 0, spaces = 0, punctuation = 0, changed = 0;
    for (int c = 0; c < 128; c++) {
        letters += isalpha(c) != 0;
        digits += isdigit(c) != 0;
        spaces += isspace(c) != 0;
        punctuation += ispunct(c) != 0;
        changed += toupper(c) != c;
        assert(tolower(toupper(c)) == tolower(c));
    }
    assert(letters == 52 && digits == 10 && spaces == 6 && punctuation == 32 && changed == 26);
    assert(toupper('q') == 'Q' && tolower('Q') == 'q' && toupper('1') == '1' && toupper(-1) == -1);
    return 0;
}
