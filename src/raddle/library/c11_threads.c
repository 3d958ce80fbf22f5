// C11 <threads.h> over the same words as pthreads.
#include <threads.h>

// A thread's function returns int where the machine expects a pointer: both are one register.
int thrd_create(thrd_t *thread, thrd_start_t function, void *argument) {
    *thread = __raddle_spawn((void *)function, argument);
    return thrd_success;
}

static int keyed_int_start(int (*function)(void *), void *argument) {
    int result = function(argument);
    __raddle_end_thread();
    return result;
}

int __raddle_keyed_thrd_create(thrd_t *thread, thrd_start_t function, void *argument) {
    __raddle_thread_begins();
    *thread = __raddle_spawn((void *)keyed_int_start, (void *)function, argument);
    return thrd_success;
}

int thrd_join(thrd_t thread, int *result) {
    void *value = __raddle_join(thread);
    if (result) *result = (int)(word)value;
    return thrd_success;
}

int thrd_detach(thrd_t thread) {
    __raddle_detach(thread);
    return thrd_success;
}

thrd_t thrd_current(void) { return __raddle_self(); }
int thrd_equal(thrd_t first, thrd_t second) { return first == second; }
void thrd_exit(int result) { __raddle_exit_thread((void *)(word)(unsigned)result); }
void __raddle_full_thrd_exit(int result) { __raddle_full_pthread_exit((void *)(word)(unsigned)result); }
void thrd_yield(void) {}
int thrd_sleep(const struct timespec *duration, struct timespec *rest) { return wrong_time(duration) ? -2 : 0; }

int mtx_init(mtx_t *mutex, int type) {
    word kind = type & mtx_recursive ? RECURSIVE : NORMAL;
    init_mutex(mutex, kind);
    return thrd_success;
}

void mtx_destroy(mtx_t *mutex) { destroy_mutex(mutex); }

int mtx_lock(mtx_t *mutex) {
    __raddle_lock(WORD_OF(mutex));
    return thrd_success;
}

int mtx_unlock(mtx_t *mutex) {
    __raddle_unlock(WORD_OF(mutex));
    return thrd_success;
}

int mtx_trylock(mtx_t *mutex) { return __raddle_trylock(WORD_OF(mutex)) ? thrd_success : thrd_busy; }

int mtx_timedlock(mtx_t *mutex, const struct timespec *until) {
    int wrong = wrong_time(until);
    return __raddle_trylock(WORD_OF(mutex)) ? thrd_success : wrong ? thrd_error : thrd_timedout;
}

int cnd_init(cnd_t *condition) {
    init_condition(condition);
    return thrd_success;
}

void cnd_destroy(cnd_t *condition) { destroy_condition(condition); }

int cnd_wait(cnd_t *condition, mtx_t *mutex) {
    wait_on(condition, mutex);
    return thrd_success;
}

int cnd_timedwait(cnd_t *condition, mtx_t *mutex, const struct timespec *until) {
    if (wrong_deadline(until)) return thrd_error;
    return wait_for_a_time(condition, mutex) ? thrd_timedout : thrd_success;
}

int cnd_signal(cnd_t *condition) {
    __raddle_wake(waiting_word(condition));
    return thrd_success;
}

int cnd_broadcast(cnd_t *condition) {
    wake_all(condition);
    return thrd_success;
}

void call_once(once_flag *flag, void (*function)(void)) { do_once(flag, function); }

int tss_create(tss_t *key, tss_dtor_t destructor) {
    *key = new_key(destructor);
    return thrd_success;
}

void tss_delete(tss_t key) { pthread_key_delete(key); }
void *tss_get(tss_t key) { return pthread_getspecific(key); }
int tss_set(tss_t key, void *value) { return pthread_setspecific(key, value) ? thrd_error : thrd_success; }
