"""Puzzles: positions of real matches, each as its mover sees it, with one clearly best action."""
