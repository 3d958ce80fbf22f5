// Following an uninitialised pointer.
struct node { int value; struct node *next; };

int main(void) {
    struct node node;
    node.value = 1;
    return node.next->value; // ERROR
}
