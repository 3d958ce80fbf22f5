#include <stddef.h>
#include <sys/mman.h>
int main(void) {
    void *page = mmap(NULL, 4096, PROT_READ, MAP_PRIVATE, 3, 0); // HERE
    return page == MAP_FAILED;
}
