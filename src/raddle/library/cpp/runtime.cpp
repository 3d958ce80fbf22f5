// The whole runtime as one translation unit, so that it makes one module.
#include "runtime.h"

#include "exceptions.cpp"
#include "input.cpp"
#include "memory.cpp"
#include "statics.cpp"
#include "streams.cpp"
#include "threads.cpp"
