// Output: everything goes to the machine's print, which shows it in the trace. The streams are
// constants here, so naming stdout touches no shared memory. <stdio.h> declares them otherwise, and so
// is not included.
struct stream {
    int descriptor;
};

static struct stream streams[3] = {{0}, {1}, {2}};
struct stream *const stdin = &streams[0];
struct stream *const stdout = &streams[1];
struct stream *const stderr = &streams[2];

static int descriptor_of(struct stream *stream) {
    if (stream == &streams[1]) return 1;
    if (stream == &streams[2]) return 2;
    __raddle_unsupported("output to other streams than stdout and stderr");
}

int printf(const char *format, ...) {
    va_list list;
    va_start(list, format);
    int count = __raddle_vprint(1, format, list);
    va_end(list);
    return count;
}

int fprintf(struct stream *stream, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int count = __raddle_vprint(descriptor_of(stream), format, list);
    va_end(list);
    return count;
}

int dprintf(int descriptor, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int count = __raddle_vprint(descriptor, format, list);
    va_end(list);
    return count;
}

int vprintf(const char *format, va_list list) { return __raddle_vprint(1, format, list); }

int vfprintf(struct stream *stream, const char *format, va_list list) {
    return __raddle_vprint(descriptor_of(stream), format, list);
}

int puts(const char *s) { return __raddle_print(1, "%s\n", s); }
int putchar(int c) { return __raddle_print(1, "%c", c), (unsigned char)c; }
int putchar_unlocked(int c) { return putchar(c); }
int fputc(int c, struct stream *stream) { return __raddle_print(descriptor_of(stream), "%c", c), (unsigned char)c; }
int putc(int c, struct stream *stream) { return fputc(c, stream); }
int fputs(const char *s, struct stream *stream) { return __raddle_print(descriptor_of(stream), "%s", s); }

size_t fwrite(const void *data, size_t size, size_t count, struct stream *stream) {
    __raddle_print(descriptor_of(stream), "%.*s", (int)(size * count), (const char *)data);
    return count;
}

long write(int descriptor, const void *data, size_t size) {
    if (descriptor != 1 && descriptor != 2) __raddle_unsupported("write to other files than 1 and 2");
    __raddle_print(descriptor, "%.*s", (int)size, (const char *)data);
    return (long)size;
}

void perror(const char *s) { __raddle_print(2, "%s: error %d\n", s, errno); }
int fflush(struct stream *stream) { return 0; }
int setvbuf(struct stream *stream, char *buffer, int mode, size_t size) { return 0; }
void setbuf(struct stream *stream, char *buffer) {}
int ferror(struct stream *stream) { return 0; }
