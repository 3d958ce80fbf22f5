"""Functions of the C library that ask or tell the world outside of the program, and that raddle's machine
does not have. Proofs know what they may answer (impact/memory), and real runs of a schedule call them."""

ABROAD = frozenset((
    "socket", "bind", "listen", "accept", "connect", "send", "recv", "shutdown", "setsockopt", "htons",
    "htonl", "ntohs", "ntohl", "open", "read", "close", "fsync", "dup", "fgets", "getchar", "getc", "fgetc",
    "getchar_unlocked", "getc_unlocked", "fopen", "fopen64", "fdopen", "fclose", "fileno", "select", "poll",
))  # fmt: skip
