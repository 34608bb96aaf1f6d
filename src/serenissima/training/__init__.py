"""Compares players."""
