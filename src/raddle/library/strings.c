// Strings.
#include <string.h>
#undef strchr
#undef strrchr
#undef strstr
#undef strpbrk
#undef strchrnul
#undef memchr
#undef memrchr

size_t strlen(const char *s) {
    size_t n = 0;
    while (s[n]) n++;
    return n;
}

size_t strnlen(const char *s, size_t most) {
    size_t n = 0;
    while (n < most && s[n]) n++;
    return n;
}

int strcmp(const char *a, const char *b) {
    while (*a && *a == *b) a++, b++;
    return (unsigned char)*a - (unsigned char)*b;
}

int strncmp(const char *a, const char *b, size_t most) {
    for (; most; a++, b++, most--)
        if (*a != *b || !*a) return (unsigned char)*a - (unsigned char)*b;
    return 0;
}

int strncasecmp(const char *a, const char *b, size_t most) {
    for (; most; a++, b++, most--) {
        int first = tolower((unsigned char)*a), second = tolower((unsigned char)*b);
        if (first != second || !first) return first - second;
    }
    return 0;
}

int strcasecmp(const char *a, const char *b) { return strncasecmp(a, b, SIZE_MAX); }

char *stpcpy(char *target, const char *source) {
    size_t n = 0;
    while ((target[n] = source[n])) n++;
    keep_apart(target, n + 1, source, n + 1);
    return target + n;
}

char *strcpy(char *target, const char *source) {
    stpcpy(target, source);
    return target;
}

char *strncpy(char *target, const char *source, size_t size) {
    size_t i = 0;
    for (; i < size && source[i]; i++) target[i] = source[i];
    keep_apart(target, size, source, i < size ? i + 1 : i);
    for (; i < size; i++) target[i] = 0;
    return target;
}

char *strcat(char *target, const char *source) {
    stpcpy(target + strlen(target), source);
    return target;
}

char *strncat(char *target, const char *source, size_t most) {
    size_t n = strlen(target), i = 0;
    for (; i < most && source[i]; i++) target[n + i] = source[i];
    target[n + i] = 0;
    keep_apart(target, n + i + 1, source, i < most ? i + 1 : i);
    return target;
}

char *strchr(const char *s, int c) {
    for (;; s++) {
        if (*s == (char)c) return (char *)s;
        if (!*s) return 0;
    }
}

char *strchrnul(const char *s, int c) {
    while (*s && *s != (char)c) s++;
    return (char *)s;
}

char *strrchr(const char *s, int c) {
    const char *found = 0;
    for (;; s++) {
        if (*s == (char)c) found = s;
        if (!*s) return (char *)found;
    }
}

char *strstr(const char *s, const char *wanted) {
    size_t n = strlen(wanted);
    for (;; s++) {
        if (!strncmp(s, wanted, n)) return (char *)s;
        if (!*s) return 0;
    }
}

// A set of characters is a string: all of it is read, whatever is found, as usual implementations do.
size_t strspn(const char *s, const char *accepted) {
    size_t n = 0, all = strlen(accepted);
    while (s[n] && memchr(accepted, s[n], all)) n++;
    return n;
}

size_t strcspn(const char *s, const char *rejected) {
    size_t n = 0, all = strlen(rejected);
    while (s[n] && !memchr(rejected, s[n], all)) n++;
    return n;
}

char *strpbrk(const char *s, const char *wanted) {
    s += strcspn(s, wanted);
    return *s ? (char *)s : 0;
}

// Ends a word where its separator stands; what follows. Nothing is written at a string's end.
static char *cut(char *end) {
    if (!*end) return end;
    *end = 0;
    return end + 1;
}

char *strtok_r(char *s, const char *separators, char **rest) {
    if (!s) s = *rest;
    s += strspn(s, separators);
    if (!*s) {
        *rest = s;
        return 0;
    }
    *rest = cut(s + strcspn(s, separators));
    return s;
}

char *strtok(char *s, const char *separators) {
    static char *rest;
    return strtok_r(s, separators, &rest);
}

char *strsep(char **rest, const char *separators) {
    char *s = *rest;
    if (!s) return 0;
    char *end = s + strcspn(s, separators), *next = cut(end);
    *rest = next == end ? 0 : next;
    return s;
}

char *strndup(const char *s, size_t most) {
    size_t n = strnlen(s, most);
    char *copy = malloc(n + 1);
    for (size_t i = 0; i < n; i++) copy[i] = s[i];
    copy[n] = 0;
    return copy;
}

char *strdup(const char *s) { return strndup(s, LARGEST); }

