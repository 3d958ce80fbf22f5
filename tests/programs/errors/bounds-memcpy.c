// memcpy of more bytes than the target has.
#include <string.h>

static char small[4], large[8];

int main(void) {
    memcpy(small, large, sizeof large); // ERROR
    return 0;
}
