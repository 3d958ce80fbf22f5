#include <stddef.h>
#include <sys/mman.h>
int main(void) {
    void *page = mmap(NULL, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0); // HERE
    return page == MAP_FAILED;
}
