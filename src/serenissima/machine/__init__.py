"""What this machine can do: games compiled ahead on it, and how fast they run."""
