#include <netinet/in.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define ROOM 8

static int waiting[ROOM], first, last, count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t some = PTHREAD_COND_INITIALIZER;

static void *serve(void *unused) {
    for (;;) {
        char text[256];
        pthread_mutex_lock(&lock);
        while (count == 0)
            pthread_cond_wait(&some, &lock);
        int caller = waiting[first];
        first = (first + 1) % ROOM;
        count--;
        pthread_mutex_unlock(&lock);
        ssize_t got = recv(caller, text, sizeof text, 0);
        if (got > 0)
            send(caller, text, got, 0);
        close(caller);
    }
    return NULL;
}

int main(int argc, char **argv) {
    int door = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in address;
    pthread_t threads[2];
    if (door < 0 || argc < 2) {
        perror("socket");
        return 1;
    }
    memset(&address, 0, sizeof address);
    address.sin_family = AF_INET;
    address.sin_port = htons(atoi(argv[1]));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (bind(door, (struct sockaddr *)&address, sizeof address) < 0 || listen(door, 5) < 0)
        return 1;
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, serve, NULL);
    for (;;) {
        int caller = accept(door, NULL, NULL);
        if (caller < 0)
            continue;
        pthread_mutex_lock(&lock);
        if (count < ROOM) {
            waiting[last] = caller;
            last = (last + 1) % ROOM;
            count++;
            pthread_cond_signal(&some);
        } else
            close(caller);
        pthread_mutex_unlock(&lock);
    }
}
