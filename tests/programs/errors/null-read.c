// Reading through a null pointer that a search returned.
#include <stddef.h>

struct item { int key; int value; };
static struct item items[2] = {{1, 10}, {2, 20}};

static struct item *find(int key) {
    for (int i = 0; i < 2; i++)
        if (items[i].key == key) return &items[i];
    return NULL;
}

int main(void) {
    return find(3)->value; // ERROR
}
