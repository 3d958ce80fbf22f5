// raddle_tests [-tc="part of a name*"] [--help]: doctest's main.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include "doctest/doctest.h"
