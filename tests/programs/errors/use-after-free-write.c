// A list node is freed, and its next field is read to go on: the classic loop.
#include <stdlib.h>

struct node { struct node *next; };

int main(void) {
    struct node *list = NULL;
    for (int i = 0; i < 2; i++) {
        struct node *node = malloc(sizeof *node);
        node->next = list;
        list = node;
    }
    for (struct node *node = list; node; node = node->next) // ERROR
        free(node);
    return 0;
}
