// Two threads count the lines of two files.
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
int lines, missing;

void *reader(void *name) {
    char line[80];
    FILE *file = fopen(name, "r");
    if (file == NULL) {
        pthread_mutex_lock(&lock);
        missing = errno;
        pthread_mutex_unlock(&lock);
        return NULL;
    }
    while (fgets(line, sizeof line, file) != NULL) {
        pthread_mutex_lock(&lock);
        lines++;
        pthread_mutex_unlock(&lock);
    }
    fclose(file);
    return NULL;
}

int main(int argc, char **argv) {
    pthread_t first, second;
    if (argc < 3) return 2;
    pthread_create(&first, NULL, reader, argv[1]);
    pthread_create(&second, NULL, reader, argv[2]);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    printf("%d\n", lines);
    if (missing) printf("missing: %s\n", strerror(missing));
    return 0;
}
