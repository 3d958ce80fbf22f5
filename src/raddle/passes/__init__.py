"""Transforms of raddle IR, one per file; pipeline.py lists them in order."""
