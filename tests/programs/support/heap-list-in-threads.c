// Two threads push nodes from malloc onto a list under a mutex, main walks and frees it.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct node { int value; struct node *next; };
static struct node *head;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *push(void *value) {
    struct node *node = malloc(sizeof *node);
    node->value = (int)(long)value;
    pthread_mutex_lock(&mutex);
    node->next = head;
    head = node;
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, push, (void *)1);
    push((void *)2);
    pthread_join(thread, NULL);
    int sum = 0, count = 0;
    while (head) {
        struct node *node = head;
        sum += node->value;
        count++;
        head = node->next;
        free(node);
    }
    assert(sum == 3 && count == 2);
    return 0;
}
