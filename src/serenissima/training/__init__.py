"""Comparison of computer players."""
