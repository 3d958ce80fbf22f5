#include <assert.h>
#include <pthread.h>
#include <raddle.h>
struct account { int id; long balance; };
static struct account accounts[3] = {{1, 100}, {2, 100}, {3, 100}};
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_t t[2];
struct job { struct account *from, *to; int amount; };
static struct job jobs[2] = {{&accounts[0], &accounts[1], 5}, {&accounts[1], &accounts[0], 5}};
static void move(struct account *from, struct account *to, int amount) {
    from->balance -= amount;
    to->balance += amount;
}
static void *clerk(void *arg) {
    struct job *job = arg;
    for (;;) {
        pthread_mutex_lock(&m);
        if (job->from->balance >= job->amount) { move(job->from, job->to, job->amount); raddle_progress(); }
        assert(accounts[0].balance + accounts[1].balance == 200);
        pthread_mutex_unlock(&m);
    }
    return 0;
}
int main(void) {
    for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, clerk, &jobs[i]);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
}
