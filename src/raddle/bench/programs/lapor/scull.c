// scull: models the SV-COMP program scull, a toy character device of Linux whose contents are a chain of
// small memory blocks. Two writers open the device, which empties it, and write; two readers read twice.
// All is done under the device's lock, 2 critical sections for each thread: 8! / 2^4 orders.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { QUANTUM = 2, WRITERS = 2, READERS = 2 };

struct block {
    char data[QUANTUM];
    struct block *next;
};

struct device {
    pthread_mutex_t mutex;
    struct block *first;
    int size;
};

// An open file: its device and the place in it.
struct file {
    struct device *device;
    int position;
};

static struct device scull = {.mutex = PTHREAD_MUTEX_INITIALIZER};

static void trim(struct device *device) {
    struct block *block = device->first;
    while (block) {
        struct block *next = block->next;
        free(block);
        block = next;
    }
    device->first = 0;
    device->size = 0;
}

// The n-th block, made if it is missing.
static struct block *follow(struct device *device, int n) {
    struct block **link = &device->first;
    for (;;) {
        if (!*link) *link = calloc(1, sizeof **link);
        if (n-- == 0) return *link;
        link = &(*link)->next;
    }
}

static struct file open_device(struct device *device, int for_writing) {
    if (for_writing) {
        pthread_mutex_lock(&device->mutex);
        trim(device);
        pthread_mutex_unlock(&device->mutex);
    }
    return (struct file){device, 0};
}

static int write_device(struct file *file, const char *from, int count) {
    struct device *device = file->device;
    pthread_mutex_lock(&device->mutex);
    int start = file->position % QUANTUM;
    if (count > QUANTUM - start) count = QUANTUM - start;
    memcpy(follow(device, file->position / QUANTUM)->data + start, from, (size_t)count);
    file->position += count;
    if (device->size < file->position) device->size = file->position;
    pthread_mutex_unlock(&device->mutex);
    return count;
}

static int read_device(struct file *file, char *to, int count) {
    struct device *device = file->device;
    pthread_mutex_lock(&device->mutex);
    int start = file->position % QUANTUM;
    if (count > QUANTUM - start) count = QUANTUM - start;
    int left = device->size > file->position ? device->size - file->position : 0;
    if (count > left) count = left;
    if (count > 0) {
        memcpy(to, follow(device, file->position / QUANTUM)->data + start, (size_t)count);
        file->position += count;
    }
    pthread_mutex_unlock(&device->mutex);
    return count;
}

static void *writer(void *letter) {
    struct file file = open_device(&scull, 1);
    char text[QUANTUM];
    memset(text, *(const char *)letter, sizeof text);
    assert(write_device(&file, text, QUANTUM) == QUANTUM);
    return 0;
}

static void *reader(void *unused) {
    struct file file = open_device(&scull, 0);
    for (int i = 0; i < 2; i++) {
        char text[QUANTUM];
        if (read_device(&file, text, QUANTUM) > 0) assert(text[0] == text[QUANTUM - 1]);
    }
    return unused;
}

int main(void) {
    static const char letters[WRITERS] = {'a', 'b'};
    pthread_t thread;
    for (int i = 0; i < WRITERS; i++) pthread_create(&thread, 0, writer, (void *)&letters[i]);
    for (int i = 0; i < READERS; i++) pthread_create(&thread, 0, reader, 0);
    pthread_exit(0);
}
