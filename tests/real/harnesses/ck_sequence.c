// Concurrency Kit: the sequence lock. Its readers' copies are atomic, as its manual asks for.
#include <assert.h>
#include <ck_pr.h>
#include <ck_sequence.h>
#include <pthread.h>

static ck_sequence_t lock = CK_SEQUENCE_INITIALIZER;
static int a, b;

static void *change(void *u) {
    ck_sequence_write_begin(&lock);
    ck_pr_store_int(&a, 1);
    ck_pr_store_int(&b, 1);
    ck_sequence_write_end(&lock);
    return u;
}

int main(void) {
    pthread_t t;
    int x, y;
    unsigned version;
    pthread_create(&t, 0, change, 0);
    do {
        version = ck_sequence_read_begin(&lock);
        x = ck_pr_load_int(&a);
        y = ck_pr_load_int(&b);
#ifdef BUG // no look at the version
        break;
#endif
    } while (ck_sequence_read_retry(&lock, version));
    assert(x == y);
    pthread_join(t, 0);
    return 0;
}
