// The orders of a program's accesses. Each access names its own, LOAD(acquire); -DORDER=release_acquire or
// -DORDER=seq_cst puts that one in the place of all of them.
#pragma once
#include <stdatomic.h>

#ifndef ORDER
#define ORDER own
#endif

#define ORDER_JOIN(access, order) access##_##order
#define ORDER_OF(access, order) ORDER_JOIN(access, order)
#define LOAD(own) ORDER_OF(LOAD, ORDER)(own)
#define STORE(own) ORDER_OF(STORE, ORDER)(own)
#define UPDATE(own) ORDER_OF(UPDATE, ORDER)(own)

#define LOAD_own(own) memory_order_##own
#define STORE_own(own) memory_order_##own
#define UPDATE_own(own) memory_order_##own
#define LOAD_release_acquire(own) memory_order_acquire
#define STORE_release_acquire(own) memory_order_release
#define UPDATE_release_acquire(own) memory_order_acq_rel
#define LOAD_seq_cst(own) memory_order_seq_cst
#define STORE_seq_cst(own) memory_order_seq_cst
#define UPDATE_seq_cst(own) memory_order_seq_cst
