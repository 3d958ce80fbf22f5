"""Abstract reachability trees over raddle IR: which schedules of a program are proven safe."""
