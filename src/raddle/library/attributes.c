// Attributes are memory, also where they mean nothing: what ends them writes it, what is made by them reads it.
static void end_attributes(void *attributes) {
    int kept = *(int *)attributes;
    *(int *)attributes = kept;
}

static void read_attributes(const void *attributes) {
    if (attributes) {
        int kept = *(const int *)attributes;
    }
}
