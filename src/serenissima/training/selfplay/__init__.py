"""Self-play that trains a game's networks; everything here needs PyTorch."""
