// The program's own arguments.
#include <assert.h>
#include <string.h>

int main(int argc, char **argv) {
    assert(argc == 3 && strcmp(argv[1], "one") == 0 && strcmp(argv[2], "--two=2") == 0);
    assert(argv[0] && argv[3] == NULL);
    argv[1][0] = 'O';
    assert(argv[1][0] == 'O');
    return 0;
}
