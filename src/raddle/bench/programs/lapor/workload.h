// What the threads do with a set of items, however it is kept: one operation each.
//
// main puts in as many items as there are threads, the even numbers from 2 on. Reader r searches for item
// r. Writers put in odd numbers, spread over the items, the last one behind the last item: that is where a
// writer meets the end of a list. If there are writers, the first reader looks for what the last one puts
// in. The paper says which operations there are, not on which items: these are our choice.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

#ifndef READERS
#define READERS 3
#endif
#ifndef WRITERS
#define WRITERS 0
#endif
#ifndef ITEMS
#define ITEMS (READERS + WRITERS)
#endif

static int is_in(int item);

// Tells whether the item was missing.
static int put_in(int item);

static int item(int number) { return 2 * number; }

// The item of writer w, counted from 1.
static int new_item(int w) { return item(w * ITEMS / (WRITERS > 0 ? WRITERS : 1)) + 1; }

// Writers have the first numbers, counted from 1.
static void *run(void *number) {
    int w = (int)(intptr_t)number;
    int r = w - WRITERS;
    int as_it_must_be = 1;
    if (r < 1) {
        as_it_must_be = put_in(new_item(w));
    } else if (WRITERS > 0 && r == 1) {
        is_in(new_item(WRITERS));
    } else {
        as_it_must_be = is_in(item(r));
    }
    assert(as_it_must_be);
    return 0;
}

// The middle item first, then those below and those above it, so that a tree is balanced.
static void fill(int first, int last) {
    if (first > last) return;
    int middle = (first + last) / 2;
    put_in(item(middle));
    fill(first, middle - 1);
    fill(middle + 1, last);
}

int main(void) {
    pthread_t thread;
    fill(1, ITEMS);
    for (int i = 1; i <= WRITERS + READERS; i++) pthread_create(&thread, 0, run, (void *)(intptr_t)i);
    pthread_exit(0);
}
