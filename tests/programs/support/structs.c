// Structs: nested, assigned, arrays inside, flexible array members, packed and aligned, compound literals,
// anonymous, self-referential, compared by member.
#include <assert.h>
#include <stdalign.h>
#include <stdlib.h>

struct __attribute__((packed)) packed { char c; int i; short s; };
struct message { unsigned length; char text[]; };
struct outer { struct { int a; union { int b; char c; }; }; struct inner { long l; } inner[2]; };
struct tree { int key; struct tree *left, *right; };

static struct tree *insert(struct tree *tree, int key) {
    if (!tree) {
        tree = malloc(sizeof *tree);
        *tree = (struct tree){.key = key};
    } else if (key < tree->key) {
        tree->left = insert(tree->left, key);
    } else {
        tree->right = insert(tree->right, key);
    }
    return tree;
}

static int drain(struct tree *tree, int seen) {
    if (!tree) return seen;
    seen = drain(tree->left, seen);
    seen = drain(tree->right, seen * 10 + tree->key);
    free(tree);
    return seen;
}

int main(void) {
    struct packed p = {'x', 0x01020304, -2};
    p.i++;
    assert(sizeof p == 7 && p.i == 0x01020305 && p.s == -2);
    struct message *m = malloc(sizeof *m + 3);
    m->length = 3;
    for (unsigned i = 0; i < 3; i++) m->text[i] = (char)('a' + i);
    assert(m->text[2] == 'c');
    free(m);
    struct outer o = {{1, {.c = 'z'}}, {{10}, {20}}}, copy = o;
    o.inner[1].l = 0;
    assert(copy.a == 1 && copy.c == 'z' && copy.inner[1].l == 20);
    const int *list = (int[]){5, 6, 7};
    assert(list[2] == 7 && (struct inner){9}.l == 9);
    alignas(64) char block[64];
    assert((unsigned long)block % 64 == 0 && alignof(struct packed) == 1);
    struct tree *tree = NULL;
    for (int key = 1; key != 0; key = key * 3 % 7 == 1 ? 0 : key * 3 % 7) tree = insert(tree, key);
    assert(drain(tree, 0) == 123456);
    return 0;
}
