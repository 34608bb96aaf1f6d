"""Running tables: decides commands one at a time, informs listeners, runs computer players."""
