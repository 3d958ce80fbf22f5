"""What a program is made of in a proof: memory, threads, allocations, and what a step of a thread is."""
