// Without arguments argc is 1.
#include <assert.h>

int main(int argc, char *argv[]) {
    assert(argc == 1 && argv[0] && !argv[1]);
    return 0;
}
