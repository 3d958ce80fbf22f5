#pragma once

#include "check.h"

namespace raddle {

// A number whose every bit depends on every bit of `h`, for names made of numbers.
inline u64 mixed(u64 h) {
    h = (h ^ (h >> 31)) * 0x9e3779b97f4a7c15;
    h = (h ^ (h >> 27)) * 0xbf58476d1ce4e5b9;
    return h ^ (h >> 30);
}

}  // namespace raddle
