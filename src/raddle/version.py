"""raddle's version, in a module of its own so that nothing heavy is imported to print it."""

VERSION = "0.1.0"
