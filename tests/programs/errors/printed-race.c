// A string is printed while another thread writes it.
#include <pthread.h>
#include <stdio.h>

static char text[3] = "ab";

static void *other(void *unused) {
    text[1] = 'c'; // RACE A
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    printf("%s\n", text); // RACE B
    pthread_join(thread, NULL);
    return 0;
}
