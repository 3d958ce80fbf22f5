// Whether an object was initialised before: some must not be initialised again, others not while in use. What
// memory holds that was never written, or held something else before, nobody knows: so a word of the object
// says that it was initialised, at this place, and not destroyed since. Global variables need no such word: they begin
// as what their initialisers say. It lies within the first bytes: headers of 32-bit machines have smaller objects.
typedef uintptr_t sign;
static sign *mark_of(void *object, int at) { return (sign *)((char *)object + 8 * at); }
static sign mark_at(void *object) { return (sign)object ^ (sign)0x726164646c65; }
// As native/core/machine/address.h and assemble/words.py have it.
static int is_global(void *object) { return (sign)object < (NARROW ? (word)1 << 29 : (word)1 << 39); }

static int is_marked(void *object, int at) { return __raddle_settled(*mark_of(object, at)) == mark_at(object); }
static void mark(void *object, int at) { *mark_of(object, at) = mark_at(object); }
static void unmark(void *object, int at) { *mark_of(object, at) = 0; }

// The same for objects that say themselves whether they are in use.
static int may_be_in_use(void *object, int at) { return is_global(object) || is_marked(object, at); }

static void note_initialised(void *object, int at) {
    if (!is_global(object)) mark(object, at);
}

static void note_destroyed(void *object, int at) {
    if (!is_global(object)) unmark(object, at);
}
