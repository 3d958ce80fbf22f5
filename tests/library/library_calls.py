"""Calls of library functions on memory `m`: one line for each access of raddle.library.effects.

A line has: function and argument; the type of m's elements; what they are before; what another thread (if the
function reads) or the function (if it writes) puts there; the call; for reads, its result before and after.
`*` is anything new, `-` nothing that could be told apart; `0 * 16` is sixteen of them. m is exactly as
long as what is accessed.
"""

from __future__ import annotations

from dataclasses import dataclass

from raddle.library.effects import EFFECTS, Access

_READS = """
pthread_mutex_init 1 | int | 0 | 1 | TWICE(pthread_mutex_init(&made, m)) | 16 | 0
pthread_mutex_timedlock 1 | long | 0,0 | 0,-1 | BUSY(pthread_mutex_timedlock(&busy, m)) | 110 | 22
pthread_mutex_clocklock 2 | long | 0,0 | 0,-1 | BUSY(pthread_mutex_clocklock(&busy, 0, m)) | 110 | 22
mtx_timedlock 1 | long | 0,0 | 0,-1 | BUSY(mtx_timedlock((mtx_t *)&busy, m)) | 4 | 2
pthread_mutexattr_gettype 0 | int | 0 | 1 | KIND(pthread_mutexattr_gettype) | 0 | 1
pthread_create 1 | int | 0 | 1 | (pthread_create(&second, m, idle, 0), 0) | - | -
pthread_attr_getdetachstate 0 | int | 0 | 1 | KIND(pthread_attr_getdetachstate) | 0 | 1
pthread_mutexattr_getpshared 0 | int | 0 | 16 | KIND(pthread_mutexattr_getpshared) | 0 | 1
pthread_condattr_getpshared 0 | int | 0 | 16 | KIND(pthread_condattr_getpshared) | 0 | 1
pthread_rwlockattr_getpshared 0 | int | 0 | 16 | KIND(pthread_rwlockattr_getpshared) | 0 | 1
pthread_barrierattr_getpshared 0 | int | 0 | 16 | KIND(pthread_barrierattr_getpshared) | 0 | 1
pthread_mutexattr_getprotocol 0 | int | 0 | 256 | KIND(pthread_mutexattr_getprotocol) | 0 | 1
pthread_condattr_getclock 0 | int | 0 | 1 | KIND(pthread_condattr_getclock) | 0 | 1
pthread_rwlockattr_getkind_np 0 | int | 0 | 2 | KIND(pthread_rwlockattr_getkind_np) | 0 | 2
pthread_attr_getscope 0 | int | 0,0 | 0,1 | KIND(pthread_attr_getscope) | 0 | 1
pthread_attr_getinheritsched 0 | int | 0,0,0 | 0,0,1 | KIND(pthread_attr_getinheritsched) | 0 | 1
pthread_attr_getschedpolicy 0 | int | 0,0,0,0 | 0,0,0,1 | KIND(pthread_attr_getschedpolicy) | 0 | 1
pthread_attr_getschedparam 0 | int | 0,0,0,0,0 | 0,0,0,0,1 | KIND(pthread_attr_getschedparam) | 0 | 1
pthread_attr_getstacksize 0 | long | 0,0,0,0 | 0,0,0,1 | LARGE(pthread_attr_getstacksize) | 0 | 1
pthread_attr_getguardsize 0 | long | 0,0,0,0,0 | 0,0,0,0,1 | LARGE(pthread_attr_getguardsize) | 0 | 1
pthread_attr_setschedparam 1 | int | 0 | 1 | pthread_attr_setschedparam(&shape, m) | 0 | 22
pthread_attr_setaffinity_np 2 | char | 1,0 | 1,1 | pthread_attr_setaffinity_np(&shape, 2, m) | - | -
pthread_setname_np 1 | char | 97,0 | 0,0 | pthread_setname_np(pthread_self(), m) | - | -
pthread_setaffinity_np 2 | char | 1,0 | 1,1 | pthread_setaffinity_np(pthread_self(), 2, m) | - | -
pthread_cond_init 1 | int | 0 | 0 | pthread_cond_init(&cond, m) | - | -
pthread_cond_timedwait 2 | long | 0,0 | 0,-1 | BUSY(pthread_cond_timedwait(&cond, &busy, m)) | 110 | 22
pthread_cond_clockwait 3 | long | 0,0 | 0,-1 | BUSY(pthread_cond_clockwait(&cond, &busy, 0, m)) | 110 | 22
cnd_timedwait 2 | long | 0,0 | 0,-1 | BUSY(cnd_timedwait((cnd_t *)&cond, (mtx_t *)&busy, m)) | 4 | 2
pthread_rwlock_init 1 | int | 0 | 0 | pthread_rwlock_init(&rows, m) | - | -
pthread_rwlock_timedrdlock 1 | long | 0,0 | 0,-1 | WRITING(pthread_rwlock_timedrdlock(&rows, m)) | 110 | 22
pthread_rwlock_timedwrlock 1 | long | 0,0 | 0,-1 | WRITING(pthread_rwlock_timedwrlock(&rows, m)) | 110 | 22
pthread_barrier_init 1 | int | 0 | 0 | pthread_barrier_init(&gate, m, 1) | - | -
sem_timedwait 1 | long | 0,0 | 0,-1 | (sem_timedwait(&empty, m), errno) | 110 | 22
sem_clockwait 2 | long | 0,0 | 0,-1 | (sem_clockwait(&empty, 0, m), errno) | 110 | 22
thrd_sleep 0 | long | 0,0 | 0,-1 | thrd_sleep(m, 0) | 0 | -2
nanosleep 0 | long | 0,0 | 0,1 | nanosleep(m, 0) | - | -
clock_nanosleep 2 | long | 0,0 | 0,-1 | clock_nanosleep(0, 0, m, 0) | 0 | 22
memcpy 1 | char | 1,2 | 1,3 | (memcpy(room, m, 2), room[1]) | 2 | 3
memmove 1 | char | 1,2 | 1,3 | (memmove(room, m, 2), room[1]) | 2 | 3
mempcpy 1 | char | 1,2 | 1,3 | (mempcpy(room, m, 2), room[1]) | 2 | 3
memccpy 1 | char | 1,2 | 9,2 | memccpy(room, m, 9, 2) == 0 | 1 | 0
memcmp 0 | char | 1,2 | 1,3 | memcmp(m, "\\1\\2", 2) | 0 | 1
memcmp 1 | char | 1,2 | 1,3 | memcmp("\\1\\2", m, 2) | 0 | -1
bcmp 0 | char | 1,2 | 1,3 | bcmp(m, "\\1\\2", 2) | 0 | 1
bcmp 1 | char | 1,2 | 1,3 | bcmp("\\1\\2", m, 2) != 0 | 0 | 1
memchr 0 | char | 1,2 | 1,9 | memchr(m, 9, 2) != 0 | 0 | 1
memrchr 0 | char | 1,2 | 9,2 | memrchr(m, 9, 2) != 0 | 0 | 1
strlen 0 | char | 97,0 | 0,0 | strlen(m) | 1 | 0
strnlen 0 | char | 97,98 | 97,0 | strnlen(m, 2) | 2 | 1
strdup 0 | char | 97,0 | 98,0 | strdup(m)[0] | 97 | 98
strndup 0 | char | 97,98 | 98,98 | strndup(m, 2)[0] | 97 | 98
strcmp 0 | char | 97,0 | 98,0 | strcmp(m, "a") | 0 | 1
strcmp 1 | char | 97,0 | 98,0 | strcmp("a", m) | 0 | -1
strcasecmp 0 | char | 97,0 | 98,0 | strcasecmp(m, "A") | 0 | 1
strcasecmp 1 | char | 97,0 | 98,0 | strcasecmp("A", m) | 0 | -1
strncmp 0 | char | 97,98 | 97,99 | strncmp(m, "abc", 2) | 0 | 1
strncmp 1 | char | 97,98 | 97,99 | strncmp("abc", m, 2) | 0 | -1
strncasecmp 0 | char | 97,98 | 97,99 | strncasecmp(m, "ABC", 2) | 0 | 1
strncasecmp 1 | char | 97,98 | 97,99 | strncasecmp("ABC", m, 2) | 0 | -1
strstr 0 | char | 97,0 | 98,0 | strstr(m, "b") != 0 | 0 | 1
strstr 1 | char | 97,0 | 98,0 | strstr("b", m) != 0 | 0 | 1
strspn 0 | char | 97,0 | 98,0 | strspn(m, "b") + strlen(m) | 1 | 2
strspn 1 | char | 97,0 | 98,0 | strspn("b", m) | 0 | 1
strcspn 0 | char | 97,0 | 98,0 | strcspn(m, "b") | 1 | 0
strcspn 1 | char | 97,0 | 98,0 | strcspn("b", m) | 1 | 0
strpbrk 0 | char | 97,0 | 98,0 | strpbrk(m, "b") != 0 | 0 | 1
strpbrk 1 | char | 97,0 | 98,0 | strpbrk("b", m) != 0 | 0 | 1
stpcpy 1 | char | 97,0 | 98,0 | (stpcpy(room, m), room[0]) | 97 | 98
strcpy 1 | char | 97,0 | 98,0 | (strcpy(room, m), room[0]) | 97 | 98
strncpy 1 | char | 97,98 | 98,98 | (strncpy(room, m, 2), room[0]) | 97 | 98
strcat 1 | char | 97,0 | 98,0 | (room[0] = 0, strcat(room, m), room[0]) | 97 | 98
strncat 1 | char | 97,98 | 98,98 | (room[0] = 0, strncat(room, m, 2), room[0]) | 97 | 98
strchr 0 | char | 97,0 | 98,0 | strchr(m, 98) != 0 | 0 | 1
strchrnul 0 | char | 97,0 | 98,0 | *strchrnul(m, 98) | 0 | 98
strrchr 0 | char | 97,0 | 98,0 | strrchr(m, 98) != 0 | 0 | 1
strtok_r 1 | char | 97,0 | 98,0 | (strcpy(room, "b"), strtok_r(room, m, &rest) != 0) | 1 | 0
strtok 1 | char | 97,0 | 98,0 | (strcpy(room, "b"), strtok(room, m) != 0) | 1 | 0
strsep 1 | char | 97,0 | 98,0 | (strcpy(room, "bc"), rest = room, strlen(strsep(&rest, m))) | 2 | 0
printf 0 | char | 97,0 | 0,0 | printf(m) | 1 | 0
printf 1 | char | 97,0 | 0,0 | printf("%s", (char *)m) | 1 | 0
printf 2 | char | 97,98 | 97,0 | printf("%.*s", 2, (char *)m) | 2 | 1
vprintf 0 | char | 97,0 | 0,0 | listed(0, m) | 1 | 0
vprintf 1 | char | 97,0 | 0,0 | listed(0, "%s", (char *)m) | 1 | 0
fprintf 1 | char | 97,0 | 0,0 | fprintf(stderr, m) | 1 | 0
fprintf 2 | char | 97,0 | 0,0 | fprintf(stdout, "%5s%-3s|", "", (char *)m) - 9 + strlen(m) | 1 | 0
vfprintf 1 | char | 97,0 | 0,0 | listed(1, m) | 1 | 0
dprintf 1 | char | 97,0 | 0,0 | dprintf(2, m) | 1 | 0
vdprintf 1 | char | 97,0 | 0,0 | listed(2, m) | 1 | 0
snprintf 2 | char | 97,0 | 0,0 | snprintf(room, 8, m) | 1 | 0
snprintf 3 | char | 97,0 | 0,0 | snprintf(room, 8, "%s", (char *)m) | 1 | 0
vsnprintf 2 | char | 97,0 | 0,0 | listed(3, m) | 1 | 0
sprintf 1 | char | 97,0 | 0,0 | sprintf(room, m) | 1 | 0
vsprintf 1 | char | 97,0 | 0,0 | listed(4, m) | 1 | 0
asprintf 1 | char | 97,0 | 0,0 | asprintf(&rest, m) | 1 | 0
vasprintf 1 | char | 97,0 | 0,0 | listed(5, m) | 1 | 0
puts 0 | char | 97,0 | 0,0 | puts(m) | 2 | 1
perror 0 | char | 97,0 | 0,0 | (perror(m), 0) | - | -
fputs 0 | char | 97,0 | 0,0 | fputs(m, stdout) | 1 | 0
fwrite 0 | char | 97,0 | 97,98 | fwrite(m, 1, 2, stdout) | - | -
write 1 | char | 97,0 | 97,98 | write(1, m, 2) | - | -
strtol 0 | char | 49,0 | 50,0 | strtol(m, 0, 10) | 1 | 2
strtoul 0 | char | 49,0 | 50,0 | strtoul(m, 0, 10) | 1 | 2
strtoll 0 | char | 49,0 | 50,0 | strtoll(m, 0, 10) | 1 | 2
strtoull 0 | char | 49,0 | 50,0 | strtoull(m, 0, 10) | 1 | 2
atoi 0 | char | 49,0 | 50,0 | atoi(m) | 1 | 2
atol 0 | char | 49,0 | 50,0 | atol(m) | 1 | 2
atoll 0 | char | 49,0 | 50,0 | atoll(m) | 1 | 2
strtod 0 | char | 49,0 | 50,0 | strtod(m, 0) | 1 | 2
strtof 0 | char | 49,0 | 50,0 | strtof(m, 0) | 1 | 2
atof 0 | char | 49,0 | 50,0 | atof(m) | 1 | 2
bsearch 0 | int | 5 | 6 | bsearch(m, table, 2, 4, compare) != 0 | 1 | 0
bsearch 1 | int | 5,7 | 6,7 | bsearch(&five, m, 2, 4, compare) != 0 | 1 | 0
getenv 0 | char | 97,0 | 98,0 | getenv(m) != 0 | - | -
secure_getenv 0 | char | 97,0 | 98,0 | secure_getenv(m) == 0 | - | -
unsetenv 0 | char | 97,0 | 98,0 | unsetenv(m) | - | -
setenv 0 | char | 97,0 | 98,0 | (setenv(m, "1", 1), getenv("b") != 0) | 0 | 1
setenv 1 | char | 97,0 | 98,0 | (setenv("x", m, 1), getenv("x")[0]) | 97 | 98
setrlimit 1 | long | 0,1 | 2,1 | setrlimit(0, (const void *)m) | 0 | -1
sigaddset 0 | long | 0 | 1 | (sigaddset((void *)m, 2), sigismember((void *)m, 1)) | 0 | 1
sigdelset 0 | long | 0 | 1 | (sigdelset((void *)m, 2), sigismember((void *)m, 1)) | 0 | 1
sigismember 0 | long | 0 | 1 | sigismember((void *)m, 1) | 0 | 1
pthread_sigmask 1 | long | 0 | 1 | pthread_sigmask(0, (void *)m, 0) | - | -
sigaction 1 | long | 0 * 19 | 1 * 19 | sigaction(13, (void *)m, 0) | - | -
sigprocmask 1 | long | 0 | 1 | sigprocmask(0, (void *)m, 0) | - | -
strtoimax 0 | char | 49,0 | 50,0 | strtoimax(m, 0, 10) | 1 | 2
strtoumax 0 | char | 49,0 | 50,0 | strtoumax(m, 0, 10) | 1 | 2
"""

_WRITES = """
pthread_mutexattr_init 0 | int | 9 | 0 | pthread_mutexattr_init(m)
pthread_mutexattr_destroy 0 | int | 0 | 0 | pthread_mutexattr_destroy(m)
pthread_mutexattr_settype 0 | int | 0 | 1 | pthread_mutexattr_settype(m, 1)
pthread_mutexattr_setpshared 0 | int | 0 | 0 | pthread_mutexattr_setpshared(m, 0)
pthread_mutexattr_setprotocol 0 | int | 0 | 0 | pthread_mutexattr_setprotocol(m, 0)
pthread_mutexattr_gettype 1 | int | 9 | 0 | pthread_mutexattr_gettype(&type, m)
pthread_create 0 | long | 0 | * | pthread_create(m, 0, idle, 0)
pthread_join 1 | long | 0 | 5 | pthread_join(made_thread(), m)
pthread_key_create 0 | int | 9 | 0 | pthread_key_create(m, 0)
tss_create 0 | int | 9 | 0 | tss_create(m, 0)
pthread_setcancelstate 1 | int | 9 | 0 | pthread_setcancelstate(0, m)
pthread_setcanceltype 1 | int | 9 | 0 | pthread_setcanceltype(0, m)
pthread_attr_setdetachstate 0 | int | 0 | 1 | pthread_attr_setdetachstate(m, 1)
pthread_attr_getdetachstate 1 | int | 9 | 0 | pthread_attr_getdetachstate(&shape, m)
pthread_mutexattr_getpshared 1 | int | 9 | 0 | pthread_mutexattr_getpshared(&type, m)
pthread_condattr_getpshared 1 | int | 9 | 0 | pthread_condattr_getpshared(&wait, m)
pthread_rwlockattr_getpshared 1 | int | 9 | 0 | pthread_rwlockattr_getpshared(&row, m)
pthread_barrierattr_getpshared 1 | int | 9 | 0 | pthread_barrierattr_getpshared(&gates, m)
pthread_mutexattr_getprotocol 1 | int | 9 | 0 | pthread_mutexattr_getprotocol(&type, m)
pthread_mutexattr_getrobust 1 | int | 9 | 0 | pthread_mutexattr_getrobust(&type, m)
pthread_condattr_getclock 1 | int | 9 | 0 | pthread_condattr_getclock(&wait, m)
pthread_rwlockattr_getkind_np 1 | int | 9 | 0 | pthread_rwlockattr_getkind_np(&row, m)
pthread_attr_getscope 1 | int | 9 | 0 | pthread_attr_getscope(&shape, m)
pthread_attr_getinheritsched 1 | int | 9 | 0 | pthread_attr_getinheritsched(&shape, m)
pthread_attr_getschedpolicy 1 | int | 9 | 0 | pthread_attr_getschedpolicy(&shape, m)
pthread_attr_getschedparam 1 | int | 9 | 0 | pthread_attr_getschedparam(&shape, m)
pthread_attr_getstacksize 1 | long | 9 | 0 | pthread_attr_getstacksize(&shape, m)
pthread_attr_setstacksize 0 | long | 0,0,0,0 | 0,0,0,65536 | pthread_attr_setstacksize(m, 65536)
pthread_attr_getguardsize 1 | long | 9 | 0 | pthread_attr_getguardsize(&shape, m)
pthread_attr_setguardsize 0 | long | 0,0,0,0,0 | 0,0,0,0,65536 | pthread_attr_setguardsize(m, 65536)
pthread_attr_init 0 | int | 9,9,9,9,9,9,9,9,9,9 | 0,0,0,0,0,9,*,0,4096,0 | pthread_attr_init(m)
pthread_attr_destroy 0 | int | 0 | 0 | pthread_attr_destroy(m)
pthread_attr_setscope 0 | int | 9,9 | 9,0 | pthread_attr_setscope(m, 0)
pthread_attr_setinheritsched 0 | int | 0,0,0 | 0,0,1 | pthread_attr_setinheritsched(m, 1)
pthread_attr_setschedpolicy 0 | int | 0,0,0,0 | 0,0,0,1 | pthread_attr_setschedpolicy(m, 1)
pthread_attr_setschedparam 0 | int | 0,0,0,1,0 | 0,0,0,1,7 | RANKED(pthread_attr_setschedparam(m, &rank))
pthread_attr_setaffinity_np 0 | int | 0 | 0 | pthread_attr_setaffinity_np(m, 0, 0)
pthread_condattr_init 0 | int | 9 | 0 | pthread_condattr_init(m)
pthread_condattr_destroy 0 | int | 0 | 0 | pthread_condattr_destroy(m)
pthread_condattr_setclock 0 | int | 0 | 0 | pthread_condattr_setclock(m, 0)
pthread_condattr_setpshared 0 | int | 0 | 0 | pthread_condattr_setpshared(m, 0)
pthread_rwlockattr_init 0 | int | 9 | 0 | pthread_rwlockattr_init(m)
pthread_rwlockattr_destroy 0 | int | 0 | 0 | pthread_rwlockattr_destroy(m)
pthread_rwlockattr_setpshared 0 | int | 0 | 0 | pthread_rwlockattr_setpshared(m, 0)
pthread_rwlockattr_setkind_np 0 | int | 0 | 0 | pthread_rwlockattr_setkind_np(m, 0)
pthread_barrierattr_init 0 | int | 9 | 0 | pthread_barrierattr_init(m)
pthread_barrierattr_destroy 0 | int | 0 | 0 | pthread_barrierattr_destroy(m)
pthread_barrierattr_setpshared 0 | int | 0 | 0 | pthread_barrierattr_setpshared(m, 0)
sem_getvalue 1 | int | 9 | 0 | sem_getvalue(&empty, m)
thrd_create 0 | long | 0 | * | thrd_create(m, idle_number, 0)
thrd_join 1 | int | 0 | 5 | thrd_join(made_thread(), m)
posix_memalign 0 | long | 0 | * | posix_memalign(m, 8, 4)
memcpy 0 | char | 0,0 | 1,2 | memcpy(m, "\\1\\2", 2)
memmove 0 | char | 0,0 | 1,2 | memmove(m, "\\1\\2", 2)
mempcpy 0 | char | 0,0 | 1,2 | mempcpy(m, "\\1\\2", 2)
memccpy 0 | char | 0,0 | 1,2 | memccpy(m, "\\1\\2\\3", 2, 3)
memset 0 | char | 0,0 | 7,7 | memset(m, 7, 2)
bzero 0 | char | 1,1 | 0,0 | (bzero(m, 2), 0)
explicit_bzero 0 | char | 1,1 | 0,0 | (explicit_bzero(m, 2), 0)
stpcpy 0 | char | 9,9 | 97,0 | stpcpy(m, "a")
strcpy 0 | char | 9,9 | 97,0 | strcpy(m, "a")
strncpy 0 | char | 9,9 | 97,0 | strncpy(m, "a", 2)
strcat 0 | char | 97,0,9 | 97,98,0 | strcat(m, "b")
strncat 0 | char | 97,0,9 | 97,98,0 | strncat(m, "bc", 1)
strtok_r 0 | char | 97,59 | 97,0 | strtok_r(m, ";", &rest)
strtok_r 2 | long | 0 | * | (strcpy(room, "a"), strtok_r(room, ";", m))
strtok 0 | char | 97,59 | 97,0 | strtok(m, ";")
strsep 0 | long | (long)&five | 0 | strsep(m, ";")
vsnprintf 0 | char | 9,9 | 97,0 | listed(6, "a", m)
snprintf 0 | char | 9,9 | 97,0 | snprintf(m, 2, "abc")
vsprintf 0 | char | 9,9 | 97,0 | listed(7, "a", m)
sprintf 0 | char | 9,9 | 97,0 | sprintf(m, "a")
vasprintf 0 | long | 0 | * | listed(8, "a", m)
asprintf 0 | long | 0 | * | asprintf(m, "a")
printf 1 | int | 0 | 2 | printf("ab%n", (int *)m)
printf 1 | long | 0 | 2 | printf("ab%ln", (long *)m)
strtol 1 | long | 0 | * | strtol("1", m, 10)
strtoul 1 | long | 0 | * | strtoul("1", m, 10)
strtoll 1 | long | 0 | * | strtoll("1", m, 10)
strtoull 1 | long | 0 | * | strtoull("1", m, 10)
strtod 1 | long | 0 | * | strtod("1", m)
strtof 1 | long | 0 | * | strtof("1", m)
rand_r 0 | int | 1 | * | rand_r(m)
qsort 0 | int | 7,5 | 5,7 | (qsort(m, 2, 4, compare), 0)
qsort_r 0 | int | 7,5 | 5,7 | (qsort_r(m, 2, 4, compare_in, 0), 0)
time 0 | long | 0 | * | time(m)
clock_gettime 1 | long | 5,5 | *,0 | clock_gettime(0, m)
clock_getres 1 | long | 5,5 | 0,* | clock_getres(0, m)
timespec_get 0 | long | 5,5 | *,0 | timespec_get(m, 1)
gettimeofday 0 | long | 5,5 | *,0 | gettimeofday(m, 0)
gettimeofday 1 | int | 5,5 | 0,0 | gettimeofday(&when, m)
getrlimit 1 | long | 1,1 | -1,-1 | getrlimit(0, (void *)m)
sigemptyset 0 | long | 1 * 16 | 0 * 16 | sigemptyset((void *)m)
sigfillset 0 | long | 1 * 16 | -1 * 16 | sigfillset((void *)m)
pthread_sigmask 2 | long | 1 * 16 | 0 * 16 | pthread_sigmask(0, 0, (void *)m)
sigprocmask 2 | long | 1 * 16 | 0 * 16 | sigprocmask(0, 0, (void *)m)
sigaction 2 | long | 1 * 19 | 0 * 19 | sigaction(13, 0, (void *)m)
strtoimax 1 | long | 1 | * | strtoimax("1", (char **)m, 10)
strtoumax 1 | long | 1 | * | strtoumax("1", (char **)m, 10)
__xpg_strerror_r 1 | char | 1,1 | 83,0 | __xpg_strerror_r(0, m, 2)
"""

EXEMPT = {
    "synchroniser": "its operations are atomic and have errors of their own",
    "block": "free and realloc: tests of allocation",
}
"""Extents without such programs, and why."""
UNCALLED = frozenset(("pthread_tryjoin_np",))
"""Refused. Those with __raddle_ in their names stand in for others."""


@dataclass(frozen=True, slots=True)
class Call:
    function: str
    argument: int
    writes: bool
    unit: str
    old: tuple[str, ...]
    new: tuple[str, ...]
    text: str
    results: tuple[str, str] = ("-", "-")

    @property
    def name(self) -> str:
        return f"{self.function}-{self.argument}" + ("-written" if self.writes else "")


def _elements(text: str) -> tuple[str, ...]:
    """1,2 or 0 * 16"""
    each, _, count = text.partition(" * ")
    return (each,) * int(count) if count else tuple(text.split(","))


def _calls(lines: str, writes: bool) -> list[Call]:
    found = []
    for line in lines.strip().split("\n"):
        who, unit, old, new, text, *results = (part.strip() for part in line.split(" | "))
        function, argument = who.split()
        elements = (old,) if "(" in old else _elements(old)
        outcome = (results[0], results[1]) if results else ("-", "-")
        found.append(Call(function, int(argument), writes, unit, elements, _elements(new), text, outcome))
    return found


CALLS = tuple(_calls(_READS, writes=False) + _calls(_WRITES, writes=True))


def without_a_call() -> list[tuple[str, Access]]:
    """Accesses of the table that no line above tries."""
    covered = {(call.function, call.argument) for call in CALLS}
    return [
        (name, access)
        for name, row in EFFECTS.items()
        for access in row
        if access.mode != "-"
        and access.extent not in EXEMPT
        and name not in UNCALLED
        and not name.startswith("__raddle_")
        and (name, access.argument) not in covered
    ]
