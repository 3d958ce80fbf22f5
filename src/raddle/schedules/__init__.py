"""Program schedules: what of a tree a runtime can enforce, their file format, their enforcement."""
