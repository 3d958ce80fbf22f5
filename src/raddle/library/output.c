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

static int checked(int descriptor) {
    if (descriptor != 1 && descriptor != 2) __raddle_unsupported("output to other files than 1 and 2");
    return descriptor;
}

static int print_formatted(int descriptor, const char *format, va_list list) {
    int count = put_formatted(format, list, 0);
    __raddle_print(descriptor);
    return count;
}

int printf(const char *format, ...) {
    va_list list;
    va_start(list, format);
    int count = print_formatted(1, format, list);
    va_end(list);
    return count;
}

int fprintf(struct stream *stream, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int count = print_formatted(descriptor_of(stream), format, list);
    va_end(list);
    return count;
}

int dprintf(int descriptor, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int count = print_formatted(checked(descriptor), format, list);
    va_end(list);
    return count;
}

int vprintf(const char *format, va_list list) { return print_formatted(1, format, list); }

int vfprintf(struct stream *stream, const char *format, va_list list) {
    return print_formatted(descriptor_of(stream), format, list);
}

int vdprintf(int descriptor, const char *format, va_list list) {
    return print_formatted(checked(descriptor), format, list);
}

static void put_text(const char *s) {
    while (*s) put(*s++);
}

static int print_text(int descriptor, const char *s, const char *end) {
    put_text(s);
    put_text(end);
    int count = (int)__raddle_text_size();
    __raddle_print(descriptor);
    return count;
}

static int print_byte(int descriptor, int c) {
    put_given(c);
    __raddle_print(descriptor);
    return (unsigned char)c;
}

static void print_bytes(int descriptor, const char *data, size_t size) {
    for (size_t i = 0; i < size; i++) put(data[i]);
    if (size) __raddle_print(descriptor);
}

int puts(const char *s) { return print_text(1, s, "\n"); }
int fputs(const char *s, struct stream *stream) { return print_text(descriptor_of(stream), s, ""); }
int putchar(int c) { return print_byte(1, c); }
int putchar_unlocked(int c) { return print_byte(1, c); }
int fputc(int c, struct stream *stream) { return print_byte(descriptor_of(stream), c); }
int putc(int c, struct stream *stream) { return print_byte(descriptor_of(stream), c); }

size_t fwrite(const void *data, size_t size, size_t count, struct stream *stream) {
    size_t total;
    if (__builtin_mul_overflow(size, count, &total)) __raddle_unsupported("output of more bytes than there are");
    print_bytes(descriptor_of(stream), data, total);
    return size ? count : 0;
}

ssize_t write(int descriptor, const void *data, size_t size) {
    print_bytes(checked(descriptor), data, size);
    return (ssize_t)size;
}

void perror(const char *s) {
    int number = errno;
    if (s && *s) {
        put_text(s);
        put_text(": ");
    }
    put_text("error ");
    struct field plain = {.precision = -1};
    put_integer(&plain, number < 0 ? 0 - (word)number : (word)number, number < 0, 10, DIGITS, "");
    print_text(2, "\n", "");
}

int fflush(struct stream *stream) { return 0; }

// A buffer of the program's would be written by every output.
static void refuse_buffer(char *buffer) {
    if (buffer) __raddle_unsupported("a buffer of the program's own for a stream (pass a null pointer)");
}

int setvbuf(struct stream *stream, char *buffer, int mode, size_t size) {
    refuse_buffer(buffer);
    return 0;
}

void setbuf(struct stream *stream, char *buffer) { refuse_buffer(buffer); }
int ferror(struct stream *stream) { return 0; }
