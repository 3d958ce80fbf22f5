"""raddle's own C library: pthreads, C11 threads and the everyday functions, over raddle's operations.

`library.ll` is compiled from the C files here by `python -m raddle.library.build` and committed;
lowering takes from it what a program reaches.
"""
