#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *end;
    assert(strtod("1.5", NULL) == 1.5 && strtod(" -0.25e2x", &end) == -25.0 && strcmp(end, "x") == 0);
    assert(strtod("3", NULL) == 3.0 && strtod(".5", NULL) == 0.5 && strtod("7.", NULL) == 7.0);
    assert(strtod("0.1", NULL) == 0.1 && strtod("123456.789", NULL) == 123456.789 && atof("1e22") == 1e22);
    assert(strtod("2.500000000000000", NULL) == 2.5);
    assert(strtod("4e", &end) == 4.0 && strcmp(end, "e") == 0 && strtod("x", &end) == 0.0 && *end == 'x');
    assert(strtof("0.1", NULL) == 0.1f && strtod("-0", NULL) == 0.0);
    return 0;
}
