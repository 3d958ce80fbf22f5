#include <setjmp.h>
static jmp_buf buffer;
int main(void) {
    if (setjmp(buffer) == 0) // HERE
        longjmp(buffer, 1);
    return 0;
}
