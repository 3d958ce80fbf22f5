"""What accesses, copies, lives of objects and the heap mean in a step."""
